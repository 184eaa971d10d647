"""The match behind both clients: who looks, what is told, what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.engine import OVER, BadOption, IllegalMove, RecordError
from overseer.host.sitting import Table
from overseer.terminal.match.session import Session, single
from overseer.terminal.records import store
from overseer.voice.complaint import UsageError
from tests.terminal.program import BOX


def begin(path: Path, *seats: str, names: tuple[str, ...] = (), lang: str = "en") -> Session:
    options = {"cards": Path(BOX).read_text(encoding="utf-8"), "first": 1}
    table = Table(names=list(names))
    game = overseer.game("shelter")
    return Session.start(game, seats, path, lang=lang, options=options, seed=1, table=table)


def play_on(session: Session, decisions: int) -> None:
    for _ in range(decisions):
        session.play(session.bot_move() if session.bot_asked else session.moves()[0])


def test_the_viewer_is_whoever_is_asked_or_the_only_person(tmp_path: Path) -> None:
    alone = begin(tmp_path / "a", "bot:random", "human")
    assert alone.bot_asked
    assert alone.viewer == 1
    two = begin(tmp_path / "b", "bot:random", "human", "human")
    assert [two.viewer] == [None]
    two.play(two.bot_move())
    assert two.viewer == two.asked
    assert begin(tmp_path / "c", "bot:random", "bot:random").viewer is None


def test_seats_have_names_in_the_language(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "bot:hard", "human", names=("Ada",))
    named = {}
    for lang in ("en", "fr", "de", "es"):
        session.lang = lang
        named[lang] = [session.name(seat) for seat in range(3)]
    assert named["en"] == ["Ada", "Bot 2 (hard)", "Player 3"]
    assert named["de"] == ["Ada", "Bot 2 (schwer)", "Spieler 3"]
    assert named["fr"] == ["Ada", "Bot 2 (difficile)", "Joueur 3"]
    assert named["es"] == ["Ada", "Bot 2 (difícil)", "Jugador 3"]


def test_a_resumed_match_is_the_same_match(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "bot:random", names=("Ada", "Eve"))
    play_on(session, 30)
    again = Session.resume(tmp_path / "game", lang="en")
    assert again.resumed
    assert again.match.state.digest() == session.match.state.digest()
    assert again.events == session.events
    assert again.seats == session.seats
    assert [again.name(0), again.name(1)] == ["Ada", "Eve"]
    assert again.moves() == session.moves()


def test_every_change_is_on_disk_at_once(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    for _ in range(10):
        session.play(session.moves()[0])
        assert (
            Session.resume(tmp_path / "game", lang="en").match.state.digest()
            == session.match.state.digest()
        )


def test_a_save_problem_comes_and_goes(tmp_path: Path) -> None:
    (tmp_path / "place").mkdir()
    session = begin(tmp_path / "place", "human", "human")
    assert "is a folder or a device" in session.save_problem_text()
    session.play(session.moves()[0])
    assert session.save_problem_text()
    (tmp_path / "place").rmdir()
    session.play(session.moves()[0])
    assert session.save_problem is None
    assert session.save_problem_text() == ""


def test_only_people_take_back_and_only_their_own(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    before = session.match.state.digest()
    assert [session.undoer] == [None]
    session.play(session.parse("place 0e2 o"))
    assert session.undoer == 0
    session.undo()
    assert session.match.state.digest() == before
    with pytest.raises(IllegalMove):
        session.undo()


def test_at_the_end_nobody_is_asked(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    session.resign(0)
    assert session.over
    assert session.moves() == []
    assert session.decision is None
    assert session.prompt() == ""
    with pytest.raises(IllegalMove):
        session.bot_move()
    with pytest.raises(UsageError):
        Session.resume(tmp_path / "game", lang="en")
    played = begin(tmp_path / "other", "bot:random", "bot:random")
    while not played.over:
        played.play(played.bot_move())
    assert played.asked == OVER


def test_names_that_would_steer_the_terminal_are_made_harmless(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    (tmp_path / "game.table").write_text('{"names": ["\\u001b[2J", "Eve"]}')
    assert Session.resume(tmp_path / "game", lang="en").name(0) == "�[2J"
    (tmp_path / "game.table").write_text("{broken")
    assert Session.resume(tmp_path / "game", lang="en").name(1) == session.name(1)


def test_a_move_that_would_steer_the_terminal_is_made_harmless(tmp_path: Path) -> None:
    session = begin(tmp_path / "game", "human", "human")
    play_on(session, 3)
    text = (tmp_path / "game").read_text()
    last = session.match.record.entries[-1].move
    (tmp_path / "game").write_text(text.replace(last, "\\u001b[2J"))
    again = Session.resume(tmp_path / "game", lang="en")
    assert isinstance(again.damage, RecordError)
    assert "\x1b" not in again.refusal_text(again.damage.refusal)
    assert again.path != tmp_path / "game"


@pytest.mark.parametrize(
    ("environ", "place"),
    [
        ({"XDG_DATA_HOME": "/x/data"}, "/x/data/overseer"),
        ({"XDG_DATA_HOME": "relative"}, "~/.local/share/overseer"),
        ({}, "~/.local/share/overseer"),
    ],
)
def test_where_games_are_kept(environ: dict[str, str], place: str) -> None:
    assert store.folder(environ) == Path(place).expanduser()


def test_a_new_file_is_never_one_that_is_there(tmp_path: Path) -> None:
    first = store.new_path(tmp_path, "shelter")
    first.touch()
    second = store.fresh(first)
    assert second != first
    second.with_name(second.name + ".seed").touch()
    assert store.fresh(first) not in (first, second)


@pytest.mark.rule("OV-H1")
@pytest.mark.parametrize("name", ["tragic", "wasteland"])
def test_where_a_person_wants_to_be_asked_comes_back(tmp_path: Path, name: str) -> None:
    game, path = overseer.game(name), tmp_path / "a.overseer"
    seats = ("human", "bot:random")[: max(game.seats[0], 1)]
    session = Session.start(game, seats, path, lang="en", seed=1)
    assert session.match.settings(0)["ask"] == "useful"
    assert session.ask_always(0) is True
    session.save()
    session.close()
    again = Session.resume(path, lang="en")
    assert again.match.settings(0)["ask"] == "always"
    assert again.ask_always(0) is False  # it was on
    again.close()


@pytest.mark.rule("OV-G1")
def test_a_campaign_is_not_played_at_one_table() -> None:
    with pytest.raises(BadOption) as caught:
        single("campaign")
    assert "campaign" not in str(caught.value.refusal.args["known"])
