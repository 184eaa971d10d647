"""The phases of a turn, the next player, and the end of a duel (TR-T1 to TR-T9)."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import OVER
from overseer.tragic.player import Player
from overseer.tragic.rules.board import fade, fade_next, heal_allies, raise_triggers
from overseer.tragic.rules.damage import check_beaten
from overseer.tragic.rules.duel import (
    DISENGAGING,
    DRAWING,
    ENDING,
    MAIN,
    NO_CARDS,
    NOT_OVER,
    SETTING_UP,
    TIME_UP,
    UPKEEP,
    W_DRAW,
    W_FINISH,
    W_LAY,
    W_TRIGGERS,
    W_UPKEEP,
    Duel,
)
from overseer.tragic.rules.effects.reach import opponents_of
from overseer.tragic.rules.pile import Work
from overseer.tragic.rules.setup import is_set_up, set_up
from overseer.tragic.rules.turn_facts import draw_rate
from overseer.tragic.rules.using import can_interrupt, usable, usable_card
from overseer.tragic.topics import T_INTERRUPT, T_MAIN, T_ORDER, T_OVER, T_UPKEEP
from overseer.tragic.words import ON_END, ON_UPKEEP, ON_USE, UNTIL_END

CLOSING: Final = 8  # the last phase: after the END OF TURN effects


def begin_turn(duel: Duel) -> None:
    """A new turn."""
    player = duel.players[duel.active]
    player.turns += 1
    player.actions = 0
    duel.enter_phase(DISENGAGING)
    duel.may_lay = False
    duel.stop_turn = False
    duel.triggered = 0
    for each in duel.players:
        each.skills_used = 0
        each.repeats = 0
        for permanent in each.permanents:
            permanent.used = 0
    duel.tell("turn", {"seat": duel.active, "turn": player.turns})


def between(duel: Duel) -> bool:
    """Nothing is unfinished: the next phase, or the main decision."""
    if duel.phase == SETTING_UP:
        if not is_set_up(duel):
            return set_up(duel)
        duel.active = duel.first
        begin_turn(duel)
        return False
    player = duel.players[duel.active]
    if duel.phase == DISENGAGING:
        duel.enter_phase(DRAWING)
        fade_next(duel)
        first = player.turns == 1 and duel.active == duel.first
        if not first:  # TR-T1
            _disengage(player)
        return False
    if duel.phase == DRAWING:
        duel.enter_phase(UPKEEP)
        if player.turns == 1 and duel.active == duel.first:  # TR-T2
            return False
        if player.library_size == 0:  # TR-E2
            player.out = True
            duel.how = NO_CARDS
            duel.tell("no-cards", {"seat": duel.active})
            return False
        duel.push(W_DRAW, duel.active, draw_rate(duel, duel.active))
        return False
    if duel.phase == UPKEEP:
        duel.enter_phase(MAIN)
        duel.push(W_UPKEEP, duel.active)
        raise_triggers(duel, duel.active, ON_UPKEEP)
        if duel.triggers:
            duel.push(W_TRIGGERS, duel.active)
        return False
    if duel.phase == MAIN:
        if not duel.stop_turn and player.inside < 0:
            return duel.ask(duel.active, T_MAIN)
        duel.enter_phase(ENDING)
        if duel.may_lay and player.hand:  # TR-T8
            duel.push(W_LAY, duel.active, 1, 1)
        return False
    if duel.phase == ENDING:
        duel.enter_phase(CLOSING)
        duel.may_lay = False
        duel.stop_turn = False
        raise_triggers(duel, duel.active, ON_END)
        if duel.triggers:
            duel.push(W_TRIGGERS, duel.active)
        return False
    _end_turn(duel)
    return False


def _disengage(player: Player) -> None:
    """TR-T1: SPECIAL, play and skills; never equipment."""
    player.spent = b"\0\0\0\0\0\0\0"
    player.skills_engaged = 0
    for permanent in player.permanents:
        if not permanent.card.is_equipment:
            permanent.engaged = False


def _end_turn(duel: Duel) -> None:
    """Allies heal, bonuses end, the next player's turn begins (TR-T5, TR-T9)."""
    duel.note("turn-over", {"seat": duel.active})
    heal_allies(duel)
    for seat in range(duel.seats):
        fade(duel, seat, UNTIL_END)
    player = duel.players[duel.active]
    if player.reprieve > 0:
        player.reprieve -= 1
    check_beaten(duel)
    if remaining(duel) <= 1:
        return
    upcoming = opponents_of(duel, duel.active)[0]
    if _round_over(duel, upcoming) and (duel.time_up or player.turns >= duel.turn_limit):
        duel.how = TIME_UP  # TR-E3, TR-L3
        return
    duel.active = upcoming
    begin_turn(duel)


def _round_over(duel: Duel, upcoming: int) -> bool:
    """Whether everybody still in has had the same number of turns."""
    turns = duel.players[upcoming].turns
    for player in duel.players:
        if not player.out and player.turns != turns:
            return False
    return True


def remaining(duel: Duel) -> int:
    """How many players are still in."""
    n = 0
    for player in duel.players:
        if not player.out:
            n += 1
    return n


def is_over(duel: Duel) -> bool:
    """Whether the duel has ended; a player who is out in a larger round just leaves."""
    if duel.how == NOT_OVER:
        return False
    if duel.how == TIME_UP or remaining(duel) <= 1:
        duel.ask(OVER, T_OVER)
        return True
    if duel.players[duel.active].out and duel.phase != SETTING_UP:
        duel.work.clear()
        for item in duel.chain:
            if item.card >= 0 and item.serial < 0 and item.ability < 0 and not item.attackers:
                owner = duel.players[item.seat]
                owner.discard = (*owner.discard, item.card)
        duel.chain.clear()
        duel.triggers.clear()
        duel.active = opponents_of(duel, duel.active)[0]
        begin_turn(duel)
    return False


def run_upkeep(duel: Duel, work: Work) -> bool:
    """TR-T7: what may only be used in the upkeep, once all that has to happen in it has."""
    if not duel.stop_turn and has_upkeep_use(duel, duel.active):
        return duel.ask(duel.active, T_UPKEEP)
    duel.work.remove(work)
    return False


def in_upkeep(duel: Duel, seat: int) -> bool:
    """TR-T3: whether the seat is asked something in its upkeep where it may use abilities, too."""
    if duel.topic == T_UPKEEP:
        return True
    if duel.topic != T_ORDER:
        return False
    return upkeep_runs(duel, seat)


def upkeep_runs(duel: Duel, seat: int) -> bool:
    """Whether it is the seat's upkeep, and an UPKEEP effect is still to come."""
    if seat != duel.active or duel.stop_turn:
        return False
    runs = False
    for work in duel.work:
        runs = runs or work.kind == W_UPKEEP
    if not runs:
        return False
    for trigger in duel.triggers:
        if trigger.seat == seat and trigger.ability >= 0:
            if duel.ability_of(trigger.card, trigger.ability).when == ON_UPKEEP:
                return True
    return False


def has_upkeep_use(duel: Duel, seat: int) -> bool:
    """Whether a skill, a trait or a card in play can be used in this upkeep."""
    player = duel.players[seat]
    for card in player.skills + player.traits:
        number = use_number(duel, card)
        if number >= 0 and duel.ability_of(card, number).in_upkeep:
            if usable_card(duel, seat, card, number) == 0:
                return True
    for permanent in player.permanents:
        if permanent.card.waits & (1 << ON_USE):
            abilities = permanent.card.abilities
            for number in range(len(abilities)):
                if abilities[number].in_upkeep and usable(duel, seat, permanent, number) == 0:
                    return True
    return False


def use_number(duel: Duel, card: int) -> int:
    """Which ability of a skill, trait or ability card is the one to use; -1 without one."""
    abilities = duel.tables.cards[card].abilities
    for number in range(len(abilities)):
        if abilities[number].when == ON_USE:
            return number
    return -1


def run_finish(duel: Duel, work: Work) -> bool:
    """TR-R2: before the turn ends the others may interrupt."""
    while work.distance < duel.seats:
        other = (duel.active + work.distance) % duel.seats
        work.distance += 1
        if not duel.players[other].out and can_interrupt(duel, other):
            return duel.ask(other, T_INTERRUPT)
    duel.work.remove(work)
    duel.enter_phase(ENDING)
    return False


def finish_main(duel: Duel) -> None:
    """The main phase is over."""
    work = duel.push(W_FINISH, duel.active)
    work.distance = 1
