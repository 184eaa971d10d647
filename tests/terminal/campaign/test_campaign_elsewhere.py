"""A campaign on the screen whose match is elsewhere: all that is drawn has come as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.widgets import Input

import overseer
from overseer.host.campaign import battle_plan, take_result
from overseer.host.sitting import Sitting
from overseer.host.sitting import Table as Names
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.terminal.table.campaign.force_bench import ForceBench
from overseer.terminal.table.campaign.sheets import (
    CardsSheet,
    EntrySheet,
    ForceSheet,
    LinesSheet,
)
from overseer.terminal.table.play import Habits
from overseer.terminal.table.seat import FIGHT
from tests.terminal.table.distant_seat import DistantSeat
from tests.terminal.table.table_pilot import Table

SIZE = (120, 40)


def begin(results: str = "told", *seats: str) -> Sitting:
    """A campaign at a table elsewhere."""
    return Sitting.begin(
        overseer.game("campaign"),
        seats or ("human", "bot:random"),
        options={"results": results},
        seed=5,
        table=Names(names=["Ana", "Bo"][: len(seats) or 2]),
    )


def on_screen(
    sitting: Sitting, test: Callable[[Table], Awaitable[None]], lang: str = "en"
) -> int | None:
    """Run the screen of the first seat with a test at its keys; what the program answers."""
    app = TableApp(DistantSeat(sitting, 0, lang), Habits(speed="instant"))

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            table = Table(app, pilot)
            await table.settled()
            with pytest.raises(AssertionError):
                assert app.play.session is not None
            await test(table)

    asyncio.run(run())
    return app.return_value


def fault(bench: ForceBench) -> str:
    """The rule by which a force cannot be brought; empty when it can."""
    wrong = bench.draft.wrong
    return "" if wrong is None else wrong.rule


def play_of(table: Table) -> CampaignPlay:
    play = table.app.play
    assert isinstance(play, CampaignPlay)
    return play


def test_from_the_quest_to_the_settlement_at_a_table_elsewhere() -> None:
    sitting = begin()

    async def test(table: Table) -> None:
        play = play_of(table)
        assert table.says("3/6")
        for key in ("i", "t", "J"):
            await table.press(key)
            assert table.shows(LinesSheet)
            await table.press("escape")
        await table.press("v")
        assert table.shows(CardsSheet)
        await table.press("escape", "space", "f")
        bench = table.app.screen
        assert isinstance(bench, ForceBench)
        while not fault(bench):
            await table.press("enter")  # one more of the first unit, until the limit says no
        assert fault(bench) in table.flat
        while fault(bench):
            await table.press("u")
        code = bench.draft.now.code
        await table.press("slash")
        assert table.shows(ForceSheet)
        table.app.screen.query_one(Input).value = code
        await table.press("enter")
        assert play.to_fight
        await table.press("E")
        while table.shows(EntrySheet):
            screen = table.app.screen
            assert isinstance(screen, EntrySheet)
            question = screen.entry.question
            assert question is not None
            typed = {"end": ["1"], "quest": ["n"], "sure": ["y"]}.get(question.word, [])
            await table.press(*typed, "enter")
        assert play.question.topic in ("build", "leader")
        await table.press("space", "space", "L")
        assert play.question.topic in ("build", "draw")

    on_screen(sitting, test, "de")


def test_an_impossible_result_is_refused_there_and_mended_here() -> None:
    sitting = begin("told", "human")

    async def test(table: Table) -> None:
        await table.press("space", "enter", "E")
        screen = table.app.screen
        assert isinstance(screen, EntrySheet)
        question = screen.entry.question
        assert question is not None
        lost = "Nobody is left to bring the harvest in"
        number = next(n for n, way in enumerate(question.options, start=1) if lost in way)
        await table.press(*str(number), "enter", "enter", "enter", "enter", "y", "enter")
        assert table.says("That cannot be")
        assert screen.entry.question is not None
        assert screen.entry.question.word == "sure"

    on_screen(sitting, test)


def test_a_battle_that_is_played_there_is_not_told_here() -> None:
    sitting = begin("played", "human")

    async def test(table: Table) -> None:
        await table.press("space", "enter")
        assert play_of(table).to_fight
        assert not table.says("real table")
        await table.press("E")
        assert not table.shows(EntrySheet)
        await table.press("enter")

    assert on_screen(sitting, test) == FIGHT
    plan = battle_plan(sitting, "en")
    seats = ["bot:random" for _ in plan.seats]
    battle = Sitting.begin(plan.game, seats, options=plan.options, seed=plan.seed, table=plan.table)
    while not battle.over:
        battle.play(battle.bot_move())

    async def back(table: Table) -> None:
        play = play_of(table)
        assert not play.to_fight
        await table.press("t")
        assert table.says("1. The farms")

    take_result(sitting, battle.match.record)
    on_screen(sitting, back)


def test_a_battle_of_a_free_campaign_is_named_by_scenario_limit_and_sides() -> None:
    sitting = Sitting.begin(
        overseer.game("campaign"), ["human", "bot:random"], options={"course": "free"}, seed=5
    )

    async def test(table: Table) -> None:
        play = play_of(table)
        at = next(n for n, each in enumerate(play.choices) if each.where == "scenario-farms")
        play.select(at)
        await table.press("enter", "down", "enter", "escape", "enter", "down", "enter")
        assert [entry.text for entry in sitting.steps][:1] == ["battle farms 750 attacker defender"]

    on_screen(sitting, test)
