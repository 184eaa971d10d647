"""Beside the real tables of Shelter and Tragic: on a phone, everything undone, without a line."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from overseer.text import LANGUAGES
from tests.web.campaigning import Visit
from tests.web.contrast import faint

TABS = {"tragic": ("life", "criticals", "deck"), "shelter": ("threats", "scores")}


def test_life_and_radiation_are_read_from_both_sides_and_taken_back(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go("/beside/tragic")
    first, second = (
        page.get_by_role("region", name="Player 1"),
        page.get_by_role("region", name="Player 2"),
    )
    assert first.locator("xpath=..").evaluate("e => getComputedStyle(e).rotate") == "180deg"
    first.get_by_role("button", name="Player 1: life −10").click()
    for _ in range(4):
        second.get_by_role("button", name="More: radiation").click()
    expect(first.locator(".life")).to_have_text("90/ 100")
    expect(second.locator(".life")).to_have_text("90/ 90")  # the maximum has fallen (TR-A4)
    page.get_by_role("button", name="What was done").click()
    expect(page.get_by_role("dialog")).to_contain_text("Player 2: radiation level 4")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.reload()  # it is kept
    expect(second.locator(".life")).to_have_text("90/ 90")
    undo = page.get_by_role("button", name="Take back")
    for _ in range(5):
        undo.click()
    expect(undo).to_be_disabled()
    for half in (first, second):
        expect(half.locator(".life")).to_have_text("100/ 100")
    page.get_by_role("button", name="Bring back").click()
    expect(first.locator(".life")).to_have_text("90/ 100")


def test_a_critical_hit_is_two_ones(visit: Visit) -> None:
    page = visit(phone=True).go("/beside/tragic")
    page.get_by_role("tab", name="Criticals").click()
    expect(page.locator("main")).to_contain_text("3 dice: critical in 7.4% (2/27)")
    page.get_by_role("button", name="Enter dice").click()
    dice = page.get_by_role("group", name="The dice").get_by_role("button")
    expect(dice).to_have_count(3)
    dice.nth(0).click()
    expect(page.get_by_role("status").last).to_contain_text("No critical hit: only 1 die shows a 1")
    dice.nth(1).click()
    expect(page.get_by_role("status").last).to_contain_text("10 × 2 = 20 damage")


def test_a_deck_is_checked(visit: Visit) -> None:
    page = visit(phone=True).go("/beside/tragic")
    page.get_by_role("tab", name="Deck").click()
    page.get_by_label("A deck as text").fill("fists")
    page.get_by_role("button", name="Check").click()
    found = page.get_by_role("status", name="Deck")
    expect(found).to_contain_text("legal")
    expect(found).to_contain_text("60 of 60 cards")
    page.get_by_label("A deck as text").fill("1 punch")
    page.get_by_role("button", name="Check").click()
    expect(found).to_contain_text("not legal")
    expect(found.get_by_role("link").first).to_be_visible()  # the rule that says so


def test_a_score_sheet_finds_the_winner_and_what_broke_the_tie(visit: Visit) -> None:
    page = visit(phone=True).go("/beside/shelter")
    page.get_by_role("tab", name="Scores").click()
    happier = page.get_by_role("button", name="More: Happiness", exact=True)
    for _ in range(4):
        happier.click()
    page.get_by_role("button", name="More: Threats on your floor").click()
    page.get_by_label("Overseer’s chair").check()
    for _ in range(2):
        page.get_by_role("button", name="More: Rooms on your floor").click()
    expect(page.locator(".sum")).to_have_text("4 + 2 by cards − 1 by threats = 5")
    page.get_by_role("button", name="Player 2").click()
    for _ in range(5):
        happier.click()
    expect(page.locator(".won")).to_have_text("Shared: Player 1, Player 2")
    page.get_by_role("button", name="More: Food").click()
    expect(page.locator(".won")).to_have_text(
        "Player 2 leads. The tie is broken by resource cubes."
    )


def test_threats_fall_by_the_apps_dice_or_by_hand_without_a_line(visit: Visit) -> None:
    ada = visit(phone=True, keeps=True)
    page = ada.go("/beside/shelter")
    expect(page.get_by_role("button", name="Throw for all floors")).to_be_visible()
    page.wait_for_function(
        """async () => {
            await navigator.serviceWorker.ready;
            const drawer = await caches.open("overseer-shell-1");
            const kept = (await drawer.keys()).map((each) => new URL(each.url).pathname);
            const used = performance.getEntriesByType("resource")
                .map((each) => new URL(each.name).pathname)
                .filter((path) => path.startsWith("/assets/"));
            return kept.includes("/") && used.every((path) => kept.includes(path));
        }"""
    )
    ada.losing = True
    ada.context.set_offline(True)
    page.reload()
    page.get_by_label("Sum of the dice thrown by hand: Top floor").select_option("7")
    expect(page.locator("main li").first).to_contain_text("no threat")
    page.get_by_role("button", name="Throw for all floors").click()
    expect(page.locator("main li")).to_contain_text(["7", "", ""])
    expect(page.get_by_role("button", name="Throw", exact=True)).to_have_count(1)  # of the fight
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Throw", exact=True)).to_have_count(3)
    ada.context.set_offline(False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_beside_a_table_are_for_everybody(visit: Visit, lang: str) -> None:
    ada = visit(lang=lang, phone=True)
    faults: list[str] = []
    for game, tabs in TABS.items():
        page = ada.go(f"/beside/{game}")
        for tab in tabs:
            page.locator(f"#tab-{tab}").click()
            expect(page.locator("#beside-tab > *").first).to_be_visible()
            faults += [f"{tab}: {each}" for each in [*ada.axe(), *faint(page), *ada.wide()]]
            small = page.locator("#beside-tab button:visible").evaluate_all(
                "all => all.filter(e => e.getBoundingClientRect().height < 43.5)"
                ".map(e => e.textContent)"
            )
            faults += [f"{tab}: small {each}" for each in small]
    assert faults == []
