"""Where the cards of a set are described, so that whatever is said of one names its line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.lines import Path as Keys
from overseer.cardfile.source import contents_of
from overseer.tragic.cards.file import texts_of

NOWHERE: Final = ("", 0)


class Places:
    """The file and line of every card and radiation level of a set that can be read."""

    def __init__(self, texts: list[tuple[str, str]]) -> None:
        self._found: dict[str | int, tuple[str, LineIndex, Keys]] = {}
        for file, text in texts:
            lines = LineIndex(text)
            contents = contents_of(text, file)
            for key, name in (("card", _id), ("radiation", _level)):
                tables = contents.get(key, [])
                for at, table in enumerate(tables if isinstance(tables, list) else []):
                    self._found.setdefault(name(table), (file, lines, (key, at)))

    def of(self, what: str | int, keys: Keys = ()) -> tuple[str, int]:
        """The file and line of a card (by its id) or radiation level, or of a key inside it."""
        if what not in self._found:
            return NOWHERE
        file, lines, path = self._found[what]
        return file, lines.of(path + keys)


def places(path: Path) -> Places:
    """The places of the set of a folder or file."""
    return Places(texts_of(path))


def _id(table: dict[str, object]) -> str:
    return f"{table.get('name')}-{table.get('level')}"


def _level(table: dict[str, object]) -> int:
    level = table.get("level")
    return level if isinstance(level, int) else 0
