"""Answers for a person where there is nothing to decide: one answer left, nobody who can react."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.topics import T_ACTION, T_REACTION
from overseer.wasteland.battle.views.view import WastelandView
from overseer.wasteland.words import NONE

# How a seat may want to be asked.
ASK: Final = "ask"
USEFUL: Final = "useful"  # where there is a choice
ALWAYS: Final = "always"


class OnlyAnswer:
    """Gives the only answer there is, unless its person wants to be asked always."""

    def __init__(self, always: bool = False) -> None:
        self.always: bool = always

    def __call__(self, view: View) -> Move | None:
        assert isinstance(view, WastelandView)
        if self.always or has_a_choice(view.position):
            return None
        moves = view.moves()
        return moves[0] if len(moves) == 1 else None


def has_a_choice(battle: Battle) -> bool:
    """Whether there is surely something to decide, seen at a glance."""
    if battle.topic == T_REACTION:
        return True  # any point may be moved to
    if battle.topic != T_ACTION or battle.active == NONE:
        return False
    return battle.actions > 0 or battle.models[battle.active].points > 0
