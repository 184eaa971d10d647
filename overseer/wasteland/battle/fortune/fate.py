"""The event deck and what lies beside it (WC-E1 to E6): all facts, and what stands now.

The deck is shuffled as it is needed: it holds `left` events face down, which could be any that
have not come up yet, and the consequences that players put there. Its top card is drawn by chance
when it has to be looked at; of an event that stays hidden only that much is known.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.campaign_cards import BattleEvent
from overseer.wasteland.campaign_words import (
    V_CALM,
    V_COVER,
    V_FAST,
    V_NO_EXPERTISE,
    V_NO_ROBOTS,
    V_NO_SHOTS,
    V_SHORT_SIGHT,
    V_SKILL,
    V_SLOW,
    V_SPOIL,
)
from overseer.wasteland.words import LENGTHS, NONE, SKILLS

# What the top card is, where it is no card that somebody knows.
NO_CARD: Final = -1  # not looked at yet, or none
FACE_DOWN: Final = -2  # an event that nobody has seen
UNKNOWN_CARD: Final = -3  # in views: a card that somebody else knows

# What stands, as bits.
NO_SHOTS: Final = 1
NO_EXPERTISE: Final = 2
CALM: Final = 4
SPOILT: Final = 8
FEWER_ACTIONS: Final = 16  # for robots and power armour


class Fate:
    """The event deck of a battle."""

    def __init__(self) -> None:
        self.left: int = 0  # events face down, without the top card and those under the deck
        self.top: int = NO_CARD
        self.seers: int = 0  # bits of the sides that have seen the top card
        self.under: tuple[tuple[int, int], ...] = ()  # cards put under the deck, with their seers
        self.gone: tuple[int, ...] = ()  # events that have come up
        self.due: tuple[tuple[int, int], ...] = ()  # consequences in the deck: card, owner's seat
        self.standing: tuple[tuple[int, int], ...] = ()  # events that lie there: card, owner
        self.swaps: bool = False  # the next advantage marker changes hands
        # What stands, added up by `settle` whenever `standing` changes.
        self.bars: int = 0
        self.sight: int = NONE  # nobody sees farther, in mm; NONE: no limit
        self.pace: int = 0  # rulers of moves and charges
        self.cover: int = 0
        self.attacks: int = 0
        self.skills: tuple[int, ...] = (0,) * len(SKILLS)

    def copy(self) -> Fate:
        """An independent twin."""
        twin = Fate()
        twin.left = self.left
        twin.top = self.top
        twin.seers = self.seers
        twin.under = self.under
        twin.gone = self.gone
        twin.due = self.due
        twin.standing = self.standing
        twin.swaps = self.swaps
        twin.bars = self.bars
        twin.sight = self.sight
        twin.pace = self.pace
        twin.cover = self.cover
        twin.attacks = self.attacks
        twin.skills = self.skills
        return twin

    def facts(self) -> tuple[object, ...]:
        """Everything about it, for the canonical bytes."""
        return (
            *(self.left, self.top, self.seers, self.under, self.gone, self.due),
            *(self.standing, self.swaps),
        )

    def has(self, bar: int) -> bool:
        """Whether something is forbidden by an event that stands."""
        return self.bars & bar != 0

    @property
    def height(self) -> int:
        """How many cards the deck has."""
        top = 0 if self.top == NO_CARD else 1
        return self.left + top + len(self.under) + len(self.due)

    def settle(self, events: list[BattleEvent]) -> None:
        """Add up what stands."""
        self.bars = 0
        self.sight = NONE
        self.pace = 0
        self.cover = 0
        self.attacks = 0
        skills = [0] * len(SKILLS)
        for card, _ in self.standing:
            for effect in events[card].effects:
                kind = effect.effect
                if kind == V_SHORT_SIGHT:
                    length = LENGTHS[effect.ruler]
                    self.sight = length if self.sight == NONE else min(self.sight, length)
                elif kind == V_SLOW:
                    self.pace -= effect.amount
                elif kind == V_FAST:
                    self.pace += effect.amount
                elif kind == V_COVER:
                    self.cover += effect.amount
                elif kind == V_SKILL:
                    if effect.skill == NONE:
                        self.attacks += effect.amount
                    else:
                        skills[effect.skill] += effect.amount
                else:
                    self.bars |= bar_of(kind)
        self.skills = tuple(skills)


def bar_of(effect: int) -> int:
    """The bit of an effect that forbids something; 0 for others."""
    if effect == V_NO_SHOTS:
        return NO_SHOTS
    if effect == V_NO_EXPERTISE:
        return NO_EXPERTISE
    if effect == V_CALM:
        return CALM
    if effect == V_SPOIL:
        return SPOILT
    return FEWER_ACTIONS if effect == V_NO_ROBOTS else 0
