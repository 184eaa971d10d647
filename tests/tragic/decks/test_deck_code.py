"""Deck codes: every deck has one, and what happened to a code on its way is told apart."""

from __future__ import annotations

from base64 import b32decode, b32encode
from contextlib import suppress
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.engine.refusal import BadOption
from overseer.text import LANGUAGES, translate
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.decks.code import (
    LONGEST_NAME,
    NAME,
    decode,
    encode,
    encode_named,
    looks_like_code,
    mark_of,
)
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.decks.ready import ready

CARDS = standard()
DECKS = ready(CARDS)
CODE = encode(DECKS[0], CARDS)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

OTHER_EDITION = """
name = "mine"
[[card]]
name = "plank"
level = 1
kind = "ability"
letters = "S"
source = "designed"
gives = ["damage 1"]
"""


def refused(code: str) -> str:
    """The reason why a code is not taken; its sentence is there in every language."""
    with pytest.raises(BadOption) as caught:
        decode(code, CARDS)
    refusal = caught.value.refusal
    assert refusal.rule == "TR-D1"
    for lang in LANGUAGES:
        assert translate(lang, f"refusal-{refusal.reason}", **refusal.args)
    return refusal.reason.removeprefix("tragic-deck-code-")


def contents(deck: Deck) -> tuple[object, ...]:
    """All of a deck that a code keeps."""
    return (deck.cards, deck.traits, deck.skills, deck.format)


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_ready_deck_and_its_code_are_the_same(deck: Deck) -> None:
    code = encode(deck, CARDS)
    assert contents(decode(code, CARDS)) == contents(deck)
    assert len(code) < 80
    assert looks_like_code(code)


@given(
    cards=st.lists(st.sampled_from(CARDS.pool), max_size=100),
    traits=st.lists(st.sampled_from(CARDS.traits), max_size=3),
    skills=st.lists(st.sampled_from(CARDS.skills), max_size=5),
    format=st.sampled_from(list(FORMATS)),
)
def test_any_deck_has_a_code(
    cards: list[int], traits: list[int], skills: list[int], format: str
) -> None:
    deck = Deck("any", cards, traits, skills, format)
    assert contents(decode(encode(deck, CARDS), CARDS)) == contents(deck)


def test_the_first_and_the_last_deck_of_the_count() -> None:
    order = sorted(CARDS.pool, key=lambda number: CARDS.cards[number].id)
    for number in (order[0], order[-1]):
        deck = Deck("same", [number] * 60, (), (), "quad")
        assert contents(decode(encode(deck, CARDS), CARDS)) == contents(deck)


def test_chats_may_add_blanks_and_small_letters() -> None:
    broken_up = f"  {CODE[:20].lower()}\n{CODE[20:]} "
    assert contents(decode(broken_up, CARDS)) == contents(DECKS[0])


@pytest.mark.rule("TR-D1")
@given(at=st.integers(0, len(CODE) - 5), letter=st.sampled_from(LETTERS))
def test_a_wrong_letter_is_noticed(at: int, letter: str) -> None:
    body = CODE.removeprefix("TR1-")
    changed = f"TR1-{body[:at]}{letter}{body[at + 1 :]}"
    # The bits that fill up the last letter mean nothing: such a code is the same code.
    if b32decode(padded(changed)) == b32decode(padded(CODE)):
        assert contents(decode(changed, CARDS)) == contents(DECKS[0])
    else:
        # A wrong size in the head asks for a longer code than there is.
        assert refused(changed) in ("corrupt", "truncated")


@pytest.mark.parametrize("left", range(4, len(CODE)))
def test_a_code_that_is_cut_off_says_so(left: int) -> None:
    assert refused(CODE[:left]) == ("truncated" if left > 4 else "letters")


def test_a_code_with_something_behind_it() -> None:
    assert refused(CODE + "ABCDEFGH") == "corrupt"


@pytest.mark.parametrize("text", ["", "TR1-", "TR-ABC", "fists", "TR1-ÄÖÜ", "TR1-0189", "TR1_AB"])
def test_what_is_no_code(text: str) -> None:
    assert refused(text) == "letters"


def test_a_code_of_a_later_version() -> None:
    assert refused(CODE.replace("TR1-", "TR2-")) == "version"


@pytest.mark.rule("TR-D1")
def test_a_code_of_another_edition() -> None:
    cards = load_text(OTHER_EDITION)
    assert mark_of(cards) != mark_of(CARDS)
    assert refused(encode(Deck("planks", cards.pool, (), ()), cards)) == "edition"


def test_a_deck_that_is_too_large() -> None:
    with pytest.raises(BadOption) as caught:
        encode(Deck("large", [CARDS.pool[0]] * 256, (), ()), CARDS)
    assert caught.value.refusal.reason == "tragic-deck-code-large"


def test_a_forged_number_is_not_believed() -> None:
    """The checksum is right, but there are not so many decks."""
    body = b32decode(padded(CODE))[:-3]
    forged = body[:6] + b"\xff" * (len(body) - 6)
    checksum = blake2b(b"\x01" + forged, digest_size=3).digest()
    assert refused("TR1-" + b32encode(forged + checksum).decode().rstrip("=")) == "corrupt"


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    for code in (text, f"TR1-{text}"):
        with suppress(BadOption):
            assert decode(code, CARDS).name


def padded(code: str) -> str:
    body = code.removeprefix("TR1-")
    return body + "=" * (-len(body) % 8)


@pytest.mark.rule("TR-D1")
@pytest.mark.parametrize("name", ["Fäuste & Blei", "Le poing d’acier", "拳", "x" * LONGEST_NAME])
def test_a_code_carries_the_name_of_its_deck(name: str) -> None:
    deck = Deck(name, DECKS[0].cards, DECKS[0].traits, DECKS[0].skills, DECKS[0].format)
    code = encode_named(deck, CARDS)
    assert code.startswith(f"{CODE}-")
    assert looks_like_code(code)
    for told in (code, code.lower(), code.replace("-", "- \n")):
        found = decode(told, CARDS)
        assert (found.name, encode(found, CARDS)) == (name, CODE)
    assert decode(CODE, CARDS).name == NAME
    assert refused(code[:-1]) in ("truncated", "corrupt")
    assert refused(f"{CODE}-") == "letters"


@pytest.mark.rule("TR-D1")
@pytest.mark.parametrize("name", [b"", b"a\nb", b"\xff\xfe", b" a", b"x" * (LONGEST_NAME + 1)])
def test_a_name_that_nobody_can_have_is_refused(name: bytes) -> None:
    checksum = blake2b(bytes([1]) + name, digest_size=3).digest()
    letters = b32encode(name + checksum).decode().rstrip("=")
    assert refused(f"{CODE}-{letters}") in ("truncated", "corrupt")
