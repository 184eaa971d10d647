"""A force for clients that build forces: what is in it, what is wrong or unwise, its numbers."""

# ruff: noqa: RUF012 - every struct gets a copy of its own

from __future__ import annotations

from typing import NamedTuple

from overseer.engine.refusal import BadOption
from overseer.text import translate
from overseer.voice.given import Given
from overseer.voice.wasteland.force.numbers import UnitNumber, number_rows
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.adding import Adding
from overseer.wasteland.force.caps import (
    LIMITS,
    STANDARD_LIMIT,
    boosts_caps,
    force_caps,
    model_caps,
    shared_caps,
    unit_caps,
)
from overseer.wasteland.force.check import Finding, check, errors, faction_of
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.force_file import force_text
from overseer.wasteland.force.fortune import most_boosts
from overseer.wasteland.force.numbers import numbers_of
from overseer.wasteland.force.ready import limit_of, ready, title
from overseer.wasteland.force.single import single_causes
from overseer.wasteland.force.text import finding_text, unit_line
from overseer.wasteland.text.names import named
from overseer.wasteland.words import FACTIONS, LISTS, NONE


class ForceFinding(Given, kw_only=True):
    """One thing about a force: what no table accepts, or what is unwise."""

    error: bool
    rule: str
    word: str  # what it is about, for programs
    text: str
    at: int = NONE  # the place of the unit that it is about; -1: the whole force
    card: str = ""  # the card that it names
    skill: str = ""  # the skill that it names
    # What would put it right: one (model), card or unit (out), leader, leaders (all but the first
    # out), equip, boost (out), add (units), skill (units that know it); empty: nothing single.
    fix: str = ""


class UnitMade(Given, kw_only=True):
    """A unit of a force: what it carries and costs, and its numbers with all that."""

    name: str
    text: str  # in a line
    each: int  # caps of a model
    shared: int  # caps of the cards that the unit shares
    caps: int
    single: bool  # whether it has to be one model
    numbers: list[UnitNumber] = []


class UnitList(Given, kw_only=True):
    """A unit as a client builds it."""

    unit: str
    count: int = 1
    weapons: list[str] = []
    items: list[str] = []
    mods: list[str] = []  # each alone, or with the weapon that it goes on
    leader: str = ""
    heroic: bool = False
    perks: list[str] = []


class ForceList(Given, kw_only=True):
    """A force as a client builds it."""

    name: str
    units: list[UnitList] = []
    boosts: list[str] = []


class ForceJudged(Given, kw_only=True):
    """What there is to say about a force."""

    legal: bool
    caps: int
    limit: int
    prices: str  # the list of prices: 2018, 2020, 2025
    creatures: bool  # whether the players have agreed to them
    models: int
    faction: str
    faction_name: str
    boosts: int  # so many boosts it may hold
    boosts_caps: int = 0
    fits: list[int] = []  # the limits for which it is legal
    findings: list[ForceFinding] = []
    units: list[UnitMade] = []
    code: str = ""  # empty: it is too large for one
    text: str = ""  # as a file


class ReadyForce(Given, kw_only=True):
    """A force that is there for everybody."""

    name: str
    title: str
    plan: str
    faction: str
    faction_name: str
    models: int
    caps: int
    limit: int  # what it is made for
    code: str


class CardRefused(Given):
    """A card that a force cannot have besides, and why."""

    kind: str
    id: str
    rule: str
    text: str


class Judging(NamedTuple):
    """By what a force is judged."""

    limit: int
    caps_list: int
    creatures: bool


_TAKEN = (
    *("twice", "unlisted", "base-armour", "armour-piece", "clothing", "two-power-armours"),
    *("mutant-power-armour", "loose-mod", "power-mod", "natural", "not-for-it", "perk-twice"),
    *("perk-settlement", "perk-users", "perk-attribute", "perk-after", "no-skill", "weak"),
)
_FIXES: dict[str, str] = {
    **dict.fromkeys(_TAKEN, "card"),
    "same-person": "unit",
    "no-unit": "unit",
    "creature": "unit",
    "empty": "add",
    "spare": "add",
    "no-leader": "leader",
    "leaders": "leaders",
    "unarmed": "equip",
    "boosts": "boost",
    "no-expert": "skill",
}


def usual_limit(force: Force, cards: CardSet, caps_list: int) -> int:
    """The smallest limit that a force keeps to; the standard one for an empty force."""
    caps = force_caps(force, cards, caps_list)
    if not force.units:
        return STANDARD_LIMIT
    return next((limit for limit in LIMITS if caps <= limit), LIMITS[-1])


def force_list(force: Force, lang: str) -> ForceList:
    """A force by the ids of its cards."""
    return ForceList(
        name=title(force, lang),
        units=[_unit_list(unit) for unit in force.units],
        boosts=list(force.boosts),
    )


def _unit_list(unit: ForceUnit) -> UnitList:
    return UnitList(
        unit=unit.unit,
        count=unit.count,
        weapons=list(unit.weapons),
        items=list(unit.items),
        mods=list(unit.mods),
        leader=unit.leader,
        heroic=unit.heroic,
        perks=list(unit.perks),
    )


def judged(force: Force, cards: CardSet, terms: Judging, lang: str) -> ForceJudged:
    """Everything there is to say about a force."""
    at = terms.caps_list
    found = check(force, cards, terms.limit, at, terms.creatures)
    faction = FACTIONS[faction_of(force, cards)]
    return ForceJudged(
        legal=not any(finding.error for finding in found),
        caps=force_caps(force, cards, at),
        limit=terms.limit,
        prices=LISTS[at],
        creatures=terms.creatures,
        models=force.models,
        faction=faction,
        faction_name=translate(lang, f"wasteland-faction-{faction}"),
        boosts=most_boosts(force, cards),
        boosts_caps=boosts_caps(force, cards, at),
        fits=fits(force, cards, at, terms.creatures),
        findings=[_finding(force, each, cards, lang) for each in found],
        units=_units(force, cards, at, lang),
        code=_code(force, cards),
        text=force_text(force, cards),
    )


def fits(force: Force, cards: CardSet, caps_list: int, creatures: bool) -> list[int]:
    """The limits for which a force is legal."""
    wrong = errors(force, cards, LIMITS[-1], caps_list, creatures)
    caps = force_caps(force, cards, caps_list)
    return [] if wrong else [limit for limit in LIMITS if caps <= limit]


def _units(force: Force, cards: CardSet, caps_list: int, lang: str) -> list[UnitMade]:
    numbers = numbers_of(force, cards)
    return [
        UnitMade(
            name=named("unit", unit.unit, lang),
            text=unit_line(unit, cards, caps_list, lang),
            each=model_caps(unit, cards, caps_list),
            shared=shared_caps(unit, cards, caps_list),
            caps=unit_caps(unit, cards, caps_list),
            single=bool(single_causes(unit, cards)),
            numbers=number_rows(numbers[at], lang),
        )
        for at, unit in enumerate(force.units)
    ]


def _finding(force: Force, finding: Finding, cards: CardSet, lang: str) -> ForceFinding:
    args = finding.refusal.args
    card = str(args.get("card", ""))
    fix = "one" if finding.word.startswith("single-") else _FIXES.get(finding.word, "")
    if fix == "card" and finding.at != NONE and card == force.units[finding.at].unit:
        fix = "unit"
    return ForceFinding(
        error=finding.error,
        rule=finding.refusal.rule,
        word=finding.word,
        text=finding_text(finding, cards, lang),
        at=finding.at,
        card=card,
        skill=str(args.get("skill", "")),
        fix=fix,
    )


def _code(force: Force, cards: CardSet) -> str:
    try:
        return encode(force, cards)
    except BadOption:
        return ""


def ready_forces(cards: CardSet, lang: str) -> list[ReadyForce]:
    """The ready forces, faction by faction, the small ones first."""
    found: list[ReadyForce] = []
    for force in ready(cards):
        faction = FACTIONS[faction_of(force, cards)]
        found.append(
            ReadyForce(
                name=force.name,
                title=title(force, lang),
                plan=translate(lang, f"force-wasteland-{force.name}.plan"),
                faction=faction,
                faction_name=translate(lang, f"wasteland-faction-{faction}"),
                models=force.models,
                caps=force_caps(force, cards),
                limit=limit_of(force.name),
                code=encode(force, cards),
            )
        )
    return found


def refused_cards(
    force: Force,
    at: int,
    candidates: list[tuple[str, str]],
    cards: CardSet,
    terms: Judging,
    lang: str,
) -> list[CardRefused]:
    """The cards, by kind and id, that the unit at a place (or the force) cannot have besides."""
    adding = Adding(force, cards, terms.caps_list, terms.creatures)
    found: list[CardRefused] = []
    for kind, id in candidates:
        why = adding.why_not(at, kind, id)
        if why is not None:
            text = finding_text(why, cards, lang)
            found.append(CardRefused(kind=kind, id=id, rule=why.refusal.rule, text=text))
    return found
