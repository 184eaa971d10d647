// `shell.json` beside the page: every file that the pages of the companion need, to be kept on a device.
const ROOT = /\/src\/pages\/companion\/|\/src\/lib\/companion\/|~words\//;
const ALWAYS = ["first.js", "icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "companion.webmanifest"];

/** The chunks that the page itself and the companion's pages come with, by their names. */
export function reached(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const wanted = (chunk) => chunk.isEntry || chunk.moduleIds.some((id) => ROOT.test(id.replaceAll("\\", "/")));
  const visit = (name) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
    // What a page of the companion loads later is needed too; what the frame could load is not.
    if (!chunk.isEntry && wanted(chunk)) chunk.dynamicImports.forEach(visit);
  };
  chunks.filter(wanted).forEach((chunk) => visit(chunk.fileName));
  return [...found];
}

export function shell() {
  return {
    name: "overseer-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = reached(Object.values(bundle).filter((each) => each.type === "chunk"));
      const names = new Set();
      for (const chunk of chunks) {
        names.add(chunk.fileName);
        for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name);
        for (const name of chunk.viteMetadata?.importedAssets ?? []) names.add(name);
      }
      for (const each of Object.values(bundle))
        if (each.type === "asset" && each.fileName.endsWith(".woff2")) names.add(each.fileName);
      const files = [...names].sort().map((name) => {
        const { code, source } = bundle[name];
        return { name: `/${name}`, bytes: (code ?? source).length };
      });
      const source = JSON.stringify({ files: [...files, ...ALWAYS.map((name) => ({ name: `/${name}`, bytes: 0 }))] });
      this.emitFile({ type: "asset", fileName: "shell.json", source });
    },
  };
}
