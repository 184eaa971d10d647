"""The terms of a table: clocks, who is gone, who may watch, who sits where, what is taken back."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from overseer.host.clock import HOUR, MINUTE, awake, due, first_clock, next_clock, seen_clock
from overseer.host.table import Terms
from tests.server.playing import Player
from tests.server.serving import Serving, until

DUEL: dict[str, Any] = {"game": "tragic", "seats": ["human", "human"]}
SHELTER: dict[str, Any] = {"game": "shelter", "seats": ["human", "human"], "options": {"first": 1}}


def at(text: str) -> int:
    """A moment in milliseconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def seated(serving: Serving, wanted: dict[str, Any], **terms: Any) -> list[Player]:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {**wanted, "terms": terms})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    return [Player(ana, code, Random(1)), Player(bob, code, Random(2))]


def table(player: Player) -> Any:
    return player.caller.get(f"/api/tables/{player.code}")


def asked(players: list[Player]) -> tuple[Player, Player]:
    """Who is asked, and the other one."""
    for player, other in (players, players[::-1]):
        if player.look()["question"].get("asked"):
            return player, other
    raise AssertionError("nobody is asked")


def passes(serving: Serving, minutes: float) -> None:
    serving.clock.ahead += int(minutes * MINUTE)


# Clocks, worked out


def test_a_bank_runs_while_one_is_asked_and_grows_with_each_answer() -> None:
    terms = Terms(bank=10, increment=5)
    clock = first_clock(terms, 2, [0], 0)
    assert (clock.deadline, clock.look) == (10 * MINUTE, 10 * MINUTE)
    clock = next_clock(clock, terms, [1], 4 * MINUTE)
    assert clock.left == [6 * MINUTE + 5000, 10 * MINUTE]
    assert clock.remaining(1, 5 * MINUTE) == 9 * MINUTE
    assert clock.remaining(0, 5 * MINUTE) == 6 * MINUTE + 5000
    assert clock.late(14 * MINUTE - 1, terms) == []
    assert clock.late(14 * MINUTE, terms) == [1]


@pytest.mark.parametrize(
    ("zone", "since", "hours", "then"),
    [
        ("UTC", "2026-01-10T20:00", 1, "2026-01-10T21:00"),
        ("UTC", "2026-01-10T20:00", 3, "2026-01-11T08:00"),  # 22 to 7
        ("UTC", "2026-01-10T23:30", 1, "2026-01-11T08:00"),
        ("UTC", "2026-01-11T06:59", 1, "2026-01-11T08:00"),
        ("UTC", "2026-01-10T08:00", 48, "2026-01-13T11:00"),
        ("America/New_York", "2026-01-11T02:00", 3, "2026-01-11T14:00"),
        ("Europe/Paris", "2026-01-10T20:00", 3, "2026-01-11T08:00"),
        # The night in which clocks go forward lasts an hour less, and the other one an hour more.
        ("Europe/Paris", "2026-03-28T20:00", 2, "2026-03-29T06:00"),
        ("Europe/Paris", "2026-10-24T19:00", 2, "2026-10-25T07:00"),
    ],
)
def test_hours_do_not_run_at_night(zone: str, since: str, hours: int, then: str) -> None:
    terms = Terms(hours=hours, night=[22, 7], zone=zone)
    assert due(at(since), terms) == at(then)


def test_a_day_on_which_clocks_jump_has_its_true_length() -> None:
    """No night in between: 22 waking hours are 22 hours, whatever wall clocks show."""
    terms = Terms(night=[12, 13], zone="Europe/Paris")
    since = at("2026-03-28T13:00")  # 14:00 there, after the pause
    assert awake(since, 20 * HOUR, terms) == since + 20 * HOUR


def test_patience_counts_from_the_question_or_from_who_was_seen_last() -> None:
    terms = Terms(patience=10)
    clock = first_clock(terms, 2, [0], 0)
    assert clock.deadline is None
    assert clock.look == 10 * MINUTE
    clock = seen_clock(clock, terms, {0: 8 * MINUTE})
    assert clock.look == 18 * MINUTE
    assert clock.lost(17 * MINUTE, terms) == []
    assert clock.lost(18 * MINUTE, terms) == [0]


# Clocks, served


def test_time_that_is_up_makes_somebody_lose_where_the_table_says_so(serving: Serving) -> None:
    slow, other = asked(seated(serving, SHELTER, bank=5, late="forfeit"))
    assert table(slow)["deadline"]
    passes(serving, 4.9)
    assert [chair["left"] < 7 for chair in table(slow)["chairs"]].count(True) == 1
    passes(serving, 0.2)
    until(lambda: bool(other.look().get("ended")))
    assert other.ended is not None
    assert other.ended["how"] == "forfeit"


def test_hours_for_an_answer_then_the_simplest_one_is_given_until_somebody_is_back(
    serving: Serving,
) -> None:
    slow, other = asked(seated(serving, SHELTER, hours=2, late="idle"))
    turns = slow.caller.get("/api/turns")
    assert turns["waiting"] == 1
    assert turns["turns"][0]["deadline"] == table(slow)["deadline"]
    assert turns["turns"][0]["deadline"] - turns["turns"][0]["since"] == 2 * HOUR
    assert other.caller.get("/api/turns") == {}
    passes(serving, 121)
    until(lambda: bool(other.look()["question"].get("asked")))
    seat = [chair.get("away") for chair in table(other)["chairs"]].index(True)
    assert any(step["move"] == "idle" and step["seat"] == seat for step in other.steps)
    slow.look()
    slow.send("here")
    assert not any(chair.get("away") for chair in table(other)["chairs"])


def test_a_bot_answers_where_the_table_says_so(serving: Serving) -> None:
    slow, other = asked(seated(serving, SHELTER, hours=1, late="bot"))
    before = slow.number
    passes(serving, 61)
    until(lambda: other.look()["number"] > before)
    assert not any(chair.get("away") for chair in table(other)["chairs"])


def test_who_is_gone_does_not_stop_the_others(serving: Serving) -> None:
    slow, other = asked(seated(serving, SHELTER, patience=10, late="forfeit"))
    assert "deadline" not in table(slow)  # nobody has to hurry
    passes(serving, 11)
    until(lambda: bool(other.look()["question"].get("asked")))
    assert other.ended is None  # nothing is lost by being away
    assert [chair.get("away") for chair in table(other)["chairs"]].count(True) == 1


def test_a_bot_answers_at_once_for_who_is_still_gone(serving: Serving) -> None:
    _, other = asked(seated(serving, SHELTER, patience=10, late="bot"))
    passes(serving, 11)
    until(lambda: bool(other.look()["question"].get("asked")))
    for _ in range(2):  # they play on without waiting ten minutes each time
        until(lambda: bool(other.look()["question"].get("asked")))
        other.answer(other.look())
    assert len([step for step in other.steps if step["seat"] >= 0]) > 2


def test_who_is_connected_is_not_gone(serving: Serving) -> None:
    slow, other = asked(seated(serving, SHELTER, patience=10))
    with slow.caller.stream(slow.code) as socket:
        socket.recv()
        for _ in range(3):
            passes(serving, 9)
            before = serving.run(_looked(serving, slow.code))
            assert before > 0
        passes(serving, 11)
        serving.run(_looked(serving, slow.code))
        assert not any(chair.get("away") for chair in table(other)["chairs"])
    until(lambda: not table(other)["chairs"][seat_of(slow)].get("here"))
    passes(serving, 11)
    until(lambda: any(chair.get("away") for chair in table(other)["chairs"]))


def seat_of(player: Player) -> int:
    return [chair.get("yours", False) for chair in table(player)["chairs"]].index(True)


async def _looked(serving: Serving, code: str) -> int:
    """The table looks at what is due, and when it looks again."""
    await serving.registry.due.look()
    live = serving.registry.lives[code]
    return (live.clock.look or 0) - serving.clock()
