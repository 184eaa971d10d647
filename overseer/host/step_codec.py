"""Steps as the log keeps them: what each viewer may see of them is settled when they are made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from overseer.engine.decision import Event
from overseer.engine.extract import Step


class LoggedStep(msgspec.Struct, frozen=True, array_like=True):
    """One step as the log keeps it: the entry, what each viewer sees of it, what happened."""

    seat: int
    text: str
    link: str
    shown: tuple[str, ...]
    events: list[tuple[Any, ...]]


def packed(steps: Iterable[Step]) -> bytes:
    """Steps as the log keeps them."""
    rows = [
        LoggedStep(
            step.seat,
            step.text,
            step.link,
            step.shown,
            [(e.name, e.args, e.only, e.public, e.silent) for e in step.events],
        )
        for step in steps
    ]
    return msgspec.msgpack.encode(rows)


logged_steps = msgspec.msgpack.Decoder(list[LoggedStep])


def unpacked(raw: bytes, first: int) -> list[Step]:
    """The steps of a row of the log whose first one has this number."""
    return [
        Step(
            number,
            kept.seat,
            kept.shown,
            [
                Event(name, args, None if only is None else tuple(only), public, silent)
                for name, args, only, public, silent in kept.events
            ],
            kept.text,
            kept.link,
        )
        for number, kept in enumerate(logged_steps.decode(raw), start=first)
    ]


def for_everybody(step: Step) -> bool:
    """Whether all viewers see the same of a step."""
    return len(set(step.shown)) == 1 and all(event.only is None for event in step.events)
