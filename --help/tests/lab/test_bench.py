"""The benchmark beside its peers: who is asked what, and what becomes of the answers."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent

import pytest

from benchmarks import ratios, table
from overseer.lab import bench
from overseer.lab.bench import Row, peers_of, summary
from overseer.lab.subjects import GAMES

# Libraries that answer at once: one comes up and ends at the first question, one never comes up.
PEERS = """
    import json, sys

    library = sys.argv[1]
    if library == "catanatron":
        sys.exit("no such library")
    names = [f"{library}-gin-rummy", f"{library}-uno"]
    hello = {"version": "7", "subjects": {name: ["play"] for name in names}}
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        if library == "python-chess":
            sys.exit("mated")
        asked = json.loads(line)
        turn = asked["seed"] + 1
        print(json.dumps({"seconds": 2.0, "decisions": 100 * turn, "games": turn}), flush=True)
"""


@pytest.fixture
def peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment of peers in the folder that the benchmark is run from."""
    python, script = tmp_path / bench.PEERS_PYTHON, tmp_path / bench.PEERS_SCRIPT
    for file in (python, script):
        file.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    script.write_text(dedent(PEERS), encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("peers")
def test_tragic_is_measured_beside_both_gin_rummies() -> None:
    report = bench.run(("tragic",), rounds=2, seconds=0.001)
    beside = {row.name: row for row in report.rows if not row.name.startswith("tragic-")}
    assert list(beside) == ["rlcard-gin-rummy", "openspiel-gin-rummy"]
    assert beside["rlcard-gin-rummy"] == Row(
        "rlcard-gin-rummy",
        "7",
        decisions_per_s=100.0,
        games_per_s=1.0,
        rounds={"decisions_per_s": [50.0, 100.0], "games_per_s": [0.5, 1.0]},
    )
    assert not report.failed
    assert not report.peers_missing


@pytest.mark.usefixtures("peers")
def test_a_library_that_fails_is_named_and_the_others_are_measured() -> None:
    report = bench.run(("shelter",), rounds=1, seconds=0.001)
    assert report.failed == {"catanatron": "no such library", "python-chess": "mated"}
    names = {row.name for row in report.rows}
    assert {"shelter-4-plain", "rlcard-uno", "openspiel-gin-rummy"} <= names
    assert not any("chess" in name for name in names)


def test_every_game_is_measured_beside_something() -> None:
    assert peers_of(("tragic",)).keys() == {"rlcard", "openspiel"}
    assert peers_of(GAMES).keys() == {"catanatron", "rlcard", "openspiel", "python-chess"}
    assert bench.BESIDE.keys() == set(GAMES)


def test_the_best_round_counts_and_every_round_is_kept() -> None:
    row = summary("x", "1", [{"seconds": 2.0, "copies": 10}, {"seconds": 1.0, "copies": 7}])
    assert row.copies_per_s == 7.0
    assert row.decisions_per_s is None
    assert row.rounds == {"copies_per_s": [5.0, 7.0]}


def rows() -> list[dict[str, object]]:
    ours = [{"seconds": 1.0, "decisions": n, "copies": 5000.0} for n in (300.0, 400.0, 800.0)]
    theirs = [{"seconds": 1.0, "decisions": n} for n in (100.0, 100.0, 100.0)]
    both = [summary("tragic-plain", "1", ours), summary("theirs", "2", theirs)]
    return bench.Report(both, True, False, {}).as_list()


def test_ratios_are_taken_round_by_round() -> None:
    _, _, line = ratios.table(rows(), "tragic-plain")
    assert line == "| theirs | 4.0 × (3.0–8.0) | – | – | – |"


def test_the_table_of_the_docs() -> None:
    _, rule, ours, theirs = table.table(rows())
    assert rule.count("|") == ours.count("|") == theirs.count("|")
    assert ours == "| tragic-plain | 1 | 800 | – | – | 5,000 | – | – | −62 % |"
    assert theirs.endswith("| −0 % |")
