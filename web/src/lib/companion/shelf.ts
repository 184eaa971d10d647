/** The battles that somebody tracks: at the server, and on this device. */
import { api, Failure, language } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import { freshKey } from "$lib/key";
import { engine } from "./engine";
import { ownHand } from "./log";
import { freshBattle, isOwn } from "./own";
import { vault, type Record, type Vault } from "./vault";

export type Row = Schemas["CompanionRow"];

/** For what can wait until somebody answers. */
export function unlessAway(error: unknown): void {
  if (!away(error)) throw error;
}

const away = (error: unknown) => error instanceof Failure && error.status === 0;

/** All of them; `known`: whether the server may know who one is. */
export async function listBattles(known = true): Promise<Row[]> {
  const kept = (await vault.all().catch(() => [])).filter((record) => !record.code.endsWith("#"));
  if (!known) return kept.filter((record) => isOwn(record.code)).map(rowOf);
  try {
    const { companions } = await api.get("/api/companions");
    return [...kept.filter((record) => isOwn(record.code)).map(rowOf), ...companions];
  } catch (error) {
    if (!away(error)) throw error;
    return kept.sort((a, b) => b.touched - a.touched).map(rowOf);
  }
}

/** A battle of this device as the server would list it. */
export function rowOf(record: Record): Row {
  return {
    code: record.code,
    title: record.about.title,
    role: ownHand(record.about)?.role ?? "viewer",
    entries: record.log.length + record.pending.length,
    made: record.touched,
    touched: record.touched,
    campaign: record.about.campaign,
  };
}

/** Track a battle; `campaign`: the table whose battle it is. The code of its link is given.
 *
 * Where nobody answers the battle begins on this device, and comes to the server later.
 */
export async function openBattle(title: string, campaign?: string, name = "", key = freshKey()): Promise<string> {
  const body = { key, title, ...(campaign ? { campaign } : {}) };
  try {
    return (await api.post("/api/companions", { body })).code;
  } catch (error) {
    if (!away(error) || campaign) throw error;
    const record = freshBattle(title, name, Date.now());
    await vault.put(record);
    return record.code;
  }
}

/** The forces that are there for everybody. */
export async function readyForces(): Promise<Schemas["ReadyForce"][]> {
  try {
    return (await api.get("/api/forces/ready")).forces;
  } catch (error) {
    if (!away(error)) throw error;
    return engine.ask({ ask: "forces", lang: language.now });
  }
}

export async function removeBattle(code: string): Promise<void> {
  if (!isOwn(code)) await api.remove("/api/companions/{code}", { path: { code } });
  await vault.remove(code).catch(() => {});
}

/** Somebody else sits here now: what the server has is no longer kept on this device. */
export async function forgetBattles(from: Vault = vault): Promise<void> {
  const kept = await from.all().catch(() => []);
  await Promise.all(kept.filter((record) => !isOwn(record.code)).map((record) => from.remove(record.code)));
}
