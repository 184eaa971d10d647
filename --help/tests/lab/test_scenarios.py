"""Simulated scenarios: every admitted pair of ready forces in turn, shares of the decided."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import overseer
from overseer.lab.battles import BattleTally
from overseer.lab.scenarios import against_ai, plan_of, row
from overseer.lab.sim import Plan
from overseer.terminal.wasteland.scenario_sim import ends_table, plans, result, sides_table
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE
from tests.terminal.program import Program

GAME = overseer.game("wasteland")
PAIR = ("hard", "normal")


def planned(id: str, games: int = 1) -> Plan:
    return plan_of(standard_scenario(id), id, PAIR, games, 7)


def over(plan: Plan, victor: int, how: str) -> WastelandState:
    """A battle of a plan that has ended."""
    state = GAME.new(len(plan.bots), plan.options_of(0))
    assert isinstance(state, WastelandState)
    state.victor, state.how = victor, how
    return state


def test_in_the_linked_five_attackers_meet_defenders() -> None:
    plan = planned("farms", 5)
    assert plan.line_ups == (
        ("hunters", "farm-guard"),
        ("hunters", "patrol"),
        ("pack", "farm-guard"),
        ("pack", "patrol"),
    )
    assert plan.games == 8, "every pair as often as the others"
    assert plan.options_of(1)["forces"] == ["hunters", "patrol"]
    assert plan.options_of(1)["ai"] == "none"


def test_a_force_that_a_side_does_not_admit_stays_away() -> None:
    attackers = {one for one, _ in planned("suit-up").line_ups}
    assert attackers
    assert "nest" not in attackers, "creatures wear no power armour"


def test_a_tutorial_has_its_own_forces() -> None:
    plan = planned("beginnings", 3)
    assert plan.line_ups == ()
    assert plan.games == 3
    assert "forces" not in plan.options_of(0)


def test_against_the_ai_the_first_bot_plays_alone() -> None:
    plan = planned("ambush")
    assert plan.bots == ("hard",)
    options = plan.options_of(1)
    assert options["forces"] == ["minutemen"]
    assert options["enemy"] == "hammer"
    plan.check()


@pytest.mark.parametrize("id", STANDARD)
def test_every_scenario_can_be_played(id: str) -> None:
    plan = planned(id)
    assert len(plan.bots) == (1 if against_ai(standard_scenario(id)) else 2)
    plan.check()


def told() -> dict[str, object]:
    played = plans("beginnings", PAIR, 4, 7, None, {})
    tally = BattleTally(2)
    for victor, how in ((0, "freed"), (1, "traps-emptied"), (1, "traps-emptied"), (NONE, "draw")):
        tally.add(over(played[0][1], victor, f"beginnings-{how}"), (0, 1), [], 9)
    return result(played, [tally])


def test_shares_are_of_the_decided_battles() -> None:
    rows = told()["scenarios"]
    assert isinstance(rows, list)
    found = rows[0]
    assert found["battles"] == 4
    assert found["drawn"] == 1
    assert [side["won"] for side in found["sides"]] == [1, 2]
    assert [side["bot"] for side in found["sides"]] == ["hard", "normal"]
    assert found["share"] == pytest.approx(1 / 3, abs=0.001)
    assert next(iter(found["endings"].items())) == ("wasteland-beginnings-traps-emptied", 2)


def test_without_a_decided_battle_there_is_no_share() -> None:
    scenario, plan = standard_scenario("beginnings"), planned("beginnings")
    tally = BattleTally(2)
    tally.add(over(plan, NONE, "beginnings-draw"), (0, 1), [], 9)
    assert row(scenario, plan, tally)["share"] is None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Survivors: hard", "Super mutants: normal", "Drawn", "33.3%"]),
        ("fr", ["Survivants : hard", "Égalités"]),
        ("de", ["Überlebende: hard", "Unentschieden"]),
        ("es", ["Supervivientes: hard", "Empates"]),
    ],
)
def test_the_tables_in_words(lang: str, words: list[str]) -> None:
    page = StringIO()
    console = Console(file=page, width=80)
    console.print(sides_table(told(), lang))
    console.print(ends_table(told(), lang))
    text = page.getvalue()
    for word in words:
        assert word.replace("\xa0", " ") in text.replace("\xa0", " ")
    for sign in ("scenario-", "end-wasteland", "…"):
        assert sign not in text


# The command


def test_the_command_as_json(tmp_path: Path) -> None:
    line = ("sim", "wasteland", "--scenario", "beginnings", "--seats", "random,random")
    found = json.loads(Program(tmp_path)(*line, "--games", "1", "--jobs", "1", "--json").out)
    (only,) = found["scenarios"]
    assert only["scenario"] == "beginnings"
    assert only["rule"] == "WC-X16"
    assert sum(side["won"] for side in only["sides"]) + only["drawn"] == 1


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("wasteland --scenario farm", "did you mean “farms”?"),
        ("wasteland --scenario nowhere", "Known are: all, plant"),
        ("shelter --scenario all", "only for Wasteland, not for shelter"),
        ("wasteland --scenario farms --seats hard", "a bot for each of its two sides, not 1"),
        ("wasteland --scenario ambush --seats hard,hard,hard", "not 3"),
        ("wasteland --scenario farms --mirror", "--mirror does not go with --scenario"),
        ("wasteland --scenario farms --decks all", "--decks does not go with --scenario"),
        ("wasteland --scenario farms --campaign linked", "--campaign does not go"),
        ("wasteland --scenario farms --games 0", "--games"),
    ],
)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, line: str, words: str) -> None:
    refused = Program(tmp_path)("sim", *line.split(), code=2)
    assert words in " ".join(refused.err.split())
