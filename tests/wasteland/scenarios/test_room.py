"""Nobody, person or chance, is ever asked without a move (WC-F4)."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.battle import SOUTH
from overseer.wasteland.battle.model import ON_TABLE, WAITING
from overseer.wasteland.battle.reasons import R_OUTSIDE_ZONE
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.standard import standard_unit
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.notes import EDGE, LATE
from overseer.wasteland.scenarios.placing import has_place, model_fault, model_places
from overseer.wasteland.scenarios.room import NO_ROOM, ground, is_late, step_for
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.scenarios.zones import longer, read_zone
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import FACTIONS, LISTS, NONE
from tests.wasteland.scenarios.stage import MUTANTS, Stage, start
from tests.wasteland.scenarios.stage import set_up as play_set_up
from tools.set_ups import new_battle, set_up


def swarm(count: int) -> str:
    """The code of a force of large creatures."""
    cards = standard()
    units = [standard_unit("radscorpion", cards, min(count - n, 5)) for n in range(1, count, 5)]
    first = standard_unit("radscorpion", cards)
    first.leader = "brawler"
    return encode(Force([first, *units], "swarm"), cards)


@pytest.mark.rule("WC-F4")
@pytest.mark.parametrize("id", STANDARD)
def test_every_set_up_goes_through(id: str) -> None:
    rng = Random(f"{id} short")
    state, options = new_battle(id, rng)
    assert (set_up(state, rng), options) == ("", options)


@pytest.mark.rule("WC-F4")
@pytest.mark.parametrize("seed", range(6))
def test_eight_radscorpions_find_room_in_a_narrow_zone(seed: int) -> None:
    forces = [MUTANTS, swarm(8)]
    state = start("reinforcements", limits=[750, 3000], forces=forces, events=False)
    play_set_up(state, seed)
    scorpions = [m for m in state.models if m.side == 1]
    assert len(scorpions) == 8
    assert all(m.place == ON_TABLE for m in scorpions)
    own = state.notes[EDGE + 1]
    data = standard_scenario("reinforcements").sides[1]
    assert data.zone is not None
    deepest = data.zone.eased(0, 4)
    assert all(deepest.holds(state, m.x, m.y, m.radius, own) for m in scorpions)


@pytest.mark.rule("WC-F4")
def test_gaps_shrink_first_then_the_zone_deepens_by_a_colour() -> None:
    assert [longer(152, n) for n in (1, 0, -1, -2, -3)] == [203, 152, 102, 51, 0]
    side = standard_scenario("journalist").sides[0]  # own half, red from edges, red apart
    assert [ground(side, side.apart, step).gap for step in range(4)] == [152, 102, 51, 0]
    state = Stage("journalist", forces=[MUTANTS, MUTANTS], events=False).state
    state.notes[EDGE] = SOUTH
    printed, deeper = ground(side, 0, 0).zone, ground(side, 0, 7).zone
    assert printed is not None
    assert deeper is not None
    assert not printed.holds(state, 130, 130, 16, SOUTH)
    assert deeper.holds(state, 130, 130, 16, SOUTH)  # yellow from the edges by now


@pytest.mark.rule("WC-F4")
def test_a_zone_with_room_stays_as_it_is_printed() -> None:
    state = start("reinforcements", forces=[MUTANTS, MUTANTS], events=False)
    while not (state.decision is not None and state.decision.name == "place"):
        state.apply(state.chance(0) if state.seat == NATURE else state.moves()[0])
    work = state.work[-1]
    model = state.models[work.model]
    data = standard_scenario("reinforcements").sides[1]
    assert step_for(state, data, model, 0) == 0
    move = Wasteland().parse(f"place m{model.number} 457,457")
    assert state.why(move) == R_OUTSIDE_ZONE


@pytest.mark.rule("WC-F4")
@pytest.mark.parametrize("id", ["reinforcements", "journalist", "skirmish", "storm"])
def test_a_place_that_is_offered_is_one_that_nothing_is_wrong_with(id: str) -> None:
    state = start(id, forces=[MUTANTS, MUTANTS], events=False)
    rng = Random(id)
    asked = 0
    while state.round == 0:
        work = state.work[-1]
        if work.model != NONE and state.models[work.model].place == WAITING:
            model = state.models[work.model]
            own = state.notes[EDGE + model.side]
            for step in (0, 1, 5):
                found = ground(standard_scenario(id).sides[model.side], 152, step)
                places = model_places(state, found.zone, model, own, found.gap, 999)
                assert has_place(state, found.zone, model, own, found.gap) == bool(places)
                for x, y in places:
                    assert model_fault(state, found.zone, model, x, y, own, found.gap) == 0
                    asked += 1
        state.apply(
            state.chance(rng.randrange(state.spread))
            if state.seat == NATURE
            else rng.choice(state.moves())
        )
    assert asked > 0


def crowded() -> WastelandState:
    """A defence of fifty large models in a zone that holds far fewer."""
    forces = [MUTANTS, swarm(50)]
    state = start("reinforcements", forces=forces, limits=[750, 5000], events=False)
    assert len([m for m in state.models if m.side == 1]) == 50
    return play_set_up(state)


@pytest.mark.rule("WC-F4")
def test_who_finds_no_room_comes_in_when_a_later_round_begins() -> None:
    state = crowded()
    late = [m for m in state.models if is_late(state, m)]
    assert late
    assert all(m.place == WAITING for m in late)
    assert state.notes[LATE] != NONE
    data = standard_scenario("reinforcements").sides[1]
    assert step_for(state, data, late[0], 0) == NO_ROOM
    for model in state.models:  # somebody made room
        if model.side == 1 and model.place == ON_TABLE:
            model.y = 500
    rng = Random(3)
    while state.round < 2:
        state.apply(
            state.chance(rng.randrange(state.spread))
            if state.seat == NATURE
            else rng.choice(state.moves())
        )
    came = [m for m in late if m.place == ON_TABLE]
    assert came or (state.decision is not None and state.decision.name == "place")


@pytest.mark.rule("WC-F4")
def test_a_marker_whose_zone_is_full_gets_a_deeper_one() -> None:
    zone = read_zone("within orange of south")
    assert zone.eased(0, 0) is zone
    state = Stage("ambush", forces=[MUTANTS], seats=1, ai="wasteland", events=False).state
    assert not zone.holds(state, 457, 80, 0, SOUTH)
    assert zone.eased(0, 1).holds(state, 457, 80, 0, SOUTH)


@pytest.mark.rule("WB-X1")
@pytest.mark.parametrize("caps", LISTS)
@pytest.mark.parametrize("enemy", [None, "creatures", "super-mutants"])
def test_a_force_is_drawn_from_every_price_list(caps: str, enemy: str | None) -> None:
    for seed in range(8):
        options = {"scenario": "ambush", "caps": caps, "enemy": enemy}
        state = Wasteland().new(1, {k: v for k, v in options.items() if v})
        assert isinstance(state, WastelandState)
        play_set_up(state, seed)
        drawn = {FACTIONS[m.unit.faction] for m in state.models if m.side == 1}
        assert drawn == {enemy} if enemy else drawn
