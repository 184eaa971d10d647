"""The campaign on the whole screen, played with keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.widgets import Input

from overseer.host.campaign import ended
from overseer.host.sitting import Table as Names
from overseer.terminal.campaign.battle import fight, hand_back
from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.match.session import Session
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.campaign.campaign_screen import CampaignScreen
from overseer.terminal.table.campaign.force_bench import ForceBench
from overseer.terminal.table.campaign.sheets import (
    CampaignEnd,
    CampaignHelp,
    CardsSheet,
    EntrySheet,
    ForceSheet,
    LinesSheet,
)
from overseer.terminal.table.moments import HandOver
from overseer.terminal.table.play import Habits
from overseer.terminal.table.seat import FIGHT
from overseer.text import LANGUAGES
from overseer.voice.campaign.history import history_lines
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.linked import LINKED
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.samples import sample_results
from overseer.wasteland.campaign.topics import (
    T_BUILD,
    T_DRAW,
    T_FORCE,
    T_FOUND,
    T_LEADER,
    T_QUEST,
    TOPICS,
)
from tests.terminal.table.table_pilot import Table

SIZES = ((80, 24), (100, 30), (140, 45))


def campaign(
    folder: Path, *seats: str, lang: str = "en", seed: int = 5, **options: object
) -> CampaignSession:
    """A campaign, usually the linked one, from its first question on."""
    return CampaignSession.found(
        folder / "campaign",
        seats or ("human", "bot:random"),
        options,
        lang=lang,
        table=Names(names=["Ada", "Bo", "Cy"][: len(seats) or 2]),
        seed=seed,
    )


def prepared(session: CampaignSession) -> CampaignSession:
    """Everybody has mustered: the battle is next."""
    while not session.to_fight:
        if session.bot_asked:
            session.play(session.bot_move())
        else:
            session.play(session.moves()[0])
    return session


def building(session: CampaignSession) -> CampaignSession:
    """The first player is in step 1 after a battle in which nobody was removed."""
    prepared(session)
    session.play(result_move(sample_results(session.campaign)[0]))
    while session.campaign.topic != T_BUILD:
        session.play(session.moves()[0])
    return session


def on_screen(
    session: CampaignSession,
    test: Callable[[Table], Awaitable[None]],
    size: tuple[int, int] = (100, 30),
    speed: str = "instant",
) -> int | None:
    """Run the screen with a test at its keys; what the program answers."""
    app = TableApp(session, Habits(speed=speed))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            await table.settled()
            await test(table)

    with session:
        asyncio.run(run())
    return app.return_value


def topic(table: Table) -> str:
    session = table.session
    assert isinstance(session, CampaignSession)
    return TOPICS[session.campaign.topic]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settlement_at_a_glance(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    async def test(table: Table) -> None:
        assert isinstance(table.app.table, CampaignScreen)
        for word in ("power", "water", "room", "stores", "sheds"):
            assert table.session.text(f"campaign-{word}") in table.screen
        assert "3/6" in table.screen
        assert "5/15" in table.screen
        await table.press("f2")
        assert table.shows(CampaignHelp)

    on_screen(campaign(tmp_path, lang=lang), test, size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_campaign_begins_with_its_briefing(tmp_path: Path, lang: str) -> None:
    """Nobody should have to choose among all quests before they know what it is about."""

    async def test(table: Table) -> None:
        await table.until(lambda: table.shows(LinesSheet))
        assert table.says(table.session.text("table-help-aim-campaign"))
        title = table.session.text("scenario-farms")
        assert title.replace("\xa0", " ") in table.flat
        await table.press("escape")
        assert topic(table) == TOPICS[T_QUEST]
        await table.press("i")
        assert table.shows(LinesSheet)

    on_screen(campaign(tmp_path, lang=lang), test, speed="normal")


def test_the_briefing_does_not_come_up_again(tmp_path: Path) -> None:
    session = campaign(tmp_path)
    session.play(session.moves()[0])

    async def test(table: Table) -> None:
        await table.settled()
        assert table.shows(CampaignScreen)

    on_screen(session, test, speed="normal")


def test_from_the_quest_to_the_battle(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        assert topic(table) == TOPICS[T_QUEST]
        await table.press("E")  # not yet
        assert topic(table) == TOPICS[T_QUEST]
        await table.press("space")
        assert topic(table) == TOPICS[T_FORCE]
        await table.press("u")
        assert topic(table) == TOPICS[T_QUEST]
        await table.press("space", "f", "slash")
        assert table.shows(ForceSheet)
        table.app.screen.query_one(Input).value = "strike-team"
        await table.press("enter")
        assert "✗" in table.screen  # too dear, with its rule
        await table.press("f", "slash")
        table.app.screen.query_one(Input).value = "nobody"
        await table.press("enter")
        assert table.shows(ForceSheet)
        table.app.screen.query_one(Input).value = "1"
        await table.press("enter")
        session = table.session
        assert isinstance(session, CampaignSession)
        assert session.to_fight
        await table.press("enter")

    assert on_screen(campaign(tmp_path), test) == FIGHT


def fault(bench: ForceBench) -> str:
    """The rule by which a force cannot be brought; empty when it can."""
    wrong = bench.draft.wrong
    return "" if wrong is None else wrong.rule


@pytest.mark.parametrize("size", SIZES)
def test_a_force_is_built_from_what_there_is(tmp_path: Path, size: tuple[int, int]) -> None:
    async def test(table: Table) -> None:
        await table.press("space", "f")
        bench = table.app.screen
        assert isinstance(bench, ForceBench)
        before = bench.draft.now.caps
        while not fault(bench):
            await table.press("enter")  # one more of the first unit, until the limit says no
        assert bench.draft.now.caps > before
        assert fault(bench) in table.flat
        await table.press("ctrl+s")
        assert table.shows(ForceBench)  # nothing wrong is brought
        while fault(bench):
            await table.press("u")
        await table.press("tab", "minus", "u", "ctrl+s")
        assert not table.shows(ForceBench)
        session = table.session
        assert isinstance(session, CampaignSession)
        assert session.campaign.players[0].force == bench.draft.now.code

    on_screen(campaign(tmp_path), test, size)


def test_without_a_settlement_a_force_is_built_from_all_cards(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.press("space", "f")
        bench = table.app.screen
        assert isinstance(bench, ForceBench)
        offers = {(offer.kind, offer.id) for offer in bench.draft.now.offers}
        assert {("card", "stimpak"), ("card", "laser-rifle"), ("perk", "toughness")} <= offers
        stimpak = next(offer for offer in bench.draft.now.offers if offer.id == "stimpak")
        before = bench.draft.now.caps
        bench.draft.add(stimpak, 0)
        bench.fill()
        assert bench.draft.now.caps == before + stimpak.caps > before

    on_screen(campaign(tmp_path, settlements=[False, True]), test)


def test_a_battle_is_chosen_by_scenario_limit_and_sides(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        play = table.app.play
        assert len(play.choices) == 16
        play.select(next(n for n, each in enumerate(play.choices) if each.where.endswith("farms")))
        table.app.table.draw()
        await table.settled()
        assert table.says("Defenders: ")  # what they want, before anybody chooses
        await table.press("enter", "down")
        assert table.says("750 caps")
        await table.press("enter")
        assert table.says("Ada, Bo: Attackers")
        assert table.says("Ada: Attackers; Bo: Defenders")
        await table.press("escape")
        assert table.says("1000 caps")
        await table.press("enter", "down", "enter")
        session = table.session
        assert isinstance(session, CampaignSession)
        assert session.campaign.battle.limit == 750
        assert [player.side for player in session.campaign.players] == [0, 1]

    on_screen(campaign(tmp_path, course="free"), test, (120, 40))


@pytest.mark.rule("WC-S1")
@pytest.mark.parametrize("size", SIZES)
def test_a_settlement_is_founded_on_the_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    session = prepared(campaign(tmp_path, settlements=[False, True]))
    session.play(result_move(sample_results(session.campaign)[0]))

    async def test(table: Table) -> None:
        assert topic(table) == TOPICS[T_FOUND]
        assert table.says("No settlement")
        await table.press("down", "enter")
        assert topic(table) == TOPICS[T_BUILD]
        assert table.says("3/6")
        await table.press("u", "space")
        assert topic(table) != TOPICS[T_FOUND]
        assert not table.session.match.state.players[0].own.settled  # type: ignore[attr-defined]

    on_screen(session, test, size)


def test_a_result_of_a_real_table_is_entered(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.press("E")
        assert table.shows(EntrySheet)
        await table.press("9", "9", "enter")
        assert table.shows(EntrySheet)
        assert table.says("Say a number from")
        await table.press("backspace", "backspace", "1", "enter", "up")
        assert table.says("Who won, and how?")
        await table.press("1", "enter", "enter")
        while table.shows(EntrySheet):
            screen = table.app.screen
            assert isinstance(screen, EntrySheet)
            question = screen.entry.question
            assert question is not None
            typed = {"quest": ["n"], "sure": ["y"]}.get(question.word, [])
            await table.press(*typed, "enter")
        assert topic(table) == TOPICS[T_BUILD]
        await table.press("t")
        assert table.shows(LinesSheet)
        assert table.says("1. The farms")

    on_screen(prepared(campaign(tmp_path)), test)


@pytest.mark.rule("WC-S4")
def test_what_a_purchase_changes_is_shown_before_it_is_done(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        play = table.app.play
        at = next(n for n, each in enumerate(play.choices) if each.where == "family-other")
        play.select(at)
        await table.press("enter")
        store = next(n for n, each in enumerate(play.choices) if str(each.move) == "build store")
        play.select(store)
        table.app.table.draw()
        await table.settled()
        assert table.says("Power in use: 3 of 6 → 4 of 6")
        await table.press("enter")
        assert "4/6" in table.screen
        await table.press("u")
        assert "3/6" in table.screen

    on_screen(building(campaign(tmp_path)), test)


@pytest.mark.rule("WC-S3")
def test_a_step_ends_only_when_that_is_said_twice(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.press("space")
        assert topic(table) == TOPICS[T_BUILD]
        await table.press("space")
        assert topic(table) == TOPICS[T_DRAW]
        for key, kind in (
            ("J", LinesSheet),
            ("i", LinesSheet),
            ("v", CardsSheet),
            ("t", LinesSheet),
        ):
            await table.press(key)
            assert table.shows(kind)
            await table.press("escape")
        await table.press("P", "L")
        assert "Bo" in table.screen

    on_screen(building(campaign(tmp_path)), test)


def test_secrets_are_hidden_until_the_next_person_sits_down(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        assert table.shows(HandOver)
        await table.press("enter")
        play = table.app.play
        at = next(n for n, each in enumerate(play.choices) if str(each.move) == "quest scrap-run")
        play.select(at)
        await table.press("enter")
        assert table.says("Quest of this battle: Scrap Run")
        await table.press("enter")
        assert table.shows(HandOver)
        assert "Scrap Run" not in table.screen
        await table.press("enter", "P")  # Bo looks at Ada's settlement
        assert table.says("Quest of this battle: ?")
        assert "Ada took a quest in secret" in table.flat

    on_screen(campaign(tmp_path, "human", "human"), test)


def test_a_battle_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with prepared(campaign(tmp_path)) as session:
        battle = fight(session)
        assert isinstance(battle, Session)
        while not battle.person_asked:
            battle.play(battle.bot_move())
        battle.play(battle.moves()[0])
        again = fight(session)
        assert isinstance(again, Session)
        assert again.match.record.entries == battle.match.record.entries
        assert hand_back(session, again) == []
        assert session.to_fight
        # Given up it has no result: the campaign does not take one over, and it is fought anew.
        again.resign(again.humans[0])
        assert not ended(again.match)
        assert hand_back(session, again) == []
        anew = fight(session)
        assert isinstance(anew, Session)
        assert len(anew.match.record.entries) < len(again.match.record.entries)
        # What was given up told its seed: by that dice nobody fights again.
        assert again.match.record.end is not None
        assert again.match.record.end.seed == again.match.seed.hex() != anew.match.seed.hex()
        assert list(session.folder.path.glob("battle-1-aside*.overseer"))


def test_a_removed_leader_is_asked_about(tmp_path: Path) -> None:
    session = prepared(campaign(tmp_path))
    session.play(result_move(sample_results(session.campaign)[1]))

    async def test(table: Table) -> None:
        assert topic(table) == TOPICS[T_LEADER]
        await table.press("space")
        assert topic(table) == TOPICS[T_BUILD]

    on_screen(session, test)


@pytest.mark.rule("WC-X10")
def test_the_linked_campaign_ends_with_its_epilogue(tmp_path: Path) -> None:
    session = campaign(tmp_path)
    while not session.over:
        prepared(session)
        session.play(result_move(sample_results(session.campaign)[0]))
        while session.decision is not None and not session.to_fight:
            move = session.bot_move() if session.bot_asked else Campaign().idle(session.match.state)
            session.play(move)

    async def test(table: Table) -> None:
        assert table.shows(CampaignEnd)
        outcome = session.match.outcome
        assert outcome is not None
        assert outcome.how.startswith("campaign-linked-")
        assert table.says(session.text(f"end-{outcome.how}"))
        await table.press("escape", "t")
        assert table.says("1. The farms")

    on_screen(session, test)
    with CampaignSession.reopen(tmp_path / "campaign", lang="en") as again:
        assert again.over
        assert len(again.campaign.fought) == len(LINKED)
        lines = "\n".join(history_lines(again.voice, again.reads, again.record_of))
    assert "Battle 2, The journalist: " in lines
