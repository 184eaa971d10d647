"""The table of decision 15: where each keyword acts, and that the code there says so."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from overseer.tragic.cards.file import standard

PAGE = "0015-keywords-live-in-the-pipeline.md"
TEXT = (Path(__file__).parents[3] / "docs" / "decisions" / PAGE).read_text(encoding="utf-8")
ROWS = re.findall(r"(?m)^\| (TR-W\d+) \| [^|]+ \| (.+) \|$", TEXT)
PACKAGE = files("overseer.tragic")


@cache
def functions(module: str) -> dict[str, str]:
    """The source of every function of a module; a method has its class before its name."""
    rule_file = PACKAGE.joinpath("rules", f"{module}.py")
    source = (rule_file if rule_file.is_file() else PACKAGE / f"{module}.py").read_text("utf-8")
    lines = source.splitlines()
    found: dict[str, str] = {}
    for each in ast.parse(source).body:
        inside = each.body if isinstance(each, ast.ClassDef) else [each]
        before = f"{each.name}." if isinstance(each, ast.ClassDef) else ""
        for inner in inside:
            if isinstance(inner, ast.FunctionDef):
                text = "\n".join(lines[inner.lineno - 1 : inner.end_lineno])
                found[before + inner.name] = text
    return found


def names(text: str, rule: str) -> bool:
    """Whether it names the rule: TR-W1 is not in TR-W12."""
    return re.search(rf"{rule}\b", text) is not None


def test_every_rule_about_keywords_is_there_once() -> None:
    assert [rule for rule, _ in ROWS] == [f"TR-W{n}" for n in range(1, 32)]


@pytest.mark.parametrize(("rule", "where"), ROWS)
def test_each_acts_where_the_table_says(rule: str, where: str) -> None:
    places = re.findall(r"`([^`]+)`", where)
    assert places
    for place in places:
        module, _, function = place.partition(".")
        if place.endswith(".toml"):
            assert names(PACKAGE.joinpath(place).read_text("utf-8"), rule)
        elif not function:
            assert place in standard().by_id
        else:
            assert function in functions(module), place
            assert names(functions(module)[function], rule), f"{place} does not name {rule}"
