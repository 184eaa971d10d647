"""Running matches of older releases go on when a newer one opens them; nothing of them is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overseer
from overseer.engine.extract import Step
from overseer.engine.match import read_seed
from overseer.engine.record import Header, Record
from overseer.host.clock import Clock
from overseer.host.step_codec import packed
from overseer.host.table import ChairRow, TableRow, Terms
from overseer.server.store.database import statement
from overseer.server.store.tables import added
from tests.server.serving import BOTH, Caller, Serving
from tests.server.store.opened import Opened
from tests.terminal.program import Program

SAVES = Path(__file__).parents[2] / "saves"
RUNNING = [
    SAVES / name
    for name in (
        "0.1.0/shelter-60.overseer",
        "0.1.0/tragic-35.overseer",
        "0.1.0/wasteland-ambush.overseer",
        "0.2.0/tragic-4-210.overseer",
    )
]
CODE = "oldmatch"
AT_ONCE = 7  # entries in a row of then


def rows_of(path: Path, person: str | None, status: str = "playing") -> list[Any]:
    """A saved game of an older release as the match of a table of then."""
    record = Record.load(path)
    head = record.header
    seed = read_seed(path) if record.end is None else bytes(32)
    chairs = [
        ChairRow(seat, kind, person if kind == "human" else None, "Ada" if kind == "human" else "")
        for seat, kind in enumerate(head.seats)
    ]
    table = TableRow(
        *(CODE, head.game, "", person, status, Terms(), {}, None, seed, None, None, 1, 1, 1),
        chairs=chairs,
    )
    made = list(added(table))
    groups = [
        list(enumerate(record.entries, 1))[at : at + AT_ONCE]
        for at in range(0, len(record.entries), AT_ONCE)
    ]
    made.append(
        statement(
            "INSERT INTO matches (code, header, seed, rows, steps, clock, wish, made, touched) "
            "VALUES ($1, $2, $3, $4, $5, $6, '{}', 1, 1)",
            *(CODE, msgspec.json.encode(head), seed, len(groups), len(record.entries)),
            Clock().text,
        )
    )
    viewers = len(head.seats) + 1
    for seq, group in enumerate(groups, 1):
        steps = [
            Step(n, each.seat, (each.move,) * viewers, [], each.move, each.link)
            for n, each in group
        ]
        made.append(
            statement(
                "INSERT INTO inputs (code, seq, key, seat, input, steps, last, rules, at) "
                "VALUES ($1, $2, $3, 0, 'x', $4, $5, $6, $7)",
                *(CODE, seq, f"0 key{seq}", packed(steps), group[-1][0], head.rules, 100 + seq),
            )
        )
    return made


def placed(serving: Serving, path: Path) -> Caller:
    """Somebody who plays the match of a saved game."""
    ada = serving.guest("Ada")
    serving.write(*rows_of(path, ada.id))
    return ada


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_a_match_of_then_is_opened_and_goes_on(serving: Serving, path: Path) -> None:
    """It is marked, everybody is told, the rows of then are kept, and the record verifies."""
    old = Record.load(path)
    ada = placed(serving, path)
    before = serving.read("SELECT seq, key, input, steps, last, rules, at FROM inputs ORDER BY seq")
    update = ada.get(f"/api/tables/{CODE}/steps")
    game = overseer.game(old.header.game)
    header = header_of(serving)
    assert header.rules == game.rules_version
    assert [each.rules for each in header.updates] == [old.header.rules]
    assert "rules" in str(update["steps"][header.old_moves - 1])
    assert old.header.rules in json.dumps(update["steps"])
    kept = serving.read(
        "SELECT seq, key, input, steps, last, rules, at FROM old_inputs ORDER BY seq"
    )
    assert kept == before
    assert serving.read("SELECT n, steps FROM old_matches") == [(0, len(old.entries))]
    assert ada.get(f"/api/tables/{CODE}")["updates"] == 1
    live = serving.run(serving.registry.live(CODE))
    assert not live.standing.asked or update["question"]
    # What was sent to the release of then does not count again.
    again = serving.run(live.enter(0, ["x"], serving.clock(), key="0 key1", seen=0))
    assert again.again
    if live.standing.asked:
        seat = live.standing.asked[0]
        key = {"key": "fresh", "seq": live.number, "input": "resign", "seat": seat}
        assert ada.post(f"/api/tables/{CODE}/input", key)["number"] > update["number"]


def header_of(serving: Serving) -> Header:
    raw = serving.read("SELECT header FROM matches WHERE code = $1", CODE)[0][0]
    assert isinstance(raw, bytes)
    return msgspec.json.decode(raw, type=Header)


@BOTH
def test_it_is_converted_once_and_opened_again_as_it_was(serving: Serving) -> None:
    ada = placed(serving, RUNNING[0])
    first = ada.get(f"/api/tables/{CODE}/steps")
    del serving.registry.lives[CODE]
    second = ada.get(f"/api/tables/{CODE}/steps")
    assert (first["number"], first["scene"]) == (second["number"], second["scene"])
    assert serving.read("SELECT count(*) FROM old_matches") == [(1,)]
    ada.post(f"/api/tables/{CODE}/input", {"key": "a", "seq": second["number"], "input": "resign"})


@BOTH
def test_of_two_processes_one_converts(serving: Serving) -> None:
    """Who is second finds it done; a process that still holds the old match lets go of it."""
    ada = placed(serving, RUNNING[0])
    registry = serving.registry
    ada.get(f"/api/tables/{CODE}/steps")
    live = registry.lives[CODE]
    live.rows -= 1  # as a process has it that opened the match before it was converted
    body = {"key": "a", "seq": live.number, "input": "resign"}
    ada.post(f"/api/tables/{CODE}/input", body, 503)
    assert live.rewritten
    ada.post(f"/api/tables/{CODE}/input", body)
    assert registry.lives[CODE] is not live


def test_a_finished_match_stays_as_it_is(serving: Serving) -> None:
    """It is refused with the release that shows it; nothing is written."""
    ada = serving.guest("Ada")
    path = SAVES / "0.1.0/tragic-over.overseer"
    serving.write(*rows_of(path, ada.id, "over"))
    told = ada.get(f"/api/tables/{CODE}/steps", 422)
    assert told["error"]["text"]
    assert header_of(serving).rules == Record.load(path).header.rules
    assert serving.read("SELECT * FROM old_matches") == []


def test_it_can_stay_with_a_process_of_its_release(tmp_path: Path) -> None:
    """`--keep-older`: nothing is converted, and whatever is due elsewhere goes on."""
    with Serving(f"sqlite://{tmp_path}/table.db", keep_older=True) as serving:
        ada = placed(serving, RUNNING[0])
        serving.write(statement("UPDATE matches SET deadline = 1, bot = 1"))
        told = ada.get(f"/api/tables/{CODE}/steps", 421)
        assert told["error"]["id"] == "older-release"
        assert "0.1.0" in told["error"]["text"]
        serving.run(serving.registry.due.look())
        assert serving.read("SELECT * FROM old_matches") == []


def test_a_release_does_not_open_what_a_newer_one_plays(serving: Serving) -> None:
    """Given a match of rules that are still to come, then it is refused, and stays as it is."""
    ada = serving.guest("Ada")
    body = {"game": "shelter", "seats": ["human", "bot:easy"]}
    code = ada.post("/api/tables", body)["code"]
    serving.run(serving.registry.live(code))
    raw = serving.read("SELECT header FROM matches")[0][0]
    assert isinstance(raw, bytes)
    newer = msgspec.structs.replace(msgspec.json.decode(raw, type=Header), rules="shelter-99")
    del serving.registry.lives[code]
    serving.write(statement("UPDATE matches SET header = $1", msgspec.json.encode(newer)))
    ada.get(f"/api/tables/{code}/steps", 422)
    assert serving.read("SELECT * FROM old_matches") == []


def test_the_forecast_says_it_before_anything_is_changed(tmp_path: Path) -> None:
    """`overseer db replay`, in words and for programs; a match that cannot go on is its code."""
    program = Program(tmp_path)
    program("db", "migrate")
    url = f"sqlite://{program.saves}/server.db"
    assert "No match is running" in program("db", "replay").out
    with Opened(url) as opened:
        opened.write(*rows_of(RUNNING[0], None))
    assert CODE in program("db", "replay").out
    (row,) = json.loads(program("db", "replay", "--json").out)
    assert (row["code"], row["fate"] in ("whole", "changed")) == (CODE, True)
    with Opened(url) as opened:
        assert opened.read("SELECT * FROM old_matches") == []
        head = msgspec.structs.replace(Record.load(RUNNING[0]).header, rules="other-1")
        opened.write(statement("UPDATE matches SET header = $1", msgspec.json.encode(head)))
    assert CODE in program("db", "replay", code=1, lang="fr").out
