"""No name of a card is cut, or broken inside of a word without a hyphen.

Every card of the standard set is shown in the real widths of the page: on a crowded board of a
laptop and of a phone, in the hand, among traits and skills, in a deck list; in four languages.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from overseer.text import LANGUAGES
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.deck import Deck
from overseer.tragic.words import KINDS
from overseer.voice.tragic.faces import faces
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.dueling import shown
from tests.web.playing import open_table
from tests.web.positions import given

CARDS: Final = {card.id: KINDS[card.kind] for card in standard().cards}
HERE: Final = [card for card, kind in CARDS.items() if kind not in ("trait", "skill")]
ALLIES: Final = [card for card, kind in CARDS.items() if kind in ("ally", "companion")]
THINGS: Final = [card for card, kind in CARDS.items() if kind in ("object", "building", "drug")]

# Where a name sticks out of its card, lies under the next one, leaves no room for the picture or
# pushes the text below the cost, or goes on in the next line between two letters without a hyphen.
FAULTS: Final = """(where) => [...document.querySelectorAll(where)].flatMap((name) => {
    const text = [...name.childNodes].find((each) => each.nodeType === Node.TEXT_NODE);
    const card = name.closest(".card");
    const box = (card ?? name).getBoundingClientRect();
    const next = name.closest(".held")?.nextElementSibling?.getBoundingClientRect();
    const right = Math.min(box.right, next?.left ?? Infinity);
    const range = document.createRange();
    range.selectNodeContents(text);
    const faults = [];
    const outside = (line) => line.left < box.left - 0.5 || line.right > right + 0.5;
    if ([...range.getClientRects()].some(outside)) faults.push("cut");
    const line = name.parentElement.getBoundingClientRect();
    if (range.getBoundingClientRect().bottom > line.bottom + 1) faults.push("cut below");
    if (card && card.querySelector(".art").clientHeight < 18) faults.push("no picture");
    const [price, words] = [".price", ".text"].map((part) => card?.querySelector(part));
    if (words && price?.getBoundingClientRect().bottom > words.getBoundingClientRect().top + 2)
        faults.push("its cost lies over its text");
    const top = (at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return [...range.getClientRects()].at(-1).top;  // the first belongs to a hyphen before it
    };
    const letters = [...text.data.matchAll(/\\\\p{L}(?=\\\\p{L})/gu)].map((each) => each.index);
    for (const at of letters) if (top(at + 1) > top(at) + 4) faults.push(`broken at ${at + 1}`);
    return faults.map((each) => `${text.data.replaceAll("\\u00ad", "")}: ${each}`);
})""".replace("\\\\p", "\\p")


NEXT_FRAME: Final = "() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))"
FRAMES: Final = 30


def crowded(lang: str) -> dict[str, Any]:
    """A board with every ally, thing, trait and skill, and a hand of every card."""
    moment = given("full", lang)
    scene = moment["scene"]
    for side in scene["sides"]:
        letter = "ab"[side["seat"]]
        standing = [*ALLIES, *THINGS] if side["seat"] == 0 else []
        side["permanents"] = [
            {
                "at": f"{letter}{at}",
                "card": card,
                "ally": card in ALLIES,
                "attack": 10,
                "health": 10,
            }
            for at, card in enumerate(standing, 1)
        ]
        side["body"] = {}
        for kind in ("trait", "skill"):
            side[f"{kind}s"] = [
                {"at": f"{kind}:{letter}:{card}", "card": card}
                for card, of in CARDS.items()
                if of == kind
            ]
    costs = {face.id: face.cost for face in faces(standard(), lang)}
    scene["hand"] = [{"at": f"hand:{card}", "card": card, "cost": costs[card]} for card in HERE]
    return moment


def code_of(cards: list[str]) -> str:
    """The code of a deck of these."""
    return encode(Deck("", [standard().by_id[card].number for card in cards]), standard())


def faults(page: Page, names: dict[str, int]) -> list[str]:
    """What is wrong with names of these places; at least so many are there.

    A page that was just drawn still fits its cards: what is wrong must stay so for some frames.
    """
    found: list[str] = []
    for where, number in names.items():
        expect(page.locator(where).nth(number - 1)).to_be_attached()
        wrong = page.evaluate(FAULTS, where)
        for _ in range(FRAMES):
            if not wrong:
                break
            page.evaluate(NEXT_FRAME)
            wrong = page.evaluate(FAULTS, where)
        found += [f"{where} {each}" for each in wrong]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_on_a_crowded_board(visit: Visit, lang: str) -> None:
    """The chain and the builder have wider cards than a hand of which each covers the next."""
    somebody = visit(lang=lang)
    code = open_table(somebody, "tragic", seats=["human", "bot:easy"])
    shown(somebody, crowded(lang))
    page = somebody.go(f"/t/{code}")
    names = {".row .name": len(ALLIES) + len(THINGS), ".hand .name": len(HERE)}
    found = faults(page, {**names, ".called": 2 * (len(CARDS) - len(HERE))})
    somebody.shot("names")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    found += faults(page, {f".phone{where}": number for where, number in names.items()})
    assert "\n".join(found) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_in_a_deck_list(visit: Visit, lang: str) -> None:
    """A code holds half of all cards. On a phone the list has one column, which is wider."""
    somebody = visit(lang=lang)
    found: list[str] = []
    for half in (HERE[::2], HERE[1::2]):
        page = somebody.go(f"/decks/share/{code_of(half)}")
        found += faults(page, {".groups .name": len(half)})
    assert "\n".join(found) == ""
