"""Two runs compared: what changed is found, what did not change is left in peace."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from overseer.lab.comparing.chance import LEVEL
from overseer.lab.comparing.comparison import comparable, comparison
from overseer.lab.comparing.evidence import Evidence
from overseer.lab.comparing.labels import Labels
from overseer.lab.rows import play_rows
from overseer.lab.sim import Plan
from overseer.text import LANGUAGES, translate
from tests.terminal.program import Program

PLAN = Plan("shelter", ("random", "random"), 8, 5)
LINE = ("sim", "shelter", "--seats", "random,random", "--games", "6", "--jobs", "1")


def looked_at(plan: Plan) -> Evidence:
    found = Evidence(plan)
    found.add(play_rows(plan, range(plan.games)))
    return found


@pytest.fixture(scope="module")
def two() -> list[Evidence]:
    """Random bots, and a bot that knows how to play."""
    return [looked_at(PLAN), looked_at(Plan("shelter", ("normal", "random"), 8, 5))]


def test_nothing_changes_between_a_run_and_itself(two: list[Evidence]) -> None:
    found = comparison(two[:1], two[:1])
    assert found["changed"] == 0
    assert found["differs"] == []
    assert found["only"] == []
    assert found["looked_at"] == len(found["figures"]) > 50
    assert all(row["difference"] == 0 and row["p"] == 1 for row in found["figures"])


def test_a_better_bot_is_found(two: list[Evidence]) -> None:
    base, now = two
    found = comparison([base], [now])
    assert found["differs"] == ["bots"]
    assert found["correction"] == "holm"
    changed = [row for row in found["figures"] if row["changed"]]
    assert 0 < len(changed) == found["changed"]
    assert changed == found["figures"][: len(changed)]
    for row in found["figures"]:
        assert row["low"] <= row["difference"] <= row["high"]
        assert row["p"] <= row["corrected"]
        assert row["changed"] == (row["corrected"] < LEVEL)
        assert row["difference"] == pytest.approx(row["now"] - row["base"], abs=2e-6)
    missing = {(row["what"], *row["of"]): row["where"] for row in found["only"]}
    assert missing["score", "normal"] == "now"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_a_name(two: list[Evidence], lang: str) -> None:
    found = comparison([two[0]], [two[1]])
    labels = Labels({"game": "shelter"}, None, lang)
    rows = [*found["figures"], *found["only"]]
    names = [labels.of(row) for row in rows]
    assert len(set(names)) == len({(row["what"], *row["of"]) for row in rows})
    for row in found["figures"]:
        assert labels.interval(row)
        assert labels.chance(row, "p")
    assert len(labels.sentences({**found, "base": "x"})) >= 4


def test_all_kinds_of_runs_have_names() -> None:
    plans = [
        Plan("tragic", ("random",) * 2, 2, 1, line_ups=(("thieves", "gamblers"),)),
        Plan("wasteland", ("random",), 1, 1, options={"scenario": "ambush"}),
        Plan("wasteland", ("random",), 1, 1, campaign="free:ambush"),
    ]
    for plan in plans:
        one = looked_at(plan)
        result = {"game": plan.game, **({"campaign": plan.campaign} if plan.campaign else {})}
        for lang in LANGUAGES:
            labels = Labels(result, None, lang)
            for name in one.sums():
                row = {"what": name.what, "of": list(name.of)}
                if plan.options:
                    row["scenario"] = plan.options["scenario"]
                assert "{" not in labels.of(row)
                assert "changes-" not in labels.of(row)


def test_what_can_be_compared() -> None:
    three = Plan("shelter", ("random",) * 3, 8, 5)
    duel = Plan("tragic", ("random",) * 2, 8, 5)
    assert comparable([PLAN], [Plan("shelter", ("normal", "easy"), 2, 9)])
    assert not comparable([PLAN], [three])
    assert not comparable([PLAN], [duel])
    ambush = Plan("wasteland", ("random",), 1, 1, options={"scenario": "ambush"})
    loot = Plan("wasteland", ("random",), 1, 1, options={"scenario": "loot"})
    assert not comparable([ambush], [loot])
    assert comparable([ambush, loot], [loot])


def copied(tmp_path: Path) -> Path:
    """The cards of the game, in a file of one's own."""
    text = (files("overseer.shelter") / "sets" / "standard.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_card_file_against_the_cards_of_the_game(tmp_path: Path) -> None:
    program = Program(tmp_path)
    mine = str(copied(tmp_path))
    line = (*LINE, "--cards", mine, "--against", "standard")
    found = json.loads(program(*line, "--json").out)["against"]
    assert found["differs"] == ["cards"]
    assert found["base"] == "standard"
    assert found["base_games"] == found["now_games"] == 6
    assert found["changed"] == 0, "the same cards in another file"
    told = program(*line, lang="fr").out
    assert translate("fr", "changes-holm").split(" : ")[0][:30] in " ".join(told.split())


def test_against_kept_games(tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="the extra `results` is not installed")
    program = Program(tmp_path)
    path = str(tmp_path / "base.parquet")
    program(*LINE, "--keep", path)
    line = ("sim", "shelter", "--seats", "normal,random", "--games", "6", "--jobs", "1")
    found = json.loads(program(*line, "--against", path, "--json").out)["against"]
    assert found["differs"] == ["bots"]
    assert found["base_games"] == 6
    wrong = ("sim", "tragic", "--games", "2", "--against", path)
    assert "cannot be compared" in program(*wrong, code=2).err


def test_what_is_no_base(tmp_path: Path) -> None:
    program = Program(tmp_path)
    for base in ("nowhere.toml", "nowhere.parquet"):
        said = program(*LINE, "--against", base, code=2, lang="es").err
        assert base in said
    broken = tmp_path / "broken.toml"
    broken.write_text("x = ", encoding="utf-8")
    assert "broken.toml" in program(*LINE, "--against", str(broken), code=1).err
