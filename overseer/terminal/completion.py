"""What the shell offers when Tab is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import typer

from overseer.text import LANGUAGES

ACTIONS: Final = ("list", "show", "check")


def languages(incomplete: str) -> list[str]:
    return _beginning(LANGUAGES, incomplete)


def games(incomplete: str) -> list[str]:
    import overseer

    return _beginning([game.name for game in overseer.games()], incomplete)


def seats(context: typer.Context, incomplete: str) -> list[str]:
    """The next seat of a list that is being typed."""
    before, _, last = incomplete.rpartition(",")
    offered = ["human", *(f"bot:{bot}" for bot in _bots(context))]
    return [f"{before},{seat}" if before else seat for seat in _beginning(offered, last)]


def bots(context: typer.Context, incomplete: str) -> list[str]:
    before, _, last = incomplete.rpartition(",")
    return [f"{before},{bot}" if before else bot for bot in _beginning(_bots(context), last)]


def decks(incomplete: str) -> list[str]:
    """A ready deck, or a file."""
    from overseer.tragic.decks import READY

    return [*_beginning(READY, incomplete), *files(incomplete)]


def formats(incomplete: str) -> list[str]:
    from overseer.tragic.deck_list import FORMATS

    return _beginning(list(FORMATS), incomplete)


def rules(context: typer.Context, incomplete: str) -> list[str]:
    import overseer

    return _beginning(overseer.game(_game(context)).rule_ids(), incomplete.upper())


def actions(incomplete: str) -> list[str]:
    return _beginning(ACTIONS, incomplete)


def cards(context: typer.Context, incomplete: str) -> list[str]:
    """A card to show, or a file to check."""
    action = context.params.get("action")
    if action == "check":
        return files(incomplete)
    if action != "show":
        return []
    from overseer.terminal.guise import guise_of

    return _beginning(
        guise_of(_game(context)).card_ids(context.params.get("card_file")), incomplete
    )


def files(incomplete: str) -> list[str]:
    return sorted(_files(incomplete))


def _files(incomplete: str) -> Iterator[str]:
    folder, _, start = incomplete.rpartition("/")
    place = Path(f"{folder}/") if folder or incomplete.startswith("/") else Path()
    try:
        for path in place.iterdir():
            if path.name.startswith(start) and (start or not path.name.startswith(".")):
                prefix = incomplete[: len(incomplete) - len(start)]
                yield prefix + path.name + ("/" if path.is_dir() else "")
    except OSError:
        return


def _game(context: typer.Context) -> str:
    return str(context.params.get("game") or "shelter")


def _bots(context: typer.Context) -> tuple[str, ...]:
    from overseer.bots import names

    return names(_game(context))


def _beginning(words: tuple[str, ...] | list[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
