"""A journalist among sleepers (WC-X7, WC-R3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import aware, in_contact, touches_marker
from overseer.wasteland.battle.model import ESCAPED, ON_TABLE, WAITING, Model
from overseer.wasteland.battle.moves import MOVE, STAY, TARGET, BattleMove, at_model, bare, go
from overseer.wasteland.battle.moving.arrive import arrived, points_of
from overseer.wasteland.battle.moving.movement import move_fault
from overseer.wasteland.battle.moving.spots import move_spots
from overseer.wasteland.battle.reasons import R_NOT_OFFERED
from overseer.wasteland.battle.topics import T_CHANCE, T_CHOOSE, T_FLIP, T_MARCH, T_SCATTER
from overseer.wasteland.battle.values import move_colour, move_length
from overseer.wasteland.battle.work import Work
from overseer.wasteland.geometry.compass import TURN, UNIT, WAY_X, WAY_Y, toward_zero
from overseer.wasteland.geometry.sweep import on_table
from overseer.wasteland.scenarios.objects import with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, seats_of
from overseer.wasteland.words import NONE

ATTACKER: Final = 0  # the sides of the file
DEFENDER: Final = 1
STORY: Final = "story"
# Notes.
JOURNALIST: Final = 0  # the model
ALARM: Final = 1
# Works.
_NAMED: Final = 0
_DOZING: Final = 1
# Stages of a dozing attacker's activation.
_FLIPPED: Final = 1
_MARCHED: Final = 2
_SCATTERED: Final = 3
_STEP: Final = 4  # mm


class Newshound(Part):
    """Until the alarm the attackers wander about; the journalist collects four markers."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.stories: int = sum(group.count for group in scenario.markers if group.word == STORY)
        self.slots = 2
        self.facts = {"journalist": JOURNALIST, "alarm": ALARM}
        # taken N, away (all taken and the journalist gone), silenced N (no more than N taken and
        # nobody to take the rest).
        self.words = ("taken", "away", "silenced")

    # -- the journalist --------------------------------------------------------------------------

    def arrange(self, battle: Battle) -> None:
        self.write(battle, ALARM, 0)
        self.work(battle).side = DEFENDER

    def begin(self, battle: Battle) -> None:
        self.watch(battle)

    def journalist(self, battle: Battle) -> Model | None:
        """The one who is named, on the table or not."""
        number = self.note(battle, JOURNALIST)
        return None if number == NONE else battle.models[number]

    def taken(self, battle: Battle) -> int:
        """How many markers are off the table."""
        return self.stories - len(with_word(battle, STORY))

    def fact(self, battle: Battle, word: str, model: int = NONE) -> int:
        return self.taken(battle) if word == "taken" else super().fact(battle, word, model)

    def entered(self, battle: Battle) -> list[str]:
        return ["alarm"] if self.note(battle, ALARM) else []

    def roles(self, battle: Battle) -> list[tuple[str, int]]:
        number = self.note(battle, JOURNALIST)
        return [] if number == NONE else [("journalist", number)]

    def passed(self, battle: Battle, model: Model, path: tuple[int, ...]) -> None:
        """Touching is enough, also in the middle of a move."""
        if model.number != self.note(battle, JOURNALIST):
            return
        points = points_of(model, path)
        for place in range(1, len(points)):
            x1, y1 = points[place - 1]
            x2, y2 = points[place]
            far = max(abs(x2 - x1), abs(y2 - y1))
            for step in range(0, far + 1, _STEP):
                x = x1 + toward_zero((x2 - x1) * step, max(far, 1))
                y = y1 + toward_zero((y2 - y1) * step, max(far, 1))
                self.take(battle, model, x, y)

    def touched(self, battle: Battle, model: Model) -> None:
        if model.number != self.note(battle, JOURNALIST):
            return
        self.take(battle, model, model.x, model.y)

    def take(self, battle: Battle, model: Model, x: int, y: int) -> None:
        """What the journalist touches at a point is hers."""
        for marker in with_word(battle, STORY):
            if touches_marker(model, marker, x, y):
                marker.out = True
                args: dict[str, int | str] = {"model": model.number, "total": self.taken(battle)}
                battle.tell("story-taken", args)

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        return model.number == self.note(battle, JOURNALIST) and not with_word(battle, STORY)

    # -- the alarm -------------------------------------------------------------------------------

    def watch(self, battle: Battle) -> None:
        """A defender in sight within one awareness ruler (Reading)."""
        if self.note(battle, ALARM):
            return
        for model in battle.on_table(ATTACKER):
            for other in battle.on_table(DEFENDER):
                if aware(battle, model, other.x, other.y, other.radius, False):
                    self.sound(battle, model)
                    return

    def attacked(self, battle: Battle, attacker: Model, close: bool) -> None:
        if attacker.side == DEFENDER and not close and not self.note(battle, ALARM):
            self.sound(battle, attacker)

    def sound(self, battle: Battle, model: Model) -> None:
        """From now on the attackers act like everybody else."""
        self.write(battle, ALARM, 1)
        battle.tell("alarm", {"model": model.number})

    def drives(self, battle: Battle, model: Model) -> bool:
        """Before the alarm an attacker's activation is one flip of the luck token."""
        if model.side != ATTACKER or self.note(battle, ALARM):
            return False
        self.work(battle, model.number).task = _DOZING
        return True

    # -- works -----------------------------------------------------------------------------------

    def run(self, battle: Battle, work: Work) -> bool:
        if work.task == _NAMED:
            return self.name(battle, work)
        model = battle.models[work.model]
        if work.stage == 0:
            work.stage = _FLIPPED
            return battle.ask_nature(T_FLIP)
        if work.stage == _FLIPPED:
            if work.answer == 0:
                work.stage = _SCATTERED
                return battle.ask_nature(T_SCATTER)
            work.stage = _MARCHED
            work.answer = 0
            if by_chance(battle, ATTACKER):
                return False  # it has no aim before the alarm
            return battle.ask_of(model, T_MARCH)
        battle.done(work)
        if work.stage == _MARCHED:
            if work.answer == 1:
                self.go_to(battle, model, work.path[-2], work.path[-1])
        else:
            self.wander(battle, model, (work.answer - 1) * TURN // 12)
        return False

    def name(self, battle: Battle, work: Work) -> bool:
        """The defender says who the journalist is."""
        offered = self.choices(battle, work)
        if not offered:  # nobody is there to be named
            battle.done(work)
            return False
        if work.stage == 0:
            work.stage = 1
            if by_chance(battle, DEFENDER):
                work.outcomes = len(offered)
                work.flags = 1
                return battle.ask_nature(T_CHANCE)
            return battle.ask(seats_of(battle, DEFENDER)[0], T_CHOOSE)
        battle.done(work)
        number = offered[work.answer].a if work.flags else work.answer
        self.write(battle, JOURNALIST, number)
        battle.tell("journalist", {"model": number})
        return False

    def wander(self, battle: Battle, model: Model, way: int) -> None:
        """A full move in a direction that stops at anything and never engages (Reading)."""
        far = move_length(battle, model, max(move_colour(battle, model, False, False, False), 0))
        x, y = model.x, model.y
        for length in range(1, far + 1):
            to_x = model.x + toward_zero(WAY_X[way] * length, UNIT)
            to_y = model.y + toward_zero(WAY_Y[way] * length, UNIT)
            if not self.free(battle, model, to_x, to_y):
                break
            x, y = to_x, to_y
        self.go_to(battle, model, x, y)

    def free(self, battle: Battle, model: Model, x: int, y: int) -> bool:
        """Whether it may wander as far as a point."""
        if not on_table(battle.layout.side, model.radius, x, y):
            return False
        if move_fault(battle, model, (x, y), False):
            return False
        old_x, old_y = model.x, model.y
        model.x, model.y = x, y
        alone = not any(in_contact(model, enemy) for enemy in battle.enemies_of(model))
        model.x, model.y = old_x, old_y
        return alone

    def go_to(self, battle: Battle, model: Model, x: int, y: int) -> None:
        """It stands there now."""
        model.x, model.y = x, y
        battle.tell("wandered", {"model": model.number})
        arrived(battle, model)

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        if work.task == _NAMED:
            models = [m for m in battle.models if m.side == DEFENDER and m.place == WAITING]
            return [at_model(TARGET, m.number) for m in models]
        model = battle.models[work.model]
        return [*[go(path) for path in move_spots(battle, model, False)], bare(STAY)]

    def question(self, battle: Battle, work: Work) -> str:
        return "journalist" if work.task == _NAMED else "sleeper"

    def march_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        if work.task == _NAMED or move.kind != MOVE:
            return R_NOT_OFFERED
        return move_fault(battle, battle.models[work.model], move.path, False)

    # -- the end and the AI ----------------------------------------------------------------------

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        one = self.journalist(battle)
        taken = self.taken(battle)
        if word == "taken":
            return taken >= int(arg)
        if word == "away":
            return taken == self.stories and one is not None and one.place == ESCAPED
        gone = one is None or one.place not in (ON_TABLE, WAITING)
        return gone and taken == int(arg)
