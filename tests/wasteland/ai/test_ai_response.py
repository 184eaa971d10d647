"""The blue die, the situation, the response (WC-A4, WC-A5, WC-A19)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.acting.response import card_of, decide
from overseer.wasteland.battle.dice import BLAST, BOTTLE_STAR, ONE_BOTTLE
from overseer.wasteland.battle.rules import AIM_PROTECT, Aim
from overseer.wasteland.words import ATTACK, CLOSE, FALL_BACK, OBJECTIVE, RANGED, RESPONSES, ROWS
from tests.wasteland.ai.opponent import AI, Opponent, wounded


@pytest.mark.rule("WC-A4")
@pytest.mark.parametrize(
    ("face", "row"),
    [
        ("b", "bottle"),
        ("bb", "bottles"),
        ("bs", "star"),
        ("s", "star"),
        ("ss", "stars"),
        ("x", "explosion"),
    ],
)
def test_the_faces_icons_choose_the_row(face: str, row: str) -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100)
    table.rolls(mutant, face)
    response = table.state.response
    assert ROWS[response.row] == row
    card = card_of(table.state, mutant)
    assert card is not None
    cell = card.cells[response.row][0]
    assert (response.letter, response.reckless, response.stays) == (
        cell.response,
        cell.reckless,
        cell.stays,
    )
    assert response.method == card.methods[response.row]


@pytest.mark.rule("WC-A4")
@pytest.mark.parametrize(("wounds", "column"), [(0, 0), (2, 0), (3, 1), (5, 1)])
def test_health_chooses_the_column(wounds: int, column: int) -> None:
    table = Opponent()
    mutant = wounded(table.model("super-mutant", AI, 100, 100), wounds)
    table.rolls(mutant, "b")
    assert table.state.response.column == column


@pytest.mark.rule("WC-A4")
def test_no_column_fits_then_the_last() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100)
    mutant.health = 9  # above every band
    table.rolls(mutant, "b")
    assert table.state.response.column == 1


@pytest.mark.rule("WC-A4")
def test_friends_within_red_and_an_engagement_are_situations_too() -> None:
    table = Opponent()
    raider = table.model("raider", AI, 100, 100)
    table.model("raider", AI, 100, 250)
    third = table.model("raider", AI, 100, 500)
    table.rolls(raider, "b")
    assert table.state.response.column == 1
    third.x, third.y = 250, 100
    table.rolls(raider, "b")
    assert (table.state.response.column, table.state.response.letter) == (0, ATTACK)
    scribe = table.model("field-scribe", AI, 600, 600)
    table.rolls(scribe, "b")
    assert table.state.response.letter == OBJECTIVE
    table.model("settler", 0, 633, 600)
    table.rolls(scribe, "b")
    assert table.state.response.letter == FALL_BACK


@pytest.mark.rule("WC-A5")
def test_the_response_stays_when_the_situation_changes() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100)
    table.model("settler", 0, 800, 800)
    table.rolls(mutant, "s")
    table.act()
    wounded(mutant, 4)
    assert RESPONSES[table.state.response.letter] == "A"
    assert table.why[0] == "close-towards"


def test_without_an_ai_card_a_model_attacks_with_what_it_has() -> None:
    table = Opponent()
    brahmin = table.model("settler", AI, 100, 100)
    cards = table.cards.ai_of
    known = cards.pop(brahmin.unit.number)
    try:
        decide(table.state, brahmin, ONE_BOTTLE)
        response = table.state.response
        assert (response.letter, response.reckless, response.method) == (ATTACK, True, CLOSE)
        table.equip(brahmin, "hunting-rifle")
        decide(table.state, brahmin, BLAST)
        assert table.state.response.method == RANGED
    finally:
        cards[brahmin.unit.number] = known


@pytest.mark.rule("WC-A19")
def test_a_heroic_model_throws_vats_and_has_one_quick_action_for_any_points() -> None:
    table = Opponent()
    survivor = table.model("sole-survivor", AI, 100, 100, "hunting-rifle", heroic=True)
    target = table.model("deathclaw", 0, 400, 400)
    table.activate(survivor)
    table.play("roll B:bb")
    assert survivor.points == 2
    table.play("roll B:x")
    assert survivor.points == 1
    table.state.actions = 0
    (text,) = table.does
    assert text.startswith(f"quick shoot m{target.number} hunting-rifle")
    assert table.why[-1] == "quick"


@pytest.mark.rule("WC-A4")
def test_the_response_is_told_with_what_it_means() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100)
    table.rolls(mutant, "bs")
    (told,) = table.told("ai-response-a")
    assert told == {
        "model": mutant.number,
        "die": "bs",
        "row": "star",
        "column": "health 4 6",
        "place": 0,
        "letter": "A",
        "attitude": "reckless",
        "method": "close",
        "stays": "yes",
    }
    assert table.state.response.row == ROWS.index("star")
    decide(table.state, mutant, BOTTLE_STAR)
    assert table.state.response.row == ROWS.index("star")


@pytest.mark.rule("WC-A7")
def test_each_letter_goes_down_its_own_list() -> None:
    entries = {}
    for letter in RESPONSES:
        table = Opponent()
        mutant = table.model("super-mutant", AI, 200, 200, "board")
        mutant.home_x, mutant.home_y = 800, 800
        table.model("settler", 0, 400, 700)
        charge = table.model("settler", AI, 700, 200)
        table.aims.sought = Aim(AIM_PROTECT, models=(charge.number,))
        entries[letter] = table.responds(mutant, letter).why[0]
    assert entries == {
        "A": "close-towards",
        "M": "move",
        "O": "aim-protect",
        "F": "fall-back",
        "D": "defend-from",
    }
