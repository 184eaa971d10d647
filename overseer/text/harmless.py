"""Text from elsewhere that may be shown: it cannot steer a terminal or turn what is beside it."""

from __future__ import annotations

import re
from typing import Final

# Control characters (an escape sequence begins with one) and marks that turn the direction of
# everything after them. Line ends may stay: some arguments are texts of several lines.
_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
_LARGEST: Final = 10**15  # what Fluent can still set as a number
_LONGEST: Final = 2000  # letters; Fluent refuses to say 2,500


def harmless(text: str) -> str:
    """`text` with a � for every character that would do something instead of being read.

    >>> harmless("bot:\\x1b[2J")
    'bot:�[2J'
    """
    return text if text.isprintable() else _STEERING.sub("�", text)


def harmless_value(value: object) -> object:
    """An argument that any message can say: no steering characters, no absurd numbers."""
    if isinstance(value, str):
        return harmless(value if len(value) <= _LONGEST else value[:_LONGEST] + "…")
    if isinstance(value, int) and not -_LARGEST <= value <= _LARGEST:
        return str(value) if value.bit_length() <= 200 else "…"
    return value
