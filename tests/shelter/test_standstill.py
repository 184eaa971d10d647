"""A vault that always moves: SH-Q12, and the end of one that does not: SH-X6."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer.shelter.card
from overseer.cardfile.problems import CardFileError, Problem
from overseer.shelter.card import CardSet
from overseer.shelter.cards.file import read_text, standard
from overseer.shelter.legal import MOST_USES
from overseer.shelter.tables import LAYOUTS, TWO_SPACES, Tables
from overseer.shelter.vault import T_TURN, T_WINDOW
from tests.shelter.sets import box, only, space, with_item, with_room
from tests.shelter.table import Deal, Table

SETS = Path(overseer.shelter.card.__file__).parent / "sets"
STANDARD = (SETS / "standard.toml").read_text("utf-8")
BOX = (Path(__file__).parent / "box.toml").read_text("utf-8")
SAFE = 'reward = "heal"\nwounded = true\n\n[[room]]\nid = "water-treatment"'
RIGHT = (
    '[[room.space]] # next to the elevator, like the other one\nreward = "heal"\nwounded = true\n'
)
TOP = ("wasteland", "vault-door", "vault-entrance", "water-treatment", "diner", "power-generator")


def problems_of(text: str) -> list[Problem]:
    with pytest.raises(CardFileError) as caught:
        read_text(text, "mine.toml")
    return caught.value.problems


def covered(deal: Deal, cards: CardSet) -> Table:
    """Two players whose dwellers are all wounded, and a threat on every space that has a number."""
    table = deal(cards=cards).has("A", dwellers="~o ~o").has("B", dwellers="~o ~o")
    threats = [card.id for card in cards.threats for _ in range(card.copies)]
    hit = Tables(cards).hit
    numbered = {hit[number * LAYOUTS + TWO_SPACES] - 1 for number in range(2, 13) if number != 7}
    for at, card in zip(sorted(numbered), threats, strict=False):
        table.threat(card, on=f"0{'abcdef'[at // 2]}{at % 2 + 1}")
    return table


# ---- A healing space that is always open -------------------------------------------------------


@pytest.mark.rule("SH-Q12")
def test_under_threats_on_every_number_a_vault_full_of_wounded_still_moves(deal: Deal) -> None:
    """Nobody has anything; one dweller stands up a round, and the vault goes on."""
    table = covered(deal, with_room("water-treatment", *box().rooms[3].spaces * 2))

    table.play("A: place 0c2 ~o").asks("chance", "roll-floor")
    table.play("dice: roll 3 4\n" * 3)

    assert table["A"].dwellers == "o ~o"
    table.play("A: place 0c2 ~o")


@pytest.mark.rule("SH-Q12")
def test_no_number_reaches_the_healing_spaces_of_the_standard_set() -> None:
    """0c2 and 0d1, left and right of the elevator."""
    hit = Tables(standard()).hit

    reached = {hit[number * LAYOUTS + TWO_SPACES] - 1 for number in range(2, 13) if number != 7}

    assert set(range(12)) - reached == {5, 6}
    assert all(space.wounded and not space.cost for space in standard().rooms[2].spaces[1:])
    assert all(space.wounded and not space.cost for space in standard().rooms[3].spaces[:1])


@pytest.mark.rule("SH-Q12")
@pytest.mark.parametrize(
    "instead",
    [
        'reward = "food"\nwounded = true',
        'reward = "heal"\nwounded = false',
        'cost = "food"\nreward = "heal"\nwounded = true',
        'cost = "?"\nreward = "heal"\nwounded = true',
        'cost = "item"\nreward = "heal"\nwounded = true',
        'reward = "heal"\nwounded = true\nlinked = true',
    ],
)
def test_a_healing_space_that_is_not_open_to_everybody_is_not_enough(instead: str) -> None:
    assert STANDARD.count(SAFE) == STANDARD.count(RIGHT) == 1
    text = STANDARD.replace(RIGHT, "")
    assert read_text(text, "mine.toml").rooms[3].id == "water-treatment"  # one is enough

    text = text.replace(SAFE, SAFE.replace('reward = "heal"\nwounded = true', instead))

    found = {problem.id for problem in problems_of(text)}

    assert found == {"cardfile-place-spaces", "cardfile-healing"}


@pytest.mark.rule("SH-Q12")
def test_a_healing_space_that_a_number_reaches_is_not_enough() -> None:
    """The box had one on 4: a threat there, and nobody could heal any more."""
    lost = '[[room.space]] # 0c2, which no number reaches\nreward = "heal"\nwounded = true\n'
    text = BOX.replace(lost, "")

    (problem,) = problems_of(text)

    line = text.count("\n", 0, text.rindex("[[room]]", 0, text.index('reward = "heal"'))) + 1
    assert (problem.id, problem.line) == ("cardfile-healing", line)


@pytest.mark.rule("SH-Q12")
def test_without_any_healing_space_the_first_red_room_is_named() -> None:
    text = BOX.replace('reward = "heal"\nwounded = true\n', 'reward = "food"\n')

    found = {problem.id: problem.line for problem in problems_of(text)}

    assert found["cardfile-healing"] == text.count("\n", 0, text.index("[[room]]")) + 1


@pytest.mark.rule("SH-Q12")
def test_on_the_right_the_space_next_to_the_elevator_is_the_left_one() -> None:
    safe = '[[room.space]] # 0c2, which no number reaches\nreward = "heal"\nwounded = true\n'
    water = '[[room.space]] # 0d1\nreward = "water*2"\nletter = "P"\n'
    heal = '[[room.space]]\nreward = "heal"\nwounded = true\n'
    assert safe in BOX
    assert water in BOX

    assert read_text(BOX.replace(safe, "").replace(water, heal + water), "x").rooms[3].place == 4
    ids = {
        problem.id for problem in problems_of(BOX.replace(safe, "").replace(water, water + heal))
    }
    assert ids == {"cardfile-place-spaces", "cardfile-healing"}


@pytest.mark.rule("SH-Q12")
def test_elevators_that_all_heal_are_enough() -> None:
    safe = '[[room.space]] # 0c2, which no number reaches\nreward = "heal"\nwounded = true\n'
    build = 'cost = "build"\nreward = "build happiness*2"\n'
    heal = 'reward = "heal"\nwounded = true\n'
    assert BOX.count(build) == 4

    assert read_text(BOX.replace(safe, "").replace(build, heal), "x").id == "test-box"
    three = BOX.replace(safe, "").replace(build, heal, 3)
    assert [problem.id for problem in problems_of(three)] == ["cardfile-healing"]


@pytest.mark.rule("SH-Q9")
def test_only_a_healing_space_may_be_without_a_number_on_the_top_floor() -> None:
    water = '[[room.space]] # 0d1\nreward = "water*2"\nletter = "P"\n'
    text = BOX.replace(water, '[[room.space]]\nreward = "food"\n' + water)

    (problem,) = problems_of(text)

    assert problem.id == "cardfile-place-spaces"
    assert problem.args == {"place": 4, "numbers": "8", "wanted": 1, "found": 2}


def test_wrong_columns_bring_no_other_message() -> None:
    text = STANDARD.replace("[[2, 3], [4, 5], [6], [8]", "[[2, 3], [4, 5, 6], [8]")

    assert [problem.id for problem in problems_of(text)] == ["cardfile-columns"]


# ---- No turn without an end --------------------------------------------------------------------


@pytest.mark.rule("SH-Q12")
@pytest.mark.parametrize(
    ("pay", "gain", "endless"),
    [
        ("item", "item happiness", True),
        ("item*2", "item*2", True),
        ("item ?", "item food", True),
        ("item energy", "item ?", True),
        ("item water", "item happiness", False),  # a track ends
        ("item ?*2", "item energy", False),
        ("item*2", "item happiness", False),  # items end
        ("item", "item*2", False),  # there are 31
        ("?", "item", False),
        ("item", "happiness*6", False),
    ],
)
def test_an_item_that_gives_back_what_it_costs_is_refused(
    pay: str, gain: str, endless: bool
) -> None:
    text = STANDARD.replace('pay = "?*2"\ngain = "item"', f'pay = "{pay}"\ngain = "{gain}"')
    line = text.count("\n", 0, text.rindex("[[item]]", 0, text.index('id = "lunchbox"'))) + 1

    if endless:
        (problem,) = problems_of(text)
        assert (problem.id, problem.line) == ("cardfile-endless", line)
        assert problem.args == {"id": "lunchbox"}
    else:
        read_text(text, "mine.toml")


@pytest.mark.rule("SH-Q12")
def test_two_items_that_pay_for_each_other_are_refused() -> None:
    text = STANDARD.replace('pay = "?*2"\ngain = "item"', 'pay = "?*2"\ngain = "item*2"')
    radio = 'pay = "energy"\ngain = "first refresh:rooms"'
    assert radio in text
    read_text(text.replace(radio, 'pay = "item*2"\ngain = "? happiness"'), "mine.toml")

    text = text.replace(radio, 'pay = "item*2"\ngain = "?*2 happiness"')
    (problem,) = problems_of(text)

    assert problem.id == "cardfile-endless-two"
    assert problem.args == {"id": "lunchbox", "other": "ham-radio"}
    assert (
        problem.line == text.count("\n", 0, text.rindex("[[item]]", 0, text.index("lunchbox"))) + 1
    )


@pytest.mark.rule("SH-Q12")
def test_a_turn_of_a_set_that_no_check_has_seen_ends_all_the_same() -> None:
    """Every item pays for itself; an eager player is stopped."""
    cards = only(items="junk " * 31, cards=with_item("junk", "item happiness", "item"))
    table = Table(cards=cards).has("A", items="junk junk")
    table.asks("A", "turn")
    state = table.state
    uses = 0
    for _ in range(2000):
        if state.seat == -1:
            state.apply(state.chance(0))
            continue
        if state.seat != 0:
            break
        eager = [move for move in state.moves() if str(move).startswith("use")]
        uses += bool(eager) and state.topic in (T_TURN, T_WINDOW)
        state.apply((eager or state.moves())[0])

    assert state.seat == 1
    assert uses == MOST_USES


# ---- The end of a vault that stands still ------------------------------------------------------


def closed(deal: Deal) -> Table:
    """A vault whose every space costs energy, and nobody has any."""
    cards = box()
    for room in TOP:
        cards = with_room(room, space("energy", "food"), space("energy", "food"), cards=cards)
    return deal(cards=cards)


@pytest.mark.rule("SH-X6")
def test_two_rounds_running_in_which_nobody_can_move_end_the_game(deal: Deal) -> None:
    table = closed(deal).has("A", happiness=3).has("B", happiness=2)

    table.asks("chance", "roll-floor").quiet().asks("nobody", "over")

    assert (table.outcome.how, table.outcome.rule) == ("shelter-still", "SH-X6")
    assert (table.round, table.winners) == (2, "A")


@pytest.mark.rule("SH-X6")
def test_a_round_in_which_somebody_could_move_breaks_the_row(deal: Deal) -> None:
    """B can place a dweller in round 2 and passes: that is a choice."""
    table = closed(deal).has("B", items="cell")  # an energy at every recall

    table.asks("chance", "roll-floor").quiet().asks("B", "turn")
    table.play("B: pass").quiet().asks("B", "turn")

    assert table.round == 3


@pytest.mark.rule("SH-X6")
def test_one_round_without_a_move_ends_nothing(deal: Deal) -> None:
    table = closed(deal).has("A", cubes="e2").has("B", cubes="e1", dwellers="o")

    table.play("""
        A: place 0e1 o
        B: place 0e2 o
        A: place 0f1 o
    """).quiet()

    table.asks("chance", "roll-floor")
    assert table.state.round == 3
