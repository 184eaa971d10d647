"""The same as `test_leaks.py` through the served table: every address, the stream, every refusal.

Two tables are served by a clock that stands still, with the same codes and dice. At each somebody
brings another deck, quest or boosts, seals another answer, takes another force, and sets another
way to be asked. Nobody else gets another byte by that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import overseer
from overseer.engine.nature import numbered_seed
from overseer.server.api import tables
from overseer.voice.given import Question
from tests.conformance.test_clients import answers
from tests.server.matches.test_leaks import options
from tests.server.serving import Caller, Clock, Serving

NOW = 1_800_000_000_000
ABOUT = ("seat:0", "seat:1", "seat:1:hand", "hand", "deck", "pass", "choose 1", "xyzzy", "undo")
ABOUT_CAMPAIGN = (
    "battle:1",
    "quest:lost-patrol-1",
    "quest raider-queen-1",
    "force 1",
    "card:stimpak",
)
ABOUT_BATTLE = ("seat:b", "quest:lost-patrol-1", "card:weak-point", "use can-opener", "300,300")


class Still(Clock):
    """A clock that a test moves."""

    def __call__(self) -> int:
        return NOW + self.ahead


@contextmanager
def served(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    codes = count(1)
    monkeypatch.setattr(tables, "fresh_code", lambda: f"table{next(codes)}")
    monkeypatch.setattr(tables, "fresh_seed", lambda: numbered_seed(16))
    folder.mkdir()
    with Serving(f"sqlite://{folder}/table.db", clock=Still()) as serving:
        yield serving


def setting() -> list[str]:
    """Two ways to be asked, as this game knows them."""
    name, values = next(iter(overseer.game("tragic").settings().items()))
    return [f"helper {name}={values[0]}", f"helper {name}={values[-1]}"]


def world(serving: Serving, which: int, terms: dict[str, Any]) -> tuple[str, Caller, Caller]:
    """A duel in which the second seat has a deck, an answer and settings of its own."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    wanted = {"game": "tragic", "seats": ["human", "human"], "own": "fists", "terms": terms}
    code: str = ana.post("/api/tables", wanted)["code"]
    bob.post(f"/api/tables/{code}/sit", {"own": ("snipers", "walls")[which]})
    where = f"/api/tables/{code}"
    bob.post(f"{where}/chat", {"text": "hello"})
    for key, text in (("set", setting()[which]), ("seal", "")):
        update = bob.get(f"{where}/steps")
        said = text or choices(update)[-which]
        bob.post(f"{where}/input", {"key": key, "seq": update["number"], "input": said})
    return code, ana, bob


def seated(serving: Serving, wanted: dict[str, Any]) -> tuple[str, Caller, Caller]:
    """Two people at a table who have said hello."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code: str = ana.post("/api/tables", {**wanted, "seats": ["human", "human"]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    bob.post(f"/api/tables/{code}/chat", {"text": "hello"})
    return code, ana, bob


def campaign(serving: Serving, which: int, terms: dict[str, Any]) -> tuple[str, Caller, Caller]:
    """A campaign in which the second seat takes a quest and a force of its own."""
    code, ana, bob = seated(serving, {"game": "campaign", "terms": terms})
    where = f"/api/tables/{code}"
    for word in ("quest", "force"):
        update = bob.get(f"{where}/steps")
        found = [move for move in choices(update) if move != "quest none"]
        assert len(found) > 1
        assert found[which].startswith(word)
        body = {"key": word, "seq": update["number"], "input": found[which]}
        bob.post(f"{where}/input", body)
    return code, ana, bob


def battle(serving: Serving, which: int, terms: dict[str, Any]) -> tuple[str, Caller, Caller]:
    """A battle to which the second seat has brought a quest, a boost and a consequence."""
    brought = options("wasteland", 0)[which]
    code, ana, bob = seated(serving, {"game": "wasteland", "options": brought, "terms": terms})
    where = f"/api/tables/{code}"
    for number in range(4):  # both do the same
        for caller in (ana, bob):
            update = caller.get(f"{where}/steps")
            if update["question"].get("asked"):
                said = choices(update)[0]
                body = {"key": f"{number}", "seq": update["number"], "input": said}
                caller.post(f"{where}/input", body)
    return code, ana, bob


def choices(update: dict[str, Any]) -> list[str]:
    """What can be answered, some of it."""
    question = msgspec.convert(update["question"], Question)
    assert question.asked
    found = {text for n in range(20) for text in answers(question, Random(n))}
    found |= {choice.move for choice in question.choices}
    return sorted(found)


def gathered(
    serving: Serving, code: str, caller: Caller, seated: bool, about: Sequence[str] = ABOUT
) -> list[bytes]:
    """Everything that somebody can get at."""
    where = f"/api/tables/{code}"
    paths = ["", "/seated?wait=0", "/steps", "/steps?since=1", "/steps?since=2&wait=0", "/fixed"]
    paths += ["/words", "/help", "/help?words=OV-U1", "/record", "/chat", "/steps?public=1"]
    paths += [f"/at/{number}" for number in range(6)]
    told = [caller.ask("GET", where + path).content for path in paths]
    told += [caller.ask("GET", f"{where}/ask", params={"about": each}).content for each in about]
    told.append(caller.ask("GET", "/api/tables").content)
    told.append(caller.ask("GET", "/api/turns").content if seated else b"")
    with caller.stream(code) as socket:
        told += [str(socket.recv()).encode() for _ in range(3 if seated else 2)]
    with caller.stream(code, since=1) as socket:
        told += [str(socket.recv()).encode() for _ in range(2)]
    if seated:
        number = caller.get(f"{where}/steps")["number"]
        for at, text in enumerate(("undo", "restart", "here", "xyzzy", "seal pass", "choose 99")):
            for seq in (0, number):
                body = {"key": f"w{at} {seq}", "seq": seq, "input": text}
                told.append(caller.ask("POST", f"{where}/input", body).content)
        told.append(caller.ask("POST", f"{where}/agree", {"yes": True}).content)
        told.append(caller.ask("POST", f"{where}/hint", {}).content)
        told.append(caller.ask("GET", where).content)
    return told


CASUAL = {"bank": 10, "undo": "consent", "hints": True}
World = Callable[[Serving, int, dict[str, Any]], tuple[str, Caller, Caller]]


@pytest.mark.parametrize(
    ("made", "about", "terms"),
    [
        (world, ABOUT, {"undo": "rule"}),
        (world, ABOUT, CASUAL),
        (campaign, ABOUT_CAMPAIGN, CASUAL),
        (battle, ABOUT_BATTLE, {"bank": 10, "undo": "consent"}),
    ],
    ids=["duel", "casual-duel", "campaign", "battle"],
)
def test_nobody_else_gets_another_byte(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    made: World,
    about: Sequence[str],
    terms: dict[str, Any],
) -> None:
    found = []
    for which in (0, 1):
        with served(tmp_path / str(which), monkeypatch) as serving:
            code, ana, bob = made(serving, which, terms)
            eve = serving.guest("Eve")
            own = bob.ask("GET", f"/api/tables/{code}/record").content
            watched = gathered(serving, code, eve, False, about)
            found.append((watched, gathered(serving, code, ana, True, about), own))
    (one, two) = found
    assert one[2] != two[2], "the worlds differ for who has made the difference"
    for here, there in zip([*one[0], *one[1]], [*two[0], *two[1]], strict=True):
        assert here == there
