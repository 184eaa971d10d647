"""Unfinished work: a stack of these stands between one decision and the next."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.words import NONE

W_SETUP: Final = 0  # the scenario sets the table up; stage, task and next are its own
W_ROUND: Final = 1  # a round begins
W_TURN: Final = 2  # a side's turn: `side`
W_ACTIVATION: Final = 3  # `model`
W_MOVE: Final = 4  # `model` follows `path`; flags
W_CHARGE: Final = 5  # `model` charges `target`
W_LEAVE: Final = 6  # free attacks on `model` that leaves contacts, then the work below goes on
W_ATTACK: Final = 7  # `model` attacks `target` with `weapon` (slot)
W_HIT: Final = 8  # damage to `target`
W_AREA: Final = 9  # a disc at x, y: each base in it is hit
W_PUSH: Final = 10  # `target` is pushed by `model`
W_SLIDE: Final = 11  # `model` may slide round `target`
W_WINDOW: Final = 12  # reactions to what `model` did
W_REACTION: Final = 13  # one model's reaction
W_TEST: Final = 14  # a test of `model` for expertise, climbing, dangers
W_SEARCH: Final = 15  # items are drawn for `model`
W_DANGER: Final = 16  # a danger card for `model`
W_MINES: Final = 17  # mines that `model` sets off
W_USE: Final = 18  # an item is used
W_ROUND_END: Final = 19
W_SCENARIO: Final = 20  # work of a scenario's own
W_CHECK: Final = 21  # the scenario looks whether the battle is over (WC-F5)
W_FALL: Final = 22  # `model` falls
W_OVER: Final = 23
W_FATE: Final = 24  # the event deck: its top card is looked at, or drawn
W_EVENT: Final = 25  # an event of seat `side` happens; next: its next effect
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
    """One piece of unfinished work.

    `task`, `next`, `outcomes` and `skill` mean something else for every kind: the properties below
    say what, and are what the rules use. A kind without a name for one uses it as it is called.
    """

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.stage: int = 0
        self.side: int = NONE
        self.model: int = NONE
        self.target: int = NONE
        self.aimed: int = NONE  # whom the shot was aimed at (WB-F15)
        self.weapon: int = NONE  # the weapon's slot, or its number where there is no model
        self.flags: int = 0
        self.task: int = 0  # which of several things is to be done
        self.next: int = 0  # the next of several; how many are done
        self.outcomes: int = 0  # T_CHANCE: so many there are
        self.answer: int = 0  # to the last question, or chance's: yes is 1, NONE is to pass
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
        twin.task = self.task
        twin.next = self.next
        twin.outcomes = self.outcomes
        twin.answer = self.answer
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
            self.task,
            self.next,
            self.outcomes,
            self.answer,
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

    # -- what the numbers mean, kind by kind -------------------------------------------------------

    @property
    def timed(self) -> int:
        """W_CHECK: whether the time is up (turn.TIMED)."""
        return self.task

    @timed.setter
    def timed(self, value: int) -> None:
        self.task = value

    @property
    def activated(self) -> int:
        """W_TURN: 1 when one was activated."""
        return self.task

    @activated.setter
    def activated(self, value: int) -> None:
        self.task = value

    @property
    def way(self) -> int:
        """W_MOVE: how it moves (movement.LEAP …)."""
        return self.task

    @way.setter
    def way(self, value: int) -> None:
        self.task = value

    @property
    def cry_margin(self) -> int:
        """W_CHARGE: by how much the battle cry succeeded."""
        return self.task

    @cry_margin.setter
    def cry_margin(self, value: int) -> None:
        self.task = value

    @property
    def effect(self) -> int:
        """W_ATTACK: the next effect to follow up."""
        return self.task

    @effect.setter
    def effect(self, value: int) -> None:
        self.task = value

    @property
    def damage_kind(self) -> int:
        """W_HIT: the kind of its damage."""
        return self.task

    @damage_kind.setter
    def damage_kind(self, value: int) -> None:
        self.task = value

    @property
    def ruler(self) -> int:
        """W_AREA, W_PUSH: the colour of its ruler."""
        return self.task

    @ruler.setter
    def ruler(self, value: int) -> None:
        self.task = value

    @property
    def action(self) -> int:
        """W_WINDOW: the kind of the action (moves.MOVE …)."""
        return self.task

    @action.setter
    def action(self, value: int) -> None:
        self.task = value

    @property
    def targeted(self) -> int:
        """W_REACTION: 1 when the action was aimed at the one who reacts."""
        return self.task

    @targeted.setter
    def targeted(self, value: int) -> None:
        self.task = value

    @property
    def kept(self) -> int:
        """W_SEARCH: how many of the cards are kept."""
        return self.task

    @kept.setter
    def kept(self, value: int) -> None:
        self.task = value

    @property
    def card(self) -> int:
        """W_DANGER, W_EVENT, W_USE: the number of its card."""
        return self.task

    @card.setter
    def card(self, value: int) -> None:
        self.task = value

    @property
    def ends_move(self) -> int:
        """W_MINES: 1 when the scenario is told of the move after them."""
        return self.task

    @ends_move.setter
    def ends_move(self, value: int) -> None:
        self.task = value

    @property
    def height(self) -> int:
        """W_FALL: how far, in mm."""
        return self.task

    @height.setter
    def height(self, value: int) -> None:
        self.task = value

    @property
    def topic(self) -> int:
        """W_PLAY: what NATURE is asked for the roll."""
        return self.task

    @topic.setter
    def topic(self, value: int) -> None:
        self.task = value

    @property
    def all_ready(self) -> int:
        """W_TURN: 1 when nobody could be readied."""
        return self.next

    @all_ready.setter
    def all_ready(self, value: int) -> None:
        self.next = value

    @property
    def piece(self) -> int:
        """W_MOVE: the piece that is climbed."""
        return self.next

    @piece.setter
    def piece(self, value: int) -> None:
        self.next = value

    @property
    def cry(self) -> int:
        """W_CHARGE: what became of the battle cry (charge.WON, charge.LOST)."""
        return self.next

    @cry.setter
    def cry(self, value: int) -> None:
        self.next = value

    @property
    def margin(self) -> int:
        """W_ATTACK: by how much the test succeeded; below 0 when it failed."""
        return self.next

    @margin.setter
    def margin(self, value: int) -> None:
        self.next = value

    @property
    def more_damage(self) -> int:
        """W_HIT: damage of a second kind."""
        return self.next

    @more_damage.setter
    def more_damage(self, value: int) -> None:
        self.next = value

    @property
    def scatter(self) -> int:
        """W_AREA: how far it scatters, in mm."""
        return self.next

    @scatter.setter
    def scatter(self, value: int) -> None:
        self.next = value

    @property
    def pushed(self) -> int:
        """W_PUSH: 1 when the target has moved."""
        return self.next

    @pushed.setter
    def pushed(self, value: int) -> None:
        self.next = value

    @property
    def quiet(self) -> int:
        """W_WINDOW: 1 when the action is no trigger."""
        return self.next

    @quiet.setter
    def quiet(self, value: int) -> None:
        self.next = value

    @property
    def damaged(self) -> int:
        """W_REACTION: 1 when the one who reacts was damaged."""
        return self.next

    @damaged.setter
    def damaged(self, value: int) -> None:
        self.next = value

    @property
    def more(self) -> int:
        """W_SEARCH: how many cards are drawn besides."""
        return self.next

    @more.setter
    def more(self, value: int) -> None:
        self.next = value

    @property
    def moment(self) -> int:
        """W_PLAY: when the boosts that are asked for are played."""
        return self.next

    @moment.setter
    def moment(self, value: int) -> None:
        self.next = value

    @property
    def drawn(self) -> int:
        """W_FATE: the card whose owner chance picks."""
        return self.next

    @drawn.setter
    def drawn(self, value: int) -> None:
        self.next = value

    @property
    def seat(self) -> int:
        """W_SETUP, W_TURN, W_WINDOW: the seat that is asked."""
        return self.outcomes

    @seat.setter
    def seat(self, value: int) -> None:
        self.outcomes = value

    @property
    def shouted(self) -> int:
        """W_ATTACK: 1 when the test die showed the shout."""
        return self.outcomes

    @shouted.setter
    def shouted(self, value: int) -> None:
        self.outcomes = value

    @property
    def more_kind(self) -> int:
        """W_HIT: the second kind of damage; NONE: there is none."""
        return self.outcomes

    @more_kind.setter
    def more_kind(self, value: int) -> None:
        self.outcomes = value

    @property
    def counted(self) -> int:
        """W_EVENT: how many of those it is about are done."""
        return self.outcomes

    @counted.setter
    def counted(self, value: int) -> None:
        self.outcomes = value

    @property
    def topic_again(self) -> int:
        """W_PLAY: what NATURE is asked for when dice are rolled again."""
        return self.outcomes

    @topic_again.setter
    def topic_again(self, value: int) -> None:
        self.outcomes = value

    @property
    def weapon_number(self) -> int:
        """W_ATTACK: the number of a weapon that is not in a slot."""
        return self.skill

    @weapon_number.setter
    def weapon_number(self, value: int) -> None:
        self.skill = value

    @property
    def part(self) -> int:
        """W_SCENARIO: whose work it is, by its place among the scenario's parts."""
        return self.skill

    @part.setter
    def part(self, value: int) -> None:
        self.skill = value

    @property
    def luck(self) -> int:
        """W_ATTACK, W_HIT: what a luck token would be spent on (hit.LUCK_TOUGH …)."""
        return self.skill if self.kind == W_HIT else self.task

    @luck.setter
    def luck(self, value: int) -> None:
        if self.kind == W_HIT:
            self.skill = value
        else:
            self.task = value
