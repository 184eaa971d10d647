/** One's own part of the dice (decision 22): 32 random bytes, fixed by their hash when one sits down
 * and revealed when every seat is taken. It happens by itself; a browser without storage plays on. */
import { api } from "$lib/api/client";
import type { Table } from "$lib/api/types";
import { storage } from "$lib/store";

const PREFIX = new TextEncoder().encode("overseer share ");

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A share and its pledge; null where the browser has no way to hash (a page without HTTPS). */
export async function freshShare(): Promise<{ share: string; pledge: string } | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...PREFIX, ...bytes]));
  return { share: hex(bytes), pledge: hex(new Uint8Array(digest)) };
}

/** The pledge to sit down with; the share is kept until it is asked for. */
export async function pledged(): Promise<string> {
  const made = await freshShare();
  if (made === null) return "";
  storage.set(`share.${made.pledge}`, made.share);
  return made.pledge;
}

const revealing = new Set<string>();

/** Reveal what this browser has pledged at a table that waits for it. */
export async function reveal(table: Table): Promise<void> {
  if (table.status !== "dice") return;
  for (const chair of table.chairs) {
    if (!chair.yours || !chair.pledge || chair.revealed || revealing.has(chair.pledge)) continue;
    const share = storage.get(`share.${chair.pledge}`);
    if (share === null) continue;
    revealing.add(chair.pledge);
    try {
      await api.post("/api/tables/{code}/reveal", {
        path: { code: table.code },
        body: { seat: chair.seat, share },
      });
      storage.remove(`share.${chair.pledge}`);
    } catch {
      revealing.delete(chair.pledge); // the table asks again, or begins without it
    }
  }
}
