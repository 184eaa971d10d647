"""Announcing, answering and resolving: the pile, last in, first out (TR-R1 to TR-R6)."""

from __future__ import annotations

from overseer.tragic.card import Ability, Card
from overseer.tragic.moves import SLOTS
from overseer.tragic.rules.announce import aimed_ability
from overseer.tragic.rules.attack import (
    DONE,
    FOLLOWING,
    SECOND_WINDOW,
    end_attack,
    is_area,
    noise,
    run_attack,
    unavoidable,
)
from overseer.tragic.rules.board import arrive, raise_triggers, same_companion
from overseer.tragic.rules.damage import check_beaten, sweep
from overseer.tragic.rules.duel import MOST_ITEMS, W_CHAIN, W_STEPS, W_TRIGGERS, Duel
from overseer.tragic.rules.fighters import fighters
from overseer.tragic.rules.movement import run_movement
from overseer.tragic.rules.payment import can_pay, card_cost
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item, Work
from overseer.tragic.rules.targets import FITS, ability_fit
from overseer.tragic.rules.using import can_interrupt
from overseer.tragic.topics import T_ANSWER
from overseer.tragic.words import (
    ATTACK,
    BY_ACTION,
    BY_MOVEMENT,
    BY_QUEST,
    BY_SKILL,
    BY_USE,
    DRUG,
    NO_TARGET,
    ON_CAST,
    ON_DRUG,
    ON_REACTION,
    ON_SKILL,
    REACTION,
    ST_NO_REACTIONS,
)


def may_answer(duel: Duel, seat: int, item: Item) -> bool:
    """Whether `seat` is asked: by public facts alone, never by what the hand holds."""
    player = duel.players[seat]
    if player.out or len(duel.chain) >= MOST_ITEMS:  # TR-L1
        return False
    if player.hand and duel.stat(seat, ST_NO_REACTIONS) <= 0:
        for card in duel.tables.reactions[item.kind]:
            if can_pay(player, card_cost(duel, seat, card)):
                return True
    return can_interrupt(duel, seat)


def run_chain(duel: Duel, work: Work) -> bool:
    """Ask for answers until all pass, then resolve from the top (TR-R4)."""
    if work.resolving == 0:
        top = duel.chain[-1]
        while work.distance < duel.seats:
            other = (top.seat + work.distance) % duel.seats
            work.distance += 1
            if may_answer(duel, other, top):
                return duel.ask(other, T_ANSWER)
        work.resolving = 1
    if len(duel.chain) > work.first_item:
        item = duel.chain[-1]
        if resolve(duel, item):
            return True
        if item.stage == DONE:
            finish(duel, item)
        return False
    duel.work.remove(work)
    for other_work in duel.work:
        if other_work.kind == W_CHAIN:
            return False
    if duel.triggers:
        duel.push(W_TRIGGERS, duel.active)
    return False


def resolve(duel: Duel, item: Item) -> bool:
    """Take the top item on; true when somebody is asked."""
    if duel.players[item.seat].out:  # TR-M1: what they left on the pile does nothing
        item.cancelled = True
    if item.cancelled and item.stage != DONE:
        if item.stage == 0 or item.stage == SECOND_WINDOW:
            if item.kind == BY_MOVEMENT:
                cards = [each.card.id for each in fighters(duel, item)]
                duel.tell("movement-cancelled", {"seat": item.seat, "cards": ", ".join(cards)})
                for permanent in duel.players[item.seat].permanents:
                    permanent.fighting = False
            elif item.card >= 0:
                card = duel.tables.cards[item.card]
                duel.tell("cancelled", {"seat": item.seat, "card": card.id})
        item.stage = DONE
        return False
    if item.kind == BY_MOVEMENT:
        return run_movement(duel, item)
    card = duel.tables.cards[item.card]
    if item.kind == BY_USE or item.kind == BY_SKILL:
        if item.stage == 0:
            item.stage = 1
            ability = card.abilities[item.ability]
            if _aim_lost(duel, item, ability):
                duel.tell("fizzled", {"seat": item.seat, "card": card.id})
            else:
                start_steps(duel, item, item.ability)
                return False
        item.stage = DONE
        return False
    if (card.kind == ATTACK or is_area(card)) and item.stage < FOLLOWING:
        return run_attack(duel, item)
    if item.stage == 0:
        number = aimed_ability(card)
        if number >= 0 and item.target != NOBODY:
            if _aim_lost(duel, item, card.abilities[number]):
                duel.tell("fizzled", {"seat": item.seat, "card": card.id})
                item.stage = DONE
                return False
        if card.lasting:
            if same_companion(duel, card):
                duel.tell("fizzled", {"seat": item.seat, "card": card.id})
                item.stage = DONE
                return False
            fresh = arrive(duel, item.seat, card)
            item.source = item.seat * SLOTS + fresh.slot
            item.serial = fresh.serial
        item.stage = FOLLOWING
    _follow(duel, item, card)
    return False


def _follow(duel: Duel, item: Item, card: Card) -> None:
    """The cast abilities of a card, one after the other."""
    if duel.stop_turn and item.seat == duel.active:  # TR-T6: nothing else of this action
        item.stage = DONE
        return
    number = item.stage - FOLLOWING
    while number < len(card.abilities):
        ability = card.abilities[number]
        number += 1
        item.stage = FOLLOWING + number
        if ability.when != ON_CAST:
            continue
        if ability.condition is not None and not duel.holds(ability.condition, item.seat):
            continue
        if ability.target != NO_TARGET and card.kind == ATTACK and _also_lost(duel, item, ability):
            continue
        start_steps(duel, item, number - 1)
        return
    item.stage = DONE


def _aim_lost(duel: Duel, item: Item, ability: Ability) -> bool:
    """TR-R1: the target is gone, or may not be aimed at any more."""
    if ability.target == NO_TARGET or item.target == NOBODY:
        return False
    if item.target < PLAYER and duel.permanent(item.target, item.target_serial) is None:
        return True
    return ability_fit(duel, item.seat, ability, item.target, NOBODY) != FITS


def _also_lost(duel: Duel, item: Item, ability: Ability) -> bool:
    """TR-R1: the same of an attack's second target; from the unavoidable nothing hides (TR-W28)."""
    if item.also == NOBODY:
        return True
    if item.also < PLAYER and duel.permanent(item.also, item.also_serial) is None:
        return True
    if unavoidable(duel, item):
        return False
    return ability_fit(duel, item.seat, ability, item.also, NOBODY) != FITS


def start_steps(duel: Duel, item: Item, number: int) -> None:
    """An ability of an item begins to work."""
    card = duel.tables.cards[item.card]
    work = duel.push(W_STEPS, item.seat)
    work.card = item.card
    work.ability = number
    work.source = item.source
    work.serial = item.serial
    work.target = item.target
    work.target_serial = item.target_serial
    if card.kind == ATTACK and card.abilities[number].target != NO_TARGET:
        work.target = item.also
        work.target_serial = item.also_serial
    work.of_item = len(duel.chain) - 1


def finish(duel: Duel, item: Item) -> None:
    """An item is done: its card goes where it belongs (TR-K4), and HP are checked (TR-A2)."""
    duel.chain.pop()
    player = duel.players[item.seat]
    if duel.wordless:
        duel.note("resolved", {"seat": item.seat, "card": duel.tables.cards[item.card].id})
    if item.kind not in (BY_USE, BY_SKILL, BY_MOVEMENT):
        card = duel.tables.cards[item.card]
        if item.serial < 0:
            player.discard = (*player.discard, item.card)
        if card.kind == ATTACK and not item.cancelled:
            end_attack(duel, item)
        elif card.kind == DRUG and not item.cancelled:
            raise_triggers(duel, item.seat, ON_DRUG)
        elif card.kind == REACTION:  # it was cast, even if it was cancelled
            raise_triggers(duel, item.seat, ON_REACTION)
    elif item.kind == BY_SKILL:
        raise_triggers(duel, item.seat, ON_SKILL)
    if item.hostile and item.kind in (BY_ACTION, BY_QUEST, BY_SKILL):  # TR-W29
        noise(duel, item.seat, duel.tables.cards[item.card])
    sweep(duel, item.seat)  # TR-K9: a bonus that kept an ally up may be gone
    check_beaten(duel)
