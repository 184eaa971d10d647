/** Battles kept on the device (IndexedDB): what its hand may know, and what it has written. */
import type { Entry, Given, Hand } from "./desk";

/** What is known of a battle besides its log. */
export interface About {
  title: string;
  campaign: string;
  hands: Hand[];
}

export interface Record {
  code: string; // of the server, or of this device
  key: string; // a battle of this device gets its code at the server by it
  about: About;
  given: Given | null; // the last sheet, shown while anything else starts
  log: Entry[]; // as the server has it, for this hand
  base: number; // so many entries of it were known when the first of `pending` was written
  pending: Entry[]; // written here and not yet at the server
  touched: number;
}

export function aboutOf(known: Partial<About> | null): About {
  return { title: known?.title ?? "", campaign: known?.campaign ?? "", hands: known?.hands ?? [] };
}

export function blank(code: string): Record {
  return { code, key: "", about: aboutOf(null), given: null, log: [], base: 0, pending: [], touched: 0 };
}

export interface Vault {
  get(code: string): Promise<Record | undefined>;
  put(record: Record): Promise<void>;
  remove(code: string): Promise<void>;
  all(): Promise<Record[]>;
}

/** Why nothing can be kept. */
export type Unkept = "full" | "forbidden";

export function whyUnkept(error: unknown): Unkept {
  const name = error instanceof DOMException ? error.name : "";
  return name === "QuotaExceededError" ? "full" : "forbidden";
}

const DATABASE = "overseer-companion";
const BATTLES = "battles";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((took, failed) => {
    request.onsuccess = () => took(request.result);
    request.onerror = () => failed(request.error ?? new DOMException("", "UnknownError"));
  });
}

class Indexed implements Vault {
  private opened: Promise<IDBDatabase> | null = null;

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((took, failed) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(BATTLES, { keyPath: "code" });
      request.onsuccess = () => took(request.result);
      request.onerror = () => failed(request.error ?? new DOMException("", "UnknownError"));
    }).catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async battles(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.open()).transaction(BATTLES, mode).objectStore(BATTLES);
  }

  async get(code: string): Promise<Record | undefined> {
    return done((await this.battles("readonly")).get(code) as IDBRequest<Record | undefined>);
  }

  /** Resolves when it lies on the disk. */
  async put(record: Record): Promise<void> {
    const battles = await this.battles("readwrite");
    return new Promise((took, failed) => {
      battles.put(record);
      battles.transaction.oncomplete = () => took();
      battles.transaction.onabort = () => failed(battles.transaction.error ?? new DOMException("", "QuotaExceededError"));
      battles.transaction.onerror = () => failed(battles.transaction.error);
    });
  }

  async remove(code: string): Promise<void> {
    await done((await this.battles("readwrite")).delete(code));
  }

  async all(): Promise<Record[]> {
    return done((await this.battles("readonly")).getAll() as IDBRequest<Record[]>);
  }
}

export const vault: Vault = new Indexed();
