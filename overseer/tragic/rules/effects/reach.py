"""What a step of an ability means at this moment: its number, and whom it reaches."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import Ability, Amount, Card, Step
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent
from overseer.tragic.rules.board import attack_of as ally_attack
from overseer.tragic.rules.board import health_left, spared
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item, Work
from overseer.tragic.rules.targets import matches
from overseer.tragic.words import (
    ALL_ALLIES,
    ALL_OBJECTS,
    ATTACKERS,
    BY_MOVEMENT,
    COUNT_NONE,
    COUNT_TARGET_ATTACK,
    COUNT_TARGET_HEALTH,
    EACH,
    GAS,
    OPPONENT,
    OPPOSING_ALLIES,
    OPPOSING_OBJECTS,
    OTHER_OWN_ALLIES,
    OWN_ALLIES,
    ST_GOOD_NATURED,
    ST_RESPIRATOR,
    TARGET,
    THIS,
    WATER,
    YOU,
)

UNPAID: Final = -2  # the mode of an upkeep whose cost was not paid
# Where an ability stands on the pile, if it does not: it was set off, perhaps by an attack that
# nobody avoids (TR-W28).
NO_ITEM: Final = -1
SURE: Final = -2


def steps_of(ability: Ability, mode: int) -> list[Step]:
    """The steps of a mode; a failed roll without an `else` does nothing."""
    if mode == UNPAID:
        return ability.unpaid
    if mode < len(ability.modes):
        return ability.modes[mode]
    return []


def running_step(duel: Duel, work: Work) -> Step:
    """The step that an ability has come to."""
    return steps_of(duel.ability_of(work.card, work.ability), work.mode)[work.step]


def opponents_of(duel: Duel, seat: int) -> list[int]:
    """The other players still in the duel, in seat order after this one."""
    found: list[int] = []
    for distance in range(1, duel.seats):
        other = (seat + distance) % duel.seats
        if not duel.players[other].out:
            found.append(other)
    return found


def value(duel: Duel, work: Work, amount: Amount) -> int:
    """A card's number at this moment."""
    if amount.count == COUNT_NONE:
        return amount.flat
    if amount.count == COUNT_TARGET_HEALTH or amount.count == COUNT_TARGET_ATTACK:
        target = duel.permanent(work.target, work.target_serial)
        n = 0
        if target is not None:
            owner = work.target // SLOTS
            if amount.count == COUNT_TARGET_HEALTH:
                n = max(health_left(duel, owner, target), 0)
            else:
                n = ally_attack(duel, owner, target)
    else:
        n = duel.count(amount.count, work.seat)
    return max(amount.flat + amount.times * n // amount.part, 0)


def kindly(duel: Duel, work: Work, step: Step, n: int) -> int:
    """TR-W22: a clause that draws, heals or fetches a fixed number for oneself gives one more."""
    fixed = step.amount.count == COUNT_NONE  # nothing equal to another number
    if fixed and step.whom == YOU and n > 0 and duel.stat(work.seat, ST_GOOD_NATURED) > 0:
        return n + 1
    return n


def players_reached(duel: Duel, work: Work, step: Step) -> list[int]:
    """The players whom a step speaks of."""
    if step.whom == OPPONENT or step.whom == TARGET:
        if work.target >= PLAYER:
            return [work.target - PLAYER]
        return [] if step.whom == TARGET else opponents_of(duel, work.seat)
    if step.whom == EACH:
        return [work.seat, *opponents_of(duel, work.seat)]
    return [work.seat]


def exposed(duel: Duel, work: Work, seat: int) -> bool:
    """Whether a hostile clause reaches a player at all (TR-K14, TR-W20)."""
    player = duel.players[seat]
    if seat == work.seat:
        return True
    if player.inside >= 0:
        return False
    gas = duel.tables.cards[work.card].types & (GAS | WATER)
    return not (gas and duel.stat(seat, ST_RESPIRATOR) > 0)


def permanents_reached(duel: Duel, work: Work, step: Step) -> list[tuple[int, Permanent]]:
    """The permanents whom a step speaks of, with their owners."""
    found = _all_reached(duel, work, step)
    if step.filter is None:
        return found
    return [(owner, one) for owner, one in found if matches(one.card, step.filter)]


def _all_reached(duel: Duel, work: Work, step: Step) -> list[tuple[int, Permanent]]:
    whom = step.whom
    found: list[tuple[int, Permanent]] = []
    if whom == TARGET or whom == THIS:
        place = work.target if whom == TARGET else work.source
        serial = work.target_serial if whom == TARGET else work.serial
        if place != NOBODY and place < PLAYER:
            there = duel.permanent(place, serial)
            if there is not None:
                found.append((place // SLOTS, there))
        return found
    attackers: tuple[int, ...] = ()
    if whom == ATTACKERS:
        for item in duel.chain:
            if item.kind == BY_MOVEMENT:
                attackers = item.attackers
    for player in duel.players:
        own = player.seat == work.seat
        for permanent in player.permanents:
            if whom == ATTACKERS:
                fits = permanent.serial in attackers
            elif whom in (OPPOSING_OBJECTS, ALL_OBJECTS):
                fits = permanent.card.is_object and (whom == ALL_OBJECTS or not own)
            elif not permanent.card.is_ally:
                fits = False
            elif whom == OWN_ALLIES:
                fits = own
            elif whom == OTHER_OWN_ALLIES:
                fits = own and permanent.serial != work.serial
            elif whom == OPPOSING_ALLIES:
                fits = not own
            else:
                fits = whom == ALL_ALLIES
            if fits:
                found.append((player.seat, permanent))
    return found


def answered(duel: Duel, work: Work) -> Item | None:
    """The item below the one that is being resolved."""
    if 0 < work.of_item < len(duel.chain):
        return duel.chain[work.of_item - 1]
    return None


def serves_not(work: Work, card: Card, owner: int, struck: Permanent) -> bool:
    """TR-W15: no card, not even an ally that leaves, harms an opposing ally of its faction."""
    return struck.card.is_ally and owner != work.seat and spared(card, struck.card)


def signed(n: int, step: Step) -> int:
    """The amount of a bonus: what is counted, else the written number, which may be negative."""
    return step.amount.flat if step.amount.count == COUNT_NONE else n
