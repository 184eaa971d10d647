"""The commands of `overseer admin`; the work is done by the server's package."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from overseer.terminal.families import Json, Lang, Text, Url, family
from overseer.terminal.help import Command
from overseer.terminal.server_room import carry_out

app = family()

Who = Annotated[str, typer.Argument()]
MOST_DAYS: Final = 36_500


def _do(command: str, *args: Any) -> int:
    return carry_out("operate.admin", command, *args)


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


@app.command(cls=Command)
def token(context: typer.Context, url: Url = None, json: Json = False, lang: Lang = None) -> int:
    return _do("token", url, json, context.obj)


@app.command(cls=Command)
def clock(
    context: typer.Context,
    right: Annotated[bool, typer.Option("--right")] = False,
    url: Url = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    return _do("clock", right, url, json, context.obj)
