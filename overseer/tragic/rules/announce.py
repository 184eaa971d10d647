"""Announcing: a card or an ability gets its target and its cost is paid; then it is on the pile."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.tragic.card import Ability, Card
from overseer.tragic.moves import place_text
from overseer.tragic.rules.attack import is_area
from overseer.tragic.rules.board import engage, leave, note_use
from overseer.tragic.rules.damage import hurt_player
from overseer.tragic.rules.duel import W_ANNOUNCE, W_CHAIN, W_LAY, Duel
from overseer.tragic.rules.payment import (
    ability_cost,
    card_cost,
    left,
    paid_text,
    pay_free,
    pay_letters,
)
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item, Work
from overseer.tragic.rules.targets import ability_targets, attack_targets
from overseer.tragic.rules.telling import tell_targets
from overseer.tragic.topics import T_DISCARD, T_PART, T_PAY, T_TARGET
from overseer.tragic.words import (
    ACTION,
    ATTACK,
    BY_ACTION,
    BY_ALLY,
    BY_ATTACK,
    BY_OBJECT,
    BY_QUEST,
    BY_REACTION,
    BY_SKILL,
    BY_USE,
    NO_TARGET,
    ON_CAST,
    QUEST,
    REACTION,
    SKILL,
    ST_NO_LAY_AFTER_SKILL,
    TARGETING,
)

# What is being announced (Work.what).
CASTING: Final = 0
USING: Final = 1  # an ability of a permanent
USING_CARD: Final = 2  # an ability of a skill, trait or ability card
CASTING_FREE: Final = 3  # an attack card without its cost

# Stages of an announcement.
AIMING: Final = 0
AIMING_ALSO: Final = 1
AIMING_PART: Final = 2
DISCARDING: Final = 3
PAYING: Final = 4


def item_kind(card: Card) -> int:
    """What a reaction calls a card that is cast (TR-R1)."""
    if card.kind == ATTACK:
        return BY_ATTACK
    if card.kind == ACTION:
        return BY_ACTION
    if card.kind == QUEST:
        return BY_QUEST
    if card.kind == REACTION:
        return BY_REACTION
    return BY_ALLY if card.is_ally else BY_OBJECT


def aimed_ability(card: Card) -> int:
    """The cast ability of a card that has a target; -1 without one."""
    for number in range(len(card.abilities)):
        ability = card.abilities[number]
        if ability.when == ON_CAST and ability.target != NO_TARGET:
            return number
    return -1


def announce(duel: Duel, seat: int, what: int, card: int, ability: int, source: int) -> None:
    """Begin to cast a card or to use an ability."""
    work = duel.push(W_ANNOUNCE, seat)
    if what == CASTING or what == CASTING_FREE:
        duel.players[seat].show_in_hand(card)
        duel.revealed += 1
    work.what = what
    work.card = card
    work.ability = ability
    work.source = source
    if source != NOBODY:
        permanent = duel.permanent(source, -1)
        if permanent is not None:
            work.serial = permanent.serial


def targets_for(duel: Duel, work: Work) -> list[int]:
    """What the announced thing may be aimed at in this stage; empty: it needs no target."""
    card = duel.tables.cards[work.card]
    strikes = card.kind == ATTACK and work.what != USING and work.what != USING_CARD
    if work.stage == AIMING and strikes:
        return [] if is_area(card) else attack_targets(duel, work.seat, card)
    number = work.ability if work.what in (USING, USING_CARD) else aimed_ability(card)
    if number < 0:
        return []
    if work.stage == AIMING_ALSO and not strikes:
        return []
    return ability_targets(duel, work.seat, card.abilities[number], work.source, card)


def run_announcement(duel: Duel, work: Work) -> bool:
    """Targets, body part, discards, points: then it is on the pile."""
    card = duel.tables.cards[work.card]
    while work.stage <= AIMING_ALSO:
        targets = targets_for(duel, work)
        if len(targets) > 1:
            return duel.ask(work.seat, T_TARGET)
        if targets:
            aim(duel, work, targets[0])
        else:
            work.stage += 1
    if work.stage == AIMING_PART:
        strikes = work.what in (CASTING, CASTING_FREE) and card.keywords[TARGETING] > 0
        if strikes and work.target >= PLAYER and work.part < 0:
            return duel.ask(work.seat, T_PART)
        work.stage = DISCARDING
        work.count = _discards(duel, work)
        # The points are worked out before the cards go: what was offered can be paid.
        work.price = packed(cost_of(duel, work))
    if work.stage == DISCARDING:
        if work.count > 0:
            return duel.ask(work.seat, T_DISCARD)
        work.stage = PAYING
        cost = work.price.to_bytes(8, "big")
        player = duel.players[work.seat]
        work.mode = 0
        work.spent_before = packed(player.spent)
        if work.ability >= 0 and duel.ability_of(work.card, work.ability).pay_by_life:
            if duel.by_hand:
                work.by_life = int.from_bytes(cost[:7], "big")  # asked for one by one
                cost = bytes(7) + cost[7:]
            else:
                cost = _by_life(duel, work, cost)
        pay_letters(player, cost)
        work.to_pay = cost[7]
        if not duel.by_hand:
            pay_free(duel, player, work.to_pay)
            work.to_pay = 0
    while work.by_life > 0:
        if left(duel.players[work.seat], life_letter(work)) > 0:
            return duel.ask(work.seat, T_PAY)
        pay_with_life(duel, work)
    if work.stage == PAYING and work.to_pay > 0:
        return duel.ask(work.seat, T_PAY)
    duel.work.remove(work)
    duel.by_hand = False
    commit(duel, work)
    return False


def packed(points: bytes) -> int:
    """Points by letter as one number, a byte each, the first one highest."""
    total = 0
    for n in points:
        total = total << 8 | n
    return total


def _discards(duel: Duel, work: Work) -> int:
    """Cards of the hand that have to be discarded as part of the cost."""
    if work.what == USING or work.what == USING_CARD:
        return duel.ability_of(work.card, work.ability).discards
    return 0


def aim(duel: Duel, work: Work, target: int) -> None:
    """A target is named."""
    serial = -1
    if target < PLAYER:
        permanent = duel.permanent(target, -1)
        assert permanent is not None
        serial = permanent.serial
    if work.stage == AIMING:
        work.target = target
        work.target_serial = serial
    else:
        work.also = target
        work.also_serial = serial
    work.stage += 1


def cost_of(duel: Duel, work: Work) -> bytes:
    """The points that the announced thing costs."""
    card = duel.tables.cards[work.card]
    if work.what == CASTING:
        return card_cost(duel, work.seat, card)
    if work.what == CASTING_FREE:
        return bytes(8)
    return ability_cost(duel, work.seat, card, card.abilities[work.ability])


def _by_life(duel: Duel, work: Work, cost: bytes) -> bytes:
    """TR-W30: points that are not there are paid with HP, where the card says so."""
    player = duel.players[work.seat]
    parts = list(cost)
    for letter in range(7):
        missing = parts[letter] - left(player, letter)
        if missing > 0:
            parts[letter] -= missing
            hurt_player(duel, work.seat, missing, 0, False)
    return bytes(parts)


def life_letter(work: Work) -> int:
    """TR-W30: the letter of the next point that may be paid with HP instead, by hand; else -1."""
    if work.kind != W_ANNOUNCE or work.stage != PAYING or work.by_life == 0:
        return -1
    points = work.by_life.to_bytes(7, "big")
    letter = 0
    while points[letter] == 0:
        letter += 1
    return letter


def paid_by_hand(work: Work) -> None:
    """One point less to pay: a given letter's first, then those of any letter."""
    letter = life_letter(work)
    if letter < 0:
        work.to_pay -= 1
    else:
        work.by_life -= 1 << (8 * (6 - letter))


def pay_with_life(duel: Duel, work: Work) -> None:
    """TR-W30: a hit point in place of the next point."""
    paid_by_hand(work)
    hurt_player(duel, work.seat, 1, 0, False)


def commit(duel: Duel, work: Work) -> None:
    """The cost is paid: the thing lies on the pile, and the right to lay opens (TR-P3, TR-P6)."""
    seat = work.seat
    player = duel.players[seat]
    card = duel.tables.cards[work.card]
    duel.revealed += 1  # TR-P1 knows no take-back
    if work.what == CASTING or work.what == CASTING_FREE:
        player.take_from_hand(work.card)
        item = Item(item_kind(card), seat)
        item.stealthy = card.kind == ATTACK and duel.hidden(seat)  # TR-W28
        if card.kind == ATTACK:
            item.repeats = player.repeats
            player.repeats = 0
        if duel.ears is not None:
            duel.tell("cast", {"seat": seat, "card": card.id, "paid": paid(duel, work)})
    else:
        item = Item(BY_SKILL if card.kind == SKILL else BY_USE, seat)
        item.ability = work.ability
        if duel.ears is not None:
            args: dict[str, Value] = {"seat": seat, "card": card.id, "paid": paid(duel, work)}
            args["place"] = "" if work.source == NOBODY else place_text(work.source)
            duel.tell("used", args)
        _pay_rest(duel, work, card.abilities[work.ability])
    item.card = work.card
    item.source = work.source
    item.serial = work.serial
    item.target = work.target
    item.target_serial = work.target_serial
    item.also = work.also
    item.also_serial = work.also_serial
    item.part = work.part
    if duel.ears is not None:
        tell_targets(duel, item)
    acted(duel, seat, card.kind == SKILL)
    duel.chain.append(item)
    if duel.work and duel.work[-1].kind == W_CHAIN and duel.work[-1].resolving == 0:
        duel.work[-1].distance = 1  # the answer is itself to be answered
    else:
        window = duel.push(W_CHAIN, seat, len(duel.chain) - 1)
        window.distance = 1
    offer_laying(duel, seat)


def paid(duel: Duel, work: Work) -> str:
    """What the points went to, for the table to see."""
    return paid_text(work.spent_before.to_bytes(7, "big"), duel.players[work.seat].spent)


def _pay_rest(duel: Duel, work: Work, ability: Ability) -> None:
    """Engaging, HP and the card itself as parts of a cost."""
    seat = work.seat
    player = duel.players[seat]
    permanent = duel.permanent(work.source, work.serial) if work.source != NOBODY else None
    if ability.once:
        note_use(duel, seat, work.card, work.ability, permanent)
    if ability.life > 0:
        hurt_player(duel, seat, ability.life, 0, False)
    if ability.engage:
        if permanent is not None:
            if permanent.card.is_equipment:
                permanent.used |= 1 << work.ability
            else:
                engage(duel, seat, permanent)
        elif work.card in player.skills:
            player.skills_engaged |= 1 << player.skills.index(work.card)
    if ability.sacrifice and permanent is not None:
        duel.tell_card("discarded", seat, permanent)
        leave(duel, seat, permanent, seat, False)


def acted(duel: Duel, seat: int, skill: bool) -> None:
    """TR-P3: an action of one's own turn gives the right to lay one ability card."""
    if seat != duel.active:
        return
    player = duel.players[seat]
    player.actions += 1
    duel.may_lay = not (skill and duel.stat(seat, ST_NO_LAY_AFTER_SKILL) > 0)


def offer_laying(duel: Duel, seat: int) -> None:
    """TR-P6: the holder of the right is asked before anybody answers."""
    if seat == duel.active and duel.may_lay and duel.players[seat].hand:
        duel.push(W_LAY, seat, 1, 1)
