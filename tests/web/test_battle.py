"""Wasteland's battlefield in a real browser: alone, together, against each other; by every hand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from overseer.text import LANGUAGES
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text
from tests.web.battling import Battling, battle, force, stepped
from tests.web.conftest import Visit
from tests.web.lessons import follow
from tests.web.test_table import unsaid


def test_the_lesson_leads_to_its_end(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/learn")
    page.get_by_role("button", name=re.compile("Wasteland")).click()
    game = Battling(ada)
    game.briefed()
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    ada.shot("battle-lesson")
    assert ada.axe() == []
    assert follow(page, chip=0) >= 5
    expect(page.locator(".result")).to_be_visible()
    # Any past step says why: the AI's last activation with its card.
    ada.go(f"{page.url}/at/{game.number - 1}")
    page.get_by_role("button", name="Why?").click()
    why = page.locator(".panel article")
    expect(why).to_contain_text("Why ")
    expect(why.locator("td.here")).to_have_count(1)
    why.get_by_role("link", name=re.compile("^On the table")).first.click()
    expect(page).to_have_url(re.compile("/at/"))


def test_a_further_lesson_is_chosen(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/learn")
    fort = page.get_by_role("button", name="Fort Davis")
    expect(fort).to_be_visible()
    ada.shot("learn-further")
    fort.click()
    game = Battling(ada)
    game.briefed()
    expect(page.locator(".hint")).to_contain_text("lay the markers by turns")


def test_by_mouse_a_point_is_judged_and_an_attack_is_weighed(visit: Visit) -> None:
    ada = visit()
    game = Battling(ada, battle(ada, forces=[force(2)], enemy=force(3)))
    page = game.page
    expect(page.locator(".brief[role=dialog]")).to_contain_text("How it ends")
    ada.shot("battle-briefing")
    game.briefed()
    # Somebody is put down: the first press explains, the second one does it.
    expect(page.locator(".panel .tray .btn").first).to_be_visible()
    expect(page.locator(".drawing path.room")).to_be_visible()
    spot = game.spot("place")
    page.mouse.click(*spot)
    expect(page.locator(".ghost.sure")).to_be_visible()
    before = game.number
    page.mouse.click(*spot)
    stepped(page, before)
    game.asked("models ready")
    lit = page.locator(".token.lit")
    expect(lit).to_have_count(2)
    word = lit.first.get_attribute("data-at")
    assert word is not None
    page.mouse.click(*game.middle(word))
    game.free("Activate")
    page.mouse.click(*game.middle(word))
    game.free("choose an action")
    # Its reach is drawn, and the way to a point under the pointer before it is walked.
    expect(page.locator(".drawing path.reach.move")).to_be_visible()
    spot = game.spot("move")
    page.mouse.move(*spot)
    expect(page.locator(".drawing .rulers")).to_be_visible()
    expect(page.locator(".panel article")).to_contain_text("Press to choose it.")
    page.mouse.click(*spot)
    expect(page.locator(".ghost.sure")).to_be_visible()
    ada.shot("battle-point")
    before = game.number
    page.mouse.click(*spot)
    stepped(page, before)
    game.free()
    before = game.number
    game.bar.get_by_role("button", name="Undo", exact=True).click()
    stepped(page, before)
    # Somebody comes into range: the attack is weighed, then made.
    game.pilot("Make ", "Activate", "Move for a shot", "Move north", offer="Shoot ")
    game.landed()
    game.free()
    expect(page.locator(".labels .chance").first).to_contain_text("%")
    enemy = game.words("shoot")[0]
    page.mouse.click(*game.middle(enemy))
    sheet = page.locator(".panel article")
    expect(sheet).to_contain_text("To hit")
    expect(sheet.locator(".faces i")).to_have_count(20)
    expect(sheet.locator(".bars")).to_be_visible()
    ada.shot("battle-attack")
    assert ada.axe() == []
    before = game.number
    page.mouse.click(*game.middle(enemy))
    stepped(page, before)
    page.get_by_role("button", name="The throw", exact=True).click()
    thrown = page.locator(".panel article")
    expect(thrown.locator("li").first).to_be_visible()
    while not thrown.get_by_role("heading", name=re.compile("^Settler [12] shot at")).count():
        thrown.get_by_role("button", name="The throw before").click()
    ada.shot("battle-throw")


def test_keys_alone_place_move_and_end(visit: Visit) -> None:
    ada = visit()
    game = Battling(ada, battle(ada))
    page = game.page
    expect(page.locator(".brief .btn.first")).to_be_focused()
    page.keyboard.press("Enter")
    game.table.focus()
    for _ in range(2):
        game.free("Deploy")
        expect(page.locator(".ghost")).to_have_count(0)
        before = game.number
        page.keyboard.press("n")
        expect(page.locator(".ghost.sure")).to_be_visible()
        page.keyboard.press("Enter")
        stepped(page, before)
    game.free("models ready")
    page.keyboard.press("1")
    game.free("Activate")
    page.keyboard.press("1")
    game.free("choose an action")
    before = game.number
    game.table.focus()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".ghost.sure")).to_be_visible()
    expect(page.locator(".battle > [aria-live]")).to_contain_text("gets there")
    page.keyboard.press("Enter")
    stepped(page, before)
    expect(page.locator(".log ol")).to_contain_text("ruler")
    # Typed as well, and models one after the other.
    page.keyboard.press("t")
    expect(page.locator("#wl-typed")).to_be_focused()
    page.keyboard.type("457,457")
    page.keyboard.press("Enter")
    expect(page.locator(".panel article")).to_contain_text("This is as near as one gets.")
    page.locator(".drawing .token[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".drawing .token:focus")).to_have_count(1)
    expect(page.locator(".panel article header")).to_be_visible()


def test_two_together_finish_an_escort_against_the_ai(visit: Visit) -> None:
    ada, bob = visit(), visit(lang="de", phone=True, theme="light")
    code = battle(ada, seats=2, scenario="escort", enemy=force(2), forces=[force(1)] * 2)
    bob.context.request.post("/api/guest", data={"name": "Bob", "lang": "de"})
    assert bob.context.request.post(f"/api/tables/{code}/sit", data={"seat": 1}).ok
    games = [Battling(ada, code), Battling(bob, code)]
    for game in games:
        game.briefed()
        game.pilot("Shoot", "Schuss auf", "End", "beenden")
    for game in games:
        game.landed()
        game.end()
        game.visitor.shot("battle-escort-end")
    assert ada.axe() == []


def test_against_each_other_somebody_reacts(visit: Visit) -> None:
    ada, bob = visit(), visit()
    code = battle(ada, seats=2, ai="none", forces=[force(3)] * 2)
    bob.context.request.post("/api/guest", data={"name": "Bob", "lang": "en"})
    assert bob.context.request.post(f"/api/tables/{code}/sit", data={"seat": 1}).ok
    one, two = Battling(ada, code), Battling(bob, code)
    one.pilot("Make ", "Activate", "Prepare", "Move for a shot", "Move north", stop="reacts")
    two.pilot("Make ", "Activate", "Move for a shot", "Move south", "Move")
    one.landed()
    expect(one.bar.locator(".prompt")).to_contain_text("reacts")
    ada.shot("battle-react")
    before = one.number
    # Who only looks on is told nothing first, and no side is theirs.
    eve = visit()
    eve.go(f"/t/{code}")
    expect(eve.page.locator(".battle .token")).to_have_count(6)
    expect(eve.page.locator(".brief[role=dialog]")).to_have_count(0)
    one.pilot("reacts", most=1)
    one.landed()
    stepped(ada.page, before)
    expect(ada.page.locator(".log ol")).to_contain_text("reacted to")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language_on_a_phone(visit: Visit, lang: str) -> None:
    ada = visit(phone=True, lang=lang, theme="light")
    game = Battling(ada, battle(ada))
    page = game.page
    assert unsaid(ada) == set()
    game.briefed()
    game.pilot(most=4)
    game.landed()
    expect(page.locator(".token").first).to_be_visible()
    expect(game.bar.locator(".chip").first).to_be_visible()
    page.touchscreen.tap(195, 260)
    ada.shot("battle")
    assert unsaid(ada) == set()
    assert ada.axe() == []
    assert ada.wide() == []
    small = page.evaluate(
        """() => [...document.querySelectorAll(".battle button")]
            .filter((each) => each.checkVisibility())
            .map((each) => [each.className, each.getBoundingClientRect()])
            .filter(([, box]) => Math.min(box.width, box.height) < 43).map(([name]) => name)"""
    )
    assert small == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_fourteen_a_side_on_a_dense_table(visit: Visit, theme: str) -> None:
    ada = visit(theme=theme)
    terrain = layout_text(make_layout(7, "dense"))
    many: dict[str, Any] = {
        "limit": 1000,
        "forces": [force(14)],
        "enemy": force(14),
        "terrain": terrain,
    }
    game = Battling(ada, battle(ada, **many))
    game.briefed()
    game.asked("models ready")
    page = game.page
    expect(page.locator(".drawing .token")).to_have_count(28)
    for force_of in (0, 1):  # both rosters are there, whole
        rows = page.locator(".players section").nth(force_of).locator("li")
        expect(rows).to_have_count(14)
        expect(rows.last).to_be_in_viewport(ratio=1)
    ada.shot("battle-many")
    game.asked("choose an action", "Make ", "Activate")
    expect(page.locator(".drawing path.reach.move")).to_be_visible()
    ada.shot("battle-many-acting")
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    expect(page.locator(".map")).to_be_visible()
    ada.shot("battle-many-near")
    page.get_by_role("button", name="Legend").click()
    assert ada.axe() == []
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep a picture").click()
        page.get_by_role("button", name="SVG").click()
    text = kept.value.path().read_text(encoding="utf-8")
    assert text.count("<circle") > 28
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Keep a picture").click()
        page.get_by_role("button", name="PNG").click()
    assert drawn.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_ai_against_itself_is_watched_from_its_beginning(visit: Visit) -> None:
    """It plays by itself at any pace; any moment says why; then comes the page of its end."""
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name="Wasteland", exact=True).click()
    page.get_by_role("button", name="More options").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Scenario").select_option("beginnings")
    form.get_by_label("The AI plays").select_option("both")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/at/0$"))
    expect(page.locator(".result")).to_have_count(0)
    page.get_by_label("Pace of the replay").select_option("4×")
    page.wait_for_url(re.compile(r"/at/[1-9]\d*$"))
    game = Battling(ada)
    game.bar.get_by_role("button", name="Pause").click()
    expect(game.bar.get_by_role("button", name="Play it from here")).to_be_visible()
    code = page.url.split("/t/")[1].partition("/")[0]
    steps = ada.context.request.get(f"/api/tables/{code}/steps?since=0").json()["steps"]
    thought = next(
        step["number"]
        for step in steps
        for each in step.get("events", [])
        if each["name"].startswith("wasteland-ai-response")
    )
    ada.go(f"/t/{code}/at/{thought}")
    expect(page.locator(".panel article")).to_contain_text("Why ")
    # In the log its activation is open; the others are a line each, until they are opened.
    expect(page.locator(".log .inside").first).to_be_visible()
    folded = page.locator(".log [aria-expanded=false]").first
    folded.click()
    expect(page.locator(".log [aria-expanded=true]")).to_have_count(2)
    ada.shot("battle-watched")
    game.bar.get_by_role("button", name="Back to now").click()
    end = page.locator(".result")
    expect(end).to_be_visible()
    expect(end.locator(".cost").nth(1)).to_be_visible()
    expect(end).not_to_contain_text("Ada")
    expect(end.locator("figure .token").first).to_be_visible()
    ada.shot("battle-watched-end")
    assert ada.axe() == []
