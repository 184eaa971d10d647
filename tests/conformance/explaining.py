"""Whether everything that changes in a view is named by an event or by the move that is shown.

A client draws a table from `view.data()` and moves things about by events. So each value that
changes in a step must be named by one of the step's events (the silent ones too) or by its move,
as the viewer sees them. What each may name stands in a `Book` for every game:

    Book(
        names={"players": "seat"},          # entries of this list are known by that key
        events={"dug": ("pits.{pit}.*",)},  # the event `dug` with the argument pit=3: pits.3.depth
        moves={"dig": ("pits.{1}.*", "players.{seat}.cubes")},  # `dig 3` by seat 0
        derived=("players.*.score",),       # follows from other values, when one of them changes
        asked=("topic",),                   # is told by the question that comes with the step
    )

A path is the keys down to a value, joined by dots. A list of dicts is taken apart, by `names` or
else by position; any other list is one value. In a path of the book `*` stands for anything, and
`{x}` for an event's argument, `{keys}` for the names of all of them; for a move, `{seat}` is who
moved and `{1}`, `{2}` … are the words after the first. An argument like `a1, b2` names several.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from overseer.engine import Event


@dataclass(frozen=True)
class Book:
    """What may change in a game's views, and what names it."""

    names: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    moves: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    derived: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()


def leaves(data: object, names: Mapping[str, str], path: str = "") -> Iterator[tuple[str, object]]:
    """Every value of a view's data with its path."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, names, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list) and data and isinstance(data[0], dict):
        key = names.get(path.rsplit(".", 1)[-1], "")
        for number, entry in enumerate(data):
            yield from leaves(entry, names, f"{path}.{entry.get(key, number)}")
    elif data not in ([], {}):
        yield path, data


def changes(before: object, after: object, names: Mapping[str, str]) -> set[str]:
    """The paths of what is not the same any more, has come or has gone."""
    old = dict(leaves(before, names))
    new = dict(leaves(after, names))
    nothing = object()
    return {
        path for path in old.keys() | new.keys() if old.get(path, nothing) != new.get(path, nothing)
    }


def filled(template: str, words: Mapping[str, object]) -> list[str]:
    """A path of the book with its words put in; a KeyError where an event lacks one."""
    paths = [template]
    for name in re.findall(r"{(\w+)}", template):
        values = str(words[name]).split(", ")
        paths = [path.replace(f"{{{name}}}", value) for path in paths for value in values]
    return paths


def named(book: Book, seat: int, shown: str, events: Iterable[Event]) -> list[str]:
    """The paths that a step names."""
    verb, *rest = shown.split() or [""]
    words: dict[str, object] = {str(n): word for n, word in enumerate(rest, 1)} | {"seat": seat}
    found = [path for each in book.moves.get(verb, ()) for path in filled(each, words)]
    for event in events:
        for each in book.events.get(event.name, ()):
            found += filled(each, {**event.args, "keys": ", ".join(event.args)})
    return found


def unexplained(book: Book, changed: set[str], paths: list[str]) -> set[str]:
    """What has changed and is named by nothing."""

    def fits(path: str, patterns: Iterable[str]) -> bool:
        return any(fnmatchcase(path, pattern) for pattern in patterns)

    changed = {path for path in changed if not fits(path, book.asked)}
    rest = {path for path in changed if not fits(path, paths)}
    derived = {path for path in rest if fits(path, book.derived)}
    return rest - derived if len(derived) < len(changed) or paths else rest
