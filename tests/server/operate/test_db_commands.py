"""`overseer db` as an operator uses it, in four languages."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from overseer.server.store.database import statement
from overseer.terminal.cli import app
from overseer.terminal.help import message_of
from overseer.text import LANGUAGES, has, translate
from tests.server.postgres import PASSWORD, QUOTED
from tests.server.store.opened import Opened, people, person
from tests.terminal.program import Program

ROOT = get_command(app)
COMMANDS = ("migrate", "backup", "restore", "check", "replay")


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def test_from_nothing_to_a_backup_and_back(program: Program) -> None:
    assert "0001-begin" in program("db", "migrate").out
    assert "0001-begin" not in program("db", "migrate").out
    with Opened(f"sqlite://{program.saves}/server.db") as opened:
        opened.write(person("a"), person("b"))
        # Both work while somebody plays.
        assert "2 rows" in program("db", "backup", "b.gz").out
        assert "Everything fits" in program("db", "check").out
    copy = f"sqlite://{program.home}/copy.db"
    assert "2 rows" in program("db", "restore", "b.gz", "--db", copy).out
    with Opened(copy) as opened:
        assert people(opened) == ["a", "b"]
    assert "already" in program("db", "restore", "b.gz", "--db", copy, code=1).err
    assert "already" in program("db", "backup", "b.gz", code=1).err


def test_a_backup_without_a_name_is_named_after_the_time(program: Program) -> None:
    program("db", "migrate")
    program("db", "backup")
    assert len(list(program.home.glob("overseer-*.jsonl.gz"))) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_and_is_the_exit_code(program: Program, lang: str) -> None:
    program("db", "migrate")
    with Opened(f"sqlite://{program.saves}/server.db") as opened:
        opened.write(
            statement(
                "INSERT INTO tables VALUES "
                "('T', '', '', NULL, '', '', '', '', '', NULL, NULL, 0, 0, 0, NULL)"
            ),
            statement(
                "INSERT INTO matches "
                "(code, header, seed, rows, steps, clock, wish, made, touched) "
                "VALUES ('T', '', '', 3, 0, '', '', 0, 0)"
            ),
        )
    ended = program("db", "check", code=1, lang=lang)
    wrong = translate(lang, "db-check-rows", code="T", found="3", wanted="0")
    assert ended.err == f"{wrong}\n"
    assert translate(lang, "db-check-faults", faults=1, matches=1, inputs=0) in ended.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://ada:sesame@host/x", "db-url"),
        ("sqlite:///dev/null/x.db", "db-file"),
        ("postgresql://ada:sesame@127.0.0.1:1/x", "db-unreachable"),
    ],
)
def test_a_database_that_cannot_be_is_a_sentence(
    program: Program, lang: str, url: str, reason: str
) -> None:
    for command in (("migrate",), ("check",), ("backup", "x.gz")):
        err = program("db", *command, "--db", url, code=1, lang=lang).err
        begin = translate(lang, f"refusal-{reason}", file="/dev/null/x.db", error="…", where="…")
        assert " ".join(begin.split()[-3:]) in err
        assert "sesame" not in err


def test_a_file_that_is_in_use_is_not_migrated(program: Program) -> None:
    with Opened(f"sqlite://{program.home}/x.db"):
        err = program("db", "migrate", "--db", "sqlite:x.db", code=1).err
    assert "in use by another Overseer" in err


def test_the_database_of_the_environment_is_used(program: Program) -> None:
    environ = {"OVERSEER_DB": "sqlite:elsewhere.db"}
    program("db", "migrate", environ=environ)
    with Opened(f"sqlite://{program.home}/elsewhere.db") as opened:
        assert opened.read("SELECT name FROM migrations")


def test_without_the_libraries_there_is_a_sentence(program: Program) -> None:
    """SQLite needs none of them, PostgreSQL does."""
    hidden = program.home / "hidden"
    hidden.mkdir()
    (hidden / "asyncpg.py").write_text("raise ModuleNotFoundError('no', name='asyncpg')\n")
    path = f"{hidden}:{program.environ['PYTHONPATH']}"
    program("db", "migrate", environ={"PYTHONPATH": path})
    url = f"postgresql://ada:{QUOTED}@127.0.0.1:1/x"
    ended = program("db", "check", "--db", url, environ={"PYTHONPATH": path}, code=2)
    assert "asyncpg" in ended.err
    assert '-m pip install "' in ended.err
    assert PASSWORD not in ended.said
    assert QUOTED not in ended.said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_explains_itself(program: Program, lang: str) -> None:
    family = ROOT.commands["db"]  # type: ignore[attr-defined]
    assert tuple(family.commands) == COMMANDS
    for name in ("db", *(f"db-{command}" for command in COMMANDS)):
        command = family if name == "db" else family.commands[name[3:]]
        for param in command.params:
            assert has(lang, message_of(lang, name, param)), param
        for example in translate(lang, f"help-{name}.examples").splitlines():
            line, _, meaning = example.partition("  ")
            assert meaning.strip(), example
            ROOT.make_context("overseer", shlex.split(line)[1:], obj=lang)
    out = program("db", "--help", lang=lang).out
    for command in COMMANDS:
        assert translate(lang, f"help-db-{command}")[:30] in out
    assert translate(lang, "help-db") in program("--help", lang=lang).out
