"""Backups of either database go into either, whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import stat
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from overseer.engine.refusal import Refused
from overseer.server.store import migrating
from overseer.server.store.database import Row, statement
from overseer.server.store.migrating import Migration, migrations, newest, tables
from overseer.server.store.transfer import backup, restore
from tests.server.postgres import Postgres
from tests.server.store.opened import Opened, people, person
from tests.server.store.others import other

TABLE = (
    "INSERT INTO tables (code, game, title, status, terms, options, seed, version, made, touched) "
    "VALUES ($1, '', '', 'open', '', '', $2, 0, 0, 0)"
)
MATCH = (
    "INSERT INTO matches "
    "(code, header, seed, rows, steps, clock, wish, deadline, made, touched) "
    "VALUES ($1, $2, $2, 0, 0, '{}', '{}', $3, 0, 0)"
)


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Addresses of empty databases to restore into."""
    if request.param == "sqlite":
        files = (tmp_path / f"target-{n}.db" for n in range(9))
        return lambda: f"sqlite://{next(files)}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.jsonl.gz"


def everything(url: str) -> dict[str, list[Row]]:
    with Opened(url) as opened:
        return {
            table: sorted(opened.read(f"SELECT * FROM {table}"), key=repr)
            for table in tables(newest())
        }


def fill(url: str) -> None:
    with Opened(url) as opened:
        opened.write(*(person(f"p{n}", "Ünï 🎲 \n \\ \" '") for n in range(603)))
        opened.write(
            statement(TABLE, "t", b"x"), statement(MATCH, "t", bytes(range(256)), -(2**63)),
            statement(TABLE, "u", b""), statement(MATCH, "u", b"", None),
            statement("INSERT INTO sessions VALUES ('token', 'p7', 2, 3, 'firefox linux')"),
        )  # fmt: skip


def why(work: object) -> str:
    with pytest.raises(Refused) as caught:
        asyncio.run(work)  # type: ignore[arg-type]
    return caught.value.refusal.reason


def test_everything_comes_back(url: str, target: Callable[[], str], file: Path) -> None:
    fill(url)
    into = target()
    assert asyncio.run(backup(url, file)) == 608
    assert asyncio.run(restore(into, file)) == 608
    assert everything(into) == everything(url)
    # And the copy has the same backup.
    again = file.with_name("again")
    assert asyncio.run(backup(into, again)) == 608
    assert sorted(gzip.open(again).read().splitlines()[:-1]) == sorted(
        gzip.open(file).read().splitlines()[:-1]
    )


def test_a_backup_is_of_one_moment_while_others_write(url: str, file: Path) -> None:
    with other("write", url, "8") as writer:
        for _ in range(40):
            writer.line()
        asyncio.run(backup(url, file))
        for _ in range(20):
            writer.line()
    rows = [json.loads(line) for line in gzip.open(file)]
    ids = {row[0] for row in rows if isinstance(row, list)}
    assert {f"{id}-too" for id in ids if not id.endswith("-too")} == {
        id for id in ids if id.endswith("-too")
    }
    assert len(ids) >= 80


def test_nobody_else_may_read_a_backup_and_none_is_replaced(url: str, file: Path) -> None:
    fill(url)
    asyncio.run(backup(url, file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    assert why(backup(url, file)) == "db-backup-exists"
    assert file.read_bytes() == before


def test_a_backup_that_fails_leaves_nothing(url: str, file: Path) -> None:
    with Opened(url) as opened:
        opened.write(statement("DROP TABLE outbox"))
    with pytest.raises(Exception):  # noqa: B017, PT011
        asyncio.run(backup(url, file))
    assert why(backup(url, file.parent / "nowhere" / "x")) == "db-backup-unwritten"
    assert [path.name for path in file.parent.iterdir() if "backup" in path.name] == []


def test_a_database_with_rows_is_left_alone(
    url: str, target: Callable[[], str], file: Path
) -> None:
    fill(url)
    asyncio.run(backup(url, file))
    into = target()
    with Opened(into) as opened:
        opened.write(person("mine"))
    assert why(restore(into, file)) == "db-not-empty"
    with Opened(into) as opened:
        assert people(opened) == ["mine"]


def same(raw: bytes, whole: bytes) -> bool:
    """Whether nothing but filling was damaged: the last byte of packed data has bits of no use."""
    try:
        return gzip.decompress(raw) == gzip.decompress(whole)
    except (OSError, EOFError, zlib.error):
        return False


def test_a_backup_that_is_damaged_anywhere_restores_nothing(tmp_path: Path, file: Path) -> None:
    url, into = f"sqlite://{tmp_path}/from.db", tmp_path / "into.db"
    with Opened(url) as opened:
        opened.write(person("a"), person("b"))
    asyncio.run(backup(url, file))
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    broken = [whole[:at] for at in range(0, len(whole), 7)]
    broken += [
        whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :] for at in range(10, len(whole), 5)
    ]
    broken += [gzip.compress(b"".join(lines[:at] + lines[at + 1 :])) for at in range(len(lines))]
    broken += [
        gzip.compress(b"".join(lines).replace(b"Ada", b"Eve")),
        b"no gzip",
        gzip.compress(b""),
    ]
    for content in filter(lambda raw: not same(raw, whole), broken):
        file.write_bytes(content)
        assert why(restore(f"sqlite://{into}", file)) == "db-backup-broken"
        assert not into.exists()
    assert why(restore(f"sqlite://{into}", tmp_path / "none")) == "db-backup-unread"
    file.write_bytes(whole)
    assert asyncio.run(restore(f"sqlite://{into}", file)) == 2


def forge(path: Path, *lines: object) -> None:
    """A backup with a seal that fits."""
    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    rows = sum(isinstance(line, list) for line in lines)
    end = {"rows": rows, "sha256": hashlib.sha256(text).hexdigest()}
    path.write_bytes(gzip.compress(text + json.dumps(end).encode() + b"\n"))


HEAD = {"format": 1, "step": newest()}
SESSIONS = {"table": "sessions", "columns": ["token", "person", "made", "seen", "device"]}
CHAT = {"table": "chat", "columns": ["code", "n", "person", "name", "text", "at"]}
TABLES = {"table": "tables", "columns": [
    "code", "game", "title", "host", "status", "terms",
    "options", "password", "seed", "parent", "sequel", "version", "made", "touched",
    "saved",
]}  # fmt: skip
ROW = ["t", "", "", None, "", "", "", None, {"bytes": ""}, None, None, 0, 0, 0, None]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([HEAD, TABLES, ROW, SESSIONS, ["x", "nobody", 0, 0, ""]], "db-backup-unfit"),
        ([HEAD, TABLES, ROW, CHAT, ["t", 1, None, None, "", 0]], "db-backup-unfit"),
        ([HEAD, TABLES, ROW, ROW], "db-backup-unfit"),
        ([HEAD, TABLES, ROW, SESSIONS, ["x"]], "db-backup-broken"),
        ([HEAD, TABLES, ROW, SESSIONS, [1.5, "", 0, 0, ""]], "db-backup-broken"),
        ([HEAD, TABLES, ROW, SESSIONS, [{"bytes": "?"}, "", 0, 0, ""]], "db-backup-broken"),
        ([HEAD, TABLES, ROW, {"table": "people; --", "columns": ["a"]}, ["x"]], "db-backup-broken"),
        ([HEAD, TABLES, ROW, {"table": "migrations", "columns": ["number", "name"]}, [9, ""]],
         "db-backup-broken"),
        ([{"format": 2, "step": newest()}, TABLES, ROW], "db-backup-newer"),
        ([{"format": 1, "step": 999}, TABLES, ROW], "db-backup-newer"),
        ([TABLES, ROW], "db-backup-broken"),
    ],
)  # fmt: skip
def test_a_forged_backup_restores_nothing(
    target: Callable[[], str], file: Path, lines: list[object], reason: str
) -> None:
    into = target()
    forge(file, *lines)
    assert why(restore(into, file)) == reason
    assert not any(everything(into).values())
    forge(file, HEAD, TABLES, ROW)
    assert asyncio.run(restore(into, file)) == 1


def test_an_old_backup_is_brought_up_to_date(
    target: Callable[[], str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Migration(900, "0900", ("ALTER TABLE tables ADD COLUMN mood TEXT DEFAULT 'good'",))
    known = migrations()
    forge(file, {"format": 1, "step": newest()}, TABLES, ROW)
    monkeypatch.setattr(migrating, "migrations", lambda: (*known, later))
    into = target()
    asyncio.run(restore(into, file))
    with Opened(into) as opened:
        assert opened.read("SELECT mood FROM tables") == [("good",)]
    # Tables of a later release are no place for it, even without rows.
    ahead = target()
    with Opened(ahead):
        pass
    assert why(restore(ahead, file)) == "db-restore-later"


def test_an_empty_or_foreign_database_has_no_backup(postgres: Postgres, tmp_path: Path) -> None:
    assert why(backup(postgres.new_database(), tmp_path / "x")) == "db-foreign"
    assert why(backup(f"sqlite://{tmp_path}/none.db", tmp_path / "x")) == "db-file"
    assert not (tmp_path / "none.db").exists()
