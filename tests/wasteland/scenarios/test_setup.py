"""Setting scenarios up: order, zones, gaps, co-op, forces, decks (WC-F3 to F9, C1 to C20)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE, BadOption, Event
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import PLACE, WAITING
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.reasons import R_NO_ROOM
from overseer.wasteland.battle.topics import T_CHANCE, T_LAYOUT
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.check import errors
from overseer.wasteland.game import Wasteland
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.plane import gap_within
from overseer.wasteland.geometry.polygons import moved
from overseer.wasteland.scenarios.admission import factions_for
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.placing import (
    gap_of,
    marker_fault,
    marker_places,
    shortened,
)
from overseer.wasteland.scenarios.scenario import MarkerGroup
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.scenarios.zones import read_zone
from overseer.wasteland.terrain.kinds import KINDS
from overseer.wasteland.terrain.shapes import box, walls
from overseer.wasteland.words import BLACK, GREEN, MOD, NONE, POWER_ARMOUR, RED
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage, set_up, start

BOTH = [FORCE, MUTANTS]


def option_rule(**options: object) -> str:
    """The rule that an option breaks."""
    with pytest.raises(BadOption) as caught:
        Wasteland().new(2, options)
    return caught.value.refusal.rule


# -- order ---------------------------------------------------------------------------------------


@pytest.mark.rule("WC-F3")
def test_forces_terrain_markers_deck_deployment() -> None:
    state = start("fort-davis", terrain="-")
    seen: list[str] = []
    while state.round == 0:
        assert state.decision is not None
        if not seen or seen[-1] != state.decision.name:
            seen.append(state.decision.name)
        state.apply(state.chance(0) if state.seat == NATURE else state.moves()[0])
    assert seen[:5] == ["layout", "flip", "put", "choose", "place"]
    assert state.terrain == 0
    assert state.advantage == 1


@pytest.mark.rule("WC-F3")
def test_a_marker_is_told_with_its_place() -> None:
    opening = Opening("fort-davis")
    told: list[Event] = []
    opening.state.ears = told

    opening.play(opening.listed("put")[0])

    marker = opening.state.markers[0]
    args = next(event.args for event in told if event.name == "wasteland-marker-put")
    assert (args["about"], args["x"], args["y"]) == ("k0", marker.x, marker.y)
    assert args["area"] != ""


@pytest.mark.rule("WC-F3", "WC-R6")
def test_chance_draws_the_table() -> None:
    state = start("ambush", terrain="-", forces=BOTH)
    assert (state.seat, state.topic) == (NATURE, T_LAYOUT)
    tables = []
    for number in (3, 3, 4):
        twin = state.copy()
        twin.play(Wasteland().parse(f"layout {number}"))
        tables.append([piece.points for piece in twin.layout.pieces])
    assert tables[0] == tables[1] != tables[2]


@pytest.mark.rule("WC-F3")
def test_who_places_first_is_kept() -> None:
    opening = Opening("fort-davis")
    # The blank side of the token: the second side places first, then by turns.
    order = []
    for _ in range(4):
        order.append(opening.asked[0])
        opening.play(opening.listed("put")[0])
    assert order == [1, 0, 1, 0]


@pytest.mark.rule("WC-X16", "WC-X17")
@pytest.mark.parametrize(("id", "before"), [("beginnings", {1: 3}), ("fort-davis", {})])
def test_an_edge_is_chosen_when_the_markers_lie(id: str, before: dict[int, int]) -> None:
    opening = Opening(id)
    while opening.asked[1] != "choose":
        opening.play(opening.listed(opening.asked[1])[0])
    state = opening.state
    scenario = standard_scenario(id)
    assert len(state.markers) == sum(group.count for group in scenario.markers)
    # In the first tutorial the mutants stand already, and nobody else.
    assert {side: len(state.on_table(side)) for side in (0, 1) if state.on_table(side)} == before
    assert opening.asked[0] == 0
    opening.play("choose 1")
    assert opening.asked == (0, "place")


@pytest.mark.rule("WC-F4")
def test_no_marker_lies_in_a_corner_that_a_large_base_cannot_touch() -> None:
    opening = Opening("hold-the-fort", forces=BOTH, events=False)
    assert "put k0 0,0" not in opening.listed("put")
    for text in ("0,0", "9,9", "20,0", "914,0", "905,9"):
        assert opening.rule(f"put k0 {text}") == "WC-F4"
    assert opening.rule("put k0 457,0") == ""  # at an edge, any base touches it
    for x, y in ((21, 0), (10, 10), (893, 0)):
        twin = Opening("hold-the-fort", forces=BOTH, events=False)
        twin.play(f"put k0 {x},{y}")
        marker = twin.state.markers[0]
        side = 60 if x < 457 else 854  # the largest base stands in the corner
        assert gap_within(side, 60, 60, marker.x, marker.y, marker.radius, 0)


# -- zones ---------------------------------------------------------------------------------------


@pytest.mark.rule("WC-F3")
@pytest.mark.parametrize(
    ("zone", "inside", "outside"),
    [
        ("within yellow of south", (400, 86), (400, 87)),
        ("within orange of edges", (35, 400), (36, 400)),
        ("blue from edges", (270, 400), (269, 400)),
        ("red from fronts, orange from sides", (67, 168), (67, 167)),
        ("square blue", (568, 457), (569, 457)),
        ("yellow beyond square blue", (702, 457), (701, 457)),
        ("within yellow of centre", (457, 559), (457, 560)),
        ("within red of south, black from sides", (321, 16), (320, 16)),
    ],
)
def test_zones(zone: str, inside: tuple[int, int], outside: tuple[int, int]) -> None:
    battle = start("ambush", forces=BOTH)
    found = read_zone(zone)
    assert found.holds(battle, *inside, 16, NONE)
    assert not found.holds(battle, *outside, 16, NONE)


@pytest.mark.rule("WC-F3")
def test_a_base_larger_than_the_strip_touches_the_edge() -> None:
    battle = start("ambush", forces=BOTH)
    zone = read_zone("within orange of north")
    assert zone.holds(battle, 400, 914 - 30, 30, NONE)
    assert not zone.holds(battle, 400, 914 - 31, 30, NONE)


@pytest.mark.rule("WC-X3")
@pytest.mark.parametrize("doors", [[(20, 60)], [(20, 60), (250, 290)]], ids=["one", "two"])
def test_outdoors_is_not_between_the_walls_of_a_house(doors: list[tuple[int, int]]) -> None:
    battle = start("ambush", forces=BOTH)
    runs = [moved(run, 457, 457) for run in walls(150, 120, 8, doors)]
    fence = KINDS["fence"].piece(0, moved(box(120, 10), 200, 200), 25)
    house = [KINDS["building"].piece(1 + n, run, 102) for n, run in enumerate(runs)]
    battle.layout = Layout([fence, *house])
    zone = read_zone("blue from edges, outdoors")
    for inside in ((457, 457), (400, 420), (520, 505)):
        assert not zone.holds(battle, *inside, 0, NONE)
    for outside in ((370, 457), (457, 385), (545, 530)):
        assert zone.holds(battle, *outside, 0, NONE)
    assert not zone.holds(battle, 200, 300, 0, NONE)


@pytest.mark.rule("WC-X3")
def test_pillars_stand_outdoors() -> None:
    """The table is full of houses; without the clause one of these pillars would be in one."""
    zone = read_zone("outdoors")
    for seed in range(6):
        state = set_up(start("demolition", terrain="-", forces=BOTH), seed)
        pillars = [marker for marker in state.markers if marker.word == "pillar"]
        assert len(pillars) == 6
        bare = Layout([piece for piece in state.layout.pieces if piece.kind != "pillar"])
        state.layout = bare
        assert all(zone.holds(state, marker.x, marker.y, 0, NONE) for marker in pillars)


@pytest.mark.rule("WC-X1", "WC-X14")
def test_who_is_drawn_for_a_side_can_do_what_it_is_there_for() -> None:
    cards = standard()
    blue = standard_scenario("plant").sides[0]
    drawn = factions_for(blue, ("survivors", "super-mutants", "brotherhood", "creatures"), cards)
    assert drawn == ("survivors", "brotherhood")
    assert factions_for(blue, ("creatures",), cards) == ("creatures",)  # somebody asked for them


@pytest.mark.rule("WC-F3", "WC-F4")
def test_models_are_deployed_in_their_zone() -> None:
    opening = Opening("ambush", forces=BOTH)
    assert opening.asked == (1, "place")
    assert opening.rule("place m3 457,100") == "WC-F3"
    assert opening.rule("place m3 457,5") == "WB-G4"
    assert opening.rule("place m0 457,457") == "WB-R2"
    opening.play("place m3 457,457")
    assert opening.rule("place m4 470,457") == "WB-G4"
    # A unit that is begun is finished first.
    assert opening.rule("place m5 600,457") == "WB-R2"
    assert all(opening.rule(text) == "" for text in opening.listed("place"))
    assert 0 < len(opening.listed("place")) <= 40


# -- gaps ----------------------------------------------------------------------------------------


@pytest.mark.rule("WC-F4")
def test_a_gap_that_fits_nowhere_is_a_colour_shorter() -> None:
    battle: Battle = start("ambush", forces=BOTH)
    group = MarkerGroup(PLACE, 3)
    group.zone = read_zone("square blue")
    group.gap = BLACK
    for x, y in ((340, 340), (570, 570)):
        assert shortened(battle, group, 0, NONE) == 0
        battle.add_marker(PLACE, x, y)
    # Nothing in the square is black or blue from both; green is.
    shorter = shortened(battle, group, 0, NONE)
    assert shorter == BLACK - RED - 1
    assert gap_of(group, shorter) == 203
    assert gap_of(group, 99) == 0
    for x, y in marker_places(battle, group, 0, NONE, shorter, 9):
        assert (x - 340) ** 2 + (y - 340) ** 2 >= 203**2


@pytest.mark.rule("WC-F4", "WC-X16")
def test_a_place_that_leaves_no_room_for_the_rest_is_refused() -> None:
    battle = start("ambush", forces=BOTH)
    group = MarkerGroup(PLACE, 3)
    group.zone = read_zone("square blue")
    group.gap = GREEN
    group.room = True
    assert marker_fault(battle, group, 0, 457, 457, NONE, 0) == R_NO_ROOM
    assert marker_fault(battle, group, 0, 331, 331, NONE, 0) == 0
    for x, y in marker_places(battle, group, 0, NONE, 0, 9):
        assert marker_fault(battle, group, 0, x, y, NONE, 0) == 0


# -- sides and seats -----------------------------------------------------------------------------


@pytest.mark.rule("WC-X11", "WC-A26")
def test_three_players_share_a_side_and_its_limit() -> None:
    state = start("ambush", 3, ai="wasteland", enemy="super-mutants")
    assert state.sides == (0, 0, 0)
    assert state.ai == 2
    rules = state.rules
    assert isinstance(rules, ScenarioRules)
    for force in rules.plan.forces:
        assert force is not None
        assert not [e for e in errors(force, state.cards, 250) if "limit" in e.word]
    while state.seat == NATURE:
        state.apply(state.chance(0))
    order = []
    while state.round == 0 and state.seat != NATURE:
        order.append(state.seat)
        state.play(state.moves()[0])
    assert set(order) == {0, 1, 2}
    first = {seat: order.index(seat) for seat in (0, 1, 2)}
    assert first[0] < first[1] < first[2]
    assert not [model for model in state.models if model.place == WAITING]


@pytest.mark.rule("WC-X16", "WC-A26")
def test_printed_units_go_round_the_players() -> None:
    state = start("beginnings", 2, ai="mutants")
    assert state.sides == (0, 0)
    seats = {model.unit.id: model.seat for model in state.models if model.side == 0}
    assert seats == {"sole-survivor-day-one": 0, "settler": 1}


def test_who_plays_which_side() -> None:
    game = Wasteland()
    for seats, options, ai, sides in (
        (1, {}, 2, (0,)),
        (2, {}, 0, (0, 1)),
        (3, {}, 2, (0, 0, 0)),
        (1, {"ai": "survivors"}, 1, (1,)),
        (1, {"ai": "both"}, 3, (0,)),
        (2, {"scenario": "ambush"}, 2, (0, 0)),
    ):
        state = game.new(seats, options)
        assert isinstance(state, Battle)
        assert (state.ai, state.sides) == (ai, sides)


@pytest.mark.rule("WC-A1")
def test_ai_numbers_are_shuffled_over_places() -> None:
    found = set()
    for seed in range(4):
        state = set_up(start("ambush", 1, ai="wasteland", enemy="hunters", forces=[FORCE]), seed)
        models = state.on_table(1)
        tokens = [model.token for model in models]
        assert sorted(tokens) == list(range(1, len(tokens) + 1))
        for model in models:
            assert (model.home_x, model.home_y) == (model.x, model.y)
            assert min(model.x, model.y, 914 - model.x, 914 - model.y) - model.radius >= 254
        found.add(tuple(tokens))
    assert len(found) > 1


@pytest.mark.rule("WC-X13", "WC-A1")
def test_the_hunters_stand_all_round() -> None:
    state = set_up(start("head", 1, ai="wasteland", enemy="super-mutants", forces=[FORCE]))
    quarters = {(model.x > 457, model.y > 457) for model in state.on_table(1)}
    assert len(quarters) == 4


@pytest.mark.rule("WC-F7")
def test_advantage() -> None:
    for id in STANDARD:
        scenario = standard_scenario(id)
        known = {"beginnings": 1, "fort-davis": 1, "water-plant": 1, "journal": 0}
        known |= {"farms": 0, "journalist": 1}
        assert scenario.advantage == known.get(id, NONE)


# -- forces and decks ----------------------------------------------------------------------------


@pytest.mark.rule("WC-X11", "WC-X14", "WC-F1")
def test_drawn_forces_keep_their_limit() -> None:
    state = start("loot", 1, ai="wasteland", forces=[FORCE], difficulty="hard", limit=500)
    assert (state.seat, state.topic) == (NATURE, T_CHANCE)
    for number in (0, 1, 2, 77):
        twin = state.copy()
        twin.play(Wasteland().parse(f"chance {number}"))
        models = [model for model in twin.models if model.side == 1]
        assert models
        assert sum(model.unit.caps[1] for model in models) <= 600


@pytest.mark.rule("WC-F9")
def test_the_common_deck_has_no_uniques() -> None:
    stage = Stage("loot")
    state = stage.state
    assert sum(state.deck) == len(state.finds) > 60
    for card in state.finds:
        if card < WEAPON_FIND:
            item = state.cards.items[card]
            assert not item.unique
            assert item.kind not in (MOD, POWER_ARMOUR)
    assert sum(state.dangers) > 10


@pytest.mark.rule("WC-F1", "WC-F3", "WB-X1")
def test_bad_options_name_their_rule() -> None:
    assert option_rule(scenario="nowhere") == "OV-O1"
    assert option_rule(scenario=7) == "OV-O1"
    assert option_rule(scenario="rounds = 3\n") == "WC-F3"
    assert option_rule(nonsense=1) == "OV-O1"
    assert option_rule(limit=600) == "WC-F1"
    assert option_rule(limit=True) == "WC-F1"
    assert option_rule(caps="1999") == "WB-X1"
    assert option_rule(ai="nobody") == "OV-O1"
    assert option_rule(difficulty="easy") == "OV-O1"
    assert option_rule(settings={"gravity": True}) == "OV-O1"
    assert option_rule(settings=3) == "OV-O1"
    assert option_rule(scenario="ambush", forces="x") == "OV-O1"
    assert option_rule(scenario="ambush", forces=["nobody"]) == "WC-F1"
    assert option_rule(scenario="ambush", ai="none", limit=500, forces=["commonwealth"]) == "WC-F1"
    assert option_rule(terrain="[[piece]]\nkind = 3") == "WC-R6"
    assert option_rule(terrain=3) == "OV-O1"
    with pytest.raises(BadOption):
        Wasteland().new(4)
    with pytest.raises(BadOption):
        Wasteland().new(1, {"ai": "none"})


def test_settings_and_lists() -> None:
    state = Wasteland().new(2, {"settings": {"green_blanks": True}, "caps": "2025"})
    assert isinstance(state, Battle)
    assert state.tables.settings.green_blanks
    assert state.tables.settings.caps == 2


# -- the game ------------------------------------------------------------------------------------


def test_the_idle_move_is_quiet() -> None:
    game = Wasteland()
    stage = Stage("beginnings")
    stage.activate(stage.side(0)[0])
    assert str(game.idle(stage.state)) == "end"
    assert game.rule_ids()
    assert game.reasons()
    assert game.cards_digest() == stage.state.cards.digest
    assert game.free
