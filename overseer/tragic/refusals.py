"""Every reason why a move of Tragic is refused, with its rule."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import Move
from overseer.tragic.moves import (
    CAST,
    LAY_CARD,
    SHOW,
    TAKE,
    THROW,
    USE,
    USE_CARD,
    TragicMove,
    place_text,
)
from overseer.tragic.rules.duel import Duel
from overseer.tragic.topics import TOPICS

R_OVER: Final = 1
R_NOT_ASKED: Final = 2
R_TWO_RACES: Final = 3
R_SKILL_COUNT: Final = 4
R_NOT_IN_HAND: Final = 5
R_NO_RIGHT: Final = 6
R_LETTER_FULL: Final = 7
R_TOO_DEAR: Final = 8
R_NO_TARGET: Final = 9
R_UNTARGETABLE: Final = 10
R_HIDDEN: Final = 11
R_COVERED: Final = 12
R_INSIDE: Final = 13
R_SPARED: Final = 14
R_SAFE: Final = 15
R_NOT_A_REACTION: Final = 16
R_NO_ANSWER: Final = 17
R_UNAVOIDABLE: Final = 18
R_NOT_AT_YOU: Final = 19
R_FORBIDDEN: Final = 20
R_COMPANION: Final = 21
R_SHUNNED: Final = 22
R_TOO_MANY: Final = 23
R_NOT_YOURS: Final = 24
R_ENGAGED: Final = 25
R_USED: Final = 26
R_NOT_NOW: Final = 27
R_CONDITION: Final = 28
R_NO_DISCARD: Final = 29
R_NOT_WORN: Final = 30
R_PLACE_TAKEN: Final = 31
R_IN_DEFENCE: Final = 32
R_NO_BLOCK: Final = 33
R_NO_POINT: Final = 34
R_SHARE: Final = 35
R_NO_CHARGE: Final = 36
R_NOT_OFFERED: Final = 37
R_REACTION: Final = 38
R_NOTHING_TO_AIM: Final = 39
R_MUST_SHOW: Final = 40
R_OWN_TURN: Final = 41
R_NO_ANSWERER: Final = 42

# In the order of the numbers above: rule, and the word of the sentence `refusal-tragic-…`.
REASONS: Final = (
    ("", ""),
    ("TR-A2", "over"),
    ("TR-D2", "not-asked"),
    ("TR-S7", "two-races"),
    ("TR-S4", "skill-count"),
    ("TR-Z1", "not-in-hand"),
    ("TR-P3", "no-right"),
    ("TR-P7", "letter-full"),
    ("TR-P1", "too-dear"),
    ("TR-C1", "no-target"),
    ("TR-W11", "untargetable"),
    ("TR-W12", "hidden"),
    ("TR-W7", "covered"),
    ("TR-K14", "inside"),
    ("TR-W15", "spared"),
    ("TR-W10", "safe"),
    ("TR-R1", "not-a-reaction"),
    ("TR-R1", "no-answer"),
    ("TR-W28", "unavoidable"),
    ("TR-R3", "not-at-you"),
    ("TR-K1", "forbidden"),
    ("TR-K3", "companion"),
    ("TR-W26", "shunned"),
    ("TR-L2", "too-many"),
    ("TR-Z1", "not-yours"),
    ("TR-K11", "engaged"),
    ("TR-T4", "used"),
    ("TR-T7", "not-now"),
    ("TR-T4", "condition"),
    ("TR-P1", "no-discard"),
    ("TR-Z2", "not-worn"),
    ("TR-Z2", "place-taken"),
    ("TR-W7", "in-defence"),
    ("TR-C2", "no-block"),
    ("TR-P1", "no-point"),
    ("TR-C2", "share"),
    ("TR-W13", "no-charge"),
    ("TR-D2", "not-offered"),
    ("TR-R1", "reaction"),
    ("TR-C1", "nothing-to-aim-at"),
    ("TR-K16", "must-show"),
    ("TR-K6", "own-turn"),
    ("TR-C2", "no-answerer"),
)


def explain(duel: Duel, move: Move, reason: int) -> Refusal:
    """The refusal of a reason, with what its sentence may want to say."""
    rule, word = REASONS[reason]
    args: dict[str, Value] = {"move": str(move), "topic": TOPICS[duel.topic], "card": "-"}
    if isinstance(move, TragicMove):
        if move.kind in (CAST, LAY_CARD, USE_CARD, THROW, TAKE, SHOW):
            args["card"] = duel.tables.cards[move.a].id
        elif move.kind == USE:
            permanent = duel.permanent(move.a, -1)
            args["card"] = permanent.card.id if permanent is not None else place_text(move.a)
    return Refusal(rule, f"tragic-{word}", args)


def samples() -> tuple[Refusal, ...]:
    """Every refusal with arguments of the kind that it comes with."""
    args: dict[str, Value] = {"move": "cast punch-1", "topic": "main", "card": "punch-1"}
    return tuple(Refusal(rule, f"tragic-{word}", args) for rule, word in REASONS[1:])
