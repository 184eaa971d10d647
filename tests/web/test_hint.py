"""A hint is marked in the bar and on the board, until the position is another one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import Playing, open_table


def test_a_hint_is_marked_on_the_board(visit: Visit) -> None:
    ada = visit()
    terms = {"undo": "bots", "hints": True}
    code = open_table(ada, seats=["human", "bot:easy"], terms=terms)
    game = Playing(ada, code)
    page = ada.page
    expect(game.bar.locator(".chip").first).to_be_visible()
    page.mouse.move(1, 1)
    assert page.locator(".vault .space.pointed").count() == 0
    page.keyboard.press("h")
    page.get_by_role("button", name="I decide myself").click()
    expect(game.bar.locator(".chip.hinted")).to_be_in_viewport()
    expect(page.locator(".vault .space.pointed")).to_have_count(1)  # a dweller is sent somewhere
    ada.shot("hint")
    game.begin(seed=1, most=1)
    game.rest()
    expect(game.bar.locator(".chip.hinted")).to_have_count(0)
