"""Games to go on with, on the full screen."""

from __future__ import annotations

from pathlib import Path

from overseer.terminal.records.saves import Saved
from overseer.terminal.start.pages import Unfinished
from overseer.terminal.start.rows import Page
from overseer.terminal.start.screen import StartApp


def choose(found: list[Saved], lang: str) -> Path | None:
    """Which of several games goes on, on the full screen; None: somebody left."""
    page: Page = Unfinished(found)
    deed = StartApp(lang, page=page).run()
    return None if deed is None else deed.path
