"""The legal moves of every topic, and the reason why another move is not one of them."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE, OVER
from overseer.tragic.moves import (
    AIM,
    AIM_PLAYER,
    ATTACK_WITH,
    AWAY,
    BLOCK,
    BOTTOM,
    BY_HAND,
    CAST,
    CHARGE,
    DEAL,
    DRAW_CARD,
    END,
    JOIN,
    LAY_CARD,
    MODE,
    MULLIGAN,
    NEXT,
    NONE,
    ONES,
    PART,
    PASS,
    PAY,
    ROLL,
    SHOW,
    SKILLS,
    SLOTS,
    SNATCH,
    TAKE,
    TAKE_OFF,
    THROW,
    TOP,
    TRAITS,
    USE,
    USE_CARD,
    WEAR,
    YES,
    TragicMove,
)
from overseer.tragic.refusals import (
    R_MUST_SHOW,
    R_NO_ANSWERER,
    R_NO_BLOCK,
    R_NO_CHARGE,
    R_NO_POINT,
    R_NO_TARGET,
    R_NOT_ASKED,
    R_NOT_IN_HAND,
    R_NOT_OFFERED,
    R_OVER,
    R_SHARE,
    R_SKILL_COUNT,
    R_TOO_DEAR,
    R_TWO_RACES,
)
from overseer.tragic.rules.announce import aimed_ability, life_letter, targets_for
from overseer.tragic.rules.attack import area_others, chargers, defender_of, guardians
from overseer.tragic.rules.duel import W_DISCARD, W_MOVEMENT, W_STEAL, W_STEPS, W_TRIGGERS, Duel
from overseer.tragic.rules.effects import shielded, shielders
from overseer.tragic.rules.fighters import answer_places
from overseer.tragic.rules.legal import (
    AIM_REASONS,
    has_right,
    own_permanent,
    use_cards,
    use_places,
    why_not_attack,
    why_not_cast,
    why_not_lay,
    why_not_take_off,
    why_not_use,
    why_not_use_card,
    why_not_wear,
)
from overseer.tragic.rules.movement import (
    free_chargers,
    joiners,
    next_division,
    possible_blockers,
)
from overseer.tragic.rules.payment import left
from overseer.tragic.rules.pile import PLAYER
from overseer.tragic.rules.targets import ability_fit, ally_fit, attack_fit
from overseer.tragic.rules.triggers import payable, waiting
from overseer.tragic.rules.turn import in_upkeep
from overseer.tragic.rules.turn_facts import skill_slots
from overseer.tragic.rules.works import movable_letters, recoverable, searchable, showable
from overseer.tragic.topics import (
    T_AGAINST,
    T_ANSWER,
    T_BLOCK,
    T_CHARGE,
    T_CRITICAL,
    T_DISCARD,
    T_DIVIDE,
    T_DRAIN,
    T_DRAW,
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
    T_SNATCH,
    T_STRIKE_BACK,
    T_TARGET,
    T_TOLL,
    T_TRAITS,
    T_UPKEEP,
    T_VOTE,
)
from overseer.tragic.words import ABILITY, ATTACK, REACTION

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
    T_MULLIGAN,
    T_UPKEEP,
    T_TOLL,
    T_LAY,
    T_ANSWER,
    T_INTERRUPT,
    T_JOIN,
    T_BLOCK,
    T_CHARGE,
    T_MAY,
    T_FREE,
    T_INCAPACITATE,
)


def two_races(duel: Duel, first: int, second: int) -> bool:
    """TR-S7: at most one race."""
    if first < 0 or second < 0:
        return False
    cards = duel.tables.cards
    return cards[first].race and cards[second].race


def laying_right(duel: Duel, seat: int) -> bool:
    """Whether an ability card may be laid at this decision."""
    if duel.topic == T_LAY and duel.work[-1].b == 0:
        return True
    if duel.topic == T_DISCARD and duel.work[-1].kind != W_DISCARD:
        return False  # a cost that is being paid needs the cards of the hand
    return has_right(duel, seat)


def pays_by_hand(duel: Duel) -> bool:
    """Whether it may be said now that the next cost is paid by hand."""
    if duel.by_hand:
        return False
    return duel.topic in BY_HAND_TOPICS or (duel.topic == T_ORDER and in_upkeep(duel, duel.seat))


def list_moves(duel: Duel) -> list[TragicMove]:
    """Every legal move of the seat that decides."""
    topic = duel.topic
    seat = duel.seat
    moves = duel.tables.moves
    if seat == OVER:
        return []
    found: list[TragicMove] = []
    if topic in PASSING:
        found.append(moves.passing)
    player = duel.players[seat]
    if topic in LAYING and laying_right(duel, seat):
        last = -1
        for number in player.hand:
            if number != last and duel.tables.cards[number].kind == ABILITY:
                last = number
                if why_not_lay(duel, seat, number, True) == 0:
                    found.append(moves.lay[number])
    if pays_by_hand(duel):
        found.append(moves.by_hand)
    if topic == T_MAIN or topic == T_ANSWER or topic == T_INTERRUPT:
        _free_moves(duel, found)
    elif topic == T_TARGET:
        for target in targets_now(duel):
            found.append(
                moves.aim_player[target - PLAYER] if target >= PLAYER else moves.aim[target]
            )
    elif topic == T_TRAITS:
        for move in moves.traits:
            if not two_races(duel, move.a, move.b):
                found.append(move)
    elif topic == T_SKILLS:
        return moves.skills[skill_slots(duel, seat) - 3][:]
    elif topic == T_MULLIGAN:
        found.append(moves.mulligan)
    elif topic == T_UPKEEP:
        _uses(duel, found)
    elif topic == T_TOLL:
        _toll_moves(duel, found)
    elif topic == T_MAY:
        if payable(duel, duel.triggers[duel.work[-1].b]):
            found.append(moves.yes)
    elif topic == T_INCAPACITATE:
        found.append(moves.yes)
    elif topic == T_PART:
        found.extend(moves.part)
    elif topic == T_PAY:
        by_life = life_letter(duel.work[-1])
        for letter in range(7):
            if left(player, letter) > 0 and (by_life < 0 or letter == by_life):
                found.append(moves.pay[letter])
        if by_life >= 0:
            found.append(moves.none)
    elif topic == T_REFRESH or topic == T_DRAIN:
        for letter in movable_letters(player, duel.work[-1].b):
            found.append(moves.pay[letter])
    elif topic == T_JOIN:
        for place in joiners(duel, duel.work[-1]):
            found.append(moves.join[place])
    elif topic == T_BLOCK:
        for permanent in possible_blockers(duel, duel.chain[-1]):
            found.append(moves.block[seat * SLOTS + permanent.slot])
    elif topic == T_AGAINST:
        for place in _attackers(duel):
            found.append(moves.aim[place])
    elif topic == T_STRIKE_BACK:
        for place in answer_places(duel, duel.chain[-1]):
            found.append(moves.aim[place])
    elif topic == T_DIVIDE:
        share = next_division(duel, duel.chain[-1])
        assert share is not None
        for n in range(share[2] + 1):
            found.append(moves.deal[n])
    elif topic == T_CHARGE:
        for place in _chargers(duel):
            found.append(moves.charge[place])
    elif topic == T_PROTECT:
        for place in _protectable(duel):
            found.append(moves.aim[place])
    elif topic == T_DISCARD:
        last = -1
        for number in player.hand:
            if number != last:
                last = number
                found.append(moves.throw[number])
    elif topic == T_SEARCH:
        found.append(moves.none)
        for number in searchable(duel, duel.work[-1]):
            found.append(moves.take[number])
    elif topic == T_RECOVER:
        for number in recoverable(duel, duel.work[-1]):
            found.append(moves.take[number])
    elif topic == T_SHOW:
        for number in showable(duel, seat):
            found.append(moves.show[number])
        if not found:
            found.append(moves.none)
    elif topic == T_PLACE:
        last = -1
        for number in player.looking:
            if number != last:
                last = number
                found.append(moves.top[number])
                found.append(moves.bottom[number])
                found.append(moves.away[number])
    elif topic == T_MODE or topic == T_VOTE:
        work = duel.work[-1]
        for n in range(len(duel.ability_of(work.card, work.ability).modes)):
            found.append(moves.mode[n])
    elif topic == T_ORDER:
        for n in range(len(waiting(duel))):
            found.append(moves.next[n])
        if in_upkeep(duel, seat):  # TR-T3: what is used there, in any order with what happens
            _uses(duel, found)
    elif topic == T_FREE:
        last = -1
        for number in player.hand:
            if number != last and duel.tables.cards[number].kind == ATTACK:
                last = number
                if why_not_cast(duel, seat, number, True) == 0:
                    found.append(moves.cast[number])
    return found


def _free_moves(duel: Duel, found: list[TragicMove]) -> None:
    """The main decision and the windows: cards, abilities, equipment, attacks."""
    topic = duel.topic
    seat = duel.seat
    moves = duel.tables.moves
    player = duel.players[seat]
    cards = duel.tables.cards
    if topic == T_MAIN:
        found.append(moves.end)
    if topic != T_INTERRUPT:
        answering = topic == T_ANSWER
        last = -1
        for number in player.hand:
            if number == last:
                continue
            last = number
            kind = cards[number].kind
            if kind != ABILITY and (kind == REACTION) == answering:
                if why_not_cast(duel, seat, number, False) == 0:
                    found.append(moves.cast[number])
    _uses(duel, found)
    if topic != T_MAIN:
        return
    for permanent in player.permanents:
        place = seat * SLOTS + permanent.slot
        if permanent.card.is_equipment:
            if permanent.engaged:
                if why_not_wear(duel, seat, place) == 0:
                    found.append(moves.wear[place])
            elif why_not_take_off(duel, seat, place) == 0:
                found.append(moves.take_off[place])
        elif permanent.card.is_ally and why_not_attack(duel, seat, place) == 0:
            found.append(moves.attack[place])


def _uses(duel: Duel, found: list[TragicMove]) -> None:
    """Every ability that can be used now."""
    moves = duel.tables.moves
    for place, n in use_places(duel, duel.seat):
        found.append(moves.use[place * 2 + n])
    for card in use_cards(duel, duel.seat):
        found.append(moves.use_card[card])


def targets_now(duel: Duel) -> list[int]:
    """What may be aimed at in the running announcement."""
    work = duel.work[-1]
    if work.kind == W_MOVEMENT:
        from_place = duel.permanent(work.source, work.serial)
        assert from_place is not None
        return [
            target
            for target in _everything(duel)
            if ally_fit(duel, work.seat, from_place, target) == 0
        ]
    return targets_for(duel, work)


def _everything(duel: Duel) -> list[int]:
    found = [PLAYER + other for other in range(duel.seats)]
    for player in duel.players:
        for permanent in player.permanents:
            found.append(player.seat * SLOTS + permanent.slot)
    return found


def _attackers(duel: Duel) -> list[int]:
    """The places of a movement's attackers."""
    item = duel.chain[-1]
    return [
        item.seat * SLOTS + permanent.slot
        for permanent in duel.players[item.seat].permanents
        if permanent.serial in item.attackers
    ]


def _chargers(duel: Duel) -> list[int]:
    """The places of allies that may take the damage."""
    work = duel.work[-1]
    if work.kind == W_STEPS:
        return [duel.seat * SLOTS + ally.slot for ally in shielders(duel, work, duel.seat)]
    if work.kind == W_TRIGGERS:  # MARTYR
        return [duel.seat * SLOTS + ally.slot for ally in guardians(duel, duel.seat)]
    item = duel.chain[-1]
    if item.attackers:
        side = defender_of(item)
        return [side * SLOTS + ally.slot for ally in free_chargers(duel, side, item)]
    return [duel.seat * SLOTS + ally.slot for ally in chargers(duel, duel.seat, item)]


def _protectable(duel: Duel) -> list[int]:
    """The places of allies that a charger may protect from an area (TR-W13)."""
    work = duel.work[-1]
    side = duel.seat
    if work.kind == W_STEPS:
        return [side * SLOTS + a.slot for a in shielded(duel, work, side, work.charger)]
    item = duel.chain[-1]
    return [side * SLOTS + ally.slot for ally in area_others(duel, side, item, item.charger)]


def _toll_moves(duel: Duel, found: list[TragicMove]) -> None:
    """TR-W21: pay by points, or by discarding a card, or not at all."""
    trigger = duel.triggers[duel.work[-1].b]
    ability = duel.ability_of(trigger.card, trigger.ability)
    player = duel.players[duel.seat]
    moves = duel.tables.moves
    if any(ability.cost) and payable(duel, trigger):
        found.append(moves.yes)
    if 0 < ability.discards <= len(player.hand):
        last = -1
        for number in player.hand:
            if number != last:
                last = number
                found.append(moves.throw[number])


# -- reasons -------------------------------------------------------------------------------------


def reason(duel: Duel, move: TragicMove) -> int:
    """0 when `move` is legal now, else the number of the reason against it."""
    if duel.seat == OVER:
        return R_OVER
    if duel.seat == NATURE:
        return _reason_of_chance(duel, move)
    topic = duel.topic
    seat = duel.seat
    kind = move.kind
    player = duel.players[seat]
    if kind == PASS:
        return 0 if topic in PASSING else R_NOT_ASKED
    if kind == LAY_CARD:
        if topic not in LAYING:
            return R_NOT_ASKED
        return why_not_lay(duel, seat, move.a, laying_right(duel, seat))
    if kind == CAST:
        if topic == T_MAIN or topic == T_ANSWER:
            return why_not_cast(duel, seat, move.a, False)
        return why_not_cast(duel, seat, move.a, True) if topic == T_FREE else R_NOT_ASKED
    if kind == USE or kind == USE_CARD:
        if topic not in (T_MAIN, T_ANSWER, T_INTERRUPT) and not in_upkeep(duel, seat):
            return R_NOT_ASKED
        if kind == USE:
            return why_not_use(duel, seat, move.a, move.b)
        return why_not_use_card(duel, seat, move.a)
    if kind == BY_HAND:
        return 0 if pays_by_hand(duel) else R_NOT_ASKED
    if topic == T_MAIN:
        if kind == END:
            return 0
        if kind == WEAR:
            return why_not_wear(duel, seat, move.a)
        if kind == TAKE_OFF:
            return why_not_take_off(duel, seat, move.a)
        return why_not_attack(duel, seat, move.a) if kind == ATTACK_WITH else R_NOT_ASKED
    if topic == T_TARGET:
        if kind == AIM:
            return _why_not_aim(duel, move.a)
        return _why_not_aim(duel, PLAYER + move.a) if kind == AIM_PLAYER else R_NOT_ASKED
    if topic == T_TRAITS and kind == TRAITS:
        return R_TWO_RACES if two_races(duel, move.a, move.b) else 0
    if topic == T_SKILLS and kind == SKILLS:
        return 0 if move.b == skill_slots(duel, seat) else R_SKILL_COUNT
    if topic == T_MULLIGAN and kind == MULLIGAN:
        return 0
    if topic == T_TOLL:
        return _why_no_toll(duel, move)
    if topic == T_MAY and kind == YES:
        return 0 if payable(duel, duel.triggers[duel.work[-1].b]) else R_TOO_DEAR
    if topic == T_INCAPACITATE and kind == YES:
        return 0
    if topic == T_PART and kind == PART:
        return 0
    if kind == PAY:
        if topic == T_PAY:
            by_life = life_letter(duel.work[-1])
            fits = left(player, move.a) > 0 and (by_life < 0 or move.a == by_life)
            return 0 if fits else R_NO_POINT
        if topic == T_REFRESH or topic == T_DRAIN:
            letters = movable_letters(player, duel.work[-1].b)
            return 0 if move.a in letters else R_NO_POINT
        return R_NOT_ASKED
    if topic == T_PAY and kind == NONE:
        return 0 if life_letter(duel.work[-1]) >= 0 else R_NOT_ASKED
    if topic == T_JOIN and kind == JOIN:
        return 0 if move.a in joiners(duel, duel.work[-1]) else R_NO_TARGET
    if topic == T_BLOCK and kind == BLOCK:
        permanent = own_permanent(duel, seat, move.a)
        fits = permanent is not None and permanent in possible_blockers(duel, duel.chain[-1])
        return 0 if fits else R_NO_BLOCK
    if topic == T_AGAINST and kind == AIM:
        return 0 if move.a in _attackers(duel) else R_NO_BLOCK
    if topic == T_STRIKE_BACK and kind == AIM:
        return 0 if move.a in answer_places(duel, duel.chain[-1]) else R_NO_ANSWERER
    if topic == T_DIVIDE and kind == DEAL:
        share = next_division(duel, duel.chain[-1])
        return 0 if share is not None and move.a <= share[2] else R_SHARE
    if topic == T_CHARGE and kind == CHARGE:
        return 0 if move.a in _chargers(duel) else R_NO_CHARGE
    if topic == T_PROTECT and kind == AIM:
        return 0 if move.a in _protectable(duel) else R_NO_CHARGE
    if topic == T_DISCARD and kind == THROW:
        return 0 if move.a in player.hand else R_NOT_IN_HAND
    if topic == T_SEARCH:
        if kind == NONE:
            return 0
        if kind == TAKE:
            return 0 if move.a in searchable(duel, duel.work[-1]) else R_NOT_OFFERED
        return R_NOT_ASKED
    if topic == T_RECOVER and kind == TAKE:
        return 0 if move.a in recoverable(duel, duel.work[-1]) else R_NOT_OFFERED
    if topic == T_SHOW and kind in (SHOW, NONE):
        if kind == NONE:
            return R_MUST_SHOW if showable(duel, seat) else 0
        return 0 if move.a in showable(duel, seat) else R_MUST_SHOW
    if topic == T_PLACE and kind in (TOP, BOTTOM, AWAY):
        return 0 if move.a in player.looking else R_NOT_OFFERED
    if (topic == T_MODE or topic == T_VOTE) and kind == MODE:
        work = duel.work[-1]
        modes = len(duel.ability_of(work.card, work.ability).modes)
        return 0 if move.a < modes else R_NOT_OFFERED
    if topic == T_ORDER and kind == NEXT:
        return 0 if move.a < len(waiting(duel)) else R_NOT_OFFERED
    return R_NOT_ASKED


def _why_not_aim(duel: Duel, target: int) -> int:
    """Why the running announcement cannot be aimed at a target, as exactly as it can be said."""
    if target in targets_now(duel):
        return 0
    work = duel.work[-1]
    card = duel.tables.cards[work.card] if work.card >= 0 else None
    why = 1
    if work.kind == W_MOVEMENT:
        sent = duel.permanent(work.source, work.serial)
        if sent is not None:
            why = ally_fit(duel, work.seat, sent, target)
    elif card is not None and card.kind == ATTACK and work.stage == 0:
        why = attack_fit(duel, work.seat, card, target)
    elif card is not None:
        number = work.ability if work.ability >= 0 else aimed_ability(card)
        if number >= 0:
            why = ability_fit(duel, work.seat, card.abilities[number], target, work.source, card)
    return AIM_REASONS[why] or R_NO_TARGET


def _why_no_toll(duel: Duel, move: TragicMove) -> int:
    trigger = duel.triggers[duel.work[-1].b]
    ability = duel.ability_of(trigger.card, trigger.ability)
    player = duel.players[duel.seat]
    if move.kind == YES and any(ability.cost):
        return 0 if payable(duel, trigger) else R_TOO_DEAR
    if move.kind == THROW and ability.discards:
        if ability.discards > len(player.hand):
            return R_TOO_DEAR
        return 0 if move.a in player.hand else R_NOT_IN_HAND
    return R_NOT_ASKED


def _reason_of_chance(duel: Duel, move: TragicMove) -> int:
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
        victim = work.b if work.kind == W_STEAL else work.seat
        fits = move.kind == SNATCH and move.a in duel.players[victim].hand
    elif topic == T_CRITICAL:
        fits = move.kind == ONES and move.a <= duel.chain[-1].step
    else:
        fits = move.kind == ROLL and 1 <= move.a <= 6
    return 0 if fits else R_NOT_ASKED
