"""The full-screen table, played by keyboard and mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from overseer.bots import make
from overseer.engine.bot import Bot
from overseer.engine.record import Record
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.shelter.round import set_space
from overseer.terminal.match.session import Session
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.play import Habits
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.shelter.vault_view import VaultView
from overseer.voice.shelter.odds import percent
from tests.terminal.table.table_pilot import (
    Table,
    give_items,
    moment,
    new_session,
    position,
    turn_over,
    with_table,
)


async def answer(table: Table) -> None:
    """What a hasty person does: the thing that the cursor is on."""
    await table.press("enter")


def test_a_whole_game_is_played_by_keyboard(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "bot:normal")
    adviser = make("normal", "shelter", 1)  # so that the game ends soon

    async def play(table: Table) -> None:
        while not session.over:
            wanted = adviser.choose(session.match.view(0))
            await choose(table, wanted)
            made = [entry for entry in session.match.record.entries if entry.seat == 0]
            assert str(wanted) in [entry.move for entry in made[-6:]]
        assert table.shows(EndSheet)
        assert session.match.outcome is not None
        assert session.match.outcome.rule in table.flat
        assert "game.overseer" in table.flat

    with_table(session, play)
    record = Record.load(session.path)
    record.replay(session.game)
    record.check_dice(session.game)


async def choose(table: Table, wanted: Move) -> None:
    """Type the number of a move, of its space and then of who goes, and press enter if need be."""
    for _ in range(2):
        at = next(at for at, c in enumerate(table.play.choices) if str(wanted) in c.moves)
        entries = len(table.session.match.record.entries)
        await table.pilot.press(*str(at + 1))
        await table.settled()
        if len(table.session.match.record.entries) == entries:
            await table.press("enter")
        if table.play.within is None:
            return


def test_a_click_looks_and_a_second_click_places(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        space = table.spaces()[-1]
        before = len(session.match.record.entries)
        await table.click_space(space)
        assert table.play.where == space
        assert len(session.match.record.entries) == before
        assert space in table.flat
        await table.click_space(space)
        moves = [entry.move for entry in session.match.record.entries[before:]]
        assert moves[0] == f"place {space} o"

    with_table(session, play)


def test_a_click_on_the_list_chooses_too(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        before = len(session.match.record.entries)
        await table.click("#answers", 6, 1)
        assert table.play.at == 1
        assert len(session.match.record.entries) == before
        await table.click("#answers", 6, 1)
        assert len(session.match.record.entries) > before

    with_table(session, play)


def test_digits_choose_and_enter_does_it(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        space = table.spaces()[2]
        await table.press("3")
        assert table.play.where == space
        await table.press("enter")
        assert f"place {space} o" in [entry.move for entry in session.match.record.entries]

    with_table(session, play)


@pytest.mark.parametrize("key", ["f1", "question_mark"])
def test_a_refused_move_names_its_rule_and_the_rule_is_one_key_away(
    tmp_path: Path, key: str
) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        vault = table.app.table.query_one(VaultView)
        shut = next(space for space in vault.boxes if space not in table.spaces())
        table.play.go(shut)
        await table.press("enter")
        rule = table.play.rule
        assert rule.startswith("SH-")
        assert f"{rule} ·" in table.flat
        before = len(session.match.record.entries)
        await table.press(key)
        assert isinstance(table.app.screen, RulesSheet)
        assert table.app.screen.rule == rule
        first_words = " ".join(session.text(f"rule-{rule}").split()[:3])
        assert first_words in table.flat
        await table.press("escape")
        assert len(session.match.record.entries) == before

    with_table(session, play)


def test_arrows_walk_through_the_vault_and_say_why_not(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        seen = set()
        for key in ("left", "h", "h", "left", "down", "j", "up", "k", "right", "l", "l"):
            await table.press(key)
            seen.add(table.play.where)
            if table.play.where not in table.spaces():
                refusal = table.play.closed()
                assert refusal is not None
                assert refusal.rule in table.flat
        assert len(seen) > 4

    with_table(session, play)


def test_undo_takes_a_move_back(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")

    async def play(table: Table) -> None:
        start = session.match.state.digest()
        table.select(turn_over)
        await table.press("enter")
        assert session.match.state.digest() != start
        await table.press("u")
        assert session.match.state.digest() == start
        await table.press("u")
        assert "OV-U1" in table.flat

    with_table(session, play, habits=Habits(speed="instant", hand_over=False))


@pytest.mark.rule("SH-I2")
def test_the_client_goes_on_by_itself_between_rewards(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    give_items(session, 0, "turn")

    async def play(table: Table) -> None:
        start = session.match.state.digest()
        table.select(moment)
        await table.press("enter")
        moves = [entry.move for entry in session.match.record.entries]
        assert "done" in moves
        assert not table.play.question.usual
        await table.press("u")
        assert session.match.state.digest() == start, (
            "what was answered automatically goes back too"
        )

    with_table(session, play, habits=Habits(speed="instant", hand_over=False))


@pytest.mark.rule("SH-I2")
def test_the_client_asks_at_every_moment_if_told_so(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    give_items(session, 0, "turn")

    async def play(table: Table) -> None:
        await table.press("a")
        assert table.says(session.text("table-key-moments", on="yes"))
        table.select(moment)
        await table.press("enter")
        assert table.play.question.usual == "done"
        assert table.says(session.prompt())
        await table.press("space")
        assert session.match.record.entries[-1].move == "done"

    with_table(session, play, habits=Habits(speed="instant", hand_over=False))


def test_who_goes_is_asked_when_it_matters(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    player = position(session).players[0]
    player.fresh, player.trained = 1, 1 << 1

    async def play(table: Table) -> None:
        space = table.spaces()[0]
        await table.press("enter")
        assert table.says(session.text("table-who"))
        await table.press("escape")
        assert not table.says(session.text("table-who"))
        before = len(session.match.record.entries)
        await table.press("enter", "2")
        assert len(session.match.record.entries) == before, "a digit looks, Enter acts"
        await table.press("enter")
        assert f"place {space} S" in [entry.move for entry in session.match.record.entries]

    with_table(session, play, habits=Habits(speed="instant", hand_over=False))


def test_the_space_bar_only_goes_on(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        before = len(session.match.record.entries)
        await table.press("space")
        assert len(session.match.record.entries) == before

    with_table(session, play)


@pytest.mark.rule("SH-Q7")
def test_a_fight_offers_its_items_and_says_how_likely_it_is_won(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    give_items(session, 0, "fight")
    state = position(session)
    number = next(at for at, t in enumerate(state.tables.cards.threats) if t.space.fight)
    foe = state.tables.cards.threats[number].space
    set_space(state, 0, 8, number + 1, state.tables.threats[number])

    async def play(table: Table) -> None:
        table.play.go("0e1")
        await table.press("enter")
        items = [each for each in table.play.choices if table.play.about(each).kind == "use"]
        assert len(items) > 1
        alone = percent(foe.fight)
        assert table.says(session.text("table-chance-now", percent=alone))
        assert f"{alone}%" in table.flat
        await table.press("1", "enter")
        used = state.tables.cards.items[position(session).players[0].spent[0]]
        assert f"{percent(foe.fight, used.bonus)}%" in table.flat
        await table.press("space")
        assert any(entry.move.startswith("roll") for entry in session.match.record.entries[-4:])

    with_table(session, play, habits=Habits(speed="instant", hand_over=False))


@pytest.mark.rule("SH-Y8", "SH-Y9")
def test_a_build_shows_where_the_room_would_stand(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")
    position(session).players[0].stock = 6 * 49 + 6 * 7 + 6

    async def play(table: Table) -> None:
        floor = table.play.scene.players[0].floor
        table.play.go(f"{floor}lift")
        await table.press("enter")
        room = session.match.state.view(0).data()["rooms"]
        assert isinstance(room, list)
        assert f"◀ {table.play.faces.room(room[0]).name}" in table.flat
        assert "▒▒▒" in table.screen
        await table.press("2", "enter")
        place = table.play.scene.floors[floor].places[3]
        assert place is not None
        assert place.room == room[0]

    with_table(session, play, habits=Habits(speed="instant", hand_over=False))


def test_passing_needs_two_keys(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        await table.press("p")
        assert "pass" not in [entry.move for entry in session.match.record.entries]
        await table.press("p")
        assert "pass" in [entry.move for entry in session.match.record.entries]

    with_table(session, play)


def test_quitting_saves_and_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        await answer(table)
        await answer(table)
        await table.pilot.press("q")

    assert with_table(session, play) == 0
    again = Session.resume(session.path, lang="de")
    assert again.match.state.digest() == session.match.state.digest()

    async def go_on(table: Table) -> None:
        assert table.says(again.text("table-round", round=1))
        await answer(table)

    with_table(again, go_on)
    assert len(again.match.record.entries) > len(session.match.record.entries)


def test_ctrl_c_saves_and_leaves_with_the_code_of_an_interruption(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        await answer(table)
        await table.pilot.press("ctrl+c")

    assert with_table(session, play) == 130
    assert (
        Session.resume(session.path, lang="en").match.state.digest() == session.match.state.digest()
    )


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        session.path = tmp_path / "game.overseer" / "under a file"
        await answer(table)
        assert session.save_problem is not None
        words = session.save_problem_text().split()
        assert " ".join(words[:3]) in table.flat
        before = len(session.match.record.entries)
        await answer(table)
        assert len(session.match.record.entries) > before

    with_table(session, play)


def test_bots_are_followed_at_the_speed_that_is_chosen(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "bot:normal", "bot:normal")

    async def play(table: Table) -> None:
        for speed in ("slow", "normal", "fast", "instant"):
            await table.press("s")
            assert table.play.habits.speed == speed
            assert table.says(session.text("table-key-speed", speed=speed))
        table.select(turn_over)
        await table.press("enter")
        while session.asked != 0:
            await table.pilot.pause()
        assert {1, 2} <= set(table.play.recent.values())
        told = [event.text for event in table.play.news]
        assert told[-1].split()[0] in table.flat

    with_table(session, play)


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "bot:normal")
    slow = SlowBot()
    session.match.seats[1] = slow

    async def play(table: Table) -> None:
        table.select(turn_over)
        await table.pilot.press("enter")
        await until(table, slow.asked.is_set)
        await until(table, lambda: table.says(session.text("table-thinking", seat="Bo")))
        slow.may_answer.set()
        await until(table, lambda: session.asked == 0)
        assert not table.says(session.text("table-thinking", seat="Bo"))
        assert 1 in table.play.recent.values()

    with_table(session, play, habits=Habits(speed="fast"))


def test_a_bot_that_is_overtaken_by_an_undo_is_not_heard(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "bot:random")
    slow = SlowBot()
    session.match.seats[1] = slow

    async def play(table: Table) -> None:
        start = session.match.state.digest()
        table.select(turn_over)
        await table.pilot.press("enter")
        await until(table, slow.asked.is_set)
        await until(table, lambda: session.text("table-thinking", seat="Bo") in table.flat)
        await table.pilot.press("u")
        await table.pilot.pause()
        assert session.match.state.digest() == start
        slow.may_answer.set()
        await until(table, slow.answered.is_set)
        await table.pilot.pause()
        assert session.match.state.digest() == start

    with_table(session, play)


class SlowBot(Bot):
    """Thinks until it is allowed to answer."""

    def __init__(self) -> None:
        super().__init__("random")
        self.asked, self.may_answer, self.answered = Event(), Event(), Event()

    def choose(self, view: View) -> Move:
        self.asked.set()
        self.may_answer.wait(60)
        self.answered.set()
        return view.moves()[0]


async def until(table: Table, true: Callable[[], bool]) -> None:
    """Let the client work until something is true."""
    while not true():
        await table.pilot.pause()
    await table.pilot.pause()


def test_only_bots_can_be_watched(tmp_path: Path) -> None:
    """They play to the end by themselves; only the last moves are drawn here."""
    twin = new_session(tmp_path / "twin", "bot:random", "bot:random")
    moves = 0
    while not twin.over:
        twin.play(twin.bot_move())
        moves += 1
    session = new_session(tmp_path, "bot:random", "bot:random")
    for _ in range(moves - 20):
        session.play(session.bot_move())
    assert not session.over

    async def watch(table: Table) -> None:
        while not session.over:
            await table.pilot.pause()
        await table.settled()
        assert table.shows(EndSheet)

    with_table(session, watch)
