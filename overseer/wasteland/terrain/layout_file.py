"""Terrain files: strict TOML in which each mistake is told with its line, like a card file's.

side = 914

[[piece]]
kind = "container"
points = [[300, 200], [420, 200], [420, 260], [300, 260]]
height = 51

What a piece does follows from its kind; `sight`, `cover`, `wall`, `difficult` and `climbable`
(true or false) change it. Pieces with the same `group`, a number, are one thing: the walls of a
ruin.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problems
from overseer.cardfile.source import contents_of, text_of
from overseer.cardfile.table import Table
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Point, is_simple
from overseer.wasteland.terrain.check import check_layout
from overseer.wasteland.terrain.kinds import KINDS, Kind

KEYS: Final = ("side", "piece")
FLAGS: Final = ("sight", "cover", "wall", "difficult", "climbable")
PIECE_KEYS: Final = ("kind", "points", "height", "group", *FLAGS)
MOST_PIECES: Final = 100
MOST_CORNERS: Final = 40
HIGHEST: Final = 400  # mm
FARTHEST: Final = 10_000


def load_layout(path: Traversable) -> Layout:
    """The table of a file; a CardFileError with all its mistakes."""
    return layout_of(text_of(path, "terrain"), str(path))


def layout_of(text: str, file: str = "terrain") -> Layout:
    """The table of a file's text; `file` is its name for messages."""
    return _layout(text, file, True)


def draft_of(text: str, file: str = "terrain") -> Layout:
    """The same of a table that may have mistakes: pieces off it, in each other, in the way."""
    return _layout(text, file, False)


def _layout(text: str, file: str, checked: bool) -> Layout:
    contents = contents_of(text, file, "terrain")
    found = Problems(file, LineIndex(text))
    layout = _read(Table(contents, (), found))
    if checked and layout is not None and not found.found:
        for mistake in check_layout(layout):
            line = found.lines.of(("piece", mistake.piece)) if mistake.piece >= 0 else 0
            card = "" if mistake.piece < 0 else _numbered(layout.pieces[mistake.piece])
            found.at(line, f"terrain-file-{mistake.word}", card, **mistake.args)
    if layout is None or found.found:
        raise CardFileError(sorted(found.found, key=lambda problem: problem.line))
    return layout


def layout_text(layout: Layout) -> str:
    """A file's text that `layout_of` reads to the same table."""
    lines = [f"side = {layout.side}"]
    for piece in layout.pieces:
        kind = KINDS.get(piece.kind)
        corners = ", ".join(f"[{x}, {y}]" for x, y in piece.points)
        lines += ["", "[[piece]]", f'kind = "{piece.kind}"', f"points = [{corners}]"]
        if piece.height:
            lines.append(f"height = {piece.height}")
        if piece.group >= 0:
            lines.append(f"group = {piece.group}")
        usual = (False,) * len(FLAGS) if kind is None else flags_of(kind)
        for word, own, by_kind in zip(FLAGS, flags_of(piece), usual, strict=True):
            if own != by_kind:
                lines.append(f"{word} = {'true' if own else 'false'}")
    return "\n".join([*lines, ""])


def flags_of(one: Piece | Kind) -> tuple[bool, ...]:
    """What it does, in the order of FLAGS."""
    return one.blocks_sight, one.cover, one.impassable, one.difficult, one.climbable


def _numbered(piece: Piece) -> str:
    return f"{piece.number + 1} ({piece.kind})"


def _read(top: Table) -> Layout | None:
    top.only(*KEYS)
    side = top.number("side", SIDE // 2, 4 * SIDE, SIDE)
    tables = top.tables("piece")
    if len(tables) > MOST_PIECES:
        top.wrong("piece", "terrain-file-many", n=len(tables), high=MOST_PIECES)
        return None
    pieces = [_piece(table, number) for number, table in enumerate(tables)]
    whole = [piece for piece in pieces if piece is not None]
    return Layout(whole, side) if len(whole) == len(pieces) else None


def _piece(table: Table, number: int) -> Piece | None:
    table.only(*PIECE_KEYS)
    word = table.choice("kind", tuple(KINDS))
    table.card = f"{number + 1} ({word})" if word else str(number + 1)
    points = _points(table)
    if word not in KINDS or points is None:
        return None
    kind = KINDS[word]
    flags = [
        table.flag(flag) if table.has(flag) else usual
        for flag, usual in zip(FLAGS, flags_of(kind), strict=True)
    ]
    height = table.number("height", 0, HIGHEST, 0)
    group = table.number("group", 0, MOST_PIECES, 0) if table.has("group") else -1
    if flags[4] and not height:
        table.wrong("climbable", "terrain-file-height")
    if not is_simple(points):
        table.wrong("points", "terrain-file-outline")
        return None
    return Piece(
        number,
        word,
        points,
        blocks_sight=flags[0],
        cover=flags[1],
        impassable=flags[2],
        difficult=flags[3],
        height=height,
        climbable=flags[4],
        group=group,
    )


def _points(table: Table) -> tuple[Point, ...] | None:
    """Three corners or more, each two whole numbers."""
    if not table.has("points"):
        table.wrong("points", "cardfile-missing-key", key="points")
        return None
    value = table.data["points"]
    found: list[Point] = []
    if isinstance(value, list) and 3 <= len(value) <= MOST_CORNERS:
        for corner in value:
            if not isinstance(corner, list) or [type(n) for n in corner] != [int, int]:
                break
            if any(abs(n) > FARTHEST for n in corner):
                break
            found.append((corner[0], corner[1]))
        else:
            return tuple(found)
    table.wrong("points", "terrain-file-points", high=MOST_CORNERS)
    return None
