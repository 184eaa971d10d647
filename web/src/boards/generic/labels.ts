/** Names of fields for who reads them: the game's own words, else the name made readable. */
export function labelOf(name: string, labels: Readonly<Record<string, string>> = {}): string {
  if (labels[name]) return labels[name];
  if (/^\d+$/.test(name)) return String(Number(name) + 1); // a list is counted from one
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words ? words[0]!.toUpperCase() + words.slice(1) : name;
}
