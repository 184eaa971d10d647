import { describe, expect, it } from "vitest";
import { LONGEST_NAME, tidyName } from "./person.svelte";

describe("a name", () => {
  it("of 500 emoji is cut to what the table takes", () => {
    expect([...tidyName("🎲".repeat(500))].length).toBe(LONGEST_NAME);
  });
  it("loses what steers a screen", () => {
    expect(tidyName("  A\u202Eda\u0000 \n L.  ")).toBe("Ada L.");
  });
  it("of nothing is nothing", () => {
    expect(tidyName(" \t ")).toBe("");
  });
});
