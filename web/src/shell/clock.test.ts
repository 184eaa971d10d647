import { describe, expect, it } from "vitest";
import type { Clock } from "$lib/api/types";
import { leftOf, shortTime } from "./clock";

describe("a clock", () => {
  const clock: Clock = { since: 1000, left: [60_000, 30_000] };
  it("runs for who is asked", () => {
    expect(leftOf(clock, 0, true, 11_000)).toBe(50_000);
    expect(leftOf(clock, 1, false, 11_000)).toBe(30_000);
    expect(leftOf(clock, 1, true, 99_000)).toBe(0);
    expect(leftOf({}, 0, true, 0)).toBeNull();
  });
  it("is short", () => {
    expect(shortTime(9 * 60_000 + 5_400, "en")).toBe("9:05");
    expect(shortTime(150 * 60_000, "en")).toBe("2:30 h");
    expect(shortTime(3 * 24 * 3_600_000, "de")).toBe("3 Tage");
  });
});
