import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { api } from "./client";
import { Inputs } from "./inputs";
import { transport, type Reply, type Request } from "./transport";

const SRC = resolve(__dirname, "../..");
const before = transport.now;

function sources(folder = SRC): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

function answering(answer: (request: Request) => Promise<Partial<Reply>>): Request[] {
  const asked: Request[] = [];
  const send = async (request: Request) => {
    asked.push(request);
    return { status: 200, told: {}, retryAfter: 0, release: "", ...(await answer(request)) };
  };
  transport.now = { ...before, send };
  return asked;
}

afterEach(() => {
  transport.now = before;
});

describe("the way out of the page", () => {
  it("is one: nothing else asks the network", () => {
    const ways = /\bfetch\(|new (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon/;
    const found = sources().filter((path) => ways.test(readFileSync(path, "utf-8")));
    expect(found.map((path) => relative(SRC, path))).toEqual(["lib/api/http.ts"]);
  });

  it("can be another, and no store sees a difference", async () => {
    const asked = answering(async () => ({ told: { name: "Ada" } }));
    expect(await api.get("/api/me")).toEqual({ name: "Ada" });
    expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual(["GET /api/me?lang=en"]);
  });

  it("tells why not", async () => {
    answering(async () => ({ status: 409, told: { error: { id: "late", text: "Look again." } } }));
    await expect(api.post("/api/tables/{code}/start", { path: { code: "c" } })).rejects.toMatchObject({ status: 409, trouble: { id: "late" } });
  });
});

describe("inputs on their way", () => {
  it("wait for those before them, also when these are refused", async () => {
    const told: ((reply: Partial<Reply>) => void)[] = [];
    const asked = answering(() => new Promise((next) => told.push(next)));
    const inputs = new Inputs("c");
    const first = inputs.enter({ seq: 1, seat: 0, input: "pass" });
    const second = inputs.enter({ seq: 1, seat: 0, input: ["a", "b"] });
    await expect.poll(() => told.length).toBe(1);
    told[0]!({ status: 400, told: { error: { id: "bad", text: "No." } } });
    await expect(first).rejects.toMatchObject({ status: 400 });
    await expect.poll(() => told.length).toBe(2);
    told[1]!({ told: { number: 2 } });
    expect(await second).toEqual({ number: 2 });
    const [one, two] = asked.map(({ body }) => body as { key: string; input?: string; inputs?: string[] });
    expect(one!.key).not.toBe(two!.key);
    expect([one!.input, two!.inputs]).toEqual(["pass", ["a", "b"]]);
  });
});
