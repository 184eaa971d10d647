"""Every address that takes a text, from the types that the description of the API is made of.

An address whose body has room for more than some hundred letters, in one text or in many, or for
anything at all, has to be named in `BODIES` or in `SHORT`: a test asks for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from typing import Any, Final, NamedTuple

from msgspec import inspect

from overseer.server.app import load_api
from overseer.server.edge.routes import ROUTES, Route
from overseer.server.works.checks import CHECKS

LITTLE: Final = 400  # letters that no reader suffers from
NUMBER: Final = 8  # letters of a number, or of a word that is one of few
PATTERN: Final = 70  # of a text that a pattern bounds
KEY: Final = "a-key-of-mine"
Body = Callable[[str], dict[str, Any]]


class Place(NamedTuple):
    """An address with one way to send it a text."""

    method: str
    path: str
    name: str
    most: int  # characters
    largest: int  # bytes of the body
    body: Body

    def __str__(self) -> str:
        return f"{self.path.removeprefix('/api/')} {self.name}".strip()


def _option(game: str, name: str, many: bool = False) -> Body:
    return lambda text: {"game": game, "options": {name: [text] if many else text}}


def _chosen(name: str) -> Body:
    return lambda text: {"seats": 2, "chosen": {name: text}}


def _upload(game: str, kind: str) -> Body:
    return lambda text: {"game": game, "kind": kind, "text": text}


def _pieces(text: str, size: int, most: int) -> list[str]:
    """A text in as many pieces as a list takes."""
    return [text[at : at + size] for at in range(0, min(len(text), size * most), size)] or ["x"]


def _deck(text: str) -> dict[str, Any]:
    few = _pieces(text, 60, 15)
    cards = dict.fromkeys(_pieces(text, 60, 250), 60)
    return {"name": text[:40], "cards": cards, "traits": few, "skills": few}


def _force(text: str) -> dict[str, Any]:
    words, few = _pieces(text, 60, 100), _pieces(text, 60, 15)
    unit = {"unit": words[0], "weapons": words, "items": words, "mods": few, "perks": few}
    return {"name": text[:40], "units": [unit] * 5, "boosts": words}


def _terrain(text: str) -> dict[str, Any]:
    corners = [[n * 37 % 900, n * n * 53 % 900] for n in range(40)]
    pieces = [{"kind": kind, "points": corners} for kind in ("ruin", *_pieces(text, 20, 99))]
    return {"name": text[:40], "pieces": pieces}


def _fielded(text: str) -> dict[str, Any]:
    words = _pieces(text, 60, 40)
    carried = dict.fromkeys(("weapons", "items", "mods", "perks"), words)
    names = _pieces(text, 40, 40)
    return {"is": "field", "tokens": [1], "side": 0, "unit": words[0], "names": names, **carried}


def _written(acts: list[dict[str, Any]]) -> dict[str, Any]:
    return {"base": 0, "entries": [{"id": f"e-{n}", "act": act} for n, act in enumerate(acts)]}


def _notes(text: str) -> dict[str, Any]:
    return _written([{"is": "note", "text": piece} for piece in _pieces(text, 400, 500)])


_SOURCE: Final[dict[str, Body]] = {"": lambda text: {"source": text}}
_RECORD: Final[dict[str, Body]] = {"": lambda text: {"record": text}}
BODIES: Final[dict[str, dict[str, Body]]] = {
    "/api/tables": {
        "shelter cards": _option("shelter", "cards"),
        "tragic cards": _option("tragic", "cards"),
        "tragic decks": _option("tragic", "decks", True),
        "wasteland cards": _option("wasteland", "cards"),
        "wasteland scenario": _option("wasteland", "scenario"),
        "wasteland terrain": _option("wasteland", "terrain"),
        "wasteland forces": _option("wasteland", "forces", True),
        "campaign cards": _option("campaign", "cards"),
        "own deck": lambda text: {"game": "tragic", "own": text},
        "own force": lambda text: {"game": "wasteland", "own": text},
        "unknown": _option("shelter", "x"),
    },
    "/api/tables/{code}/sit": {"": lambda text: {"own": text}},
    "/api/tables/{code}/input": {
        "": lambda text: {"key": "k", "seq": 0, "input": text},
        "several": lambda text: {"key": "k", "seq": 0, "inputs": [text]},
    },
    "/api/saves/look": _RECORD,
    "/api/saves": _RECORD,
    "/api/verify": _RECORD,
    "/api/games/{game}/options": {
        name: _chosen(name) for name in ("cards", "decks:0", "scenario", "terrain", "forces:0")
    },
    "/api/me": {"": lambda text: {"page": {"x": text}}},
    "/api/uploads": {f"{game} {kind}": _upload(game, kind) for game, kind in CHECKS},
    "/api/decks/trial": {"": lambda text: {"key": KEY, "source": text}},
    "/api/decks/goldfish": _SOURCE,
    "/api/decks/judge": {**_SOURCE, "built": lambda text: {"deck": _deck(text)}},
    "/api/decks/hand": _SOURCE,
    "/api/decks": {"": lambda text: {"key": KEY, "deck": _deck(text)}},
    "/api/decks/{id}": {"": lambda text: {"version": 1, "deck": _deck(text)}},
    "/api/forces/judge": {**_SOURCE, "built": lambda text: {"force": _force(text)}},
    "/api/forces/refused": _SOURCE,
    "/api/forces": {"": lambda text: {"key": KEY, "force": _force(text)}},
    "/api/forces/{id}": {"": lambda text: {"version": 1, "force": _force(text)}},
    "/api/terrains/judge": {**_SOURCE, "built": lambda text: {"terrain": _terrain(text)}},
    "/api/terrains": {"": lambda text: {"key": KEY, "terrain": _terrain(text)}},
    "/api/terrains/{id}": {"": lambda text: {"version": 1, "terrain": _terrain(text)}},
    "/api/companions/draft": {
        "forces": lambda text: {"forces": [text] * 6},
        "enemies": lambda text: {"enemies": [text, text]},
    },
    "/api/companions/{code}/entries": {
        "notes": _notes,
        "units": lambda text: _written([_fielded(text)] * 20),
    },
    "/api/companions/{code}/try": {"": lambda text: {"act": _fielded(text)}},
}
# What is kept as it is, and read by nobody but people.
SHORT: Final = frozenset({"/api/tables/{code}/chat", "/api/tables/{code}/plots", "/api/me/notify"})


class Opened(NamedTuple):
    """What has to be there before an address can be asked."""

    path: str
    body: dict[str, Any]
    member: str  # of the answer: what stands in the address


_TABLE: Final = {"game": "tragic", "sit": False, "seats": ["human", "human"]}
_LOG: Final = Opened("/api/companions", {"key": KEY}, "code")
OPENED: Final[dict[str, Opened]] = {
    "/api/tables/{code}/sit": Opened("/api/tables", _TABLE, "code"),
    "/api/tables/{code}/input": Opened(
        "/api/tables", {"game": "tragic", "seats": ["human", "bot:easy"]}, "code"
    ),
    "/api/companions/{code}/entries": _LOG,
    "/api/companions/{code}/try": _LOG,
    "/api/decks/{id}": Opened("/api/decks", {"key": f"{KEY}-1", "deck": {}}, "id"),
    "/api/forces/{id}": Opened("/api/forces", {"key": f"{KEY}-1", "force": {}}, "id"),
    "/api/terrains/{id}": Opened("/api/terrains", {"key": f"{KEY}-1", "terrain": {}}, "id"),
}


def places() -> Iterator[Place]:
    """All of them."""
    for route in with_texts():
        most = route.largest if (told := longest(route)) is None else min(told, route.largest)
        for name, body in BODIES.get(route.path, {}).items():
            yield Place(route.method, route.path, name, most, route.largest, body)


def with_texts() -> list[Route]:
    """The addresses whose bodies have room for a text."""
    load_api()
    return [
        route
        for route in ROUTES
        if route.body is not None and _room(inspect.type_info(route.body)) > LITTLE
    ]


def longest(route: Route) -> int | None:
    """The longest text that an address takes; None: its body says."""
    assert route.body is not None
    found = max(_texts(inspect.type_info(route.body)), default=inf)
    return None if found == inf else int(found)


def _room(kind: inspect.Type, seen: tuple[type, ...] = ()) -> float:
    """How many letters something may have in all."""
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        most = inf if kind.max_length is None else kind.max_length
        return most * max(_room(kind.item_type, seen), NUMBER)
    if isinstance(kind, inspect.DictType):
        most = inf if kind.max_length is None else kind.max_length
        return most * (_room(kind.key_type, seen) + _room(kind.value_type, seen))
    if isinstance(kind, inspect.UnionType):
        return max(_room(each, seen) for each in kind.types)
    inner, seen = _inner(kind, seen)
    return sum(_room(each, seen) for each in inner) if inner else _letters(kind)


def _letters(kind: inspect.Type) -> float:
    if isinstance(kind, inspect.AnyType):
        return inf
    if not isinstance(kind, inspect.StrType):
        return NUMBER
    if kind.max_length is not None:
        return kind.max_length
    bounded = kind.pattern is not None and kind.pattern.endswith("$") and "*" not in kind.pattern
    return PATTERN if bounded else inf


def _texts(kind: inspect.Type, seen: tuple[type, ...] = ()) -> Iterator[float]:
    """How long the texts in something may be."""
    if isinstance(kind, inspect.StrType | inspect.AnyType):
        yield _letters(kind)
    inner, seen = _inner(kind, seen)
    for each in inner:
        yield from _texts(each, seen)


def _inner(
    kind: inspect.Type, seen: tuple[type, ...]
) -> tuple[list[inspect.Type], tuple[type, ...]]:
    """What something is made of; what stands in itself only once."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in seen:
            return [], seen
        return [field.type for field in kind.fields], (*seen, kind.cls)
    if isinstance(kind, inspect.UnionType):
        return list(kind.types), seen
    if isinstance(kind, inspect.DictType):
        return [kind.key_type, kind.value_type], seen
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types), seen
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return [kind.item_type], seen
    return [], seen
