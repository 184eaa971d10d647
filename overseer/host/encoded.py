"""JSON that is made already, with the type that it is of."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec

T = TypeVar("T")
_json: Final = msgspec.json.Encoder()


class Encoded(msgspec.Struct, Generic[T], frozen=True):
    """A value of a type as JSON, to be sent as it is."""

    body: bytes

    @property
    def raw(self) -> msgspec.Raw:
        """As a part of something else that becomes JSON."""
        return msgspec.Raw(self.body)


def encoded(value: T) -> Encoded[T]:
    """A value as JSON."""
    return Encoded(_json.encode(value))
