"""Simulated campaigns: battles that are played, figures that add up, tables and the picture."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from overseer.engine import BadOption
from overseer.engine.state import OVER
from overseer.lab.campaign_summary import campaigns, quartiles
from overseer.lab.campaigns import CampaignTally, Table, play_campaign, read_course
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from overseer.lab.tally import WHOLE
from overseer.picture.campaign import campaign_picture
from overseer.terminal.sim import campaigns as campaign_sim
from overseer.text import LANGUAGES
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.campaign.results.samples import sample_results
from tests.terminal.program import Program
from tests.wasteland.campaign.course import GAME
from tools.campaigns import BEGIN, END, PAGE, command, written

BATTLE = Plan("wasteland", ("random", "random"), 1, seed=4, campaign="free:skirmish")
GAMES = 6
SVG = "{http://www.w3.org/2000/svg}"


class MadeUp(Table):
    """A table whose battles nobody plays: chance picks one of the ends."""

    def result(self) -> BattleResult:
        found = sample_results(self.state)
        return found[self.chance(len(found))]


def table(seed: int, course: str = "linked", bots: tuple[str, ...] = ("normal", "hard")) -> MadeUp:
    rng = Random(seed)
    return MadeUp(course, bots, range(len(bots)), {}, rng.randrange)


def made_up(games: int, course: str = "linked") -> dict[str, Any]:
    """What there is to say about campaigns with made-up battles."""
    tally = CampaignTally(2)
    for number in range(games):
        play_campaign(table(number, course), (0, 1), tally)
    plan = Plan("wasteland", ("normal", "hard"), games, seed=0, campaign=course)
    return summary(plan, tally)


@pytest.fixture(scope="module")
def linked() -> dict[str, Any]:
    return made_up(GAMES)


def test_every_step_of_a_campaign_is_sound() -> None:
    campaign = table(3)
    while campaign.state.seat != OVER:
        campaign.step()
        assert GAME.invariants(campaign.state) == []
    assert campaign.state.outcome is not None


def test_figures_add_up(linked: dict[str, Any]) -> None:
    assert linked["campaign"] == linked["course"] == "linked"
    assert sum(linked["endings"].values()) == GAMES
    scenarios = [row["scenario"] for row in linked["battles"]]
    assert scenarios == ["farms", "journalist", "minesweepers", "reinforcements", "hold-the-fort"]
    for row in linked["battles"]:
        assert row["n"] == sum(row["results"].values()) == sum(row["ways"].values()) == GAMES
        assert row["sides"] == ["attacker", "defender"]
    for phase in linked["settlements"]:
        for row in phase["seats"]:
            assert row["caps"]["n"] == GAMES
            assert 0 <= row["caps"]["low"] <= row["caps"]["median"] <= row["caps"]["high"]
            assert row["structures"]["low"] >= 5
    for row, structures in zip(linked["quests"]["seats"], linked["structures"], strict=True):
        assert 0 <= row["done"] <= row["taken"] <= GAMES * 5
        assert structures["gen-s"] >= 2
    done = sum(row["done"] for row in linked["quests"]["by_id"].values())
    assert done == sum(row["done"] for row in linked["quests"]["seats"])
    wins = sum(row["wins"] for row in linked["seats"])
    draws = linked["endings"].get("campaign-linked-draw", 0)
    assert wins == pytest.approx(GAMES - draws)
    assert json.loads(json.dumps(linked)) == linked


def test_how_the_last_battle_ends_is_how_the_campaign_ends(linked: dict[str, Any]) -> None:
    ends = {how.removeprefix("campaign-linked-"): n for how, n in linked["endings"].items()}
    assert ends == linked["battles"][-1]["results"]


def test_parts_can_be_added_in_any_order() -> None:
    first, second, both = CampaignTally(2), CampaignTally(2), CampaignTally(2)
    for number, tally in ((1, first), (2, second)):
        play_campaign(table(number), (0, 1), tally)
        play_campaign(table(number), (0, 1), both)
    second.merge(first)
    assert campaigns("linked", second) == campaigns("linked", both)


def test_a_free_campaign_plays_what_was_named() -> None:
    found = made_up(1, "free:loot,ambush")
    assert [row["scenario"] for row in found["battles"]] == ["loot", "ambush"]
    assert found["course"] == "free"
    assert found["endings"] == {"campaign-free": 1}
    alone = table(1, "free:ambush", ("easy",))
    while alone.state.seat != OVER:
        alone.step()
    assert alone.state.fought[0].sides == (0,)


@pytest.mark.parametrize("text", ["free", "free:", "free:nowhere", "chained", "free:beginnings"])
def test_unknown_courses_are_refused(text: str) -> None:
    with pytest.raises(BadOption) as error:
        read_course(text)
    assert error.value.refusal.rule == "OV-O1"


def test_quartiles() -> None:
    assert quartiles(Counter({7: 1})) == {"n": 1, "low": 7, "median": 7, "high": 7}
    assert quartiles(Counter({1: 2, 5: 1, 9: 2})) == {"n": 5, "low": 1, "median": 5, "high": 9}
    assert quartiles(Counter()) == {"n": 0}


def test_a_real_battle_is_played() -> None:
    """Bots fight it out, and the settlements are paid for it."""
    BATTLE.check()
    tally = simulate(BATTLE)
    assert isinstance(tally, CampaignTally)
    assert sum(tally.wins.values()) in (0, WHOLE)
    found = summary(BATTLE, tally)
    assert found["battles"][0]["n"] == 1
    assert found["battles"][0]["rounds"]["median"] >= 1
    assert found["decisions"]["mean"] > 100
    assert [row["caps"]["n"] for row in found["settlements"][0]["seats"]] == [1, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_picture_in_every_language(lang: str, linked: dict[str, Any]) -> None:
    console = Console(width=120)
    with console.capture() as shown:
        for each in campaign_sim.tables(linked, lang):
            console.print(each)
    text = shown.get()
    for row in linked["battles"]:
        assert scenario_title(row["scenario"], lang) in text
    assert "campaign-sim" not in text
    svg = campaign_picture(linked, lang)
    root = ElementTree.fromstring(svg)
    words = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    assert not [each for each in words if "campaign-sim" in each or "scenario-" in each]
    assert sum(look.get("class") == "line seat-2" for look in root.iter(f"{SVG}path")) == 3


def test_the_picture_of_a_free_campaign_shows_who_won() -> None:
    found = made_up(3, "free:skirmish")
    svg = campaign_picture(found, "en")
    won = [seat for seat, row in enumerate(found["seats"], start=1) if row["wins"]]
    assert won
    for seat in won:
        assert f'<rect class="fill-{seat}"' in svg


def test_the_page_gets_new_figures(linked: dict[str, Any]) -> None:
    page = written(PAGE.read_text(encoding="utf-8"), linked)
    assert command(linked) in page
    assert page.count(BEGIN) == page.count(END) == 1
    assert page.partition(BEGIN)[0] == PAGE.read_text(encoding="utf-8").partition(BEGIN)[0]
    for phase in linked["settlements"]:
        median = phase["seats"][1]["caps"]["median"]
        assert f"| {phase['after']} | 2 | {median} (" in page
    assert written(page, linked) == page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("shelter", "--campaign", "linked"), "--campaign is only for Wasteland’s campaigns."),
        (("wasteland", "--svg", "a.svg"), "--svg is only for Wasteland’s campaigns."),
        (("wasteland", "--campaign", "linked", "--matrix"), "--matrix does not go with --campaign"),
        (("wasteland", "--campaign", "chained"), "free:"),
    ],
)
def test_what_does_not_go_together_is_said(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    assert said in Program(tmp_path)("sim", *words, code=2).said


def test_the_command_tells_and_draws(tmp_path: Path) -> None:
    course = ("--campaign", "free:skirmish", "--games", "1", "--seats", "random,random")
    drawn = tmp_path / "campaign.svg"
    program = Program(tmp_path)
    result = program("sim", "wasteland", *course, "--jobs", "1", "--svg", str(drawn))
    assert "One campaign of Wasteland" in result.out
    assert "Skirmish" in result.out
    assert "Quests taken" in result.out
    ElementTree.fromstring(drawn.read_text(encoding="utf-8"))
