/** The page says “d’Ana” where it places a name, as the games do. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Lang } from "$lib/api/types";
import { t, words } from "./i18n.svelte";
import { joined } from "./joints";

const folder = join(import.meta.dirname, "..", "..", "i18n");

it.each<[Lang, string, string]>([
  ["fr", "C’est au tour de \u2068Ana\u2069", "C’est au tour d’Ana"],
  ["fr", "La fiche de \u2068Max\u2069", "La fiche de Max"],
  ["fr", "Cartes que \u2068Éric\u2069 a encore", "Cartes qu’Éric a encore"],
  ["fr", "de \u2068\u2068Super mutant 3\u2069\u2069", "du Super mutant 3"],
  ["es", "\u2068Ana\u2069 y \u2068Inés\u2069", "Ana e Inés"],
  ["en", "a \u20688\u2069", "an 8"],
  ["de", "\u2068Ana\u2069 sagt \u2068Weg!\u2069.", "Ana sagt Weg!"],
])("a small word joins the placed one: %s, %s", (lang, marked, said) => {
  expect(joined(lang, marked)).toBe(said);
});

it("in every sentence of the page", async () => {
  await words.use("fr", false);
  expect(t("hand-title", { name: "Ana" })).toBe("C’est au tour d’Ana");
  expect(t("tragic-sheet", { name: "Hélène" })).toBe("La fiche d’Hélène");
  expect(t("tragic-sheet", { name: "Max" })).toBe("La fiche de Max");
});

it("and leaves no mark behind", async () => {
  for (const lang of ["en", "fr", "de", "es"] as const) {
    await words.use(lang, false);
    for (const file of readdirSync(join(folder, lang)))
      for (const [, id] of readFileSync(join(folder, lang, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm))
        expect(t(id as string, { name: "Ana", n: 2 })).not.toMatch(/[\u2068\u2069]/);
  }
});
