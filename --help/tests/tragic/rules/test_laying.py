"""TR-P6: the right to lay may be used at whatever its holder is asked, and the question stays."""

from __future__ import annotations

import pytest

from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

CARDS = own(
    card("act", "action", does("heal 1")),
    card("blow", "attack", strike="1"),
    card("might", "ability", gives=["ally-attack 2"]),
    card("dog", "ally", attack=3, health=9),
    card("rat", "ally", attack=1, health=4),
    card("charger", "ally", attack=1, health=9, keywords=["guardian-charge"]),
    card("tear", "reaction", does("drain 1 opponent"), answers=["action"]),
    card("quake", "reaction", does("damage 3 plain opposing-allies"), answers=["action"]),
    card("peek", "reaction", does("show-reactions opponent"), answers=["action"]),
    card("poll", "reaction", does(choose=[["heal 1"], ["draw 1"]], by="opponents"),
         answers=["action"]),
)  # fmt: skip


def asked(answer: str) -> Table:
    """Seat 0 acts, keeps the right to lay, and is asked something by the answer to it."""
    table = Table(CARDS).hand(0, "act-1", "might-1", "blow-1").hand(1, f"{answer}-1")
    table.put(0, "charger-1")
    table.put(0, "rat-1")
    table.play("cast act-1", "pass", f"cast {answer}-1")
    return table.play("pass") if table.topic == "answer" else table


@pytest.mark.rule("TR-P6")
@pytest.mark.parametrize(
    ("answer", "topic", "then"),
    [
        ("tear", "drain", "pay S"),
        ("quake", "charge", "charge a1"),
        ("peek", "show", "none"),
        ("poll", "vote", "choose 1"),
    ],
)
def test_whatever_the_holder_is_asked(answer: str, topic: str, then: str) -> None:
    table = asked(answer)
    assert (table.seat, table.topic) == (0, topic)

    table.play("lay might-1")
    assert (table.seat, table.topic) == (0, topic)  # the question stays
    table.play(then)

    assert table.player(0).points[0] == 2
    assert table.topic in ("main", "protect")


@pytest.mark.rule("TR-P6")
@pytest.mark.rule("TR-C2")
def test_what_is_laid_while_damage_is_divided_counts_for_it() -> None:
    table = Table(CARDS).hand(0, "might-1")
    table.put(0, "dog-1")
    first, second = table.put(1, "rat-1"), table.put(1, "rat-1")

    table.play("attack a1", "target b", "pass", "block b1", "block b2")
    assert (table.seat, table.topic) == (0, "divide")
    table.play("lay might-1", "deal 4")

    assert table.topic == "main"
    assert table.player(1).permanents == [second]
    assert (first.damage, second.damage) == (4, 1)
