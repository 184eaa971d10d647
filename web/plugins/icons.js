// `import menu from "~icon/lucide/menu"` gives one icon; what nobody imports is not in the page.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const MARK = "~icon/";
const sets = new Map();

function setOf(name) {
  if (!sets.has(name)) sets.set(name, require(`@iconify-json/${name}/icons.json`));
  return sets.get(name);
}

/** One icon with its measures; an alias is followed to what it stands for. */
export function iconOf(setName, name) {
  const set = setOf(setName);
  const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (found === undefined) return null;
  return {
    body: found.body,
    width: found.width ?? set.width ?? 16,
    height: found.height ?? set.height ?? 16,
  };
}

export function icons() {
  return {
    name: "overseer-icons",
    resolveId(id) {
      return id.startsWith(MARK) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${MARK}`)) return null;
      const [setName, name] = id.slice(MARK.length + 1).split("/");
      const icon = iconOf(setName, name);
      if (icon === null) this.error(`There is no icon ${setName}/${name}.`);
      return `export default ${JSON.stringify(icon)};`;
    },
  };
}
