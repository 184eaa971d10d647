/** A server, an engine and a drawer as tests of the store need them. */
import { Failure } from "$lib/api/client";
import { Clashed, type Entry, type Given, type Hand, type Way, type Written } from "./desk";
import type { Answering, Request } from "./engine";
import { RemoteDesk, type Listener } from "./remote";
import type { Record, Vault } from "./vault";

export const entry = (id: string): Entry => ({ id, act: { is: "note", text: id } }) as Entry;

export const given = (seq: number, ids: string[], seats: number[] = [0]): Given =>
  ({
    code: "c",
    title: "",
    seq,
    hands: [{ hand: "h", name: "Ada", role: "owner", seats, you: true } as Hand],
    ledger: { lines: ids.map((id) => ({ id, text: id })) },
    entries: ids.map(entry),
    undo: ids.at(-1) ?? "",
  }) as unknown as Given;

/** A server that keeps a log, and is away when it is told to be. */
export class Server extends RemoteDesk {
  told: Listener | null = null;
  log: Entry[] = [];
  sent: { base: number; entries: Entry[]; way: string | undefined }[] = [];
  fails: unknown[] = [];
  away = false;
  constructor() {
    super("c");
  }
  override listen(listener: Listener): void {
    this.told = listener;
  }
  override stop(): void {}
  private answers<T>(value: () => T): Promise<T> {
    if (this.away) return Promise.reject(new Failure(0, { id: "offline", text: "" }));
    const failure = this.fails.shift();
    return failure ? Promise.reject(failure) : Promise.resolve(value());
  }
  override given(since: number): Promise<Given> {
    return this.answers(() => given(this.log.length, this.log.slice(since).map((each) => each.id)));
  }
  override write(base: number, entries: Entry[], way?: Way): Promise<Written> {
    this.sent.push({ base, entries, way });
    return this.answers(() => {
      const known = new Set(this.log.map((each) => each.id));
      const mine = entries.filter((each) => !known.has(each.id));
      const theirs = this.log.slice(base).filter((each) => !entries.some((own) => own.id === each.id));
      const line = (each: Entry) => ({ id: each.id, text: each.id });
      if (theirs.length && mine.length && !way) throw new Clashed({ theirs: theirs.map(line), mine: mine.map(line) });
      if (way !== "theirs") this.log = [...this.log, ...mine];
      return { seq: this.log.length, added: way === "theirs" ? [] : mine.map((each) => each.id) };
    });
  }
}

/** An engine that takes every note. */
export class Thinking implements Answering {
  there = true;
  asked: Request[] = [];
  warm(): void {}
  ask<T>(request: Request): Promise<T> {
    this.asked.push(request);
    if (!this.there) return Promise.reject(new Failure(0, { id: "companion-no-engine", text: "" }));
    const { entries } = request["battle"] as { entries: Entry[] };
    if (request.ask !== "write") return Promise.resolve(given(entries.length, entries.map((each) => each.id)) as T);
    const added = (request["entries"] as Entry[]).map((each) => each.id);
    return Promise.resolve({ seq: entries.length + added.length, added } as T);
  }
}

/** What a device keeps, until the test is over. */
export class Drawer implements Vault {
  kept = new Map<string, Record>();
  refuses: DOMException | null = null;
  get(code: string): Promise<Record | undefined> {
    return Promise.resolve(this.kept.get(code));
  }
  put(record: Record): Promise<void> {
    if (this.refuses) return Promise.reject(this.refuses);
    this.kept.set(record.code, record);
    return Promise.resolve();
  }
  remove(code: string): Promise<void> {
    this.kept.delete(code);
    return Promise.resolve();
  }
  all(): Promise<Record[]> {
    return Promise.resolve([...this.kept.values()]);
  }
}
