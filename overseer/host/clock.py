"""The clocks of a match: a bank of minutes for each seat, or hours for each answer.

A clock is worked out anew with every row and kept beside it, so that any process can go on with it.
At night, where a table pauses, hours do not run.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from overseer.host.table import Terms

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
NEVER: Final = 2**62
GRACE: Final = 2500  # milliseconds that are free where an answer may come by itself


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time is left."""

    left: list[int] = []  # milliseconds for each seat; empty without a bank
    asked: dict[int, int] = {}  # since when each seat is asked that owes an answer
    since: int = 0  # when `left` was true
    deadline: int | None = None  # when the first of them has no time left
    seen: dict[int, int] = {}  # when somebody last looked from a seat, as far as it was kept
    gone: list[int] = []  # seats that were answered for because nobody looked, and nobody has since
    itself: int | None = None  # when the question is answered by itself, if it is
    grace: int = 0  # milliseconds before `left` runs: so long nobody knows who really thinks
    look: int | None = None  # when something may have to be done

    @property
    def text(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()

    def remaining(self, seat: int, now: int) -> int | None:
        """What a seat has left; None without a bank."""
        if not self.left:
            return None
        runs = self.running(now) if seat in self.asked else 0
        return max(0, self.left[seat] - runs)

    def running(self, now: int) -> int:
        """How long the bank of who is asked has run since `since`."""
        return max(0, now - self.since - self.grace)

    def late(self, now: int, terms: Terms) -> list[int]:
        """The seats whose time is up."""
        found = []
        for seat, since in self.asked.items():
            left = self.remaining(seat, now)
            if left == 0 or (left is None and due(since, terms) <= now):
                found.append(seat)
        return found

    def lost(self, now: int, terms: Terms) -> list[int]:
        """The seats that keep the others waiting while nobody looks from there."""
        return [seat for seat in self.asked if self.patient(seat, terms) <= now]

    def patient(self, seat: int, terms: Terms) -> int:
        """Until when the others wait for a seat from which nobody looks."""
        if not terms.patience:
            return NEVER
        since = self.asked[seat]
        if seat in self.gone:
            return since
        return awake(max(since, self.seen.get(seat, 0)), terms.patience * MINUTE, terms)


def first_clock(
    terms: Terms, seats: int, asked: list[int], now: int, itself: int | None = None
) -> Clock:
    """The clock of a match that begins; `itself`: when the question may be answered by itself."""
    left = [terms.bank * MINUTE] * seats if terms.bank else []
    grace = 0 if itself is None else GRACE
    return _set(Clock(left=left, since=now, itself=itself, grace=grace), terms, asked, now)


def next_clock(
    clock: Clock,
    terms: Terms,
    asked: list[int],
    now: int,
    itself: int | None = None,
    quiet: bool = False,
) -> Clock:
    """The clock after a row, which asks these seats; `quiet`: it has not changed the question."""
    left = list(clock.left)
    if left:
        for seat in clock.asked:
            left[seat] = max(0, left[seat] - clock.running(now))
            if seat not in asked:
                left[seat] += terms.increment * SECOND
    grace = 0 if itself is None else GRACE
    if quiet:
        grace = max(0, clock.grace - (now - clock.since))
        itself = clock.itself or itself
    made = msgspec.structs.replace(clock, left=left, since=now, itself=itself, grace=grace)
    return _set(made, terms, asked, now)


def decided_clock(clock: Clock, terms: Terms) -> Clock:
    """The clock once it is known that nothing is answered by itself."""
    made = msgspec.structs.replace(clock, itself=None)
    return msgspec.structs.replace(made, look=_look(made, terms))


def seen_clock(clock: Clock, terms: Terms, seen: dict[int, int]) -> Clock:
    """The clock once it is known that somebody looked from seats at these moments."""
    made = msgspec.structs.replace(
        clock,
        seen={**clock.seen, **seen},
        gone=[seat for seat in clock.gone if seat not in seen],
    )
    return msgspec.structs.replace(made, look=_look(made, terms))


def _set(clock: Clock, terms: Terms, asked: list[int], now: int) -> Clock:
    since = {seat: clock.asked.get(seat, now) for seat in asked}
    deadline: int | None = None
    if asked and clock.left:
        deadline = now + clock.grace + min(clock.left[seat] for seat in asked)
    elif asked and terms.hours:
        deadline = min(due(moment, terms) for moment in since.values())
    made = msgspec.structs.replace(clock, asked=since, since=now, deadline=deadline)
    return msgspec.structs.replace(made, look=_look(made, terms))


def _look(clock: Clock, terms: Terms) -> int | None:
    """When something may have to be done: time is up, or patience, or an answer comes by itself."""
    moments = [clock.patient(seat, terms) for seat in clock.asked]
    moments += [each for each in (clock.deadline, clock.itself) if each is not None]
    first = min([*moments, NEVER])
    return None if first == NEVER else first


def due(since: int, terms: Terms) -> int:
    """When who is asked since a moment has no time left, by the hours for each answer."""
    return awake(since, terms.hours * HOUR, terms) if terms.hours else NEVER


def awake(since: int, span: int, terms: Terms) -> int:
    """The moment when so many milliseconds outside the night have passed."""
    if len(terms.night) < 2 or terms.night[0] == terms.night[1]:
        return since + span
    zone = ZoneInfo(terms.zone)
    at, left = since, span
    while True:
        local = datetime.fromtimestamp(at / SECOND, UTC).astimezone(zone)
        # Counted as time passes, not as wall clocks show it: twice a year they jump.
        begins, ends = (_milliseconds(moment) for moment in _night_after(local, terms.night))
        if at < begins:
            if left <= begins - at:
                return at + left
            left -= begins - at
        at = max(at + 1, ends)


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * SECOND)


def _night_after(at: datetime, night: list[int]) -> tuple[datetime, datetime]:
    """The night that goes on, or the next one, by the clocks of its place."""
    for days in (-1, 0, 1):
        day = at + timedelta(days=days)
        begins = day.replace(hour=night[0], minute=0, second=0, microsecond=0)
        ends = begins.replace(hour=night[1])
        if ends <= begins:
            ends = (begins + timedelta(days=1)).replace(hour=night[1])
        if ends > at:
            return begins, ends
    raise AssertionError("every day has a night")
