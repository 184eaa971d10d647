"""Effects that ask: which of several ends they take, and which of them comes next."""

from __future__ import annotations

from overseer.tragic.moves import MODE, NEXT, TragicMove
from overseer.tragic.refusals import R_NOT_ASKED, R_NOT_OFFERED
from overseer.tragic.rules.deciding.anytime import list_uses
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.triggers import choices
from overseer.tragic.rules.turn import in_upkeep


def list_modes(duel: Duel, found: list[TragicMove]) -> None:
    """The ends of a card that has several."""
    for n in range(_modes(duel)):
        found.append(duel.tables.moves.mode[n])


def why_not_mode(duel: Duel, move: TragicMove) -> int:
    """Why it does not end like this."""
    if move.kind != MODE:
        return R_NOT_ASKED
    return 0 if move.a < _modes(duel) else R_NOT_OFFERED


def _modes(duel: Duel) -> int:
    work = duel.work[-1]
    return len(duel.ability_of(work.card, work.ability).modes)


def list_order(duel: Duel, found: list[TragicMove]) -> None:
    """The triggers that wait; TR-T3: with what is used in an upkeep, in any order."""
    for n in choices(duel):
        found.append(duel.tables.moves.next[n])
    if in_upkeep(duel, duel.seat):
        list_uses(duel, found)


def why_not_order(duel: Duel, move: TragicMove) -> int:
    """Why this trigger does not come next."""
    if move.kind != NEXT:
        return R_NOT_ASKED
    return 0 if move.a in choices(duel) else R_NOT_OFFERED
