"""The map: terrain by pattern, models by shape and tab, rulers by letter, lines of sight."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from rich.style import Style
from textual.strip import Strip

from overseer.terminal.table import palette
from overseer.terminal.table.canvas import Canvas
from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.camera import Camera
from overseer.terminal.table.wasteland.polygons import Place, across, along, is_hole, near
from overseer.terminal.table.wasteland.things import alive, tab_of
from overseer.voice.wasteland.given import BattleScene, ModelSeen, TerrainPiece

Point = tuple[int, int]
AXIS_WIDTH: Final = 4  # columns left of the map, for numbers
AXIS_HEIGHT: Final = 1  # lines below it
HUNDRED: Final = 100  # mm between two numbers of an axis
_AROUND: Final = (
    *((0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (2, 0), (-2, 0), (1, -1), (-1, -1), (1, 1)),
    *((-1, 1), (3, 0), (-3, 0), (0, -2), (0, 2)),
)


@dataclass(frozen=True)
class Ring:
    """A distance round a base that a ruler measures."""

    x: int
    y: int
    radius: float  # from the middle
    letter: str  # of the ruler


@dataclass(frozen=True)
class Outline:
    """Where a model gets to with a ruler: polygons, and holes in them."""

    loops: tuple[tuple[Place, ...], ...]
    letter: str = ""  # round all of it; empty: only its ground is drawn


@dataclass(frozen=True)
class Sight:
    """A line from one base to another."""

    start: Point
    end: Point
    clear: bool
    cover: int


@dataclass(frozen=True)
class Marks:
    """What is drawn over the table for the person who looks at it."""

    cursor: Point | None = None
    active: str = ""
    chosen: str = ""  # the model that the choice is about
    outlines: tuple[Outline, ...] = ()
    rings: tuple[Ring, ...] = ()
    path: tuple[Point, ...] = ()
    sights: tuple[Sight, ...] = ()
    room: frozenset[Point] = frozenset()  # cells in which something may be put down


class Ground:
    """The terrain in cells, drawn once a table and camera."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._pieces: list[TerrainPiece] = []
        self._cells: dict[tuple[int, int], tuple[str, Style]] = {}

    def cells(
        self, pieces: list[TerrainPiece], camera: Camera
    ) -> dict[tuple[int, int], tuple[str, Style]]:
        """The sign of every cell that a piece covers."""
        same = pieces is self._pieces or pieces == self._pieces
        if not same or camera.window != self._key:
            self._key = camera.window
            self._cells = _raster(pieces, camera)
        self._pieces = pieces
        return self._cells


def _raster(pieces: list[TerrainPiece], camera: Camera) -> dict[tuple[int, int], tuple[str, Style]]:
    found: dict[tuple[int, int], tuple[str, Style]] = {}
    reach = max(2, round(camera.column / 2))
    # What blocks sight is drawn over what does not.
    for piece in sorted(pieces, key=lambda piece: (piece.blocks_sight, piece.cover)):
        sign = signs.piece_sign(piece)
        xs, ys = [x for x, _ in piece.points], [y for _, y in piece.points]
        left, top = camera.cell(min(xs), max(ys))
        right, bottom = camera.cell(max(xs), min(ys))
        for line in range(max(top, 0), min(bottom, camera.height - 1) + 1):
            for column in range(max(left, 0), min(right, camera.width - 1) + 1):
                x, y = camera.point(column, line)
                # A cell is higher than wide: two points, one above the other.
                higher = round(camera.row / 4)
                if any(near(piece.points, x, y + up, reach) for up in (higher, -higher)):
                    found[column, line] = sign
    return found


def draw(
    scene: BattleScene, pieces: list[TerrainPiece], camera: Camera, ground: Ground, marks: Marks
) -> list[Strip]:
    """The part of the table that the camera sees, line by line, with its axes."""
    width, height = camera.width + AXIS_WIDTH, camera.height + AXIS_HEIGHT
    sheet = Canvas(width, height, palette.plain)
    drawing = _Drawing(sheet, scene, camera, marks)
    drawing.ground(ground.cells(pieces, camera))
    drawing.reaches()
    for ring in marks.rings:
        drawing.ring(ring)
    for sight in marks.sights:
        drawing.sight(sight)
    drawing.way()
    drawing.bases()
    drawing.names()
    drawing.markers()
    drawing.cursor()
    drawing.axes()
    return sheet.strips()


class _Drawing:
    """One picture."""

    def __init__(self, sheet: Canvas, scene: BattleScene, camera: Camera, marks: Marks) -> None:
        self.sheet = sheet
        self.scene = scene
        self.camera = camera
        self.marks = marks
        self.taken: set[tuple[int, int]] = set()  # cells with a name on them

    def put(self, column: int, line: int, text: str, style: Style) -> None:
        """Write into the map; what leaves it is lost."""
        for at, char in enumerate(text):
            if 0 <= column + at < self.camera.width and 0 <= line < self.camera.height:
                self.sheet.put(column + at + AXIS_WIDTH, line, char, style)

    def ground(self, cells: dict[tuple[int, int], tuple[str, Style]]) -> None:
        """The bare table, and the terrain on it."""
        camera = self.camera
        for line in range(camera.height):
            for column in range(camera.width):
                if not camera.on_table(column, line):
                    continue
                sign = cells.get((column, line))
                if sign is not None:
                    self.put(column, line, *sign)
                elif (column, line) in self.marks.room:
                    self.put(column, line, signs.ROOM, signs.room)
                elif self._on_grid(column, line):
                    self.put(column, line, signs.GRID, signs.ground)

    def _on_grid(self, column: int, line: int) -> bool:
        """Whether a crossing of the hundreds lies in a cell."""
        camera = self.camera
        x, y = camera.left + column * camera.column, camera.top - line * camera.row
        across = (x + camera.column) // HUNDRED > x // HUNDRED
        return across and y // HUNDRED > (y - camera.row) // HUNDRED

    def reaches(self) -> None:
        """Everything within an outline has a ground of its own, the rim a ruler's letter."""
        for column, line in self.marks.room:
            self.sheet.fill(column + AXIS_WIDTH, line, 1, 1, signs.reach)
        camera = self.camera
        for outline in self.marks.outlines:
            for line in range(camera.height):
                for west, east in across(outline.loops, camera.point(0, line)[1]):
                    start = max(0, camera.cell(west, 0)[0])
                    end = min(camera.width - 1, camera.cell(east, 0)[0])
                    if start <= end:
                        self.sheet.fill(start + AXIS_WIDTH, line, end - start + 1, 1, signs.reach)
        for outline in self.marks.outlines:
            rims = [loop for loop in outline.loops if outline.letter and not is_hole(loop)]
            for loop in rims:
                style = signs.ruler_style(outline.letter)
                for x, y in along(loop, camera.column):
                    self.put(*camera.cell(x, y), outline.letter, style)

    def ring(self, ring: Ring) -> None:
        """A circle of a ruler's letters."""
        letter, style = ring.letter, signs.ruler_style(ring.letter)
        steps = max(12, round(2 * pi * ring.radius / self.camera.row))
        for step in range(steps):
            angle = 2 * pi * step / steps
            x, y = ring.x + ring.radius * cos(angle), ring.y + ring.radius * sin(angle)
            if 0 <= x <= self.camera.side and 0 <= y <= self.camera.side:
                self.put(*self.camera.cell(x, y), letter, style)

    def markers(self) -> None:
        """Each with its kind's sign and its number."""
        for marker in self.scene.markers:
            if not marker.carrier:
                column, line = self.camera.cell(marker.x, marker.y)
                name = f"{signs.MARKERS[marker.kind]}{tab_of(marker)}"
                self.name(column, line, name, signs.MARKER)

    def sight(self, sight: Sight) -> None:
        """A dotted line: clear, through cover (c), or blocked (x)."""
        style = signs.no_sight
        char = "x"
        if sight.clear:
            style = signs.covered_sight if sight.cover else signs.clear_sight
            char = "c" if sight.cover else signs.SIGHT
        for column, line in self._between(sight.start, sight.end):
            self.put(column, line, char, style)

    def way(self) -> None:
        """The way that a move takes, and where it ends."""
        path = self.marks.path
        for start, end in pairwise(path):
            for column, line in self._between(start, end):
                self.put(column, line, signs.PATH, signs.path)
        if path:
            self.put(*self.camera.cell(*path[-1]), signs.END, signs.path)

    def _between(self, start: Point, end: Point) -> list[tuple[int, int]]:
        """The cells of a straight line, every other one."""
        length = hypot(end[0] - start[0], end[1] - start[1])
        steps = max(1, round(length / self.camera.row))
        found = [
            self.camera.cell(
                start[0] + (end[0] - start[0]) * step / steps,
                start[1] + (end[1] - start[1]) * step / steps,
            )
            for step in range(1, steps)
        ]
        return list(dict.fromkeys(found))

    def bases(self) -> None:
        """The ground that models stand on."""
        for model in self.scene.models:
            if alive(model):
                self._base(model)

    def names(self) -> None:
        """The models by shape and tab: who acts and who is meant first."""
        models = [model for model in self.scene.models if alive(model)]
        first = (self.marks.active, self.marks.chosen)
        for model in sorted(models, key=lambda model: model.at not in first):
            self._name(model)

    def _base(self, model: ModelSeen) -> None:
        camera = self.camera
        left, top = camera.cell(model.x - model.radius, model.y + model.radius)
        right, bottom = camera.cell(model.x + model.radius, model.y - model.radius)
        style = signs.side_ground(model.side)
        for line in range(max(top, 0), min(bottom, camera.height - 1) + 1):
            for column in range(max(left, 0), min(right, camera.width - 1) + 1):
                x, y = camera.point(column, line)
                if hypot(x - model.x, y - model.y) <= model.radius:
                    self.sheet.fill(column + AXIS_WIDTH, line, 1, 1, style, " ")

    def _name(self, model: ModelSeen) -> None:
        camera = self.camera
        style = signs.side_style(model.side) + signs.side_ground(model.side)
        if model.at == self.marks.active:
            style = style + Style(reverse=True)
        elif model.at == self.marks.chosen:
            style = style + Style(underline=True)
        name = f"{signs.shape(model.side, model.status)}{tab_of(model)}"
        column, line = camera.cell(model.x, model.y)
        self.name(column, line, name, style)
        if camera.zoom > 1 and model.radius * 2 > camera.row * 2:
            health = f"{model.left}/{model.health}"
            below = Style(color=palette.BRIGHT) + signs.side_ground(model.side)
            self.put(column - len(health) // 2, line + 1, health, below)

    def name(self, column: int, line: int, name: str, style: Style) -> None:
        """Write a name in the middle of a thing, or beside it where another one stands."""
        width, height = self.camera.width, self.camera.height
        if not (0 <= column < width and 0 <= line < height):
            return  # out of sight
        start = max(0, min(column - len(name) // 2, width - len(name)))
        for dx, dy in _AROUND:
            cells = [(start + dx + at, line + dy) for at in range(len(name))]
            inside = 0 <= start + dx <= width - len(name) and 0 <= line + dy < height
            if inside and not self.taken.intersection(cells):
                self.taken.update(cells)
                self.put(start + dx, line + dy, name, style)
                return
        self.put(start, line, name, style)

    def cursor(self) -> None:
        """The cell that one points at."""
        if self.marks.cursor is not None:
            column, line = self.camera.cell(*self.marks.cursor)
            column = min(max(column, 0), self.camera.width - 1)
            line = min(max(line, 0), self.camera.height - 1)
            if (column, line) in self.taken:
                self.sheet.fill(column + AXIS_WIDTH, line, 1, 1, signs.cursor)
            else:
                self.put(column, line, "┼", signs.cursor)

    def axes(self) -> None:
        """Millimetres along two borders, as points are written: every hundred."""
        camera, sheet = self.camera, self.sheet
        for mm in range(0, camera.side + 1, HUNDRED):
            column, line = camera.cell(mm, mm)
            if 0 <= line < camera.height:
                sheet.put(0, line, str(mm), signs.axis)
            if 0 <= column <= camera.width - len(str(mm)):
                sheet.put(column + AXIS_WIDTH, camera.height, str(mm), signs.axis)
