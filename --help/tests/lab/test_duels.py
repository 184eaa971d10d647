"""Simulated duels: decks go with their bots, every meeting is counted, cards by who drew them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from overseer.engine import BadOption
from overseer.lab.duels import DuelTally
from overseer.lab.sim import Plan, play_chunk, simulate
from overseer.lab.summary import summary
from overseer.lab.tally import WHOLE
from overseer.tragic.cards.file import standard
from tests.terminal.program import Program

BOTS = ("normal", "random")
MEETINGS = (("fists", "walls"), ("fists", "horde"), ("walls", "horde"))
MATRIX = Plan("tragic", ("normal", "normal"), 12, seed=3, mirror=True, line_ups=MEETINGS)


def test_a_deck_goes_with_its_bot() -> None:
    plan = Plan("tragic", BOTS, 4, seed=1, mirror=True, line_ups=(("fists", "walls"),))
    assert [plan.line_up(number) for number in range(3)] == [
        ("fists", "walls"),
        ("walls", "fists"),
        ("fists", "walls"),
    ]
    assert plan.options_of(1) == {"decks": ["walls", "fists"]}


def test_deals_take_the_line_ups_in_turn() -> None:
    assert [MATRIX.line_up(number) for number in range(0, 8, 2)] == [*MEETINGS, MEETINGS[0]]


def test_a_name_stands_for_its_source() -> None:
    plan = Plan("tragic", BOTS, 2, 1, line_ups=(("mine", "walls"),), decks={"mine": "fists"})
    assert plan.options_of(0) == {"decks": ["fists", "walls"]}


def test_games_without_decks_have_no_line_up() -> None:
    plan = Plan("shelter", BOTS, 2, 1, options={"first": 1})
    assert plan.line_up(0) == ()
    assert plan.options_of(1) == {"first": 1}


def test_every_line_up_is_checked_before_it_begins() -> None:
    plan = Plan("tragic", BOTS, 2, 1, mirror=True, line_ups=(("fists", "walls"), ("walls", "nope")))
    with pytest.raises(BadOption):
        plan.check()


def test_the_number_of_workers_cannot_be_seen() -> None:
    one, two = simulate(MATRIX, jobs=1), simulate(MATRIX, jobs=2)
    assert summary(MATRIX, one) == summary(MATRIX, two)


def test_the_cutting_into_chunks_cannot_be_seen() -> None:
    whole = simulate(MATRIX)
    parts = DuelTally(2)
    for start, stop in ((5, 12), (0, 2), (2, 5)):
        parts.merge(play_chunk(MATRIX, start, stop))
    assert summary(MATRIX, parts) == summary(MATRIX, whole)


def test_figures_add_up() -> None:
    tally = simulate(MATRIX)
    result = summary(MATRIX, tally)
    assert sum(tally.wins.values()) == 12 * WHOLE
    assert sum(result["endings"].values()) == 12
    assert sum(result["turns"]["games_by_length"].values()) == 12
    assert result["first_player"]["n"] == 12
    assert {row["deck"]: row["n"] for row in result["decks"]} == {
        "fists": 8,
        "horde": 8,
        "walls": 8,
    }
    for one, others in result["matrix"].items():
        assert one not in others
        for other, cell in others.items():
            assert cell["n"] == 4
            assert cell["share"] + result["matrix"][other][one]["share"] == pytest.approx(1)
            assert cell["low"] <= cell["share"] <= cell["high"]
    known = standard().by_id
    assert len(result["cards"]) > 100
    for row in result["cards"]:
        assert row["id"] in known
        assert 1 <= row["n"] <= 24


def test_a_card_is_counted_once_for_who_drew_it() -> None:
    """Every seat draws at least its first hand; nobody draws a card of another deck."""
    plan = Plan("tragic", ("normal", "normal"), 1, 1, line_ups=(("fists", "fists"),))
    tally = simulate(plan)
    assert isinstance(tally, DuelTally)
    assert max(tally.drawn.values()) <= 2
    assert sum(tally.drawn.values()) >= 12
    assert sum(tally.drawn_wins.values()) > 0


# The command


def test_json_of_two_decks(tmp_path: Path) -> None:
    line = ("sim", "tragic", "--decks", "fists,walls", "--games", "4", "--mirror", "--json")
    result = json.loads(Program(tmp_path)(*line, "--jobs", "1").out)
    assert [row["deck"] for row in result["seats"]] == ["fists", "walls"]
    assert result["matrix"]["fists"]["walls"]["n"] == 4
    assert result["turns"]["mean"] > 0


def test_a_matrix_plays_every_meeting_equally_often(tmp_path: Path) -> None:
    line = ("sim", "tragic", "--matrix", "--decks", "fists,walls,horde", "--games", "7", "--json")
    result = json.loads(Program(tmp_path)(*line, "--jobs", "1").out)
    assert result["games"] == 12, "rounded up to whole deals of three meetings"
    assert result["mirror"] is True
    assert {cell["n"] for row in result["matrix"].values() for cell in row.values()} == {4}


def test_all_lets_every_ready_deck_meet_itself(tmp_path: Path) -> None:
    line = ("sim", "tragic", "--decks", "all", "--games", "1", "--seats", "random,random", "--json")
    result = json.loads(Program(tmp_path)(*line, "--jobs", "1").out)
    assert result["games"] == len(result["decks"]) == 14
    for deck, row in result["matrix"].items():
        assert list(row) == [deck]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Turns per player"),
        ("fr", "Tours par joueur"),
        ("de", "Züge je Spieler"),
        ("es", "Turnos por jugador"),
    ],
)
def test_the_summary_in_words(tmp_path: Path, lang: str, words: str) -> None:
    line = ("sim", "tragic", "--matrix", "--decks", "fists,walls", "--games", "2", "--jobs", "1")
    assert words in Program(tmp_path)(*line, lang=lang).out


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("tragic --decks fists,walls,horde", "3 decks do not fit 2 seats"),
        ("tragic --matrix --decks fists", "at least two different decks"),
        ("tragic --decks fistz", "fists"),
        ("shelter --decks fists", "--decks is only for Tragic"),
        ("shelter --matrix", "--matrix is only for Tragic"),
    ],
)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, line: str, words: str) -> None:
    result = Program(tmp_path)("sim", *line.split(), "--games", "2", code=2)
    assert words in " ".join(result.err.split())
