import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lang } from "$lib/api/types";
import { languagesOf } from "../../../plugins/catalogues.js";
import { bundleOf, preferred } from "./i18n.svelte";

const folder = join(import.meta.dirname, "..", "..", "i18n");
const filesOf = (lang: string) => (existsSync(join(folder, lang)) ? readdirSync(join(folder, lang)).filter((name) => name.endsWith(".ftl")).sort() : []);
const textOf = (lang: string, file: string) => readFileSync(join(folder, lang, file), "utf8");
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const argsOf = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
const entries = (text: string) =>
  text.split(/^(?=[a-z][\w-]* =)/m).filter((each) => /^[a-z]/.test(each));
const known = languagesOf(join(folder, "..", "..", "..", "overseer", "text", "languages.txt"), folder, "");
const WHOLE = known.filter((each) => each.complete === "whole").map((each) => each.code);
const PARTS = known.filter((each) => each.complete !== "whole").map((each) => each.code);

describe("the page's words", () => {
  const files = filesOf("en");

  it.each(WHOLE)("has the same files: %s", (lang) => {
    expect(filesOf(lang)).toEqual(files);
  });

  it.each(files)("says the same in every language: %s", (file) => {
    const english = textOf("en", file);
    expect(new Set(idsOf(english)).size).toBe(idsOf(english).length);
    for (const lang of WHOLE) {
      const text = textOf(lang, file);
      expect(idsOf(text)).toEqual(idsOf(english));
      expect(entries(text).map(argsOf)).toEqual(entries(english).map(argsOf));
    }
  });

  it.each([...WHOLE, ...PARTS])("can be read as Fluent: %s", (lang) => {
    const all = filesOf(lang).map((file) => textOf(lang, file)).join("\n");
    expect(new Set(idsOf(all)).size).toBe(idsOf(all).length);
    const bundle = bundleOf(lang as Lang, all);
    for (const id of idsOf(all)) expect(bundle.hasMessage(id as string), id).toBe(true);
  });

  it("says nothing that English does not say", () => {
    const english = new Map(files.flatMap((file) => entries(textOf("en", file))).map((each) => [idsOf(each)[0], argsOf(each)]));
    for (const lang of PARTS)
      for (const each of filesOf(lang).flatMap((file) => entries(textOf(lang, file)))) expect(argsOf(each), each).toEqual(english.get(idsOf(each)[0]));
  });

  it("are in the language that was chosen, else in the browser's", () => {
    expect(preferred(["pt", "fr-CA"], null)).toBe("fr");
    expect(preferred(["fr"], "de")).toBe("de");
    expect(preferred(["pt"], "xx")).toBe("en");
  });
});
