"""Every move and every event of real games can be said, in four languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import overseer
from overseer.engine import Match
from overseer.host.sitting import Table
from overseer.shelter import moves as kinds
from overseer.shelter.moves import ShelterMove
from overseer.terminal.match.session import Session
from overseer.text import LANGUAGES
from overseer.voice.outcome import outcome_lines
from overseer.voice.shelter.situation import situation
from tests.terminal.program import BOX

PLAYERS_KINDS = set(range(kinds.PASS, kinds.ROLL))


def table(seats: int, seed: int, path: Path, lang: str = "en") -> Session:
    cards = {"cards": Path(BOX).read_text(encoding="utf-8")}
    match = Match(overseer.game("shelter"), [None] * seats, cards, bytes([seed]) * 32)
    return Session(match, path, lang, Table(["Ada", "Grace"]))


def test_all_that_can_happen_can_be_said(tmp_path: Path) -> None:
    rng = Random(4)
    for seed in range(6):
        session = table(2 + seed % 3, seed, tmp_path / "game")
        while not session.over:
            moves = session.moves()
            for lang in LANGUAGES:
                session.lang = lang
                assert session.prompt()
                texts = [session.move_text(move) for move in moves]
                assert len(set(texts)) == len(texts), "two moves that cannot be told apart"
                assert all(texts)
                assert all(situation(session.reads))
            happened = session.match.play(session.asked, rng.choice(moves))
            for lang in LANGUAGES:
                session.lang = lang
                assert all(session.event_text(event) for event in happened)
                assert "{" not in "".join(session.event_text(event) for event in happened)
        for lang in LANGUAGES:
            session.lang = lang
            assert len(outcome_lines(session.voice, session.reads)) >= 2 + len(session.seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_has_words(tmp_path: Path, lang: str) -> None:
    session = table(4, 1, tmp_path / "game", lang)
    met: set[int] = set()
    for number, move in enumerate(session.game.all_moves(session.match.options)):
        assert isinstance(move, ShelterMove)
        if move.kind < kinds.ROLL and (move.kind != kinds.PLACE or number % 31 == 0):
            met.add(move.kind)
            text = session.move_text(move)
            assert text.startswith(session.move_name(move))
            assert text.endswith(session.voice.move_parts(session.reads, move)[1])
            assert str(move) != text
    assert met == PLAYERS_KINDS


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Place an untrained dweller: Diner, left space (0e1). Gain 2 food."),
        ("fr", "Placer un Résident non entraîné\xa0: Restaurant, case de gauche (0e1)."),
        ("de", "Zuweisen: einen untrainierten Bewohner – "),
        ("es", "Colocar a un Morador sin entrenar: "),
    ],
)
def test_a_placement_says_what_it_costs_and_gives(tmp_path: Path, lang: str, words: str) -> None:
    session = table(2, 1, tmp_path / "game", lang)
    assert session.move_text(session.parse("place 0e1 o")).startswith(words)
