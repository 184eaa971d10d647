"""What the results of earlier battles bring into one of the linked five (WC-X6 to X10)."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.wasteland.words import NONE

KEYS: Final = (
    *("food", "weapon", "points", "first", "chooses", "deploys_second", "turrets", "mine"),
    *("missiles", "deeper"),
)
_MOST: Final = 9  # cards, turrets, missiles


class Spoils:
    """Sides are numbers; NONE: nobody."""

    def __init__(self) -> None:
        self.food: tuple[int, ...] = (0, 0)  # food cards of choice, by side
        self.weapon: int = NONE  # a weapon of choice for this side
        self.points: int = NONE  # three of its models have an action point each
        self.first: int = NONE  # plays first
        self.chooses: int = NONE  # says who plays first
        self.deploys_second: int = NONE
        self.turrets: int = 0  # of the defender
        self.mine: int = NONE  # a mine of choice, laid by this side
        self.missiles: int = 0  # of the attacker, before the first round
        self.deeper: bool = False  # the attacker's zone is one colour deeper


def spoils_of(option: object) -> Spoils:
    """The option `spoils`; a BadOption that names what is allowed."""
    found = Spoils()
    if option is None:
        return found
    if not isinstance(option, dict):
        raise _bad("spoils", ", ".join(KEYS))
    for key, value in option.items():
        if key not in KEYS:
            raise _bad("spoils", ", ".join(KEYS))
        if key == "food":
            fits = isinstance(value, list | tuple) and len(value) == 2
            if not fits or not all(_count(n) for n in value):
                raise _bad("spoils.food", f"[0-{_MOST}, 0-{_MOST}]")
            found.food = (value[0], value[1])
        elif key == "deeper":
            if not isinstance(value, bool):
                raise _bad("spoils.deeper", "true, false")
            found.deeper = value
        elif key in ("turrets", "missiles"):
            if not _count(value):
                raise _bad(f"spoils.{key}", f"0-{_MOST}")
            setattr(found, key, value)
        else:
            if type(value) is not int or value not in (0, 1):
                raise _bad(f"spoils.{key}", "0, 1")
            setattr(found, key, value)
    return found


def _count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST


def _bad(name: str, allowed: str) -> BadOption:
    args: dict[str, Value] = {"name": name, "allowed": allowed}
    return BadOption(Refusal("WC-X6", "option", args))
