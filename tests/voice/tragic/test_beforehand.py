"""What an action will ask is said with it, and an upkeep is answered at once."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.voice.building import composed, makes
from overseer.voice.given import Order, Pay
from overseer.voice.plans import Ordered, Paid
from tests.tragic.table import Table
from tests.voice.tragic.seats import reads, voice


def asked_about(table: Table, move: str) -> Pay:
    """The panel of a move."""
    (found,) = [
        each
        for each in voice().builders(reads(table, table.seat))
        if isinstance(each, Pay) and each.start[-1:] == [move]
    ]
    return found


def until(table: Table, topic: str) -> Table:
    """Everybody passes, and chance does what it may."""
    while table.topic != topic:
        table.play(str(table.state.chance(0)) if table.seat == NATURE else "pass")
    return table


@pytest.mark.rule("TR-P4")
@pytest.mark.parametrize(
    ("skill", "topic", "options"),
    [("field-medicine-1", "mode", ["1", "2"]), ("training-1", "lay", ["thick-skin-1"])],
)
def test_a_choice_that_an_effect_asks_for_is_foreseen(
    skill: str, topic: str, options: list[str]
) -> None:
    table = (
        Table()
        .points(0, "S2 P2 E2 C2 I2 A2 L2")
        .skill(0, skill)
        .hand(0, "thick-skin-1")
        .fill()
        .start()
    )
    pay = asked_about(table, f"use {skill}")
    (then,) = pay.later
    assert then.topic == topic
    assert [option.id for option in then.of] == options
    table.play(*composed(pay, Paid(by_hand=False)))
    until(table, topic)
    assert table.legal(f"{then.verb} {options[0]}")


@pytest.mark.rule("TR-P4")
def test_points_that_an_effect_disengages_are_named_together() -> None:
    table = Table().points(0, "S3 P3 E3 C3 I3 A3 L3").skill(0, "second-wind-1").fill().start()
    table.player(0).spent = bytes((2, 1, 0, 0, 0, 0, 0))
    pay = asked_about(table, "use second-wind-1")
    (then,) = pay.later
    assert then.topic == "refresh"
    assert {option.id for option in then.of} >= {"S", "P"}
    table.play("use second-wind-1")
    until(table, "refresh")
    (turned,) = voice().builders(reads(table, 0))
    assert isinstance(turned, Pay)
    assert turned.total == then.n
    assert {option.id: option.most for option in turned.of} == {
        option.id: option.most for option in then.of
    }
    table.play(*composed(turned, Paid(points={"S": 2} if turned.total > 1 else {"S": 1})))
    assert table.topic != "refresh"


@pytest.mark.rule("TR-T3", "TR-W21")
def test_an_upkeep_is_ordered_and_paid_in_one_answer() -> None:
    table = Table().lots(0).lay(0, "fast-metabolism-1", "fast-metabolism-2").fill().start()
    table.put(0, "painkillers-1")
    table.put(0, "mainframe-3")
    table.play("end")
    until(table, "main").play("end")
    until(table, "order")
    order = next(b for b in voice().builders(reads(table, 0)) if isinstance(b, Order))
    together = next(id for id, row in order.rows.items() if len(row) == 2)
    first, second = order.answers
    moves = composed(
        order, Ordered(ids=[together, first, second], answers={first: "yes", second: "pass"})
    )
    assert len(moves) == 4
    assert makes(order, moves[0])
    assert composed(order, [first, together, second]) == [f"next {first}"]  # asked when it comes
    for move in moves:
        assert table.legal(move), (table.topic, move)
        table.play(move)
        if table.topic == "lay":
            table.play("pass")
    assert table.topic not in ("order", "toll")
    with pytest.raises(ValueError, match="attack"):
        composed(order, Ordered(ids=[first, together, second], answers={first: "attack a1"}))
