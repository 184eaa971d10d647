"""Demolition: pillars, secrets, charges (WC-X3)."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from overseer.engine import NATURE
from overseer.engine.refusal import BadOption
from overseer.wasteland.battle.battle import MAJOR, MINOR, Battle
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, Marker, Model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_PROTECT, AIM_USE
from overseer.wasteland.scenarios.demolition.charges import (
    ACTIVE,
    CHARGES,
    DISARMED,
    DUD,
    LIVE_ONES,
    PAIRS,
    carried,
    charges,
    pillars,
)
from overseer.wasteland.scenarios.demolition.overpass import DRAWN, FUSE, HIDDEN, LIVE, SWAP, TOKEN
from overseer.wasteland.scenarios.demolition.rules import Demolition, lay
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.words import NONE
from tests.wasteland.scenarios.rivals import CROSS, carry_on, rivals
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage, start

DOGS = """name = "dogs"

[[unit]]
unit = "dogmeat"

[[unit]]
unit = "piper"
leader = "veteran"
weapons = ["10mm-pistol"]

[[unit]]
unit = "settler"
weapons = ["hunting-rifle"]
"""
BOMBERS = """name = "bombers"

[[unit]]
unit = "suicider"

[[unit]]
unit = "brute"
leader = "brawler"
weapons = ["sledgehammer"]
"""


def site(first: str = FORCE, second: str = MUTANTS) -> Stage:
    """Pillar n hides the number n + 3, charge n is live below 8; nothing was swapped in fact."""
    stage = rivals("demolition", first, second)
    state, part = stage.state, part_of(stage)
    for n in range(6):
        part.write(state, TOKEN + n, n + 3)
    part.write(state, SWAP, NONE)
    part.write(state, LIVE, 2**LIVE_ONES - 1)
    return stage


def part_of(stage: Stage) -> Demolition:
    part = stage.part()
    assert isinstance(part, Demolition)
    return part


def charge_at(stage: Stage, charge: int, x: int, y: int) -> Marker:
    """A charge is placed."""
    marker = charges(stage.state)[charge]
    lay(stage.state, stage.state.models[marker.carrier], marker, x, y)
    return marker


def mined(*numbers: int) -> Stage:
    """A live charge lies at the pillars of these numbers."""
    stage = site()
    for n, number in enumerate(numbers):
        pillar = pillars(stage.state)[number - 3]
        charge_at(stage, n, pillar.x + 32, pillar.y)
    return stage


def last_round(stage: Stage) -> str:
    """The sixth round ends; how it ended."""
    stage.state.round = 6
    stage.end_round()
    carry_on(stage)
    return stage.state.how


def give(stage: Stage, charge: Marker, model: Model) -> None:
    """A charge is somebody else's."""
    holder = stage.state.models[charge.carrier]
    holder.carrying = tuple(n for n in holder.carrying if n != charge.number)
    model.carrying = (*model.carrying, charge.number)
    charge.carrier = model.number


# -- before the battle ---------------------------------------------------------------------------


@pytest.mark.rule("WC-X3", "WC-R8")
def test_the_set_up() -> None:
    opening = Opening("demolition", forces=[FORCE, MUTANTS])
    state = opening.state
    for n in range(6):
        assert opening.asked[1] == "put"
        assert opening.rule(f"put k{n} 200,457") == "WC-F3"
        opening.play(opening.listed("put")[0])
    assert [piece.kind for piece in state.layout.pieces] == ["pillar"] * 6
    assert all(p.blocks_sight and p.cover and p.impassable for p in state.layout.pieces)
    part = state.rules.parts[0]  # type: ignore[attr-defined]
    for n in range(4):
        assert opening.asked == (0, "choose")
        assert len(state.moves()) == 6 - n
        opening.play(opening.listed("choose")[0])
    assert part.note(state, DRAWN) == 4
    assert opening.asked == (1, "choose")
    assert len(state.moves()) == len(PAIRS)
    opening.play("choose 3")
    for _ in range(CHARGES):
        assert opening.asked == (0, "choose")
        opening.play(opening.listed("choose")[0])
    assert part.note(state, LIVE).bit_count() == LIVE_ONES
    assert sum(len(m.carrying) for m in state.models if m.side == 0) == CHARGES
    assert opening.asked == (1, "place")  # Red first, anywhere
    first = next(m for m in state.models if m.side == 1)
    opening.play(f"place m{first.number} 100,100")
    mate = next(m for m in state.models if m.group == first.group and m is not first)
    assert opening.rule(f"place m{mate.number} 180,100") == "WC-F4"
    assert opening.rule(f"place m{mate.number} 300,100") == ""


@pytest.mark.rule("WC-X3", "WC-R8")
def test_the_other_deployment() -> None:
    opening = Opening("demolition", forces=[FORCE, MUTANTS], zones=True)
    while opening.state.notes[EDGE] == NONE:
        edges = opening.listed("") == [f"choose {edge}" for edge in range(4)]
        opening.play("choose 2" if edges else opening.listed("")[0])  # the west edge
    while opening.asked[1] != "place":
        opening.play(opening.listed("")[0])
    model = next(m for m in opening.state.models if m.side == 1)
    assert opening.rule(f"place m{model.number} 457,457") == "WC-F3"
    assert opening.rule(f"place m{model.number} 860,457") == ""
    assert opening.rule(f"place m{model.number} 60,457") == "WC-F3"
    for id, zones in (("plant", True), ("demolition", "yes")):
        with pytest.raises(BadOption) as caught:
            start(id, zones=zones)
        assert caught.value.refusal.rule == "WC-R8"


@pytest.mark.rule("WC-X3")
def test_everybody_keeps_his_secrets() -> None:
    stage = rivals("demolition")
    state, part = stage.state, part_of(stage)
    blue, red, nobody = [state.view(seat) for seat in (0, 1, None)]
    tokens = [part.note(state, TOKEN + n) for n in range(6)]
    for view, knows_tokens, knows_swap in ((blue, 1, 0), (red, 0, 1), (nobody, 0, 0)):
        seen = cast(Battle, view.position)
        assert ([part.note(seen, TOKEN + n) for n in range(6)] == tokens) == bool(knows_tokens)
        assert (part.note(seen, LIVE) == HIDDEN) == (not knows_tokens)
        assert (part.note(seen, SWAP) == HIDDEN) == (not knows_swap)
        for seed in range(3):
            guess = view.guess(Random(seed))
            assert part.note(guess, LIVE).bit_count() == LIVE_ONES  # type: ignore[arg-type]
            assert 0 <= part.note(guess, SWAP) < len(PAIRS)  # type: ignore[arg-type]
            assert guess.view(view.seat).encode() == view.encode()


@pytest.mark.rule("WC-X3")
def test_secret_answers_are_not_shown_to_the_others() -> None:
    opening = Opening("demolition", forces=[FORCE, MUTANTS])
    state = opening.state
    while opening.asked[1] == "put":
        opening.play(opening.listed("put")[0])
    look = opening.parse(opening.listed("choose")[0])
    assert state.shown(look, 0) is look
    assert state.shown(look, 1) is not look
    state.play(look)
    drawn = state.chance(0)
    assert state.shown(drawn, 0) is drawn
    assert state.shown(drawn, 1) is not drawn
    about = state.view(1).decision
    assert about is not None
    assert about.about["target"] == NONE


# -- charges -------------------------------------------------------------------------------------


@pytest.mark.rule("WC-X3")
def test_placing_a_charge_takes_an_action_and_touches_the_base() -> None:
    stage = site()
    state = stage.state
    settler = stage.put(stage.models("settler")[0], 40, 400)
    charge = charges(state)[0]
    give(stage, charge, settler)
    stage.activate(settler).play(f"interact k{charge.number}")
    assert stage.rule(f"put k{charge.number} 100,400") == "WB-I1"
    stage.play(f"put k{charge.number} 68,400")
    carry_on(stage)
    assert (charge.x, charge.y, charge.state) == (68, 400, ACTIVE)
    assert charge.number not in settler.carrying
    assert state.actions == 1
    assert stage.rule(f"interact k{charge.number}") == "WC-F9"  # never moved again


@pytest.mark.rule("WC-X3")
def test_a_charge_goes_to_the_pillar_that_one_touches() -> None:
    stage = site()
    pillar = pillars(stage.state)[0]
    settler = stage.models("settler")[0]
    stage.put(settler, pillar.x - 20 - settler.radius - 1, pillar.y)
    give(stage, charges(stage.state)[0], settler)
    stage.activate(settler).play(f"interact k{pillar.number}")
    carry_on(stage)
    laid = [c for c in charges(stage.state) if c.state == ACTIVE]
    assert len(laid) == 1
    assert (laid[0].x - pillar.x) ** 2 + (laid[0].y - pillar.y) ** 2 <= 71**2


@pytest.mark.rule("WC-X3")
def test_charges_are_passed_on_through_a_dog() -> None:
    stage = site(DOGS)
    state = stage.state
    dog, piper, settler = [stage.model(id) for id in ("dogmeat", "piper", "settler")]
    charge = charges(state)[0]
    for other in (dog, piper, settler):
        for marker in carried(state, other):
            give(stage, marker, settler)
    give(stage, charge, piper)
    stage.put(piper, 60, 400)
    stage.put(dog, 130, 400)
    stage.put(settler, 60, 800)
    stage.activate(piper)
    assert stage.rule(f"help m{settler.number}") == "WB-G2"  # too far
    stage.play(f"help m{dog.number}")
    carry_on(stage)
    assert state.actions == 2  # for nothing
    assert dog.carrying == (charge.number,)
    stage.put(dog, 60, 740)
    stage.put(piper, 800, 60)
    stage.activate(dog)
    settler.x, settler.y = 60, 800
    assert stage.rule(f"interact k{charge.number}") == ""  # a friend is near
    stage.put(settler, 860, 860)
    assert stage.rule(f"interact k{charge.number}") == "WB-I3"
    stage.put(settler, 60, 800)
    stage.play(f"help m{settler.number}")
    carry_on(stage)
    assert charge.carrier == settler.number


@pytest.mark.rule("WC-X3")
def test_a_dropped_charge_is_picked_up_by_blue_alone() -> None:
    stage = site()
    state = stage.state
    holder = next(m for m in stage.side(0) if m.carrying)
    mate = next(m for m in stage.side(0) if m is not holder)
    stage.put(holder, 60, 500)
    dropped = holder.carrying
    stage.remove(holder)
    brute = stage.put(stage.model("brute"), 110, 500)
    stage.activate(brute).play("move 95,500")
    carry_on(stage)
    assert all(state.markers[n].carrier == NONE for n in dropped)
    stage.put(brute, 800, 800)
    stage.put(mate, 60, 580)
    stage.activate(mate).play("move 60,520")
    carry_on(stage)
    assert all(state.markers[n].carrier == mate.number for n in dropped)


@pytest.mark.rule("WC-X3", "WC-R8")
def test_a_charge_is_disarmed_and_armed_again() -> None:
    stage = mined(8)
    charge = charges(stage.state)[0]
    brute, settler = stage.model("brute"), stage.models("settler")[0]
    stage.put(brute, charge.x + brute.radius + 12, charge.y)
    stage.activate(brute)
    stage.play(f"interact k{charge.number}")
    carry_on(stage, CROSS)
    assert charge.state == ACTIVE
    stage.activate(brute).play(f"interact k{charge.number}")
    carry_on(stage)
    assert charge.state == DISARMED
    stage.put(brute, 800, 60)
    stage.put(settler, charge.x + 28, charge.y)
    stage.activate(settler).play(f"interact k{charge.number}")
    carry_on(stage)
    assert charge.state == ACTIVE


# -- explosions ----------------------------------------------------------------------------------


@pytest.mark.rule("WC-X3")
def test_an_engaged_model_may_declare_the_detonation_and_nothing_else() -> None:
    stage = mined(3, 8)
    settler, brute = stage.models("settler")[0], stage.model("brute")
    stage.put(brute, settler.x + settler.radius + brute.radius, settler.y)
    detonator = next(m for m in stage.state.markers if m.word == "detonator")
    stage.activate(settler)
    assert stage.listed("interact") == [f"interact k{detonator.number}"]
    assert stage.rule(f"interact k{detonator.number}") == ""
    others = [m.number for m in stage.state.markers if m.word != "detonator"]
    assert {stage.rule(f"interact k{number}") for number in others} == {"WB-F2"}


@pytest.mark.rule("WC-X3", "WB-R3")
def test_the_detonation_is_declared_after_the_last_action_too() -> None:
    stage = mined(3, 8)
    settler = stage.models("settler")[0]
    detonator = next(m for m in stage.state.markers if m.word == "detonator")
    stage.activate(settler)
    stage.state.actions = 1
    stage.play("prepare")
    assert stage.state.actions == 0
    assert stage.listed("interact") == [f"interact k{detonator.number}"]


@pytest.mark.rule("WC-X3", "WC-R8")
@pytest.mark.parametrize(("declared", "exploded"), [(1, 2), (5, 6), (6, 6)])
def test_the_detonator_works_at_the_end_of_the_next_round(declared: int, exploded: int) -> None:
    stage = mined(3, 8)
    state = stage.state
    settler, brute = stage.models("settler")[0], stage.model("brute")
    detonator = next(m for m in state.markers if m.word == "detonator")
    state.round = declared
    stage.activate(brute)
    assert stage.rule(f"interact k{detonator.number}") == "WC-F9"
    stage.activate(settler).play(f"interact k{detonator.number}")
    carry_on(stage)
    assert part_of(stage).note(state, FUSE) == exploded
    stage.activate(settler)
    assert stage.rule(f"interact k{detonator.number}") == "WC-F9"  # once
    while not state.how and state.round < exploded:
        stage.end_round()
        assert stage.told("charge-blown") == []
    stage.end_round()
    carry_on(stage)
    assert len(stage.told("charge-blown")) == 2
    # The detonator is spent: nothing can change any more.
    assert (state.how, state.level) == ("demolition-cracked", MINOR)


@pytest.mark.rule("WC-X3", "WC-R1")
@pytest.mark.parametrize(
    ("numbers", "how", "winner", "level"),
    [
        ((8, 7, 5, 3), "collapse", 0, MAJOR),
        ((8, 7, 4), "sagging", 0, MINOR),
        ((8, 7, 3), "cracked", 1, MINOR),
        ((8, 3), "cracked", 1, MINOR),
        ((7, 3), "standing", 1, MAJOR),
        ((), "standing", 1, MAJOR),
    ],
)
def test_the_levels(numbers: tuple[int, ...], how: str, winner: int, level: int) -> None:
    stage = mined(*numbers)
    assert last_round(stage) == f"demolition-{how}"
    assert (stage.won(), stage.state.level) == (winner, level)
    assert stage.told("pillars-counted")[0]["total"] == sum(numbers)
    assert len(stage.state.layout.pieces) == 6 - len(numbers)
    assert len(stage.state.built) == 6 - len(numbers)


@pytest.mark.rule("WC-X3")
def test_the_swap_counts() -> None:
    stage = mined(8)
    part_of(stage).write(stage.state, SWAP, PAIRS.index((0, 5)))
    last_round(stage)
    assert stage.told("pillars-counted")[0]["total"] == 3


@pytest.mark.rule("WC-X3")
def test_a_dummy_does_nothing_and_a_live_one_removes_models() -> None:
    stage = site()
    state = stage.state
    first, second = pillars(state)[:2]
    dummy = charge_at(stage, LIVE_ONES, first.x + 30, first.y)
    charge_at(stage, 0, second.x + 30, second.y)
    brute, hound = stage.model("brute"), stage.model("mutant-hound")
    stage.put(brute, second.x + 30, second.y + 40)
    stage.put(hound, first.x + 30, first.y + 40)
    last_round(stage)
    assert dummy.state == DUD
    assert not first.out
    assert second.out
    assert brute.place == REMOVED
    assert hound.place == ON_TABLE


@pytest.mark.rule("WC-X3")
def test_a_suicider_takes_pillars_down() -> None:
    stage = site(BOMBERS)
    pillar = pillars(stage.state)[5]
    bomber = stage.model("suicider")
    stage.put(bomber, pillar.x - 20 - bomber.radius - 1, pillar.y)
    stage.activate(bomber).play("detonate")
    state = stage.state
    while state.seat == NATURE:
        state.apply(state.chance(0))
    assert pillar.out


@pytest.mark.rule("WC-X3")
def test_both_sides_gone_the_charges_still_explode() -> None:
    stage = mined(8, 7, 5, 3)
    stage.remove(*stage.side(0), *stage.side(1))
    assert stage.settle() == ""
    assert last_round(stage) == "demolition-collapse"


@pytest.mark.rule("WC-X3")
def test_it_is_over_when_nothing_can_be_destroyed() -> None:
    stage = site()
    stage.activate(stage.model("brute"))
    stage.remove(*stage.side(0))
    assert stage.settle() == "demolition-standing"


@pytest.mark.rule("WC-X3", "WC-A3")
def test_what_the_ai_is_after() -> None:
    stage = site()
    state = stage.state
    settlers, piper = stage.models("settler"), stage.model("piper")
    for charge in charges(state):
        give(stage, charge, piper)
    assert stage.aim(piper).kind == AIM_USE
    assert set(stage.aim(piper).markers) == {p.number for p in pillars(state)}
    assert (stage.aim(settlers[0]).kind, stage.aim(settlers[0]).models) == (
        AIM_PROTECT,
        (piper.number,),
    )
    brute = stage.model("brute")
    assert (stage.aim(brute).kind, stage.aim(brute).models) == (AIM_DEFEAT, (piper.number,))
    charge_at(stage, 0, pillars(state)[0].x + 32, pillars(state)[0].y)
    assert pillars(state)[0].number not in stage.aim(piper).markers
