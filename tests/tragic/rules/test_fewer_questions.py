"""What makes no difference is not asked, and what is asked says what it is about."""

from __future__ import annotations

import pytest

from overseer.tragic.autopass import Stops, answer
from overseer.tragic.view import TragicView
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out

CARDS = own(
    card("meal", "ability", does("heal 1", when="upkeep")),
    card("meal", "ability", does("heal 1", when="upkeep"), level=2),
    card("snack", "ability", does("heal 1", when="upkeep")),
    card("feast", "ability", does("heal 2", when="upkeep")),
    card("filler", "action", does("heal 1")),
    card("sting", "ability", does("damage 1 plain opponent", when="upkeep"), types=["gas"]),
    card("prick", "ability", does("damage 1 plain opponent", when="upkeep")),
)
LAYING = own(
    card("might", "ability"),
    card("wits", "ability", letters="P"),
    card("fury", "ability", letters="P", gives=["damage 1"]),
    card("drill", "ability", letters="P", gives=["ally-attack 1"]),
    card("wake", "ability", does("draw 1", when="ally-arrives"), letters="P"),
    card("blow", "attack", strike="S"),
    card("rest", "action", does("heal 5")),
    card("sum", "action", does("heal P")),
    card("rookie", "ally"),
)


def upkeep(*laid: str) -> Table:
    """Seat 1 has laid these and begins its turn, wounded."""
    duel = Table(CARDS).lay(1, *laid).tops(1, "filler-1", "filler-1")
    duel.player(1).hp = 50
    return duel.play("end")


@pytest.mark.rule("TR-T3", "TR-R4")
@pytest.mark.parametrize(
    ("laid", "asked"),
    [
        (("meal-1", "meal-2"), False),
        (("meal-1", "meal-2", "snack-1"), False),  # the same words on another card
        (("meal-1", "feast-1"), True),
        (("sting-1", "prick-1"), True),  # gas is another thing
    ],
)
def test_effects_that_say_the_same_need_no_order(laid: tuple[str, ...], asked: bool) -> None:
    assert (upkeep(*laid).topic == "order") == asked


@pytest.mark.rule("TR-T3", "TR-R4")
def test_of_equal_effects_beside_others_one_is_named_and_the_rest_follow() -> None:
    duel = upkeep("meal-1", "feast-1", "snack-1", "sting-1", "meal-2")
    assert moves(duel) == ["next 1", "next 2", "next 4"]  # the three meals are one choice
    refusal = duel.refused("next 3")
    assert (refusal.rule, refusal.reason) == ("TR-D2", "tragic-not-offered")

    duel.play("next 1")
    assert duel.hp(1) == 53
    assert moves(duel) == ["next 1", "next 2"]

    duel.play("next 2")
    assert (duel.topic, duel.hp(0), duel.hp(1)) == ("main", 99, 55)


@pytest.mark.rule("TR-T3", "TR-R4")
def test_they_may_also_come_last() -> None:
    duel = upkeep("meal-1", "feast-1", "snack-1").play("next 2")

    assert (duel.topic, duel.hp(1)) == ("main", 54)


def moves(duel: Table) -> list[str]:
    return [str(move) for move in duel.state.moves() if str(move) != "by-hand"]


def passed(duel: Table, stops: Stops | None = None) -> bool:
    view = duel.state.view(duel.seat)
    assert isinstance(view, TragicView)
    return str(answer(view, stops or Stops())) == "pass"


@pytest.mark.rule("TR-P6")
@pytest.mark.parametrize(
    ("played", "held", "silent"),
    [
        ("blow", "might", False),  # a point more in the blow
        ("blow", "wits", True),
        ("blow", "fury", False),  # its bonus counts
        ("blow", "drill", True),
        ("rest", "might", True),
        ("sum", "wits", False),  # it counts these points
        ("rookie", "might", True),
        ("rookie", "wake", False),  # it waits for allies
    ],
)
def test_laying_is_asked_apart_only_where_it_changes_what_is_under_way(
    played: str, held: str, silent: bool
) -> None:
    duel = laid_out(LAYING, hand=f"{played} {held}").play(f"cast {played}-1")
    assert duel.topic == "lay"

    assert passed(duel) == silent
    duel.play("pass").play(*(["ones 0"] if played == "blow" else []))
    assert duel.topic == "main"
    assert duel.legal(f"lay {held}-1")  # the right is there all the same


@pytest.mark.rule("TR-P6")
def test_who_wants_to_be_asked_is() -> None:
    duel = laid_out(LAYING, hand="rest might").play("cast rest-1")
    stops = Stops()
    stops.modes["lay"] = "always"

    assert not passed(duel, stops)


@pytest.mark.rule("TR-P6")
def test_an_attack_by_allies_asks_for_what_strengthens_them() -> None:
    duel = laid_out(LAYING, mine="rookie", hand="drill might").play("attack a1")
    assert duel.topic == "lay"
    assert not passed(duel)

    duel = laid_out(LAYING, mine="rookie", hand="might").play("attack a1")
    assert passed(duel)
