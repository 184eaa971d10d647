"""The machine's clock, believed as long as it agrees with the one that nobody can set.

    wall = Wall(milliseconds, unset_clock)
    wall()            # now
    wall.astray       # by how much it is wrong, as far as can be known; 0: it is believed

One that is set by more than a day while the process runs would end sessions, seats and clocks that
have time left. Until it is back, or whoever runs the table says that it is right, moments go on
from the last one that was believed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from overseer.server.complaint import Complaint

DAY: Final = 24 * 3600 * 1000  # milliseconds
RETRY: Final = 60  # seconds after which somebody may ask again
# Clocks that nobody sets and that go on while the machine sleeps: Linux's, then macOS's.
_CLOCKS: Final = ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC")

Now = Callable[[], int]


def unset_clock() -> int:
    """Milliseconds since some moment, however often the machine's clock is set."""
    for name in _CLOCKS:
        if hasattr(time, name):
            return time.clock_gettime_ns(getattr(time, name)) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class WallClock:
    """A clock that may be set, beside one that cannot."""

    def __init__(self, now: Now, unset: Now) -> None:
        self._now, self._unset = now, unset
        self.believe()

    def believe(self) -> None:
        """What it says now is right."""
        self._last = self._now(), self._unset()
        self._apart = self._last[0] - self._last[1]

    @property
    def told(self) -> int:
        """What it says, right or wrong."""
        return self._now()

    @property
    def astray(self) -> int:
        """How many milliseconds it is ahead (less than 0: behind); 0 as long as it is believed."""
        ahead = self._now() - self._unset() - self._apart
        return ahead if abs(ahead) > DAY else 0

    def expect_right(self) -> None:
        """A complaint while it is not believed."""
        if self.astray:
            raise Astray

    def __call__(self) -> int:
        """Now."""
        now, unset = self._now(), self._unset()
        if abs(now - unset - self._apart) > DAY:
            return self._last[0] + unset - self._last[1]
        self._last = now, unset
        return now


class Astray(Complaint):
    """Nothing is done while nobody knows what time it is."""

    seconds = RETRY

    def __init__(self) -> None:
        super().__init__(503, "clock")


def milliseconds() -> int:
    """Now."""
    return int(time.time() * 1000)
