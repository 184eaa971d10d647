"""Steps that change an attack or a turn: answers to what lies on the pile, and states."""

from __future__ import annotations

from overseer.tragic.rules.attack import unavoidable
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.effects.reach import answered
from overseer.tragic.rules.movement import called_off, keep_aim
from overseer.tragic.rules.pile import NOBODY, Work
from overseer.tragic.rules.telling import whom_args
from overseer.tragic.words import (
    BY_MOVEMENT,
    CANCEL,
    DODGE,
    DODGE_ROLL,
    END_TURN,
    ENTER,
    HIDE,
    REDUCE,
    REPEAT,
    REPRIEVE,
)


def answer(duel: Duel, work: Work, op: int, n: int) -> None:
    """What a reaction does to the item it answers; nothing against the unavoidable (TR-W28)."""
    item = answered(duel, work)
    if item is None:
        return
    if op == REDUCE:
        item.reduced += n
        if n > 0:
            card = duel.tables.cards[work.card]
            duel.tell("reduced", {"seat": work.seat, "card": card.id, "amount": n})
        return
    if unavoidable(duel, item):
        return
    if op == CANCEL:
        item.cancelled = item.kind != BY_MOVEMENT or called_off(duel, item)
    elif op == DODGE:
        item.dodged |= 1 << work.seat
        duel.tell("dodges", {"seat": work.seat})
        if item.kind != BY_MOVEMENT:
            item.cancelled = True
    elif op == DODGE_ROLL:
        item.dodge_roll = max(item.dodge_roll, n)
    elif work.target != NOBODY:  # REDIRECT
        if item.kind == BY_MOVEMENT:
            keep_aim(item)
        item.target = work.target
        item.target_serial = work.target_serial
        item.redirected = True
        if duel.ears is not None:
            card = duel.tables.cards[work.card]
            duel.tell(
                "redirected", {"seat": work.seat, "card": card.id, **whom_args(duel, work.target)}
            )


def perform_turn(duel: Duel, work: Work, op: int) -> None:
    """What holds for a while: hiding, the end of a turn, a building, a delay, a repetition."""
    seat = work.seat
    player = duel.players[seat]
    card = duel.tables.cards[work.card]
    if op == HIDE:
        _hide(duel, work)
    elif op == END_TURN:
        if seat == duel.active:
            duel.stop_turn = True
            duel.tell("turn-stopped", {"seat": seat, "card": card.id})
    elif op == ENTER:
        player.inside = work.serial
        duel.tell("entered", {"seat": seat, "card": card.id})
    elif op == REPRIEVE:
        player.reprieve = 2 if seat == duel.active else 1
        duel.tell("reprieve", {"seat": seat})
    else:
        assert op == REPEAT
        player.repeats += 1
        duel.tell("repeats", {"seat": seat, "card": card.id})


def _hide(duel: Duel, work: Work) -> None:
    """TR-W12: STEALTH, from a permanent or from a card that does not stay."""
    source = duel.permanent(work.source, work.serial) if work.source != NOBODY else None
    if source is not None:
        source.hiding = True
    else:
        duel.players[work.seat].stealth = True
    duel.tell("hidden", {"seat": work.seat})
