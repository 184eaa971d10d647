"""What boosts give the active model until its activation ends: bits of Battle.boons."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model

BREAKS: Final = 1  # leaves contact without free attacks
QUIET: Final = 2  # nothing it does is a trigger
CHARGES_BLIND: Final = 4  # charges what it does not see
STRIDE: Final = 8  # above these bits: how many colours its moves are longer


def has_boon(battle: Battle, model: Model, boon: int) -> bool:
    """Whether the active model has something from a boost."""
    return battle.boons & boon != 0 and battle.active == model.number


def stride(battle: Battle, model: Model) -> int:
    """By how many colours the active model's moves are longer."""
    return battle.boons // STRIDE if battle.active == model.number else 0
