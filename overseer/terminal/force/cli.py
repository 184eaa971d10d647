"""The commands of `overseer force`; the work is done in force.py."""

from __future__ import annotations

from typing import Annotated

import typer

from overseer.terminal import completion as complete
from overseer.terminal.families import CardFile, File, Lang, Out, Text, family
from overseer.terminal.help import Command

app = family()


def _lists(incomplete: str) -> list[str]:
    from overseer.wasteland.words import LISTS

    return [word for word in LISTS if word.startswith(incomplete)]


def _forces(incomplete: str) -> list[str]:
    """A ready force, or a file."""
    from overseer.wasteland.force.ready import READY

    return [name for name in READY if name.startswith(incomplete)] + list(
        complete.files(incomplete)
    )


Source = Annotated[str, typer.Argument(autocompletion=_forces)]
Prices = Annotated[Text, typer.Option("--list", autocompletion=_lists)]


@app.command(cls=Command)
def new(
    context: typer.Context,
    file: File = "force.toml",
    source: Annotated[Text, typer.Option("--from", autocompletion=_forces)] = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.force import force

    return force.new(file, source, card_file, context.obj)


@app.command(cls=Command)
def check(
    context: typer.Context,
    source: Source,
    limit: Annotated[Text, typer.Option("--limit")] = None,
    prices: Prices = None,
    creatures: Annotated[bool, typer.Option("--creatures")] = False,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.force import force

    return force.check(source, limit, prices, creatures, card_file, context.obj)


@app.command(cls=Command)
def show(
    context: typer.Context,
    source: Source,
    prices: Prices = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.force import force

    return force.show(source, prices, card_file, context.obj)


@app.command(cls=Command)
def code(
    context: typer.Context,
    source: Source,
    out: Out = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.force import force

    return force.code(source, out, card_file, context.obj)


@app.command("list", cls=Command)
def list_forces(context: typer.Context, card_file: CardFile = None, lang: Lang = None) -> int:
    from overseer.terminal.force import force

    return force.list_ready(card_file, context.obj)
