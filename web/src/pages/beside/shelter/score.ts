/** A score sheet: it adds up what the server says is counted. */
import type { Schemas } from "$lib/api/types";

export type Data = Schemas["ShelterBeside"];
export type EndItem = Schemas["EndItem"];

export interface Sheet {
  name: string;
  counts: Record<string, number>;
  items: string[]; // cards that pay at the end
  other: number; // what other cards pay
}

export interface Scored {
  items: number;
  lost: number; // to threats
  total: number;
  ties: number[]; // what breaks ties, in order
}

const sum = (sheet: Sheet, counts: readonly string[]) => counts.reduce((all, id) => all + (sheet.counts[id] ?? 0), 0);

/** What a card pays at the end. */
export function pays(item: EndItem, sheet: Sheet): number {
  const n = item.calm ? Number(!sheet.counts["lying"]) : sum(sheet, item.sum);
  const paid = Math.floor(n / (item.each ?? 1)) * (item.happiness ?? 1);
  return item.most ? Math.min(item.most, paid) : paid;
}

/** Cards pay first, then threats cost, never below nothing. */
export function scored(data: Data, sheet: Sheet): Scored {
  const items = data.items.filter((item) => sheet.items.includes(item.id)).reduce((all, item) => all + pays(item, sheet), 0) + sheet.other;
  const before = (sheet.counts["happiness"] ?? 0) + items;
  const lost = Math.min(before, sheet.counts["lying"] ?? 0);
  return { items, lost, total: before - lost, ties: data.ties.map((counts) => sum(sheet, counts)) };
}

/** Who has won: one, or several who are equal in everything. `by`: the place of what broke the tie; -1: none was. */
export function winners(data: Data, sheets: readonly Sheet[]): { seats: number[]; by: number } {
  const keys = sheets.map((sheet) => {
    const found = scored(data, sheet);
    return [found.total, ...found.ties];
  });
  let seats = sheets.map((_, at) => at);
  let by = -1;
  for (let place = 0; place <= data.ties.length && seats.length > 1; place++) {
    const best = Math.max(...seats.map((seat) => keys[seat]?.[place] ?? 0));
    const left = seats.filter((seat) => keys[seat]?.[place] === best);
    if (left.length < seats.length) by = place - 1;
    seats = left;
  }
  return { seats, by: seats.length > 1 ? data.ties.length : by };
}
