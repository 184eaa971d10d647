"""The commands of `overseer campaign`; the work is done in a module a group of them."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Annotated, Any, Final

import typer

from overseer.terminal import completion as complete
from overseer.terminal.campaign.asked import Asked
from overseer.terminal.families import CardFile, File, Json, Lang, Out, Plain, Seed, Text
from overseer.terminal.help import Command, Group
from overseer.text import translate

app = typer.Typer(cls=Group, rich_markup_mode=None)


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
Words = Annotated[list[str] | None, typer.Argument(autocompletion=_structures)]

WHERE: Final[dict[str, Any]] = {"name": Name, "folder": Folder}  # which campaign
WHO: Final[dict[str, Any]] = {**WHERE, "seat": Seat}  # and who asks


def command(
    options: dict[str, Any], called: str | None = None, sure: bool = False
) -> Callable[[Callable[..., int]], None]:
    """A command about one campaign: its work gets what was asked, and options of its own.

    `options` are what it has in common with others, `sure` says that it asks no question first.
    """

    def register(work: Callable[..., int]) -> None:
        def run(context: typer.Context, lang: Text, **given: Any) -> int:
            name, folder, seat = (given.pop(option, None) for option in WHO)
            asked = Asked(name, folder, seat, given.pop("yes", sure))
            return work(asked, context.obj, **given)

        own = list(signature(work, eval_str=True).parameters.values())[2:]
        shared = [
            Parameter(word, Parameter.KEYWORD_ONLY, default=None, annotation=kind)
            for word, kind in {**options, "lang": Lang}.items()
        ]
        context = Parameter("context", Parameter.KEYWORD_ONLY, annotation=typer.Context)
        taken = [context, *(each.replace(kind=Parameter.KEYWORD_ONLY) for each in own), *shared]
        run.__name__ = work.__name__
        run.__signature__ = signature(work).replace(parameters=taken)  # type: ignore[attr-defined]
        run.__annotations__ = {each.name: each.annotation for each in taken}
        app.command(called, cls=Command)(run)

    return register


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

    if name is None and folder is None and not where.known():
        print(translate(context.obj, "campaign-welcome"))
        return 0
    return battles.run(plain, Asked(name, folder, None, False), context.obj)


@command(WHERE)
def new(
    asked: Asked,
    lang: str,
    course: Annotated[Text, typer.Option("--course")] = None,
    seats: Annotated[Text, typer.Option("--seats", autocompletion=complete.seats)] = None,
    names: Annotated[Text, typer.Option("--names")] = None,
    settlements: Annotated[Text, typer.Option("--settlements")] = None,
    sides: Annotated[Text, typer.Option("--sides")] = None,
    factions: Annotated[Text, typer.Option("--factions")] = None,
    battles: Annotated[Text, typer.Option("--battles")] = None,
    prices: Annotated[Text, typer.Option("--list")] = None,
    card_file: CardFile = None,
    seed: Seed = None,
) -> int:
    from overseer.terminal.campaign import files

    wanted = files.Wanted(
        *(course, seats, names, settlements, sides),
        *(factions, battles, prices, card_file, seed),
    )
    return files.new(wanted, asked.name, asked.folder, lang)


@command({}, "list")
def shelf(asked: Asked, lang: str) -> int:
    from overseer.terminal.campaign import shelf as shelves

    return shelves.run(lang)


@command(WHO)
def status(asked: Asked, lang: str, as_json: Json = False) -> int:
    from overseer.terminal.campaign.commands import status as show

    return show(as_json, asked, lang)


@command(WHO)
def briefing(asked: Asked, lang: str) -> int:
    from overseer.terminal.campaign.commands import briefing as brief

    return brief(asked, lang)


@command({**WHO, "yes": Yes})
def build(asked: Asked, lang: str, words: Words = None) -> int:
    return _step("build", words, asked, lang)


@command(WHO, sure=True)
def draw(asked: Asked, lang: str, words: Words = None) -> int:
    return _step("draw", words, asked, lang)


@command(WHO, sure=True)
def choose(
    asked: Asked, lang: str, words: Annotated[list[str] | None, typer.Argument()] = None
) -> int:
    return _step("choose", words, asked, lang)


def _step(command: str, words: list[str] | None, asked: Asked, lang: str) -> int:
    from overseer.terminal.campaign.commands import step

    return step(command, words or [], asked, lang)


@command(WHO, sure=True)
def force(
    asked: Asked,
    lang: str,
    source: Annotated[Text, typer.Argument(autocompletion=complete.files)] = None,
    out: Out = None,
) -> int:
    from overseer.terminal.campaign.commands import force as bring

    return bring(source, out, asked, lang)


@command(WHO, sure=True)
def battle(
    asked: Asked,
    lang: str,
    words: Annotated[list[str] | None, typer.Argument(autocompletion=complete.scenarios)] = None,
    entered: Annotated[bool, typer.Option("--entered")] = False,
    result: Annotated[Text, typer.Option("--result")] = None,
    plain: Plain = False,
) -> int:
    from overseer.terminal.campaign import battles

    return battles.battle(words or [], entered, result, plain, asked, lang)


@command(WHO, sure=True)
def quests(
    asked: Asked, lang: str, words: Annotated[list[str] | None, typer.Argument()] = None
) -> int:
    return _step("quests", words, asked, lang)


@command(WHO)
def history(
    asked: Asked,
    lang: str,
    steps: Annotated[bool, typer.Option("--steps")] = False,
    as_json: Json = False,
) -> int:
    from overseer.terminal.campaign.commands import history as tell

    return tell(steps, as_json, asked, lang)


@command(WHO)
def undo(asked: Asked, lang: str) -> int:
    from overseer.terminal.campaign.commands import undo as take_back

    return take_back(asked, lang)


@command(WHO)
def export(
    asked: Asked,
    lang: str,
    file: File,
    without_seed: Annotated[bool, typer.Option("--without-seed")] = False,
) -> int:
    from overseer.terminal.campaign import files

    return files.export(file, without_seed, asked.path, asked.seat, lang)


@command(WHERE, "import")
def bring_in(asked: Asked, lang: str, file: File) -> int:
    from overseer.terminal.campaign import files

    return files.bring_in(file, asked.name, asked.folder, lang)


@command(WHERE)
def compare(asked: Asked, lang: str, file: File) -> int:
    from overseer.terminal.campaign import files

    return files.compare(asked.path, file, lang)


@command(WHERE)
def verify(asked: Asked, lang: str) -> int:
    from overseer.terminal.campaign import files

    return files.verify(asked.path, lang)


@command(WHERE)
def repair(asked: Asked, lang: str) -> int:
    from overseer.terminal.campaign import files

    return files.repair(asked.path, lang)
