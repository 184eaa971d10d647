"""Steps that strike, help and move what lies on the table."""

from __future__ import annotations

from overseer.tragic.card import Card, Step
from overseer.tragic.player import Permanent, ends_at
from overseer.tragic.rules.attack import guard_of
from overseer.tragic.rules.board import (
    engage,
    last_blast,
    leave,
    place_taken,
    send_home,
    take_off,
    wear,
)
from overseer.tragic.rules.damage import hurt_ally, hurt_player, net_on_ally, net_on_player, sweep
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.effects.guards import own_guard
from overseer.tragic.rules.effects.reach import (
    exposed,
    permanents_reached,
    players_reached,
    serves_not,
    signed,
)
from overseer.tragic.rules.pile import PLAYER, Work
from overseer.tragic.rules.telling import tell_permanents
from overseer.tragic.words import (
    ALWAYS,
    BOOST,
    DESTROY,
    DISENGAGE,
    DRUG,
    EACH,
    ENGAGE,
    GRANT,
    HEAL_ALLY,
    HIT,
    MORE_ATTACK,
    MORE_HEALTH,
    OPPONENT,
    RETURN,
    STRIP,
    TAKE_OFF_DRUG,
    TARGET,
    THIS,
    UNTIL_END,
    YOU,
)


def perform_bodies(duel: Duel, work: Work, step: Step, n: int) -> None:
    """Allies, objects, equipment and drugs; damage, whomever it strikes."""
    op = step.op
    if op == HIT:
        _hit(duel, work, step, n, duel.tables.cards[work.card])
    elif op == BOOST or op == GRANT or op == HEAL_ALLY:
        _help_allies(duel, work, step, n)
    elif op == STRIP:
        _strip(duel, work, step)
    elif op == TAKE_OFF_DRUG:
        seat = work.seat
        for permanent in duel.players[seat].permanents[:]:
            if permanent.card.kind == DRUG:
                duel.tell_card("discarded", seat, permanent)
                leave(duel, seat, permanent, seat, False)
    else:
        _handle(duel, work, step, duel.tables.cards[work.card])


def _hit(duel: Duel, work: Work, step: Step, n: int, card: Card) -> None:
    """Damage that is no attack: armour counts, nothing is critical, nobody strikes back."""
    kind = step.detail
    if 0 <= work.of_item < len(duel.chain):
        duel.chain[work.of_item].hostile |= step.whom != YOU and step.whom != THIS
    if step.whom in (YOU, OPPONENT, EACH) or (step.whom == TARGET and work.target >= PLAYER):
        for who in players_reached(duel, work, step):
            direct = step.whom != EACH and who != work.seat
            if direct and duel.hidden(who):  # TR-W12
                continue
            guard = own_guard(duel, work, who)
            if guard is not None:  # TR-W13
                net = net_on_ally(duel, who, guard, n, kind, 0, False, card)
                hurt_ally(duel, who, guard, net)
            elif exposed(duel, work, who):
                net = net_on_player(duel, who, n, kind, 0, False, card)
                hurt_player(duel, who, net, kind, False)
        if work.guards:
            sweep(duel, work.seat)
        return
    for owner, ally in permanents_reached(duel, work, step):
        if serves_not(work, card, owner, ally):
            continue
        guarding = guard_of(duel, work, ally.serial)
        if guarding is not None:  # TR-W13
            owner, ally = guarding
            if serves_not(work, card, owner, ally):
                continue
        hurt_ally(duel, owner, ally, net_on_ally(duel, owner, ally, n, kind, 0, False, card))
    sweep(duel, work.seat)


def _help_allies(duel: Duel, work: Work, step: Step, n: int) -> None:
    """Bonuses, keywords and healing for allies."""
    until = ends_at(step.until, work.seat)
    more = signed(n, step)
    card = duel.tables.cards[work.card]
    helped: list[tuple[int, Permanent]] = []
    for owner, ally in permanents_reached(duel, work, step):
        if serves_not(work, card, owner, ally):
            continue
        if step.op != HEAL_ALLY or (ally.damage > 0 and n > 0):
            helped.append((owner, ally))
        if step.op == BOOST:
            if until == UNTIL_END:
                ally.fresh_attack += more
                ally.fresh_health += step.second
            elif until == ALWAYS:
                ally.attack += more
                ally.health += step.second
            else:
                ally.granted = (
                    *ally.granted,
                    (MORE_ATTACK, more, until),
                    (MORE_HEALTH, step.second, until),
                )
        elif step.op == GRANT:
            more = max(n, 1)
            ally.granted = (*ally.granted, (step.detail, more, until))
        else:
            ally.damage = max(ally.damage - n, 0)
    if helped and duel.ears is not None:
        tell_permanents(duel, work, step, more, helped)
    if step.op == BOOST and (step.second < 0):
        sweep(duel, work.seat)


def _handle(duel: Duel, work: Work, step: Step, card: Card) -> None:
    """Permanents are beaten, destroyed, returned, engaged, disengaged."""
    op = step.op
    reached = permanents_reached(duel, work, step)
    blasts = [last_blast(duel, owner, permanent) for owner, permanent in reached]
    turned: list[tuple[int, Permanent]] = []
    for at in range(len(reached)):
        owner, permanent = reached[at]
        if serves_not(work, card, owner, permanent):
            continue
        if op == ENGAGE:
            if not permanent.engaged:
                turned.append(reached[at])
                engage(duel, owner, permanent)
        elif op == DISENGAGE:
            if permanent.engaged and _upright(duel, owner, permanent):
                turned.append(reached[at])
        elif op == RETURN:
            duel.tell_card("returned", owner, permanent)
            send_home(duel, owner, permanent, work.seat, blasts[at])
        else:
            name = "destroyed" if op == DESTROY else "beaten"
            duel.tell_card(name, owner, permanent)
            leave(duel, owner, permanent, work.seat, op == DESTROY, blasts[at])
    if turned and duel.ears is not None:
        tell_permanents(duel, work, step, 0, turned)


def _upright(duel: Duel, owner: int, permanent: Permanent) -> bool:
    """A permanent is disengaged: equipment is put on, where its place is free (TR-Z2)."""
    if not permanent.card.is_equipment:
        permanent.engaged = False
        return True
    if place_taken(duel.players[owner], permanent.card):
        return False
    wear(duel, owner, permanent)
    return True


def _strip(duel: Duel, work: Work, step: Step) -> None:
    """Worn equipment comes off."""
    if step.whom == TARGET and work.target < PLAYER:
        for owner, permanent in permanents_reached(duel, work, step):
            if permanent.card.is_equipment and not permanent.engaged:
                take_off(duel, owner, permanent)
                duel.tell_card("stripped", owner, permanent)
        return
    for who in players_reached(duel, work, step):
        if not exposed(duel, work, who) or (who != work.seat and duel.hidden(who)):  # TR-W12
            continue
        for permanent in duel.players[who].permanents:
            if permanent.card.is_equipment and not permanent.engaged:
                take_off(duel, who, permanent)
                duel.tell_card("stripped", who, permanent)
