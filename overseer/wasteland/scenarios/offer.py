"""What the folder of a scenario offers about each of its named rules.

`RULES` in a folder's `__init__` names them; files ask for them by these words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import NONE

Maker = Callable[[Scenario], Part]

# What follows on the word of an end's condition.
SIDE: Final = "SIDE"
NUMBER: Final = "N"


class Demand(NamedTuple):
    """What a named rule finds on the table, or in the card set."""

    markers: tuple[tuple[str, int], ...] = ()  # words, and how many there have to be
    bystander: int = NONE  # the side of the first one
    leaders: bool = False  # each side prints one
    south: bool = False  # the first side's edge
    units: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()


class NamedRule(NamedTuple):
    """A rule that files may ask for."""

    make: Maker
    # Conditions of ends that are followed by something, as `NUMBER` or `SIDE NUMBER`.
    forms: tuple[tuple[str, str], ...] = ()
    demand: Demand = Demand()
    aims: str = ""  # the folder with its `aims.toml`
    # When people are reminded of it beside a real table, whatever the scenario (MOMENTS).
    reminders: tuple[str, ...] = ()
