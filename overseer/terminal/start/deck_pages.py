"""Decks of one's own: those in the folder for decks, and a new one."""

from __future__ import annotations

import os
import re
from functools import partial
from pathlib import Path
from typing import Final

from overseer.terminal.records import store
from overseer.terminal.start.rows import Deed, Page, Row, beside
from overseer.text import translate

FOLDER: Final = "decks"
_NAME: Final = re.compile(r"[\w][\w -]{0,29}")


def deck_folder() -> Path:
    """Where the start screen keeps decks."""
    return store.folder(os.environ) / FOLDER


def deck_files() -> list[Path]:
    """The decks that lie there."""
    try:
        return sorted(deck_folder().glob("*.toml"))
    except OSError:
        return []


class Decks(Page):
    """Every deck of one's own, and what a new one begins with."""

    title = "start-decks"

    def __init__(self) -> None:
        self.source = ""
        self.name = ""

    def rows(self, lang: str) -> list[Row]:
        def words(id: str) -> str:
            return translate(lang, f"start-deck-{id}")

        rows = [
            Row(path.stem, f"{words('edit')}\n\n{path}", enter=partial(_edit, path))
            for path in deck_files()
        ]
        source = self.source or words("empty")
        return [
            *rows,
            Row(words("name"), words("name.note"), self.name, typed=self._called),
            Row(words("from"), words("from.note"), source, turn=self._from),
            Row(words("begin"), words("begin.note"), enter=self._begin),
        ]

    def _called(self, text: str) -> None:
        if not text or _NAME.fullmatch(text):
            self.name = text

    def _from(self, steps: int) -> None:
        from overseer.tragic.decks.ready import READY

        self.source = beside(["", *READY], self.source, steps)

    def _begin(self) -> Deed:
        folder = deck_folder()
        name = self.name.strip() or "deck"
        path, number = folder / f"{name}.toml", 1
        while path.exists():
            number += 1
            path = folder / f"{name}-{number}.toml"
        return Deed("new-deck", "tragic", path, own={"from": self.source or None})


def _edit(path: Path) -> Deed:
    return Deed("deck", "tragic", path)
