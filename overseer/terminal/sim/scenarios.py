"""What `overseer sim wasteland --scenario` tells: which side wins each scenario, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from overseer.lab.battles import BattleTally
from overseer.lab.figures import interval, percent
from overseer.lab.scenarios import against_ai, plan_of, row
from overseer.lab.sim import Plan
from overseer.lab.tally import Tally
from overseer.terminal.sim.tables import plain_table
from overseer.terminal.values import is_file
from overseer.terminal.wasteland.options import scenario_source
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.card import CardSet
from overseer.wasteland.game import cards_of
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.scenario_file import STANDARD, load_scenario, standard_scenario

ALL: Final = "all"
SIDES: Final = 2

Plans = list[tuple[Scenario, Plan]]


def check_options(scenario: str | None, game: str, others: Mapping[str, bool]) -> None:
    """Refuse options that do not go together; `others` says which were given."""
    if scenario is None:
        return
    if game != "wasteland":
        raise UsageError("scenario-sim-error-game", game=game)
    for option, given in others.items():
        if given:
            raise UsageError("scenario-sim-error-with", option=option)


def plans(
    typed: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    budget: int | None,
    options: dict[str, Any],
) -> Plans:
    """What is played: one scenario, one of one's own, or all of them."""
    found: Plans = []
    cards = cards_of(str(options.get("cards", "standard")))
    for scenario, source in _meant(typed, cards):
        alone = against_ai(scenario)
        if len(bots) > SIDES or (len(bots) < SIDES and not alone):
            args = {"seats": len(bots), "name": printable(scenario.id)}
            raise UsageError("scenario-sim-error-seats", **args)
        found.append((scenario, plan_of(scenario, source, bots, games, seed, budget, options)))
    return found


def _meant(typed: str, cards: CardSet) -> list[tuple[Scenario, str]]:
    """Scenarios with what the option of a battle says about them."""
    name = typed.strip().lower()
    if name == ALL:
        return [(standard_scenario(id), id) for id in STANDARD]
    if name in STANDARD:
        return [(standard_scenario(name), name)]
    if is_file(typed):
        return [(load_scenario(Path(typed), cards), scenario_source(typed, cards))]
    near = get_close_matches(name[:40], (*STANDARD, ALL), 1)
    raise UsageError(
        "scenario-sim-error-name",
        name=printable(typed.strip()[:40]),
        known=", ".join((ALL, *STANDARD)),
        guess=near[0] if near else "no",
    )


def result(played: Plans, tallies: Sequence[Tally]) -> dict[str, Any]:
    """Everything that was found out, as JSON knows it."""
    rows = []
    for (scenario, plan), tally in zip(played, tallies, strict=True):
        assert isinstance(tally, BattleTally)
        rows.append(row(scenario, plan, tally))
    return {"game": "wasteland", "seed": played[0][1].seed, "scenarios": rows}


def show(told: dict[str, Any], lang: str) -> None:
    """Print it."""
    console = Console(highlight=False)
    console.print(title(told, lang), markup=False)
    console.print(sides_table(told, lang))
    console.print(translate(lang, "scenario-sim-note"), markup=False)
    console.print(ends_table(told, lang))


def title(told: dict[str, Any], lang: str) -> str:
    """What was played."""
    battles = sum(each["battles"] for each in told["scenarios"])
    args = {"battles": battles, "n": len(told["scenarios"]), "seed": str(told["seed"])}
    return translate(lang, "scenario-sim-title", **args)


def sides_table(told: dict[str, Any], lang: str) -> Table:
    """How many battles there were, who won how many of them, and how many nobody won."""
    table = plain_table(lang, "scenario-sim-scenario", "sim-battles", "sim-share", "sim-interval")
    for each in told["scenarios"]:
        table.add_row(scenario_title(each["scenario"], lang), str(each["battles"]))
        parts = (each, _turned(each))
        for side, part in zip(each["sides"], parts, strict=True):
            known = part["share"] is not None
            share = percent(part["share"], lang) if known else ""
            between = interval(part, lang) if known else ""
            table.add_row(f"  {side_label(side, lang)}", str(side["won"]), share, between)
        drawn = translate(lang, "scenario-sim-drawn")
        table.add_row(f"  {drawn}", str(each["drawn"]), end_section=True)
    return table


def _turned(part: dict[str, Any]) -> dict[str, Any]:
    """The share of the other side."""
    share = None if part["share"] is None else 1 - part["share"]
    return {"share": share, "low": 1 - part["high"], "high": 1 - part["low"]}


def ends_table(told: dict[str, Any], lang: str) -> Table:
    """How the battles ended."""
    table = plain_table(lang, "scenario-sim-scenario", "sim-battles", "scenario-sim-end")
    table.columns[2].justify = "left"
    table.columns[2].no_wrap = False
    for each in told["scenarios"]:
        title = scenario_title(each["scenario"], lang)
        ends = list(each["endings"].items())
        for place, (how, count) in enumerate(ends):
            last = place == len(ends) - 1
            words = translate(lang, f"end-{how}")
            table.add_row("" if place else title, str(count), words, end_section=last)
    return table


def side_label(side: dict[str, Any], lang: str) -> str:
    """A side's name and who plays it."""
    name = translate(lang, f"scenario-side-{side['side']}")
    if side["bot"] is None:
        return translate(lang, "scenario-sim-by-ai", side=name)
    return translate(lang, "scenario-sim-by", side=name, bot=side["bot"])
