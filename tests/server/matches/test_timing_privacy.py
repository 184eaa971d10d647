"""The time of an answer that comes by itself tells nothing of what somebody holds.

Two tables are served by clocks that stand still, with the same codes and dice. At one of them the
second seat holds an answer where it holds none at the other. Nobody else gets another byte at any
moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from overseer.host.clock import GRACE, MINUTE, first_clock, next_clock
from overseer.host.table import Terms
from overseer.server.matches.timing_privacy import SOONEST, SPREAD
from tests.server.matches.test_leaks_served import choices, gathered, served
from tests.server.playing import Player
from tests.server.serving import Serving, until

FIRST = ("cast", "use", "attack")  # what opens a window
CALM = ("pass", "end", "none", "keep", "done")
MOST = 120  # answers until the worlds differ


@dataclass
class World:
    """One of the two tables."""

    serving: Serving
    ana: Player
    bob: Player
    eve: Player

    @property
    def people(self) -> tuple[Player, Player]:
        return self.ana, self.bob

    @property
    def moment(self) -> int | None:
        """When the open question is answered by itself, if it is; None: there is no such thing."""
        return self.serving.registry.lives[self.ana.code].clock.itself

    def others(self) -> list[bytes]:
        """All that anybody else gets."""
        code = self.ana.code
        watched = gathered(self.serving, code, self.eve.caller, False)
        paths = ("", "/steps", "/words", "/record", "/fixed", "/steps?public=1")
        own = [self.ana.caller.ask("GET", f"/api/tables/{code}{path}").content for path in paths]
        return watched + own


@contextmanager
def worlds(
    folder: Path, monkeypatch: pytest.MonkeyPatch, decks: tuple[str, str], **terms: Any
) -> Iterator[tuple[World, World]]:
    with ExitStack() as stack:
        found = []
        for which, deck in enumerate(decks):
            serving = stack.enter_context(served(folder / str(which), monkeypatch))
            ana, bob, eve = (serving.guest(name) for name in ("Ana", "Bob", "Eve"))
            wanted = {"game": "tragic", "seats": ["human", "human"], "own": "fists"}
            code: str = ana.post("/api/tables", {**wanted, "terms": terms})["code"]
            bob.post(f"/api/tables/{code}/sit", {"own": deck})
            people = [Player(each, code, Random(1)) for each in (ana, bob, eve)]
            found.append(World(serving, *people))
        yield found[0], found[1]


def asked(world: World) -> tuple[int, dict[str, Any]]:
    """Who is asked (0: Ana), and what they get."""
    for which, player in enumerate(world.people):
        update = player.look()
        if update["question"].get("asked"):
            return which, update
    raise AssertionError("nobody is asked")


def until_they_differ(one: World, other: World) -> tuple[World, World]:
    """Play on, both alike, until only in one of them the second seat holds an answer: who holds
    none, and who holds one."""
    for _ in range(MOST):
        (who, here), (also, there) = asked(one), asked(other)
        assert who == also, "who is asked is public"
        assert one.moment == other.moment
        first, second = (bool(update["question"].get("itself")) for update in (here, there))
        if first != second:
            assert who == 1
            return (one, other) if first else (other, one)
        common = [move for move in choices(here) if move in choices(there)]
        words = CALM if who else (*FIRST, *CALM)
        said = next((m for w in words for m in common if m.split()[0] == w), common[0])
        for world in (one, other):
            world.people[who].send(said)
    raise AssertionError("the worlds never differed")


@pytest.mark.parametrize("terms", [{}, {"bank": 10, "increment": 5}])
def test_the_time_of_an_answer_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terms: dict[str, Any]
) -> None:
    with worlds(tmp_path, monkeypatch, ("snipers", "walls"), **terms) as pair:
        empty, holding = until_they_differ(*pair)
        moment = empty.moment
        assert moment is not None
        assert moment == holding.moment
        left = moment - empty.serving.clock()
        assert SOONEST <= left < SOONEST + SPREAD
        number = empty.bob.number
        for ahead in (0, left // 2, left - left // 2 - 1):
            for world in pair:
                world.serving.clock.ahead += ahead
            assert empty.others() == holding.others()
            assert empty.bob.look()["number"] == number
        for world in pair:
            world.serving.clock.ahead += 1
        # One passes by itself; the other one could have done something, and passes as well.
        holding.bob.send("pass")
        until(lambda: empty.bob.look()["number"] > number)
        assert empty.bob.steps[number]["move"] == "pass"
        assert empty.others() == holding.others()


def test_who_holds_an_answer_is_left_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with worlds(tmp_path, monkeypatch, ("snipers", "walls")) as pair:
        _, holding = until_they_differ(*pair)
        number = holding.bob.number
        holding.serving.clock.ahead += MINUTE
        until(lambda: holding.moment is None)
        assert holding.bob.look()["number"] == number
        # Settings that pass whatever is held are heeded then, too.
        window = holding.bob.look()["question"]["topic"]
        named = {"lay": "lay", "upkeep": "upkeep", "interrupt": "turn-end"}.get(window)
        names = [named] if named else ["attack", "movement", "action", "use", "cast", "reaction"]
        holding.bob.send("helper " + " ".join(f"{name}=never" for name in names))
        assert holding.bob.look()["question"]["itself"]
        holding.serving.clock.ahead += MINUTE
        until(lambda: holding.bob.look()["number"] > number + 1)


def test_a_table_that_was_put_away_answers_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moment is kept with the match: whichever process looks next sees to it."""
    with worlds(tmp_path, monkeypatch, ("snipers", "walls")) as pair:
        empty, _ = until_they_differ(*pair)
        registry, code = empty.serving.registry, empty.ana.code
        number = empty.bob.number

        async def forget() -> None:
            registry.lives.pop(code)

        empty.serving.run(forget())
        empty.serving.clock.ahead += MINUTE
        until(lambda: empty.bob.look()["number"] > number)


def test_alone_nobody_waits(serving: Serving) -> None:
    ana = serving.guest("Ana")
    wanted = {"game": "tragic", "seats": ["human", "bot:easy"], "own": "fists"}
    code = ana.post("/api/tables", wanted)["code"]
    player = Player(ana, code, Random(1))
    for _ in range(30):
        update = player.look()
        assert not update["question"].get("itself")
        player.answer(update) or player.look(wait=5)


def test_the_bank_of_who_may_pass_by_itself_runs_later() -> None:
    """Else whoever holds nothing would pay for the pause, and whoever is asked would be known."""
    terms = Terms(bank=10, increment=5)
    clock = first_clock(terms, 2, [0], 0)
    clock = next_clock(clock, terms, [1], 0, itself=1000)
    assert clock.look == 1000
    assert clock.deadline == 10 * MINUTE + GRACE
    assert clock.remaining(1, GRACE) == 10 * MINUTE
    assert clock.remaining(1, GRACE + 7) == 10 * MINUTE - 7
    said = next_clock(clock, terms, [1], 1000, itself=3000, quiet=True)
    assert said.itself == 1000, "what changes no question does not put the answer off"
    assert said.remaining(1, GRACE + 7) == 10 * MINUTE - 7
    passed = next_clock(said, terms, [0], 1000)
    assert passed.left[1] == 10 * MINUTE + 5000
    assert passed.grace == 0
