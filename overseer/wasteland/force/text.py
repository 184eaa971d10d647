"""A force in words."""

from __future__ import annotations

from overseer.engine.refusal import Refusal, Value
from overseer.text import translate
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.caps import force_caps, model_caps, shared_caps, unit_caps
from overseer.wasteland.force.check import Finding, faction_of
from overseer.wasteland.force.code import grouped
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.kit import Kit
from overseer.wasteland.force.ready import title
from overseer.wasteland.text.names import listed, named
from overseer.wasteland.words import FACTIONS


def summary(force: Force, cards: CardSet, caps_list: int, lang: str) -> str:
    """A force in one line: name, faction, models, caps."""
    faction = FACTIONS[faction_of(force, cards)]
    return translate(
        lang,
        "force-summary",
        name=title(force, lang),
        faction=translate(lang, f"wasteland-faction-{faction}"),
        n=force.models,
        caps=force_caps(force, cards, caps_list),
    )


def unit_line(unit: ForceUnit, cards: CardSet, caps_list: int, lang: str) -> str:
    """A unit in one line: what it is, what it carries, what it costs."""
    kit = Kit(unit, cards)
    carried = [named("weapon", weapon.id, lang) for weapon in (*kit.natural, *kit.arms)]
    carried += [named("item", item.id, lang) for item in kit.worn if item not in kit.all_mods]
    if kit.power is not None:
        carried.append(named("item", kit.power.id, lang))
    carried += [named("item", mod.id, lang) for mod in kit.all_mods]
    for kind, ids in (
        ("weapon", tuple([weapon.id for weapon in kit.thrown])),
        ("item", tuple([item.id for item in kit.shared])),
    ):
        for id, copies in grouped(ids):
            name = named(kind, id, lang)
            carried.append(translate(lang, "force-copies", n=copies, card=name))
    if unit.leader:
        leader = named("leader", unit.leader, lang)
        carried.append(translate(lang, "force-leader", leader=leader))
    if unit.heroic:
        carried.append(translate(lang, "force-heroic"))
    carried += [named("perk", id, lang) for id in unit.perks]
    return translate(
        lang,
        "force-unit",
        n=unit.count,
        unit=named("unit", unit.unit, lang),
        cards=listed(carried, lang) if carried else "no",
        each=model_caps(unit, cards, caps_list),
        shared=shared_caps(unit, cards, caps_list),
        caps=unit_caps(unit, cards, caps_list),
    )


_OF_FORCES = "wasteland-force-"


def is_of_force(refusal: Refusal) -> bool:
    """Whether a refusal is one of those that a check of a force finds."""
    return refusal.reason.startswith(_OF_FORCES)


def finding_text(finding: Finding, cards: CardSet, lang: str) -> str:
    """What is wrong or unwise, with the names of cards instead of their ids."""
    return refusal_text(finding.refusal, cards, lang)


def refusal_text(refusal: Refusal, cards: CardSet, lang: str) -> str:
    """Why a force is refused, with the names of cards instead of their ids."""
    args: dict[str, Value] = dict(refusal.args)
    for key, value in args.items():
        if isinstance(value, str):
            args[key] = _named(key, value, cards, lang)
    return translate(lang, f"refusal-{refusal.reason}", **args)


def _named(key: str, id: str, cards: CardSet, lang: str) -> str:
    if key in ("skill", "faction", "attribute"):
        return translate(lang, f"wasteland-{key}-{id}")
    if key in ("unit", "other"):
        return named("unit", id, lang)
    if key != "card" and key != "perk":
        return id
    shelves = (
        ("perk", cards.perk_numbers),
        ("boost", cards.boost_numbers),
        ("weapon", cards.weapon_numbers),
        ("item", cards.item_numbers),
        ("leader", cards.leader_numbers),
        ("unit", cards.unit_numbers),
    )
    for kind, shelf in shelves:
        if id in shelf:
            return named(kind, id, lang)
    return id
