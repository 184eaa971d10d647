"""Wasteland in the browser: small forces, and a page that plays by itself until something comes."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor
from tests.web.playing import LONGEST, Playing, open_table

CASUAL: Final[dict[str, Any]] = {"undo": "bots", "hints": True}
# Clicks the first answer that one of the wishes is found in, else the first one of all, until the
# question says what is waited for, or an answer begins so.
PILOT: Final = """([wishes, stop, offer, most]) => {
    window.pilot = { answers: 0, going: true };
    const says = (chip) => chip.querySelector(".unseen")?.textContent ?? "";
    const go = () => {
        const asked = document.querySelector(".bar .prompt")?.textContent ?? "";
        const over = document.querySelector(".result");
        const chips = [...document.querySelectorAll(".bar .strip .chip, .bar .pinned .chip")]
            .filter((each) => !each.disabled);
        const there = chips.length > 0 && ((stop && new RegExp(stop).test(asked))
            || (offer && chips.some((each) => says(each).startsWith(offer))));
        if (over || there || window.pilot.answers >= most) {
            window.pilot.going = false;
            return;
        }
        const armed = chips.find((each) => each.classList.contains("armed"));
        if (armed) armed.click();
        else if (chips.length) {
            const wish = wishes.find((each) => chips.some((chip) => says(chip).includes(each)));
            const found = wish ? chips.find((chip) => says(chip).includes(wish)) : chips[0];
            found.click();
            window.pilot.answers += 1;
        }
        setTimeout(go, 25);
    };
    go();
}"""


def force(count: int, unit: str = "settler", weapon: str = "hunting-rifle") -> str:
    """A force of so many models, one of which leads it, as a file has it."""
    one = f'[[unit]]\nunit = "{unit}"\nweapons = ["{weapon}"]\n'
    others = f"{one}count = {count - 1}\n" if count > 1 else ""
    return f'name = "Some"\nedition = "standard"\n\n{one}leader = "commander"\n{others}'


class Battling(Playing):
    """Somebody at a battlefield."""

    def __init__(self, visitor: Visitor, code: str = "") -> None:
        super().__init__(visitor, code)
        expect(self.page.locator(".battle")).to_be_visible()

    def briefed(self) -> None:
        """Read the briefing, which is there first."""
        brief = self.page.locator(".brief[role=dialog]")
        expect(brief).to_be_visible()
        brief.locator(".btn.first").click()
        expect(brief).to_have_count(0)

    def pilot(self, *wishes: str, stop: str = "", offer: str = "", most: int = 10_000) -> None:
        """Answer by itself until a question says `stop`, an answer begins so, or the end."""
        self.page.evaluate(PILOT, [list(wishes), stop, offer, most])

    def landed(self) -> None:
        """Wait until it has stopped."""
        done = "() => window.pilot.going === false"
        self.page.wait_for_function(done, timeout=2 * LONGEST)

    def asked(self, words: str, *wishes: str) -> None:
        """Play until a question says this."""
        self.pilot(*wishes, stop=words)
        self.landed()
        self.free(words)

    def free(self, words: str = "") -> None:
        """Wait until a question says this and can be answered: nothing is on its way any more."""
        expect(self.bar.locator(".prompt")).to_contain_text(words)
        expect(self.bar.locator(".chip:not([disabled])").first).to_be_visible()
        expect(self.bar.locator(".chip[disabled]")).to_have_count(0)

    def words(self, kind: str) -> list[str]:
        """What the first answer of a kind is about."""
        return self.answers(kind)[0]

    def answers(self, kind: str) -> list[list[str]]:
        """What every answer of a kind is about."""
        path = f"/api/tables/{self.page.url.rpartition('/')[2]}/steps?since=0"
        choices = self.visitor.context.request.get(path).json()["question"]["choices"]
        return [each["at"] for each in choices if each["kind"] == kind]

    def spot(self, kind: str) -> tuple[float, float]:
        """Where the first answer of a kind ends, in the window."""
        x, y = next(word for word in self.words(kind) if "," in word).split(",")
        found = self.page.evaluate(
            """([x, y]) => {
                const drawing = document.querySelector("svg.drawing");
                const { x: left, y: top } =
                    new DOMPoint(x, 914 - y).matrixTransform(drawing.getScreenCTM());
                return [left, top];
            }""",
            [int(x), int(y)],
        )
        return float(found[0]), float(found[1])

    @property
    def table(self) -> Any:
        """The table itself."""
        return self.page.locator("section.table")

    def middle(self, word: str) -> tuple[float, float]:
        """Where a thing lies in the window."""
        box = self.page.locator(f'.drawing [data-at="{word}"] .base').first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def battle(visitor: Visitor, seats: int = 1, **options: Any) -> str:
    """A table with a battle of few, that the visitor opens; its code."""
    wanted = {"scenario": "skirmish", "enemy": force(2), "events": False, **options}
    wanted.setdefault("forces", [force(2)] * seats)
    return open_table(visitor, "wasteland", seats=["human"] * seats, options=wanted, terms=CASUAL)


def stepped(page: Page, before: int) -> None:
    """Wait until something has happened since a step."""
    page.wait_for_function(
        "(n) => Number(document.querySelector('.scrubber input').max) > n", arg=before
    )
