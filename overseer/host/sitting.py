"""A match with people in it: who plays, what each of them may read, what each of them may do.

    sitting = Sitting.begin(overseer.game("shelter"), ["human", "bot:hard"])
    while not sitting.over:
        if sitting.bot_asked:
            happened = sitting.play(sitting.bot_move())    # bot_move() may run in a thread
        else:
            happened = sitting.play(move)                  # one of sitting.moves()

No screen, no file, no socket: what a client does with it is its own affair.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Final, Self

import msgspec

from overseer.engine.course import standing
from overseer.engine.decision import Decision, Event
from overseer.engine.extract import Step, steps
from overseer.engine.game import Game
from overseer.engine.match import Match
from overseer.engine.mix import Dice
from overseer.engine.nature import fresh_seed, numbered_seed
from overseer.engine.record import Record
from overseer.engine.refusal import IllegalMove, Refusal
from overseer.engine.state import Move
from overseer.engine.update import turning_points
from overseer.engine.view import View
from overseer.host.manner import manner_of
from overseer.host.seating import HUMAN, adviser, make_bots, seat_name
from overseer.voice.reader import Reader
from overseer.voice.voice import voice_of

ASK: Final = "ask"  # the setting of a game that asks only where there is a choice …
ALWAYS: Final = "always"  # … and its value for those who want to be asked everywhere


class Table(msgspec.Struct, frozen=True):
    """What a record does not hold: names, how long bots think, the clock, whether it teaches,
    and the language it was last played in."""

    names: list[str] = []
    think: float | None = None
    budget: int | None = None
    clock: float | None = None  # seconds left
    tutorial: bool = False
    lang: str = ""


class Sitting:
    """One match and the people at it."""

    def __init__(self, match: Match, table: Table, past: list[Step] | None = None) -> None:
        """`past`: the steps so far, where they need not be worked out from the record: a store that
        keeps them hands over none."""
        self.match = match
        self.table = table
        self.voice = voice_of(match.game)
        self.manner = manner_of(match.game)
        self.secret = False  # whether something has been hidden from anybody so far
        self.now: Callable[[], float] = monotonic  # in seconds, for the clock
        # Who is told of words that could not be made, and goes on without them; None: they raise.
        self.on_fault: Callable[[Exception], None] | None = None
        self._since = self.now()
        # The whole log, for every viewer.
        self.steps = told_steps(match.record, match.game) if past is None else past
        match.on_step = self._keep
        self._readers: dict[tuple[int | None, str], Reader] = {}  # of the present position
        self._stories: dict[int | None, list[Event]] = {}  # all that happened, by viewer
        for seat, kind in enumerate(self.seats):
            if kind == HUMAN:
                match.help(seat, self.game.helper(self.settings(seat)))
            elif table.tutorial:
                match.help(seat, self.manner.teacher(lambda: self.events))
        self._watch()

    def _keep(self, step: Step) -> None:
        self.steps.append(step)

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: Sequence[str],
        *,
        options: Mapping[str, object] | None = None,
        seed: int | bytes | None = None,
        table: Table | None = None,
        casual: bool = True,
    ) -> Self:
        """A new match. Seats as `human` or `bot:hard`; without a `seed` nobody can guess it.
        A number stands for one, so that a match can be repeated.

        Alone at a `casual` table one may take back what bots have answered already.
        """
        table = table or Table()
        return cls(new_match(game, seats, options, seed, table, casual), table)

    # Who and what

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def seats(self) -> list[str]:
        """Every seat as `human` or `bot:hard`."""
        return self.match.record.header.seats

    @property
    def humans(self) -> list[int]:
        """The seats held by people who still play."""
        return [
            seat
            for seat, kind in enumerate(self.seats)
            if kind == HUMAN and seat not in self.match.resigned
        ]

    @property
    def asked(self) -> int:
        """The seat that decides now (OVER when nobody does)."""
        return self.match.state.seat

    @property
    def decision(self) -> Decision | None:
        """What is decided now; None at the end."""
        return None if self.over else self.match.state.decision

    @property
    def only_told_elsewhere(self) -> bool:
        """Whether what is asked is a fact that nobody here can say: a battle is played for it."""
        state, game = self.match.state, self.game
        if self.over or not game.waits(state):
            return False
        return all(game.why_not_said(state, move) is not None for move in state.moves()[:1])

    @property
    def bot_asked(self) -> bool:
        """Whether a bot decides now."""
        return self.match.bot is not None

    @property
    def person_asked(self) -> bool:
        """Whether a person decides now."""
        return not self.over and self.asked in self.humans

    @property
    def events(self) -> list[Event]:
        """All that happened from the first move on, a resumed match's past included."""
        return self.match.events

    def name_of(self, seat: int, lang: str) -> str:
        """What a seat is called, in a language."""
        return seat_name(self.table.names, self.seats, seat, lang)

    def rename(self, seat: int, name: str) -> None:
        """A seat is called otherwise from now on; empty: as nobody's seat is."""
        if seat < len(self.table.names):
            self.table.names[seat] = name
            self._readers.clear()

    def view_of(self, viewer: int | None) -> View:
        """What somebody may know; who owes a sealed choice sees it as the one who is asked."""
        decision = self.decision
        if viewer is not None and decision is not None and len(decision.seats) > 1:
            if viewer in decision.seats and viewer not in self.match.answered:
                return self.match.course.asked(viewer).view(viewer)
        return self.match.view(viewer)

    def reader(self, viewer: int | None, lang: str) -> Reader:
        """Somebody who reads about this position; the same one until something happens."""
        key = viewer, lang
        found = self._readers.get(key)
        if found is None or found.over != self.match.over:
            found = self._readers[key] = Reader(
                view=self.view_of(viewer),
                lang=lang,
                seats=tuple(self.seats),
                names=tuple(self.name_of(seat, lang) for seat in range(len(self.seats))),
                events=self._story(viewer),
                outcome=self.match.outcome,
                tutorial=self.table.tutorial,
                advise=adviser(self.match.game.name) if self.table.tutorial else None,
                settings={} if viewer is None else self.settings(viewer),
            )
        return found if self.table.clock is None else replace(found, clock=self.time_left)

    def _story(self, viewer: int | None) -> list[Event]:
        """All that happened as a viewer may know it."""
        told = self._stories.setdefault(viewer, [])
        if len(told) > len(self.events):
            told.clear()
        told += [event.shown(viewer) for event in self.events[len(told) :]]
        return told

    # What can be done; each returns what happened

    def moves(self) -> list[Move]:
        """The legal moves of whoever is asked; none at the end."""
        return [] if self.over else self.match.view(self.asked).moves()

    def bot_move(self) -> Move:
        """What the bot that is asked wants to do. It works on a view: safe in another thread."""
        if self.match.bot is None:
            raise IllegalMove(Refusal("OV-T2", "over"))
        return self.match.bot_move()

    def play(self, move: Move) -> list[Event]:
        """The move of whoever is asked; IllegalMove says why not."""
        return self.play_as(self.asked, move)

    def play_as(self, seat: int, move: Move) -> list[Event]:
        """The move of a seat, asked in turn or for a sealed choice; IllegalMove says why not."""
        refusal = self.game.why_not_said(self.match.state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.happened(self.match.play(seat, move))

    def take_over(self, match: Match, steps: Sequence[Step]) -> list[Event]:
        """Go on with a copy of the match in which more has happened, step by step."""
        before = len(self.events)
        self.match = match
        self.steps += steps
        match.on_step = self._keep
        return self.happened(self.events[before:])

    def parse(self, text: str) -> Move:
        """The move that a notation means; BadNotation when there is none."""
        return self.match.parse(text)

    @property
    def undoer(self) -> int | None:
        """The person who may take a move back now, if there is one."""
        return next((seat for seat in self.humans if self.match.can_undo(seat)), None)

    def undo(self) -> list[Event]:
        """Take the last move of a person back; IllegalMove when chance or another came after."""
        seat = self.undoer
        if seat is None:
            raise IllegalMove(self.no_undo(*self.humans))
        return self.undo_as(seat)

    def undo_as(self, seat: int) -> list[Event]:
        """Take the last move of a seat back; IllegalMove when chance or another came after."""
        if not self.match.can_undo(seat):
            raise IllegalMove(self.no_undo(seat))
        before = len(self.events)
        self.match.undo(seat)
        return self.happened(self.events[before:])

    def restart(self) -> list[Event]:
        """Take back all that a person did since somebody else, or chance, decided."""
        seat = self.undoer
        if seat is None:
            raise IllegalMove(self.no_undo(*self.humans))
        return self.restart_as(seat)

    def restart_as(self, seat: int) -> list[Event]:
        """Take back all that a seat did since somebody else, or chance, decided."""
        before = len(self.events)
        self.match.restart(seat)
        return self.happened(self.events[before:])

    def no_undo(self, *seats: int) -> Refusal:
        """Why none of these seats can take a move back now."""
        entries = self.match.record.entries
        moved = any(entries[number].seat in seats for number in standing(entries))
        return Refusal("OV-U1", "undo") if moved else Refusal("OV-U1", "undo-nothing")

    def resign(self, seat: int) -> list[Event]:
        """A person gives up; the others play on, the last one wins."""
        return self.happened(self.match.resign(seat))

    def settings(self, seat: int) -> dict[str, str]:
        """How a seat wants to be asked: every setting of the game with its value."""
        return self.match.settings(seat)

    def choose_settings(self, seat: int, settings: Mapping[str, str]) -> list[Event]:
        """How a seat wants to be asked from now on."""
        return self.happened(self.match.choose_settings(seat, settings))

    def ask_always(self, seat: int) -> bool | None:
        """Be asked everywhere, or no longer; whether it is so now. None: there is no such thing."""
        known = self.game.settings().get(ASK)
        if known is None:
            return None
        always = self.settings(seat)[ASK] != ALWAYS
        self.choose_settings(seat, {ASK: ALWAYS if always else known[0]})
        return always

    def happened(self, events: list[Event]) -> list[Event]:
        """What has to be done after every change; what happened, with what the clock adds."""
        self.changed()
        return [*events, *self.tick()]

    def changed(self) -> None:
        """Something has happened: nobody reads about the position before any more."""
        self._readers.clear()
        self._watch()

    def _watch(self) -> None:
        """A game that had a secret once is treated as one with secrets from then on."""
        if not self.secret and not self.over:
            decision = self.match.state.decision
            sealed = decision is not None and len(decision.seats) > 1 and not decision.together
            self.secret = sealed or self.match.view(None).secrets > 0

    # The clock

    @property
    def time_left(self) -> float | None:
        """Seconds left on the clock; None without one. It runs only while somebody is here."""
        clock = self.table.clock
        return None if clock is None else max(0.0, clock - (self.now() - self._since))

    def tick(self) -> list[Event]:
        """Call time when the clock has run out."""
        if self.time_left != 0.0 or self.over or self.time_called:
            return []
        events = self.match.call_time()
        self.changed()
        return events

    @property
    def time_called(self) -> bool:
        """Whether time has been called in this match."""
        return self.match.course.timed


def told_steps(record: Record, game: Game) -> list[Step]:
    """Every step of a record that is trusted, and what became of it under newer rules or at
    another table."""
    found = list(steps(record, game))
    for moves, events in turning_points(record.header).items():
        if 0 < moves <= len(found):
            found[moves - 1].events.extend(events)
    return found


def new_match(
    game: Game,
    seats: Sequence[str],
    options: Mapping[str, object] | None,
    seed: int | bytes | None,
    table: Table,
    casual: bool,
) -> Match:
    """A match at its beginning, with its bots; casual only for somebody alone."""
    secret = numbered_seed(seed) if isinstance(seed, int) else seed or fresh_seed()
    alone = list(seats).count(HUMAN) == 1
    return match_of(game, seats, options, secret, table, casual and alone)


def match_of(
    game: Game,
    seats: Sequence[str],
    options: Mapping[str, object] | None,
    seed: bytes,
    table: Table,
    casual: bool,
    dice: Dice | None = None,
    host: bytes = b"",
    steady: bool = False,
) -> Match:
    """A match at its beginning by its secret seed (and how that was mixed), with its bots."""
    game.check_seats(len(seats))
    bots = make_bots(seats, game.name, seed, table.think, table.budget)
    return Match(game, bots, options, seed, casual=casual, dice=dice, host=host, steady=steady)
