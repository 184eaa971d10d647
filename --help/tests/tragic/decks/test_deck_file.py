"""Deck files: what is written is read again, and every mistake is found on its line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.cardfile.problems import CardFileError, Problem, problem_text
from overseer.cardfile.source import LIMIT
from overseer.text import LANGUAGES
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.decks.file import deck_of, deck_text, read_deck
from overseer.tragic.decks.ready import ready

CARDS = standard()
FILE = "mine.toml"
TEXT = """\
name = "Mine"
format = "duo"
edition = "standard"
traits = ["kamikaze-1"]
skills = ["training-1", "sharp-eye-2",
          "second-wind-1"]
cards = [
    "punch-1", "2 bat-blow-2", # blows
    "legendary-strength-1",
]
"""


def problems(text: str) -> list[Problem]:
    """All mistakes of a file; each can be told in every language."""
    with pytest.raises(CardFileError) as caught:
        deck_of(text, CARDS, FILE)
    for problem in caught.value.problems:
        for lang in LANGUAGES:
            assert problem_text(problem, lang).startswith(FILE)
    return caught.value.problems


def ids(deck: Deck) -> list[str]:
    return [CARDS.cards[number].id for number in deck.cards]


def test_a_file_is_read() -> None:
    deck = deck_of(TEXT, CARDS, FILE)
    assert deck.name == "Mine"
    assert deck.format == "duo"
    assert ids(deck) == ["legendary-strength-1", "punch-1", "bat-blow-2", "bat-blow-2"]
    assert [CARDS.cards[number].id for number in deck.traits] == ["kamikaze-1"]
    assert len(deck.skills) == 3


def test_a_card_named_twice_is_in_it_twice() -> None:
    deck = deck_of('name = "a"\ncards = ["punch-1", "2 punch-1"]', CARDS)
    assert ids(deck) == ["punch-1"] * 3


def test_only_name_and_cards_are_needed() -> None:
    deck = deck_of('name = "a"\ncards = []', CARDS)
    assert deck == Deck("a", (), (), (), "singleton")


@pytest.mark.parametrize(
    ("old", "new", "line", "id"),
    [
        ('"punch-1"', '"punsh-1"', 8, "deck-file-card"),
        ('"legendary-strength-1"', '"kamikaze-1"', 9, "deck-file-place"),
        ('"second-wind-1"', '"punch-1"', 6, "deck-file-place"),
        ('"2 bat-blow-2"', '"0 bat-blow-2"', 8, "deck-file-entry"),
        ('"2 bat-blow-2"', '"61 bat-blow-2"', 8, "deck-file-entry"),
        ('"2 bat-blow-2"', '"bat-blow-2 2"', 8, "deck-file-entry"),
        ('"2 bat-blow-2"', '""', 8, "deck-file-entry"),
        ('"2 bat-blow-2"', "2", 7, "cardfile-type"),
        ('"standard"', '"first"', 3, "deck-file-edition"),
        ('"duo"', '"sole"', 2, "cardfile-choice"),
        ('"Mine"', '""', 1, "cardfile-name"),
        ('"Mine"', "7", 1, "cardfile-type"),
        ("traits", "trait", 4, "cardfile-unknown-key"),
        ("name", "# name", 1, "cardfile-missing-key"),
        ('"duo"', "duo", 2, "cardfile-not-toml"),
    ],
)
def test_a_mistake_is_found_on_its_line(old: str, new: str, line: int, id: str) -> None:
    found = problems(TEXT.replace(old, new, 1))
    assert (line, id) in [(problem.line, problem.id) for problem in found]


@pytest.mark.rule("TR-D1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"punch-1"', '"punsh-1"'),
        ('"2 bat-blow-2"', '"61 bat-blow-2"'),
        ('"legendary-strength-1"', '"kamikaze-1"'),
        ('"standard"', '"first"'),
    ],
)
def test_what_the_edition_does_not_allow_names_the_rule(old: str, new: str) -> None:
    (problem,) = problems(TEXT.replace(old, new, 1))
    assert problem.rule == "TR-D1"
    assert problem_text(problem, "en").endswith("(rule TR-D1)")
    assert problem_text(problem, "de").endswith("(Regel TR-D1)")


def test_a_mistake_of_the_file_itself_names_no_rule() -> None:
    (problem,) = problems(TEXT.replace('"Mine"', '""'))
    assert problem.rule == ""
    assert "TR-" not in problem_text(problem, "en")


def test_a_file_that_is_too_big_is_called_a_deck_file(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"#" * (LIMIT + 1))
    with pytest.raises(CardFileError) as caught:
        read_deck(path, CARDS)
    for problem in (*caught.value.problems, *problems("#" * (LIMIT + 1))):
        assert "; a deck file has at most 1,024 KiB." in problem_text(problem, "en")
        assert "Deckdatei" in problem_text(problem, "de")


@pytest.mark.rule("TR-D1")
def test_a_misspelt_card_is_guessed() -> None:
    (problem,) = problems(TEXT.replace("bat-blow-2", "bat-blwo-2"))
    assert problem.args["guess"] == "bat-blow-2"


@pytest.mark.rule("TR-D1")
def test_another_edition_is_told_by_its_name() -> None:
    (problem,) = problems(TEXT.replace('"standard"', '"second"'))
    assert problem.args == {"edition": "second", "here": "standard"}


def test_an_edition_may_be_a_digest() -> None:
    assert deck_of(TEXT.replace('"standard"', f'"{CARDS.digest}"'), CARDS).name == "Mine"


def test_all_mistakes_come_at_once_in_the_order_of_lines() -> None:
    found = problems(TEXT.replace("punch-1", "punsh-1").replace("duo", "sole"))
    assert [problem.line for problem in found] == [2, 8]


def test_a_file_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert read_deck(path, CARDS) == deck_of(TEXT, CARDS)
    with pytest.raises(CardFileError, match="cardfile-missing"):
        read_deck(tmp_path / "other.toml", CARDS)


@pytest.mark.parametrize("deck", ready(CARDS), ids=lambda deck: deck.name)
def test_a_ready_deck_is_written_and_read_again(deck: Deck) -> None:
    text = deck_text(deck, CARDS)
    assert deck_of(text, CARDS) == deck
    assert max(map(len, text.splitlines())) <= 100


@given(
    name=st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=40),
    cards=st.lists(st.sampled_from(CARDS.pool), max_size=70),
    traits=st.lists(st.sampled_from(CARDS.traits), max_size=2),
    skills=st.lists(st.sampled_from(CARDS.skills), max_size=4),
    format=st.sampled_from(list(FORMATS)),
)
def test_any_deck_is_written_and_read_again(
    name: str, cards: list[int], traits: list[int], skills: list[int], format: str
) -> None:
    deck = Deck(name, cards, traits, skills, format)
    assert deck_of(deck_text(deck, CARDS), CARDS) == deck


@given(st.text(max_size=120), st.integers(0, len(TEXT)))
def test_no_text_breaks_the_reader(text: str, at: int) -> None:
    for broken in (text, TEXT[:at] + text + TEXT[at:]):
        with suppress(CardFileError):
            assert deck_of(broken, CARDS).name
