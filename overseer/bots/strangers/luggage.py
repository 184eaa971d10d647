"""What a seat may know, carried into another process.

A view is packed as it is, with the position in it: nothing else can be reached from it, so nothing
else goes along. What all copies of a position have in common (tables of cards, maps) is heavy and
never changes: it goes along once, and is named by a number from then on.

Compiled objects are packed by their attributes. Only plain Python can make such objects without
their `__init__`, so whoever unpacks runs the plain build (`inside`).
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from typing import Any, Final

from overseer.engine.view import View

HEAVY: Final = 20_000  # bytes: a view of this size has something in it that is worth sharing
_NOT_HELD: Final = ("__dict__", "__weakref__")
_ATOMS: Final = (int, str, bytes, bool, float, type(None), type)


class Packer:
    """Packs views for one process, and remembers what that process has."""

    def __init__(self) -> None:
        self._shared: dict[int, int] = {}  # by identity: the number of a thing that is there
        self._kept: list[object] = []  # these things: as long as they live, no other has their id

    def pack(self, view: View) -> tuple[bytes, bytes]:
        """What has to be there first (empty: nothing), and the view."""
        raw = _packed(view, self._shared)
        if len(raw) < HEAVY:
            return b"", raw
        fresh = self._share(view)
        return (fresh, _packed(view, self._shared)) if fresh else (b"", raw)

    def _share(self, view: View) -> bytes:
        """Share what a copy of the position has in common with it; empty: nothing new."""
        try:
            position = view.position
        except NotImplementedError:  # a game from outside, without one
            return b""
        roots = list(_common(position, position.copy(), set()))
        seen: dict[int, object] = {}
        _Out(io.BytesIO(), self._shared, seen).dump(roots)
        things = [each for each in seen.values() if id(each) not in self._shared]
        if len(things) <= 1:  # the list of roots itself
            return b""
        raw = _packed(things, self._shared)
        for each in things:
            self._shared[id(each)] = len(self._kept)
            self._kept.append(each)
        return raw


class Unpacker:
    """The other end, in the process of the bot."""

    def __init__(self) -> None:
        self._shared: list[object] = []

    def share(self, raw: bytes) -> None:
        """Take in what later views have in common."""
        things: list[object] = _In(raw, self._shared).load()
        self._shared += things

    def unpack(self, raw: bytes) -> View:
        """A view."""
        view = _In(raw, self._shared).load()
        assert isinstance(view, View)
        return view


def _packed(what: object, shared: dict[int, int]) -> bytes:
    into = io.BytesIO()
    _Out(into, shared).dump(what)
    return into.getvalue()


def _common(one: Any, other: Any, met: set[int]) -> Iterator[object]:
    """What a thing and its copy have in common, the largest parts of it only."""
    if isinstance(one, _ATOMS) or id(one) in met:
        return
    met.add(id(one))
    if one is other:
        yield one
    elif type(one) is not type(other):
        return
    elif isinstance(one, dict):
        for key in one.keys() & other.keys():
            yield from _common(one[key], other[key], met)
    elif isinstance(one, (list, tuple)):
        for mine, theirs in zip(one, other, strict=False):
            yield from _common(mine, theirs, met)
    else:
        held = attributes(other)
        for name, mine in attributes(one).items():
            yield from _common(mine, held.get(name), met)


_NAMES: Final[dict[type, tuple[str, ...]]] = {}
_OWN: Final[dict[type, bool]] = {}


def names_of(kind: type) -> tuple[str, ...]:
    """The attributes of a class that are no entries of a `__dict__`."""
    found = _NAMES.get(kind)
    if found is None:
        listed: list[str] = []
        for each in kind.__mro__:
            slots = vars(each).get("__slots__", ())
            listed += vars(each).get("__mypyc_attrs__", ())
            listed += (slots,) if isinstance(slots, str) else slots
        found = tuple(dict.fromkeys(each for each in listed if each not in _NOT_HELD))
        _NAMES[kind] = found
    return found


def says_itself(kind: type) -> bool:
    """Whether a class says how its objects are packed."""
    found = _OWN.get(kind)
    if found is None:
        found = any("__reduce__" in vars(each) for each in kind.__mro__ if each is not object)
        _OWN[kind] = found
    return found


def attributes(thing: object) -> dict[str, Any]:
    """All attributes of an object, however it keeps them."""
    held = dict(getattr(thing, "__dict__", {}))
    for name in names_of(type(thing)):
        try:
            held[name] = getattr(thing, name)
        except AttributeError:  # not set
            continue
    return held


def blank(kind: type[object]) -> object:
    """An object without attributes."""
    return kind.__new__(kind)


def fill(thing: object, held: dict[str, Any]) -> None:
    """Give it its attributes."""
    for name, value in held.items():
        object.__setattr__(thing, name, value)


class _Out(pickle.Pickler):
    def __init__(
        self, into: io.BytesIO, shared: dict[int, int], seen: dict[int, object] | None = None
    ) -> None:
        super().__init__(into, pickle.HIGHEST_PROTOCOL)
        self._shared = shared
        self._seen = seen

    def persistent_id(self, thing: object) -> int | None:
        if self._seen is not None and not isinstance(thing, _ATOMS):
            self._seen[id(thing)] = thing
        return self._shared.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:
        kind = type(thing)
        if not names_of(kind) or issubclass(kind, type) or says_itself(kind):
            return NotImplemented
        return blank, (kind,), attributes(thing), None, None, fill


class _In(pickle.Unpickler):
    def __init__(self, raw: bytes, shared: list[object]) -> None:
        super().__init__(io.BytesIO(raw))
        self._known = shared

    def persistent_load(self, number: int) -> object:
        return self._known[number]
