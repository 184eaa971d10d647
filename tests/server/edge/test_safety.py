"""Who is let in: from which pages, how often, how much, through which proxies."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from overseer.engine.refusal import Refused
from overseer.server.buckets import Buckets
from overseer.server.complaint import Complaint
from overseer.server.edge.client_address import counted
from overseer.server.edge.guard import Guard
from overseer.server.edge.limits import LARGEST_HEAD
from overseer.server.schema.text_rules import LONGEST_NAME, clean_line, clean_name
from overseer.server.settings import Limits, Settings
from overseer.server.store.database import statement
from tests.server.serving import Caller, Serving, told


def browser(serving: Serving, **headers: str) -> Caller:
    """Somebody who is known by a cookie."""
    caller = serving.caller()
    caller.post("/api/guest", {"name": "Ada"})
    caller.client.headers.update(headers)
    return caller


def own(serving: Serving) -> str:
    """The origin of the table's own pages."""
    return serving.address


# Pages


def test_only_own_pages_act_with_a_cookie(serving: Serving) -> None:
    """A foreign page, one without an origin (`null`) and a neighbour's port are refused."""
    for origin in (
        "https://evil.example",
        "null",
        f"http://127.0.0.1:{serving.port + 1}",
        "http://[",
    ):
        answer = browser(serving).post("/api/me", {}, 403, headers={"origin": origin})
        assert answer["error"]["id"] == "origin"
    browser(serving).post("/api/me", {}, headers={"origin": own(serving)})
    browser(serving).post("/api/me", {})  # a program that keeps cookies


def test_a_foreign_page_can_not_sign_anybody_in(serving: Serving) -> None:
    """Nor make a guest of them: without a cookie the page counts all the same."""
    evil = {"origin": "https://evil.example"}
    serving.caller().post("/api/guest", {"name": "Ada"}, 403, headers=evil)
    serving.caller().post("/api/login", {"login": "ada", "password": "x"}, 403, headers=evil)


def test_a_form_of_a_browser_that_names_no_origin_is_refused(serving: Serving) -> None:
    """A form cannot send JSON, whatever it sends otherwise; not even nothing."""
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data"):
        answer = browser(serving).ask("POST", "/api/logout", headers={"content-type": kind})
        assert answer.status_code == 403
    for site in ("cross-site", "same-site", "none"):
        browser(serving).post("/api/logout", {}, 403, headers={"sec-fetch-site": site})
    browser(serving).post("/api/logout", {}, headers={"sec-fetch-site": "same-origin"})


def test_what_foreign_pages_embed_reads_nothing(serving: Serving) -> None:
    """A picture or script from here is refused elsewhere; a link is followed."""
    embedded = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    browser(serving).get("/api/me", 403, headers=embedded)
    browser(serving).get("/api/me", 403, headers={"origin": "https://evil.example"})
    visited = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    browser(serving).get("/api/me", headers=visited)


def test_a_token_in_a_header_needs_no_page(serving: Serving) -> None:
    """No browser adds it by itself."""
    ada = serving.guest()
    assert ada.ask("POST", "/api/logout", headers={"content-type": "text/plain"}).status_code == 200


def test_a_foreign_page_gets_no_socket(serving: Serving) -> None:
    """With a token or without, by cookie or as a spectator."""
    ada = serving.guest()
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    for caller in (ada, serving.caller()):
        with caller.stream(code, Origin="https://evil.example") as stream:
            assert last_word(stream) == 4403
    with ada.stream(code, Origin=own(serving)) as stream:
        assert '"is":"table"' in str(stream.recv(20))


def test_cookies_are_kept_from_scripts_and_other_pages(tmp_path: Path) -> None:
    """HttpOnly and SameSite=Lax; by HTTPS also Secure, under a name that only this host sets."""
    with Serving(f"sqlite://{tmp_path}/a.db") as serving:
        answer = serving.caller().ask("POST", "/api/guest", {"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("overseer=")
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        assert "domain" not in cookie
    with Serving(f"sqlite://{tmp_path}/b.db", secure=True) as serving:
        answer = serving.caller().ask("POST", "/api/guest", {"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("__host-overseer=")
        assert "secure" in cookie
        assert "path=/" in cookie
        held = answer.headers["set-cookie"].partition(";")[0]
        assert serving.caller(cookie=held).get("/api/me")["name"] == "Ada"
        plain = {"origin": f"http://127.0.0.1:{serving.port}"}
        serving.caller(cookie=held).post("/api/me", {}, 403, headers=plain)
        safe = {"origin": f"https://127.0.0.1:{serving.port}"}
        serving.caller(cookie=held).post("/api/me", {}, headers=safe)


def test_every_answer_keeps_browsers_in_bounds(serving: Serving) -> None:
    """Content policy, no sniffing, no framing, nothing stored: also where nothing is."""
    for path in ("/", "/healthz", "/api/me", "/nowhere", "/api/tables/aaaaaaaa"):
        headers = serving.caller().ask("GET", path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


# How often


def test_allowances_fill_up_again_and_the_oldest_goes_first() -> None:
    """Given a full table of allowances, a newcomer pushes out who was quiet for longest."""
    now = [0.0]
    buckets = Buckets(2, 1, most=3, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    now[0] += 1
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.seconds("a") == 2
    for key in ("b", "c"):
        assert buckets.take(key)
    assert not buckets.take("a")  # still remembered, and now the youngest
    assert buckets.take("d")  # pushes b out
    assert len(buckets) == 3
    assert not buckets.take("a")
    buckets.give("a")
    assert buckets.take("a")


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    """By address, by person, and by who comes new; nobody else does."""
    limits = Limits(address=(60, 0.001), person=(12, 0.001), guests=(2, 0.001))
    settings: dict[str, Any] = {"limits": limits, "proxies": ("127.0.0.0/8",)}
    with Serving(f"sqlite://{tmp_path}/t.db", **settings) as serving:
        ada, bob = serving.guest("Ada"), serving.guest("Bob")
        refused = serving.caller().ask("POST", "/api/guest", {"name": "Eve"})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 1
        assert refused.json()["error"]["id"] == "slower"
        for caller in (ada, bob):
            caller.client.headers["x-forwarded-for"] = "192.0.2.9"
        assert [ada.ask("GET", "/api/me").status_code for _ in range(13)] == [200] * 12 + [429]
        bob.get("/api/me")
        stranger = serving.caller(**{"x-forwarded-for": "192.0.2.7"})
        for _ in range(100):
            last = stranger.ask("GET", "/nowhere")
            if last.status_code == 429:
                break
        assert last.status_code == 429
        bob.get("/api/me")


def test_sockets_are_counted(tmp_path: Path) -> None:
    """A person holds so many; one that ends makes room."""
    limits = Limits(sockets_person=2, sockets_address=3)
    with Serving(f"sqlite://{tmp_path}/t.db", limits=limits) as serving:
        ada, bob = serving.guest("Ada"), serving.guest("Bob")
        body = {"game": "shelter", "seats": ["human", "human"]}
        code = ada.post("/api/tables", body)["code"]
        with ada.stream(code) as first, ada.stream(code) as second:
            first.recv(20)
            second.recv(20)
            assert ended(ada, code) == 4429
            with bob.stream(code) as third:
                third.recv(20)
                assert ended(serving.caller(), code) == 4429
        with ada.stream(code) as again:
            again.recv(20)


def ended(caller: Caller, code: str) -> int:
    """With what a socket was ended at once."""
    with caller.stream(code) as stream:
        return last_word(stream)


def last_word(stream: ClientConnection) -> int:
    """With what a socket ends, whatever is said before."""
    try:
        while True:
            stream.recv(20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_ban_ends_the_sockets_too(serving: Serving) -> None:
    """Given somebody who looks on, when they are banned, then their socket ends soon."""
    ada = serving.guest("Ada")
    body = {"game": "shelter", "seats": ["human", "human"]}
    code = ada.post("/api/tables", body)["code"]
    with ada.stream(code) as stream:
        stream.recv(20)
        serving.write(statement("UPDATE people SET banned = 1 WHERE id = $1", ada.id))
        serving.run(serving.registry.watch.look())
        assert last_word(stream) == 4403
    ada.get("/api/me", 403)


# Proxies


def asked_from(settings: Settings, peer: str, **headers: str) -> Any:
    """A guard, and a request that comes from an address with headers."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/me",
        "scheme": "http",
        "server": ("127.0.0.1", 80),
        "query_string": b"",
        "client": (peer, 1234),
        "headers": raw,
    }
    return Guard(settings), Request(scope)


@pytest.mark.parametrize(
    ("proxies", "peer", "told", "found"),
    [
        ((), "10.0.0.1", "192.0.2.1", "10.0.0.1"),  # nobody was named
        (("10.0.0.1",), "10.0.0.1", "192.0.2.1", "192.0.2.1"),
        (("10.0.0.0/8",), "10.1.2.3", "6.6.6.6, 192.0.2.1", "192.0.2.1"),  # a lie on the left
        (("10.0.0.0/8",), "10.1.2.3", "192.0.2.1, 10.9.9.9", "192.0.2.1"),  # two proxies
        (("10.0.0.1",), "10.0.0.1", "nonsense", "10.0.0.1"),
        (("10.0.0.1",), "10.0.0.1", "", "10.0.0.1"),
        (("10.0.0.1",), "10.0.0.1", "192.0.2.1:4711", "192.0.2.1"),
        (("::1",), "::1", "[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"),
        (("2001:db8::/32",), "2001:db8::5", "192.0.2.1", "192.0.2.1"),
        (("10.0.0.1",), "::ffff:10.0.0.1", "192.0.2.1", "192.0.2.1"),
        ((), "2001:db8:1:2:3::4", "", "2001:db8:1:2::/64"),
        ((), "fe80::1%eth0", "", "fe80::/64"),
    ],
)
def test_only_named_proxies_are_believed(
    proxies: tuple[str, ...], peer: str, told: str, found: str
) -> None:
    """From the right the first address that is no proxy of ours counts."""
    guard, request = asked_from(Settings(proxies=proxies), peer, x_forwarded_for=told)
    assert guard.address(request) == found


def test_a_named_proxy_says_what_the_caller_wanted_to_reach() -> None:
    """Host and scheme by its word; anybody else's word is nothing."""
    headers = {
        "host": "inside:8000",
        "x_forwarded_host": "games.example",
        "x_forwarded_proto": "https",
    }
    guard, request = asked_from(Settings(proxies=("10.0.0.1",)), "10.0.0.1", **headers)
    assert guard.ours(request, "https://games.example")
    assert not guard.ours(request, "http://games.example")
    assert not guard.ours(request, "https://inside:8000")
    guard, request = asked_from(Settings(proxies=("10.0.0.1",)), "10.0.0.2", **headers)
    assert not guard.ours(request, "https://games.example")
    assert guard.ours(request, "http://inside:8000")
    other = Settings(origins=("https://Games.example/", "null"))
    guard, request = asked_from(other, "10.0.0.2", host="inside:8000")
    assert guard.ours(request, "https://games.example")
    assert not guard.ours(request, "null")


def test_a_proxy_that_is_no_address_is_refused() -> None:
    """With a sentence, when the table is opened."""
    with pytest.raises(Refused):
        Guard(Settings(proxies=("nginx",)))
    assert counted("?") == "?"


# How much


def test_bodies_have_a_size_and_a_kind(serving: Serving) -> None:
    """Too large, no JSON, of another kind, with a character that no text has: a reason each."""
    ada = serving.guest()
    large = ada.ask("POST", "/api/me", content=b"x" * 600_000)
    assert (large.status_code, large.json()["error"]["id"]) == (413, "large")
    for content, id in ((b"{", "json"), (b'"\\ud800"', "json"), (b'{"name":"a\\u0000b"}', "json")):
        kind = {"content-type": "application/json"}
        assert (
            told(ada.ask("POST", "/api/me", content=content, headers=kind), 400)["error"]["id"]
            == id
        )
    form = {"content-type": "text/plain"}
    assert ada.ask("POST", "/api/me", content=b"{}", headers=form).status_code == 415
    deep = b"[" * 100_000
    kind = {"content-type": "application/json"}
    assert ada.ask("POST", "/api/me", content=deep, headers=kind).status_code == 400


def test_addresses_and_headers_have_a_size(serving: Serving) -> None:
    """Also those of a request that never ends."""
    caller = serving.caller()
    assert caller.ask("GET", "/api/me?x=" + "y" * 9000).status_code == 414
    assert caller.ask("GET", "/api/me", headers={"x": "y" * 17_000}).status_code == 431
    many = {f"x{number}": "y" for number in range(120)}
    assert caller.ask("GET", "/api/me", headers=many).status_code == 431
    assert caller.ask("GET", "/api/tables/a%00b").status_code == 404
    assert caller.ask("GET", "/api/tables?mine=%00").status_code == 404
    with socket.create_connection(("127.0.0.1", serving.port), 20) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        answer = b""
        for _ in range(LARGEST_HEAD):
            try:
                raw.sendall(b"x: " + b"y" * 1000 + b"\r\n")
            except OSError:
                break
        try:
            answer = raw.recv(100)
        except OSError:
            answer = b"reset"
    assert answer == b"reset" or b" 431 " in answer


def test_a_socket_takes_no_large_messages(serving: Serving) -> None:
    """It has nothing to say: whoever sends a lot is sent away."""
    ada = serving.guest()
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    with ada.stream(code) as stream:
        stream.recv(20)
        stream.send("x" * 10_000)
        assert last_word(stream) in (1009, 1011)
    with pytest.raises(InvalidStatus):
        with serving.caller().stream("nowhere/at/all"):
            pass


# What people write


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "Łukasz",
        "李小龙",
        "Мария",
        "فاطمة",
        "דנה",
        "अनिता",
        "می‌خواهم",
        "👩‍🚀",
        "❤️",
        "Nguyễn",
        "Ada 2",
    ],
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    """Letters, joiners where a script or an emoji needs them, signs."""
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "\u200d", "\u3164", "\u2800", "\ufe0f", "\u0301"),  # nothing to see
        *("a\u202eb", "a\u2066b", "\u200eab", "a\u061cb"),  # turn the direction
        *("a\x00b", "a\x1b[2Jb", "a\x7fb", "a\u0085\u009bb"),  # steer a screen
        *("a\u200bb", "a\u00adb", "a\ufeffb", "a\u2060b", "\U000e0041a"),  # nobody sees them
        *("a\u200d", "\u200da", "a\u200d\u200db", "a \u200db"),  # joiners that join nothing
        *("\ue000", "\U0010fffe", "\U000e0100x"),  # private, unassigned, variants
        "Z" + "\u0334" * 8,  # a tower
        "x" * (LONGEST_NAME + 1),
    ],
)
def test_names_do_nothing_but_name(name: str) -> None:
    """What steers, turns, hides or piles up is refused."""
    with pytest.raises(Complaint):
        clean_name(name)


def test_lines_of_chat_are_lines(serving: Serving) -> None:
    """One line, at most 500 characters, nothing that acts."""
    assert clean_line(" a\tb\nc  👩‍🚀 ") == "a b c 👩‍🚀"
    ada = serving.guest()
    code = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    for text, id in (("a\u202eb", "characters"), ("\x1b[2J", "characters"), ("x" * 501, "shape")):
        answer = ada.post(f"/api/tables/{code}/chat", {"text": text}, 400)
        assert answer["error"]["id"] == id
