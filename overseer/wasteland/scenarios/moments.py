"""The moments of a battle at which people beside a real table are reminded of a rule."""

from __future__ import annotations

from typing import Final

SETUP: Final = "setup"
ROUND: Final = "round"  # begins; `round@3`: the third one
ACTS: Final = "acts"  # a model is activated: what it may do here
AFTER: Final = "after"  # an activation is over
ATTACK: Final = "attack"
REMOVED: Final = "removed"  # a model
CLOSE: Final = "close"  # everybody is used: the round ends
LAST: Final = "last"  # the last round
MOMENTS: Final = (SETUP, ROUND, ACTS, AFTER, ATTACK, REMOVED, CLOSE, LAST)


def is_moment(word: str, rounds: int) -> bool:
    """Whether a word is a moment of a battle of so many rounds."""
    moment, at, number = word.partition("@")
    if not at:
        return moment in MOMENTS
    return moment == ROUND and number in [str(n) for n in range(1, rounds + 1)]
