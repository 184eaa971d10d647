"""The progress bar of `overseer sim`, over all the plans that are played one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from overseer.lab.sim import Plan, simulate
from overseer.lab.tally import Tally
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


def simulate_all(plans: Sequence[Plan], jobs: int, lang: str) -> list[Tally]:
    """Play all plans; the tally of each."""
    bar = progress_bar()
    label = "campaign-sim-progress" if plans[0].campaign else "sim-progress"
    task = bar.add_task(translate(lang, label), total=sum(plan.games for plan in plans))

    def advance(games: int) -> None:
        bar.start()
        bar.advance(task, games)

    try:
        return [simulate(plan, jobs, advance) for plan in plans]
    except BrokenProcessPool as error:
        raise WorkerLost("cli-error-worker") from error
    finally:
        bar.stop()
