"""The storm: two leaders, a cave, sirens and a deathclaw (WC-X20)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import add_weapon
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker, bases
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, USED, Model
from overseer.wasteland.battle.moves import CHOOSE, INTERACT, BattleMove, numbered
from overseer.wasteland.battle.moves import at_marker as at_marker_move
from overseer.wasteland.battle.moving.arrive import arrived
from overseer.wasteland.battle.moving.displaced import gone_along, standing
from overseer.wasteland.battle.reasons import R_NOT_FOR_IT, R_NOT_TOUCHING, R_NOTHING_THERE
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_PROTECT, Aim
from overseer.wasteland.battle.topics import T_CHOOSE, T_FLIP, T_PICK
from overseer.wasteland.battle.turn import start_activation
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import Work
from overseer.wasteland.geometry.paths import LEGAL, spot_fault
from overseer.wasteland.geometry.plane import floor64, square
from overseer.wasteland.geometry.shift import push_end
from overseer.wasteland.scenarios.objects import marker_of, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.storm import beast
from overseer.wasteland.words import DOG, LENGTHS, NONE, ORANGE

CAVE: Final = "cave"
LAIR: Final = "lair"
SIREN: Final = "siren"
CLAW: Final = "deathclaw"

LUCKY: Final = 0  # note: lucky flips so far
_COMES: Final = 5
AWAY: Final = 0
TOWARDS: Final = 1

# `task` of its works.
_FLIPPING: Final = 0
_CALLED: Final = 1  # a siren
_HUNTING: Final = 2  # b: actions left


class Storm(Part):
    """Luck brings the deathclaw; sirens drive it; the nearer leader gets the cave."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.slots = 1
        self.judges = True
        self.sides: tuple[str, ...] = tuple(side.id for side in scenario.sides)
        # chief-down SIDE, chiefs-down, nearer SIDE
        self.words = ("chief-down", "chiefs-down", "nearer")

    def begin(self, battle: Battle) -> None:
        self.write(battle, LUCKY, 0)

    def claw(self, battle: Battle) -> Model | None:
        """The deathclaw while it is on the table."""
        for model in battle.models:
            if model.side == 2 and model.unit.id == CLAW and model.place == ON_TABLE:
                return model
        return None

    def enemies(self, battle: Battle, one: Model, other: Model) -> int:
        if (one.side == 2) != (other.side == 2):
            return 1  # it is everybody's enemy
        return NONE

    # -- luck brings it --------------------------------------------------------------------------

    def activated(self, battle: Battle, model: Model) -> None:
        if self.note(battle, LUCKY) < _COMES:
            self.work(battle).task = _FLIPPING

    def round_ends(self, battle: Battle) -> None:
        """It is activated like everybody else: fire, poison, stun, its actions (WB-R9)."""
        claw = self.claw(battle)
        if claw is not None:
            start_activation(battle, claw)

    def drives(self, battle: Battle, model: Model) -> bool:
        if model is not self.claw(battle):
            return False
        work = self.work(battle, model.number)
        work.task = _HUNTING
        work.next = battle.actions
        return True

    def run(self, battle: Battle, work: Work) -> bool:
        if work.task == _HUNTING:
            return self.hunt(battle, work)
        if work.task == _CALLED:
            return self.called(battle, work)
        if work.stage == 0:
            work.stage = 1
            return battle.ask_nature(T_FLIP)
        battle.done(work)
        if work.answer == 1:
            self.write(battle, LUCKY, self.note(battle, LUCKY) + 1)
            battle.tell("thunder", {"count": self.note(battle, LUCKY)})
            if self.note(battle, LUCKY) == _COMES:
                self.appear(battle)
        return False

    def appear(self, battle: Battle) -> None:
        """It comes in at B, or as near to it as there is room."""
        lair = with_word(battle, LAIR)[0]
        claw = battle.add_model(battle.cards.unit(CLAW), 2, NONE)
        claw.group = len(battle.groups)
        battle.groups = (*battle.groups, ())
        for number in claw.unit.weapons:
            add_weapon(claw, number)
        refresh(battle, claw)
        claw.status = USED
        claw.x, claw.y = self.room(battle, claw, lair.x, lair.y)
        claw.home_x, claw.home_y = claw.x, claw.y
        claw.place = ON_TABLE
        if battle.ears is not None:
            battle.tell("deathclaw", {"model": claw.number, **standing(battle, claw)})

    def room(self, battle: Battle, claw: Model, x: int, y: int) -> tuple[int, int]:
        """The free place nearest to a point."""
        r = claw.radius
        others = bases(battle, claw, None)
        side = battle.layout.side
        points = [(x, max(y, r))]
        for py in range(r, side - r, 10):
            for px in range(r, side - r, 10):
                points.append((px, py))
        points.sort(key=lambda point: (square(point[0], point[1], x, y), point))
        for px, py in points:
            if spot_fault(battle.layout, r, px, py, others) == LEGAL:
                return px, py
        raise AssertionError

    # -- what it does ----------------------------------------------------------------------------

    def hunt(self, battle: Battle, work: Work) -> bool:
        """Two actions, each the first possible of its list; stage 1: whom it strikes."""
        claw = battle.models[work.model]
        if work.stage == 1:
            work.stage = 0
            beast.strike(battle, claw, battle.models[work.answer])
            return False
        if work.next == 0 or claw.place != ON_TABLE:
            battle.done(work)
            return False
        work.next -= 1
        prey = beast.in_reach(battle, claw)
        if len(prey) > 1:
            work.models = tuple([model.number for model in prey])
            work.stage = 1
            return battle.ask_nature(T_PICK)
        if prey:
            beast.strike(battle, claw, prey[0])
        else:
            beast.stalk(battle, claw)
        return False

    # -- sirens ----------------------------------------------------------------------------------

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        if self.claw(battle) is None:
            return []
        moves = [at_marker_move(INTERACT, siren.number) for siren in with_word(battle, SIREN)]
        return [move for move in moves if self.interaction_fault(battle, model, move) == 0]

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == INTERACT and marker_of(battle, move.a, SIREN) is not None

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        siren = marker_of(battle, move.a, SIREN)
        if siren is None:
            return R_NOTHING_THERE
        if model.unit.types & DOG:
            return R_NOT_FOR_IT
        return 0 if at_marker(model, siren) else R_NOT_TOUCHING

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        battle.tell("siren", {"model": model.number, "marker": move.a})
        if self.claw(battle) is not None:
            self.work(battle, model.number, move.a).task = _CALLED

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        return [numbered(CHOOSE, AWAY), numbered(CHOOSE, TOWARDS)]

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        return {AWAY: "away", TOWARDS: "towards"}.get(number, ""), {}

    def called(self, battle: Battle, work: Work) -> bool:
        """The user chooses: straight away from the siren, or towards it."""
        if work.stage == 0:
            work.stage = 1
            return battle.ask_of(battle.models[work.model], T_CHOOSE)
        battle.done(work)
        claw = self.claw(battle)
        siren = battle.markers[work.target]
        if claw is None:
            return False
        dx, dy = siren.x - claw.x, siren.y - claw.y
        far = LENGTHS[ORANGE]
        if work.answer == AWAY:
            dx, dy = -dx, -dy
        else:
            far = min(far, floor64(0, 0, dx, dy) // 64)
        if (dx, dy) != (0, 0):
            others = bases(battle, claw, None)
            begun = (claw.x, claw.y)
            claw.x, claw.y = push_end(
                battle.layout, claw.radius, claw.x, claw.y, dx, dy, far, others, claw.on
            )
            if battle.ears is not None:
                way = [begun, (claw.x, claw.y)]
                battle.tell("driven", gone_along(battle, claw, way))
            arrived(battle, claw)
        return False

    # -- the end ---------------------------------------------------------------------------------

    def chief(self, battle: Battle, side: int) -> Model:
        """The leader of a side."""
        for model in battle.models:
            if model.side == side and model.leader is not None:
                return model
        raise AssertionError

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        down = [self.chief(battle, side).place == REMOVED for side in (0, 1)]
        if word == "chiefs-down":
            return down[0] and down[1]
        side = self.sides.index(arg)
        if word == "chief-down":
            return down[side]
        return self.far(battle, side) < self.far(battle, 1 - side)

    def far(self, battle: Battle, side: int) -> int:
        """How far a leader's base is from the cave."""
        chief = self.chief(battle, side)
        cave = with_word(battle, CAVE)[0]
        return floor64(chief.x, chief.y, cave.x, cave.y) - 64 * chief.radius

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        if model.side == 2:
            return None
        chief = self.chief(battle, model.side)
        if model is chief:
            return Aim(AIM_GO, markers=(with_word(battle, CAVE)[0].number,))
        if model.token % 2 == 1:
            return Aim(AIM_PROTECT, (chief.number,))
        return Aim(AIM_DEFEAT, (self.chief(battle, 1 - model.side).number,))
