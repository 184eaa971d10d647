"""The commands of `overseer campaign`; the work is done in a module a group of them."""

from __future__ import annotations

from typing import Annotated

import typer

from overseer.terminal import completion as complete
from overseer.terminal.help import Command, Group
from overseer.text import translate

app = typer.Typer(cls=Group, rich_markup_mode=None)

Text = str | None
Lang = Annotated[Text, typer.Option("--lang", autocompletion=complete.languages)]
File = Annotated[str, typer.Argument(autocompletion=complete.files)]


def _names(incomplete: str) -> list[str]:
    from overseer.terminal.campaign.where import known

    return [path.name for path in known() if path.name.startswith(incomplete)]


def _structures(incomplete: str) -> list[str]:
    from overseer.wasteland.settlement.structure_file import structures

    return [id for id in structures().by_id if id.startswith(incomplete)]


Name = Annotated[Text, typer.Option("--name", autocompletion=_names)]
Folder = Annotated[Text, typer.Option("--dir", autocompletion=complete.files)]
Seat = Annotated[Text, typer.Option("--seat")]
Yes = Annotated[bool, typer.Option("--yes", "-y")]
Plain = Annotated[bool, typer.Option("--plain")]
Words = Annotated[list[str] | None, typer.Argument(autocompletion=_structures)]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    name: Name = None,
    folder: Folder = None,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    if context.invoked_subcommand is not None:
        return 0
    from overseer.terminal.campaign import battles, where
    from overseer.terminal.campaign.commands import Asked

    if name is None and folder is None and not where.known():
        print(translate(context.obj, "campaign-error-none-yet"))
        return 0
    return battles.run(plain, Asked(name, folder, None, False), context.obj)


@app.command(cls=Command)
def new(
    context: typer.Context,
    course: Annotated[Text, typer.Option("--course")] = None,
    seats: Annotated[Text, typer.Option("--seats", autocompletion=complete.seats)] = None,
    names: Annotated[Text, typer.Option("--names")] = None,
    settlements: Annotated[Text, typer.Option("--settlements")] = None,
    sides: Annotated[Text, typer.Option("--sides")] = None,
    factions: Annotated[Text, typer.Option("--factions")] = None,
    battles: Annotated[Text, typer.Option("--battles")] = None,
    prices: Annotated[Text, typer.Option("--list")] = None,
    card_file: Annotated[Text, typer.Option("--cards", autocompletion=complete.files)] = None,
    seed: Annotated[Text, typer.Option("--seed")] = None,
    name: Name = None,
    folder: Folder = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign import files

    wanted = files.Wanted(
        *(course, seats, names, settlements, sides),
        *(factions, battles, prices, card_file, seed),
    )
    return files.new(wanted, name, folder, context.obj)


@app.command(cls=Command)
def status(
    context: typer.Context,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign.commands import Asked
    from overseer.terminal.campaign.commands import status as show

    return show(Asked(name, folder, seat, False), context.obj)


def _step(
    command: str,
    words: list[str] | None,
    context: typer.Context,
    name: Text,
    folder: Text,
    seat: Text,
    yes: bool,
) -> int:
    from overseer.terminal.campaign.commands import Asked, step

    return step(command, words or [], Asked(name, folder, seat, yes), context.obj)


@app.command(cls=Command)
def build(
    context: typer.Context,
    words: Words = None,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    yes: Yes = False,
    lang: Lang = None,
) -> int:
    return _step("build", words, context, name, folder, seat, yes)


@app.command(cls=Command)
def draw(
    context: typer.Context,
    words: Words = None,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    return _step("draw", words, context, name, folder, seat, True)


@app.command(cls=Command)
def choose(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument()] = None,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    return _step("choose", words, context, name, folder, seat, True)


@app.command(cls=Command)
def force(
    context: typer.Context,
    source: Annotated[Text, typer.Argument(autocompletion=complete.files)] = None,
    out: Annotated[Text, typer.Option("--out", autocompletion=complete.files)] = None,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign.commands import Asked
    from overseer.terminal.campaign.commands import force as bring

    return bring(source, out, Asked(name, folder, seat, True), context.obj)


@app.command(cls=Command)
def battle(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(autocompletion=complete.scenarios)] = None,
    entered: Annotated[bool, typer.Option("--entered")] = False,
    result: Annotated[Text, typer.Option("--result")] = None,
    plain: Plain = False,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign import battles
    from overseer.terminal.campaign.commands import Asked

    asked = Asked(name, folder, seat, True)
    return battles.battle(words or [], entered, result, plain, asked, context.obj)


@app.command(cls=Command)
def quests(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument()] = None,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    return _step("quests", words, context, name, folder, seat, True)


@app.command(cls=Command)
def history(
    context: typer.Context,
    steps: Annotated[bool, typer.Option("--steps")] = False,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign.commands import Asked
    from overseer.terminal.campaign.commands import history as tell

    return tell(steps, Asked(name, folder, seat, False), context.obj)


@app.command(cls=Command)
def undo(
    context: typer.Context,
    name: Name = None,
    folder: Folder = None,
    seat: Seat = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign.commands import Asked
    from overseer.terminal.campaign.commands import undo as take_back

    return take_back(Asked(name, folder, seat, False), context.obj)


@app.command(cls=Command)
def export(
    context: typer.Context,
    file: File,
    without_seed: Annotated[bool, typer.Option("--without-seed")] = False,
    name: Name = None,
    folder: Folder = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign import files, where

    return files.export(file, without_seed, where.current(name, folder), context.obj)


@app.command("import", cls=Command)
def bring_in(
    context: typer.Context,
    file: File,
    name: Name = None,
    folder: Folder = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign import files

    return files.bring_in(file, name, folder, context.obj)


@app.command(cls=Command)
def compare(
    context: typer.Context,
    file: File,
    name: Name = None,
    folder: Folder = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.campaign import files, where

    return files.compare(where.current(name, folder), file, context.obj)


@app.command(cls=Command)
def verify(
    context: typer.Context, name: Name = None, folder: Folder = None, lang: Lang = None
) -> int:
    from overseer.terminal.campaign import files, where

    return files.verify(where.current(name, folder), context.obj)


@app.command(cls=Command)
def repair(
    context: typer.Context, name: Name = None, folder: Folder = None, lang: Lang = None
) -> int:
    from overseer.terminal.campaign import files, where

    return files.repair(where.current(name, folder), context.obj)
