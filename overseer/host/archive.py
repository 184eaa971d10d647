"""A whole campaign as one file: the terminal writes and reads it, the online table hands it out."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

FORMAT: Final = 1
MOST_BATTLES: Final = 40


class Archive(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything of a campaign: its record, its seed while it runs, the battles' records."""

    format: int
    campaign: str
    seed: Annotated[str, msgspec.Meta(max_length=128)]
    battles: Annotated[dict[str, str], msgspec.Meta(max_length=MOST_BATTLES)]


def written(archive: Archive) -> bytes:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(archive)) + b"\n"


def archive_in(raw: bytes) -> Archive | None:
    """The campaign in a file; None: it holds something else."""
    try:
        archive = msgspec.json.decode(raw, type=Archive)
    except (ValueError, RecursionError):
        return None
    return archive if archive.format == FORMAT else None
