"""All the plans of `overseer sim`, one after the other, with a progress bar over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from overseer.lab.comparing.evidence import Evidence
from overseer.lab.crew import Crew
from overseer.lab.rows import played_rows, tally_of
from overseer.lab.sim import Plan, in_order, simulate
from overseer.lab.tally import Tally
from overseer.terminal.sim.keep import Keeper
from overseer.text import translate
from overseer.voice.complaint import WorkerLost


def progress_bar() -> Progress:
    """A bar with the time left, on standard error, where somebody looks at it."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )


class Played(NamedTuple):
    """What came of the plans; with `evidence` only where runs are compared."""

    tallies: list[Tally]
    evidence: list[Evidence]
    stopped: bool = False


def play_all(
    plans: Sequence[Plan], crew: Crew, keeper: Keeper | None, compared: bool, lang: str
) -> Played:
    """Play all plans, or what is missing of them in the file that is kept."""
    bar = progress_bar()
    label = "campaign-sim-progress" if plans[0].campaign else "sim-progress"
    done = keeper.games(plans) if keeper is not None else 0
    total = sum(plan.games for plan in plans)
    task = bar.add_task(translate(lang, label), total=total, completed=done)

    def advance(games: int) -> None:
        bar.start()
        bar.advance(task, games)

    try:
        if keeper is not None:
            stopped = _kept(plans, crew, keeper, advance)
            return Played(*_counted(plans, keeper, compared), stopped)
        if not compared:
            return Played([simulate(plan, progress=advance, crew=crew) for plan in plans], [])
        looked = [_looked_at(plan, crew, advance) for plan in plans]
        return Played([tally for tally, _ in looked], [evidence for _, evidence in looked])
    except BrokenProcessPool as error:
        raise WorkerLost("cli-error-worker") from error
    finally:
        bar.stop()


def _kept(
    plans: Sequence[Plan], crew: Crew, keeper: Keeper, advance: Callable[[int], None]
) -> bool:
    """Play what is missing and write it down as it comes; True: somebody stopped it."""
    try:
        for at, plan in enumerate(plans):
            missing = keeper.missing(at, plan)
            for rows in played_rows(plan, missing, crew):
                if rows is not None:
                    keeper.add(at, plan, rows)
                advance(len(rows or ()))
    except KeyboardInterrupt:
        return True
    finally:
        keeper.write()
    return False


def _counted(
    plans: Sequence[Plan], keeper: Keeper, compared: bool
) -> tuple[list[Tally], list[Evidence]]:
    """All games that the file has of each plan."""
    tallies, evidence = [], []
    for at, plan in enumerate(plans):
        tallies.append(tally_of(plan, keeper.rows(at, plan.games)))
        if compared:
            evidence.append(Evidence(plan))
            evidence[-1].add(keeper.rows(at, plan.games))
    return tallies, evidence


def _looked_at(plan: Plan, crew: Crew, advance: Callable[[int], None]) -> tuple[Tally, Evidence]:
    """A plan, counted game by game."""
    parts: dict[int, Tally] = {}
    evidence = Evidence(plan)
    for rows in played_rows(plan, range(plan.games), crew):
        if rows is not None:
            parts[rows[0].number] = tally_of(plan, rows)
            evidence.add(rows)
        advance(len(rows or ()))
    return in_order(plan, parts), evidence
