"""The start page: what begins a game stands in one line, on a phone and on a laptop."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from overseer.text import LANGUAGES
from tests.web.conftest import Visit

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 1366, "height": 768},
    {"width": 390, "height": 844},
)
# The buttons that begin, and how many bots there are, where they take more than a line.
BROKEN: Final = """() =>
  [...document.querySelectorAll("article :is(.go, output)")].filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 12);
    const tops = lines.map((box) => box.top + box.height / 2);
    return Math.max(...tops) - Math.min(...tops) > 10 || each.scrollWidth > each.clientWidth;
}).map((each) => each.innerText)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_begins_a_game_is_in_one_line(visit: Visit, lang: str) -> None:
    page = visit(lang=lang).page
    for size in SIZES:
        page.set_viewport_size(size)
        page.goto("/")
        page.locator("article output").wait_for()
        assert page.locator("article .go").count() >= 3
        assert page.evaluate(BROKEN) == []
        page.locator("article .count button").last.click()  # several bots
        assert page.evaluate(BROKEN) == []
