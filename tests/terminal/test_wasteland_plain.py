"""Wasteland in lines: whole battles through pipes, words for everything, options and scenarios."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overseer.engine.decision import Event
from overseer.text import LANGUAGES, translate
from overseer.voice.wasteland.situation import look, situation
from overseer.wasteland.autopass import OnlyAnswer
from overseer.wasteland.battle.topics import T_EFFECT
from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.terminal.program import Program
from tests.terminal.table.battle_pilot import arranged, begin, duel, state

BATTLE = ("play", "wasteland", "--plain", "--seed", "3", "--scenario", "beginnings")
SET_UP = "1\n" * 4  # an edge and three places
FIRST = SET_UP + "1\n1\n"  # the first model is ready and activated


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_battle_is_played_by_numbers(program: Program, lang: str) -> None:
    ended = program(*BATTLE, say="1\n" * 400, lang=lang)
    file = program.saved()[0]
    assert ended.err == ""
    assert translate(lang, "plain-record", file=str(file)) in ended.out
    assert "WC-X16" in ended.out
    assert translate(lang, "scenario-beginnings.story") in ended.out  # the briefing …
    assert translate(lang, "story-beginnings-survivors-always") in ended.out  # … and the story
    if lang == "en":
        told = program("replay", str(file), lang=lang).out
        assert translate(lang, "event-wasteland-round", round=1) in told
        program("replay", str(file), "--verify", lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", STANDARD)
def test_every_scenario_begins_with_its_briefing(tmp_path: Path, scenario: str, lang: str) -> None:
    session = begin(tmp_path, scenario=scenario, lang=lang)
    told = session.voice.opening(session.reads)
    assert told[0] == translate(lang, f"scenario-{scenario}")
    assert translate(lang, f"scenario-{scenario}.story") in told
    assert len(told) >= 5  # both aims, the rules, the rounds


def test_the_briefing_is_told_once(program: Program) -> None:
    out = program(*BATTLE, say=FIRST + "quit\n").out
    assert out.count(translate("en", "scenario-beginnings.story")) == 1


@pytest.mark.parametrize("ai", ["defender", "attacker"])
def test_the_briefing_comes_first_whoever_places_first(program: Program, ai: str) -> None:
    """At the farms the AI's defenders put their switches down before an attacker is asked."""
    args = ("play", "wasteland", "--plain", "--scenario", "farms", "--ai", ai, "--seed", "4")
    out = program(*args, say="quit\n").out
    begun = out.index(translate("en", "scenario-farms.story"))
    assert begun < out.index(translate("en", "scenario-farms.rules"))
    told = out.find("alarm switch k0")
    assert told == -1 or begun < told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_markers_that_are_put_down_say_what_they_are(tmp_path: Path, lang: str) -> None:
    session = begin(tmp_path, scenario="farms", lang=lang, ai="attacker")
    words = session.move_name(session.moves()[0])
    assert translate(lang, "scenario-marker-alarm") in words
    assert "k0" in words


def test_scenarios_are_listed_with_their_sides(program: Program) -> None:
    out = program("play", "wasteland", "--scenario", "?").out
    for scenario in STANDARD:
        assert translate("en", f"scenario-{scenario}") in out
    assert "beginnings: Troubled beginnings (survivors, mutants)" in out
    assert program.saved() == []


def test_the_ai_tells_why_it_acts(program: Program) -> None:
    out = program(*BATTLE, say=SET_UP + "quit\n").out
    assert re.search(r"Super Mutant \d rolled .*: [AMOFD], ", out)


def test_the_situation_tells_every_model_a_line(tmp_path: Path) -> None:
    laid, settler, mutant = duel()
    settler.wounds, settler.reactions = 1, 1
    mutant.conditions = 1
    lines = situation(arranged(tmp_path, laid).reads)
    own = next(line for line in lines if line.startswith(f"m{settler.number} "))
    assert "at 300,457" in own
    assert f"{settler.left} of {settler.health} health" in own
    assert "1 reaction token" in own
    assert "Hunting Rifle" in own
    assert any("frozen" in line for line in lines)
    assert any("2 actions" in line for line in lines)


def test_things_are_looked_up(tmp_path: Path) -> None:
    laid, settler, _ = duel()
    session = arranged(tmp_path, laid)
    told = look(session.reads, f"m{settler.number}") or ""
    assert "Short range blue" in told  # its weapon
    assert "one item of cover in between" in told  # whom it sees, through what
    assert "Settler" in (look(session.reads, "300,457") or "")
    assert "gives cover" in (look(session.reads, "terrain") or "")
    assert "Hunting Rifle" in (look(session.reads, "hunting-rifle") or "")
    assert look(session.reads, "m99") is None
    assert look(session.reads, "k0") is None
    assert look(session.reads, "nothing of the kind") is None


def test_any_point_may_be_typed_and_is_judged_by_a_rule(program: Program) -> None:
    lines = ("move 5000,5000", "why move 900,900", "move what", "shoot m9 hunting-rifle", "quit")
    out = program(*BATTLE, say=FIRST + "\n".join(lines) + "\n").out
    refused = re.findall(r"\((?:rule )?(WB-\w+|OV-\w+)\)", out)
    assert len(refused) >= 3
    assert "“move what” is not a move of this game." in out


def test_a_typed_point_is_played_and_taken_back(program: Program) -> None:
    out = program(*BATTLE, say=FIRST + "look m0\nquit\n").out
    x, y = re.findall(r"m0 [^\n]* at (\d+),(\d+)", out)[-1]
    typed = f"move {x},{int(y) + 60}"
    out = program(*BATTLE, say=FIRST + f"{typed}\nundo\nshow\nquit\n").out
    moved = "Sole Survivor Day One: yellow ruler (6 cm) north"
    assert moved in out
    assert f"at {x},{y}" in out.rpartition(moved)[2]


def test_a_battle_is_resumed(program: Program) -> None:
    program(*BATTLE, say=FIRST + "1\nquit\n")
    out = program("play", "wasteland", "--plain", "--resume", say="show\nquit\n").out
    assert "Round 1 of 4" in out


def test_two_people_fight_side_by_side_against_the_ai(program: Program) -> None:
    out = program(
        *BATTLE[:-1],
        *("escort", "--seats", "human,human", "--names", "Ana,Bo"),
        say="1\n" * 40 + "quit\n",
    ).out
    assert "Ana: " in out
    assert "Bo: " in out


def test_there_is_help(program: Program) -> None:
    out = program(*BATTLE, say="help\nquit\n").out
    assert "look terrain" in out
    helped = program("play", "--help").out
    for option in ("--scenario", "--force", "--enemy", "--ai", "--limit", "--terrain"):
        assert option in helped


def test_what_cannot_be_is_said_in_a_sentence(program: Program) -> None:
    play = ("play", "wasteland", "--plain")
    assert "ambush" in program(*play, "--scenario", "picnic", code=2).err
    assert "500, 750, 1000" in program(*play, "--scenario", "ambush", "--limit", "600", code=2).err
    assert "--limit" in program(*play, "--limit", "many", code=2).err
    assert "survivors" in program(*play, "--scenario", "storm", "--ai", "red", code=2).err
    assert "--floors" in program(*play, "--floors", "1,2", code=2).err
    assert "none.toml" in program(*play, "--terrain", "none.toml", code=2).err
    assert "--scenario" in program("play", "shelter", "--plain", "--scenario", "x", code=2).err


def test_a_broken_scenario_file_is_told_line_by_line(program: Program) -> None:
    (program.home / "mine.toml").write_text('id = "mine"\nrounds = "six"\n', encoding="utf-8")
    said = program("play", "wasteland", "--plain", "--scenario", "mine.toml", code=1).said
    assert "rounds" in said


def test_the_tutorial_gives_hints(program: Program) -> None:
    out = program("play", "wasteland", "--plain", "--tutorial", say=FIRST + "quit\n").out
    for word in ("choose", "place-open", "ready", "turn-wait"):
        assert translate("en", f"lesson-wasteland-{word}") in out
    assert program("play", "wasteland", "--tutorial", "--limit", "500", code=2).err
    second = ("play", "wasteland", "--plain", "--tutorial", "--scenario", "fort-davis")
    assert translate("en", "lesson-wasteland-put-edge") in program(*second, say="quit\n").out
    assert "--scenario" in program(*second[:-1], "helmet", code=2).err


def test_only_answers_are_given_for_a_person(tmp_path: Path) -> None:
    session = begin(tmp_path)
    helper = session.match.helpers[0]
    assert isinstance(helper, OnlyAnswer)
    assert helper(session.match.view(0)) is None  # four edges to choose from
    laid, _, _ = duel()
    assert helper(laid.state.view(0)) is None  # an activation has actions left
    laid.state.topic = T_EFFECT  # no icons: nothing to buy
    assert str(helper(laid.state.view(0))) == "pass"
    assert session.ask_always(0) is True
    helper = session.match.helpers[0]
    assert helper is not None
    assert helper(laid.state.view(0)) is None  # asked always


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dice_are_told_face_by_face(tmp_path: Path, lang: str) -> None:
    session = begin(tmp_path, lang=lang)
    event = Event("wasteland-rolled", {"roll": "1* K:d2 Y:- B:bs", "value": 4})
    said = session.event_text(event)
    for word in ("face-damage-2", "face-blank", "face-bottle-star", "die-black", "die-blue"):
        assert translate(lang, f"say-wasteland-{word}") in said
    assert state(session).round == 0
