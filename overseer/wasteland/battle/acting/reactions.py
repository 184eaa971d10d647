"""Reactions: who notices an action, who declares, and in what order they act (WB-R5 to R8).

A window is pushed before the works of its action, so it runs when all of them are done (WB-R6).
While it waits, `note_hit`, `hush`, `bar` and `let_go` tell it what happened in the action.
A window's numbers: model who acted, a what it did, c the seat that is asked, path where it was,
value and damage the bits of those hit and damaged, bought those who have declared; before it runs
models and bought hold those hit and how hurt they were; aimed who may not react, target who may
leave free of attacks, b whether the action itself is no trigger.
"""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.boons import QUIET, has_boon
from overseer.wasteland.battle.measure import (
    aware,
    awareness,
    engaged_with,
    reaches,
    sees_point,
    stat,
    within_ruler,
)
from overseer.wasteland.battle.model import HEAP, ON_TABLE, Model
from overseer.wasteland.battle.moves import (
    CHARGE,
    DETONATE,
    FIGHT,
    LAY_MINE,
    MOVE,
    PASS,
    PREPARE,
    REACT,
    SHOOT,
    THROW,
    WEAPON_FIND,
    BattleMove,
    at_model,
    bare,
)
from overseer.wasteland.battle.reasons import (
    R_DECLARED,
    R_NO_REACTION,
    R_NOT_ASKED,
    R_NOT_QUICK,
    R_NOT_YOURS,
    R_NOTHING_THERE,
    R_ONLY_ENGAGED,
    R_ONLY_MOVE,
    R_UNAWARE,
)
from overseer.wasteland.battle.topics import T_REACT, T_REACTION
from overseer.wasteland.battle.work import FREE, W_ATTACK, W_REACTION, W_WINDOW, Work
from overseer.wasteland.campaign_words import SNEAKS
from overseer.wasteland.geometry.plane import gap_within
from overseer.wasteland.words import (
    AURA,
    BURROWS,
    EYES,
    G_HIDDEN,
    G_NO_TRIGGER_MOVE,
    G_REMOTE,
    G_WARD,
    LENGTHS,
    NONE,
    REACTS_ONLY,
    TURRET,
)

_BEGIN: Final = 0
_ASK: Final = 1
_DECLARED: Final = 2
_NEXT: Final = 3
_ORDERED: Final = 4


def in_reaction(battle: Battle) -> bool:
    """Whether somebody is reacting just now: that opens no window (WB-R6)."""
    for work in battle.work:
        if work.kind == W_REACTION:
            return True
    return False


# -- while the action runs -----------------------------------------------------------------------


def open_window(battle: Battle, model: Model, kind: int, path: tuple[int, ...]) -> None:
    """An action of a kind (moves.MOVE …) begins: a window for reactions will follow it (WB-R6).

    Called before the action's own works are pushed. `path` is where a move or charge goes.
    """
    if kind == PREPARE or in_reaction(battle) or has_boon(battle, model, QUIET):
        return
    for other in battle.models:
        if other.reactions > 0 and other.place == ON_TABLE:
            break
    else:
        return
    work = battle.push(W_WINDOW, model.number)
    work.action = kind
    work.path = (model.x, model.y)
    if kind == MOVE or kind == CHARGE:
        work.path += path
    if kind == MOVE and stat(battle, model, G_NO_TRIGGER_MOVE) > 0:
        work.quiet = 1
    elif kind == CHARGE and model.unit.traits & BURROWS:
        work.quiet = 1


def window(battle: Battle) -> Work | None:
    """The window that waits for the action under way; None in a reaction or without one."""
    for work in reversed(battle.work):
        if work.kind == W_REACTION:
            return None
        if work.kind == W_WINDOW:
            return work
    return None


def note_hit(battle: Battle, victim: int, hit: bool) -> None:
    """Somebody was attacked; being hit is a trigger, before its damage is known (WB-R5)."""
    for attack in battle.work:
        if attack.kind == W_ATTACK and attack.has(FREE):
            return  # a free attack is no trigger
    work = window(battle)
    if work is not None and hit and victim not in work.models:
        work.models = (*work.models, victim)
        work.bought = (*work.bought, hurt(battle.models[victim]))


def hush(battle: Battle) -> None:
    """The action under way is no trigger; hits that it makes still are (silenced weapons)."""
    work = window(battle)
    if work is not None:
        work.quiet = 1


def bar(battle: Battle, model: int) -> None:
    """WB-R7: after a won battle cry the target of the charge may not react."""
    work = window(battle)
    if work is not None:
        work.aimed = model


def let_go(battle: Battle, model: int) -> None:
    """WB-R7: after a lost battle cry the target may leave free of attacks by reacting."""
    work = window(battle)
    if work is not None:
        work.target = model


def hurt(model: Model) -> int:
    """How hurt a model and its power armour are; it only ever grows in an action."""
    worn = 100 if model.degraded else model.power_damage
    return model.wounds + model.rads + worn


# -- the window ----------------------------------------------------------------------------------


def run_window(battle: Battle, work: Work) -> bool:
    """One step of a window: all declare, seat by seat, then all act, seat by seat."""
    stage = work.stage
    if stage == _BEGIN:
        _begin(battle, work)
        return False
    if stage == _ASK:
        while work.seat <= battle.seats:
            if _able(battle, work):
                work.stage = _DECLARED
                return battle.ask(_seat(battle, work), T_REACT)
            work.seat += 1
        work.seat = 0
        work.stage = _NEXT
        return False
    if stage == _DECLARED:
        work.stage = _ASK
        if work.answer == NONE:
            work.seat += 1
        else:
            work.bought = (*work.bought, work.answer)
            battle.tell("reacts", {"model": work.answer, "by": work.model})
        return False
    if stage == _ORDERED:
        work.stage = _NEXT
        _react(battle, work, work.answer)
        return False
    while work.seat <= battle.seats:
        waiting = _waiting(battle, work)
        if len(waiting) > 1 and work.seat < battle.seats:
            work.stage = _ORDERED
            return battle.ask(work.seat, T_REACT)
        if waiting:
            _react(battle, work, waiting[0])
            return False
        work.seat += 1
    battle.done(work)
    return False


def _begin(battle: Battle, work: Work) -> None:
    actor = battle.models[work.model]
    for place in range(len(work.models)):
        victim = work.models[place]
        work.value |= 1 << victim
        if hurt(battle.models[victim]) > work.bought[place]:
            work.damage |= 1 << victim
    work.models = ()
    work.bought = ()
    work.path += (actor.x, actor.y)
    work.seat = 0
    work.stage = _ASK


def _seat(battle: Battle, work: Work) -> int:
    """The seat that is asked: players first, then the AI."""
    return work.seat if work.seat < battle.seats else NATURE


def _able(battle: Battle, work: Work) -> list[int]:
    """Those of the seat that is asked who could still declare."""
    seat = _seat(battle, work)
    found = []
    for model in battle.models:
        if model.reactions > 0 and model.seat == seat and able_fault(battle, work, model) == 0:
            found.append(model.number)
    return found


def _waiting(battle: Battle, work: Work) -> list[int]:
    """Those of the seat that is asked who have declared and not acted yet."""
    seat = _seat(battle, work)
    return [number for number in work.bought if battle.models[number].seat == seat]


def _react(battle: Battle, work: Work, number: int) -> None:
    work.bought = tuple([other for other in work.bought if other != number])
    reaction = battle.push(W_REACTION, number, work.model)
    reaction.targeted = 1 if work.target == number else 0
    reaction.damaged = 1 if (work.damage >> number) & 1 else 0


def able_fault(battle: Battle, work: Work, model: Model) -> int:
    """Why a model may not react in a window, 0 when it may (WB-R5)."""
    if model.place != ON_TABLE or model.reactions == 0 or work.aimed == model.number:
        return R_NO_REACTION
    if model.number in work.bought:
        return R_DECLARED  # one token a window (WB-R6)
    if model.unit.traits & REACTS_ONLY and (work.damage >> model.number) & 1:
        return R_ONLY_MOVE  # a turret cannot move
    actor = battle.models[work.model]
    touching = engaged_with(battle, model)
    if touching and actor is not model and actor not in touching:
        return R_ONLY_ENGAGED
    if warded(battle, model):
        return R_NO_REACTION
    return 0 if triggered(battle, work, model, actor) else R_UNAWARE


def warded(battle: Battle, model: Model) -> bool:
    """Whether an enemy's inhibitor keeps a turret quiet."""
    if not model.unit.types & TURRET:
        return False
    for enemy in battle.enemies_of(model):
        ruler = enemy.stats[G_WARD]
        if ruler > 0 and within_ruler(enemy, model, ruler):
            return True
    return False


# -- awareness -----------------------------------------------------------------------------------


def triggered(battle: Battle, work: Work, model: Model, actor: Model) -> bool:
    """Whether a model is aware of a trigger: the action itself, or somebody of its side hit."""
    if (work.value >> model.number) & 1:
        return True
    watchers = watchers_for(battle, model)
    if work.quiet == 0 and battle.rules.enemies(battle, model, actor):
        for watcher in watchers:
            if noticed(battle, work, watcher, actor):
                return True
        if _sensed(battle, work, model, actor):
            return True
    for friend in battle.models:
        if friend.side == model.side and (work.value >> friend.number) & 1:
            for watcher in watchers:
                if aware(battle, watcher, friend.x, friend.y, friend.radius, False):
                    return True
    return False


def watchers_for(battle: Battle, model: Model) -> list[Model]:
    """The model itself, and those in whose presence it is and who share what they notice."""
    found = [model]
    for friend in battle.models:
        if friend.unit.traits & EYES and friend.place == ON_TABLE and friend.side == model.side:
            if friend is not model and reaches(battle, AURA, friend, model):
                found.append(friend)
    return found


def noticed(battle: Battle, work: Work, model: Model, actor: Model) -> bool:
    """Whether a model is aware of an action at its start, its end or any bend (WB-R6)."""
    kind = work.action
    attack = kind == SHOOT or kind == FIGHT or kind == THROW or kind == DETONATE
    far = attack or kind == MOVE or kind == CHARGE or kind == LAY_MINE
    if far and stat(battle, actor, G_HIDDEN) > 0:
        far = False
    if actor.powers & SNEAKS and not attack:
        far = False
    ruler = awareness(battle, model)
    if ruler < 0:
        return False
    length = 2 * LENGTHS[ruler] if far else LENGTHS[ruler]
    path = work.path
    for place in range(0, len(path), 2):
        x, y = path[place], path[place + 1]
        if gap_within(model.x, model.y, model.radius, x, y, actor.radius, length):
            if attack or sees_point(battle, model, x, y, actor.radius):
                return True
    return False


def _sensed(battle: Battle, work: Work, model: Model, actor: Model) -> bool:
    """Whether something that its side left on the table notices the action (stuffed monkey)."""
    for marker in battle.markers:
        if marker.kind != HEAP or marker.out or marker.side != model.side:
            continue
        length = 0
        for card in marker.items:
            if card < WEAPON_FIND:
                for gift in battle.cards.items[card].gifts:
                    if gift.stat == G_REMOTE:
                        length = LENGTHS[gift.amount]
        if length == 0:
            continue
        for place in range(0, len(work.path), 2):
            x, y = work.path[place], work.path[place + 1]
            if gap_within(marker.x, marker.y, marker.radius, x, y, actor.radius, length):
                return True
    return False


# -- answers -------------------------------------------------------------------------------------


def react_moves(battle: Battle, work: Work) -> list[BattleMove]:
    """The answers to T_REACT: who declares, or none; then who of them acts next."""
    if work.stage == _ORDERED:
        return [at_model(REACT, number) for number in _waiting(battle, work)]
    moves = [at_model(REACT, number) for number in _able(battle, work)]
    moves.append(bare(PASS))
    return moves


def react_fault(battle: Battle, work: Work, move: BattleMove) -> int:
    """Why an answer to T_REACT is refused, 0 when it is legal."""
    if move.kind == PASS:
        return R_DECLARED if work.stage == _ORDERED else 0
    if move.kind != REACT:
        return R_NOT_ASKED
    if not 0 <= move.a < len(battle.models):
        return R_NOTHING_THERE
    model = battle.models[move.a]
    if model.seat != _seat(battle, work):
        return R_NOT_YOURS
    if work.stage == _ORDERED:
        return 0 if move.a in work.bought else R_NO_REACTION
    return able_fault(battle, work, model)


# -- one reaction --------------------------------------------------------------------------------


def run_reaction(battle: Battle, work: Work) -> bool:
    """A reaction: its token goes, its owner picks a quick action; PASS loses it (WB-R8)."""
    model = battle.models[work.model]
    if work.stage == 0 and model.place == ON_TABLE and model.reactions > 0:
        model.reactions -= 1
        work.stage = 1
        return battle.ask_of(model, T_REACTION)
    battle.done(work)
    return False


def moves_only(battle: Battle, work: Work) -> bool:
    """Whether a reaction may only be a move: it answers to being damaged (WB-R5)."""
    return work.damaged == 1


def reaction_fault(battle: Battle, work: Work, move: BattleMove) -> int:
    """Why an action is no answer to T_REACTION, beside the action's own rules (WB-R5)."""
    if move.kind == PASS:
        return 0
    if moves_only(battle, work) and move.kind != MOVE:
        return R_ONLY_MOVE
    if battle.models[work.model].unit.traits & REACTS_ONLY:
        if move.kind != SHOOT and move.kind != FIGHT and move.kind != THROW:
            return R_NOT_QUICK  # WB-F11
    return 0


def leaves_free(battle: Battle, model: Model) -> bool:
    """Whether a model that moves now as its reaction gets no free attacks (WB-R7)."""
    for work in reversed(battle.work):
        if work.kind == W_REACTION:
            return work.model == model.number and work.targeted == 1
    return False
