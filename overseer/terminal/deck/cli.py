"""The commands of `overseer deck`; the work is done in deck.py, the words are in the catalogue."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from overseer.terminal import completion as complete
from overseer.terminal.families import CardFile, File, Json, Lang, Out, Plain, Seed, Text, family
from overseer.terminal.help import Command

app = family()

Format = Annotated[Text, typer.Option("--format", autocompletion=complete.formats)]
Source = Annotated[str, typer.Argument(autocompletion=complete.decks)]


@app.command(cls=Command)
def new(
    context: typer.Context,
    file: File = "deck.toml",
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
    file: File,
    plain: Plain = False,
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
    json: Json = False,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.stats(source, json, card_file, context.obj)


@app.command(cls=Command)
def code(
    context: typer.Context,
    source: Source,
    out: Out = None,
    card_file: CardFile = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.deck import deck

    return deck.code(source, out, card_file, context.obj)


@app.command(cls=Command)
def hand(
    context: typer.Context,
    source: Source,
    seed: Seed = None,
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
