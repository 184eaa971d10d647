import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { freshShare } from "./pledge";
import { sha256 } from "./sha256";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

describe("one's part of the dice", () => {
  it.each([0, 1, 47, 55, 56, 63, 64, 65, 119, 200])("is hashed as everybody hashes: %i bytes", (length) => {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37) % 256);
    expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  it("is fixed by the hash that the table checks", () => {
    const { share, pledge } = freshShare();
    const wanted = createHash("sha256").update("overseer share ").update(Buffer.from(share, "hex")).digest("hex");
    expect(pledge).toBe(wanted);
    expect(freshShare().share).not.toBe(share);
  });
});
