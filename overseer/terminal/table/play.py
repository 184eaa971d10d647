"""The person at the keyboard: what they can choose, where their cursor is, and why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import IllegalMove, Refusal
from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.vault import T_FIGHT, T_TURN, T_WINDOW
from overseer.terminal.session import Session
from overseer.terminal.table.choices import (
    Choice,
    between_rewards,
    choices,
    dweller_choices,
    quiet,
    why_not,
)
from overseer.terminal.table.faces import Faces
from overseer.terminal.table.scene import Scene, scene_of
from overseer.text import LANGUAGES

SPEEDS: Final = {"slow": 1.8, "normal": 0.9, "fast": 0.35, "instant": 0.0}


@dataclass
class Habits:
    """How the person likes to play; kept for one sitting."""

    speed: str = "normal"
    every_moment: bool = False  # asked between two rewards too (SH-I2)
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
    """A session with a cursor."""

    def __init__(self, session: Session, habits: Habits | None = None) -> None:
        self.session = session
        self.habits = habits or Habits()
        self.choices: list[Choice] = []
        self.at: int | None = None  # the choice under the cursor …
        self.space = ""  # … or the space, which may be closed to the player
        self.company: Choice | None = None  # a space is chosen: now, who goes?
        self.refusal: Refusal | None = None  # why the last thing tried was refused
        self.keyboard: int | None = None  # who sits at it, when several people play
        self._heard = len(session.events)
        self.scene: Scene = scene_of(session)
        self.faces = Faces(session)
        self.look()

    # Looking

    def look(self) -> None:
        """Take in the position after a change."""
        session = self.session
        self.scene = scene_of(session)
        if self.faces.lang != session.lang:
            self.faces = Faces(session)
        self.company = None
        self.choices = choices(session.moves()) if self.my_turn else []
        self.at = self._first_choice()
        if self.placing and self.space in self.legal:
            self._follow_space()  # where one has been looking
        elif self.at is not None and self.choices[self.at].space:
            self.space = self.choices[self.at].space
        elif self.scene.find(self.space) is None:
            self.space = ""

    def _first_choice(self) -> int | None:
        if not self.choices:
            return None
        decision = self.session.decision
        if decision is not None and decision.topic in (T_WINDOW, T_FIGHT):
            return len(self.choices) - 1  # to go on is what most people want
        return 0

    @property
    def my_turn(self) -> bool:
        """Whether a person is asked."""
        return not self.session.over and self.session.asked in self.session.humans

    @property
    def placing(self) -> bool:
        """Whether the cursor walks through the vault: a dweller is to be placed."""
        decision = self.session.decision
        return (
            self.my_turn
            and self.company is None
            and decision is not None
            and decision.topic == T_TURN
        )

    @property
    def choice(self) -> Choice | None:
        """The choice under the cursor, if that is one."""
        return None if self.at is None else self.choices[self.at]

    @property
    def legal(self) -> frozenset[str]:
        """The spaces that are open."""
        if self.company is not None:
            return frozenset((self.company.space,))
        return frozenset(choice.space for choice in self.choices if choice.space)

    @property
    def recent(self) -> dict[str, int]:
        """Where dwellers went since a person decided last."""
        found: dict[str, int] = {}
        for event in self.session.events[self._heard :]:
            seat, space = event.args.get("seat"), event.args.get("space")
            if event.name.startswith("shelter-placed") and isinstance(seat, int):
                found[str(space)] = seat
        return found

    @property
    def news(self) -> list[Event]:
        """What happened since a person decided last."""
        return self.session.events[self._heard :]

    def closed(self) -> Refusal | None:
        """Why the space under the cursor is closed to the player."""
        if not self.placing or not self.space or self.at is not None:
            return None
        return why_not(self.session, self.space)

    @property
    def rule(self) -> str:
        """The id of the rule that is in question now, or nothing."""
        refusal = self.refusal or self.closed()
        return refusal.rule if refusal is not None else ""

    @property
    def stranger(self) -> bool:
        """Whether the keyboard has to be passed on before anything is shown."""
        if not self.habits.hand_over or len(self.session.humans) < 2 or not self.my_turn:
            return False
        return self.keyboard != self.session.asked

    # Moving the cursor

    def select(self, at: int) -> None:
        """Put the cursor on a choice."""
        self.refusal = None
        if not self.choices:
            return
        self.at = at % len(self.choices)
        if self.choices[self.at].space:
            self.space = self.choices[self.at].space

    def walk(self, steps: int) -> None:
        """To the next or the one before."""
        if self.at is None:
            self.select(0 if steps > 0 else -1)
        else:
            self.select(self.at + steps)

    def go(self, space: str) -> None:
        """Put the cursor on a space, open or not."""
        self.refusal = None
        self.space = space
        self._follow_space()

    def _follow_space(self) -> None:
        self.at = None
        for at, choice in enumerate(self.choices):
            if choice.space == self.space:
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
            self.company = choice
            self.choices = dweller_choices(choice)
            self.at = 0
            return False
        return self.play(choice.move)

    def go_on(self) -> bool:
        """Answer that nothing (more) is wanted, where that is an answer; true when it was."""
        move = quiet(self.session.moves()) if self.my_turn else None
        return self.play(move) if move is not None else False

    def back(self) -> bool:
        """Leave the question who goes; true when there was one."""
        if self.company is None:
            return False
        self.company = None
        self.look()
        return True

    def to_pass(self) -> bool:
        """Put the cursor on passing, and pass if it was there already; true when passed."""
        for at, choice in enumerate(self.choices):
            if choice.kind == kinds.PASS:
                if self.at == at:
                    return self.act()
                self.select(at)
        return False

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
        """Say "go on" for a person between two rewards, unless they want to be asked."""
        while self.my_turn and not self.habits.every_moment and between_rewards(self.session):
            move = quiet(self.session.moves())
            assert move is not None, "a window can always be closed"
            self.session.play(move)
        self.look()

    def undo(self) -> bool:
        """Take back the last move, and with it what was answered automatically."""
        try:
            self.session.undo()
            while (
                not self.habits.every_moment
                and between_rewards(self.session)
                and self.session.undoer is not None
            ):
                self.session.undo()
        except IllegalMove as error:
            self.refusal = error.refusal
            return False
        self.refusal = None
        self._heard = len(self.session.events)
        self.look()
        return True

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
        space, choice, company = self.space, self.at, self.company
        refusal = self.refusal
        self.look()
        if company is not None:
            self.company, self.choices = company, dweller_choices(company)
        self.space, self.at, self.refusal = space, choice, refusal
