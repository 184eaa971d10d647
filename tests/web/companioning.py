"""A battle beside a real table, tracked through the page on a phone."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import Visitor

KEY: Final = "0123456789abcdef"
# Two on each side, people on both: nobody has to answer the AI's questions.
DUEL: Final[list[dict[str, Any]]] = [
    {"is": "begin", "title": "Kitchen", "sides": [0, 1], "ai": [False, False], "events": True},
    {
        "is": "field",
        "tokens": [1, 2],
        "side": 0,
        "seat": 0,
        "unit": "settler",
        "weapons": ["hunting-rifle"],
    },
    {
        "is": "field",
        "tokens": [8, 9],
        "side": 1,
        "seat": 1,
        "unit": "super-mutant",
        "weapons": ["board"],
    },
]


def opened(visitor: Visitor, acts: list[dict[str, Any]], name: str = "Ada", key: str = KEY) -> str:
    """A battle with these entries, of somebody who has not come before; its code."""
    asks = visitor.context.request
    known = asks.get("/api/me")
    if not known.ok:
        assert asks.post("/api/guest", data={"name": name}).ok
    code = str(asks.post("/api/companions", data={"key": key, "title": ""}).json()["code"])
    entries = [{"id": f"{key}-{at}", "act": act} for at, act in enumerate(acts)]
    told = asks.post(f"/api/companions/{code}/entries", data={"base": 0, "entries": entries}).json()
    assert not told.get("misfits"), told["misfits"]
    return code


class Tracker:
    """Somebody's phone beside the table."""

    def __init__(self, visitor: Visitor, code: str = "") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        if code:
            visitor.go(f"/companion/{code}")
            self.row(1).wait_for()

    @property
    def main(self) -> Locator:
        """The one main button."""
        return self.page.locator("footer .main")

    @property
    def said(self) -> Locator:
        """What comes next, in words."""
        return self.page.locator("footer .said p")

    @property
    def sheet(self) -> Locator:
        """The sheet that lies over the battle."""
        return self.page.locator("dialog[open]")

    def row(self, token: int) -> Locator:
        """A model."""
        return self.page.locator(f'[data-token="{token}"]')

    def health(self, token: int, left: int) -> None:
        """See to it that a model is shown with this health."""
        expect(self.row(token).locator(".health b")).to_have_text(str(left))

    def hurt(self, token: int, times: int = 1) -> None:
        """Damage, tap by tap."""
        for _ in range(times):
            before = int(self.row(token).locator(".health b").inner_text())
            self.row(token).locator(".step").first.click()
            self.health(token, before - 1)

    def heal(self, token: int) -> None:
        """One health back."""
        self.row(token).locator(".step").last.click()

    def model(self, token: int) -> Locator:
        """Open a model's sheet."""
        self.row(token).locator(".who").click()
        expect(self.sheet).to_be_visible()
        return self.sheet

    def tool(self, name: str) -> Locator:
        """Open a sheet by its tool."""
        self.page.locator("nav.tools").get_by_role("button", name=name, exact=True).click()
        expect(self.sheet).to_be_visible()
        return self.sheet

    def shut(self) -> None:
        """Close the sheet."""
        self.sheet.locator(".close").click()
        expect(self.sheet).to_have_count(0)

    def undo(self) -> None:
        """Take the last entry back."""
        self.page.get_by_role("button", name="Take the last entry back").click()

    def step(self) -> None:
        """The next thing, by the main button; of several the first."""
        before = self.said.inner_text()
        self.main.click()
        self.page.wait_for_function(
            "(old) => document.querySelector('dialog[open]') "
            "|| document.querySelector('footer .said p').innerText !== old",
            arg=before,
        )
        if self.sheet.count():
            self.sheet.locator("li button, .sides .btn").first.click()
            expect(self.sheet).to_have_count(0)
            self.page.wait_for_function(
                "(old) => document.querySelector('footer .said p').innerText !== old", arg=before
            )

    def round(self, number: int) -> None:
        """Play until a round begins."""
        for _ in range(60):
            if self.page.locator(".rounds .now").count():
                now = int(self.page.locator(".rounds .now").inner_text())
                if now >= number:
                    return
            self.step()
        raise AssertionError(f"round {number} never came: {self.said.inner_text()}")


def reach(page: Page, locator: Locator) -> float:
    """Where something lies on the screen: 0 at its top, 1 at its bottom."""
    box = locator.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return (box["y"] + box["height"] / 2) / size["height"]
