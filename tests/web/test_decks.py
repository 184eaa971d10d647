"""Decks in the browser: from an idea to a legal deck, to a shared link, to a table."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from overseer.text import translate
from overseer.tragic.cards.file import source_text, standard
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.ready import resolve
from overseer.tragic.text.cards import name as card_name
from overseer.tragic.words import ATTACK
from overseer.voice.tragic.words import card_title
from tests.web.browsing import Table, Visitor
from tests.web.conftest import Visit
from tests.web.playing import open_table

LONG: Final = 240_000  # milliseconds: the process of trials lets everything else go first
SNIPERS: Final = resolve("snipers", standard())
FISTS: Final = encode(resolve("fists", standard()), standard())
VIEWS: dict[str, dict[str, Any]] = {
    "laptop-dark": {},
    "laptop-light-french": {"theme": "light", "lang": "fr"},
    "phone-dark-spanish": {"phone": True, "lang": "es"},
    "phone-light-german": {"phone": True, "theme": "light", "lang": "de"},
}
COLOURS: Final = ("laptop-light-french", "phone-dark-spanish")  # looks of what axe knows already
PAGES: Final = {
    "decks": "/decks",
    "deck-ready": "/decks/new/fists",
    "deck-new": "/decks/new/empty",
    "deck-shared": f"/decks/share/{FISTS}",
    "deck-trial": "/decks/trial",
    "deck-matrix": "/decks/matrix",
    "deck-criticals": "/decks/criticals",
}


def title(name: str) -> str:
    """What a ready deck is called."""
    return translate("en", f"deck-tragic-{name}")


def judged(page: Page) -> None:
    """Wait until the server has said something about the deck."""
    expect(page.locator(".columns > .panel")).to_contain_text("/60")


@pytest.mark.parametrize("view", VIEWS)
def test_every_page_of_decks_is_drawn_whole_and_for_everyone(visit: Visit, view: str) -> None:
    """Pictures of every page; nothing sticks out, and axe finds nothing serious."""
    somebody = visit(**VIEWS[view])
    faults: list[str] = []
    for name, path in PAGES.items():
        page = somebody.go(path)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        if name in ("deck-ready", "deck-new", "deck-shared"):
            judged(page)
        somebody.shot(name)
        faults += [
            f"{path}: {each}" for each in [*somebody.axe(colours=view in COLOURS), *somebody.wide()]
        ]
    assert faults == []


def add(page: Page, words: str, name: str) -> None:
    """Find a card by words and put it in."""
    page.get_by_role("searchbox").fill(words)
    page.get_by_role("button", name=f"Add {name}", exact=True).first.click()


def test_an_idea_becomes_a_legal_deck_a_link_and_a_table(visit: Visit) -> None:
    """One person builds and shares; another opens the link, keeps it, and sits down with it."""
    ada = visit()
    page = ada.go("/decks/new/snipers")
    judged(page)
    page.get_by_label("Name of the deck").fill("Valley guard")
    page.get_by_label("Name of the deck").press("Enter")
    findings = page.get_by_role("region", name="What the rules and good sense say")
    page.get_by_role("region", name="The cards of the deck").get_by_role(
        "button", name=re.compile("^Take .* out")
    ).last.click()
    expect(findings.get_by_role("link", name="TR-S2")).to_be_visible()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    spare = next(
        card
        for card in standard().cards
        if card.kind == ATTACK and card.level == 1 and card.number not in SNIPERS.cards
    )
    add(page, spare.id, card_title(spare, "en"))
    expect(findings.get_by_role("link", name="TR-S2")).to_have_count(0)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("saved, version 1")).to_be_visible()
    mine = page.url
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link").input_value()
    assert "/decks/share/TR1-" in link
    page.keyboard.press("Escape")

    bob = visit(lang="de")
    theirs = bob.go(link)
    expect(theirs.get_by_text("Jemand teilt dieses Deck mit dir.")).to_be_visible()
    expect(theirs.get_by_role("region", name="Die Karten des Decks")).to_contain_text(
        card_name(spare, "de")
    )
    theirs.get_by_label("Name des Decks").fill("Talwache")
    theirs.get_by_label("Name des Decks").press("Enter")
    theirs.get_by_role("button", name="Speichern").click()
    expect(theirs.get_by_text("gespeichert, Fassung 1")).to_be_visible()

    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("button", name="Make a table").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = bob.go(page.url)
    table.get_by_label("Dein Deck").select_option(label="Talwache")
    table.get_by_role("button", name="Hinsetzen").click()
    for each in (page, table):
        expect(each.get_by_role("heading", name="Sit down")).to_have_count(0)
        expect(each.locator(".table-head")).to_be_visible()
    page.goto(mine)
    expect(page.get_by_label("Name of the deck")).to_have_value("Valley guard")


def test_a_deck_is_built_from_nothing_by_filters(visit: Visit) -> None:
    """Letter, level, kind, keyword and words narrow the cards; copies follow the format."""
    ada = visit()
    page = ada.go("/decks/new/empty")
    judged(page)
    count = page.get_by_role("heading", level=2).get_by_text(re.compile(r"\d+ cards?"))
    every = len(standard().cards)
    expect(page.locator(".pool h2")).to_have_text(f"{every} cards")
    page.get_by_role("button", name="Strength", exact=True).click()
    page.get_by_role("button", name="Level 1", exact=True).click()
    page.get_by_role("button", name=re.compile("^attack")).click()
    expect(page.locator(".pool h2")).not_to_have_text(f"{every} cards")
    assert count.count() <= 1
    page.get_by_label("Format").select_option("duo")
    add(page, "punch", "Punch ★")
    card = page.locator(".pool").get_by_role("group", name="Punch ★")
    card.get_by_role("button", name="Add Punch ★").click()
    expect(card).to_contain_text("2")
    expect(page.get_by_role("status", name="2 of 60 cards")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status", name="1 of 60 cards")).to_be_visible()
    # What was never saved is still there after the page was left.
    page.goto("/decks")
    page.get_by_role("link", name="Go on with the unsaved deck").click()
    expect(page.get_by_role("status", name="1 of 60 cards")).to_be_visible()


def test_versions_are_gone_back_to(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/decks/new/walls")
    judged(page)
    save = page.get_by_role("button", name="Save", exact=True)
    save.click()
    expect(page.get_by_text("saved, version 1")).to_be_visible()
    page.get_by_label("Name of the deck").fill("Second")
    page.get_by_label("Name of the deck").press("Enter")
    save.click()
    expect(page.get_by_text("saved, version 2")).to_be_visible()
    page.get_by_role("button", name="Earlier versions").click()
    page.get_by_role("button", name="Open version 1").click()
    expect(page.get_by_label("Name of the deck")).not_to_have_value("Second")
    save.click()
    expect(page.get_by_text("saved, version 3")).to_be_visible()
    page.goto("/decks")
    page.get_by_role("button", name=re.compile("^Remove ")).click()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("You keep no deck yet.")).to_be_visible()


def test_a_deck_is_brought_as_text_and_what_is_none_is_explained(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/decks")
    field = page.get_by_label(re.compile("^Paste a code"))
    field.fill("1 Zebra ★")
    page.get_by_role("button", name="Open this deck").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    field.fill("2 Punch ★\nhammer-arm-1")
    page.get_by_role("button", name="Open this deck").click()
    expect(page.get_by_role("status", name="3 of 60 cards")).to_be_visible()
    expect(page.get_by_label("Format")).to_have_value("duo")
    broken = ada.go(f"/decks/share/{FISTS[:-1]}")
    expect(broken.get_by_role("alert")).to_contain_text("deck code")


def test_a_hand_is_drawn_and_a_card_told_with_its_odds(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/decks/new/horde")
    judged(page)
    hand = page.get_by_role("region", name="Test hand")
    hand.get_by_role("button", name="Draw a hand").click()
    expect(hand.get_by_role("listitem").first).to_be_visible()
    first = hand.get_by_role("listitem").count()
    hand.get_by_role("button", name="Next draw").click()
    expect(hand.get_by_text("Turn 2")).to_be_visible()
    assert hand.get_by_role("listitem").count() > first
    hand.get_by_role("listitem").first.get_by_role("button").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Chance to have drawn it at least once")
    ada.shot("deck-card")


def test_a_phone_builds_with_its_thumb(visit: Visit) -> None:
    ada: Visitor = visit(phone=True, lang="fr")
    page = ada.go("/decks/new/fists")
    tabs = page.get_by_role("group", name="Ce qui est montré")
    tabs.get_by_role("button", name=re.compile("^Le deck")).click()
    rows = page.get_by_role("region", name="Les cartes du deck")
    rows.get_by_role("button", name=re.compile("^Retirer")).last.click()
    expect(page.get_by_role("status", name="59 cartes sur 60")).to_be_visible()
    expect(page.get_by_role("link", name="TR-S2")).to_be_visible()
    ada.shot("deck-phone-list")
    assert ada.wide() == []
    tabs.get_by_role("button", name="Cartes").click()
    page.get_by_role("searchbox").fill("coup de poing")
    expect(page.locator(".pool li").first).to_be_visible()
    ada.shot("deck-phone-cards")
    assert ada.wide() == []


def test_a_deck_is_tried_out_while_one_is_away(visit: Visit) -> None:
    """The trial goes on, is found again, and is stopped by a word; its table has every deck met."""
    ada = visit()
    page = ada.go("/decks/trial/horde")
    expect(page.get_by_label("Deck to try")).to_have_value("horde")
    page.get_by_label("Games").select_option("560")
    page.get_by_role("button", name="Begin the trial").click()
    expect(page.get_by_text(re.compile(r"of 560 games played"))).to_be_visible()
    page.goto("/decks")
    page.get_by_role("link", name="Try a deck").click()
    expect(page.get_by_role("row").filter(has_text="All together")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Stop it").click()
    expect(page.get_by_text(re.compile("Stopped after"))).to_be_visible()
    expect(page.get_by_role("button", name="Begin the trial")).to_be_visible()
    ada.shot("deck-trial-stopped")
    assert [*ada.axe(), *ada.wide()] == []


def test_the_first_turns_are_played_against_a_dummy(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/decks/new/beasts")
    judged(page)
    turns = page.get_by_role("region", name="First turns")
    turns.get_by_role("button", name="Play them").click()
    expect(turns.get_by_text("Turn 1", exact=True)).to_be_visible(timeout=LONG)
    expect(turns.get_by_text(re.compile("HP left")).first).to_be_visible()
    ada.shot("deck-goldfish")


def test_who_runs_the_table_can_switch_trials_off(visit: Visit, table: Table) -> None:
    registry = table.serving.registry
    allowed = registry.settings
    registry.settings = replace(allowed, trials=False)
    try:
        page = visit(lang="de").go("/decks/trial")
        page.goto("/decks/new/walls")
        judged(page)
        page.get_by_role("region", name="Die ersten Züge").get_by_role("button").first.click()
        expect(page.get_by_role("alert")).to_contain_text("abgeschaltet")
    finally:
        registry.settings = allowed


def test_a_waiting_room_offers_decks_of_the_set_that_is_played(visit: Visit) -> None:
    ada, bob = visit(), visit()
    text = source_text(Path(str(files("overseer.tragic") / "sets" / "standard")))
    head, sign, tail = text.partition('name = "jinx"\n')  # a trait of the gamblers
    text = head + sign + tail.replace('gives = ["', 'gives = ["skills 1", "', 1)
    for each in (ada, bob):
        assert each.context.request.post("/api/guest", data={"name": "Somebody"}).ok
    body = {"game": "tragic", "kind": "cards", "text": text}
    mine = ada.context.request.post("/api/uploads", data=body).json()["id"]
    code = open_table(ada, "tragic", seats=["human", "human"], options={"cards": f"upload:{mine}"})
    page = bob.go(f"/t/{code}")
    choice = page.locator(".brings select")
    expect(choice.get_by_role("option", name=title("fists"))).to_be_attached()
    expect(choice.get_by_role("option", name=title("gamblers"))).to_have_count(0)
    choice.select_option("fists")
    expect(page.locator(".brings")).to_contain_text(translate("en", "deck-tragic-fists.plan"))
