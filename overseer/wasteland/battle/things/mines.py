"""Mines: laid by a move action, armed later, set off by enemies (WB-F8)."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.wasteland.battle.attack.area import touched
from overseer.wasteland.battle.attack.arms import POOLED, is_empty, set_empty, slot_of, use_up
from overseer.wasteland.battle.attack.blasts import push_area
from overseer.wasteland.battle.attack.effects import before_armour, follow_up
from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.measure import is_engaged, sees_point
from overseer.wasteland.battle.model import MINE, Marker, Model
from overseer.wasteland.battle.moves import LAY_MINE, WEAPON_FIND, BattleMove, with_weapon
from overseer.wasteland.battle.moving.arrive import UNARMED
from overseer.wasteland.battle.reasons import (
    R_EMPTY,
    R_ENGAGED,
    R_MINE_FAR,
    R_NO_MOVE,
    R_NO_SIGHT,
    R_NO_WEAPON,
    R_OFF_TABLE,
    R_WALL,
)
from overseer.wasteland.battle.topics import T_DICE
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.battle.work import DAMAGED, Work
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.geometry.compass import TURN, UNIT, WAY_X, WAY_Y, toward_zero
from overseer.wasteland.geometry.plane import Point, gap_within
from overseer.wasteland.words import (
    E_INJURY,
    E_PIERCE,
    INJURED_LEG,
    LENGTHS,
    NONE,
    ORANGE,
    W_MINE,
)

# Stages of W_MINES.
_NEXT: Final = 0
_THROWN: Final = 1
_EFFECTS: Final = 2


def mine_fault(battle: Battle, model: Model, weapon: int, x: int, y: int) -> int:
    """Why a model may not lay a mine at a point; 0 when it may."""
    slot = slot_of(battle, model, weapon)
    if slot == NONE or battle.cards.weapons[weapon].kind != W_MINE:
        return R_NO_WEAPON
    if slot != POOLED and is_empty(model, slot):
        return R_EMPTY
    if is_engaged(battle, model):
        return R_ENGAGED
    if move_colour(battle, model, False, False, False) == NONE:
        return R_NO_MOVE  # it costs a move
    layout = battle.layout
    if not (0 <= x <= layout.side and 0 <= y <= layout.side):
        return R_OFF_TABLE
    if not gap_within(model.x, model.y, model.radius, x, y, 0, LENGTHS[ORANGE]):
        return R_MINE_FAR
    for piece in layout.walls:
        if piece.number != model.on and piece.under(x, y, 1):
            return R_WALL
    return 0 if sees_point(battle, model, x, y, 0) else R_NO_SIGHT


def lay_mine(battle: Battle, model: Model, weapon: int, x: int, y: int) -> Marker:
    """A mine lies there now, not armed yet."""
    slot = slot_of(battle, model, weapon)
    card = WEAPON_FIND + weapon
    if slot == POOLED or card in model.found:
        use_up(battle, model, card)
    else:
        set_empty(model, slot, True)
    mine = battle.add_marker(MINE, x, y)
    mine.open = True
    mine.side = model.side
    mine.card = weapon
    mine.live = UNARMED
    args: dict[str, Value] = {"model": model.number, "weapon": battle.cards.weapons[weapon].id}
    battle.tell("mine-laid", args)
    return mine


def mine_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """Mines that a model may lay, in useful places."""
    cards = battle.cards
    numbers = list(model.weapons)
    pool = model.found
    if model.group != NONE:
        pool = pool + battle.groups[model.group]
    for card in pool:
        if card >= WEAPON_FIND:
            numbers.append(card - WEAPON_FIND)
    moves: list[BattleMove] = []
    seen: list[int] = []
    for number in numbers:
        if cards.weapons[number].kind == W_MINE and number not in seen:
            seen.append(number)
            for place in mine_spots(battle, model, number):
                moves.append(with_weapon(LAY_MINE, cards, number, place))
    return moves


def mine_spots(battle: Battle, model: Model, weapon: int) -> list[Point]:
    """Useful places for a mine: as far off as it can be laid, all round."""
    places: list[Point] = []
    far = model.radius + LENGTHS[ORANGE] - 1
    for way in range(0, TURN, TURN // 8):
        x = model.x + toward_zero(WAY_X[way] * far, UNIT)
        y = model.y + toward_zero(WAY_Y[way] * far, UNIT)
        if mine_fault(battle, model, weapon, x, y) == 0:
            places.append((x, y))
    return places


# -- going off -----------------------------------------------------------------------------------


def run_mines(battle: Battle, work: Work) -> bool:
    """One mine after the other: its dice, its disc, what its icons buy; `next` counts them."""
    model = battle.models[work.model]
    if work.stage == _NEXT:
        if work.next == len(work.models):
            battle.done(work)
            if work.ends_move == 1 and model.alive:
                battle.tables.rules.touched(battle, model)
            return False
        mine = battle.markers[work.models[work.next]]
        if mine.out:
            work.next += 1
            return False
        mine.out = True
        weapon = battle.cards.weapons[mine.card]
        battle.tell("mine-went-off", {"model": model.number, "weapon": weapon.id})
        work.dice = weapon.short_dice
        work.stage = _THROWN
        return battle.ask_nature(T_DICE)
    mine = battle.markers[work.models[work.next]]
    weapon = battle.cards.weapons[mine.card]
    if work.stage == _THROWN:
        thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
        work.damage = weapon.damage + thrown.damage
        work.reduction = thrown.reduction
        work.bottles = thrown.bottles
        work.stars = thrown.stars
        work.blasts = thrown.blasts
        work.flags = 0
        before_armour(work, _bought(work, weapon))
        push_area(battle, mine.x, mine.y, weapon, NONE, work, weapon.area, NONE)
        work.stage = _EFFECTS
        return False
    work.stage = _NEXT
    work.next += 1
    damaged = work.has(DAMAGED)
    for number in touched(battle, mine.x, mine.y, LENGTHS[weapon.area]):
        for effect in _bought(work, weapon):
            if effect.effect == E_PIERCE:
                amount = effect.amount
                target = battle.models[number]
                push_hit(battle, target, NONE, amount, weapon.damage_kind, 0, PAST_ARMOUR)
            elif effect.effect == E_INJURY:
                add_condition(battle, battle.models[number], INJURED_LEG)
            else:
                follow_up(battle, NONE, battle.models[number], effect, work, damaged)
    return False


def _bought(work: Work, weapon: Weapon) -> list[IconEffect]:
    """What a mine's icons buy: nobody chooses, so its effects come in their order (WB-D4)."""
    left = [work.bottles, work.stars, work.blasts]
    found: list[IconEffect] = []
    for effect in weapon.effects:
        times = 0
        while times < effect.limit and (effect.icon == NONE or left[effect.icon] >= effect.count):
            if effect.icon != NONE:
                left[effect.icon] -= effect.count
            found.append(effect)
            times += 1
    return found
