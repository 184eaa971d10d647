"""A battle on a real table on phones: in step, with rights, corrected, secret, readable."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from overseer.text import LANGUAGES
from tests.web.companioning import DUEL, Tracker, opened, reach
from tests.web.conftest import Visit

SMALLEST = 44  # pixels that a finger needs
BEGUN = [*DUEL, {"is": "round", "advantage": 0}]


def test_a_battle_is_set_up_in_a_few_taps(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go("/")
    page.get_by_role("link", name="Companion").click()
    page.get_by_role("link", name="New battle").click()
    page.get_by_label("Scenario").select_option(label="Ambush")
    forces = page.locator(".force select")
    expect(forces).to_have_count(2)
    for at in range(2):
        ready = forces.nth(at).locator("optgroup option").nth(at)
        ready.wait_for(state="attached")
        forces.nth(at).select_option(ready.get_attribute("value"))
    page.get_by_text("Different from the book").click()
    page.get_by_role("button", name="More: Rounds").click()
    page.get_by_label("No luck tokens").check()
    page.get_by_role("button", name="To the table").click()
    page.locator("[data-token]").first.wait_for()
    expect(page.locator(".rounds i")).to_have_count(7)
    expect(page.get_by_text("The AI’s models stand in the middle")).to_be_visible()
    page.get_by_role("link", name="All battles").click()
    expect(page.get_by_role("link", name="Ambush")).to_be_visible()
    # Whatever goes can be taken back.
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("link", name="Ambush")).to_be_visible()


def test_two_rounds_on_two_phones_in_step_with_different_rights(visit: Visit) -> None:
    ada, bob, cy = (visit(phone=True) for _ in range(3))
    code = opened(ada, DUEL)
    mine = Tracker(ada, code)
    for guest, name in ((bob, "Bob"), (cy, "Cy")):
        assert guest.context.request.post("/api/guest", data={"name": name}).ok
        guest.go(f"/companion/{code}")
        guest.page.get_by_role("button", name="Take part").click()
        expect(guest.page.get_by_text("You look on.")).to_be_visible()
    mine.page.get_by_role("button", name="3 devices at the table").click()
    mine.sheet.get_by_label("What Bob may do").select_option("player")
    mine.sheet.locator('[data-hand="Bob"]').get_by_label("Seat 2").check()
    mine.shut()
    his, other = Tracker(bob), Tracker(cy)
    expect(his.main).to_be_visible()
    mine.round(1)
    his.hurt(8, 2)
    mine.health(8, 4)
    other.health(8, 4)
    assert other.row(8).locator(".step").count() == 0
    # The other side's model is hurt by anybody, but readied by its own people.
    his.hurt(1)
    mine.health(1, 3)
    his.model(1).get_by_role("button", name="Make ready").click()
    expect(his.page.get_by_text("belongs to somebody else")).to_be_visible()
    his.page.get_by_role("button", name="Read", exact=True).click()
    mine.round(3)
    expect(his.page.locator(".rounds .now")).to_have_text("3")
    expect(other.page.locator(".rounds .now")).to_have_text("3")
    assert reach(mine.page, mine.main) > 0.4
    # The screen for all shows the same.
    ada.go(f"/companion/{code}/screen")
    expect(ada.page.get_by_text("Round 3 of 6")).to_be_visible()
    assert ada.axe() == []


def test_a_wrong_entry_is_corrected_much_later(visit: Visit) -> None:
    ada = visit(phone=True)
    mine = Tracker(ada, opened(ada, BEGUN))
    mine.hurt(1)
    mine.hurt(8)
    mine.hurt(8)
    sheet = mine.tool("History")
    lines = sheet.locator("[data-line]")
    expect(lines).to_have_count(len(BEGUN) + 3)
    lines.nth(2).locator(".line").click()
    lines.nth(2).get_by_role("button", name="Correct it").click()
    lines.nth(2).get_by_role("button", name="More: Damage").click()
    expect(lines.nth(2).get_by_text("Settler (1): health 3 → 2")).to_be_visible()
    lines.nth(2).get_by_role("button", name="Enter it").click()
    expect(sheet.get_by_text("Worked out anew:")).to_be_visible()
    expect(lines.nth(2)).to_contain_text("corrected")
    # Something was forgotten before that.
    lines.nth(2).get_by_role("button", name="Forgotten before this").click()
    lines.nth(2).locator("select").nth(1).select_option("2")
    lines.nth(2).get_by_role("button", name="Enter it").click()
    expect(lines).to_have_count(len(BEGUN) + 4)
    mine.shut()
    mine.health(1, 2)
    mine.health(2, 3)
    # Step by step back, and forth again.
    mine.undo()
    mine.health(2, 4)
    mine.page.get_by_role("button", name="Bring it back").click()
    mine.health(2, 3)
    # An older line alone.
    sheet = mine.tool("History")
    sheet.locator("[data-line]").first.locator(".line").click()
    sheet.locator("[data-line]").first.get_by_role("button", name="Take it back").click()
    expect(sheet.locator("[data-line]").first).to_contain_text("taken back")
    mine.shut()
    mine.health(8, 5)


def test_an_attack_with_dice_that_were_thrown_by_hand(visit: Visit) -> None:
    ada = visit(phone=True)
    acts = [*BEGUN, {"is": "ready", "token": 1}, {"is": "activate", "token": 1}]
    mine = Tracker(ada, opened(ada, acts))
    sheet = mine.tool("Attack")
    expect(sheet.get_by_text("hits")).to_be_visible()
    far = sheet.locator(".big b").inner_text()
    sheet.get_by_role("button", name="More: Cover").click()
    expect(sheet.locator(".big b")).not_to_have_text(far)
    sheet.get_by_role("button", name="Enter my dice").click()
    throw = sheet.locator("fieldset")
    throw.first.get_by_role("button", name="Sure success on white").click()
    for die in throw.all()[1:]:
        die.get_by_role("button", name="Yellow: nothing").click()
    sheet.get_by_role("button", name="That is what they show").click()
    sheet.locator(".choices").get_by_role("button", name="1", exact=True).click()
    expect(sheet.locator(".happened")).to_contain_text("hit")
    told = sheet.locator(".happened").inner_text()
    sheet.get_by_role("button", name="Enter it").click()
    expect(mine.sheet).to_have_count(0)
    left = int(mine.row(8).locator(".health b").inner_text())
    assert left < 6, told
    mine.undo()
    mine.health(8, 6)


def test_what_somebody_holds_is_theirs_alone(visit: Visit) -> None:
    ada, bob = visit(phone=True), visit(phone=True)
    code = opened(ada, BEGUN)
    mine = Tracker(ada, code)
    sheet = mine.tool("Cards")
    sheet.get_by_role("button", name="Held").click()
    sheet.get_by_label("Which quest").select_option(index=1)
    name = sheet.get_by_label("Which quest").locator("option:checked").inner_text()
    sheet.get_by_role("button", name="Add").last.click()
    expect(sheet.get_by_text(f"Quest: {name}")).to_be_visible()
    sheet.get_by_role("button", name="Events").click()
    sheet.get_by_label("Which event came").select_option(index=1)
    sheet.get_by_role("button", name="Drawn").click()
    mine.shut()
    his = Tracker(bob, code)
    expect(his.page.locator(".event .words b").first).not_to_have_text("No event in play")
    his.page.get_by_role("button", name="Take part").click()
    expect(his.page.get_by_text("You look on.")).to_be_visible()
    sheet = his.tool("Cards")
    sheet.get_by_role("button", name="Held").click()
    expect(sheet.get_by_text("0 boosts and a quest, face down")).to_be_visible()
    assert name not in his.page.content()
    his.shut()
    his.tool("History")
    assert name not in his.page.content()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_a_phone_in_every_language(visit: Visit, lang: str) -> None:
    ada = visit(phone=True, lang=lang, theme="light" if lang in ("fr", "es") else "dark")
    acts = [
        *BEGUN,
        {"is": "condition", "token": 1, "condition": "leg"},
        {"is": "tally", "token": 1, "what": "luck", "by": 3},
        {"is": "marker", "number": 3, "content": 1},
        {"is": "ready", "token": 1},
        {"is": "activate", "token": 1},
    ]
    mine = Tracker(ada, opened(ada, acts))
    page = mine.page
    assert ada.wide() == []
    assert ada.axe() == []
    ada.shot("companion")
    for control in ("footer .main", "footer .keys .round", "nav.tools button"):
        assert reach(page, page.locator(control).first) > 0.4
    small = page.evaluate(
        """(least) => [...document.querySelectorAll(".battle button, .battle a")]
            .map((each) => [each.getBoundingClientRect(), each.className])
            .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
            .map(([, name]) => name)""",
        SMALLEST,
    )
    assert small == []
    mine.model(1)
    for at in range(-1, page.locator("nav.tools button").count()):
        if at >= 0:
            page.locator("nav.tools button").nth(at).click()
            expect(mine.sheet).to_be_visible()
            page.wait_for_load_state("networkidle")
        assert ada.wide() == [], at
        inner = mine.sheet.evaluate("(each) => each.scrollWidth - each.clientWidth")
        assert inner <= 0, at
        assert ada.axe() == [], at
        ada.shot(f"companion-sheet{at + 1}")
        mine.shut()


def test_a_model_s_sheet_has_everything(visit: Visit) -> None:
    ada = visit(phone=True)
    mine = Tracker(ada, opened(ada, BEGUN))
    sheet = mine.model(1)
    sheet.get_by_role("button", name="More: Radiation").click()
    sheet.get_by_role("button", name="On fire").click()
    sheet.get_by_role("button", name="More: action points").click()
    sheet.get_by_role("button", name="More: Critical points").click()
    sheet.get_by_placeholder("Settler").fill("Nora")
    sheet.get_by_role("button", name="Name it").click()
    expect(sheet.get_by_role("heading", name="Nora")).to_be_visible()
    sheet.get_by_label("Leader").select_option(index=1)
    expect(sheet.locator(".who p")).to_contain_text("unready")
    sheet.get_by_role("button", name="ready", exact=True).click()
    mine.shut()
    row = mine.row(1)
    expect(row).to_contain_text("Nora")
    for mark in ("On fire", "radiation", "action points", "critical points"):
        expect(row.get_by_title(mark, exact=True)).to_be_visible()
    mine.health(1, 3)
    # A tap on + takes radiation away where there is no other damage.
    mine.heal(1)
    mine.health(1, 4)
    # Everything of it can be taken back, one after the other.
    for _ in range(8):
        mine.undo()
        mine.page.wait_for_load_state("networkidle")
    expect(row.locator(".mark")).to_have_count(0)
    expect(row).not_to_contain_text("Nora")
