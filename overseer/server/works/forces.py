"""Forces that people build here: read, judged, kept with every version, and found again.

A force is kept as a force file (works.py). One is named `force:<id>` wherever a force may stand.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from overseer.cardfile.problems import CardFileError
from overseer.server.complaint import Complaint
from overseer.server.schema.forces import (
    AskForce,
    AskRefused,
    ForceGiven,
    ForceRead,
    ForceRow,
    ForceSent,
    NewForce,
    SaveForce,
    UnitSent,
)
from overseer.server.schema.text_rules import clean_line
from overseer.server.works.card_sets import CardSets
from overseer.server.works.works import Work, WorkKind
from overseer.text import translate
from overseer.voice.wasteland.force.forces import (
    CardRefused,
    Judging,
    fits,
    force_list,
    judged,
    refused_cards,
    usual_limit,
)
from overseer.voice.wasteland.force.pool import candidates
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import load_text, standard
from overseer.wasteland.force.caps import LIST_2020, force_caps
from overseer.wasteland.force.check import faction_of
from overseer.wasteland.force.code import looks_like_code
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.force_file import MOST_COPIES, force_of, force_text
from overseer.wasteland.force.ready import resolve
from overseer.wasteland.words import FACTIONS, LISTS, MOD

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person

GAME: Final = "wasteland"
MOST: Final = 200  # forces of one person
MOST_VERSIONS: Final = 50  # of one force; older ones are forgotten
LONGEST_NAME: Final = 40
SETS: Final = CardSets(GAME, standard, load_text)
KIND: Final = WorkKind(
    *("works", "work_versions", "work", "kind", "force"),
    most=MOST,
    most_versions=MOST_VERSIONS,
    full=lambda: Complaint(409, "many-forces", most=MOST),
    changed=lambda: Complaint(409, "force-changed"),
    none=lambda: Complaint(404, "no-force"),
    no_version=lambda n: Complaint(404, "no-force-version", n=n),
)


# Reading and judging


def asked_force(asked: AskForce, text: str, lang: str) -> tuple[Force, CardSet]:
    """The force that is meant, with the set that it is built of: of that card file."""
    cards = SETS.read(text)
    if asked.force is not None:
        return built(asked.force, cards, lang), cards
    if not asked.source.strip():
        raise Complaint(400, "force-none")
    return _of_source(asked.source, cards, lang), cards


def _of_source(source: str, cards: CardSet, lang: str) -> Force:
    """The force of a text; a file's mistakes are told with their lines."""
    text = source.strip()
    if "=" in text and not looks_like_code(text):
        return force_of(source.replace("\r\n", "\n"), cards)
    force = resolve(text, cards)
    if looks_like_code(text):
        force.name = translate(lang, "forces-imported")
    return force


def terms_of(asked: AskForce, force: Force, cards: CardSet) -> Judging:
    """By what a force is to be judged."""
    prices = LISTS.index(asked.prices)
    limit = asked.limit or usual_limit(force, cards, prices)
    return Judging(limit=limit, caps_list=prices, creatures=asked.creatures)


async def read(registry: Registry, person: Person | None, asked: AskForce, lang: str) -> ForceRead:
    """A force, and what there is to say about it."""
    text = await SETS.text(registry, person, asked.cards)
    return await registry.jobs.do(_asked, asked, text, lang)


def _asked(asked: AskForce, text: str, lang: str) -> ForceRead:
    force, cards = asked_force(asked, text, lang)
    return _read(force, cards, asked, lang)


def _read(force: Force, cards: CardSet, asked: AskForce, lang: str) -> ForceRead:
    told = judged(force, cards, terms_of(asked, force, cards), lang)
    return ForceRead(force=force_list(force, lang), judged=told)


async def refused(
    registry: Registry, person: Person | None, asked: AskRefused, lang: str
) -> list[CardRefused]:
    """The cards that cannot be added to a unit, or to the force."""
    text = await SETS.text(registry, person, asked.cards)
    return await registry.jobs.do(_refused, asked, text, lang)


def _refused(asked: AskRefused, text: str, lang: str) -> list[CardRefused]:
    force, cards = asked_force(asked, text, lang)
    if asked.at >= len(force.units):
        raise Complaint(422, "force-place", at=asked.at)
    terms = terms_of(asked, force, cards)
    offered = candidates(cards, terms.caps_list, asked.at >= 0)
    return refused_cards(force, asked.at, offered, cards, terms, lang)


def built(sent: ForceSent, cards: CardSet, lang: str) -> Force:
    """A force of what somebody sent; a complaint where a card is none or in a wrong place."""
    name = clean_line(sent.name, LONGEST_NAME) if sent.name.strip() else ""
    name = name or translate(lang, "forces-unnamed")
    if not name.isprintable():  # joiners: a force file could not be read again
        raise Complaint(400, "force-name", most=LONGEST_NAME)
    _known(sent.boosts, cards.boost_numbers, cards)
    return Force([_unit(unit, cards) for unit in sent.units], name, sent.boosts)


def _unit(sent: UnitSent, cards: CardSet) -> ForceUnit:
    mods = [mod.split() for mod in sent.mods]
    things = {item.id: item.number for item in cards.items if item.kind != MOD}
    fittings = {item.id: item.number for item in cards.items if item.kind == MOD}
    _known([sent.unit], cards.unit_numbers, cards)
    _known(sent.weapons, cards.weapon_numbers, cards)
    _known(sent.items, things, cards)
    _known([words[0] if words else "" for words in mods], fittings, cards)
    _known([word for words in mods for word in words[1:]], cards.weapon_numbers, cards)
    _known([sent.leader] if sent.leader else [], cards.leader_numbers, cards)
    _known(sent.perks, cards.perk_numbers, cards)
    for mod, words in zip(sent.mods, mods, strict=True):
        if len(words) > 2:
            raise Complaint(422, "force-card", card=mod, set=cards.name)
    return ForceUnit(
        sent.unit,
        sent.count,
        sent.weapons,
        sent.items,
        [" ".join(words) for words in mods],
        sent.leader,
        sent.heroic,
        sent.perks,
    )


def _known(ids: list[str], known: dict[str, int], cards: CardSet) -> None:
    for id, copies in Counter(ids).items():
        if id not in known:
            raise Complaint(422, "force-card", card=id, set=cards.name)
        if copies > MOST_COPIES:
            raise Complaint(422, "force-large", most=MOST_COPIES)


# Keeping


async def keep(registry: Registry, person: Person, asked: NewForce, lang: str) -> ForceGiven:
    """Keep a new force; one that was sent before is given back as it is."""
    cards = await SETS.named(registry, person, asked.cards)
    force = built(asked.force, cards, lang)
    text = force_text(force, cards)
    id = await KIND.keep(registry, person, asked.key, force.name, text, asked.cards)
    return await one(registry, person, id, lang)


async def save(
    registry: Registry, person: Person, id: str, asked: SaveForce, lang: str
) -> ForceGiven:
    """Keep a change as a new version; what was before stays."""
    kept = await KIND.row(registry, person, id)
    cards = await SETS.named(registry, person, kept.cards)
    force = built(asked.force, cards, lang)
    text = force_text(force, cards)
    await KIND.save(registry, person, kept, asked.version, force.name, text)
    return await one(registry, person, id, lang)


# Finding


async def one(
    registry: Registry, person: Person, id: str, lang: str, version: int | None = None
) -> ForceGiven:
    """A force of somebody's own, as it is or as it was."""
    kept = await KIND.row(registry, person, id)
    number = kept.version if version is None else version
    text = await KIND.text(registry, id, number)
    cards = await SETS.named(registry, person, kept.cards)
    found = await asyncio.to_thread(lambda: _read(force_of(text, cards), cards, AskForce(), lang))
    return ForceGiven(
        id=id,
        version=number,
        newest=kept.version,
        made=kept.made,
        touched=kept.touched,
        force=found.force,
        judged=found.judged,
        cards=kept.cards,
        versions=await KIND.versions(registry, id),
    )


async def listed(registry: Registry, person: Person, lang: str) -> list[ForceRow]:
    """All forces of somebody, the last changed first."""
    kept = await KIND.listed(registry, person)
    sets = await SETS.each(registry, person, (each.cards for each, _ in kept))
    return await asyncio.to_thread(
        lambda: [_force_row(each, text, sets[each.cards], lang) for each, text in kept]
    )


def _force_row(kept: Work, text: str, cards: CardSet | None, lang: str) -> ForceRow:
    row = ForceRow(
        id=kept.id,
        name=kept.name,
        version=kept.version,
        made=kept.made,
        touched=kept.touched,
        cards=kept.cards,
    )
    told = None if cards is None else _summary(text, cards)
    if told is None:
        row.lost = True
    else:
        row.faction, row.models, row.caps, row.fits = told[0], told[1], told[2], list(told[3])
        row.faction_name = translate(lang, f"wasteland-faction-{row.faction}")
    return row


@lru_cache(maxsize=1024)
def _summary(text: str, cards: CardSet) -> tuple[str, int, int, tuple[int, ...]] | None:
    """Faction, models, caps, limits for which it is legal; None: its cards are no longer here."""
    try:
        force = force_of(text, cards)
    except CardFileError:
        return None
    legal = tuple(fits(force, cards, LIST_2020, creatures=True))
    caps = force_caps(force, cards, LIST_2020)
    return FACTIONS[faction_of(force, cards)], force.models, caps, legal
