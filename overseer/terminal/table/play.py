"""The person at the keyboard: what they can choose, where their cursor is, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.style import Style

from overseer.engine.decision import Event
from overseer.engine.refusal import IllegalMove, Refusal
from overseer.engine.state import Move
from overseer.terminal.session import Session
from overseer.terminal.table.choices import Choice
from overseer.text import LANGUAGES

SPEEDS: Final = {"slow": 1.8, "normal": 0.9, "fast": 0.35, "instant": 0.0}


@dataclass
class Habits:
    """How the person likes to play; kept for one sitting."""

    speed: str = "normal"
    every_moment: bool = False  # asked even where most people just go on
    hand_over: bool = True

    @property
    def pause(self) -> float:
        """Seconds between two moves of bots."""
        return SPEEDS[self.speed]

    def next_speed(self) -> None:
        """From slow to instant and round again."""
        names = list(SPEEDS)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]


class Play:
    """A session with a cursor. What differs from game to game, a subclass answers."""

    chapters: ClassVar[tuple[str, ...]] = ()  # events that begin something new in the log
    signs: ClassVar[Mapping[str, tuple[str, Style]]] = {}  # marks of events that are nobody's
    minor: ClassVar[tuple[str, ...]] = ()  # events that a full log leaves out of the news

    def __init__(self, session: Session, habits: Habits | None = None) -> None:
        self.session = session
        self.habits = habits or Habits()
        self.choices: list[Choice] = []
        self.at: int | None = None  # the choice under the cursor …
        self.where = ""  # … or the thing on the table, about which there may be no choice
        self.within: Choice | None = None  # the choice whose second list is open
        self.again = False  # whether the same people may play once more after the end
        self.refusal: Refusal | None = None  # why the last thing tried was refused
        self._heard = len(session.events)
        self.look()

    # What a game answers

    def offered(self) -> list[Choice]:
        """The legal moves as a list to choose from."""
        return [Choice((move,)) for move in self.session.moves()]

    def first_choice(self) -> int:
        """Where the cursor begins in a list that is not empty."""
        return 0

    @property
    def roaming(self) -> bool:
        """Whether the arrows walk over the table and not through the list."""
        return False

    def on_table(self, where: str) -> bool:
        """Whether that lies on the table."""
        return False

    def closed(self) -> Refusal | None:
        """Why nothing can be done with what is under the cursor."""
        return None

    def way_on(self) -> Move | None:
        """The move that goes on without choosing anything, if there is one."""
        return None

    def automatic(self) -> Move | None:
        """What is answered for the person asked, unless they want to be asked themselves."""
        return None

    # Looking

    def look(self) -> None:
        """Take in the position after a change."""
        self.within = None
        self.choices = self.offered() if self.my_turn else []
        self.at = self.first_choice() if self.choices else None
        if self.roaming and self.where in self.legal:
            self._follow()  # where one has been looking
        elif self.at is not None and self.choices[self.at].where:
            self.where = self.choices[self.at].where
        elif not self.on_table(self.where):
            self.where = ""

    @property
    def my_turn(self) -> bool:
        """Whether a person is asked who may see the table as it is drawn."""
        return self.session.person_asked and not self.session.away

    @property
    def choice(self) -> Choice | None:
        """The choice under the cursor, if that is one."""
        return None if self.at is None else self.choices[self.at]

    @property
    def legal(self) -> frozenset[str]:
        """What lies on the table and can be chosen."""
        if self.within is not None:
            return frozenset((self.within.where,))
        return frozenset(choice.where for choice in self.choices if choice.where)

    @property
    def told(self) -> list[Event]:
        """What has happened as far as the table shows it."""
        return self.session.events

    @property
    def news(self) -> list[Event]:
        """What happened since a person decided last."""
        return self.told[self._heard :]

    def hear(self, news: int) -> None:
        """The last `news` events are the new ones."""
        self._heard = len(self.told) - news

    def since(self) -> str:
        """The heading over what the others did, when a person is asked again; empty: nothing."""
        if not self.my_turn:
            return ""
        own = (None, self.session.asked)
        others = any(event.args.get("seat") not in own for event in self.news)
        return self.session.text("table-since") if others else ""

    @property
    def over(self) -> bool:
        """Whether the match has ended, and the table shows it."""
        return self.session.over

    def aside(self) -> str:
        """What is going on while nobody at the table is asked, where that needs a word."""
        return ""

    def sign(self, event: Event) -> tuple[str, Style] | None:
        """The mark of an event that is nobody's."""
        return self.signs.get(event.name)

    @property
    def rule(self) -> str:
        """The id of the rule that is in question now, or nothing."""
        refusal = self.refusal or self.closed()
        return refusal.rule if refusal is not None else ""

    @property
    def stranger(self) -> bool:
        """Whether the keyboard has to be passed on before anything is shown."""
        session = self.session
        if session.away:
            return True
        if not self.habits.hand_over or len(session.humans) < 2 or not self.my_turn:
            return False
        return session.seated != session.asked

    @property
    def hand_over_free(self) -> bool:
        """Whether people may do without the hand-over: several of them, and no secrets."""
        return len(self.session.humans) > 1 and not self.session.secret

    # Moving the cursor

    def select(self, at: int) -> None:
        """Put the cursor on a choice."""
        self.refusal = None
        if not self.choices:
            return
        self.at = at % len(self.choices)
        if self.choices[self.at].where:
            self.where = self.choices[self.at].where

    def walk(self, steps: int) -> None:
        """To the next or the one before."""
        if self.at is None:
            self.select(0 if steps > 0 else -1)
        else:
            self.select(self.at + steps)

    def go(self, where: str) -> None:
        """Put the cursor on a thing on the table, open or not."""
        self.refusal = None
        self.where = where
        self._follow()

    def _follow(self) -> None:
        self.at = None
        for at, choice in enumerate(self.choices):
            if choice.where == self.where:
                self.at = at
                return

    # Deciding

    def act(self) -> bool:
        """Do what the cursor is on; true when the position changed."""
        if not self.my_turn:
            return False
        choice = self.choice
        if choice is None:
            self.refusal = self.closed()
            return False
        if len(choice.moves) > 1:
            self.within = choice
            self.choices = self.opened(choice)
            self.at = 0
            return False
        return self.play(choice.move)

    def opened(self, choice: Choice) -> list[Choice]:
        """The second list of a choice."""
        return choice.opened()

    def go_on(self) -> bool:
        """Answer that nothing (more) is wanted, where that is an answer; true when it was."""
        move = self.way_on() if self.my_turn else None
        return self.play(move) if move is not None else False

    def back(self) -> bool:
        """Close the second list; true when there was one."""
        if self.within is None:
            return False
        self.within = None
        self.look()
        return True

    def play(self, move: Move) -> bool:
        """A move of the person who is asked; true unless it is refused."""
        self._heard = len(self.session.events)
        return self._try(move)

    def follow(self, move: Move) -> bool:
        """A bot's move: what it does stays news."""
        return self._try(move)

    def _try(self, move: Move) -> bool:
        try:
            self.session.play(move)
        except IllegalMove as error:
            self.refusal = error.refusal
            return False
        self.refusal = None
        self.settle()
        return True

    def settle(self) -> None:
        """Answer for a person what they do not want to be asked."""
        while self.session.person_asked:
            move = self.automatic()
            if move is None:
                break
            self.session.play(move)
        self.look()

    def undo(self) -> bool:
        """Take back the last move, and with it what was answered automatically."""
        try:
            self.session.undo()
            while self.automatic() is not None and self.session.undoer is not None:
                self.session.undo()
        except IllegalMove as error:
            self.refusal = error.refusal
            return False
        self.refusal = None
        self._heard = len(self.session.events)
        self.look()
        return True

    def finish(self) -> None:
        """Before somebody leaves: nothing that was decided may be lost."""
        self.session.save()

    def resign(self) -> None:
        """The person who is asked, or the only one there is, gives up."""
        seat = self.session.viewer
        if seat is not None:
            self.session.resign(seat)
            self.settle()

    def next_language(self) -> None:
        """Go on in another language."""
        at = LANGUAGES.index(self.session.lang)
        self.session.lang = LANGUAGES[(at + 1) % len(LANGUAGES)]
        where, choice, within = self.where, self.at, self.within
        refusal = self.refusal
        self.look()
        if within is not None:
            self.within, self.choices = within, self.opened(within)
        self.where, self.at, self.refusal = where, choice, refusal
