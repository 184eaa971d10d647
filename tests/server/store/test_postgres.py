"""PostgreSQL: the server goes and comes, processes meet on the same rows, and wake each other."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator

import pytest

from overseer.server.store import postgres as store
from overseer.server.store.database import Unavailable, statement
from tests.server.postgres import Postgres
from tests.server.store.opened import Opened, people, person
from tests.server.store.others import other

TABLE = (
    "INSERT INTO tables VALUES "
    "($1, '', '', NULL, 'open', '', '', NULL, '', NULL, NULL, 0, 0, 0, NULL)"
)
CHANGE = "UPDATE tables SET version = version + 1 WHERE code = $1"


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Postgres]:
    """The server, which runs again when a test is done with it."""
    yield postgres
    if postgres.process is None:
        postgres.start()


@pytest.fixture
def database(server: Postgres) -> Iterator[Opened]:
    with Opened(server.new_database()) as opened:
        yield opened


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_server_that_is_started_again_is_found_again(
    database: Opened, server: Postgres, how: signal.Signals
) -> None:
    database.write(person("a"))
    server.stop(how)
    server.start()
    assert people(database) == ["a"]
    database.write(person("b"), person("c"))
    assert people(database) == ["a", "b", "c"]


def test_whoever_asks_meanwhile_waits_for_the_server(database: Opened, server: Postgres) -> None:
    server.stop()

    async def ask_and_start() -> None:
        asked = [asyncio.create_task(database.store.write(person(f"{n}"))) for n in range(20)]
        while not database.store._lost:  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)
        server.start()
        await asyncio.gather(*asked)

    database.run(ask_and_start())
    assert len(people(database)) == 20


def test_a_server_that_does_not_come_back_is_unavailable(
    database: Opened, server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.2)
    server.stop()
    with pytest.raises(Unavailable) as caught:
        database.write(person("a"), person("b"))
    assert not caught.value.unknown
    with pytest.raises(Unavailable):
        people(database)
    server.start()
    database.write(person("a"))


def test_a_server_that_falls_silent_is_unavailable_until_it_speaks(
    server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "SLOWEST", 3.0)
    with Opened(server.new_database()) as opened:
        opened.write(person("a"))

        async def ask() -> list[object]:
            # More than there are connections.
            batches = [(person(f"{n}"), person(f"{n}-too")) for n in range(15)]
            return await asyncio.gather(
                *(opened.store.write(*batch) for batch in batches), return_exceptions=True
            )

        server.send_all(signal.SIGSTOP)
        monkeypatch.setattr(store, "PATIENCE", 0.5)
        try:
            outcomes = opened.run(ask())
        finally:
            server.send_all(signal.SIGCONT)
        assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
        monkeypatch.setattr(store, "PATIENCE", 60.0)
        opened.write(person("b"), person("c"))
        assert people(opened) == ["a", "b", "c"]


def test_nobody_knows_about_a_commit_in_which_the_server_goes(
    database: Opened, server: Postgres
) -> None:
    """The connection is cut while the server checks a rule that waits for the commit."""
    wait = "SELECT pg_advisory_xact_lock(7)"
    database.write(
        statement(
            f"CREATE FUNCTION slow() RETURNS trigger AS $$ BEGIN PERFORM ({wait.split(' ')[1]}); "
            "RETURN NULL; END $$ LANGUAGE plpgsql"
        ),
        statement(
            "CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON people DEFERRABLE INITIALLY DEFERRED"
            " FOR EACH ROW EXECUTE FUNCTION slow()"
        ),
    )

    async def cut() -> None:
        async with database.store._connection() as holder:  # type: ignore[attr-defined]
            await holder.execute("SELECT pg_advisory_lock(7)")
            for batch in ((person("a"),), (person("b"), person("c"))):
                task = asyncio.create_task(database.store.write(*batch))
                waiting = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
                while not (found := await holder.fetch(waiting)):
                    await asyncio.sleep(0.01)
                await holder.execute("SELECT pg_terminate_backend($1)", found[0][0])
                with pytest.raises(Unavailable) as caught:
                    await task
                assert caught.value.unknown
            await holder.execute("SELECT pg_advisory_unlock(7)")
        await database.store.write(person("d"))

    database.run(cut())
    assert people(database) == ["d"]


def test_a_batch_that_is_cut_before_its_commit_is_done_again(
    database: Opened, server: Postgres
) -> None:
    database.write(statement(TABLE, "t"))

    async def cut() -> None:
        async with database.store._connection() as holder:  # type: ignore[attr-defined]
            await holder.execute("BEGIN")
            await holder.execute(CHANGE, "t")
            task = asyncio.create_task(
                database.store.write(person("a"), statement(CHANGE, "t", expect=1))
            )
            waiting = "SELECT pid FROM pg_locks WHERE NOT granted"
            while not (found := await holder.fetch(waiting)):
                await asyncio.sleep(0.01)
            await holder.execute("SELECT pg_terminate_backend($1)", found[0][0])
            await holder.execute("COMMIT")
        await task

    database.run(cut())
    assert database.read("SELECT version FROM tables") == [(2,)]
    assert people(database) == ["a"]


def test_batches_that_lock_each_other_are_both_done(database: Opened) -> None:
    database.write(statement(TABLE, "t"), statement(TABLE, "u"))
    pause = statement("SELECT pg_sleep(0.02)")

    async def cross() -> None:
        one, two = statement(CHANGE, "t", expect=1), statement(CHANGE, "u", expect=1)
        await asyncio.gather(
            *(database.store.write(one, pause, two) for _ in range(3)),
            *(database.store.write(two, pause, one) for _ in range(3)),
        )

    database.run(cross())
    assert database.read("SELECT version FROM tables") == [(6,), (6,)]


def test_another_process_is_woken_and_wakes(database: Opened) -> None:
    async def converse() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        await database.store.listen(heard.put_nowait)
        with other("listen", database.url) as listener:
            assert await asyncio.to_thread(listener.line) == "listening"
            for word in ("t-1", "with spaces", "with:colon"):
                await database.store.wake(word)
            lines = [await asyncio.to_thread(listener.line) for _ in range(3)]
            assert lines == ["t-1", "with spaces", "with:colon"]
            # One's own are heard once each.
            assert [heard.get_nowait() for _ in range(3)] == lines
            with other("wake", database.url, "from-there") as waker:
                assert await heard.get() == "from-there"
                await asyncio.to_thread(waker.process.wait)
            assert await asyncio.to_thread(listener.line) == "from-there"
        assert heard.empty()

    database.run(converse())


def test_listening_goes_on_after_the_server_was_started_again(
    database: Opened, server: Postgres
) -> None:
    async def converse() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        await database.store.listen(heard.put_nowait)
        server.stop()
        while database.store._wakes._ready.is_set():  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)
        server.start()
        await database.store._wakes._ready.wait()  # type: ignore[attr-defined]
        with other("wake", database.url, "after") as waker:
            assert await heard.get() == "after"
            await asyncio.to_thread(waker.process.wait)

    database.run(converse())


def test_commits_wait_for_the_disk_whatever_the_server_is_set_to(server: Postgres) -> None:
    server.sql("ALTER SYSTEM SET synchronous_commit = off")
    server.sql("SELECT pg_reload_conf()")
    try:
        with Opened(server.new_database()) as opened:
            assert opened.read("SELECT current_setting('synchronous_commit')") == [("on",)]
    finally:
        server.sql("ALTER SYSTEM RESET synchronous_commit")
        server.sql("SELECT pg_reload_conf()")
