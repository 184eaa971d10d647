"""How every scenario is played: its data, with its named rules asked before them."""

from __future__ import annotations

from random import Random
from typing import Final

from overseer.wasteland.battle.battle import Battle, Tables
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.reasons import R_NOTHING_THERE
from overseer.wasteland.battle.rules import AIM_NONE, Aim, Rules
from overseer.wasteland.battle.work import Work
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.geometry.plane import Base
from overseer.wasteland.scenarios import setup
from overseer.wasteland.scenarios.named import named_rule
from overseer.wasteland.scenarios.notes import EDGE, NOTES
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.plan import Plan
from overseer.wasteland.scenarios.scenario import (
    NO_REWARD,
    WHEN_ELIMINATED,
    WHEN_GONE,
    WHEN_ROUNDS,
    AimData,
    EndData,
    Scenario,
)
from overseer.wasteland.scenarios.shared.late import Latecomers
from overseer.wasteland.words import NONE

# Rewards in caps (WC-F6, C14).
WINNER: Final = 200
LOSER: Final = 120
LEVEL: Final = 160  # each, after a draw
LARGE: Final = 50  # more for each if all forces were worth 1000 caps or more
LARGE_LIMIT: Final = 1000


class ScenarioRules(Rules):
    """A scenario's rules."""

    def __init__(self, scenario: Scenario, plan: Plan) -> None:
        super().__init__(scenario.id)
        self.scenario: Scenario = scenario
        self.plan: Plan = plan
        self.veil: bool = False  # whether the plan is what one seat knows of it
        self.veils: dict[int, Tables] = {}  # what each seat may know of it
        self.rounds = scenario.rounds
        self.parts: list[Part] = []
        slots = NOTES
        for part in [
            *[named_rule(word, scenario) for word in scenario.rules],
            Latecomers(scenario),
        ]:
            part.place = len(self.parts)
            part.at = slots
            part.plan = plan
            slots += part.slots
            self.parts.append(part)
        self.judges: list[Part] = [part for part in self.parts if part.judges]
        self.slots: int = slots
        self.burdens = any(part.burdens for part in self.parts)
        self.swaps_radiation = any(part.swaps_radiation for part in self.parts)

    def part(self, word: str) -> Part | None:
        """A named rule by its word, where it is played."""
        for part in self.parts:
            if part.word == word:
                return part
        return None

    # -- setting up ------------------------------------------------------------------------------

    def run_setup(self, battle: Battle, work: Work) -> bool:
        if work.stage == setup.ARRANGE:
            return self._arrange(battle, work)
        if setup.run(battle, work, self.scenario, self.plan):
            return True
        if battle.round == 0 and work not in battle.work:
            for part in self.parts:
                part.begin(battle)
        return False

    def _arrange(self, battle: Battle, work: Work) -> bool:
        """The named rules lay out what is theirs, one after the other (`next` counts them)."""
        if work.next < len(self.parts):
            work.next += 1
            self.parts[work.next - 1].arrange(battle)
        else:
            work.next = 0
            work.stage = setup.DEPLOY
        return False

    def setup_moves(self, battle: Battle, work: Work) -> list[BattleMove]:
        return setup.moves(battle, work, self.scenario)

    def setup_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        return setup.fault(battle, work, self.scenario, move)

    def set_up(self, battle: Battle, work: Work, move: BattleMove) -> None:
        setup.answer(battle, work, self.scenario, self.plan, move)

    def first_side(self, battle: Battle) -> int:
        for part in self.parts:
            side = part.first_side(battle)
            if side != NONE:
                return side
        return self.scenario.advantage

    # -- while it is played ----------------------------------------------------------------------

    def enemies(self, battle: Battle, one: Model, other: Model) -> bool:
        if one.wild or other.wild:
            return one.side != other.side
        for part in self.judges:
            said = part.enemies(battle, one, other)
            if said != NONE:
                return said == 1
        return one.side != other.side and one.side < 2 and other.side < 2

    def targetable(self, battle: Battle, target: Model) -> bool:
        for part in self.parts:
            if not part.targetable(battle, target):
                return False
        return True

    def blocks(self, battle: Battle, other: Model) -> bool:
        for part in self.parts:
            if part.blocks(battle, other):
                return True
        return False

    def kept_free(self, battle: Battle) -> list[Base]:
        found: list[Base] = []
        for part in self.parts:
            found += part.kept_free(battle)
        return found

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found: list[BattleMove] = []
        for part in self.parts:
            found += part.interactions(battle, model)
        return found

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        for part in self.parts:
            if part.owns(battle, move):
                return part.interaction_fault(battle, model, move)
        return R_NOTHING_THERE

    def interaction_cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        for part in self.parts:
            if part.owns(battle, move):
                return part.cost(battle, model, move)
        return 1

    def while_engaged(self, battle: Battle, move: BattleMove) -> bool:
        for part in self.parts:
            if part.owns(battle, move):
                return part.while_engaged(battle, move)
        return False

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        for part in self.parts:
            if part.owns(battle, move):
                part.interact(battle, model, move)
                return

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        for part in self.parts:
            if part.expertise_done(battle, model, marker, success):
                return True
        return False

    def try_change(self, battle: Battle, model: Model, marker: int) -> int:
        return sum([part.try_change(battle, model, marker) for part in self.parts])

    def may_charge(self, battle: Battle, model: Model) -> bool:
        for part in self.parts:
            if not part.may_charge(battle, model):
                return False
        return True

    def slower(self, battle: Battle, model: Model) -> int:
        return sum([part.slower(battle, model) for part in self.parts])

    def fewer_actions(self, battle: Battle, model: Model) -> int:
        return sum([part.fewer_actions(battle, model) for part in self.parts])

    def blasted(self, battle: Battle, by: int, x: int, y: int, width: int) -> None:
        for part in self.parts:
            part.blasted(battle, by, x, y, width)

    def touched(self, battle: Battle, model: Model) -> None:
        for part in self.parts:
            part.touched(battle, model)

    def edge_of(self, battle: Battle, side: int) -> int:
        return battle.notes[EDGE + side]

    def passed(self, battle: Battle, model: Model, path: tuple[int, ...]) -> None:
        for part in self.parts:
            part.passed(battle, model, path)

    def attacked(self, battle: Battle, attacker: Model, close: bool) -> None:
        for part in self.parts:
            part.attacked(battle, attacker, close)

    def drives(self, battle: Battle, model: Model) -> bool:
        for part in self.parts:
            if part.drives(battle, model):
                return True
        return False

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        for part in self.parts:
            if part.may_leave(battle, model, edge):
                return True
        return False

    def stays_on(self, battle: Battle, model: Model) -> bool:
        for part in self.parts:
            if part.stays_on(battle, model):
                return True
        return model.seat == NONE

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        for part in self.parts:
            part.removed(battle, model, by, close)

    def activated(self, battle: Battle, model: Model) -> None:
        for part in self.parts:
            part.activated(battle, model)

    def round_begins(self, battle: Battle) -> None:
        for part in self.parts:
            part.round_begins(battle)

    def round_ends(self, battle: Battle) -> None:
        for part in self.parts:
            part.round_ends(battle)

    def run(self, battle: Battle, work: Work) -> bool:
        return self.parts[work.part].run(battle, work)

    def question(self, battle: Battle, work: Work) -> str:
        return self.parts[work.part].question(battle, work)

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        return self.parts[work.part].put_fault(battle, work, move)

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        return self.parts[work.part].choices(battle, work)

    def secret_of(self, battle: Battle, work: Work) -> int:
        return self.parts[work.part].secret_of(battle, work)

    def mask(self, battle: Battle, side: int) -> int:
        return sum([part.mask(battle, side) for part in self.parts])

    def deal(self, battle: Battle, side: int, rng: Random) -> None:
        for part in self.parts:
            part.deal(battle, side, rng)

    def veiled(self, battle: Battle, seat: int | None) -> Tables | None:
        if self.veil or not self.plan.hides(seat):
            return None
        whose = NONE if seat is None else seat
        found = self.veils.get(whose)
        if found is None:
            found = self._with_plan(battle, self.plan.known_to(seat), True)
            self.veils[whose] = found
        return found

    def imagined(self, battle: Battle, rng: Random) -> Tables | None:
        # Only the set-up looks at what somebody brings.
        if not self.veil or battle.round > 0:
            return None
        return self._with_plan(battle, self.plan.imagined(battle.cards, rng), False)

    def _with_plan(self, battle: Battle, plan: Plan, veil: bool) -> Tables:
        rules = ScenarioRules(self.scenario, plan)
        rules.veil = veil
        return Tables(battle.tables.cards, rules, battle.tables.settings)

    def march_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        return self.parts[work.part].march_fault(battle, work, move)

    # -- the end ---------------------------------------------------------------------------------

    def over(self, battle: Battle, timed: bool) -> bool:
        """The first end of the file whose condition holds (WC-F5)."""
        for part in self.parts:
            part.watch(battle)
        nobody = self.gone(battle, 0) and self.gone(battle, 1)
        for end in self.scenario.ends:
            if end.timed and not (timed or nobody):
                continue
            if self.reached(battle, end, timed or nobody):
                battle.victor = end.winner
                battle.level = end.level if end.winner != NONE else 0
                battle.how = f"{self.name}-{end.how}"
                battle.rule = self.scenario.rule
                return True
        return False

    def reached(self, battle: Battle, end: EndData, timed: bool) -> bool:
        """Whether the condition of an end holds; both sides gone is like the end of time (C12)."""
        if end.when == WHEN_ROUNDS:
            return timed
        if end.when == WHEN_GONE:
            return self.gone(battle, self.scenario.side(end.arg))
        if end.when == WHEN_ELIMINATED:
            side = self.scenario.side(end.arg)
            return self.gone(battle, side) and not self.gone(battle, 1 - side)
        for part in self.parts:
            if end.when in part.words:
                return part.holds(battle, end.when, end.arg)
        return False

    def gone(self, battle: Battle, side: int) -> bool:
        """C13: nobody of a side who counts is on the table, waiting or escaped."""
        for model in battle.models:
            if model.side == side and model.place != REMOVED:
                if all(part.counts(battle, model) for part in self.parts):
                    return False
        return True

    def better(self, battle: Battle, side: int) -> bool:
        for part in self.parts:
            if part.better(battle, side):
                return True
        return False

    def rewards(self, battle: Battle) -> tuple[int, int]:
        """What each side gets in caps when the battle is over (WC-F6, C14)."""
        large = all(self.worth(battle, side) >= LARGE_LIMIT for side in (0, 1))
        more = LARGE if large else 0
        if battle.victor == NONE:
            return LEVEL + more, LEVEL + more
        winner, loser = WINNER + more, LOSER + more
        for end in self.scenario.ends:
            if battle.how == f"{self.name}-{end.how}" and end.reward != NO_REWARD:
                winner = end.reward + more  # it replaces the winner's caps alone
        return (winner, loser) if battle.victor == 0 else (loser, winner)

    def worth(self, battle: Battle, side: int) -> int:
        """What a side's forces cost together; one that the AI draws counts for its limit (C14)."""
        caps = battle.tables.settings.caps
        if (battle.ai >> side) & 1:
            if self.plan.enemy is not None:
                return force_caps(self.plan.enemy, battle.cards, caps)
            return self.plan.limit_of(side, self.scenario.sides[side].more)
        total = 0
        for seat, force in enumerate(self.plan.forces):
            if force is not None and battle.sides[seat] == side:
                total += force_caps(force, battle.cards, caps)
        return total

    # -- the AI ----------------------------------------------------------------------------------

    def aim(self, battle: Battle, model: Model) -> Aim:
        for part in self.parts:
            said = part.aim(battle, model)
            if said is not None:
                return said
        for aim in self.scenario.aims:
            if aim.side == model.side:
                return subject_of(battle, model, aim)
        return Aim(AIM_NONE)

    def capable(self, battle: Battle, model: Model) -> bool:
        for part in self.parts:
            if not part.capable(battle, model):
                return False
        return True


def rule_of(battle: Battle, word: str) -> Part | None:
    """A named rule by its word, where it is played."""
    rules = battle.rules
    return rules.part(word) if isinstance(rules, ScenarioRules) else None


def subject_of(battle: Battle, model: Model, aim: AimData) -> Aim:
    """An aim of the file with the subjects that it has now."""
    if aim.subject == "enemies":
        return Aim(aim.kind, tuple([enemy.number for enemy in battle.enemies_of(model)]))
    if aim.subject == "leader":
        found = [m.number for m in battle.enemies_of(model) if m.leader is not None]
        return Aim(aim.kind, tuple(found))
    if aim.subject == "unit":
        found = [m.number for m in battle.models if m.unit.id == aim.word and m.place == ON_TABLE]
        return Aim(aim.kind, tuple(found))
    if aim.subject == "markers":
        marks = [m.number for m in battle.markers if m.word == aim.word and not m.out]
        return Aim(aim.kind, markers=tuple(marks))
    if aim.subject == "edge":
        return Aim(aim.kind, edge=battle.notes[EDGE + model.side])
    x, _, y = aim.word.partition(",")
    return Aim(aim.kind, point=(int(x), int(y)))
