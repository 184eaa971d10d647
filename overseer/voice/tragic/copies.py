"""Copies of what somebody knows, to try something out on."""

from __future__ import annotations

from overseer.engine.decision import Event
from overseer.tragic.rules.duel import Duel
from overseer.tragic.view import SeenDuel


def copied(duel: SeenDuel, told: list[Event] | None = None) -> SeenDuel:
    """The same position once more; what happens in it is added to `told`."""
    twin = duel.copy()
    assert isinstance(twin, Duel)
    twin.ears = told
    return SeenDuel(twin)
