"""Unfinished work: a stack of these stands between one decision and the next."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.words import NONE

W_SETUP: Final = 0  # the scenario sets the table up; stage and a to d are its own
W_ROUND: Final = 1  # a round begins
W_TURN: Final = 2  # a side's turn: `side`; a: has activated one
W_ACTIVATION: Final = 3  # `model`; a: main actions left
W_MOVE: Final = 4  # `model` follows `path`; flags
W_CHARGE: Final = 5  # `model` charges `target`
W_LEAVE: Final = 6  # free attacks on `model` that leaves contacts, then the work below goes on
W_ATTACK: Final = 7  # `model` attacks `target` with `weapon` (slot)
W_HIT: Final = 8  # damage to `target`
W_AREA: Final = 9  # a disc at x, y: each base in it is hit
W_PUSH: Final = 10  # `target` is pushed by `model`; a: ruler
W_SLIDE: Final = 11  # `model` may slide round `target`
W_WINDOW: Final = 12  # reactions to what `model` did
W_REACTION: Final = 13  # one model's reaction
W_TEST: Final = 14  # a test of `model` for expertise, climbing, dangers
W_SEARCH: Final = 15  # items are drawn for `model`; a: how many
W_DANGER: Final = 16  # a danger card for `model`
W_MINES: Final = 17  # mines that `model` sets off
W_USE: Final = 18  # an item is used
W_ROUND_END: Final = 19
W_SCENARIO: Final = 20  # work of a scenario's own
W_CHECK: Final = 21  # the scenario looks whether the battle is over (WC-F5)
W_FALL: Final = 22  # `model` falls a mm
W_OVER: Final = 23
W_FATE: Final = 24  # the event deck: its top card is looked at, or drawn
W_EVENT: Final = 25  # event a of seat `side` happens; b: the next effect
W_PLAY: Final = 26  # boosts around a roll or hit of the work below
W_AGAIN: Final = 27  # dice of the work below are rolled again
W_GUN: Final = 28  # a shot out of nowhere at a model that seat `side` chooses
W_HARM: Final = 29  # harm that seat `side` brought, spread over its models

# Flags of works.
QUICK: Final = 1  # a quick action: −2, one colour shorter (WB-R4)
REACTION: Final = 2  # during a reaction: opens no window (WB-R6)
FREE: Final = 4  # a free attack (WB-F14)
CRITICAL: Final = 8  # a critical attack (WB-H2)
LONG: Final = 16  # the long band
WALKED: Final = 32  # a further shot of walked fire
NO_TRIGGER: Final = 64
CHARGED: Final = 128  # the push comes from a charge (WC-A16)
THROWN: Final = 256  # at a point: x, y
HIT: Final = 512  # the test succeeded
DAMAGED: Final = 1024  # damage came through
SPREAD: Final = 2048  # it struck everybody in a disc (WB-F8)
SHRUGGED: Final = 4096  # its target shrugs everything off but the damage
AGAIN: Final = 8192  # dice were rolled again, as a perk says
PERK_ASKED: Final = 16384  # the attacker was asked about a perk


class Work:
    """One piece of unfinished work; what its numbers mean stands beside its kind."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.stage: int = 0
        self.side: int = NONE
        self.model: int = NONE
        self.target: int = NONE
        self.aimed: int = NONE  # whom the shot was aimed at (WB-F15)
        self.weapon: int = NONE  # the weapon's slot, or its number where there is no model
        self.flags: int = 0
        self.a: int = 0
        self.b: int = 0
        self.c: int = 0
        self.d: int = 0
        self.x: int = 0
        self.y: int = 0
        self.skill: int = NONE
        self.value: int = 0
        self.damage: int = 0
        self.reduction: int = 0
        self.bottles: int = 0
        self.stars: int = 0
        self.blasts: int = 0
        self.cover: int = 0
        self.dice: bytes = b"\0\0\0\0"
        self.faces: bytes = b""
        self.path: tuple[int, ...] = ()  # x, y, x, y …
        self.models: tuple[int, ...] = ()
        self.bought: tuple[int, ...] = ()  # effects taken, by their place on the card

    def has(self, flag: int) -> bool:
        """Whether a flag is set."""
        return self.flags & flag != 0

    def copy(self) -> Work:
        """An independent twin."""
        twin = Work(self.kind)
        twin.stage = self.stage
        twin.side = self.side
        twin.model = self.model
        twin.target = self.target
        twin.aimed = self.aimed
        twin.weapon = self.weapon
        twin.flags = self.flags
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        twin.x = self.x
        twin.y = self.y
        twin.skill = self.skill
        twin.value = self.value
        twin.damage = self.damage
        twin.reduction = self.reduction
        twin.bottles = self.bottles
        twin.stars = self.stars
        twin.blasts = self.blasts
        twin.cover = self.cover
        twin.dice = self.dice
        twin.faces = self.faces
        twin.path = self.path
        twin.models = self.models
        twin.bought = self.bought
        return twin

    def facts(self) -> tuple[object, ...]:
        """Everything about it, for the canonical bytes."""
        return (
            self.kind,
            self.stage,
            self.side,
            self.model,
            self.target,
            self.aimed,
            self.weapon,
            self.flags,
            self.a,
            self.b,
            self.c,
            self.d,
            self.x,
            self.y,
            self.skill,
            self.value,
            self.damage,
            self.reduction,
            self.bottles,
            self.stars,
            self.blasts,
            self.cover,
            self.dice,
            self.faces,
            self.path,
            self.models,
            self.bought,
        )
