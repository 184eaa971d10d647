"""How the points of a match grew, and which steps turned it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from overseer.engine.decision import Event
from overseer.text import has
from overseer.voice.given import Progress, Score, Turning
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice

MOST: Final = 4  # steps that are told of
ALL: Final = -1  # the leader where nobody is ahead of all others


class Gain(NamedTuple):
    """What a seat gained by a step."""

    number: int
    seat: int
    n: int


def progress(
    voice: Voice, reader: Reader, scores: Sequence[Score], told: Mapping[int, Sequence[Event]]
) -> Progress:
    """The points step by step, and the steps worth a sentence; `told`: what happened in each."""
    kept = _changes(scores)
    last = next(reversed(_leads(kept)), None)
    found: list[Turning] = []
    for gain in gains_told(kept):
        lines = [
            voice.event_text(event, reader)
            for event in told.get(gain.number, ())
            if voice.pays(event, reader) == gain.seat
        ]
        if gain == last:
            own = f"progress-leads-{voice.game}"
            message = own if has(reader.lang, own) else "progress-leads"
            lines.append(reader.text(message, seat=voice.scorer(reader, gain.seat)))
        round = next(each.round for each in kept if each.number == gain.number)
        if lines:
            text = " ".join(lines)
            found.append(Turning(number=gain.number, seat=gain.seat, round=round, text=text))
    return Progress(scores=kept, turnings=found)


def _changes(scores: Sequence[Score]) -> list[Score]:
    """The scores at which something is another than before."""
    found: list[Score] = []
    for score in scores:
        if not found or (found[-1].round, found[-1].points) != (score.round, score.points):
            found.append(score)
    return found


def _leads(scores: Sequence[Score]) -> list[Gain]:
    """The steps by which somebody else than before came to be alone in the lead."""
    found: list[Gain] = []
    for before, after in pairwise(scores):
        leader = _leader(after)
        if leader != ALL and (not found or found[-1].seat != leader):
            gained = after.points[leader] - before.points[leader]
            found.append(Gain(after.number, leader, gained))
    return found


def _leader(score: Score) -> int:
    best = max(score.points)
    return score.points.index(best) if score.points.count(best) == 1 else ALL


def gains_told(scores: Sequence[Score]) -> list[Gain]:
    """The first and the last lead, then what brought most before the end, as it happened."""
    scores = _changes(scores)
    leads = _leads(scores)
    gains = [
        Gain(after.number, seat, n)
        for before, after in pairwise(scores[:-1])
        for seat in range(len(after.points))
        if (n := after.points[seat] - before.points[seat]) > 0
    ]
    wanted = [*leads[:1], *leads[-1:], *sorted(gains, key=lambda gain: -gain.n)]
    return sorted(list(dict.fromkeys(wanted))[:MOST])
