"""The options of `overseer play` that only some games have, by game.

They stand here, not in the games' looks, because the command line must be read before it is known
which game is played, and no game is loaded for that.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any, Final, get_type_hints

import typer

from overseer.terminal import completion as complete

Text = str | None
Texts = list[str] | None  # may be given several times

OWN: Final[dict[str, dict[str, Any]]] = {
    "shelter": {
        "first": Annotated[Text, typer.Option("--first")],
        "floors": Annotated[Text, typer.Option("--floors")],
        "colours": Annotated[Text, typer.Option("--colours")],
    },
    "tragic": {
        "deck": Annotated[Texts, typer.Option("--deck", autocompletion=complete.decks)],
        "format": Annotated[Text, typer.Option("--format", autocompletion=complete.formats)],
        "turns": Annotated[Text, typer.Option("--turns")],
    },
    "wasteland": {
        "scenario": Annotated[Text, typer.Option("--scenario", autocompletion=complete.scenarios)],
        "force": Annotated[Texts, typer.Option("--force", autocompletion=complete.files)],
        "enemy": Annotated[Text, typer.Option("--enemy", autocompletion=complete.files)],
        "ai": Annotated[Text, typer.Option("--ai")],
        "limit": Annotated[Text, typer.Option("--limit")],
        "difficulty": Annotated[Text, typer.Option("--difficulty")],
        "terrain": Annotated[Text, typer.Option("--terrain", autocompletion=complete.files)],
    },
}


def with_own(command: Callable[..., int]) -> Callable[..., int]:
    """A command that takes `**own`, with every game's options spelled out for the command line."""
    signature = inspect.signature(command)
    kinds = get_type_hints(command, include_extras=True)
    common = [
        each.replace(annotation=kinds[each.name])
        for each in signature.parameters.values()
        if each.kind != each.VAR_KEYWORD
    ]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for options in OWN.values()
        for name, kind in options.items()
    ]
    command.__signature__ = signature.replace(parameters=[*common, *added])  # type: ignore[attr-defined]
    command.__annotations__ = {**kinds, **{each.name: each.annotation for each in added}}
    return command


def as_typed(own: dict[str, str | list[str] | None]) -> dict[str, str | None]:
    """The options as texts; what was given several times has a line each."""
    return {
        name: "\n".join(value) if isinstance(value, list) else value for name, value in own.items()
    }


def game_of(option: str) -> str | None:
    """The game that an option belongs to; None: to all."""
    return next((game for game, options in OWN.items() if option in options), None)
