import { afterEach, describe, expect, it, vi } from "vitest";
import { Failure } from "$lib/api/client";
import { Clashed, type Entry, type Given, type Hand, type Written } from "./desk";
import { entriesOf, grown } from "./log";
import { RemoteDesk, type Listener } from "./remote";
import { CompanionStore } from "./store.svelte";

const entry = (id: string): Entry => ({ id, act: { is: "note", text: id } }) as Entry;
const given = (seq: number, ids: string[], seats: number[] = [0]): Given =>
  ({ code: "c", title: "", seq, hands: [{ hand: "h", name: "Ada", role: "owner", seats, you: true } as Hand],
    ledger: {}, entries: ids.map(entry), undo: ids.at(-1) ?? "" }) as unknown as Given;

class Pretended extends RemoteDesk {
  told: Listener | null = null;
  log: Entry[] = [];
  sent: { base: number; entries: Entry[]; way: string | undefined }[] = [];
  fails: unknown[] = [];
  constructor() {
    super("c");
  }
  override listen(listener: Listener): void {
    this.told = listener;
  }
  override stop(): void {}
  override given(since: number): Promise<Given> {
    return Promise.resolve(given(this.log.length, this.log.slice(since).map((each) => each.id)));
  }
  override write(base: number, entries: Entry[], way?: "after" | "mine" | "theirs"): Promise<Written> {
    this.sent.push({ base, entries, way });
    const failure = this.fails.shift();
    if (failure) return Promise.reject(failure);
    this.log = [...this.log, ...entries];
    return Promise.resolve({ seq: this.log.length, added: entries.map((each) => each.id) });
  }
}

function opened(): [CompanionStore, Pretended] {
  const desk = new Pretended();
  const store = new CompanionStore("c", false, desk);
  store.start();
  desk.told?.line(true);
  return [store, desk];
}

describe("a log that grows", () => {
  it("takes what is new, and knows when something is missing", () => {
    expect(grown([entry("a")], given(3, ["b", "c"]))?.map((each) => each.id)).toEqual(["a", "b", "c"]);
    expect(grown([entry("a")], given(4, ["d"]))).toBeNull();
  });

  it("has ids of its own", () => {
    const [one, two] = entriesOf([{ is: "note", text: "" }, { is: "note", text: "" }], 5);
    expect(one?.id).not.toBe(two?.id);
    expect(one?.at).toBe(5);
  });
});

describe("a battle beside a real table", () => {
  afterEach(() => vi.restoreAllMocks());

  it("shows what comes, and asks for what is missing", async () => {
    const [store, desk] = opened();
    desk.log = ["a", "b", "c", "d"].map(entry);
    await store.take(given(1, ["a"]));
    await store.take(given(4, ["d"]));
    expect(store.given?.seq).toBe(4);
    expect(store.given?.entries.map((each) => each.id)).toEqual(["a", "b", "c", "d"]);
    await store.take(given(2, ["b"]));
    expect(store.given?.seq).toBe(4);
  });

  it("asks for everything again when it gets another seat", async () => {
    const [store, desk] = opened();
    desk.log = ["a", "b"].map(entry);
    await store.take(given(2, ["a", "b"], []));
    const asked = vi.spyOn(desk, "given");
    await store.take(given(2, [], [0]));
    expect(asked).toHaveBeenCalledWith(0);
  });

  it("writes, takes back and brings back", async () => {
    const [store, desk] = opened();
    await store.take(given(0, []));
    expect(await store.enter([{ is: "note", text: "x" }])).toBe(true);
    expect(store.pending).toEqual([]);
    expect(store.given?.seq).toBe(1);
    expect(await store.undo()).toBe(true);
    expect(desk.sent.at(-1)?.entries[0]?.act).toMatchObject({ is: "undo", of: desk.log[0]?.id });
  });

  it("keeps what could not be sent, and sends it once when the line is back", async () => {
    const [store, desk] = opened();
    await store.take(given(0, []));
    desk.fails.push(new Failure(0, { id: "offline", text: "" }));
    expect(await store.enter([{ is: "note", text: "x" }])).toBe(false);
    expect(store.line).toBe("offline");
    const kept = store.pending.map((each) => each.id);
    expect(kept).toHaveLength(1);
    desk.told?.line(true);
    await vi.waitFor(() => expect(store.pending).toEqual([]));
    expect(desk.log.map((each) => each.id)).toEqual(kept);
  });

  it("lets somebody choose where others have written too", async () => {
    const [store, desk] = opened();
    await store.take(given(0, []));
    desk.fails.push(new Clashed({ theirs: [{ id: "t", text: "theirs" }], mine: [] }));
    await store.enter([{ is: "note", text: "x" }]);
    expect(store.clash?.theirs).toHaveLength(1);
    await store.choose("after");
    expect(store.clash).toBeNull();
    expect(desk.sent.at(-1)?.way).toBe("after");
    expect(store.pending).toEqual([]);
  });

  it("drops what is refused and says why", async () => {
    const [store, desk] = opened();
    await store.take(given(0, []));
    desk.fails.push(new Failure(403, { id: "companion-viewer", text: "Here you only look." }));
    expect(await store.enter([{ is: "note", text: "x" }])).toBe(false);
    expect(store.failure?.text).toBe("Here you only look.");
    expect(store.pending).toEqual([]);
  });
});
