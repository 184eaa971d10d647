// Runs the built engine under Node: a request a line in, an answer a line out.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const folder = process.argv[2];
const { start } = await import(`${folder}engine.js`);
const pack = readFileSync(`${folder}pack.bin`);
const bytes = pack.buffer.slice(pack.byteOffset, pack.byteOffset + pack.length);
const answer = await start(folder, bytes, readFileSync(`${folder}lock.json`, "utf8"));
for await (const line of createInterface({ input: process.stdin })) console.log(answer(line));
