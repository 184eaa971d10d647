"""Forces in the browser: from nothing to a legal force, to a shared link, to a battle."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.ready import resolve
from tests.web.conftest import Visit

CODE: Final = encode(resolve("strike-team", standard()), standard())
VIEWS: dict[str, dict[str, Any]] = {
    "laptop-dark": {},
    "phone-light-german": {"phone": True, "theme": "light", "lang": "de"},
}
PAGES: Final = {
    "forces": "/forces",
    "force-ready": "/forces/new/minutemen",
    "force-shared": f"/forces/share/{CODE}",
}


def sum_of(page: Page, words: str) -> None:
    """Wait until the server has judged the force, and says what it costs."""
    expect(page.get_by_role("status", name=words)).to_be_attached()


@pytest.mark.parametrize("view", VIEWS)
def test_every_page_of_forces_is_drawn_whole_and_for_everyone(visit: Visit, view: str) -> None:
    """Pictures of every page; nothing sticks out, and axe finds nothing serious."""
    somebody = visit(**VIEWS[view])
    faults: list[str] = []
    for name, path in PAGES.items():
        page = somebody.go(path)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        if name != "forces":
            expect(page.locator(".columns progress")).to_be_attached()
            expect(page.locator(".columns > .units li").first).to_be_attached()
        somebody.shot(name)
        faults += [f"{path}: {each}" for each in [*somebody.axe(), *somebody.wide()]]
    if VIEWS[view].get("phone"):
        page.get_by_role("button", name=re.compile("^Truppe")).click()
        somebody.shot("force-phone")
        faults += [*somebody.axe(), *somebody.wide()]
    assert faults == []


def test_a_force_from_nothing_becomes_a_link_and_a_battle(visit: Visit) -> None:
    """One person builds by hand and shares; another opens the link and fights with it."""
    ada = visit()
    page = ada.go("/forces/new/empty")
    sum_of(page, "0 of 750 caps")
    page.get_by_label("Name of the force").fill("Valley guard")
    page.get_by_label("Name of the force").press("Enter")
    findings = page.get_by_role("region", name="What the rules and good sense say")
    expect(findings.get_by_role("link", name="WC-F1").first).to_be_visible()
    page.get_by_role("searchbox").fill("settler")
    page.get_by_role("button", name="Add Settler", exact=True).click()
    page.get_by_role("button", name="One model more: Settler").click()
    # Two models cannot lead: the rule says so, and one tap puts it right.
    findings.get_by_role("button", name="Choose a leader").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("What the rules forbid here")).click()
    expect(dialog.get_by_role("link", name="WC-F2").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add the same unit again: Settler").click()
    page.get_by_role("button", name="One model less: Settler").first.click()
    findings.get_by_role("button", name="Choose a leader").click()
    dialog.get_by_role("button", name=re.compile("^Add ")).first.click()
    expect(dialog.get_by_role("button", name=re.compile("^Take away "))).to_be_visible()
    dialog.get_by_role("button", name="Weapons").click()
    dialog.get_by_role("searchbox").fill("hunting rifle")
    dialog.get_by_role("button", name="Add Hunting Rifle").click()
    expect(dialog.get_by_role("button", name="Take away Hunting Rifle")).to_be_visible()
    ada.shot("force-equip")
    assert [*ada.axe(), *ada.wide()] == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play with it")).to_be_enabled()
    # A number says what it means to whoever comes by key.
    page.get_by_text("Its numbers with all it carries").first.click()
    page.get_by_role("button", name=re.compile(r"^Strength \d+\. ")).last.focus()
    expect(page.get_by_text(re.compile("A test of it succeeds in")).first).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("saved, version 1")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link").input_value()
    assert "/forces/share/WW1-" in link

    bob = visit(lang="de")
    theirs = bob.go(link)
    expect(theirs.get_by_text("Jemand teilt diese Truppe mit dir.")).to_be_visible()
    theirs.get_by_role("button", name="Damit spielen").click()
    form = theirs.get_by_role("dialog")
    begin = form.get_by_role("button", name="Tisch eröffnen")
    form.get_by_label("Szenario").select_option("beginnings")
    expect(form.get_by_text("sind die Truppen vorgedruckt")).to_be_visible()
    expect(begin).to_be_disabled()
    form.get_by_label("Szenario").select_option("skirmish")
    expect(begin).to_be_enabled()
    begin.click()
    expect(theirs.locator(".table-head")).to_be_visible()


def test_a_table_says_by_which_rule_it_refuses_a_force(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/forces/new/strike-team")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("saved, version 1")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Wasteland", exact=True).click()
    page.get_by_role("button", name="More options").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Scenario").select_option("skirmish")
    form.get_by_label("Size of the forces").select_option("500")
    form.get_by_label("Force of seat 1").select_option(label="The strike team")
    expect(form.get_by_role("alert")).to_contain_text("500")
    expect(form.get_by_role("alert").get_by_role("link", name="WC-F1")).to_be_visible()
    form.get_by_label("Size of the forces").select_option("1000")
    expect(form.get_by_role("alert")).to_have_count(0)


def own_set() -> list[FilePayload]:
    """The files of the standard set, with another price of a settler."""
    found: list[FilePayload] = []
    for file in (files("overseer.wasteland") / "sets" / "standard").iterdir():
        text = file.read_text(encoding="utf-8")
        if file.name == "units-survivors.toml":
            head, settler, tail = text.partition('id = "settler"')
            text = head + settler + tail.replace("caps = [40, 40, 40]", "caps = [41, 41, 41]", 1)
        found.append({"name": file.name, "mimeType": "text/plain", "buffer": text.encode()})
    return found


def test_a_force_is_built_of_ones_own_cards_and_fights(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/forces")
    page.get_by_label("Upload a card set").set_input_files(own_set())
    page.get_by_role("link", name="Build a force of it").click()
    page.get_by_role("searchbox").fill("settler")
    page.get_by_role("button", name="Add Settler", exact=True).click()
    sum_of(page, "49 of 750 caps")  # 48 with the standard cards
    page.get_by_role("button", name="Choose a leader").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Add ")).first.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("saved, version 1")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    begin = page.get_by_role("dialog").get_by_role("button", name="Open the table")
    expect(begin).to_be_enabled()
    begin.click()
    expect(page.locator(".battle")).to_be_visible()
