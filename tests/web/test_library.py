"""The pages that need no match: rulebook, cards, aid, lessons, notices, oneself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.contrast import faint

PAGES = {
    "rules": "/rules/shelter",
    "rule": "/rules/wasteland/WC-S7",
    "cards": "/cards/shelter",
    "cards-tragic": "/cards/tragic",
    "cards-wasteland": "/cards/wasteland",
    "card": "/cards/shelter/diner",
    "aid": "/aid/shelter",
    "aid-tragic": "/aid/tragic",
    "aid-wasteland": "/aid/wasteland",
    "learn": "/learn",
    "account": "/account",
    "notices": "/notices",
    "lost": "/no/such/page",
}
# axe looks at each arrangement once, and at the colours of the other look; words change neither.
VIEWS: dict[str, tuple[dict[str, Any], str]] = {
    "laptop-dark": ({}, "all"),
    "laptop-light": ({"theme": "light"}, "colours"),
    "phone-dark": ({"phone": True}, "none"),
    "phone-light-german": ({"phone": True, "theme": "light", "lang": "de"}, "all"),
    "laptop-german": ({"lang": "de"}, "none"),
}


@pytest.mark.parametrize("view", VIEWS)
def test_every_page_is_drawn_whole_and_for_everyone(visit: Visit, view: str) -> None:
    """Pictures of every page; nothing sticks out, and axe finds nothing serious."""
    wishes, asked = VIEWS[view]
    somebody = visit(**wishes)
    faults: list[str] = []
    for name, path in PAGES.items():
        page = somebody.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        somebody.shot(name)
        axe = somebody.axe(colours=asked == "colours") if asked != "none" else []
        faults += [f"{path}: {each}" for each in [*axe, *faint(page), *somebody.wide()]]
    assert faults == []


def test_a_rule_is_found_by_its_id_and_by_words(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/rules/shelter")
    search = page.get_by_role("searchbox")
    search.fill("p3")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("SH-P3")
    search.fill("zebra")
    expect(page.get_by_role("region", name="Rules found")).to_contain_text("zebra")
    search.fill("wounded")
    expect(page.get_by_role("article").first).to_be_visible()
    page.get_by_role("article").first.get_by_role("link").first.click()
    expect(page).to_have_url(f"{ada.table.address}/rules/shelter/SH-P5")
    expect(page.locator("#SH-P5")).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(f"{ada.table.address}/rules/shelter")


def test_a_rule_of_another_game_or_none(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/rules/shelter/SH-Z99")
    expect(page.get_by_role("alert")).to_contain_text("SH-Z99")
    page = ada.go("/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/rules/shelter/SH-P3")
    page.evaluate("window.stayed = true")
    english = page.locator("#SH-P3").inner_text()
    for lang, name in (("de", "Regelbuch"), ("fr", "Règles"), ("es", "Reglamento")):
        page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        expect(page.get_by_role("link", name=name, exact=True)).to_be_visible()
        expect(page.locator("#SH-P3")).not_to_have_text(english)
        assert page.locator("html").get_attribute("lang") == lang
    assert page.evaluate("window.stayed") is True


def test_a_card_has_an_address_and_the_way_back(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/cards/shelter")
    page.get_by_role("link", name="Diner").click()
    expect(page).to_have_url(f"{ada.table.address}/cards/shelter/diner")
    expect(page.get_by_role("region", name="Diner")).to_contain_text("diner")
    page.go_back()
    page.get_by_role("searchbox").fill("diner")
    expect(page.get_by_role("status")).to_contain_text("1 card")
    page = ada.go("/cards/shelter/no-such-card")
    expect(page.get_by_role("alert")).to_contain_text("no-such-card")


def test_notices_name_every_font_icon_set_and_package(visit: Visit) -> None:
    page = visit().go("/notices")
    text = page.get_by_role("main")
    for words in ("Game Icons", "CC-BY-3.0", "game-icons.net", "Lucide", "oswald", "svelte"):
        expect(text).to_contain_text(words)


def test_an_account_from_a_guest_to_the_farewell(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/account")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    kept = page.get_by_role("region", name="What you keep here")
    expect(kept).to_contain_text("You keep 0.0 of at most 20 MB here.")
    page.get_by_role("button", name="Show the code").click()
    code = page.get_by_test_id("recovery").inner_text()
    bob = visit(lang="de")
    bob.go("/account")
    bob.page.get_by_label("Wiederherstellungscode").fill("falsch")
    bob.page.get_by_role("button", name="Weitermachen").click()
    expect(bob.page.locator(".wrong")).not_to_be_empty()
    bob.page.get_by_label("Wiederherstellungscode").fill(code)
    bob.page.get_by_role("button", name="Weitermachen").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ada")
    page.get_by_label("Sign-in name").first.fill("ada.l")
    page.get_by_label("New password").fill("correct horse")
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("main")).to_contain_text("Signed in as ada.l")
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_label("Sign-in name").fill("ada.l")
    page.get_by_label("Password", exact=True).fill("wrong horse")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(".wrong")).not_to_be_empty()
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    page.get_by_role("button", name="Remove me…").click()
    page.get_by_role("region", name="Your data").get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Remove me for ever").click()
    expect(page.get_by_role("main")).to_contain_text("Nobody knows you here yet")
