"""Texts that are made to hurt: counted work for all readers and shapes, and one of them everywhere.

`python -m tools.hostile` has the figures of all shapes at all addresses at their full size.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from typing import Any, Final, TypeVar, cast

import msgspec
import pytest

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.host.companion.asking import drafted
from overseer.host.companion.wire import DraftBattle, WriteEntries
from overseer.server.bots import subprocess_job
from overseer.server.complaint import Complaint
from overseer.server.schema.decks import AskDeck
from overseer.server.schema.forces import AskForce
from overseer.server.schema.terrains import AskTerrain
from overseer.server.works import decks, forces, saves, terrains, verifying
from overseer.server.works.checks import CHECKS, checked
from overseer.wasteland.ledger.log import fold
from tests.server.serving import Serving
from tools.hostile.addresses import BODIES, OPENED, SHORT, places, with_texts
from tools.hostile.shapes import SHAPES

SIZE: Final = 6_000  # characters
ROOM: Final = 6_000_000  # bytes for reading them
CALLS: Final = 150_000  # of functions
TOLD: Final = (Refused, CardFileError, Complaint, msgspec.ValidationError)
T = TypeVar("T")


def _checked(game: str, kind: str) -> Callable[[str], object]:
    return lambda text: checked(game, kind, text, "file")


def _sent(kind: str, text: str, into: type[T]) -> T:
    return msgspec.convert(BODIES[f"/api/{kind}/judge"]["built"](text), into)


def _notes(text: str) -> dict[str, Any]:
    return BODIES["/api/companions/{code}/entries"]["notes"](text)


READERS: Final[dict[str, Callable[[str], object]]] = {
    **{f"{game} {kind}": _checked(game, kind) for game, kind in CHECKS},
    "deck": lambda text: decks.asked_deck(AskDeck(source=text), "", "en"),
    "force": lambda text: forces.asked_force(AskForce(source=text), "", "en"),
    "terrain": lambda text: terrains._judged(AskTerrain(source=text), "en"),
    "built deck": lambda text: decks.asked_deck(_sent("decks", text, AskDeck), "", "en"),
    "built force": lambda text: forces.asked_force(_sent("forces", text, AskForce), "", "en"),
    "built terrain": lambda text: terrains._judged(_sent("terrains", text, AskTerrain), "en"),
    "log": lambda text: fold(msgspec.convert(_notes(text), WriteEntries).entries),
    "draft": lambda text: drafted(DraftBattle(forces=[text] * 6)),
    "record": lambda text: verifying.checked(text.encode()),
    "save": lambda text: saves.looked(text.encode()),
}


def calls_of(read: Callable[[str], object], text: str) -> int:
    """How many functions are called until a text is read or refused."""
    count = 0

    def counted(frame: Any, event: str, arg: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        with suppress(*TOLD):
            read(text)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("reader", READERS)
def test_no_shape_costs_a_reader_much(reader: str) -> None:
    """Of a part of the parser's square already nothing would be left of these bounds."""
    read = READERS[reader]
    calls_of(read, "x = 1")  # cards and words are loaded by now
    costly = []
    for shape, make in SHAPES.items():
        text = make(SIZE)[:SIZE]
        tracemalloc.start()
        try:
            with suppress(*TOLD):
                read(text)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        calls = calls_of(read, text)
        if peak > ROOM or calls > CALLS:
            costly.append((shape, peak, calls))
    assert costly == []


def test_every_address_that_takes_a_text_is_known() -> None:
    """A new one has to say how a text is sent to it."""
    assert {route.path for route in with_texts()} == {*BODIES, *SHORT}
    assert len(SHAPES) >= 30


def test_every_address_refuses_in_the_readers_language(serving: Serving) -> None:
    """With a sentence that says where and what, from a process with bounds."""
    eve = serving.guest("Eve", lang="de")
    named = {path: eve.post(first.path, first.body)[first.member] for path, first in OPENED.items()}
    text = "\n" + SHAPES["dotted"](SIZE)
    told = {}
    for place in places():
        name = named.get(place.path, "")
        path = place.path.format(code=name, id=name, game="tragic")
        answer = eve.ask(place.method, path, place.body(text))
        assert answer.status_code in (200, 400, 403, 409, 413, 422), (place, answer.text)
        told[str(place)] = answer.json().get("error", {}).get("text", "")
    in_lines = {place for place, text in told.items() if "höchstens 8 Teile" in text}
    assert len(in_lines) > 15
    assert all("Zeile 2" in told[place] for place in in_lines)
    refused = {place for place, text in told.items() if text}
    silent = {place for place in told if place not in refused}
    # A page's own notes; and forces where the scenario of the table has its own: nobody reads them.
    kept = {"me", "tables own force", "tables wasteland forces"}
    # An act that does not fit is told beside the others.
    kept |= {f"companions/{{code}}/{name}" for name in ("entries notes", "entries units", "try")}
    assert {each for each in silent if not each.startswith(("verify", "games/"))} == kept


def test_what_takes_too_much_ends_alone(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of memory is told; a process that dies is replaced; what breaks is logged, not shown."""
    registry = serving.registry
    with pytest.raises(Complaint) as raised:
        serving.run(registry.jobs.do(bytearray, 1 << 30))
    assert (raised.value.status, raised.value.id) == (422, "text-large")
    with pytest.raises(Complaint) as raised:
        serving.run(registry.jobs.within("verify-long", sys.exit, 1))
    assert (raised.value.status, raised.value.id) == (503, "verify-long")
    with pytest.raises(subprocess_job.Failed, match="ZeroDivisionError"):
        serving.run(registry.jobs.do(divmod, 1, 0))
    assert serving.run(registry.jobs.do(sum, [1, 2])) == 3


def test_nothing_is_read_twice_and_nobody_waits_for_what_is_known(serving: Serving) -> None:
    registry = serving.registry
    assert serving.run(registry.jobs.do(sum, [4, 5])) == 9
    registry.jobs.line.at_once = 0
    assert serving.run(registry.jobs.do(sum, [4, 5])) == 9


def test_a_process_that_is_just_ending_gets_no_other_text() -> None:
    """Its answer has ended already, and the system does not yet know that it has."""

    class Ending:
        def __init__(self) -> None:
            self.stdin, self.stdout = BytesIO(), BytesIO(b"\0\0\0\x09half")

        def poll(self) -> None:
            """It has not ended."""

        kill = poll

    reader = object.__new__(subprocess_job.Reader)
    reader.jobs, reader.process = 0, cast("Any", Ending())
    assert not reader.spent
    assert reader.ask(b"a text") == b""
    assert reader.spent


def test_a_process_is_replaced_after_its_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next is begun before it is needed, so that nobody waits for it."""

    class Idle:
        def __init__(self) -> None:
            self.jobs = 0
            self.spent = False
            made.append(self)

        def end(self) -> None:
            made.remove(self)

    made: list[Idle] = []
    monkeypatch.setattr(subprocess_job, "Reader", Idle)
    monkeypatch.setattr(subprocess_job, "_held", type("Held", (), {})())
    first = subprocess_job._reader()
    assert len(made) == 1
    first.jobs = subprocess_job.MOST_JOBS - subprocess_job.AHEAD
    assert subprocess_job._reader() is first
    assert subprocess_job._reader() is first
    assert len(made) == 2
    first.spent = True  # type: ignore[misc]
    second = subprocess_job._reader()
    assert second is not first
    assert len(made) == 1
    assert subprocess_job._reader() is second
