import { beforeEach, describe, expect, it } from "vitest";
import { storage } from "$lib/store";
import { Undoable } from "./undoable.svelte";

const isNumber = (found: unknown): found is number => typeof found === "number";
const made = () => new Undoable("test", () => 0, isNumber);

describe("what is counted beside a table", () => {
  beforeEach(() => storage.remove("beside.test"));

  it("can all be taken back and brought back", () => {
    const count = made();
    count.change(5, { id: "a" });
    count.change(7, { id: "b" });
    count.undo();
    expect(count.now).toBe(5);
    count.redo();
    expect(count.now).toBe(7);
    count.undo();
    count.undo();
    count.undo();
    expect(count.now).toBe(0);
    expect(count.mayUndo).toBe(false);
  });

  it("is kept on the device, with the way back", () => {
    const count = made();
    count.change(5, { id: "a" });
    count.change(7, { id: "b" });
    count.undo();
    const again = made();
    expect(again.now).toBe(5);
    expect(again.mayRedo).toBe(true);
    expect(again.history.map((each) => each.id)).toEqual(["a"]);
  });

  it("begins anew where what is kept cannot be read", () => {
    storage.set("beside.test", '{"steps":[{"state":"x","label":{"id":"a"}}],"at":0}');
    expect(made().now).toBe(0);
    storage.set("beside.test", "{");
    expect(made().now).toBe(0);
  });
});
