"""Answers that are put together: from what was picked to moves, and back.

composed(Pick(verb="keep", …), ["punch-1", "luck"])     ["keep punch-1 luck"]
composed(Amounts(verb="divide", …), {"a": 2, "b": 1})   ["divide a=2 b=1"]
composed(Point(verb="move m3", …), "412,300")           ["move m3 412,300"]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from overseer.voice import plans
from overseer.voice.given import Amounts, AnyBuilder, Option, Pick, Point

Picked = plans.Picked | str


def composed(builder: AnyBuilder, picked: Picked) -> list[str]:
    """The moves to be played, in this order; a builder that makes no such thing is a ValueError."""
    if isinstance(builder, Point):
        if not isinstance(picked, str):
            raise ValueError(picked)
        return [f"{builder.verb} {picked}".strip()]
    if isinstance(builder, Amounts):
        amounts = _amounts(picked)
        if amounts is None or not shares(builder, amounts):
            raise ValueError(picked)
        parts = [f"{id}={n}" for id, n in amounts.items() if n]
        return [" ".join([builder.verb, *parts])]
    if isinstance(builder, Pick):
        return _picked(builder, picked)
    if isinstance(picked, str):
        raise ValueError(picked)
    return plans.composed(builder, picked)


def _picked(builder: Pick, picked: Picked) -> list[str]:
    if isinstance(picked, str) or not isinstance(picked, Sequence):
        raise ValueError(picked)
    known = [option.id for option in builder.of]
    if not picks(builder, picked):
        raise ValueError(picked)
    ids = sorted(picked, key=known.index)
    if builder.each:
        return [f"{builder.verb} {id}" for id in ids]
    return [" ".join([builder.verb, *(ids or [builder.none])]).strip()]


def _amounts(picked: Picked) -> dict[str, int] | None:
    if not isinstance(picked, Mapping):
        return None
    return {id: int(n) for id, n in picked.items()}


def makes(builder: AnyBuilder, move: str) -> bool:
    """Whether a move can be put together with a builder, or is the first of its moves."""
    if not isinstance(builder, Pick | Amounts | Point):
        return plans.makes(builder, move)
    rest = after_verb(builder.verb, move)
    if rest is None:
        return False
    if isinstance(builder, Point):
        return bool(rest)
    if isinstance(builder, Amounts):
        amounts = read_amounts(rest)
        return amounts is not None and shares(builder, amounts)
    if builder.each:
        return any(option.id == rest for option in builder.of)
    if builder.none and rest == builder.none:
        return builder.least == 0
    return any(picks(builder, ids) for ids in cuts(rest, builder.of))


def picks(builder: Pick, ids: Sequence[str]) -> bool:
    """Whether these may be picked together."""
    most = {option.id: option.most for option in builder.of}
    if not builder.least <= len(ids) <= builder.most:
        return False
    if any(sum(id in row for id in ids) > 1 for row in builder.apart):
        return False
    return all(n <= most.get(id, 0) for id, n in Counter(ids).items())


def shares(builder: Amounts, amounts: Mapping[str, int]) -> bool:
    """Whether everything is shared out like this."""
    most = {option.id: option.most for option in builder.of}
    if sum(amounts.values()) != builder.total:
        return False
    return all(0 <= n <= most.get(id, -1) for id, n in amounts.items())


def after_verb(verb: str, move: str) -> str | None:
    """What follows the verb in a notation; None when it begins with another one."""
    if move == verb:
        return ""
    return move[len(verb) + 1 :] if move.startswith(f"{verb} ") else None


def read_amounts(text: str) -> dict[str, int] | None:
    """The amounts of `a=2 b=1`; None when it is something else."""
    found: dict[str, int] = {}
    for part in text.split():
        id, equals, n = part.rpartition("=")
        if not equals or not n.isdecimal() or id in found:
            return None
        found[id] = int(n)
    return found


def cuts(text: str, options: Sequence[Option]) -> list[list[str]]:
    """Every way in which a text is a row of options; an id may have blanks in it."""
    if not text:
        return [[]]
    found: list[list[str]] = []
    for id in dict.fromkeys(option.id for option in options):
        if text == id:
            found.append([id])
        elif text.startswith(f"{id} "):
            found += [[id, *rest] for rest in cuts(text[len(id) + 1 :], options)]
    return found
