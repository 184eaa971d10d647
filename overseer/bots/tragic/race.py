"""Who has no card to draw first (TR-E2), if nobody is beaten before."""

from __future__ import annotations

from typing import Final

from overseer.tragic.player import Player
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.turn_facts import draw_rate

NEAR: Final = 3  # draws: from here on a library is a clock that one hears
LOST: Final = -8  # cards: so far behind, nobody catches up


def draws_left(duel: Duel, player: Player) -> int:
    """Draw phases that a player still survives."""
    rate = draw_rate(duel, player.seat)
    return (player.library_size + rate - 1) // rate


class Race:
    """Two libraries against each other, for `me`.

    `spare` cards can be drawn besides those of the draw phases, and the other one still runs out
    first; below zero, so many are missing.
    """

    def __init__(self, duel: Duel, me: Player, foe: Player) -> None:
        self.mine: int = draws_left(duel, me)
        self.theirs: int = draws_left(duel, foe)
        # Who is not active draws next.
        later = self.theirs - 1 if duel.active == me.seat else self.theirs
        self.spare: int = me.library_size - later * draw_rate(duel, me.seat) - 1

    @property
    def ahead(self) -> bool:
        """Whether the other one runs out first."""
        return self.spare >= 0

    @property
    def waiting(self) -> bool:
        """Whether time alone wins soon."""
        return self.spare >= 0 and self.theirs <= NEAR

    @property
    def pressed(self) -> bool:
        """Whether time alone loses soon."""
        return self.spare < 0 and self.mine <= NEAR

    @property
    def hopeless(self) -> bool:
        """Whether the own library runs out first whatever one saves."""
        return self.spare <= LOST and self.mine > NEAR
