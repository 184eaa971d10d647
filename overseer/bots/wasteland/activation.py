"""What a model does with its activation or reaction: every move judged as the start of a plan."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import NEVER
from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.foes import Foe
from overseer.bots.wasteland.ground import Ground, gap_to
from overseer.bots.wasteland.things import judge_thing
from overseer.bots.wasteland.weights import Weights
from overseer.wasteland.battle.attack.area import touched
from overseer.wasteland.battle.attack.arms import slot_of
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import cover, engaged_with, in_contact
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    CHARGE,
    DETONATE,
    END,
    FIGHT,
    LONG_BAND,
    MOVE,
    PASS,
    PREPARE,
    PRIME,
    RELOAD,
    SHOOT,
    THROW,
    WITH_CRITICAL,
    BattleMove,
)
from overseer.wasteland.battle.values import power_room
from overseer.wasteland.words import LENGTHS, NONE, W_MELEE

BOMB: Final = 1.2  # what a bomb that is part of somebody does, of its printed damage
LEAVING: Final = 0.8  # of a free attack on who walks away


class Activation:
    """One model's choices now."""

    def __init__(
        self,
        battle: Battle,
        model: Model,
        weights: Weights,
        moves: list[BattleMove],
        reacting: bool,
    ) -> None:
        self.battle: Battle = battle
        self.model: Model = model
        self.weights: Weights = weights
        self.moves: list[BattleMove] = moves
        self.reacting: bool = reacting
        self.blows: Blows = Blows(battle, weights)
        self.ground: Ground = Ground(battle, self.blows, model, weights)
        self.actions: int = 0 if reacting else battle.actions
        self.here: float = self.ground.stand(model.x, model.y)
        self.held: list[Model] = engaged_with(battle, model)
        self.gains: list[float] = [self.attack(move) for move in moves]
        self.best: float = 0.0  # of the attacks that cost an action
        for at in range(len(moves)):
            if not moves[at].quick:
                self.best = max(self.best, self.gains[at])
        self.away: float = self.here  # the best place to end the activation at
        self.plan: float = self.here  # the best plan that begins with an action
        self.delay: float = 0.0  # what it costs to do something else first

    def judge(self) -> list[float]:
        """What each move is worth as the start of a plan for the whole activation."""
        moves = self.moves
        values = [NEVER] * len(moves)
        for at in range(len(moves)):
            if moves[at].kind == MOVE:
                there = self.end_at(moves[at])
                values[at] = there + self.follow_up(moves[at])
                self.away = max(self.away, there)
                if self.ground.achieves(moves[at].x, moves[at].y):
                    self.delay = self.weights.delay * self.ground.stakes
        for at in range(len(moves)):
            move = moves[at]
            kind = move.kind
            if kind == MOVE:
                pass
            elif kind == CHARGE:
                values[at] = self.charge(move)
            elif kind == SHOOT or kind == FIGHT or kind == THROW:
                if not move.quick and not self.reacting:
                    values[at] = self.gains[at] + self.rest()
                elif self.reacting:
                    values[at] = self.gains[at] + self.here
            elif kind == RELOAD or kind == PRIME:
                values[at] = self.load(move)
            elif kind == PREPARE and not move.quick:
                values[at] = self.prepare() + self.rest()
            elif kind == END or kind == PASS:
                values[at] = self.here
            elif kind == DETONATE:
                values[at] = self.detonation()
            if not move.quick:
                self.plan = max(self.plan, values[at])
        for at in range(len(moves)):
            move = moves[at]
            if values[at] > NEVER:
                continue
            if move.kind == PREPARE:
                values[at] = self.prepare() + self.plan
            elif move.kind == SHOOT or move.kind == FIGHT or move.kind == THROW:
                values[at] = self.gains[at] + self.plan
            elif move.kind != DETONATE:
                cost = 1 if self.actions > 0 else 0
                values[at] = judge_thing(self.ground, move, self.plan, self.rest(), cost)
        return values

    # -- parts of plans ----------------------------------------------------------------------------

    def rest(self) -> float:
        """What is left of the activation after an action on the spot."""
        if self.actions < 2:
            return self.here - self.delay
        return max(self.here + (self.actions - 1) * self.best, self.away) - self.delay

    def attack(self, move: BattleMove) -> float:
        """What an attack takes from the enemy."""
        kind = move.kind
        if kind != SHOOT and kind != FIGHT and kind != THROW:
            return 0.0
        battle, model, blows = self.battle, self.model, self.blows
        slot = slot_of(battle, model, move.b)
        weapon = battle.cards.weapons[move.b]
        critical = move.c & WITH_CRITICAL != 0
        quick = move.quick or self.reacting
        if move.a == NONE:
            return 0.0
        target = battle.models[move.a]
        long = move.c & LONG_BAND != 0
        if kind == FIGHT or weapon.kind == W_MELEE or in_contact(model, target):
            gain = blows.blow(model, target, slot, weapon, True, long, critical, quick, 0)
        else:
            items = cover(battle, model, target)
            gain = blows.shot(model, target, slot, weapon, long, critical, quick, items)
        if kind == THROW or weapon.one_use:
            gain -= self.weights.spare
        if blows.asleep():
            gain -= self.weights.alarm
        return gain

    def offence_after(self, move: BattleMove) -> float:
        """The best attack where a move ends."""
        return self.ground.offence(move.x, move.y)

    def end_at(self, move: BattleMove) -> float:
        """The place that a move leads to, less what it costs to get away."""
        return self.ground.stand(move.x, move.y) - self.price(move.x, move.y)

    def follow_up(self, move: BattleMove) -> float:
        """What can be done with what is left after a move: attack, go on, or use what is there."""
        if self.ground.leaves(move.x, move.y):
            return self.ground.exit  # who can leave waits for nothing
        left = self.actions if move.quick else self.actions - 1
        if left <= 0:
            return 0.0
        offence = self.offence_after(move)
        next_one = max(offence, self.ground.onward(move.x, move.y))
        if not self.reacting and self.ground.usable(move.x, move.y):
            next_one = max(next_one, self.weights.use * self.ground.stakes)
        return next_one + (left - 1) * offence

    def price(self, x: int, y: int) -> float:
        """Free attacks of those whose contact is given up (WB-F14)."""
        total = 0.0
        for enemy in self.held:
            if gap_to(enemy, x, y, self.model.radius) > 2:
                total += LEAVING * self.blows.fight(enemy, self.model, False)
        return total

    def charge(self, move: BattleMove) -> float:
        """A charge, with the blow that follows it."""
        target = self.battle.models[move.a]
        value = self.ground.stand(move.x, move.y)
        gain = self.blows.fight(self.model, target, False)
        left = self.actions - 1
        if left > 0:
            value += self.weights.momentum * gain + (left - 1) * gain
        return value

    def load(self, move: BattleMove) -> float:
        """Loading a weapon: the shot that becomes possible."""
        slot = slot_of(self.battle, self.model, move.b)
        best = 0.0
        for foe in self.ground.foes:
            best = max(best, self.loaded_shot(foe, slot))
        if self.actions > 1:
            return self.here + best
        return self.here + self.weights.future * best + 1.0

    def loaded_shot(self, foe: Foe, slot: int) -> float:
        """A shot at an enemy, were the weapon loaded."""
        ground, model = self.ground, self.model
        gap = gap_to(foe.model, model.x, model.y, model.radius)
        for gun in ground.guns:
            if gun.slot != slot or gun.loaded or gap > gun.far or gap < gun.least:
                continue
            gain = ground.shot_at(foe, model.x, model.y)
            return gain / self.weights.empty
        return 0.0

    def detonation(self) -> float:
        """All under the disc of its own bomb, less its life, which counts less when time is."""
        battle, model, blows = self.battle, self.model, self.blows
        total = -blows.worths[model.number] * min(self.ground.fear / self.weights.fear, 1.0)
        for number in model.unit.weapons:
            weapon = battle.cards.weapons[number]
            if weapon.area == NONE or not weapon.one_use:
                continue
            for victim in touched(battle, model.x, model.y, LENGTHS[weapon.area], model.on):
                other = battle.models[victim]
                if other is model:
                    continue
                needed = max(other.left + power_room(battle, other), 1)
                part = blows.worths[victim] * min(BOMB * weapon.damage / needed, 1.0)
                total += part if other.side != model.side else -1.2 * part
        return self.here + total if total > 0.0 else NEVER

    def prepare(self) -> float:
        """A reaction that waits for enemies who can still come within reach this round."""
        model = self.model
        if model.reactions > 0:
            return 0.0
        far = self.ground.fighter.far
        best = 0.0
        for foe in self.ground.foes:
            gap = gap_to(foe.model, model.x, model.y, model.radius)
            if foe.turns >= self.weights.soon and gap <= far + foe.fighter.stride:
                best = max(best, self.ground.prize_of(foe))
        ready = self.weights.ready
        if self.ground.under_way():
            ready *= self.weights.waiting
        return ready * best
