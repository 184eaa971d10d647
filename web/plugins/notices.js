// `notices.json` beside the page: every package that is in it, with its licence, and every icon.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const ICON = /~icon\/([^/]+)\/(.+)$/;
const LICENCE = /^(licen[cs]e|copying|notice)/i;

function noticeOf(folder, name) {
  const told = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => LICENCE.test(each));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8");
  return { name, version: told.version, licence: told.license ?? "", text };
}

function iconSet(root, name, used) {
  const folder = join(root, "node_modules", "@iconify-json", name);
  const info = JSON.parse(readFileSync(join(folder, "info.json"), "utf8"));
  return {
    ...noticeOf(folder, `@iconify-json/${name}`),
    licence: info.license.spdx ?? info.license.title,
    title: info.name,
    author: info.author.name,
    icons: [...used].sort(),
  };
}

export function notices(root) {
  return {
    name: "overseer-notices",
    apply: "build",
    generateBundle() {
      const packages = new Map();
      const used = new Map();
      for (const id of this.getModuleIds()) {
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
