"""The companion without a connection: kept, begun, tracked, joined again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.web.browsing import Table, Visitor
from tests.web.companioning import DUEL, Tracker, opened
from tests.web.conftest import Visit

BEGUN = [*DUEL, {"is": "round", "advantage": 0}]
ENGINE = 90_000  # milliseconds for the engine to start where others work too


@contextmanager
def away(visitor: Visitor) -> Iterator[None]:
    """The phone in flight mode."""
    visitor.losing = True
    visitor.context.set_offline(True)
    yield
    visitor.context.set_offline(False)


@contextmanager
def stopped(table: Table) -> Iterator[None]:
    """The server gone for good."""
    table.stop()
    yield
    table.start()


def kept(visitor: Visitor) -> Page:
    """Somebody opens the companion once, and waits until everything is on their phone."""
    page = visitor.go("/companion")
    expect(page.get_by_text("Ready without a connection")).to_be_visible(timeout=ENGINE)
    return page


def test_a_battle_begins_and_is_tracked_in_flight_mode(visit: Visit, table: Table) -> None:
    ada = visit(phone=True, keeps=True)
    page = kept(ada)
    with stopped(table), away(ada):
        page.reload()
        page.get_by_role("link", name="New battle").click()
        page.get_by_label("Scenario").wait_for(timeout=ENGINE)
        page.get_by_role("button", name="To the table").click()
        row = page.locator("[data-token]").first
        row.wait_for(timeout=ENGINE)
        mine = Tracker(ada)
        token = int(row.get_attribute("data-token") or "0")
        left = int(row.locator(".health b").inner_text())
        mine.hurt(token, 2)
        mine.undo()
        mine.health(token, left - 1)
        # Whatever happens to the page, nothing is lost.
        page.reload()
        mine.health(token, left - 1)
        mine.hurt(token)
        ada.shot("companion-offline")
        assert ada.axe() == []
        page.goto("/companion")
        page.locator("main li a").first.click()
        mine.health(token, left - 2)
    page.wait_for_url(lambda url: "/companion/local" not in url, timeout=ENGINE)
    mine.health(token, left - 2)
    assert page.get_by_text("Only on this device").count() == 0


def test_two_phones_of_which_one_was_away(visit: Visit) -> None:
    ada, bob = visit(phone=True), visit(phone=True, keeps=True)
    code = opened(ada, BEGUN)
    mine = Tracker(ada, code)
    kept(bob)
    assert bob.context.request.post("/api/guest", data={"name": "Bob"}).ok
    bob.go(f"/companion/{code}")
    bob.page.get_by_role("button", name="Take part").click()
    expect(bob.page.get_by_text("You look on.")).to_be_visible()
    mine.page.get_by_role("button", name="2 devices at the table").click()
    mine.sheet.get_by_label("What Bob may do").select_option("player")
    mine.sheet.locator('[data-hand="Bob"]').get_by_label("Seat 2").check()
    mine.shut()
    his = Tracker(bob)
    expect(his.main).to_be_visible()
    # Nobody else writes: what was written alone simply comes.
    with away(bob):
        his.page.reload()
        his.row(8).wait_for()
        his.row(8).locator(".step").first.click()
        expect(his.row(8).locator(".health b")).to_have_text("5", timeout=ENGINE)
        his.hurt(8)
    mine.health(8, 4)
    expect(his.page.locator(".off")).to_have_count(0)
    # Both write: both are told, and somebody chooses.
    with away(bob):
        his.row(8).locator(".step").first.click()
        expect(his.row(8).locator(".health b")).to_have_text("3", timeout=ENGINE)
        mine.hurt(9)
    dialog = his.page.get_by_role("dialog", name="Others have written too")
    expect(dialog.get_by_role("listitem")).to_have_count(2, timeout=ENGINE)
    bob.shot("companion-clash")
    assert bob.axe() == []
    dialog.get_by_role("button", name="Mine after theirs").click()
    expect(dialog).to_have_count(0)
    for each in (mine, his):
        each.health(8, 3)
        each.health(9, 5)


def test_the_page_itself_may_not_compile_webassembly(visit: Visit) -> None:
    page = visit().go("/companion")
    empty = "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])"
    told = page.evaluate(f"WebAssembly.compile({empty}).then(() => 'done', (no) => String(no))")
    assert "Content Security Policy" in told
