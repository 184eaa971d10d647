"""The entries of a log: moves in notation, and the words that stand beside them.

Some words are about the position: a seat gives up, the clock runs out, a seat answers a sealed
question early, a seat goes back. The others are asides. They say how a seat is to be asked, stay
whatever is taken back, and change no position: its settings, that it is away, that it is here.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from overseer.engine.decision import Event

RESIGN: Final = "resign"
TIME: Final = "time"  # NATURE's: the clock of the match has run out; a seat's: its own clock has
SEAL: Final = "seal"  # `seal MOVE`: an answer to a sealed question, before it is the seat's turn
BACK: Final = "back"  # `back N`: the position after N entries is restored
IDLE: Final = "idle"  # the seat is away: the simplest answers are given for it …
HERE: Final = "here"  # … until it is back
HELPER: Final = "helper"  # `helper SETTING=VALUE …`: where a seat wants to be asked

LONGEST_SETTINGS: Final = 400
# So many ways back and asides: far more than people need, few enough to be checked quickly.
MOST_ASIDES: Final = 10_000


class Written(Protocol):
    """An entry of a log."""

    @property
    def seat(self) -> int: ...
    @property
    def move(self) -> str: ...


# What an entry is.
A_MOVE: Final = 0  # of the game, chance's included
A_WORD: Final = 1  # somebody gives up, or a clock has run out
A_SEAL: Final = 2
A_BACK: Final = 3
AN_ASIDE: Final = 4
_FIRST: Final = frozenset(word[0] for word in (RESIGN, TIME, SEAL, BACK, IDLE, HERE, HELPER))


def kind_of(text: str) -> int:
    """What an entry is: `A_MOVE` or one of the others."""
    if text[:1] not in _FIRST:
        return A_MOVE
    word, _, rest = text.partition(" ")
    if not rest:
        if text == RESIGN or text == TIME:
            return A_WORD
        return AN_ASIDE if text == IDLE or text == HERE else A_MOVE
    if word == BACK:
        return A_BACK if rest.isascii() and rest.isdecimal() and len(rest) < 9 else A_MOVE
    if word == SEAL:
        return A_SEAL
    return AN_ASIDE if word == HELPER else A_MOVE


def goes_back_to(text: str) -> int | None:
    """After how many entries the position was that an entry restores; None: it does not."""
    return int(text[len(BACK) + 1 :]) if kind_of(text) == A_BACK else None


def sealed_move(text: str) -> str | None:
    """The notation of the move that an entry seals; None: it does not."""
    return text[len(SEAL) + 1 :] if kind_of(text) == A_SEAL else None


def is_move(text: str) -> bool:
    """Whether an entry is a move of the game, chance's included."""
    return kind_of(text) == A_MOVE


def settings_in(text: str) -> dict[str, str] | None:
    """The settings that an entry makes, by name; None: it makes none, or none that can be read."""
    word, _, rest = text.partition(" ")
    if word != HELPER or not rest or len(text) > LONGEST_SETTINGS:
        return None
    found: dict[str, str] = {}
    for part in rest.split(" "):
        name, _, value = part.partition("=")
        if not name or not value or name in found:
            return None
        found[name] = value
    return found


def settings_text(settings: dict[str, str]) -> str:
    """The entry that makes settings."""
    return " ".join([HELPER, *[f"{name}={settings[name]}" for name in sorted(settings)]])


def spelled(text: str, of_move: Callable[[str], str]) -> str:
    """An entry as it is written down: there is one spelling of everything that can be said.

    `of_move`: the notation of the move that a text means.
    """
    kind = kind_of(text)
    if kind == A_MOVE:
        return of_move(text)
    if kind == A_SEAL:
        return f"{SEAL} {of_move(text[len(SEAL) + 1 :])}"
    if kind == A_BACK:
        return f"{BACK} {int(text[len(BACK) + 1 :])}"
    made = settings_in(text)
    return text if made is None else settings_text(made)


def told(seat: int, text: str) -> list[Event]:
    """What is told of an entry that is no move.

    A sealed answer and a seat's settings are nobody's business.
    """
    if text == RESIGN:
        return [Event("resigned", {"seat": seat})]
    if text == TIME:
        return [Event("time-up", {}) if seat < 0 else Event("timed-out", {"seat": seat})]
    if text == IDLE:
        return [Event("away", {"seat": seat})]
    if text == HERE:
        return [Event("here", {"seat": seat})]
    return [Event("undone", {"seat": seat})] if goes_back_to(text) is not None else []


def standing(entries: Sequence[Written]) -> list[int]:
    """The numbers (from 0) of the entries that count for the position.

    Those that have not been taken back, without those that did it and without asides.
    """
    last = [-1]  # after so many entries: the one that stands last
    for number, entry in enumerate(entries):
        kind = kind_of(entry.move)
        if kind == A_BACK:
            last.append(last[min(int(entry.move[len(BACK) + 1 :]), number)])
        else:
            last.append(last[-1] if kind == AN_ASIDE else number)
    found: list[int] = []
    at = last[-1]
    while at >= 0:
        found.append(at)
        at = last[at]
    return found[::-1]


def asides(entries: Sequence[Written]) -> int:
    """How many ways back and asides there are."""
    return len([entry for entry in entries if kind_of(entry.move) >= A_BACK])


def last_row(entries: Sequence[Written]) -> tuple[int, int | None]:
    """Where the last entries of one seat begin that it may take back, and whose they are.

    Moves and ways back make a row; asides, whoever made them, do not break it.
    """
    row, seat = len(entries), None
    for number in range(len(entries) - 1, -1, -1):
        entry = entries[number]
        kind = kind_of(entry.move)
        if kind == AN_ASIDE:
            continue
        if seat is None:
            seat = entry.seat
        if entry.seat != seat or kind not in (A_MOVE, A_BACK):
            break
        row = number
    return row, seat


STOP: Final = -128


class Trail:
    """The entries that stand, in few bytes: where a casual table may still go back to.

    Going back is asked for from the last entry on, and what has been passed is gone: all questions
    of a match together take no longer than its entries are many.
    """

    def __init__(self) -> None:
        self.last = array("i", [-1])  # after so many entries: the one that stands last
        self.who = array("b")  # whose move each entry is; STOP: no move, nobody goes back over it

    def add(self, seat: int, text: str) -> None:
        """The next entry."""
        number, kind = len(self.who), kind_of(text)
        after = number
        if kind == A_BACK:
            after = self.last[min(int(text[len(BACK) + 1 :]), number)]
        elif kind == AN_ASIDE:
            after = self.last[number]
        self.last.append(after)
        self.who.append(seat if kind == A_MOVE else STOP)

    def ways_back(self, seat: int) -> Iterator[int]:
        """The numbers of a seat's moves, the last first, as far as one may go back."""
        at = self.last[-1]
        while at >= 0 and self.who[at] != STOP:
            if self.who[at] == seat:
                yield at
            at = self.last[at]

    def copy(self) -> Trail:
        """The same once more."""
        other = Trail()
        other.last, other.who = self.last[:], self.who[:]
        return other
