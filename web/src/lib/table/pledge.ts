/** One's own part of the dice (decision 22): 32 random bytes, fixed by their hash when one sits down
 * and revealed when every seat is taken. It happens by itself. */
import { api } from "$lib/api/client";
import type { Table } from "$lib/api/types";
import { storage } from "$lib/store";
import { sha256 } from "./sha256";

const PREFIX = new TextEncoder().encode("overseer share ");

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A share, and the pledge that fixes it. */
export function freshShare(): { share: string; pledge: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { share: hex(bytes), pledge: hex(sha256(new Uint8Array([...PREFIX, ...bytes]))) };
}

/** The pledge to sit down with; the share is kept until it is asked for. */
export function pledged(): string {
  const { share, pledge } = freshShare();
  storage.set(`share.${pledge}`, share);
  return pledge;
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
