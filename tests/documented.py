"""Every block of the documentation that can be played with, found by itself, and how it is played.

A TOML block that names itself (`id` or `name`) and has cards, sides or tables, or has tables of
several kinds, is a whole file: it passes the check of its game as it stands, or as one more file in
a copy of the standard set.
Anything else is a part of a file, and its page shows it in a whole one.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.server.works.checks import CHECKS, checked
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.ready import ready

DOCS = Path(__file__).resolve().parent.parent / "docs"
FENCE = re.compile(r"(?ms)^```toml\n(.*?)^```$")
FRAME = "[[radiation]]"  # in a set of Tragic
SIZE = 60  # cards of a deck
STANDARD = {"cards-wasteland.md": "wasteland", "cards-tragic.md": "tragic"}


class Playable(NamedTuple):
    """A file of the documentation."""

    name: str  # its page, and which of its blocks it is
    game: str
    kind: str  # as an upload is called
    text: str

    @property
    def options(self) -> dict[str, Any]:
        """The options of a table that plays it, and its format."""
        if self.kind == "deck":
            form = tomllib.loads(self.text)["format"]
            return {"decks": [self.text, self.text], "format": form}
        return {self.kind: self.text}

    @property
    def arguments(self) -> tuple[str, ...]:
        """The same on the command line, its file being `block.toml`."""
        form = self.options.get("format")
        return (f"--{self.kind}", "block.toml", *(("--format", form) if form else ()))


def is_whole(data: dict[str, Any]) -> bool:
    """Whether a block is a file and no part of one."""
    kinds = {key for key, v in data.items() if isinstance(v, list) and v and isinstance(v[0], dict)}
    if {"id", "name"} & set(data):
        return bool(kinds) or "cards" in data
    return len(kinds) > 1 or ("card" in kinds and "name" in data["card"][0])


@cache
def playable() -> list[Playable]:
    """All of them; a whole file that nothing can be played with is a mistake of its page."""
    found = []
    for page in sorted(DOCS.glob("*.md")):
        whole = []
        for text in FENCE.findall(page.read_text(encoding="utf-8")):
            try:
                data = tomllib.loads(text)
            except tomllib.TOMLDecodeError:  # one key written in several ways
                continue
            if is_whole(data):
                whole.append(text)
        if whole and page.name in STANDARD:  # read together: a copy takes a while
            whole = [in_a_copy(STANDARD[page.name], whole)]
        found += [_played(f"{page.stem}-{n}", page.name, text) for n, text in enumerate(whole)]
    return found


def _played(name: str, page: str, text: str) -> Playable:
    if page == "decks.md":
        text = filled(text)
    games = [STANDARD[page]] if page in STANDARD else ["shelter", "tragic", "wasteland"]
    for game, kind in CHECKS:
        if game in games and _passes(game, kind, text):
            return Playable(name, game, kind, text)
    raise AssertionError(f"{name} is a whole file, and no game reads it")


def _passes(game: str, kind: str, text: str) -> bool:
    try:
        checked(game, kind, text, "block.toml")
    except (CardFileError, Refused):
        return False
    return True


def filled(text: str) -> str:
    """A deck of which a page shows some cards, with others up to sixty."""
    shown = tomllib.loads(text)["cards"]
    count = sum(int(card.split()[0]) if " " in card else 1 for card in shown)
    ids = {card.split()[-1] for card in shown}
    cards = standard()
    others = [cards.cards[number].id for number in ready(cards)[1].cards]
    more = [f'"{id}"' for id in others if id not in ids][: SIZE - count]
    return text.replace("\n]", f"\n    {', '.join(more)}\n]")


def in_a_copy(game: str, texts: list[str]) -> str:
    """The standard set with some more files; a page's own frame takes the place of its frame."""
    with as_file(files(f"overseer.{game}") / "sets" / "standard") as folder:
        others = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.toml")}
    frames = [text for text in texts if FRAME in text]
    frame = [*frames, others.pop("set.toml")][0]
    more = [text[text.find("[[") :] for text in texts if text not in frames]
    return "\n".join([frame, *others.values(), *more])
