"""Every perk, boost, event and consequence of the standard set at work in a battle."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.invariants import broken
from overseer.wasteland.battle.moves import FIGHT, PLAY, SHOOT, BattleMove
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import W_EVENT
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.check import errors
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import INJURED_ARM, NONE
from tests.wasteland.scenarios.stage import Stage

SET = standard()
OWN = """name = "own"

[[unit]]
unit = "settler"
count = 3
weapons = ["hunting-rifle"]

[[unit]]
unit = "paladin-danse"
leader = "veteran"
weapons = ["missile-launcher", "laser-rifle", "sledgehammer"]
"""
FOES = """name = "foes"

[[unit]]
unit = "super-mutant"
count = 3
weapons = ["board", "bolt-action-pipe-rifle"]

[[unit]]
unit = "brute"
leader = "brawler"
weapons = ["sledgehammer"]
"""
MOST = 400


def battle() -> WastelandState:
    """Two small forces near each other, in the second round."""
    state = Stage("skirmish", forces=[OWN, FOES], events=True, limit=1000).state
    for side, y in ((0, 400), (1, 520)):
        for n, model in enumerate(state.on_table(side)):
            model.x, model.y = 200 + 120 * n, y
    return state


def step(state: WastelandState, rng: Random) -> BattleMove:
    """One more decision: attacks first, so that there are dice."""
    if state.seat == NATURE:
        move = state.chance(rng.randrange(state.spread))
    else:
        moves = [move for move in state.moves() if isinstance(move, BattleMove)]
        played = [move for move in moves if move.kind == PLAY]
        attacks = [move for move in moves if move.kind in (SHOOT, FIGHT)]
        move = rng.choice(played or attacks or moves)
    assert isinstance(move, BattleMove)
    state.apply(move)
    return move


@pytest.mark.rule("WC-E2", "WC-E4")
@pytest.mark.parametrize("id", [event.id for event in SET.events])
def test_every_event_and_consequence_happens(id: str) -> None:
    state = battle()
    card = SET.event(id)
    rng = Random(id)
    owner = 0 if card.consequence else NONE
    state.fate.standing = (*state.fate.standing, (card.number, owner))
    state.fate.settle(SET.events)
    before = state.encode()
    work = state.push(W_EVENT)
    work.card = card.number
    work.side = owner
    state.go_on()
    for _ in range(MOST):
        if state.seat == OVER or not any(each is work for each in state.work):
            break
        step(state, rng)
        work = next((each for each in state.work if each.kind == W_EVENT), work)
    assert not any(each.kind == W_EVENT for each in state.work)
    assert state.encode() != before
    assert broken(state) == []


@pytest.mark.rule("WC-B1")
@pytest.mark.parametrize("id", [boost.id for boost in SET.boosts])
def test_every_boost_is_played(id: str) -> None:
    for seed in range(4):
        state = battle()
        hands: tuple[tuple[int, ...], ...] = ((SET.boost(id).number,), ())
        state.hands = hands
        for model in state.on_table(0):
            model.wounds, model.rads, model.conditions = 1, 1, INJURED_ARM
            for slot, number in enumerate(model.weapons):
                model.empty |= SET.weapons[number].slow << slot
            refresh(state, model)
        rng = Random(f"{id} {seed}")
        for _ in range(MOST):
            if state.seat == OVER or step(state, rng).kind == PLAY:
                break
        if not any(state.hands):
            assert broken(state) == []
            return
    raise AssertionError(id)


@pytest.mark.rule("WC-P1")
@pytest.mark.parametrize("id", [perk.id for perk in SET.perks if not perk.settlement])
def test_every_perk_fits_somebody_and_fights(id: str) -> None:
    perk = SET.perk(id)
    needed = [*perk.after]
    while needed and SET.perk(needed[0]).after:
        needed = [*SET.perk(needed[0]).after, *needed]
    for unit in SET.units:
        force = Force([ForceUnit(unit.id, 1, (), (), (), "veteran", False, (*needed, id))])
        if not errors(force, SET, 5000, 1, True):
            break
    else:
        raise AssertionError(id)
    state = battle()
    model = state.on_table(0)[3]
    model.unit = unit
    model.perks = tuple([SET.perk_numbers[each] for each in (*needed, id)])
    refresh(state, model)
    rng = Random(id)
    for _ in range(60):
        if state.seat == OVER:
            break
        step(state, rng)
    assert model.powers & perk.powers == perk.powers
    assert broken(state) == []
