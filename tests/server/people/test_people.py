"""Guests, accounts, sessions, and what becomes of one's data."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from overseer.server.people.people import DAY, LIVES, RENEWED
from overseer.server.settings import Limits
from overseer.server.store.database import Statement, statement
from overseer.server.store.tokens import hashed
from tests.server.serving import BOTH, Caller, Serving

PASSWORD = "correct horse battery"


def with_account(serving: Serving, login: str = "ada", name: str = "Ada") -> Caller:
    """Somebody with an account."""
    caller = serving.guest(name)
    caller.post("/api/account", {"login": login, "password": PASSWORD})
    return caller


def sign_in(serving: Serving, login: str = "ada", password: str = PASSWORD) -> Caller:
    """The same on another device."""
    caller = serving.caller()
    caller.token = caller.post("/api/login", {"login": login, "password": password})["token"]
    caller.client.cookies.clear()
    return caller


def test_a_guest_plays_at_once_with_nothing_but_a_name(serving: Serving) -> None:
    """Given nobody, when somebody gives a name, then they are known by token and by cookie."""
    browser = serving.caller()
    me = browser.post("/api/guest", {"name": "Ada", "lang": "fr"})
    assert browser.get("/api/me")["id"] == me["id"]
    assert serving.caller(me["token"]).get("/api/me")["name"] == "Ada"
    assert serving.caller("somebody").get("/api/me", 401)["error"]["id"] == "who"
    assert me["token"] not in str(serving.read("SELECT * FROM sessions"))


@BOTH
def test_a_guest_comes_back_on_another_device_with_the_code(serving: Serving) -> None:
    """The code is kept only as a hash, and how it is typed does not matter."""
    me = serving.caller().post("/api/guest", {"name": "Ada"})
    code = me["recovery"]
    assert code not in str(serving.read("SELECT * FROM people"))
    other = serving.caller()
    typed = " " + code.upper().replace("-", " ")
    assert other.post("/api/recover", {"code": typed})["id"] == me["id"]
    assert other.get("/api/me")["name"] == "Ada"
    assert "recovery" not in other.get("/api/me")
    serving.caller().post("/api/recover", {"code": "aaaaa-bbbbb-ccccc-ddddd"}, 401)
    fresh = other.post("/api/recovery")["code"]
    serving.caller().post("/api/recover", {"code": code}, 401)
    serving.caller().post("/api/recover", {"code": fresh})


@BOTH
def test_a_guest_who_makes_an_account_keeps_their_games(serving: Serving) -> None:
    """Given a guest at a table, when they make an account, then the seat is theirs elsewhere."""
    ada = serving.guest("Ada")
    code = ada.post("/api/tables", {"game": "shelter"})["code"]
    me = ada.post("/api/account", {"login": "Ada.L", "password": PASSWORD})
    assert (me["id"], me["login"]) == (ada.id, "ada.l")
    other = sign_in(serving, "ADA.l")
    assert [table["code"] for table in other.get("/api/tables?mine=1")["tables"]] == [code]
    assert ada.post("/api/account", {"login": "x-x", "password": PASSWORD}, 409)
    kept = str(serving.read("SELECT password, recovery FROM people"))
    assert "$argon2id$" in kept
    assert PASSWORD not in kept
    assert kept.endswith("None)]")  # no code opens it any more


@BOTH
def test_two_people_cannot_sign_in_by_one_name(serving: Serving) -> None:
    """Whoever comes second chooses another name, and is still a guest."""
    with_account(serving)
    bob = serving.guest("Bob")
    body = {"login": "Ada", "password": PASSWORD}
    assert bob.post("/api/account", body, 409)["error"]["id"] == "login-taken"
    assert "login" not in bob.get("/api/me")
    assert bob.post("/api/password", {"old": "x", "new": PASSWORD}, 409)


@pytest.mark.parametrize(
    "body", [{"login": "a", "password": PASSWORD}, {"login": "bob", "password": "short"}]
)
def test_an_account_has_a_plain_name_and_a_long_password(serving: Serving, body: object) -> None:
    """What is too short is refused before anything is written."""
    assert serving.guest("Bob").post("/api/account", body, 400)["error"]["id"] == "shape"


def test_nobody_learns_which_names_there_are(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong password and an unknown name get the same answer after the same work."""
    with_account(serving)
    passwords, checked = serving.registry.passwords, []
    fits = passwords.fits

    async def counted(kept: str, password: str) -> bool:
        checked.append(kept)
        return await fits(kept, password)

    monkeypatch.setattr(passwords, "fits", counted)
    caller = serving.caller()
    known = caller.ask("POST", "/api/login", {"login": "ada", "password": "wrong password"})
    unknown = caller.ask("POST", "/api/login", {"login": "bob", "password": "wrong password"})
    assert known.status_code == unknown.status_code == 401
    assert known.content == unknown.content
    assert set(known.headers) == set(unknown.headers)
    assert len(checked) == 2
    costs = [kept.rsplit("$", 2)[0] for kept in checked]
    assert costs[0] == costs[1]


def test_passwords_are_not_guessed_at_leisure(tmp_path: Path) -> None:
    """After some wrong ones even the right one has to wait, from there; elsewhere it does not."""
    limits = Limits(tries=(2, 0.001), lock_tries=(5, 0.001), keys=(4, 0.001))
    with Serving(f"sqlite://{tmp_path}/t.db", limits=limits, proxies=("127.0.0.1",)) as serving:
        with_account(serving)
        there = serving.caller(**{"x-forwarded-for": "192.0.2.1"})
        body = {"login": "ada", "password": "wrong password"}
        there.post("/api/login", body, 401)
        there.post("/api/login", body, 401)
        right = {"login": "ada", "password": PASSWORD}
        refused = there.ask("POST", "/api/login", right)
        assert (refused.status_code, refused.json()["error"]["id"]) == (429, "tries")
        there.post("/api/login", {"login": "bob", "password": "x"}, 401)
        assert there.post("/api/login", right, 429)["error"]["id"] == "slower"  # the address
        elsewhere = serving.caller(**{"x-forwarded-for": "192.0.2.2"})
        elsewhere.post("/api/login", right)


@BOTH
def test_another_password_ends_every_other_session(serving: Serving) -> None:
    """Given two devices, when one changes the password, then only that one stays signed in."""
    ada = with_account(serving)
    other = sign_in(serving)
    assert other.get("/api/me")["login"] == "ada"
    ada.post("/api/password", {"old": "wrong", "new": "another password"}, 403)
    ada.post("/api/password", {"old": PASSWORD, "new": "another password"})
    other.get("/api/me", 401)
    assert ada.get("/api/me")["login"] == "ada"
    serving.caller().post("/api/login", {"login": "ada", "password": PASSWORD}, 401)
    sign_in(serving, password="another password")


def test_a_session_ends_when_one_signs_out(serving: Serving) -> None:
    """Here, or everywhere."""
    ada = with_account(serving)
    browser = serving.caller()
    browser.post("/api/login", {"login": "ada", "password": PASSWORD})
    answer = browser.ask("POST", "/api/logout", {})
    assert 'overseer=""' in answer.headers["set-cookie"]
    browser.get("/api/me", 401)
    other = sign_in(serving)
    other.post("/api/logout", {"everywhere": True})
    ada.get("/api/me", 401)


@BOTH
def test_a_session_that_nobody_uses_ends_after_400_days(serving: Serving) -> None:
    """A visit a year keeps it, and is written down once an hour."""
    browser = serving.caller()
    token = browser.post("/api/guest", {"name": "Ada"})["token"]

    def seen() -> object:
        return serving.read("SELECT seen FROM sessions WHERE token = $1", hashed(token))[0][0]

    first = seen()
    serving.clock.ahead = RENEWED // 2
    assert "set-cookie" not in browser.ask("GET", "/api/me").headers
    assert seen() == first
    serving.clock.ahead = 399 * DAY
    assert "set-cookie" in browser.ask("GET", "/api/me").headers
    assert seen() != first
    serving.clock.ahead += 399 * DAY
    browser.get("/api/me")
    serving.clock.ahead += LIVES + DAY
    browser.get("/api/me", 401)


@BOTH
def test_people_change_what_they_wish(serving: Serving) -> None:
    """What is not named stays; the language of answers follows."""
    ada = serving.guest("Ada")
    me = ada.post("/api/me", {"lang": "de", "zone": "Europe/Berlin", "page": {"sound": False}})
    assert (me["name"], me["lang"], me["zone"]) == ("Ada", "de", "Europe/Berlin")
    me = ada.post("/api/me", {"name": "  Ada   L. "})
    assert (me["name"], me["zone"], me["page"]) == ("Ada L.", "Europe/Berlin", {"sound": False})
    assert "Tisch" in ada.get("/api/tables/aaaaaaaa", 404)["error"]["text"]
    assert ada.post("/api/me", {"zone": "Atlantis"}, 400)["error"]["id"] == "zone"
    ada.post("/api/me", {"page": {"x": "y" * 9000}}, 413)


def begun(serving: Serving) -> tuple[Caller, Caller, str]:
    """Two guests in a match."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    body = {"game": "shelter", "seats": ["human", "human"]}
    code = ada.post("/api/tables", body)["code"]
    bob.post(f"/api/tables/{code}/sit")
    return ada, bob, code


@BOTH
def test_one_can_take_everything_along(serving: Serving) -> None:
    """The export has one's seats and what one said from them, and nobody else's."""
    ada, bob, code = begun(serving)
    for caller, line in ((ada, "hello"), (bob, "good evening")):
        caller.post(f"/api/tables/{code}/chat", {"text": line})
    ada.post(f"/api/tables/{code}/input", {"key": "a", "seq": 7, "input": "resign"})
    found = ada.get("/api/me/export")
    assert (found["id"], found["name"], len(found["sessions"])) == (ada.id, "Ada", 1)
    assert "token" not in str(found)
    table = found["tables"][0]
    assert (table["code"], table["host"], len(table["seats"])) == (code, True, 1)
    assert [entry[2] for entry in table["seats"][0]["inputs"]] == ["resign"]
    assert [line["text"] for line in found["chat"]] == ["hello"]
    assert "Bob" not in str(found)
    seed = serving.read("SELECT seed FROM matches")[0][0]
    assert isinstance(seed, bytes)
    assert seed.hex() not in str(found)


@BOTH
def test_who_goes_is_forgotten_and_what_was_played_stays(serving: Serving) -> None:
    """Names vanish from chairs and chat, the log stays as it was, the other one wins."""
    ada, bob, code = begun(serving)
    body = {"game": "shelter", "seats": ["human", "human"]}
    waiting = ada.post("/api/tables", body)["code"]
    ada.post(f"/api/tables/{code}/chat", {"text": "hello"})
    rows = serving.read("SELECT count(*) FROM inputs")[0][0]
    assert isinstance(rows, int)
    ada.delete("/api/me", json={})
    ada.get("/api/me", 401)
    everything = [
        str(serving.read(f"SELECT * FROM {table}"))
        for table in ("people", "sessions", "tables", "chairs", "chat", "uploads", "inputs")
    ]
    assert ada.id not in "".join(everything)
    assert "Ada" not in "".join(everything)
    assert serving.read("SELECT count(*) FROM inputs") == [(rows + 1,)]  # that she gave up
    given = bob.get(f"/api/tables/{code}")
    assert (given["status"], "name" in given["chairs"][0]) == ("over", False)
    assert "Ada" not in bob.ask("GET", f"/api/tables/{code}/steps").text
    assert "Ada" not in bob.ask("GET", f"/api/tables/{code}/fixed").text
    assert bob.get(f"/api/tables/{waiting}")["status"] == "closed"
    assert bob.get(f"/api/tables/{code}/chat")["lines"][0]["text"] == "hello"


def test_who_has_an_account_proves_that_it_is_theirs_before_it_goes(serving: Serving) -> None:
    """A borrowed phone does not remove anybody."""
    ada = with_account(serving)
    ada.delete("/api/me", 403, json={"password": "wrong password"})
    ada.delete("/api/me", 403, json={})
    ada.delete("/api/me", json={"password": PASSWORD})
    serving.caller().post("/api/login", {"login": "ada", "password": PASSWORD}, 401)
    assert serving.read("SELECT * FROM people") == []


def test_who_was_banned_is_told_so(serving: Serving) -> None:
    """By every address, and only who knows the password learns it when signing in."""
    ada = with_account(serving)
    serving.write(banning(ada.id))
    serving.run(serving.registry.watch.look())
    serving.registry.people.forget()
    assert ada.get("/api/me", 403)["error"]["id"] == "banned"
    body = {"login": "ada", "password": "wrong password"}
    assert serving.caller().post("/api/login", body, 401)["error"]["id"] == "login"
    body["password"] = PASSWORD
    assert serving.caller().post("/api/login", body, 403)["error"]["id"] == "banned"


def banning(person: str) -> Statement:
    """What an operator's command writes."""
    return statement("UPDATE people SET banned = 1 WHERE id = $1", person)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "es"])
def test_everything_is_said_in_the_callers_language(serving: Serving, lang: str) -> None:
    """Complaints about people are sentences in four languages."""
    caller = serving.caller(lang=lang)
    answer = caller.ask("POST", "/api/login", {"login": "nobody", "password": "x"})
    assert answer.headers["content-language"] == lang
    assert len(msgspec.json.decode(answer.content)["error"]["text"]) > 20
