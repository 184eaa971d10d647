"""The commands of `overseer deck`; the work is done in deck.py, the words are in the catalogue."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from overseer.terminal import completion as complete
from overseer.terminal.help import Command, Group, show_help

app = typer.Typer(cls=Group, rich_markup_mode=None)

Text = str | None
Lang = Annotated[Text, typer.Option("--lang", autocompletion=complete.languages)]
CardFile = Annotated[Text, typer.Option("--cards", autocompletion=complete.files)]

Format = Annotated[Text, typer.Option("--format", autocompletion=complete.formats)]
Source = Annotated[str, typer.Argument(autocompletion=complete.decks)]


@app.callback(invoke_without_command=True)
def start(context: typer.Context, lang: Lang = None) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


@app.command(cls=Command)
def new(
    context: typer.Context,
    file: Annotated[str, typer.Argument(autocompletion=complete.files)] = "deck.toml",
    source: Annotated[Text, typer.Option("--from", autocompletion=complete.decks)] = None,
    format: Format = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.new(file, source, format, card_file, context.obj)


@app.command(cls=Command)
def edit(
    context: typer.Context,
    file: Annotated[str, typer.Argument(autocompletion=complete.files)],
    plain: Annotated[bool, typer.Option("--plain")] = False,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.edit(file, plain, card_file, os.environ, context.obj)


@app.command(cls=Command)
def check(
    context: typer.Context,
    source: Source,
    format: Format = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.check(source, format, card_file, context.obj)


@app.command(cls=Command)
def stats(
    context: typer.Context,
    source: Source,
    json: Annotated[bool, typer.Option("--json")] = False,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.stats(source, json, card_file, context.obj)


@app.command(cls=Command)
def code(
    context: typer.Context,
    source: Source,
    out: Annotated[Text, typer.Option("--out", autocompletion=complete.files)] = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.code(source, out, card_file, context.obj)


@app.command(cls=Command)
def hand(
    context: typer.Context,
    source: Source,
    seed: Annotated[Text, typer.Option("--seed")] = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.hand(source, seed, card_file, context.obj)


@app.command("list", cls=Command)
def list_decks(
    context: typer.Context,
    source: Annotated[Text, typer.Argument(autocompletion=complete.decks)] = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.show(source, card_file, context.obj)
