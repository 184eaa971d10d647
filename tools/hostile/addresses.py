"""Every address that takes a text, from the types that the description of the API is made of.

An address whose body holds a text of more than some hundred letters, or anything at all, has to be
named in `BODIES` or in `SHORT`: a test asks for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from msgspec import inspect

from overseer.server.app import load_api
from overseer.server.edge.routes import ROUTES, Route
from overseer.server.works.checks import CHECKS

LITTLE: Final = 400  # letters that no reader suffers from
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
    "/api/decks/trial": {"": lambda text: {"key": "a-key-of-mine", "source": text}},
    "/api/decks/goldfish": _SOURCE,
    "/api/decks/judge": _SOURCE,
    "/api/decks/hand": _SOURCE,
    "/api/forces/judge": _SOURCE,
    "/api/forces/refused": _SOURCE,
    "/api/terrains/judge": _SOURCE,
    "/api/companions/draft": {
        "forces": lambda text: {"forces": [text] * 6},
        "enemies": lambda text: {"enemies": [text, text]},
    },
}
# What is kept as it is, and read by nobody but people.
SHORT: Final = frozenset({"/api/tables/{code}/chat", "/api/me/notify"})


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
        if route.body is not None and _texts(inspect.type_info(route.body))
    ]


def longest(route: Route) -> int | None:
    """The longest text that an address takes; None: its body says."""
    found = _texts(inspect.type_info(route.body))
    return None if None in found else max(each for each in found if each is not None)


def _texts(kind: inspect.Type, seen: tuple[type, ...] = ()) -> list[int | None]:
    """How long the texts in something may be."""
    if isinstance(kind, inspect.StrType):
        free = kind.pattern is None and (kind.max_length is None or kind.max_length > LITTLE)
        return [kind.max_length] if free else []
    if isinstance(kind, inspect.AnyType):
        return [None]
    inner: list[inspect.Type] = []
    if isinstance(kind, inspect.StructType) and kind.cls not in seen:
        seen = (*seen, kind.cls)
        inner = [field.type for field in kind.fields]
    elif isinstance(kind, inspect.UnionType):
        inner = list(kind.types)
    elif isinstance(kind, inspect.DictType):
        inner = [kind.key_type, kind.value_type]
    elif isinstance(kind, inspect.TupleType):
        inner = list(kind.item_types)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = [kind.item_type]
    return [each for one in inner for each in _texts(one, seen)]
