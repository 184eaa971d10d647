"""What a force is: units with their equipment, by the ids of their cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

NAME: Final = "force"  # what a force is called that came without a name


class ForceUnit:
    """One unit card: so many models, equipped alike (WC-F1).

    Cards that are used up (and thrown weapons and mines) stand here once for each card and belong
    to the whole unit; every other card is carried by each of its models. A mod is written alone,
    or as `mod weapon` when it could go on several: `"silenced hunting-rifle"`. Perks are for a
    unit of one model (WC-P1).
    """

    def __init__(
        self,
        unit: str,
        count: int = 1,
        weapons: Iterable[str] = (),
        items: Iterable[str] = (),
        mods: Iterable[str] = (),
        leader: str = "",
        heroic: bool = False,
        perks: Iterable[str] = (),
    ) -> None:
        self.unit: str = unit
        self.count: int = count
        self.weapons: tuple[str, ...] = tuple(weapons)
        self.items: tuple[str, ...] = tuple(items)
        self.mods: tuple[str, ...] = tuple(mods)
        self.leader: str = leader
        self.heroic: bool = heroic
        self.perks: tuple[str, ...] = tuple(perks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ForceUnit) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"ForceUnit{self.facts()!r}"

    def facts(self) -> tuple[object, ...]:
        """Everything about it."""
        return (
            *(self.unit, self.count, self.weapons, self.items, self.mods),
            *(self.leader, self.heroic, self.perks),
        )


class Force:
    """A list of units under a name, and the boosts that its player holds (WC-B1)."""

    def __init__(
        self, units: Sequence[ForceUnit], name: str = NAME, boosts: Iterable[str] = ()
    ) -> None:
        self.units: list[ForceUnit] = list(units)
        self.name: str = name
        self.boosts: tuple[str, ...] = tuple(boosts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Force) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"Force({self.units!r}, {self.name!r}, {self.boosts!r})"

    def facts(self) -> tuple[object, ...]:
        """Everything about it."""
        return (self.name, tuple(self.units), self.boosts)

    @property
    def models(self) -> int:
        """How many models it has."""
        return sum(unit.count for unit in self.units)
