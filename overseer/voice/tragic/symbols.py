"""What the letters, words in capitals, windows and tags of a duel mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from overseer.text import translate
from overseer.tragic.autopass import WINDOWS
from overseer.tragic.cards.glossary import WORDS
from overseer.tragic.rules.duel import ENDING, MAIN, SETTING_UP, UPKEEP
from overseer.tragic.words import ANSWERS, DAMAGE, KINDS, LETTERS, PLACES
from overseer.voice.given import Rule
from overseer.voice.tragic.given import Symbol

PHASES: Final = {SETTING_UP: "set-up", 1: "disengage", 2: "draw", UPKEEP: "upkeep", MAIN: "main"}
PHASE_WORDS: Final = (*PHASES.values(), "end")
TIMINGS: Final = ("now", "lay", "turn", "any", "upkeep", "answer")
# The rule behind each word in capitals.
RULES: Final = {
    "absorb": "TR-W1",
    "excess": "TR-W2",
    "penetrating": "TR-W3",
    "piercing": "TR-W4",
    "armour": "TR-W5",
    "martyr": "TR-W6",
    "in-defence": "TR-W7",
    "horde": "TR-W8",
    "targeting": "TR-W9",
    "incapacitate": "TR-W10",
    "untargetable": "TR-W11",
    "guardian-charge": "TR-W13",
    "blast-area": "TR-W14",
    "luminescent": "TR-W17",
    "vampirism": "TR-W18",
    "silenced": "TR-W29",
    "critical": "TR-C6",
    "unique": "TR-K8",
    "unavoidable": "TR-W28",
    "no-strike-back": "TR-C1",
    "stealth": "TR-W12",
    "discovery": "TR-W16",
    "respirator": "TR-W20",
    "upkeep": "TR-T3",
    "addicted": "TR-W21",
    "end-of-turn": "TR-T5",
    "special": "TR-P1",
}
TIMING_RULES: Final = {"lay": "TR-P3", "any": "TR-R1", "answer": "TR-R1", "upkeep": "TR-T3"}


def phase_word(phase: int) -> str:
    """The word of a phase."""
    return "end" if phase >= ENDING else PHASES.get(phase, "main")


@lru_cache(maxsize=8)
def symbols(lang: str) -> tuple[Symbol, ...]:
    """Every sign of the game."""
    return (
        *(_named("letter", sign, f"letter-{sign}", lang) for sign in LETTERS),
        *(keyword(word, lang) for word in WORDS),
        *(_named("kind", word, f"tragic-kind-{word}", lang) for word in KINDS),
        *(_named("damage", word, f"client-tragic-damage-{word}", lang) for word in DAMAGE),
        *(_named("place", word, f"tragic-place-{word}", lang) for word in PLACES),
        *(_named("answers", word, f"tragic-answer-{word}", lang) for word in ANSWERS),
        *(_named("window", word, f"table-stops-{word}", lang) for word in WINDOWS),
        *(_named("phase", word, f"client-tragic-phase-{word}", lang) for word in PHASE_WORDS),
        *(_timing(word, lang) for word in TIMINGS),
    )


def keyword(word: str, lang: str) -> Symbol:
    """A word in capitals, explained."""
    return Symbol(
        sort="keyword",
        word=word,
        name=translate(lang, f"tragic-keyword-{word}"),
        text=translate(lang, f"glossary-{word}"),
        rule=RULES[word],
    )


def _named(sort: str, word: str, id: str, lang: str) -> Symbol:
    return Symbol(sort=sort, word=word, name=translate(lang, id))


def _timing(word: str, lang: str) -> Symbol:
    return Symbol(
        sort="timing",
        word=word,
        name=translate(lang, f"client-tragic-timing-{word}"),
        text=translate(lang, f"client-tragic-timing-{word}.text"),
        rule=TIMING_RULES.get(word, "TR-T4"),
    )


def meanings(words: str, lang: str) -> list[Rule]:
    """The explained signs whose name or text has these words; all of them without words."""
    asked = words.casefold().split()
    return [
        Rule(
            id=each.word,
            text=translate(lang, "cards-tragic-keyword", keyword=each.name, meaning=each.text),
        )
        for each in symbols(lang)
        if each.text and all(word in f"{each.name} {each.text}".casefold() for word in asked)
    ]
