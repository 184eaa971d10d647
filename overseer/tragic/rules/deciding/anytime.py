"""What several topics have in common: passing, laying an ability card, paying by hand, using."""

from __future__ import annotations

from typing import Final

from overseer.tragic.moves import USE, TragicMove
from overseer.tragic.refusals import R_NOT_ASKED
from overseer.tragic.rules.duel import W_DISCARD, Duel
from overseer.tragic.rules.legal import (
    has_right,
    use_cards,
    use_places,
    why_not_lay,
    why_not_use,
    why_not_use_card,
)
from overseer.tragic.rules.turn import in_upkeep
from overseer.tragic.topics import (
    T_ANSWER,
    T_BLOCK,
    T_CHARGE,
    T_DISCARD,
    T_DIVIDE,
    T_DRAIN,
    T_FREE,
    T_INCAPACITATE,
    T_INTERRUPT,
    T_JOIN,
    T_LAY,
    T_MAIN,
    T_MAY,
    T_MODE,
    T_MULLIGAN,
    T_ORDER,
    T_PART,
    T_PLACE,
    T_PROTECT,
    T_RECOVER,
    T_REFRESH,
    T_SEARCH,
    T_SHOW,
    T_STRIKE_BACK,
    T_TOLL,
    T_UPKEEP,
    T_VOTE,
    TOPICS,
)
from overseer.tragic.words import ABILITY

# The topics at which the holder of the right to lay may use it, too (TR-P4, TR-P6). While an
# action is announced, it would be the same just before or after that.
LAYING: Final = (
    *(T_MAIN, T_LAY, T_ANSWER, T_UPKEEP, T_TOLL, T_MAY, T_ORDER, T_FREE),
    *(T_MODE, T_SEARCH, T_RECOVER, T_PLACE, T_REFRESH, T_DISCARD, T_PART),
    *(T_DIVIDE, T_DRAIN, T_CHARGE, T_PROTECT, T_VOTE, T_SHOW, T_STRIKE_BACK, T_INCAPACITATE),
)
# … at which the next cost may be paid by hand …
BY_HAND_TOPICS: Final = (T_MAIN, T_ANSWER, T_INTERRUPT, T_UPKEEP, T_TOLL, T_MAY)
# … and at which one may go on without.
PASSING: Final = (
    *(T_MULLIGAN, T_UPKEEP, T_TOLL, T_LAY, T_ANSWER, T_INTERRUPT),
    *(T_JOIN, T_BLOCK, T_CHARGE, T_MAY, T_FREE, T_INCAPACITATE),
)
MAY_PASS: Final = 1
MAY_LAY: Final = 2
MAY_PAY: Final = 4
# All three by topic, as bits: looked up at every decision.
OFFERS: Final = bytes(
    [
        MAY_PASS * (n in PASSING) + MAY_LAY * (n in LAYING) + MAY_PAY * (n in BY_HAND_TOPICS)
        for n in range(len(TOPICS))
    ]
)


def list_anytime(duel: Duel, found: list[TragicMove]) -> None:
    """Passing, laying and paying by hand, where the topic allows them."""
    offers = OFFERS[duel.topic]
    moves = duel.tables.moves
    if offers & MAY_PASS:
        found.append(moves.passing)
    if offers & MAY_LAY and laying_right(duel, duel.seat):
        last = -1
        for number in duel.players[duel.seat].hand:
            if number != last and duel.tables.cards[number].kind == ABILITY:
                last = number
                if why_not_lay(duel, duel.seat, number, True) == 0:
                    found.append(moves.lay[number])
    if pays_by_hand(duel):
        found.append(moves.by_hand)


def laying_right(duel: Duel, seat: int) -> bool:
    """Whether an ability card may be laid at this decision."""
    if duel.topic == T_LAY and duel.work[-1].by_right == 0:
        return True
    if duel.topic == T_DISCARD and duel.work[-1].kind != W_DISCARD:
        return False  # a cost that is being paid needs the cards of the hand
    return has_right(duel, seat)


def why_not_lay_now(duel: Duel, number: int) -> int:
    """Why an ability card cannot be laid at this decision."""
    if not OFFERS[duel.topic] & MAY_LAY:
        return R_NOT_ASKED
    return why_not_lay(duel, duel.seat, number, laying_right(duel, duel.seat))


def pays_by_hand(duel: Duel) -> bool:
    """Whether it may be said now that the next cost is paid by hand."""
    if duel.by_hand:
        return False
    if OFFERS[duel.topic] & MAY_PAY:
        return True
    return duel.topic == T_ORDER and in_upkeep(duel, duel.seat)


def list_uses(duel: Duel, found: list[TragicMove]) -> None:
    """Every ability that can be used now."""
    moves = duel.tables.moves
    for place, n in use_places(duel, duel.seat):
        found.append(moves.use[place * 2 + n])
    for card in use_cards(duel, duel.seat):
        found.append(moves.use_card[card])


def why_not_use_now(duel: Duel, move: TragicMove) -> int:
    """Why an ability cannot be used at this decision."""
    topic = duel.topic
    if topic not in (T_MAIN, T_ANSWER, T_INTERRUPT) and not in_upkeep(duel, duel.seat):
        return R_NOT_ASKED
    if move.kind == USE:
        return why_not_use(duel, duel.seat, move.a, move.b)
    return why_not_use_card(duel, duel.seat, move.a)
