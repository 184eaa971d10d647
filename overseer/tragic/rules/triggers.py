"""Triggers: what was set off waits for a pile of its own, in its players' order (TR-R4)."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.tragic.moves import QUEUE
from overseer.tragic.rules.announce import acted, offer_laying
from overseer.tragic.rules.attack import guardians
from overseer.tragic.rules.board import spared
from overseer.tragic.rules.damage import (
    check_beaten,
    hurt_ally,
    hurt_player,
    net_on_ally,
    net_on_player,
    sweep,
)
from overseer.tragic.rules.duel import W_CHECK, W_DISCARD, W_STEPS, Duel
from overseer.tragic.rules.effects.reach import NO_ITEM, SURE, UNPAID
from overseer.tragic.rules.payment import ability_cost, can_pay
from overseer.tragic.rules.pile import NOBODY, Trigger, Work
from overseer.tragic.rules.telling import tell_effect
from overseer.tragic.rules.turn import has_upkeep_use, upkeep_runs
from overseer.tragic.rules.works import pay_cost
from overseer.tragic.topics import T_CHARGE, T_MAY, T_ORDER, T_TOLL
from overseer.tragic.words import BLAST, ON_END, ON_UPKEEP, SKILL

# Stages of working off triggers.
PICKING: Final = 0
PICKED: Final = 1


def run_triggers(duel: Duel, work: Work) -> bool:
    """The next trigger: the active player's first, each player's own in their order."""
    if duel.stop_turn:  # TR-T6; Reading: the effects of an upkeep are due all the same
        _keep(duel, [each for each in duel.triggers if _when(duel, each) == ON_UPKEEP])
    if not duel.triggers:
        duel.work.remove(work)
        return False
    if work.stage == PICKING:
        _keep(duel, [each for each in duel.triggers if not _lapsed(duel, each)])
        mine = waiting(duel)
        if not mine:
            return False
        seat = duel.triggers[mine[0]].seat
        chosen = _following(duel, work, mine)
        if chosen < 0:
            if len(mine) > 1 and _differ(duel, mine):
                return duel.ask(seat, T_ORDER)
            # TR-T3: an ability of the upkeep may be used before what happens in it.
            if work.alone == 0 and upkeep_runs(duel, seat) and has_upkeep_use(duel, seat):
                return duel.ask(seat, T_ORDER)
            chosen = mine[0]
        work.trigger = chosen
        work.stage = PICKED
    trigger = duel.triggers[work.trigger]
    if trigger.ability >= 0:
        ability = duel.ability_of(trigger.card, trigger.ability)
        if ability.when == ON_UPKEEP and (ability.discards or any(ability.cost)):
            if duel.tables.cards[trigger.card].refuge and (
                duel.players[trigger.seat].inside != trigger.serial  # TR-K14
            ):
                drop_trigger(duel, work)
                return False
            return duel.ask(trigger.seat, T_TOLL)
        if ability.may:
            if payable(duel, trigger) or _may_lay_first(duel, trigger.seat):
                return duel.ask(trigger.seat, T_MAY)
            drop_trigger(duel, work)
            return False
    elif work.asked == 0 and _may_be_taken(duel, trigger):
        work.asked = 1
        return duel.ask(trigger.victim, T_CHARGE)
    drop_trigger(duel, work)
    if trigger.ability < 0:
        _explode(duel, trigger, work.charger)
        work.charger = -1
        work.asked = 0
    else:
        set_off(duel, trigger, -1)
    return False


def _keep(duel: Duel, staying: list[Trigger]) -> None:
    """Only these triggers still wait."""
    if duel.wordless:
        for trigger in duel.triggers:
            if trigger not in staying:
                duel.note("waits-no-more", _about(duel, trigger))
    duel.triggers = staying


def _about(duel: Duel, trigger: Trigger) -> dict[str, Value]:
    return {"seat": trigger.seat, "card": duel.tables.cards[trigger.card].id}


def trigger_cost(duel: Duel, trigger: Trigger) -> bytes:
    """The points that a trigger with a price costs (TR-P4, TR-W21)."""
    card = duel.tables.cards[trigger.card]
    return ability_cost(duel, trigger.seat, card, card.abilities[trigger.ability])


def payable(duel: Duel, trigger: Trigger) -> bool:
    """Whether its player has the points for it now."""
    return can_pay(duel.players[trigger.seat], trigger_cost(duel, trigger))


def _may_lay_first(duel: Duel, seat: int) -> bool:
    """TR-P4: a card that is laid first may pay; who holds one is nobody's business (TR-P3)."""
    return duel.may_lay and seat == duel.active and len(duel.players[seat].hand) > 0


def _when(duel: Duel, trigger: Trigger) -> int:
    """What a trigger waited for; -1: a MARTYR."""
    if trigger.ability < 0:
        return -1
    return duel.ability_of(trigger.card, trigger.ability).when


def pick(duel: Duel, work: Work, n: int) -> None:
    """The n-th of the waiting triggers comes next, and those that do the same follow it."""
    mine = waiting(duel)
    if not _differ(duel, mine):
        work.alone = 1
    work.trigger = mine[n]
    work.row = _row(duel, work.trigger)
    work.stage = PICKED


def _row(duel: Duel, n: int) -> int:
    """A number for what a trigger does and for whom; never 0."""
    return (_sort(duel, n) << 3) + duel.triggers[n].seat


def _following(duel: Duel, work: Work, mine: list[int]) -> int:
    """The next trigger that does the same as the one that was chosen; -1 without one."""
    if work.row != 0:
        for n in mine:
            if _row(duel, n) == work.row:
                return n
        work.row = 0
    return -1


def _lapsed(duel: Duel, trigger: Trigger) -> bool:
    """TR-T3, TR-T5: the upkeep or end of turn of a card that has left play in the meantime."""
    if trigger.source == NOBODY:
        return False
    when = _when(duel, trigger)
    if when != ON_UPKEEP and when != ON_END:
        return False
    return duel.permanent(trigger.source, trigger.serial) is None


def drop_trigger(duel: Duel, work: Work) -> Trigger:
    """The picked trigger leaves the queue."""
    work.stage = PICKING
    trigger = duel.triggers.pop(work.trigger)
    if duel.wordless:
        duel.note("waits-no-more", _about(duel, trigger))
    return trigger


def accept_trigger(duel: Duel, work: Work) -> None:
    """T_MAY or T_TOLL answered with yes: the points are paid, and that is an action (TR-P3)."""
    trigger = drop_trigger(duel, work)
    cost = trigger_cost(duel, trigger)
    _toll_paid(duel, trigger)
    pay_cost(duel, trigger.seat, cost)  # on top of what it set going: paid first


def discard_for_trigger(duel: Duel, work: Work, number: int) -> None:
    """TR-W21: the toll is paid by discarding a card."""
    trigger = drop_trigger(duel, work)
    duel.by_hand = False
    player = duel.players[trigger.seat]
    player.take_from_hand(number)
    player.discard = (*player.discard, number)
    duel.revealed += 1
    args: dict[str, Value] = {"seat": trigger.seat, "card": duel.tables.cards[number].id}
    duel.tell("discarded", args | {"place": ""})
    _toll_paid(duel, trigger)
    more = duel.ability_of(trigger.card, trigger.ability).discards - 1
    if more > 0:  # on top of what it set going: paid first
        duel.push(W_DISCARD, trigger.seat, more, 0)


def _toll_paid(duel: Duel, trigger: Trigger) -> None:
    card = duel.tables.cards[trigger.card]
    player = duel.players[trigger.seat]
    if card.refuge and player.inside == trigger.serial:
        player.inside = -1
        duel.tell("left-building", {"seat": trigger.seat, "card": card.id})
    set_off(duel, trigger, -1)
    acted(duel, trigger.seat, card.kind == SKILL)
    offer_laying(duel, trigger.seat)


def decline_trigger(duel: Duel, work: Work) -> None:
    """T_MAY or T_TOLL answered with no: an unpaid toll has its consequence (TR-W21)."""
    trigger = drop_trigger(duel, work)
    duel.by_hand = False
    ability = duel.ability_of(trigger.card, trigger.ability)
    if ability.unpaid:
        set_off(duel, trigger, UNPAID)


def waiting(duel: Duel) -> list[int]:
    """The triggers of the player whose turn it is to order them."""
    for distance in range(duel.seats):
        seat = (duel.active + distance) % duel.seats
        found = [n for n in range(len(duel.triggers)) if duel.triggers[n].seat == seat]
        if found:
            return found[:QUEUE]
    return []


def _sort(duel: Duel, n: int) -> int:
    """What a trigger does, whatever the name of its card: above 0, and below 0 for a MARTYR."""
    trigger = duel.triggers[n]
    if trigger.ability < 0:
        return -1 - (trigger.amount << 3) - trigger.victim
    return 1 + duel.tables.alike[trigger.card][trigger.ability]


def _differ(duel: Duel, which: list[int]) -> bool:
    """Triggers that do the same need no order."""
    first = _sort(duel, which[0])
    for n in which[1:]:
        if _sort(duel, n) != first:
            return True
    return False


def choices(duel: Duel) -> list[int]:
    """Which of the waiting triggers may be named: of those that do the same, the first."""
    found: list[int] = []
    seen: list[int] = []
    mine = waiting(duel)
    for n in range(len(mine)):
        what = _sort(duel, mine[n])
        if what not in seen:
            seen.append(what)
            found.append(n)
    return found


def alike(duel: Duel, n: int) -> list[int]:
    """The places of all waiting triggers that come with the n-th one: those that do the same."""
    mine = waiting(duel)
    row = _row(duel, mine[n])
    return [at for at in range(len(mine)) if _row(duel, mine[at]) == row]


def _is_safe(duel: Duel, trigger: Trigger) -> bool:
    """TR-W31: STEALTH hides from a MARTYR, but not from one's own."""
    return trigger.victim != trigger.seat and duel.hidden(trigger.victim)


def _may_be_taken(duel: Duel, trigger: Trigger) -> bool:
    """TR-W13: a MARTYR is an attack at the player, so a guardian may step in its way."""
    if duel.players[trigger.victim].out or _is_safe(duel, trigger):
        return False
    return bool(guardians(duel, trigger.victim))


def _explode(duel: Duel, trigger: Trigger, charger: int) -> None:
    """TR-W6: a MARTYR, at its victim or at the guardian that steps in; HP are checked (TR-A2)."""
    card = duel.tables.cards[trigger.card]
    victim = trigger.victim
    amount = trigger.amount
    duel.tell("martyr", {"seat": victim, "card": card.id, "amount": amount})
    guard = duel.by_serial(charger) if charger >= 0 else None
    if guard is not None:
        owner, ally = guard
        if owner == trigger.seat or not spared(card, ally.card):  # TR-W15
            hurt_ally(
                duel, owner, ally, net_on_ally(duel, owner, ally, amount, BLAST, 0, False, card)
            )
        sweep(duel, trigger.seat)
    elif not _is_safe(duel, trigger):
        net = net_on_player(duel, victim, amount, BLAST, 0, False, card)
        hurt_player(duel, victim, net, BLAST, False)
    check_beaten(duel)


def set_off(duel: Duel, trigger: Trigger, mode: int) -> None:
    """A trigger works; HP are checked after it (TR-A2)."""
    card = duel.tables.cards[trigger.card]
    if duel.ears is not None:
        tell_effect(duel, trigger.seat, card, trigger.ability, mode == UNPAID)
    duel.push(W_CHECK, trigger.seat)
    work = duel.push(W_STEPS, trigger.seat)
    work.card = trigger.card
    work.ability = trigger.ability
    work.source = trigger.source
    work.serial = trigger.serial
    work.mode = mode
    work.of_item = SURE if trigger.sure else NO_ITEM
