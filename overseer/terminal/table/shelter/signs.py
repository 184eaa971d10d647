"""The signs of the cubes where the terminal's encoding has no picture for them."""

from __future__ import annotations

import sys
from typing import Final

_PLAINER: Final = str.maketrans({"☼": "*", "♣": "%", "≈": "~"})


def showable(text: str, encoding: str = "") -> str:
    """Signs as they are, or as signs that every encoding has.

    >>> showable("2≈ → ☼", "utf-8"), showable("2≈ ♣", "latin-1")
    ('2≈ → ☼', '2~ %')
    """
    # Textual writes to the standard error.
    known = encoding or getattr(sys.__stderr__, "encoding", None) or "utf-8"
    try:
        "☼♣≈".encode(known)
    except (UnicodeEncodeError, LookupError):
        return text.translate(_PLAINER)
    return text
