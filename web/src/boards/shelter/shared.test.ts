import { expect, test } from "vitest";
import { SAVED } from "./fixtures";
import { shared } from "./shared";

test("a copy is the old thing itself", () => {
  const scene = SAVED[3].moments[0]!.scene;
  expect(shared(scene, structuredClone(scene))).toBe(scene);
});

test("where something has changed, only the way to it is new", () => {
  const old = { floors: [{ n: 0, places: [null, { room: "diner" }] }, { n: 1, places: [] }], round: 3 };
  const now = structuredClone(old);
  now.floors[1]!.n = 2;
  const found = shared(old, now);
  expect(found).toEqual(now);
  expect(found).not.toBe(old);
  expect(found.floors[0]).toBe(old.floors[0]);
  expect(found.floors[1]!.places).toBe(old.floors[1]!.places);
});

test("what is gone, new or of another kind is as the new value says", () => {
  const pairs: [unknown, unknown][] = [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2, 3], [1, 2]],
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [null, { a: 1 }],
    [{ a: 1 }, null],
  ];
  for (const [old, now] of pairs) expect(shared(old, now)).toStrictEqual(now);
});

test("every moment of a match is told as it is", () => {
  for (const { moments } of Object.values(SAVED))
    moments.reduce((old, { scene }) => {
      const found = shared(old, scene);
      expect(found).toEqual(scene);
      return found;
    }, moments[0]!.scene);
});
