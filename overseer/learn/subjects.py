"""The games that learning knows, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overseer.engine import BadOption, Refusal
from overseer.learn.subject import Subject


def subject(name: str, seats: int | None, options: Mapping[str, Any] | None) -> Subject:
    """The subject of a game's name; BadOption when learning does not know the game."""
    # Each game brings its own tables: only the one that is wanted is loaded.
    if name == "shelter":
        from overseer.learn.shelter import ShelterSubject

        return ShelterSubject(2 if seats is None else seats, options or {})
    if name == "tragic":
        from overseer.learn.tragic import TragicSubject

        return TragicSubject(2 if seats is None else seats, options or {})
    if name == "wasteland":
        from overseer.learn.wasteland import WastelandSubject

        return WastelandSubject(2 if seats is None else seats, options or {})
    known = "shelter, tragic, wasteland"
    raise BadOption(Refusal("OV-G1", "game", {"name": name, "known": known}))
