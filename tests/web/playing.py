"""Playing through the page: whatever is lit may be chosen, by clicks on the decision bar.

The page plays by itself (`Playing.begin`), so that several browsers can be in one game at once.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.browsing import Table, Visitor

LONGEST: Final = 120_000  # milliseconds for a whole game
# Clicks an answer as soon as there is one; a final one asks for a second click.
PLAYS: Final = """([seed, most, handing]) => {
    let state = seed;
    const rng = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    window.answers = 0;
    window.playing = true;
    const chips = () => [...document.querySelectorAll(".bar .strip .chip, .bar .pinned .chip")];
    const play = () => {
        if (document.querySelector(".table-head .over, .result") || window.answers >= most) {
            window.playing = false;
            return;
        }
        const free = chips().filter((each) => !each.disabled);
        const armed = free.find((each) => each.classList.contains("armed"));
        if (armed) armed.click();
        else if (free.length) {
            free[Math.floor(rng() * free.length)].click();
            window.answers += 1;
        } else if (handing) document.querySelector("section.over .btn.first")?.click();
        setTimeout(play, 15);
    };
    play();
}"""


class Playing:
    """Somebody's page at a table, which plays when it is told to."""

    def __init__(self, visitor: Visitor, code: str = "") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        if code:
            visitor.go(f"/t/{code}")

    def begin(self, seed: int, most: int = 10_000, handing: bool = True) -> None:
        """Go on by itself until the game is over, or for so many answers; `handing`: whoever has
        to get the device has it at once."""
        self.page.evaluate(PLAYS, [seed, most, handing])

    def until(self, answers: int) -> None:
        """Wait until it has answered so often."""
        self.page.wait_for_function("(n) => window.answers >= n", arg=answers, timeout=LONGEST)

    def rest(self) -> None:
        """Wait until it has stopped."""
        self.page.wait_for_function("() => window.playing === false", timeout=LONGEST)

    def end(self) -> None:
        """Wait for the end of the game."""
        expect(self.page.locator(".result")).to_be_visible(timeout=LONGEST)

    @property
    def bar(self) -> Any:
        """The decision bar."""
        return self.page.locator("section.bar")

    @property
    def number(self) -> int:
        """The step that the page shows as the last one."""
        return int(self.page.locator(".scrubber input[type=range]").get_attribute("max") or 0)


def open_table(visitor: Visitor, game: str = "shelter", **wishes: Any) -> str:
    """A table that the visitor opens with a request of their page's own; its code."""
    me = visitor.context.request.get("/api/me")
    if me.status == 401:
        guest = {"name": wishes.pop("name", "Ada"), "lang": visitor.lang}
        assert visitor.context.request.post("/api/guest", data=guest).ok
    wishes.pop("name", None)
    answer = visitor.context.request.post("/api/tables", data={"game": game, **wishes})
    assert answer.ok, answer.text()
    return str(answer.json()["code"])


def restart(table: Table, *visitors: Visitor) -> None:
    """The server stops, everybody's page says so, and it starts again."""
    for visitor in visitors:
        visitor.losing = True
    table.stop()
    for visitor in visitors:
        expect(visitor.page.locator("p.lost")).to_be_visible()
    table.start()
    for visitor in visitors:
        expect(visitor.page.locator("p.lost")).to_have_count(0)
