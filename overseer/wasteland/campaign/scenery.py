"""Scenarios as a campaign sees them: sides, limits, how they can end."""

from __future__ import annotations

from functools import cache
from typing import Final

from overseer.wasteland.battle.battle import DRAW
from overseer.wasteland.scenarios.scenario import (
    NO_REWARD,
    WHEN_ELIMINATED,
    WHEN_GONE,
    EndData,
    Scenario,
)
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.words import NONE

# Conditions of named rules that mean that nobody of a side is left.
_ROUTS: Final = {"lost": "defender", "unscathed": "attacker"}
NO_VICTOR: Final = ("draw", "exhausted")  # ends that every scenario has


@cache
def playable() -> tuple[str, ...]:
    """The scenarios that a free campaign may use: forces are the players' own."""
    return tuple(id for id in STANDARD if not standard_scenario(id).tutorial)


@cache
def scenario_of_rule(rule: str) -> Scenario:
    """The scenario that a rule describes."""
    return next(found for id in STANDARD if (found := standard_scenario(id)).rule == rule)


def side_names(scenario: str) -> tuple[str, str]:
    """The words of the two sides."""
    first, second = standard_scenario(scenario).sides
    return first.id, second.id


def ways_to_end(scenario: str) -> list[tuple[int, int, str]]:
    """Every end that a scenario can have: victor, level, and the battle's word for it."""
    found = [_way(scenario, end) for end in standard_scenario(scenario).ends]
    return [*dict.fromkeys([*found, *((NONE, DRAW, how) for how in NO_VICTOR)])]


def gone_sides(scenario: str, way: tuple[int, int, str]) -> tuple[int, int]:
    """The side that an end leaves without a model, and the one that it leaves some; NONE: neither.

    Only where every end of that name says so.
    """
    found = standard_scenario(scenario)
    told = {_gone(found, end) for end in found.ends if _way(scenario, end) == way}
    return told.pop() if len(told) == 1 else (NONE, NONE)


def _gone(scenario: Scenario, end: EndData) -> tuple[int, int]:
    if end.when == WHEN_GONE:
        return scenario.side(end.arg), NONE
    if end.when in (WHEN_ELIMINATED, "routed"):
        gone = scenario.side(end.arg)
        return gone, 1 - gone
    if end.when == "alone":
        stands = scenario.side(end.arg)
        return 1 - stands, stands
    return (scenario.side(_ROUTS[end.when]), NONE) if end.when in _ROUTS else (NONE, NONE)


def printed_reward(scenario: str, victor: int, level: int, how: str) -> int:
    """What the scenario prints for an end; NO_REWARD where the ordinary caps are paid."""
    for end in standard_scenario(scenario).ends:
        if _way(scenario, end) == (victor, level, how):
            return end.reward
    return NO_REWARD


def _way(scenario: str, end: EndData) -> tuple[int, int, str]:
    level = end.level if end.winner != NONE else DRAW
    return end.winner, level, f"{scenario}-{end.how}"
