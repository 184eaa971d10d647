"""What earlier results of the linked five bring into a battle (WC-X6 to X10)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import add_weapon
from overseer.wasteland.battle.attack.blasts import push_area
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.model import MINE, ON_TABLE, WAITING, Model
from overseer.wasteland.battle.moves import (
    FREE_MODEL,
    GIVE,
    NO,
    PUT,
    TARGET,
    WEAPON_FIND,
    YES,
    BattleMove,
    at_model,
    bare,
    place,
    with_card,
)
from overseer.wasteland.battle.reasons import R_NOT_OFFERED, R_OUTSIDE_ZONE
from overseer.wasteland.battle.topics import T_CHANCE, T_CHOOSE, T_PUT, T_ROLL
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import Work
from overseer.wasteland.card import Weapon
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.placing import MOST, ground_fault, spread_out
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, seats_of
from overseer.wasteland.scenarios.shared.turrets import (
    TURRETS,
    put_turret,
    turret_fault,
    turret_places,
    turret_says,
)
from overseer.wasteland.scenarios.zones import STEP
from overseer.wasteland.words import DOG, FOOD, LENGTHS, NONE, OBJECT, TURRET, W_MINE, W_THROWN

ATTACKER: Final = 0  # the sides of the linked five
DEFENDER: Final = 1

# Tasks before the battle.
_FOOD: Final = 0
_WEAPON: Final = 1
_TURRET: Final = 2
_MINE: Final = 3
_CHOOSES: Final = 4
_POINT: Final = 5
_MISSILE: Final = 6

QUESTIONS: Final = ("food", "weapon", "turret", "mine", "chooses", "point", "missile")

# Notes.
FIRST_TURN: Final = 0
POINTS: Final = 1  # bits of the models that still have their action point

_GIVEN: Final = 3  # models with an action point (X7)
_SKILL: Final = 5  # of a missile (X8)
_LAUNCHER: Final = "missile-launcher"
_RADIUS: Final = 12  # of a mine


class SpoilsOfWar(Part):
    """Free cards, turrets, a mine, missiles, action points, and who plays first."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.scenario: Scenario = scenario
        self.slots = 2

    def tasks(self) -> list[tuple[int, int]]:
        """What is to be done before deployment: a task and the side that decides."""
        spoils = self.plan.spoils
        found = [(_FOOD, side) for side in (0, 1) for _ in range(spoils.food[side])]
        if spoils.weapon != NONE:
            found.append((_WEAPON, spoils.weapon))
        found += [(_TURRET, DEFENDER)] * spoils.turrets
        if spoils.mine != NONE:
            found.append((_MINE, spoils.mine))
        if spoils.chooses != NONE:
            found.append((_CHOOSES, spoils.chooses))
        if spoils.points != NONE:
            found += [(_POINT, spoils.points)] * _GIVEN
        return found

    def arrange(self, battle: Battle) -> None:
        self.write(battle, POINTS, 0)
        # The last one pushed comes first.
        for task, side in reversed(self.tasks()):
            work = self.work(battle)
            work.task = task
            work.side = side

    def begin(self, battle: Battle) -> None:
        for _ in range(self.plan.spoils.missiles):
            work = self.work(battle)
            work.task = _MISSILE
            work.side = ATTACKER

    def first_side(self, battle: Battle) -> int:
        return self.note(battle, FIRST_TURN)

    # -- asking and carrying out -----------------------------------------------------------------

    def run(self, battle: Battle, work: Work) -> bool:
        if work.task == _MISSILE and work.stage >= 2:
            return self.fly(battle, work)
        if work.stage == 0:
            offered = self.choices(battle, work)
            if not offered:
                battle.done(work)
                return False
            if by_chance(battle, work.side):
                work.outcomes = len(offered)
                work.stage = 3 if work.task != _MISSILE else 1
                work.flags = 1  # chance has chosen
                return battle.ask_nature(T_CHANCE)
            work.stage = 3 if work.task != _MISSILE else 1
            topic = T_PUT if work.task in (_TURRET, _MINE) else T_CHOOSE
            return battle.ask(seats_of(battle, work.side)[0], topic)
        if work.flags:
            self.chosen(work, self.choices(battle, work)[work.answer])
        elif work.task in (_POINT, _MISSILE):
            work.target = work.answer
        if work.task == _MISSILE:
            return self.fire(battle, work)
        battle.done(work)
        self.carry_out(battle, work)
        return False

    def chosen(self, work: Work, move: BattleMove) -> None:
        """What chance has picked stands in the work like an answer."""
        work.answer = move.b if move.b != NONE else 1 if move.kind == YES else 0
        work.target = move.a
        if move.kind == PUT:
            work.x, work.y = move.x, move.y

    def carry_out(self, battle: Battle, work: Work) -> None:
        if work.task == _TURRET:
            put_turret(battle, work.side, work.target, work.x, work.y)
        elif work.task == _MINE:
            self.bury(battle, work)
        elif work.task == _CHOOSES:
            side = work.side if work.answer == 1 else 1 - work.side
            self.write(battle, FIRST_TURN, side)
            battle.tell("plays-first", {"side": side})
        elif work.task == _POINT:
            self.write(battle, POINTS, self.note(battle, POINTS) | 1 << work.target)
            if battle.models[work.target].seat == NONE:
                battle.models[work.target].points = 1  # the AI has it in its first activation
            battle.tell("point-kept", {"model": work.target})
        else:
            self.hand_out(battle, battle.models[work.target], work.answer)

    def hand_out(self, battle: Battle, model: Model, card: int) -> None:
        """A card of choice, outside the limit."""
        if card >= WEAPON_FIND:
            weapon = battle.cards.weapons[card - WEAPON_FIND]
            if weapon.kind < W_THROWN:
                add_weapon(model, weapon.number)
                refresh(battle, model)
            else:
                self.pool(battle, model, card)
            battle.tell("spoils-weapon", {"model": model.number, "weapon": weapon.id})
        else:
            self.pool(battle, model, card)
            battle.tell("spoils-item", {"model": model.number, "item": battle.cards.items[card].id})

    def pool(self, battle: Battle, model: Model, card: int) -> None:
        """A card that is used up belongs to the whole unit (WB-I2)."""
        groups = list(battle.groups)
        groups[model.group] = (*groups[model.group], card)
        battle.groups = tuple(groups)

    def bury(self, battle: Battle, work: Work) -> None:
        mine = battle.add_marker(MINE, work.x, work.y)
        mine.open = True
        mine.side = work.side
        mine.card = mines(battle)[work.target].number
        battle.tell(
            "mine-buried", {"side": work.side, "weapon": battle.cards.weapons[mine.card].id}
        )

    # -- what is offered -------------------------------------------------------------------------

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        side = work.side
        if work.task == _FOOD:
            food = [i.number for i in battle.cards.items if i.kind == FOOD and not i.unique]
            return [
                with_card(GIVE, battle.cards, n, m.number)
                for m in firsts(battle, side)
                for n in food
            ]
        if work.task == _WEAPON:
            return [
                with_card(GIVE, battle.cards, WEAPON_FIND + w.number, m.number)
                for m in firsts(battle, side)
                if not m.unit.types & (DOG | TURRET | OBJECT)
                for w in battle.cards.weapons
                if not w.unique and not w.natural and (not w.users or w.users & m.unit.types)
            ]
        if work.task == _TURRET:
            places = turret_places(battle, self.scenario.sides[side].zone, self.own(battle, side))
            return [place(PUT, n, x, y) for n in range(len(TURRETS)) for x, y in places]
        if work.task == _MINE:
            spots = spread_out(self.mine_spots(battle, side), MOST // 4)
            return [place(PUT, n, x, y) for n in range(len(mines(battle))) for x, y in spots]
        if work.task == _CHOOSES:
            return [bare(YES), bare(NO)]
        if work.task == _POINT:
            given = self.note(battle, POINTS)
            models = [m for m in battle.models if m.side == side and m.place == WAITING]
            return [at_model(TARGET, m.number) for m in models if not (given >> m.number) & 1]
        return [at_model(TARGET, m.number) for m in battle.on_table(1 - side)]

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        return turret_says(battle, number) if work.task == _TURRET else ("", {})

    def question(self, battle: Battle, work: Work) -> str:
        return QUESTIONS[work.task]

    def own(self, battle: Battle, side: int) -> int:
        """The edge of a side."""
        return battle.notes[EDGE + side]

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        if work.task == _TURRET:
            if not 0 <= move.a < len(TURRETS):
                return R_NOT_OFFERED
            zone = self.scenario.sides[work.side].zone
            return turret_fault(battle, zone, self.own(battle, work.side), move.x, move.y)
        if not 0 <= move.a < len(mines(battle)):
            return R_NOT_OFFERED
        return self.mine_fault(battle, work.side, move.x, move.y)

    def mine_fault(self, battle: Battle, side: int, x: int, y: int) -> int:
        """Reading: anywhere but in the other side's zone, on open ground."""
        zone = self.scenario.sides[1 - side].zone
        if zone is not None and zone.holds(battle, x, y, _RADIUS, self.own(battle, 1 - side)):
            return R_OUTSIDE_ZONE
        return ground_fault(battle, x, y, _RADIUS)

    def mine_spots(self, battle: Battle, side: int) -> list[tuple[int, int]]:
        """Places for a mine."""
        found = []
        for y in range(_RADIUS, SIDE, STEP * 4):
            for x in range(_RADIUS, SIDE, STEP * 4):
                if self.mine_fault(battle, side, x, y) == 0:
                    found.append((x, y))
        return found

    # -- action points ---------------------------------------------------------------------------

    def has_point(self, battle: Battle, model: Model) -> bool:
        """Whether a model may still take its action point (X7, Reading: in any activation)."""
        bits = self.note(battle, POINTS)
        return bits > 0 and (bits >> model.number) & 1 == 1 and model.seat != NONE

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        if self.has_point(battle, model):
            return [at_model(FREE_MODEL, model.number)]
        return []

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == FREE_MODEL and move.a == battle.active

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        return 0 if self.has_point(battle, model) and move.a == model.number else R_NOT_OFFERED

    def cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        return 0

    def while_engaged(self, battle: Battle, move: BattleMove) -> bool:
        """WC-X7: an action point is nothing that one has to reach."""
        return True

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        self.write(battle, POINTS, self.note(battle, POINTS) & ~(1 << model.number))
        model.points += 1
        battle.tell("point-won", {"model": model.number, "amount": 1})

    # -- missiles (X8) ---------------------------------------------------------------------------

    def launcher(self, battle: Battle) -> Weapon:
        """The weapon card that they follow."""
        return battle.cards.weapon(_LAUNCHER)

    def fire(self, battle: Battle, work: Work) -> bool:
        target = battle.models[work.target]
        work.x, work.y = target.x, target.y
        work.dice = self.launcher(battle).long_dice
        work.value = _SKILL
        work.stage = 2
        battle.tell("missile", {"model": target.number})
        return battle.ask_nature(T_ROLL)

    def fly(self, battle: Battle, work: Work) -> bool:
        """It comes down where it was aimed, or is scattered by how much it missed (WB-F16)."""
        weapon = self.launcher(battle)
        thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
        margin = thrown.margin(work.value)
        battle.done(work)
        target = battle.models[work.target]
        direct = work.target if margin >= 0 and target.place == ON_TABLE else NONE
        area = push_area(battle, work.x, work.y, weapon, NONE, None, weapon.area, direct)
        area.damage += thrown.damage
        area.reduction += thrown.reduction
        for least, colour in weapon.scatter:
            if -margin >= least:
                area.scatter = LENGTHS[colour]
                area.stage = 1
        return False


def firsts(battle: Battle, side: int) -> list[Model]:
    """One model of each unit of a side."""
    groups: dict[int, Model] = {}
    for model in battle.models:
        if model.side == side and model.place == WAITING and model.group != NONE:
            groups.setdefault(model.group, model)
    return list(groups.values())


def mines(battle: Battle) -> list[Weapon]:
    """The mines that a side may choose from."""
    return [w for w in battle.cards.weapons if w.kind == W_MINE and not w.unique]
