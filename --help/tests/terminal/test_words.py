"""No text in code, no message without a use, no use without a message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import overseer
from overseer.text import LANGUAGES, has

PACKAGE = Path(overseer.__file__).parent
FILES = sorted(
    path
    for folder in ("terminal", "lab")
    for path in (PACKAGE / folder).rglob("*.py")
    if path.name != "bench.py" or folder == "terminal"
)
CATALOGUES = ("terminal", "table", "shelter-terminal", "shelter-table")
ID = re.compile(r"(cli|plain|say|seat|cards|replay|sim|bench|help|system|table)-[a-z-]+(\.[a-z]+)?")
WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


def strings(path: Path) -> Iterator[ast.expr]:
    """Every string that a user may see: no docstrings, no words for programmers in asserts.

    The parts of an f-string are one.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inside.add(node.value)
        if isinstance(node, ast.Assert) and node.msg is not None:
            inside.add(node.msg)
        if isinstance(node, ast.JoinedStr):
            inside.update(node.values)
            yield node
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in inside:
            yield node


def pattern(node: ast.expr) -> str:
    """A string as a regular expression, what is filled in as anything."""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        )
    assert isinstance(node, ast.Constant)
    return re.escape(str(node.value))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_there_is_no_text_in_code(path: Path) -> None:
    for node in strings(path):
        literal = pattern(node).replace("\\", "")
        assert not WORDS.search(literal), f"{path.name}:{node.lineno}: {literal}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_is_said_exists(lang: str) -> None:
    said = {
        node.value
        for path in FILES
        for node in strings(path)
        if isinstance(node, ast.Constant) and ID.fullmatch(str(node.value))
    }
    assert len(said) > 100
    assert [id for id in sorted(map(str, said)) if not has(lang, id)] == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_is_said_somewhere(name: str) -> None:
    text = PACKAGE / "text" / "en" / f"{name}.ftl"
    catalogue = text.read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z][a-zA-Z0-9-]*) =", catalogue, re.MULTILINE)
    patterns = {pattern(node) for path in FILES for node in strings(path)}
    said = re.compile("|".join(found for found in patterns if "-" in found))
    inner = set(re.findall(r"\{ ([a-z-]+) \}", catalogue))
    unsaid = [id for id in ids if not said.fullmatch(id.removeprefix("refusal-"))]
    assert [id for id in unsaid if id not in inner and not said.fullmatch(id)] == []
