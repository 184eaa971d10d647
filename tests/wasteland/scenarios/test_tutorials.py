"""The first three tutorials: their rules, and every way to end them (WC-X16 to WC-X18)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.model import (
    DIGIT,
    INVESTIGATION,
    PLACE,
    SEARCHABLE,
    UNREADY,
    Model,
)
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_PROTECT, AIM_USE
from overseer.wasteland.scenarios.water_plant.rules import CAPTURED, LEAK, RUNNING, WATER
from overseer.wasteland.words import NONE
from tests.wasteland.scenarios.stage import Opening, Stage

# -- troubled beginnings -------------------------------------------------------------------------


def at_trap(stage: Stage, mutant: Model, number: int) -> None:
    """A mutant stands within orange of a trap."""
    trap = stage.markers("trap")[number]
    stage.put(mutant, trap.x + mutant.radius + 51, trap.y)


@pytest.mark.rule("WC-X16")
def test_the_fourth_trap_ends_it() -> None:
    stage = Stage("beginnings")
    stage.away()
    brute = stage.model("brute")
    traps = stage.markers("trap")
    for trap in traps[:3]:
        trap.out = True
    at_trap(stage, brute, 3)
    stage.activate(brute).play(f"interact k{traps[3].number}", "roll X")
    assert stage.told("trap-stuck")
    assert stage.state.how == ""
    stage.play(f"interact k{traps[3].number}", "roll !")
    assert stage.state.how == "beginnings-traps-emptied"
    assert stage.won() == 1


@pytest.mark.rule("WC-X16", "WC-F9")
def test_traps_are_for_mutants_within_orange() -> None:
    stage = Stage("beginnings")
    stage.away()
    brute, settler = stage.model("brute"), stage.models("settler")[0]
    trap = stage.markers("trap")[0]
    stage.put(brute, trap.x + brute.radius + 52, trap.y)
    stage.activate(brute)
    assert stage.rule(f"interact k{trap.number}") == "WB-G2"
    stage.put(settler, trap.x, trap.y)
    stage.activate(settler)
    assert stage.rule(f"interact k{trap.number}") == "WB-R2"
    assert stage.rule(f"try k{trap.number} search") != ""
    assert not stage.listed("interact")


@pytest.mark.rule("WC-X16")
def test_the_dog_is_freed_then_the_last_mutant_goes() -> None:
    stage = Stage("beginnings")
    stage.away()
    dog, settler = stage.model("dogmeat"), stage.models("settler")[0]
    assert not stage.rules.targetable(stage.state, dog)
    assert stage.aim(settler).kind == AIM_USE
    assert stage.aim(settler).models == (dog.number,)
    stage.put(settler, dog.x + dog.radius + settler.radius + 51, dog.y)
    stage.activate(settler)
    assert stage.listed("help") == [f"help m{dog.number}"]
    stage.play(f"help m{dog.number}")
    assert (dog.side, dog.seat, dog.status) == (0, 0, UNREADY)
    assert stage.state.actions == 1
    assert stage.aim(settler).kind == AIM_DEFEAT
    assert stage.rules.targetable(stage.state, dog)
    stage.remove(*stage.side(1))
    assert stage.settle() == "beginnings-freed"
    assert stage.won() == 0


@pytest.mark.rule("WC-X16", "WB-G4")
def test_nobody_passes_the_dog_in_the_snare() -> None:
    stage = Stage("beginnings")
    stage.away()
    dog, settler, mutant = (stage.model(id) for id in ("dogmeat", "settler", "super-mutant"))
    across = f"move {dog.x + 45},{dog.y}"
    for model in (mutant, settler):
        stage.away()
        stage.put(model, dog.x - 45, dog.y)
        stage.activate(model)
        assert stage.rule(across) == "WB-G4"
        assert all(stage.rule(text) == "" for text in stage.listed("move"))
    stage.play(f"help m{dog.number}")
    assert stage.rule(across) == ""  # a friend lets him through


@pytest.mark.rule("WC-X16")
def test_without_mutants_the_dog_can_still_be_freed() -> None:
    stage = Stage("beginnings")
    stage.away()
    dog, settler = stage.model("dogmeat"), stage.models("settler")[0]
    stage.remove(*stage.side(1))
    assert stage.settle() == ""
    stage.put(settler, dog.x + 60, dog.y)
    stage.activate(settler).play(f"help m{dog.number}")
    assert stage.state.how == "beginnings-freed"


@pytest.mark.rule("WC-X16")
def test_survivors_gone_or_nothing_decided() -> None:
    stage = Stage("beginnings")
    stage.remove(*stage.side(0))
    assert stage.settle() == "beginnings-survivors-gone"
    other = Stage("beginnings")
    assert other.time_is_up() == "beginnings-draw"
    assert other.won() == NONE
    assert other.rules.rewards(other.state) == (160, 160)


@pytest.mark.rule("WC-X16", "WC-F3", "WC-F4")
def test_traps_are_put_down_by_the_mutants() -> None:
    opening = Opening("beginnings")
    assert opening.asked == (1, "put")
    assert opening.rule(f"put k0 457,{457 + 16 + 306}") == "WC-F3"
    opening.play(f"put k0 457,{457 + 16 + 300}")
    assert opening.rule(f"put k1 457,{457 + 200}") == "WC-F4"
    assert opening.rule("put k2 457,160") == "WB-R2"  # the next one is k1
    assert opening.rule("put k1 457,450") == "WB-G4"  # under the dog
    assert opening.listed("put")
    for text in opening.listed("put"):
        assert opening.rule(text) == ""


@pytest.mark.rule("WC-X16", "WC-F7")
def test_the_mutants_play_first() -> None:
    stage = Stage("beginnings")
    assert stage.rules.first_side(stage.state) == 1
    assert stage.state.advantage == 1
    assert stage.rules.rounds == 4


# -- Fort Davis ----------------------------------------------------------------------------------


def finds(stage: Stage, side: int, *cards: str) -> None:
    """The first model of a side has found these."""
    items = stage.state.cards.item_numbers
    stage.side(side)[0].found = tuple(items[card] for card in cards)


@pytest.mark.rule("WC-X17")
@pytest.mark.parametrize(
    ("ours", "theirs", "how"),
    [
        (("stimpak", "bourbon"), ("mentats",), "fort-davis-survivors-more"),
        (("stimpak",), ("mentats",), "fort-davis-equal"),
        ((), ("mentats",), "fort-davis-mutants-more"),
    ],
)
def test_who_holds_more_finds(ours: tuple[str, ...], theirs: tuple[str, ...], how: str) -> None:
    stage = Stage("fort-davis")
    finds(stage, 0, *ours)
    finds(stage, 1, *theirs)
    assert stage.settle() == ""
    assert stage.time_is_up() == how


@pytest.mark.rule("WC-X17")
def test_a_side_is_gone_from_the_fort() -> None:
    stage = Stage("fort-davis")
    stage.remove(*stage.side(0))
    assert stage.settle() == "fort-davis-survivors-gone"
    other = Stage("fort-davis")
    other.remove(*other.side(1))
    assert other.settle() == "fort-davis-mutants-gone"


@pytest.mark.rule("WC-X17", "WC-F9")
def test_a_locker_gives_two_weapons() -> None:
    stage = Stage("fort-davis")
    stage.away()
    settler = stage.models("settler")[0]
    marker = stage.state.markers[0]
    assert marker.kind == INVESTIGATION
    stage.put(settler, marker.x, marker.y)
    stage.activate(settler)
    assert stage.rule(f"interact k{marker.number}") == "WB-I1"
    marker.content, marker.seen = DIGIT + 2, 1
    before = sum(stage.state.deck)
    stage.play(f"interact k{marker.number}", "chance 0", "chance 0")
    assert marker.out
    assert len(settler.found) == 2
    assert all(card >= WEAPON_FIND for card in settler.found)
    assert sum(stage.state.deck) == before - 2
    assert stage.state.actions == 1


@pytest.mark.rule("WC-X17")
def test_without_weapons_a_locker_gives_the_top_item() -> None:
    stage = Stage("fort-davis")
    stage.away()
    state, settler, marker = stage.state, stage.models("settler")[0], stage.state.markers[0]
    counts = zip(state.finds, state.deck, strict=True)
    state.deck = bytes(0 if card >= WEAPON_FIND else n for card, n in counts)
    stage.put(settler, marker.x, marker.y)
    marker.content, marker.seen = DIGIT + 2, 1
    stage.activate(settler).play(f"interact k{marker.number}", "find stimpak")
    assert settler.found == (state.cards.item_numbers["stimpak"],)


@pytest.mark.rule("WC-X17")
def test_dropped_finds_cost_an_action() -> None:
    stage = Stage("fort-davis")
    stage.away()
    first, second = stage.models("settler")
    stimpak = stage.state.cards.item_numbers["stimpak"]
    first.found = (stimpak,)
    stage.put(first, 400, 400)
    stage.remove(first)
    heap = stage.markers("dropped")[0]
    assert heap.kind == PLACE
    stage.put(second, 400, 400)
    stage.activate(second)
    assert not stage.listed("take")
    stage.play(f"interact k{heap.number}")
    assert second.found == (stimpak,)
    assert heap.out
    assert stage.state.actions == 1


@pytest.mark.rule("WC-X17", "WC-F3")
def test_the_fort_is_laid_out_by_turns() -> None:
    stage = Stage("fort-davis")
    kinds = [marker.kind for marker in stage.state.markers]
    assert kinds == [INVESTIGATION] * 8 + [SEARCHABLE] * 10
    assert stage.state.spare == 4
    assert sum(n for _, n in stage.state.stocks[SEARCHABLE]) == 14
    south = {model.y < 457 for model in stage.side(0)}
    north = {model.y > 457 for model in stage.side(1)}
    assert south == north
    assert len(south) == 1


@pytest.mark.rule("WC-X17")
def test_the_ai_goes_for_what_it_can_use() -> None:
    stage = Stage("fort-davis")
    dog, settler = stage.model("dogmeat"), stage.models("settler")[0]
    assert len(stage.aim(settler).markers) == 18
    for marker in stage.state.markers:
        marker.seen = 1
        marker.content = DIGIT + 1 if marker.number == 0 else 0
        marker.out = marker.number > 0
    assert stage.aim(settler).markers == (0,)
    assert stage.aim(dog).kind == AIM_DEFEAT  # it opens no lockers


# -- the water plant -----------------------------------------------------------------------------


def water(stage: Stage) -> int:
    """Thousands of gallons so far."""
    return stage.part().note(stage.state, WATER)


@pytest.mark.rule("WC-X18")
def test_pumping_and_what_runs_away() -> None:
    stage = Stage("water-plant")
    state, part = stage.state, stage.part()
    stage.away()
    settler, tech = stage.models("settler")[0], stage.model("enslaved-tech")
    pump = stage.markers("pump")[0]
    stage.put(settler, pump.x, pump.y)
    stage.put(tech, 457, 457)
    part.round_begins(state)
    assert part.note(state, LEAK) == 0
    stage.put(tech, 700, 700)
    part.round_begins(state)
    stage.activate(settler).play(f"try k{pump.number} computers", "roll !")
    assert water(stage) == 4  # 6,000 less the 2,000 that are lost
    stage.play(f"try k{pump.number} computers", "roll !")
    assert water(stage) == 5
    part.round_begins(state)
    settler.locked = ()
    part.write(state, LEAK, 0)
    stage.activate(settler).play(f"try k{pump.number} computers", "roll !")
    assert water(stage) == 11


@pytest.mark.rule("WC-X18")
def test_thirty_thousand_by_pump() -> None:
    stage = Stage("water-plant")
    stage.away()
    settler, pump = stage.models("settler")[0], stage.markers("pump")[1]
    stage.part().write(stage.state, WATER, 24)
    stage.part().write(stage.state, LEAK, 0)
    stage.put(settler, pump.x, pump.y)
    stage.activate(settler).play(f"try k{pump.number} computers", "roll X")
    assert water(stage) == 24
    assert stage.rule(f"try k{pump.number} computers") == "WB-I1"  # locked out this round
    settler.locked = ()
    stage.play(f"try k{pump.number} computers", "roll !")
    assert stage.state.how == "water-plant-water"
    assert stage.won() == 0


@pytest.mark.rule("WC-X18")
def test_thirty_thousand_by_the_generator_at_a_rounds_end() -> None:
    stage = Stage("water-plant")
    stage.away()
    settler, generator = stage.models("settler")[0], stage.markers("generator")[0]
    assert (generator.x, generator.y) in ((72, 72), (842, 72), (72, 842), (842, 842))
    stage.put(settler, generator.x, generator.y)
    stage.activate(settler).play(f"try k{generator.number} computers", "roll !")
    assert stage.part().note(stage.state, RUNNING) == 1
    assert stage.rule(f"try k{generator.number} computers") != ""
    stage.part().write(stage.state, WATER, 25)
    stage.part().write(stage.state, LEAK, 0)
    stage.end_round()
    assert stage.state.how == "water-plant-water"


@pytest.mark.rule("WC-X18")
def test_four_are_captured() -> None:
    stage = Stage("water-plant")
    brute = stage.model("brute")
    tech, dog = stage.model("enslaved-tech"), stage.model("dogmeat")
    stage.remove(tech, dog, by=brute.number, close=True)
    assert stage.part().note(stage.state, CAPTURED) == 3
    assert stage.settle() == ""
    stage.remove(stage.models("settler")[0], by=brute.number, close=True)
    assert stage.settle() == "water-plant-captured"
    other = Stage("water-plant")
    crowd = [other.model("sole-survivor-day-one"), *other.models("settler")]
    other.remove(*crowd, other.model("dogmeat"), by=other.model("brute").number, close=True)
    assert other.settle() == "water-plant-captured"


@pytest.mark.rule("WC-X18")
def test_who_is_shot_is_not_captured() -> None:
    stage = Stage("water-plant")
    stage.remove(*stage.models("settler"), by=stage.model("brute").number)
    assert stage.part().note(stage.state, CAPTURED) == 0
    stage.remove(*stage.side(0))
    assert stage.settle() == "water-plant-survivors-gone"


@pytest.mark.rule("WC-X18")
def test_the_plant_stays_dry_or_quiet() -> None:
    stage = Stage("water-plant")
    stage.part().write(stage.state, WATER, 29)
    assert stage.time_is_up() == "water-plant-dry"
    assert stage.won() == 1
    other = Stage("water-plant")
    other.remove(*other.side(1))
    assert other.settle() == "water-plant-mutants-gone"
    assert other.won() == 0


@pytest.mark.rule("WC-X18")
def test_what_the_ai_is_after_at_the_plant() -> None:
    stage = Stage("water-plant")
    tech, dog, brute = stage.model("enslaved-tech"), stage.model("dogmeat"), stage.model("brute")
    hero = stage.model("sole-survivor-day-one")
    assert stage.aim(hero).markers == (stage.markers("generator")[0].number,)
    assert len(stage.aim(tech).markers) == 4
    assert (stage.aim(dog).kind, stage.aim(dog).models) == (AIM_PROTECT, (tech.number,))
    assert stage.aim(brute).models == (tech.number,)
    stage.remove(tech)
    assert len(stage.aim(brute).models) == 4


@pytest.mark.rule("WC-X18", "WC-F3")
def test_the_plant_is_laid_out() -> None:
    stage = Stage("water-plant")
    for model in stage.side(0):
        assert max(abs(model.x - 457), abs(model.y - 457)) + model.radius <= 127
    assert sum(n for _, n in stage.state.stocks[SEARCHABLE]) == 13
    assert sum(stage.state.deck) == 15
    settlers = stage.models("settler")
    assert settlers[0].group == settlers[1].group
    assert len(stage.state.groups[settlers[0].group]) == 1  # one Nuka-Cherry for both
