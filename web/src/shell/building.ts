/** The notation that a builder makes from what was put together. */
import type { Schemas } from "$lib/api/types";

type Pick = Schemas["Pick"];
type Amounts = Schemas["Amounts"];

/** The moves of a pick; null as long as too little or too much is picked. */
export function picked(builder: Pick, ids: ReadonlySet<string>): string[] | null {
  const chosen = builder.of.map((each) => each.id).filter((id) => ids.has(id));
  if (chosen.length < builder.least || chosen.length > builder.most) return null;
  if (chosen.length === 0) return builder.none ? [`${builder.verb} ${builder.none}`.trim()] : null;
  if (builder.each) return chosen.map((id) => `${builder.verb} ${id}`.trim());
  return [[builder.verb, ...chosen].join(" ").trim()];
}

/** Pick one more, or one less; of what excludes each other the new one stays. */
export function toggled(builder: Pick, ids: ReadonlySet<string>, id: string): Set<string> {
  const now = new Set(ids);
  if (now.delete(id)) return now;
  for (const row of builder.apart ?? []) if (row.includes(id)) for (const other of row) now.delete(other);
  if (now.size >= builder.most) {
    if (builder.most !== 1) return now;
    now.clear();
  }
  return now.add(id);
}

/** The move of a share-out; null as long as it does not come to the total. */
export function shared(builder: Amounts, amounts: Readonly<Record<string, number>>): string | null {
  const sum = builder.of.reduce((all, each) => all + (amounts[each.id] ?? 0), 0);
  if (sum !== builder.total) return null;
  const parts = builder.of.filter((each) => amounts[each.id]).map((each) => `${each.id}=${amounts[each.id]}`);
  return [builder.verb, ...parts].join(" ").trim();
}

type Titled = Schemas["Pay"] | Schemas["Point"];

/** What a panel is about: its own words, else those of the choice that it begins with. */
export function titleOf(builder: Titled, choices: readonly { move: string; name: string }[]): string {
  const moves = builder.sort === "pay" ? builder.start : [builder.verb];
  const own = "title" in builder ? builder.title : "";
  return own || (choices.find((each) => moves.includes(each.move))?.name ?? moves.at(-1) ?? builder.verb);
}
