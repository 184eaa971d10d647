"""Dice (WB-D1 to WB-D5): faces, tests, margins, icons."""

from __future__ import annotations

from collections import Counter

import pytest

from overseer.wasteland.battle.dice import (
    CROSS,
    EFFECT_FACES,
    FACE_WORDS,
    RED_FACES,
    WHITE_FACES,
    WHITE_WORDS,
    Thrown,
    possible,
    spread_of,
    throw,
)
from overseer.wasteland.battle.moves import parse, roll
from overseer.wasteland.battle.odds.exact import success
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import BLACK_DIE, BLUE_DIE, GREEN_DIE, YELLOW_DIE

NO_DICE = b"\0\0\0\0"


@pytest.mark.rule("WB-D1")
def test_the_white_die_has_its_twenty_faces() -> None:
    faces = Counter(WHITE_WORDS[face] for face in WHITE_FACES)
    assert faces == {
        "!": 3,
        "1*": 2,
        "2": 1,
        "3": 1,
        "4": 1,
        "5": 1,
        "6": 2,
        "7": 2,
        "8": 2,
        "9": 1,
        "10": 1,
        "X": 2,
        "X*": 1,
    }


@pytest.mark.rule("WB-D1")
def test_the_red_die_blocks_one_to_four() -> None:
    assert Counter(RED_FACES) == {1: 4, 2: 3, 3: 3, 4: 2}


@pytest.mark.rule("WB-D1")
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        (BLACK_DIE, {"d1": 5, "d2": 1, "b": 1, "r1": 1, "a1": 1, "-": 3}),
        (YELLOW_DIE, {"r1": 5, "r2": 1, "a1": 2, "d1": 1, "b": 1, "-": 2}),
        (GREEN_DIE, {"a2": 2, "a3": 1, "r1": 2, "d1": 2, "b": 1, "-": 4}),
        (BLUE_DIE, {"b": 4, "bb": 2, "bs": 1, "s": 2, "ss": 1, "x": 2}),
    ],
)
def test_each_effect_die_has_its_twelve_faces(die: int, faces: dict[str, int]) -> None:
    assert Counter(FACE_WORDS[face] for face in EFFECT_FACES[die]) == faces


@pytest.mark.rule("WB-D1")
def test_green_blanks_are_blank_unless_the_setting_scores_them() -> None:
    faces = bytes((5, 0))  # a white 5 and a green blank
    green = b"\0\0\1\0"
    assert Thrown(faces, green, False).margin(5) == 0
    assert Thrown(faces, green, True).margin(5) == 2


@pytest.mark.rule("WB-D2")
def test_the_success_table_by_enumeration() -> None:
    table = []
    for value in range(12):
        wins = 0
        for k in range(spread_of(True, NO_DICE)):
            wins += Thrown(throw(True, NO_DICE, k), NO_DICE, False).margin(value) >= 0
        assert wins == success(value, 0)
        table.append(wins * 5)
    assert table == [15, 25, 30, 35, 40, 45, 55, 65, 75, 80, 85, 85]


@pytest.mark.rule("WB-D2")
def test_accuracy_lowers_the_white_number_and_never_helps_an_x() -> None:
    green = b"\0\0\1\0"
    nine, cross, shout = 9, WHITE_WORDS.index("X"), WHITE_WORDS.index("!")
    three = FACE_WORDS.index("a3")
    assert Thrown(bytes((nine, three)), green, False).margin(6) == 0
    assert Thrown(bytes((cross, three)), green, False).margin(20) == -CROSS
    assert Thrown(bytes((shout, 0)), green, False).margin(-3) == 0


@pytest.mark.rule("WB-D2")
def test_a_gear_is_an_action_point_even_on_an_x() -> None:
    one, cross = WHITE_WORDS.index("1*"), WHITE_WORDS.index("X*")
    assert Thrown(bytes((one,)), NO_DICE, False).points == 1
    assert Thrown(bytes((cross,)), NO_DICE, False).points == 1


@pytest.mark.rule("WB-D3")
def test_a_shout_counts_as_a_roll_of_nought() -> None:
    assert Thrown(bytes((WHITE_WORDS.index("!"),)), NO_DICE, False).margin(6) == 6


@pytest.mark.rule("WB-D1")
def test_every_throw_is_notated_by_its_faces_and_read_back() -> None:
    cards = standard()
    dice = b"\1\1\1\1"
    spread = spread_of(True, dice)
    assert spread == 20 * 12**4
    for k in range(0, spread, 997):
        faces = throw(True, dice, k)
        move = roll(faces, dice)
        again = parse(str(move), cards)
        assert again == move
        assert again.faces == faces
        assert possible(True, dice, faces)
    assert not possible(True, dice, throw(True, b"\1\1\1\0", 3))
    assert not possible(False, dice, throw(True, dice, 3))
