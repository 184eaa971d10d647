"""Simulated battles: draws are shared, the AI shares nothing, forces go with their bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import overseer
from overseer.engine import Event
from overseer.lab.battles import BattleTally, options_for
from overseer.lab.sim import Plan, simulate
from overseer.lab.subjects import RandomBattle
from overseer.lab.summary import summary
from overseer.lab.tally import WHOLE
from overseer.terminal.sim.wasteland import sentences
from overseer.text import has
from overseer.wasteland.battle.model import REMOVED
from overseer.wasteland.force.losses import caps_of
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE
from tests.terminal.program import Program

GAME = overseer.game("wasteland")
SMALL = "farm-guard"
MEETING = (("farm-guard", "hunters"),)


def battle(seats: int, victor: int, how: str) -> WastelandState:
    """A battle that is over."""
    state = GAME.new(seats, options_for(seats))
    assert isinstance(state, WastelandState)
    state.victor = victor
    state.how = how
    return state


def test_a_draw_is_shared_by_both_players() -> None:
    tally = BattleTally(2)
    tally.add(battle(2, NONE, "skirmish-level"), (0, 1), [], 9)
    assert tally.wins == {0: WHOLE // 2, 1: WHOLE // 2}
    assert tally.draws["draw"] == tally.shared == 1


def test_the_winner_has_all_of_it() -> None:
    tally = BattleTally(2)
    began = [Event("wasteland-advantage", {"side": side}) for side in (1, 0)]
    tally.add(battle(2, 1, "skirmish-caps"), (1, 0), began, 9, ("hammer", "minutemen"))
    assert tally.wins == {0: WHOLE}
    assert tally.seat_wins == {1: WHOLE}
    assert tally.first_wins["first"] == WHOLE, "side 1 began the first round"
    assert tally.met_wins["minutemen", "hammer"] == WHOLE
    assert tally.met_wins["hammer", "minutemen"] == 0


def test_against_the_ai_all_win_or_none() -> None:
    won, lost = BattleTally(3), BattleTally(3)
    won.add(battle(3, 0, "ambush-cleared"), (0, 1, 2), [], 9)
    lost.add(battle(3, 1, "ambush-time"), (0, 1, 2), [], 9)
    assert won.wins == {0: WHOLE, 1: WHOLE, 2: WHOLE}
    assert not lost.wins
    assert won.shared == lost.shared == 0


def test_the_score_is_what_was_taken_from_the_enemy() -> None:
    state = battle(2, 0, "skirmish-caps")
    gone = next(model for model in state.models if model.side == 1)
    gone.place = REMOVED
    tally = BattleTally(2)
    tally.add(state, (0, 1), [], 9)
    assert tally.scores == {0: caps_of(state, gone), 1: 0}


def test_figures_add_up() -> None:
    options = options_for(2)
    plan = Plan("wasteland", ("random", "random"), 2, 3, True, options=options, line_ups=MEETING)
    result = summary(plan, simulate(plan))
    assert [row["deck"] for row in result["seats"]] == list(MEETING[0])
    assert sum(row["wins"] for row in result["seats"]) == 2
    assert sum(result["endings"].values()) == 2
    assert sum(result["rounds"]["games_by_length"].values()) == 2
    assert result["matrix"]["farm-guard"]["hunters"]["n"] == 2
    assert result["draws"]["n"] == result["first_player"]["n"] == 2


def test_a_force_goes_with_its_bot() -> None:
    plan = Plan("wasteland", ("normal", "random"), 4, 1, True, line_ups=MEETING)
    assert plan.options_of(1) == {"forces": ["hunters", "farm-guard"]}


# The command


def test_json_of_one_force(tmp_path: Path) -> None:
    line = ("sim", "wasteland", "--seats", "random,random", "--decks", SMALL, "--games", "1")
    result = json.loads(Program(tmp_path)(*line, "--jobs", "1", "--json").out)
    assert [row["deck"] for row in result["seats"]] == [SMALL, SMALL]
    assert next(iter(result["endings"])).startswith("wasteland-skirmish-")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Draws"), ("fr", "Égalités"), ("de", "Unentschieden"), ("es", "Empates")],
)
def test_the_summary_in_words(lang: str, words: str) -> None:
    tally = BattleTally(2)
    for how in ("level", "caps", "eliminated"):
        tally.add(battle(2, NONE, f"skirmish-{how}"), (0, 1), [], 9)
    plan = Plan("wasteland", ("normal", "normal"), 3, 1, options=options_for(2))
    result = summary(plan, tally)
    assert words in sentences(result, lang)[0]
    for how in result["endings"]:
        assert has(lang, f"end-{how}")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--decks minutemen,hammer,nest", "3 forces do not fit 2 seats"),
        ("--matrix --decks hammer", "at least two different forces"),
        ("--decks minutemem", "minutemen"),
    ],
)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, line: str, words: str) -> None:
    result = Program(tmp_path)("sim", "wasteland", *line.split(), "--games", "2", code=2)
    assert words in " ".join(result.err.split())


# The benchmark


def test_the_decisions_of_the_ai_count_in_the_benchmark() -> None:
    options = {**options_for(1), "forces": [SMALL], "enemy": "hunters"}
    start = GAME.new(1, options)
    play = RandomBattle(lambda _: start.copy())
    slice_ = play.play(0.001, 1)
    assert slice_["games"] == 1
    assert slice_["moves"] > slice_["decisions"] > 0
    assert play.thoughts(0.001, 1)["thoughts"] > 0


def test_lines_of_sight_are_counted_pair_by_pair() -> None:
    start = GAME.new(2, {**options_for(2), "forces": [SMALL, SMALL]})
    assert isinstance(start, WastelandState)
    pairs = len(start.models) ** 2
    play = RandomBattle(lambda _: start.copy())
    assert play.sights(0.0, 1) == {"seconds": pytest.approx(0, abs=60), "sights": 64 * pairs}
