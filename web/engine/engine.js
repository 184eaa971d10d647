// The engine: Python with the desk of the companion. It answers JSON with JSON.
import { loadPyodide } from "./pyodide.mjs";

/** Puts the files of a pack where Python finds them. */
function unpack(files, pack) {
  const length = new DataView(pack).getUint32(0, true);
  const names = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, length)));
  const folders = new Set();
  let place = 4 + length;
  for (const [name, size] of names) {
    const folder = name.slice(0, name.lastIndexOf("/"));
    if (!folders.has(folder)) files.mkdirTree(`/${folder}`);
    folders.add(folder);
    files.writeFile(`/${name}`, new Uint8Array(pack, place, size), { canOwn: true });
    place += size;
  }
}

/** `base`: the folder of the engine; `pack`, `lock`: two of its files, read already. */
export async function start(base, pack, lock) {
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}python.zip`,
    lockFileContents: lock,
    packageBaseUrl: base,
    fsInit: async (files) => unpack(files, pack),
  });
  const desk = python.pyimport("overseer.host.companion.local");
  return (asked) => desk.answer(asked);
}
