// `notices.json` beside the page: every package that is in it, with its licence, and every icon.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const ICON = /~icon\/([^/]+)\/(.+)$/;
const APACHE = join(import.meta.dirname, "..", "..", "LICENSE");
const LICENCE = /^(licen[cs]e|copying|notice)/i;

function noticeOf(folder, name) {
  const told = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => LICENCE.test(each));
  // A package without a copy of its licence has the one that stands beside our own code.
  const ours = told.license === "Apache-2.0" ? readFileSync(APACHE, "utf8") : "";
  const text = file === undefined ? ours : readFileSync(join(folder, file), "utf8");
  return { name, version: told.version, licence: told.license ?? "", text };
}

// Where the drawings themselves are shown, which CC BY wants named.
const HOMES = { "game-icons": "https://game-icons.net", lucide: "https://lucide.dev" };

function iconSet(root, name, used) {
  const folder = join(root, "node_modules", "@iconify-json", name);
  const info = JSON.parse(readFileSync(join(folder, "info.json"), "utf8"));
  return {
    ...noticeOf(folder, `@iconify-json/${name}`),
    licence: info.license.spdx ?? info.license.title,
    title: info.name,
    author: info.author.name,
    home: HOMES[name] ?? info.author.url,
    terms: info.license.url,
    icons: [...used].sort(),
  };
}

export function notices(root) {
  return {
    name: "overseer-notices",
    apply: "build",
    generateBundle(_, bundle) {
      const packages = new Map();
      const used = new Map();
      const files = Object.values(bundle).flatMap((each) => each.originalFileNames ?? []); // fonts
      const known = [...this.getModuleIds(), ...files.map((file) => join(root, file))];
      for (const id of known) {
        const icon = ICON.exec(id);
        if (icon !== null) {
          used.set(icon[1], (used.get(icon[1]) ?? new Set()).add(icon[2]));
          continue;
        }
        const found = PACKAGE.exec(id.replaceAll("\\", "/").replace(/^\0/, ""));
        if (found !== null && existsSync(join(found[1], "package.json")))
          packages.set(found[2], noticeOf(found[1], found[2]));
      }
      const source = JSON.stringify({
        packages: [...packages.values()].sort((a, b) => a.name.localeCompare(b.name)),
        icons: [...used].map(([name, icons]) => iconSet(root, name, icons)),
      });
      this.emitFile({ type: "asset", fileName: "notices.json", source });
    },
  };
}
