"""What moves on the table are good for, and their words."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES
from overseer.voice.wasteland.moves import (
    GROUPS,
    group_of,
    in_order,
    move_parts,
    sensible,
)
from overseer.voice.wasteland.table.sense import (
    CONTACT,
    COVER,
    HIDE,
    LEAVE,
    MARKER,
    SHOT,
    WAY,
    sense,
    slide_parts,
)
from overseer.voice.wasteland.words import FACE_IDS, compass_word, ruler_of, throw_words
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.dice import FACE_WORDS, WHITE_WORDS
from overseer.wasteland.battle.model import SEARCHABLE
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.words import BLUE, NONE, ORANGE
from tests.wasteland.table import Table, box


def test_a_way_may_end_at_a_marker_in_contact_or_off_the_table() -> None:
    table = Table()
    settler = table.model("settler", 0, 100, 100)
    mutant = table.model("super-mutant", 1, 200, 100)
    table.marker(SEARCHABLE, 100, 200)
    assert sense(SeenBattle(table.state), settler, (100, 172)).purpose == MARKER
    beside = 200 - mutant.radius - settler.radius
    found = sense(SeenBattle(table.state), settler, (beside, 100))
    assert (found.purpose, found.subjects) == (CONTACT, (mutant.number,))
    assert sense(SeenBattle(table.state), settler, (100, 5)).purpose == LEAVE


def test_a_way_may_lead_out_of_sight_into_cover_or_into_range() -> None:
    table = Table(
        [box(300, 100, 60, 200, "sight", "wall"), box(300, 500, 20, 200, "cover", number=1)]
    )
    settler = table.model("settler", 0, 100, 400, "hunting-rifle")
    table.model("super-mutant", 1, 860, 400)
    assert sense(SeenBattle(table.state), settler, (250, 200)).purpose == HIDE
    covered = sense(SeenBattle(table.state), settler, (150, 590))
    assert covered.purpose == COVER
    assert covered.covered == covered.seen_by == (1,)
    shot = sense(SeenBattle(table.state), settler, (300, 400))
    assert (shot.purpose, shot.subjects) == (SHOT, (1,))
    away = sense(SeenBattle(table.state), settler, (60, 400))
    assert (away.purpose, away.towards) == (WAY, "west")


@pytest.mark.rule("WB-F5")
def test_a_slide_is_called_one() -> None:
    table = Table()
    settler = table.model("settler", 0, 100, 100)
    table.model("super-mutant", 1, 100 + 2 * settler.radius, 100)
    move = kinds.slide(100, 120)
    said = {
        lang: slide_parts(SeenBattle(table.state), settler, move, lang)[0] for lang in LANGUAGES
    }
    assert said == {
        "en": "Slide north",
        "fr": "Glissade, direction nord",
        "de": "Entlanggleiten nach Norden",
        "es": "Deslizamiento hacia el norte",
    }


def test_of_ways_that_do_the_same_one_is_listed() -> None:
    table = Table([box(300, 100, 60, 300, "sight", "wall")])
    settler = table.model("settler", 0, 100, 400, "hunting-rifle")
    table.model("super-mutant", 1, 700, 250)
    table.activate(settler)
    moves = table.state.moves()
    listed = sensible(SeenBattle(table.state), moves)
    ways = [m for m in listed if isinstance(m, BattleMove) and m.kind == kinds.MOVE]
    assert 0 < len(ways) < len([m for m in moves if str(m).startswith("move")])
    keys = [sense(SeenBattle(table.state), settler, move.path).key for move in ways]
    assert len(set(keys)) == len(keys)
    others = {str(m) for m in moves if not str(m).startswith("move")}
    assert others <= {str(m) for m in listed}


def test_the_list_goes_from_attacks_to_the_end() -> None:
    table = Table()
    settler = table.model("settler", 0, 300, 457, "hunting-rifle")
    table.model("super-mutant", 1, 500, 457)
    table.activate(settler)
    groups = [GROUPS.index(group_of(move)) for move in in_order(table.state.moves())]
    assert groups == sorted(groups)
    assert str(in_order(table.state.moves())[-1]) == "end"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_an_activation_has_words_of_its_own(lang: str) -> None:
    table = Table([box(440, 380, 40, 160, "cover", "difficult")])
    settler = table.model("settler", 0, 300, 457, "hunting-rifle", "frag-grenade", "stimpak")
    settler.wounds = 1
    table.model("super-mutant", 1, 450, 300)
    table.model("settler", 0, 330, 420)
    table.marker(SEARCHABLE, 300, 430)
    table.activate(settler)
    words: dict[str, list[str]] = {}
    for move in sensible(SeenBattle(table.state), table.state.moves()):
        assert isinstance(move, BattleMove)
        title, _ = move_parts(SeenBattle(table.state), move, lang)
        assert title not in ("", str(move))
        words.setdefault(title, []).append(str(move))
    twice = [moves for moves in words.values() if len(moves) > 1]
    assert all(move.startswith(("charge", "throw")) for moves in twice for move in moves), twice


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_in_the_list_tells_value_and_odds(lang: str) -> None:
    table = Table([box(440, 380, 40, 160, "cover", "difficult")])
    settler = table.model("settler", 0, 300, 457, "hunting-rifle")
    table.model("super-mutant", 1, 560, 457)
    table.activate(settler)
    shot = table.parse("shoot m1 hunting-rifle")
    detail = move_parts(SeenBattle(table.state), shot, lang)[1]
    assert "−2" in detail  # one item of cover
    assert "%" in detail


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_of_every_die_has_words(lang: str) -> None:
    assert set(FACE_IDS) == set(FACE_WORDS)
    for white in WHITE_WORDS:
        assert throw_words(white, lang)
    said = {throw_words(f"B:{face}", lang) for face in FACE_WORDS}
    assert len(said) == len(FACE_WORDS)


def test_directions_and_rulers() -> None:
    assert [compass_word(*way) for way in ((0, 5), (5, 5), (-5, 0), (3, -40))] == [
        "north",
        "north-east",
        "west",
        "south",
    ]
    assert ruler_of(51) == ORANGE
    assert ruler_of(203.5) == BLUE
    assert ruler_of(306) == NONE
