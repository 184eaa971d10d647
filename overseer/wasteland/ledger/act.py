"""What every act of the ledger is made of: its base, and the bounds of what may be written."""

from __future__ import annotations

from typing import Annotated

import msgspec

Token = Annotated[int, msgspec.Meta(ge=0, le=999)]
Some = Annotated[int, msgspec.Meta(ge=-1, le=999)]  # a token, or -1: nobody
Side = Annotated[int, msgspec.Meta(ge=0, le=2)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Owner = Annotated[int, msgspec.Meta(ge=-1, le=5)]  # a seat, or -1: the AI, or nobody
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Step = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Words = Annotated[tuple[Word, ...], msgspec.Meta(max_length=40)]
Answers = Annotated[tuple[Word, ...], msgspec.Meta(max_length=60)]
Tokens = Annotated[tuple[Token, ...], msgspec.Meta(max_length=40)]


HIDDEN = "?"  # a card that only others know


class Act(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="is",
    tag=lambda name: name.lower(),
):
    """One thing that somebody enters."""
