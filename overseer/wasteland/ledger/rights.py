"""Who may enter what: each device belongs to a hand.

The owner sets the table up and may enter everything but other people's secrets. A player enters
what is about their own models, the AI's and the table. Whoever only looks enters nothing.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from overseer.engine.refusal import Refusal
from overseer.wasteland.ledger.act import Act
from overseer.wasteland.ledger.acts import (
    Any,
    Begin,
    Correct,
    FieldUnit,
    Finish,
    House,
    Insert,
    Play,
    Redo,
    Undo,
)
from overseer.wasteland.ledger.ai.acts import (
    Aim,
    Answered,
    BlueDie,
    Cannot,
    Deed,
    Edge,
    InRole,
    Noticed,
    Picked,
)
from overseer.wasteland.ledger.hidden import names_hidden, secret_seat
from overseer.wasteland.ledger.log import Told
from overseer.wasteland.ledger.sheet import Sheet, refuse
from overseer.wasteland.words import NONE

OWNER: Final = "owner"
PLAYER: Final = "player"
VIEWER: Final = "viewer"
Role = Literal["owner", "player", "viewer"]
# What may happen to anybody's model, whoever writes it down.
_FOR_ALL: Final = ("hurt", "condition", "put", "degrade", "noticed", "role")


# What everybody who plays enters and takes back: the AI is nobody's.
OF_THE_AI: Final = (Aim, Answered, BlueDie, Cannot, Deed, Edge, Noticed, Picked, InRole)


class Hand(msgspec.Struct, frozen=True):
    """Whoever holds a device: what they are, and the seats that are theirs."""

    id: str
    role: Role = VIEWER
    seats: tuple[int, ...] = ()


def may(hand: Hand, act: Any, told: Told) -> Refusal | None:
    """Why a hand may not enter an act; None when it may."""
    if hand.role == VIEWER:
        return refuse("CO-5", "viewer")
    if names_hidden(act):
        return refuse("CO-5", "secret")
    if isinstance(act, Undo | Redo | Correct):
        return _about(hand, act.of, told) or (
            may(hand, act.act, told) if isinstance(act, Correct) else None
        )
    if isinstance(act, Insert):
        return may(hand, act.act, told)
    seat = secret_seat(act)
    if seat != NONE:
        return None if seat in hand.seats else refuse("CO-5", "others-cards", seat=seat + 1)
    if hand.role == OWNER:
        return None
    if isinstance(act, Begin | House | Finish) or (
        isinstance(act, FieldUnit) and act.seat not in hand.seats
    ):
        return refuse("CO-5", "owner-only")
    return _own(hand, act, told.sheet)


def _about(hand: Hand, id: str, told: Told) -> Refusal | None:
    """Who may take back or correct: the owner everything, a player what is their own."""
    for line in told.lines:
        if line.id == id:
            seat = secret_seat(line.act)
            if seat != NONE and seat not in hand.seats:
                return refuse("CO-5", "others-cards", seat=seat + 1)
            if hand.role != OWNER and line.by != hand.id and not isinstance(line.act, OF_THE_AI):
                return refuse("CO-5", "others-entry")
    return None


def _own(hand: Hand, act: Play, sheet: Sheet) -> Refusal | None:
    """Whether the model that an act is about is another person's."""
    token = getattr(act, "token", NONE)
    if token == NONE or token not in sheet.tokens or word_of(act) in _FOR_ALL:
        return None
    seat = sheet.model(token).seat
    if seat < sheet.battle.seats - 3 and seat not in hand.seats:
        return refuse("CO-5", "others-model", token=token)
    return None


def word_of(act: Act) -> str:
    """The word of an act, as it is written."""
    return str(act.__struct_config__.tag)
