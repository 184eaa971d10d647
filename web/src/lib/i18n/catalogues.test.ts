import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, preferred } from "./i18n.svelte";

const folder = join(import.meta.dirname, "..", "..", "i18n");
const textOf = (lang: string, file: string) => readFileSync(join(folder, lang, file), "utf8");
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const argsOf = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
const entries = (text: string) =>
  text.split(/^(?=[a-z][\w-]* =)/m).filter((each) => /^[a-z]/.test(each));

describe("the page's words", () => {
  const files = readdirSync(join(folder, "en"));

  it.each(LANGUAGES)("has the same files: %s", (lang) => {
    expect(readdirSync(join(folder, lang)).sort()).toEqual([...files].sort());
  });

  it.each(files)("says the same in every language: %s", (file) => {
    const english = textOf("en", file);
    expect(new Set(idsOf(english)).size).toBe(idsOf(english).length);
    for (const lang of LANGUAGES) {
      const text = textOf(lang, file);
      expect(idsOf(text)).toEqual(idsOf(english));
      expect(entries(text).map(argsOf)).toEqual(entries(english).map(argsOf));
    }
  });

  it.each(LANGUAGES)("can be read as Fluent: %s", (lang) => {
    const all = files.map((file) => textOf(lang, file)).join("\n");
    expect(new Set(idsOf(all)).size).toBe(idsOf(all).length);
    const bundle = bundleOf(lang, all);
    for (const id of idsOf(all)) expect(bundle.hasMessage(id as string), id).toBe(true);
  });

  it("are in the language that was chosen, else in the browser's", () => {
    expect(preferred(["pt", "fr-CA"], null)).toBe("fr");
    expect(preferred(["fr"], "de")).toBe("de");
    expect(preferred(["pt"], "xx")).toBe("en");
  });
});
