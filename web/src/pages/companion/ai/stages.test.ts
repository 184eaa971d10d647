import { expect, test } from "vitest";
import { ended } from "./ending";
import { firstOf } from "./stages";
import type { Offer } from "./types";

const offer = (id: string): Offer => ({ id, text: "", acts: [] });

test("an attack comes before having done it by hand", () => {
  expect(firstOf([offer("done"), offer("attack"), offer("cannot")])?.id).toBe("attack");
});

test("what is done comes before what cannot be", () => {
  expect(firstOf([offer("cannot"), offer("stuck"), offer("done")])?.id).toBe("done");
});

test("nothing comes first where nothing is offered", () => {
  expect(firstOf([])).toBeUndefined();
});

test("a move that got stuck says whom it touches and who was moved", () => {
  const deed = { is: "done" as const, token: 9, deed: "charge", target: "m7", touches: [7] };
  expect(ended(deed, false, [3], [4])).toEqual({ ...deed, whole: false, touches: [3], moved: [4] });
});
