import { describe, expect, it } from "vitest";
import { lifelines } from "./lifeline";

describe("hit points as lines", () => {
  it("go down and up a step at a time", () => {
    const scores = [
      { number: 0, round: 0, points: [100, 50] },
      { number: 5, round: 1, points: [80, 50] },
      { number: 10, round: 2, points: [80, 0] },
    ];
    const [ada, bob] = lifelines(scores, 100, 50);
    expect(ada).toMatchObject({ seat: 0, path: "M0 0H50V10H100", end: 80 });
    expect(bob).toMatchObject({ path: "M0 25H100V50H100", end: 0, y: 50 });
    expect(lifelines([], 100, 50)).toEqual([]);
  });
});
