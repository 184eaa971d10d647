"""The full-screen table, played by keyboard and mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.engine.record import Record
from overseer.terminal.session import Session
from overseer.terminal.table.choices import between_rewards
from overseer.terminal.table.moments import EndSheet
from overseer.terminal.table.play import Habits
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.vault_view import VaultView
from tests.terminal.table_pilot import Table, new_session, with_table


async def answer(table: Table) -> None:
    """What a hasty person does: the thing that the cursor is on."""
    await table.press("enter")


def test_a_whole_game_is_played_by_keyboard(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        for _ in range(2000):
            if session.over:
                break
            before = len(session.match.record.entries), table.play.company
            await answer(table)
            assert before != (len(session.match.record.entries), table.play.company)
        assert session.over
        assert isinstance(table.app.screen, EndSheet)
        assert session.match.outcome is not None
        assert session.match.outcome.rule in table.flat
        assert "game.overseer" in table.flat

    with_table(session, play)
    record = Record.load(session.path)
    record.replay(session.game)
    record.check_dice(session.game)


def test_a_click_looks_and_a_second_click_places(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        space = table.spaces()[-1]
        before = len(session.match.record.entries)
        await table.click_space(space)
        assert table.play.space == space
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
        assert table.play.space == space
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
            seen.add(table.play.space)
            if table.play.space not in table.spaces():
                refusal = table.play.closed()
                assert refusal is not None
                assert refusal.rule in table.flat
        assert len(seen) > 4

    with_table(session, play)


def test_undo_takes_a_move_back(tmp_path: Path) -> None:
    session = new_session(tmp_path, "human", "human")

    async def play(table: Table) -> None:
        await table.press("enter")  # the keyboard is Ana's
        start = session.state.digest()
        simple = next(
            at
            for at, choice in enumerate(table.play.choices)
            if choice.space and not _asks_more(session, choice.move.text)
        )
        table.play.select(simple)
        await table.press("enter")
        assert session.state.digest() != start
        await table.press("u")
        assert session.state.digest() == start
        await table.press("u")
        assert "OV-U1" in table.flat

    with_table(session, play, habits=Habits(speed="instant", hand_over=False))


def _asks_more(session: Session, notation: str) -> bool:
    """Whether a placement leads to a decision of the same person or to chance."""
    probe = session.state.copy()
    seat = probe.seat
    probe.apply(session.parse(notation))
    return probe.seat < 0 or probe.seat == seat


def test_undo_goes_back_over_what_was_answered_automatically(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        windows = 0
        for _ in range(400):
            if session.over or windows:
                break
            answered = len(session.match.record.entries)
            await answer(table)
            mine = session.match.record.entries[answered:]
            if session.undoer == 0 and any(entry.move == "done" for entry in mine):
                await table.press("u")
                assert not between_rewards(session)
                windows += 1

    with_table(session, play)


def test_the_client_goes_on_by_itself_between_rewards_unless_told_not_to(tmp_path: Path) -> None:
    session = new_session(tmp_path, seed=11)

    async def play(table: Table) -> None:
        for _ in range(600):
            if session.over:
                break
            assert not between_rewards(session)
            await answer(table)

    with_table(session, play)

    asked = new_session(tmp_path / "always", seed=11)
    moments = 0

    async def play_on(table: Table) -> None:
        nonlocal moments
        await table.press("a")
        assert table.play.habits.every_moment
        for _ in range(600):
            if asked.over:
                break
            moments += between_rewards(asked)
            await answer(table)

    with_table(asked, play_on)
    assert moments > 0


def test_who_goes_is_asked_when_it_matters(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        for _ in range(400):
            several = [at for at, c in enumerate(table.play.choices) if len(c.moves) > 1]
            if session.over or (several and table.play.placing):
                break
            await answer(table)
        assert several, "nobody was trained in this game: choose another seed"
        table.play.select(several[0])
        await table.press("enter")
        assert table.play.company is not None
        assert session.text("table-who") in table.flat
        await table.press("escape")
        assert table.play.company is None
        table.play.select(several[0])
        await table.press("enter", "2")
        placed = [e.move for e in session.match.record.entries if e.move.startswith("place")]
        assert any(move[-1] in "SPECIAL" for move in placed)

    with_table(session, play)


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
    assert again.state.digest() == session.state.digest()

    async def go_on(table: Table) -> None:
        assert again.text("table-round", round=1) in table.flat
        await answer(table)

    with_table(again, go_on)
    assert len(again.match.record.entries) > len(session.match.record.entries)


def test_ctrl_c_saves_and_leaves_with_the_code_of_an_interruption(tmp_path: Path) -> None:
    session = new_session(tmp_path)

    async def play(table: Table) -> None:
        await answer(table)
        await table.pilot.press("ctrl+c")

    assert with_table(session, play) == 130
    assert Session.resume(session.path, lang="en").state.digest() == session.state.digest()


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
    session = new_session(tmp_path, "human", "bot:random", "bot:random")

    async def play(table: Table) -> None:
        speeds = []
        for _ in range(4):
            await table.press("s")
            speeds.append(table.play.habits.speed)
        assert speeds == ["slow", "normal", "fast", "instant"]
        await answer(table)
        assert set(table.play.recent.values()) >= {1, 2}

    with_table(session, play)


def test_only_bots_can_be_watched(tmp_path: Path) -> None:
    session = new_session(tmp_path, "bot:random", "bot:random")

    async def watch(table: Table) -> None:
        while not session.over:
            await table.pilot.pause()
        await table.settled()
        assert isinstance(table.app.screen, EndSheet)

    with_table(session, watch)
