/** A game's own options: what the form of a new table shows and sends. */
import type { Schemas } from "$lib/api/types";

export type Field = Schemas["Field"];
export type Chosen = Record<string, unknown>;
type Single = string | number | boolean;

/** One more choice, or one less: nothing chosen is what is usual. */
export function chose(chosen: Chosen, key: string, value: unknown): Chosen {
  const { [key]: _, ...rest } = chosen;
  return value == null || value === "" ? rest : { ...rest, [key]: value };
}

/** The value that an entry of a list stands for. */
export function valueOf(field: Field, text: string): Single {
  return field.values?.find((each) => String(each.value) === text)?.value ?? text;
}

/** Deal a value to a seat: whoever had it gets the other one. */
export function dealt(field: Field, seats: number, seat: number, text: string): Single[] {
  const all = (field.values ?? []).map((each) => each.value);
  const now = Array.isArray(field.chosen) ? [...(field.chosen as Single[])] : all.slice(0, seats);
  const value = valueOf(field, text);
  const other = now.indexOf(value);
  if (other >= 0) now[other] = now[seat]!;
  now[seat] = value;
  return now;
}

/** A number that was typed; null where there is none. */
export function whole(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}
