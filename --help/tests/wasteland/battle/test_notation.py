"""The notation of a battle: every kind of move prints, parses and prints the same (OV-N1)."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.engine import BadNotation
from overseer.wasteland.battle.dice import EFFECT_FACES, FACE_WORDS, WHITE_WORDS, throw
from overseer.wasteland.battle.moves import (
    LONG_BAND,
    SHOOT,
    WEAPON_FIND,
    WITH_CRITICAL,
    WORDS,
    BattleMove,
    attack,
    content,
    danger,
    find,
    parse,
    roll,
)
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import DICE_LETTERS

CARDS = standard()

# One or more texts for every word of the notation.
TEXTS = {
    "layout": ["layout 0", "layout 999999"],
    "roll": [
        "roll 6 K:d1 Y:r2 G:a3 B:bs",
        "roll !",
        "roll X*",
        "roll B:x",
        "roll 1* K:- K:b",
        "roll",
    ],
    "armour": ["armour 1", "armour 4"],
    "flip": ["flip lucky", "flip blank"],
    "scatter": ["scatter 1", "scatter 12"],
    "find": ["find stimpak", "find hunting-rifle"],
    "danger": [f"danger {CARDS.dangers[0].id}"],
    "content": ["content k3 5", "content k0 12"],
    "token": ["token m4"],
    "pick": ["pick m0"],
    "chance": ["chance 0"],
    "place": ["place m3 100,60"],
    "put": ["put k2 400,400"],
    "choose": ["choose 2"],
    "ready": ["ready m1"],
    "activate": ["activate m12"],
    "hold": ["hold"],
    "end": ["end"],
    "move": ["move 300,200", "move 300,200 340,260 0,0", "quick move 1,2"],
    "charge": ["charge m4 10,20 30,40"],
    "shoot": [
        "shoot m4 hunting-rifle",
        "shoot m4 hunting-rifle long",
        "shoot m4 hunting-rifle critical",
        "quick shoot m4 hunting-rifle long critical",
    ],
    "fight": ["fight m4 board", "fight m4 board critical", "quick fight m0 improvised"],
    "throw": ["throw frag-grenade m4", "throw frag-grenade 300,200", "quick throw frag-grenade m4"],
    "mine": ["mine frag-mine 300,200"],
    "try": ["try k3 lockpick", "quick try k3 search"],
    "interact": ["interact k3", "quick interact k3"],
    "help": ["help m3"],
    "prepare": ["prepare", "quick prepare"],
    "reload": ["reload missile-launcher"],
    "detonate": ["detonate"],
    "prime": ["prime gauss-rifle"],
    "use": ["use stimpak", "use stimpak m4"],
    "look": ["look k4"],
    "take": ["take jet k9"],
    "leave": ["leave jet", "leave hunting-rifle"],
    "give": ["give jet m4"],
    "order": ["order m2"],
    "react": ["react m2"],
    "pass": ["pass"],
    "yes": ["yes"],
    "no": ["no"],
    "die": ["die 2"],
    "slide": ["slide 300,200"],
    "stay": ["stay"],
    "effect": ["effect 1"],
    "own-armour": ["own-armour"],
    "power-armour": ["power-armour"],
    "target": ["target m3"],
    "arm": ["arm"],
    "leg": ["leg"],
    "event": ["event dust-cloud", "event -"],
    "boon": [f"boon {CARDS.boosts[0].id}"],
    "play": [f"play {CARDS.boosts[0].id}{more}" for more in ("", " m4", " yellow")],
}


def test_there_is_a_text_for_every_word() -> None:
    assert set(TEXTS) == set(WORDS)
    assert len(set(WORDS)) == len(WORDS)


@pytest.mark.parametrize("text", [text for texts in TEXTS.values() for text in texts])
def test_round_trip(text: str) -> None:
    move = parse(text, CARDS)
    assert str(move) == text
    assert WORDS[move.kind] in text.split()
    again = parse(str(move), CARDS)
    assert again == move
    assert facts(again) == facts(move)
    assert facts(pickle.loads(pickle.dumps(move))) == facts(move)


def facts(move: BattleMove) -> tuple[object, ...]:
    """All numbers of a move."""
    return (move.kind, str(move), move.a, move.b, move.c, move.path, move.faces, move.quick)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "quick",
            "quick quick move 1,2",
            "fly m3",
            "move",
            "move 1",
            "move 1,2,3",
            "move a,b",
        ),
        *(
            "move -1,2",
            "shoot m4",
            "shoot 4 board",
            "shoot m4 nothing",
            "shoot m4 board critical long",
        ),
        *(
            "fight m4 board long",
            "shoot m04 board",
            "quick ready m1",
            "ready k1",
            "ready m",
            "look m1",
        ),
        *(
            "throw frag-grenade",
            "throw frag-grenade m1 m2",
            "mine frag-mine",
            "mine frag-mine 1,2 3,4",
        ),
        *(
            "roll 11",
            "roll K:d3",
            "roll G:a1 K:d1",
            "roll Z:d1",
            "roll K",
            "roll 3 4",
            "flip maybe",
        ),
        *(
            "find",
            "find stimpak m1",
            "leave jet m1",
            "give jet",
            "take jet",
            "take jet m1",
            "use jet k1",
        ),
        *("content k1", "content k1 x", "place k1 1,2", "put m1 1,2", "slide 1,2 3,4", "charge m1"),
        *("try k1", "try k1 dancing", "reload gauss-rifle 1,2", "yes no", "armour", "armour 1 2"),
        *("layout 99999999", "danger nothing", "quick give jet m1", "move ١,٢"),
    ],
)
def test_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text, CARDS)
    assert caught.value.refusal.rule == "OV-N1"


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    try:
        move = parse(text, CARDS)
    except BadNotation:
        return
    assert parse(str(move), CARDS) == move


PIECES = st.sampled_from(
    [
        *WORDS,
        *("quick", "m1", "m07", "k2", "3", "1,2", "9999999,1", "long", "critical", "hunting-rifle"),
        *(
            "stimpak",
            "frag-mine",
            "search",
            "lucky",
            "K:d1",
            "Y:-",
            "6",
            "!",
            "X*",
            "m-1",
            "--",
            "1,",
        ),
    ]
)


@given(st.lists(PIECES, max_size=5))
def test_words_in_any_order_are_a_move_or_bad_notation(words: list[str]) -> None:
    text = " ".join(words)
    try:
        move = parse(text, CARDS)
    except BadNotation:
        return
    assert str(move) == " ".join(text.split())
    assert facts(parse(str(move), CARDS)) == facts(move)


@pytest.mark.rule("WB-D1")
@pytest.mark.parametrize("white", [True, False])
def test_every_throw_can_be_written(white: bool) -> None:
    rng = Random(7)
    for _ in range(300):
        dice = bytes(rng.randrange(3) for _ in range(4))
        if not white and not any(dice):
            continue
        faces = throw(white, dice, rng.randrange(20 * 12**8))
        move = roll(faces, dice)
        assert parse(str(move), CARDS).faces == faces


@pytest.mark.rule("WB-D1")
def test_every_face_has_a_word_of_its_own() -> None:
    assert len(set(FACE_WORDS)) == len(FACE_WORDS)
    assert len(set(WHITE_WORDS)) == len(WHITE_WORDS)
    for die, faces in enumerate(EFFECT_FACES):
        assert len(faces) == 12
        for face in faces:
            text = f"roll {DICE_LETTERS[die]}:{FACE_WORDS[face]}"
            assert parse(text, CARDS).faces == bytes((255, face))


def test_every_weapon_item_and_danger_can_be_named() -> None:
    for weapon in CARDS.weapons:
        for c in (0, LONG_BAND, WITH_CRITICAL, LONG_BAND | WITH_CRITICAL):
            move = attack(SHOOT, CARDS, 3, weapon.number, c, True)
            assert facts(parse(str(move), CARDS)) == facts(move)
        if weapon.id not in CARDS.item_numbers:
            found = find(CARDS, WEAPON_FIND + weapon.number)
            assert parse(str(found), CARDS).b == found.b
    for item in CARDS.items:
        assert parse(str(find(CARDS, item.number)), CARDS).b == item.number
    for card in CARDS.dangers:
        assert parse(str(danger(CARDS, card.number)), CARDS).b == card.number
    assert parse(str(content(4, 17)), CARDS).b == 17


def test_no_weapon_shares_its_id_with_an_item() -> None:
    assert not set(CARDS.weapon_numbers) & set(CARDS.item_numbers)
