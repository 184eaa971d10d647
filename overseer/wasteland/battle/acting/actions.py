"""The actions of an activation or reaction: which are legal, and how they begin (WB-R3, WB-R4)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.acting.costs import (
    QUICK_ATTACK,
    QUICK_EXPERTISE,
    QUICK_MOVE,
    QUICK_PREPARE,
    QUICK_SHOT,
    action_taken,
    quick_kinds,
)
from overseer.wasteland.battle.acting.freely import main_cost
from overseer.wasteland.battle.acting.reactions import open_window
from overseer.wasteland.battle.attack.arms import (
    mod_gift,
    set_empty,
    set_tokens,
    slot_of,
    slot_to_load,
    tokens_on,
)
from overseer.wasteland.battle.attack.blasts import explode
from overseer.wasteland.battle.attack.faults import attack_fault
from overseer.wasteland.battle.attack.starts import begin_attack
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.boost_actions import action_boost_fault, use_action_boost
from overseer.wasteland.battle.fortune.fate import CALM, NO_EXPERTISE
from overseer.wasteland.battle.fortune.orders import order_answer, order_fault
from overseer.wasteland.battle.fortune.perks import mend, mends
from overseer.wasteland.battle.measure import is_engaged
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    CHARGE,
    DETONATE,
    END,
    EXPERTISE,
    FIGHT,
    FREE_MODEL,
    GIVE,
    INTERACT,
    LAY_MINE,
    LEAVE,
    LONG_BAND,
    LOOK,
    MOVE,
    ORDER,
    PASS,
    PLAY,
    PREPARE,
    PRIME,
    RELOAD,
    SHOOT,
    TAKE,
    THROW,
    USE,
    WITH_CRITICAL,
    BattleMove,
)
from overseer.wasteland.battle.moving.charge import begin_charge, charge_fault
from overseer.wasteland.battle.moving.movement import begin_move, move_fault
from overseer.wasteland.battle.reasons import (
    R_ENGAGED,
    R_EVENT,
    R_FROZEN,
    R_HAS_REACTION,
    R_MAY_NOT_PREPARE,
    R_NO_ACTIONS,
    R_NO_POINTS,
    R_NO_USE,
    R_NO_WEAPON,
    R_NOT_ASKED,
    R_NOT_EMPTY,
    R_NOT_QUICK,
)
from overseer.wasteland.battle.things.expertise import begin_expertise, expertise_fault
from overseer.wasteland.battle.things.items import (
    begin_use,
    give_fault,
    give_item,
    leave_fault,
    leave_item,
    take_fault,
    take_item,
    use_fault,
)
from overseer.wasteland.battle.things.markers import begin_look, look_fault
from overseer.wasteland.battle.things.mines import lay_mine, mine_fault
from overseer.wasteland.battle.turn import played_by_ai
from overseer.wasteland.battle.work import (
    CRITICAL,
    LONG,
    QUICK,
    REACTION,
    THROWN,
    W_CHECK,
)
from overseer.wasteland.words import (
    DETONATES,
    FROZEN,
    G_QUICK_SHOT,
    NO_PREPARE,
    NONE,
    SWARM,
)

FREE_THINGS: Final = (USE, LOOK, TAKE, LEAVE, GIVE, ORDER, PLAY)


def action_fault(battle: Battle, model: Model, move: BattleMove, reacting: bool) -> int:
    """Why an action is refused to a model; `reacting`: as its reaction, else in its activation."""
    kind = move.kind
    if kind == END or kind == PASS:
        return R_NOT_ASKED if (kind == PASS) != reacting else 0
    if kind in FREE_THINGS:
        return R_NOT_ASKED if reacting else free_fault(battle, model, move)
    quick = move.quick or reacting
    if not reacting:
        fault = cost_fault(battle, model, move)
        if fault:
            return fault
    elif kind == CHARGE or kind == LAY_MINE or kind == RELOAD or kind == PRIME:
        return R_NOT_QUICK
    if kind == MOVE:
        return move_fault(battle, model, move.path, quick)
    if kind == CHARGE:
        return charge_fault(battle, model, move.a, move.path)
    if kind == SHOOT or kind == FIGHT or kind == THROW:
        return attack_fault(battle, model, move)
    if kind == PREPARE:
        return R_EVENT if battle.fate.has(CALM) else prepare_fault(model)
    if kind == EXPERTISE:
        return expertise_fault(battle, model, move.a, move.b)
    if kind == INTERACT or kind == FREE_MODEL:
        return touch_fault(battle, model, move)
    if kind == LAY_MINE:
        return mine_fault(battle, model, move.b, move.x, move.y)
    if kind == RELOAD or kind == PRIME:
        return load_fault(battle, model, move)
    if kind == DETONATE:
        return 0 if model.unit.traits & DETONATES else R_NO_USE
    return R_NOT_ASKED


def touch_fault(battle: Battle, model: Model, move: BattleMove) -> int:
    """Why a marker cannot be used, or a model not helped."""
    if move.kind == FREE_MODEL and mends(battle, model, move.a):
        return R_EVENT if battle.fate.has(NO_EXPERTISE) else 0
    if is_engaged(battle, model) and not battle.rules.while_engaged(battle, move):
        return R_ENGAGED  # C7
    return battle.rules.interaction_fault(battle, model, move)


def cost_fault(battle: Battle, model: Model, move: BattleMove) -> int:
    """Why a model cannot pay for an action: no main action left, no action point, not quick."""
    if not move.quick:
        return 0 if battle.actions >= main_cost(battle, model, move) else R_NO_ACTIONS
    if model.points <= 0:
        return R_NO_POINTS
    return 0 if quick_kinds(battle, model) & quick_bit(battle, model, move) else R_NOT_QUICK


def quick_bit(battle: Battle, model: Model, move: BattleMove) -> int:
    """The kinds of quick action that an action is (WB-R4)."""
    kind = move.kind
    if kind == MOVE:
        return QUICK_MOVE
    if kind == SHOOT:
        slot = slot_of(battle, model, move.b)
        quick = slot != NONE and mod_gift(battle, model, slot, G_QUICK_SHOT) > 0
        return QUICK_ATTACK | QUICK_SHOT if quick else QUICK_ATTACK
    if kind == FIGHT or kind == THROW:
        return QUICK_ATTACK
    if kind == EXPERTISE or kind == INTERACT:
        return QUICK_EXPERTISE
    return QUICK_PREPARE if kind == PREPARE else 0


def prepare_fault(model: Model) -> int:
    """Why a model cannot prepare (WB-R5)."""
    if model.unit.traits & NO_PREPARE:
        return R_MAY_NOT_PREPARE
    if model.conditions & FROZEN:
        return R_FROZEN
    return R_HAS_REACTION if model.reactions > 0 else 0


def load_fault(battle: Battle, model: Model, move: BattleMove) -> int:
    """Why a weapon cannot be loaded or primed (WB-F9)."""
    if move.b not in model.weapons:
        return R_NO_WEAPON
    weapon = battle.cards.weapons[move.b]
    slot = slot_to_load(battle, model, move.b)
    if move.kind == RELOAD:
        return 0 if weapon.slow and slot != NONE else R_NOT_EMPTY
    return 0 if weapon.charges and not weapon.slow and slot != NONE else R_NO_USE


def free_fault(battle: Battle, model: Model, move: BattleMove) -> int:
    """Why something that costs no action is refused; the AI pays a point for what heals it."""
    kind = move.kind
    if move.quick:  # WC-A18
        if not played_by_ai(battle, model.side):
            return R_NOT_QUICK
        if model.points <= 0:
            return R_NO_POINTS
    if kind == USE:
        return use_fault(battle, model, move.b, move.a)
    if kind == LOOK:
        return look_fault(battle, model, move.a)
    if kind == TAKE:
        return take_fault(battle, model, move.a, move.b)
    if kind == LEAVE:
        return leave_fault(battle, model, move.b)
    if kind == GIVE:
        return give_fault(battle, model, move.b, move.a)
    if kind == PLAY:
        return action_boost_fault(battle, model, move)
    return order_fault(battle, model, move)


def do_free(battle: Battle, model: Model, move: BattleMove) -> None:
    """Carry out something that costs no action."""
    kind = move.kind
    if kind == USE:
        begin_use(battle, model, move.b, move.a)
    elif kind == LOOK:
        begin_look(battle, model, move.a)
    elif kind == TAKE:
        take_item(battle, model, move.a, move.b)
    elif kind == LEAVE:
        leave_item(battle, model, move.b)
    elif kind == GIVE:
        give_item(battle, model, move.b, move.a)
    elif kind == PLAY:
        use_action_boost(battle, model, move)
    else:
        order_answer(battle, model, move)


def do_action(battle: Battle, model: Model, move: BattleMove, reacting: bool) -> None:
    """Begin an action: what ends the battle is looked at last, reactions come before that."""
    kind = move.kind
    if kind in FREE_THINGS:
        if move.quick:
            action_taken(battle, model, 0, True)
        do_free(battle, model, move)
        return
    flags = 0
    if move.quick:
        flags |= QUICK
    if reacting:
        flags |= QUICK | REACTION
    else:
        action_taken(battle, model, main_cost(battle, model, move), move.quick)
        if kind == MOVE or kind == CHARGE:
            battle.moved += 1
        battle.push(W_CHECK, model.number)
        if kind != PREPARE:
            open_window(battle, model, kind, move.path)
    start(battle, model, move, flags)


def start(battle: Battle, model: Model, move: BattleMove, flags: int) -> None:
    """The works of an action."""
    kind = move.kind
    if kind == MOVE:
        begin_move(battle, model, move.path, flags)
    elif kind == CHARGE:
        begin_charge(battle, model, move.a, move.path, flags)
    elif kind == SHOOT or kind == FIGHT or kind == THROW:
        start_attack(battle, model, move, flags)
    elif kind == PREPARE:
        model.reactions += 1
        battle.tell("prepared", {"model": model.number})
    elif kind == EXPERTISE:
        begin_expertise(battle, model, move.a, move.b, flags)
    elif kind == FREE_MODEL and mends(battle, model, move.a):
        mend(battle, model, move.a)
    elif kind == INTERACT or kind == FREE_MODEL:
        battle.rules.interact(battle, model, move)
    elif kind == LAY_MINE:
        lay_mine(battle, model, move.b, move.x, move.y)
    elif kind == RELOAD:
        set_empty(model, slot_to_load(battle, model, move.b), False)
        weapon = battle.cards.weapons[move.b].id
        battle.tell("reloaded", {"model": model.number, "weapon": weapon})
    elif kind == PRIME:
        slot = slot_to_load(battle, model, move.b)
        set_tokens(model, slot, tokens_on(model, slot) + 1)
        weapon = battle.cards.weapons[move.b].id
        battle.tell("primed", {"model": model.number, "weapon": weapon})
    elif kind == DETONATE:
        explode(battle, model)


def start_attack(battle: Battle, model: Model, move: BattleMove, flags: int) -> None:
    """An attack begins."""
    if move.c & LONG_BAND:
        flags |= LONG
    if move.c & WITH_CRITICAL:
        flags |= CRITICAL
    slot = slot_of(battle, model, move.b)
    for _ in range(strokes(model, move.kind)):
        work = begin_attack(battle, model, move.a, slot, flags)
        work.weapon_number = move.b
        if move.a == NONE:
            work.flags |= THROWN
            work.x, work.y = move.x, move.y


def strokes(model: Model, kind: int) -> int:
    """How many attacks one action is: a swarm bites once for every two health (WB-I3)."""
    if kind == FIGHT and model.unit.traits & SWARM:
        return max(model.left // 2, 1)
    return 1


def prime_by_sight(battle: Battle, model: Model, sees_enemy: bool) -> None:
    """Weapons of a body that must be primed gain a token after each action with prey in sight."""
    if not sees_enemy:
        return
    for slot in range(len(model.weapons)):
        weapon = battle.cards.weapons[model.weapons[slot]]
        if weapon.primed and tokens_on(model, slot) < weapon.primed:
            set_tokens(model, slot, tokens_on(model, slot) + 1)
