"""What may be answered now, and why not: moves() and why() over every topic."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.acting.actions import action_fault
from overseer.wasteland.battle.acting.reactions import (
    moves_only,
    react_fault,
    react_moves,
    reaction_fault,
)
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import possible
from overseer.wasteland.battle.fortune.boosts import play_choices, play_reason
from overseer.wasteland.battle.moves import (
    ARM,
    DIE,
    EFFECT,
    GIVE,
    LEAVE,
    LEG,
    MOVE,
    NO,
    OWN_ARMOUR,
    PASS,
    PLACE,
    POWER,
    PUT,
    ROLL,
    SLIDE_TO,
    STAY,
    TARGET,
    YES,
    BattleMove,
    at_model,
    bare,
    numbered,
    slide,
    with_card,
)
from overseer.wasteland.battle.moving.push import slide_fault, slide_points
from overseer.wasteland.battle.reasons import (
    R_NOT_ASKED,
    R_NOT_OFFERED,
    R_WRONG_FACES,
)
from overseer.wasteland.battle.sample import action_moves, reaction_moves
from overseer.wasteland.battle.topics import (
    FIRST_CHOICE,
    T_ACTION,
    T_AIM,
    T_BOOST,
    T_CHARGE_DIE,
    T_CHOOSE,
    T_CRY,
    T_DROP,
    T_EFFECT,
    T_FOLLOW,
    T_INJURY,
    T_LUCK,
    T_MARCH,
    T_PEEK,
    T_PERK,
    T_PLACE,
    T_PLAY,
    T_PUT,
    T_RATINGS,
    T_REACT,
    T_REACTION,
    T_READY,
    T_ROLL,
    T_SLIDE,
    T_SWAP,
    T_TURN,
    T_WALK,
)
from overseer.wasteland.battle.turn import ready_fault, ready_moves, turn_fault, turn_moves
from overseer.wasteland.battle.work import W_SETUP, Work
from overseer.wasteland.words import NONE

YES_OR_NO: Final = (T_CRY, T_FOLLOW, T_LUCK, T_BOOST, T_PEEK, T_PERK)


def list_choices(battle: Battle) -> list[BattleMove]:
    """The answers to what a seat (or the AI) is asked."""
    topic = battle.topic
    work = battle.work[-1]
    if topic == T_ACTION:
        return action_moves(battle, battle.models[work.model])
    if topic == T_READY:
        return ready_moves(battle)
    if topic == T_TURN:
        return turn_moves(battle)
    if topic == T_REACT:
        return react_moves(battle, work)
    if topic == T_REACTION:
        model = battle.models[work.model]
        found = reaction_moves(battle, model, moves_only(battle, work))
        return [m for m in found if reaction_fault(battle, work, m) == 0]
    if work.kind == W_SETUP and topic in (T_PLACE, T_PUT, T_CHOOSE):
        return battle.rules.setup_moves(battle, work)
    return small_choices(battle, work)


def small_choices(battle: Battle, work: Work) -> list[BattleMove]:
    """The answers inside an action."""
    topic = battle.topic
    if topic in YES_OR_NO:
        return [bare(YES), bare(NO)]
    if topic == T_CHARGE_DIE:
        return [numbered(DIE, n) for n in work.models]
    if topic == T_SWAP:
        return [numbered(DIE, n) for n in work.models] + [bare(PASS)]
    if topic == T_SLIDE:
        return [slide(x, y) for x, y in slide_points(battle, work)] + [bare(STAY)]
    if topic == T_EFFECT:
        return [numbered(EFFECT, n) for n in work.models] + [bare(PASS)]
    if topic == T_PLAY:
        return play_choices(battle, work)
    if topic == T_AIM:
        return [at_model(TARGET, n) for n in work.models]
    if topic == T_WALK:
        return [at_model(TARGET, n) for n in work.models] + [bare(PASS)]
    if topic == T_RATINGS:
        return [bare(OWN_ARMOUR), bare(POWER)]
    if topic == T_INJURY:
        return [bare(ARM), bare(LEG)]
    if topic == T_DROP:
        return [with_card(LEAVE, battle.cards, n) for n in sorted(set(work.models))]
    return battle.rules.choices(battle, work)


def reason(battle: Battle, move: BattleMove) -> int:
    """Why an answer is refused; 0 when it is legal."""
    topic = battle.topic
    if topic < FIRST_CHOICE:
        return R_NOT_ASKED
    work = battle.work[-1]
    if topic == T_ACTION:
        return action_fault(battle, battle.models[work.model], move, False)
    if topic == T_READY:
        return ready_fault(battle, move)
    if topic == T_TURN:
        return turn_fault(battle, move)
    if topic == T_REACT:
        return react_fault(battle, work, move)
    if topic == T_REACTION:
        fault = reaction_fault(battle, work, move)
        return fault or action_fault(battle, battle.models[work.model], move, True)
    if work.kind == W_SETUP and topic in (T_PLACE, T_PUT, T_CHOOSE):
        return battle.rules.setup_fault(battle, work, move)
    if topic == T_PLAY:
        return play_reason(battle, work, move)
    if topic == T_SLIDE and move.kind == SLIDE_TO:
        return slide_fault(battle, work, move.x, move.y)
    if (topic == T_PUT and move.kind == PUT) or (topic == T_PLACE and move.kind == PLACE):
        return battle.rules.put_fault(battle, work, move)
    if topic == T_MARCH and move.kind == MOVE:
        return battle.rules.march_fault(battle, work, move)
    return 0 if move in small_choices(battle, work) else R_NOT_OFFERED


def faces_fault(battle: Battle, move: BattleMove) -> int:
    """Why a throw is no throw of these dice."""
    if move.kind != ROLL:
        return R_NOT_ASKED
    work = battle.work[-1]
    return 0 if possible(battle.topic == T_ROLL, work.dice, move.faces) else R_WRONG_FACES


def answer_small(work: Work, move: BattleMove) -> None:
    """An answer inside an action is left in the work that asked (see work.py)."""
    kind = move.kind
    if kind == YES or kind == POWER or kind == LEG:
        work.answer = 1
    elif kind == NO or kind == OWN_ARMOUR or kind == ARM or kind == STAY:
        work.answer = 0
    elif kind == PASS:
        work.answer = NONE
    elif kind == SLIDE_TO:
        work.answer = 1
        work.x, work.y = move.x, move.y
    elif kind == MOVE:
        work.answer = 1
        work.path = move.path
    elif kind == LEAVE:
        work.answer = move.b
    elif kind == GIVE:
        work.answer = move.b
        work.target = move.a
    elif kind == PUT or kind == PLACE:
        work.answer = 1
        work.target = move.a
        work.x, work.y = move.x, move.y
    else:
        work.answer = move.a  # a die, an effect, a target, a choice, a model that reacts
