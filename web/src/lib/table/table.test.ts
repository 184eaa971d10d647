import { afterEach, describe, expect, it, vi } from "vitest";
import type { Message, Told } from "$lib/api/types";
import { TableStore } from "./table.svelte";

const step = (number: number, seat = 1): Told => ({ number, seat, move: "m" });
const update = (number: number, ...steps: Told[]): Message =>
  ({ is: "update", number, steps, scene: { seat: 0 }, clock: {}, question: { topic: "turn", prompt: `p${number}` } }) as unknown as Message;

function answering(answers: (url: string, body: unknown) => Promise<Response>) {
  const asked: { url: string; body: { key: string; seq: number } }[] = [];
  vi.stubGlobal("fetch", (url: string, given: { body?: string }) => {
    const body = given.body ? JSON.parse(given.body) : undefined;
    asked.push({ url, body });
    return answers(url, body);
  });
  return asked;
}
const fine = (value: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(value), { status }));
const fixed = { game: "shelter", rules: "1", seats: [], names: ["Ada", "Bob"] };

describe("a table", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("takes updates in one after the other, however long something takes", async () => {
    let first = true;
    answering(() => {
      const slow = first;
      first = false;
      return slow ? new Promise((next) => setTimeout(() => next(new Response(JSON.stringify(fixed))), 30)) : fine(fixed);
    });
    const store = new TableStore("lamp4271");
    const one = store.take(update(2, step(1), step(2)));
    const two = store.take(update(3, step(3)));
    await Promise.all([one, two]);
    expect(store.steps.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(store.question?.prompt).toBe("p3");
    expect(store.fresh.map((each) => each.number)).toEqual([3]);
  });

  it("tells nothing twice where it begins again while something is being taken in", async () => {
    let served = () => {};
    answering(() => new Promise((next) => (served = () => next(new Response(JSON.stringify(fixed))))));
    const store = new TableStore("lamp4271");
    vi.spyOn(store as unknown as { listen(): void }, "listen").mockImplementation(() => {});
    const overtaken = store.take(update(2, step(1), step(2)));
    await vi.waitFor(() => expect(store.number).toBe(2));
    store.again();
    served();
    await overtaken;
    expect(store.steps).toEqual([]);
    answering(() => fine(fixed));
    await store.take(update(3, step(1), step(2), step(3)));
    expect(store.steps.map((each) => each.number)).toEqual([1, 2, 3]);
  });

  it("leaves out what was overtaken", async () => {
    answering(() => fine(fixed));
    const store = new TableStore("lamp4271");
    await store.take(update(2, step(1), step(2)));
    await store.take(update(1, step(1)));
    expect(store.number).toBe(2);
    expect(store.question?.prompt).toBe("p2");
  });

  it("sends an input with the same key until somebody answers", async () => {
    vi.useFakeTimers();
    let tries = 0;
    const asked = answering((url) => {
      if (!url.includes("/input")) return fine(fixed);
      tries += 1;
      return tries < 3 ? Promise.reject(new TypeError("no network")) : fine(update(3, step(3, 0)));
    });
    const store = new TableStore("lamp4271");
    await store.take(update(2, step(1), step(2)));
    const done = store.enter("pass");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe(true);
    const inputs = asked.filter((each) => each.url.includes("/input"));
    expect(new Set(inputs.map((each) => each.body.key)).size).toBe(1);
    expect(inputs.length).toBe(3);
    expect(store.number).toBe(3);
  });

  it("shows what happened where somebody was first", async () => {
    answering((url) =>
      url.includes("/input") ? fine({ error: { id: "late", text: "Look again." }, update: update(3, step(3)) }, 409) : fine(fixed),
    );
    const store = new TableStore("lamp4271");
    await store.take(update(2, step(1), step(2)));
    expect(await store.enter("pass")).toBe(false);
    expect(store.trouble?.text).toBe("Look again.");
    expect(store.number).toBe(3);
  });
});
