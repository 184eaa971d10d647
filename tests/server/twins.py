"""Two worlds that differ only in what one viewer may not know.

Both matches are played step by step. Where the first one does something, the second does something
else that looks and sounds the same to the viewer: another card is drawn, another answer is sealed.
What the rules' own views and tellings show (proved by `tests/conformance/test_views.py`) is the
measure; everything that the table makes of it has to be the same then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import overseer
from overseer.engine.course import Course
from overseer.engine.decision import Event
from overseer.engine.entries import SEAL
from overseer.engine.extract import steps
from overseer.engine.match import Match
from overseer.engine.nature import numbered_seed
from overseer.engine.record import Entry, Record
from overseer.engine.state import NATURE, OVER, Move
from overseer.host.desk import Desk, SetUp
from overseer.host.sitting import Table
from overseer.host.step_codec import packed

MOST_TRIES = 40  # ways to go on that are compared with the other world's
TRIED = 4  # ways to go on for which the other world looks for one that looks alike
VENTURES = 0.2  # how often somebody answers differently, where that looks the same


class World:
    """One match, written down as it goes."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        liked: tuple[str, ...] = (),
    ) -> None:
        self.liked = liked  # how moves begin that are tried before others
        self.game = overseer.game(game)
        self.seats = seats
        self.seed = numbered_seed(seed)
        header = Match(self.game, [None] * seats, options, self.seed).record.header
        self.record = Record(header)
        self.course: Course = self.record.begun(self.game)
        self.drawn: dict[str, int] = {}
        self.helpers = [
            self.game.helper({name: values[0] for name, values in self.game.settings().items()})
            for _ in range(seats)
        ]

    def ways(self, rng: Random) -> list[tuple[int, str]]:
        """What can happen next: some of it, in any order."""
        state, course = self.course.state, self.course
        seat = state.seat
        if seat == NATURE:
            many = min(state.spread, MOST_TRIES)
            drawn = rng.sample(range(state.spread), many)
            self.drawn = {str(state.chance(k)): k for k in drawn}
            return [(seat, text) for text in self.drawn]
        if seat in course.sealed:
            return [(seat, str(course.sealed[seat]))]
        helped = self.helped()
        if helped is not None:
            return [(seat, str(helped))]
        found = [(seat, str(move)) for move in state.moves()]
        assert state.decision is not None
        for other in state.decision.seats:
            if other != seat and course.owes(other):
                found += [(other, f"{SEAL} {move}") for move in course.asked(other).moves()]
        rng.shuffle(found)
        found.sort(key=lambda way: not way[1].startswith(self.liked))
        return found[:MOST_TRIES]

    def could(self, way: tuple[int, str], k: int) -> bool:
        """Whether something could happen here too; `k` is what chance drew there."""
        seat, text = way
        course, state = self.course, self.course.state
        if seat == NATURE:
            first = [k] if 0 <= k < state.spread else []
            tried = [*first, *range(min(state.spread, 500))] if state.seat == NATURE else []
            return any(str(state.chance(each)) == text for each in tried)
        if seat in course.sealed or text.startswith(SEAL):
            return way in self.face_down(seat)
        if state.seat != seat:
            return False
        return state.refusal(self.game.parse(text, self.record.header.options)) is None

    def face_down(self, seat: int) -> list[tuple[int, str]]:
        """All that somebody who answers face down can do next."""
        course, state = self.course, self.course.state
        if seat in course.sealed:
            return [(seat, str(course.sealed[seat]))] if state.seat == seat else []
        if seat >= 0 and seat != state.seat and course.owes(seat):
            return [(seat, f"{SEAL} {move}") for move in course.asked(seat).moves()]
        return []

    def helped(self) -> Move | None:
        """What is answered for the seat that is asked, by itself."""
        state = self.course.state
        helper = self.helpers[state.seat] if state.seat >= 0 else None
        if self.game.veiled(state):
            return None  # that comes later, and is nobody's but the seat's own
        return None if helper is None else helper(state.view(state.seat))

    def sight(self, way: tuple[int, str], viewer: int | None) -> tuple[Any, ...]:
        """What a viewer sees and hears when something happens, and sees then."""
        seat, text = way
        shown = self.course.shown(seat, text, viewer)
        course = self.course.copy(self.record.all)
        heard: list[Event] = []
        course.state.ears = heard
        course.carry_out(seat, text)
        course.state.ears = None
        told = repr([event.shown(viewer) for event in heard])
        state = course.state
        asked = state.seat, state.topic, state.revealed != self.course.state.revealed
        return seat, shown, told, state.view(viewer).encode(), asked

    def go(self, way: tuple[int, str]) -> None:
        """It happens."""
        self.course.carry_out(*way)
        self.record.add(*way, self.course.state)

    @property
    def rests(self) -> bool:
        """Whether somebody is asked, and nothing goes on by itself."""
        seat = self.course.state.seat
        return seat >= 0 and seat not in self.course.sealed and self.helped() is None

    def desk(self) -> Desk:
        """The table's desk for it."""
        set_up = SetUp(
            self.game.name,
            ["human"] * self.seats,
            {},
            self.seed,
            Table(names=["Ana", "Bob", "Cleo", "Dan"][: self.seats]),
            header=self.record.header,
            steady=True,
        )
        return Desk.open(set_up, self.rows)

    @property
    def rows(self) -> list[bytes]:
        """The log as it is kept, a row for each step."""
        return [packed([step]) for step in steps(self.record, self.game)]

    @property
    def log(self) -> list[Entry]:
        """All entries."""
        return self.record.entries


@dataclass
class Twins:
    """Two worlds, and how many steps of them differ."""

    one: World
    other: World
    viewer: int | None
    different: int


def twins(
    game: str,
    options: tuple[Mapping[str, Any], Mapping[str, Any]],
    viewer: int | None,
    seed: int,
    length: int,
    seats: int = 2,
    liked: tuple[str, ...] = (),
) -> Twins:
    """Two worlds after about so many steps, or as long as they can look alike."""
    rng = Random(seed)
    one, other = (World(game, seats, each, n, liked) for n, each in enumerate(options))
    different = 0
    rested = 0, 0
    while one.course.state.seat != OVER and (len(one.log) < length or not one.rests):
        way, found = _same(one, other, viewer, rng)
        if way is None or found is None:
            break  # from here on the viewer would know the difference
        different += way[1] != found[1]
        one.go(way)
        other.go(found)
        if one.rests and other.rests:
            rested = len(one.log), different
    for world in (one, other):  # back to where somebody was asked
        del world.record.entries[rested[0] :]
        course = world.record.begun(world.game)
        for entry in world.record.entries:
            course.carry_out(entry.seat, entry.move)
        world.course = course
    return Twins(one, other, viewer, rested[1])


def _same(
    one: World, other: World, viewer: int | None, rng: Random
) -> tuple[tuple[int, str] | None, tuple[int, str] | None]:
    """A way to go on, and one that looks like it in the other world: another one if possible."""
    for way in one.ways(rng)[:TRIED]:
        wanted = one.sight(way, viewer)
        same = other.could(way, one.drawn.get(way[1], -1)) and other.sight(way, viewer) == wanted
        if same and way[0] != NATURE and rng.random() > VENTURES:
            return way, way  # a secret that is soon uncovered ends what both worlds share
        for found in other.ways(rng):
            if found[0] == way[0] and found != way and other.sight(found, viewer) == wanted:
                return way, found
        if same:
            return way, way
    return None, None
