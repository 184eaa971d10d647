"""Terrain in the browser: placed, dragged, turned, judged, saved, shared, fought on."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.battling import Battling
from tests.web.conftest import Visit
from tests.web.fingers import Fingers

VIEWS: Final[dict[str, dict[str, Any]]] = {
    "laptop-dark": {},
    "laptop-light-french": {"theme": "light", "lang": "fr"},
    "phone-dark-spanish": {"phone": True, "lang": "es"},
    "phone-light-german": {"phone": True, "theme": "light", "lang": "de"},
}


def thing(page: Page, kind: str) -> Locator:
    """A piece on the table, by its kind."""
    return page.locator(f".plot [data-kind={kind}]")


def middle(found: Locator) -> tuple[float, float]:
    """The middle of something, in pixels of the page."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press, go there in some steps, and let go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def test_a_table_is_built_told_what_is_wrong_saved_and_fought_on(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/terrain/new/empty")
    page.get_by_label("Scenario").select_option("skirmish")
    expect(page.locator(".overlay .zone")).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Container")).click()
    crate = thing(page, "container")
    expect(crate).to_have_attribute("aria-label", re.compile(r"at 457, 457, turned by 0°"))
    # Dragged to the west, turned by its handle to the west.
    x, y = middle(crate)
    drag(page, (x, y), (x - 80, y))
    expect(crate).not_to_have_attribute("aria-label", re.compile("at 457, 457"))
    x, y = middle(crate)
    drag(page, middle(page.locator("[data-handle]")), (x - 150, y))
    expect(crate).to_have_attribute("aria-label", re.compile("turned by 90°"))
    # What may not be is told, on the piece and in the list; taking it back puts it right.
    page.get_by_role("button", name=re.compile("^Rocks")).click()
    rocks = thing(page, "rocks")
    drag(page, middle(rocks), middle(crate))
    expect(page.locator(".check")).to_contain_text("lie in each other")
    expect(page.locator(".plot .wrong .sign")).to_have_count(2)
    play = page.get_by_role("button", name="Fight on it")
    expect(play).to_be_disabled()
    ada.shot("terrain-wrong")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".plot .wrong")).to_have_count(0)
    # Kept under its name, and found again.
    page.get_by_label("Name of the table").fill("Crate yard")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page).to_have_url(re.compile(r"/terrain/[a-z0-9]+$"))
    expect(page.locator(".bar .state")).to_have_text("saved")
    # A battle is opened on it.
    expect(play).to_be_enabled()
    play.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".drawing path.piece")).to_have_count(2)
    ada.go("/terrain")
    expect(page.get_by_role("link", name="Crate yard")).to_be_visible()


def test_by_keys_and_from_a_shared_link(visit: Visit) -> None:
    ada, bob = visit(), visit()
    page = ada.go("/terrain/new/empty")
    page.get_by_role("button", name=re.compile("^Fence")).click()
    fence = thing(page, "fence")
    fence.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("q")
    expect(fence).to_have_attribute("aria-label", re.compile("at 467, 458, turned by 15°"))
    page.keyboard.press("d")
    expect(fence).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(fence).to_have_count(1)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link").input_value()
    other = bob.go(link[link.index("/terrain/share/") :])
    expect(thing(other, "fence")).to_have_attribute("aria-label", re.compile("turned by 15°"))
    thing(other, "fence").focus()
    other.keyboard.press("Delete")
    expect(thing(other, "fence")).to_have_count(0)


@pytest.mark.parametrize("view", VIEWS)
def test_terrain_is_drawn_whole_and_for_everyone(visit: Visit, view: str) -> None:
    """Pictures of both pages; nothing sticks out, and axe finds nothing serious."""
    somebody = visit(**VIEWS[view])
    page = somebody.go("/terrain/new/beginnings-3")
    expect(page.locator(".plot [data-thing]")).not_to_have_count(0)
    expect(page.locator(".overlay .zone")).to_have_count(2)
    tabs = page.locator(".tabs .btn")
    faults: list[str] = []
    if VIEWS[view].get("phone"):
        for at in (1, 2):
            tabs.nth(at).click()
            somebody.shot(f"terrain-editor-{at}")
            faults += [*somebody.axe(), *somebody.wide()]
        expect(page.locator(".check .green")).to_be_visible()
        tabs.nth(0).click()
    else:
        expect(page.locator(".check .green")).to_be_visible()
        page.locator(".plot [data-thing]").first.focus()
    somebody.shot("terrain-editor")
    faults += [*somebody.axe(), *somebody.wide()]
    page = somebody.go("/terrain")
    expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
    somebody.shot("terrain")
    faults += [*somebody.axe(), *somebody.wide()]
    assert faults == []


def test_a_finger_drags_a_piece_and_two_move_the_table(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go("/terrain/new/empty")
    page.get_by_role("button", name=re.compile("^Container")).tap()
    crate = thing(page, "container")
    expect(crate).to_have_attribute("aria-label", re.compile("at 457, 457"))
    fingers = Fingers(ada)
    x, y = middle(crate)
    fingers.put("touchStart", (x, y))
    for by in (15, 30, 45):
        fingers.put("touchMove", (x + by, y))
    fingers.put("touchEnd")
    there = re.compile(r"at [5-9]\d\d, 457, turned by 0°")
    expect(crate).to_have_attribute("aria-label", there)
    # It is one change, which is taken back at once. By clicks: Chromium swallows a tap that comes
    # so soon after a swipe.
    page.get_by_role("button", name="Undo").click()
    expect(crate).to_have_attribute("aria-label", re.compile("at 457, 457"))
    page.get_by_role("button", name="Do it again").click()
    expect(crate).to_have_attribute("aria-label", there)
    # Two fingers zoom: the piece grows and stays where it lies on the table.
    before = crate.bounding_box()
    assert before is not None
    fingers.put("touchStart", (x - 40, y), (x + 40, y))
    for apart in (60, 80):
        fingers.put("touchMove", (x - apart, y), (x + apart, y))
    fingers.put("touchEnd")
    page.wait_for_function(
        "(n) => document.querySelector('.plot [data-kind]').getBoundingClientRect().width > n",
        arg=1.5 * before["width"],
    )
    expect(crate).to_have_attribute("aria-label", there)


def test_a_table_of_ones_own_is_chosen_for_a_battle_and_fought_on(visit: Visit) -> None:
    ada = visit()
    ada.context.request.post("/api/guest", data={"name": "Ada", "lang": "en"})
    low, high = ([[400, y], [520, y], [520, y + 60], [400, y + 60]] for y in (20, 834))
    pieces = [{"kind": "building", "points": corners} for corners in (low, high)]
    terrain = {"name": "Two houses", "pieces": pieces}
    kept = ada.context.request.post("/api/terrains", data={"key": "k" * 20, "terrain": terrain})
    assert kept.ok, kept.text()
    page = ada.go("/")
    page.get_by_role("button", name="Wasteland", exact=True).click()
    page.get_by_role("button", name="More options").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Scenario").select_option("skirmish")
    form.get_by_label("Terrain").select_option(label="Two houses")
    form.get_by_role("button", name="Open the table").click()
    game = Battling(ada)
    game.briefed()
    expect(page.locator(".drawing path.piece")).to_have_count(2)
    # The rules know the houses: one is put down beside them, and not inside.
    game.free("Deploy")
    x, y = next(word for word in game.words("place") if "," in word).split(",")
    for spot, crosses in ((f"{x},{y}", 0), (f"460,{50 if int(y) < 457 else 864}", 1)):
        page.get_by_label("A point (x,y)").fill(spot)
        page.get_by_role("button", name="Judge it").click()
        expect(page.locator(".panel article")).to_contain_text(re.compile(r"\w"))
        expect(page.locator(".drawing path.no")).to_have_count(crosses)
