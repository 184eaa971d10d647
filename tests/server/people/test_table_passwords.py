"""Whoever tries a table's password too often shuts out themselves, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from overseer.server.people.passwords import Passwords
from overseer.server.settings import Limits
from tests.server.serving import Caller, Serving

PASSWORD = "correct horse battery"
WRONG = {"password": "wrong password"}
RIGHT = {"password": PASSWORD}
LIMITS = Limits(tries=(2, 0), lock_tries=(6, 0), neighbours=(5, 0))


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A table behind a proxy that says where each caller comes from; nobody's allowance grows.

    Here only tries are counted: passwords are compared without the work that hashing them takes.
    """

    async def locked(self: Passwords, password: str) -> str:
        return password

    async def fits(self: Passwords, kept: str, password: str) -> bool:
        return kept == password

    monkeypatch.setattr(Passwords, "locked", locked)
    monkeypatch.setattr(Passwords, "fits", fits)
    with Serving(f"sqlite://{tmp_path}/t.db", limits=LIMITS, proxies=("127.0.0.1",)) as served:
        yield served


def guest(serving: Serving, name: str, address: str) -> Caller:
    """Somebody who comes from an address."""
    caller = serving.caller(**{"x-forwarded-for": address})
    me = caller.post("/api/guest", {"name": name})
    caller.client.cookies.clear()
    caller.token, caller.id = me["token"], me["id"]
    return caller


def locked(host: Caller) -> str:
    """A table with a password; where its seats are taken."""
    body = {"game": "shelter", "seats": ["human"] * 4, "password": PASSWORD}
    return f"/api/tables/{host.post('/api/tables', body)['code']}/sit"


def tried(caller: Caller, sit: str) -> str:
    """What a wrong password is answered with."""
    error: str = caller.ask("POST", sit, WRONG).json()["error"]["id"]
    return error


def test_a_stranger_who_tries_for_long_shuts_the_table_for_nobody_else(serving: Serving) -> None:
    """Not from their own address either, as long as they are one person there."""
    sit = locked(guest(serving, "Ada", "192.0.2.1"))
    eve = guest(serving, "Eve", "192.0.2.9")
    assert [tried(eve, sit) for _ in range(12)] == ["password"] * 2 + ["tries"] * 10
    assert eve.post(sit, RIGHT, 429)["error"]["id"] == "tries"
    guest(serving, "Bob", "192.0.2.9").post(sit, RIGHT)
    guest(serving, "Cleo", "192.0.2.2").post(sit, RIGHT)


def test_new_names_from_one_address_do_not_make_more_tries(serving: Serving) -> None:
    """A stranger can be many guests, but they all come from somewhere; elsewhere it stays open."""
    sit = locked(guest(serving, "Ada", "192.0.2.1"))
    many = [guest(serving, f"Eve {n}", "192.0.2.9") for n in range(4)]
    said = [tried(each, sit) for each in many for _ in range(2)]
    assert said == ["password"] * 5 + ["tries"] * 3
    guest(serving, "Bob", "192.0.2.2").post(sit, RIGHT)


def test_the_right_password_costs_nothing(serving: Serving) -> None:
    """Whoever gets up and sits down again and again has tried nothing wrongly."""
    sit = locked(guest(serving, "Ada", "192.0.2.1"))
    bob = guest(serving, "Bob", "192.0.2.9")
    for _ in range(8):
        bob.post(sit, RIGHT)
        bob.post(sit.replace("/sit", "/leave"))


def test_tries_that_are_refused_do_not_count_for_the_owner_of_an_account(serving: Serving) -> None:
    """Given somebody who goes on after they may not, then the account is not shut by that."""
    ada = guest(serving, "Ada", "192.0.2.1")
    ada.post("/api/account", {"login": "ada", "password": PASSWORD})
    eve = serving.caller(**{"x-forwarded-for": "192.0.2.9"})
    said = [eve.ask("POST", "/api/login", {"login": "ada", **WRONG}).json() for _ in range(12)]
    assert [each["error"]["id"] for each in said] == ["login"] * 2 + ["tries"] * 10
    ada.post("/api/login", {"login": "ada", **RIGHT})
