"""Shelter's moves: what they are called, how they are numbered, and their notation.

place 1c1 o     an untrained dweller to floor 1, third room, first space
place 0c1 ~S    a wounded dweller that lies in slot S; pairs are written o+S
use shotgun · build diner left · gain e1 w2 · trade f2>w1 x3 · pass · done
"""

from __future__ import annotations

from typing import Final

from overseer.engine.state import Move

# What a move does. NATURE's come last.
PASS: Final = 0
DONE: Final = 1  # go on, decline, accept
FIGHT: Final = 2  # roll the dice of a fight
PLACE: Final = 3
USE: Final = 4
BUILD: Final = 5
GAIN: Final = 6
PAY: Final = 7
GIVE: Final = 8  # an item as cost
TAKE: Final = 9  # an item from the display
READY: Final = 10
TRAIN: Final = 11
HEAL: Final = 12
TRADE: Final = 13
ROLL: Final = 14
DRAW_ITEM: Final = 15
DRAW_ROOM: Final = 16
DRAW_THREAT: Final = 17
FIRST: Final = 18

LETTERS: Final = "SPECIAL"
SPACES: Final = 64  # 5 floors × 12, then the lifts of floors 1 to 4
LIFT: Final = 60  # the lift of floor f is space LIFT + f - 1
SINGLES: Final = 16  # o, S…L, then the same lying wounded
PAIRS: Final = 36
WHO: Final = SINGLES + 2 * PAIRS
STOCKS: Final = 343  # a stock of cubes is one number: energy × 49 + food × 7 + water
LEFT: Final = 0  # a side of a floor; the right one is 1


class ShelterMove(Move):
    """A move of Shelter; what `a` and `b` mean depends on `kind`."""

    __slots__ = ("a", "b", "kind")

    def __init__(self, number: int, text: str, kind: int, a: int, b: int) -> None:
        super().__init__(number, text)
        self.kind = kind
        self.a = a
        self.b = b

    def __reduce__(self) -> tuple[object, ...]:
        return (ShelterMove, (self.id, self.text, self.kind, self.a, self.b))


def dweller_text(code: int) -> str:
    """`o` untrained, a letter trained, `~` before one that lies wounded."""
    state = "~" if code >= 8 else ""
    code %= 8
    return state + ("o" if code == 0 else LETTERS[code - 1])


def training_text(letter: int) -> str:
    """A letter that a dweller will be trained in: its own, `?` one of choice, nothing: none."""
    return "" if letter == 0 else LETTERS[letter - 1] if letter <= len(LETTERS) else "?"


def pair(low: int, high: int) -> int:
    """The number of the pair of two dweller codes below 8, the lower one first."""
    return low * 8 - low * (low - 1) // 2 + high - low


def who_text(who: int) -> str:
    """The dwellers of a placement."""
    if who < SINGLES:
        return dweller_text(who)
    wounded = 8 if who >= SINGLES + PAIRS else 0
    first, second = pair_of((who - SINGLES) % PAIRS)
    return f"{dweller_text(first + wounded)}+{dweller_text(second + wounded)}"


def pair_of(number: int) -> tuple[int, int]:
    """The two dweller codes of a pair's number."""
    for first in range(8):
        if number < 8 - first:
            return first, first + number
        number -= 8 - first
    raise ValueError(number)


def space_text(space: int) -> str:
    """`1c2`: floor, room from the left, space in it; `2lift`: an elevator."""
    if space >= LIFT:
        return f"{space - LIFT + 1}lift"
    return f"{place_text(space // 12, space % 12 // 2)}{space % 2 + 1}"


def place_text(floor: int, place: int) -> str:
    """`1c`: floor, room from the left."""
    return f"{floor}{'abcdef'[place]}"


def cubes_text(stock: int) -> str:
    """`e2 w1`: cubes by their letter."""
    amounts = (("e", stock // 49), ("f", stock // 7 % 7), ("w", stock % 7))
    return " ".join(f"{letter}{n}" for letter, n in amounts if n) or "nothing"


class Catalogue:
    """Every move of a card set, numbered, and by what it does."""

    def __init__(
        self, rooms: list[str], items: list[str], threats: list[str], trades: list[str]
    ) -> None:
        self.all: list[ShelterMove] = []
        self.by_text: dict[str, ShelterMove] = {}
        self.passing = self._add("pass", PASS, 0, 0)
        self.done = self._add("done", DONE, 0, 0)
        self.fight = self._add("fight", FIGHT, 0, 0)
        self.place = [
            self._add(f"place {space_text(space)} {who_text(who)}", PLACE, space, who)
            for space in range(SPACES)
            for who in range(WHO)
        ]
        self.use = [self._add(f"use {name}", USE, n, 0) for n, name in enumerate(items)]
        self.build = [
            self._add(f"build {name} {side}", BUILD, n, s)
            for n, name in enumerate(rooms)
            for s, side in enumerate(("left", "right"))
        ]
        small = [s for s in range(STOCKS) if 1 <= s // 49 + s // 7 % 7 + s % 7 <= 6]
        self.gain = self._sparse([(s, f"gain {cubes_text(s)}") for s in small], GAIN)
        self.pay = self._sparse([(s, f"pay {cubes_text(s)}") for s in small], PAY)
        self.give = [self._add(f"give {name}", GIVE, n, 0) for n, name in enumerate(items)]
        self.take = [self._add(f"take {name}", TAKE, n, 0) for n, name in enumerate(items)]
        self.ready = [self._add(f"ready {name}", READY, n, 0) for n, name in enumerate(items)]
        self.train = [
            self._add(f"train {letter}", TRAIN, n, 0) for n, letter in enumerate(LETTERS, start=1)
        ]
        # HEAL: spaces first, then those in front of the player: o and the seven slots.
        self.heal = [self._add(f"heal {space_text(s)}", HEAL, s, 0) for s in range(SPACES)]
        self.heal += [self._add(f"heal {dweller_text(c)}", HEAL, SPACES + c, 0) for c in range(8)]
        # TRADE: direction d of trade t, n times: t × 12 + d × 6 + n - 1.
        self.trade = [
            self._add(f"trade {text} x{n}", TRADE, t, n)
            for t, text in enumerate(trades)
            for n in range(1, 7)
        ]
        self.roll = [
            self._add(f"roll {d1} {d2}", ROLL, d1, d2) for d1 in range(1, 7) for d2 in range(1, 7)
        ]
        self.item = [self._add(f"item {name}", DRAW_ITEM, n, 0) for n, name in enumerate(items)]
        self.room = [self._add(f"room {name}", DRAW_ROOM, n, 0) for n, name in enumerate(rooms)]
        self.threat = [
            self._add(f"threat {name}", DRAW_THREAT, n, 0) for n, name in enumerate(threats)
        ]
        self.first = [self._add(f"first {seat + 1}", FIRST, seat, 0) for seat in range(4)]

    def _add(self, text: str, kind: int, a: int, b: int) -> ShelterMove:
        move = ShelterMove(len(self.all), text, kind, a, b)
        self.all.append(move)
        self.by_text[text] = move
        return move

    def _sparse(self, known: list[tuple[int, str]], kind: int) -> list[ShelterMove]:
        """Moves by their stock number; the gaps are never looked up."""
        found = [self.passing] * STOCKS
        for stock, text in known:
            found[stock] = self._add(text, kind, stock, 0)
        return found
