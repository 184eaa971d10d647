"""What people may write: names and lines of every script, and nothing that acts instead of reads.

Letters, marks, digits, signs and emoji of all scripts are welcome. Refused are control characters,
marks that turn the direction of what follows, characters that nobody sees, private and unassigned
ones (so also emoji that are younger than this Python), and towers of combining marks. Two joiners
stay where a script or an emoji needs them: between two visible characters, one at a time.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from overseer.server.complaint import Complaint

LONGEST_NAME: Final = 20
LONGEST_LINE: Final = 500
MOST_MARKS: Final = 4  # combining marks on one letter; Vietnamese and Hebrew need three
JOINERS: Final = "\u200c\u200d"
# Format, control, surrogate, private and unassigned characters, and ends of lines and paragraphs.
_ACTING: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
# Letters and marks that are drawn as nothing at all.
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | {chr(code) for code in (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))}
_MARKS: Final = ("Mn", "Me")


def clean_name(text: str) -> str:
    """A name as it is shown: one line, composed, single spaces; a complaint if it is none."""
    name = _tidy(text)
    _expect_harmless(name)
    if not seen(name) or len(name) > LONGEST_NAME:
        raise Complaint(400, "name", most=LONGEST_NAME)
    return name


def clean_line(text: str, most: int = LONGEST_LINE) -> str:
    """A line of chat, or a title, as it is shown; a complaint if it is none."""
    line = _tidy(text)
    _expect_harmless(line)
    if not seen(line):
        raise Complaint(400, "line")
    if len(line) > most:
        raise Complaint(400, "line-long", most=most)
    return line


def _expect_harmless(text: str) -> None:
    """A complaint that names the character, as nobody may see it."""
    at = steered(text)
    if at is None:
        return
    if unicodedata.category(text[at]) in _MARKS and text[at] not in _UNSEEN:
        raise Complaint(400, "piled", most=MOST_MARKS)
    raise Complaint(400, "characters", code=f"U+{ord(text[at]):04X}")


def _tidy(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def seen(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(char)[0] in "LNPS" for char in text if char not in _UNSEEN)


def steers(text: str) -> bool:
    """Whether a text holds characters that act, that hide, or that pile up."""
    return steered(text) is not None


def steered(text: str) -> int | None:
    """Where the first of them stands."""
    marks = 0
    for at, char in enumerate(text):
        kind = unicodedata.category(char)
        if char in JOINERS:
            if not _joins(text, at):
                return at
        elif kind in _ACTING or char in _UNSEEN:
            return at
        marks = marks + 1 if kind in _MARKS else 0
        if marks > MOST_MARKS:
            return at
    return None


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands between two characters that can be joined."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    return bool(before and after) and all(
        unicodedata.category(char)[0] in "LMS" for char in (before, after)
    )
