"""The catalogues are split as the house is: what the voice says stands in no file of a client."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from overseer import text
from overseer.text import LANGUAGES
from tests.voice.test_by_type import sources

OF_THE_TERMINAL = re.compile(r"(?:.*-)?(?:terminal|table|start|terminal-help)\.ftl")


def said() -> set[str]:
    """Every whole word that stands in the code of the voice and of the host."""
    return {
        node.value
        for room in ("overseer.voice", "overseer.host")
        for source in sources(files(room))
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_voice_needs_no_words_of_the_terminal(lang: str) -> None:
    words = said()
    found = []
    for path in sorted((Path(text.__file__).parent / lang).glob("*.ftl")):
        if OF_THE_TERMINAL.fullmatch(path.name):
            messages = re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", path.read_text("utf-8"))
            found += [f"{path.name}: {id}" for id in messages if id in words and "-" in id]
    assert len(words) > 500
    assert found == []
