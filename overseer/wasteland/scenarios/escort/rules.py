"""A brahmin that walks across the table at each round's end (WC-X15)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, USED, Model
from overseer.wasteland.battle.moves import STAY, BattleMove, bare, go
from overseer.wasteland.battle.moving.arrive import arrived, points_of
from overseer.wasteland.battle.moving.displaced import gone_along
from overseer.wasteland.battle.moving.movement import obstacles, reason_of
from overseer.wasteland.battle.reasons import R_BAD_PATH, R_NOT_OFFERED, R_TOO_FAR
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_PROTECT, Aim
from overseer.wasteland.battle.topics import T_MARCH
from overseer.wasteland.battle.work import Work
from overseer.wasteland.geometry.paths import path_fault
from overseer.wasteland.geometry.plane import CONTACT, length64
from overseer.wasteland.geometry.routes import Reach, reach
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import LENGTHS, NONE, RED

ESCORT = 0  # the first side of the file; the far edge is the north one
_LIMIT: Final = 64 * LENGTHS[RED]  # the scenario's ruler, whatever its card says
_WAYS: Final = 32


class Escort(Part):
    """The scenario's first bystander: its friends choose its way, up to red (Reading)."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.unit: str = scenario.bystanders[0].unit if scenario.bystanders else ""
        # escorted N: safe or alive at the end with so much health; killed: it is dead.
        self.words = ("escorted", "killed", "safe")

    def beast(self, battle: Battle) -> Model:
        """The one that is escorted."""
        for model in battle.models:
            if model.unit.id == self.unit and model.side == ESCORT and model.seat == NONE:
                return model
        raise AssertionError

    def counts(self, battle: Battle, model: Model) -> bool:
        return model is not self.beast(battle)

    def round_begins(self, battle: Battle) -> None:
        self.beast(battle).status = USED  # it never acts, whoever plays its friends

    def round_ends(self, battle: Battle) -> None:
        if self.beast(battle).place == ON_TABLE:
            self.work(battle, self.beast(battle).number)

    def run(self, battle: Battle, work: Work) -> bool:
        beast = battle.models[work.model]
        if work.stage == 0:
            work.stage = 1
            ways = self.ways(battle, beast)
            if not ways:
                battle.done(work)
                battle.tell("march-blocked", {"model": beast.number})
                return False
            seats = [seat for seat in range(battle.seats) if battle.sides[seat] == ESCORT]
            if (battle.ai >> ESCORT) & 1 == 0:
                return battle.ask(seats[battle.round % len(seats)], T_MARCH)
            work.answer = 1
            work.path = ways[0]
        battle.done(work)
        if work.answer == 1:
            # WC-R10: it leaves contact without free attacks.
            points = points_of(beast, work.path)
            beast.x, beast.y = work.path[-2], work.path[-1]
            if battle.ears is not None:
                battle.tell("marched", gone_along(battle, beast, points))
            arrived(battle, beast)
        return False

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        ways = self.ways(battle, battle.models[work.model])
        return [*[go(path) for path in ways], bare(STAY)]

    def march_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        """Any way up to red that leads on; difficult ground does not shorten it."""
        beast = battle.models[work.model]
        if len(move.path) < 2 or len(move.path) % 2 == 1:
            return R_BAD_PATH
        points = points_of(beast, move.path)
        circles, through = obstacles(battle, beast)
        fault = reason_of(path_fault(battle.layout, beast.radius, points, circles, through))
        if fault:
            return fault
        if points[-1][1] <= beast.y:
            return R_NOT_OFFERED
        return R_TOO_FAR if length64(points) > _LIMIT else 0

    def ways(self, battle: Battle, beast: Model) -> list[tuple[int, ...]]:
        """Ways that lead on, the farthest first."""
        circles, through = obstacles(battle, beast)
        x, y = beast.x, beast.y
        found = reach(battle.layout, beast.radius, x, y, circles, _LIMIT, False, through)
        ends = [(x, y) for x, y in found.outline(1) if y > beast.y]
        ends.append(found.towards(beast.x, battle.layout.side - beast.radius))
        ends = sorted(set(ends), key=lambda end: (-end[1], abs(end[0] - beast.x), end[0]))
        paths = [_flat(found, x, y) for x, y in ends if y > beast.y]
        return [path for path in paths if path][:_WAYS]

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        beast = self.beast(battle)
        if word == "killed":
            return beast.place != ON_TABLE
        if beast.place != ON_TABLE or beast.left < int(arg):
            return False
        return word == "escorted" or at_far_edge(battle, beast)

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        beast = self.beast(battle)
        if beast.place != ON_TABLE:
            return None
        return Aim(AIM_PROTECT if model.side == ESCORT else AIM_DEFEAT, (beast.number,))


def at_far_edge(battle: Battle, model: Model) -> bool:
    """Whether a model touches the far edge."""
    return model.y + model.radius + CONTACT >= battle.layout.side


def _flat(found: Reach, x: int, y: int) -> tuple[int, ...]:
    points = found.path(x, y)
    flat: list[int] = []
    for px, py in (points or [])[1:]:
        flat += (px, py)
    return tuple(flat)
