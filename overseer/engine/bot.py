"""A player that is no person."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from overseer.engine.state import Move
from overseer.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """It gets views, never states."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View) -> Move:
        """The move for the decision that `view` shows."""
        raise NotImplementedError

    def draw_from(self, seed: int) -> None:
        """Draw from this seed from now on, if the bot draws at all.

        A hosted match says it before each question, so that a match taken up again repeats itself.
        """
