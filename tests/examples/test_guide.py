"""The guide "Write your own game" quotes the examples as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "write-your-own-game.md").read_text(encoding="utf-8")
QUOTES = re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
SOURCES = [
    path.read_text(encoding="utf-8")
    for folder in (
        ROOT / "examples" / "nim",
        ROOT / "examples" / "scavengers",
        Path(__file__).parent,
    )
    for path in folder.glob("*.py")
]


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: quote.strip().splitlines()[0][:40])
def test_every_excerpt_is_in_the_sources(quote: str) -> None:
    assert any(quote in source for source in SOURCES)


def test_every_file_of_the_example_is_named() -> None:
    assert len(QUOTES) > 8
    files = {path.name for path in (ROOT / "examples" / "scavengers").glob("*.py")} - {
        "__init__.py"
    }
    assert {name for name in files if f"`{name}`" not in GUIDE} == set()
