/** The battles that somebody tracks. */
import { api } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import { freshKey } from "$lib/table/merge";

export type Row = Schemas["CompanionRow"];

export async function listBattles(): Promise<Row[]> {
  return (await api.get("/api/companions")).companions;
}

/** Track a battle; `campaign`: the table whose battle it is. The code of its link is given. */
export async function openBattle(title: string, campaign?: string, key = freshKey()): Promise<string> {
  const body = { key, title, ...(campaign ? { campaign } : {}) };
  return (await api.post("/api/companions", { body })).code;
}

export async function removeBattle(code: string): Promise<void> {
  await api.remove("/api/companions/{code}", { path: { code } });
}
