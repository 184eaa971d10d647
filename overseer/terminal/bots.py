"""Bots of files, and how long they may think: what several commands have in common."""

from __future__ import annotations

from overseer.bots.strangers.roster import LEAST_TIME, LONGEST_TIME, bring, set_time
from overseer.terminal.values import seconds


def bring_bots(typed: str | None, time: str | None = None) -> list[str]:
    """Make the bots of files known, with commas between them; what they are called."""
    allowed = seconds(time, "--bot-time", LEAST_TIME, LONGEST_TIME)
    if allowed is not None:
        set_time(allowed)
    return [bring(part) for part in (typed or "").split(",") if part.strip()]
