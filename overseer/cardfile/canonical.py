"""The text of a file as tables and records keep it: without comments, spaces at ends, empty lines.

It says the same to whoever reads it, so that a set of cards has the same digest either way.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from overseer.cardfile.bounds import PIECE
from overseer.cardfile.problems import CardFileError
from overseer.cardfile.source import contents_of


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
    lines = [""]
    for piece in PIECE.finditer(text):
        if piece["mark"] == "\n":
            lines[-1] = lines[-1].rstrip(" \t\r")
            if lines[-1]:
                lines.append("")
        elif piece.lastgroup != "comment":
            lines[-1] += piece[0]
    return "\n".join([*lines[:-1], lines[-1].rstrip(" \t\r")])
