"""What NATURE may do; its moves are listed by the state, from `spread` and `chance`."""

from __future__ import annotations

from overseer.tragic.moves import DRAW_CARD, ONES, ROLL, SNATCH, TragicMove
from overseer.tragic.refusals import R_NOT_ASKED
from overseer.tragic.rules.duel import W_STEAL, Duel
from overseer.tragic.topics import T_CRITICAL, T_DRAW, T_SNATCH


def why_not_chance(duel: Duel, move: TragicMove) -> int:
    """Whether NATURE may do that now."""
    topic = duel.topic
    work = duel.work[-1] if duel.work else None
    if topic == T_DRAW:
        fits = (
            move.kind == DRAW_CARD
            and work is not None
            and move.a in duel.players[work.seat].library
        )
    elif topic == T_SNATCH:
        if work is None:
            return R_NOT_ASKED
        victim = work.victim if work.kind == W_STEAL else work.seat
        fits = move.kind == SNATCH and move.a in duel.players[victim].hand
    elif topic == T_CRITICAL:
        fits = move.kind == ONES and move.a <= duel.chain[-1].step
    else:
        fits = move.kind == ROLL and 1 <= move.a <= 6
    return 0 if fits else R_NOT_ASKED
