"""Two browsers in one duel: an attack card, a reaction cast by hand, the answer to it."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from overseer.engine.nature import numbered_seed
from overseer.server.api import tables
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.deck import Deck
from overseer.voice.tragic.words import card_title
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.playing import open_table

SEED: Final = 3  # with it Bob holds a reaction
WAIT: Final = 20  # seconds for an answer that takes a moment
SKILLS: Final = ("recycle-1", "thief-2", "training-1")
ATTACKS: Final = (
    *("punch-1", "bat-blow-1", "claw-blow-1", "head-butt-1", "pistol-shot-1"),
    *("needle-round-1", "shotgun-blast-1", "frag-grenade-1", "shoulder-charge-1"),
    *("sulphur-cloud-1", "cutting-remark-1", "whip-crack-1", "flare-gun-1", "laser-burst-1"),
    "cryo-jet-1",
)
REACTIONS: Final = (
    *("close-ranks-1", "energy-screen-1", "brace-1", "counter-punch-1", "take-cover-1"),
    *("grit-your-teeth-1", "antidote-1", "black-cat-1"),
)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run."""
    monkeypatch.setattr(tables, "fresh_seed", lambda: numbered_seed(SEED))


def deck(*ids: str) -> str:
    """The code of a deck with four of each, and whatever fills it up."""
    cards = standard()
    numbers = [cards.by_id[id].number for id in ids for _ in range(4)]
    more = [number for number in cards.pool if number not in numbers]
    whole = [*numbers, *more][:60]
    skills = [cards.by_id[id].number for id in SKILLS]
    return encode(Deck("deck", whole, [], skills, "quad"), cards)


def title(id: str) -> str:
    """A card's name."""
    return card_title(standard().by_id[id], "en").partition(" ★")[0]


class Seat:
    """Somebody who answers by requests, until the page is to do it."""

    def __init__(self, visitor: Visitor, code: str, keys: Any) -> None:
        self.request, self.code, self.keys = visitor.context.request, code, keys

    def told(self, since: int = 0, wait: int = 0) -> Any:
        """Where the duel is."""
        answer = self.request.get(f"/api/tables/{self.code}/steps?since={since}&wait={wait}")
        assert answer.ok, answer.text()
        return answer.json()

    def say(self, *moves: str) -> Any:
        """Play, and what it led to."""
        seq = self.told()["number"]
        body = {"key": f"key-{next(self.keys)}-of-this-test", "seq": seq, "inputs": list(moves)}
        answer = self.request.post(f"/api/tables/{self.code}/input", data=body)
        assert answer.ok, answer.text()
        return answer.json()


def attacked(ada: Seat, bob: Seat) -> str:
    """Both go on until Ada has announced an attack card that Bob may answer; its id."""
    cast = ""
    while True:
        found = [(seat, seat.told()) for seat in (ada, bob)]
        asked = next(((seat, told) for seat, told in found if told["question"].get("asked")), None)
        if asked is None:  # somebody's automatic answer takes a moment
            ada.told(found[0][1]["number"], WAIT)
            continue
        seat, question = asked[0], asked[1]["question"]
        if cast and seat is bob and question["topic"] == "answer":
            return cast
        moves = [choice["move"] for choice in question.get("choices", [])]
        attacks = [move for move in moves if move.removeprefix("cast ") in ATTACKS]
        if seat is ada and question["topic"] == "main" and attacks:
            cast = attacks[0].removeprefix("cast ")
            seat.say(attacks[0])
        else:
            quick = [move for move in moves if move in ("pass", "end")]
            seat.say((quick or moves)[0])


def on_chain(page: Page, n: int, of: str) -> None:
    """Wait until so many things lie on the chain, that card among them."""
    chain = page.locator(".chain")
    expect(chain.locator("header")).to_contain_text(f"of {n} on the chain")
    expect(chain.get_by_role("button", name=of)).to_have_count(1)


def no_answer(page: Page) -> None:
    """Let it happen; that is final, so it is pressed twice."""
    page.locator(".bar .chip").filter(has_text="No answer").click()
    page.locator(".bar .chip.armed").click()


@pytest.mark.usefixtures("dice")
def test_a_reaction_is_cast_by_hand_and_answered(visit: Visit) -> None:
    ada, bob = visit(), visit()
    options = {"format": "quad", "decks": [deck(*ATTACKS), deck(*REACTIONS)]}
    code = open_table(ada, "tragic", seats=["human", "human"], options=options)
    assert bob.context.request.post("/api/guest", data={"name": "Bob", "lang": "en"}).ok
    assert bob.context.request.post(f"/api/tables/{code}/sit", data={}).ok
    keys = count()
    hers, his = Seat(ada, code, keys), Seat(bob, code, keys)
    hers.say("helper reaction=always")  # so that she is asked about what he does
    attack = title(attacked(hers, his))
    for visitor in (ada, bob):
        visitor.go(f"/t/{code}")
        on_chain(visitor.page, 1, attack)
    offered = [choice["move"] for choice in his.told()["question"]["choices"]]
    reaction = next(id for id in REACTIONS if f"cast {id}" in offered)
    bob.page.locator(f'.hand [data-word="hand:{reaction}"][data-lit]').click()
    bob.page.locator(".bar .chip.armed").click()  # it cannot be taken back
    for visitor in (ada, bob):
        on_chain(visitor.page, 2, title(reaction))
    ada.shot("duel-reaction")
    no_answer(ada.page)
    for visitor in (ada, bob):  # both have come about
        expect(visitor.page.locator(".chain")).to_have_count(0)
    moves = [step["move"] for step in hers.told()["steps"]]
    assert f"cast {reaction}" in moves
