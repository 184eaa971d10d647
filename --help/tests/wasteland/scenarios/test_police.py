"""The police station: walls, turrets, and a point that nobody may touch (WC-X2)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.measure import is_object, sees_point
from overseer.wasteland.battle.rules import AIM_GO, AIM_PROTECT
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.words import LENGTHS, ORANGE
from tests.wasteland.scenarios.rivals import carry_on, rivals, shoved
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage, set_up, start

POINT = (457, 102)


def station(first: str = FORCE, second: str = MUTANTS) -> Stage:
    """The station with no wall in anybody's way."""
    stage = rivals("police-station", first, second)
    stage.state.layout = Layout([])
    return stage


@pytest.mark.rule("WC-X2", "WC-R10")
def test_the_defender_puts_up_walls_and_turrets_first() -> None:
    opening = Opening("police-station", forces=[MUTANTS, FORCE])
    state = opening.state
    for n in range(4):
        assert opening.asked == (1, "put")
        assert opening.rule("put k0 457,300") == "WC-F3"  # outside his zone
        assert opening.rule("put k0 40,60") == "WB-G4"  # over the edge
        assert opening.rule("put k0 457,102") == "WC-F4"  # on the control point
        assert opening.rule("put k12 100,60") == "WB-D4"
        opening.play(f"put k0 {120 + 180 * n},{40 if n % 2 else 180}")
    assert len(state.layout.pieces) == len(state.built) == 4
    assert all(piece.cover and piece.difficult for piece in state.layout.pieces)
    assert not any(piece.blocks_sight or piece.impassable for piece in state.layout.pieces)
    assert opening.rule("put k0 457,110") == "WB-G4"  # nobody could touch the point
    opening.play("put k0 300,100", "put k1 600,100")
    assert [model.unit.id for model in state.models if is_object(model)] == [
        "machine-gun-turret",
        "laser-turret",
    ]
    assert opening.asked == (1, "place")
    set_up(state)
    assert state.encode() == state.copy().encode()
    assert state.copy().layout.pieces[3].points == state.layout.pieces[3].points


@pytest.mark.rule("WC-X2", "WC-F1")
def test_attackers_have_two_hundred_caps_more() -> None:
    stage = rivals("police-station")
    plan, scenario = stage.rules.plan, stage.rules.scenario
    assert [plan.limit_of(n, side.more) for n, side in enumerate(scenario.sides)] == [950, 750]


@pytest.mark.rule("WC-X2")
def test_a_move_into_contact_takes_the_station() -> None:
    stage = station()
    settler = stage.models("settler")[0]
    stage.put(settler, 457, 200)
    stage.activate(settler)
    assert stage.settle() == ""
    stage.play("move 457,132")
    carry_on(stage)
    assert (stage.state.how, stage.won()) == ("police-station-reached", 0)
    assert stage.rules.rewards(stage.state) == (150, 120)


@pytest.mark.rule("WC-X2")
def test_a_charge_beside_it_takes_the_station() -> None:
    stage = station(MUTANTS, FORCE)
    mutant, guard = stage.model("super-mutant"), stage.models("settler")[0]
    stage.put(mutant, 457, 260)
    stage.put(guard, 490, 102)
    near, apart = mutant.radius + 12, mutant.radius + guard.radius
    x, y = next(
        (x, y)
        for y in range(110, 200)
        for x in range(400, 520)
        if (x - 457) ** 2 + (y - 102) ** 2 <= near**2
        and apart**2 <= (x - 490) ** 2 + (y - 102) ** 2 <= (apart + 1) ** 2
    )
    stage.activate(mutant)
    stage.play(f"charge m{guard.number} {x},{y}")
    carry_on(stage)
    assert stage.state.how == "police-station-reached"


@pytest.mark.rule("WC-X2")
def test_a_push_counts() -> None:
    stage = station()
    settler, brute = stage.models("settler")[0], stage.model("brute")
    stage.put(settler, 457, 102 + LENGTHS[ORANGE] + 20)
    stage.put(brute, 457, settler.y + settler.radius + brute.radius)
    assert stage.settle() == ""
    shoved(stage, brute, settler, ORANGE)
    assert stage.settle() == "police-station-reached"


@pytest.mark.rule("WC-X2")
def test_the_station_holds_without_attackers_and_after_six_rounds() -> None:
    stage = rivals("police-station")
    stage.remove(*[model for model in stage.side(1) if not is_object(model)])
    assert stage.settle() == ""  # only turrets are left, and play goes on
    stage.remove(*stage.side(0))
    assert (stage.settle(), stage.won()) == ("police-station-attackers-gone", 1)
    late = rivals("police-station")
    assert (late.time_is_up(), late.won()) == ("police-station-held", 1)
    assert late.rules.rewards(late.state) == (120, 150)


@pytest.mark.rule("WC-X2", "WC-A1")
def test_the_ai_builds_across_the_way_and_watches_the_point() -> None:
    stage = Stage("police-station", 1, ai="defender", forces=[FORCE])
    turrets = [model for model in stage.side(1) if is_object(model)]
    assert len(stage.state.layout.pieces) == 4
    assert {turret.x < POINT[0] for turret in turrets} == {True, False}
    for turret in turrets:
        assert sees_point(stage.state, turret, *POINT, 12)
    guard = next(model for model in stage.side(1) if not is_object(model))
    assert stage.aim(guard).kind == AIM_PROTECT
    assert stage.aim(stage.side(0)[0]).kind == AIM_GO


@pytest.mark.rule("WC-X2")
def test_walls_are_part_of_the_facts() -> None:
    state = start("police-station", forces=[FORCE, MUTANTS])
    assert (
        set_up(state, 1).encode()
        != set_up(start("police-station", forces=[FORCE, MUTANTS]), 2).encode()
    )
    assert len(state.built) == 4
