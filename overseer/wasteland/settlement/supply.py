"""Power, water and room: what a settlement gives, needs and has left (WC-S4, WC-S12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.structure import (
    COOKS,
    DRAWS,
    EXPLORES,
    FIELD,
    LISTENS,
    SHEDS,
    STORES,
    SUPPLY,
)

# In which order `supply auto` goes when there is not enough: water first, then what gives most.
_FIRST: Final = (SUPPLY, STORES, FIELD, DRAWS, COOKS, SHEDS, EXPLORES, LISTENS)


@dataclass(frozen=True)
class Balance:
    """What there is and what is used of it."""

    power: int
    power_used: int
    water: int
    water_used: int
    room: int
    room_used: int

    @property
    def short(self) -> bool:
        """Whether more is used than there is."""
        return self.power_used > self.power or self.water_used > self.water


def supplied(holdings: Holdings, id: str, books: Books) -> int:
    """How many structures of a kind work."""
    if books.structures[id].supplied:
        return holdings.on.get(id, 0)
    return holdings.built.get(id, 0)


def balance(holdings: Holdings, books: Books) -> Balance:
    """Power, water and room as the switches are set. Purifiers give water while they have power."""
    power, water = holdings.more_power, holdings.more_water
    power_used = water_used = 0
    for id in holdings.built:
        structure = books.structures[id]
        n = supplied(holdings, id, books)
        power += structure.gives_power * n
        water += structure.gives_water * n
        power_used += structure.power * n
        water_used += structure.water * n
    room_used = sum(holdings.built.values())  # WC-S12: generators too
    return Balance(max(power, 0), power_used, max(water, 0), water_used, holdings.room, room_used)


def switch(holdings: Holdings, id: str, n: int) -> None:
    """So many structures of a kind are supplied."""
    holdings.on[id] = n
    if n == 0:
        del holdings.on[id]


def everything_on(holdings: Holdings, books: Books) -> None:
    """Supply as much as there is, what is worth most first."""
    holdings.on.clear()
    rank = {work: place for place, work in enumerate(_FIRST)}
    kinds = sorted(
        (id for id in holdings.built if books.structures[id].supplied),
        key=lambda id: (rank.get(books.structures[id].work, len(rank)), id),
    )
    # A second round of each kind only when every kind has had its first.
    most = max(holdings.built.values(), default=0)
    for turn in range(1, most + 1):
        for id in kinds:
            if holdings.built[id] < turn or holdings.on.get(id, 0) != turn - 1:
                continue
            switch(holdings, id, turn)
            if balance(holdings, books).short:
                switch(holdings, id, turn - 1)


def free_power(holdings: Holdings, books: Books) -> None:
    """A new structure is supplied as long as there is enough for everything."""
    trial = holdings.copy()
    trial.on = {id: n for id, n in trial.built.items() if books.structures[id].supplied}
    if not balance(trial, books).short:
        holdings.on = trial.on
