"""Events that are drawn and not told: no client of the terminal prints a line for them."""

from __future__ import annotations

import overseer
from overseer.engine.decision import Event
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.shelter.silent import SILENT
from overseer.voice.story import counted
from tests.terminal.program import Program

GAME = overseer.game("shelter")


def test_a_silent_event_has_no_sentence() -> None:
    sitting = Sitting.begin(GAME, ["human", "human"], seed=1)
    reader, voice = sitting.reader(0, "en"), sitting.voice
    for name in SILENT:
        event = Event(name, {"seat": 0}, silent=True)
        hidden = Event(name, {"seat": 0}, only=(1,), silent=True)
        assert voice.event_text(event, reader) == voice.event_text(hidden, reader) == ""
        assert hidden.shown(0).silent


def test_what_is_empty_is_not_a_line() -> None:
    assert list(counted(["a", "", "a", "", "b"])) == ["a\u00a0×2", "b"]


def test_clients_get_silent_events_all_the_same() -> None:
    sitting = Sitting.begin(GAME, ["bot:easy", "bot:easy"], seed=3)
    while not sitting.over:
        sitting.play(sitting.bot_move())
    told = [event for step in Client(sitting, None, "en").steps() for event in step.events]
    assert {event.name for event in told} >= {"shelter-returned", "shelter-all-ready"}
    assert {event.name for event in told if not event.text} <= SILENT


def test_a_replay_has_no_empty_lines(program: Program) -> None:
    program("play", "shelter", "--plain", "--seats", "easy,easy", "--seed", "3", "--save", "g.o")
    lines = program("replay", "g.o").out.splitlines()
    assert len(lines) > 200
    assert [line for line in lines if line.strip() in ("", "-", "·", "→")] == []


def test_help_explains_signs_and_letters() -> None:
    client = Client(Sitting.begin(GAME, ["human", "human"], seed=1), 0, "de")
    assert any(word.id == "S" for word in client.help("").words)
    found = client.help("Nahrung").words
    assert found
    assert all("nahrung" in (word.id + word.text).casefold() for word in found)
