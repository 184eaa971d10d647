"""Reading structures: strict TOML in which every mistake is told with its line."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problems
from overseer.cardfile.source import contents_of, text_of
from overseer.cardfile.table import Table
from overseer.wasteland.settlement.structure import (
    COOKS,
    DRAWS,
    FAMILIES,
    KINDS,
    WORKS,
    Structure,
    StructureSet,
)

_KEYS = (
    *("id", "family", "work", "price", "power", "water", "gives_power", "gives_water"),
    *("requires", "maximum", "draw", "keep", "kind", "needs", "repairs", "guards"),
)


@cache
def structures() -> StructureSet:
    """The structures of the game."""
    path = files("overseer.wasteland") / "settlement" / "structures.toml"
    return read_structures(text_of(path), "structures.toml")


def read_structures(text: str, file: str = "structures") -> StructureSet:
    """The structures of a file's text; a CardFileError with all its mistakes."""
    contents = contents_of(text, file)
    problems = Problems(file, LineIndex(text))
    top = Table(contents, (), problems)
    top.only("structure")
    found: list[Structure] = []
    for table in top.tables("structure"):
        table.card = table.id()
        if any(other.id == table.card for other in found):
            table.wrong("id", "settlement-file-twice", id=table.card)
        found.append(_structure(table))
    known = [structure.id for structure in found]
    for table, structure in zip(top.tables("structure"), found, strict=True):
        for id in structure.needs:
            if id not in known:
                table.wrong("needs", "settlement-file-unknown", id=id)
    if problems.found:
        raise CardFileError(sorted(problems.found, key=lambda problem: problem.line))
    return StructureSet(tuple(found))


def _structure(table: Table) -> Structure:
    table.only(*_KEYS)
    work = table.choice("work", WORKS)
    draws = work in (DRAWS, COOKS)
    return Structure(
        id=table.card,
        family=table.choice("family", FAMILIES),
        work=work,
        price=table.number("price", 0, 9999),
        power=table.number("power", 0, 99, 1),  # WC-S4: 1 unless said otherwise
        water=table.number("water", 0, 99, 0),
        gives_power=table.number("gives_power", 0, 99, 0),
        gives_water=table.number("gives_water", 0, 99, 0),
        requires=tuple(table.texts("requires")),
        maximum=table.number("maximum", 0, 99, 0),
        draw=table.number("draw", 1, 9, None if work == DRAWS else 0),
        keep=table.number("keep", 1, 9, None if draws else 0),
        kind=table.choice("kind", KINDS, None if draws else ""),
        needs=tuple(table.texts("needs")),
        repairs=table.flag("repairs"),
        guards=table.flag("guards"),
    )
