"""The refusal of every reason, with what its sentence may want to say."""

from __future__ import annotations

from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import Move
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import (
    CHARGE,
    FIGHT,
    LAY_MINE,
    PRIME,
    RELOAD,
    SHOOT,
    THROW,
    BattleMove,
)
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.battle.topics import TOPICS
from overseer.wasteland.words import NONE


def explain(battle: Battle, move: Move, reason: int) -> Refusal:
    """The refusal that belongs to a reason."""
    rule, word = REASONS[reason]
    model = battle.work[-1].model if battle.work else NONE
    args: dict[str, Value] = {"move": str(move), "topic": TOPICS[battle.topic]}
    args["model"] = model
    args["target"] = NONE
    args["weapon"] = "-"
    if isinstance(move, BattleMove):
        if move.kind in (SHOOT, FIGHT, CHARGE, THROW) and move.a < len(battle.models):
            args["target"] = move.a
        if move.kind in (SHOOT, FIGHT, THROW, LAY_MINE, RELOAD, PRIME) and move.b != NONE:
            args["weapon"] = battle.cards.weapons[move.b].id
    return Refusal(rule, f"wasteland-{word}", args)


def samples() -> tuple[Refusal, ...]:
    """Every refusal with arguments of the kind that it comes with."""
    args: dict[str, Value] = {
        "move": "shoot m4 hunting-rifle",
        "topic": "action",
        "model": 1,
        "target": 4,
        "weapon": "hunting-rifle",
    }
    return tuple(Refusal(rule, f"wasteland-{word}", args) for rule, word in REASONS[1:])
