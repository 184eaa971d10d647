r"""How a small word joins the word that is placed after it: “d’Anna”, “del equipo”, “an 8”.

Who writes « Le tour de { $seat } » cannot know which name comes. The bundles therefore mark what
they place (Fluent's isolation marks, U+2068 before and U+2069 after it), and `joined` writes the
joint as the language does and takes the marks away. Only a joint with a placed word is touched:
what a catalogue says in full stays as it is. Each rule is one regular expression without
look-behind, so that a client in another language can hold the same table:

>>> joined("fr", "Le tour de \u2068Anna\u2069, puis de \u2068Max\u2069")
'Le tour d’Anna, puis de Max'
>>> joined("en", "Anna used \u2068Nerd Rage!\u2069.")
'Anna used Nerd Rage!'
>>> joined("es", "\u2068arma\u2069 u objeto de \u2068el jugador\u2069 y \u2068insignia\u2069")
'arma u objeto del jugador e insignia'
"""

import re
from typing import Final

# Before a small word: the start, or what is no letter.
_START: Final = "(^|[\\s(«“„\u2068\u2069’–])"
# A lone letter is named, not read: « 2 points de E ».
_VOWEL: Final = (
    "(?:[aàáâãäåeéèêëiíîïoóôõöøuùúûüœæAÀÁÂÃÄÅEÉÈÊËIÍÎÏOÓÔÕÖØUÙÚÛÜŒÆ][^\\s.,;:!?)»\u2069]"
    "|[Yy][bcdfglmnprstvz])"
)
# No French h is heard, but only before these words does grammar overlook it too.
_MUTE_H: Final = (
    "[Hh](?:abi|aleine|allu|armon|ebdo|élic|erb|érit|éroï|ésit|eure|istoi|iver|olo|omm|onn|onor"
    "|ôp|ôt|oriz|orlo|orr|uil|uma|ume|umi|y"
    "|él[eèo]|enri|ect|erv[eé]|ippo|orte|ubert|ugo|ugues)"
)
_ELIDING: Final = f"(?!onz|oui(?![a-z]))(?:{_VOWEL}|{_MUTE_H})"

# Who a model is by a common noun is « du Super mutant 3 », « à la Brute »; a proper name has no
# article. Only a whole placed word is such a name, with its number or without.
_NUMBERED: Final = "(?: [0-9]+| [(][0-9]+[)])?\u2069"
_HE: Final = (
    "(?=(?:Béhémoth|Capitaine-chevalier Cade|Chasseur X6-88|Chevalier(?: de patrouille)?|Chien"
    "|Colon|Ferrailleur|Jeune Écorcheur|Kamikaze|Lancier|Luminescent boursouflé|Maître|Marteau"
    "|Milicien|Molosse mutant(?: démoniaque)?|Paladin(?: Danse)?|Pillard|Protectron|Psychopathe"
    "|Radscorpion|Robot sentinelle|Récupérateur|Scribe de terrain|Super mutant"
    f"|Technicien asservi){_NUMBERED})"
)
_SHE: Final = (
    "(?=(?:Brahmine|Brute|Goule sauvage|Nuée de radcafards|Rataupe|Tourelle laser"
    f"|Tourelle mitrailleuse Mk I){_NUMBERED})"
)
_ELIDED: Final = (
    "(?=(?:Aspirant Goddard|Assaultron|Aviateur|Extraterrestre|Eyebot|Ordinateur|Écorcheur"
    f"|Unique Survivant(?: du premier jour| solitaire)?){_NUMBERED})"
)

# The word before, the placed word's first letters, and what the word before becomes; the marks
# stay between them.
_TABLE: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "en": (
        ("([Aa]) ", "(?=8|1[18](?![0-9]))", r"\2n "),
        ("([Aa]) ", "(?=(?![Uu]ni|[Uu]se|[Oo]ne|[Ee]u)[aeiouAEIOU])", r"\2n "),
    ),
    "fr": (
        ("([Dd])e ", _HE, r"\2u "),
        ("([Dd])e ", _SHE, r"\2e la "),
        ("([Dd])e ", _ELIDED, r"\2e l’"),
        ("(à|À) ", _SHE, r"\2 la "),
        ("(à|À) ", _ELIDED, r"\2 l’"),
        ("(à) ", _HE, "au "),
        ("(À) ", _HE, "Au "),
        ("([Dd])e ", "le ", r"\2u "),
        ("([Dd])e ", "les ", r"\2es "),
        ("(à) ", "le ", "au "),
        ("(À) ", "le ", "Au "),
        ("(à) ", "les ", "aux "),
        ("(À) ", "les ", "Aux "),
        ("([DdLlNnSs]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)e ", f"(?={_ELIDING})", r"\2’"),
        ("([Ll])a ", f"(?={_ELIDING})", r"\2’"),
    ),
    "de": (),
    "es": (
        ("([Dd]e|[Aa]) ", "el ", r"\2l "),
        ("(y) ", "(?=[IiÍí]|[Hh][ií](?![aeé]))", "e "),
        ("(o) ", "(?=[OoÓó]|[Hh][oó]|8|11(?![0-9]))", "u "),
    ),
}
_MARKS: Final = re.compile("[\u2068\u2069]")
# A name with a mark of its own (“Nerd Rage!”) ends a sentence without a full stop after it.
_ENDED: Final = re.compile("([!?…][\u2068\u2069]*\u2069)\\.")
# What is looked for and what stands there then, in this order; `tools/web_joints.py` hands it to
# the page.
RULES: Final = {
    lang: (
        *(
            (re.compile(f"{_START}{before}(\u2068+){after}"), rf"\1{joint}\3")
            for before, after, joint in rules
        ),
        (_ENDED, r"\1"),
    )
    for lang, rules in _TABLE.items()
}


def joined(lang: str, text: str) -> str:
    """A sentence with marked words as the language writes it, without the marks."""
    if " \u2068" in text or "\u2069." in text:
        for pattern, joint in RULES[lang]:
            text = pattern.sub(joint, text)
    return _MARKS.sub("", text)
