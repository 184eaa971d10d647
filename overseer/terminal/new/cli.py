"""The commands of `overseer new`; the work is done in game.py."""

from __future__ import annotations

from typing import Annotated

import typer

from overseer.terminal.families import Lang, family
from overseer.terminal.help import Command

app = family()


@app.callback()
def new() -> None:
    """With one command a family would be that command."""


@app.command(cls=Command)
def game(context: typer.Context, name: Annotated[str, typer.Argument()], lang: Lang = None) -> int:
    from overseer.terminal.new.game import make

    return make(name, context.obj)
