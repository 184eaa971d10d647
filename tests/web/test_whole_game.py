"""Two browsers and a bot play Shelter to its end; the server is restarted on the way."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import Playing, restart


def test_two_browsers_and_a_bot_from_the_first_click_to_the_rematch(visit: Visit) -> None:
    ada, bob = visit(), visit(phone=True, theme="light", lang="de")
    page = ada.go("/")
    page.get_by_role("button", name="Make a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seats").select_option("3")
    sitting = dialog.get_by_role("group", name="Who sits there")
    sitting.get_by_label("Seat 3").select_option("bot:easy")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("img", name=page.url)).to_be_visible()  # the way in as a picture
    ada.shot("waiting-room")

    bob.page.goto(page.url)
    sit = bob.page.get_by_role("button", name="Hinsetzen")
    expect(sit).to_be_visible()
    bob.shot("waiting-room")
    sit.click()
    first, second = Playing(ada), Playing(bob)
    expect(first.bar).to_be_visible()
    expect(second.bar).to_be_visible()
    first.begin(seed=5)
    second.begin(seed=6)
    first.until(8)
    restart(ada.table, ada, bob)
    second.until(12)
    for each in (first, second):
        each.end()
        each.visitor.shot("end")
    assert ada.axe() == []

    # The dice, and the way through the whole game.
    page.locator(".result").get_by_role("button", name="Dice verified").click()
    expect(page.get_by_role("dialog")).to_contain_text("Every", ignore_case=True)
    ada.shot("dice")
    page.keyboard.press("Escape")
    code = page.url.rpartition("/")[2]
    page.locator(".result").get_by_role("button", name="Watch it again").click()
    expect(page).to_have_url(f"{ada.table.address}/t/{code}/at/0")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(f"{ada.table.address}/t/{code}/at/1")
    ada.shot("replay")
    page.goto(f"/t/{code}/verify")
    expect(page.get_by_role("heading", name="Everything is in order")).to_be_visible()
    assert ada.axe() == []
    ada.shot("verify")

    # Once more, with the same people.
    page.goto(f"/t/{code}")
    page.locator(".result").get_by_role("button", name="Play once more").click()
    bob.page.locator(".result").get_by_role("button", name="Noch einmal spielen").click()
    expect(first.bar).to_be_visible()
    expect(second.bar).to_be_visible()
    assert page.url == bob.page.url
