"""Links that lead nowhere, doors that stay shut, tabs that are late: a sentence, and what to do."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.serving import until
from tests.web.conftest import Visit
from tests.web.playing import Playing, open_table, restart

BOT: list[str] = ["human", "bot:easy"]
NO_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); },
});"""


def test_a_table_that_is_gone(visit: Visit) -> None:
    page = visit().go("/t/zzzz9999")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Play now, against bots")).to_be_visible()


def test_a_closed_table(visit: Visit) -> None:
    ada, bob = visit(), visit(lang="fr")
    code = open_table(ada, seats=["human", "human"])
    page = ada.go(f"/t/{code}")
    page.get_by_role("button", name="Close the table").click()
    expect(page).to_have_url(f"{ada.table.address}/")
    bob.go(f"/t/{code}")
    expect(bob.page.get_by_role("main")).to_contain_text(code.upper())


def test_a_wrong_password_and_a_full_table(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    code = open_table(ada, seats=["human", "human"], terms={"door": "password"}, password="lamp")
    page = bob.go(f"/t/{code}")
    page.get_by_label("Password").fill("torch")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    eve.go(f"/t/{code}")
    expect(eve.page.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_label("Password").fill("lamp")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("section.bar")).to_be_visible()
    expect(eve.page.locator(".table-head .watching")).to_be_visible()  # the seat is gone: looks on


def test_a_late_tab_and_a_second_tab(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, seats=BOT, terms={"undo": "bots"})
    game = Playing(ada, code)
    expect(game.bar.locator(".chip").first).to_be_visible()
    second = ada.new_page()
    second.goto(f"/t/{code}")
    expect(second.locator(".bar .chip").first).to_be_visible()
    game.begin(seed=2, most=2)
    game.rest()
    there = second.locator(".scrubber input")
    until(lambda: there.get_attribute("max") == str(game.number))  # both tabs see the same
    expect(second.locator(".bar .chip").first).to_be_visible()
    before = game.number
    second.locator(".bar .strip .chip").first.click()
    until(lambda: game.number > before)


def test_the_server_restarts_and_the_page_goes_on(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, seats=BOT, terms={"undo": "bots"})
    game = Playing(ada, code)
    expect(game.bar.locator(".chip").first).to_be_visible()
    restart(ada.table, ada)
    game.begin(seed=2, most=1)
    game.rest()
    assert ada.page.locator(".bar .notice").count() == 0


def test_storage_that_is_switched_off(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script(NO_STORAGE)
    page = ada.go("/")
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Start against")).click()
    expect(page.locator(".bar .chip").first).to_be_visible()


def test_a_name_of_five_hundred_emoji(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/settings")
    name = page.get_by_label("Your name")
    name.evaluate("(node) => { node.removeAttribute('maxlength'); }")
    name.fill("🦡" * 500)
    name.press("Enter")
    expect(page.locator(".who")).to_contain_text("🦡")
    me: Any = ada.context.request.get("/api/me").json()
    assert me["name"] == "🦡" * 20
    assert ada.wide() == []


def test_a_page_that_is_older_than_the_table(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/settings")
    name = page.get_by_label("Your name")
    name.fill("Ada")
    name.press("Enter")
    expect(page.locator(".who")).to_contain_text("Ada")
    page.route("**/api/**", _newer)
    name.fill("Ada the second")
    name.press("Enter")
    expect(page.get_by_text("This table has a newer page")).to_be_visible()


def _newer(route: Any) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, headers={**answer.headers, "x-overseer": "another-release"})
