"""A campaign for the tests of its board, brought by a page's own requests where it is wanted."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, expect

from overseer.voice.given import Question
from tests.conformance.test_clients import answers
from tests.server.playing import QUIET
from tests.web.browsing import Visitor
from tests.web.playing import open_table

_keys = count()
LONG: Final = 120_000  # milliseconds for a request on a busy machine
AGAIN: Final = "Tap again"
LONGEST_BATTLE: Final = 3000  # rounds of answers
Data = dict[str, Any]


class Settler:
    """Somebody at a campaign: their page, and requests of it for what a test is not about."""

    def __init__(self, visitor: Visitor, code: str, seat: int = 0) -> None:
        self.visitor, self.code, self.seat = visitor, code, seat
        self.page = visitor.page

    def look(self) -> Data:
        """Scene and question as they are now."""
        where = f"/api/tables/{self.code}/steps?since=1000000"
        return dict(self.visitor.context.request.get(where, timeout=LONG).json())

    def table(self) -> Data:
        """The table."""
        return dict(self.visitor.context.request.get(f"/api/tables/{self.code}").json())

    def say(self, move: str) -> Data:
        """Answer by a request."""
        body = {"key": f"t{next(_keys)}", "seq": self.look()["number"], "input": move}
        answer = self.visitor.context.request.post(
            f"/api/tables/{self.code}/input", data=body, timeout=LONG
        )
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
            ends = [
                each["move"] for each in question["choices"] if each["kind"] in ("done", "stay")
            ]
            self.say(ends[0] if ends else question["choices"][0]["move"])
        raise AssertionError(topic)

    def go(self) -> Settler:
        """Look at the campaign."""
        self.visitor.go(f"/t/{self.code}")
        expect(self.page.locator("section.campaign")).to_be_visible()
        return self

    def look_at(self, seat: int) -> None:
        """Show somebody's settlement."""
        button = self.page.get_by_role("list", name="Players").get_by_role("button").nth(seat)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def prompt(self, text: str) -> None:
        """Wait for a question."""
        expect(self.page.locator(".bar .prompt")).to_contain_text(text)

    def step(self, number: int) -> None:
        """Wait until a step of the settlement phase is the one of now."""
        now = self.page.locator(f".panel ol li:nth-child({number})")
        expect(now).to_have_attribute("aria-current", "step")

    def end_step(self) -> None:
        """End what goes on, by the decision bar; what is final asks for a second click."""
        self.press(self.page.locator(".bar .chip", has_text="is done").first, "done")

    def prepare_by_clicks(self) -> None:
        """No quest, and a force of one model who leads it, put together from nothing."""
        self.page.locator(".bar .chip", has_text="Take no quest").click()
        self.prompt("force")
        told = self.look()
        self.page.get_by_role("button", name="Begin with nothing").click()
        units = self.page.get_by_role("list", name="The force", exact=True).get_by_role("listitem")
        expect(units).to_have_count(0)
        leads = told["scene"]["players"][self.seat].get("leader_name") or ""
        self.page.locator(".offers button", has_text=leads).first.click()
        expect(units).to_have_count(1)
        bring = self.page.locator(".bring button")
        if bring.is_disabled():  # nobody leads it yet
            self.page.get_by_role("button", name="Leader cards").click()
            self.page.locator(".offers button").first.click()
        expect(bring).to_be_enabled()
        bring.click()
        self.moved(told["number"])

    def to_battle(self) -> str:
        """Go to the battle that waits; its code."""
        self.page.get_by_role("link", name="To the battle").click()
        self.page.wait_for_url(lambda url: not url.endswith(self.code))
        return self.page.url.rpartition("/")[2]

    def settle_by_clicks(self) -> None:
        """A settlement phase in which nothing is bought: whatever ends a question."""
        while (question := self.look()["question"]).get("asked") and question["topic"] != "quest":
            choices = question["choices"]
            kind = next((k for k in ("done", "stay") if k in {c["kind"] for c in choices}), "")
            names = [each["name"] for each in choices if each["kind"] == kind] or [
                choices[-1]["name"]
            ]
            self.press(self.page.locator(".bar .chip", has_text=names[0]).first, kind)

    def press(self, button: Locator, kind: str) -> None:
        """Make the first move of a kind by its button; what is final asks for a second press."""
        told = self.look()
        choices = told["question"]["choices"]
        final = next((each.get("final") for each in choices if each["kind"] == kind), False)
        button.click()
        if final:
            expect(button).to_contain_text(AGAIN)
            button.click()
        self.moved(told["number"])

    def moved(self, number: int) -> None:
        """Wait until the page knows of more steps than so many."""
        self.page.wait_for_function(
            "(n) => Number(document.querySelector('.scrubber input[type=range]')?.max) > n",
            arg=number,
        )


def fight(people: tuple[Settler, ...], code: str) -> None:
    """A battle is played by requests, in a hurry, until it is over."""
    rng = Random(3)
    for _ in range(LONGEST_BATTLE):
        for each in people:
            there = Settler(each.visitor, code, each.seat)
            told = there.look()
            if told.get("ended"):
                return
            question = msgspec.convert(told["question"], Question)
            if question.asked:
                found = answers(question, rng)
                quiet = [move for move in found if move.partition(" ")[0] in QUIET]
                there.say(rng.choice(quiet or found))
    raise AssertionError("the battle did not end")


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
