import { describe, expect, it } from "vitest";
import { after as scene, before, fixed, steps } from "./fixtures";
import { folds } from "./folds";
import { activationAt, activations } from "./reasons";
import { after, walkOf } from "./replay";
import { castOf, throwsOf } from "./throws";
import type { BattleScene, Model } from "./types";

const upTo = (number: number) => steps.filter((step) => step.number <= number);
const lastThrow = (number: number) => throwsOf(upTo(number), fixed).at(-1);

describe("the table drawn from events", () => {
  it("is the table that they lead to", () => {
    const drawn = steps.flatMap((step) => step.events ?? []).reduce((now, event) => after(now, event, scene), before);
    const looks = (each: Model) => [each.at, each.place, each.x, each.y, each.status, each.left, each.rads ?? 0, each.conditions ?? [], each.tokens ?? {}];
    expect(drawn.models?.map(looks)).toEqual(scene.models?.map(looks));
    const round = ({ round, turn, active, acting, actions }: BattleScene) => ({ round, turn, active, acting, actions });
    expect(round(drawn)).toEqual(round(scene));
    expect(drawn.markers?.map((each) => [each.at, each.x, each.y, each.carrier ?? ""])).toEqual(scene.markers?.map((each) => [each.at, each.x, each.y, each.carrier ?? ""]));
  });

  it("shows who went where, by which ruler", () => {
    const step = steps.find((each) => each.number === 121)!;
    expect(step.events!.map(walkOf).find(Boolean)).toEqual({ at: "m10", letter: "Y", points: [[218, 676], [228, 668], [233, 661], [257, 585]] });
    expect(walkOf({ name: "wasteland-hit", args: { model: 1 } })).toBeNull();
  });
});

describe("why the AI did that", () => {
  const all = activations(steps);

  it("knows every activation with its die, row, column and answer", () => {
    expect(all.map((each) => [each.model, each.said?.letter, each.first, each.last])).toEqual([
      ["m15", "A", 103, 105],
      ["m14", "A", 109, 111],
      ["m10", "O", 120, 122],
      ["m18", "O", 124, 127],
    ]);
    expect(all[0]!.said).toMatchObject({ die: "s", row: "star", letter: "A", reckless: true });
  });

  it("tells which entries were crossed out and why, and whom it weighed", () => {
    const [first] = all[1]!.acts;
    expect(first!.entries.map((each) => [each.id, each.why])).toEqual([
      ["close-fight", "untouched"],
      ["close-charge", "short"],
      ["close-contact", "short"],
      ["close-next-charge", "short"],
      ["close-next-move", "short"],
      ["close-towards", ""],
    ]);
    expect(first!.targets.filter((each) => each.best).map((each) => each.at)).toContain(first!.target);
    expect(first!.walk).toMatchObject({ at: "m14", letter: "Y" });
    expect(all[2]!.acts.map((each) => each.about)).toEqual(["k0", "k0"]);
    for (const each of all) for (const act of each.acts) for (const entry of act.entries) expect(fixed.legend?.entry?.some(({ id }) => id === entry.id)).toBe(true);
  });

  it("is a line or two of the log with what came of it", () => {
    expect(folds(steps).map((each) => [each.first, each.last, each.lines])).toEqual([
      [102, 105, ["Mole Rat 2: yellow ruler (10 cm) south."]],
      [108, 111, ["Mole Rat 1: yellow ruler (10 cm) south.", "Round 1 ended.", "Round 2 began.", "Event: Burrowing Below!"]],
      [119, 122, ["Feral Ghoul 1: yellow ruler (10 cm) south-east."]],
      [123, 127, ["Mole Rat 4 charged Minuteman 4!"]],
    ]);
  });

  it("finds the activation of any past step", () => {
    expect(activationAt(all, 110)).toBe(1);
    expect(activationAt(all, Infinity)).toBe(3);
    expect(activationAt(all, 80)).toBe(-1);
  });
});

describe("a throw", () => {
  it("has every die with what its face did", () => {
    const found = lastThrow(76)!;
    expect(found).toMatchObject({ number: 74, last: 76, model: "m0", target: "m17", weapon: "laser-musket", value: 6 });
    expect(found.dice.map((each) => [each.die, each.face, each.name])).toEqual([
      ["white", "6", "white 6"],
      ["black", "d1", "+1 damage"],
      ["red", "3", "3"],
    ]);
    expect(found.dice[0]!.text).toContain("hit");
    expect(found.dice[2]!.text).toContain("blocked nothing");
    expect(found.lines).toEqual(["Radscorpion took 3 energy damage (3 health left)."]);
  });

  it("is the last one, and none before anybody threw", () => {
    expect(lastThrow(73)).toBeUndefined();
    expect(throwsOf(steps, fixed).map((each) => each.number)).toEqual([74, 79, 85, 116, 131, 134]);
    expect(lastThrow(Infinity)).toMatchObject({ number: 134, target: "m10" });
    expect(lastThrow(105)!.lines.at(-1)).toContain("out of the battle");
  });

  it("reads dice as they are written", () => {
    expect(castOf("roll ! K:r1 G:a2 B:bs", fixed).map((each) => [each.die, each.face])).toEqual([["white", "!"], ["black", "r1"], ["green", "a2"], ["blue", "bs"]]);
    expect(castOf("flip lucky", fixed)).toEqual([]);
  });
});
