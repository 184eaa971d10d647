/** A language with three messages, as a translator begins: the page says the rest in English. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { catalogues, languagesOf } from "../../../plugins/catalogues.js";
import type { Lang } from "$lib/api/types";

const root = join(import.meta.dirname, "..", "..", "i18n");
const list = join(root, "..", "..", "..", "overseer", "text", "languages.txt");
const english = readdirSync(join(root, "en")).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(join(root, "en", name), "utf8")).join("\n");
const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string);
const args = Object.fromEntries([...english.matchAll(/\$(\w+)/g)].map((found) => [found[1], 3]));

function begun(): string {
  const folder = mkdtempSync(join(tmpdir(), "languages-"));
  mkdirSync(join(folder, "page", "xx"), { recursive: true });
  writeFileSync(join(folder, "languages.txt"), "# tried\nxx  -  xx-XX  Made Up\nyy  -  yy  Nothing Yet\n");
  const words = "language = Zunge\nset-theme = Licht { $nobody }\nset-text = Größe\n";
  writeFileSync(join(folder, "page", "xx", "page.ftl"), words);
  return folder;
}

const folder = begun();
const plugin = catalogues(root, list, folder);
const load = (id: string) => plugin.load.call({ addWatchFile: () => {} }, `\0${id}`) ?? "";

vi.mock("~languages", async (original) => {
  const own = await original<typeof import("~languages")>();
  const listed = [...own.LISTED, { code: "xx" as Lang, name: "Made Up" }, { code: "yy" as Lang, name: "Nothing Yet" }];
  const textOf = (code: string) => JSON.parse(/export default (.*);/.exec(load(`~words/${code}`))?.[1] ?? "");
  const loader = (code: string) => async () => ({ default: textOf(code), rest: textOf("en") });
  return { ...own, LISTED: listed, LOADERS: { ...own.LOADERS, xx: loader("xx"), yy: loader("yy") } };
});

it("stands in the list after ours", () => {
  const names = languagesOf(list, root, folder).map((each) => `${each.code} ${each.name}`);
  expect(names).toEqual(["en English", "fr Français", "de Deutsch", "es Español", "xx Made Up", "yy Nothing Yet"]);
  expect(load("~languages")).toContain('import("~words/xx")');
});

it("brings English along only where it lacks something", () => {
  expect(load("~words/xx")).toContain('export { default as rest } from "~words/en"');
  expect(load("~words/yy")).toContain('export { default as rest } from "~words/en"'); // no folder at all
  for (const { code } of languagesOf(list, root, "")) expect(load(`~words/${code}`)).toContain('export const rest = ""');
});

it.each(["xx", "yy"])("%s says everything, in English what it lacks or says with a mistake", async (code) => {
  const { bundleOf, saidBy, words } = await import("./i18n.svelte");
  const whole = [bundleOf("en", english)];
  await words.use(code as Lang, false);
  for (const id of ids) {
    expect(words.has(id), id).toBe(true);
    const own = code === "xx" ? { language: "Zunge", "set-text": "Größe" }[id] : undefined;
    expect(words.say(id, args), id).toBe(own ?? saidBy(whole, id, args));
  }
});

it("is offered and drawn", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const { soft } = await import("./hyphens");
  const { isLang, preferred, words } = await import("./i18n.svelte");
  expect(isLang("xx")).toBe(true);
  expect(preferred(["xx-YY"], null)).toBe("xx");
  await words.use("xx" as Lang, false);
  expect(soft("Maulwurfsratte")).toBe("Maulwurfsratte");
  for (const part of [await import("$shell/Language.svelte"), await import("$shell/SettingsForm.svelte")]) {
    const target = document.createElement("div");
    const drawn = mount(part.default as never, { target, props: {} as never });
    flushSync();
    expect(target.querySelector("option[value=xx]")?.textContent).toBe("Made Up");
    expect(target.textContent).toContain("Zunge");
    await unmount(drawn);
  }
  vi.unstubAllGlobals();
});
