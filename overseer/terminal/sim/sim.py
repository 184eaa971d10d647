"""`overseer sim`: many games of bots against bots, and what they say about bots and cards."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, Final, NamedTuple

from rich.console import Console

from overseer.engine.nature import LARGEST_SEED
from overseer.host.seating import BOT, read_seats
from overseer.lab.battles import options_for
from overseer.lab.figures import decimal, force_title, percent
from overseer.lab.sim import Plan
from overseer.lab.summary import summary
from overseer.terminal.look import look_of
from overseer.terminal.match.play import MOST_BUDGET
from overseer.terminal.match.session import single
from overseer.terminal.sim import campaigns as campaign_sim
from overseer.terminal.sim import changes, shelter, tragic, wasteland
from overseer.terminal.sim import scenarios as scenario_sim
from overseer.terminal.sim.base import Base
from overseer.terminal.sim.cluster import crew_of
from overseer.terminal.sim.keep import Keeper
from overseer.terminal.sim.page import Page
from overseer.terminal.sim.progress import Played, play_all
from overseer.terminal.sim.tables import games_played, lost_sentences, shares_table
from overseer.terminal.values import whole
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable
from overseer.wasteland.scenarios.scenario import Scenario

MOST_GAMES: Final = 10_000_000
# What is played when nobody says how much: a few minutes' work at the most.
GAMES: Final = {"wasteland": 100}
USUAL_GAMES: Final = 1000
CAMPAIGNS: Final = 20
OF_A_SCENARIO: Final = 32
MOST_JOBS: Final = 256
INTERRUPTED: Final = 130


class Asked(NamedTuple):
    """The options as they were typed."""

    game: str
    games: str | None
    seats: str
    jobs: str | None
    seed: str
    mirror: bool
    cards: str | None
    decks: str | None
    matrix: bool
    budget: str | None
    as_json: bool
    campaign: str | None
    svg: str | None
    first: str | None
    scenario: str | None
    report: str | None
    keep: str | None
    against: str | None
    cluster: str | None


class Work(NamedTuple):
    """What is played, and the scenarios of the plans where it is scenarios."""

    plans: list[Plan]
    scenarios: list[Scenario]
    cards: object


def run(asked: Asked, lang: str) -> int:
    """Simulate and print; the exit code."""
    # What is missing is told before anything is played.
    page = None if asked.report is None else Page(asked.report)
    keeper = None if asked.keep is None else Keeper(asked.keep)
    work = planned(asked, asked.cards)
    base = None if asked.against is None else Base(asked.against, work.plans, asked, planned)
    if keeper is not None:
        keeper.open(work.plans, lang)
    cores = whole(asked.jobs, "--jobs", 1, MOST_JOBS) or os.cpu_count() or 1
    first = work.plans[0]
    with crew_of(asked.cluster, cores, first.bots, first.game, lang) as crew:
        played = play_all(work.plans, crew, keeper, base is not None, lang)
        if base is not None and not played.stopped:
            base.play(crew, lang)
    result = told(work, played)
    if base is not None and not played.stopped:
        result["against"] = base.compared(played.evidence)
    if not played.stopped or any(tally.games for tally in played.tallies):
        before = None if base is None else base.plans[0].options.get("cards")
        show(asked, work, result, page, before, lang)
    if played.stopped and keeper is not None:
        file = printable(str(keeper.path))
        print(translate(lang, "keep-stopped", file=file), file=sys.stderr)
        return INTERRUPTED
    return 0


def planned(asked: Asked, cards: str | None) -> Work:
    """What is to be played, with these cards; a sentence for what cannot be."""
    found = single(asked.game)
    matrix, campaign, scenario = asked.matrix, asked.campaign, asked.scenario
    forces = {"--decks": asked.decks is not None, "--matrix": matrix}
    others = {**forces, "--campaign": campaign is not None, "--mirror": asked.mirror}
    scenario_sim.check_options(scenario, found.name, others)
    campaign_sim.check_options(campaign, asked.svg, found.name, forces)
    seated = read_seats(asked.seats, found.name, humans=False, files=True)
    bots = tuple(seat.removeprefix(BOT) for seat in seated)
    found.check_seats(len(bots))
    usual = GAMES.get(found.name, USUAL_GAMES) if campaign is None else CAMPAIGNS
    usual = usual if scenario is None else OF_A_SCENARIO
    count = usual if asked.games is None else whole(asked.games, "--games", 1, MOST_GAMES)
    number = whole(asked.seed, "--seed", 0, LARGEST_SEED)
    whole(asked.jobs, "--jobs", 1, MOST_JOBS)
    options = look_of(found).own_options({"cards": cards, "first": asked.first})
    budget = whole(asked.budget, "--budget", 1, MOST_BUDGET)
    if scenario is not None:
        plans = scenario_sim.plans(scenario, bots, count, number, budget, options)
        return Work([plan for _, plan in plans], [each for each, _ in plans], None)
    meetings: tuple[tuple[str, ...], ...] = ()
    sources: dict[str, str] = {}
    if found.name == "tragic":
        text = options.get("cards")
        card_set = tragic.card_set(text if isinstance(text, str) else None)
        meetings, sources = tragic.line_ups(asked.decks, matrix, len(bots), card_set)
    elif found.name == "wasteland" and campaign is None:
        options = {**options_for(len(bots)), **options}
        meetings, sources = wasteland.line_ups(asked.decks, matrix, len(bots), options.get("cards"))
    elif asked.decks is not None or matrix:
        option = "--decks" if asked.decks is not None else "--matrix"
        raise UsageError("sim-error-game", option=option, game=found.name)
    mirror = asked.mirror or matrix
    # Every deal is played by all rotations, and every meeting as often as the others.
    whole_deals = (len(bots) if mirror else 1) * max(1, len(meetings))
    count = -(-count // whole_deals) * whole_deals
    plan = Plan(
        found.name,
        bots,
        count,
        number,
        mirror,
        budget,
        options,
        meetings,
        sources,
        campaign or "",
    )
    plan.check()
    return Work([plan], [], options.get("cards"))


def told(work: Work, played: Played) -> dict[str, Any]:
    """Everything that was found out, as JSON knows it."""
    if work.scenarios:
        plans = list(zip(work.scenarios, work.plans, strict=True))
        return scenario_sim.result(plans, played.tallies)
    return summary(work.plans[0], played.tallies[0])


def show(
    asked: Asked,
    work: Work,
    result: dict[str, Any],
    page: Page | None,
    before: object,
    lang: str,
) -> None:
    """Print what was found out, and write the page of it; `before` are the cards it is compared
    with."""
    drawn = None if asked.svg is None else campaign_sim.draw(result, asked.svg, lang)
    named = scenario_sim.title(result, lang) if work.scenarios else title(result, lang)
    if page is not None:
        said = [] if work.scenarios else notes(result, lang)
        page.write(result, named, work.cards, before, said, lang)
    if asked.as_json:
        print(json.dumps(result, indent=2))
        return
    if work.scenarios:
        scenario_sim.show(result, lang)
    elif asked.campaign:
        _print_campaigns(result, drawn, lang)
    else:
        _print(result, work.plans[0], asked.matrix, lang)
    if "against" in result:
        changes.show(result, work.cards, lang)
    for line in lost_sentences(result, lang):
        print(line)


def title(result: dict[str, Any], lang: str) -> str:
    """What was played."""
    if "campaign" in result:
        return campaign_sim.title(result, lang)
    return games_played(result, lang)


def notes(result: dict[str, Any], lang: str) -> list[str]:
    """What else is to be known of it: how it was dealt, and which bots lost turns."""
    mirrored = [translate(lang, "sim-mirrored")] if result["mirror"] else []
    return [*mirrored, *lost_sentences(result, lang)]


def _print_campaigns(result: dict[str, Any], drawn: str | None, lang: str) -> None:
    console = Console(highlight=False)
    told = [campaign_sim.title(result, lang)]
    if result["mirror"]:
        told.append(translate(lang, "sim-mirrored"))
    console.print("\n".join(told), markup=False)
    console.print(shares_table(result, campaign_sim.SCORE, {}, lang))
    for how, count in result["endings"].items():
        ending = translate(lang, f"end-{how}")
        share = percent(count / result["games"], lang)
        console.print(translate(lang, "sim-ending", ending=ending, share=share), markup=False)
    for table in campaign_sim.tables(result, lang):
        console.print(table)
    for sentence in [*campaign_sim.sentences(result, lang), *([drawn] if drawn else [])]:
        console.print(sentence, markup=False)


def _print(result: dict[str, Any], plan: Plan, matrix: bool, lang: str) -> None:
    console = Console(highlight=False)

    def say(id: str, **args: object) -> None:
        console.print(translate(lang, id, **args), markup=False)

    duel = result["game"] == "tragic"
    battle = result["game"] == "wasteland"
    console.print(title(result, lang), markup=False)
    if result["mirror"]:
        say("sim-mirrored")
    titles = tragic.deck_titles(plan.decks, lang)
    score = "sim-hit-points" if duel else "sim-score"
    if battle:
        titles = {force: force_title(force, lang) for force in plan.decks}
        score = "sim-caps"
    console.print(shares_table(result, score, titles, lang))
    say("sim-shares-note", shared=result["shared_victories"])
    if duel:
        for sentence in tragic.sentences(result, lang):
            console.print(sentence, markup=False)
    elif result["rounds"]["mean"] is not None:
        rounds = result["rounds"]
        mean = decimal(rounds["mean"], lang)
        say("sim-rounds", mean=mean, least=rounds["least"], most=rounds["most"])
    if battle:
        for sentence in wasteland.sentences(result, lang):
            console.print(sentence, markup=False)
    say("sim-decisions", mean=decimal(result["decisions"]["mean"], lang))
    for how, count in result["endings"].items():
        share = percent(count / result["games"], lang)
        say("sim-ending", ending=translate(lang, f"end-{how}"), share=share)
    text = plan.options.get("cards")
    if duel:
        for table in tragic.tables(result, text, matrix, lang):
            console.print(table)
    elif battle:
        for table in wasteland.tables(result, lang):
            console.print(table)
    elif result["rooms"]:
        for table in shelter.tables(result, text, lang):
            console.print(table)
