"""The tables of structures (WC-S7), and files that are not in order."""

from __future__ import annotations

import pytest

from overseer.cardfile.problems import CardFileError
from overseer.text import LANGUAGES
from overseer.wasteland.settlement.structure import Structure
from overseer.wasteland.settlement.structure_file import read_structures, structures
from overseer.wasteland.settlement.text import effect_text, structure_name
from tests.wasteland.settlement.ground import BOOKS

PRICES = {
    "gen-s": 100,
    "gen-m": 200,
    "gen-l": 300,
    "pump": 50,
    "purifier": 100,
    "field": 30,
    "wb-weapon": 100,
    "wb-armour": 100,
    "wb-power": 100,
    "wb-chem": 100,
    "wb-cook": 100,
    "listen": 0,
    "outpost": 100,
    "scouts": 200,
    "store": 150,
    "shed": 60,
    "pen": 300,
    "stables": 200,
    "ranch": 250,
    "ops": 400,
    "office": 500,
}
KINDS = ("barter", "weapon", "armour", "clothing", "food", "medical")
BOOSTS = ("practised", "instinctive", "tactical", "cunning")


@pytest.mark.rule("WC-S7")
def test_every_price_is_that_of_the_tables() -> None:
    sizes = ("stall", "shop", "warehouse")
    wanted = dict(PRICES)
    wanted.update(zip([f"{size}-any" for size in sizes], (50, 100, 150), strict=True))
    for kind in KINDS:
        wanted.update(zip([f"{size}-{kind}" for size in sizes], (100, 150, 200), strict=True))
    wanted.update(zip([f"rack-any-{size}" for size in "sml"], (35, 55, 75), strict=True))
    for kind in BOOSTS:
        wanted.update(zip([f"rack-{kind}-{size}" for size in "sml"], (50, 75, 100), strict=True))
    assert {each.id: each.price for each in structures().all} == wanted


@pytest.mark.rule("WC-S7", "WC-S4")
def test_power_is_one_unless_the_entry_says_otherwise() -> None:
    free = {"gen-s", "gen-m", "gen-l", "pump", "field"}
    for each in structures().all:
        assert each.power == (0 if each.id in free or each.family == "rack" else 1), each.id
        assert each.water == (1 if each.id == "field" else 0)
    gives = {each.id: (each.gives_power, each.gives_water) for each in structures().all}
    assert {id: what for id, what in gives.items() if any(what)} == {
        "gen-s": (3, 0),
        "gen-m": (7, 0),
        "gen-l": (12, 0),
        "pump": (0, 3),
        "purifier": (0, 12),
    }


@pytest.mark.rule("WC-S7")
def test_requirements_and_maxima() -> None:
    most = {each.id: each.maximum for each in structures().all if each.maximum}
    assert most == {"field": 5, "listen": 1, "ranch": 1, "ops": 1, "office": 1}
    required = {each.id: each.requires for each in structures().all if each.requires}
    assert set(required) == {
        *("wb-weapon", "wb-armour", "wb-power", "pen", "stables", "ranch", "ops", "office")
    }
    for perks in required.values():
        assert all(perk in BOOKS.cards.perk_numbers for perk in perks)
    assert len(required["wb-weapon"]) == 4  # the blacksmith or any gun nut


@pytest.mark.rule("WC-S7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_structure_has_a_name_and_says_what_it_does(lang: str) -> None:
    names = {structure_name(each.id, lang) for each in structures().all}
    assert len(names) == len(structures().all)
    assert all(effect_text(each, lang) for each in structures().all)
    assert structure_name("field", lang, mutants=True) != structure_name("field", lang)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("[[structure]]\nid = 'x'\nfamily = 'rack'\nwork = 'store'", "cardfile-missing-key"),
        ("[[structure]]\nid = 'x'\ncolour = 'red'", "cardfile-unknown-key"),
        ("[[structure]]\nid = 'x'\nfamily = 'castle'", "cardfile-choice"),
        ("[[structure]]\nid = 'x'\nprice = -5", "cardfile-range"),
        ("[[structure]]\nid = 'x'\nwork = 'draw'\nkind = 'gold'", "cardfile-choice"),
        ("[[structure]]\nid = 'x'\nneeds = ['y']", "settlement-file-unknown"),
        ("[[structure]]\nid = 'x'\n[[structure]]\nid = 'x'", "settlement-file-twice"),
        ("castle = 1", "cardfile-unknown-key"),
    ],
)
def test_every_mistake_of_a_file_is_told(text: str, id: str) -> None:
    with pytest.raises(CardFileError) as error:
        read_structures(text)
    assert id in [problem.id for problem in error.value.problems]


def test_a_structure_of_a_file_is_read_whole() -> None:
    text = (
        '[[structure]]\nid = "mill"\nfamily = "other"\nwork = "draw"\nprice = 7\nkind = "food"\n'
        'draw = 2\nkeep = 1\nneeds = ["mill"]\n'
    )
    assert read_structures(text)["mill"] == Structure(
        "mill", "other", "draw", 7, 1, draw=2, keep=1, kind="food", needs=("mill",)
    )
