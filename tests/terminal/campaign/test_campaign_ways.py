"""Finding one's way in a campaign: names, lists, data, words at every turn."""

from __future__ import annotations

import json
import os

import pytest

from overseer import bots
from overseer.engine import Match, numbered_seed
from overseer.terminal.campaign.folder import RECORD, CampaignFolder
from overseer.terminal.campaign.where import FOLDER
from overseer.text import LANGUAGES, translate
from overseer.wasteland.campaign.results.hand_over import battle_options
from overseer.wasteland.game import Wasteland
from tests.terminal.desk import ENDED, Desk, a_desk, one_alone, one_settled  # noqa: F401
from tests.wasteland.scenarios.stage import MUTANTS

DESK = ("campaign",)

WON = '{"victor":1,"level":3,"how":"%s","seats":[],"rounds":5}'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_time_it_says_how_to_begin(desk: Desk, lang: str) -> None:
    said = desk(lang=lang)
    assert "overseer campaign new --course free" in said
    assert len(said.splitlines()) < 12
    assert "overseer campaign new" in desk("list", lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_campaign_opens_on_its_briefing(desk: Desk, lang: str) -> None:
    said = desk("new", "--seats", "human", "--seed", "1", lang=lang)
    assert translate(lang, "scenario-farms.story") in said
    assert translate(lang, "scenario-farms.rules") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_campaigns_have_names(desk: Desk, lang: str) -> None:
    desk("new", "--seats", "human", "--seed", "1", "--name", "Valley", "--names", "Ada")
    desk("new", "--seats", "human", "--seed", "2", "--name", "Coast", "--course", "free")
    assert "Coast" in desk("status", lang=lang).splitlines()[0]
    listed = desk("list", lang=lang).splitlines()
    assert [line.split(":")[0].strip().replace("\u00a0", "") for line in listed] == [
        "* Coast",
        "Valley",
    ]
    assert "Ada" in listed[1]
    desk("export", "valley.json", "--name", "Valley")
    said = desk("import", "valley.json", "--name", "Copy", lang=lang)
    assert "--name" in said
    assert "* Copy" in desk("list", lang=lang)
    damaged = desk.home / "overseer" / FOLDER / "Coast" / RECORD
    damaged.write_bytes(damaged.read_bytes()[:40])
    assert "repair --name Coast" in desk("list", lang=lang)


def test_the_current_campaign_is_the_one_played_last_whatever_the_files_say(desk: Desk) -> None:
    for number, name in enumerate(("Valley", "Coast")):
        desk("new", "--seats", "human", "--seed", str(number), "--name", name, "--course", "free")
    valley, coast = (
        desk.home / "overseer" / FOLDER / name / RECORD for name in ("Valley", "Coast")
    )
    os.utime(valley, (4_000_000_000, 4_000_000_000))  # copied, or a clock that went wrong
    assert "Coast" in desk("status").splitlines()[0]
    desk("battle", "ambush", "750", "players", "--name", "Valley")
    os.utime(coast, (4_100_000_000, 4_100_000_000))
    assert "Valley" in desk("status").splitlines()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_campaign_names_its_remedy(settled: Desk, lang: str) -> None:
    file = settled.folder() / RECORD
    file.write_bytes(file.read_bytes()[:-40])
    for line in ("status", "build done"):
        assert "overseer campaign repair" in settled(*line.split(), code=1, lang=lang)
    assert "overseer campaign repair" in settled(code=1, lang=lang)


@pytest.mark.rule("WC-S3")
def test_the_end_of_a_step_has_a_word_and_its_own_command(settled: Desk) -> None:
    assert "overseer campaign build" in settled("draw", "done", code=2)
    assert "overseer campaign build" in settled("choose", "done", code=2)
    assert "finished step 1" in settled("build", "done")
    assert "overseer campaign draw" in settled("choose", "done", code=2)
    assert "back to step 1" in settled("draw", "back")
    settled("build", "done")
    assert "finished step 2" in settled("draw", "done")
    assert "ready for the next battle" in settled("choose", "done")


def test_step_1_lists_perks(settled: Desk) -> None:
    said = settled("build")
    assert "[perk armourer]" in said
    assert "overseer campaign build perk" in said
    assert "[perk " in settled("build", "perk")


def test_quests_are_told_once(desk: Desk) -> None:
    desk("new", "--course", "free", "--seats", "human", "--seed", "3")
    desk("battle", "ambush", "750", "players")
    said = desk("quests")
    assert said.count("[quest pest-control]") + said.count("[pest-control]") == 1
    desk("quests", "none")
    assert "[pest-control]" in desk("quests")  # later they are only told


@pytest.mark.rule("WC-F1")
def test_players_may_agree_on_another_limit(desk: Desk) -> None:
    desk("new", "--course", "free", "--seats", "human", "--seed", "3")
    assert "625" in desk("battle", "ambush", "625", "players")


def test_what_earlier_battles_bring_is_told(desk: Desk) -> None:
    """Defenders without anybody left to win against: the AI attacks."""
    desk("new", "--seats", "human", "--seed", "1")
    for how in ("farms-alarm", "journalist-printed"):
        desk("quests", "none")
        desk("force", "1")
        desk("battle", "--result", WON % how)
        desk("build", "done")
        desk("draw", "done")
        desk("choose", "done")
    told = desk("history")
    assert "Battle 2, The journalist: Defenders: food (1)" in told
    assert "Battle 5, Hold the fort: Defenders: food (3)" in told
    assert "Battle 5, Hold the fort: Defenders deploy second" in told
    now = desk("status")
    assert "Battle 3" in now
    assert "Defenders begin" in now
    data = json.loads(desk("history", "--json"))
    assert [battle["how"] for battle in data["battles"]] == ["farms-alarm", "journalist-printed"]
    assert any("deploy second" in line for line in data["battles"][1]["means"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_briefing_for_a_real_table(alone: Desk, lang: str) -> None:
    said = alone("briefing", lang=lang)
    assert translate(lang, "scenario-ambush.story") in said
    assert translate(lang, "campaign-force-of", seat="Ada") in said
    alone("battle", "--result", '{"victor":0,"level":2,"how":"ambush-cleared","seats":[]}')
    assert translate(lang, "campaign-briefing-none") in alone("briefing", lang=lang)


def test_status_as_data(settled: Desk) -> None:
    data = json.loads(settled("status", "--json"))
    assert (data["campaign"], data["names"]) == ("campaign", ["Ada"])
    assert data["topic"] == "build"
    assert data["players"][0]["caps"] == 200
    steps = json.loads(settled("history", "--json", "--steps"))["steps"]
    assert any("Ada" in line for line in steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_leaves_a_battle_goes_on_in_the_campaign(alone: Desk, lang: str) -> None:
    said = alone("battle", "--plain", say="quit\n", lang=lang)
    assert "overseer campaign battle" in said
    assert "--resume" not in said


def test_a_battle_finished_elsewhere_counts(alone: Desk) -> None:
    with CampaignFolder.open(alone.folder()) as folder:
        options = battle_options(folder.state)
        players = [bots.make("easy", "wasteland", 0)]
        match = Match(Wasteland(), players, options, numbered_seed(7))
        while not match.over:
            match.step()
        match.save(folder.next_battle)
    said = alone("status")
    assert "The battle is prepared" not in said
    assert "Last battle" in said or "Ada" in said
    assert len(CampaignFolder.look(alone.folder()).state.fought) == 1


@pytest.mark.rule("WC-F5")
def test_an_impossible_result_can_be_mended_while_it_is_told(desk: Desk) -> None:
    desk("new", "--course", "free", "--seats", "human", "--seed", "3")
    desk("battle", "farms", "500", "defender")
    desk("quests", "none")
    desk("force", "1")
    offered = desk("battle", "--entered", say="quit\n", code=1)
    number = next(
        line.split(".")[0].strip()
        for line in offered.splitlines()
        if "Nobody is left to bring the harvest in" in line
    )
    said = desk("battle", "--entered", say=f"{number}\n\n\n\ny\nquit\n", code=1)
    assert "That cannot be" in said


@pytest.mark.rule("WC-S7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_super_mutants_build_meat_bags(desk: Desk, lang: str) -> None:
    desk("new", "--course", "free", "--seats", "human", "--seed", "3", "--names", "Ada")
    desk("battle", "ambush", "750", "players")
    desk("quests", "none")
    (desk.home / "mutants.toml").write_text(MUTANTS, encoding="utf-8")
    desk("force", "mutants.toml")
    desk("battle", "--entered", say=ENDED)
    if "keeps the lead" in desk("build"):
        desk("build", "stay")
    bags = translate(lang, "structure-field.mutants")
    told = desk("build", "field", "--yes", lang=lang).partition("\n")[0]
    assert told.startswith("Ada")
    assert bags in told
    assert bags in desk("build", "scrap", "field", "--yes", lang=lang)
    assert bags in desk("build", "scrap", "field", "--yes", code=1, lang=lang)  # none any more
