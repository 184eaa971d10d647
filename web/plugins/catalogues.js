// `import text from "~words/de"` is every catalogue of src/i18n/de in one text: one chunk a language; its `rest` is the
// English text where the language lacks a message. `~languages` is the list of languages that Python reads too.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const MARK = "~words/";
const LIST = "~languages";
const ENGLISH = "en";
const FILE = "languages.txt";

/** The languages of the list and of the folders that OVERSEER_LANGUAGES names: [{ code, complete, name, folder }]. */
export function languagesOf(list, root, more = process.env.OVERSEER_LANGUAGES ?? "") {
  const own = more.split(delimiter).filter(Boolean);
  const known = new Map();
  for (const [file, folder] of [[list, root], ...own.map((each) => [join(each, FILE), join(each, "page")])]) {
    if (!existsSync(file)) continue;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const [code, complete, , ...name] = line.replace(/#.*/, "").split(/\s+/);
      if (code && !known.has(code)) known.set(code, { code, complete, name: name.join(" ").trim() || code, folder: join(folder, code) });
    }
  }
  return [...known.values()];
}

/** A language's folder in one text; empty where it has none. */
export function wordsOf(folder) {
  if (!existsSync(folder)) return "";
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

const idsOf = (text) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]);

/** Whether a text lacks a message that another has. */
export function lacks(text, other) {
  const own = new Set(idsOf(text));
  return idsOf(other).some((id) => !own.has(id));
}

/** Where words of a language may be parted, as lib/i18n/hyphens.ts reads it. */
function hyphensOf(folder) {
  const file = join(folder, "hyphens.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function listed(languages) {
  const loaders = languages.map(({ code }) => `${JSON.stringify(code)}: () => import(${JSON.stringify(MARK + code)})`);
  const hyphens = Object.fromEntries(languages.map(({ code, folder }) => [code, hyphensOf(folder)]));
  return [
    `export const LISTED = ${JSON.stringify(languages.map(({ code, name }) => ({ code, name })))};`,
    `export const LOADERS = { ${loaders.join(", ")} };`,
    `export const HYPHENS = ${JSON.stringify(hyphens)};`,
  ].join("\n");
}

export function catalogues(root, list, more) {
  const languages = languagesOf(list, root, more);
  const folderOf = (code) => languages.find((each) => each.code === code)?.folder ?? join(root, code);
  return {
    name: "overseer-catalogues",
    resolveId(id) {
      return id === LIST || id.startsWith(MARK) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${LIST}`) {
        this.addWatchFile(list);
        return listed(languages);
      }
      if (!id.startsWith(`\0${MARK}`)) return null;
      const code = id.slice(MARK.length + 1);
      const folder = folderOf(code);
      for (const name of existsSync(folder) ? readdirSync(folder) : []) this.addWatchFile(join(folder, name));
      const text = wordsOf(folder);
      const rest = lacks(text, wordsOf(folderOf(ENGLISH)));
      return `${rest ? `export { default as rest } from "${MARK}${ENGLISH}";` : 'export const rest = "";'}
export default ${JSON.stringify(text)};`;
    },
  };
}
