"""How often a person is asked in a duel of Tragic: as the page asks today, and one by one as once.

git worktree add FOLDER 3a5663e
python -m tools.prompts --duels 200 [--old FOLDER]

Bots sit in the seats of people, with the automatic answers as everybody has them at first. What
they answer is laid on the panels of the page: moves that one panel makes are one prompt. In the
older state every question is one, for that is how it was asked. What somebody begins in the own
main phase is no prompt, but what is asked on the way is.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from overseer.engine.match import Match
from overseer.engine.record import Entry
from overseer.voice.given import AnyBuilder, Order, Pairs, Pay, Pick, Place, Send, Shares, Stage
from overseer.voice.plans import Ordered, Paid, Picked, Sent, composed
from overseer.voice.reader import Reader
from overseer.voice.tragic.building.builders import builders
from tools.questions import OWN, SET_UP, Duel

QUESTIONS: Final = Path(__file__).with_name("questions.py")
Answer = tuple[str, str]  # the topic and the move in its notation


def panels(match: Match, seat: int) -> list[AnyBuilder]:
    """What the page lets a person put together now."""
    return builders(
        Reader(view=match.view(seat), lang="en", seats=("human",) * 2, names=("Ada", "Eve"))
    )


def on_panel(found: Sequence[AnyBuilder], moves: Sequence[str]) -> int:
    """How many of the moves one confirmation of a panel sends, from the first one on."""
    for n in range(len(moves), 1, -1):
        if any(made(builder, moves[:n]) for builder in found):
            return n
    return 1


def made(builder: AnyBuilder, moves: Sequence[str]) -> bool:
    """Whether a panel sends exactly these moves for some answer."""
    if isinstance(builder, Pick):
        return builder.each and sorted(moves) == sorted(
            f"{builder.verb} {id}" for id in _ids(builder, moves)
        )
    if not isinstance(builder, (Pairs, Shares, Order, Pay, Place, Send)):
        return False
    try:
        return composed(builder, _picked(builder, moves)) == list(moves)
    except (ValueError, IndexError, KeyError, TypeError):  # some other answer
        return False


def _ids(builder: Pick, moves: Sequence[str]) -> list[str]:
    most = {option.id: option.most for option in builder.of}
    ids = [move.partition(" ")[2] for move in moves]
    fits = all(n <= most.get(id, 0) for id, n in Counter(ids).items())
    return ids if fits and builder.least <= len(ids) <= builder.most else []


def _picked(builder: Pairs | Shares | Order | Pay | Place | Send, moves: Sequence[str]) -> Picked:
    """What has to be pressed on a panel for these moves."""
    said = [move.partition(" ")[::2] for move in moves]
    if isinstance(builder, Pairs):
        return _paired(builder, said)
    if isinstance(builder, Shares):
        return _shared(builder, said)
    if isinstance(builder, Order):
        return _ordered(builder, moves)
    if isinstance(builder, Pay):
        return _paid(builder, moves)
    if isinstance(builder, Place):
        return list(moves)
    who = [id for verb, id in said if verb in (builder.verb, builder.join) and id]
    target = next((id for verb, id in said if verb == builder.second), "")
    return Sent(who=who, target=target or next(iter(builder.reach[who[0]]), ""))


def _ordered(builder: Order, moves: Sequence[str]) -> Ordered:
    left = {place: option.id for option in builder.of for place in _row(builder, option.id)}
    found = Ordered(ids=[])
    for move in moves:
        verb, _, place = move.partition(" ")
        if verb == builder.verb:
            found.ids.append(left[sorted(left)[int(place) - 1]])
        else:
            if len(found.ids) == len(builder.of) - 1 and found.ids[-1] in found.answers:
                found.ids.append(next(iter(left.values())))
            found.answers[found.ids[-1]] = move
        left = {at: id for at, id in left.items() if id != found.ids[-1]}
    return Ordered(ids=[*found.ids, *dict.fromkeys(left.values())], answers=found.answers)


def _row(builder: Order, id: str) -> list[int]:
    return builder.rows.get(id, [int(id)])


def _paired(builder: Pairs, said: Sequence[tuple[str, str]]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for verb, id in said:
        if verb == builder.verb:
            found[id] = builder.to[0].id
        elif verb == builder.second:
            found[next(reversed(found))] = id
    return found


def _shared(builder: Shares, said: Sequence[tuple[str, str]]) -> Mapping[str, int]:
    named = [option.id for group in builder.groups for option in group.of[:-1]]
    return {id: int(n) for id, (_, n) in zip(named, said, strict=True)}


def _paid(builder: Pay, moves: Sequence[str]) -> Paid:
    by_hand = list(moves[: len(builder.start)]) == builder.start
    rest = list(moves[len(builder.start) if by_hand else 1 :])
    verbs = {stage.verb for stage in builder.stages}
    answers = [move.partition(" ")[2] for move in rest if move.partition(" ")[0] in verbs]
    points = Counter(move.partition(" ")[2] for move in rest if move.startswith(f"{builder.verb} "))
    if points.total() != (builder.total if by_hand else 0):
        raise ValueError(moves)
    return Paid(answers=answers, points=dict(points), by_hand=by_hand)


class Run:
    """Answers that a seat gave in a row, before anybody else was asked."""

    def __init__(self, prepared: Stage | None) -> None:
        self.prepared = prepared  # what was said beforehand about a question that is still to come
        self.answers: list[tuple[list[AnyBuilder], Answer]] = []

    def prompts(self) -> Iterator[str]:
        """The topics of the prompts, panel by panel."""
        at = 0
        while at < len(self.answers):
            found, (topic, move) = self.answers[at]
            moves = [each for _, (_, each) in self.answers[at:]]
            known = said_before(self.prepared, topic, moves)
            if known:
                self.prepared = None
                at += known
                continue
            if topic == OWN and not move.startswith("lay "):
                self.prepared = None
            n = on_panel(found, moves)
            yield topic
            self.prepared = later_of(found, move, moves[:n]) or self.prepared
            at += n


def said_before(stage: Stage | None, topic: str, moves: Sequence[str]) -> int:
    """How many of the moves were said on the panel of the action that asks for them now."""
    if stage is None or stage.topic != topic:
        return 0
    options = {f"{stage.verb} {option.id}" for option in stage.of}
    known = 0
    while known < min(stage.n, len(moves)) and moves[known] in options:
        known += 1
    return known


def later_of(found: Sequence[AnyBuilder], move: str, moves: Sequence[str]) -> Stage | None:
    """What the panel of an action lets people say beforehand."""
    for each in found:
        if isinstance(each, Pay) and each.start and each.start[-1] in (move, *moves[:2]):
            return each.later[0] if each.later else None
    return None


def prompts(duel: Duel) -> Iterator[str]:
    """The topic of every prompt of a duel."""
    runs: dict[int, Run] = {}
    before, entries = -1, 0
    for seat, topic, move in duel.asked():
        log = duel.match.record.entries
        if seat != before or _disturbed(seat, log[entries:]):
            if before in runs:
                yield from runs[before].prompts()
            kept = runs[seat].prepared if seat in runs else None
            if seat in runs and _disturbed(seat, log[runs_end(log, seat) :]):
                kept = None
            runs[seat] = Run(kept)
        run = runs[seat]
        run.answers.append((panels(duel.match, seat), (topic, str(move))))
        before, entries = seat, len(log) + 1
    if before in runs:
        yield from runs[before].prompts()


def runs_end(log: Sequence[Entry], seat: int) -> int:
    """The place after the last entry of a seat."""
    return next((n + 1 for n in range(len(log) - 1, -1, -1) if log[n].seat == seat), 0)


def _disturbed(seat: int, entries: Sequence[Entry]) -> bool:
    """Whether anything else happened than that others passed."""
    return any(entry.seat != seat and entry.move != "pass" for entry in entries)


def told(name: str, turns: int, topics: Mapping[str, int]) -> float:
    """Print what is asked a turn, most often first; the figure."""
    asked = {topic: n for topic, n in topics.items() if topic != OWN}
    playing = sum(n for topic, n in asked.items() if topic not in SET_UP)
    print(f"{name}: {turns} turns, {playing / turns:.2f} prompts a turn", end="")
    print(f" ({sum(asked.values()) / turns:.2f} with the set-up), {topics[OWN] / turns:.2f} own")
    for topic, n in sorted(asked.items(), key=lambda each: -each[1]):
        print(f"  {topic:12} {n:6} {n / turns:.3f}")
    return playing / turns


def main() -> None:
    """Count, and compare where there is something to compare with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--old", type=Path, help="a folder with an older state of the project")
    wished = parser.parse_args()
    topics: Counter[str] = Counter()
    turns = 0
    for number in range(wished.duels):
        duel = Duel(number)
        topics.update(prompts(duel))
        turns += duel.turns
    now = told("now", turns, topics)
    if wished.old is None:
        return
    counted = subprocess.run(
        [sys.executable, str(QUESTIONS), str(wished.duels)],
        cwd=wished.old,
        env={**os.environ, "PYTHONPATH": str(wished.old.resolve())},
        capture_output=True,
        check=True,
        text=True,
    )
    once = json.loads(counted.stdout)
    then = told("once", once["turns"], Counter(once["topics"]))
    print(f"{100 * (now / then - 1):+.0f} %")


if __name__ == "__main__":
    main()
