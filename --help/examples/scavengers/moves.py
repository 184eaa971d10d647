"""The moves of Scavengers and their notation.

gear boots · walk 312,140 · search · shoot · duck · trick · pass    and NATURE's: draw trick · die 4
"""

from __future__ import annotations

import re
from typing import Final

from overseer.engine import BadNotation, Move, Refusal

SHOT, DUCK, TRICK = range(3)
CARDS: Final = ("shot", "duck", "trick")
BOOTS, RIFLE = range(2)
GEAR: Final = ("boots", "rifle")


class Act(Move):
    """A verb with its number (a card, gear, a die's pips) or, for a walk, its point."""

    __slots__ = ("n", "point", "verb")

    def __init__(self, text: str, verb: str, n: int = 0, point: tuple[int, int] = (0, 0)) -> None:
        super().__init__(-1, text)  # positions are free, so moves have no numbers
        self.verb = verb
        self.n = n
        self.point = point

    def __reduce__(self) -> tuple[object, ...]:
        return (Act, (self.text, self.verb, self.n, self.point))


def walk(x: int, y: int) -> Act:
    """To the point `x` millimetres from the left edge of the table and `y` from the lower one."""
    return Act(f"walk {x},{y}", "walk", point=(x, y))


PASS: Final = Act("pass", "pass")
SEARCH: Final = Act("search", "search")
SHOOT: Final = Act("shoot", "shoot", SHOT)
ANSWERS: Final = (Act("duck", "answer", DUCK), Act("trick", "answer", TRICK))
TAKE_GEAR: Final = tuple(Act(f"gear {name}", "gear", n) for n, name in enumerate(GEAR))
DRAW: Final = tuple(Act(f"draw {name}", "draw", n) for n, name in enumerate(CARDS))
DIE: Final = tuple(Act(f"die {pips}", "die", pips) for pips in range(1, 7))

_FIXED: Final = {a.text: a for a in (PASS, SEARCH, SHOOT, *ANSWERS, *TAKE_GEAR, *DRAW, *DIE)}
_WALK: Final = re.compile(r"walk (0|[1-9][0-9]{0,3}),(0|[1-9][0-9]{0,3})")


def parse(text: str) -> Act:
    """The move that `text` notates."""
    point = _WALK.fullmatch(text)
    if point is not None:
        return walk(int(point[1]), int(point[2]))
    if text not in _FIXED:
        raise BadNotation(Refusal("OV-N1", "scavengers-notation", {"text": text[:40]}))
    return _FIXED[text]
