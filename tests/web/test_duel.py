"""Tragic in the browser: whole duels, answers with parts on one panel, keys, phones, languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from overseer.text import LANGUAGES
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.dueling import Dueling, laid_out
from tests.web.playing import LONGEST, open_table
from tests.web.test_table import unsaid

BOT: list[str] = ["human", "bot:easy"]
INPUT = re.compile(r"/input\?")
POSITIONS = ("full", "attacked", "blocking", "dividing")


def at_position(visitor: Visitor, name: str, seats: list[str] | None = None) -> Page:
    """Somebody who looks at a saved position."""
    code = open_table(visitor, "tragic", seats=seats or BOT)
    laid_out(visitor, name)
    page = visitor.go(f"/t/{code}")
    # On a phone the chain lies over everything that stands there.
    expect(page.locator(".mat .stands, .mat .chain").first).to_be_visible(timeout=LONGEST)
    return page


def sent(page: Page) -> list[Any]:
    """What the page sends from now on; nobody gets it."""
    found: list[Any] = []

    def take(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        found.append(body.get("inputs", body.get("input")))
        route.fulfill(status=409, json={"error": {"id": "turn", "text": "kept"}})

    page.route(INPUT, take)
    return found


def confirm(page: Page, found: list[Any]) -> Any:
    """Confirm the panel; what was sent."""
    with page.expect_response(INPUT):
        page.locator(".panel .confirm").click()
    return found[-1]


def word(page: Page, name: str) -> Any:
    """A thing of the mat by its word."""
    return page.locator(f'.mat [data-word="{name}"]').first


def whole_cards(page: Page) -> int:
    """How many cards to pick from are seen whole before anybody scrolls."""
    found = page.evaluate(
        """() => {
            const floor = document.querySelector(".panel .inside").getBoundingClientRect().bottom;
            return [...document.querySelectorAll(".panel .picks button")]
                .filter((each) => each.getBoundingClientRect().bottom <= floor).length;
        }"""
    )
    return int(found)


# Whether the light of a hint lies around a thing, six pixels away on every side.
LIT = """(word) => {
    const of = document.querySelector(`.mat [data-word="${word}"]`)?.getBoundingClientRect();
    const light = document.querySelector(".lesson .light")?.getBoundingClientRect();
    return of && light && [light.left - of.left + 6, light.top - of.top + 6,
        light.right - of.right - 6, light.bottom - of.bottom - 6].every((n) => Math.abs(n) < 1);
}"""


def test_two_browsers_play_a_whole_duel(visit: Visit) -> None:
    ada, bob = visit(), visit(phone=True, theme="light", lang="de")
    seats, turns = ["human", "human"], {"turns": 5}  # a bound, whatever the dice say
    code = open_table(ada, "tragic", seats=seats, options=turns, name="Ada")
    bob.context.request.post("/api/guest", data={"name": "Bob", "lang": "de"})
    assert bob.context.request.post(f"/api/tables/{code}/sit", data={}).ok
    first, second = Dueling(ada, code), Dueling(bob, code)
    for each in (first, second):
        expect(each.page.locator(".panel .confirm")).to_be_visible()
        each.visitor.shot("duel-traits")
        assert whole_cards(each.page) >= 3
    first.begin(seed=5)
    second.begin(seed=6)
    for each in (first, second):
        each.end()
        each.visitor.shot("duel-end")
    expect(ada.page.locator(".result svg[role=img]")).to_be_visible()
    assert ada.axe() == []
    ada.page.locator(".result").get_by_role("button", name="Watch it again").click()
    expect(ada.page).to_have_url(f"{ada.table.address}/t/{code}/at/0")
    expect(ada.page.locator(".mat")).to_be_visible()


def test_allies_are_sent_at_a_target_on_one_panel(visit: Visit) -> None:
    ada = visit()
    page = at_position(ada, "full")
    found = sent(page)
    word(page, "a7").click()
    word(page, "a8").click()
    expect(page.locator(".panel .confirm[aria-disabled=true]")).to_be_visible()
    word(page, "seat:b").click()
    expect(page.locator(".panel .confirm[aria-disabled=false]")).to_be_visible()
    ada.shot("duel-send")
    assert confirm(page, found) == ["attack a7", "target b", "join a8", "pass"]


def test_a_proposed_payment_is_changed_by_tapping_letters(visit: Visit) -> None:
    ada = visit()
    page = at_position(ada, "full")
    found = sent(page)
    card = word(page, "hand:flamer-burst-2")
    card.click()
    word(page, "b1").click()
    panel = page.locator(".panel")
    expect(panel).to_contain_text("2 of 2 points")
    ada.shot("duel-pay")
    assert confirm(page, found) == ["cast flamer-burst-2", "target b1"]
    panel.get_by_role("button", name=re.compile("^Luck")).click()
    said = confirm(page, found)
    assert said[:3] == ["by-hand", "cast flamer-burst-2", "target b1"]
    assert sorted(said[3:])[0].startswith("pay ")
    assert "pay L" in said[3:]
    assert len(said) == 5
    panel.get_by_role("button", name="Clear").click()  # nothing was announced, nothing is paid
    expect(panel).to_have_count(0)
    page.locator(".bar .chip").filter(has_text="Flamer burst").click()  # the same way
    expect(panel).to_contain_text("Attack with Flamer burst")


def test_blockers_are_named_in_any_order(visit: Visit) -> None:
    ada = visit()
    page = at_position(ada, "blocking")
    found = sent(page)
    for blocker, attacker in (("a8", "b8"), ("a1", "b7"), ("a6", "b8")):
        word(page, blocker).click()
        word(page, attacker).click()
    word(page, "a1").click()  # not that one after all
    expect(page.locator(".combat")).to_contain_text("Minuteman")
    ada.shot("duel-blocks")
    moves = confirm(page, found)
    assert moves == ["block a8", "target b8", "block a6", "target b8", "pass"]


def test_damage_is_divided_on_the_panel(visit: Visit) -> None:
    ada = visit()
    page = at_position(ada, "dividing")
    found = sent(page)
    page.locator(".panel").get_by_role("button", name=re.compile("^More for Super mutant")).click()
    ada.shot("duel-division")
    assert confirm(page, found) == ["deal 1"]


def test_an_attack_is_announced_with_all_that_matters(visit: Visit) -> None:
    page = at_position(visit(), "attacked")
    chain = page.locator(".chain")
    expect(chain).to_contain_text("damage, 3 strikes")
    for part in ("base", "extra", "penetration", "armour", "net", "strikes", "Critical 2.8%"):
        expect(chain).to_contain_text(part)
    expect(chain.get_by_role("img", name=re.compile("36: 91.9%"))).to_be_visible()
    expect(chain).to_contain_text("28–64 hit points left")
    answers = page.locator(".panel")
    expect(answers).to_contain_text("Stone wall")
    expect(answers).to_contain_text("21–42 lost")
    lit = page.locator(".hand button[data-lit]")
    assert [each.get_attribute("data-word") for each in lit.all()] == [
        "hand:stone-wall-2",
        "hand:human-shield-1",
    ]


def test_stops_are_set_by_tapping(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, "tragic", seats=BOT)
    page = ada.go(f"/t/{code}")
    stop = page.get_by_role("button", name=re.compile("^An opposing attack card"))
    expect(stop).to_have_accessible_name("An opposing attack card: when I can do something")
    stop.click()
    expect(stop).to_have_accessible_name("An opposing attack card: always")
    always = page.locator(".strip").get_by_role("button", name="Always", exact=True)
    always.click()
    expect(always).to_have_attribute("aria-pressed", "true")


def test_everything_goes_by_keys_alone(visit: Visit) -> None:
    page = at_position(visit(), "full")
    found = sent(page)
    keys = page.keyboard
    page.locator(".centre button[data-word]:not([tabindex='-1'])").first.focus()
    keys.press("End")
    expect(page.locator(".hand .held").last).to_be_focused()
    keys.press("ArrowLeft")
    expect(page.locator(".hand .held").nth(-2)).to_be_focused()
    word(page, "hand:flamer-burst-2").focus()
    keys.press("Enter")
    panel = page.locator(".panel")
    expect(panel).to_contain_text("Attack with Flamer burst")
    panel.get_by_role("button", name="Target: your opponent").focus()
    keys.press("Enter")
    button = panel.locator(".confirm[aria-disabled=false]")
    button.focus()
    with page.expect_response(INPUT):
        keys.press("Enter")
    assert found[-1] == ["cast flamer-burst-2", "target b"]
    word(page, "hand:flamer-burst-2").focus()
    keys.press("Escape")  # takes the announcement back
    expect(panel).to_have_count(0)


def test_a_pile_opens(visit: Visit) -> None:
    page = at_position(visit(), "full")
    page.get_by_role("button", name=re.compile("^Discard: 3")).first.click()
    pile = page.get_by_role("dialog")
    expect(pile).to_contain_text("War cry")
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True])
def test_full_boards_have_room_and_are_for_everybody(visit: Visit, theme: str, phone: bool) -> None:
    for name in POSITIONS:
        ada = visit(theme=theme, phone=phone)
        at_position(ada, name)
        ada.shot(f"duel-{name}")
        assert ada.axe() == []
        assert ada.wide() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_words(visit: Visit, lang: str) -> None:
    for name in ("attacked", "blocking"):
        ada = visit(lang=lang)
        at_position(ada, name)
        ada.shot(f"duel-{name}")
        assert unsaid(ada) == set()
        assert ada.wide() == []


def test_the_lesson_ties_its_hints_to_cards(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, "tragic", terms={"lesson": True})
    page = ada.go(f"/t/{code}")
    hint = page.locator(".hint")
    for text in ("Welcome to your first duel", "Now three skills"):
        expect(hint).to_contain_text(text)
        hint.get_by_role("button", name="Do it for me").click()
        page.locator(".bar .chip.armed").click()
    expect(hint).to_contain_text("Your turn")
    expect(page.locator(".lesson .light")).to_be_visible()
    page.wait_for_function(LIT, arg="hand:raider-bruiser-1")
    ada.shot("duel-lesson")
    # The cards move under a hint that stands: one is taken away.
    page.evaluate("() => document.querySelector('.hand .held').style.display = 'none'")
    page.wait_for_function(LIT, arg="hand:raider-bruiser-1")
    hint.get_by_role("button", name="Understood").click()
    expect(hint).to_have_count(0)
