"""Lines for people: on a terminal they are broken between words, in a pipe every line stays one."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from typing import Final

PARTLY: Final = 3  # the exit code of a check that found nothing wrong, but could not check all
LEAST: Final = 20  # columns below which breaking lines would only make things worse
_NUMBER: Final = re.compile(r" *(?:\d+\. )?")


def write(text: str = "", flush: bool = False) -> None:
    """Print a text, in lines that fit where they are read."""
    print(fitting(text, width()), flush=flush)


def width() -> int:
    """The columns of the terminal that is written to, or of COLUMNS; 0: nobody reads a screen."""
    return shutil.get_terminal_size((0, 0)).columns if sys.stdout.isatty() else 0


def fitting(text: str, columns: int) -> str:
    """`text` in lines of at most so many columns; what goes on stands under its beginning.

    Words are never divided, nor are those that a no-break space holds together.

    >>> print(fitting("12. Place a dweller: Vault door.", 20))
    12. Place a dweller:
        Vault door.
    >>> fitting("as long as it likes to be", 0)
    'as long as it likes to be'
    """
    if columns < LEAST:
        return text
    return "\n".join(_folded(line, columns) for line in text.split("\n"))


def _folded(line: str, columns: int) -> str:
    if len(line) <= columns:
        return line
    begins = _NUMBER.match(line)
    hang = begins.end() if begins is not None else 0
    return textwrap.fill(
        line,
        columns,
        subsequent_indent=" " * min(hang, columns // 2),
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
        replace_whitespace=False,
        expand_tabs=False,
    )
