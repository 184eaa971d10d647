// Writes src/lib/api/schema.d.ts from the server's own types: `npm run types`.
// PYTHON names the interpreter that has Overseer; else the checkout's environment is taken.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const python = process.env.PYTHON ?? join(root, ".venv-plain", "bin", "python");
const raw = execFileSync(python, ["-m", "tools.web_types"], { cwd: root, maxBuffer: 1 << 26 });
const digest = createHash("sha256").update(raw).digest("hex");
const types = astToString(await openapiTS(JSON.parse(raw.toString()), {
  alphabetize: true,
  defaultNonNullable: false, // what has a default may be left out, and is
  emptyObjectsUnknown: true, // an open object may have anything in it
}));
writeFileSync(
  join(root, "web", "src", "lib", "api", "schema.d.ts"),
  `// Made by \`npm run types\` from the server's types. Do not edit.\n// ${digest}\n${types}`,
);
