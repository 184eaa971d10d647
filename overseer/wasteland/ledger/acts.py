"""What people enter beside a real table: each act is a value, and all chance stands in it.

Dice, flips and cards are written down as they fell, whoever threw or drew them. `answers` are in
the notation of battles (`roll 6 K:d1`, `armour 2`, `flip lucky`, `yes`); a model is named by the
number on its token, in answers as `m5`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from overseer.wasteland.ledger.act import (
    Act,
    Answers,
    Name,
    Owner,
    Seat,
    Side,
    Some,
    Step,
    Text,
    Token,
    Tokens,
    Word,
    Words,
)
from overseer.wasteland.ledger.ai.acts import (
    Aim,
    Answered,
    BlueDie,
    Cannot,
    Deed,
    Edge,
    InRole,
    Moved,
    Noticed,
    Picked,
    Reacts,
)

# The table


class Begin(Act, frozen=True):
    """The battle begins: which scenario (empty: a free one), who plays which side, how long."""

    scenario: Annotated[str, msgspec.Meta(max_length=60)] = ""
    title: Name = ""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)] = 6
    sides: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, le=1)], ...], msgspec.Meta(max_length=6)
    ] = (0,)
    ai: tuple[bool, bool] = (False, True)
    events: bool = False
    limits: tuple[
        Annotated[int, msgspec.Meta(ge=0, le=9999)], Annotated[int, msgspec.Meta(ge=0, le=9999)]
    ] = (750, 750)
    house: Words = ()  # house rules that are on from the start
    deck: Words = ()  # cards that the scenario has drawn into the item deck


class House(Act, frozen=True):
    """A house rule is switched."""

    rule: Word
    on: bool = True


class Note(Act, frozen=True):
    """Something to remember."""

    text: Text


class Count(Act, frozen=True):
    """A counter of the scenario's, or of one's own."""

    word: Word
    by: Step


# Models


class FieldUnit(Act, frozen=True, tag="field"):
    """A unit card comes: its models with what they carry. `at`: its place in its owner's force."""

    tokens: Tokens
    side: Side
    unit: Word
    seat: Owner = -1
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=40)] = ()
    weapons: Words = ()
    items: Words = ()
    mods: Words = ()
    leader: Annotated[str, msgspec.Meta(max_length=60)] = ""
    heroic: bool = False
    perks: Words = ()
    at: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    waiting: bool = False


class Rename(Act, frozen=True):
    """What a model is called."""

    token: Token
    name: Name


class Put(Act, frozen=True):
    """Where a model is now: on the table, waiting, removed, escaped."""

    token: Token
    place: Literal["table", "waiting", "removed", "escaped"]
    by: Some = -1
    close: bool = False


class Hurt(Act, frozen=True):
    """Damage that came through, or health that came back (below zero). `rads`: radiation."""

    token: Token
    wounds: Step = 0
    rads: Step = 0
    by: Some = -1
    close: bool = False


class Condition(Act, frozen=True):
    """A condition comes or goes."""

    token: Token
    condition: Word
    on: bool = True


class Tally(Act, frozen=True):
    """Tokens of a model: action points, luck, reactions, boosts, damage of its power armour."""

    token: Token
    what: Literal["points", "luck", "reactions", "boosts", "energy-boosts", "power-damage", "bonus"]
    by: Step


class Weapon(Act, frozen=True):
    """The state of a weapon: critical points, tokens on it, empty or loaded."""

    token: Token
    weapon: Word
    critical: Step = 0
    tokens: Step = 0
    empty: bool | None = None


class Degrade(Act, frozen=True):
    """Power armour is degraded, or repaired."""

    token: Token
    on: bool = True


# Rounds


class Round(Act, frozen=True):
    """The next round begins, and the last one ends; who holds the advantage marker."""

    advantage: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class SideTurn(Act, frozen=True, tag="turn"):
    """A side's turn begins."""

    side: Side


class Ready(Act, frozen=True):
    """A model is readied, or the AI's token is drawn."""

    token: Token


class Activate(Act, frozen=True):
    """A ready model acts; fire, poison, stun and V.A.T.S. come first."""

    token: Token
    answers: Answers = ()


class Spend(Act, frozen=True):
    """The acting model uses main actions, or gets one back (below zero)."""

    by: Annotated[int, msgspec.Meta(ge=-2, le=2)] = 1


class EndActivation(Act, frozen=True, tag="end"):
    """The activation is over."""

    token: Token


class Status(Act, frozen=True):
    """Ready, used or unready, as the table has it."""

    token: Token
    status: Literal["unready", "ready", "used"]


# Dice


class Strike(Act, frozen=True):
    """An attack: who, with what, how far, through how much cover, and all that was thrown."""

    token: Token
    target: Token
    weapon: Word
    long: bool = False
    close: bool = False
    cover: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    quick: bool = False
    reaction: bool = False
    critical: bool = False
    near: Tokens = ()  # friends whose presence reaches the attacker
    fight: Tokens = ()  # others in contact with the target
    under: Tokens = ()  # models under the disc, where it came down
    charge: Annotated[
        tuple[Literal["black", "yellow", "green", "blue"], ...], msgspec.Meta(max_length=4)
    ] = ()
    answers: Answers = ()


class Try(Act, frozen=True):
    """A test of an attribute or a skill."""

    token: Token
    of: Word
    more: Annotated[int, msgspec.Meta(ge=-20, le=20)] = 0
    dice: Annotated[str, msgspec.Meta(max_length=8, pattern="^[KYGB]*$")] = ""
    quick: bool = False
    answers: Answers = ()


# Cards


class Find(Act, frozen=True):
    """A card of the item deck."""

    token: Token
    card: Word


class UseCard(Act, frozen=True, tag="use"):
    """A card is used, for oneself or for a friend."""

    token: Token
    card: Word
    on: Some = -1
    answers: Answers = ()


class Give(Act, frozen=True):
    """A find goes to a friend, or stays behind (-1)."""

    token: Token
    card: Word
    to: Some = -1


class Danger(Act, frozen=True):
    """A card of the danger deck."""

    token: Token
    card: Word
    answers: Answers = ()


class Event(Act, frozen=True):
    """The event of a round, drawn from the deck."""

    card: Word


class Flip(Act, frozen=True):
    """The top card of the event deck shows its face."""

    card: Word


class Consequence(Act, frozen=True):
    """A consequence is put into the deck (`comes` false), or comes up."""

    card: Word
    seat: Seat
    comes: bool = False


class Settle(Act, frozen=True):
    """An event that lies there goes."""

    card: Word


class Boost(Act, frozen=True):
    """A boost comes into somebody's hand, or is played from it."""

    seat: Seat
    card: Word
    played: bool = False


class Quest(Act, frozen=True):
    """Somebody's quest, a secret; or what became of it."""

    seat: Seat
    card: Annotated[str, msgspec.Meta(max_length=60)] = ""
    done: bool | None = None


class Marker(Act, frozen=True):
    """A marker: laid, looked at, carried, taken away."""

    number: Token
    kind: Literal["investigation", "searchable", "mine", "place", "heap", "strike"] = "searchable"
    word: Annotated[str, msgspec.Meta(max_length=60)] = ""
    content: Annotated[int, msgspec.Meta(ge=-1, le=60)] = -1
    side: Annotated[int, msgspec.Meta(ge=-1, le=1)] = -1  # who knows its content; -1: everybody
    carrier: Some = -1
    out: bool = False


class Finish(Act, frozen=True):
    """The battle is over."""

    victor: Annotated[int, msgspec.Meta(ge=-1, le=1)]
    level: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    how: Word = "draw"


Play = (
    Begin
    | House
    | Note
    | Count
    | FieldUnit
    | Rename
    | Put
    | Hurt
    | Condition
    | Tally
    | Weapon
    | Degrade
    | Round
    | SideTurn
    | Ready
    | Activate
    | Spend
    | EndActivation
    | Status
    | Strike
    | Try
    | Find
    | UseCard
    | Give
    | Danger
    | Event
    | Flip
    | Consequence
    | Settle
    | Boost
    | Quest
    | Marker
    | Finish
    | BlueDie
    | Answered
    | Cannot
    | Picked
    | Deed
    | Noticed
    | Reacts
    | Moved
    | Aim
    | Edge
    | InRole
)


# About entries


class Undo(Act, frozen=True):
    """An entry is taken back."""

    of: Word


class Redo(Act, frozen=True):
    """An entry that was taken back holds again."""

    of: Word


class Correct(Act, frozen=True):
    """An entry should have been another one."""

    of: Word
    act: Play


class Insert(Act, frozen=True):
    """Something was forgotten before an entry."""

    before: Word
    act: Play


Any = Play | Undo | Redo | Correct | Insert
