"""Addresses, and the steps by which a database becomes what this release wants."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from overseer.engine.refusal import Refused
from overseer.server.store import migrating
from overseer.server.store.address import default_url, shown, sqlite_path
from overseer.server.store.database import statement
from overseer.server.store.migrating import Migration, migrate, migrations, tables
from overseer.server.store.opening import connect, open_database
from overseer.text import LANGUAGES
from overseer.voice.complaint import complaint
from tests.server.postgres import Postgres
from tests.server.store.opened import Opened, people, person
from tests.server.store.others import other

# The steps are read from files; a release to come has two more.
LATER = (
    Migration(900, "0900-songs", ("CREATE TABLE songs (name TEXT, tune {bytes})",)),
    Migration(901, "0901-no-songs", ("DROP TABLE songs", "CREATE TABLE dances (name TEXT)")),
)


def refused(url: str) -> Refused:
    with pytest.raises(Refused) as caught:
        asyncio.run(open_database(url))
    for lang in LANGUAGES:
        assert complaint(caught.value, lang)  # it can be said
    return caught.value


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///srv/table.db", "/srv/table.db"),
        ("sqlite:////srv/table.db", "/srv/table.db"),
        ("sqlite:table.db", "table.db"),
        ("sqlite:///srv/a%20table%3F.db", "/srv/a table?.db"),
    ],
)
def test_the_address_of_a_file(url: str, path: str) -> None:
    assert sqlite_path(url) == Path(path)


@pytest.mark.parametrize(
    "url",
    [
        *("", "table.db", "/srv/table.db", "sqlite:", "sqlite:///", "sqlite://host/table.db"),
        *("sqlite:///table.db?mode=ro", "mysql://ada:sesame@host/table", "ada:sesame@host/table"),
        *("postgresql://ada:sesame@host:port/table", "postgresql://ada:sesame@[host/table"),
        *("http://ada:sesame@host", "postgresql://ada:sesame@host/table?sslmode=sesame"),
    ],
)
def test_what_is_no_address_is_refused_without_being_repeated(url: str) -> None:
    error = refused(url)
    assert error.refusal.reason == "db-url"
    assert "sesame" not in complaint(error, "en")


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("postgresql://ada:sesame@host:1/table?password=sesame") == (
        "postgresql://ada@host:1/table"
    )
    assert shown("postgresql:///table?host=/run") == "postgresql:///table"
    assert shown("sqlite:///srv/table.db") == "sqlite:///srv/table.db"


def test_where_nobody_names_a_database_one_lies_with_the_games(tmp_path: Path) -> None:
    url = default_url({"XDG_DATA_HOME": f"{tmp_path}/my data"})
    assert sqlite_path(url) == tmp_path / "my data" / "overseer" / "server.db"
    assert default_url({"OVERSEER_DB": "sqlite:x.db"}) == "sqlite:x.db"


def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    error = refused("postgresql://ada:sesame@127.0.0.1:1/table")
    assert error.refusal.reason == "db-unreachable"
    assert "postgresql://ada@127.0.0.1:1/table" in complaint(error, "en")
    assert "sesame" not in complaint(error, "en")


def test_a_server_that_lets_nobody_in(postgres: Postgres) -> None:
    assert refused(postgres.url("postgres", "sesame")).refusal.reason == "db-login"
    assert refused(postgres.url("nowhere")).refusal.reason == "db-missing"


def test_every_step_has_a_number_of_its_own() -> None:
    """Two of one number, made at the same time, would let one of them never be done."""
    numbers = [step.number for step in migrating.migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_tables_are_made_once_and_stay(url: str) -> None:
    with Opened(url) as opened:
        opened.write(person("a"))
        assert opened.run(migrate(opened.store)) == []
    with Opened(url) as opened:
        assert people(opened) == ["a"]
        names = [migration.name for migration in migrations()]
        assert opened.read("SELECT name FROM migrations ORDER BY number") == [(n,) for n in names]
        for table in tables(migrating.newest()):
            opened.read(f"SELECT * FROM {table}")


def test_a_newer_release_brings_its_steps(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = migrations()
    with Opened(url) as opened:
        opened.write(person("a"))
    monkeypatch.setattr(migrating, "migrations", lambda: (*known, *LATER))
    with Opened(url) as opened:
        assert people(opened) == ["a"]
        opened.write(statement("INSERT INTO dances VALUES ('waltz')"))
    assert tables(901)[-1] == "dances"
    assert tables(900)[-1] == "songs"


def test_a_step_that_fails_leaves_nothing_of_itself(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Migration(901, "0901-broken", ("CREATE TABLE dances (name TEXT)", "CREATE nonsense"))
    known = migrations()
    monkeypatch.setattr(migrating, "migrations", lambda: (*known, LATER[0], broken))
    with pytest.raises(Exception, match="nonsense"):
        asyncio.run(open_database(url))
    monkeypatch.setattr(migrating, "migrations", lambda: (*known, *LATER))
    with Opened(url) as opened:
        opened.write(statement("INSERT INTO dances VALUES ('waltz')"))


def test_a_database_of_a_newer_release_is_refused_and_left_alone(url: str) -> None:
    with Opened(url) as opened:
        opened.write(statement("INSERT INTO migrations VALUES (999, 'from the future')"))
    error = refused(url)
    assert error.refusal.reason == "db-newer"
    assert "999" in complaint(error, "en")


def test_processes_that_make_the_tables_at_the_same_time(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def open_many() -> None:
        databases = await asyncio.gather(*(connect(url) for _ in range(6)))
        done = await asyncio.gather(*(migrate(database) for database in databases))
        assert sorted(name for names in done for name in names) == [
            migration.name for migration in migrations()
        ]
        for database in databases:
            await database.close()

    with other("open", url) as one, other("open", url) as two:
        assert [one.line(), two.line()] == ["open", "open"]
    url = postgres.new_database()
    asyncio.run(open_many())
