"""The legal moves of the decision at hand, and why another move is not one of them.

Every topic has a function that lists and beside it one that judges; this file only knows which.
The topics that are asked most come first.
"""

from __future__ import annotations

from overseer.engine.state import NATURE, OVER
from overseer.tragic.moves import BY_HAND, CAST, LAY_CARD, PASS, USE, USE_CARD, TragicMove
from overseer.tragic.refusals import R_NOT_ASKED, R_OVER
from overseer.tragic.rules.deciding.aiming import (
    list_parts,
    list_targets,
    why_not_part,
    why_not_target,
)
from overseer.tragic.rules.deciding.anytime import (
    MAY_PASS,
    OFFERS,
    list_anytime,
    list_uses,
    pays_by_hand,
    why_not_lay_now,
    why_not_use_now,
)
from overseer.tragic.rules.deciding.chance import why_not_chance
from overseer.tragic.rules.deciding.effects import (
    list_modes,
    list_order,
    why_not_mode,
    why_not_order,
)
from overseer.tragic.rules.deciding.fight import (
    list_against,
    list_blockers,
    list_chargers,
    list_incapacitate,
    list_joiners,
    list_protected,
    list_shares,
    list_strike_back,
    why_not_against,
    why_not_block,
    why_not_charge,
    why_not_incapacitate,
    why_not_join,
    why_not_protect,
    why_not_share,
    why_not_strike_back,
)
from overseer.tragic.rules.deciding.payment import (
    list_letters,
    list_may,
    list_pay,
    list_toll,
    why_not_letter,
    why_not_may,
    why_not_pay,
    why_not_toll,
)
from overseer.tragic.rules.deciding.piles import (
    list_discards,
    list_place,
    list_recover,
    list_search,
    list_show,
    why_not_discard,
    why_not_place,
    why_not_recover,
    why_not_search,
    why_not_show,
)
from overseer.tragic.rules.deciding.setup import (
    list_mulligan,
    list_skills,
    list_traits,
    why_not_mulligan,
    why_not_skills,
    why_not_traits,
)
from overseer.tragic.rules.deciding.turn import (
    list_answers,
    list_free,
    list_main,
    why_not_cast_now,
    why_not_main,
)
from overseer.tragic.rules.duel import Duel
from overseer.tragic.topics import (
    T_AGAINST,
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
    T_PAY,
    T_PLACE,
    T_PROTECT,
    T_RECOVER,
    T_REFRESH,
    T_SEARCH,
    T_SHOW,
    T_SKILLS,
    T_STRIKE_BACK,
    T_TARGET,
    T_TOLL,
    T_TRAITS,
    T_UPKEEP,
    T_VOTE,
)


def list_moves(duel: Duel) -> list[TragicMove]:
    """Every legal move of the seat that decides."""
    found: list[TragicMove] = []
    if duel.seat == OVER:
        return found
    topic = duel.topic
    list_anytime(duel, found)
    if topic == T_LAY:
        pass
    elif topic == T_MAIN:
        list_main(duel, found)
    elif topic == T_ANSWER:
        list_answers(duel, found)
    elif topic == T_TARGET:
        list_targets(duel, found)
    elif topic == T_INTERRUPT or topic == T_UPKEEP:
        list_uses(duel, found)
    elif topic == T_ORDER:
        list_order(duel, found)
    elif topic == T_FREE:
        list_free(duel, found)
    elif topic == T_TRAITS:
        list_traits(duel, found)
    elif topic == T_SKILLS:
        list_skills(duel, found)
    elif topic == T_MULLIGAN:
        list_mulligan(duel, found)
    elif topic == T_PAY:
        list_pay(duel, found)
    elif topic == T_TOLL:
        list_toll(duel, found)
    elif topic == T_MAY:
        list_may(duel, found)
    else:
        _list_choices(duel, found)
    return found


def _list_choices(duel: Duel, found: list[TragicMove]) -> None:
    """The choices within a fight or an effect."""
    topic = duel.topic
    if topic == T_JOIN:
        list_joiners(duel, found)
    elif topic == T_BLOCK:
        list_blockers(duel, found)
    elif topic == T_AGAINST:
        list_against(duel, found)
    elif topic == T_STRIKE_BACK:
        list_strike_back(duel, found)
    elif topic == T_DIVIDE:
        list_shares(duel, found)
    elif topic == T_CHARGE:
        list_chargers(duel, found)
    elif topic == T_PROTECT:
        list_protected(duel, found)
    elif topic == T_DISCARD:
        list_discards(duel, found)
    elif topic == T_SEARCH:
        list_search(duel, found)
    elif topic == T_RECOVER:
        list_recover(duel, found)
    elif topic == T_SHOW:
        list_show(duel, found)
    elif topic == T_PLACE:
        list_place(duel, found)
    elif topic == T_MODE or topic == T_VOTE:
        list_modes(duel, found)
    elif topic == T_REFRESH or topic == T_DRAIN:
        list_letters(duel, found)
    elif topic == T_INCAPACITATE:
        list_incapacitate(duel, found)
    elif topic == T_PART:
        list_parts(duel, found)


def reason(duel: Duel, move: TragicMove) -> int:
    """0 when `move` is legal now, else the number of the reason against it."""
    if duel.seat == OVER:
        return R_OVER
    if duel.seat == NATURE:
        return why_not_chance(duel, move)
    topic = duel.topic
    kind = move.kind
    if kind == PASS:
        return 0 if OFFERS[topic] & MAY_PASS else R_NOT_ASKED
    if kind == LAY_CARD:
        return why_not_lay_now(duel, move.a)
    if kind == CAST:
        return why_not_cast_now(duel, move.a)
    if kind == USE or kind == USE_CARD:
        return why_not_use_now(duel, move)
    if kind == BY_HAND:
        return 0 if pays_by_hand(duel) else R_NOT_ASKED
    if topic == T_MAIN:
        return why_not_main(duel, move)
    if topic == T_TARGET:
        return why_not_target(duel, move)
    if topic == T_ORDER:
        return why_not_order(duel, move)
    if topic == T_TRAITS:
        return why_not_traits(duel, move)
    if topic == T_SKILLS:
        return why_not_skills(duel, move)
    if topic == T_MULLIGAN:
        return why_not_mulligan(move)
    if topic == T_PAY:
        return why_not_pay(duel, move)
    if topic == T_TOLL:
        return why_not_toll(duel, move)
    if topic == T_MAY:
        return why_not_may(duel, move)
    return _why_not_choose(duel, move)


def _why_not_choose(duel: Duel, move: TragicMove) -> int:
    """The same for the choices within a fight or an effect."""
    topic = duel.topic
    if topic == T_JOIN:
        return why_not_join(duel, move)
    if topic == T_BLOCK:
        return why_not_block(duel, move)
    if topic == T_AGAINST:
        return why_not_against(duel, move)
    if topic == T_STRIKE_BACK:
        return why_not_strike_back(duel, move)
    if topic == T_DIVIDE:
        return why_not_share(duel, move)
    if topic == T_CHARGE:
        return why_not_charge(duel, move)
    if topic == T_PROTECT:
        return why_not_protect(duel, move)
    if topic == T_DISCARD:
        return why_not_discard(duel, move)
    if topic == T_SEARCH:
        return why_not_search(duel, move)
    if topic == T_RECOVER:
        return why_not_recover(duel, move)
    if topic == T_SHOW:
        return why_not_show(duel, move)
    if topic == T_PLACE:
        return why_not_place(duel, move)
    if topic == T_MODE or topic == T_VOTE:
        return why_not_mode(duel, move)
    if topic == T_REFRESH or topic == T_DRAIN:
        return why_not_letter(duel, move)
    if topic == T_INCAPACITATE:
        return why_not_incapacitate(move)
    return why_not_part(move) if topic == T_PART else R_NOT_ASKED
