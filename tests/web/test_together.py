"""Two people at one table: they talk, one can be muted, and a move is taken back by consent."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.playing import Playing, open_table


def two(visit: Visit, **terms: str) -> tuple[Visitor, Visitor, str]:
    """Ada, who begins, and Bob at a table of Shelter."""
    ada, bob = visit(), visit()
    wishes = {"seats": ["human", "human"], "options": {"first": 1}, "terms": terms}
    code = open_table(ada, "shelter", name="Ada", **wishes)
    guest = {"name": "Bob", "lang": "en"}
    assert bob.context.request.post("/api/guest", data=guest).ok
    assert bob.context.request.post(f"/api/tables/{code}/sit", data={}).ok
    for each in (ada, bob):
        each.go(f"/t/{code}")
        expect(each.page.locator("section.bar")).to_be_visible()
    return ada, bob, code


def asked_now(page: Page, code: str) -> bool:
    """Whether the table asks whoever looks at a page."""
    update = page.request.get(f"/api/tables/{code}/steps?since=99999").json()
    return bool(update["question"].get("asked"))


def say(page: Page, text: str) -> None:
    """Say something in the chat, and wait until it stands there."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li").filter(has_text=text)).to_be_visible()


def test_people_talk_and_can_be_muted(visit: Visit) -> None:
    ada, bob, _ = two(visit)
    say(ada.page, "Good luck!")
    expect(bob.page.get_by_role("tab", name="Chat")).to_contain_text("1")  # nobody has read it
    say(bob.page, "You too.")
    expect(bob.page.locator(".chat li").filter(has_text="Good luck!")).to_be_visible()
    expect(ada.page.locator(".chat li").filter(has_text="You too.")).to_be_visible()
    assert ada.axe() == []

    bob.page.get_by_role("button", name="Mute Ada").click()
    expect(bob.page.get_by_role("button", name="Hear Ada again")).to_be_visible()
    say(ada.page, "Can you hear me?")
    say(bob.page, "Silence.")  # what is said later is there, so what was said before has come by
    expect(bob.page.locator(".chat li").filter(has_text="Can you hear me?")).to_have_count(0)
    expect(ada.page.locator(".chat li").filter(has_text="Silence.")).to_be_visible()
    bob.page.get_by_role("button", name="Hear Ada again").click()
    expect(bob.page.get_by_role("button", name="Mute Ada")).to_be_visible()
    say(ada.page, "And now?")
    expect(bob.page.locator(".chat li").filter(has_text="And now?")).to_be_visible()


def test_a_move_is_taken_back_by_consent(visit: Visit) -> None:
    ada, bob, code = two(visit, undo="consent")
    first, second = Playing(ada), Playing(bob)
    for game, seed in ((first, 1), (second, 2)):  # each until it is the other's turn
        expect(game.bar.locator(".chip").first).to_be_visible()
        while asked_now(game.page, code):
            game.begin(seed=seed, most=1)
            game.rest()
    before = ada.page.request.get(f"/api/tables/{code}").json()["number"]
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    asked = bob.page.get_by_text("Ada would like to take a move back.")
    expect(asked).to_be_visible()
    expect(ada.page.get_by_text("The others are asked")).to_be_visible()
    bob.page.get_by_role("button", name="Refuse").click()
    expect(asked).to_have_count(0)
    assert ada.page.request.get(f"/api/tables/{code}").json()["number"] == before

    expect(ada.page.get_by_text("The others are asked")).to_have_count(0)
    undo.click()
    expect(asked).to_be_visible()
    bob.page.get_by_role("button", name="Agree").click()
    for each in (ada, bob):
        expect(each.page.get_by_text("Ada took a move back.").first).to_be_visible()
    expect(first.bar.locator(".chip").first).to_be_visible()  # it is Ada's turn again
