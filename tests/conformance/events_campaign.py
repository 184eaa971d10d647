"""What names the changes in a view of a campaign: its silent events, key by key."""

from __future__ import annotations

from overseer.wasteland.campaign.changes import PLAYER, TABLE
from tests.conformance.explaining import Book

BOOK = Book(
    names={"players": "seat", "structures": "id"},
    events={
        PLAYER: ("players.{seat}.{keys}", "players.{seat}.{keys}.*"),
        TABLE: ("{keys}.*",),
    },
    asked=("asked", "topic"),
)
