"""`overseer replay`: a record read aloud, or checked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import overseer
from overseer.engine.course import is_move
from overseer.engine.decision import Event
from overseer.engine.record import Record
from overseer.engine.state import NATURE
from overseer.engine.update import turning_points
from overseer.host import checking
from overseer.host.seating import HUMAN, seat_name
from overseer.terminal.lines import PARTLY, write
from overseer.terminal.look import look_of
from overseer.terminal.match.play import check_size, full_screen
from overseer.terminal.match.session import load_intact
from overseer.terminal.records import store
from overseer.terminal.records.watched import Watched
from overseer.terminal.values import whole
from overseer.text import translate
from overseer.voice.complaint import printable
from overseer.voice.outcome import winners_text
from overseer.voice.reader import Reader
from overseer.voice.story import counted
from overseer.voice.voice import voice_of


def run(file: str, verify: bool, to: str | None, plain: bool, lang: str) -> int:
    """Show a record, print it move by move, or check it; the exit code."""
    path = Path(file)
    last = whole(to, "--to", 0, 1_000_000)
    if verify:
        return check(path, last, lang)
    record, damage = load_intact(path)
    if last is not None and last < len(record.entries):
        record.entries, record.end = record.entries[:last], None
    code = 0
    if (
        full_screen(plain, os.environ)
        and look_of(overseer.game(record.header.game)).watch() is not None
    ):
        check_size()
        code = show(record, path, lang)
    else:
        tell(record, store.read_table(path).names, last, lang)
    if damage is not None:
        raise damage
    return code


def show(record: Record, path: Path, lang: str) -> int:
    """Let somebody watch a record that replays on the table of its game; the exit code."""
    kind = look_of(overseer.game(record.header.game)).watch()
    assert kind is not None
    from overseer.terminal.table.app import watch

    game = overseer.game(record.header.game)
    return watch(Watched(record, game, path, lang, store.read_table(path)), kind)


def check(path: Path, to: int | None, lang: str) -> int:
    """Check every move and link and, once the seed is revealed, every die; raises if one is off.

    The exit code: PARTLY when something could not be checked that other records prove.
    """
    record = Record.load(path)
    found = checking.findings(record, to)
    for finding in found:
        write(checking.told(finding, record.header, lang))
    if checking.whole(found):
        return 0
    write(translate(lang, "replay-partly"))
    return PARTLY


def tell(record: Record, names: list[str], to: int | None, lang: str) -> None:
    """Print the story of a record."""
    for line in counted(story(record, names, to, lang)):
        write(line)


def story(record: Record, names: list[str], to: int | None, lang: str) -> Iterator[str]:
    """The story of a record that replays, up to move `to`, in lines.

    When a match is over everything may be told. Before that, its secrets are still some: it is told
    as its only person knows it, or as a spectator does.
    """
    header = record.header
    game = overseer.game(header.game)
    voice = voice_of(game)
    seats = range(len(header.seats))
    called = tuple(seat_name(names, header.seats, seat, lang) for seat in seats)
    yield translate(
        lang, "replay-title", game=header.game, rules=header.rules, players=", ".join(called)
    )
    people = [seat for seat in seats if header.seats[seat] == HUMAN]
    eyes = people[0] if len(people) == 1 else None
    all_told = record.end is not None
    turning = turning_points(header)
    happened: list[Event] = []

    def reader(viewer: int | None) -> Reader:
        view = course.state.view(viewer)
        return Reader(view=view, lang=lang, seats=tuple(header.seats), names=called)

    def news() -> Iterator[str]:
        reads = reader(eyes) if happened else None
        for event in happened:
            assert reads is not None
            shown = Event(event.name, event.args) if all_told else event
            if words := voice.event_text(shown, reads):
                yield translate(lang, "replay-event", text=words)
        happened.clear()

    for entry, course in record.walk(game, to):
        yield from news()
        if course.at in turning:
            happened += turning[course.at]
            yield from news()
        course.state.ears = happened
        if entry.seat != NATURE and is_move(entry.move):
            move = game.parse(entry.move, header.options)
            if not all_told and course.state.shown(move, eyes) != move:
                continue  # what may be known of it is an event
            yield translate(
                lang,
                "replay-move",
                number=str(course.at + 1),
                seat=called[entry.seat],
                text=voice.move_parts(reader(entry.seat if all_told else eyes), move)[0],
                notation=printable(entry.move),
            )
    yield from news()
    entries = record.entries if to is None else record.entries[:to]
    if record.end is not None and len(entries) == len(record.entries):
        end = record.end
        yield translate(lang, f"end-{end.how}")
        for seat, score in enumerate(end.scores):
            yield voice.score_text(called[seat], score, lang)
        winners = [called[seat] for seat in end.winners]
        if winners:
            yield winners_text(header.game, winners, lang)
    else:
        yield translate(lang, "replay-stopped", n=len(entries))
