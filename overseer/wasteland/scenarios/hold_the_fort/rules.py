"""Machines that have to be held (WC-X10, WC-R9)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import EXPERTISE, PASS, BattleMove, bare, try_skill
from overseer.wasteland.battle.reasons import R_NOT_FOR_SIDE, R_NOT_TOUCHING, R_NOTHING_THERE
from overseer.wasteland.battle.things.expertise import able, expertise_fault
from overseer.wasteland.battle.topics import T_CHANCE, T_FLIP, T_PUT
from overseer.wasteland.battle.work import Work
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.scenarios.objects import marker_of, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, seats_of
from overseer.wasteland.scenarios.shared.walls import put_wall, wall_fault, wall_moves, wall_says
from overseer.wasteland.scenarios.zones import Zone, read_zone
from overseer.wasteland.words import EXPERTISE as SKILLS
from overseer.wasteland.words import LENGTHS, NONE, YELLOW

ATTACKER: Final = 0  # the sides of the file
DEFENDER: Final = 1
MACHINES: Final = ("purifier", "generator")
WALLS: Final = 4
# Notes.
FIRST_TURN: Final = 0
PIECES: Final = 1  # of the terrain before the walls
_FLIP: Final = 1  # Work.task


class Fort(Part):
    """Attackers wreck what they touch; the defender may wall himself in first."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        groups = [group for group in scenario.markers if group.word in MACHINES]
        self.machines: int = sum(group.count for group in groups)
        self.ground: Zone = read_zone("within green of own")
        self.slots = 2
        self.words = ("wrecked", "unscathed")  # wrecked N; unscathed: attackers gone, none wrecked

    # -- before the battle -----------------------------------------------------------------------

    def arrange(self, battle: Battle) -> None:
        self.write(battle, PIECES, len(battle.layout.pieces))
        if self.plan.spoils.first == NONE and self.plan.spoils.chooses == NONE:
            self.work(battle).task = _FLIP
        self.work(battle)

    def first_side(self, battle: Battle) -> int:
        return self.note(battle, FIRST_TURN)

    def run(self, battle: Battle, work: Work) -> bool:
        if work.task == _FLIP:
            return self.flip(battle, work)
        if work.stage == 1:
            work.stage = 0
            if work.flags:
                self.chosen(battle, work)
            if work.answer == NONE:
                battle.done(work)
                return False
            put_wall(battle, work.x, work.y, work.target)
            work.next += 1
        ai = by_chance(battle, DEFENDER)  # it builds while there is room, and at full length
        offered = [] if work.next == WALLS else self.walls(battle, not ai)
        if not offered:
            battle.done(work)
            return False
        work.stage = 1
        if ai:
            work.outcomes = len(offered)
            work.flags = 1
            return battle.ask_nature(T_CHANCE)
        return battle.ask(seats_of(battle, DEFENDER)[0], T_PUT)

    def flip(self, battle: Battle, work: Work) -> bool:
        """Nobody has earned the first turn: luck gives it."""
        if work.stage == 0:
            work.stage = 1
            return battle.ask_nature(T_FLIP)
        battle.done(work)
        self.write(battle, FIRST_TURN, work.answer)
        battle.tell("plays-first", {"side": work.answer})
        return False

    def chosen(self, battle: Battle, work: Work) -> None:
        """What chance has picked stands in the work like an answer."""
        move = self.walls(battle, False)[work.answer]
        work.target = move.a
        work.x, work.y = move.x, move.y

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        return [*self.walls(battle, True), bare(PASS)]

    def walls(self, battle: Battle, every: bool) -> list[BattleMove]:
        """Where a wall may stand."""
        own = battle.notes[EDGE + DEFENDER]
        first = self.note(battle, PIECES)
        return wall_moves(battle, self.ground, own, first, LENGTHS[YELLOW], every)

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        return wall_says(number)

    def question(self, battle: Battle, work: Work) -> str:
        return "wall"

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        own = battle.notes[EDGE + DEFENDER]
        first = self.note(battle, PIECES)
        return wall_fault(battle, self.ground, own, move, first, LENGTHS[YELLOW])

    # -- while it is played ----------------------------------------------------------------------

    def machine(self, battle: Battle, number: int) -> Marker | None:
        """A machine that still runs."""
        for word in MACHINES:
            found = marker_of(battle, number, word)
            if found is not None:
                return found
        return None

    def running(self, battle: Battle) -> list[Marker]:
        """The machines that still run."""
        return [marker for word in MACHINES for marker in with_word(battle, word)]

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found: list[BattleMove] = []
        for marker in self.running(battle):
            for skill in SKILLS:
                if expertise_fault(battle, model, marker.number, skill) == 0:
                    found.append(try_skill(marker.number, skill, False))
        return found

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == EXPERTISE and self.machine(battle, move.a) is not None

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        marker = self.machine(battle, move.a)
        if marker is None:
            return R_NOTHING_THERE
        if model.side != ATTACKER:
            return R_NOT_FOR_SIDE
        return 0 if at_marker(model, marker) else R_NOT_TOUCHING

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        machine = self.machine(battle, marker)
        if machine is None:
            return False
        if success:
            machine.out = True
            args: dict[str, int | str] = {"model": model.number, "marker": marker}
            battle.tell("wrecked", {**args, "total": self.wrecked(battle)})
        return True

    def wrecked(self, battle: Battle) -> int:
        """How many machines are gone."""
        return self.machines - len(self.running(battle))

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        if word == "wrecked":
            return self.wrecked(battle) >= int(arg)
        return self.wrecked(battle) == 0 and battle.eliminated(ATTACKER)

    def better(self, battle: Battle, side: int) -> bool:
        return side == ATTACKER and any(self.capable(battle, m) for m in battle.on_table(ATTACKER))

    def capable(self, battle: Battle, model: Model) -> bool:
        if model.side == DEFENDER:
            return True
        return any(able(battle, model, skill) for skill in SKILLS)
