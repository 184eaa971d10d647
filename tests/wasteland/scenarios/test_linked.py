"""The linked five: their rules and every way to end them (WC-X6 to WC-X10)."""

from __future__ import annotations

from math import dist

import pytest

from overseer.wasteland.battle.model import ESCAPED, Model
from overseer.wasteland.battle.rules import (
    AIM_DEFEAT,
    AIM_GO,
    AIM_NONE,
    AIM_PROTECT,
    AIM_USE,
)
from overseer.wasteland.scenarios.farms.rules import ON
from overseer.wasteland.scenarios.journalist.rules import ALARM, JOURNALIST
from overseer.wasteland.scenarios.minesweepers.rules import CACHE, FINDER
from overseer.wasteland.scenarios.notes import EDGE
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage, set_up, start

ATTACKER, DEFENDER = 0, 1


def linked(scenario: str) -> Stage:
    """Mutants attack, survivors defend; everybody stands far from everybody."""
    stage = Stage(scenario, forces=[MUTANTS, FORCE], events=False)
    stage.away()
    return stage


def eliminate(stage: Stage, side: int) -> None:
    """Nobody of a side is left."""
    stage.remove(*stage.side(side))


# -- the farms -----------------------------------------------------------------------------------


def at_switch(stage: Stage, number: int = 0) -> Model:
    """A settler stands at a switch in round 2."""
    settler = stage.model("settler")
    switch = stage.markers("alarm")[number]
    stage.put(settler, switch.x, switch.y)
    stage.state.round = 2
    stage.activate(settler)
    return settler


@pytest.mark.rule("WC-X6")
def test_four_switches_wake_the_valley() -> None:
    stage = linked("farms")
    for switch in stage.markers("alarm")[1:]:
        switch.state = ON
    at_switch(stage)
    number = stage.markers("alarm")[0].number
    stage.play(f"try k{number} computers", "roll X")
    assert stage.state.how == ""
    stage = linked("farms")
    for switch in stage.markers("alarm")[1:]:
        switch.state = ON
    at_switch(stage)
    stage.play(f"try k{number} computers", "roll !")
    assert stage.state.how == "farms-alarm"
    assert (stage.won(), stage.state.level) == (DEFENDER, 3)


@pytest.mark.rule("WC-X6", "WC-F9")
def test_switches_are_for_defenders_from_round_two_on() -> None:
    stage = linked("farms")
    settler = at_switch(stage)
    number = stage.markers("alarm")[0].number
    assert stage.rule(f"try k{number} computers") == ""
    assert stage.rule(f"try k{number} search") == "WB-I1"
    stage.state.round = 1
    assert stage.rule(f"try k{number} computers") == "WC-F9"
    stage.state.round = 2
    stage.markers("alarm")[0].state = ON
    assert stage.rule(f"try k{number} computers") != ""
    stage.put(settler, 874, 400)
    other = stage.markers("alarm")[1].number
    assert stage.rule(f"try k{other} computers") == "WB-I1"


@pytest.mark.rule("WC-X6", "WC-R2")
def test_a_crop_burns_when_an_attacker_stops_there_alone() -> None:
    stage = linked("farms")
    brute = stage.model("brute")
    crop = stage.markers("crop")[0]
    stage.put(brute, crop.x, crop.y)
    stage.put(
        stage.model("piper"), crop.x + brute.radius + 51 + stage.model("piper").radius, crop.y
    )
    stage.activate(brute).play("end")
    assert not stage.told("crop-burnt")  # an enemy is within orange
    stage.put(stage.model("piper"), 874, 800)
    stage.activate(brute).play("end")
    assert crop.out
    assert stage.told("crop-burnt")[0]["total"] == 1
    settler = stage.model("settler")
    other = stage.markers("crop")[1]
    stage.put(settler, other.x, other.y)
    stage.activate(settler).play("end")
    assert not other.out


@pytest.mark.rule("WC-X6")
def test_the_sixth_crop_ends_it() -> None:
    stage = linked("farms")
    for crop in stage.markers("crop")[:5]:
        crop.out = True
    brute = stage.model("brute")
    crop = stage.markers("crop")[5]
    stage.put(brute, crop.x, crop.y)
    stage.activate(brute).play("end")
    assert stage.state.how == "farms-burnt"
    assert (stage.won(), stage.state.level) == (ATTACKER, 3)


@pytest.mark.rule("WC-X6", "WC-F5")
def test_the_other_ends_of_the_farms() -> None:
    for side, how in ((ATTACKER, "attackers-gone"), (DEFENDER, "defenders-gone")):
        stage = linked("farms")
        eliminate(stage, side)
        assert stage.settle() == ""  # more could be reached …
        stage.play("no")  # … but nobody wants to
        assert stage.state.how == f"farms-{how}"
        assert (stage.won(), stage.state.level) == (1 - side, 1)
    stage = linked("farms")
    assert stage.time_is_up() == "farms-dusk"
    assert stage.won() == -1


@pytest.mark.rule("WC-X6")
def test_defenders_stand_inside_the_switches() -> None:
    opening = Opening("farms", forces=[MUTANTS, FORCE], events=False)
    for x, y in ((357, 357), (557, 357), (557, 557), (357, 557)):
        assert opening.asked == (1, "put")
        opening.play(f"put k{len(opening.state.markers)} {x},{y}")
    while opening.asked == (0, "put"):
        opening.play(str(opening.state.moves()[0]))
    assert opening.asked == (1, "place")
    settler = opening.state.moves()[0].text.split()[1]
    assert opening.rule(f"place {settler} 457,457") == ""
    assert opening.rule(f"place {settler} 343,457") == ""  # over the outline
    assert opening.rule(f"place {settler} 330,457") == "WC-F3"


@pytest.mark.rule("WC-X6", "WC-A3")
def test_what_the_ai_wants_at_the_farms() -> None:
    stage = linked("farms")
    brute, settler, piper = stage.model("brute"), stage.model("settler"), stage.model("piper")
    assert stage.aim(brute).kind == AIM_GO
    assert len(stage.aim(brute).markers) == 8
    stage.state.round = 1
    assert stage.aim(settler).kind == AIM_PROTECT
    stage.state.round = 2
    assert stage.aim(settler).kind == AIM_USE
    assert {stage.aim(piper).kind} <= {AIM_USE, AIM_PROTECT}
    stage.remove(*stage.models("super-mutant"))
    assert stage.aim(brute).kind == AIM_DEFEAT


# -- the journalist ------------------------------------------------------------------------------


def newsroom(taken: int = 0, alarm: bool = True) -> tuple[Stage, Model]:
    """Piper is the journalist; so many leads are hers."""
    stage = linked("journalist")
    piper = stage.model("piper")
    part = stage.part()
    part.write(stage.state, JOURNALIST, piper.number)
    part.write(stage.state, ALARM, int(alarm))
    for marker in stage.markers("story")[:taken]:
        marker.out = True
    return stage, piper


@pytest.mark.rule("WC-F4", "WC-X7")
def test_who_places_all_leads_cannot_get_rid_of_their_gap() -> None:
    opening = Opening("journalist", forces=[MUTANTS, FORCE], events=False)
    assert opening.rule("put k0 457,457") == "WC-F4"  # nothing else would be blue from there
    for _ in range(4):
        listed = opening.listed("put")
        assert all(opening.rule(text) == "" for text in listed)
        opening.play(listed[0])
    leads = [(marker.x, marker.y) for marker in opening.state.markers]
    assert min(dist(a, b) for n, a in enumerate(leads) for b in leads[:n]) >= 254


@pytest.mark.rule("WC-F4", "WC-X7")
def test_the_gap_between_models_shrinks_colour_by_colour() -> None:
    """Seven attackers red apart in half a table: where that fails it is yellow, not nothing."""
    crowd = MUTANTS.replace("count = 2", "count = 9")
    state = set_up(start("journalist", forces=[crowd, FORCE], limits=[5000, 500], events=False))
    models = state.on_table(0)
    assert len(models) == 11
    gaps = [
        dist((a.x, a.y), (b.x, b.y)) - a.radius - b.radius
        for n, a in enumerate(models)
        for b in models[:n]
    ]
    assert min(gaps) >= 51


@pytest.mark.rule("WC-X7")
def test_the_journalist_takes_what_she_touches_on_her_way() -> None:
    stage, piper = newsroom()
    lead = stage.markers("story")[0]
    stage.put(piper, lead.x - 60, lead.y)
    for other in stage.markers("story")[1:]:
        other.x, other.y = 457, 40
    stage.activate(piper).play(f"move {lead.x + 40},{lead.y}")
    assert lead.out
    settler = stage.model("settler")
    stage.put(settler, 457, 100)
    stage.activate(settler).play("move 457,40")
    assert not stage.markers("story")[1].out


@pytest.mark.rule("WC-X7", "WC-R3")
@pytest.mark.parametrize(
    ("taken", "how", "winner", "level"),
    [
        (0, "nothing", ATTACKER, 3),
        (1, "little", ATTACKER, 1),
        (2, "halfway", -1, 0),
        (3, "enough", DEFENDER, 1),
        (4, "enough", DEFENDER, 1),
    ],
)
def test_leads_at_the_end(taken: int, how: str, winner: int, level: int) -> None:
    stage, _ = newsroom(taken)
    assert stage.time_is_up() == f"journalist-{how}"
    assert (stage.won(), stage.state.level) == (winner, level)


@pytest.mark.rule("WC-X7")
@pytest.mark.parametrize(
    ("taken", "how", "winner", "level"),
    [
        (0, "silenced", ATTACKER, 3),
        (1, "one-page", ATTACKER, 1),
        (2, "half-told", -1, 0),
        (3, "notes-saved", DEFENDER, 1),
        (4, "last-words", DEFENDER, 1),
    ],
)
def test_without_a_journalist_nothing_can_change(
    taken: int, how: str, winner: int, level: int
) -> None:
    stage, piper = newsroom(taken)
    stage.remove(piper)
    assert stage.settle() == f"journalist-{how}"
    assert (stage.won(), stage.state.level) == (winner, level)


@pytest.mark.rule("WC-X7", "WB-G7")
def test_she_leaves_with_all_four() -> None:
    stage, piper = newsroom(4)
    stage.put(piper, 874, 400)
    stage.activate(piper)
    stage.play(f"move {914 - piper.radius + 1},400")
    assert piper.place == ESCAPED
    assert stage.state.how == "journalist-printed"
    assert (stage.won(), stage.state.level) == (DEFENDER, 3)


@pytest.mark.rule("WC-X7")
def test_sleepers_flip_for_it() -> None:
    stage, _ = newsroom(alarm=False)
    brute = stage.put(stage.model("brute"), 300, 300)
    stage.activate(brute)
    stage.play("flip lucky")
    assert stage.listed("move")
    stage.play("move 300,350")
    assert (brute.x, brute.y) == (300, 350)
    stage.activate(brute).play("flip blank", "scatter 1")
    assert (brute.x, brute.y) == (402, 350)  # a full yellow move to the east
    stage.put(brute, 870, 700)
    stage.activate(brute).play("flip blank", "scatter 1")
    assert brute.x <= 914 - brute.radius  # it stops at the edge


@pytest.mark.rule("WC-X7")
def test_the_alarm() -> None:
    stage, piper = newsroom(alarm=False)
    stage.settle()
    assert stage.part().note(stage.state, ALARM) == 0
    stage.put(stage.model("brute"), 300, 300)
    stage.put(piper, 300, 420)
    stage.settle()
    assert stage.part().note(stage.state, ALARM) == 1  # in sight, within awareness
    stage, piper = newsroom(alarm=False)
    target = stage.put(stage.model("brute"), 40, 850)
    stage.put(piper, 300, 850)
    stage.activate(piper)
    shot = stage.listed(f"shoot m{target.number}")
    assert shot
    stage.play(shot[0])
    assert stage.part().note(stage.state, ALARM) == 1


@pytest.mark.rule("WC-X7", "WC-A3")
def test_what_the_ai_wants_of_the_journalist() -> None:
    stage, piper = newsroom(alarm=False)
    brute, settler = stage.model("brute"), stage.model("settler")
    assert stage.aim(brute).kind == AIM_NONE
    assert stage.aim(piper).markers
    assert stage.aim(settler).models == (piper.number,)
    stage.part().write(stage.state, ALARM, 1)
    assert (stage.aim(brute).kind, stage.aim(brute).models) == (AIM_DEFEAT, (piper.number,))
    for marker in stage.markers("story"):
        marker.out = True
    assert stage.aim(piper).edge >= 0


# -- the minesweepers ----------------------------------------------------------------------------


def at_place(stage: Stage, model: Model, number: int) -> Model:
    """A model stands at a hiding place in round 2."""
    marker = stage.markers("hiding-place")[number]
    stage.put(model, marker.x, marker.y)
    stage.state.round = 2
    stage.activate(model)
    return model


@pytest.mark.rule("WC-X8")
def test_the_cache_is_where_chance_says() -> None:
    stage = linked("minesweepers")
    at_place(stage, stage.model("settler"), 0)
    first = stage.markers("hiding-place")[0]
    stage.play(f"try k{first.number} search", "roll !", "chance 1")
    assert first.out
    assert stage.part().note(stage.state, CACHE) == -1
    second = stage.markers("hiding-place")[1]
    at_place(stage, stage.model("settler"), 1)
    stage.play(f"try k{second.number} search", "roll !", "chance 0")
    assert stage.part().note(stage.state, CACHE) == second.number
    assert stage.part().note(stage.state, FINDER) == DEFENDER
    assert stage.markers("hiding-place")[2].out


@pytest.mark.rule("WC-X8")
def test_the_last_place_still_has_to_be_searched() -> None:
    stage = linked("minesweepers")
    for marker in stage.markers("hiding-place")[:2]:
        marker.out = True
    last = stage.markers("hiding-place")[2]
    at_place(stage, stage.model("settler"), 2)
    assert stage.part().note(stage.state, CACHE) == -1
    stage.play(f"try k{last.number} search", "roll !")
    assert stage.part().note(stage.state, CACHE) == last.number


@pytest.mark.rule("WC-X8", "WC-F9")
def test_nobody_searches_in_round_one() -> None:
    stage = linked("minesweepers")
    at_place(stage, stage.model("settler"), 0)
    number = stage.markers("hiding-place")[0].number
    stage.state.round = 1
    assert stage.rule(f"try k{number} search") == "WC-F9"
    stage.state.round = 2
    assert stage.rule(f"try k{number} computers") == "WB-I1"


@pytest.mark.rule("WC-X8", "WC-R10")
def test_who_controls_the_cache() -> None:
    stage = linked("minesweepers")
    part = stage.part()
    cache = stage.markers("hiding-place")[1]
    part.write(stage.state, CACHE, cache.number)
    part.write(stage.state, FINDER, ATTACKER)
    assert part.holds(stage.state, "controls", "attacker")  # untouched: the finder's
    stage.put(stage.model("settler"), cache.x, cache.y)
    assert part.holds(stage.state, "controls", "defender")
    stage.put(stage.model("brute"), cache.x + 20, cache.y)
    assert not part.holds(stage.state, "controls", "attacker")
    assert not part.holds(stage.state, "controls", "defender")
    assert stage.time_is_up() == "minesweepers-contested"


@pytest.mark.rule("WC-X8")
@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
def test_the_ends_of_the_minesweepers(side: int) -> None:
    word = ("attacker", "defender")[side]
    stage = linked("minesweepers")
    cache = stage.markers("hiding-place")[0]
    stage.part().write(stage.state, CACHE, cache.number)
    stage.part().write(stage.state, FINDER, side)
    assert stage.time_is_up() == f"minesweepers-{word}-holds"
    assert (stage.won(), stage.state.level) == (side, 3)
    stage = linked("minesweepers")
    stage.part().write(stage.state, CACHE, stage.markers("hiding-place")[0].number)
    stage.part().write(stage.state, FINDER, 1 - side)
    eliminate(stage, 1 - side)
    assert stage.settle() == f"minesweepers-{word}-alone"
    assert stage.state.level == 3
    stage = linked("minesweepers")
    eliminate(stage, 1 - side)
    assert stage.settle() == ""
    stage.play("no")
    assert stage.state.how == f"minesweepers-{('defenders', 'attackers')[side]}-gone"
    assert (stage.won(), stage.state.level) == (side, 1)


@pytest.mark.rule("WC-X8", "WC-A3")
def test_what_the_ai_wants_of_the_cache() -> None:
    stage = linked("minesweepers")
    settler, brute = stage.model("settler"), stage.model("brute")
    stage.state.round = 1
    assert stage.aim(settler).kind == AIM_DEFEAT
    stage.state.round = 2
    assert stage.aim(settler).kind == AIM_USE
    stage.part().write(stage.state, CACHE, stage.markers("hiding-place")[0].number)
    stage.part().write(stage.state, FINDER, ATTACKER)
    assert stage.aim(brute).kind == AIM_PROTECT
    assert stage.aim(settler).kind == AIM_GO


# -- the reinforcements --------------------------------------------------------------------------


def valley() -> Stage:
    """The defenders come from the south."""
    stage = linked("reinforcements")
    stage.state.notes[EDGE + ATTACKER] = 2
    stage.state.notes[EDGE + DEFENDER] = 0
    return stage


@pytest.mark.rule("WC-X9", "WB-G7")
def test_touching_the_far_edge_is_enough() -> None:
    stage = valley()
    settler = stage.put(stage.model("settler"), 457, 820)
    stage.activate(settler).play(f"move 457,{914 - settler.radius}")
    assert settler.place == ESCAPED
    assert stage.state.how == ""
    other = stage.put(stage.models("settler")[1], 557, 820)
    stage.activate(other).play(f"move 557,{914 - other.radius}")
    assert stage.state.how == "reinforcements-through"  # two of three are half
    assert (stage.won(), stage.state.level) == (DEFENDER, 3)


@pytest.mark.rule("WC-X9", "WC-R10")
@pytest.mark.parametrize(("count", "half", "quarter"), [(7, 4, 2), (4, 2, 1), (3, 2, 1)])
def test_odd_counts_are_rounded_up(count: int, half: int, quarter: int) -> None:
    stage = valley()
    part = stage.part()
    own = stage.side(DEFENDER)
    unit = own[0].unit
    while len(stage.side(DEFENDER)) < count:
        extra = stage.state.add_model(unit, DEFENDER, 1)
        extra.group, extra.place = own[0].group, own[0].place
    models = stage.side(DEFENDER)
    for n in range(1, count + 1):
        models[n - 1].place = ESCAPED
        assert part.holds(stage.state, "escaped", "2") == (n >= half)
        assert part.holds(stage.state, "escaped", "4") == (n >= quarter)


@pytest.mark.rule("WC-X9")
def test_the_ends_of_the_reinforcements() -> None:
    stage = valley()
    eliminate(stage, DEFENDER)
    assert stage.settle() == "reinforcements-wiped-out"
    assert (stage.won(), stage.state.level) == (ATTACKER, 3)
    stage = valley()
    models = stage.side(DEFENDER)
    models[0].place = ESCAPED
    stage.remove(*models[1:])
    assert stage.settle() == "reinforcements-some-through"
    assert (stage.won(), stage.state.level) == (DEFENDER, 1)
    stage = valley()
    stage.side(DEFENDER)[0].place = ESCAPED
    assert stage.settle() == ""
    assert stage.time_is_up() == "reinforcements-late"
    assert (stage.won(), stage.state.level) == (DEFENDER, 1)
    stage = valley()
    eliminate(stage, ATTACKER)
    assert stage.settle() == ""
    assert stage.time_is_up() == "reinforcements-attackers-gone"
    assert (stage.won(), stage.state.level) == (DEFENDER, 1)
    stage = valley()
    assert stage.time_is_up() == "reinforcements-stopped"
    assert (stage.won(), stage.state.level) == (ATTACKER, 1)


@pytest.mark.rule("WC-X9")
def test_one_in_five_is_too_few() -> None:
    stage = valley()
    own = stage.side(DEFENDER)[0]
    while len(stage.side(DEFENDER)) < 5:
        extra = stage.state.add_model(own.unit, DEFENDER, 1)
        extra.group, extra.place = own.group, own.place
    models = stage.side(DEFENDER)
    models[0].place = ESCAPED
    stage.remove(*models[1:])
    assert stage.settle() == "reinforcements-too-few"
    assert (stage.won(), stage.state.level) == (ATTACKER, 1)


@pytest.mark.rule("WC-X9")
def test_edges_are_chosen_and_zones_keep_their_distance() -> None:
    opening = Opening("reinforcements", forces=[MUTANTS, FORCE], events=False)
    assert opening.asked == (0, "choose")
    assert opening.listed("choose") == ["choose 2", "choose 0"]
    opening.play("choose 0")
    assert opening.asked == (1, "choose")
    assert opening.listed("choose") == ["choose 2", "choose 3"]
    assert opening.rule("choose 1") != ""
    opening.play("choose 3")
    assert opening.asked == (1, "place")
    name = str(opening.state.moves()[0]).split()[1]
    assert opening.rule(f"place {name} 890,457") == ""
    assert opening.rule(f"place {name} 890,240") == "WC-F3"  # red from the attackers' zones
    assert opening.rule(f"place {name} 780,457") == "WC-F3"
    opening.play(f"place {name} 890,457")
    while opening.asked == (1, "place"):
        opening.play(str(opening.state.moves()[0]))
    brute = next(m for m in opening.state.models if m.unit.id == "brute")
    while f"place m{brute.number} " not in " ".join(opening.listed("place")):
        opening.play(str(opening.state.moves()[0]))
    assert opening.rule(f"place m{brute.number} 457,890") == ""
    assert opening.rule(f"place m{brute.number} 457,30") == ""
    assert opening.rule(f"place m{brute.number} 100,890") == "WC-F3"


# -- hold the fort -------------------------------------------------------------------------------


@pytest.mark.rule("WC-X10")
def test_machines_are_wrecked_by_any_expertise() -> None:
    stage = linked("hold-the-fort")
    mutant = stage.model("super-mutant")
    machine = stage.markers("purifier")[0]
    stage.put(mutant, machine.x, machine.y)
    stage.activate(mutant)
    assert stage.listed(f"try k{machine.number}")
    stage.play(f"try k{machine.number} search", "roll !")
    assert machine.out
    settler = stage.model("settler")
    other = stage.markers("generator")[0]
    stage.put(settler, other.x, other.y)
    stage.activate(settler)
    assert stage.rule(f"try k{other.number} computers") == "WC-F9"


@pytest.mark.rule("WC-X10", "WC-R9")
@pytest.mark.parametrize(
    ("wrecked", "how", "winner", "level"),
    [
        (0, "held", DEFENDER, 3),
        (1, "damaged", DEFENDER, 1),
        (2, "crippled", ATTACKER, 1),
        (3, "razed", ATTACKER, 3),
    ],
)
def test_how_many_machines_are_left(wrecked: int, how: str, winner: int, level: int) -> None:
    stage = linked("hold-the-fort")
    for machine in (stage.markers("purifier") + stage.markers("generator"))[:wrecked]:
        machine.out = True
    if wrecked == 3:
        assert stage.settle() == "hold-the-fort-razed"
    else:
        assert stage.settle() == ""
        assert stage.time_is_up() == f"hold-the-fort-{how}"
    assert (stage.won(), stage.state.level) == (winner, level)


@pytest.mark.rule("WC-X10")
@pytest.mark.parametrize(
    ("side", "wrecked", "how", "winner", "level"),
    [
        (ATTACKER, 0, "unscathed", DEFENDER, 3),
        (ATTACKER, 2, "repelled", DEFENDER, 1),
        (DEFENDER, 0, "overrun", ATTACKER, 1),
        (DEFENDER, 2, "overrun", ATTACKER, 1),
    ],
)
def test_a_side_is_gone_from_the_fort(
    side: int, wrecked: int, how: str, winner: int, level: int
) -> None:
    stage = linked("hold-the-fort")
    for machine in (stage.markers("purifier") + stage.markers("generator"))[:wrecked]:
        machine.out = True
    eliminate(stage, side)
    if stage.settle() == "":  # all machines could still be wrecked
        stage.play("no")
    assert stage.state.how == f"hold-the-fort-{how}"
    assert (stage.won(), stage.state.level) == (winner, level)


@pytest.mark.rule("WC-X10")
def test_walls_of_the_fort() -> None:
    opening = Opening("hold-the-fort", forces=[MUTANTS, FORCE], events=False)
    while opening.asked == (1, "put") and len(opening.state.markers) < 3:
        opening.play(str(opening.state.moves()[0]))
    before = opening.state.encode()
    twin = opening.state.copy()
    assert opening.asked == (1, "put")
    assert opening.rule("put k0 457,180") == ""
    assert opening.rule("put k0 457,240") == "WC-F3"  # not within green of his edge
    opening.play("put k0 457,180")
    assert opening.rule("put k0 457,120") == "WC-F4"  # yellow apart
    piece = opening.state.layout.pieces[-1]
    assert piece.cover
    assert piece.difficult
    assert not piece.blocks_sight
    assert opening.state.encode() != before
    assert twin.encode() == before
    opening.play("pass")
    assert opening.asked[1] == "place"


@pytest.mark.rule("WC-X10", "WC-A3")
def test_what_the_ai_wants_at_the_fort() -> None:
    stage = linked("hold-the-fort")
    assert stage.aim(stage.model("settler")).kind == AIM_PROTECT
    assert stage.aim(stage.model("super-mutant")).kind == AIM_USE
    assert stage.aim(stage.model("mutant-hound")).kind in (AIM_DEFEAT, AIM_USE)
