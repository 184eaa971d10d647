import { describe, expect, it } from "vitest";
import type { Schemas } from "$lib/api/types";
import { picked, shared, toggled } from "./building";

const of = ["a", "b", "c"].map((id) => ({ id, name: id, most: 3 }));
const pick = { sort: "pick", verb: "keep", of, least: 1, most: 2 } as Schemas["Pick"];

describe("a pick", () => {
  it("is written in the order of the options", () => {
    expect(picked(pick, new Set(["c", "a"]))).toEqual(["keep a c"]);
    expect(picked({ ...pick, each: true }, new Set(["c", "a"]))).toEqual(["keep a", "keep c"]);
  });
  it("has its bounds, and a word for nothing", () => {
    expect(picked(pick, new Set())).toBeNull();
    expect(picked({ ...pick, least: 0, none: "none" }, new Set())).toEqual(["keep none"]);
    expect(toggled(pick, new Set(["a", "b"]), "c")).toEqual(new Set(["a", "b"]));
    expect(toggled({ ...pick, most: 1 }, new Set(["a"]), "c")).toEqual(new Set(["c"]));
  });
  it("leaves out what excludes each other", () => {
    expect(toggled({ ...pick, apart: [["a", "b"]] }, new Set(["a"]), "b")).toEqual(new Set(["b"]));
  });
});

describe("a share-out", () => {
  it("has to come to the total", () => {
    const amounts = { sort: "amounts", verb: "gain", of, total: 3 } as Schemas["Amounts"];
    expect(shared(amounts, { a: 1, b: 1 })).toBeNull();
    expect(shared(amounts, { a: 1, c: 2 })).toBe("gain a=1 c=2");
  });
});
