"""The pieces and the set-up: SH-C and SH-S."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import overseer
import overseer.shelter.card
from overseer.engine import BadOption
from overseer.shelter.cards.file import standard
from overseer.shelter.state import ShelterState
from tests.shelter.sets import space, tables_of, with_top
from tests.shelter.table import Deal

SHELTER = overseer.game("shelter")
SETS = Path(overseer.shelter.card.__file__).parent / "sets"
STANDARD = (SETS / "standard.toml").read_text("utf-8")
TOP_FLOOR = [
    *("wasteland", "vault-door", "vault-entrance"),
    *("water-treatment", "diner", "power-generator"),
]


def new(seats: int, **options: object) -> ShelterState:
    state = SHELTER.new(seats, options)
    assert isinstance(state, ShelterState)
    return state


def play(state: ShelterState, *script: str) -> None:
    for text in script:
        state.play(SHELTER.parse(text))


@pytest.mark.rule("SH-C1")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    cards = standard()

    assert sum(room.copies for room in cards.rooms if room.red) == 6
    assert sum(room.copies for room in cards.rooms if not room.red) == 24
    assert [lift.space is None for lift in cards.elevators] == [True, False, False, False, False]
    assert sum(item.copies for item in cards.items) == 31
    assert sum(threat.copies for threat in cards.threats) == 18


@pytest.mark.rule("SH-C1")
def test_two_to_four_can_play() -> None:
    assert SHELTER.seats == (2, 3, 4)
    for seats in (2, 3, 4):
        assert len(new(seats).players) == seats
    for seats in (-1, 0, 1, 5, 10**30):
        with pytest.raises(BadOption) as refused:
            new(seats)
        assert refused.value.refusal.rule == "OV-S1"


@pytest.mark.rule("SH-C1")
def test_two_dice_fall_in_36_ways(deal: Deal) -> None:
    state = deal(round=2).asks("chance", "roll-floor").state

    rolls = [str(state.chance(k)) for k in range(state.spread)]

    assert sorted(rolls) == sorted(f"roll {a} {b}" for a in range(1, 7) for b in range(1, 7))


@pytest.mark.rule("SH-C2", "SH-Y1")
def test_a_gain_beyond_six_is_lost(deal: Deal) -> None:
    table = deal().has("A", cubes="f5 w6")

    table.play("A: place 0e1 o").asks("B", "turn")
    assert table["A"].cubes == "f6 w6"

    table.play("""
        B: pass
        A: place 0d1 o
    """).quiet()
    assert table["A"].cubes == "f6 w6"


@pytest.mark.rule("SH-C2")
def test_neither_cubes_nor_happiness_run_out(deal: Deal) -> None:
    cards = with_top(space(reward="happiness*6 water"))
    table = deal(seats=4, cards=cards)
    for who in "BCD":
        table.has(who, cubes="e6 f6 w6", happiness=14)
    table.has("A", cubes="e6 f6 w5", happiness=42)

    table.play("A: place 0d1 o")

    assert [table[who].cubes for who in "ABCD"] == ["e6 f6 w6"] * 4
    assert table["A"].happiness == 48


@pytest.mark.rule("SH-C2")
def test_happiness_pays_for_nothing(deal: Deal) -> None:
    table = deal().has("A", happiness=20)

    table.refused("A: place 0a2 o", "SH-P3", "cost")


@pytest.mark.rule("SH-S1")
def test_the_top_floor_has_three_fixed_rooms_a_side() -> None:
    for seats in (2, 3, 4):
        state = new(seats, first=1)
        floors = state.view(None).data()["floors"]
        assert isinstance(floors, list)
        assert [place["room"] for place in floors[0]["places"]] == TOP_FLOOR
        assert floors[0]["owner"] is None
        assert floors[0]["lift"] is None


@pytest.mark.rule("SH-S2")
def test_every_player_has_a_floor_in_seat_order_or_as_chosen() -> None:
    assert list(new(4).floor_of) == [1, 2, 3, 4]
    assert list(new(3, floors=[3, 1, 2]).floor_of) == [3, 1, 2]


@pytest.mark.rule("SH-S2")
def test_chosen_floors_decide_where_a_player_builds(deal: Deal) -> None:
    table = deal(floors=(2, 1)).has("A", cubes="e1").shows(rooms="closet cellar hall")

    table.refused("A: place 1lift o", "SH-P2", "foreign-lift")
    table.play("""
        A: place 2lift o
        A: build closet left
        deck: room gym
        B: place 2c1 o
        A: done
    """)

    assert table.on("2c1") == "B"
    assert table["A"].floor == "closet |"


@pytest.mark.rule("SH-S2")
@pytest.mark.parametrize("floors", [[1], [1, 1], [0, 1], [2, 3], "12", [1, 2.0], [True, 2], 12])
def test_floors_that_cannot_be_are_refused(floors: object) -> None:
    with pytest.raises(BadOption) as refused:
        new(2, floors=floors)
    assert refused.value.refusal.rule == "SH-S2"


@pytest.mark.rule("SH-S2")
def test_every_player_has_an_elevator_in_seat_order_or_as_chosen() -> None:
    def colours(state: ShelterState) -> list[object]:
        players = state.view(None).data()["players"]
        assert isinstance(players, list)
        return [player["colour"] for player in players]

    assert colours(new(4)) == ["blue", "yellow", "green", "red"]
    assert colours(new(2, colours=["red", "blue"])) == ["red", "blue"]
    assert colours(new(2, colours=["red", "blue"]).copy()) == ["red", "blue"]


@pytest.mark.rule("SH-S2")
def test_the_chosen_colour_decides_which_elevator_works() -> None:
    """In a set whose elevators differ, a seat has what its colour shows."""
    lift = 'id = "red"\ncost = "build"\nreward = "build happiness*2"'
    text = STANDARD.replace(lift, 'id = "red"\nreward = "food*3"')
    state = new(2, cards=text, colours=["red", "blue"], first=1)
    while state.seat < 0:
        state.apply(state.chance(0))

    assert "place 1lift o" in [str(move) for move in state.moves()]
    play(state, "place 1lift o")
    assert state.players[0].stock == 21
    assert "place 2lift o" not in [str(move) for move in state.moves()]  # blue still builds


@pytest.mark.rule("SH-S2")
@pytest.mark.parametrize(
    "colours",
    [["red"], ["red", "red"], ["red", "pink"], ["start", "red"], "red", [1, 2], 7, [[], 1]],
)
def test_colours_that_cannot_be_are_refused(colours: object) -> None:
    with pytest.raises(BadOption) as refused:
        new(2, colours=colours)
    assert refused.value.refusal.rule == "SH-S2"
    assert refused.value.refusal.args["allowed"] == "blue yellow green red"


@pytest.mark.rule("SH-S3")
def test_everybody_starts_with_two_dwellers_and_nothing_else(deal: Deal) -> None:
    state = new(4, first=1)

    for player in state.players:
        assert (player.fresh, player.total) == (2, 2)
        assert player.stock == 0
        assert player.happiness == 0
        assert player.ready + player.spent == b""
        assert player.rooms == bytes(6)


@pytest.mark.rule("SH-S4", "SH-S1")
def test_three_decks_hold_everything_but_the_red_rooms() -> None:
    state = new(2)
    tables = tables_of(standard())
    rooms = Counter(tables.rooms[n].card.id for n in state.room_deck)

    assert rooms == Counter({r.id: r.copies for r in standard().rooms if not r.red})
    assert len(state.item_deck) == 31
    assert len(state.threat_deck) == 18


@pytest.mark.rule("SH-S4")
def test_every_card_left_in_a_shuffled_deck_is_equally_likely() -> None:
    state = new(2, first=1)
    assert state.spread == 31
    drawn = Counter(str(state.chance(k)) for k in range(state.spread))
    assert drawn == Counter({f"item {item.id}": item.copies for item in standard().items})

    gone = standard().items[0]
    play(state, f"item {gone.id}")

    drawn = Counter(str(state.chance(k)) for k in range(state.spread))
    assert drawn.total() == 30
    assert drawn[f"item {gone.id}"] == gone.copies - 1


@pytest.mark.rule("SH-S5")
def test_three_items_and_three_rooms_are_turned_up() -> None:
    state = new(2, first=2)
    items = [item.id for item in standard().items[:3]]
    rooms = [room.id for room in standard().rooms if not room.red][:3]

    play(state, *(f"item {item}" for item in items), *(f"room {room}" for room in rooms))

    data = state.view(None).data()
    assert (data["items"], data["rooms"]) == (items, rooms)
    assert data["decks"] == {"items": 28, "rooms": 21, "threats": 18}
    assert (state.seat, state.round) == (1, 1)


@pytest.mark.rule("SH-S6")
def test_the_first_player_is_drawn_unless_named() -> None:
    state = new(3)
    assert state.decision is not None
    assert (state.seat, state.decision.name, state.spread) == (overseer.NATURE, "first", 3)
    assert [str(state.chance(k)) for k in range(3)] == ["first 1", "first 2", "first 3"]

    play(state, "first 3")
    assert state.first == 2

    assert new(3, first=2).first == 1


@pytest.mark.rule("SH-S6")
@pytest.mark.parametrize("first", [0, 4, -1, 10**30, "1", 1.0, True])
def test_a_first_player_who_does_not_sit_there_is_refused(first: object) -> None:
    with pytest.raises(BadOption) as refused:
        new(3, first=first)
    assert refused.value.refusal.rule == "SH-S6"


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        new(2, colour="blue")
    assert refused.value.refusal.args["allowed"] == "cards, colours, first, floors"
