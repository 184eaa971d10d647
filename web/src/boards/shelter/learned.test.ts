import { expect, test } from "vitest";
import { SAVED } from "./fixtures";
import { learned, TOPICS } from "./learned";

const { moments } = SAVED[2];

test("at the beginning nothing is done, and nothing for who only looks on", () => {
  const scene = structuredClone(moments[0]!.scene);
  scene.round = 1;
  const [player] = scene.players;
  Object.assign(player!, { placed: 0, ready: [], exhausted: [], dwellers: 2, trained: "", wounded_trained: "", defeated: 0 });
  scene.floors.forEach((floor) => floor.owner === 0 && (floor.places = floor.places.map(() => null)));
  expect(learned(scene, 0)).toEqual([]);
  expect(learned(scene, null)).toEqual([]);
  player!.placed = 1;
  expect(learned(scene, 0)).toEqual(["send"]);
  Object.assign(player!, { exhausted: ["radio"], dwellers: 3, wounded_trained: "S", defeated: 1 });
  expect(learned(scene, 0)).toEqual(["send", "item", "dweller", "train", "fight"]);
});

test("at the end of a match most is done", () => {
  const last = moments.at(-1)!.scene;
  const best = Math.max(...last.players.map((player) => learned(last, player.seat).length));
  expect(best).toBeGreaterThan(TOPICS.length - 2);
});
