"""Values of options: text to numbers, or a sentence about what is allowed."""

from __future__ import annotations

import math
from pathlib import Path
from typing import overload

from overseer.voice.complaint import UsageError


@overload
def whole(text: None, option: str, low: int, high: int) -> None: ...
@overload
def whole(text: str, option: str, low: int, high: int) -> int: ...
def whole(text: str | None, option: str, low: int, high: int) -> int | None:
    """A whole number from `low` to `high`; None stays None."""
    if text is None:
        return None
    tidy = text.strip()
    # Longer ones are out of every range, and Python reads no number of more than 4,300 digits.
    if len(tidy) <= 30 and tidy.removeprefix("-").isdecimal() and low <= int(tidy) <= high:
        return int(tidy)
    raise _wrong("cli-error-whole", text, option, str(low), str(high))


@overload
def seconds(text: None, option: str, low: float, high: float) -> None: ...
@overload
def seconds(text: str, option: str, low: float, high: float) -> float: ...
def seconds(text: str | None, option: str, low: float, high: float) -> float | None:
    """A number of seconds; None stays None."""
    if text is None:
        return None
    try:
        number = float(text.replace(",", ".")) if len(text) <= 30 else math.nan
    except ValueError:
        number = math.nan
    if low <= number <= high:
        return number
    raise _wrong("cli-error-seconds", text, option, f"{low:g}", f"{high:g}")


def whole_list(text: str | None, option: str) -> list[int] | None:
    """Whole numbers with commas between them; which ones are allowed, the game says."""
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > 64 or not all(part.isdecimal() and len(part) <= 9 for part in parts):
        raise UsageError("cli-error-list", value=text[:40], option=option)
    return [int(part) for part in parts]


def _wrong(id: str, text: str, option: str, low: str, high: str) -> UsageError:
    return UsageError(id, value=text[:40], option=option, low=low, high=high)


def is_there(name: str | Path) -> bool:
    """Whether something lies there; a name that no file can have lies nowhere."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def is_file(name: str | Path) -> bool:
    """Whether a file lies there; a name that no file can have is none."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False
