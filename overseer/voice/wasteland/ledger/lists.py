"""What a tracker picks from, in one language: scenarios, units, cards, dice, words."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

import msgspec

from overseer.text import has, translate
from overseer.voice.wasteland.faces import letter
from overseer.voice.wasteland.ledger.reminders import rule_sentences
from overseer.voice.wasteland.words import face_words
from overseer.wasteland.battle.dice import EFFECT_FACES, FACE_WORDS, RED_FACES, WHITE_WORDS
from overseer.wasteland.battle.model import CONTENTS, MARKER_KINDS
from overseer.wasteland.card import Unit, Weapon
from overseer.wasteland.cards.file import standard
from overseer.wasteland.ledger.sheet import HOUSE_RULES
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.names import capital, named
from overseer.wasteland.words import (
    ATTRIBUTES,
    CONDITIONS,
    DICE,
    DICE_LETTERS,
    FACTIONS,
    NONE,
    SKILLS,
    TYPES,
    WEAPON_KINDS,
)


class WordListed(msgspec.Struct):
    """A word of the game and what it is called."""

    id: str
    name: str


class CardListed(msgspec.Struct, omit_defaults=True):
    """A card that may be drawn or entered."""

    id: str
    name: str
    lines: list[str] = []
    consequence: bool = False  # of an event


class WeaponListed(msgspec.Struct, omit_defaults=True):
    """A weapon, as far as the attack helper and a model's sheet need it."""

    id: str
    name: str
    sort: str
    short: str = ""  # rulers by their letters
    long: str = ""
    area: str = ""
    critical: int = 0  # critical points when the meter is full
    tokens: int = 0  # that it may hold
    slow: bool = False
    one_use: bool = False
    lines: list[str] = []


class UnitListed(msgspec.Struct, omit_defaults=True):
    """A unit card."""

    id: str
    name: str
    health: int
    faction: str = ""
    types: list[str] = []
    standard: list[str] = []  # printed equipment
    weapons: list[str] = []  # of that the weapons
    skills: list[str] = []


class SideListed(msgspec.Struct, omit_defaults=True):
    """A side of a scenario."""

    id: str
    name: str
    aim: str = ""
    printed: bool = False  # the scenario brings its units


class EndListed(msgspec.Struct):
    """A way in which a scenario ends."""

    how: str
    text: str
    victor: int
    level: int


class ScenarioListed(msgspec.Struct, omit_defaults=True):
    """A scenario of the book."""

    id: str
    name: str
    rounds: int
    sides: list[SideListed]
    limits: list[int]
    story: str = ""
    rules: list[str] = []
    ends: list[EndListed] = []
    events: bool = False
    tutorial: bool = False


class FaceListed(msgspec.Struct):
    """A face of a die, in the notation of battles and in words."""

    face: str
    text: str


class DieListed(msgspec.Struct):
    """A die; `letter`: W white, R red, and K, Y, G, B."""

    letter: str
    name: str
    faces: list[FaceListed]


class ListsGiven(msgspec.Struct):
    """Everything that a tracker picks from."""

    scenarios: list[ScenarioListed]
    units: list[UnitListed]
    weapons: list[WeaponListed]
    items: list[CardListed]
    dangers: list[CardListed]
    events: list[CardListed]
    boosts: list[CardListed]
    quests: list[CardListed]
    leaders: list[CardListed]
    conditions: list[WordListed]
    attributes: list[WordListed]
    skills: list[WordListed]
    factions: list[WordListed]
    house: list[WordListed]
    kinds: list[WordListed]  # of markers
    contents: list[WordListed]  # in the order of their numbers
    levels: list[WordListed]
    dice: list[DieListed]


@lru_cache(maxsize=4)
def lists_given(lang: str) -> ListsGiven:
    """The lists of the printed cards in a language."""
    cards = standard()

    def card(each: text.Card, kind: str) -> CardListed:
        name = named(kind, each.id, lang)
        return CardListed(each.id, name, text.rules_lines(each, cards, lang))

    return ListsGiven(
        scenarios=[_scenario(standard_scenario(id), lang) for id in STANDARD],
        units=_sorted([_unit(unit, lang) for unit in cards.units]),
        weapons=_sorted([_weapon(weapon, lang) for weapon in cards.weapons]),
        items=_sorted([card(each, "item") for each in cards.items]),
        dangers=_sorted([card(each, "danger") for each in cards.dangers]),
        events=_sorted(
            [
                msgspec.structs.replace(card(each, "event"), consequence=each.consequence)
                for each in cards.events
            ]
        ),
        boosts=_sorted([card(each, "boost") for each in cards.boosts]),
        quests=_sorted([card(each, "quest") for each in cards.quests]),
        leaders=_sorted([card(each, "leader") for each in cards.leaders]),
        conditions=_words("wasteland-condition", CONDITIONS, lang),
        attributes=_words("wasteland-attribute", ATTRIBUTES, lang),
        skills=_words("wasteland-skill", SKILLS, lang),
        factions=_words("wasteland-faction", FACTIONS, lang),
        house=_words("companion-house", HOUSE_RULES, lang),
        kinds=_words("companion-marker", MARKER_KINDS, lang),
        contents=_words("wasteland-marker", CONTENTS, lang),
        levels=_words("companion-level", ("draw", "minor", "plain", "major"), lang),
        dice=_dice(lang),
    )


L = TypeVar("L", UnitListed, WeaponListed, CardListed)


def _sorted(found: list[L]) -> list[L]:
    return sorted(found, key=lambda each: each.name.casefold())


def _words(prefix: str, ids: tuple[str, ...], lang: str) -> list[WordListed]:
    return [WordListed(id, capital(translate(lang, f"{prefix}-{id}"))) for id in ids]


def _unit(unit: Unit, lang: str) -> UnitListed:
    cards = standard()
    return UnitListed(
        id=unit.id,
        name=named("unit", unit.id, lang),
        health=unit.health,
        faction=FACTIONS[unit.faction],
        types=[word for at, word in enumerate(TYPES) if unit.types >> at & 1],
        standard=list(unit.standard),
        weapons=[id for id in unit.standard if id in cards.weapon_numbers],
        skills=[SKILLS[n] for n, beside in enumerate(unit.skills) if beside != NONE],
    )


def _weapon(weapon: Weapon, lang: str) -> WeaponListed:
    return WeaponListed(
        id=weapon.id,
        name=named("weapon", weapon.id, lang),
        sort=WEAPON_KINDS[weapon.kind],
        short=letter(weapon.short),
        long=letter(weapon.long),
        area=letter(weapon.area),
        critical=0 if weapon.critical is None else weapon.critical.points,
        tokens=max(weapon.primed, weapon.charges),
        slow=weapon.slow,
        one_use=weapon.one_use,
        lines=text.rules_lines(weapon, standard(), lang),
    )


def _scenario(data: Scenario, lang: str) -> ScenarioListed:
    message = f"scenario-{data.id}"
    return ScenarioListed(
        id=data.id,
        name=translate(lang, message),
        rounds=data.rounds,
        sides=[
            SideListed(
                side.id,
                translate(lang, f"scenario-side-{side.id}"),
                translate(lang, f"{message}.{side.id}"),
                bool(side.units),
            )
            for side in data.sides
        ],
        limits=[max(data.limit + side.more, 0) for side in data.sides],
        story=translate(lang, f"{message}.story"),
        rules=rule_sentences(data.id, lang),
        ends=_ends(data, lang),
        events=data.events,
        tutorial=data.tutorial,
    )


def _ends(data: Scenario, lang: str) -> list[EndListed]:
    found: dict[tuple[str, int, int], EndListed] = {}
    for end in data.ends:
        how = f"{data.id}-{end.how}"
        words = f"end-wasteland-{how}"
        if has(lang, words):
            level = 0 if end.winner == NONE else end.level
            found[how, end.winner, level] = EndListed(
                how, translate(lang, words), end.winner, level
            )
    return list(found.values())


def _dice(lang: str) -> list[DieListed]:
    white = [FaceListed(word, capital(face_words(word, lang))) for word in WHITE_WORDS]
    red = [FaceListed(str(n), str(n)) for n in sorted(set(RED_FACES))]
    found = [
        DieListed("W", capital(translate(lang, "companion-die-white")), white),
        DieListed("R", capital(translate(lang, "companion-die-red")), red),
    ]
    for die, mark in enumerate(DICE_LETTERS):
        words = [FACE_WORDS[kind] for kind in dict.fromkeys(EFFECT_FACES[die])]
        faces = [FaceListed(word, capital(face_words(f"{mark}:{word}", lang))) for word in words]
        title = translate(lang, f"wasteland-die-{DICE[die]}")
        found.append(DieListed(mark, capital(title), faces))
    return found
