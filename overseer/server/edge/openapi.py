"""The description of the API (OpenAPI 3.1), made from the routes and their types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

import overseer
from overseer.server.complaint import Failed
from overseer.server.edge.routes import JSON, ROUTES, Raw, Route
from overseer.server.schema.tables import STREAMED, Near, TableGiven
from overseer.text import LANGUAGES

_REF: Final = "#/components/schemas/{name}"
# Types of one name are told apart by where they stand. In the description each keeps the name that
# it was given first, whatever room its module has moved to.
_NAMED: Final = {
    "overseer.server.operate.condition.": "overseer.server.condition.",
    "overseer.wasteland.ledger.ai.acts.": "overseer.wasteland.ledger.ai_acts.",
}


@cache
def described(*besides: type) -> dict[str, Any]:
    """The whole description; its components hold some types `besides`, if wanted."""
    types: list[Any] = [Failed, Near, TableGiven, *STREAMED, *besides]
    types += [route.body for route in ROUTES if route.body is not None]
    types += [route.gives for route in ROUTES if route.gives is not Raw]
    wanted = list(dict.fromkeys(types))
    made, parts = _named(msgspec.json.schema_components(wanted, ref_template=_REF))
    schema = dict(zip(wanted, made, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Overseer", "version": overseer.__version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "overseer"},
            },
        },
        "security": [{"token": []}, {"cookie": []}, {}],
    }


def _named(found: Any) -> Any:
    """A description in which types are called as they always were."""
    if isinstance(found, dict):
        return {_named(key): _named(value) for key, value in found.items()}
    if isinstance(found, list | tuple):
        return [_named(each) for each in found]
    if isinstance(found, str):
        for room, first in _NAMED.items():
            found = found.replace(room, first)
    return found


def _operation(route: Route, schema: dict[Any, Any]) -> dict[str, Any]:
    failed = {"description": "Why not, and what to do", "content": _content(schema[Failed])}
    gives = {} if route.gives is Raw else schema[route.gives]
    if route.kind != JSON:
        gives = {"type": "string"}
    if route.stores:
        near = {"type": "object", "properties": {"storage": schema[Near]}}
        gives = {"allOf": [gives, near]}
    found: dict[str, Any] = {
        "summary": route.doc.partition("\n")[0],
        "operationId": route.answer.__name__,
        "parameters": _parameters(route),
        "responses": {
            "200": {"description": "Done", "content": {route.kind: {"schema": gives}}},
            "4XX": failed,
            "500": failed,
            "503": failed,
        },
    }
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": _content(schema[route.body])}
    return found


def _content(schema: Any) -> dict[str, Any]:
    return {JSON: {"schema": schema}}


# What stands in addresses, by its name there; the rest is any text.
_WHOLE: Final = {"type": "integer", "minimum": 0, "maximum": 2**53}
_SEAT: Final = {"type": "integer", "minimum": 0, "maximum": 63}
_FLAG: Final = {"enum": ["1"]}
_IN_ADDRESSES: Final[dict[str, dict[str, Any]]] = {
    "code": {"type": "string", "pattern": "^[a-z0-9]{4,32}$"},
    "game": {"type": "string", "pattern": "^[a-z-]{1,40}$"},
    "id": {"type": "string", "pattern": "^[a-z0-9]{1,64}$"},
    "number": {"type": "integer", "minimum": 0, "maximum": 10**8 - 1},
    "scenario": {"type": "string", "pattern": "^[a-z-]{0,40}$"},
    "since": _WHOLE,
    "wait": {"type": "integer", "minimum": 0, "maximum": 3600},
    "seat": _SEAT,
    "mine": _FLAG,
    "public": _FLAG,
    "about": {"type": "string", "maxLength": 4000},
    "words": {"type": "string", "maxLength": 400},
    "cards": {"type": "string", "maxLength": 64},
    "table": {"type": "string", "maxLength": 40},
    "version": {"type": "integer", "minimum": 0, "maximum": 10**8 - 1},
    "prices": {"type": "string", "maxLength": 8},
}
_LANG: Final = {"name": "lang", "in": "query", "schema": {"enum": list(LANGUAGES)}}
_PUBLIC: Final = {"public": "1: a shared screen, which shows what everybody may see"}


def _parameters(route: Route) -> list[dict[str, Any]]:
    placed = [
        {"name": name, "in": "path", "required": True, "schema": _IN_ADDRESSES[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    query = route.query
    if route.method == "GET" and "seat" in query:
        query = {**query, **_PUBLIC}
    asked = [
        {"name": name, "in": "query", "description": meaning, "schema": _IN_ADDRESSES[name]}
        for name, meaning in query.items()
    ]
    return [*placed, *asked, _LANG]
