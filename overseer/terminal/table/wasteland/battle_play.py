"""The person at a battle: what they can choose, where they point, what they watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.style import Style

from overseer.engine.refusal import BadNotation
from overseer.host.sitting import ALWAYS, ASK
from overseer.terminal.match.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.seat import Coming, Gives, Seat
from overseer.terminal.table.wasteland import signs, things
from overseer.terminal.table.wasteland.aftermath import Aftermath, Picture, Retrospect, Sequel
from overseer.terminal.table.wasteland.reel import Reel, stops_of
from overseer.voice import given
from overseer.voice.wasteland.given import BattleAnswer, BattleFixed, BattleScene

OVERLAYS: Final = ("reach", "weapon", "rulers", "nothing")  # what is drawn round a model
_WAYS_ON: Final = ("pass", "stay", "no", "hold", "end")  # kinds of choices
_MANY: Final = 3  # mere directions that still stand in the list one by one


class BattlePlay(Play):
    """A seat at a battle with a cursor."""

    chapters: ClassVar[tuple[str, ...]] = ("wasteland-round", "wasteland-turn")
    signs: ClassVar[Mapping[str, tuple[str, Style]]] = {
        "wasteland-rolled": ("⚂", palette.mark),
    }

    def __init__(self, seat: Seat, habits: Habits | None = None) -> None:
        self.battle = BattleScene(seat=None)  # what is drawn
        self.eyes: Gives = seat.client  # who sees that
        self.aftermath: Sequel | None = None  # what follows from a move, on its way
        self.reel: Reel | None = None  # what the AI did, while it is being shown
        self.by_hand = True  # the AI's steps wait for a key
        self.pointer: tuple[int, int] | None = None  # where the cursor is, while one points
        self._blocked: given.Why | None = None  # why what is meant there cannot be
        self.near: float = 0  # mm round the cursor that it covers
        self.overlay = OVERLAYS[0]
        self.listed: list[given.Choice] = []  # what the game lists now
        self.known: dict[str, given.Choice] = {}  # every choice by its move
        self._answers: dict[str, BattleAnswer] = {}  # what has been asked of this position
        self._tables: dict[tuple[str, int | None, str], BattleFixed] = {}
        super().__init__(seat, habits)
        if isinstance(seat, Session) and seat.over and self.habits.pause and not seat.resumed:
            self._watch_from_start(seat)

    # What is shown

    @property
    def my_turn(self) -> bool:
        return self.reel is None and self.aftermath is None and super().my_turn

    @property
    def over(self) -> bool:
        return self.reel is None and super().over

    @property
    def told(self) -> list[given.Happening]:
        return self._between(0, self._shown)

    @property
    def news(self) -> list[given.Happening]:
        return self._between(self._heard, self._shown)

    @property
    def _shown(self) -> int:
        """Entries of the log that the table shows."""
        return self.seat.entries if self.reel is None else self.reel.told

    def _between(self, first: int, last: int) -> list[given.Happening]:
        """What happened after one entry up to another, as far as there are words for it."""
        entries = self._log.entries[first:last]
        return [event for entry in entries for event in entry.events if event.text]

    def aside(self) -> str:
        if self.aftermath is not None:
            who = "ai" if any(side.ai for side in self.battle.sides) else "nobody"
            args = {"who": who, "n": self.aftermath.decisions}
            return self.seat.text("table-wasteland-thinking", **args)
        return "" if self.reel is None else self.seat.text("table-wasteland-ai")

    def look(self) -> None:
        self._see()
        self.listed = self.question.choices if self.my_turn else []
        self.known = {choice.move: choice for choice in self.listed}
        super().look()
        if self.pointer is not None:
            if self.my_turn:
                self.point(*self.pointer)
            else:
                self.pointer = None

    def _see(self) -> None:
        """What is drawn: the position, or what the AI did on the way there."""
        self.eyes = self.client if self.reel is None else self.reel.client(self.client)
        scene = self.scene if self.reel is None else self.eyes.scene()
        assert isinstance(scene, BattleScene)
        if scene is not self.battle:
            self.battle = scene
            self._answers.clear()

    @property
    def table(self) -> BattleFixed:
        """What never changes, but for the terrain and the models that set-up brings."""
        key = (self.battle.terrain, self.seat.viewer, self.seat.lang)
        if key not in self._tables:
            found = self.eyes.fixed()
            assert isinstance(found, BattleFixed)
            self._tables[key] = found
        return self._tables[key]

    def asked(self, word: str) -> BattleAnswer:
        """What is known of a thing, a point or a move; asked once a position."""
        found = self._answers.get(word)
        if found is None:
            answer = self.eyes.ask(word)
            found = answer if isinstance(answer, BattleAnswer) else BattleAnswer()
            self._answers[word] = found
        return found

    @property
    def meant(self) -> str:
        """The thing that the choice under the cursor is about, without one what is looked at."""
        return self.where if self.choice is None else self.choice.where

    @property
    def picked(self) -> given.Choice | None:
        """The choice under the cursor, unless that opens a second list."""
        choice = self.choice
        return None if choice is None or len(choice.moves) > 1 else self.about(choice)

    def about(self, choice: Choice) -> given.Choice:
        return self.known[choice.move]

    def sign(self, event: given.Happening) -> tuple[str, Style] | None:
        """Whose doing it was: the shape of its side."""
        if event.name in self.signs:
            return self.signs[event.name]
        number = event.args.get("model")
        if not isinstance(number, int) or not 0 <= number < len(self.battle.models):
            return None
        side = self.battle.models[number].side
        return signs.side_shape(side), signs.side_style(side)

    # The steps of the AI

    def follow(self, coming: Coming) -> bool:
        seat = self.seat
        if isinstance(seat, Session):
            return seat.fits(coming) and self._try(coming.move)
        before = seat.entries
        return super().follow(coming) and self._watch(before)

    def _try(self, move: str) -> bool:
        """Let the move take its course, if it is allowed: `land` brings what came of it."""
        seat = self.seat
        if not isinstance(seat, Session):  # it is played elsewhere
            before = seat.entries
            return super()._try(move) and self._watch(before)
        try:
            wanted = seat.parse(move)
            refusal = seat.match.refusal(seat.match.state.seat, wanted)
        except BadNotation as error:
            refusal = error.refusal
        self.refusal = None if refusal is None else seat.client.why(refusal)
        if self.refusal is not None:
            return False
        self.aftermath = Aftermath(seat.match, wanted, bool(self.habits.pause))
        self.pointer = None
        self.look()
        return True

    def land(self) -> None:
        """What has come of the move is the position from now on; waits for it if need be."""
        aftermath = self.aftermath
        if aftermath is None:
            return
        aftermath.end()
        self.aftermath = None
        self.session.take_over(aftermath.match, aftermath.steps)
        if aftermath.stops:
            self.reel = Reel(aftermath.stops, aftermath.past, self._between)
            self.step()
        else:
            self.reel = None
            self.settle()

    def _watch(self, before: int) -> bool:
        """Show what the AI did elsewhere, after so many entries of the log."""
        stops = stops_of(self._log.entries[before:]) if self.habits.pause else []
        if stops:
            self.reel = Reel(stops, {}, self._between)
            self.step()
        return True

    def finish(self) -> None:
        self.land()
        super().finish()

    def _watch_from_start(self, session: Session) -> None:
        """A battle that the AI has fought against itself is shown from its beginning."""
        self.aftermath = Retrospect(session.match, session.steps)
        empty = session.game.new(len(session.seats), session.match.options)
        self.reel = Reel([0], {0: Picture(empty)}, self._between)  # until it is there
        self.look()

    def step(self) -> None:
        """The next step of the AI; after the last one the person is asked again."""
        reel = self.reel
        if reel is None:
            return
        if reel.over:
            self.reel = None
        else:
            more = reel.step()
            self.where = reel.subject
            if not more and not reel.reasons:
                self.reel = None  # nothing of it has to be explained
        self._heard = reel.before
        self.look()

    def skip(self) -> None:
        """What the AI did is not watched any further."""
        self.reel = None
        if self.seat.over:
            self.aftermath = None
        self.look()

    def undo(self) -> bool:
        if self.aftermath is not None and self.aftermath.seat in self.seat.humans:
            self.aftermath = None  # nobody has seen what would have come of it
            self.look()
            return True
        if not super().undo():
            return False
        self.aftermath = self.reel = None
        self.look()
        return True

    def resign(self) -> None:
        self.aftermath = self.reel = None
        super().resign()

    # What can be chosen

    def offered(self) -> list[Choice]:
        many: list[given.Choice] = []
        found: list[Choice] = []
        for quick in (False, True):
            ways = [choice for choice in self.listed if is_mere_way(choice, quick)]
            if len(ways) > _MANY:
                many += ways
        for choice in self.listed:
            if choice not in many:
                found.append(Choice((choice.move,), where_of(choice)))
                continue
            ways = [each for each in many if is_quick(each) == is_quick(choice)]
            if choice is ways[0]:
                found.append(Choice(tuple(each.move for each in ways)))
        return found

    def way_on(self) -> str | None:
        ways = [choice for choice in self.choices if len(choice.moves) == 1]
        found = [self.about(choice) for choice in ways]
        return next((each.move for each in found if each.kind in _WAYS_ON), None)

    def go_on(self) -> bool:
        """Space: the next step of the AI; pass; to the end of an activation and, again, end it."""
        if self.aftermath is not None:
            return False
        if self.reel is not None:
            self.step()
            return True
        if self.my_turn and self.question.topic == "action":
            self.unpoint()
            last = len(self.choices) - 1
            if self.at == last:
                return self.act()
            self.select(last)
            return False
        return super().go_on()

    def act(self) -> bool:
        if self.aftermath is not None:
            return False
        if self.reel is not None:
            self.step()
            return True
        return super().act()

    def type_move(self, text: str) -> bool:
        """A move in notation, or a bare point: the way there; true unless it is refused."""
        point = things.point_of(text.replace(" ", ""))
        if point is not None:
            self.point(*point)
            return self.act()
        self.unpoint()
        return self.play(text)

    # Pointing

    @property
    def roaming(self) -> bool:
        return self.pointer is not None

    def on_table(self, where: str) -> bool:
        return things.place_of(self.battle, where) is not None

    def point(self, x: int, y: int) -> None:
        """Put the cursor on a point: the list holds what can be done there."""
        side = self.table.side
        x, y = min(max(x, 0), side), min(max(y, 0), side)
        self.pointer = (x, y)
        self.refusal = None
        self.within = None
        thing = things.thing_at(self.battle, x, y, self.near)
        self.where = thing or f"{x},{y}"
        if not self.my_turn:
            self.choices, self.at = [], None
            return
        there = self.asked(f"{x},{y}")
        found = [choice for choice in self.listed if thing and where_of(choice) == thing]
        self._blocked = there.why_not[0] if there.why_not and not found else None
        found += [choice for choice in there.choices if choice not in found]
        self.known |= {choice.move: choice for choice in found}
        self.choices = [Choice((each.move,), self.where) for each in found]
        self.at = 0 if self.choices else None

    def unpoint(self) -> None:
        """Back to the list of everything."""
        if self.pointer is not None:
            self.pointer = None
            self.look()

    def go(self, where: str) -> None:
        place = things.place_of(self.battle, where)
        if place is not None:
            self.point(*place)

    def closed(self) -> given.Why | None:
        """Why the model cannot do what it is most likely meant to do at the cursor."""
        return self._blocked if self.pointer is not None and self.my_turn else None

    def back(self) -> bool:
        if self.reel is not None:
            self.skip()
            return True
        if self.within is None and self.pointer is not None:
            self.unpoint()
            return True
        return super().back()

    # Habits

    @property
    def asks_always(self) -> bool:
        """Whether the person wants to be asked even where there is only one answer."""
        seat = self.seat
        if not isinstance(seat, Session) or seat.viewer is None:
            return False
        return seat.settings(seat.viewer).get(ASK) == ALWAYS

    def ask_always(self) -> None:
        """Be asked always, or only where there is a choice."""
        seat = self.seat
        if isinstance(seat, Session) and seat.viewer is not None:
            self.habits.every_moment = bool(seat.ask_always(seat.viewer))

    def next_overlay(self) -> None:
        """Other rulers round the model."""
        self.overlay = OVERLAYS[(OVERLAYS.index(self.overlay) + 1) % len(OVERLAYS)]


def where_of(choice: given.Choice) -> str:
    """What a choice is about: what is put down lies where it is put."""
    if not choice.at:
        return ""
    return choice.at[-1] if choice.kind == "place" else choice.at[0]


def is_quick(choice: given.Choice) -> bool:
    """Whether it is done quickly (WB-R4)."""
    return choice.move.startswith("quick ")


def is_mere_way(choice: given.Choice, quick: bool) -> bool:
    """Whether a choice is a move in some direction that is good for nothing in particular."""
    return choice.kind == "move" and not choice.gain and is_quick(choice) == quick
