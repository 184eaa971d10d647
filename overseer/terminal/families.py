"""What families of commands such as `overseer deck` share: how one begins, and options."""

from __future__ import annotations

from typing import Annotated

import typer

from overseer.terminal import completion as complete
from overseer.terminal.help import Group, show_help

Text = str | None
Lang = Annotated[Text, typer.Option("--lang", autocompletion=complete.languages)]
CardFile = Annotated[Text, typer.Option("--cards", autocompletion=complete.files)]
File = Annotated[str, typer.Argument(autocompletion=complete.files)]
Out = Annotated[Text, typer.Option("--out", autocompletion=complete.files)]
Json = Annotated[bool, typer.Option("--json")]
Plain = Annotated[bool, typer.Option("--plain")]
Seed = Annotated[Text, typer.Option("--seed")]
Url = Annotated[Text, typer.Option("--db")]


def family() -> typer.Typer:
    """A family whose commands are still to be added; alone it shows its help."""
    app = typer.Typer(cls=Group, rich_markup_mode=None)

    @app.callback(invoke_without_command=True)
    def start(context: typer.Context, lang: Lang = None) -> None:
        if context.invoked_subcommand is None:
            show_help(context)

    return app
