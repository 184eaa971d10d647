/** Nobody joins words by hand: where a mark stands beside a placed word, the language decides how. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..", "..");
// The names of formats and services, signs on dice, an hour, a command, a card's own counts.
const SIGNS = /^(SVG|PNG|Discord|Slack|\?|…|:00|\.overseer --verify|overseer replay|\d*\.|[+(]+|[)]|x)$/;
const MARK = /[:;!?%«»„“”…]/;
/** Text with a letter, or a mark that a language sets in its own way. */
const isSaid = (text: string) => (/\p{L}/u.test(text) || MARK.test(text)) && !SIGNS.test(text.trim());
/** A written piece of a template that follows or precedes a placed one with a mark in between. */
const isJoined = (text: string) => /^\s*[:;!?%»]\s/.test(text) || /^\s+[:;!?%»]$/.test(text) || /[:;]\s$/.test(text);

/** Attributes that hold no words: a width of 40 % is none. */
const WORDLESS = /^(style|class|d|transform|viewBox|points|href)$/;

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Every node; whether it is in an attribute, and in one that holds no words. */
function* nodes(of: unknown, inAttribute = false, inStyle = false): Generator<[Node, boolean, boolean]> {
  if (Array.isArray(of)) for (const each of of) yield* nodes(each, inAttribute, inStyle);
  else if (isNode(of)) {
    yield [of, inAttribute, inStyle];
    const styles = of.type === "StyleDirective" || (of.type === "Attribute" && WORDLESS.test(of.name ?? ""));
    const below = [inAttribute || styles || of.type === "Attribute", inStyle || styles] as const;
    for (const key in of) if (key !== "metadata" && key !== "loc" && typeof of[key] === "object") yield* nodes(of[key], ...below);
  }
}

/** What is written between two placed words, or after one: the pieces of a template literal with a word in them. */
function joinedIn(node: Node): string[] {
  if (node.type !== "TemplateLiteral") return [];
  const pieces = (node.quasis as { value: { cooked: string } }[]).map((each) => each.value.cooked);
  return pieces.filter((piece, at) => (at > 0 && (isJoined(piece) || (at === pieces.length - 1 && /^[:!?]$/.test(piece)))) || (at < pieces.length - 1 && /[:;]\s$/.test(piece)));
}

export function faultsOf(text: string): string[] {
  const tree = parse(text, { modern: true }) as unknown as { fragment: unknown; instance: unknown };
  const found: string[] = [];
  for (const [node, inAttribute, inStyle] of nodes(tree.fragment)) {
    if (node.type === "Text" && !inAttribute && isSaid(node.data ?? "")) found.push(node.data ?? "");
    if (!inStyle) found.push(...joinedIn(node));
  }
  for (const [node] of nodes(tree.instance)) found.push(...joinedIn(node));
  return found;
}

const components = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".svelte") && !path.startsWith("components")); // the drawer of patterns is for those who build

it("is seen where it is done", () => {
  expect(faultsOf("<b>{name}:</b> {text}")).toEqual([":"]);
  expect(faultsOf("{#if own}<b>{name}</b>: {text}{/if}")).toEqual([": "]);
  expect(faultsOf("<p>{n} %</p>")).toEqual([" %"]);
  expect(faultsOf("<p>Hello {name}</p>")).toEqual(["Hello "]);
  expect(faultsOf("<i aria-label={`${name}: ${text}`}></i>")).toEqual([": "]);
  expect(faultsOf("<script>const text = (n) => `${n} %`;</script>")).toEqual([" %"]);
  expect(faultsOf("<i style:width={`${n}%`}></i><b>{a} · {b}</b>")).toEqual([]);
});

it("is done in no component", () => {
  expect(components.length).toBeGreaterThan(250);
  const found = components.map((path): [string, string[]] => [path, faultsOf(readFileSync(join(source, path), "utf8"))]);
  expect(found.filter(([, faults]) => faults.length)).toEqual([]);
}, 60_000);
