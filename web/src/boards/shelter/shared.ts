/** What is the same stays the same thing: a new value that keeps every part of the old one which it repeats. */
export function shared<T>(old: T, now: T): T {
  if (old === now || typeof now !== "object" || typeof old !== "object" || now === null || old === null) return now;
  if (Array.isArray(now)) return Array.isArray(old) ? (list(old, now) as T) : now;
  if (Array.isArray(old)) return now;
  const before = old as Record<string, unknown>;
  const after = now as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = shared(before[key], after[key]);
    same &&= key in before && made[key] === before[key];
  }
  return same ? old : (made as T);
}

function list(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const made = now.map((each, at) => shared(old[at], each));
  return made.length === old.length && made.every((each, at) => each === old[at]) ? old : made;
}
