"""Forgeries of anything that is kept as JSON: every field changed, removed, doubled, swapped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

Path = tuple[str | int, ...]


def forged(value: Any, path: Path = (), deep: bool = True) -> Iterator[tuple[Path, Any]]:
    """Every copy of some data in which one thing is otherwise, and where that is."""
    if isinstance(value, dict):
        yield (*path, "new"), {**value, "new": 1}
        for key in value:
            yield (*path, key), {name: value[name] for name in value if name != key}
            for at, other in forged(value[key], (*path, key)):
                yield at, {**value, key: other}
    elif isinstance(value, list):
        yield from _of_list(value, path)
    else:
        for other in _instead(value):
            yield path, other


def _of_list(value: list[Any], path: Path) -> Iterator[tuple[Path, Any]]:
    for n, each in enumerate(value):
        yield (*path, n), value[:n] + value[n + 1 :]
        yield (*path, n), value[: n + 1] + value[n:]
        if n and value[n - 1] != each:
            yield (*path, n), [*value[: n - 1], each, value[n - 1], *value[n + 1 :]]
        for at, other in forged(each, (*path, n)):
            yield at, [*value[:n], other, *value[n + 1 :]]


def _instead(value: object) -> Iterable[object]:
    """Other values of the same kind, and none."""
    if isinstance(value, bool):
        return (not value, None)
    if isinstance(value, int):
        others = {value + 1, value - 1, 0, 10_000_000, -(10**30)} - {value}
        return (*sorted(others), str(value))
    if isinstance(value, str):
        first = {"0": "1", "f": "e"}.get(value[:1], "0")
        spelled = (f" {value}", f"{value} ", value.upper(), value.replace(" ", "  "))
        found = ("", first + value[1:], f"{value}x", *spelled, value.replace(" ", "\u2003"))
        return tuple(dict.fromkeys(each for each in found if each != value))
    return (0, "x", [], {})


def in_lines(lines: list[bytes], taken: Iterable[int]) -> Iterator[tuple[str, bytes]]:
    """A file of JSON lines in which one of the lines `taken` is forged."""
    for n in taken:
        data = msgspec.json.decode(lines[n])
        for at, other in forged(data):
            yield f"{n} {at} {other!r:.60}", _file([*lines[:n], _line(other), *lines[n + 1 :]])
        yield f"{n} removed", _file([*lines[:n], *lines[n + 1 :]])
        yield f"{n} doubled", _file([*lines[: n + 1], *lines[n:]])
        if n:
            yield f"{n} swapped", _file([*lines[: n - 1], lines[n], lines[n - 1], *lines[n + 1 :]])
        yield f"{n} cut", _file([*lines[:n], lines[n][: len(lines[n]) // 2]])
        for name, spaced in (("spaced", b" " + lines[n]), ("returned", lines[n] + b"\r")):
            yield f"{n} {name}", _file([*lines[:n], spaced, *lines[n + 1 :]])


def _line(data: object) -> bytes:
    return msgspec.json.encode(data)


def _file(lines: list[bytes]) -> bytes:
    return b"\n".join(lines) + b"\n"
