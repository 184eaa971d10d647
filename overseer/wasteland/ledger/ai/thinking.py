"""What the ledger keeps about the AI by questions: its die, what was said, what it is after."""

from __future__ import annotations

import msgspec

from overseer.wasteland.companion.questions import Said
from overseer.wasteland.companion.table import Goal, Reading
from overseer.wasteland.words import NONE


class Window(msgspec.Struct, frozen=True):
    """Somebody has acted before the eyes of the AI (WB-R6)."""

    cause: int
    hit: tuple[int, ...] = ()
    hurt: tuple[int, ...] = ()
    said: tuple[Said, ...] = ()
    declared: tuple[int, ...] = ()  # those who have reacted: one token a window


class Choice(msgspec.Struct, frozen=True):
    """What chance picked of several that are equally good."""

    deed: str
    target: str
    weapon: str


class Thinking(msgspec.Struct, frozen=True):
    """The AI as far as it was entered; models are tokens."""

    drawn: bool = False  # a token was drawn in this turn (WC-A2)
    fighter: int = NONE  # whose activation the following is about
    die: str = ""
    reading: Reading | None = None
    vats: bool = False
    quick: int = 0
    said: tuple[Said, ...] = ()
    choice: Choice | None = None
    sliding: int = NONE  # the enemy that it has just fought (WC-A17)
    window: Window | None = None
    touches: tuple[tuple[int, tuple[int, ...]], ...] = ()  # by the AI's tokens: whom they touch
    locked: tuple[tuple[int, int], ...] = ()  # token and marker: not again in this round
    goals: tuple[Goal, ...] = ()  # set by hand
    edges: tuple[str, str] = ("", "")  # by side, set by hand
    roles: tuple[tuple[str, int], ...] = ()  # who is what in the scenario

    def contacts(self, token: int) -> tuple[int, ...] | None:
        """Whom a model of the AI touches; None: nobody said."""
        for own, foes in self.touches:
            if own == token:
                return foes
        return None


def begun(thinking: Thinking, token: int) -> Thinking:
    """An activation begins: nothing is known of it yet."""
    return msgspec.structs.replace(ended(thinking), fighter=token)


def ended(thinking: Thinking) -> Thinking:
    """An activation is over: what was said of places holds no longer."""
    return msgspec.structs.replace(
        thinking,
        fighter=NONE,
        die="",
        reading=None,
        vats=False,
        quick=0,
        said=(),
        choice=None,
        sliding=NONE,
        window=None,
    )


def touching(thinking: Thinking, token: int, foes: tuple[int, ...]) -> Thinking:
    """A model of the AI touches just these enemies."""
    found: dict[int, tuple[int, ...]] = {token: foes}
    for other, theirs in thinking.touches:
        if other != token:
            left = tuple(foe for foe in theirs if foe != token)
            found[other] = (*left, token) if other in foes else left
    return msgspec.structs.replace(thinking, touches=tuple(sorted(found.items())))


def untouched(thinking: Thinking, tokens: tuple[int, ...]) -> Thinking:
    """Nobody knows whom these models touch."""
    left = tuple(each for each in thinking.touches if each[0] not in tokens)
    return msgspec.structs.replace(thinking, touches=left)
