"""Every reason why a move of Shelter is refused, with its rule."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import Move
from overseer.shelter.moves import LETTERS, LIFT, PLACE, ShelterMove, space_text
from overseer.shelter.vault import TOPICS, Vault

# In the order of the reasons in legal.py: rule, and the word of the sentence `refusal-shelter-…`.
REASONS: Final = (
    ("", ""),
    ("SH-X1", "over"),
    ("SH-R3", "not-asked"),
    ("SH-P1", "no-space"),
    ("SH-P2", "taken"),
    ("SH-P2", "foreign-lift"),
    ("SH-P8", "no-such-dweller"),
    ("SH-P5", "needs-wounded"),
    ("SH-P5", "needs-healthy"),
    ("SH-P4", "needs-two"),
    ("SH-P4", "needs-one"),
    ("SH-P3", "cost"),
    ("SH-Y6", "no-item-to-pay"),
    ("SH-Y9", "no-build"),
    ("SH-Y8", "floor-full"),
    ("SH-I1", "not-yours"),
    ("SH-I2", "exhausted"),
    ("SH-I2", "wrong-moment"),
    ("SH-I2", "no-effect"),
    ("SH-Y6", "not-shown"),
    ("SH-Y8", "side-full"),
    ("SH-Y9", "room-price"),
    ("SH-P7", "must-choose"),
    ("SH-Y2", "wrong-cubes"),
    ("SH-Y12", "no-trade"),
    ("SH-Y12", "trade-back"),
    ("SH-Y17", "slot-taken"),
    ("SH-Y13", "not-wounded"),
    ("SH-Y7", "not-exhausted"),
    ("SH-T1", "not-chance"),
    ("SH-Y8", "room-not-shown"),
    ("SH-Y8", "new-room"),
    ("SH-Q12", "endless"),
)


def explain(vault: Vault, move: Move, reason: int) -> Refusal:
    """The refusal of a reason, with what its sentence may want to say."""
    rule, word = REASONS[reason]
    args: dict[str, Value] = {"move": str(move), "topic": TOPICS[vault.topic]}
    if isinstance(move, ShelterMove) and move.kind == PLACE:
        kind = vault.tables.kinds[vault.kind_at(move.a)]
        args["space"] = space_text(move.a)
        args["letter"] = LETTERS[kind.letter - 1] if kind.letter else "-"
        if move.a >= LIFT and move.a - LIFT < vault.seats:
            args["owner"] = vault.owner_of[move.a - LIFT]
    return Refusal(rule, f"shelter-{word}", args)


def samples() -> tuple[Refusal, ...]:
    """Every refusal with arguments of the kind that it comes with."""
    args: dict[str, Value] = {"move": "place 0a1 o", "topic": "turn", "space": "0a1"}
    args |= {"letter": "-", "owner": 0}
    return tuple(Refusal(rule, f"shelter-{word}", args) for rule, word in REASONS[1:])
