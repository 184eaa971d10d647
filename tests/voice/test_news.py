"""What a player is told: the dice of a fight, what the others did, signs before keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.engine.decision import Event
from overseer.terminal.match.session import Session
from overseer.terminal.table.chronicle import Chronicle, story
from overseer.terminal.table.reading import HelpSheet
from overseer.terminal.table.shelter.signs import showable
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.text import translate
from tests.terminal.table.table_pilot import Table, new_session, with_table


def fought(session: Session, first: int, second: int, bonus: int, result: str) -> str:
    """The sentence of a fight against 7."""
    args = {"first": first, "second": second, "bonus": bonus, "total": first + second + bonus}
    event = Event("shelter-fought", {"seat": 0, "number": 7, "result": result, **args})
    return session.event_text(event)


@pytest.mark.rule("SH-T4")
def test_a_fight_tells_each_die_the_need_and_the_result(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    assert fought(session, 2, 3, 0, "lost") == (
        "Ana rolled 2 + 3 = 5 and needed 7: the fight was lost."
    )
    assert "2 + 3 + 2 (items) = 7" in fought(session, 2, 3, 2, "won")
    session.lang = "de"
    assert fought(session, 2, 3, 0, "lost") == (
        "Ana würfelte 2 + 3 = 5, nötig waren 7: Kampf verloren."
    )


def test_whoever_is_asked_again_reads_what_the_others_did(tmp_path: Path) -> None:
    play = VaultPlay(new_session(tmp_path))
    assert play.since() == ""
    play.play(next(each.move for each in play.question.choices if each.kind == "place"))
    while not play.my_turn or play.session.decision is None or not play.since():
        session = play.session
        if session.bot_asked:
            session.play(session.bot_move())
            play.settle()
        else:
            play.play(play.question.choices[-1].move)
    told = story(play, play.told, len(play.news), play.since()).plain.split("\n")
    heading = told.index(f"── {translate('en', 'table-since')}")
    assert any("Bo" in line for line in told[heading + 1 :])


def test_a_large_screen_gives_its_room_to_the_log(tmp_path: Path) -> None:
    heights: list[int] = []

    async def measure(table: Table) -> None:
        await table.settled()
        heights.append(table.vault.query_one(Chronicle).size.height)

    with_table(new_session(tmp_path), measure, size=(140, 45))
    with_table(new_session(tmp_path / "large"), measure, size=(200, 60))
    assert heights[0] >= 10
    assert heights[1] > heights[0]


def test_the_signs_are_explained_before_the_keys(tmp_path: Path) -> None:
    async def read(table: Table) -> None:
        await table.press("f2")
        assert table.shows(HelpSheet)
        assert table.says(translate("en", "table-help-signs"))
        assert table.says(translate("en", "short-energy.meaning"))

    with_table(new_session(tmp_path), read)


def test_signs_that_the_encoding_lacks_are_shown_plainer() -> None:
    assert showable("2♣ → ☼", "utf-8") == "2♣ → ☼"
    assert showable("2♣ ≈ ☼", "ascii") == "2% ~ *"
