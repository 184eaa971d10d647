"""Text at twice its size: nothing lies over something else, nothing sticks out of the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.playing import Playing, open_table

LARGE = "localStorage.setItem('overseer.settings', JSON.stringify({ text: 200 }))"
# The leaves of the table's head that cover each other.
COVERED = """() => {
    const parts = [...document.querySelectorAll(
        ".table-head .game, .table-head .round, .table-head .threats, .table-head .turn,"
        + " .table-head .tools > *, .tabs > *, .bar .head > *")]
        .filter((node) => node.checkVisibility())
        .map((node) => [node.className, node.getBoundingClientRect()]);
    const within = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
    return parts.flatMap(([one, a], at) => parts.slice(at + 1)
        .filter(([, b]) => within(a, b, "left", "right") && within(a, b, "top", "bottom"))
        .map(([other]) => `${one} and ${other}`));
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_text_twice_as_large(visit: Visit, phone: bool) -> None:
    ada: Visitor = visit(phone=phone, lang="de")
    ada.context.add_init_script(LARGE)
    room = open_table(ada, seats=["human", "human"], terms={"door": "link"})
    for path in ("/", "/settings", "/rules/shelter", f"/t/{room}"):
        page = ada.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert ada.wide() == [], path
        ada.shot(f"large{path[:3].replace('/', '-')}")
    code = open_table(ada, seats=["human", "bot:easy", "bot:easy"])
    game = Playing(ada, code)
    expect(game.bar.locator(".chip").first).to_be_visible()
    ada.shot("large-table")
    assert ada.wide() == []
    assert ada.page.evaluate(COVERED) == []
