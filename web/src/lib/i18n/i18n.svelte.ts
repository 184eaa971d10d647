/** The page's own words (@fluent/bundle). What a game says comes from the server as sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language } from "$lib/api/client";
import type { Lang } from "$lib/api/types";
import { joined } from "$lib/i18n/joints";
import { storage } from "$lib/store";

export const LANGUAGES: readonly Lang[] = ["en", "fr", "de", "es"];

const LOADERS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("~words/en"),
  fr: () => import("~words/fr"),
  de: () => import("~words/de"),
  es: () => import("~words/es"),
};

export function isLang(text: string | null | undefined): text is Lang {
  return LANGUAGES.includes(text as Lang);
}

/** The first language that the browser wants and the page has. */
export function preferred(wanted: readonly string[], kept: string | null): Lang {
  for (const each of [kept, ...wanted]) {
    const short = each?.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return "en";
}

export function bundleOf(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang); // it marks what it places: `joined` reads and removes the marks
  bundle.addResource(new FluentResource(text));
  return bundle;
}

class Words {
  lang: Lang = $state("en");
  private bundle: FluentBundle | null = $state.raw(null);

  /** Another language, at once and without a reload. */
  async use(lang: Lang, remember = true): Promise<void> {
    const text = (await LOADERS[lang]()).default;
    this.bundle = bundleOf(lang, text);
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
    const message = this.bundle?.getMessage(id);
    if (this.bundle === null || !message?.value) return id;
    return joined(this.lang, this.bundle.formatPattern(message.value, args ?? null, []));
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

export const words = new Words();

/** `t("undo")`: short for what is said most. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);

/** Longer parts of a list, each with marks of its own: “a, b; c”. */
export const inTurn = (parts: readonly string[]): string =>
  parts.length ? parts.reduceRight((rest, first) => t("list-then", { first, rest })) : "";
