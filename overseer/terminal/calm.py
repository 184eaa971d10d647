"""A full-screen program that leaves the screen when it fails, and fails where it was started."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from textual.app import App

from overseer.terminal.table.palette import THEME

Result = TypeVar("Result")


class CalmApp(App[Result], Generic[Result]):
    """A program in the colours of the house.

    Textual would draw a fault with all values around it, secrets too; here it goes on to the one
    place that tells of faults.
    """

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.register_theme(THEME)
        self.theme = THEME.name

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()

    def run(self, *args: Any, **kwargs: Any) -> Result | None:
        """Run until somebody leaves; what went wrong inside is raised here."""
        result = super().run(*args, **kwargs)
        if self._exception is not None:
            raise self._exception
        return result
