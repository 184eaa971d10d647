"""What a browser says it is, in two words: `firefox linux`."""

from __future__ import annotations

from typing import Final

LONGEST_AGENT: Final = 400  # letters of a user agent that are read
UNKNOWN: Final = "-"  # a word that is not known; an empty text: nothing was noted
TERMINAL: Final = "terminal"
# What stands in a user agent, and the word for it. Browsers call themselves like others too, so
# the first that is found counts.
BROWSERS: Final = (
    ("overseer/", TERMINAL),
    *(("edg/", "edge"), ("edga/", "edge"), ("edgios/", "edge"), ("opr/", "opera")),
    *(("samsungbrowser/", "samsung"), ("vivaldi/", "vivaldi"), ("firefox/", "firefox")),
    *(("fxios/", "firefox"), ("crios/", "chrome"), ("chrome/", "chrome"), ("safari/", "safari")),
)
SYSTEMS: Final = (
    *(("iphone", "iphone"), ("ipad", "ipad"), ("android", "android"), ("windows", "windows")),
    *(("cros ", "chromeos"), ("mac os x", "macos"), ("darwin", "macos"), ("linux", "linux")),
    ("x11", "linux"),
)


def device_of(agent: str) -> str:
    """What is kept of a user agent."""
    text = agent[:LONGEST_AGENT].lower()
    return f"{_found(BROWSERS, text)} {_found(SYSTEMS, text)}"


def _found(words: tuple[tuple[str, str], ...], text: str) -> str:
    return next((word for part, word in words if part in text), UNKNOWN)
