"""The end of the game: SH-X."""

from __future__ import annotations

import pytest

from tests.shelter.sets import only
from tests.shelter.table import Deal, Table

FIVE = {"left": "cellar cellar cellar", "right": "closet closet"}


def finish(table: Table) -> Table:
    """A builds the sixth room, and everybody passes."""
    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
    """)
    while table.topic != "over":
        table.play(f"{table.who}: pass")
    return table


@pytest.mark.rule("SH-X1")
def test_the_sixth_room_ends_the_game_when_the_round_is_over(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("A", **FIVE)

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
    """).asks("B", "turn")
    assert table.told("sixth-room") == [{"seat": 0}]

    table.play("""
        B: place 0e1 o
        A: place 0e2 o
        B: place 0f1 o
    """).asks("nobody", "over")
    assert (table.outcome.how, table.outcome.rule) == ("shelter-rooms", "SH-X1")
    assert table.outcome.scores == (2, 0)
    assert table.winners == "A"


@pytest.mark.rule("SH-X1")
def test_five_rooms_do_not_end_it(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("A", left="cellar cellar", right="closet closet")

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: pass
        A: pass
    """).asks("chance", "roll-floor")


@pytest.mark.rule("SH-X1")
def test_nothing_is_allowed_after_the_end(deal: Deal) -> None:
    table = finish(deal().has("A", cubes="e1").floor("A", **FIVE))

    table.refused("nobody: pass", "SH-X1", "over")
    assert table.offers() == []
    assert table.told("over") == [{"round": 1}]


@pytest.mark.rule("SH-X2")
def test_each_threat_on_the_own_floor_costs_one_happiness(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", happiness=5).has("B", happiness=5).floor("A", **FIVE)
    table.floor("B", left="closet")
    table.threat("roaches", on="1c1").threat("fire", on="1d2").threat("leak", on="2c1")

    finish(table)

    assert table.outcome.scores == (5 + 2 - 2, 5 - 1)
    assert table.told("end-threats") == [{"seat": 0, "n": 2}, {"seat": 1, "n": 1}]


@pytest.mark.rule("SH-X2")
def test_happiness_does_not_fall_below_zero(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("A", **FIVE).has("B", happiness=1)
    table.floor("B", left="closet").threat("fire", on="2c1").threat("leak", on="2c2")

    finish(table)

    assert table.outcome.scores == (2, 0)


@pytest.mark.rule("SH-X2")
def test_threats_on_the_top_floor_cost_nobody(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", happiness=1).has("B", happiness=1).floor("A", **FIVE)
    table.threat("roaches", on="0d1").threat("fire", on="0e1")

    finish(table)

    assert table.outcome.scores == (3, 1)


@pytest.mark.rule("SH-X2", "SH-T5")
def test_a_threat_removed_in_the_last_round_costs_nothing(deal: Deal) -> None:
    table = deal().has("A", cubes="e1 w1").floor("A", **FIVE).threat("fire", on="1d1")

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: pass
        A: place 1d1 o
    """)

    assert table.outcome.scores == (3, 0)


@pytest.mark.rule("SH-X3")
def test_most_happiness_wins(deal: Deal) -> None:
    table = deal(seats=3).has("A", cubes="e1").floor("A", **FIVE)
    table.has("B", happiness=3).has("C", cubes="e6 f6 w6", dwellers="o o o", happiness=2)

    finish(table)

    assert (table.winners, table.outcome.scores) == ("B", (2, 3, 2))


@pytest.mark.rule("SH-X3")
@pytest.mark.parametrize(
    ("other", "winners"),
    [
        ({"cubes": "e1 f1 w1"}, "B"),  # 3 cubes against 2
        ({"cubes": "w1"}, "A"),
        ({"cubes": "e2", "dwellers": "o o o o"}, "B"),  # then 4 dwellers against 3
        ({"cubes": "e2", "dwellers": "o o", "items": "dog"}, "A"),
        ({"cubes": "f2", "dwellers": "o o ~o", "items": "dog armor"}, "B"),  # then 2 items
        ({"cubes": "f2", "dwellers": "o o ~o", "exhausted": "dog armor"}, "B"),  # SH-I3
        ({"cubes": "f1 w1", "dwellers": "o S ~P", "items": "dog"}, "AB"),  # then it is shared
        ({"cubes": "f1 w1", "dwellers": "o S ~P"}, "A"),
    ],
)
def test_ties_are_broken_by_cubes_dwellers_and_items(
    deal: Deal, other: dict[str, str], winners: str
) -> None:
    table = deal().has("A", cubes="e2 w1", dwellers="o o o", items="junk").floor("A", **FIVE)
    table.has(
        "B",
        cubes=other.get("cubes", ""),
        dwellers=other.get("dwellers", "o o o"),
        items=other.get("items", ""),
        exhausted=other.get("exhausted", ""),
        happiness=2,
    )

    finish(table)

    assert table.outcome.scores == (2, 2)
    assert table.winners == winners


@pytest.mark.rule("SH-X4")
def test_the_last_card_of_the_threat_deck_ends_the_game(deal: Deal) -> None:
    table = deal(cards=only(threats="fire roaches"), round=2).has("A", happiness=1)

    table.play("""
        dice: roll 4 4
        deck: threat fire
        dice: roll 3 4
        dice: roll 3 4
        A: pass
        B: pass
    """).asks("chance", "roll-floor")

    table.play("""
        dice: roll 3 3
        deck: threat roaches
        dice: roll 3 4
        dice: roll 3 4
        A: place 0e1 o
        B: pass
        A: pass
    """).asks("nobody", "over")
    assert (table.outcome.how, table.outcome.rule) == ("shelter-threats", "SH-X4")
    assert (table.winners, table.round) == ("A", 3)


@pytest.mark.rule("SH-X4", "SH-X1")
def test_both_ends_in_one_round_count_as_the_rooms(deal: Deal) -> None:
    table = deal(cards=only(threats="fire"), round=2).has("A", cubes="e1").floor("A", **FIVE)

    table.play("""
        dice: roll 4 4
        deck: threat fire
        dice: roll 3 4
        dice: roll 3 4
    """)
    finish(table)

    assert table.outcome.how == "shelter-rooms"


@pytest.mark.rule("SH-X5", "SH-X2")
def test_end_items_pay_before_threats_cost(deal: Deal) -> None:
    """B has nothing but the suit: three dwellers pay one happiness, which the threat takes."""
    table = deal().has("A", cubes="e1", dwellers="o").floor("A", **FIVE)
    table.has("B", dwellers="o o o", items="suit").floor("B", left="closet")
    table.threat("fire", on="2c1")

    finish(table)

    assert table.outcome.scores == (2, 0)
    names = [event.name for event in table.events if "-end-" in event.name]
    assert names == ["shelter-end-item", "shelter-end-threats"]


@pytest.mark.rule("SH-X5", "SH-X3")
def test_end_items_pay_before_players_are_compared(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("A", **FIVE)
    table.has("B", items="chair bear").floor("B", left="closet")

    finish(table)

    assert (table.winners, table.outcome.scores) == ("B", (2, 4))


@pytest.mark.rule("SH-X6")
def test_the_sixtieth_round_is_the_last(deal: Deal) -> None:
    table = deal(round=59)
    table.quiet().play("""
        A: pass
        B: pass
    """).asks("chance", "roll-floor")

    table.quiet().play("""
        A: pass
        B: pass
    """).asks("nobody", "over")

    assert (table.outcome.how, table.outcome.rule) == ("shelter-rounds", "SH-X6")
    assert table.round == 60
    assert table.winners == "AB"
