/** Everything that the companion needs without a connection, put into a drawer of this browser. */
import { transport } from "$lib/api/transport";

interface Listed {
  name: string;
  bytes: number;
}

export type Kept = "no" | "loading" | "ready" | "impossible";

/** What is fetched, and what is thrown away because no list names it any more. */
export function plan(listed: readonly Listed[], held: readonly string[]): { fetch: Listed[]; drop: string[] } {
  const wanted = new Set(listed.map((file) => file.name));
  return { fetch: listed.filter((file) => !held.includes(file.name)), drop: held.filter((name) => !wanted.has(name)) };
}

const DRAWER = "overseer-companion-1"; // as in public/worker.js
const LISTS = ["/engine.json", "/shell.json"];
const START = "/";

class Keeping {
  state: Kept = $state("no");
  loaded = $state(0); // bytes
  total = $state(0);
  private running: Promise<void> | null = null;

  /** Keep what is not kept yet. While it runs nothing waits for it. */
  start(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = null));
    return this.running;
  }

  private async run(): Promise<void> {
    if (!("caches" in globalThis) || !navigator.serviceWorker) {
      this.state = "impossible";
      return;
    }
    let drawer: Cache;
    try {
      drawer = await caches.open(DRAWER);
      if (this.state === "no" && (await drawer.match(START))) this.state = "ready";
    } catch {
      this.state = "impossible"; // a private window, say
      return;
    }
    try {
      await this.fill(drawer);
    } catch (error) {
      if (error instanceof DOMException) this.state = "impossible"; // there is no room
      else if (!(await drawer.match(START))) this.state = "no";
    }
  }

  private async fill(drawer: Cache): Promise<void> {
    const [engine, shell, start] = await Promise.all([...LISTS, START].map((name) => fetched(name)));
    const { folder, files } = (await engine!.clone().json()) as { folder: string; files: Listed[] };
    const { files: own } = (await shell!.clone().json()) as { files: Listed[] };
    const listed = [...own, ...files.map(({ name, bytes }) => ({ name: folder + name, bytes }))];
    const held = (await drawer.keys()).map((request) => new URL(request.url).pathname);
    const { fetch: missing, drop } = plan(listed, held);
    this.total = missing.reduce((sum, file) => sum + file.bytes, 0);
    this.loaded = 0;
    if (missing.length) this.state = "loading";
    for (const { name, bytes } of missing) {
      await drawer.put(name, await fetched(name));
      this.loaded += bytes;
    }
    // Last of all what names the others, so that what lies here always fits together.
    await drawer.put(START, start!);
    await Promise.all(LISTS.map((name, place) => drawer.put(name, [engine!, shell!][place]!)));
    for (const name of drop) if (name !== START && !LISTS.includes(name)) await drawer.delete(name);
    this.state = "ready";
    void navigator.storage?.persist?.().catch(() => false);
  }
}

async function fetched(name: string): Promise<Response> {
  const answer = await transport.now.file(name, !name.includes("/engine/") && !name.startsWith("/assets/"));
  if (!answer.ok) throw new TypeError(name);
  return answer;
}

export const keeping = new Keeping();
