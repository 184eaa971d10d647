"""An ability carried out: its steps one after the other, until one of them asks somebody."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE
from overseer.tragic.card import Step
from overseer.tragic.rules.duel import SETTING_UP, Duel
from overseer.tragic.rules.effects.answers import answer, perform_turn
from overseer.tragic.rules.effects.bodies import perform_bodies
from overseer.tragic.rules.effects.cards import perform_cards
from overseer.tragic.rules.effects.guards import ask_guardian
from overseer.tragic.rules.effects.players import perform_players
from overseer.tragic.rules.effects.reach import opponents_of, steps_of, value
from overseer.tragic.rules.pile import Work
from overseer.tragic.rules.telling import tell_effect
from overseer.tragic.topics import T_FORTUNE, T_MODE, T_VOTE
from overseer.tragic.words import (
    BEAT,
    BOOST,
    CANCEL,
    CURE,
    DESTROY,
    DISENGAGE,
    DODGE,
    DODGE_ROLL,
    DRAIN,
    END_TURN,
    ENGAGE,
    ENTER,
    GAIN,
    GRANT,
    HEAL,
    HEAL_ALLY,
    HIDE,
    HIT,
    IRRADIATE,
    LOSE,
    MAX_HP,
    POINT,
    REDIRECT,
    REDUCE,
    REFRESH,
    REPEAT,
    REPRIEVE,
    RETURN,
    STEPS,
    STRIP,
    TAKE_OFF_DRUG,
)

# The families of steps: which of the neighbouring files carries one out.
CARDS: Final = 0
PLAYERS: Final = 1
BODIES: Final = 2
ANSWERS: Final = 3
STATES: Final = 4
_PLAYERS: Final = (HEAL, LOSE, GAIN, IRRADIATE, CURE, MAX_HP, REFRESH, DRAIN, POINT)
_BODIES: Final = (
    *(HIT, BOOST, GRANT, HEAL_ALLY, BEAT, DESTROY, RETURN, ENGAGE, DISENGAGE),
    *(STRIP, TAKE_OFF_DRUG),
)
_ANSWERS: Final = (CANCEL, DODGE, DODGE_ROLL, REDUCE, REDIRECT)
_STATES: Final = (HIDE, END_TURN, ENTER, REPRIEVE, REPEAT)


def _family(op: int) -> int:
    if op in _PLAYERS:
        return PLAYERS
    if op in _BODIES:
        return BODIES
    if op in _ANSWERS:
        return ANSWERS
    return STATES if op in _STATES else CARDS


FAMILY: Final = bytes([_family(op) for op in range(len(STEPS))])


def run_steps(duel: Duel, work: Work) -> bool:
    """Carry out an ability's steps until one of them asks somebody."""
    ability = duel.ability_of(work.card, work.ability)
    if work.mode == -1:
        if duel.phase == SETTING_UP:  # nobody has cast or used it
            card = duel.tables.cards[work.card]
            if duel.ears is not None:
                tell_effect(duel, work.seat, card, work.ability, False)
        if ability.roll > 0:
            return duel.ask(NATURE, T_FORTUNE)
        if len(ability.modes) > 1:
            if ability.by_opponents:
                return _ask_vote(duel, work)
            return duel.ask(work.seat, T_MODE)
        work.mode = 0
    steps = steps_of(ability, work.mode)
    if work.step == 0:
        duel.moved = 0
    depth = len(duel.work)
    while work.step < len(steps):
        step = steps[work.step]
        if step.op == HIT and ask_guardian(duel, work, step):
            return True
        work.step += 1
        perform(duel, work, step)
        work.asked = 0
        work.guards = ()
        if step.op == END_TURN:  # TR-T6: nothing else of this action
            break
        if len(duel.work) > depth:
            return False
    duel.work.remove(work)
    return False


def perform(duel: Duel, work: Work, step: Step) -> None:
    """One step, by its family."""
    op = step.op
    n = value(duel, work, step.amount)
    family = FAMILY[op]
    if family == CARDS:
        perform_cards(duel, work, step, n)
    elif family == PLAYERS:
        perform_players(duel, work, step, n)
    elif family == BODIES:
        perform_bodies(duel, work, step, n)
    elif family == ANSWERS:
        answer(duel, work, op, n)
    else:
        perform_turn(duel, work, op)


def _ask_vote(duel: Duel, work: Work) -> bool:
    """TR-M1: every opponent votes in the order of the seats."""
    opponents = opponents_of(duel, work.seat)
    if work.voted < len(opponents):
        return duel.ask(opponents[work.voted], T_VOTE)
    work.mode = 0
    best = -1
    ability = duel.ability_of(work.card, work.ability)
    for mode in range(len(ability.modes)):
        votes = (work.votes >> (4 * mode)) & 15
        if votes > best or (votes == best and mode == work.first_vote):
            best = votes
            work.mode = mode
    return run_steps(duel, work)


def vote(work: Work, mode: int) -> None:
    """One opponent's choice; the first of them in seat order breaks ties."""
    if work.voted == 0:
        work.first_vote = mode
    work.votes += 1 << (4 * mode)
    work.voted += 1
