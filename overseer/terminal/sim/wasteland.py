"""What `overseer sim` asks and tells about battles of Wasteland: forces, draws, who began."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from rich.table import Table

from overseer.lab.figures import force_title, interval, percent
from overseer.terminal.sim.tables import plain_table
from overseer.terminal.wasteland.options import brought
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.wasteland.cards.file import load_text, standard
from overseer.wasteland.force.ready import READY, limit_of, resolve

ALL: Final = "all"
LIMIT: Final = 750  # caps of the forces that play unless others are named (C5)

LineUps = tuple[tuple[str, ...], ...]


def line_ups(
    typed: str | None, matrix: bool, seats: int, text: object
) -> tuple[LineUps, dict[str, str]]:
    """Which forces meet, by their names, and what each name stands for.

    One force is everybody's. Without any, and with `all`, every ready one for 750 caps plays
    against itself, in turn; the matrix lets every force play against every other one. `text` is
    that of a card set of one's own.
    """
    cards = load_text(text) if isinstance(text, str) else standard()
    names: list[str] = []
    forces: dict[str, str] = {}
    if typed is None or typed.strip().lower() == ALL:
        names = [name for name in READY if limit_of(name) == LIMIT]
        forces = {name: name for name in names}
        if not matrix:
            return tuple((name,) * seats for name in names), forces
    else:
        for part in typed.split(","):
            source = brought(part)
            called = resolve(source, cards).name
            while called in forces and forces[called] != source:
                called += "*"
            forces[called] = source
            names.append(called)
    if matrix:
        if len(forces) < 2 or seats != 2:
            raise UsageError("sim-error-matrix-forces")
        return tuple(combinations(forces, 2)), forces
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError("sim-error-forces", forces=len(names), seats=seats)
    return (tuple(names),), forces


def sentences(result: dict[str, Any], lang: str) -> list[str]:
    """How many draws there were, and whether the side that begins has it easier."""
    first = result["first_player"]
    share = percent(first["share"], lang)
    return [
        translate(lang, "sim-draws", share=percent(result["draws"]["share"], lang)),
        translate(lang, "sim-first-side", share=share, interval=interval(first, lang)),
    ]


def tables(result: dict[str, Any], lang: str) -> list[Table]:
    """Forces, where different ones have met."""
    met = result["matrix"]
    if all(list(others) == [force] for force, others in met.items()):
        return []
    table = plain_table(lang, "sim-force", "sim-battles", "sim-share", "sim-interval")
    for row in sorted(result["forces"], key=lambda row: -row["share"]):
        title = force_title(row["force"], lang)
        table.add_row(title, str(row["n"]), percent(row["share"], lang), interval(row, lang))
    return [table]
