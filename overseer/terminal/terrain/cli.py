"""The commands of `overseer terrain`; the work is done in terrain.py."""

from __future__ import annotations

from typing import Annotated

import typer

from overseer.terminal import completion as complete
from overseer.terminal.families import File, Lang, Text, family
from overseer.terminal.help import Command

app = family()


def _presets(incomplete: str) -> list[str]:
    from overseer.wasteland.terrain.presets import PRESETS

    return [word for word in PRESETS if word.startswith(incomplete)]


def _themes(incomplete: str) -> list[str]:
    from overseer.wasteland.terrain.presets import THEMES

    return [word for word in THEMES if word.startswith(incomplete)]


Preset = Annotated[str, typer.Option("--preset", autocompletion=_presets)]
Theme = Annotated[str, typer.Option("--theme", autocompletion=_themes)]


@app.command(cls=Command)
def make(
    context: typer.Context,
    file: File = "terrain.toml",
    number: Annotated[Text, typer.Option("--number")] = None,
    preset: Preset = "medium",
    theme: Theme = "mixed",
    lang: Lang = None,
) -> int:
    from overseer.terminal.terrain import terrain

    return terrain.make(file, number, preset, theme, context.obj)


@app.command(cls=Command)
def check(context: typer.Context, file: File, lang: Lang = None) -> int:
    from overseer.terminal.terrain import terrain

    return terrain.check(file, context.obj)


@app.command(cls=Command)
def show(
    context: typer.Context,
    file: File,
    preset: Preset = "medium",
    theme: Theme = "mixed",
    svg: Annotated[Text, typer.Option("--svg", autocompletion=complete.files)] = None,
    lang: Lang = None,
) -> int:
    from overseer.terminal.terrain import terrain

    return terrain.show(file, preset, theme, svg, context.obj)
