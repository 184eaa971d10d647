"""The text of a card file, and the TOML in it; what cannot be read is told like any mistake."""

import re
import tomllib
from importlib.resources.abc import Traversable
from typing import Final

from overseer.cardfile.bounds import beyond
from overseer.cardfile.problems import CardFileError, Problem

LIMIT: Final = 1 << 20  # bytes of a card file
_AT_LINE: Final = re.compile(r"at line (\d+), column (\d+)")


def text_of(path: Traversable, kind: str = "card") -> str:
    """What a file of some kind holds, or a CardFileError that says why it cannot be read."""
    file = str(path)
    try:
        with path.open("rb") as stream:
            raw = stream.read(LIMIT + 1)
    except FileNotFoundError:
        raise CardFileError([Problem(file, 0, "cardfile-missing", {})]) from None
    except (OSError, ValueError):
        raise CardFileError([Problem(file, 0, "cardfile-unreadable", {})]) from None
    if len(raw) > LIMIT:
        raise CardFileError([_too_big(file, kind)])
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise CardFileError([Problem(file, line, "cardfile-not-utf8", {})]) from None


def contents_of(text: str, file: str, kind: str = "card") -> dict[str, object]:
    """The tables of a file's text; `file` is its name for messages."""
    if len(text) > LIMIT:
        raise CardFileError([_too_big(file, kind)])
    if (found := beyond(text)) is not None:
        raise CardFileError([Problem(file, found.line, found.id, {"high": found.high})])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise CardFileError([_not_toml(file, text, error)]) from None


def _too_big(file: str, kind: str) -> Problem:
    return Problem(file, 0, "cardfile-too-big", {"limit": LIMIT >> 10, "kind": kind})


def _not_toml(file: str, text: str, error: Exception) -> Problem:
    match = _AT_LINE.search(str(error))
    if match:
        return Problem(file, int(match[1]), "cardfile-not-toml", {"column": int(match[2])})
    return Problem(file, max(1, len(text.splitlines())), "cardfile-not-toml-end", {})
