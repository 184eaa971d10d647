/** The page's own words (@fluent/bundle). What a game says comes from the server as sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LISTED, LOADERS } from "~languages";
import { language } from "$lib/api/client";
import type { Lang } from "$lib/api/types";
import { joined } from "$lib/i18n/joints";
import { storage } from "$lib/store";

export const LANGUAGES: readonly Lang[] = LISTED.map((each) => each.code);

const ENGLISH = "en";

export function isLang(text: string | null | undefined): text is Lang {
  return LANGUAGES.includes(text as Lang);
}

/** What its speakers call a language. */
export const nameOf = (lang: Lang): string => LISTED.find((each) => each.code === lang)?.name ?? lang;

/** The first language that the browser wants and the page has. */
export function preferred(wanted: readonly string[], kept: string | null): Lang {
  for (const each of [kept, ...wanted]) {
    const tag = each?.toLowerCase() ?? "";
    const found = [tag, tag.split("-")[0]].find(isLang);
    if (found) return found;
  }
  return ENGLISH;
}

export function bundleOf(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle([lang, ENGLISH]); // it marks what it places: `joined` reads and removes the marks
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A language with what stands in for its missing messages. */
export const bundlesOf = (lang: Lang, text: string, rest: string): FluentBundle[] =>
  rest ? [bundleOf(lang, text), bundleOf(ENGLISH, rest)] : [bundleOf(lang, text)];

/** A sentence in the first language that has it and makes no mistake; the last one may. */
export function saidBy(bundles: readonly FluentBundle[], id: string, args?: Record<string, FluentVariable>): string {
  let said = id;
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (!message?.value) continue;
    const faults: Error[] = [];
    said = joined(bundle.locales[0] ?? ENGLISH, bundle.formatPattern(message.value, args ?? null, faults));
    if (!faults.length) break;
  }
  return said;
}

class Words {
  lang: Lang = $state("en");
  private bundles: FluentBundle[] = $state.raw([]);

  /** Another language, at once and without a reload. */
  async use(lang: Lang, remember = true): Promise<void> {
    const { default: text, rest } = await LOADERS[lang]();
    this.bundles = bundlesOf(lang, text, rest);
    this.lang = lang;
    language.now = lang;
    document.documentElement.lang = lang;
    if (remember) storage.set("lang", lang);
  }

  start(): Promise<void> {
    return this.use(preferred(navigator.languages, storage.get("lang")), false);
  }

  /** A sentence of the page by its id. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    return saidBy(this.bundles, id, args);
  }

  has(id: string): boolean {
    return this.bundles.some((each) => each.hasMessage(id));
  }
}

export const words = new Words();

/** `t("undo")`: short for what is said most. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);

/** Longer parts of a list, each with marks of its own: “a, b; c”. */
export const inTurn = (parts: readonly string[]): string =>
  parts.length ? parts.reduceRight((rest, first) => t("list-then", { first, rest })) : "";
