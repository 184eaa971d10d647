"""The commands of `overseer db`; the work is done by the server's package."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from overseer.terminal import completion as complete
from overseer.terminal.families import File, Json, Lang, Text, Url, family
from overseer.terminal.help import Command
from overseer.terminal.server_room import carry_out

app = family()


def _do(command: str, *args: Any) -> int:
    return carry_out("operate.db", command, *args)


@app.command(cls=Command)
def migrate(context: typer.Context, url: Url = None, lang: Lang = None) -> int:
    return _do("migrate", url, context.obj)


@app.command(cls=Command)
def backup(
    context: typer.Context,
    file: Annotated[Text, typer.Argument(autocompletion=complete.files)] = None,
    url: Url = None,
    lang: Lang = None,
) -> int:
    return _do("backup", file, url, context.obj)


@app.command(cls=Command)
def restore(context: typer.Context, file: File, url: Url = None, lang: Lang = None) -> int:
    return _do("restore", file, url, context.obj)


@app.command(cls=Command)
def check(context: typer.Context, url: Url = None, lang: Lang = None) -> int:
    return _do("check", url, context.obj)


@app.command(cls=Command)
def replay(
    context: typer.Context,
    json: Json = False,
    url: Url = None,
    lang: Lang = None,
) -> int:
    return _do("replay", json, url, context.obj)
