import { describe, expect, it } from "vitest";
import { fixedOf } from "../fixtures";
import { artOf, familyOf, signature } from "./art";
import { formulaOf, meaningsOf, piecesOf, tokensOf } from "./text";

const fixed = fixedOf("en");
const cards = fixed.cards ?? [];

describe("the art of cards", () => {
  it("is another one for every card of the set", () => {
    const found = new Map<string, string>();
    const twins: string[] = [];
    for (const face of cards) {
      const family = familyOf(face.id);
      const mark = signature(face);
      const other = found.get(mark);
      if (other !== undefined && other !== family) twins.push(`${family} = ${other}`);
      found.set(mark, family);
    }
    expect(twins).toEqual([]);
  });

  it("is shared by the levels of a card", () => {
    const one = cards.find((face) => face.id === "fast-metabolism-1")!;
    const two = cards.find((face) => face.id === "fast-metabolism-2")!;
    expect(artOf(one.icon, one.id)).toEqual(artOf(two.icon, two.id));
  });

  it("is there for words that nobody has drawn", () => {
    expect(artOf({ motif: "step-something", badge: "kind-else" }, "mine-1").motif.body).not.toBe("");
  });
});

describe("the text of cards", () => {
  it("has points as tokens and words in capitals with their meanings", () => {
    const card = cards.find((face) => face.id === "bat-blow-1")!;
    const pieces = (card.lines ?? []).flatMap((line) => piecesOf(line, meaningsOf(card, fixed.symbols ?? [])));
    expect(pieces.map((piece) => piece.sort)).toContain("token");
    expect(pieces.find((piece) => piece.sort === "word")).toMatchObject({ text: "EXCESS", meaning: { word: "excess" } });
    expect(pieces.map((piece) => piece.text).join("")).toBe((card.lines ?? []).map((line) => line.text).join(""));
  });

  it("draws the letters of a formula alone", () => {
    expect(formulaOf("(S+1)×2").map((part) => part.text)).toEqual(["(", "S", "+1)×2"]);
  });

  it("draws a cost as a token for each point, and one ring for points of any letter", () => {
    expect(tokensOf({ E: 2, any: 3 })).toEqual([
      { letter: "E", any: 0 },
      { letter: "E", any: 0 },
      { letter: "", any: 3 },
    ]);
    expect(tokensOf({ engage: 1 })).toEqual([]);
  });
});
