import { describe, expect, test } from "vitest";
import { used } from "./devices";

const NOW = new Date(2026, 10, 19, 0, 30).getTime();
const HOUR = 3600 * 1000;

describe("when a device was used", () => {
  test.each([
    [0, "today"],
    [0.5, "today"],
    [1, "yesterday"], // by midnights, not by hours
    [24.6, "2 days ago"],
    [-5, "today"], // the table's clock is ahead
    [24 * 6, "6 days ago"],
    [24 * 7, "12 Nov 2026"],
    [24 * 400, "15 Oct 2025"],
  ])("%s hours ago", (hours, said) => {
    expect(used(NOW - hours * HOUR, NOW, "en-GB")).toBe(said);
  });

  test("in every language", () => {
    const said = ["en", "fr", "de", "es"].map((lang) => used(NOW - HOUR, NOW, lang));
    expect(said).toEqual(["yesterday", "hier", "gestern", "ayer"]);
  });
});
