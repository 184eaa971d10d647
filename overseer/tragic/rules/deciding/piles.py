"""Cards of the hand, the library and the discard: discarding, taking, showing, putting away."""

from __future__ import annotations

from overseer.tragic.moves import AWAY, BOTTOM, NONE, SHOW, TAKE, THROW, TOP, TragicMove
from overseer.tragic.refusals import R_MUST_SHOW, R_NOT_ASKED, R_NOT_IN_HAND, R_NOT_OFFERED
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.works import recoverable, searchable, showable


def list_discards(duel: Duel, found: list[TragicMove]) -> None:
    """The different cards of the hand."""
    last = -1
    for number in duel.players[duel.seat].hand:
        if number != last:
            last = number
            found.append(duel.tables.moves.throw[number])


def why_not_discard(duel: Duel, move: TragicMove) -> int:
    """Why this card does not go."""
    if move.kind != THROW:
        return R_NOT_ASKED
    return 0 if move.a in duel.players[duel.seat].hand else R_NOT_IN_HAND


def list_search(duel: Duel, found: list[TragicMove]) -> None:
    """TR-K7: what the search may take, or nothing."""
    moves = duel.tables.moves
    found.append(moves.none)
    for number in searchable(duel, duel.work[-1]):
        found.append(moves.take[number])


def why_not_search(duel: Duel, move: TragicMove) -> int:
    """Why this card is not found."""
    if move.kind == NONE:
        return 0
    if move.kind != TAKE:
        return R_NOT_ASKED
    return 0 if move.a in searchable(duel, duel.work[-1]) else R_NOT_OFFERED


def list_recover(duel: Duel, found: list[TragicMove]) -> None:
    """What may come back from the discard."""
    for number in recoverable(duel, duel.work[-1]):
        found.append(duel.tables.moves.take[number])


def why_not_recover(duel: Duel, move: TragicMove) -> int:
    """Why this card does not come back."""
    if move.kind != TAKE:
        return R_NOT_ASKED
    return 0 if move.a in recoverable(duel, duel.work[-1]) else R_NOT_OFFERED


def list_show(duel: Duel, found: list[TragicMove]) -> None:
    """TR-K16: the reactions of the hand; only who has none shows none."""
    reactions = showable(duel, duel.seat)
    for number in reactions:
        found.append(duel.tables.moves.show[number])
    if not reactions:
        found.append(duel.tables.moves.none)


def why_not_show(duel: Duel, move: TragicMove) -> int:
    """Why this is not shown."""
    if move.kind == NONE:
        return R_MUST_SHOW if showable(duel, duel.seat) else 0
    if move.kind != SHOW:
        return R_NOT_ASKED
    return 0 if move.a in showable(duel, duel.seat) else R_MUST_SHOW


def list_place(duel: Duel, found: list[TragicMove]) -> None:
    """TR-W16: where the cards that were looked at may go."""
    moves = duel.tables.moves
    last = -1
    for number in duel.players[duel.seat].looking:
        if number != last:
            last = number
            found.append(moves.top[number])
            found.append(moves.bottom[number])
            found.append(moves.away[number])


def why_not_place(duel: Duel, move: TragicMove) -> int:
    """Why this card is not put away."""
    if move.kind not in (TOP, BOTTOM, AWAY):
        return R_NOT_ASKED
    return 0 if move.a in duel.players[duel.seat].looking else R_NOT_OFFERED
