"""Every table and start page in both looks: axe finds nothing, and what is drawn can be read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import APIRequestContext, expect

from tests.web.browsing import Chromium, Table, Visitor
from tests.web.conftest import Visit
from tests.web.contrast import faint
from tests.web.playing import LONGEST, open_table

BOTS: list[str] = ["human", "bot:easy", "bot:easy"]


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
def test_every_table_in_both_looks(visit: Visit, world: World, theme: str) -> None:
    ada = visit(theme=theme, storage_state=world.state)
    tables = {
        f"/t/{world.running}": ".bar .chip",
        f"/t/{world.running}/at/40": ".bar .told",
        f"/t/{world.running}/screen": ".vault",
        f"/t/{world.ended}": ".result",
        f"/t/{world.ended}/verify": ".verdict",
        f"/t/{world.open}": ".title",
        f"/t/{world.lesson}": ".hint",
        "/t/zzzz9999": "h1",
    }
    pages = ("/", "/settings", "/watch", "/join")
    faults: list[str] = []
    for path, ready in {**dict.fromkeys(pages, "h1"), **tables}.items():
        page = ada.go(path)
        expect(page.locator(ready).first).to_be_visible(timeout=LONGEST)
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        page.mouse.move(1, 1)
        faults += [f"{path}: {each}" for each in [*ada.axe(colours=theme == "light"), *faint(page)]]
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
        faults += [f"{name}: {each}" for each in [*ada.axe(colours=theme == "light"), *faint(page)]]
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert faults == []
