"""What whoever runs the table does about people and tables, while it is served and not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from overseer.engine.refusal import Refused
from overseer.server.operate import admin
from overseer.server.operate.admin_channel import socket_of
from overseer.server.people.people import DAY
from overseer.server.store.database import statement
from overseer.terminal.cli import command
from overseer.text import LANGUAGES, has, translate
from overseer.voice.complaint import UsageError, complaint
from tests.server.serving import BOTH, Caller, Serving, until

PASSWORD = "correct horse battery"


class Program:
    """The command line, in this process: what it prints, or the sentence it ends with."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str, lang: str = "en") -> str:
        self.capsys.readouterr()
        line = ["admin", *args]
        command().main(args=line, prog_name="overseer", standalone_mode=False, obj=lang)
        return self.capsys.readouterr().out

    def refused(self, *args: str, lang: str = "en") -> str:
        with pytest.raises((Refused, UsageError)) as found:
            self(*args, lang=lang)
        assert isinstance(found.value, Refused | UsageError)
        return complaint(found.value, lang)


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str]) -> Program:
    """The command line."""
    return Program(capsys)


def url(serving: Serving) -> str:
    """The database's address."""
    return serving.settings.database


def begun(serving: Serving) -> tuple[Caller, Caller, str]:
    """Two people in a match."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    body = {"game": "shelter", "seats": ["human", "human"]}
    code = ada.post("/api/tables", body)["code"]
    bob.post(f"/api/tables/{code}/sit")
    return ada, bob, code


@BOTH
def test_tables_are_listed_while_they_are_served(serving: Serving, program: Program) -> None:
    """Given a server that has the file, when the command asks, then that server answers."""
    ada, bob, code = begun(serving)
    out = program("tables", "--db", url(serving))
    assert code in out
    assert f"Ada ({ada.id}), Bob ({bob.id})" in out
    listed = json.loads(program("tables", "--db", url(serving), "--json"))
    assert [table["code"] for table in listed] == [code]
    assert [seat["person"] for seat in listed[0]["seats"]] == [ada.id, bob.id]
    assert program("tables", "--db", url(serving), "--status", "over", "--json") == "[]\n"
    assert "seed" not in str(listed)


@BOTH
def test_a_table_is_closed_for_everybody(
    serving: Serving, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever looks is told, and nobody plays on; not even bots, and nothing comes due."""
    ada, _, code = begun(serving)
    with ada.stream(code) as stream:
        assert '"playing"' in str(stream.recv(20))
        assert admin.close(code, url(serving), False, "de") == 0
        assert translate("de", "admin-closed", code=code) in capsys.readouterr().out
        try:
            while '"status":"closed"' not in str(stream.recv(20)):
                pass
        except ConnectionClosed:
            pytest.fail("nobody said that the table was closed")
    move = {"key": "a", "seq": 7, "input": "resign"}
    assert ada.post(f"/api/tables/{code}/input", move, 410)["error"]["id"] == "closed"
    assert serving.read("SELECT deadline, bot FROM matches") == [(None, None)]
    until(lambda: code not in serving.registry.lives)


@BOTH
def test_a_ban_is_felt_and_can_be_taken_back(serving: Serving) -> None:
    """By id or by the name one signs in with; requests and sockets end."""
    ada, bob, code = begun(serving)
    bob.post("/api/account", {"login": "Bob", "password": PASSWORD})
    with bob.stream(code) as stream:
        stream.recv(20)
        assert admin.ban("BOB", url(serving), True, "en") == 0
        with pytest.raises(ConnectionClosed):
            drain(stream)
    assert bob.get("/api/me", 403)["error"]["id"] == "banned"
    ada.get("/api/me")
    assert admin.ban(ada.id, url(serving), True, "en") == 0
    until(lambda: ada.ask("GET", "/api/me").status_code == 403)
    for who in ("bob", ada.id):
        admin.unban(who, url(serving), True, "en")
    until(lambda: ada.ask("GET", "/api/me").status_code == 200)
    bob.get("/api/me")


def drain(stream: object) -> None:
    """Hear everything that a socket says."""
    while True:
        stream.recv(20)  # type: ignore[attr-defined]


@BOTH
def test_a_forgotten_password_is_replaced(
    serving: Serving, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said once, is worth something at once, and every session ends."""
    ada = serving.guest("Ada")
    ada.post("/api/account", {"login": "ada", "password": PASSWORD})
    admin.password("ada", url(serving), True, "en")
    said = json.loads(capsys.readouterr().out)
    until(lambda: ada.ask("GET", "/api/me").status_code == 401)
    fresh = {"login": "ada", "password": said["password"]}
    assert serving.caller().post("/api/login", fresh)["id"] == ada.id
    serving.caller().post("/api/login", {"login": "ada", "password": PASSWORD}, 401)


@BOTH
def test_guests_that_rest_are_removed(serving: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    """Not who has an account, who came lately, or who sits at a running table."""
    ada, bob, _ = begun(serving)
    guest, holder, young = serving.guest("Cleo"), serving.guest("Dan"), serving.guest("Eve")
    holder.post("/api/account", {"login": "dan", "password": PASSWORD})
    long_ago = serving.clock() - 200 * DAY
    serving.write(statement("UPDATE people SET seen = $1 WHERE id <> $2", long_ago, young.id))
    admin.purge(180, url(serving), False, "en")
    assert "One guest" in capsys.readouterr().out
    left = {str(id) for (id,) in serving.read("SELECT id FROM people")}
    assert left == {ada.id, bob.id, holder.id, young.id}
    until(lambda: guest.ask("GET", "/api/me").status_code == 401)


def test_commands_work_when_nobody_serves(tmp_path: Path, program: Program) -> None:
    """The file is opened then; one that is not there is not made."""
    where = f"sqlite://{tmp_path}/table.db"
    assert "--db" in program.refused("tables", "--db", where)
    assert not (tmp_path / "table.db").exists()
    with Serving(where) as serving:
        ada = serving.guest("Ada")
        assert socket_of(tmp_path / "table.db").stat().st_mode & 0o777 == 0o600
    assert not socket_of(tmp_path / "table.db").exists()
    assert ada.id in program("ban", ada.id, "--db", where)
    with Serving(where) as serving:
        serving.caller(ada.token).get("/api/me", 403)


def test_a_long_way_to_the_file_does_not_matter(tmp_path: Path) -> None:
    """Sockets have short names; the folder leads there."""
    deep = tmp_path / ("d" * 120)
    deep.mkdir()
    with Serving(f"sqlite://{deep}/table.db") as serving:
        ada = serving.guest("Ada")
        admin.ban(ada.id, url(serving), True, "en")
        ada.get("/api/me", 403)


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("close", "nowhere"), "nowhere"),
        (("ban", "nobody"), "nobody"),
        (("password", "nobody"), "nobody"),
        (("tables", "--status", "strange"), "strange"),
        (("purge", "--days", "0"), "--days"),
    ],
)
def test_what_cannot_be_done_is_said(
    tmp_path: Path, program: Program, args: tuple[str, ...], word: str
) -> None:
    """With a sentence and what to do, in the language of the command."""
    with Serving(f"sqlite://{tmp_path}/table.db") as serving:
        where = url(serving)
    assert word in program.refused(*args, "--db", where, lang="fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_command(program: Program, lang: str) -> None:
    """In four languages."""
    for name in ("tables", "close", "ban", "unban", "password", "purge"):
        for part in ("", ".long", ".examples"):
            assert has(lang, f"help-admin-{name}{part}")
    out = program("--help", lang=lang)
    assert translate(lang, "help-admin-purge") in out
    assert translate(lang, "help-admin-purge-days") in program("purge", "--help", lang=lang)
