/** Battles that began on this device without the server, and how they come to it. */
import { api } from "$lib/api/client";
import { freshKey } from "$lib/key";
import type { Entry, Hand, Way, Written } from "./desk";
import type { RemoteDesk } from "./remote";
import { blank, type Record, type Vault } from "./vault";

export const OWN_HAND = "me";
const MOST = 200; // entries that are sent at once
const OWN = /^local[0-9a-f]{24}$/;

/** Whether a battle has never been at the server. */
export function isOwn(code: string): boolean {
  return OWN.test(code);
}

export function freshBattle(title: string, name: string, now: number): Record {
  const key = freshKey();
  const code = `local${key}`;
  const hand: Hand = { hand: OWN_HAND, name, role: "owner", seats: [0], you: true };
  return { ...blank(code), key, about: { title, campaign: "", hands: [hand] }, touched: now };
}

/** Send entries piece by piece; the server takes each once, however often it comes. */
export async function sendAll(desk: RemoteDesk, base: number, entries: Entry[], way?: Way): Promise<Written> {
  const all = await desk.write(base, entries.slice(0, MOST), way);
  for (let first = MOST; first < entries.length && way !== "theirs"; first += MOST) {
    const more = await desk.write(all.seq, entries.slice(first, first + MOST), "after");
    all.seq = more.seq;
    all.added = [...all.added, ...more.added];
    all.misfits = [...(all.misfits ?? []), ...(more.misfits ?? [])];
    all.lost = [...(all.lost ?? []), ...(more.lost ?? [])];
  }
  return all;
}

/** Give a battle of this device its code at the server. Interrupted, it goes on where it was. */
export async function adopt(record: Record, vault: Vault, desk: (code: string) => RemoteDesk): Promise<string> {
  const body = { key: record.key, title: record.about.title };
  const { code } = await api.post("/api/companions", { body });
  await sendAll(desk(code), 0, record.pending, "after");
  await vault.put({ ...record, code, given: null, log: [], base: 0, pending: [] });
  await vault.remove(record.code);
  return code;
}
