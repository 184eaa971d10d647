"""On what terms people play at a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Terms(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How people play at a table."""

    door: Literal["open", "link", "password"] = "open"
    bank: Annotated[int, Meta(ge=0, le=600)] = 0  # minutes each seat has; 0: no live clock
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds more for each answer
    hours: Annotated[int, Meta(ge=0, le=24 * 30)] = 0  # for each answer; 0: no such limit
    late: Literal["idle", "bot", "forfeit"] = "idle"  # what happens when time is up
    # Minutes without anybody at a seat that is asked; then it is answered for. 0: for ever.
    patience: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    night: Annotated[list[Annotated[int, Meta(ge=0, le=23)]], Meta(max_length=2)] = []
    zone: Annotated[str, Meta(max_length=64)] = "UTC"  # of the night
    watch: Literal["live", "delayed", "no"] = "live"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 120  # seconds, for who watches later
    undo: Literal["rule", "bots", "consent"] = "rule"
    hints: bool = False
    chat: bool = True
    budget: Annotated[int, Meta(ge=1, le=2000)] | None = None  # playouts of searching bots
    lesson: bool = False  # the game's own tutorial
    start: Literal["full", "host"] = "full"  # when the last seat is taken, or when the host says
