"""Two numbers that traits change: cards a draw, skills a player."""

from __future__ import annotations

from overseer.tragic.player import BASE_RATE
from overseer.tragic.rules.duel import Duel
from overseer.tragic.words import ST_DRAW_RATE, ST_SKILLS


def draw_rate(duel: Duel, seat: int) -> int:
    """TR-T2: 2 by default, never less than 1."""
    return max(BASE_RATE + duel.stat(seat, ST_DRAW_RATE), 1)


def skill_slots(duel: Duel, seat: int) -> int:
    """TR-S4: three skills, four with a trait."""
    return min(3 + max(duel.stat(seat, ST_SKILLS), 0), 4)
