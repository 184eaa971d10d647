"""The campaign's board for everyone: phone, keys, four languages, both themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from overseer.text import LANGUAGES
from tests.web.campaigning import Settler, Visit, alone, settling, together

MOST_TABS = 150
PAGES = ("holdings", "journal", "briefing", "history")


def tab_to(settler: Settler, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        settler.page.keyboard.press("Tab")
        if settler.page.evaluate("(s) => document.activeElement?.matches(s)", selector):
            return
    raise AssertionError(f"no way to {selector}")


def test_a_settlement_phase_by_keys(visit: Visit) -> None:
    """Buy, place, use, keep and end the steps without a mouse."""
    ada = alone(visit())
    settling((ada,))
    ada.go()
    page, keys = ada.page, ada.page.keyboard
    ada.step(1)
    tab_to(ada, "[data-build=pump]")
    keys.press("Enter")
    tab_to(ada, ".weigh [data-move='build pump']")
    keys.press("Enter")
    expect(page.locator("[data-plot='5']")).to_have_attribute("aria-label", "Plot 6: Water pump")
    page.locator(".station button").first.focus()
    tab_to(ada, "[data-plot]")  # the land is one stop; arrows go from plot to plot
    keys.press("End")
    keys.press("Home")
    expect(page.locator("[data-plot='0']")).to_be_focused()
    keys.press("ArrowRight")
    expect(page.locator("[data-plot='1']")).to_be_focused()
    keys.press("Enter")
    expect(page.locator(".own-structure")).to_be_visible()
    tab_to(ada, ".own-structure .deeds .btn:last-child")
    keys.press("Enter")
    expect(page.locator(".moving")).to_be_visible()
    page.locator("[data-plot='1']").focus()
    keys.press("ArrowDown")
    expect(page.locator("[data-plot='6']")).to_be_focused()
    keys.press("Enter")
    expect(page.locator("[data-plot='6']")).to_have_attribute("aria-label", re.compile("Plot 7: "))
    number = ada.look()["number"]
    keys.press("1")  # the first choice of the decision bar ends the step
    ada.moved(number)
    ada.step(2)


def test_on_a_phone(visit: Visit) -> None:
    ada = alone(visit(phone=True))
    ada.go()
    ada.visitor.shot("campaign-quest")
    assert ada.visitor.wide() == []
    ada.muster()
    ada.tell(victor=1)
    ada.until("build")
    ada.step(1)
    page = ada.page
    page.locator("[data-build=pump]").tap()
    page.get_by_role("button", name="Build for 50 caps").tap()
    expect(page.locator("[data-plot='5']")).to_have_attribute("aria-label", "Plot 6: Water pump")
    ada.visitor.shot("campaign-build")
    assert ada.visitor.wide() == []
    assert ada.visitor.axe() == []
    page.get_by_role("navigation").get_by_role("button", name="Players").tap()
    expect(page.get_by_role("list", name="Players")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(visit: Visit, lang: str) -> None:
    """No word is missing on any page, and nothing sticks out."""
    ada = alone(visit(lang=lang))
    settling((ada,))
    ada.go()
    page = ada.page
    expect(page.locator(".weigh")).to_be_visible()
    page.locator("[data-build=pump]").click()
    expect(page.locator(".weigh dl")).to_be_visible()
    ada.visitor.shot("campaign-build")
    for each in ("now", *PAGES):
        page.locator(f"#page-{each}").click()
        expect(page.locator(f"#page-{each}")).to_have_attribute("aria-selected", "true")
        text = page.locator("body").inner_text()
        assert not re.search(r"\b(campaign|structure|bar|head)-[a-z]+", text)
        assert ada.visitor.wide() == []
    ada.visitor.go(f"/t/{ada.code}/sheet")
    expect(page.locator("article")).to_have_count(3)
    assert not re.search(r"\b(campaign|sheet)-[a-z]+", page.locator("body").inner_text())
    ada.visitor.go("/campaigns")
    expect(page.locator("main li")).to_have_count(1)
    assert not re.search(r"\bcampaigns?-[a-z]+", page.locator("body").inner_text())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_for_who_cannot_see_or_point_well(visit: Visit, theme: str) -> None:
    """Every question and page of the board, by axe, in both themes."""
    ada, ben = together(visit(theme=theme), visit())
    ada.go()
    seen: dict[str, list[str]] = {}

    def check(name: str) -> None:
        ada.visitor.shot(f"campaign-{name}")
        seen[name] = ada.visitor.axe(colours=theme == "light")

    page = ada.page
    expect(page.locator(".cards article").first).to_be_visible()
    check("quest")
    ada.say("quest none")
    expect(page.locator(".bring button")).to_be_enabled()
    check("force")
    ada.muster()
    ben.muster()
    expect(page.locator("form.told")).to_be_visible()
    check("result")
    ada.tell(victor=1)
    ada.until("build")
    ada.step(1)
    page.locator("[data-build=pump]").click()
    expect(page.locator(".weigh dl")).to_be_visible()
    check("build")
    page.locator("[data-plot='0']").click()
    expect(page.locator(".own-structure")).to_be_visible()
    check("picked")
    ada.say("done")
    ada.step(2)
    check("draw")
    for each in PAGES:
        page.locator(f"#page-{each}").click()
        expect(page.locator("#campaign-page [role=region]")).not_to_be_empty()
        check(each)
    ada.visitor.go(f"/t/{ada.code}/sheet")
    expect(page.locator("article")).to_have_count(3)
    check("sheet")
    ada.visitor.go("/campaigns")
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_role("button", name="New campaign").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check("new")
    assert {name: wrong for name, wrong in seen.items() if wrong} == {}
