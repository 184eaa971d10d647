"""Scenario files: ours, mistakes with their lines, and the example of the docs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overseer.cardfile.problems import CardFileError, problem_line
from overseer.text import LANGUAGES, has, translate
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.named import NAMED
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import (
    STANDARD,
    load_scenario,
    read_scenario,
    standard_scenario,
)
from tests.wasteland.scenarios.stage import EMPTY, FORCE, MUTANTS, Stage

DOCS = Path(__file__).parents[3] / "docs" / "scenarios.md"
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)

PLAIN = """id = "plain"
rounds = 3
terrain = "light"

[[side]]
id = "one"
zone = "within red of south"

[[side]]
id = "two"
zone = "within red of north"

[[end]]
when = "rounds"
how = "time"
"""


def mistakes(text: str) -> list[tuple[int, str]]:
    """The lines and messages of what is wrong."""
    with pytest.raises(CardFileError) as caught:
        read_scenario(text, "plain.toml")
    for problem in caught.value.problems:
        for lang in LANGUAGES:
            assert problem_line(problem, lang).startswith("plain.toml")
    return [(problem.line, problem.id) for problem in caught.value.problems]


def test_a_plain_file_is_enough(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text(PLAIN, "utf-8")
    scenario = load_scenario(path)
    assert [side.id for side in scenario.sides] == ["one", "two"]
    assert scenario.side("two") == 1
    state = Wasteland().new(2, {"scenario": PLAIN, "ai": "none", "terrain": EMPTY})
    assert state.decision is not None
    assert state.decision.name == "place"


@pytest.mark.rule("WC-F3")
@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("red of south", "pink of south", (7, "wasteland-scenario-zone")),
        ("within red of south", "near the door", (7, "wasteland-scenario-zone")),
        ('zone = "within red of south"\n', "", (5, "wasteland-scenario-no-zone")),
        ("rounds = 3", "rounds = 99", (2, "cardfile-range")),
        ("rounds = 3", "rounds = 3\nweather = 1", (3, "cardfile-unknown-key")),
        ("rounds = 3", 'rounds = 3\nrules = ["magic"]', (3, "wasteland-scenario-rule")),
        ("rounds = 3", 'rounds = 3\nadvantage = "three"', (3, "cardfile-choice")),
        ("rounds = 3", "rounds = 3\nclear = [[1, 2]]", (3, "wasteland-scenario-clear")),
        ("rounds = 3", 'rounds = 3\ndeploy = ["one", "nobody"]', (3, "cardfile-choice")),
        ("rounds = 3", 'rounds = 3\nreminders = ["acts", "midnight"]', (3, "cardfile-choice")),
        ("rounds = 3", 'rounds = 3\nreminders = ["round@4"]', (3, "cardfile-choice")),
        ("rounds = 3", 'rounds = 3\nreminders = ["acts@2"]', (3, "cardfile-choice")),
        ('"light"', '"heavy"', (3, "cardfile-choice")),
        ('when = "rounds"', 'when = "midnight"', (14, "wasteland-scenario-when")),
        ('when = "rounds"', 'when = "gone nobody"', (14, "cardfile-choice")),
        ('how = "time"', 'how = "time"\nwinner = "nobody"', (16, "cardfile-choice")),
        (
            "[[end]]",
            '[[marker]]\nkind = "place"\ncount = 2\nby = "fixed"\npoints = [[1, 2]]\n\n[[end]]',
            (17, "wasteland-scenario-points"),
        ),
        (
            "[[end]]",
            '[[marker]]\nkind = "place"\nby = "seed"\npoints = [[1, 2000]]\n\n[[end]]',
            (16, "wasteland-scenario-point"),
        ),
        (
            "[[end]]",
            '[[marker]]\nkind = "place"\nzone = "anywhere"\nfar_from = "moon"\n\n[[end]]',
            (16, "cardfile-choice"),
        ),
        (
            "[[end]]",
            '[stock]\nsearchable = ["gold 3"]\n\n[[end]]',
            (14, "wasteland-scenario-stock"),
        ),
        (
            "[[end]]",
            '[[side.unit]]\nunit = "setler"\n\n[[end]]',
            (14, "wasteland-file-no-card"),
        ),
        ("[[end]]", '[[aim]]\nside = "one"\naim = "dance"\n\n[[end]]', (15, "cardfile-choice")),
        (
            "[[end]]",
            '[[aim]]\nside = "one"\naim = "go"\nsubject = "moon"\n\n[[end]]',
            (16, "cardfile-choice"),
        ),
    ],
)
def test_mistakes_are_told_with_their_lines(old: str, new: str, found: tuple[int, str]) -> None:
    assert found in mistakes(PLAIN.replace(old, new, 1))


@pytest.mark.parametrize("id", STANDARD)
def test_a_scenario_has_the_name_of_its_folder(id: str) -> None:
    assert standard_scenario(id).id == id


def test_the_scenarios_come_in_the_order_of_their_rules() -> None:
    assert (STANDARD[0], STANDARD[4], STANDARD[-1]) == ("plant", "suit-up", "skirmish")


def test_a_scenario_needs_two_sides_and_an_end() -> None:
    top = PLAIN.split("[[side]]")[0]
    words = [id for _, id in mistakes(top)]
    assert "wasteland-scenario-sides" in words
    assert "wasteland-scenario-no-end" in words


# -- the docs ------------------------------------------------------------------------------------


def well() -> str:
    """The example of the docs with the named rule and its ends."""
    blocks = BLOCK.findall(DOCS.read_text("utf-8"))
    files = [text for kind, text in blocks if kind == "toml"]
    code = [text for kind, text in blocks if kind == "python"]
    assert len(code) == 1
    exec(compile(code[0], str(DOCS), "exec"), {"__name__": "docs"})
    text, ends = files[0], files[2]
    assert read_scenario(text, "well.toml").id == "well"
    head, rest = text.split("[[side]]", 1)
    body, last = rest.rsplit("[[end]]", 1)
    return f'{head}rules = ["well"]\n\n[[side]]{body}{ends}\n[[end]]{last}'


def test_the_example_of_the_docs_is_played() -> None:
    before = dict(NAMED)
    try:
        text = well()
        stage = Stage(text, forces=[FORCE, MUTANTS])
        stage.away()
        assert stage.rules.first_side(stage.state) == 0
        settler, pool = stage.models("settler")[0], stage.markers("well")[0]
        assert stage.aim(stage.side(1)[0]).markers == (pool.number,)
        stage.put(settler, pool.x, pool.y + 20)
        assert stage.settle() == ""
        assert stage.time_is_up() == "well-owners-drink"
        dry = Stage(text, forces=[FORCE, MUTANTS])
        dry.away()
        assert dry.time_is_up() == "well-time"
    finally:
        NAMED.clear()
        NAMED.update(before)


def test_the_docs_name_every_rule() -> None:
    text = DOCS.read_text("utf-8")
    for word in NAMED:
        assert f"`{word}`" in text


# -- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", STANDARD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(id: str, lang: str) -> None:
    scenario: Scenario = standard_scenario(id)
    assert scenario.id == id
    for part in ("", ".story", ".rules", *(f".{side.id}" for side in scenario.sides)):
        assert has(lang, f"scenario-{id}{part}")
    for side in scenario.sides:
        assert has(lang, f"scenario-side-{side.id}")
        if scenario.tutorial and id != "storm":
            assert has(lang, f"story-{id}-{side.id}-always")
        if scenario.tutorial:
            assert has(lang, f"story-{id}-{side.id}-win")
    for group in scenario.markers:
        if group.word:
            assert has(lang, f"scenario-marker-{group.word}")
    for end in scenario.ends:
        assert translate(lang, f"end-wasteland-{id}-{end.how}")
        assert has(lang, f"end-wasteland-{id}-{end.how}")


@pytest.mark.rule("WC-X1", "WC-X11", "WC-X15", "WC-X20")
def test_ids_and_rules_of_ours() -> None:
    rules = [standard_scenario(id).rule for id in STANDARD[:20]]
    assert rules == [f"WC-X{n}" for n in range(1, 21)]
