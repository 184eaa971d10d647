"""`overseer sim`: many games of bots against bots, and what they say about bots and cards."""

from __future__ import annotations

import json
import os
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

import overseer
from overseer.engine.nature import LARGEST_SEED
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from overseer.lab.tally import SOURCES, Tally
from overseer.shelter.cards import CardSet, load_text, standard
from overseer.shelter.text import name as card_name
from overseer.terminal.cards import all_cards
from overseer.terminal.complaint import WorkerLost
from overseer.terminal.play import MOST_BUDGET, card_text
from overseer.terminal.seating import BOT, read_seats
from overseer.terminal.values import whole
from overseer.text import translate

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256


def run(
    game: str,
    games: str,
    seats: str,
    jobs: str | None,
    seed: str,
    mirror: bool,
    cards: str | None,
    budget: str | None,
    as_json: bool,
    lang: str,
) -> int:
    """Simulate and print; the exit code."""
    found = overseer.game(game)
    bots = tuple(seat.removeprefix(BOT) for seat in read_seats(seats, found.name, humans=False))
    found.check_seats(len(bots))
    count = whole(games, "--games", 1, MOST_GAMES)
    number = whole(seed, "--seed", 0, LARGEST_SEED)
    workers = whole(jobs, "--jobs", 1, MOST_JOBS) or os.cpu_count() or 1
    if mirror:  # every deal is played by all rotations
        count = -(-count // len(bots)) * len(bots)
    plan = Plan(
        found.name,
        bots,
        count,
        number,
        mirror,
        whole(budget, "--budget", 1, MOST_BUDGET),
        {} if cards is None else {"cards": card_text(cards)},
    )
    plan.check()
    result = summary(plan, _simulate(plan, workers, lang))
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        text = plan.options.get("cards")
        _print(result, standard() if text is None else load_text(text), lang)
    return 0


def _simulate(plan: Plan, jobs: int, lang: str) -> Tally:
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    task = bar.add_task(translate(lang, "sim-progress"), total=plan.games)

    def advance(games: int) -> None:
        bar.start()
        bar.advance(task, games)

    try:
        return simulate(plan, jobs, advance)
    except BrokenProcessPool as error:
        raise WorkerLost("cli-error-worker") from error
    finally:
        bar.stop()


def _print(result: dict[str, Any], cards: CardSet, lang: str) -> None:
    console = Console(highlight=False)

    def say(id: str, **args: object) -> None:
        console.print(translate(lang, id, **args), markup=False)

    say("sim-title", games=result["games"], game=result["game"], seed=str(result["seed"]))
    if result["mirror"]:
        say("sim-mirrored")
    console.print(_shares(result, lang))
    say("sim-shares-note", shared=result["shared_victories"])
    rounds = result["rounds"]
    if rounds["mean"] is not None:
        say(
            "sim-rounds",
            mean=_decimal(rounds["mean"], lang),
            least=rounds["least"],
            most=rounds["most"],
        )
    say("sim-decisions", mean=_decimal(result["decisions"]["mean"], lang))
    for how, count in result["endings"].items():
        share = _percent(count / result["games"], lang)
        say("sim-ending", ending=translate(lang, f"end-{how}"), share=share)
    if result["rooms"]:
        console.print(_sources(result, lang))
        for kind in ("room", "item"):
            console.print(_cards(result, kind, cards, lang))


def _shares(result: dict[str, Any], lang: str) -> Table:
    table = _table(lang, "sim-bot", "sim-wins", "sim-share", "sim-interval", "sim-score")
    rows = [(row["bot"] if result["mirror"] else None, row) for row in result["seats"]]
    for place, (bot, row) in enumerate(rows, start=1):
        label = bot or translate(lang, "sim-seat", seat=place, bot=row["bot"])
        table.add_row(label, *_share(row, lang))
    if result["mirror"]:
        for row in result["by_seat"]:
            label = translate(lang, "sim-seat-any", seat=row["seat"])
            table.add_row(label, *_share(row, lang))
    elif len(result["by_bot"]) < len(result["seats"]):
        for row in result["by_bot"]:
            table.add_row(translate(lang, "sim-bot-all", bot=row["bot"]), *_share(row, lang))
    return table


def _share(row: dict[str, Any], lang: str) -> list[str]:
    return [
        _decimal(row["wins"], lang),
        _percent(row["share"], lang),
        translate(
            lang, "sim-from-to", low=_percent(row["low"], lang), high=_percent(row["high"], lang)
        ),
        _decimal(row["mean_score"], lang),
    ]


def _sources(result: dict[str, Any], lang: str) -> Table:
    table = _table(lang, "sim-points", *(f"sim-points-{source}" for source in SOURCES))
    for place, row in enumerate(result["points"], start=1):
        bot = result["seats"][place - 1]["bot"]
        label = bot if result["mirror"] else translate(lang, "sim-seat", seat=place, bot=bot)
        table.add_row(label, *(_decimal(row[source], lang) for source in SOURCES))
    won = result["won_mostly_by"]
    shares = [_percent(won[source] / result["games"], lang) for source in SOURCES[:-1]]
    table.add_row(translate(lang, "sim-won-by"), *shares, "")
    return table


def _cards(result: dict[str, Any], kind: str, cards: CardSet, lang: str) -> Table:
    names = {
        card.id: card_name(each, card, lang) for each, card in all_cards(cards) if each == kind
    }
    table = _table(
        lang, f"sim-{kind}", "sim-offered", "sim-taken", "sim-untaken", "sim-taker", "sim-interval"
    )
    rows = sorted(result[f"{kind}s"], key=lambda row: (-row["pick_rate"], row["id"]))
    for row in rows:
        won = row["win_share_when_taken"]
        interval = translate(
            lang, "sim-from-to", low=_percent(row["low"], lang), high=_percent(row["high"], lang)
        )
        table.add_row(
            names.get(row["id"], row["id"]),
            str(row["offered"]),
            str(row["taken"]),
            _percent(row["left_untaken"], lang),
            "" if won is None else _percent(won, lang),
            "" if won is None else interval,
        )
    return table


def _table(lang: str, first: str, *others: str) -> Table:
    table = Table()
    table.add_column(translate(lang, first))
    for id in others:
        table.add_column(translate(lang, id), justify="right", no_wrap=True)
    return table


def _decimal(value: float, lang: str) -> str:
    return translate(lang, "sim-number", n=round(value, 1))


def _percent(value: float, lang: str) -> str:
    return translate(lang, "sim-percent", n=round(100 * value, 1))
