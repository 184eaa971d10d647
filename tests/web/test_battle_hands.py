"""A battle by other hands: the pace of the AI's steps, and fingers on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.battling import Battling, battle, force
from tests.web.conftest import Visit
from tests.web.fingers import Fingers
from tests.web.playing import LONGEST


def scale(game: Battling) -> float:
    """Pixels a millimetre."""
    found: float = game.page.evaluate(
        "() => document.querySelector('svg.drawing').getScreenCTM().a"
    )
    return found


def test_the_ais_steps_wait_are_skipped_or_run(visit: Visit) -> None:
    ada = visit(still=False)
    page = ada.page
    game = Battling(ada, battle(ada, forces=[force(1)], enemy=force(1)))
    page.evaluate("() => localStorage.setItem('overseer.wasteland.stepwise', '1')")
    page.reload()
    game.briefed()
    steps = page.get_by_role("group", name="What the others do")
    for at_once in (True, False):
        game.asked("choose an action", "Make ", "Activate")
        game.bar.locator(".chip", has_text="End").first.click()
        # Every step of the AI waits until it was read.
        expect(steps.get_by_role("button", name="Next step")).to_be_visible()
        if at_once:
            steps.get_by_role("button", name="To the present").click()
            expect(steps).to_have_count(0)
    steps.get_by_role("button", name="Let it run").click()
    expect(steps.get_by_role("button", name="Next step")).to_have_count(0)
    expect(steps).to_have_count(0, timeout=LONGEST)  # they went by without a hand
    assert page.evaluate("() => localStorage.getItem('overseer.wasteland.stepwise')") == "0"


def test_two_fingers_zoom_and_one_takes_the_ghost_along_under_a_loupe(visit: Visit) -> None:
    ada = visit(phone=True)
    game = Battling(ada, battle(ada))
    game.briefed()
    game.free("Deploy")
    page, fingers = game.page, Fingers(ada)
    before = scale(game)
    box = game.table.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.put("touchStart", (x - 30, y), (x + 30, y))
    for apart in (50, 70, 90):
        fingers.put("touchMove", (x - apart, y), (x + apart, y))
    fingers.put("touchEnd")
    page.wait_for_function(
        "(n) => document.querySelector('svg.drawing').getScreenCTM().a > 1.5 * n", arg=before
    )
    assert page.locator(".ghost").count() == 0  # no press, no move: nobody was put down
    page.get_by_role("button", name="The whole table", exact=True).click()
    page.wait_for_function(
        "(n) => Math.abs(document.querySelector('svg.drawing').getScreenCTM().a - n) < 0.01 * n",
        arg=before,
    )
    # A tap sets the ghost down; the finger on it takes it along, and a loupe shows what it hides.
    spot = game.spot("place")
    page.touchscreen.tap(*spot)
    expect(page.locator(".ghost.sure")).to_be_visible()
    ghost = page.locator(".ghost.sure").bounding_box()
    assert ghost is not None
    grip = ghost["x"] + ghost["width"] / 2, ghost["y"] + ghost["height"] / 2
    fingers.put("touchStart", grip)
    expect(page.locator(".loupe")).to_be_visible()
    fingers.put("touchMove", (grip[0] + 12, grip[1]))
    fingers.put("touchMove", (grip[0] + 24, grip[1]))
    ada.shot("battle-loupe")
    fingers.put("touchEnd")
    expect(page.locator(".loupe")).to_have_count(0)
    page.wait_for_function(  # it is judged where the finger left it
        "(x) => document.querySelector('.ghost.sure')?.getBoundingClientRect().x > x + 8",
        arg=ghost["x"],
    )
    tokens = page.locator(".drawing .token")
    there = tokens.count()
    page.locator(".panel article .btn.first").first.tap()
    expect(tokens).not_to_have_count(there)
