"""The person at the keyboard: what they can choose, where their cursor is, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from rich.style import Style

from overseer.terminal.match.session import Session
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.log import Log
from overseer.terminal.table.seat import Coming, Gives, Seat
from overseer.text import LANGUAGES
from overseer.voice import given
from overseer.voice.given import Answer, Ended, Fixed, Happening, Question, Scene, Why

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


class Snapshot:
    """What a client gets in one position, each thing made when it is first wanted."""

    def __init__(self, seat: Seat) -> None:
        self.moment = seat.moment
        self._client = seat.client
        self._answers: dict[str, Answer] = {}

    @cached_property
    def scene(self) -> Scene:
        """The position as data to draw."""
        return self._client.scene()

    @cached_property
    def question(self) -> Question:
        """What is decided now, and how it can be answered."""
        return self._client.question()

    @cached_property
    def ended(self) -> Ended | None:
        """How the match ended."""
        return self._client.ended()

    @cached_property
    def choices(self) -> dict[str, given.Choice]:
        """The choices of the question by their notation."""
        return {choice.move: choice for choice in self.question.choices}

    def ask(self, target: str) -> Answer:
        """What something is, what it would do, or why it cannot be."""
        if target not in self._answers:
            self._answers[target] = self._client.ask(target)
        return self._answers[target]


class Play:
    """A seat with a cursor. What differs from game to game, a subclass answers."""

    chapters: ClassVar[tuple[str, ...]] = ()  # events that begin something new in the log
    signs: ClassVar[Mapping[str, tuple[str, Style]]] = {}  # marks of events that are nobody's
    minor: ClassVar[tuple[str, ...]] = ()  # events that a full log leaves out of the news

    def __init__(self, seat: Seat, habits: Habits | None = None) -> None:
        self.seat = seat
        self.habits = habits or Habits()
        self.choices: list[Choice] = []
        self.at: int | None = None  # the choice under the cursor …
        self.where = ""  # … or the thing on the table, about which there may be no choice
        self.within: Choice | None = None  # the choice whose second list is open
        self.again = False  # whether the same people may play once more after the end
        self.refusal: Why | None = None  # why the last thing tried was refused
        self._log = Log(seat)
        self._given = Snapshot(seat)
        self._fixed: dict[tuple[int | None, str], Fixed] = {}
        self._heard = self.seat.entries
        self.look()

    # What is given to whoever looks

    @property
    def session(self) -> Session:
        """The match in this process."""
        assert isinstance(self.seat, Session)
        return self.seat

    @property
    def client(self) -> Gives:
        """The way to the match of whoever looks, in their language."""
        return self.seat.client

    def ask(self, target: str) -> Answer:
        """What something is, what it would do, or why it cannot be."""
        return self._now().ask(target)

    def about(self, choice: Choice) -> given.Choice:
        """What a choice is called, costs and gives; of several the first."""
        return self._now().choices[choice.move]

    @property
    def ended(self) -> Ended | None:
        """How the match ended; None as long as it has not."""
        return self._now().ended

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.fixed.game

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.fixed.names[seat]

    def hue(self, seat: int) -> int:
        """Which of the players' colours a seat has."""
        return self.scene.hues[seat]

    @property
    def fixed(self) -> Fixed:
        """What never changes, as whoever looks reads it."""
        key = self.seat.viewer, self.seat.lang
        if key not in self._fixed:
            self._fixed[key] = self.client.fixed()
        return self._fixed[key]

    @property
    def scene(self) -> Scene:
        """The position as data to draw."""
        return self._now().scene

    @property
    def question(self) -> Question:
        """What is decided now, and how it can be answered."""
        return self._now().question

    def _now(self) -> Snapshot:
        if self._given.moment != self.seat.moment:
            self._given = Snapshot(self.seat)
        return self._given

    # What a game answers

    def offered(self) -> list[Choice]:
        """The legal moves as a list to choose from."""
        return [Choice((choice.move,)) for choice in self.question.choices]

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

    def closed(self) -> Why | None:
        """Why nothing can be done with what is under the cursor."""
        return None

    def way_on(self) -> str | None:
        """The move that goes on without choosing anything, if there is one."""
        return None

    def automatic(self) -> str | None:
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
        return self.seat.person_asked and not self.seat.away

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
    def told(self) -> list[Happening]:
        """What has happened as far as the table shows it."""
        return self._log.told()

    @property
    def news(self) -> list[Happening]:
        """What happened since a person decided last."""
        return self._log.told(self._heard)

    def hear(self, entries: int) -> None:
        """What came after so many entries is new."""
        self._heard = entries

    def since(self) -> str:
        """The heading over what the others did, when a person is asked again; empty: nothing."""
        if not self.my_turn:
            return ""
        own = (None, self.seat.asked)
        others = any(event.args.get("seat") not in own for event in self.news)
        return self.seat.text("table-since") if others else ""

    @property
    def over(self) -> bool:
        """Whether the match has ended, and the table shows it."""
        return self.seat.over

    def aside(self) -> str:
        """What is going on while nobody at the table is asked, where that needs a word."""
        return ""

    def sign(self, event: Happening) -> tuple[str, Style] | None:
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
        seat = self.seat
        if seat.away:
            return True
        if not self.habits.hand_over or len(seat.humans) < 2 or not self.my_turn:
            return False
        return seat.seated != seat.asked

    @property
    def hand_over_free(self) -> bool:
        """Whether people may do without the hand-over: several of them, and no secrets."""
        return len(self.seat.humans) > 1 and not self.seat.secret

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

    def play(self, move: str) -> bool:
        """A move of the person who is asked; true unless it is refused."""
        self._heard = self.seat.entries
        return self._try(move)

    def follow(self, coming: Coming) -> bool:
        """What somebody else decided: it stays news. False: it means nothing any more."""
        if not self.seat.carry_out(coming):
            return False
        self.refusal = None
        self.settle()
        return True

    def _try(self, move: str) -> bool:
        self.refusal = self.seat.decide(move)
        if self.refusal is not None:
            return False
        self.settle()
        return True

    def settle(self) -> None:
        """Answer for a person what they do not want to be asked."""
        while self.seat.person_asked:
            move = self.automatic()
            if move is None or self.seat.decide(move) is not None:
                break
        self.look()

    def undo(self) -> bool:
        """Take back the last move, and with it what was answered automatically."""
        self.refusal = self.seat.take_back()
        if self.refusal is not None:
            return False
        while self.automatic() is not None and self.seat.take_back() is None:
            pass
        self._heard = self.seat.entries
        self.look()
        return True

    def finish(self) -> None:
        """Before somebody leaves: nothing that was decided may be lost."""
        self.seat.save()

    def resign(self) -> None:
        """The person who is asked, or the only one there is, gives up."""
        if self.seat.viewer is not None:
            self.refusal = self.seat.give_up()
            self.settle()

    def next_language(self) -> None:
        """Go on in another language."""
        at = LANGUAGES.index(self.seat.lang)
        self.seat.lang = LANGUAGES[(at + 1) % len(LANGUAGES)]
        where, choice, within = self.where, self.at, self.within
        refusal = self.refusal
        self.look()
        if within is not None:
            self.within, self.choices = within, self.opened(within)
        self.where, self.at, self.refusal = where, choice, refusal
