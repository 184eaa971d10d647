"""Steps are told as people carry them out beside real miniatures."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES, translate
from overseer.voice.wasteland.arguments import argument
from overseer.voice.wasteland.moves import move_parts, sensible
from overseer.voice.wasteland.situation import model_lines
from overseer.voice.wasteland.words import centimetres
from overseer.wasteland.battle.model import PLACE, WAITING
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.moving.displaced import compass, ruler_word
from overseer.wasteland.battle.rules import AIM_GO, AIM_PROTECT, Aim
from overseer.wasteland.battle.views.view import SeenBattle
from tests.wasteland.ai.opponent import AI, Opponent
from tests.wasteland.scenarios.stage import Stage


def sentences(table: Opponent, name: str, lang: str = "en") -> list[str]:
    """What players read about the events of a name."""
    found = []
    for args in table.told(name):
        words = {
            key: argument(key, value, SeenBattle(table.state), lang) for key, value in args.items()
        }
        found.append(translate(lang, f"event-wasteland-{name}", **words))
    return found


@pytest.mark.rule("WC-A12")
def test_a_move_of_the_ai_names_ruler_direction_and_contact() -> None:
    table = Opponent()
    brute = table.model("brute", AI, 200, 200)
    trap = table.marker(PLACE, 272, 272)
    trap.word = "trap"
    table.aims.sought = Aim(AIM_GO, markers=(trap.number,))
    table.responds(brute, "M").act()
    (told,) = table.told("moved")
    assert (told["from_x"], told["from_y"], told["x"], told["y"]) == (200, 200, brute.x, brute.y)
    assert told["way"] == f"200,200 {brute.x},{brute.y}"
    assert sentences(table, "moved") == [
        "Brute: yellow ruler (7 cm) north-east, into contact with trap k0."
    ]
    assert "trap k0" in sentences(table, "ai-move")[0]
    for lang in LANGUAGES:
        assert "k0" in sentences(table, "moved", lang)[0]


@pytest.mark.rule("WC-A4")
def test_the_column_of_the_card_is_told() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100)
    table.rolls(mutant, "bs")
    assert sentences(table, "ai-response-a") == [
        "Super Mutant rolled a star, column “4–6 health”: "
        "A, attack (reckless, close combat, stays engaged)."
    ]


@pytest.mark.rule("WC-A3")
def test_the_subject_of_a_response_is_named() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    friend = table.model("brute", AI, 700, 200)
    table.model("settler", 0, 700, 800)
    table.aims.sought = Aim(AIM_PROTECT, (friend.number,))
    table.responds(mutant, "O").act()
    assert sentences(table, "ai-aim-protect") == [
        "Super Mutant: the objective is to protect Brute."
    ]


@pytest.mark.rule("WC-A15")
def test_who_stays_engaged_does_not_recite_the_move_that_it_does_not_make() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(700, 200)))
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    table.model("settler", 0, 237, 200)
    table.responds(mutant, "M", stays=True)
    assert table.why[0] == "stays"


def test_set_up_says_where_somebody_stands() -> None:
    stage = Stage("skirmish", events=False)
    model = stage.state.on_table(0)[0]
    stage.state.ears = stage.events
    from overseer.wasteland.scenarios.setup import put_model

    put_model(stage.state, model, 700, 120)
    (told,) = stage.told("deployed-model")
    assert (told["x"], told["y"], told["area"]) == (700, 120, "south-east")


def test_rulers_come_first() -> None:
    assert [ruler_word(mm) for mm in (51, 52, 305, 306)] == ["orange", "yellow", "black", "far"]
    assert centimetres(100, "en") == "yellow (10 cm)"
    assert [compass(0, 9), compass(9, 9), compass(-9, 1)] == ["north", "north-east", "west"]


def test_a_model_of_the_ai_is_looked_at_with_its_card() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200)
    settler = table.model("settler", 0, 500, 200)
    card = [
        line for line in model_lines(SeenBattle(table.state), mutant, "en") if "reckless" in line
    ]
    assert card
    assert not [
        line for line in model_lines(SeenBattle(table.state), settler, "en") if "reckless" in line
    ]
    mutant.place = WAITING
    first = model_lines(SeenBattle(table.state), mutant, "en")[0]
    assert "200,200" not in first
    assert "not on the table" in first


def test_objectives_that_are_moves_off_are_offered() -> None:
    stage = Stage("beginnings")
    stage.away()
    hero = stage.side(0)[0]
    stage.put(hero, 457, 60)
    stage.activate(hero)
    moves = sensible(SeenBattle(stage.state), stage.state.moves())
    titles = [
        move_parts(SeenBattle(stage.state), m, "en")[0] for m in moves if isinstance(m, BattleMove)
    ]
    assert any("towards Dogmeat" in title and "moves)" in title for title in titles), titles
    for move in moves:
        assert stage.state.why(move) == 0
