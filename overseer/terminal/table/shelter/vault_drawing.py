"""Draws the vault: frames, rooms, spaces with cost and reward, threats and dwellers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.strip import Strip

from overseer.terminal.table import palette
from overseer.terminal.table.canvas import THICK, THIN, Canvas, cut, wrap
from overseer.terminal.table.shelter.faces import Face, Faces
from overseer.terminal.table.shelter.names import cut_name, short_name
from overseer.terminal.table.shelter.plan import Box, Plan
from overseer.voice.shelter.given import Floor, Place, ShelterScene, Spot

NAMES_INSIDE: Final = 5  # lines of a floor from which on a name has a line of its own
NARROW: Final = 9  # cells of a space below which a name gets two lines

Piece = tuple[str, Style]


@dataclass(frozen=True, slots=True)
class Marks:
    """What the client wants to be seen: the cursor, where one may go, what has just happened."""

    cursor: str = ""
    legal: frozenset[str] = frozenset()
    recent: dict[str, int] = field(default_factory=dict)  # space: the seat that went there
    site: tuple[int, int] | None = None  # floor and place where a room would be built
    names: tuple[str, ...] = ()
    hues: tuple[int, ...] = (0, 1, 2, 3)  # the colour of each seat
    active: int = -1


def draw(scene: ShelterScene, faces: Faces, plan: Plan, marks: Marks) -> list[Strip]:
    """The whole vault, line by line."""
    return _Drawing(scene, faces, plan, marks).strips()


class _Drawing:
    def __init__(self, scene: ShelterScene, faces: Faces, plan: Plan, marks: Marks) -> None:
        self.scene = scene
        self.faces = faces
        self.plan = plan
        self.marks = marks
        self.canvas = Canvas(plan.width, plan.height, palette.plain)

    def strips(self) -> list[Strip]:
        self._numbers()
        for floor in self.scene.floors:
            self._earth(floor)
        for floor in self.scene.floors:
            self._frames(floor)
        for floor in self.scene.floors:
            self._lift(floor)
            for at, place in enumerate(floor.places):
                if place is not None:
                    self._room(floor, at, place)
        return self.canvas.strips()

    def _numbers(self) -> None:
        """The columns 2 to 12 above their spaces (SH-T2)."""
        for place, columns in enumerate(self.faces.cards.columns):
            for slot, column in enumerate(columns):
                box = self.plan.space_box(0, place, slot, len(columns) == 2)
                self._centred(box, 0, str(column), palette.number)
        self._centred(self.plan.lift_box(0), 0, "7", palette.number)

    def _earth(self, floor: Floor) -> None:
        y = self.plan.floor_y(floor.floor)
        self.canvas.fill(0, y, self.plan.width, self.plan.inner + 2, palette.earth, "░")

    def _frames(self, floor: Floor) -> None:
        for at, place in enumerate(floor.places):
            if place is not None:
                self._frame(self.plan.room_box(floor.floor, at), palette.frame)
        if self.marks.site is not None and self.marks.site[0] == floor.floor:
            box = self.plan.room_box(*self.marks.site)
            self.canvas.fill(box.x, box.y, box.width, box.height, palette.cursor, "▒")
            self._box(box, THICK, palette.cursor)
        owner = floor.owner
        style = palette.frame if owner is None else self._colour(owner)
        self._frame(self.plan.lift_box(floor.floor), style)

    def _frame(self, box: Box, style: Style) -> None:
        self.canvas.fill(box.x, box.y, box.width, box.height, palette.plain, " ")
        self._box(box, THIN, style)

    def _box(self, box: Box, weight: int, style: Style) -> None:
        self.canvas.box(box.x - 1, box.y - 1, box.width + 2, box.height + 2, weight, style)

    def _lift(self, floor: Floor) -> None:
        box = self.plan.lift_box(floor.floor)
        if floor.lift is None or floor.owner is None:
            for line in range(box.height):
                self._centred(box, box.y + line, "╿ ╿" if line % 2 else "│▒│", palette.frame)
            return
        self._content(floor, floor.lift, box, 1)
        owner = floor.owner
        style = self._colour(owner)
        name = short_name(self.marks.names[owner])
        gap = " " if cell_len(name) + 2 <= box.width else ""
        shape = palette.STANDING[owner] + gap
        label = shape + cut_name(name, box.width - cell_len(shape))
        if owner == self.marks.active:
            style += Style(reverse=True)
            label = label.ljust(box.width)
        self.canvas.put(box.x, box.y, label, style)

    def _room(self, floor: Floor, at: int, place: Place) -> None:
        plan = self.plan
        room = plan.room_box(floor.floor, at)
        name = self.faces.room(place.room).name
        lines = self._name_lines()
        if lines == 0:
            self._centred(room, room.y - 1, cut(name, room.width), palette.title)
        for line, text in enumerate(wrap(name, room.width, lines) if lines else ()):
            self._centred(room, room.y + line, text, palette.title)
        two = len(place.spaces) == 2
        for slot, spot in enumerate(place.spaces):
            box = plan.space_box(floor.floor, at, slot, two)
            self._content(floor, spot, box, lines)
        if two:
            x = room.x + plan.space
            for line in range(lines, room.height):
                self.canvas.put(x, room.y + line, "┊", palette.frame)

    def _colour(self, seat: int) -> Style:
        return palette.seat_style(self.marks.hues[seat])

    def _name_lines(self) -> int:
        if self.plan.inner < NAMES_INSIDE:
            return 0
        return 2 if self.plan.space < NARROW else 1

    def _content(self, floor: Floor, spot: Spot, box: Box, skip: int) -> None:
        """A space below its room's name: signs, then marks and dwellers in the last line."""
        face = self.faces.face(self.scene, floor, spot)
        legal = spot.space in self.marks.legal
        here = spot.space == self.marks.cursor
        ground = palette.raid if spot.threat is not None else palette.dark
        if legal and spot.threat is None:
            ground = palette.lit
        elif spot.space in self.marks.recent and spot.threat is None:
            ground = palette.seat_ground(self.marks.hues[self.marks.recent[spot.space]])
        top, height = box.y + skip, box.height - skip
        self.canvas.fill(box.x, top, box.width, height, ground)
        lines = _flow(face, box.width, height - 1)
        if face.threat and len(lines) < height - 1:
            lines.insert(0, [(cut(face.threat, box.width), palette.threat)])
        for at, line in enumerate(lines):
            self._pieces(box.x, top + at, line, box.width)
        self._last_line(spot, face, box, top + height - 1, legal)
        if here:
            cursor = Style(color=palette.BACK, bgcolor=palette.AMBER, bold=True)
            self.canvas.fill(box.x, top, box.width, height, cursor)

    def _last_line(self, spot: Spot, face: Face, box: Box, y: int, legal: bool) -> None:
        marks: list[Piece] = [(palette.LEGAL_MARK, palette.legal)] if legal else []
        marks += [(mark, palette.mark) for mark in face.marks]
        x = box.x
        for text, style in marks:
            x = self.canvas.put(x, y, cut(text, box.x + box.width - x), style)
        standing = spot.dwellers[-box.width :]
        x = box.x + box.width - len(standing)
        for dweller in standing:
            style = self._colour(dweller.seat)
            if self.marks.recent.get(spot.space) == dweller.seat:
                style += Style(reverse=True)
            x = self.canvas.put(x, y, palette.dweller(dweller.seat, dweller.wounded), style)

    def _pieces(self, x: int, y: int, pieces: list[Piece], width: int) -> None:
        end = x + width
        for text, style in pieces:
            x = self.canvas.put(x, y, cut(text, end - x), style)

    def _centred(self, box: Box, y: int, text: str, style: Style) -> None:
        x = box.x + max(0, box.width - cell_len(text)) // 2
        self.canvas.put(x, y, text, style)


def _flow(face: Face, width: int, lines: int) -> list[list[Piece]]:
    """The signs of a space in lines: with blanks if there is room, else without, else cut."""
    for gap in (" ", ""):
        found = _broken(_signs(face), width, gap)
        if len(found) <= lines:
            return found
    found = found[:lines]
    if found:
        found[-1].append(("…", palette.faint))
    return found


def _signs(face: Face) -> list[list[Piece]]:
    """What stays together: a threat with its number, a cost, the arrow with the first reward."""
    signs: list[list[Piece]] = []
    if face.threat:
        signs.append([(palette.THREAT_MARK + face.fight, palette.threat)])
    signs += [[(text, palette.cost)] for text in face.cost]
    for at, text in enumerate(face.reward):
        arrow = [(palette.ARROW, palette.faint)] if at == 0 else []
        signs.append([*arrow, (text, palette.reward)])
    return signs


def _broken(signs: list[list[Piece]], width: int, gap: str) -> list[list[Piece]]:
    found: list[list[Piece]] = []
    used = 0
    for sign in signs:
        size = sum(cell_len(text) for text, _ in sign)
        # The arrow needs no blank before it.
        space = "" if sign[0][0] == palette.ARROW else gap
        if found and used + len(space) + size <= width:
            found[-1] += [(space, palette.faint), *sign] if space else sign
            used += len(space) + size
        else:
            found.append(list(sign))
            used = size
    return found
