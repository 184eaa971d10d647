"""The cards to build a force with: units, equipment, leaders, perks and boosts, with prices."""

# ruff: noqa: RUF012 - every struct gets a copy of its own

from __future__ import annotations

from collections.abc import Iterator

from overseer.text import translate
from overseer.voice.given import Given
from overseer.voice.wasteland.faces import face
from overseer.voice.wasteland.force.numbers import UnitNumber, number_rows
from overseer.voice.wasteland.given import Named
from overseer.wasteland.campaign_cards import Boost, Perk
from overseer.wasteland.campaign_words import BOOST_KINDS
from overseer.wasteland.card import CardSet, Item, Leader, Unit, Weapon
from overseer.wasteland.force.caps import HEROIC, LIMITS
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.numbers import numbers_of
from overseer.wasteland.prices import price_in
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import (
    FACTIONS,
    ITEM_KINDS,
    LISTS,
    MOD,
    NONE,
    OBJECT,
    SKILLS,
    TURRET,
    TYPES,
    WEAPON_KINDS,
)

Bought = Unit | Weapon | Item | Leader | Perk | Boost


class PoolCard(Given, kw_only=True):
    """A card that a force may have."""

    id: str
    kind: str  # unit, weapon, item, mod, leader, perk, boost
    name: str
    caps: int
    sort: str = ""  # of a weapon, an item or a boost: pistol, chem, cunning …
    sort_name: str = ""
    head: str = ""
    lines: list[str] = []
    flavour: str = ""
    unique: bool = False
    shared: bool = False  # belongs to the whole unit, one card each time
    faction: str = ""
    types: list[str] = []
    skills: list[str] = []  # of a unit
    standard: list[str] = []  # a unit's printed equipment, by id
    fits: list[str] = []  # a mod's: the kinds of weapons that take it
    numbers: list[UnitNumber] = []  # of a unit


class ForcePool(Given, kw_only=True):
    """The cards of a set to build with."""

    name: str
    prices: str  # the list that they are priced by
    heroic: int  # what a heroic card costs
    cards: list[PoolCard]
    factions: list[Named] = []
    types: list[Named] = []
    skills: list[Named] = []
    limits: list[int] = []
    lists: list[str] = []


def force_pool(cards: CardSet, caps_list: int, lang: str) -> ForcePool:
    """Everything that has a price and that people may choose."""
    found = list(_cards(cards, caps_list, lang))
    used = {each.faction for each in found if each.kind == "unit"}
    types = {word for each in found for word in each.types}
    return ForcePool(
        name=cards.name,
        prices=LISTS[caps_list],
        heroic=HEROIC[caps_list],
        cards=found,
        factions=_named("faction", [word for word in FACTIONS if word in used], lang),
        types=_named("type", [word for word in TYPES if word in types], lang),
        skills=_named("skill", SKILLS, lang),
        limits=list(LIMITS),
        lists=list(LISTS),
    )


def _named(sort: str, words: list[str] | tuple[str, ...], lang: str) -> list[Named]:
    return [
        Named(id=word, name=capital(translate(lang, f"wasteland-{sort}-{word}"))) for word in words
    ]


def candidates(cards: CardSet, caps_list: int, unit: bool) -> list[tuple[str, str]]:
    """What a unit may be given, by kind and id; or what a force may be given."""
    own = ("weapon", "item", "mod", "leader", "perk")
    found = [(_kind(card), card.id) for card in _bought(cards, caps_list)]
    if unit:
        return [*[each for each in found if each[0] in own], ("heroic", "")]
    return [each for each in found if each[0] in ("unit", "boost")]


def _bought(cards: CardSet, caps_list: int) -> Iterator[Bought]:
    shelves: tuple[list[Unit], list[Weapon], list[Item], list[Leader], list[Perk], list[Boost]] = (
        [unit for unit in cards.units if not unit.types & (TURRET | OBJECT)],
        [weapon for weapon in cards.weapons if not weapon.natural],
        cards.items,
        cards.leaders,
        [perk for perk in cards.perks if not perk.settlement],
        cards.boosts,
    )
    for shelf in shelves:
        for card in shelf:
            if price_in(card.caps, caps_list) != NONE:
                yield card


def _kind(card: Bought) -> str:
    if isinstance(card, Item):
        return "mod" if card.kind == MOD else "item"
    return type(card).__name__.lower()


def _cards(cards: CardSet, caps_list: int, lang: str) -> Iterator[PoolCard]:
    for card in _bought(cards, caps_list):
        made = PoolCard(
            **{**face(card, cards, lang, caps_list), "kind": _kind(card)},  # type: ignore[arg-type]
            caps=price_in(card.caps, caps_list),
        )
        if isinstance(card, Unit):
            alone = numbers_of(Force([ForceUnit(card.id)]), cards)[0]
            made.numbers = number_rows(alone, lang)
            made.faction, made.unique = FACTIONS[card.faction], card.unique
            made.types = [word for at, word in enumerate(TYPES) if card.types >> at & 1]
            made.skills = [SKILLS[n] for n, beside in enumerate(card.skills) if beside != NONE]
            made.standard = list(card.standard)
        elif isinstance(card, Weapon):
            _sorted(made, "wasteland-kind", WEAPON_KINDS[card.kind], lang)
            made.unique, made.shared = card.unique, WEAPON_KINDS[card.kind] in ("thrown", "mine")
        elif isinstance(card, Item):
            _sorted(made, "wasteland-kind", ITEM_KINDS[card.kind], lang)
            made.unique, made.shared = card.unique, card.limited
            made.fits = [word for at, word in enumerate(WEAPON_KINDS) if card.fits >> at & 1]
        elif isinstance(card, Boost):
            _sorted(made, "wasteland-fortune-kind", BOOST_KINDS[card.kind], lang)
        yield made


def _sorted(made: PoolCard, words: str, sort: str, lang: str) -> None:
    made.sort = sort
    made.sort_name = capital(translate(lang, f"{words}-{sort}"))
