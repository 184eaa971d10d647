"""Shelter for learners: everything but the future lies open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from overseer.engine import View
from overseer.learn import fields
from overseer.learn.core.shelter import observation
from overseer.learn.subject import Subject
from overseer.shelter.game import Shelter
from overseer.shelter.vault import Vault


class ShelterSubject(Subject):
    """Actions are the numbers of `game.all_moves()`."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__("shelter", seats, options)
        assert isinstance(self.game, Shelter)
        tables = self.game.tables(self.options)
        self.layout = fields.shelter(seats, tables)
        self.actions = len(tables.moves.all)

    def seen(self, view: View) -> NDArray[Any]:
        table = view.position
        assert isinstance(table, Vault)
        assert view.seat is not None
        return np.frombuffer(observation(table, view.seat), self.layout.dtype)
