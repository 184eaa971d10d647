/** Where a long word may be parted: soft hyphens, as a browser does not have a dictionary for every language.
 *
 * soft("Maulwurfsratte", "de")   // Maul-wurfs-rat-te, each hyphen a soft one
 *
 * The last consonants between two vowels begin the next syllable. Compounds that part elsewhere are in the list, and so
 * is every English word, as English follows no such rule.
 */
import type { Lang } from "$lib/api/types";
import { words } from "./i18n.svelte";

const SHY = "\u00ad";
const LONG = /\p{L}{7,}/gu; // shorter words are not parted
const EDGE = 3; // letters that stay together at either end
const VOWELS = "aeiouyàâäáéèêëíìîïóòôöúùûüœæ";

/** Consonants that begin a syllable together. */
const ONSETS: Partial<Record<Lang, string>> = {
  de: "sch[lmnrw]?|[bfgkp]l|[bdfgkpt]r|ch|ck|ph|th|qu",
  fr: "[bcdfgptv][lr]|ch|ph|th|gn|qu|gu",
  es: "[bcfgpt]l|[bcdfgpt]r|ch|ll|rr|qu|gu",
};
/** An ending that is not heard, and so no syllable. */
const MUTE = new RegExp(`^(qu|gu|[^${VOWELS}])+es?$`);

const LISTED: Record<Lang, string> = {
  de: `Abriss-schwung Akro-ba-ten-stie-fel An-feu-ern-de Aus-fall-schritt Be-weg-li-ches Blitz-ein-bruch Blut-rausch
    Dolch-stoß Ein-ar-mi-ger Ener-gie-ex-per-te Falsch-spie-ler Feld-chir-urg Fin-ger-spit-zen-ge-fühl
    Flam-men-wer-fer-stoß Funk-ruf Gam-ma-stoß Ge-gen-ar-gu-ment Gift-pfeil Glücks-spiel Grab-räu-ber Grab-red-ner
    Ham-mer-arm Huf-ei-sen-wurf Im-puls-la-dung Kon-ter-stoß Kopf-stoß Kryo-strahl Ma-gnet-sturm Matri-ar-chin
    Mensch-li-cher Mi-nute-man Pech-sträh-ne Pest-atem Pro-tek-tron Rad-skor-pion Rie-sen-got-tes-an-be-te-rin
    Ro-bo-ter-auf-stand Säu-re-pfeil Schlacht-ruf Schlag-ring Schlan-gen-au-gen Schul-ter-stoß Schutz-en-gel
    Sen-sor-ab-tas-tung Spreng-la-dung Spreng-stoff-wes-ten Strah-len-schutz-an-zug Ta-schen-dieb-stahl Um-ar-mung
    Ver-steck Vier-blätt-ri-ges Vor-aus-spä-hen Was-ser-auf-be-rei-ter da-von-steh-len wie-der-auf-bau-en`,
  fr: "anti-émeute anti-radia-tion in-ache-vé matri-arche rad-scor-pion super-mutant super-mutante",
  es: "anti-blin-da-je anti-dis-tur-bios anti-rra-dia-ción con-tra-ar-gu-men-to guar-da-es-pal-das in-aca-ba-do ser-vo-ar-ma-du-ra super-mu-tan-te",
  en: `argu-ment arm-guard as-saul-tron bar-ter-ing bat-ter-ing bat-tle-field behe-moth ber-serk-er bino-cu-lars
    black-smith blood-lust blue-print body-guard broth-er-hood camp-fire cease-fire coin-ci-dence com-pre-hen-sion
    con-tin-gency dare-devil death-claw decon-tam-i-na-tion demo-li-tion demo-li-tions dis-arm-ing explo-sive
    fire-fighter frag-men-ta-tion gad-get-eer guard-ian holo-tape horse-shoe hu-man-oid infight-ing inspir-ing
    inter-ro-ga-tion intim-i-da-tion legend-ary ma-tri-arch magnet-ic main-frame marks-man medi-ta-tion mega-phone
    metab-o-lism mine-field minute-man molec-u-lar mys-te-ri-ous over-write pain-killers pawn-shop per-sua-sion
    pho-to-graph-ic pick-pocket pierc-ing pil-fer-ing poi-soned pol-ished pro-mo-tion pro-tec-tron quick-sil-ver
    rad-scor-pion recruit-ing res-pi-ra-tor scav-eng-ing scroung-er sharp-shooter shoul-der slaugh-ter sur-vival
    thiev-ing trip-wire ulti-ma-tum unde-cided under-ground under-mine unfin-ished volun-teer watch-tower work-bench
    wres-tling`,
};

/** How many letters lie before each joint, by word. */
function jointsOf(list: string): Map<string, number[]> {
  return new Map(
    list.split(/\s+/).map((entry) => {
      const parts = entry.toLowerCase().split("-");
      return [parts.join(""), parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join("").length)];
    }),
  );
}

const JOINTS = Object.fromEntries(Object.entries(LISTED).map(([lang, list]) => [lang, jointsOf(list)])) as Record<Lang, Map<string, number[]>>;

function syllables(word: string, lang: Lang): number[] {
  const onsets = ONSETS[lang];
  if (!onsets) return [];
  const between = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}]+(?=[${VOWELS}])`, "g");
  const unit = new RegExp(`${onsets}|.`, "g");
  return [...word.matchAll(between)]
    .map((run) => run.index + run[0].length - (run[0].match(unit)?.at(-1)?.length ?? 1))
    .filter((at) => at >= EDGE && word.length - at >= EDGE && !(lang === "fr" && MUTE.test(word.slice(at))));
}

function parted(word: string, lang: Lang): string {
  const small = word.toLowerCase();
  const joints = JOINTS[lang].get(small) ?? syllables(small, lang);
  return [0, ...joints].map((at, n) => word.slice(at, joints[n])).join(SHY);
}

const KNOWN = new Map<string, string>(); // boards say the same few hundred words again and again

/** A text with the places at which its long words may be parted. */
export function soft(text: string, lang: Lang = words.lang): string {
  return text.replace(LONG, (word) => {
    const key = `${lang}:${word}`;
    const found = KNOWN.get(key) ?? parted(word, lang);
    KNOWN.set(key, found);
    return found;
  });
}
