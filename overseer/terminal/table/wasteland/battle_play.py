"""The person at a battle: what they can choose, where they point, what they watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.style import Style

from overseer.engine.decision import Event
from overseer.engine.refusal import BadNotation, Refusal
from overseer.engine.state import Move
from overseer.host.sitting import ALWAYS, ASK
from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.aftermath import Aftermath, Retrospect, Sequel
from overseer.terminal.table.wasteland.reel import Reel
from overseer.voice.wasteland import pointing
from overseer.voice.wasteland import where as things
from overseer.voice.wasteland.moves import in_order, move_parts, sensible
from overseer.voice.wasteland.sense import WAY, sense
from overseer.voice.wasteland.situation import position
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import T_ACTION
from overseer.wasteland.battle.view import SeenBattle
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE

OVERLAYS: Final = ("reach", "weapon", "rulers", "nothing")  # what is drawn round a model
_WAYS_ON: Final = (kinds.PASS, kinds.STAY, kinds.NO, kinds.HOLD, kinds.END)
_MANY: Final = 3  # mere directions that still stand in the list one by one


class BattlePlay(Play):
    """A session of Wasteland with a cursor."""

    chapters: ClassVar[tuple[str, ...]] = ("wasteland-round", "wasteland-turn")
    signs: ClassVar[Mapping[str, tuple[str, Style]]] = {
        "wasteland-rolled": ("⚂", palette.mark),
    }

    def __init__(self, session: Session, habits: Habits | None = None) -> None:
        self.battle: SeenBattle = position(session.reads)
        self.aftermath: Sequel | None = None  # what follows from a move, on its way
        self.reel: Reel | None = None  # what the AI did, while it is being shown
        self.by_hand = True  # the AI's steps wait for a key
        self.pointer: tuple[int, int] | None = None  # where the cursor is, while one points
        self._blocked: Refusal | None = None  # why what is meant there cannot be
        self.near: float = 0  # mm round the cursor that it covers
        self.overlay = OVERLAYS[0]
        self.listed: list[Move] = []  # the moves that the game lists now
        self._parts: dict[tuple[str, str], tuple[str, str]] = {}
        super().__init__(session, habits)
        if session.over and self.habits.pause and not session.resumed:
            self._watch_from_start()

    # What is shown

    @property
    def my_turn(self) -> bool:
        return self.reel is None and self.aftermath is None and super().my_turn

    @property
    def over(self) -> bool:
        return self.reel is None and super().over

    @property
    def told(self) -> list[Event]:
        events = self.session.events
        return events if self.reel is None else events[: self.reel.told]

    def aside(self) -> str:
        if self.aftermath is not None:
            who = "ai" if self.battle.ai else "nobody"
            args = {"who": who, "n": self.aftermath.decisions}
            return self.session.text("table-wasteland-thinking", **args)
        return "" if self.reel is None else self.session.text("table-wasteland-ai")

    def look(self) -> None:
        if self.reel is not None:
            self.battle = self.reel.battle(self.session.viewer)
        else:
            self.battle = position(self.session.reads)
        self._parts.clear()
        self.listed = self.session.moves() if self.my_turn else []
        super().look()
        if self.pointer is not None:
            if self.my_turn:
                self.point(*self.pointer)
            else:
                self.pointer = None

    @property
    def meant(self) -> str:
        """The thing that the choice under the cursor is about, without one what is looked at."""
        return self.where if self.choice is None else self.choice.where

    def parts(self, move: Move) -> tuple[str, str]:
        """A move in words, worked out once a position."""
        key = (str(move), self.session.lang)
        if key not in self._parts and isinstance(move, BattleMove):
            self._parts[key] = move_parts(self.battle, move, self.session.lang)
        return self._parts.get(key, (str(move), ""))

    def sign(self, event: Event) -> tuple[str, Style] | None:
        """Whose doing it was: the shape of its side."""
        if event.name in self.signs:
            return self.signs[event.name]
        number = event.args.get("model")
        if not isinstance(number, int) or not 0 <= number < len(self.battle.models):
            return None
        side = self.battle.models[number].side
        return signs.SHAPES[min(side, 2)][1], signs.side_style(side)

    # The steps of the AI

    def _try(self, move: Move) -> bool:
        """Let the move take its course, if it is allowed: `land` brings what came of it."""
        match = self.session.match
        self.refusal = match.refusal(match.state.seat, move)
        if self.refusal is not None:
            return False
        self.aftermath = Aftermath(match, move, bool(self.habits.pause))
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
        self.session.take_over(aftermath.match)
        self.reel = aftermath.reel
        if self.reel is None:
            self.settle()
        else:
            self.step()

    def finish(self) -> None:
        self.land()
        super().finish()

    def _watch_from_start(self) -> None:
        """A battle that the AI has fought against itself is shown from its beginning."""
        session = self.session
        state = session.game.new(len(session.seats), session.match.options)
        assert isinstance(state, WastelandState)
        self.aftermath = Retrospect(session.match, state.copy())
        self.reel = Reel(state, [], 0, session.parse)  # the empty table, until it is there
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
        if self.session.over:
            self.aftermath = None
        self.look()

    def undo(self) -> bool:
        if self.aftermath is not None and self.aftermath.seat in self.session.humans:
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
        moves = sensible(self.battle, self.listed)
        found: list[Choice] = []
        for quick in (False, True):
            ways = [move for move in moves if self._is_mere_way(move, quick)]
            if len(ways) > _MANY:
                found.append(Choice(tuple(ways)))
        many = {move for choice in found for move in choice.moves}
        singles = [Choice((move,), things.where_of(move)) for move in moves if move not in many]
        order = {move: at for at, move in enumerate(in_order(moves))}
        return sorted([*singles, *found], key=lambda choice: order[choice.move])

    def _is_mere_way(self, move: Move, quick: bool) -> bool:
        if not isinstance(move, BattleMove) or move.kind != kinds.MOVE or move.quick != quick:
            return False
        number = self.battle.work[-1].model
        if number == NONE:
            return False
        return sense(self.battle, self.battle.models[number], move.path).purpose == WAY

    def way_on(self) -> Move | None:
        for choice in self.choices:
            move = choice.move
            if len(choice.moves) == 1 and isinstance(move, BattleMove) and move.kind in _WAYS_ON:
                return move
        return None

    def go_on(self) -> bool:
        """Space: the next step of the AI; pass; to the end of an activation and, again, end it."""
        if self.aftermath is not None:
            return False
        if self.reel is not None:
            self.step()
            return True
        if self.my_turn and self.battle.topic == T_ACTION:
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
        point = things.place_of(self.battle, text.replace(" ", ""))
        if point is not None and text[:1].isdecimal():
            self.point(*point)
            return self.act()
        try:
            move = self.session.parse(text)
        except BadNotation as error:
            self.refusal = error.refusal
            return False
        self.unpoint()
        return self.play(move)

    # Pointing

    @property
    def roaming(self) -> bool:
        return self.pointer is not None

    def on_table(self, where: str) -> bool:
        return things.place_of(self.battle, where) is not None

    def point(self, x: int, y: int) -> None:
        """Put the cursor on a point: the list holds what can be done there."""
        side = self.battle.layout.side
        x, y = min(max(x, 0), side), min(max(y, 0), side)
        self.pointer = (x, y)
        self.refusal = None
        self.within = None
        thing = things.thing_at(self.battle, x, y, self.near)
        self.where = thing or things.point_word(x, y)
        if not self.my_turn:
            self.choices, self.at = [], None
            return
        found: list[Move] = list(pointing.about(thing, self.listed))
        meant = pointing.meant(self.battle, x, y, self.listed)
        self._blocked = None if found or not meant else self.battle.refusal(meant[0])
        found += pointing.legal(self.battle, meant)
        self.choices = [Choice((move,), self.where) for move in dict.fromkeys(found)]
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

    def closed(self) -> Refusal | None:
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
        viewer = self.session.viewer
        return viewer is not None and self.session.settings(viewer).get(ASK) == ALWAYS

    def ask_always(self) -> None:
        """Be asked always, or only where there is a choice."""
        viewer = self.session.viewer
        if viewer is not None:
            self.habits.every_moment = bool(self.session.ask_always(viewer))

    def next_overlay(self) -> None:
        """Other rulers round the model."""
        self.overlay = OVERLAYS[(OVERLAYS.index(self.overlay) + 1) % len(OVERLAYS)]
