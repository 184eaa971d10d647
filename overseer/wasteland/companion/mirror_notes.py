"""What has happened in a digital battle's scenario, and who is what in it, by their words."""

from __future__ import annotations

from typing import TypeVar

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.journal.rules import LOCK, Journal
from overseer.wasteland.scenarios.journalist.rules import ALARM, JOURNALIST, Newshound
from overseer.wasteland.scenarios.minesweepers.rules import CACHE, FINDER, Minesweepers
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.plant.rules import VIRUS, Plant
from overseer.wasteland.scenarios.suit_up.rules import WEARER, Suit
from overseer.wasteland.scenarios.water_plant.rules import RUNNING, Pumps
from overseer.wasteland.words import NONE

P = TypeVar("P", bound=Part)


def part_of(battle: Battle, kind: type[P]) -> P | None:
    """A part of the scenario's rules."""
    rules = battle.rules
    if isinstance(rules, ScenarioRules):
        for part in rules.parts:
            if isinstance(part, kind):
                return part
    return None


def notes_of(battle: Battle) -> tuple[str, ...]:
    """What has happened."""
    found: list[str] = []
    news, pumps = part_of(battle, Newshound), part_of(battle, Pumps)
    plant, journal = part_of(battle, Plant), part_of(battle, Journal)
    sweepers = part_of(battle, Minesweepers)
    if news is not None and news.note(battle, ALARM):
        found.append("alarm")
    if pumps is not None and pumps.note(battle, RUNNING):
        found.append("running")
    if plant is not None and plant.note(battle, VIRUS):
        found.append("virus")
    if journal is not None and journal.note(battle, LOCK) != NONE:
        found.append(f"lock-{journal.note(battle, LOCK)}")
    if sweepers is not None and sweepers.note(battle, CACHE) != NONE:
        found.append(f"finder-{sweepers.note(battle, FINDER)}")
    return tuple(found)


def roles_of(battle: Battle) -> tuple[tuple[str, int], ...]:
    """Who, or which marker, is what."""
    found: list[tuple[str, int]] = []
    news, suit = part_of(battle, Newshound), part_of(battle, Suit)
    sweepers = part_of(battle, Minesweepers)
    if news is not None and news.note(battle, JOURNALIST) != NONE:
        found.append(("journalist", news.note(battle, JOURNALIST)))
    if suit is not None and suit.note(battle, WEARER) != NONE:
        found.append(("wearer", suit.note(battle, WEARER)))
    if sweepers is not None and sweepers.note(battle, CACHE) != NONE:
        found.append(("cache", sweepers.note(battle, CACHE)))
    return tuple(found)
