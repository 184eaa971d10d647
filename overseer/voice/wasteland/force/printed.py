"""Forces to be printed: every unit card with its numbers, what it carries, and boxes to tick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import field

from overseer.voice.given import Given
from overseer.voice.wasteland.force.numbers import UnitNumber, number_rows
from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.muster import muster
from overseer.wasteland.force.numbers import Numbers
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.cards import Card
from overseer.wasteland.text.units import unit_abilities
from overseer.wasteland.words import NONE

_IN_WORDS: Final = ("health", "ruler")  # numbers that are boxes, or in a sentence with others


class CardPrinted(Given, kw_only=True):
    """A card in words."""

    name: str
    head: str = ""
    lines: list[str] = field(default_factory=list)
    boxes: int = 0  # tokens that lie on it


class UnitPrinted(Given, kw_only=True):
    """A unit card: boxes are for each of its models."""

    name: str
    head: str
    count: int
    health: int
    power: int = 0  # what its power armour takes
    luck: int = 0
    leader: bool = False
    heroic: bool = False
    tokens: list[int] = field(default_factory=list)  # the numbers on its models
    numbers: list[UnitNumber] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    carried: list[CardPrinted] = field(default_factory=list)


class ForcePrinted(Given, kw_only=True):
    """What somebody brings; their secrets only for themselves."""

    name: str  # whose
    side: str = ""
    units: list[UnitPrinted] = field(default_factory=list)
    cards: list[CardPrinted] = field(default_factory=list)  # boosts, quest, consequences
    secret: int = 0  # cards that only others know


class BattlePrinted(Given, kw_only=True):
    """A battle on paper."""

    title: str
    briefing: list[str]
    forces: list[ForcePrinted]


def card_printed(card: Card, cards: CardSet, lang: str, boxes: int = 0) -> CardPrinted:
    """A card in words, without what it costs."""
    return CardPrinted(
        name=text.name(card, lang), lines=text.rules_lines(card, cards, lang), boxes=boxes
    )


def units_printed(
    force: Force, cards: CardSet, lang: str, tokens: Sequence[Sequence[int]] = ()
) -> list[UnitPrinted]:
    """The units of a force; `tokens` are the numbers of their models."""
    battle = Battle(None, Tables(cards, Rules("muster"), Settings()), 1)
    battle.sides = (0,)
    models = muster(battle, force, 0, 0)
    found: list[UnitPrinted] = []
    for at, unit in enumerate(force.units):
        model = next(each for each in models if each.group == at)
        numbers = Numbers(battle, model)
        rows = number_rows(numbers, lang)
        found.append(
            UnitPrinted(
                name=text.name(model.unit, lang),
                head=text.head_line(model.unit, lang),
                count=unit.count,
                health=numbers.health,
                power=numbers.power_health,
                luck=numbers.luck,
                leader=bool(unit.leader),
                heroic=unit.heroic,
                tokens=list(tokens[at]) if at < len(tokens) else [],
                numbers=[row for row in rows if row.group not in _IN_WORDS],
                lines=unit_abilities(model.unit, lang),
                carried=list(_carried(model, battle.groups[at], cards, lang)),
            )
        )
    return found


def _carried(
    model: Model, shared: Sequence[int], cards: CardSet, lang: str
) -> Iterable[CardPrinted]:
    """A unit's cards; `shared` are those that lie beside it for all of its models."""
    for slot, number in enumerate(model.weapons):
        weapon = cards.weapons[number]
        yield card_printed(weapon, cards, lang)
        if model.mods[slot] != NONE:
            yield card_printed(cards.items[model.mods[slot]], cards, lang)
    worn = [*model.items, *([] if model.power == NONE else [model.power])]
    for number in dict.fromkeys(worn):
        item = cards.items[number]
        yield card_printed(item, cards, lang, item.tokens)
    for number in dict.fromkeys(shared):
        boxes = shared.count(number)
        if number >= WEAPON_FIND:
            yield card_printed(cards.weapons[number - WEAPON_FIND], cards, lang, boxes)
        else:
            yield card_printed(cards.items[number], cards, lang, boxes)
    if model.leader is not None:
        yield card_printed(model.leader, cards, lang)
    for number in model.perks:
        yield card_printed(cards.perks[number], cards, lang)


def secrets_printed(
    boosts: Iterable[str], quest: str, consequences: Iterable[str], cards: CardSet, lang: str
) -> tuple[list[CardPrinted], int]:
    """What somebody holds, and how many of it nobody here knows."""
    held: list[CardPrinted] = []
    hidden = 0
    known: list[tuple[Callable[[str], Card], str]] = [
        *((cards.boost, id) for id in boosts),
        *((cards.quest, id) for id in ([quest] if quest else [])),
        *((cards.event, id) for id in consequences),
    ]
    for find, id in known:
        if id == "?":
            hidden += 1
        else:
            held.append(card_printed(find(id), cards, lang))
    return held, hidden
