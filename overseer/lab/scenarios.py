"""Bots play scenarios of Wasteland: which ready forces meet, and which side wins how often."""

from __future__ import annotations

from typing import Any, Final

from overseer.engine.refusal import BadOption
from overseer.lab.battles import BattleTally
from overseer.lab.sim import Plan
from overseer.lab.summary import battles, rounds, wilson
from overseer.wasteland.campaign.linked import LINKED
from overseer.wasteland.force.ready import BY_FACTION, ready_name
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import NONE

AI: Final = "wasteland"  # the side that the AI of the rules plays, where a scenario has it
# Who attacks and who defends in the linked five; elsewhere everybody meets everybody.
ATTACKERS: Final = ("super-mutants", "creatures")
DEFENDERS: Final = ("survivors", "brotherhood")

Meetings = tuple[tuple[str, str], ...]


def against_ai(scenario: Scenario) -> bool:
    """Whether the second side is the rules' own."""
    return scenario.sides[1].id == AI


def plan_of(
    scenario: Scenario,
    source: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    budget: int | None = None,
    others: dict[str, Any] | None = None,
) -> Plan:
    """The battles of a scenario, every meeting as often as the others.

    `source` is what the option `scenario` says: an id, or a file's text. Against the AI only the
    first bot plays.
    """
    options: dict[str, Any] = {**(others or {}), "scenario": source}
    if against_ai(scenario):
        bots = bots[:1]
    else:
        options["ai"] = "none"
    meetings = line_ups(scenario, bots, options)
    every = max(1, len(meetings))
    return Plan(
        "wasteland",
        bots,
        -(-games // every) * every,
        seed,
        budget=budget,
        options=options,
        line_ups=meetings,
    )


def line_ups(scenario: Scenario, bots: tuple[str, ...], options: dict[str, Any]) -> Meetings:
    """Every pair of ready forces that a scenario admits; none where its forces are printed."""
    if scenario.sides[0].units:
        return ()
    linked = scenario.rule in LINKED
    first, second = (ATTACKERS, DEFENDERS) if linked else (BY_FACTION, BY_FACTION)
    found: list[tuple[str, str]] = []
    for one in first:
        for other in second:
            pair = ready_name(one, scenario.limit), ready_name(other, scenario.limit)
            try:
                Plan("wasteland", bots, 1, 0, options=options, line_ups=(pair,)).check()
            except BadOption:
                continue
            found.append(pair)
    return tuple(found)


def row(scenario: Scenario, plan: Plan, tally: BattleTally) -> dict[str, Any]:
    """One line of the table: who won how often, and how the battles ended."""
    won = [tally.victors[side] for side in (0, 1)]
    decided = sum(won)
    low, high = wilson(won[0], decided)
    return {
        "scenario": scenario.id,
        "rule": scenario.rule,
        "sides": [
            {
                "side": side.id,
                "bot": plan.bots[place] if place < len(plan.bots) else None,
                "won": won[place],
            }
            for place, side in enumerate(scenario.sides)
        ],
        "battles": tally.games,
        "drawn": tally.victors[NONE],
        "share": round(won[0] / decided, 4) if decided else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "rounds": rounds(tally.rounds),
        "endings": dict(tally.endings.most_common()),
        "forces": battles(tally)["forces"],
    }
