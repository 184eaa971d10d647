"""The full screen of Wasteland draws what a client is given, and nothing behind it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import overseer.terminal.table.wasteland as screens

FOLDER = Path(screens.__file__).parent
# What a screen may take from the voice: types, and how words are joined.
OPEN = ("overseer.voice.given", "overseer.voice.wasteland.given", "overseer.voice.lists")
SHUT = ("overseer.wasteland", "overseer.voice", "overseer.bots")


def imported(path: Path) -> set[str]:
    """The modules that a file takes anything from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "overseer.voice":
            found |= {f"overseer.voice.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
    return found


def readers(path: Path) -> set[str]:
    """Attributes by which a file would read behind its client."""
    behind = {"reads", "reader", "view", "voice", "position", "move_text", "move_name"}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)} & behind


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: str(path.stem))
def test_a_screen_reads_nothing_behind_its_client(path: Path) -> None:
    shut = {
        name
        for name in imported(path)
        if name not in OPEN and any(f"{name}.".startswith(f"{each}.") for each in SHUT)
    }
    assert shut == set()
    assert readers(path) == set()
