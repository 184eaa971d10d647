"""Overseer: the digital table for three post-nuclear tabletop games."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from overseer.engine import NATURE, OVER, BadOption, Game, Refusal, all_registered, registered
from overseer.engine import register as register

__version__ = "0.1.0"
__all__ = ["NATURE", "OVER", "game", "games", "register"]

_BUILT_IN = ("shelter", "tragic", "wasteland")


def game(name: str) -> Game:
    """The game of that name: built in, registered by `register`, or installed beside Overseer."""
    if registered(name) is None:
        if name in _BUILT_IN:
            import_module(f"overseer.{name}")
        for entry in entry_points(group="overseer.games", name=name):
            entry.load()
    found = registered(name)
    if found is None:
        known = ", ".join(each.name for each in games())
        raise BadOption(Refusal("OV-G1", "game", {"name": name, "known": known}))
    return found


def games() -> tuple[Game, ...]:
    """Every game there is."""
    for name in _BUILT_IN:
        import_module(f"overseer.{name}")
    for entry in entry_points(group="overseer.games"):
        entry.load()
    return tuple(all_registered())
