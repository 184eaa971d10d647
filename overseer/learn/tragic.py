"""Tragic for learners: of the others' cards only what everybody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from overseer.engine import View
from overseer.learn import fields
from overseer.learn.core.tragic import observation
from overseer.learn.subject import Subject
from overseer.tragic.game import Tragic
from overseer.tragic.rules.duel import Duel


class TragicSubject(Subject):
    """Actions are the numbers of `game.all_moves()`."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__("tragic", seats, options)
        assert isinstance(self.game, Tragic)
        self.layout = fields.tragic(seats)
        self.actions = len(self.game.tables(self.options).moves.all)

    def seen(self, view: View) -> NDArray[Any]:
        duel = view.position
        assert isinstance(duel, Duel)
        assert view.seat is not None
        return np.frombuffer(observation(duel, view.seat), self.layout.dtype)
