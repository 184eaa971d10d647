"""`--help` in the user's language: composed from the catalogue by the names of what is there.

The command `play` is `help-play`, its option `--seats` is `help-play-seats` or, where several
commands share one, `help-seats`; `deck check` is `help-deck-check`, and what the commands of a
family share is `help-deck-…`. The attribute `.value` says what stands for the option's value,
`help-play.examples` has examples, a line each: the command, two spaces or more, what it does.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from overseer.terminal.match.own_options import game_of
from overseer.text import has, translate
from overseer.voice.complaint import UsageError

_ROOT: Final = "overseer"


class Command(TyperCommand):
    """A command whose words come from the catalogue."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.context_settings = {**self.context_settings, "allow_extra_args": True}

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(ctx)

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            command = " ".join(_path(ctx))
            raise UsageError("cli-error-extra", word=str(ctx.args[0])[:40], command=command)
        return super().invoke(ctx)


class Group(TyperGroup):
    """A command that has others: the program itself, or a family such as `overseer deck`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not ctx.resilient_parsing and args and args[0] not in self.commands:
            near = get_close_matches(args[0], list(self.commands), 1)
            raise UsageError(
                "cli-error-command",
                word=args[0][:40],
                known=", ".join(self.commands),
                guess=near[0] if near else "no",
            )
        return super().resolve_command(ctx, args)


def show_help(context: Any) -> None:
    """Print the help of the command that the context belongs to."""
    lang: str = context.obj
    command = context.command
    name = "-".join(_path(context)) or _ROOT
    family = getattr(command, "commands", {})
    params = command.get_params(context)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    console = Console(highlight=False)

    pieces = [value_of(lang, name, argument) for argument in arguments]
    pieces = [
        piece if argument.required else f"[{piece}]"
        for piece, argument in zip(pieces, arguments, strict=True)
    ]
    if family:
        pieces.append(translate(lang, "help-usage-command"))
    usage = " ".join([context.command_path, *pieces])
    console.print(Text(translate(lang, "help-usage", usage=usage), style="bold"))
    console.print()
    console.print(translate(lang, f"help-{name}.long"), markup=False)

    if family:
        prefix = "help" if name == _ROOT else f"help-{name}"
        commands = [(each, translate(lang, f"{prefix}-{each}")) for each in family]
        _section(console, translate(lang, "help-commands"), commands)
    _section(
        console,
        translate(lang, "help-arguments"),
        [(value_of(lang, name, each), described(lang, name, each)) for each in arguments],
    )
    by_game: dict[str, list[tuple[str, str]]] = {"": []}
    for each in options:
        game = game_of(str(each.name)) if name == "play" else None
        row = spelled(lang, name, each), described(lang, name, each)
        by_game.setdefault(game or "", []).append(row)
    for game, rows in by_game.items():
        title = translate(lang, "help-options")
        if game:
            title = translate(lang, "help-options-of", game=game.capitalize())
        _section(console, title, rows)
    examples = translate(lang, f"help-{name}.examples").splitlines()
    rows = [(line.partition("  ")[0], line.partition("  ")[2].strip()) for line in examples]
    _section(console, translate(lang, "help-examples"), rows)


def _section(console: Console, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    console.print()
    console.print(Text(title, style="bold"))
    stacked = max(len(left) for left, _ in rows) > 34
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for left, right in rows:
        if stacked:
            console.print(Padding(Text(left, style="cyan"), (0, 0, 0, 2)))
            console.print(Padding(Text(right), (0, 0, 0, 6)))
        else:
            table.add_row(Text(left), Text(right))
    if not stacked:
        console.print(Padding(table, (0, 0, 0, 2)))


def _path(context: Any) -> list[str]:
    """The words of a command after the program's name: `deck`, `check`."""
    return [] if context.parent is None else [*_path(context.parent), str(context.command.name)]


def message_of(lang: str, command: str, param: Any) -> str:
    """The id of a parameter's message: the command's own, its family's, or one that all share."""
    word = str(param.name).replace("_", "-")
    parts = command.split("-")
    for size in range(len(parts), 0, -1):
        own = "-".join(["help", *parts[:size], word])
        if has(lang, own):
            return own
    return f"help-{word}"


def value_of(lang: str, command: str, param: Any) -> str:
    """What stands for the value of an argument or option."""
    id = f"{message_of(lang, command, param)}.value"
    return translate(lang, id) if has(lang, id) else str(param.name).upper()


def spelled(lang: str, command: str, param: Any) -> str:
    """An option as it is written."""
    names = ", ".join([*param.opts, *param.secondary_opts])
    return names if param.is_flag else f"{names} {value_of(lang, command, param)}"


def described(lang: str, command: str, param: Any) -> str:
    """What a parameter is for."""
    return translate(lang, message_of(lang, command, param))


def misread(error: typer.TyperException, lang: str) -> str:
    """What is wrong with a command line that could not be read at all."""
    option = str(getattr(error, "option_name", ""))[:40]
    context = getattr(error, "ctx", None)
    param = getattr(error, "param", None)
    if option and hasattr(error, "possibilities"):
        known = [] if context is None else _options(context)
        near = get_close_matches(option, known, 1)
        return translate(lang, "cli-error-option", option=option, guess=near[0] if near else "no")
    if option:
        return translate(lang, "cli-error-option-value", option=option)
    path = [] if context is None else _path(context)
    if param is not None:
        what = value_of(lang, "-".join(path) or _ROOT, param)
        return translate(lang, "cli-error-missing", what=what, command=" ".join(path))
    return translate(lang, "cli-error-unreadable")


def _options(context: Any) -> list[str]:
    return [option for param in context.command.get_params(context) for option in param.opts]
