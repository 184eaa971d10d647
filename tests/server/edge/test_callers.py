"""Connections are counted by address: who rests makes way, who plays stays, others get in."""

from __future__ import annotations

import asyncio
import resource
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from overseer.server.edge import descriptors
from overseer.server.edge.callers import Callers, Line
from overseer.server.edge.client_address import ClientAddress
from overseer.server.edge.limits import LimitedProtocol
from overseer.server.edge.sockets import Swift
from overseer.server.settings import Limits, Settings
from tests.server.nginx import certify
from tests.server.serving import PATIENCE, WIDE, Serving, until
from tools.crowd import HALVES, Table, ask, besieged

PEOPLE, TABS = 40, 2
SPECTATED = {"game": "shelter", "seats": ["human", "human"]}


class Wire:
    """A transport, as far as it is looked at."""

    def __init__(self, unread: int = 0) -> None:
        self.unread = unread
        self.ended = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.ended = True


def come(callers: Callers, address: str, *unread: int) -> list[tuple[Wire, Line]]:
    """Connections of an address, one for each number of bytes that it has not read."""
    found = []
    for each in unread:
        wire: Any = Wire(each)
        line = callers.arrive(wire, address)
        assert line is not None
        found.append((wire, line))
    return found


def test_who_has_rested_longest_makes_way() -> None:
    """Given an address with all of its connections, the newcomer has the place of one that waits
    for its caller; first of those that have read all they were sent."""
    callers = Callers(each=4, most=100)
    (a, first), (b, second), (c, _), (d, fourth) = come(callers, "one", 5, 0, 0, 0)
    second.works()
    second.rests()  # it was answered just now
    fourth.works()
    come(callers, "one", 0)
    assert [each.ended for each in (a, b, c, d)] == [False, False, True, False]
    come(callers, "one", 0)
    assert b.ended
    assert callers.held("one") == 4
    assert not a.ended
    first.leave()
    first.leave()  # once is enough
    assert callers.held("one") == 3
    assert callers.total == 3
    assert callers.held("two") == 0


def test_what_is_being_answered_is_never_cut_off() -> None:
    callers = Callers(each=2, most=3)
    lines = come(callers, "one", 0, 0)
    for _, line in lines:
        line.works()
    newcomer: Any = Wire()
    assert callers.arrive(newcomer, "one") is None
    (other,) = come(callers, "two", 0)
    other[1].works()
    assert callers.arrive(newcomer, "three") is None  # all that the process has are at work
    other[1].rests()
    assert callers.arrive(newcomer, "three") is not None
    assert other[0].ended
    assert not any(wire.ended for wire, _ in lines)


def test_a_full_process_sends_away_whose_address_holds_most() -> None:
    callers = Callers(each=9, most=6)
    many, few = come(callers, "many", 0, 0, 0, 0), come(callers, "few", 0, 0)
    come(callers, "new", 0, 0)
    assert [wire.ended for wire, _ in many] == [True, True, False, False]
    assert not any(wire.ended for wire, _ in few)
    assert callers.total == 6


def test_a_proxy_counts_for_whom_it_speaks() -> None:
    callers = Callers(each=2, most=100)
    proxy: list[Line] = []
    for _ in range(5):
        wire: Any = Wire()
        line = callers.arrive(wire, "proxy", bounded=False)
        assert line is not None
        proxy.append(line)
    for line in proxy[:2]:
        assert callers.claimed(line, "caller")
        line.works()
    assert not callers.claimed(proxy[2], "caller")
    assert callers.claimed(proxy[2], "another")
    assert (callers.held("proxy"), callers.held("caller"), callers.held("another")) == (2, 2, 1)
    assert callers.total == 5


def test_the_process_takes_what_it_may_and_keeps_a_reserve() -> None:
    """The soft limit is raised; what is left beside the callers is the database's."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        wanted = min(hard, 600) if hard != resource.RLIM_INFINITY else 600
        assert descriptors.raise_limit(600) == wanted
        assert descriptors.raise_limit(100) == wanted  # never lowered
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert [descriptors.for_callers(each) for each in (100, 1024, 20_000)] == [50, 768, 19_744]


def test_more_sockets_are_more_connections() -> None:
    assert Limits().connections_address == 300
    assert Limits().wider(5000).connections_address == 5100


def callers_of(serving: Serving) -> Callers:
    found = serving._server.config.http.keywords["callers"]  # type: ignore[union-attr]
    assert isinstance(found, Callers)
    return found


@contextmanager
def half_open(port: int, number: int, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """Connections on which half of a request was sent."""
    with ExitStack() as stack:
        lines = []
        for at in range(number):
            made = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
            lines.append(stack.enter_context(made))
            made.sendall(HALVES[at % len(HALVES)])
        yield lines


def test_a_club_behind_one_address_plays_on_among_idle_connections(tmp_path: Path) -> None:
    """Forty people with two tabs each, every tab with its stream, while 300 more connections of
    their address wait: all streams stay, everybody is answered, and no more than 300 are there."""
    with Serving(f"sqlite://{tmp_path}/table.db", limits=WIDE) as serving, ExitStack() as stack:
        people = [serving.guest(f"Guest {number}") for number in range(PEOPLE)]
        code = people[0].post("/api/tables", SPECTATED)["code"]
        tabs = [stack.enter_context(person.stream(code)) for person in people for _ in range(TABS)]
        for tab in tabs:
            assert '"is":"table"' in str(tab.recv(PATIENCE))
        callers = callers_of(serving)
        stack.enter_context(half_open(serving.port, WIDE.connections_address))
        serving.caller().get("/healthz")  # whoever came before has been let in
        for person in people:
            assert person.get("/api/me")["id"] == person.id
        assert callers.held("127.0.0.1") == callers.total == WIDE.connections_address
        people[0].post(f"/api/tables/{code}/chat", {"text": "hello"})
        for tab in tabs:
            while '"is":"chat"' not in str(tab.recv(PATIENCE)):
                pass


def test_behind_a_proxy_each_caller_has_their_own_connections(tmp_path: Path) -> None:
    """One who has theirs waiting makes way for oneself; another one is not touched."""
    limits = replace(WIDE, connections_address=3)
    settings: dict[str, Any] = {"limits": limits, "proxies": ("127.0.0.1",)}
    halves = [HALVES[1].replace(b"\r\n", f"\r\nX-Forwarded-For: {who}\r\n".encode(), 1)
              for who in ("192.0.2.1",) * 5 + ("192.0.2.2",) * 3]  # fmt: skip
    with Serving(f"sqlite://{tmp_path}/table.db", **settings) as serving, ExitStack() as stack:
        callers = callers_of(serving)
        lines = []
        for half in halves:
            made = socket.create_connection(("127.0.0.1", serving.port), PATIENCE)
            lines.append(stack.enter_context(made))
            made.sendall(half)
            serving.caller().get("/healthz")  # it has been let in
        until(lambda: callers.held("192.0.2.2") == 3)
        assert callers.held("192.0.2.1") == 3
        assert [ended(line) for line in lines] == [True] * 2 + [False] * 6
        other = serving.caller(**{"x-forwarded-for": "192.0.2.3"})
        for _ in range(5):
            other.get("/healthz")
        until(lambda: callers.held("192.0.2.3") == 0)  # what rests is nobody's


def ended(line: socket.socket) -> bool:
    """Whether the table has ended a connection."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_who_has_all_at_work_through_a_proxy_is_told(tmp_path: Path) -> None:
    """Given sockets on all of somebody’s connections, the next gets a sentence, others answers."""
    limits = replace(WIDE, connections_address=2)
    settings: dict[str, Any] = {"limits": limits, "proxies": ("127.0.0.1",)}
    with Serving(f"sqlite://{tmp_path}/table.db", **settings) as serving, ExitStack() as stack:
        callers = callers_of(serving)
        code = serving.guest().post("/api/tables", SPECTATED)["code"]
        headers = {"x-forwarded-for": "192.0.2.1"}
        for _ in range(2):
            stream = serving.caller().stream(code, 0, **headers)
            stack.enter_context(stream).recv(PATIENCE)
        until(lambda: callers.held("192.0.2.1") == 2)
        told = serving.caller(lang="de", **headers).ask("GET", "/healthz")
        assert told.status_code == 429
        assert told.json()["error"]["id"] == "connections"
        assert "Adresse" in told.json()["error"]["text"]
        assert told.headers["retry-after"] == "1"
        serving.caller(**{"x-forwarded-for": "192.0.2.2"}).get("/healthz")


def test_others_are_served_while_a_crowd_holds_what_it_can_get() -> None:
    """Given a table with few descriptors and a crowd that wants more than all of them, from one
    address and then from several, everybody else is answered, and what they do is kept."""
    with Table(files=200) as table:
        assert besieged(table.port, 300, seconds=0, least=20).lost == 0
        with ExitStack() as stack:
            for number in range(10):
                stack.enter_context(half_open(table.port, 30, f"127.0.1.{number + 1}"))
            for number in range(5):
                assert ask(table.port, "/api/guest", f'{{"name":"Guest {number}"}}') == 200


def test_a_crowd_that_never_begins_its_handshake_counts(tmp_path: Path) -> None:
    """By TLS as by plain HTTP: given more connections than there are descriptors, on which nobody
    says a word, others are answered."""
    certificate, key = certify(tmp_path)
    with Table(200, (str(certificate), str(key))) as table:
        assert besieged(table.port, 300, seconds=0, least=10, tls=True).lost == 0


def test_what_came_with_the_end_of_the_handshake_is_answered(tmp_path: Path) -> None:
    """And a connection that failed there is counted no more."""
    certificate, key = certify(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    callers = Callers(each=9, most=9)
    ended: list[None] = []

    async def meet() -> list[bytes]:
        loop = asyncio.get_running_loop()

        class Greeter(LimitedProtocol):
            def __init__(self) -> None:
                self.loop = loop
                self._callers, self._whence, self._tls = callers, ClientAddress(Settings()), context
                self._proxy, self._line = "", None

            def _begin(self, transport: asyncio.Transport) -> None:
                self.transport = transport

            def data_received(self, data: bytes) -> None:
                self.transport.write(data.upper())

            def connection_lost(self, exc: Exception | None) -> None:
                ended.append(None)

        served = await loop.create_server(Greeter, "127.0.0.1", 0)
        port = served.sockets[0].getsockname()[1]
        trust = ssl._create_unverified_context()
        found = []
        for _ in range(3):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trust)
            writer.write(b"hello")
            found.append(await reader.readexactly(5))
            assert callers.total == 1
            writer.close()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\n\r\n")
            await reader.read()
            writer.close()
            while callers.total:
                await asyncio.sleep(0)
        served.close()
        return found

    assert asyncio.run(meet()) == [b"HELLO"] * 3
    assert len(ended) == 3


def test_who_does_not_read_an_answer_makes_way_and_goes() -> None:
    """Not who reads slowly; and whoever has read works on."""

    async def wait() -> None:
        callers = Callers(each=2, most=9)
        (slow, first), (dead, second) = come(callers, "one", 5000, 5000)
        for line in (first, second):
            line.works()
            line.jams()
        for before, slow.unread in ((5000, 4000), (4000, 300), (300, 1)):
            first._look(before)
            second._look(5000)
        first.flows()
        assert (slow.ended, dead.ended) == (False, True)
        second.leave()
        second.flows()
        ((idle, third),) = come(callers, "one", 5000)
        third.works()
        third.jams()
        assert callers.held("one") == 2
        come(callers, "one", 0)  # in the place of who does not read
        assert (slow.ended, idle.ended) == (False, True)
        third.flows()

    asyncio.run(wait())


def test_answers_that_nobody_reads_hold_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who asks for much at once and reads nothing of it, they are gone in a while,
    and nothing is said about it in the log."""
    monkeypatch.setattr("overseer.server.edge.callers.UNREAD", 0.05)
    with Serving(f"sqlite://{tmp_path}/table.db", limits=WIDE) as serving, ExitStack() as stack:
        made = stack.enter_context(socket.socket())
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        made.connect(("127.0.0.1", serving.port))
        made.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 60)
        callers = callers_of(serving)
        until(lambda: callers.total == 1)
        until(lambda: callers.total == 0)


def test_who_does_not_read_the_answers_to_their_pings_gets_no_more() -> None:
    """Nobody fills the memory with them."""
    sent: list[bytes] = []
    stream = Swift.__new__(Swift)
    stream.transport = Wire()  # type: ignore[assignment]
    stream.transport.write = sent.append  # type: ignore[method-assign, assignment]
    stream.writable = asyncio.Event()
    stream.conn = ServerProtocol(state=OPEN)
    for _ in range(2):
        stream.conn.send_pong(b"x" * 100)
        stream.handle_ping()
    assert not sent
    stream.writable.set()
    stream.conn.send_pong(b"y")
    stream.handle_ping()
    assert b"x" not in sent[-1]
