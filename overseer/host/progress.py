"""How a match went, from its log: the points after every step that still stands."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine.course import Course, standing
from overseer.engine.decision import Event
from overseer.engine.entries import Written
from overseer.host.client import Client
from overseer.host.past import Past
from overseer.voice.given import Progress, Score
from overseer.voice.progress import progress


def progress_of(client: Client, log: Sequence[Written]) -> Progress:
    """The points of everybody through a client's eyes; what was taken back never happened."""
    sitting = client.sitting
    head = sitting.match.record.header
    course = Course(sitting.game, len(head.seats), head.options, lambda: log)
    told: dict[int, Sequence[Event]] = {}
    scores: list[Score] = []
    for number in (-1, *standing(log)):
        happened: list[Event] = []
        if number >= 0:
            course.at, course.state.ears = number, happened
            course.carry_out(log[number].seat, log[number].move, keep=False)
            course.state.ears = None
        points = sitting.voice.points(Past(client, course.state).reader)
        if points is None:
            return Progress()
        told[number + 1] = [event.shown(client.seat) for event in happened]
        scores.append(Score(number=number + 1, round=points.round, points=points.all))
    return progress(sitting.voice, client.reader, scores, told)
