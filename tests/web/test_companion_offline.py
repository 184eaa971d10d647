"""The companion without a connection: kept, begun, tracked, joined again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.browsing import Table, Visitor
from tests.web.campaigning import alone
from tests.web.companioning import DUEL, Tracker, opened
from tests.web.conftest import Visit

BEGUN = [*DUEL, {"is": "round", "advantage": 0}]
ENGINE = 90_000  # milliseconds for the engine to start where others work too


@contextmanager
def away(visitor: Visitor) -> Iterator[None]:
    """The phone in flight mode."""
    visitor.losing = True
    visitor.context.set_offline(True)
    try:
        yield
    finally:
        visitor.context.set_offline(False)


@contextmanager
def stopped(table: Table) -> Iterator[None]:
    """The server gone for good."""
    table.stop()
    try:
        yield
    finally:
        table.start()  # whatever went wrong, the next test finds it


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


def test_a_campaigns_battle_is_fought_in_flight_mode_and_the_settlement_follows(
    visit: Visit,
) -> None:
    ada = visit(phone=True, keeps=True)
    settler = alone(ada)
    settler.until("quest")
    settler.muster()
    page = kept(ada)
    settler.go()
    page.get_by_role("button", name="real table").click()
    page.wait_for_url("**/companion/**")
    page.locator("[data-token]").first.wait_for()
    mine = Tracker(ada)
    with away(ada):
        page.reload()
        row = page.locator("[data-token]").first
        row.wait_for()
        token = int(row.get_attribute("data-token") or "0")
        left = int(row.locator(".health b").inner_text())
        row.locator(".step").first.click()
        expect(row.locator(".health b")).to_have_text(str(left - 1), timeout=ENGINE)
        page.get_by_role("button", name="1 device at the table").click()
        mine.sheet.get_by_role("button", name="The end of the battle").click()
        mine.sheet.locator("label").first.click()
        page.get_by_role("button", name="The battle is over").click()
        expect(page.get_by_role("button", name="How it ended")).to_be_visible()
    mine.health(token, left - 1)
    page.get_by_role("button", name="Hand the result in").first.click(timeout=ENGINE)
    page.get_by_role("link", name="On to the settlement").first.click()
    expect(page.locator(".station.fought")).to_have_count(1)


def test_the_page_itself_may_not_compile_webassembly(visit: Visit) -> None:
    page = visit().go("/companion")
    empty = "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])"
    told = page.evaluate(f"WebAssembly.compile({empty}).then(() => 'done', (no) => String(no))")
    assert "Content Security Policy" in told


class Play:
    """Somebody plays a battle by whatever the phone offers: the AI by its questions, too."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.told: list[str] = []  # what the AI was told to do
        self.asked = 0
        self.waited = 0

    def offered(self) -> Locator | None:
        """What to tap next; None where the phone is still at work."""
        page = self.page
        dialog = page.locator("dialog[open]")
        if dialog.count():
            return self.first(
                dialog.get_by_role("button", name="Enter it", exact=True),
                dialog.get_by_role("button", name="The app throws", exact=True),
                dialog.locator(".choices button, li button, .sides .btn, [data-ai=ended]"),
            )
        stage = page.locator("[data-ai-stage]")
        if stage.evaluate_all("(all) => all.every((each) => each.dataset.aiStage === 'none')"):
            return self.first(page.locator("footer .main"))
        if page.locator("#ai-asked").count():
            self.asked += 1
            things = page.locator('[data-word]:not([aria-pressed="true"])')
            if things.count() and not page.locator('[data-word][aria-pressed="true"]').count():
                return self.first(things)
            return self.first(page.locator('[data-ai="yes"], [data-ai="answer"]'))
        self.told += page.locator("#ai-told").all_inner_texts()
        return self.first(page.locator('[data-ai="chance"], [data-ai-stage] .keys .btn.first'))

    def first(self, *found: Locator) -> Locator | None:
        """The first that can be tapped."""
        for each in found:
            at = each.evaluate_all("(nodes) => nodes.findIndex((node) => !node.disabled)")
            if at >= 0:
                return each.nth(at)
        return None

    def tap(self) -> None:
        """Do what is offered, if anything is, and see whether it leads to something."""
        before = self.page.locator("body").inner_text()
        found = self.offered()
        if found is None:
            self.page.wait_for_timeout(50)  # the phone is at work
            self.waited += 1
            if self.waited > 60:
                self.otherwise()
            return
        self.waited = 0
        with suppress(TimeoutError):  # it may have gone while it was looked at
            found.click(timeout=1000)
            changed = "(old) => document.body.innerText !== old"
            self.page.wait_for_function(changed, arg=before, timeout=3000)

    def otherwise(self) -> None:
        """What was begun does not fit: it is put away, and the AI is told that it cannot."""
        self.waited = 0
        for name in ("dialog[open] .close", '[data-ai="cannot"]'):
            if (found := self.first(self.page.locator(name))) is not None:
                found.click()

    def until(self, there: Callable[[], bool]) -> None:
        """Play on until something is so."""
        for _ in range(1500):
            if there():
                return
            self.tap()
        raise AssertionError(self.page.locator("body").inner_text())


def test_a_whole_lesson_against_the_ai_in_flight_mode(visit: Visit, table: Table) -> None:
    ada = visit(phone=True, keeps=True)
    page = kept(ada)
    now = page.locator(".rounds .now")
    with stopped(table), away(ada):
        page.goto("/companion/new")
        page.get_by_label("Scenario").wait_for(timeout=ENGINE)
        page.get_by_role("button", name="To the table").click()
        page.locator("[data-token]").first.wait_for(timeout=ENGINE)
        play = Play(ada)
        play.until(lambda: now.all_inner_texts() == ["2"])
        assert play.asked
        assert play.told
        page.reload()  # in the middle of it
        now.wait_for()
        end = page.get_by_role("dialog", name="The end of the battle")
        play.until(lambda: end.count() > 0)
        ada.shot("companion-lesson-offline")
        end.locator(".chip").first.click()
        page.get_by_role("button", name="The battle is over").click()
        expect(page.get_by_role("button", name="How it ended")).to_be_visible()
    page.wait_for_url(lambda url: "/companion/local" not in url, timeout=ENGINE)
    expect(page.get_by_role("button", name="How it ended")).to_be_visible()
