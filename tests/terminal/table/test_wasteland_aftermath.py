"""While dice and the AI are worked out, the table stays alive: nothing freezes, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from overseer.engine.course import standing
from overseer.engine.record import Record
from overseer.terminal.match.session import Session
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.moments import Confirm
from overseer.terminal.table.play import Habits
from overseer.terminal.table.wasteland.aftermath import Aftermath, Sequel
from overseer.terminal.table.wasteland.map_view import MapView
from overseer.terminal.table.wasteland.reading import BriefingSheet
from overseer.text import translate
from overseer.voice.given import Why
from tests.terminal.table.battle_pilot import USUAL, arranged, battle, begin, duel, state
from tests.terminal.table.table_pilot import Table, with_table


class Held(Aftermath):
    """Works out what follows as soon as somebody lets it, or waits for its end."""

    gate: Event
    seats: tuple[int, ...]  # whose moves are held up

    def work(self) -> None:
        if self.seat in self.seats:
            self.gate.wait()
        super().work()

    def end(self) -> None:
        if self.seat in self.seats:
            self.gate.set()
        super().end()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Event:
    """What follows from a move is held up until this is set."""
    Held.gate, Held.seats = Event(), (0, 1)
    monkeypatch.setattr("overseer.terminal.table.wasteland.battle_play.Aftermath", Held)
    return Held.gate


async def until(table: Table, true: Callable[[], bool]) -> None:
    """Wait for something to be true."""
    while not true():
        await table.pilot.pause()


async def set_out(table: Table) -> Sequel:
    """Do the first thing of the list, and stay with what follows from it."""
    await table.pilot.press("enter")
    found = battle(table).aftermath
    assert found is not None
    return found


def moves_made(session: Session) -> int:
    return len(session.match.record.entries)


def test_the_table_is_alive_while_the_ai_thinks(tmp_path: Path, gate: Event) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        before = moves_made(session)
        await set_out(table)
        thinking = translate("en", "table-wasteland-thinking", who="ai", n=0)
        await until(table, lambda: table.says(thinking))
        assert table.says(translate("en", "table-wasteland-take-back"))
        assert battle(table).choices == []
        await table.pilot.press("enter", "space", "1")  # nobody is asked
        await table.pilot.press("i")
        assert table.shows(BriefingSheet)
        await table.pilot.press("escape", "z", "L")
        assert table.app.table.query_one(MapView).camera.zoom == 2
        assert table.says(translate("fr", "table-wasteland-take-back"))
        assert moves_made(session) == before
        gate.set()
        await table.settled()
        assert moves_made(session) > before
        assert battle(table).my_turn

    with_table(session, play, size=USUAL)


def test_a_move_is_taken_back_while_its_answer_is_worked_out(tmp_path: Path, gate: Event) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        position, listed = state(session).encode(), battle(table).listed
        aftermath = await set_out(table)
        await table.press("u")
        assert battle(table).listed == listed
        aftermath.end()  # too late: nobody waits for it any more
        await table.settled()
        assert state(session).encode() == position
        assert len(session.steps) == moves_made(session)  # nobody is told of it
        assert battle(table).my_turn
        await table.press("enter")
        assert [step.number for step in session.steps] == list(range(1, moves_made(session) + 1))
        assert state(session).encode() == aftermath.match.state.encode()  # the same dice

    with_table(session, play)


def test_whoever_leaves_loses_no_move(tmp_path: Path, gate: Event) -> None:
    session = begin(tmp_path)
    before = moves_made(session)

    async def play(table: Table) -> None:
        await set_out(table)
        await table.pilot.press("q")

    assert with_table(session, play) == 0
    assert gate.is_set()
    assert len(Record.load(session.path).entries) == moves_made(session) > before
    Session.resume(session.path, lang="en")


def test_somebody_resigns_while_the_ai_thinks(tmp_path: Path, gate: Event) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        aftermath = await set_out(table)
        await table.pilot.press("x")
        assert table.shows(Confirm)
        await table.pilot.press("y")
        await until(table, lambda: table.shows(EndSheet))
        aftermath.end()
        await table.settled()
        assert session.over
        assert session.match.resigned == {0}

    with_table(session, play)


def test_a_person_takes_back_a_move_while_a_bot_answers_it(tmp_path: Path, gate: Event) -> None:
    session = begin(tmp_path, "human", "bot:random", scenario="storm", ai="none")
    Held.seats = (1,)

    async def play(table: Table) -> None:
        listed = battle(table).listed
        await table.pilot.press("enter")
        await until(table, lambda: session.asked == 1 and battle(table).aftermath is not None)
        await table.pilot.press("u")
        assert battle(table).aftermath is None
        assert battle(table).listed == listed
        gate.set()
        await table.pilot.press("enter")  # the same once more: the bot is asked anew
        await until(table, lambda: battle(table).my_turn and battle(table).listed != listed)
        entries = session.match.record.entries
        seats = [entries[number].seat for number in standing(entries)]
        assert seats.count(0) == 1
        assert seats.count(1) == 1

    with_table(session, play)


def test_what_goes_wrong_in_there_is_not_swallowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Aftermath) -> None:
        raise ZeroDivisionError

    session = begin(tmp_path)
    monkeypatch.setattr(Aftermath, "work", broken)

    async def play(table: Table) -> None:
        await table.pilot.press("enter")
        await table.settled()

    with pytest.raises(ZeroDivisionError):
        with_table(session, play)


def test_a_refused_move_does_not_even_begin(tmp_path: Path, gate: Event) -> None:
    laid, _, _ = duel()
    session = arranged(tmp_path, laid)

    async def play(table: Table) -> None:
        await table.press("slash", *"move 900,900", "enter")
        assert battle(table).aftermath is None
        refusal = battle(table).refusal
        assert isinstance(refusal, Why)
        assert table.says(refusal.text)

    with_table(session, play, size=USUAL)


def test_every_step_of_the_ai_tells_why_and_what_came_of_it(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def play(table: Table) -> None:
        await table.press("escape")
        while battle(table).reel is None:
            await table.press("enter")
        while (reel := battle(table).reel) is not None:
            for event in reel.happened[:2]:
                assert table.says(event.text), event.name
            await table.press("space")

    with_table(session, play, size=(120, 60), habits=Habits(speed="fast"))
