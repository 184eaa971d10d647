"""One card more for a force, and why it cannot have it."""

from __future__ import annotations

from overseer.wasteland.card import CardSet
from overseer.wasteland.force.check import Finding, errors
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.standard import standard_unit
from overseer.wasteland.words import MOD

_OF_A_UNIT = ("weapon", "item", "mod", "perk", "heroic")


def kind_of(id: str, cards: CardSet) -> str:
    """The list of a unit that a weapon or an item stands in."""
    if id in cards.weapon_numbers:
        return "weapon"
    return "mod" if cards.item(id).kind == MOD else "item"


def with_card(force: Force, at: int, kind: str, id: str, cards: CardSet) -> Force:
    """A force with one card more, for the unit at a place where that matters.

    A unit comes with the equipment that is printed for it; a leader card leaves whoever had one.
    """
    units = list(force.units)
    if kind == "unit":
        return Force([*units, standard_unit(id, cards)], force.name, force.boosts)
    if kind == "boost":
        return Force(units, force.name, [*force.boosts, id])
    if kind == "leader":
        units = [changed(unit, leader="") for unit in units]
    units[at] = _equipped(units[at], kind, id)
    return Force(units, force.name, force.boosts)


def _equipped(unit: ForceUnit, kind: str, id: str) -> ForceUnit:
    if kind == "weapon":
        return changed(unit, weapons=(*unit.weapons, id))
    if kind == "item":
        return changed(unit, items=(*unit.items, id))
    if kind == "mod":
        return changed(unit, mods=(*unit.mods, id))
    if kind == "perk":
        return changed(unit, perks=(*unit.perks, id))
    if kind == "leader":
        return changed(unit, leader=id)
    return changed(unit, heroic=True)


def changed(
    unit: ForceUnit,
    count: int | None = None,
    weapons: tuple[str, ...] | None = None,
    items: tuple[str, ...] | None = None,
    mods: tuple[str, ...] | None = None,
    leader: str | None = None,
    perks: tuple[str, ...] | None = None,
    heroic: bool | None = None,
) -> ForceUnit:
    """A unit that differs in what is named."""
    return ForceUnit(
        unit.unit,
        unit.count if count is None else count,
        unit.weapons if weapons is None else weapons,
        unit.items if items is None else items,
        unit.mods if mods is None else mods,
        unit.leader if leader is None else leader,
        unit.heroic if heroic is None else heroic,
        unit.perks if perks is None else perks,
    )


class Adding:
    """What can be added to a force; limits are no obstacle, they are counted."""

    def __init__(self, force: Force, cards: CardSet, caps_list: int, creatures: bool) -> None:
        self.force = force
        self.cards = cards
        self.caps_list = caps_list
        self.creatures = creatures
        self._known: dict[tuple[object, ...], set[tuple[object, ...]]] = {}

    def why_not(self, at: int, kind: str, id: str) -> Finding | None:
        """The first rule that one card more breaks and that is kept without it."""
        if kind in _OF_A_UNIT and not self._unique(id):
            # Nothing but the unit itself has to be judged again.
            return self._new(Force([self.force.units[at]]), 0, kind, id)
        return self._new(self.force, at, kind, id)

    def _new(self, force: Force, at: int, kind: str, id: str) -> Finding | None:
        known = self._broken(force)
        more = with_card(force, at, kind, id, self.cards)
        for found in self._errors(more):
            # A force that begins has no leader yet: that is no fault of its first unit.
            if found.word != "no-leader" and _key(found) not in known:
                return found
        return None

    def _unique(self, id: str) -> bool:
        cards = self.cards
        if id in cards.weapon_numbers:
            return cards.weapon(id).unique
        return id in cards.item_numbers and cards.item(id).unique

    def _broken(self, force: Force) -> set[tuple[object, ...]]:
        key = force.facts()
        if key not in self._known:
            self._known[key] = {_key(each) for each in self._errors(force)}
        return self._known[key]

    def _errors(self, force: Force) -> list[Finding]:
        enough = 10**9  # whatever it costs
        return errors(force, self.cards, enough, self.caps_list, self.creatures)


def _key(found: Finding) -> tuple[object, ...]:
    """Errors that say the same: numbers in a sentence may differ."""
    words = [value for value in found.refusal.args.values() if isinstance(value, str)]
    return (found.at, found.word, *words)
