"""How a match went, from its log: the points after every step that still stands."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from overseer.engine.course import Course, standing
from overseer.engine.decision import Event
from overseer.engine.entries import Written
from overseer.host.client import Client
from overseer.host.past import Past
from overseer.voice.given import Progress, Score
from overseer.voice.progress import gains_told, progress


def progress_of(client: Client, log: Sequence[Written]) -> Progress:
    """The points of everybody through a client's eyes; what was taken back never happened."""
    scores: list[Score] = []
    for number, course in _replayed(client, log):
        points = client.sitting.voice.points(Past(client, course.state).reader)
        if points is None:
            return Progress()
        scores.append(Score(number=number, round=points.round, points=points.all))
    told = _told(client, log, {gain.number for gain in gains_told(scores)})
    return progress(client.sitting.voice, client.reader, scores, told)


def _replayed(
    client: Client, log: Sequence[Written], heard: Mapping[int, list[Event]] | None = None
) -> Iterator[tuple[int, Course]]:
    """The position at first and after every step that stands; what is `heard` of some of them."""
    sitting = client.sitting
    head = sitting.match.record.header
    course = Course(sitting.game, len(head.seats), head.options, lambda: log)
    yield 0, course
    for at in standing(log):
        course.at, course.state.ears = at, (heard or {}).get(at + 1)
        course.carry_out(log[at].seat, log[at].move, keep=False)
        course.state.ears = None
        yield at + 1, course


def _told(
    client: Client, log: Sequence[Written], wanted: Collection[int]
) -> dict[int, Sequence[Event]]:
    """What happened in some steps. Only those are listened to: reasons of an AI take their time."""
    heard: dict[int, list[Event]] = {number: [] for number in wanted}
    for _ in _replayed(client, log, heard):
        pass
    return {
        number: [event.shown(client.seat) for event in happened]
        for number, happened in heard.items()
    }
