"""What a table on the screen needs of a match, wherever that is played: a `Client`, and a seat.

All that is drawn comes from the client of whoever looks. What belongs to a place at the screen is
asked of the `Seat`: who looks, who is waited for, a file, a language. A `Session` is one for a
match in this process; a table elsewhere can be another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from overseer.terminal.look import Look
from overseer.voice.given import Answer, Ended, Fixed, Help, Question, Scene, Told, Why

FIGHT: Final = -1  # what a client answers when the match it plays leads to a battle


class Gives(Protocol):
    """What a `Client` gives that a table draws (overseer/host/client.py)."""

    def fixed(self) -> Fixed:
        """What never changes in the match."""

    def scene(self) -> Scene:
        """The position as data to draw."""

    def question(self) -> Question:
        """What is decided now, and how it can be answered."""

    def ask(self, target: str) -> Answer:
        """What a move, a place, a thing or a point is, what it would do, or why it cannot be."""

    def steps(self, since: int = 0) -> list[Told]:
        """What happened after an entry of the log."""

    def help(self, words: str = "") -> Help:
        """Rules by their id or by words in them."""

    def ended(self) -> Ended | None:
        """How the match ended."""


@dataclass(frozen=True, slots=True)
class Coming:
    """What somebody else has decided: it is carried out when the reader has had time to look."""

    move: str  # the notation; `?` where it is hidden
    position: str  # where it was decided: it means nothing in another one


class Seat(Protocol):
    """A place at the screen. Every refusal is a `Why`, and then nothing has changed."""

    lang: str

    @property
    def look(self) -> Look:
        """How the game looks here."""

    # What is given

    @property
    def client(self) -> Gives:
        """The way to the match of whoever looks, in their language."""

    @property
    def moment(self) -> object:
        """Equal as long as the client would give the same again."""

    @property
    def entries(self) -> int:
        """How many entries the log has."""

    def text(self, id: str, /, **args: object) -> str:
        """A message of the catalogues."""

    # Who looks, and who is asked

    @property
    def asked(self) -> int:
        """The seat that decides now (below 0: chance or nobody)."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is seen; None: a spectator's."""

    @property
    def humans(self) -> list[int]:
        """Who sits at this screen and still plays."""

    @property
    def person_asked(self) -> bool:
        """Whether one of them decides now."""

    @property
    def waiting(self) -> bool:
        """Whether somebody decides who does not sit here: a bot, or somebody elsewhere."""

    # Several people at one screen

    @property
    def secret(self) -> bool:
        """Whether something has been hidden from anybody so far."""

    @property
    def seated(self) -> int | None:
        """Who has the keyboard, where several people share it."""

    @property
    def away(self) -> bool:
        """Whether the person asked has to sit down first."""

    def sit_down(self) -> None:
        """The person asked is at the screen now."""

    # What is done

    def decide(self, move: str) -> Why | None:
        """Answer the open question for whoever looks."""

    def take_back(self) -> Why | None:
        """Take the last move of somebody at this screen back."""

    def give_up(self) -> Why | None:
        """Whoever looks resigns."""

    def await_others(self, tell: Callable[[Coming], object]) -> None:
        """Let those decide who do not sit here; `tell` is called from another thread."""

    def carry_out(self, coming: Coming) -> bool:
        """Let happen what they decided; False: the position is another one by now."""

    # Where the match is kept

    @property
    def path(self) -> Path | None:
        """The file of the record, where there is one here."""

    def greeting(self) -> str:
        """What has to be said before anything else, such as that a file was mended."""

    def save(self) -> object:
        """Nothing that was decided may be lost."""

    def save_problem_text(self) -> str:
        """Why the match is not saved; empty when it is."""

    def fault_texts(self) -> list[str]:
        """Why bots of this program have lost turns since this was last asked."""
