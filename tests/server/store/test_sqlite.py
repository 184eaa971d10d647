"""SQLite: one process has the file, whoever waits is committed together, a full disk passes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from overseer.engine.refusal import Refused
from overseer.server.store import sqlite_writer
from overseer.server.store.database import Conflict, Unavailable, statement
from tests.server.store.opened import Opened, people, person
from tests.server.store.others import Other, other


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def database(file: Path) -> Iterator[Opened]:
    with Opened(f"sqlite://{file}") as opened:
        yield opened


def reason(url: str) -> tuple[str, dict[str, int | str]]:
    """Why a database cannot be opened."""
    with pytest.raises(Refused) as caught, Opened(url):
        pass
    return caught.value.refusal.reason, caught.value.refusal.args


def test_a_second_process_is_refused_until_the_first_is_gone(file: Path) -> None:
    with other("open", f"sqlite://{file}") as holder:
        assert holder.line() == "open"
        pid = str(holder.process.pid)
        assert reason(f"sqlite://{file}") == ("db-in-use", {"file": str(file), "process": pid})
        link = file.with_name("another-name.db")
        link.symlink_to(file)
        assert reason(f"sqlite://{link}")[0] == "db-in-use"
        holder.kill()
    with Opened(f"sqlite://{file}") as opened:
        assert people(opened) == []


def test_the_same_process_cannot_open_it_twice(database: Opened, file: Path) -> None:
    pid = os.getpid()
    assert reason(database.url) == ("db-in-use", {"file": str(file), "process": pid})
    database.write(person("a"))
    assert other_is_refused(database.url)


def other_is_refused(url: str) -> bool:
    with other("open", url) as second:
        return second.line().startswith("refused")


def test_a_child_process_does_not_keep_the_file(file: Path) -> None:
    """A worker that outlives its parent holds nobody up."""
    with Opened(f"sqlite://{file}") as opened:
        worker = subprocess.Popen(["cat"], stdin=subprocess.PIPE, close_fds=False)
        forked = os.fork()
        if forked == 0:
            worker.wait()
            os._exit(0)
        opened.write(person("a"))
    try:
        with other("open", f"sqlite://{file}") as second:
            assert second.line() == "open"
    finally:
        assert worker.stdin is not None
        worker.stdin.close()
        worker.kill()
        os.kill(forked, 9)
        os.waitpid(forked, 0)
        worker.wait()


def test_others_on_the_machine_may_not_read_it(file: Path) -> None:
    folder = file.parent / "new" / "folder"
    with Opened(f"sqlite://{folder}/table.db") as opened:
        opened.write(person("a"))
        for path in folder.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_file_that_is_no_database_is_left_alone(file: Path) -> None:
    file.write_bytes(b"Dear diary, " * 1000)
    assert reason(f"sqlite://{file}") == ("db-no-database", {"file": str(file)})
    assert file.read_bytes() == b"Dear diary, " * 1000
    file.unlink()
    with Opened(f"sqlite://{file}"):
        pass


def test_the_database_of_another_program_is_left_alone(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert reason(f"sqlite://{file}")[0] == "db-foreign"


def test_a_place_where_nothing_can_be_written_is_named(file: Path) -> None:
    file.write_bytes(b"")
    found, args = reason(f"sqlite://{file}/inside.db")
    assert (found, args["error"]) == ("db-file", os.strerror(20))
    assert reason(f"sqlite://{file.parent}")[0] == "db-file"


def test_whoever_waits_is_committed_together(database: Opened) -> None:
    commits: list[str] = []
    writer = database.store._writer._connection  # type: ignore[attr-defined]
    writer.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    async def at_once() -> None:
        await asyncio.gather(*(database.store.write(person(f"{n}")) for n in range(200)))

    database.run(at_once())
    assert len(people(database)) == 200
    assert 1 <= len(commits) <= 20


def test_a_locked_file_is_unavailable_until_it_is_free(database: Opened, file: Path) -> None:
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")

    async def some() -> list[object]:
        return await asyncio.gather(
            *(database.store.write(person(f"{n}")) for n in range(3)), return_exceptions=True
        )

    outcomes = database.run(some())
    assert all(isinstance(outcome, Unavailable) and not outcome.unknown for outcome in outcomes)
    assert people(database) == []  # reading goes on
    holder.execute("ROLLBACK")
    holder.close()
    database.write(person("a"))
    assert people(database) == ["a"]


def test_a_group_without_room_leaves_nothing_and_recovers(database: Opened) -> None:
    """The file may not grow: SQLite undoes all of the group by itself."""
    writer = database.store._writer._connection  # type: ignore[attr-defined]
    ((pages,),) = writer.execute("PRAGMA page_count").fetchall()
    writer.execute(f"PRAGMA max_page_count = {pages + 5}")
    big = "x" * 100_000

    async def some() -> list[object]:
        return await asyncio.gather(
            *(database.store.write(person(f"{n}", big)) for n in range(8)), return_exceptions=True
        )

    outcomes = database.run(some())
    assert all(isinstance(outcome, Unavailable) and not outcome.unknown for outcome in outcomes)
    assert people(database) == []
    database.write(person("small"))
    writer.execute("PRAGMA max_page_count = 1000000")
    database.write(person("big", big))
    assert people(database) == ["big", "small"]


def test_a_full_disk_loses_nothing_acknowledged_and_passes(file: Path) -> None:
    with other("fill", f"sqlite://{file}", "600000") as writer:
        check_fill(writer, file)


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """A file system of one megabyte that nobody else sees."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = f'mount -t tmpfs -o size=1m none {disk} && exec "$@"'
    before = ("unshare", "--mount", "sh", "-c", mount, "sh")
    try:
        subprocess.run([*before, "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("file systems cannot be mounted here")
    writer = Other("fill", f"sqlite://{disk}/table.db", "0", before=before)
    check_fill(writer, None)


def check_fill(writer: Other, file: Path | None) -> None:
    acknowledged: list[str] = []
    while not (said := writer.line()).startswith("full"):
        acknowledged.append(said)
    assert len(acknowledged) >= 8
    kept = int(writer.line().removeprefix("count "))
    assert kept == len(acknowledged)
    assert writer.rest() == ["again"]
    if file is not None:
        with Opened(f"sqlite://{file}") as opened:
            assert sorted(people(opened)) == sorted([*acknowledged, "again"])


def test_a_file_that_was_removed_takes_no_more(database: Opened, file: Path) -> None:
    """What is written to it would be gone with the process."""
    database.write(person("a"))
    aside = file.rename(file.with_name("aside.db"))
    with pytest.raises(Unavailable):
        database.write(person("b"))
    file.write_bytes(b"")
    with pytest.raises(Unavailable):
        database.write(person("b"))
    aside.rename(file)
    database.write(person("c"))
    assert people(database) == ["a", "c"]


def test_a_connection_that_cannot_undo_is_replaced(database: Opened) -> None:
    database.store._writer._connection.close()  # type: ignore[attr-defined]
    database.write(person("a"))
    database.write(person("b"))
    assert people(database) == ["a", "b"]


def test_what_takes_long_is_left_to_the_thread(database: Opened) -> None:
    """The loop goes on meanwhile, and whoever was in the same group is written all the same."""
    long = statement(
        "INSERT INTO people (id, name, lang, wishes, made, seen) "
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 200000) "
        "SELECT 'many', 'x', 'en', '{}', max(i), 0 FROM n"
    )
    places: list[str] = []
    writer = database.store._writer._connection  # type: ignore[attr-defined]

    def traced(sql: str) -> None:
        if sql == "COMMIT" or "RECURSIVE" in sql:
            places.append(threading.current_thread().name)

    writer.set_trace_callback(traced)

    async def both() -> None:
        await asyncio.gather(database.store.write(long), database.store.write(person("a")))

    database.run(both())
    assert people(database) == ["a", "many"]
    assert places[1:] == ["sqlite-writer", "sqlite-writer"]


def test_only_the_commit_is_the_threads(database: Opened) -> None:
    places: list[tuple[str, bool]] = []
    writer = database.store._writer._connection  # type: ignore[attr-defined]

    def traced(sql: str) -> None:
        places.append((sql.split()[0], threading.current_thread().name == "sqlite-writer"))

    writer.set_trace_callback(traced)
    database.write(person("a"))
    assert places == [("BEGIN", False), ("INSERT", False), ("COMMIT", True)]


def test_a_very_long_queue_becomes_several_commits(
    database: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "LARGEST", 3)

    async def at_once() -> list[object]:
        late = [database.store.write(person("0")) for _ in range(5)]
        good = [database.store.write(person(f"{n}")) for n in range(20)]
        return await asyncio.gather(*good, *late, return_exceptions=True)

    outcomes = database.run(at_once())
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 5
    assert len(people(database)) == 20


def test_commits_wait_for_the_disk(database: Opened) -> None:
    async def settings() -> list[list[tuple[object, ...]]]:
        names = ("synchronous", "journal_mode", "foreign_keys")
        writer = database.store
        return [(await writer.write(statement(f"PRAGMA {name}")))[0] for name in names]  # type: ignore[misc]

    assert database.run(settings()) == [[(2,)], [("wal",)], [(1,)]]


def test_readers_cannot_write(database: Opened) -> None:
    with pytest.raises(Unavailable, match="readonly"):
        database.read("DELETE FROM people")
