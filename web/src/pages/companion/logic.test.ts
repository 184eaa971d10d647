import { describe, expect, it } from "vitest";
import { holdOf, offerOf, oneOf } from "./doing";
import { changed, fieldsOf, freshAct, INSERTED } from "./fields";
import { Resolving, type Tries } from "./resolving.svelte";
import { freeTokens, marksOf, rowsOf, sidesOf } from "./rows";
import { facesOf, rollOf } from "./throwing";
import type { Act, Fighter, Ledger, Next, Tried } from "./types";

const fighter = (id: number, side: number, more: Partial<Fighter> = {}): Fighter => ({ id, unit: "settler", side, ...more }) as Fighter;
const ledger = (fighters: Fighter[]): Ledger =>
  ({
    sheet: {
      table: { fighters, acting: { fighter: 1, actions: 2 } },
      counted: fighters.map((each) => ({ id: each.id, health: 5, left: 4, seat: 0 })),
      sides: [0, 1],
    },
    names: Object.fromEntries(fighters.map((each) => [String(each.id), `Settler (${each.id})`])),
    sides: ["Players", "The wasteland"],
  }) as unknown as Ledger;

describe("the forces", () => {
  const told = ledger([fighter(1, 0), fighter(2, 0, { place: "removed" }), fighter(8, 1, { status: "used" })]);
  it("are rows by side, who is out apart", () => {
    const [mine, theirs] = sidesOf(told);
    expect(mine!.rows.map((row) => row.token)).toEqual([1]);
    expect(mine!.out.map((row) => row.token)).toEqual([2]);
    expect(theirs!.rows[0]!.status).toBe("used");
    expect(sidesOf(told, [1])[0]!.side).toBe(1);
    expect(sidesOf(told)).toHaveLength(2);
  });
  it("have names without the number, which the token shows", () => {
    expect(rowsOf(told)[0]).toMatchObject({ name: "Settler", title: "Settler (1)", acting: true });
  });
  it("tell what lies beside a model, what hurts first", () => {
    const marks = marksOf(fighter(1, 0, { conditions: ["leg"], luck: 3, points: 1, rads: 2 }), undefined);
    expect(marks.map((mark) => `${mark.id}${mark.n}`)).toEqual(["leg1", "rads2", "points1", "luck3"]);
    expect(marks.map((mark) => mark.bad)).toEqual([true, true, false, false]);
  });
  it("get the first free numbers", () => {
    expect(freeTokens(told, 3)).toEqual([3, 4, 5]);
  });
});

describe("the one main button", () => {
  const offer = (next: Partial<Next>, ai = false) =>
    offerOf({ next: { text: "", ...next } as Next, round: 1, names: { 1: "Settler (1)" }, sides: ["Players", "The wasteland"], ai });
  it("does the next thing where there is one", () => {
    expect(offer({ what: "turn", side: 1 }).acts).toEqual([{ is: "turn", side: 1 }]);
    expect(offer({ what: "round", side: 0 })).toMatchObject({ args: { n: 2 }, acts: [{ is: "round", advantage: 0 }] });
    expect(offer({ what: "ready", side: 0, tokens: [1] }).acts).toEqual([{ is: "ready", token: 1 }]);
    expect(offer({ what: "act", side: 0, tokens: [1] }).acts).toEqual([{ is: "end", token: 1 }]);
    expect(offer({ what: "event" }).draw).toBe("events");
  });
  it("opens the choice where there are several", () => {
    expect(offer({ what: "ready", side: 0, tokens: [1, 2] }).open).toEqual({ sheet: "pick", what: "ready" });
    expect(offer({ what: "round", side: -1 }).open).toEqual({ sheet: "pick", what: "round" });
    expect(offer({ what: "activate", tokens: [1] }).begin).toEqual({ is: "activate", token: 1 });
  });
  it("leaves the AI's things to the AI", () => {
    expect(offer({ what: "token", side: 1, tokens: [8] }, true)).toMatchObject({ ai: true, open: null });
  });
  it("lets a side pass only where it may", () => {
    expect(holdOf({ what: "activate", text: "", side: 0, hold: true }, [true, true])).toEqual({ is: "turn", side: 1 });
    expect(holdOf({ what: "activate", text: "", side: 0 }, [true, true])).toBeNull();
    expect(holdOf({ what: "activate", text: "", side: 0, hold: true }, [true, false])).toEqual({ is: "turn", side: 0 });
  });
  it("draws among equals", () => {
    expect(oneOf([4, 5, 6], () => 0.5)).toBe(5);
    expect(oneOf([])).toBeUndefined();
  });
});

describe("a throw", () => {
  it("is written down when every die has a face", () => {
    expect(rollOf("WKG", ["6", "d1", undefined])).toBeNull();
    expect(rollOf("WKG", ["6", "d1", "-"])).toBe("roll 6 K:d1 G:-");
    expect(rollOf("KK", ["d1", "b"])).toBe("roll K:d1 K:b");
  });
  it("is read back", () => {
    expect(facesOf("WKKG", "roll 1* K:d1 K:- G:a2")).toEqual(["1*", "d1", "-", "a2"]);
  });
});

describe("an act with dice", () => {
  class Desk implements Tries {
    entered: Act[] = [];
    async tryAct(act: Act, options: { throw?: boolean } = {}): Promise<Tried> {
      const answers = (act as { answers?: string[] }).answers ?? [];
      if (answers.length < 2)
        return { fits: false, needed: { topic: ["roll", "armour"][answers.length]!, token: 1, chance: true }, answer: options.throw ? "roll 6" : "" } as Tried;
      return { fits: true, happened: ["hit"] } as unknown as Tried;
    }
    async enter(acts: Act[]): Promise<boolean> {
      this.entered.push(...acts);
      return true;
    }
  }
  it("is asked until it is whole, thrown by the app or entered, and taken back step by step", async () => {
    const desk = new Desk();
    const resolving = new Resolving(desk, (answers) => ({ is: "strike", token: 1, target: 8, weapon: "pistol", answers }) as Act);
    await resolving.ask();
    expect(resolving.tried?.needed?.topic).toBe("roll");
    await resolving.throwIt();
    expect([resolving.thrown, resolving.tried?.needed?.topic]).toEqual(["roll 6", "armour"]);
    await resolving.answer("armour 2");
    expect(resolving.tried?.fits).toBe(true);
    await resolving.back();
    expect(resolving.answers).toEqual(["roll 6"]);
    await resolving.answer("armour 1");
    await resolving.enter();
    expect(desk.entered).toEqual([{ is: "strike", token: 1, target: 8, weapon: "pistol", answers: ["roll 6", "armour 1"] }]);
  });
});

describe("corrections", () => {
  const book = { item: "stimpak", danger: "trap", event: "storm" };
  it("know the fields of an entry", () => {
    expect(fieldsOf("hurt").map((field) => field.name)).toEqual(["token", "wounds", "rads"]);
    expect(fieldsOf("begin")).toEqual([]);
    for (const kind of INSERTED) expect(fieldsOf(kind).length).toBeGreaterThan(0);
  });
  it("forget what was thrown for another attack, and keep the rest", () => {
    const strike = { is: "strike", token: 1, target: 8, weapon: "pistol", answers: ["roll 6"] };
    expect(changed(strike, "cover", 1)).toEqual({ is: "strike", token: 1, target: 8, weapon: "pistol", cover: 1 });
    expect(changed({ is: "hurt", token: 1, wounds: 2 }, "wounds", 3)).toEqual({ is: "hurt", token: 1, wounds: 3 });
  });
  it("begin with something that fits", () => {
    expect(freshAct("hurt", 4, book)).toEqual({ is: "hurt", token: 4, wounds: 1, rads: 0 });
    expect(freshAct("find", 4, book)).toEqual({ is: "find", token: 4, card: "stimpak" });
    expect(freshAct("put", 4, book)).toEqual({ is: "put", token: 4, place: "table" });
  });
});
