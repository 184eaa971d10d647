"""`overseer campaign`: a command a step, and the same line by line."""

from __future__ import annotations

import json
import os
import shlex

import pytest

from overseer.terminal import cli
from overseer.terminal.campaign.folder import RECORD, CampaignFolder
from overseer.terminal.help import message_of
from overseer.text import LANGUAGES, has, translate
from tests.terminal.desk import ENDED, Desk, a_desk, one_alone, one_settled  # noqa: F401

DESK = ("campaign",)

FAMILY = cli.command().commands["campaign"]  # type: ignore[attr-defined]
COMMANDS = tuple(FAMILY.commands)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_everything_has_its_words(command: str, lang: str) -> None:
    name = f"campaign-{command}".rstrip("-")
    found = FAMILY.commands[command] if command else FAMILY
    for id in (f"help-{name}", f"help-{name}.long", f"help-{name}.examples"):
        assert has(lang, id)
    for param in found.params:
        assert has(lang, message_of(lang, name, param)), param
    root = cli.command()
    for example in translate(lang, f"help-{name}.examples").splitlines():
        line, _, meaning = example.partition("  ")
        assert meaning.strip(), example
        root.make_context("overseer", shlex.split(line)[1:], obj=lang)


def test_without_a_campaign_it_explains_itself(desk: Desk) -> None:
    assert translate("en", "campaign-welcome")[:40] in desk()
    assert "overseer campaign new" in desk("status", code=2)


def test_a_battle_cycle_command_by_command(settled: Desk) -> None:
    assert "200 caps in the bank" in settled("status")
    shown = settled("build", "store", code=1)  # the input ends: that is a no
    assert "Caps: 200 → 50" in shown
    assert "Nothing was done" in shown
    assert "Ada built (150 caps): Store" in settled("build", "store", "--yes")
    settled("build", "done")
    assert "Listening post" in settled("draw")
    settled("draw", "done")
    assert "ready for the next battle" in settled("choose", "done")
    assert "Which battle is next?" in settled("status")
    assert "Victory (Players)" in settled("history")
    assert "Ada built (150 caps): Store" in settled("history", "--steps")
    checked = settled("verify", code=3)
    assert "all is in order" not in checked
    assert "But one thing is not proved:" in checked
    assert "Not proved: a result that was entered after a battle on a real table." in checked


@pytest.mark.rule("WC-S1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_settlement_is_founded_later(desk: Desk, lang: str) -> None:
    desk("new", "--course", "free", "--seats", "human", "--seed", "3", "--settlements", "no")
    desk("battle", "ambush", "750", "players")
    desk("quests", "none")
    desk("force", "1")
    said = desk("battle", "--entered", say="1\n\n\n\ny\n", lang=lang)
    assert "overseer campaign build" in said
    assert translate(lang, "campaign-move-found") in desk("build", lang=lang)
    said = desk("--plain", say="show\nfound\nundo\nlook store\nfound\nquit\n", lang=lang)
    assert translate(lang, "topic-campaign-found") in said
    assert translate(lang, "topic-campaign-build", caps=0) in said
    assert "WC-S1)" in desk("build", "found", code=1, lang=lang)
    desk("build", "done")


@pytest.mark.rule("WC-S3")
def test_a_step_is_taken_back_by_another_run_of_the_program(settled: Desk) -> None:
    settled("build", "store", "--yes")
    settled("undo")
    assert "200 caps in the bank" in settled("status")
    settled("build", "done")
    settled("draw", "listen")  # chance has answered: nothing goes back over that
    assert "OV-U1" in settled("undo", code=1)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("build land caps --yes", "WC-S4"),  # unaffordable
        ("build pen --yes", "WC-S7"),  # forbidden without its perk
        ("build gen-x --yes", "WC-S7"),
        ("build scrap office --yes", "WC-S4"),
        ("draw stall-any", "WC-S3"),  # out of order
        ("choose stimpak", "WC-S3"),
        ("force minutemen", "WC-S3"),
        ("build perk nothing --yes", "WC-P1"),
        ("build land quests --yes", "WC-S1"),
    ],
)
def test_what_cannot_be_done_is_told_with_its_rule(settled: Desk, line: str, rule: str) -> None:
    before = (settled.folder() / RECORD).read_bytes()
    for lang in LANGUAGES:
        assert f"{rule})" in settled(*line.split(), code=1, lang=lang)
    assert (settled.folder() / RECORD).read_bytes() == before


def test_forces_over_the_limit_or_with_what_one_does_not_own(desk: Desk) -> None:
    desk("new", "--seats", "human", "--seed", "1")
    desk("quests", "none")
    assert "WC-F1)" in desk("force", "strike-team", code=1)
    desk("force", "--out", "mine.toml")
    text = (desk.home / "mine.toml").read_text()
    assert "leader" in text
    desk("force", "--out", "mine.toml", code=2)  # never over another file
    assert "There is no force" in desk("force", "nobody", code=2)
    assert "mustered" in desk("force", "mine.toml")


@pytest.mark.parametrize(
    ("result", "word"),
    [
        ('{"victor":0,"level":3,"how":"ambush-cleared","seats":[]}', "WC-F5"),
        ('{"victor":0,"level":1,"how":"ambush-cleared","seats":[],"rounds":9}', "WC-F5"),
        ("nonsense", "WC-S2"),
    ],
)
def test_results_that_cannot_be(alone: Desk, result: str, word: str) -> None:
    assert word in alone("battle", "--result", result, code=1)
    assert "The battle is prepared" in alone("status")


def test_an_answer_that_makes_no_sense_is_asked_again(alone: Desk) -> None:
    said = alone("battle", "--entered", say="99\n1\nmany\n\n77\n1x9\n1\nnothing like it\n\ny\n")
    assert "from 1 to 5" in said
    assert "“77” is not a unit" in said
    assert "there are only 1" in said
    assert "is not a card" in said
    assert "Victory" in alone("history")


def test_a_result_can_be_corrected_until_all_of_it_is_confirmed(alone: Desk) -> None:
    lines = ("3", "4", "1", "back", "back", "2", "", "stimpak", "n", "1", "", "", "", "y")
    said = alone("battle", "--entered", say="\n".join(lines) + "\n")
    assert "Rounds: 2" in said
    assert "Ada: everybody stands; left or found: Stimpak" in said
    assert "Ada: everybody stands; nothing is left over" in said
    assert "(leader)" in said
    assert "Victory (Players)" in alone("history")


def test_a_campaign_travels_in_a_file(settled: Desk) -> None:
    settled("export", "valley.json")
    settled("export", "valley.json", code=2)
    settled("import", "valley.json", "--name", "Copy", code=3)  # its result was entered
    assert "same" in settled("compare", "valley.json", "--name", "Copy")
    settled("build", "store", "--yes", "--name", "Copy")
    assert "differ from step" in settled("compare", "valley.json", "--name", "Copy", code=1)
    settled("import", "valley.json", "--name", "Copy", code=1)
    data = json.loads((settled.home / "valley.json").read_text())
    data["campaign"] = data["campaign"].replace("quest none", "quest nine")
    (settled.home / "bad.json").write_text(json.dumps(data))
    settled("import", "bad.json", "--name", "Bad", code=1)
    assert not (settled.folder("Bad") / RECORD).exists()


def test_a_damaged_campaign_goes_on_with_what_is_intact(settled: Desk) -> None:
    file = settled.folder() / RECORD
    file.write_bytes(file.read_bytes()[:-40])
    settled("status", code=1)
    assert "intact" in settled("repair")
    settled("status")
    assert (settled.folder() / "campaign-damaged.overseer").is_file()
    assert "Nothing is wrong" in settled("repair")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_any_length_get_a_sentence(settled: Desk, lang: str) -> None:
    word = "a" * 1500
    for line in (
        *(f"build {word}", f"build lead {word} {word}", f"build perk toughness {word}"),
        *(f"draw name {word} {word}", f"battle {word} 750 players", f"quests {word}"),
    ):
        assert "OV-N1" in settled(*line.split(), code=1, lang=lang)
    for line in (
        *(f"status --dir {word}", f"export {word}", f"compare {word}", f"force {word}"),
        *(f"repair --dir {word}", f"import {word} --dir x", f"new --cards {word} --name b"),
    ):
        assert settled(*line.split(), code=1 if line.startswith("import") else 2, lang=lang)


def test_names_and_places_that_do_not_work(desk: Desk) -> None:
    desk("new", "--name", "../up", code=2)
    desk("new", "--name", "a", "--dir", "b", code=2)
    desk("new", "--course", "nowhere", code=2)
    desk("new", "--seats", "human,clever", code=2)
    desk("new", "--settlements", "maybe", "--seats", "human", code=2)
    desk("new", "--seats", "human", "--dir", "here")
    desk("new", "--seats", "human", "--dir", "here", code=1)
    desk("status", "--dir", "elsewhere", code=1)
    desk("status", "--dir", "here", "--seat", "3", code=2)


READING = (
    *("status", "history", "history --steps", "battle", "quests", "force", "build", "build list"),
    *("build perk", "draw", "choose", "export copy.json", "compare copy.json"),
)
WRITING = (
    *("build store --yes", "draw listen", "choose done", "quests none", "force 1", "undo"),
    *("battle ambush 750 players", "battle --result {}", "repair"),
)


def test_a_campaign_that_is_played_elsewhere_can_be_looked_at(settled: Desk) -> None:
    saved = (settled.folder() / RECORD).read_bytes()
    with CampaignFolder.open(settled.folder()):
        for line in READING:
            settled(*line.split())
        settled("verify", code=3)  # its result was entered
        for line in WRITING:
            said = settled(*line.split(), code=1)
            assert f"in process {os.getpid()}" in said
    assert (settled.folder() / RECORD).read_bytes() == saved
    settled("build", "store", "--yes")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_to_wait_is_told_for_whom(settled: Desk, lang: str) -> None:
    with CampaignFolder.open(settled.folder()):
        said = settled("undo", code=1, lang=lang)
        for word in (str(settled.folder()), str(os.getpid()), "overseer campaign status"):
            assert word in said


def test_who_looks_on_is_told_that_a_bot_decides(desk: Desk) -> None:
    desk("new", "--seats", "human,easy", "--names", "Ada,Bo", "--seed", "2")
    desk("quests", "none")
    with CampaignFolder.open(desk.folder()) as folder:
        folder.play(0, folder.state.moves()[0])  # and the bot's answer is still to come
        assert "Bo is deciding" in desk("status")
        assert "Bo is deciding" in desk("quests")
    assert "Bo mustered a force" in desk("status")


def test_secrets_are_only_shown_to_who_says_who_they_are(desk: Desk) -> None:
    desk("new", "--seats", "human,human", "--names", "Ada,Bo", "--seed", "2")
    desk("quests", "take", "pest-control")
    desk("force", "1", "--seat", "1")
    assert "--seat 2" in desk("quests", "none", code=2)
    assert "Pest Control" not in desk("status", "--seat", "2").replace("[pest-control]", "")
    assert "Pest Control" in desk("status", "--seat", "1")
    desk("quests", "none", "--seat", "2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_line_by_line(desk: Desk, lang: str) -> None:
    desk("new", "--course", "free", "--seats", "human", "--seed", "3")
    lines = (
        "help", "battle", "battle ambush 750 players", "quests", "quest none", "force", "force 1",
        "history", "entered", *ENDED.splitlines(), "show", "stay", "moves", "perks", "look store",
        "look nothing", "why build store", "build warehouse-any", "build store", "undo", "force 1",
        "quit",
    )  # fmt: skip
    said = desk("--plain", say="\n".join(lines) + "\n", lang=lang)
    assert translate(lang, "campaign-fight-hint")[:30] in said
    assert translate(lang, "campaign-look-nothing", word="nothing") in said
    assert "WC-S4" in said
    assert "200" in desk("status", lang=lang)


def test_bots_play_their_part_by_themselves(desk: Desk) -> None:
    said = desk("new", "--seats", "random,human", "--sides", "attacker,defender", "--seed", "4")
    assert "mustered a force" in said
    desk("quests", "none")
    desk("force", "1")
    assert "The battle is prepared" in desk("status")
