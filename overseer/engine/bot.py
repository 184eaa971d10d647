"""A player that is no person."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from overseer.engine.state import Move
from overseer.engine.view import View


class Reason:
    """Why a bot chose a move, as far as it can say."""

    def __init__(self, kind: str, other: str = "", tried: int = 0, better: int = 0) -> None:
        """`only`: there was no other. `wins`: it wins. `judged`: by rules of thumb. `tried`: of so
        many imagined continuations so many were better than with the next best move."""
        self.kind: str = kind
        self.other: str = other  # the next best move, in notation
        self.tried: int = tried
        self.better: int = better


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """It gets views, never states."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View) -> Move:
        """The move for the decision that `view` shows."""
        raise NotImplementedError

    def reason(self) -> Reason:
        """Why it made its last choice."""
        return Reason("judged")

    def draw_from(self, seed: int) -> None:
        """Draw from this seed from now on, if the bot draws at all.

        A hosted match says it before each question, so that a match taken up again repeats itself.
        """
