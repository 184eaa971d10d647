"""Two runs side by side: what is different, and how much of it is more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from overseer.lab.comparing.chance import (
    LEVEL,
    Difference,
    Sums,
    holm,
    mean_difference,
    share_difference,
)
from overseer.lab.comparing.evidence import Evidence, Name
from overseer.lab.comparing.redesign import redesigned
from overseer.lab.sim import Plan

CORRECTION: Final = "holm"
SCENARIO: Final = "scenario"
OF_CARDS: Final = ("room", "item", "card")  # how the figures of cards are called


def comparison(base: Sequence[Evidence], now: Sequence[Evidence]) -> dict[str, Any]:
    """Every figure that both runs have, as JSON knows it; those beyond chance come first, then
    those of cards that are not the same.

    `p` is how likely a difference is at least so large by chance alone, `corrected` the same for
    all that was looked at together.
    """
    pairs = [
        (scenario_of(one.plan), one.sums(), other.sums())
        for one, other in matched(base, now)
        if one.games.cases and other.games.cases
    ]
    found: list[tuple[str, Name, Sums, Sums, Difference]] = []
    only: list[dict[str, Any]] = []
    for scenario, before, after in pairs:
        for name in sorted({*before, *after}):
            if name not in before or name not in after:
                where = "base" if name in before else "now"
                sums = before.get(name) or after[name]
                only.append({**_named(scenario, name), "where": where, "n": sums.cases})
                continue
            if not before[name].cases or not after[name].cases:
                continue
            difference = (
                share_difference(before[name], after[name], name.whole)
                if name.whole
                else mean_difference(before[name], after[name])
            )
            if difference is not None:
                found.append((scenario, name, before[name], after[name], difference))
    cards = [each.id for each in redesigned(game_of(now), cards_of(base), cards_of(now), "en")]
    corrected = holm([each[-1].p for each in found])
    rows = [
        {
            **_named(scenario, name),
            "share": name.whole > 0,
            "base": _figure(before, name),
            "now": _figure(after, name),
            "base_n": before.cases,
            "now_n": after.cases,
            "difference": round(difference.value, 6),
            "low": round(difference.low, 6),
            "high": round(difference.high, 6),
            "p": float(f"{difference.p:.4g}"),
            "corrected": float(f"{chance:.4g}"),
            "changed": chance < LEVEL,
            "redesigned": name.what.startswith(OF_CARDS) and name.of[0] in cards,
        }
        for (scenario, name, before, after, difference), chance in zip(
            found, corrected, strict=True
        )
    ]
    rows.sort(key=_place)
    return {
        "base_games": sum(each.games.cases for each in base),
        "now_games": sum(each.games.cases for each in now),
        "differs": differs([each.plan for each in base], [each.plan for each in now]),
        "cards": cards,
        "correction": CORRECTION,
        "level": LEVEL,
        "looked_at": len(rows),
        "changed": sum(bool(row["changed"]) for row in rows),
        "figures": rows,
        "only": only,
    }


def _place(row: dict[str, Any]) -> tuple[Any, ...]:
    """What the order of figures goes by."""
    own = not row["changed"] and not row["redesigned"]
    return not row["changed"], own, row["corrected"], row["p"], row["what"], row["of"]


def game_of(runs: Sequence[Evidence]) -> str:
    """The game of a run."""
    return runs[0].plan.game


def cards_of(runs: Sequence[Evidence]) -> object:
    """The text of a run's card file; None is the game's own set."""
    return runs[0].plan.options.get("cards")


def matched(base: Sequence[Evidence], now: Sequence[Evidence]) -> list[tuple[Evidence, Evidence]]:
    """Which plans are compared: the only ones, or those of the same scenario."""
    by_scenario = {scenario_of(each.plan): each for each in base}
    return [
        (by_scenario[scenario_of(each.plan)], each)
        for each in now
        if scenario_of(each.plan) in by_scenario
    ]


def scenario_of(plan: Plan) -> str:
    """The scenario of a battle, as the option says it."""
    return str(plan.options.get(SCENARIO, ""))


def differs(base: Sequence[Plan], now: Sequence[Plan]) -> list[str]:
    """Which options of the two runs are not the same."""

    def of(plans: Sequence[Plan]) -> dict[str, object]:
        options = [
            {key: value for key, value in plan.options.items() if key != "cards"} for plan in plans
        ]
        return {
            "cards": [plan.options.get("cards") for plan in plans],
            "decks": [(plan.line_ups, plan.decks) for plan in plans],
            "bots": [plan.bots for plan in plans],
            "seed": [plan.seed for plan in plans],
            "budget": [plan.budget for plan in plans],
            "mirror": [plan.mirror for plan in plans],
            "options": options,
        }

    before, after = of(base), of(now)
    return [key for key in before if before[key] != after[key]]


def comparable(base: Sequence[Plan], now: Sequence[Plan]) -> bool:
    """Whether two runs have figures in common: the same game, kind and number of seats."""

    def kind(plan: Plan) -> tuple[object, ...]:
        return plan.game, len(plan.bots), plan.campaign

    if len(base) == len(now) == 1:
        return kind(base[0]) == kind(now[0]) and scenario_of(base[0]) == scenario_of(now[0])
    common = {scenario_of(each) for each in base} & {scenario_of(each) for each in now}
    return bool(common) and {each.game for each in base} == {each.game for each in now}


def _named(scenario: str, name: Name) -> dict[str, Any]:
    found: dict[str, Any] = {"what": name.what, "of": list(name.of)}
    return {SCENARIO: scenario, **found} if scenario else found


def _figure(sums: Sums, name: Name) -> float:
    return round(sums.ratio / (name.whole or 1), 6)
