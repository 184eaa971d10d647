"""From a campaign to the real table and back, on a phone; corrections; sheets to print."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from overseer.text import LANGUAGES
from overseer.wasteland.campaign.scenery import gone_sides, ways_to_end
from tests.web.campaigning import Settler, Visit, alone, together
from tests.web.contrast import faint

LONG = 120_000
REACHED = 500  # pixels from the top: seen without scrolling, above the decision


def ways(scenario: str) -> list[dict[str, Any]]:
    """How a battle can end in which nobody is gone, as acts."""
    return [
        {"is": "finish", "victor": victor, "level": level, "how": how}
        for victor, level, how in ways_to_end(scenario)
        if gone_sides(scenario, (victor, level, how))[0] < 0
    ]


class Beside:
    """A battle beside the table, written in by requests of its page."""

    def __init__(self, settler: Settler) -> None:
        self.settler = settler
        self.page = settler.page
        self.code = self.page.url.rpartition("/")[2]
        self.made = 0

    def given(self) -> dict[str, Any]:
        """The battle as its page gets it."""
        where = f"/api/companions/{self.code}?since=0"
        return dict(self.settler.visitor.context.request.get(where, timeout=LONG).json())

    def write(self, *acts: dict[str, Any]) -> None:
        """Enter acts."""
        entries = []
        for act in acts:
            self.made += 1
            entries.append({"id": f"t{self.code}-{self.made}", "act": act})
        body = {"base": self.given()["seq"], "entries": entries}
        where = f"/api/companions/{self.code}/entries"
        told = self.settler.visitor.context.request.post(where, data=body, timeout=LONG)
        assert told.ok, told.text()
        assert not told.json().get("misfits"), told.text()

    def end(self, way: int) -> dict[str, Any]:
        """A way to end it."""
        return ways(self.given()["ledger"]["sheet"]["scenario"])[way]

    def correct(self, way: int) -> None:
        """It ended otherwise."""
        log = self.given()["entries"]
        entry = next(each["id"] for each in log if each["act"]["is"] == "finish")
        self.write({"is": "correct", "of": entry, "act": self.end(way)})


def fight(settler: Settler) -> Beside:
    """To the real table by the button of the campaign."""
    settler.go()
    settler.page.get_by_role("button", name="real table").click()
    settler.page.wait_for_url("**/companion/**")
    return Beside(settler)


def top(part: Locator) -> float:
    """How far down something begins."""
    box = part.bounding_box()
    assert box is not None
    return box["y"]


def hand_in(page: Page) -> None:
    """One tap."""
    page.get_by_role("button", name="Hand the result in").click()
    expect(page.get_by_role("link", name="On to the settlement")).to_be_visible()


def test_from_the_end_of_a_battle_to_the_settlement_and_the_next_battle(visit: Visit) -> None:
    ada = alone(visit(phone=True))
    page = ada.page
    for number in (1, 2):
        ada.until("quest")
        ada.muster()
        beside = fight(ada)
        expect(page.locator(".force, .forces").first).to_be_visible()
        beside.write({"is": "round"}, beside.end(0))
        hand_in(page)
        page.get_by_role("link", name="On to the settlement").click()
        expect(page.locator("section.campaign")).to_be_visible()
        expect(page.locator(".station.fought")).to_have_count(number)
        ada.until("build")
        ada.go()
        # On a phone the prices stand between what one has and the land, and can be reached.
        prices, land = top(page.locator(".families")), top(page.locator(".land"))
        assert prices < min(land, REACHED)
    assert ada.visitor.wide() == []
    ada.visitor.go("/campaigns")
    expect(page.locator("main")).to_contain_text("2 battles fought")


def test_a_wrong_entry_is_corrected_after_it_was_handed_in(visit: Visit) -> None:
    """What would change is shown first; the others are asked, and see it too."""
    ada, ben = together(visit(phone=True), visit())
    ada.muster()
    ben.muster()
    beside = fight(ada)
    beside.write({"is": "round"}, beside.end(0))
    hand_in(ada.page)
    ben.until("build")
    ben.go()
    beside.correct(1)
    part = ada.page.get_by_role("region", name="The campaign")
    part.get_by_role("button", name="What would a correction change?").click()
    expect(part).to_contain_text("What becomes different")
    part.get_by_role("button", name="Ask the others to correct it").click()
    expect(part).to_contain_text("The others are asked")
    wish = ben.page.locator(".wish")
    expect(wish).to_contain_text("would like to correct how a battle ended")
    expect(wish).to_contain_text("caps instead of")
    before = ben.page.locator(".station.fought").inner_text()
    wish.get_by_role("button", name="Agree").click()
    expect(wish).to_have_count(0)
    expect(ben.page.locator(".station.fought")).not_to_have_text(before)
    # Ben goes on as if nothing had been.
    ben.until("build")
    ada.visitor.go(f"/companion/{beside.code}")
    expect(part).to_contain_text("The campaign has this result")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets_are_printed_black_on_white(visit: Visit, lang: str) -> None:
    ada = alone(visit(lang=lang, phone=True))
    ada.muster()
    request = ada.visitor.context.request
    given = request.post("/api/companions", data={"key": "0" * 16, "campaign": ada.code})
    page = ada.page
    for path in (f"/companion/{given.json()['code']}/print", f"/t/{ada.code}/sheet"):
        ada.visitor.go(path)
        card = page.locator("section.card").first
        expect(card).to_be_visible()
        assert [*ada.visitor.axe(), *faint(page)] == []
        assert ada.visitor.wide() == []
        page.emulate_media(media="print")
        expect(page.locator(".page-head")).to_be_hidden()
        ink = "e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
        assert card.evaluate(ink) == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]
        assert page.locator("body").evaluate(ink) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
        whole = "e => getComputedStyle(e).breakInside"
        assert card.evaluate(whole) == "avoid"
        assert page.pdf(format="A4").startswith(b"%PDF")
        page.emulate_media(media="screen")
