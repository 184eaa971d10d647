"""An update as it is sent: made of parts that are JSON already."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from overseer.host.desk import Now, Then
from overseer.host.encoded import Encoded
from overseer.server.schema.tables import ClockGiven, Moment, Update
from overseer.voice.given import Ended, Question, Scene, Told

T = TypeVar("T")
_json: Final = msgspec.json.Encoder()


class Parts(msgspec.Struct, frozen=True):
    """What somebody gets who has seen so many steps, but for the clocks: they run."""

    number: int  # of the last step in it
    steps: list[Encoded[Told]]
    scene: Encoded[Scene]
    question: Encoded[Question] | None = None  # not for who watches with a delay
    ended: Encoded[Ended] | None = None
    lines: Encoded[list[str]] | None = None  # for them: the situation in words


class ClockSent(ClockGiven, omit_defaults=False):
    """The clocks, every member of them."""


class UpdateSent(msgspec.Struct, tag_field="is", tag="update", omit_defaults=True):
    """An `Update`, in the order in which it is sent."""

    number: int
    steps: list[msgspec.Raw]
    scene: msgspec.Raw
    question: msgspec.Raw | None = None
    ended: msgspec.Raw | None = None
    lines: msgspec.Raw | None = None
    clock: ClockSent | None = None  # always there


class MomentSent(msgspec.Struct):
    """A `Moment`."""

    number: int
    scene: msgspec.Raw
    lines: msgspec.Raw


def parts_now(number: int, steps: list[Encoded[Told]], now: Now) -> Parts:
    """The parts for who looks at a match as it is."""
    return Parts(number, steps, now.scene, now.question, now.ended)


def parts_then(number: int, steps: list[Encoded[Told]], then: Then) -> Parts:
    """The parts for who watches with a delay."""
    return Parts(number, steps, then.scene, lines=then.lines)


def encode_update(parts: Parts, clock: ClockSent) -> Encoded[Update]:
    """An update as JSON."""
    made = UpdateSent(
        parts.number,
        [step.raw for step in parts.steps],
        parts.scene.raw,
        _raw(parts.question),
        _raw(parts.ended),
        _raw(parts.lines),
        clock,
    )
    return Encoded(_json.encode(made))


def encode_moment(number: int, then: Then) -> Encoded[Moment]:
    """A moment as JSON."""
    return Encoded(_json.encode(MomentSent(number, then.scene.raw, then.lines.raw)))


def _raw(
    part: Encoded[Question] | Encoded[Ended] | Encoded[list[str]] | None,
) -> msgspec.Raw | None:
    return None if part is None else part.raw
