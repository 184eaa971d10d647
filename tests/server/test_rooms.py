"""The server's rooms: what the contract between them leaves out is there for types alone."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import overseer.server

ROOT = Path(str(overseer.server.__file__)).parent
MOST = 25  # Python files of a room
ROOMS = sorted(path.parent for path in ROOT.rglob("__init__.py"))
# What every room may name the types of, and the rooms that may use it besides.
NAMED = {
    "overseer.server.edge.call": ("edge", "api"),
    "overseer.server.matches.live_match": ("matches", "edge", "api"),
    "overseer.server.matches.registry": ("matches", "edge", "api"),
    "overseer.server.people.people": (
        *("people", "operate", "campaigns", "notify", "matches", "edge", "api"),
    ),
}
ABOVE = ("app", "serving")


def test_a_room_can_be_looked_through() -> None:
    many = {room.name: len(list(room.glob("*.py"))) for room in ROOMS}
    assert {room: number for room, number in many.items() if number > MOST} == {}


def test_what_stands_above_is_only_named_for_types() -> None:
    found = []
    for path in ROOT.rglob("*.py"):
        room = path.relative_to(ROOT).with_suffix("").parts[0]
        tree = ast.parse(path.read_text(encoding="utf-8"))
        types = {
            id(node) for check in ast.walk(tree) if for_types(check) for node in ast.walk(check)
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.ImportFrom) or node.module not in NAMED:
                continue
            if id(node) not in types and room not in (*NAMED[node.module], *ABOVE):
                found.append(f"{path.relative_to(ROOT)}: {node.module}")
    assert found == []


def for_types(node: ast.AST) -> bool:
    """Whether a part of a module is only read by whoever checks types."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def test_addresses_say_their_types() -> None:
    """What is encoded by hand would need one of these."""
    untyped = ("type: ignore", "cast(", "Any")
    for path in (ROOT / "api").glob("*.py"):
        found = [
            word for word in untyped if re.search(rf"\b{re.escape(word)}", path.read_text("utf-8"))
        ]
        assert not found, path.name
