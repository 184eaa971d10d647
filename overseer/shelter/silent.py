"""Events that a client draws and nobody has to be told: other sentences say what they mean."""

from __future__ import annotations

from typing import Final

SILENT: Final = frozenset(
    (
        "shelter-all-ready",  # a player's exhausted items are turned upright (SH-R6)
        "shelter-moved-in",  # new dwellers are available (SH-Y5)
        "shelter-released",  # a room that was paid for a lost fight lies in the display again
        "shelter-reserved",  # a room leaves the display until it is built (SH-Y9)
        "shelter-reshuffled",  # a deck is made of its discards (SH-Y16, SH-T6)
        "shelter-returned",  # a dweller leaves its space at the recall (SH-R5)
        "shelter-trains",  # a dweller will be trained at the recall (SH-Y10)
    )
)
