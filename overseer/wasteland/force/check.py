"""What is wrong with a force, each mistake with its rule, and what is unwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from overseer.engine.refusal import Refusal, Value
from overseer.wasteland.card import CardSet, Item, Weapon
from overseer.wasteland.force import fortune
from overseer.wasteland.force.caps import LIST_2020, force_caps
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.kit import Kit
from overseer.wasteland.force.single import person, single_causes
from overseer.wasteland.prices import price_in, priced_by
from overseer.wasteland.words import (
    ARMOUR,
    ARMOUR_PIECE,
    CLOTHING,
    CONTROLS,
    CREATURE,
    CREATURES,
    DOG,
    EXPERTISE,
    FACTIONS,
    LISTS,
    MOD,
    MUTANT,
    NEUTRAL,
    NONE,
    OBJECT,
    POWER_ARMOUR,
    ROBOT,
    SKILLS,
    STRENGTH,
    THROW,
    TURRET,
    W_MINE,
    W_THROWN,
)

MOST_MODELS: Final = 20  # of one unit
HANDLESS: Final = DOG | CREATURE | ROBOT
# WB-I3: weapons, mods and other items that these may have; NONE: as many as one likes.
SLOTS: Final = ((ROBOT, 2, 2, 1), (CREATURE, 0, 2, 1))
NEAR: Final = 90  # per cent of the limit that a good force uses

_Found = Iterator[tuple[str, str, dict[str, Value]]]
_Placed = Iterator[tuple[int, str, str, dict[str, Value]]]


class Finding:
    """One thing about a force: an error that no table accepts, or a warning."""

    def __init__(self, error: bool, at: int, rule: str, word: str, args: dict[str, Value]) -> None:
        self.error = error
        self.at = at  # the place of the unit that it is about; NONE: the whole force
        self.word = word
        self.refusal = Refusal(rule, f"wasteland-force-{word}", args)

    def __repr__(self) -> str:
        return f"Finding({self.refusal.rule}, {self.word}, {self.refusal.args})"


def check(
    force: Force,
    cards: CardSet,
    limit: int,
    caps_list: int = LIST_2020,
    creatures: bool = False,
) -> list[Finding]:
    """Every error, then every warning; `creatures`: the players agree to them (WC-F2)."""
    found = errors(force, cards, limit, caps_list, creatures)
    if any(each.word == "unknown" for each in found):
        return found  # the rest cannot be judged without their cards
    return found + [Finding(False, *each) for each in _warnings(force, cards, limit, caps_list)]


def errors(
    force: Force, cards: CardSet, limit: int, caps_list: int = LIST_2020, creatures: bool = False
) -> list[Finding]:
    """What the rules forbid."""
    strangers = [Finding(True, *found) for found in _unknown(force, cards)]
    if strangers:
        return strangers
    return [Finding(True, *found) for found in _errors(force, cards, limit, caps_list, creatures)]


def faction_of(force: Force, cards: CardSet) -> int:
    """A force's faction is its leader's (WC-F8); without a leader, that of most of its models."""
    counts: Counter[int] = Counter()
    for unit in force.units:
        faction = cards.unit(unit.unit).faction
        if unit.leader:
            return faction
        if faction != NEUTRAL:
            counts[faction] += unit.count
    return max(counts, key=lambda faction: counts[faction], default=NEUTRAL)


def _placed(at: int, found: _Found) -> _Placed:
    """What was found about the unit at a place."""
    for rule, word, args in found:
        yield at, rule, word, args


def _unknown(force: Force, cards: CardSet) -> _Placed:
    for at, unit in enumerate(force.units):
        mods = [id for text in unit.mods for id in text.split()[:1]]
        shelves: list[tuple[list[str], dict[str, int]]] = [
            ([unit.unit], cards.unit_numbers),
            (list(unit.weapons), cards.weapon_numbers),
            ([*unit.items, *mods], cards.item_numbers),
            ([unit.leader] if unit.leader else [], cards.leader_numbers),
            (list(unit.perks), cards.perk_numbers),
        ]
        for ids, known in shelves:
            for id in ids:
                if id not in known:
                    yield at, "WB-X1", "unknown", {"card": id, "unit": unit.unit}
    for id in force.boosts:
        if id not in cards.boost_numbers:
            yield NONE, "WB-X1", "unknown", {"card": id, "unit": "-"}


def _errors(force: Force, cards: CardSet, limit: int, caps_list: int, creatures: bool) -> _Placed:
    yield from _placed(NONE, _force_errors(force, cards, limit, caps_list))
    yield from _twice(force, cards)
    controlled = any(
        unit.leader and cards.leader(unit.leader).powers & CONTROLS for unit in force.units
    )
    for at, unit in enumerate(force.units):
        yield from _placed(at, _unit_errors(unit, cards, caps_list, creatures or controlled))


def _force_errors(force: Force, cards: CardSet, limit: int, caps_list: int) -> _Found:
    """What the force as a whole lacks or has too much of."""
    if not force.units:
        yield "WC-F1", "empty", {}
        return
    total = force_caps(force, cards, caps_list)
    if total > limit:
        yield "WC-F1", "over", {"n": total, "limit": limit, "over": total - limit}
    leaders = [unit.unit for unit in force.units if unit.leader]
    if not leaders:
        yield "WC-F2", "no-leader", {}
    elif len(leaders) > 1:
        yield "WC-F2", "leaders", {"n": len(leaders)}
    yield from fortune.boost_errors(force, cards, caps_list)


def _twice(force: Force, cards: CardSet) -> _Placed:
    """Unique cards that are there more than once."""
    people: dict[str, str] = {}
    for at, unit in enumerate(force.units):
        card = cards.unit(unit.unit)
        if card.unique:
            who = person(card, cards)
            if who in people:
                yield at, "WC-F2", "same-person", {"unit": unit.unit, "other": people[who]}
            people.setdefault(who, unit.unit)
    seen: set[str] = set()
    for at, unit in enumerate(force.units):
        kit = Kit(unit, cards)
        for piece in (*kit.for_each(), *kit.for_unit()):
            if piece.unique and piece.id in seen:
                yield at, "WC-F2", "twice", {"card": piece.id}
            seen.add(piece.id)


def _unit_errors(unit: ForceUnit, cards: CardSet, caps_list: int, creatures: bool) -> _Found:
    kit = Kit(unit, cards)
    if not 1 <= unit.count <= MOST_MODELS:
        yield "WC-F1", "count", {"unit": unit.unit, "n": unit.count, "high": MOST_MODELS}
    if kit.card.types & (TURRET | OBJECT):
        yield "WC-F2", "no-unit", {"unit": unit.unit}
    # The behemoth is a creature too, but a super mutant first.
    if kit.card.faction == CREATURES and not creatures:
        yield "WC-F2", "creature", {"unit": unit.unit}
    if unit.count > 1:
        for word, card in single_causes(unit, cards):
            rule = {"power-armour": "WB-F7", "perk": "WC-P1"}.get(word, "WC-F2")
            yield rule, f"single-{word}", {"unit": unit.unit, "card": card, "n": unit.count}
    yield from _unlisted(unit, kit, cards, caps_list)
    yield from _armour(unit, kit)
    yield from _mods(unit, kit)
    yield from _users(unit, kit)
    yield from fortune.perk_errors(unit, kit, cards, caps_list)


def _unlisted(unit: ForceUnit, kit: Kit, cards: CardSet, caps_list: int) -> _Found:
    """Cards to which no list gives a price (WB-X1)."""
    args: dict[str, Value] = {"list": LISTS[caps_list]}
    if price_in(kit.card.caps, caps_list) == NONE:
        yield "WB-X1", "unlisted", {"card": unit.unit, **args}
    for piece in dict.fromkeys((*kit.for_each(), *kit.for_unit())):
        if price_in(piece.caps, caps_list) == NONE and piece.id not in kit.card.standard:
            yield "WB-X1", "unlisted", {"card": piece.id, **args}
    if unit.leader and price_in(cards.leader(unit.leader).caps, caps_list) == NONE:
        yield "WB-X1", "unlisted", {"card": unit.leader, **args}


def _armour(unit: ForceUnit, kit: Kit) -> _Found:
    """One base card, one of each modifying kind, one power armour, one garment (WC-F2)."""
    worn: Counter[tuple[int, int]] = Counter()
    for item in kit.worn:
        key = (item.kind, item.piece if item.kind == ARMOUR_PIECE else 0)
        if item.kind not in (ARMOUR, ARMOUR_PIECE, CLOTHING, POWER_ARMOUR):
            continue
        worn[key] += 1
        more = worn[key] > 1 or item.kind == POWER_ARMOUR  # the first is not among what is worn
        if more:
            word = ("base-armour", "armour-piece", "clothing")[min(item.kind, 2)]
            if item.kind == POWER_ARMOUR:
                word = "two-power-armours"
            yield "WC-F2", word, {"unit": unit.unit, "card": item.id}
    if kit.power is not None and kit.card.types & MUTANT:
        yield "WB-F7", "mutant-power-armour", {"unit": unit.unit, "card": kit.power.id}


def _mods(unit: ForceUnit, kit: Kit) -> _Found:
    """One mod on each weapon, armour card and power armour."""
    for mod in kit.loose:
        yield "WC-F2", "loose-mod", {"unit": unit.unit, "card": mod.id}
    fitted = [item for item in kit.worn if item.kind == MOD]
    armours = sum(item.kind in (ARMOUR, ARMOUR_PIECE) for item in kit.worn)
    for place, mod in enumerate([mod for mod in fitted if mod.fits_armour]):
        if place >= armours and not kit.card.types & HANDLESS:
            yield "WC-F2", "loose-mod", {"unit": unit.unit, "card": mod.id}
    for place, mod in enumerate([mod for mod in fitted if mod.fits_power]):
        if kit.power is None:
            yield "WB-F7", "power-mod", {"unit": unit.unit, "card": mod.id}
        elif place:
            yield "WC-F2", "loose-mod", {"unit": unit.unit, "card": mod.id}


def _users(unit: ForceUnit, kit: Kit) -> _Found:
    """Who may carry what: dogs, creatures and robots only cards of their own (WB-I3)."""
    for piece in dict.fromkeys((*kit.for_each(), *kit.for_unit())):
        if isinstance(piece, Weapon) and piece.natural:
            yield "WB-I3", "natural", {"unit": unit.unit, "card": piece.id}
        elif piece is kit.power and kit.card.types & MUTANT:
            continue  # said already, with a better reason
        elif not _may_carry(kit.card.types, piece) and piece.id not in kit.card.standard:
            yield "WB-I3", "not-for-it", {"unit": unit.unit, "card": piece.id}
    for kind, weapons, mods, items in SLOTS:
        if kit.card.types & kind:
            things = len(kit.worn) + len(set(kit.shared)) - len(kit.all_mods)
            counts = (
                ("weapons", len(kit.arms) + len(set(kit.thrown)), weapons),
                ("mods", len(kit.all_mods), mods),
                ("items", things + sum(mod in kit.loose for mod in kit.all_mods), items),
            )
            for word, n, high in counts:
                if n > high:
                    yield "WB-I3", f"slots-{word}", {"unit": unit.unit, "n": n, "high": high}


def _may_carry(types: int, piece: Weapon | Item) -> bool:
    """Cards without types are for everybody with hands."""
    if types & HANDLESS:
        return bool(types & HANDLESS & piece.users)
    return piece.users == 0 or bool(types & piece.users)


def _borrowed(unit: ForceUnit, kit: Kit, cards: CardSet, caps_list: int) -> _Found:
    """Cards whose price comes from another list (WB-X1)."""
    found = [(unit.unit, kit.card.caps)]
    found += [(piece.id, piece.caps) for piece in (*kit.for_each(), *kit.for_unit())]
    found += [(id, cards.perk(id).caps) for id in unit.perks]
    if unit.leader:
        found.append((unit.leader, cards.leader(unit.leader).caps))
    for id, caps in dict(found).items():
        counts = priced_by(caps, caps_list)
        if counts not in (caps_list, NONE):
            args: dict[str, Value] = {"card": id, "list": LISTS[caps_list]}
            yield "WB-X1", "borrowed", {**args, "from": LISTS[counts]}


def _unit_warnings(
    unit: ForceUnit, kit: Kit, cards: CardSet, caps_list: int, faction: int
) -> _Found:
    """What is unwise about a unit of a force."""
    yield from _borrowed(unit, kit, cards, caps_list)
    if kit.card.faction not in (faction, NEUTRAL):
        # WB-H4: the leader's card is of no use to them.
        yield "WC-F8", "mixed", {"unit": unit.unit, "faction": FACTIONS[faction]}
    if not (kit.arms or kit.thrown or kit.natural):
        yield "WB-F3", "unarmed", {"unit": unit.unit}
    for weapon in dict.fromkeys((*kit.arms, *kit.thrown)):
        skill = THROW if weapon.kind in (W_THROWN, W_MINE) else weapon.skill
        if kit.card.skills[skill] == NONE and weapon.kind != W_MINE:
            args: dict[str, Value] = {"unit": unit.unit, "card": weapon.id}
            yield "WB-D2", "no-skill", {**args, "skill": SKILLS[skill]}
        strong = kit.card.attributes[STRENGTH]
        if kit.power is not None and kit.power.intact is not None:
            strong += kit.power.intact.attributes[STRENGTH]
        if strong < weapon.strength:
            args = {"unit": unit.unit, "card": weapon.id, "n": strong}
            yield "WB-F20", "weak", {**args, "low": weapon.strength}


def _warnings(force: Force, cards: CardSet, limit: int, caps_list: int) -> _Placed:
    total = force_caps(force, cards, caps_list)
    if 100 * total < NEAR * limit:
        yield NONE, "WC-F1", "spare", {"n": total, "limit": limit, "left": limit - total}
    faction = faction_of(force, cards)
    able: set[int] = set()
    for at, unit in enumerate(force.units):
        kit = Kit(unit, cards)
        able |= {skill for skill in EXPERTISE if kit.card.skills[skill] != NONE}
        yield from _placed(at, _unit_warnings(unit, kit, cards, caps_list, faction))
    missing = [skill for skill in EXPERTISE if skill not in able]
    if faction != CREATURES:
        for skill in missing:
            yield NONE, "WC-F9", "no-expert", {"skill": SKILLS[skill]}
