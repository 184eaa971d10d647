"""One's own turn and the windows: cards, abilities, equipment, allies that set out."""

from __future__ import annotations

from overseer.tragic.moves import ATTACK_WITH, END, SLOTS, TAKE_OFF, WEAR, TragicMove
from overseer.tragic.refusals import R_NOT_ASKED
from overseer.tragic.rules.deciding.anytime import list_uses
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.legal import (
    why_not_attack,
    why_not_cast,
    why_not_cast_held,
    why_not_take_off,
    why_not_wear,
)
from overseer.tragic.topics import T_ANSWER, T_FREE, T_MAIN
from overseer.tragic.words import ABILITY, ATTACK, REACTION


def list_main(duel: Duel, found: list[TragicMove]) -> None:
    """The main decision."""
    seat = duel.seat
    moves = duel.tables.moves
    found.append(moves.end)
    _list_casts(duel, found, False)
    list_uses(duel, found)
    for permanent in duel.players[seat].permanents:
        place = seat * SLOTS + permanent.slot
        if permanent.card.is_equipment:
            if permanent.engaged:
                if why_not_wear(duel, seat, place) == 0:
                    found.append(moves.wear[place])
            elif why_not_take_off(duel, seat, place) == 0:
                found.append(moves.take_off[place])
        elif permanent.card.is_ally and why_not_attack(duel, seat, place) == 0:
            found.append(moves.attack[place])


def why_not_main(duel: Duel, move: TragicMove) -> int:
    """Why not this in the main phase; cards and abilities are judged at any topic."""
    kind = move.kind
    if kind == END:
        return 0
    if kind == WEAR:
        return why_not_wear(duel, duel.seat, move.a)
    if kind == TAKE_OFF:
        return why_not_take_off(duel, duel.seat, move.a)
    return why_not_attack(duel, duel.seat, move.a) if kind == ATTACK_WITH else R_NOT_ASKED


def list_answers(duel: Duel, found: list[TragicMove]) -> None:
    """The window after an announcement: reactions, and abilities that work in any turn."""
    _list_casts(duel, found, True)
    list_uses(duel, found)


def _list_casts(duel: Duel, found: list[TragicMove], answering: bool) -> None:
    """The cards of the hand that can be cast: reactions as answers, the others else."""
    moves = duel.tables.moves
    cards = duel.tables.cards
    last = -1
    for number in duel.players[duel.seat].hand:
        if number == last:
            continue
        last = number
        kind = cards[number].kind
        if kind != ABILITY and (kind == REACTION) == answering:
            if why_not_cast_held(duel, duel.seat, number, False) == 0:
                found.append(moves.cast[number])


def list_free(duel: Duel, found: list[TragicMove]) -> None:
    """Attack cards that a card lets be cast without their cost."""
    moves = duel.tables.moves
    last = -1
    for number in duel.players[duel.seat].hand:
        if number != last and duel.tables.cards[number].kind == ATTACK:
            last = number
            if why_not_cast(duel, duel.seat, number, True) == 0:
                found.append(moves.cast[number])


def why_not_cast_now(duel: Duel, number: int) -> int:
    """Why a card cannot be cast at this decision."""
    topic = duel.topic
    if topic == T_MAIN or topic == T_ANSWER:
        return why_not_cast(duel, duel.seat, number, False)
    return why_not_cast(duel, duel.seat, number, True) if topic == T_FREE else R_NOT_ASKED
