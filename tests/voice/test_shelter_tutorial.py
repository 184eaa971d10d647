"""The game that teaches Shelter: its hints, followed to the letter, lead through everything."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.host.sitting import Table
from overseer.shelter.vault import TOPICS
from overseer.terminal.match.session import Session
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.text import LANGUAGES, ids, translate
from overseer.voice.shelter import tutorial
from tests.terminal.program import Program

TAUGHT = {
    *("first", "item", "take", "build", "room", "threat", "dweller", "train", "cubes", "gain"),
    *("more", "income"),
}


def begin(folder: Path, lang: str = "en", teaching: bool = True) -> Session:
    """The tutorial as the command begins it."""
    lesson = tutorial.lesson()
    return Session.start(
        overseer.game("shelter"),
        lesson.seats,
        folder / "tutorial.overseer",
        lang=lang,
        options=lesson.options,
        seed=lesson.seed,
        table=Table(tutorial=teaching),
    )


def test_the_hints_lead_through_everything_to_a_victory(tmp_path: Path) -> None:
    session = begin(tmp_path)
    seen = set()
    while not session.over:
        if session.bot_asked:
            session.play(session.bot_move())
            continue
        advice = tutorial.advise(session.reads)
        assert advice is not None
        assert session.voice.hints(session.reads)
        assert advice.move is None or advice.move in session.moves()
        seen.add(advice.word)
        session.play(advice.move or session.voice.offered(session.reads)[0])
    assert seen >= TAUGHT
    assert session.match.outcome is not None
    assert session.match.outcome.winners == (tutorial.LEARNER,)
    assert session.voice.ending(session.reads)[0] == translate("en", "lesson-shelter-won")


def test_the_second_round_is_explained_once(tmp_path: Path) -> None:
    session = begin(tmp_path)
    words = translate("en", "lesson-shelter-round")
    told: list[bool] = []
    while not session.over and len(told) < 20:
        if session.bot_asked:
            session.play(session.bot_move())
            continue
        [hint] = session.voice.hints(session.reads)
        told.append(hint.startswith(words))
        advice = tutorial.advise(session.reads)
        assert advice is not None
        session.play(advice.move or session.voice.offered(session.reads)[0])
    assert told.count(True) == 1
    assert told.index(True) > 1


def test_a_hint_names_a_space_that_is_open(tmp_path: Path) -> None:
    session = begin(tmp_path)
    advice = tutorial.advise(session.reads)
    assert advice is not None
    assert advice.word == "first"
    assert advice.move is not None
    space = str(advice.move).split()[1]
    assert space in session.voice.hints(session.reads)[0]


def test_the_cursor_begins_on_what_the_hint_speaks_of(tmp_path: Path) -> None:
    play = VaultPlay(begin(tmp_path))
    assert play.choice is not None
    assert str(tutorial.advised(play.session.reads)) in play.choice.moves


def test_other_games_are_not_commented(tmp_path: Path) -> None:
    session = begin(tmp_path, teaching=False)
    assert session.voice.hints(session.reads) == []
    assert tutorial.advised(session.reads) is None


def test_every_question_has_its_hint() -> None:
    known = {id.removeprefix("lesson-shelter-") for id in ids("en") if id.startswith("lesson-sh")}
    topics = {name for name in TOPICS[7:22] if name != "train"}
    assert known >= topics | {"train-slot", "won", "beaten"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_client_teaches_too(program: Program, lang: str) -> None:
    told = program("play", "shelter", "--tutorial", "--plain", "--lang", lang, say="quit\n")
    first = translate(lang, "lesson-shelter-first", where="¤").split("¤")[0]
    assert first in told.out
