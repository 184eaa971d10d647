"""Where one is signed in, by browser and system; one of them or all others are ended at once."""

from __future__ import annotations

import json
import threading
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection

from overseer.server.people.devices import kind_of, name_of
from overseer.server.people.people import DAY, RENEWED
from overseer.server.people.user_agent import device_of
from overseer.server.schema.people import DeviceKind
from overseer.server.store.database import statement
from overseer.terminal.online.caller import Caller as TerminalCaller
from overseer.text import LANGUAGES
from tests.server.postgres import Postgres
from tests.server.serving import BOTH, Caller, Serving

WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
_KIT = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0"
PASSWORD = "correct horse battery"


@pytest.mark.parametrize(
    ("agent", "name", "kind"),
    [
        (WINDOWS, "Firefox on Windows", "computer"),
        (IPHONE, "Safari on an iPhone", "phone"),
        (IPHONE.replace("Version/18.5", "CriOS/141.0"), "Chrome on an iPhone", "phone"),
        (IPHONE.replace("iPhone", "iPad"), "Safari on an iPad", "tablet"),
        (f"Mozilla/5.0 (Windows NT 10.0) {_KIT} Safari/537.36 Edg/141.0", "Edge on Windows", ""),
        (f"Mozilla/5.0 (X11; Linux x86_64) {_KIT} Safari/537.36 OPR/1", "Opera on Linux", ""),
        (f"Mozilla/5.0 (X11; CrOS x86_64 14541) {_KIT} Safari/537.36", "Chrome on ChromeOS", ""),
        (
            f"Mozilla/5.0 (Linux; Android 10; K) {_KIT} Mobile Safari/5",
            "Chrome on Android",
            "phone",
        ),
        (
            *("Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130 Mobile Safari/537",),
            *("Samsung Internet on Android", "phone"),
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605",
            *("Safari on macOS", ""),
        ),
        ("overseer/0.4.0 (Darwin)", "Terminal on macOS", "terminal"),
        ("overseer/0.4.0 (Linux)", "Terminal on Linux", "terminal"),
        ("curl/8.5.0", "Another program", "other"),
        ("Somebody's (Linux)", "Another program on Linux", "other"),
        ("", "Another program", "other"),
        ("\u00e9\x00 - <b> " * 900, "Another program", "other"),
    ],
)
def test_a_device_has_a_plain_name(agent: str, name: str, kind: DeviceKind | str) -> None:
    kept = device_of(agent)
    assert (name_of(kept, "en"), kind_of(kept)) == (name, kind or "computer")
    assert len(kept) < 20
    assert kept.isascii()
    assert all(name_of(kept, lang) for lang in LANGUAGES)


def test_names_are_said_as_in_each_language() -> None:
    named = [[name_of(device_of(agent), lang) for lang in LANGUAGES] for agent in (WINDOWS, IPHONE)]
    assert "Firefox unter Windows" in named[0]
    assert "Safari auf einem iPhone" in named[1]
    assert [len(set(each)) for each in named] == [len(LANGUAGES)] * 2
    assert len({name_of("", lang) for lang in LANGUAGES}) == len(LANGUAGES)


def elsewhere(serving: Serving, code: str, agent: str) -> Caller:
    """The same guest on another device."""
    caller = serving.caller(**{"user-agent": agent})
    caller.token = caller.post("/api/recover", {"code": code})["token"]
    caller.client.cookies.clear()
    return caller


def ada_on_three(serving: Serving) -> tuple[Caller, Caller, Caller]:
    """Somebody on three devices."""
    ada = serving.guest("Ada")
    code = ada.post("/api/recovery")["code"]
    return ada, elsewhere(serving, code, WINDOWS), elsewhere(serving, code, IPHONE)


def listed(caller: Caller) -> dict[str, dict[str, Any]]:
    """One's devices by name."""
    return {each["name"]: each for each in caller.get("/api/me/devices")["devices"]}


def closed(socket: ClientConnection) -> int | None:
    """With what a socket ends."""
    with suppress(ConnectionClosedError):
        for _ in socket:
            pass
    return socket.close_code


@BOTH
def test_one_device_is_ended_with_its_streams_and_no_other(serving: Serving) -> None:
    """Given three devices, when one ends another, then that one knows nobody any more, at once."""
    ada, windows, phone = ada_on_three(serving)
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    found = listed(windows)
    assert set(found) == {"Another program", "Firefox on Windows", "Safari on an iPhone"}
    assert [name for name, each in found.items() if each.get("here")] == ["Firefox on Windows"]
    assert next(iter(found)) == "Firefox on Windows"
    with phone.stream(code) as theirs, windows.stream(code) as mine:
        theirs.recv(20)
        mine.recv(20)
        id = found["Safari on an iPhone"]["id"]
        left = windows.delete(f"/api/me/devices/{id}", json={})["devices"]
        assert [each["name"] for each in left] == ["Firefox on Windows", "Another program"]
        assert closed(theirs) == 4401
        ada.post(f"/api/tables/{code}/chat", {"text": "still there?"})
        while json.loads(mine.recv(20))["is"] != "chat":
            pass
    phone.get("/api/me", 401)
    ada.get("/api/me")
    assert windows.delete(f"/api/me/devices/{id}", 404, json={})["error"]["id"] == "no-device"


def test_nobody_ends_anybody_elses_device(serving: Serving) -> None:
    """By its name, by its token, or by what is kept of that."""
    ada, eve = serving.guest("Ada"), serving.guest("Eve")
    (mine,) = ada.get("/api/me/devices")["devices"]
    (kept,) = serving.read("SELECT token FROM sessions WHERE person = $1", ada.id)
    for id in (mine["id"], ada.token, str(kept[0]), "x"):
        eve.delete(f"/api/me/devices/{id}", 404, json={})
    eve.delete("/api/me/devices", json={})
    ada.get("/api/me")
    assert mine["id"] not in str(kept[0])
    serving.caller().get("/api/me/devices", 401)
    serving.caller().delete("/api/me/devices", 401, json={})


def test_a_foreign_page_ends_nothing(serving: Serving) -> None:
    browser = serving.caller()
    browser.post("/api/guest", {"name": "Ada"})
    foreign = {"origin": "https://evil.example"}
    browser.delete("/api/me/devices", 403, json={}, headers=foreign)


@BOTH
def test_all_others_are_ended(serving: Serving) -> None:
    ada, windows, phone = ada_on_three(serving)
    left = phone.delete("/api/me/devices", json={})["devices"]
    assert [(each["name"], each["here"]) for each in left] == [("Safari on an iPhone", True)]
    phone.get("/api/me")
    for each in (ada, windows):
        each.get("/api/me", 401)


def test_this_device_can_be_ended_too_and_its_cookie_is_forgotten(serving: Serving) -> None:
    browser = serving.caller(**{"user-agent": WINDOWS})
    browser.post("/api/guest", {"name": "Ada"})
    (mine,) = browser.get("/api/me/devices")["devices"]
    assert mine["here"]
    browser.delete(f"/api/me/devices/{mine['id']}", json={})
    assert not browser.client.cookies
    browser.get("/api/me", 401)


ENDS = {
    "logout": ("/api/logout", {"everywhere": False}, "itself"),
    "logout everywhere": ("/api/logout", {"everywhere": True}, "both"),
    "recovery": ("/api/recovery", {"everywhere": True}, "other"),
    "password": ("/api/password", {"old": PASSWORD, "new": "another password"}, "other"),
}


@pytest.mark.parametrize("way", sorted(ENDS))
def test_however_a_session_ends_its_streams_end(serving: Serving, way: str) -> None:
    """Not only from the list: every way out closes what was open."""
    path, body, whose = ENDS[way]
    ada, windows, _ = ada_on_three(serving)
    if way == "password":
        ada.post("/api/account", {"login": "ada", "password": PASSWORD})
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    with ada.stream(code) as first, windows.stream(code) as second:
        for socket in (first, second):
            socket.recv(20)
        ada.post(path, body)
        ends = {"itself": (first,), "both": (first, second), "other": (second,)}[whose]
        assert [closed(socket) for socket in ends] == [4401] * len(ends)


def test_other_processes_end_their_streams_too(postgres: Postgres) -> None:
    """Given a device at one process, when another process ends it, then the first one hears."""
    url = postgres.new_database()
    with Serving(url) as here, Serving(url) as there:
        ada, _, phone = ada_on_three(here)
        code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
        elsewhere = there.caller(ada.token)
        with phone.stream(code) as socket:
            socket.recv(20)
            id = listed(elsewhere)["Safari on an iPhone"]["id"]
            elsewhere.delete(f"/api/me/devices/{id}", json={})
            assert closed(socket) == 4401
        phone.get("/api/me", 401)


def test_who_waits_for_news_is_told_nothing_after_the_end(serving: Serving) -> None:
    """A request that was sent before the end and answered after it."""
    ada, windows, phone = ada_on_three(serving)
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    version = phone.get(f"/api/tables/{code}")["version"]
    answers: list[int] = []
    path = f"/api/tables/{code}/seated?since={version}&wait=50"
    waiting = threading.Thread(
        target=lambda: answers.append(phone.ask("GET", path).status_code), daemon=True
    )
    waiting.start()
    room = serving.run(serving.registry.room(code))
    while not room.users:
        pass
    id = listed(windows)["Safari on an iPhone"]["id"]
    windows.delete(f"/api/me/devices/{id}", json={})
    serving.guest("Bob").post(f"/api/tables/{code}/sit")
    waiting.join(20)
    assert answers == [401]


def test_when_it_was_used_is_known_to_an_hour(serving: Serving) -> None:
    """And what an older release had not noted is noted then; a day's visits cost a few rows."""
    ada = serving.guest("Ada")
    ada.client.headers["user-agent"] = WINDOWS
    serving.write(statement("UPDATE sessions SET device = ''"))
    assert list(listed(ada)) == ["Unknown device"]
    began = serving.clock()
    serving.clock.ahead = RENEWED + 60_000
    (found,) = listed(ada).values()
    assert found["name"] == "Firefox on Windows"
    assert found["seen"] - began >= RENEWED
    serving.clock.ahead += RENEWED - 120_000
    assert listed(ada)["Firefox on Windows"]["seen"] == found["seen"]
    serving.clock.ahead += 401 * DAY
    ada.get("/api/me/devices", 401)


def test_the_terminal_is_a_device(serving: Serving) -> None:
    caller = TerminalCaller(serving.address, "", "en")
    caller.token = str(caller.post("/api/guest", {"name": "Ada"})["token"])
    (found,) = caller.get("/api/me/devices")["devices"]
    assert (found["kind"], found["here"]) == ("terminal", True)
    assert found["name"].startswith("Terminal on ")
    caller.close()
