"""Allowances: each holds so much, and so much comes back every second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST: Final = 100_000


class Buckets:
    """Allowances that fill up again, by a key.

    One that was not touched for as long as it takes to fill up is as good as none. When there are
    too many, the one that was not touched for longest goes: whoever comes from many addresses
    empties no other's.
    """

    def __init__(
        self,
        depth: float,
        flow: float,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.depth = depth
        self.flow = flow
        self.most = most
        self._clock = clock
        # What is left, and when that was true; what was touched last stands last.
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, amount: float = 1) -> bool:
        """Take from an allowance, if there is enough."""
        now = self._clock()
        known = self._left.get(key)
        left = self.depth
        if known is not None:
            left = min(self.depth, known[0] + (now - known[1]) * self.flow)
        enough = left >= amount
        self._left[key] = (left - amount if enough else left), now
        self._left.move_to_end(key)
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return enough

    def give(self, key: str, amount: float = 1) -> None:
        """Give back what was taken for nothing."""
        known = self._left.get(key)
        if known is not None:
            self._left[key] = min(self.depth, known[0] + amount), known[1]

    def seconds(self, key: str, amount: float = 1) -> int:
        """How long it takes until there is enough again, at least one."""
        left, since = self._left.get(key, (self.depth, self._clock()))
        missing = amount - left - (self._clock() - since) * self.flow
        return max(1, int(missing / self.flow) + 1 if self.flow else 3600)

    def __len__(self) -> int:
        return len(self._left)
