"""Answers that are put together from options, and taken apart again."""

from __future__ import annotations

import pytest

from overseer.voice.building import composed, makes
from overseer.voice.given import Amounts, Option, Pick, Point

CARDS = [Option(id="a", name="A", most=2), Option(id="b c", name="B"), Option(id="c", name="C")]
PICK = Pick(verb="keep", of=CARDS, least=1, most=3)
SHARE = Amounts(verb="divide", of=[Option(id=id, name=id, most=3) for id in "xy"], total=4)
POINT = Point(verb="move m3", width=900, height=900)


@pytest.mark.parametrize(
    ("builder", "picked", "move"),
    [
        (PICK, ["a"], "keep a"),
        (PICK, ["c", "a", "a"], "keep a a c"),
        (PICK, ["b c", "c"], "keep b c c"),
        (Pick(verb="pay", of=CARDS, least=0, most=1), [], "pay"),
        (SHARE, {"x": 3, "y": 1}, "divide x=3 y=1"),
        (POINT, "412,300", "move m3 412,300"),
    ],
)
def test_what_is_picked_is_a_move_and_the_move_is_known_again(
    builder: Pick | Amounts | Point, picked: list[str] | dict[str, int] | str, move: str
) -> None:
    assert composed(builder, picked) == [move]
    assert makes(builder, move)


@pytest.mark.parametrize(
    ("builder", "picked"),
    [
        (PICK, []),
        (PICK, ["a", "a", "a"]),
        (PICK, ["c", "c"]),
        (PICK, ["d"]),
        (PICK, {"a": 1}),
        (SHARE, {"x": 4}),
        (SHARE, {"x": 3}),
        (SHARE, {"x": 5, "y": -1}),
        (SHARE, ["x"]),
        (POINT, ["a"]),
    ],
)
def test_what_cannot_be_picked_makes_no_move(
    builder: Pick | Amounts | Point, picked: list[str] | dict[str, int]
) -> None:
    with pytest.raises(ValueError, match=r".*"):
        composed(builder, picked)


@pytest.mark.parametrize(
    ("builder", "move"),
    [
        (PICK, "keep"),
        (PICK, "keep d"),
        (PICK, "keeps a"),
        (PICK, "keep a a a"),
        (SHARE, "divide x=4"),
        (SHARE, "divide x"),
        (SHARE, "divide x=2 x=2"),
        (POINT, "move m3"),
        (POINT, "move m4 1,1"),
    ],
)
def test_other_moves_are_not_taken_for_its_own(builder: Pick | Amounts | Point, move: str) -> None:
    assert not makes(builder, move)
