"""A campaign in the browser: settlements on their land, battles told and played, secrets kept."""

from __future__ import annotations

import json

from playwright.sync_api import Response, WebSocket, expect

from tests.web.campaigning import Settler, Visit, alone, fight, settling, together

LAST = 4  # the plots that a new settlement has built on, from 0


def plot(settler: Settler, at: int) -> str:
    """What stands on a plot, as it is read aloud."""
    return settler.page.locator(f"[data-plot='{at}']").get_attribute("aria-label") or ""


def test_a_settlement_phase_by_clicks(visit: Visit) -> None:
    """What a purchase changes is told before it is done; then the three steps."""
    ada = alone(visit(), course="free", battles=3)
    ada.say("battle ambush 750 players")
    ada.muster()
    ada.tell(victor=0)
    ada.until("build")
    ada.go()
    page = ada.page
    ada.step(1)
    before = ada.look()["scene"]["players"][0]["caps"]
    page.get_by_role("button", name="Stalls", exact=True).click()
    page.locator("[data-build=shop-armour]").click()
    weigh = page.locator(".weigh")
    expect(weigh.locator("dd").first).to_contain_text(f"{before} → {before - 150}")
    expect(page.locator(".plot.ghost")).to_have_count(1)
    number = ada.look()["number"]
    weigh.get_by_role("button", name="Build for 150 caps").click()
    ada.moved(number)
    expect(page.locator("[data-plot='5']")).to_have_attribute("aria-label", "Plot 6: Armour shop")
    page.locator("[data-plot='5']").click()
    expect(page.locator(".own-structure [data-move^='scrap']")).to_be_visible()
    ada.end_step()
    ada.step(2)
    number = ada.look()["number"]
    use = page.locator(".panel [data-move='use shop-armour']")
    use.click()
    expect(use).to_contain_text("Tap again")  # chance goes on from there
    use.click()
    ada.moved(number)
    cards = page.locator(".cards article")
    expect(cards).to_have_count(2)
    number = ada.look()["number"]
    cards.first.get_by_role("button").click()
    ada.moved(number)
    ada.end_step()
    ada.step(3)
    number = ada.look()["number"]
    page.locator(".cards [data-move^='take']").first.click()
    ada.moved(number)
    expect(page.locator(".panel")).to_contain_text("Stores: 1 of 1 used")
    ada.end_step()
    ada.prompt("battle is next")


def test_structures_stand_where_their_owner_puts_them(visit: Visit) -> None:
    """Everybody sees it, and it is still so after a reload."""
    ada, ben = together(visit(), visit())
    settling((ada, ben))
    ada.go()
    ben.go()
    ben.look_at(0)
    first = plot(ada, 0).partition(": ")[2]
    ada.page.locator("[data-plot='0']").click()
    ada.page.get_by_role("button", name="Move", exact=True).click()
    ada.page.locator("[data-plot='12']").click()
    moved = f"Plot 13: {first}"
    expect(ada.page.locator("[data-plot='12']")).to_have_attribute("aria-label", moved)
    expect(ben.page.locator("[data-plot='12']")).to_have_attribute("aria-label", moved)
    ada.go()
    expect(ada.page.locator("[data-plot='12']")).to_have_attribute("aria-label", moved)
    # A structure can be dragged, too; what is nobody's own cannot be moved.
    ada.page.locator("[data-plot='12']").drag_to(ada.page.locator("[data-plot='0']"))
    expect(ada.page.locator("[data-plot='0']")).to_have_attribute("aria-label", f"Plot 1: {first}")
    expect(ben.page.locator("[data-plot='0']")).to_have_attribute("draggable", "false")
    where = f"/api/tables/{ada.code}/plots"
    foreign = ben.visitor.context.request.post(where, data={"seat": 0, "plots": ["gen-s"]})
    assert foreign.status == 403


def test_two_settle_at_the_same_time(visit: Visit) -> None:
    ada, ben = together(visit(), visit())
    settling((ada, ben))
    ada.go()
    ben.go()
    for each in (ada, ben):
        each.step(1)
        each.page.locator("[data-build=pump]").click()
    for each in (ben, ada):  # whoever is second is not late for that
        number = each.look()["number"]
        each.page.get_by_role("button", name="Build for 50 caps").click()
        each.moved(number)
        expect(each.page.locator("[data-plot='5']")).to_have_attribute(
            "aria-label", "Plot 6: Water pump"
        )
    ben.end_step()
    ben.step(2)
    ada.step(1)


def test_a_result_is_told_in_a_form_and_corrected(visit: Visit) -> None:
    """It knows the scenario; as long as nobody has gone on from it, it can be told again."""
    ada, ben = together(visit(), visit())
    ada.muster()
    ben.muster()
    ada.go()
    page = ada.page
    form = page.get_by_role("form", name="The result of a real battle")
    form.get_by_role("radio").nth(1).check()
    form.locator("fieldset").nth(1).get_by_role("button", name="More").first.click()
    form.get_by_role("button", name="Check and send").click()
    number = ada.look()["number"]
    form.get_by_role("button", name="It is all right: send it").click()
    ada.moved(number)
    fought = page.locator(".station.fought")
    expect(fought).to_contain_text("Ben: major victory")
    page.locator(".bar").get_by_role("button", name="Undo").click()
    expect(fought).to_have_count(0)
    form.get_by_role("radio").nth(0).check()
    form.get_by_role("button", name="Check and send").click()
    form.get_by_role("button", name="It is all right: send it").click()
    expect(fought).to_contain_text("Ada: major victory")
    ben.until("build")
    ben.say("build pump")
    expect(page.locator(".bar").get_by_role("button", name="Undo")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_quests_and_forces_are_secret_on_the_wire(visit: Visit) -> None:
    """Nothing that the other's page gets names a quest that was taken, nor a force."""
    ada, ben = together(visit(), visit())
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    def read(found: Response) -> None:
        if "/api/tables/" in found.url and "fixed" not in found.url:
            heard.append(found.text())

    ben.page.on("websocket", listen)
    ben.page.on("response", read)
    ben.go()
    ben.say("quest none")
    ada.say("quest doctors-oath-1")
    force = ada.look()["question"]["choices"][0]["move"].split()[1]
    ada.say(f"force {force}")
    expect(ben.page.locator(".side")).to_contain_text("Ada took a quest in secret")
    for page in ("holdings", "journal", "history", "briefing"):
        ben.page.locator(f"#page-{page}").click()
        expect(ben.page.locator("#campaign-page [role=region]")).not_to_be_empty()
    ben.look_at(0)
    ben.page.wait_for_load_state("networkidle")
    told = "\n".join(heard)
    assert "Ada" in told
    assert force not in told
    frames = [json.loads(each) for each in heard if each.startswith('{"is":"update"')]
    assert frames
    for frame in frames:
        assert frame["scene"]["players"][0]["quest"] in ("", "?")
        assert frame["scene"]["players"][0]["force"] in ("", "?")
        for step in frame["steps"]:
            assert step["seat"] != 0 or "doctors-oath" not in step["move"]


def test_a_whole_cycle_from_battle_to_battle(visit: Visit) -> None:
    """Battle, settlement, force, battle: the next table is one click away each time."""
    ada, ben = together(visit(), visit(), results="played")
    ada.go()
    ben.go()
    for each in (ada, ben):
        each.prepare_by_clicks()
    battle = ada.to_battle()
    ada.go()
    fight((ada, ben), battle)
    expect(ada.page.locator(".station.fought")).to_have_count(1)
    for each in (ada, ben):
        each.settle_by_clicks()
    for each in (ben, ada):
        each.prepare_by_clicks()
    second = ada.to_battle()
    assert Settler(ada.visitor, second).look()["question"]["topic"]
    ada.go()
    ada.page.locator("#page-history").click()
    expect(ada.page.get_by_role("link", name="Look at the battle")).to_have_count(2)
