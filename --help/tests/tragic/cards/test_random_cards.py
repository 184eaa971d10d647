"""Whole duels over random decks in every format: the invariants hold, and every card is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer.engine import NATURE, OVER, BadOption
from overseer.tragic.card import Card
from overseer.tragic.decks.check import errors
from overseer.tragic.decks.code import NAME, encode
from overseer.tragic.decks.deck import FORMATS, SIZE, Deck
from overseer.tragic.game import Tragic
from overseer.tragic.moves import (
    CAST,
    END,
    LAY_CARD,
    NONE,
    PASS,
    SKILLS,
    TRAITS,
    USE,
    USE_CARD,
    TragicMove,
)
from overseer.tragic.state import TragicState
from overseer.tragic.words import ABILITY, LETTERS, ON_USE

GAME = Tragic()
SET = GAME.tables().set
MOST_DUELS = 120  # far more than it takes
MOST_MOVES = 20_000
LAZY = (PASS, END, NONE)


def used(card: Card) -> bool:
    """Whether it has something that its player uses."""
    return any(ability.when == ON_USE for ability in card.abilities)


def everything() -> set[str]:
    """What can be done with each card: `cast`, `lay`, `choose` it, and `use` it."""
    wanted: set[str] = set()
    for card in SET.cards:
        verb = "lay" if card.kind == ABILITY else "cast" if card.in_library else "choose"
        wanted.add(f"{verb} {card.id}")
        if used(card):
            wanted.add(f"use {card.id}")
    return wanted


def deeds(state: TragicState, move: TragicMove) -> set[str]:
    """What a move does, in the words of `everything`."""
    cards = SET.cards
    if move.kind == CAST:
        return {f"cast {cards[move.a].id}"}
    if move.kind == LAY_CARD:
        return {f"lay {cards[move.a].id}"}
    if move.kind == USE_CARD:
        return {f"use {cards[move.a].id}"}
    if move.kind == USE:
        permanent = state.permanent(move.a, -1)
        return set() if permanent is None else {f"use {permanent.card.id}"}
    chosen: tuple[int, ...] = ()
    if move.kind == TRAITS:
        chosen = tuple(number for number in (move.a, move.b) if number >= 0)
    elif move.kind == SKILLS:
        chosen = state.tables.moves.groups[move.a]
    return {f"choose {cards[number].id}" for number in chosen}


def themed(rng: Random, form: str, missing: set[str]) -> Deck:
    """A legal deck of two letters with their ability cards; cards still missing come first."""
    ids = sorted(deed.split()[1] for deed in missing)
    wanted = [card for card in map(SET.by_id.__getitem__, ids) if card.in_library]
    first = rng.choice(wanted).letters[0] if wanted else rng.randrange(len(LETTERS))
    letters = (first, rng.choice([n for n in range(len(LETTERS)) if n != first]))
    own = [SET.cards[n] for n in SET.pool if SET.cards[n].letters[0] in letters]
    rng.shuffle(own)
    own.sort(key=lambda card: (card.kind != ABILITY, card.id not in ids))
    cards: list[int] = []
    for card in own:
        copies = 1 if card.kind == ABILITY else rng.randint(1, FORMATS[form])
        cards += [card.number] * copies
    return Deck("themed", cards[:SIZE], (), rng.sample(SET.skills, 3), form)


def any_cards(rng: Random, form: str) -> Deck:
    """A legal deck of whatever comes."""
    pool = [number for number in SET.pool for _ in range(FORMATS[form])]
    return Deck("any", rng.sample(pool, SIZE), (), rng.sample(SET.skills, 3), form)


def deal(form: str, *decks: Deck) -> TragicState:
    codes = [encode(deck, SET) for deck in decks]
    return GAME.deal(2, {"format": form, "decks": codes})


def duel(state: TragicState, rng: Random, missing: set[str]) -> Iterator[TragicMove]:
    """A duel to its end, the invariants checked after every move; what is missing is done first."""
    for _ in range(MOST_MOVES):
        if state.seat == OVER:
            return
        if state.seat == NATURE:
            move = state.chance(rng.randrange(state.spread))
        else:
            options = state.moves()
            fresh = [m for m in options if isinstance(m, TragicMove) and deeds(state, m) & missing]
            busy = [m for m in options if isinstance(m, TragicMove) and m.kind not in LAZY]
            move = rng.choice(fresh or (busy if busy and rng.random() < 0.9 else options))
        assert isinstance(move, TragicMove)
        missing -= deeds(state, move)
        state.play(move)
        assert GAME.invariants(state) == [], str(move)
        yield move
    raise AssertionError("the duel does not end")


def test_every_card_is_played_in_random_duels() -> None:
    rng = Random(2287)
    missing = everything()
    forms = list(FORMATS)
    for n in range(MOST_DUELS):
        form = forms[n % len(forms)]
        state = deal(form, themed(rng, form, missing), themed(rng, form, missing))
        for _ in duel(state, rng, missing):
            pass
        assert state.outcome is not None
        if not missing:
            return
    assert missing == set()


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seed", range(3))
def test_decks_of_whatever_comes_are_played_to_the_end(form: str, seed: int) -> None:
    rng = Random(f"{form} {seed}")
    state = deal(form, any_cards(rng, form), any_cards(rng, form))
    assert len(list(duel(state, rng, set()))) > 0
    assert state.outcome is not None


# -- fuzzed decks --------------------------------------------------------------------------------

numbers = st.sampled_from(SET.pool)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A deck that is legal, or nearly: a few cards, traits or skills more, fewer or others."""
    form = draw(st.sampled_from(list(FORMATS)))
    deck = any_cards(Random(draw(st.integers(0, 2**32))), form)
    cards, traits, skills = list(deck.cards), list[int](), list(deck.skills)
    if draw(st.booleans()):
        traits = draw(st.lists(st.sampled_from(SET.traits), max_size=3))
    spoiling = draw(st.sampled_from(("nothing", "fewer", "more", "copies", "skills")))
    if spoiling == "fewer":
        del cards[draw(st.integers(0, len(cards) - 1))]
    elif spoiling == "more":
        cards += draw(st.lists(numbers, max_size=2))
    elif spoiling == "copies":
        copies = draw(st.integers(1, 5))
        cards = [cards[0]] * copies + cards[copies:]
    elif spoiling == "skills":
        skills = draw(st.lists(st.sampled_from(SET.skills), max_size=5))
    return Deck(NAME, cards, traits, skills, form)


@settings(max_examples=200, deadline=None)
@given(deck=decks(), form=st.sampled_from(list(FORMATS)), seed=st.integers(0, 1000))
def test_a_fuzzed_deck_is_played_or_refused_with_its_rule(deck: Deck, form: str, seed: int) -> None:
    wrong = [finding.refusal for finding in errors(deck, form, SET)]
    if wrong:
        with pytest.raises(BadOption) as caught:
            deal(form, deck)
        assert caught.value.refusal in wrong
        return
    state = deal(form, deck)
    assert state.players[0].library == deck.cards
    rng = Random(seed)
    for _, _ in zip(range(150), duel(state, rng, set()), strict=False):
        pass


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=80), at=st.integers(0, 120), cut=st.integers(0, 3))
def test_what_is_no_deck_is_refused(text: str, at: int, cut: int) -> None:
    code = encode(any_cards(Random(at), "quad"), SET)
    spoilt = code[:at] + text[:3] + code[at + cut :]
    for source in (text, spoilt):
        if "".join(source.split()).upper() != code:
            with pytest.raises(BadOption) as caught:
                GAME.deal(2, {"format": "quad", "decks": [source]})
            assert caught.value.refusal.rule in ("OV-O1", "TR-D1")
