"""The refusal of every reason, with what its sentence may want to say."""

from __future__ import annotations

from typing import Final

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
from overseer.wasteland.battle.reasons import R_NOT_ASKED, REASONS
from overseer.wasteland.battle.topics import T_CHOOSE, T_MARCH, T_PUT, TOPICS
from overseer.wasteland.battle.work import W_SCENARIO
from overseer.wasteland.words import NONE

ASKED_BY_SCENARIO: Final = (T_CHOOSE, T_PUT, T_MARCH)  # these ask different things


def explain(battle: Battle, move: Move, reason: int) -> Refusal:
    """The refusal that belongs to a reason."""
    rule, word = REASONS[reason]
    model = battle.work[-1].model if battle.work else NONE
    args: dict[str, Value] = {"move": str(move), "topic": TOPICS[battle.topic]}
    args["question"] = question(battle)
    args["round"] = battle.round
    args["model"] = model
    args["target"] = NONE
    args["weapon"] = "-"
    if isinstance(move, BattleMove):
        if move.kind in (SHOOT, FIGHT, CHARGE, THROW) and move.a < len(battle.models):
            args["target"] = move.a
        if move.kind in (SHOOT, FIGHT, THROW, LAY_MINE, RELOAD, PRIME) and move.b != NONE:
            args["weapon"] = battle.cards.weapons[move.b].id
    return Refusal(rule, f"wasteland-{word}", args)


def question(battle: Battle) -> str:
    """The word of what the scenario asks; empty when it is not the scenario that asks."""
    if battle.work and battle.topic in ASKED_BY_SCENARIO:
        work = battle.work[-1]
        if work.kind == W_SCENARIO:
            return battle.rules.question(battle, work)
    return ""


def samples() -> tuple[Refusal, ...]:
    """Every refusal with arguments of the kind that it comes with; one speaks of the topic."""
    asked = [samples_of(topic)[R_NOT_ASKED - 1] for topic in TOPICS]
    return (*samples_of("action"), *asked)


def samples_of(topic: str) -> tuple[Refusal, ...]:
    """Every refusal in one topic."""
    args: dict[str, Value] = {
        "move": "shoot m4 hunting-rifle",
        "topic": topic,
        "question": "",
        "round": 1,
        "model": 1,
        "target": 4,
        "weapon": "hunting-rifle",
    }
    return tuple([Refusal(rule, f"wasteland-{word}", args) for rule, word in REASONS[1:]])
