"""The straight way to who answers, rooms that are crowded, and matches that are opened ahead."""

from __future__ import annotations

import asyncio

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from websockets.frames import Frame, Opcode

from overseer.server.edge.fast_path import FastPath
from overseer.server.edge.limits import Whole
from overseer.server.edge.sockets import framed
from overseer.server.edge.streams import update
from overseer.server.matches.registry import Registry
from overseer.server.matches.room import CROWD, Room
from overseer.server.matches.viewer import Viewer
from overseer.server.matches.warming import warm
from tests.server.serving import Serving


async def answer(request: Request) -> Response:
    return Response(b"")


async def lost(scope: Scope, receive: Receive, send: Send) -> None:
    raise AssertionError("not asked for")


@pytest.mark.parametrize(
    ("method", "path", "own"),
    [
        ("GET", "/", {}),
        ("GET", "/api/tables", {}),
        ("GET", "/api/tables/abcd", {"code": "abcd"}),
        ("GET", "/api/tables/abcd/at/7", {"code": "abcd", "number": "7"}),
        ("GET", "/api/tables/mine", {}),  # before what has a part of its own
        ("POST", "/api/tables/abcd", None),
        ("GET", "/api/tables/", None),
        ("GET", "/api/tables/abcd/", None),
        ("GET", "/api/tables/abcd/at/7/8", None),
        ("GET", "", None),
    ],
)
def test_an_address_is_found_by_its_parts(
    method: str, path: str, own: dict[str, str] | None
) -> None:
    straight = FastPath(lost, {})
    for known in (
        *("/", "/api/tables/{code}", "/api/tables/mine", "/api/tables"),
        "/api/tables/{code}/at/{number}",
    ):
        straight.add("GET", known, answer)
    found = straight.find(method, path)
    assert (None if found is None else found[1]) == own


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_standard_wants_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_message_of_a_socket_is_text_that_was_never_decoded(serving: Serving) -> None:
    host = serving.guest("Zoë")
    code = host.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    with host.stream(code) as socket:
        told = socket.recv()  # the other kind of message would be bytes
        assert isinstance(told, str)
        assert "Zoë" in told


class Written:
    """A connection that remembers what was sent at once."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def test_the_head_of_an_answer_is_sent_with_what_follows_it() -> None:
    line = Written()
    way = Whole(line)  # type: ignore[arg-type]
    for part in (b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\n", b"one", b"two"):
        way.write(part)
    assert line.sent == [b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\none", b"two"]


def test_the_head_of_an_answer_that_breaks_off_is_sent_all_the_same() -> None:
    line = Written()
    way = Whole(line)  # type: ignore[arg-type]
    way.write(b"head")
    way.close()
    assert line.sent == [b"head"]
    assert way.is_closing()


def test_every_kind_of_answer_arrives(serving: Serving) -> None:
    client = serving.caller().client
    assert client.get("/healthz").status_code == 200
    assert client.head("/healthz").content == b""
    told = client.post("/api/guest", json={"name": "Ada"}, headers={"expect": "100-continue"})
    assert told.status_code == 200


def test_every_answer_has_its_headers(serving: Serving) -> None:
    for path, method in (("/healthz", "GET"), ("/nowhere", "GET"), ("/healthz", "POST")):
        told = serving.caller().client.request(method, path).headers
        assert told["x-content-type-options"] == "nosniff"
        assert "default-src" in told["content-security-policy"]
        assert told.get_list("cache-control") == told.get_list("cache-control")[:1]


def test_a_table_stays_while_its_match_is_being_opened(serving: Serving) -> None:
    code = _begun(serving)
    registry = serving.registry

    async def swept() -> bool:
        await registry.room(code)
        registry.lives.pop(code)
        registry._opening[code] = asyncio.Lock()
        registry.put_away()
        return code in registry.rooms

    assert serving.run(swept())


def test_a_match_of_every_game_is_opened_ahead(serving: Serving) -> None:
    code = _begun(serving)
    registry = serving.registry

    async def opened() -> bool:
        registry.lives.clear()
        await warm(registry)
        return code in registry.lives

    assert serving.run(opened())


def test_a_crowd_is_told_once_in_a_while(serving: Serving) -> None:
    code = _begun(serving)

    async def changes() -> tuple[int, int]:
        room = Room(await serving.registry.tables.get(code))
        for _ in range(CROWD):
            room.arrive([])
        few = room.changes
        for _ in range(10 * CROWD):
            room.arrive([])
        many = room.changes - few
        room._tell_later()
        assert room.changes == few + many + 1
        return few, many

    assert serving.run(changes()) == (CROWD, 0)


def _begun(serving: Serving) -> str:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    return str(code)


def test_who_saw_more_than_this_process_is_judged_by_what_they_saw(serving: Serving) -> None:
    code = _begun(serving)
    first = serving.registry

    async def judged() -> int:
        second = Registry(first.database, first.settings)  # another process on the same database
        ours, theirs = await first.live(code), await second.live(code)
        while ours.standing.asked == theirs.standing.asked:
            seat = ours.standing.asked[0]
            move = str(ours.desk.desk.sitting.moves()[-1])  # type: ignore[attr-defined]
            await ours.enter(seat, [move], 1, key=f"a{ours.number}", seen=ours.number)
        seat = ours.standing.asked[0]
        move = str(ours.desk.desk.sitting.moves()[-1])  # type: ignore[attr-defined]
        await theirs.enter(seat, [move], 1, key="b", seen=ours.number)
        return theirs.number - ours.number

    assert serving.run(judged()) > 0


@pytest.mark.parametrize("serving", ["postgres"], indirect=True)
def test_who_saw_more_than_this_process_is_told_nothing_older(serving: Serving) -> None:
    code = _begun(serving)
    first = serving.registry

    async def told() -> tuple[int, int]:
        second = Registry(first.database, first.settings)  # another process on the same database
        ours, theirs = await first.live(code), await second.live(code)
        seat = ours.standing.asked[0]
        move = str(ours.desk.desk.sitting.moves()[-1])  # type: ignore[attr-defined]
        await ours.enter(seat, [move], 1, key="a", seen=ours.number)
        number, _ = await update(theirs, Viewer(None, []), "en", ours.number, 1)
        return number, ours.number

    number, seen = serving.run(told())
    assert number == seen
