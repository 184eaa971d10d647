/** What this browser remembers. Where storage is switched off it remembers until the page is left. */
const beside = new Map<string, string>();

export const storage = {
  /** Whether the browser keeps anything. */
  works: true,
  get(key: string): string | null {
    try {
      return localStorage.getItem(`overseer.${key}`) ?? beside.get(key) ?? null;
    } catch {
      storage.works = false;
      return beside.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    beside.set(key, value);
    try {
      localStorage.setItem(`overseer.${key}`, value);
    } catch {
      storage.works = false;
    }
  },
  remove(key: string): void {
    beside.delete(key);
    try {
      localStorage.removeItem(`overseer.${key}`);
    } catch {
      storage.works = false;
    }
  },
};

export function remembered<T extends object>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(storage.get(key) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Partial<T>) : {};
  } catch {
    return {};
  }
}
