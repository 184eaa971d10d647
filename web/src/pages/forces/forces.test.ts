import { describe, expect, it } from "vitest";
import { changedUnit, copied, copies, counted, EMPTY, led, mended, places, whole, withCard, withoutCard, withUnit } from "./changing";
import { EVERYTHING, filtered, ordered } from "./filters";
import type { Finding, Pool, PoolCard } from "./types";

const card = (kind: string, id: string, more: Partial<PoolCard> = {}): PoolCard => ({ kind, id, name: id, caps: 10, ...more });
const CARDS = [
  card("unit", "settler", { caps: 40, standard: ["pipe-pistol", "cap"], faction: "survivors", types: ["human"], skills: ["rifle"] }),
  card("unit", "brute", { caps: 90, faction: "super-mutants", types: ["mutant"] }),
  card("weapon", "pipe-pistol", { sort: "pistol" }),
  card("weapon", "rifle", { sort: "rifle" }),
  card("item", "cap"),
  card("mod", "silenced", { fits: ["rifle", "pistol"] }),
];
const POOL = { name: "x", prices: "2020", heroic: 60, cards: CARDS } as Pool;
const BY = new Map(CARDS.map((each) => [`${each.kind}:${each.id}`, each]));
const settlers = withUnit(EMPTY, CARDS[0]!, POOL);
const finding = (more: Partial<Finding>): Finding => ({ error: true, rule: "WC-F2", word: "x", text: "x", ...more });

describe("a force that is built", () => {
  it("takes a unit with its printed equipment", () => {
    expect(settlers.units[0]).toMatchObject({ unit: "settler", count: 1, weapons: ["pipe-pistol"], items: ["cap"] });
    expect(EMPTY.units).toEqual([]);
  });

  it("puts cards on a unit and takes them away", () => {
    let force = withCard(settlers, 0, "weapon", "rifle");
    force = withCard(force, 0, "weapon", "pipe-pistol");
    expect(force.units[0]!.weapons).toEqual(["pipe-pistol", "pipe-pistol", "rifle"]);
    expect(copies(force.units[0]!, "weapon", "pipe-pistol")).toBe(2);
    force = withCard(force, 0, "mod", "silenced rifle");
    expect(copies(force.units[0]!, "mod", "silenced")).toBe(1);
    expect(withoutCard(force, 0, "mod", "silenced").units[0]!.mods).toEqual([]);
    expect(withoutCard(force, 0, "perk", "none")).toBe(force);
    expect(places(force.units[0]!, BY.get("mod:silenced")!, BY)).toEqual(["pipe-pistol", "rifle"]);
  });

  it("counts models within bounds, and copies a unit without its leader card", () => {
    expect(counted(settlers, 0, 0).units[0]!.count).toBe(1);
    expect(counted(settlers, 0, 99).units[0]!.count).toBe(20);
    const two = copied(led(settlers, 0, "hunter"), 0);
    expect(two.units.map((unit) => unit.leader)).toEqual(["hunter", ""]);
    expect(led(two, 1, "brawler").units.map((unit) => unit.leader)).toEqual(["", "brawler"]);
  });

  it("mends what a single change mends", () => {
    const force = changedUnit(settlers, 0, { count: 3, leader: "hunter" });
    expect(mended(force, finding({ at: 0, fix: "one" }))!.units[0]!.count).toBe(1);
    expect(mended(force, finding({ at: 0, fix: "card", card: "cap" }))!.units[0]!.items).toEqual([]);
    expect(mended(force, finding({ at: 0, fix: "card", card: "hunter" }))!.units[0]!.leader).toBe("");
    expect(mended(force, finding({ at: 0, fix: "unit" }))!.units).toEqual([]);
    expect(mended({ ...force, boosts: ["a", "b"] }, finding({ fix: "boost" }))!.boosts).toEqual(["a"]);
    expect(mended(force, finding({ fix: "leader" }))).toBeNull();
  });

  it("has every part, however little the server said", () => {
    expect(whole({ units: [{ unit: "settler" }] })).toEqual({ name: "", boosts: [], units: [{ unit: "settler", count: 1, weapons: [], items: [], mods: [], leader: "", heroic: false, perks: [] }] });
  });
});

describe("the cards that are shown", () => {
  const units = CARDS.filter((each) => each.kind === "unit");
  it("are narrowed by words, faction, type, skill and price", () => {
    const ids = (more: object) => filtered(units, { ...EVERYTHING, ...more }).map((each) => each.id);
    expect(ids({})).toEqual(["settler", "brute"]);
    expect(ids({ words: "BRU" })).toEqual(["brute"]);
    expect(ids({ faction: "survivors" })).toEqual(["settler"]);
    expect(ids({ type: "mutant" })).toEqual(["brute"]);
    expect(ids({ skill: "rifle" })).toEqual(["settler"]);
    expect(ids({ most: 50 })).toEqual(["settler"]);
  });
  it("are ordered by price or name", () => {
    expect(ordered(units, "caps").map((each) => each.id)).toEqual(["settler", "brute"]);
    expect(ordered(units, "name").map((each) => each.id)).toEqual(["brute", "settler"]);
  });
});
