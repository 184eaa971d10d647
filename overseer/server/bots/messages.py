"""Messages between the table and its workers, as msgpack."""

from __future__ import annotations

import msgspec

from overseer.host.desk import SetUp


class Job(msgspec.Struct, frozen=True):
    """What a worker is asked: the move of a bot, what one would do in a seat's place, or what the
    record of a battle means for its campaign."""

    id: int
    code: str
    number: int  # how many steps the match has by now
    have: int  # how many of them the worker should hold already
    rows: list[bytes]  # the rest of the log
    set_up: SetUp | None = None  # where it holds nothing yet
    seat: int | None = None  # None: the bot that is asked; else advice for this seat
    bot: str = "normal"  # who gives it
    battle: bytes = b""  # the record of the battle that a campaign waits for


class Thought(msgspec.Struct, frozen=True):
    """A worker's answer."""

    id: int
    move: str = ""
    kind: str = ""  # why, where it was advice (overseer.engine.bot.Reason)
    other: str = ""
    tried: int = 0
    better: int = 0
    lost: bool = False  # it does not hold the match: send all of it
    failed: str = ""  # the kind of the fault that nobody meant, and where it was
    at: list[str] = []
    fault: str = ""  # why a stranger's bot lost its turn, for whoever runs the table …
    bot: str = ""  # … and which one
    error: str = ""  # what it threw; only its kind is logged
