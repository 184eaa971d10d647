"""What may be done in one's turn and as an answer: cards, abilities, equipment, allies."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import Card
from overseer.tragic.moves import SLOTS, USES
from overseer.tragic.player import MOST_POINTS, Permanent, Player
from overseer.tragic.refusals import (
    R_COMPANION,
    R_CONDITION,
    R_COVERED,
    R_ENGAGED,
    R_FORBIDDEN,
    R_HIDDEN,
    R_IN_DEFENCE,
    R_INSIDE,
    R_LETTER_FULL,
    R_NO_ANSWER,
    R_NO_DISCARD,
    R_NO_RIGHT,
    R_NO_TARGET,
    R_NOT_A_REACTION,
    R_NOT_AT_YOU,
    R_NOT_IN_HAND,
    R_NOT_NOW,
    R_NOT_OFFERED,
    R_NOT_WORN,
    R_NOT_YOURS,
    R_NOTHING_TO_AIM,
    R_OWN_TURN,
    R_PLACE_TAKEN,
    R_REACTION,
    R_SAFE,
    R_SHUNNED,
    R_SPARED,
    R_TOO_DEAR,
    R_TOO_MANY,
    R_UNAVOIDABLE,
    R_UNTARGETABLE,
    R_USED,
)
from overseer.tragic.rules.announce import aimed_ability
from overseer.tragic.rules.attack import is_area, unavoidable
from overseer.tragic.rules.board import keyword, place_taken, same_companion
from overseer.tragic.rules.duel import MOST_ACTIONS, Duel
from overseer.tragic.rules.payment import can_pay, card_cost
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.rules.targets import ability_targets, ally_targets, attack_targets
from overseer.tragic.rules.turn import in_upkeep, use_number
from overseer.tragic.rules.using import (
    CONDITION,
    IS_ENGAGED,
    IS_USED,
    NO_CARDS_TO_DISCARD,
    NOT_NOW,
    NOT_WORN,
    NOTHING_TO_AIM_AT,
    TOO_DEAR,
    usable,
    usable_card,
)
from overseer.tragic.topics import T_ANSWER, T_MAIN
from overseer.tragic.words import (
    ATTACK,
    BROTHERHOOD,
    CANCEL,
    DODGE,
    DODGE_ROLL,
    DRUG,
    IN_DEFENCE,
    ON_USE,
    REACTION,
    REDIRECT,
    SHUNNED,
    ST_NO_ALLIES,
    ST_NO_DRUGS,
    ST_NO_EQUIPMENT,
    ST_NO_REACTIONS,
)

# targets.py's and chain.py's answers as refusals.
AIM_REASONS: Final = (
    0,
    R_NO_TARGET,
    R_UNTARGETABLE,
    R_HIDDEN,
    R_COVERED,
    R_INSIDE,
    R_SPARED,
    R_SAFE,
)
USE_REASONS: Final = [0] * 9
USE_REASONS[IS_ENGAGED] = R_ENGAGED
USE_REASONS[IS_USED] = R_USED
USE_REASONS[TOO_DEAR] = R_TOO_DEAR
USE_REASONS[NOT_NOW] = R_NOT_NOW
USE_REASONS[NOTHING_TO_AIM_AT] = R_NOTHING_TO_AIM
USE_REASONS[CONDITION] = R_CONDITION
USE_REASONS[NO_CARDS_TO_DISCARD] = R_NO_DISCARD
USE_REASONS[NOT_WORN] = R_NOT_WORN


# -- ability cards (TR-P3 to TR-P7) --------------------------------------------------------------


def why_not_lay(duel: Duel, seat: int, number: int, right: bool) -> int:
    """Why an ability card may not be laid; `right`: whether there is a right to lay at all."""
    player = duel.players[seat]
    card = duel.tables.cards[number]
    if number not in player.hand:
        return R_NOT_IN_HAND
    if not right:
        return R_NO_RIGHT
    if player.points[card.letters[0]] >= MOST_POINTS and number not in player.abilities:
        return R_LETTER_FULL
    return 0


def has_right(duel: Duel, seat: int) -> bool:
    """Whether a seat that is asked something may lay a card by TR-P3."""
    return duel.may_lay and seat == duel.active


# -- casting -------------------------------------------------------------------------------------


def why_not_cast(duel: Duel, seat: int, number: int, free: bool) -> int:
    """Why a card cannot be cast now; `free`: an attack without its cost."""
    if number not in duel.players[seat].hand:
        return R_NOT_IN_HAND
    return why_not_cast_held(duel, seat, number, free)


def why_not_cast_held(duel: Duel, seat: int, number: int, free: bool) -> int:
    """Why a card of the hand cannot be cast now."""
    player = duel.players[seat]
    card = duel.tables.cards[number]
    answering = duel.topic == T_ANSWER
    if answering:
        if card.kind != REACTION:
            return R_NOT_A_REACTION
        reason = _why_no_answer(duel, seat, card)
        if reason:
            return reason
    elif card.kind == REACTION:
        return R_REACTION
    elif free and card.kind != ATTACK:
        return R_NOT_OFFERED
    elif player.actions >= MOST_ACTIONS:
        return R_TOO_MANY
    reason = why_barred(duel, player, card)
    if reason:
        return reason
    if not free and not can_pay(player, card_cost(duel, seat, card)):
        return R_TOO_DEAR
    return _why_no_aim(duel, seat, card)


def why_barred(duel: Duel, player: Player, card: Card) -> int:
    """What traits and companions on the table forbid."""
    seat = player.seat
    if card.kind == REACTION:
        if duel.stat(seat, ST_NO_REACTIONS) > 0:
            return R_FORBIDDEN
    elif card.is_ally:
        if duel.stat(seat, ST_NO_ALLIES) > 0:
            return R_FORBIDDEN
        if same_companion(duel, card):
            return R_COMPANION
    elif card.kind == DRUG:
        if duel.stat(seat, ST_NO_DRUGS) > 0:
            return R_FORBIDDEN
    elif card.is_equipment and duel.stat(seat, ST_NO_EQUIPMENT) > 0:
        return R_FORBIDDEN
    if card.types & BROTHERHOOD:  # TR-W26
        for number in player.traits:
            if duel.tables.cards[number].types & SHUNNED:
                return R_SHUNNED
    return 0


def _why_no_answer(duel: Duel, seat: int, card: Card) -> int:
    """Whether a reaction answers the top of the pile (TR-R1, TR-W28)."""
    item = duel.chain[-1]
    if not card.answers & (1 << item.kind):
        return R_NO_ANSWER
    dodges = _does(card, DODGE) or _does(card, DODGE_ROLL)
    if unavoidable(duel, item) and (dodges or _does(card, CANCEL) or _does(card, REDIRECT)):
        return R_UNAVOIDABLE
    if dodges and item.target != PLAYER + seat:
        return R_NOT_AT_YOU
    return 0


def _does(card: Card, op: int) -> bool:
    for ability in card.abilities:
        for mode in ability.modes:
            for step in mode:
                if step.op == op:
                    return True
    return False


def _why_no_aim(duel: Duel, seat: int, card: Card) -> int:
    """Whether there is something to aim at."""
    if card.kind == ATTACK:
        if is_area(card):
            return 0  # TR-W14: wherever it strikes, and be it nobody
        if attack_targets(duel, seat, card):
            return 0
        # TR-K14: with nobody to strike, what else it beats: the building of who is inside.
    number = aimed_ability(card)
    if number < 0 and card.kind == ATTACK:
        return R_NOTHING_TO_AIM
    if number >= 0 and not ability_targets(duel, seat, card.abilities[number], NOBODY, card):
        return R_NOTHING_TO_AIM
    return 0


# -- using ---------------------------------------------------------------------------------------


def nth_use(card: Card, n: int) -> int:
    """The number of a card's n-th ability that is used; -1 without one."""
    for number in range(len(card.abilities)):
        if card.abilities[number].when == ON_USE:
            if n == 0:
                return number
            n -= 1
    return -1


def own_permanent(duel: Duel, seat: int, place: int) -> Permanent | None:
    """The permanent at a place, if it is this player's."""
    return duel.permanent(place, -1) if place // SLOTS == seat else None


def why_not_use(duel: Duel, seat: int, place: int, n: int) -> int:
    """Why a permanent's ability cannot be used now."""
    permanent = own_permanent(duel, seat, place)
    if permanent is None:
        return R_NOT_YOURS
    number = nth_use(permanent.card, n)
    if number < 0:
        return R_NOT_OFFERED
    ability = permanent.card.abilities[number]
    upkeep = in_upkeep(duel, seat)
    if ability.in_upkeep != upkeep:
        return R_NOT_NOW
    if duel.topic != T_MAIN and not upkeep:
        if not ability.any_turn:
            return R_OWN_TURN
    elif duel.players[seat].actions >= MOST_ACTIONS:
        return R_TOO_MANY
    return USE_REASONS[usable(duel, seat, permanent, number)]


def why_not_use_card(duel: Duel, seat: int, card: int) -> int:
    """Why a skill, trait or ability card cannot be used now."""
    player = duel.players[seat]
    if card not in player.skills and card not in player.traits and card not in player.abilities:
        return R_NOT_YOURS
    return why_not_use_own(duel, seat, card)


def why_not_use_own(duel: Duel, seat: int, card: int) -> int:
    """Why a skill, trait or ability card of one's own cannot be used now."""
    player = duel.players[seat]
    number = use_number(duel, card)
    if number < 0:
        return R_NOT_OFFERED
    ability = duel.ability_of(card, number)
    upkeep = in_upkeep(duel, seat)
    if ability.in_upkeep != upkeep:
        return R_NOT_NOW
    if duel.topic != T_MAIN and not upkeep:
        if not ability.any_turn:
            return R_NOT_NOW if card in player.skills else R_OWN_TURN
    elif player.actions >= MOST_ACTIONS:
        return R_TOO_MANY
    return USE_REASONS[usable_card(duel, seat, card, number)]


def use_places(duel: Duel, seat: int) -> list[tuple[int, int]]:
    """The uses of permanents that are legal now, as place and number."""
    found: list[tuple[int, int]] = []
    for permanent in duel.players[seat].permanents:
        if permanent.card.waits & (1 << ON_USE):
            place = seat * SLOTS + permanent.slot
            for n in range(USES):
                if why_not_use(duel, seat, place, n) == 0:
                    found.append((place, n))
    return found


def use_cards(duel: Duel, seat: int) -> list[int]:
    """The skills, traits and ability cards that can be used now."""
    player = duel.players[seat]
    cards = duel.tables.cards
    found: list[int] = []
    for own in (player.skills, player.traits, player.abilities):
        for card in own:
            if cards[card].waits & (1 << ON_USE) and why_not_use_own(duel, seat, card) == 0:
                found.append(card)
    return found


# -- equipment (TR-Z2) ---------------------------------------------------------------------------


def why_not_wear(duel: Duel, seat: int, place: int) -> int:
    """Why equipment cannot be put on."""
    permanent = own_permanent(duel, seat, place)
    if permanent is None or not permanent.card.is_equipment:
        return R_NOT_YOURS
    if not permanent.engaged:
        return R_PLACE_TAKEN
    player = duel.players[seat]
    if place_taken(player, permanent.card):
        return R_PLACE_TAKEN
    return _why_no_fitting(duel, seat, permanent)


def why_not_take_off(duel: Duel, seat: int, place: int) -> int:
    """Why equipment cannot be taken off, of whatever edition (TR-E6)."""
    permanent = own_permanent(duel, seat, place)
    if permanent is None or not permanent.card.is_equipment:
        return R_NOT_YOURS
    if permanent.engaged:
        return R_NOT_WORN
    return _why_no_fitting(duel, seat, permanent)


def _why_no_fitting(duel: Duel, seat: int, permanent: Permanent) -> int:
    player = duel.players[seat]
    if player.actions >= MOST_ACTIONS:
        return R_TOO_MANY
    return 0 if can_pay(player, card_cost(duel, seat, permanent.card)) else R_TOO_DEAR


# -- allies --------------------------------------------------------------------------------------


def why_not_attack(duel: Duel, seat: int, place: int) -> int:
    """Why an ally cannot set out to attack."""
    permanent = own_permanent(duel, seat, place)
    if permanent is None or not permanent.card.is_ally:
        return R_NOT_YOURS
    if permanent.engaged:
        return R_ENGAGED
    if keyword(duel, seat, permanent, IN_DEFENCE) > 0:
        return R_IN_DEFENCE
    if duel.players[seat].actions >= MOST_ACTIONS:
        return R_TOO_MANY
    return 0 if ally_targets(duel, seat, permanent) else R_NOTHING_TO_AIM
