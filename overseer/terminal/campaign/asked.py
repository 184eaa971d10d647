"""What every command of `overseer campaign` is told: which campaign, who asks, and how."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Final

from overseer.terminal.values import whole

_MOST_SEATS: Final = 3


class Asked:
    """The options that these commands have in common."""

    def __init__(self, name: str | None, folder: str | None, seat: str | None, yes: bool) -> None:
        self.name = name
        self.folder = folder
        self.seat = whole(seat, "--seat", 1, _MOST_SEATS)
        self.yes = yes  # without a question

    @cached_property
    def path(self) -> Path:
        """The folder of the campaign: the one that is named, else the one played last."""
        from overseer.terminal.campaign import where

        return where.current(self.name, self.folder)
