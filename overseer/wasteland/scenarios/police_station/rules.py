"""A control point behind walls and turrets (WC-X2)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker, is_object, sees_point
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import PUT, BattleMove, place
from overseer.wasteland.battle.reasons import R_ENDS_ON, R_NOT_OFFERED
from overseer.wasteland.battle.topics import T_CHANCE, T_PUT
from overseer.wasteland.battle.work import Work
from overseer.wasteland.geometry.plane import gap_within, square
from overseer.wasteland.scenarios.objects import with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, edge_of, seats_of
from overseer.wasteland.scenarios.shared.turrets import (
    TURRETS,
    put_turret,
    radius,
    turret_fault,
    turret_places,
    turret_says,
)
from overseer.wasteland.scenarios.shared.walls import (
    WAYS,
    put_wall,
    wall_fault,
    wall_moves,
    wall_says,
)
from overseer.wasteland.scenarios.zones import STEP

ATTACKER: Final = 0  # the sides of the file
DEFENDER: Final = 1
POINT: Final = "control-point"
WALLS: Final = 4
_TURRETS: Final = 2

# What a work puts down: `task`; `next` counts the pieces of a kind.
_WALL: Final = 0
_TURRET: Final = 1

# Where the AI wants its walls: across three straight lines from the far edge to the point, and a
# second one across the middle line; x from the middle, y from the own edge, and which way.
_AI_WALLS: Final = ((0, 170, 0), (-110, 150, 1), (110, 150, 3), (0, 140, 0))
_BESIDE: Final = 70  # mm: its turrets stand left and right of the point


class Police(Part):
    """`reached`: an attacker touches the control point, engaged or not, however he got there."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.zone = scenario.sides[DEFENDER].zone
        self.words = ("reached",)

    def point(self, battle: Battle) -> Marker:
        """The control point."""
        return with_word(battle, POINT)[0]

    # -- walls and turrets -----------------------------------------------------------------------

    def arrange(self, battle: Battle) -> None:
        # The last one pushed comes first: walls before turrets (Reading).
        for what, count in ((_TURRET, _TURRETS), (_WALL, WALLS)):
            for n in range(count - 1, -1, -1):
                work = self.work(battle)
                work.task = what
                work.next = n
                work.side = DEFENDER

    def run(self, battle: Battle, work: Work) -> bool:
        ai = by_chance(battle, DEFENDER)
        if work.stage == 0:
            work.stage = 1
            if ai and work.task == _TURRET:
                work.outcomes = len(TURRETS)
                return battle.ask_nature(T_CHANCE)
            if not ai and not self.choices(battle, work):  # WC-F4: there is no room for it
                battle.done(work)
                return False
            if not ai:
                return battle.ask(seats_of(battle, DEFENDER)[0], T_PUT)
        battle.done(work)
        if ai:
            move = self.chosen(battle, work)
            if move is None:
                return False
            work.target, work.x, work.y = move.a, move.x, move.y
        if work.task == _WALL:
            put_wall(battle, work.x, work.y, work.target)
        else:
            put_turret(battle, DEFENDER, work.target, work.x, work.y)
        return False

    def chosen(self, battle: Battle, work: Work) -> BattleMove | None:
        """Where the AI puts a wall or a turret: as near as it can to where it wants it."""
        point = self.point(battle)
        if work.task == _WALL:
            dx, y, way = _AI_WALLS[work.next]
            wanted = (point.x + dx, y)
            own, first = edge_of(battle, DEFENDER), len(battle.layout.pieces)
            offered = wall_moves(battle, self.zone, own, first, 0, every=False)
            found = [move for move in offered if move.a % WAYS == way]
            found.insert(0, place(PUT, way, *wanted))
        else:
            wanted = (point.x + (-_BESIDE if work.next == 0 else _BESIDE), point.y)
            places = self.turret_spots(battle)
            seeing = [p for p in places if self.overlooks(battle, p, point)]
            found = [place(PUT, work.answer, *p) for p in seeing or places]
            found.insert(0, place(PUT, work.answer, *wanted))
        fits = [move for move in found if self.put_fault(battle, work, move) == 0]
        return min(fits, key=lambda move: square(move.x, move.y, *wanted), default=None)

    def turret_spots(self, battle: Battle) -> list[tuple[int, int]]:
        """Where a turret may stand."""
        own = edge_of(battle, DEFENDER)
        places = turret_places(battle, self.zone, own)
        return [p for p in places if not self.covers_point(battle, *p)]

    def overlooks(self, battle: Battle, spot: tuple[int, int], point: Marker) -> bool:
        """Whether a turret at a place would have the point in sight."""
        unit = battle.cards.unit(TURRETS[0])
        twin = Model(0, DEFENDER, 0, unit)
        twin.x, twin.y = spot
        return sees_point(battle, twin, point.x, point.y, point.radius)

    def covers_point(self, battle: Battle, x: int, y: int) -> bool:
        """Whether a turret would stand on the control point, where nobody could touch it."""
        point = self.point(battle)
        return gap_within(x, y, radius(battle), point.x, point.y, point.radius, STEP)

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        own = edge_of(battle, DEFENDER)
        if work.task == _WALL:
            return wall_moves(battle, self.zone, own, len(battle.layout.pieces), 0)
        spots = self.turret_spots(battle)
        return [place(PUT, n, x, y) for n in range(len(TURRETS)) for x, y in spots]

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        return wall_says(number) if work.task == _WALL else turret_says(battle, number)

    def question(self, battle: Battle, work: Work) -> str:
        return "station-wall" if work.task == _WALL else "turret"

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        own = edge_of(battle, DEFENDER)
        if work.task == _WALL:
            return wall_fault(battle, self.zone, own, move, len(battle.layout.pieces), 0)
        if not 0 <= move.a < len(TURRETS):
            return R_NOT_OFFERED
        if self.covers_point(battle, move.x, move.y):
            return R_ENDS_ON
        return turret_fault(battle, self.zone, own, move.x, move.y)

    # -- the end ---------------------------------------------------------------------------------

    def counts(self, battle: Battle, model: Model) -> bool:
        """Reading: turrets are no models for elimination."""
        return not is_object(model)

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        point = self.point(battle)
        return any(at_marker(model, point) for model in battle.on_table(ATTACKER))
