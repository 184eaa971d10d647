"""Every address of the page in both looks: axe finds nothing, and all that is drawn can be read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import APIRequestContext, expect

from tests.web.browsing import Chromium, Table, Visitor
from tests.web.conftest import Visit
from tests.web.playing import open_table

BOTS: list[str] = ["human", "bot:easy", "bot:easy"]
# Text that is hard to tell from what lies under it, also where a reader is told in other words and
# axe therefore looks away. A ground that is drawn (a ray, a lamp's cone, a gradient) is left out.
FAINT = """() => {
    const parts = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
    const light = (rgb) => rgb.slice(0, 3).map((c) => c / 255)
        .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0);
    const over = (top, under) => {
        const alpha = top[3] ?? 1;
        return under.map((c, at) => c * (1 - alpha) + top[at] * alpha);
    };
    const ground = (node) => {
        const layers = [];
        for (let up = node; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.backgroundImage !== "none" || Number(style.opacity) < 1) return null;
            const found = parts(style.backgroundColor);
            layers.push(found);
            if ((found[3] ?? 1) === 1) break;
        }
        return layers.reverse().reduce((under, top) => over(top, under), [0, 0, 0]);
    };
    const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !node.closest(".unseen, svg, [disabled], [aria-disabled=true], dialog:not([open])");
    const found = new Set();
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        const node = all.currentNode.parentElement;
        const text = all.currentNode.data.trim();
        if (!text || !seen(node)) continue;
        const style = getComputedStyle(node);
        const under = ground(node);
        if (!under) continue;
        const [a, b] = [light(over(parts(style.color), under)), light(under)].sort((x, y) => y - x);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const ratio = (a + 0.05) / (b + 0.05);
        if (ratio < (large ? 3 : 4.5)) {
            const name = node.className || node.tagName;
            found.add(`${ratio.toFixed(2)} ${name}: ${text.slice(0, 30)}`);
        }
    }
    return [...found];
}"""


class World(NamedTuple):
    """Tables in every state, and who sits at them."""

    state: Any
    running: str
    ended: str
    open: str
    lesson: str


def play(request: APIRequestContext, code: str, answers: int) -> None:
    """Answer so often with whatever is no pass."""
    rng = random.Random(7)
    for _ in range(answers):
        moves, number = asked(request, code)
        answer(
            request, code, number, rng.choice([each for each in moves if each != "pass"] or moves)
        )


def pass_to_the_end(request: APIRequestContext, code: str) -> None:
    """Nobody works, threats come, and their deck runs out."""
    while (question := asked(request, code))[0]:
        moves, number = question
        answer(request, code, number, "pass" if "pass" in moves else moves[0])


def asked(request: APIRequestContext, code: str) -> tuple[list[str], int]:
    """What can be answered, once somebody is asked, and after which step; nothing at the end."""
    number = 0
    while True:
        told = request.get(f"/api/tables/{code}/steps?since={number}&wait=5").json()
        number = int(told["number"])
        if told.get("ended"):
            return [], number
        if (told.get("question") or {}).get("asked"):
            return [each["move"] for each in told["question"]["choices"]], number


def answer(request: APIRequestContext, code: str, number: int, move: str) -> None:
    """Do it."""
    body = {"key": f"k{number}", "seq": number, "input": move}
    assert request.post(f"/api/tables/{code}/input", data=body).ok


@pytest.fixture(scope="module")
def world(chromium: Chromium, table: Table) -> Iterator[World]:
    """A game under way with threats in it, one that is over, one that waits, and a lesson."""
    ada = Visitor(chromium, table)
    request = ada.context.request
    running = open_table(ada, seats=BOTS, terms={"undo": "bots"})
    play(request, running, 30)
    ended = open_table(ada, seats=BOTS[:2])
    pass_to_the_end(request, ended)
    waiting = open_table(ada, seats=["human", "human"], terms={"door": "open"})
    taught = request.post("/api/tables", data={"game": "shelter", "terms": {"lesson": True}})
    yield World(ada.context.storage_state(), running, ended, waiting, taught.json()["code"])
    assert ada.leave() == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_address_in_both_looks(visit: Visit, world: World, theme: str) -> None:
    ada = visit(theme=theme, storage_state=world.state)
    tables = {
        f"/t/{world.running}": ".bar .chip",
        f"/t/{world.running}/at/40": ".bar .told",
        f"/t/{world.running}/screen": ".vault",
        f"/t/{world.ended}": ".result",
        f"/t/{world.ended}/verify": ".verdict",
        f"/t/{world.open}": ".title",
        f"/t/{world.lesson}": ".lesson .card",
        "/t/zzzz9999": "h1",
    }
    pages = ("/", "/settings", "/watch", "/join", "/account", "/notices", "/learn", "/no/such/page")
    books = tuple(
        f"/{kind}/{game}"
        for kind in ("rules", "cards", "aid")
        for game in ("shelter", "tragic", "wasteland")
    )
    faults: list[str] = []
    for path, ready in {**dict.fromkeys(pages + books, "h1"), **tables}.items():
        page = ada.go(path)
        expect(page.locator(ready).first).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        page.mouse.move(1, 1)
        found = [*ada.axe(), *(str(each) for each in page.evaluate(FAINT))]
        faults += [f"{path}: {each}" for each in found]
    assert faults == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_part_of_the_menu_in_both_looks(visit: Visit, world: World, theme: str) -> None:
    ada = visit(theme=theme, storage_state=world.state)
    page = ada.go(f"/t/{world.running}")
    expect(page.locator(".bar .chip").first).to_be_visible()
    faults: list[str] = []
    for name in ("", "Invite", "Dice", "Settings", "Keys"):
        page.keyboard.press("m")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        if name:
            dialog.get_by_role("button", name=name).first.click()
            expect(dialog.get_by_role("heading").first).not_to_have_text("Menu")
        found = [*ada.axe(), *(str(each) for each in page.evaluate(FAINT))]
        faults += [f"{name}: {each}" for each in found]
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert faults == []
