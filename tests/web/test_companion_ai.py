"""The AI beside a real table, on a phone: a whole activation by questions."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor
from tests.web.companioning import opened, reach
from tests.web.conftest import Visit

AMBUSH: Final[list[dict[str, Any]]] = [
    {"is": "begin", "scenario": "ambush", "sides": [0]},
    {
        "is": "field",
        "tokens": [1, 2],
        "side": 0,
        "seat": 0,
        "unit": "settler",
        "weapons": ["hunting-rifle"],
    },
    {"is": "field", "tokens": [9], "side": 1, "unit": "brute", "weapons": ["sledgehammer"]},
    {"is": "round", "advantage": 1},
    {"is": "tally", "token": 2, "what": "reactions", "by": 1},
]


class Panel:
    """The AI's panel on somebody's phone."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        visitor.go(f"/companion/{code}")
        self.at("draw")

    def at(self, *stages: str) -> None:
        """Wait for a stage of the AI."""
        found = ", ".join(f'[data-ai-stage="{stage}"]' for stage in stages)
        expect(self.page.locator(found)).to_be_visible()

    def tap(self, name: str) -> None:
        """One of its buttons."""
        self.page.locator(f'[data-ai="{name}"]').click()

    def asked(self) -> str:
        """The question that stands."""
        return self.page.locator("#ai-asked").inner_text()

    def say(self, *words: str) -> None:
        """Answer: whoever is named, or nobody."""
        before = self.asked()
        for word in words:
            self.page.locator(f'[data-word="{word}"]').click()
        self.tap("answer" if words else "nobody")
        self.changed(before)

    def changed(self, before: str) -> None:
        """Wait until another thing is asked or told."""
        self.page.wait_for_function(
            "(old) => (document.querySelector('#ai-asked')?.innerText ?? '') !== old", arg=before
        )


def good(panel: Panel) -> None:
    """Nothing sticks out, and axe finds nothing."""
    assert panel.visitor.wide() == []
    assert panel.visitor.axe() == []


def test_a_whole_activation_by_questions(visit: Visit) -> None:
    ada = visit(phone=True)
    panel = Panel(ada, opened(ada, AMBUSH))
    ada.shot("companion-ai-draw")
    good(panel)
    panel.tap("chance")  # the only token there is
    panel.at("die")
    good(panel)
    assert reach(panel.page, panel.page.locator('[data-ai="chance"]')) > 0.5
    panel.tap("face-s")
    panel.at("question")
    assert "touch" in panel.asked()
    good(panel)
    panel.say()
    assert "reach together" in panel.asked()
    panel.say("m2")
    ada.shot("companion-ai-question")
    # Only what two rulers reach is asked about one: yes or no.
    panel.tap("no")
    panel.page.wait_for_function(
        "() => /see/i.test(document.querySelector('#ai-asked')?.innerText ?? '')"
    )
    panel.tap("yes")
    panel.at("do")
    told = panel.page.locator("#ai-told")
    expect(told).to_contain_text("Settler 2")
    ada.shot("companion-ai-told")
    good(panel)
    # One of mine reacts and moves: the brute stands where it should, and what was known is gone.
    panel.tap("reacts")
    panel.tap("reacts-2-moved")
    panel.at("question")
    # A tap that was wrong is taken back, step by step.
    panel.tap("undo")
    panel.tap("undo")
    panel.at("do")
    panel.tap("cannot")
    panel.at("question", "do", "pick")
    panel.tap("undo")
    panel.at("do")
    panel.tap("stuck")
    panel.page.locator('dialog [data-word="m1"]').click()
    good(panel)
    panel.tap("ended")
    # It touches the first settler now: it fights, with dice of the app.
    panel.at("do")
    expect(told).to_contain_text("Settler 1")
    panel.tap("attack")
    dialog = panel.page.locator("dialog[open]")
    enter = dialog.get_by_role("button", name="Enter it", exact=True)
    throw = dialog.get_by_role("button", name="The app throws", exact=True)
    for _ in range(20):
        expect(enter.or_(throw).or_(dialog.locator(".choices button")).first).to_be_enabled()
        if enter.count():
            break
        (throw if throw.count() else dialog.locator(".choices button")).first.click()
    ada.shot("companion-ai-attack")
    enter.click()
    expect(dialog).to_have_count(0)
    panel.at("end", "question", "do", "pick")  # an action point may buy one more
    # What the dice did is taken back as well: they were thrown by hand, and nobody was hit.
    panel.tap("undo")
    panel.tap("undo")
    panel.at("do")
    expect(told).to_contain_text("Settler 1")
    panel.tap("done")
    panel.at("end")
    panel.tap("end")
    expect(panel.page.locator("footer .said p")).to_be_visible()  # people are next


@pytest.mark.parametrize("lang", ["de", "es", "fr"])
def test_the_panel_in_other_languages(visit: Visit, lang: str) -> None:
    eve = visit(lang=lang, phone=True, theme="light")
    panel = Panel(eve, opened(eve, AMBUSH, key=f"0123456789abcde{lang[0]}"))
    panel.tap("token-9")
    panel.at("die")
    panel.tap("face-s")
    panel.at("question")
    panel.say()
    eve.shot("companion-ai-question")
    good(panel)
