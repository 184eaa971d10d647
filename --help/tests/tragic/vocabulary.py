"""Which words of the card files a test shows at work: `@word("step:draw", "whom:you")`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

SHOWN: set[str] = set()


def word(*names: str) -> Callable[[Test], Test]:
    """The decorated test would fail if one of these words did not do what it says."""

    def remember(test: Test) -> Test:
        SHOWN.update(names)
        return test

    return remember
