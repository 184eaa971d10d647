// Runs freeze.py inside Pyodide: node freeze.js STAGE TARGET
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [stage, target] = process.argv.slice(2);
const runtime = join(import.meta.dirname, "node_modules", "pyodide");
const python = await loadPyodide({ indexURL: runtime });
python.FS.mkdirTree("/stage");
python.FS.mount(python.FS.filesystems.NODEFS, { root: stage }, "/stage");
python.runPython(readFileSync(join(import.meta.dirname, "freeze.py"), "utf8"));
for (const name of ["python.zip", "pack.bin"])
  writeFileSync(join(target, name), python.FS.readFile(`/${name}`));
const lock = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"));
writeFileSync(join(target, "lock.json"), JSON.stringify({ info: lock.info, packages: {} }));
