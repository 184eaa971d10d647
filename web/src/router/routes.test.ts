import { describe, expect, it } from "vitest";
import { path, read, tidyCode, type Route } from "./routes";

describe("addresses", () => {
  const kept: Route[] = [
    { page: "home" },
    { page: "table", code: "lamp4271", at: null },
    { page: "table", code: "lamp4271", at: 12 },
    { page: "screen", code: "lamp4271" },
    { page: "rules", game: "shelter", id: "SH-P3" },
    { page: "cards", game: "tragic", id: "punch" },
    { page: "learn", game: "" },
    { page: "settings" },
    { page: "campaigns" },
    { page: "sheet", code: "lamp4271" },
    { page: "decks", part: "", id: "" },
    { page: "decks", part: "new", id: "fists" },
    { page: "decks", part: "share", id: "TR1-AA6CHCR2" },
    { page: "decks", part: "own", id: "abcdefgh23456789" },
    { page: "decks", part: "matrix", id: "" },
    { page: "decks", part: "trial", id: "fists" },
    { page: "forces", part: "", id: "" },
    { page: "forces", part: "new", id: "minutemen" },
    { page: "forces", part: "share", id: "WW1-AA6CHCR2" },
    { page: "forces", part: "own", id: "abcdefgh23456789" },
    { page: "companion", part: "", code: "" },
    { page: "companion", part: "new", code: "" },
    { page: "companion", part: "battle", code: "lamp4271" },
    { page: "companion", part: "screen", code: "lamp4271" },
    { page: "companion", part: "print", code: "lamp4271" },
  ];
  it.each(kept)("lead to a page and back: $page", (route) => {
    expect(read(path(route))).toEqual(route);
  });

  it("that nobody knows are lost, not broken", () => {
    for (const each of ["/nothing", "/t/!", "/t/abcd/at/x", "/%E0%A4%A", "/a/b/c/d/e", "/decks/NO!", "/decks/new/a/b", "/decks/matrix/x", "/forces/NO!", "/forces/new/a/b", "/companion/NO!", "/companion/new/x", "/companion/lamp4271/nothing"])
      expect(read(each).page).toBe("lost");
  });

  it("take a code as people type or paste it", () => {
    expect(tidyCode(" LAMP-4271 ")).toBe("lamp4271");
    expect(tidyCode("https://table.example/t/lamp4271/at/3?x=1")).toBe("lamp4271");
  });
});
