"""By which names a table is called; others get 421 and the option that lets them in."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.responses import Response
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from overseer.server.app import COMPANION_STREAM, STREAM
from overseer.server.complaint import Complaint
from overseer.server.edge.hosts import Hosts, name_of
from overseer.server.edge.https_only import HEADER, HttpsOnly
from overseer.server.edge.routes import ROUTES
from overseer.server.settings import Settings
from overseer.terminal.cli import app
from overseer.text import LANGUAGES, translate
from overseer.voice.complaint import UsageError
from tests.server.serving import PATIENCE, Serving

EVIL = "evil.example"
MACHINE = "Vault.home.lan"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A table on a machine with a name."""
    folder = tmp_path_factory.mktemp("hosts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("overseer.server.edge.hosts.socket.gethostname", lambda: MACHINE)
        with Serving(f"sqlite://{folder}/table.db", host_names=("table.lan",)) as serving:
            yield serving


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A table behind a proxy."""
    folder = tmp_path_factory.mktemp("proxied")
    settings: dict[str, Any] = {
        "proxies": ("127.0.0.1",),
        "origins": ("https://Table.example.org:8443/",),
        "secure": True,
    }
    with Serving(f"sqlite://{folder}/table.db", **settings) as serving:
        yield serving


KNOWN = (
    "localhost",
    "LOCALHOST:9999",  # the published port of a container
    "localhost.",
    "127.0.0.1:8000",
    "192.168.1.20",
    "203.0.113.9:80",
    "[::1]:8000",
    "[2001:db8::5]",
    "[fe80::1%25eth0]:8000",
    "vault",
    "vault.local:8000",
    "vault.home.lan",
    "table.lan:8000",
    "",  # no browser
)
UNKNOWN = (
    EVIL,
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "vault.evil.example",
    "vault.lan",
    "local",
    "localhost\u0307",
    "192.168.1.300",
    "[::1].evil.example",
    "localhost:80:80",
    "evil@localhost",
    "a b",
    "<b>",
    "\x00",
)


@pytest.mark.parametrize("host", KNOWN)
def test_the_tables_own_names_are_known(named: Serving, host: str) -> None:
    hosts_of(named).expect(host)


@pytest.mark.parametrize("host", UNKNOWN)
def test_other_names_are_not(named: Serving, host: str) -> None:
    with pytest.raises(Complaint) as why:
        hosts_of(named).expect(host)
    assert why.value.status in (421, 400)


def hosts_of(serving: Serving) -> Hosts:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("overseer.server.edge.hosts.socket.gethostname", lambda: MACHINE)
        return Hosts(serving.settings)


def test_names_of_pages_are_known_too() -> None:
    """Those of `--origin`, also of other letters, and the one that is listened on."""
    hosts = Hosts(Settings(host="table.lan", origins=("https://bücher.example:8443", "http://[")))
    for host in ("xn--bcher-kva.example:8443", "xn--bcher-kva.example", "table.lan"):
        hosts.expect(host)
    assert name_of("2001:db8::1") is None


# Over the wire


def test_an_own_page_at_another_port_or_name_can_be_used(named: Serving) -> None:
    """Given a container whose port is published as another, a name of the house, a number of
    IPv6: pages from there make a guest and act as them."""
    for host in ("localhost:9999", "vault.local:8000", "table.lan", "[::1]:8000"):
        caller = named.caller(host=host, origin=f"http://{host}")
        caller.post("/api/guest", {"name": "Ada"})
        caller.post("/api/me", {"name": "Eva"})


def test_a_program_that_names_no_host_is_answered(named: Serving) -> None:
    with socket.create_connection(("127.0.0.1", named.port), PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200")


def test_no_address_answers_to_another_name(named: Serving) -> None:
    """Neither the API nor the page, by whatever method; nobody becomes a guest."""
    headers = {"host": f"{EVIL}:8000", "origin": f"http://{EVIL}:8000"}
    paths = [(found.method, re.sub(r"{\w+}", "aaaaaaaa", found.path)) for found in ROUTES]
    assert len(paths) > 100
    paths += [("GET", "/"), ("GET", "/tables"), ("GET", "/index.html"), ("GET", "/favicon.svg")]
    paths += [("OPTIONS", "/api/guest"), ("PUT", "/api/guest"), ("HEAD", "/healthz")]
    caller = named.caller(**headers)
    for method, path in paths:
        answer = caller.ask(method, path, {} if method == "POST" else None)
        assert answer.status_code == 421, (method, path)
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", [STREAM, COMPANION_STREAM])
def test_no_socket_either(named: Serving, path: str) -> None:
    url = path.replace("{code}", "aaaaaaaa")
    line = socket.create_connection(("127.0.0.1", named.port), PATIENCE)
    with connect(f"ws://{EVIL}:{named.port}{url}", sock=line, origin=None) as stream:
        with pytest.raises(ConnectionClosed):
            stream.recv(PATIENCE)
        assert stream.close_code == 4421


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_comes_with_a_browser_reads_what_to_do(named: Serving, lang: str) -> None:
    """On a page, in their language; a program gets the same in JSON."""
    sentence = translate(lang, "server-host", host=EVIL)
    assert f"--host-name {EVIL}" in sentence
    caller = named.caller(lang=lang, host=EVIL, accept="text/html,*/*")
    for path in ("/", "/tables", "/healthz"):
        answer = caller.ask("GET", path)
        assert answer.headers["content-type"].startswith("text/html")
        assert f'<html lang="{lang}">' in answer.text
        assert f"<p>{sentence}</p>" in answer.text
        assert "content-security-policy" in answer.headers
    told = named.caller(lang=lang, host=EVIL).ask("GET", "/").json()["error"]
    assert told == {"id": "host", "text": sentence}
    odd = named.caller(lang=lang, host="<b>x</b>", accept="text/html").ask("GET", "/")
    assert (odd.status_code, "<b>" in odd.text) == (400, False)


def test_without_a_proxy_nobody_says_what_was_wanted(named: Serving) -> None:
    forged = {"x-forwarded-host": "localhost"}
    named.caller(host=EVIL, **forged).get("/healthz", 421)
    named.caller(host="localhost", **{"x-forwarded-host": EVIL}).get("/healthz")


def test_a_named_proxy_says_it(proxied: Serving) -> None:
    """What stands furthest to the right, as with addresses; else the host that it names itself."""
    inside = {"host": "overseer:8000"}
    public = "table.example.org"
    proxied.caller(**inside).get("/healthz", 421)
    proxied.caller(host=public).get("/healthz")
    proxied.caller(**inside, **{"x-forwarded-host": public}).get("/healthz")
    proxied.caller(**inside, **{"x-forwarded-host": f"{EVIL}, {public}"}).get("/healthz")
    proxied.caller(**inside, **{"x-forwarded-host": f"{public}, {EVIL}"}).get("/healthz", 421)
    two = [("host", "overseer"), ("x-forwarded-host", EVIL), ("x-forwarded-host", public)]
    assert proxied.caller().client.get("/healthz", headers=two).status_code == 200


@pytest.mark.parametrize("name", ["https://table.lan", "table lan", "*.lan", ""])
def test_a_name_that_is_none_is_refused_at_the_start(name: str) -> None:
    found = CliRunner().invoke(app, ["serve", "--host-name", name], obj="en")
    assert isinstance(found.exception, UsageError)
    assert found.exception.id == "serve-error-host-name"
    assert found.exception.args_ == {"name": name}


# HTTPS only


async def plain(scope: Any, receive: Any, send: Any) -> None:
    await Response(b"here")(scope, receive, send)


def strict(settings: Settings, scheme: str, peer: str = "192.0.2.1", **headers: str) -> bool:
    """Whether a browser is told to come by HTTPS alone."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": "/", "scheme": scheme, "headers": raw}
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    asyncio.run(HttpsOnly(plain, settings)({**scope, "client": (peer, 1)}, receive, send))
    return HEADER in sent[0]["headers"]


def test_who_came_by_https_comes_by_it_from_then_on() -> None:
    """To a name, with our own certificate or through a named proxy; never by plain HTTP, and not
    `localhost`, where other programs have other ports."""
    own = Settings(secure=True, certificate="c", key="k")
    assert strict(own, "https", host="table.lan:8000")
    assert not strict(own, "https", host="localhost:8000")
    assert not strict(own, "https", host="192.168.1.20")
    behind = Settings(secure=True, proxies=("10.0.0.1",), origins=("https://table.example.org",))
    public = {"host": "table.example.org"}
    assert strict(behind, "http", "10.0.0.1", **public, x_forwarded_proto="https")
    assert strict(behind, "http", "10.0.0.1", **public)
    assert not strict(behind, "http", "10.0.0.1", **public, x_forwarded_proto="http")
    assert not strict(behind, "http", "10.0.0.2", **public, x_forwarded_proto="https")


def test_real_answers_say_so(proxied: Serving, named: Serving) -> None:
    public = {"host": "table.example.org", "x-forwarded-proto": "https"}
    for path in ("/", "/healthz", "/nowhere", "/api/me"):
        headers = proxied.caller(**public).ask("GET", path).headers
        assert headers["strict-transport-security"] == "max-age=31536000"
        headers = named.caller(**{"x-forwarded-proto": "https"}).ask("GET", path).headers
        assert "strict-transport-security" not in headers
