"""Fingers on a phone's glass, as the browser's own protocol has them."""

from __future__ import annotations

from typing import Any

from tests.web.browsing import Visitor


class Fingers:
    """One or more of them."""

    def __init__(self, visitor: Visitor) -> None:
        self.wire: Any = visitor.context.new_cdp_session(visitor.page)

    def put(self, kind: str, *spots: tuple[float, float]) -> None:
        """Where they are now: `touchStart`, `touchMove`, `touchEnd`."""
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(spots)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
