"""Ways to sit at a table of Shelter: other devices, phones, keys, one device for two, the past."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from overseer.text import LANGUAGES
from tests.server.serving import until
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.lessons import follow
from tests.web.playing import Playing, open_table

BOT: list[str] = ["human", "bot:easy"]
CASUAL: dict[str, Any] = {"undo": "bots", "hints": True}
WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n" / "en"


def ids() -> set[str]:
    """The ids of all messages of the page."""
    found = "\n".join(path.read_text(encoding="utf-8") for path in WORDS.glob("*.ftl"))
    return set(re.findall(r"(?m)^([a-z0-9-]+) =", found))


def unsaid(visitor: Visitor) -> set[str]:
    """Ids that stand on the page because nobody has said them in its language."""
    shown = visitor.page.evaluate(
        """() => [...document.querySelectorAll("body *")].flatMap((node) => [
            ...[...node.childNodes].filter((each) => each.nodeType === 3).map((each) => each.data),
            node.getAttribute("aria-label"), node.getAttribute("title"),
        ]).filter(Boolean).map((each) => each.trim())"""
    )
    return {each for each in shown if "-" in each} & ids()


def test_two_clicks_lead_into_a_game(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name=re.compile("^Start against")).click()
    game = Playing(ada)
    expect(game.bar.locator(".chip").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("region", name="Continue")).to_contain_text("Your turn")
    assert ada.axe() == []


def test_on_from_another_device(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, seats=BOT, name="Ada")
    game = Playing(ada, code)
    game.begin(seed=2, most=2)
    game.rest()
    ada.go("/account")
    ada.page.get_by_role("button", name="Make a new code").click()
    secret = ada.page.get_by_test_id("recovery").inner_text()

    phone = visit(phone=True)
    phone.go("/account")
    phone.page.get_by_label("Recovery code").fill(secret)
    phone.page.get_by_role("button", name="Go on", exact=True).click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ada")
    phone.go("/")
    phone.page.get_by_role("region", name="Continue").get_by_role("link").first.click()
    there = Playing(phone)
    expect(there.bar.locator(".chip").first).to_be_visible()
    there.begin(seed=3, most=1)
    there.rest()


def drawn_hand(visitor: Visitor, code: str) -> set[str]:
    """Answer whatever a duel asks first, until there is a hand: the words of its cards."""
    seen = 0
    for n in range(30):
        path = f"/api/tables/{code}/steps?since={seen}&wait={5 if n else 0}"
        update = visitor.context.request.get(path).json()
        seen = update["number"]
        if hand := set(re.findall(r"hand:[a-z0-9-]+", json.dumps(update))):
            return hand
        if update["question"].get("asked"):
            move = update["question"]["choices"][0]["move"]
            body = {"key": f"k{n}", "seq": update["number"], "input": move}
            visitor.context.request.post(f"/api/tables/{code}/input", data=body)
    raise AssertionError("nobody drew a card")


def test_a_spectator_sees_no_secrets(visit: Visit) -> None:
    """In a duel hands are hidden: no word of one reaches who looks on, in no message."""
    ada, eve = visit(), visit(lang="es")
    code = open_table(ada, "tragic", seats=BOT, terms=CASUAL)
    hidden = drawn_hand(ada, code)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda raw: heard.append(str(raw)))

    eve.page.on("websocket", listen)
    eve.go(f"/t/{code}")
    expect(eve.page.locator(".table-head .watching")).to_be_visible()
    expect(eve.page.locator(".mat")).to_be_visible()
    eve.page.wait_for_function("() => document.querySelector('.mat').innerText.length > 100")
    whole = "".join(heard)
    assert '"scene"' in whole
    assert [word for word in hidden if word in whole or word in eve.page.content()] == []
    assert eve.page.locator(".bar .chip").count() == 0
    eve.shot("spectator")
    game = Playing(ada, code)
    expect(game.bar.locator(".chip").first).to_be_visible()
    ada.shot("duel")
    assert ada.axe() == []
    game.begin(seed=1, most=3)
    game.rest()


def test_a_phone_has_targets_for_a_thumb_and_its_own_layout(visit: Visit) -> None:
    ada = visit(phone=True)
    code = open_table(ada, seats=["human", "bot:easy", "bot:easy"], terms=CASUAL)
    game = Playing(ada, code)
    page = ada.page
    game.begin(seed=4, most=4)
    game.rest()
    expect(game.bar.locator(".chip").first).to_be_visible()
    ada.shot("table")
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, a, select")]
            .filter((node) => node.checkVisibility() && !node.closest("p, .unseen"))
            .map((node) => [node.className, node.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
            .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
    )
    assert small == []
    assert ada.wide() == []
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".bar .head button:not(.groups *)")]
            .filter((node) => node.getBoundingClientRect().right > innerWidth).length"""
    )
    assert cut == 0  # undo and restart are there, whoever acts
    for name in ("Displays", "Players", "Log", "Chat", "Board"):
        page.get_by_role("navigation", name="Parts of the table").get_by_role(
            "button", name=name
        ).click()
        ada.shot(f"sheet-{name.lower()}")
        assert ada.axe() == []
    lit = page.locator("[data-lit]").first
    lit.scroll_into_view_if_needed()
    lit.tap()
    expect(page.locator(".card.pinned")).to_be_visible()


def test_a_whole_round_by_keys_alone(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    start = page.get_by_role("button", name=re.compile("^Start against"))
    expect(start).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if start.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    game = Playing(ada)
    prompt = game.bar.locator(".prompt")
    expect(game.bar.locator(".chip").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    ada.shot("keys")
    assert ada.axe() == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(6):
        expect(game.bar.locator(".chip").first).to_be_enabled()
        before = game.number
        page.keyboard.press("1")
        page.wait_for_function(
            """(n) => Number(document.querySelector(".scrubber input").max) > n
                || document.querySelector(".bar .armed")""",
            arg=before,
        )
        if page.locator(".bar .armed").count():
            page.keyboard.press("1")
    expect(prompt).not_to_be_empty()
    page.keyboard.press(",")
    expect(page).to_have_url(re.compile(r"/at/\d+$"))
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]+$"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_every_language(visit: Visit, lang: str) -> None:
    ada = visit(lang=lang, theme="light")
    code = open_table(ada, seats=["human", "bot:easy", "bot:easy", "bot:easy"], terms=CASUAL)
    game = Playing(ada, code)
    game.begin(seed=9, most=5)
    game.rest()
    expect(game.bar.locator(".chip").first).to_be_visible()
    assert unsaid(ada) == set()
    assert ada.wide() == []
    ada.shot("table-four")
    ada.page.keyboard.press("m")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert unsaid(ada) == set()
    ada.page.keyboard.press("Escape")
    for path in ("/", "/settings", "/watch", "/join", "/t/zzzz9999"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert unsaid(ada) == set()
        ada.shot(f"page{path.replace('/', '-')}")
    assert ada.axe() == []


def test_two_people_at_one_device_hand_it_over(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, seats=["human", "human"], terms={"door": "link"})
    page = ada.go(f"/t/{code}")
    page.get_by_role("button", name="One more at this device").click()
    hand = page.locator("section.over")
    expect(hand).to_be_visible()
    ada.shot("hand-over")
    assert ada.axe() == []
    first = hand.get_by_role("heading").inner_text()
    assert page.locator("section.bar").count() == 0  # nothing of it is shown
    hand.get_by_role("button").click()
    expect(hand).to_have_count(0)
    game = Playing(ada)
    expect(game.bar.locator(".chip").first).to_be_visible()
    game.begin(seed=1, handing=False)
    expect(hand).to_be_visible()
    assert hand.get_by_role("heading").inner_text() != first


def test_any_moment_has_an_address(visit: Visit) -> None:
    ada, eve = visit(), visit()
    code = open_table(ada, seats=BOT, terms=CASUAL)
    game = Playing(ada, code)
    game.begin(seed=8, most=4)
    game.rest()
    page = eve.go(f"/t/{code}/at/3")
    expect(page.locator(".bar .prompt")).to_contain_text("Step 3")
    assert page.locator(".bar .chip").count() == 0
    here = page.locator(".log [aria-current=step]")  # the log stands at that moment
    expect(here).to_be_in_viewport()
    expect(page.locator(".log .entry:not(.later)").last).to_have_attribute("data-number", "3")
    expect(page.locator(".log .since")).to_have_text("What came later")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".log .later")).to_have_count(0)
    expect(page).to_have_url(f"{eve.table.address}/t/{code}")
    page.go_back()
    expect(page.locator(".bar .prompt")).to_contain_text("Step 3")
    page = eve.go(f"/t/{code}/at/99999")  # there is no such step yet: the table as it is
    expect(page).to_have_url(f"{eve.table.address}/t/{code}")


def test_the_log_stays_at_its_end_until_somebody_scrolls_up(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, seats=["human", "bot:easy", "bot:easy"], terms=CASUAL)
    game = Playing(ada, code)
    for seed in range(6):
        expect(game.bar.locator(".chip").first).to_be_visible()
        game.begin(seed=seed, most=1)
        game.rest()
    log = ada.page.locator(".log ol")
    assert log.evaluate("(box) => box.scrollHeight > box.clientHeight")
    expect(log.locator(".entry").last).to_be_in_viewport()
    log.evaluate("(box) => { box.scrollTop = 0; }")
    before = game.number
    expect(game.bar.locator(".chip").first).to_be_visible()
    game.begin(seed=9, most=1)
    game.rest()
    until(lambda: game.number > before)
    expect(log.locator(".entry").first).to_be_in_viewport()


def test_a_move_is_taken_back_through_the_bots_answers(visit: Visit) -> None:
    ada = visit()
    code = open_table(ada, seats=BOT, terms=CASUAL)
    game = Playing(ada, code)
    chips = game.bar.locator(".chip")
    expect(chips.first).to_be_visible()
    offered = chips.all_inner_texts()
    before = json.loads(ada.context.request.get(f"/api/tables/{code}/steps?since=0").text())
    game.begin(seed=8, most=1)
    game.rest()
    undo = game.bar.get_by_role("button", name="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    # The page shows steps of the move and of the bot for a while: only the table says that all of
    # it is taken back.
    ada.page.wait_for_function(
        """async ([code, players]) => {
            const answer = await fetch(`/api/tables/${code}/steps?since=0`);
            return JSON.stringify((await answer.json()).scene.players) === players;
        }""",
        arg=[code, json.dumps(before["scene"]["players"], separators=(",", ":"))],
        polling=100,
    )
    expect(chips).to_have_text(offered, use_inner_text=True)
    after = json.loads(ada.context.request.get(f"/api/tables/{code}/steps?since=0").text())
    assert after["question"]["choices"] == before["question"]["choices"]


def test_the_lesson_leads_to_its_end(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/learn")
    page.get_by_role("button", name="First game of Shelter").click()
    expect(page.locator(".hint")).to_be_visible()
    ada.shot("lesson")
    assert ada.axe() == []
    assert follow(page, chip=-1) >= 8
    expect(page.locator(".result")).to_be_visible()
