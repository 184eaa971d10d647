"""Everything that the online table says exists in every language."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from overseer.text import LANGUAGES, has

SAID = re.compile(r'Complaint\(\s*\d+,\s*"([a-z-]+)"(?:\s+if\s.*?else\s+"([a-z-]+)")?', re.DOTALL)
TRANSLATED = re.compile(r'translate\(\s*[\w.]+,\s*"(server-[a-z-]+)"')


def sources(folder: Traversable) -> list[str]:
    """All code of a package."""
    found: list[str] = []
    for each in folder.iterdir():
        if each.is_dir():
            found += sources(each)
        elif each.name.endswith(".py"):
            found.append(each.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_complaint_is_a_sentence(lang: str) -> None:
    """By the ids that the code names."""
    ids: set[str] = set()
    for text in sources(resources.files("overseer.server")):
        ids |= {f"server-{id}" for pair in SAID.findall(text) for id in pair if id}
        ids |= set(TRANSLATED.findall(text))
    assert len(ids) > 40
    assert sorted(id for id in ids if not has(lang, id)) == []
