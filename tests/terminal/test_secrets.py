"""Several people at one screen in a game with secrets, shown by the example game."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import overseer
from overseer.terminal.cli import run
from overseer.terminal.match.session import Session
from overseer.terminal.table.play import Habits, Play


def begin(path: Path, *seats: str) -> Session:
    return Session.start(overseer.game("scavengers"), seats, path, lang="en", seed=2)


def sit_and_play(session: Session, notation: str) -> None:
    session.sit_down()
    session.play(session.parse(notation))


def eyes(session: Session) -> tuple[int | None, bool]:
    """Through whose eyes one looks, and whether the person asked still has to come."""
    return session.viewer, session.away


def told(session: Session) -> str:
    return "\n".join(session.event_text(event) for event in session.events)


def test_nobody_sees_anything_before_sitting_down(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    assert session.secret
    assert eyes(session) == (None, True)
    sit_and_play(session, "gear boots")
    assert session.asked == 1
    assert eyes(session) == (0, True)
    sit_and_play(session, "gear rifle")
    assert session.asked == 0
    assert "Player 2 drew “" in told(session)
    assert "Player 1 drew “" not in told(session)
    session.sit_down()
    assert eyes(session) == (0, False)
    assert "Player 1 drew “" in told(session)
    assert "Player 2 drew “" not in told(session)


def test_nobody_takes_back_the_move_of_whoever_sat_there_before(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    sit_and_play(session, "gear boots")
    session.sit_down()
    assert session.viewer == session.asked == 1
    assert session.undoer is None


def test_one_person_against_bots_never_gets_up(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "bot:random", "human")
    while not session.over:
        assert eyes(session) == (1, False)
        session.play(session.bot_move() if session.bot_asked else session.moves()[0])


def test_who_gives_up_is_not_shown_the_hand_of_the_winner(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    sit_and_play(session, "gear boots")
    sit_and_play(session, "gear rifle")
    session.sit_down()
    session.resign(0)
    assert session.over
    assert session.viewer == 0
    assert "Player 2 drew “" not in told(session)


def test_the_full_screen_waits_for_the_right_person_whatever_their_habits(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    play = Play(session, Habits(hand_over=False))
    assert (play.stranger, play.hand_over_free, play.choices) == (True, False, [])
    assert not play.act()
    session.sit_down()
    play.look()
    assert (play.stranger, play.hand_over_free) == (False, False)
    assert [str(choice.move) for choice in play.choices] == ["gear boots", "gear rifle"]


def test_the_plain_client_tells_each_person_only_what_is_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines = b"\ngear boots\n\ngear rifle\nhere I am\npass\n"
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(lines)))
    assert run(("play", "scavengers", "--seats", "human,human", "--seed", "2"), {"LANG": "en"}) == 0
    parts = capsys.readouterr().out.split("Pass the keyboard to ")
    assert [part[:9] for part in parts[1:4]] == ["Player 1.", "Player 2.", "Player 1."]
    start, first, second, again = parts[:4]
    assert "gear boots" not in start
    assert "brought" not in first
    assert "Player 2 drew “" in second
    assert "Player 1 drew “" not in second
    # What happened meanwhile is told again, as the next person may know it.
    assert "Player 2 brought a rifle." in again
    assert "Player 1 drew “" in again
    assert "Player 2 drew “" not in again


def test_it_is_possible_to_leave_instead_of_sitting_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"quit\n")))
    assert run(("play", "scavengers", "--seats", "human,human"), {"LANG": "en"}) == 0
    out = capsys.readouterr().out
    assert "gear boots" not in out
    assert "To go on: overseer play scavengers --resume" in out


def test_an_option_of_another_game_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))
    words = ("play", "scavengers", "--seats", "human,bot:random", "--floors", "1,2")
    assert run(words, {"LANG": "en"}) == 2
    assert "--floors is not an option of scavengers." in capsys.readouterr().err
    assert list(tmp_path.rglob("*.overseer")) == []
