"""How Shelter is hosted: what can be chosen when a table is made."""

from __future__ import annotations

from overseer.host.manner import Manner
from overseer.host.options import Described, Single
from overseer.shelter.cards.file import standard
from overseer.text import translate

MOST_SEATS = 4


class Own(Manner):
    """Its cards, who begins, who has which elevator and floor."""

    def options(self) -> tuple[Described, ...]:
        elevators = tuple(lift.id for lift in standard().elevators if lift.space is not None)
        seats = tuple(range(1, MOST_SEATS + 1))
        return (
            Described(name="cards", brings="cards"),
            Described(name="first", values=seats, named=_seat),
            Described(name="colours", kind="deal", values=elevators, named=_elevator),
            Described(name="floors", kind="deal", values=seats, named=_floor),
        )


def _seat(value: Single, lang: str) -> str:
    return translate(lang, "option-seat", n=value)


def _floor(value: Single, lang: str) -> str:
    return translate(lang, "option-shelter-floor", n=value)


def _elevator(value: Single, lang: str) -> str:
    return translate(lang, f"elevator-{value}")
