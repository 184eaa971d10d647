"""Games that are kept: gone on with, stopped in the middle, refused where they do not fit."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from overseer.lab.crew import Processes
from overseer.lab.rows import play_rows, tally_of
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from overseer.terminal.sim.keep import Keeper
from overseer.terminal.sim.progress import play_all
from overseer.text import LANGUAGES, translate
from overseer.voice.complaint import UsageError
from tests.terminal.program import Program

pytest.importorskip("polars", reason="the extra `results` is not installed")

import polars

from overseer.lab.kept import Kept, NotKept, head_of

Result = TypeVar("Result")
PLAN = Plan("shelter", ("random", "random"), 8, 5, mirror=True)
LINE = ("sim", "shelter", "--seats", "random,random", "--mirror", "--seed", "5", "--json")


def kept(path: Path, plan: Plan = PLAN, games: int = 8) -> None:
    found = Kept(head_of([plan]))
    found.add(0, plan, play_rows(plan, range(games)))
    found.write(path)


def test_a_file_has_a_row_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    kept(path)
    frame = polars.read_parquet(path)
    assert frame["number"].to_list() == list(range(8))
    assert frame["deal"].to_list() == [0, 0, 1, 1, 2, 2, 3, 3]
    assert frame["bots"].to_list() == [["random", "random"]] * 8
    assert all(sum(wins) == pytest.approx(1) for wins in frame["wins"])
    played = simulate(PLAN)
    assert frame["decisions"].sum() == played.decisions
    assert sum(map(sum, frame["scores"])) == sum(played.scores.values())
    assert set(frame["ending"]) == set(played.endings)
    tidy = frame.explode("counts").unnest("counts")
    assert tidy.filter(polars.col("what") == "offered")["n"].sum() == sum(played.offered.values())


def test_a_file_adds_up_to_the_tally(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    kept(path)
    found = Kept.read(path)
    assert found.head == head_of([PLAN])
    assert found.plans() == [PLAN]
    assert summary(PLAN, tally_of(PLAN, found.rows(0))) == summary(PLAN, simulate(PLAN))


class Interrupted:
    """A crew that somebody stops after so many tasks."""

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks

    def shared_out(
        self, work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[Result | None]:
        yield None
        for task in list(tasks)[-self.tasks :]:
            yield work(*task)
        raise KeyboardInterrupt


def test_what_was_stopped_is_gone_on_with(tmp_path: Path) -> None:
    """Stopped twice, with the last deals first, and still the result of a run in one go."""
    path = tmp_path / "games.parquet"
    for tasks, games in ((1, 2), (2, 6)):
        keeper = Keeper(str(path))
        keeper.open([PLAN], "en")
        stopped = play_all([PLAN], Interrupted(tasks), keeper, False, "en")
        assert stopped.stopped
        assert stopped.tallies[0].games == games
        assert Kept.read(path).plans()[0].games == games
    keeper = Keeper(str(path))
    keeper.open([PLAN], "en")
    assert keeper.missing(0, PLAN) == [0, 1]
    ends = play_all([PLAN], Processes(1), keeper, True, "en")
    assert not ends.stopped
    assert json.dumps(summary(PLAN, ends.tallies[0])) == json.dumps(summary(PLAN, simulate(PLAN)))
    assert ends.evidence[0].games.cases == 8


def test_more_games_with_the_same_file(tmp_path: Path) -> None:
    program = Program(tmp_path)
    path = str(tmp_path / "games.parquet")
    program(*LINE, "--games", "4", "--jobs", "1", "--keep", path)
    more = program(*LINE, "--games", "8", "--jobs", "1", "--keep", path)
    assert "4 of the games are there already" in more.err
    assert more.out == program(*LINE, "--games", "8", "--jobs", "1").out
    fewer = program(*LINE, "--games", "4", "--jobs", "1", "--keep", path)
    assert json.loads(fewer.out)["games"] == 4
    assert Kept.read(Path(path)).plans()[0].games == 8


@pytest.mark.parametrize(
    ("options", "what"),
    [
        (("--seed", "6"), "another seed"),
        (("--seats", "random,normal"), "other options"),
        (("--budget", "3"), "other options"),
        (("--first", "1"), "other options"),
    ],
)
def test_a_file_of_other_games_is_refused(
    tmp_path: Path, options: tuple[str, ...], what: str
) -> None:
    path = tmp_path / "games.parquet"
    kept(path, games=2)
    before = path.read_bytes()
    said = Program(tmp_path)(*LINE, "--games", "4", "--keep", str(path), *options, code=2).err
    assert what in said
    assert path.read_bytes() == before


def test_games_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("overseer.lab.kept.source_digest", lambda: "another")
        kept(path, games=2)
    keeper = Keeper(str(path))
    with pytest.raises(UsageError) as refused:
        keeper.open([PLAN], "en")
    sentences = {refused.value.text(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert any("other rules" in each for each in sentences)


def test_what_is_no_file_of_kept_games(tmp_path: Path) -> None:
    whole = tmp_path / "whole.parquet"
    kept(whole, games=2)
    frame = polars.read_parquet(whole)
    head = polars.read_parquet_metadata(whole)["overseer"]
    bad = tmp_path / "bad.parquet"

    def refused() -> bool:
        with pytest.raises(NotKept):
            Kept.read(bad)
        return True

    for raw in (b"", b"games", whole.read_bytes()[:-40]):
        bad.write_bytes(raw)
        assert refused()
    frame.write_parquet(bad)
    assert refused(), "no head"
    frame.write_parquet(bad, metadata={"overseer": "{}"})
    assert refused(), "a head of something else"
    frame.drop("counts").write_parquet(bad, metadata={"overseer": head})
    assert refused(), "a column is missing"
    polars.concat([frame, frame]).write_parquet(bad, metadata={"overseer": head})
    assert refused(), "every game twice"
    frame.with_columns(plan=polars.lit(7, polars.Int64)).write_parquet(
        bad, metadata={"overseer": head}
    )
    assert refused(), "a plan that there is not"
    none = frame.with_columns(counts=polars.lit(None, frame.schema["counts"]))
    none.write_parquet(bad, metadata={"overseer": head})
    assert refused(), "no counts"
    said = Program(tmp_path)(*LINE, "--games", "2", "--keep", str(bad), code=2, lang="de").err
    assert said.strip() == translate("de", "keep-error-file", file=str(bad))


def test_where_a_file_can_be_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert ".parquet" in program(*LINE, "--keep", "games.csv", code=2).err
    assert "nowhere" in program(*LINE, "--keep", "nowhere/games.parquet", code=2).err
    (tmp_path / "folder.parquet").mkdir()
    assert program(*LINE, "--keep", str(tmp_path / "folder.parquet"), code=2).err
