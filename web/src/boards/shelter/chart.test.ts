import { expect, test } from "vitest";
import { leaderOf, plotOf, spread } from "./chart";
import { SAVED } from "./fixtures";

const scores = SAVED[3].progress.scores ?? [];

test("every line ends with what its player has", () => {
  const plot = plotOf(scores, 480, 290);
  const last = SAVED[3].moments.at(-1)!;
  expect(plot.lines.map((line) => line.end.points)).toEqual(last.ended!.en.scores);
  for (const line of plot.lines) expect(line.end.y).toBe(plot.y(line.end.points));
});

test("rounds and leads fill the width without a gap", () => {
  const plot = plotOf(scores, 480, 290);
  for (const row of [plot.rounds, plot.leads]) {
    let at = 0;
    for (const part of row) {
      expect(part.x).toBeCloseTo(at, 1);
      at = part.x + part.width;
    }
    expect(at).toBeCloseTo(480, 1);
  }
  expect(plot.rounds.map((each) => each.round)).toEqual([...plot.rounds.map((each) => each.round)].sort((a, b) => a - b));
});

test("nobody leads where two have the same", () => {
  expect(leaderOf([3, 3, 1])).toBe(null);
  expect(leaderOf([3, 4, 1])).toBe(1);
});

test("labels keep apart and stay inside", () => {
  expect(spread([100, 102, 50], 20, 110)).toEqual([90, 110, 40]);
  expect(spread([10, 60], 20, 110)).toEqual([10, 60]);
});
