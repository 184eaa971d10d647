import { expect, test } from "vitest";
import { faceOf } from "./faces";

const card = (kind: string) => ({ id: "x", kind, name: "X", face: { letter: "S" } });

test("a face is given for its own kind only", () => {
  expect(faceOf("shelter", card("room"), "room")).toEqual({ letter: "S" });
  expect(faceOf("shelter", card("room"), "item")).toBeNull();
  expect(faceOf("wasteland", card("unit"), "unit")).toEqual({ letter: "S" });
});

test("every card of Tragic has the same face, whatever its kind", () => {
  expect(faceOf("tragic", card("ally"), "tragic")).toEqual({ letter: "S" });
  expect(faceOf("wasteland", card("item"), "tragic")).toBeNull();
});

test("a card without a face shows nothing of it", () => {
  expect(faceOf("shelter", { id: "x", kind: "lift", name: "X" }, "lift")).toEqual({});
});
