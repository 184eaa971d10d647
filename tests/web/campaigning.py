"""A campaign for the tests of its board: opened by a page's own requests, brought where it is wanted."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.playing import open_table

_keys = count()
Data = dict[str, Any]


class Settler:
    """Somebody at a campaign: their page, and requests of it for what a test is not about."""

    def __init__(self, visitor: Visitor, code: str, seat: int = 0) -> None:
        self.visitor, self.code, self.seat = visitor, code, seat
        self.page = visitor.page

    def look(self) -> Data:
        """Scene and question as they are now."""
        where = f"/api/tables/{self.code}/steps?since=1000000"
        return dict(self.visitor.context.request.get(where).json())

    def table(self) -> Data:
        """The table."""
        return dict(self.visitor.context.request.get(f"/api/tables/{self.code}").json())

    def say(self, move: str) -> Data:
        """Answer by a request."""
        body = {"key": f"t{next(_keys)}", "seq": self.look()["number"], "input": move}
        answer = self.visitor.context.request.post(f"/api/tables/{self.code}/input", data=body)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def muster(self, quest: str = "none") -> None:
        """A quest, and the force that is proposed."""
        if self.look()["question"]["topic"] == "quest":
            self.say(f"quest {quest}")
        choices = self.look()["question"]["choices"]
        self.say(choices[0]["move"])

    def tell(self, **wishes: Any) -> None:
        """How the battle ended on a real table: the first way that fits."""
        told = self.look()["question"]["choices"]
        fits = [each["move"] for each in told if _fits(each["move"], wishes)]
        self.say(fits[0])

    def until(self, topic: str, most: int = 40) -> None:
        """Whatever ends a question soon is answered, until this one is asked."""
        for _ in range(most):
            question = self.look()["question"]
            if question["topic"] == topic:
                return
            ends = [each["move"] for each in question["choices"] if each["kind"] in ("done", "stay")]
            self.say(ends[0] if ends else question["choices"][0]["move"])
        raise AssertionError(topic)

    def go(self) -> Settler:
        """Look at the campaign."""
        self.visitor.go(f"/t/{self.code}")
        expect(self.page.locator("section.campaign")).to_be_visible()
        return self

    def prompt(self, text: str) -> None:
        """Wait for a question."""
        expect(self.page.locator(".bar .prompt")).to_contain_text(text)

    def step(self, number: int) -> None:
        """Wait until a step of the settlement phase is the one of now."""
        now = self.page.locator(f".panel ol li:nth-child({number})")
        expect(now).to_have_attribute("aria-current", "step")

    def end_step(self) -> None:
        """End what goes on, by the decision bar; what is final asks for a second click."""
        number = self.look()["number"]
        chip = self.page.locator(".bar .chip", has_text="is done").first
        chip.click()
        if chip.locator(".second").count():
            chip.click()
        self.moved(number)

    def moved(self, number: int) -> None:
        """Wait until the page knows of more steps than so many."""
        self.page.wait_for_function(
            "(n) => Number(document.querySelector('.scrubber input[type=range]')?.max) > n",
            arg=number,
        )


def _fits(move: str, wishes: Data) -> bool:
    told = json.loads(move.removeprefix("result "))
    return all(told[key] == value for key, value in wishes.items())


def alone(visitor: Visitor, **options: Any) -> Settler:
    """A campaign of one person, whose battles are told."""
    options = {"results": "told", **options}
    return Settler(visitor, open_table(visitor, "campaign", seats=["human"], options=options))


def together(ada: Visitor, ben: Visitor, **options: Any) -> tuple[Settler, Settler]:
    """A campaign of two, each with a browser of their own."""
    options = {"results": "told", **options}
    code = open_table(ada, "campaign", seats=["human", "human"], options=options)
    assert ben.context.request.post("/api/guest", data={"name": "Ben", "lang": ben.lang}).ok
    assert ben.context.request.post(f"/api/tables/{code}/sit", data={}).ok
    return Settler(ada, code), Settler(ben, code, 1)


def settling(people: tuple[Settler, ...], topic: str = "build") -> None:
    """The first battle is over, and everybody builds."""
    for each in people:
        each.muster()
    people[0].tell()
    for each in people:
        each.until(topic)


Visit = Callable[..., Visitor]
