"""Looking, recycling, addiction and good nature: TR-W16, TR-W19, TR-W21, TR-W22."""

from __future__ import annotations

import pytest

from overseer.tragic.words import ST_CRITICAL, ST_GOOD_NATURED, ST_NO_LAY_AFTER_SKILL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

CARDS = own(
    card("look", "action", does("discovery 3")),
    card("think", "action", does("draw 2")),
    card("bandage", "action", does("heal 5")),
    card("party", "action", does("draw 1 each", "heal 3 each")),
    card("thief", "action", does("steal 1", "draw 1")),
    card("swap", "action", does("discard 2", "equal-draw")),
    card("plate", "action", does("gain armour 2 always", "refresh 1")),
    card("fetch", "action", does("search 1 object")),
    card("dig", "action", does("recover 1 object")),
    card("wake", "action", does("revive 1 ally")),
    card("rat", "ally"),
    card("cup", "object", stays=True),
    card("bowl", "object", stays=True),
    card("kind-soul", "ability", does("draw 1", when="lay")),
    card(
        "jet", "drug", does("draw 1"),
        does(when="upkeep", cost="1", discards=1, **{"else": ["lose 4"]}), stays=True,
    ),
)  # fmt: skip


def table() -> Table:
    return Table(CARDS)


def kind() -> Table:
    return table().gain(0, ST_GOOD_NATURED, 1)


# -- DISCOVERY -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-W16")
@word("step:discovery")
def test_each_card_goes_where_its_owner_wants_it() -> None:
    duel = table().hand(0, "look-1").library(0, "rat-1").tops(0, "cup-1", "bowl-1", "think-1")

    duel.play("cast look-1")
    assert (duel.seat, duel.topic) == (0, "place")
    assert duel.player(0).hand == ()  # it is no drawing
    duel.play("away bowl-1", "bottom cup-1", "top think-1")

    mine = duel.player(0)
    assert duel.topic == "main"
    assert duel.ids(mine.discard) == ["bowl-1", "look-1"]
    assert (duel.ids(mine.tops), duel.ids(mine.bottoms)) == (["think-1"], ["cup-1"])
    duel.hand(0, "think-1").play("cast think-1", "draw rat-1")
    assert duel.ids(mine.hand) == ["think-1", "rat-1"]
    duel.play("cast think-1", "pass")
    assert duel.ids(mine.hand) == ["rat-1", "cup-1"]  # the bottom comes last


@pytest.mark.rule("TR-W16")
def test_in_any_order() -> None:
    duel = table().hand(0, "look-1").tops(0, "cup-1", "bowl-1", "think-1")

    duel.play("cast look-1", "top cup-1", "top think-1", "top bowl-1")

    assert duel.ids(duel.player(0).tops) == ["bowl-1", "think-1", "cup-1"]


@pytest.mark.rule("TR-W16", "TR-A4")
def test_a_small_library_is_looked_at_whole() -> None:
    duel = table().hand(0, "look-1").tops(0, "cup-1").play("cast look-1", "top cup-1")

    assert (duel.topic, duel.ids(duel.player(0).tops)) == ("main", ["cup-1"])


# -- RECYCLE and ADDICTED ------------------------------------------------------------------------


@pytest.mark.rule("TR-W19")
@pytest.mark.parametrize(("good_natured", "drawn"), [(0, 1), (1, 2)])
def test_recycle(good_natured: int, drawn: int) -> None:
    duel = Table().skill(0, "recycle-1").hand(0, "punch-1").points(0, "S2")
    duel.tops(0, "bat-blow-2", "bat-blow-2").gain(0, ST_GOOD_NATURED, good_natured)

    duel.play("use recycle-1", "pass")

    mine = duel.player(0)
    assert duel.ids(mine.discard) == ["punch-1"]
    assert duel.ids(mine.hand) == ["bat-blow-2"] * drawn
    assert sum(mine.spent) == 1
    refusal = duel.refused("use recycle-1")
    assert (refusal.rule, refusal.reason) == ("TR-K11", "tragic-engaged")


@pytest.mark.rule("TR-W19")
def test_recycle_needs_its_point() -> None:
    duel = Table().skill(0, "recycle-1").hand(0, "punch-1")
    duel.player(0).spent = duel.player(0).points

    assert duel.refused("use recycle-1").rule == "TR-P1"


def addicted() -> Table:
    """The turn of seat 0 begins, with a drug on the table and one card in hand."""
    duel = table().hand(0, "rat-1").tops(0, "cup-1", "bowl-1")
    duel.put(0, "jet-1")
    duel.state.active = 1
    duel.play("end")
    assert (duel.seat, duel.topic) == (0, "toll")
    return duel


@pytest.mark.rule("TR-W21")
@word("when:upkeep")
def test_the_addicted_pay_points() -> None:
    duel = addicted().play("yes")

    assert (duel.hp(0), sum(duel.player(0).spent)) == (100, 1)
    assert duel.topic == "lay"  # TR-P3: a cost was paid


@pytest.mark.rule("TR-W21")
def test_or_discard_a_card() -> None:
    duel = addicted().play("discard rat-1", "pass")

    assert (duel.topic, duel.hp(0), sum(duel.player(0).spent)) == ("main", 100, 0)
    assert duel.ids(duel.player(0).discard) == ["rat-1"]


@pytest.mark.rule("TR-W21")
def test_or_bear_what_the_card_says() -> None:
    duel = addicted().play("pass")

    assert (duel.topic, duel.hp(0)) == ("main", 96)
    assert duel.in_play(0) == ["jet-1"]


# -- good nature ---------------------------------------------------------------------------------


@pytest.mark.rule("TR-W22")
@word("stat:good-natured", "step:steal", "step:equal-draw")
def test_drawing_healing_and_looking_give_one_more() -> None:
    duel = kind().hand(0, "think-1").tops(0, "cup-1", "bowl-1", "rat-1")
    assert len(duel.play("cast think-1").player(0).hand) == 3

    duel = kind().hand(0, "bandage-1")
    duel.player(0).hp = 50
    assert duel.play("cast bandage-1").hp(0) == 56

    duel = kind().hand(0, "look-1").tops(0, "cup-1", "bowl-1", "rat-1", "think-1")
    assert len(duel.play("cast look-1").player(0).looking) == 4


@pytest.mark.rule("TR-W22")
@pytest.mark.parametrize("fetching", ["fetch-1", "dig-1"])
def test_fetching_gives_one_more(fetching: str) -> None:
    duel = kind().hand(0, fetching).library(0, "cup-1", "bowl-1").discard(0, "cup-1", "bowl-1")

    duel.play(f"cast {fetching}", "take cup-1", "take bowl-1")

    assert duel.ids(duel.player(0).hand) == ["cup-1", "bowl-1"]


@pytest.mark.rule("TR-W22")
def test_the_thief_steals_one_and_draws_two() -> None:
    duel = kind().hand(0, "thief-1").hand(1, "rat-1", "rat-1").tops(0, "cup-1", "bowl-1", "cup-1")

    duel.play("cast thief-1", "snatch rat-1")

    assert duel.ids(duel.player(0).hand) == ["rat-1", "cup-1", "bowl-1"]
    assert duel.ids(duel.player(1).hand) == ["rat-1"]


@pytest.mark.rule("TR-W22")
def test_nothing_equal_to_another_number_no_armour_no_points_no_allies() -> None:
    duel = kind().hand(0, "swap-1", "rat-1", "rat-1").tops(0, "cup-1", "bowl-1", "rat-1")
    assert duel.ids(duel.play("cast swap-1", "pass").player(0).hand) == ["cup-1", "bowl-1"]

    duel = kind().hand(0, "plate-1")
    duel.player(0).spent = bytes([1, 1, 1, 0, 0, 0, 0])
    duel.play("cast plate-1", "pay S")
    assert (duel.topic, duel.player(0).stats[0], sum(duel.player(0).spent)) == ("main", 2, 2)

    duel = kind().hand(0, "wake-1").discard(0, "rat-1", "rat-1")
    assert duel.play("cast wake-1", "take rat-1").in_play(0) == ["rat-1"]


@pytest.mark.rule("TR-W22")
def test_what_everybody_gets_is_not_meant() -> None:
    duel = kind().hand(0, "party-1").tops(0, "cup-1", "bowl-1").tops(1, "cup-1", "bowl-1")
    duel.player(0).hp = duel.player(1).hp = 50

    duel.play("cast party-1")

    assert [len(player.hand) for player in duel.state.players] == [1, 1]
    assert (duel.hp(0), duel.hp(1)) == (53, 53)


@pytest.mark.rule("TR-W22", "TR-T2")
def test_never_the_draw_phase() -> None:
    duel = kind().tops(0, "cup-1", "bowl-1", "rat-1")
    duel.state.active = 1

    duel.play("end")

    assert len(duel.player(0).hand) == 2


@pytest.mark.rule("TR-W22")
def test_ability_cards_too() -> None:
    duel = kind().hand(0, "bandage-1", "kind-soul-1").tops(0, "cup-1", "bowl-1", "rat-1")

    duel.play("cast bandage-1", "lay kind-soul-1")

    assert duel.ids(duel.player(0).hand) == ["cup-1", "bowl-1"]


@pytest.mark.rule("TR-P3")
@word("stat:no-lay-after-skill")
def test_some_may_not_lay_after_a_skill() -> None:
    duel = Table().points(0, "S2").skill(0, "recycle-1")
    duel.hand(0, "punch-1", "punch-1", "hammer-arm-1")
    duel.gain(0, ST_NO_LAY_AFTER_SKILL, 1).gain(0, ST_CRITICAL, -2).tops(0, "bat-blow-2")

    duel.play("use recycle-1", "discard punch-1")
    assert duel.topic == "main"
    assert not duel.state.may_lay
    duel.play("cast punch-1")
    assert duel.topic == "lay"
