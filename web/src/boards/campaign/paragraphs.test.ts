import { expect, it } from "vitest";
import { paragraphs } from "./paragraphs";

it("parts a page into blocks and keeps what belongs to what", () => {
  expect(paragraphs(["Battle 1", "   won", "", "", "Battle 2"])).toEqual([
    [
      { text: "Battle 1", indent: 0 },
      { text: "won", indent: 1 },
    ],
    [{ text: "Battle 2", indent: 0 }],
  ]);
});
