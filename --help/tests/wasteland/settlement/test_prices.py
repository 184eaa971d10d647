"""Every list of caps leaves every structure within reach (WB-X1, WC-S7)."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.check import check
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.text import finding_text
from overseer.wasteland.prices import price_in, priced_by
from overseer.wasteland.settlement.build import why_build
from overseer.wasteland.settlement.holdings import Books, new_holdings
from overseer.wasteland.settlement.perks import perk_price, take_perk, why_perk
from overseer.wasteland.settlement.pile import pool
from overseer.wasteland.settlement.structure_file import structures
from overseer.wasteland.text.names import caps_text
from overseer.wasteland.words import LISTS

CARDS = standard()


@pytest.mark.rule("WB-X1", "WC-S7")
@pytest.mark.parametrize("caps_list", range(len(LISTS)), ids=LISTS)
def test_every_structure_can_be_built_and_has_something_to_draw(caps_list: int) -> None:
    books = Books(CARDS, structures(), caps_list)
    own = new_holdings(True)
    own.caps, own.room = 20_000, 90
    for perk in [perk.id for perk in CARDS.perks if perk.settlement]:
        assert why_perk(own, perk, "", books) is None
        take_perk(own, perk, "", books)
    for structure in books.structures.all:
        if structure.id != "listen":  # stands already, and there is one
            assert why_build(own, structure.id, books) is None, structure.id
        if structure.draws:
            assert pool(own, structure.kind, books), structure.id


@pytest.mark.rule("WB-X1")
def test_the_nearest_list_counts_where_one_is_silent() -> None:
    own = new_holdings(True)
    for caps_list, price in enumerate((7, 7, 3)):
        assert perk_price(own, "armourer", Books(CARDS, structures(), caps_list)) == price
    assert price_in(CARDS.perk("local-leader-2").caps, 2) == 7
    assert priced_by((9, -1, 8), 1) == 0
    assert priced_by((-1, -1, -1), 0) == price_in((-1, -1, -1), 0) == -1


@pytest.mark.rule("WB-X1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_borrowed_price_is_marked(lang: str) -> None:
    assert "2020" in caps_text((-1, 7, 3), 0, lang)
    assert "20" not in caps_text((5, 7, 3), 0, lang)
    force = Force([ForceUnit("raider", 1, (), (), (), "hunter", perks=("toughness",))])
    found = [each for each in check(force, CARDS, 500, 0) if each.word == "borrowed"]
    assert {each.refusal.args["card"] for each in found} == {"raider", "toughness"}
    assert all("2018" in (text := finding_text(f, CARDS, lang)) and "2020" in text for f in found)
    assert not [each for each in check(force, CARDS, 500, 1) if each.word == "borrowed"]
