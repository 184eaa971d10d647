"""What the AI does when one of its models is asked anything: worked out by rule, never guessed."""

from __future__ import annotations

from overseer.wasteland.ai import answers, reacting
from overseer.wasteland.ai.explain import Step, Thought
from overseer.wasteland.ai.measured import Measured
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.points import spending
from overseer.wasteland.ai.respond import action
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.deciding import list_choices, reason
from overseer.wasteland.battle.moves import END, YES, BattleMove, bare
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_BOOST,
    T_CRY,
    T_DROP,
    T_EFFECT,
    T_FOLLOW,
    T_LUCK,
    T_PERK,
    T_RATINGS,
    T_REACT,
    T_REACTION,
    T_READY,
    T_SLIDE,
    T_TURN,
    T_WALK,
)
from overseer.wasteland.battle.work import Work

__all__ = ["Thought", "think"]


def think(battle: Battle) -> Thought:
    """The equally good answers of the AI to what is asked; there is always one."""
    steps: list[Step] = []
    moves = legal(battle, answer(battle, battle.work[-1], steps))
    if not moves:
        moves = list_choices(battle)[-1:]
    return Thought(moves, steps)


def legal(battle: Battle, moves: list[BattleMove]) -> list[BattleMove]:
    """Those moves that the rules allow, each once."""
    found: list[BattleMove] = []
    for move in moves:
        if move not in found and reason(battle, move) == 0:
            found.append(move)
    return found


def answer(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """What the AI answers by topic."""
    topic = battle.topic
    if topic == T_ACTION:
        return act(battle, work, steps)
    if topic == T_REACT:
        return reacting.declare(battle, work, steps)
    if topic == T_REACTION:
        return reacting.reaction(battle, work, steps)
    if topic == T_CRY or topic == T_BOOST or topic == T_PERK:
        return [bare(YES)]  # WC-A8
    if topic == T_FOLLOW:
        return answers.follow(battle, work, steps)
    if topic == T_SLIDE:
        return answers.sliding(battle, work, steps)
    if topic == T_EFFECT:
        return answers.effect(battle, work, steps)
    if topic == T_RATINGS:
        return answers.ratings(battle, work)
    if topic == T_LUCK:
        return answers.luck(work)
    if topic == T_WALK:
        return answers.walk(battle, work, steps)
    if topic == T_DROP:
        return answers.drop(battle, work)
    if topic == T_READY or topic == T_TURN:
        return lowest(battle)
    # Charge dice and injuries by chance (WC-A8), and whatever a scenario asks the AI.
    return list_choices(battle)


def act(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """The next action of an activation: two actions, then action points, then the end."""
    model = battle.models[work.model]
    moves: list[BattleMove] = []
    if battle.actions > 0:
        mind = Mind(battle, model, False)
        moves = action(Measured(mind))
    else:
        mind = Mind(battle, model, True)
        moves = spending(Measured(mind))
    if moves or battle.actions > 0:
        steps += mind.steps
    return moves if moves else [bare(END)]


def lowest(battle: Battle) -> list[BattleMove]:
    """WC-A2: in ascending number."""
    best: list[BattleMove] = []
    least = 0
    for move in list_choices(battle):
        if move.a >= 0 and (not best or battle.models[move.a].token < least):
            best = [move]
            least = battle.models[move.a].token
    return best if best else list_choices(battle)
