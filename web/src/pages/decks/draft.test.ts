import { describe, expect, it } from "vitest";
import { changed, copies, EMPTY, listOf, whole } from "./draft.svelte";

describe("a deck that is built", () => {
  it("counts copies, up and down", () => {
    let deck = changed(EMPTY, "cards", "punch-1", 1);
    deck = changed(deck, "cards", "punch-1", 1);
    expect(copies(deck, "punch-1")).toBe(2);
    deck = changed(changed(deck, "cards", "punch-1", -1), "cards", "punch-1", -1);
    expect(deck.cards).toEqual({});
    expect(changed(deck, "cards", "punch-1", -1).cards).toEqual({});
    expect(copies(changed(deck, "cards", "punch-1", 999), "punch-1")).toBe(60);
  });

  it("keeps traits and skills apart, each once", () => {
    let deck = changed(changed(EMPTY, "traits", "jinx-1", 1), "traits", "jinx-1", 1);
    expect(deck.traits).toEqual(["jinx-1"]);
    deck = changed(deck, "skills", "parry-1", 1);
    expect(copies(deck, "parry-1")).toBe(1);
    expect(changed(deck, "traits", "jinx-1", -1).traits).toEqual([]);
    expect([listOf("trait"), listOf("skill"), listOf("ally")]).toEqual(["traits", "skills", "cards"]);
  });

  it("has every part, however little the server said", () => {
    expect(whole({ name: "x", format: "duo" })).toEqual({ ...EMPTY, name: "x", format: "duo" });
  });

  it("leaves the deck before as it was", () => {
    const before = changed(EMPTY, "cards", "punch-1", 1);
    changed(before, "cards", "punch-1", 1);
    expect(before.cards).toEqual({ "punch-1": 1 });
  });
});
