"""A narrow screen: the head is one line, and something open is in sight when one is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from overseer.text import LANGUAGES
from tests.web.conftest import Visit
from tests.web.playing import Playing, open_table

SEEN = """() => {
    const scroller = document.querySelector(".scroller");
    const all = [...scroller.querySelectorAll("[data-lit]")];
    const window = scroller.getBoundingClientRect();
    return !all.length || all.map((each) => each.getBoundingClientRect()).some((box) =>
        box.left >= window.left - 1 && box.right <= window.right + 1
        && box.top >= window.top - 1 && box.bottom <= window.bottom + 1);
}"""
TALL = 60  # a head of two lines is taller


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_board_moves_to_what_is_open(visit: Visit, lang: str) -> None:
    ada = visit(phone=True, lang=lang)
    code = open_table(ada, seats=["human", "bot:easy", "bot:easy", "bot:easy"])
    game = Playing(ada, code)
    for seed in range(5):
        expect(game.bar.locator(".chip").first).to_be_visible()
        ada.page.wait_for_function(SEEN)
        head = ada.page.locator(".table-head").bounding_box()
        assert head is not None
        assert head["height"] < TALL
        game.begin(seed=seed, most=1)
        game.rest()
