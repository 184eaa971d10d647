import { describe, expect, it } from "vitest";
import { Engine, type Working } from "./engine";

class Pretended implements Working {
  onmessage: Working["onmessage"] = null;
  onerror: Working["onerror"] = null;
  ended = false;
  constructor(private readonly says: (data: { id: number; asked: string }) => object | null, starts: object = { ready: true }) {
    setTimeout(() => this.say(starts));
  }
  say(data: object): void {
    this.onmessage?.({ data } as MessageEvent);
  }
  postMessage(message: unknown): void {
    const said = this.says(message as { id: number; asked: string });
    if (said) setTimeout(() => this.say(said));
  }
  terminate(): void {
    this.ended = true;
  }
}

const request = { ask: "lists", lang: "en" };

describe("the engine on a device", () => {
  it("starts once, and answers everybody with their own", async () => {
    let made = 0;
    const engine = new Engine(async () => {
      made += 1;
      return new Pretended(({ id, asked }) => ({ id, told: JSON.stringify({ given: JSON.parse(asked).n }) }));
    });
    const found = await Promise.all([1, 2, 3].map((n) => engine.ask({ ...request, n })));
    expect(found).toEqual([1, 2, 3]);
    expect(made).toBe(1);
  });

  it("passes on what the rules say", async () => {
    const told = JSON.stringify({ error: { id: "no-scenario", text: "No such scenario.", rule: "CO-1" } });
    const engine = new Engine(async () => new Pretended(({ id }) => ({ id, told })));
    await expect(engine.ask(request)).rejects.toMatchObject({ status: 422, trouble: { rule: "CO-1" } });
  });

  it("says that it is not here, and tries again the next time", async () => {
    const starts = [{ ready: false, broken: "404" }, { ready: true }];
    const engine = new Engine(async () => new Pretended(({ id }) => ({ id, told: '{"given":1}' }), starts.shift()));
    await expect(engine.ask(request)).rejects.toMatchObject({ status: 0, trouble: { id: "companion-no-engine" } });
    expect(await engine.ask(request)).toBe(1);
  });

  it("lets nobody wait when it breaks", async () => {
    let worker: Pretended | null = null;
    const engine = new Engine(async () => (worker = new Pretended(() => null)));
    const asked = engine.ask(request);
    await new Promise((next) => setTimeout(next, 20));
    worker!.onerror?.({} as ErrorEvent);
    await expect(asked).rejects.toMatchObject({ status: 0 });
    expect(worker!.ended).toBe(true);
  });
});
