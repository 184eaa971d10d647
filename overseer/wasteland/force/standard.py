"""Forces that nobody builds by hand: standard equipment (C18), and forces drawn for the AI."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from overseer.wasteland.card import CardSet, Unit
from overseer.wasteland.force.caps import LIST_2020, model_caps
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.single import person, single_causes
from overseer.wasteland.prices import price_in
from overseer.wasteland.terrain.draws import Draws
from overseer.wasteland.words import FACTIONS, NONE, OBJECT, TURRET

_TRIES: Final = 60
_NEAR: Final = 95  # per cent of the limit that are enough
_MOST: Final = (4, 8, 16)  # models of a kind; more only when nothing else is left to take
_SMALL: Final = 30  # caps: of what costs less there may be twice as many


def standard_unit(unit: str, cards: CardSet, count: int = 1) -> ForceUnit:
    """A unit with the equipment that is printed on its AI card (WC-S9)."""
    ids = cards.unit(unit).standard
    weapons = [id for id in ids if id in cards.weapon_numbers]
    return ForceUnit(unit, count, weapons, [id for id in ids if id in cards.item_numbers])


def standard_force(units: Iterable[str], cards: CardSet, name: str = "standard") -> Force:
    """Units by their ids with their standard equipment, a model for each time an id stands there.

    Models of a kind form one unit, unless their equipment is for one-model units only (WC-F2).
    """
    counts: dict[str, int] = {}
    for id in units:
        counts[id] = counts.get(id, 0) + 1
    found: list[ForceUnit] = []
    for id, count in counts.items():
        unit = standard_unit(id, cards, count)
        if single_causes(unit, cards):
            found += [standard_unit(id, cards) for _ in range(count)]
        else:
            found.append(unit)
    return Force(found, name)


def generate_force(
    number: int,
    faction: str,
    limit: int,
    need_skills: Sequence[int],
    cards: CardSet,
    caps_list: int = LIST_2020,
) -> Force:
    """The force of a number: one faction, standard equipment, near its limit and never above.

    Every skill asked for is on some unit's card, as far as the faction has it (WC-X14).
    """
    draws = Draws(number)
    pool = _Pool(faction, cards, caps_list)
    best: list[str] = []
    most = -1
    for _ in range(_TRIES):
        chosen = pool.draw(draws, limit, need_skills)
        caps = sum(pool.prices[id] for id in chosen)
        if caps > most:
            best, most = chosen, caps
        if 100 * most >= _NEAR * limit:
            break
    return standard_force(best, cards, faction)


class _Pool:
    """The units that a faction can field."""

    def __init__(self, faction: str, cards: CardSet, caps_list: int) -> None:
        self.cards = cards
        wanted = FACTIONS.index(faction)
        self.units: list[Unit] = [
            unit
            for unit in cards.units
            if unit.faction == wanted
            and price_in(unit.caps, caps_list) != NONE
            and not unit.types & (TURRET | OBJECT)
        ]
        if not self.units:
            raise ValueError(f"no unit of {faction} in this list")
        self.prices: dict[str, int] = {
            unit.id: model_caps(standard_unit(unit.id, cards), cards, caps_list)
            for unit in self.units
        }

    def draw(self, draws: Draws, limit: int, need_skills: Sequence[int]) -> list[str]:
        """Units until nothing more can be paid; those with skills that are needed come first."""
        chosen: list[str] = []
        left = limit
        for skill in need_skills:
            able = [unit for unit in self.units if unit.skills[skill] != NONE]
            if any(unit.id in chosen for unit in able):
                continue
            payable = [unit for unit in able if self._open(unit, chosen, left, _MOST[0])]
            if payable:
                chosen.append(draws.pick(payable).id)
                left -= self.prices[chosen[-1]]
        for most in _MOST:
            while payable := [u for u in self.units if self._open(u, chosen, left, most)]:
                chosen.append(draws.pick(payable).id)
                left -= self.prices[chosen[-1]]
        return chosen

    def _open(self, unit: Unit, chosen: list[str], left: int, most: int) -> bool:
        """Whether one more of a unit is possible."""
        price = self.prices[unit.id]
        if unit.unique:
            own = person(unit, self.cards)
            return price <= left and own not in [
                person(self.cards.unit(id), self.cards) for id in chosen
            ]
        return price <= left and chosen.count(unit.id) < (most if price >= _SMALL else 2 * most)
