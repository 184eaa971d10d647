"""The commands of `overseer db`; the work is done by the server's package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from overseer.terminal import completion as complete
from overseer.terminal.help import Command, Group, show_help

app = typer.Typer(cls=Group, rich_markup_mode=None)

Text = str | None
Lang = Annotated[Text, typer.Option("--lang", autocompletion=complete.languages)]
Url = Annotated[Text, typer.Option("--db")]
File = Annotated[str, typer.Argument(autocompletion=complete.files)]


def _do(command: str, *args: Any) -> int:
    from overseer.terminal.server_room import server, without

    work: Callable[..., int] = getattr(server("operating"), command)
    try:
        return work(*args)
    except ModuleNotFoundError as error:  # SQLite needs less than PostgreSQL
        raise without(error) from error


@app.callback(invoke_without_command=True)
def start(context: typer.Context, lang: Lang = None) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


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
    json: Annotated[bool, typer.Option("--json")] = False,
    url: Url = None,
    lang: Lang = None,
) -> int:
    return _do("replay", json, url, context.obj)
