import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reached } from "../../../plugins/shell.js";
import { keeping, plan } from "./keeping.svelte";

class Drawer {
  held = new Map<string, Response>();
  full = false;
  async match(name: string) {
    return this.held.get(name);
  }
  async put(name: string, answer: Response) {
    if (this.full) throw new DOMException("", "QuotaExceededError");
    this.held.set(name, answer);
  }
  async delete(name: string) {
    return this.held.delete(name);
  }
  async keys() {
    return [...this.held.keys()].map((name) => ({ url: `http://table${name}` }));
  }
}

let drawer: Drawer;
let release: string;
let away: string[];

beforeEach(() => {
  drawer = new Drawer();
  release = "1";
  away = [];
  keeping.state = "no";
  vi.stubGlobal("caches", { open: async () => drawer });
  vi.stubGlobal("navigator", { serviceWorker: {}, storage: {} });
  vi.stubGlobal("fetch", async (name: string) => {
    if (away.includes(name)) throw new TypeError("nobody");
    const lists: Record<string, object> = {
      "/engine.json": { folder: `/engine/${release}/`, files: [{ name: "python.zip", bytes: 7 }] },
      "/shell.json": { files: [{ name: `/assets/page-${release}.js`, bytes: 3 }] },
    };
    return new Response(JSON.stringify(lists[name] ?? name));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what a device keeps", () => {
  it("is fetched once", () => {
    const found = plan([{ name: "/a", bytes: 1 }, { name: "/b", bytes: 2 }], ["/a", "/old"]);
    expect(found).toEqual({ fetch: [{ name: "/b", bytes: 2 }], drop: ["/old"] });
  });

  it("is all there before it says so", async () => {
    await keeping.start();
    expect(keeping.state).toBe("ready");
    expect(keeping.loaded).toBe(10);
    expect([...drawer.held.keys()].sort()).toEqual(["/", "/assets/page-1.js", "/engine.json", "/engine/1/python.zip", "/shell.json"]);
  });

  it("is replaced by a newer release, and stays whole where that is cut short", async () => {
    await keeping.start();
    release = "2";
    away = ["/engine/2/python.zip"];
    const before = drawer.held.get("/shell.json");
    await keeping.start();
    expect(drawer.held.get("/shell.json")).toBe(before);
    expect(drawer.held.has("/assets/page-1.js")).toBe(true);
    away = [];
    await keeping.start();
    expect(keeping.state).toBe("ready");
    expect([...drawer.held.keys()].some((name) => name.includes("1"))).toBe(false);
  });

  it("says so where there is no room", async () => {
    drawer.full = true;
    await keeping.start();
    expect(keeping.state).toBe("impossible");
  });
});

describe("the list of what is kept", () => {
  const chunk = (fileName: string, moduleIds: string[], more: object = {}) => ({ fileName, moduleIds, imports: [], dynamicImports: [], isEntry: false, ...more });

  it("has the page, the companion and what it loads later, and no other page", () => {
    const found = reached([
      chunk("index.js", ["/src/main.ts"], { isEntry: true, imports: ["frame.js"], dynamicImports: ["companion.js", "duel.js"] }),
      chunk("frame.js", ["/src/shell/Frame.svelte"]),
      chunk("companion.js", ["/src/pages/companion/Page.svelte"], { imports: ["dice.js"], dynamicImports: ["print.js"] }),
      chunk("dice.js", ["/src/lib/art/Die.svelte"]),
      chunk("print.js", ["/src/lib/print.ts"]),
      chunk("duel.js", ["/src/boards/tragic/index.ts"]),
      chunk("de.js", ["\0~words/de"]),
    ]);
    expect(found.map((each: { fileName: string }) => each.fileName).sort()).toEqual(["companion.js", "de.js", "dice.js", "frame.js", "index.js", "print.js"]);
  });
});

describe("the service worker", () => {
  type Handler = (event: object) => void;
  const source = readFileSync("public/worker.js", "utf8");

  function started(held: Record<string, Record<string, string>>, online: boolean) {
    const handlers: Record<string, Handler> = {};
    const find = (name: string, cache?: string) => {
      for (const [drawer, files] of Object.entries(held)) if (!cache || cache === drawer) if (files[name] !== undefined) return new Response(files[name]);
      return undefined;
    };
    const pathOf = (request: string | { url: string }) => (typeof request === "string" ? request : new URL(request.url).pathname);
    const caches = {
      open: async (cache: string) => ({
        match: async (request: string) => find(pathOf(request), cache),
        put: async (request: string | { url: string }, answer: Response) => void ((held[cache] ??= {})[pathOf(request)] = await answer.text()),
        add: async () => {},
      }),
      match: async (request: string, options?: { cacheName: string }) => find(pathOf(request), options?.cacheName),
      keys: async () => Object.keys(held),
      delete: async (cache: string) => delete held[cache],
    };
    const self = { addEventListener: (name: string, handler: Handler) => (handlers[name] = handler), skipWaiting() {}, clients: { claim: async () => {} } };
    const fetches = async (request: { url: string }) => {
      if (!online) throw new TypeError("nobody");
      return new Response(`new ${new URL(request.url).pathname}`);
    };
    new Function("self", "caches", "fetch", "location", source)(self, caches, fetches, { origin: "http://table" });
    const ask = async (path: string, mode = "cors"): Promise<string | null> => {
      let answer: Promise<Response> | null = null;
      handlers["fetch"]!({ request: { url: `http://table${path}`, method: "GET", mode }, respondWith: (given: Promise<Response>) => (answer = given) });
      const found = answer as Promise<Response> | null;
      return found && (await found).text();
    };
    return { ask, handlers };
  }

  const held = () => ({ "overseer-shell-1": { "/": "shell" }, "overseer-companion-1": { "/": "whole", "/engine/1/python.zip": "zip", "/engine.json": "{}" }, "overseer-old": {} });

  it("opens the companion from its own drawer where nobody answers, and other pages as before", async () => {
    const { ask } = started(held(), false);
    expect(await ask("/companion/lamp4271", "navigate")).toBe("whole");
    expect(await ask("/companions-not", "navigate")).toBe("shell");
    expect(await ask("/engine/1/python.zip")).toBe("zip");
    expect(await ask("/engine.json")).toBe("{}");
  });

  it("takes the newest while somebody answers, but the engine that lies here", async () => {
    const { ask } = started(held(), true);
    expect(await ask("/companion", "navigate")).toBe("new /companion");
    expect(await ask("/engine.json")).toBe("new /engine.json");
    expect(await ask("/engine/1/python.zip")).toBe("zip");
  });

  it("never touches the API, and throws older drawers away", async () => {
    const files = held();
    const { ask, handlers } = started(files, true);
    expect(await ask("/api/companions/lamp4271")).toBeNull();
    let done: Promise<void> = Promise.resolve();
    handlers["activate"]!({ waitUntil: (given: Promise<void>) => (done = given) });
    await done;
    expect(Object.keys(files).sort()).toEqual(["overseer-companion-1", "overseer-shell-1"]);
  });
});
