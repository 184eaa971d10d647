"""The text of a file as tables and records keep it: without comments, empty lines, padding.

It says the same to whoever reads it, so that a set of cards has the same digest either way.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from overseer.cardfile.bounds import PIECE
from overseer.cardfile.problems import CardFileError
from overseer.cardfile.source import contents_of

INDENT: Final = 16  # spaces in a row that somebody means


def kept_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match with the texts of files as they are kept."""
    return {name: _kept(value) for name, value in options.items()}


def _kept(value: Any) -> Any:
    if isinstance(value, str):
        return kept_text(value) if "\n" in value else value
    if isinstance(value, list):
        return [_kept(each) for each in value]
    if isinstance(value, dict):
        return {name: _kept(each) for name, each in value.items()}
    return value


@lru_cache(maxsize=64)
def kept_text(text: str) -> str:
    """A file's text as it is kept; what is no file stays as it is.

    >>> kept_text('# Mine\\n\\nname = "A # B"  # not a comment\\n')
    'name = "A # B"\\n'
    """
    try:
        contents = contents_of(text, "")
        short = _without_comments(text)
        return short if contents_of(short, "") == contents else text
    except CardFileError:
        return text


def _without_comments(text: str) -> str:
    lines: list[str] = []
    line: list[str] = []
    for piece in PIECE.finditer(text):
        if piece["mark"] == "\n":
            lines.append("".join(line).rstrip(" \t\r"))
            line = []
        elif piece.lastgroup != "comment":
            line.append(_short(piece[0], str(piece.lastgroup)))
    last = "".join(line).rstrip(" \t\r")
    return "\n".join([*(each for each in lines if each), last])


def _short(piece: str, kind: str) -> str:
    """A piece without what only fills it: long runs of spaces, letters by their numbers, ends of
    lines that are none."""
    if kind == "blank":
        return piece if len(piece) <= INDENT else " "
    if "\\" not in piece:
        return piece
    value = contents_of(f"x = {piece}", "")["x"]
    short = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return short if 2 * len(short) < len(piece) else piece
