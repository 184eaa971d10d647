import { describe, expect, it } from "vitest";
import { chose, dealt, valueOf, whole, type Field } from "./options";

const values = ["blue", "red", "green"].map((value) => ({ value, name: value }));
const field = (more: Partial<Field>) => ({ key: "colours", kind: "deal", title: "", values, ...more }) as Field;

describe("the options of a game", () => {
  it("are chosen one by one", () => {
    expect(chose({ a: 1, b: 2 }, "a", "")).toEqual({ b: 2 });
    expect(chose({ a: 1 }, "b", false)).toEqual({ a: 1, b: false });
  });
  it("keep their kinds", () => {
    expect(valueOf(field({ values: [{ value: 500, name: "" }] }), "500")).toBe(500);
    expect(valueOf(field({}), "upload:x")).toBe("upload:x");
    expect([whole("12"), whole(""), whole("1.5"), whole("-1")]).toEqual([12, null, null, null]);
  });
  it("deal a value to one seat at a time", () => {
    expect(dealt(field({ chosen: null }), 2, 0, "red")).toEqual(["red", "blue"]);
    expect(dealt(field({ chosen: ["red", "blue"] }), 2, 1, "green")).toEqual(["red", "green"]);
  });
});
