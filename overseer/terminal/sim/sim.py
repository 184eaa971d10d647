"""`overseer sim`: many games of bots against bots, and what they say about bots and cards."""

from __future__ import annotations

import json
import os
from typing import Any, Final

from rich.console import Console

from overseer.engine.nature import LARGEST_SEED
from overseer.host.seating import BOT, read_seats
from overseer.lab.battles import options_for
from overseer.lab.figures import decimal, force_title, percent
from overseer.lab.sim import Plan
from overseer.lab.summary import summary
from overseer.terminal.look import look_of
from overseer.terminal.play import MOST_BUDGET
from overseer.terminal.session import single
from overseer.terminal.sim import campaigns as campaign_sim
from overseer.terminal.sim import scenarios as scenario_sim
from overseer.terminal.sim import shelter, tragic, wasteland
from overseer.terminal.sim.page import Page
from overseer.terminal.sim.progress import simulate_all
from overseer.terminal.sim.tables import lost_sentences, shares_table
from overseer.terminal.values import whole
from overseer.text import translate
from overseer.voice.complaint import UsageError

MOST_GAMES: Final = 10_000_000
# What is played when nobody says how much: a few minutes' work at the most.
GAMES: Final = {"wasteland": 100}
USUAL_GAMES: Final = 1000
CAMPAIGNS: Final = 20
OF_A_SCENARIO: Final = 32
MOST_JOBS: Final = 256


def run(
    game: str,
    games: str | None,
    seats: str,
    jobs: str | None,
    seed: str,
    mirror: bool,
    cards: str | None,
    decks: str | None,
    matrix: bool,
    budget: str | None,
    as_json: bool,
    lang: str,
    campaign: str | None = None,
    svg: str | None = None,
    first: str | None = None,
    scenario: str | None = None,
    report: str | None = None,
) -> int:
    """Simulate and print; the exit code."""
    page = None if report is None else Page(report)  # what is missing is told before it is played
    found = single(game)
    forces = {"--decks": decks is not None, "--matrix": matrix}
    others = {**forces, "--campaign": campaign is not None, "--mirror": mirror}
    scenario_sim.check_options(scenario, found.name, others)
    campaign_sim.check_options(campaign, svg, found.name, forces)
    seated = read_seats(seats, found.name, humans=False, files=True)
    bots = tuple(seat.removeprefix(BOT) for seat in seated)
    found.check_seats(len(bots))
    usual = GAMES.get(found.name, USUAL_GAMES) if campaign is None else CAMPAIGNS
    usual = usual if scenario is None else OF_A_SCENARIO
    count = usual if games is None else whole(games, "--games", 1, MOST_GAMES)
    number = whole(seed, "--seed", 0, LARGEST_SEED)
    workers = whole(jobs, "--jobs", 1, MOST_JOBS) or os.cpu_count() or 1
    options = look_of(found).own_options({"cards": cards, "first": first})
    if scenario is not None:
        thinking = whole(budget, "--budget", 1, MOST_BUDGET)
        plans = scenario_sim.plans(scenario, bots, count, number, thinking, options)
        told = scenario_sim.result(plans, simulate_all([plan for _, plan in plans], workers, lang))
        if page is not None:
            page.write(told, scenario_sim.title(told, lang), None, [], lang)
        return scenario_sim.show(told, as_json, lang)
    meetings: tuple[tuple[str, ...], ...] = ()
    sources: dict[str, str] = {}
    if found.name == "tragic":
        text = options.get("cards")
        card_set = tragic.card_set(text if isinstance(text, str) else None)
        meetings, sources = tragic.line_ups(decks, matrix, len(bots), card_set)
    elif found.name == "wasteland" and campaign is None:
        options = {**options_for(len(bots)), **options}
        meetings, sources = wasteland.line_ups(decks, matrix, len(bots), options.get("cards"))
    elif decks is not None or matrix:
        option = "--decks" if decks is not None else "--matrix"
        raise UsageError("sim-error-game", option=option, game=found.name)
    mirror = mirror or matrix
    # Every deal is played by all rotations, and every meeting as often as the others.
    whole_deals = (len(bots) if mirror else 1) * max(1, len(meetings))
    count = -(-count // whole_deals) * whole_deals
    plan = Plan(
        found.name,
        bots,
        count,
        number,
        mirror,
        whole(budget, "--budget", 1, MOST_BUDGET),
        options,
        meetings,
        sources,
        campaign or "",
    )
    plan.check()
    result = summary(plan, simulate_all([plan], workers, lang)[0])
    drawn = None if svg is None else campaign_sim.draw(result, svg, lang)
    if page is not None:
        page.write(result, title(result, lang), options.get("cards"), notes(result, lang), lang)
    if as_json:
        print(json.dumps(result, indent=2))
    elif plan.campaign:
        _print_campaigns(result, drawn, lang)
    else:
        _print(result, plan, matrix, lang)
    if not as_json:
        for line in lost_sentences(result, lang):
            print(line)
    return 0


def title(result: dict[str, Any], lang: str) -> str:
    """What was played."""
    if "campaign" in result:
        return campaign_sim.title(result, lang)
    args = {"games": result["games"], "game": result["game"], "seed": str(result["seed"])}
    return translate(lang, "sim-title", **args)


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
