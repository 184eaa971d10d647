"""What has happened in a digital battle's scenario, and who is what in it, by their words."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.scenarios.base import ScenarioRules


def notes_of(battle: Battle) -> tuple[str, ...]:
    """What has happened."""
    rules = battle.rules
    if not isinstance(rules, ScenarioRules):
        return ()
    return tuple(word for part in rules.parts for word in part.entered(battle))


def roles_of(battle: Battle) -> tuple[tuple[str, int], ...]:
    """Who, or which marker, is what."""
    rules = battle.rules
    if not isinstance(rules, ScenarioRules):
        return ()
    return tuple(role for part in rules.parts for role in part.roles(battle))
