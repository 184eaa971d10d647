// `import text from "~words/de"` is every catalogue of src/i18n/de in one text: one chunk a language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MARK = "~words/";

export function wordsOf(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

export function catalogues(root) {
  return {
    name: "overseer-catalogues",
    resolveId(id) {
      return id.startsWith(MARK) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${MARK}`)) return null;
      const folder = join(root, id.slice(MARK.length + 1));
      for (const name of readdirSync(folder)) this.addWatchFile(join(folder, name));
      return `export default ${JSON.stringify(wordsOf(folder))};`;
    },
  };
}
