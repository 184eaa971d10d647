"""The commands of `overseer admin`; the work is done by the server's package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from overseer.terminal import completion as complete
from overseer.terminal.help import Command, Group, show_help

app = typer.Typer(cls=Group, rich_markup_mode=None)

Text = str | None
Lang = Annotated[Text, typer.Option("--lang", autocompletion=complete.languages)]
Url = Annotated[Text, typer.Option("--db")]
Json = Annotated[bool, typer.Option("--json")]
Who = Annotated[str, typer.Argument()]
MOST_DAYS: Final = 36_500


def _do(command: str, *args: Any) -> int:
    from overseer.terminal.server_room import server, without

    work: Callable[..., int] = getattr(server("administering"), command)
    try:
        return work(*args)
    except ModuleNotFoundError as error:  # SQLite needs less than PostgreSQL
        raise without(error) from error


@app.callback(invoke_without_command=True)
def start(context: typer.Context, lang: Lang = None) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


@app.command(cls=Command)
def tables(
    context: typer.Context,
    status: Annotated[Text, typer.Option("--status")] = None,
    url: Url = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    return _do("tables", status, url, json, context.obj)


@app.command(cls=Command)
def close(
    context: typer.Context,
    code: Annotated[str, typer.Argument()],
    url: Url = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    return _do("close", code, url, json, context.obj)


@app.command(cls=Command)
def ban(
    context: typer.Context, who: Who, url: Url = None, json: Json = False, lang: Lang = None
) -> int:
    return _do("ban", who, url, json, context.obj)


@app.command(cls=Command)
def unban(
    context: typer.Context, who: Who, url: Url = None, json: Json = False, lang: Lang = None
) -> int:
    return _do("unban", who, url, json, context.obj)


@app.command(cls=Command)
def password(
    context: typer.Context, who: Who, url: Url = None, json: Json = False, lang: Lang = None
) -> int:
    return _do("password", who, url, json, context.obj)


@app.command(cls=Command)
def purge(
    context: typer.Context,
    days: Annotated[str, typer.Option("--days")] = "180",
    url: Url = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from overseer.terminal.values import whole

    return _do("purge", whole(days, "--days", 1, MOST_DAYS), url, json, context.obj)
