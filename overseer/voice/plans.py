"""Answers of several moves that belong to one panel: from what was put together to the moves.

    composed(builder, {"b1": "a2", "b3": "a2"})    # Pairs
    ['block b1', 'target a2', 'block b3', 'target a2', 'pass']

A client sends the list; it is played until somebody else is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from overseer.voice.given import Given, Option, Order, Pairs, Pay, Place, Send, Shares


class Paid(Given):
    """What was chosen for a payment: an answer to each stage, and the points by letter."""

    answers: list[str] = []  # noqa: RUF012 - every struct gets a copy of its own
    points: dict[str, int] = {}  # noqa: RUF012
    life: dict[str, int] = {}  # noqa: RUF012 - how many owed points of a letter cost a hit point
    by_hand: bool = True  # False: as proposed


class Ordered(Given):
    """An order, and what is answered to those that ask something; what is not stays open."""

    ids: list[str]
    answers: dict[str, str] = {}  # noqa: RUF012


class Sent(Given):
    """Who goes, the first one first, and at what (nothing where they join others)."""

    who: list[str]
    target: str = ""


Plan = Pairs | Shares | Order | Pay | Send | Place
Picked = Sequence[str] | Mapping[str, str] | Mapping[str, int] | Paid | Sent | Ordered


def composed(builder: Plan, picked: Picked) -> list[str]:
    """The moves of an answer that was put together."""
    if isinstance(builder, Pairs):
        assert isinstance(picked, Mapping)
        return _pairs(builder, {id: str(to) for id, to in picked.items()})
    if isinstance(builder, Shares):
        assert isinstance(picked, Mapping)
        return [
            f"{builder.verb} {int(picked.get(option.id, 0))}"
            for group in builder.groups
            for option in group.of[:-1]
        ]
    if isinstance(builder, Order):
        if isinstance(picked, Ordered):
            return _order(builder, picked.ids, picked.answers)
        assert isinstance(picked, Sequence)
        return _order(builder, picked, {})
    if isinstance(builder, Pay):
        assert isinstance(picked, Paid)
        return _pay(builder, picked)
    if isinstance(builder, Place):
        assert isinstance(picked, Sequence)
        return _placed(builder, picked)
    assert isinstance(builder, Send)
    assert isinstance(picked, Sent)
    return _send(builder, picked)


def makes(builder: Plan, move: str) -> bool:
    """Whether a move is one that the builder begins with."""
    verb, _, rest = move.partition(" ")
    ids = rest.split()
    if isinstance(builder, Pairs):
        return move == builder.last or (verb == builder.verb and _among(ids, builder.of))
    if isinstance(builder, Shares):
        return verb == builder.verb and 0 <= int(rest) <= builder.groups[0].total
    if isinstance(builder, Order):
        return verb == builder.verb and _among(ids, builder.of)
    if isinstance(builder, Pay):
        if builder.start:
            return move in builder.start[:2]
        if builder.lives:  # letter by letter
            return move == builder.life or (verb == builder.verb and _among(ids, builder.lives[:1]))
        return verb == builder.verb and _among(ids, builder.of)
    if isinstance(builder, Place):
        return _among([verb], builder.to) and _among(ids, builder.of)
    alone = not builder.to and move == builder.last
    return alone or (verb == builder.verb and _among(ids, builder.of))


def _among(ids: list[str], options: Sequence[Given]) -> bool:
    return len(ids) == 1 and any(getattr(option, "id", "") == ids[0] for option in options)


def _pairs(builder: Pairs, picked: Mapping[str, str]) -> list[str]:
    moves: list[str] = []
    for id, to in picked.items():
        moves.append(f"{builder.verb} {id}")
        if len(builder.to) > 1:
            moves.append(f"{builder.second} {to}")
    if builder.last and len(picked) < len(builder.of):
        moves.append(builder.last)
    return moves


def _order(builder: Order, ids: Sequence[str], answers: Mapping[str, str]) -> list[str]:
    """The places shift as those before them go; the last one comes by itself."""
    moves: list[str] = []
    gone: list[int] = []
    for id in ids:
        place = int(id)
        if id != ids[-1] or len(ids) < len(builder.of):
            moves.append(f"{builder.verb} {place - sum(each < place for each in gone)}")
        if id in answers:
            if all(answers[id] != option.id for option in builder.answers.get(id, ())):
                raise ValueError(answers[id])
            moves.append(answers[id])
        elif id in builder.answers:  # asked when it comes
            break
        gone += builder.rows.get(id, [place])
    return moves


def _pay(builder: Pay, picked: Paid) -> list[str]:
    moves = list(builder.start if picked.by_hand else builder.start[-1:])
    answers = list(picked.answers)
    for stage in builder.stages:
        if not stage.after or any(move in moves for move in stage.after):
            for _ in range(stage.n):
                moves.append(f"{stage.verb} {answers.pop(0)}")
    if picked.by_hand:
        for option in builder.lives:
            moves += _owed(builder, option, picked.life.get(option.id, 0))
        moves += _points(builder, picked.points)
    return moves


def _points(builder: Pay, points: Mapping[str, int]) -> list[str]:
    """The points letter by letter, as long as there is something to name."""
    left = {option.id: option.most for option in builder.of}
    moves: list[str] = []
    for id in [id for id, n in points.items() for _ in range(n)]:
        if builder.rest and sum(n > 0 for n in left.values()) < 2:
            break
        moves.append(f"{builder.verb} {id}")
        left[id] = left.get(id, 0) - 1
    return moves


def _owed(builder: Pay, option: Option, life: int) -> list[str]:
    """The owed points of a letter; when none of it is left, the rest costs life by itself."""
    owed = builder.owed[option.id]
    paid = owed - life
    if not 0 <= paid <= option.most:
        raise ValueError(life)
    moves = [f"{builder.verb} {option.id}"] * paid
    return moves if paid == option.most else moves + [builder.life] * life


def _placed(builder: Place, picked: Sequence[str]) -> list[str]:
    """Each as `to id`, in this order."""
    places = {option.id for option in builder.to}
    put = Counter(move.partition(" ")[2] for move in picked)
    if any(move.partition(" ")[0] not in places for move in picked):
        raise ValueError(picked)
    if put != Counter({option.id: option.most for option in builder.of}):
        raise ValueError(picked)
    return list(picked)


def _send(builder: Send, picked: Sent) -> list[str]:
    if not picked.who:
        return [builder.last]
    first, target = picked.who[0], picked.target
    moves = [f"{builder.verb} {first}"]
    if len(builder.reach[first]) > 1:
        moves.append(f"{builder.second} {target}")
    could = [id for id, words in builder.reach.items() if target in words]
    gone = {first}
    for id in [*picked.who, ""]:
        if gone & set(builder.crowd):
            gone |= set(builder.crowd) & set(could)
        if id and id not in gone:
            moves.append(f"{builder.join} {id}")
            gone.add(id)
    if builder.last and set(could) - gone:
        moves.append(builder.last)
    return moves
