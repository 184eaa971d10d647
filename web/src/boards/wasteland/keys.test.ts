import { describe, expect, it } from "vitest";
import { meantBy, type Before } from "./keys";

const nothing: Before = { word: null, points: false, ghost: false, attack: null, chosen: false };
const press = (key: string, before: Partial<Before> = {}, shiftKey = false) => meantBy({ key, shiftKey }, { ...nothing, ...before });

describe("a key on the table", () => {
  it("goes from thing to thing where one is in focus, and else moves the point", () => {
    expect(press("ArrowUp", { word: "m1" })).toEqual({ do: "rove", word: "m1", by: [0, 1] });
    expect(press("ArrowLeft")).toEqual({ do: "nudge", by: [-1, 0] });
  });
  it("does with Enter what is nearest at hand", () => {
    expect(press("Enter", { word: "m1", ghost: true })).toEqual({ do: "press", word: "m1" });
    expect(press("Enter", { ghost: true, attack: "shoot m2" })).toEqual({ do: "go" });
    expect(press("Enter", { attack: "shoot m2" })).toEqual({ do: "attack", move: "shoot m2" });
    expect(press("Enter")).toBeNull();
  });
  it("walks back with shift", () => {
    expect([press("n"), press("N", {}, true)]).toEqual([{ do: "walk", by: 1 }, { do: "walk", by: -1 }]);
  });
  it("types a point only where one is asked for", () => {
    expect(press("t")).toBeNull();
    expect(press("T", { points: true })).toEqual({ do: "type" });
  });
  it("zooms", () => {
    expect([press("="), press("-"), press("0")]).toEqual([{ do: "zoom", by: 1 }, { do: "zoom", by: -1 }, { do: "whole" }]);
  });
  it("leaves Escape to others where nothing is begun", () => {
    expect(press("Escape")).toBeNull();
    expect(press("Escape", { chosen: true })).toEqual({ do: "drop" });
  });
});
