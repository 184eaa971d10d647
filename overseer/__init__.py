"""Overseer: the digital table for three post-nuclear tabletop games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from overseer.engine import NATURE, OVER, BadOption, Game, Refusal, all_registered, registered
from overseer.engine import register as _register
from overseer.folders import Folder, folders

__version__ = "0.4.0"
__all__ = ["NATURE", "OVER", "game", "games", "register"]

_BUILT_IN = {
    "shelter": "overseer.shelter",
    "tragic": "overseer.tragic",
    "wasteland": "overseer.wasteland",
    "campaign": "overseer.wasteland.campaign",
}
_GROUP = "overseer.games"  # of the entry points of installed packages


def register(game: Game) -> None:
    """Make a game known by its name; BadOption when another game has that name."""
    _import_built_in()
    _register(game)


def game(name: str) -> Game:
    """The game of that name: built in, registered by `register`, or brought from outside."""
    if registered(name) is None:
        if name in _BUILT_IN:
            import_module(_BUILT_IN[name])
        else:
            for entry in _brought(name):
                _load(entry)
    found = registered(name)
    if found is None:
        known = ", ".join(each.name for each in games())
        raise BadOption(Refusal("OV-G1", "game", {"name": name, "known": known}))
    return found


def games() -> tuple[Game, ...]:
    """Every game there is; one from outside that cannot be loaded is left out."""
    _import_built_in()
    for entry in (*entry_points(group=_GROUP), *folders()):
        with suppress(BadOption):
            _load(entry)
    return tuple(all_registered())


def _import_built_in() -> None:
    for module in _BUILT_IN.values():
        import_module(module)


def _brought(name: str) -> Iterator[EntryPoint | Folder]:
    """What may bring a game of that name: an installed package, or a folder."""
    yield from entry_points(group=_GROUP, name=name)
    yield from (folder for folder in folders() if folder.name == name)


def _load(entry: EntryPoint | Folder) -> None:
    """Load a game from outside. Whatever is wrong with it is told, and costs no other game."""
    _import_built_in()  # their names are taken before anybody else asks for one
    try:
        entry.load()
    except (Exception, SystemExit) as error:
        refusal = error.refusal if isinstance(error, BadOption) else None
        if refusal is not None and refusal.reason == "game-taken":
            raise
        args: dict[str, int | str] = {"name": entry.name, "error": _said(error)}
        raise BadOption(Refusal("OV-G1", "game-broken", args)) from error


def _said(error: BaseException) -> str:
    words = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
