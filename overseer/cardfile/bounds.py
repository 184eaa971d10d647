"""How much a file's text may ask of whoever reads it: looked at in one pass, before it is parsed.

The parser of the standard library takes memory with the square of a dotted key's parts, and time
and memory for every table. No file that a game takes comes near these bounds.
"""

import re
from typing import Final, NamedTuple

LONGEST_LINE: Final = 20_000  # characters; a whole deck may stand in one line
LONGEST_WORD: Final = 100  # of a key without quotes, a number, a date
MOST_PARTS: Final = 8  # of a dotted key, of a table's header too
DEEPEST: Final = 12  # lists and tables in one another
MOST_VALUES: Final = 20_000  # of keys and their parts, tables and what lists hold
MOST_LINES: Final = 20_000

# Strings and comments as wholes; what is left between them are words and marks. Possessive, so
# that nothing is tried a second time.
PIECE: Final = re.compile(
    r'(?P<long>"""(?:[^"\\]++|\\.|"(?!""))*+(?P<double>"{3,5})?'
    r"|'''(?:[^']++|'(?!''))*+(?P<single>'{3,5})?)"
    r'|(?P<string>"(?:[^"\\\n]++|\\[^\n])*+"?|\'[^\'\n]*+\'?)'
    r"|(?P<comment>#[^\n]*+)"
    r"|(?P<mark>[\[\]{}.=,\n])"
    r"|(?P<blank>[ \t\r]++)"
    r"|(?P<word>[^\[\]{}.=,\n\"'# \t\r]++)",
    re.S,
)


class Beyond(NamedTuple):
    """The first place of a text that asks too much."""

    line: int
    id: str
    high: int


def beyond(text: str) -> Beyond | None:
    """What of a text is too much; None: it may be parsed."""
    for number, line in enumerate(text.split("\n", MOST_LINES), 1):
        if number > MOST_LINES:
            return Beyond(number, "cardfile-many-lines", MOST_LINES)
        if len(line) > LONGEST_LINE:
            return Beyond(number, "cardfile-long-line", LONGEST_LINE)
    found = _too_much(text)
    if found is None:
        return None
    at, id, high = found
    return Beyond(text.count("\n", 0, at) + 1, id, high)


def _too_much(text: str) -> tuple[int, str, int] | None:
    parts = depth = values = 0
    for piece in PIECE.finditer(text):
        kind = piece.lastgroup
        if kind == "mark":
            mark = text[piece.start()]
            parts = parts + 1 if mark == "." else 0
            if parts >= MOST_PARTS:
                return piece.start(), "cardfile-key-parts", MOST_PARTS
            depth += (mark in "[{") - (mark in "]}")
            if depth > DEEPEST:
                return piece.start(), "cardfile-deep", DEEPEST
            values += mark in ".=,[{"
            if values > MOST_VALUES:
                return piece.start(), "cardfile-many-values", MOST_VALUES
        elif kind == "word" and piece.end() - piece.start() > LONGEST_WORD:
            return piece.start(), "cardfile-long-word", LONGEST_WORD
        elif kind == "long" and not (piece["double"] or piece["single"]):
            return None  # it is left open: there the parser ends as well
    return None
