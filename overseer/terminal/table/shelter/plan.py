"""The ground plan of the vault: where each space lies on the sheet, and what is next to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overseer.voice.shelter.given import Floor, ShelterScene

ROOMS: Final = 6
SHAFT: Final = 3  # the elevator stands before this place
LEAST_SPACE: Final = 4
MOST_SPACE: Final = 14
LEAST_LIFT: Final = 8
LEAST_INNER: Final = 3
MOST_INNER: Final = 7


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells inside its frame."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes for a number of floors in the room that there is."""

    width: int
    floors: int
    space: int  # cells of one of the two spaces of a room
    lift: int
    inner: int  # lines of a floor between its frames

    @property
    def height(self) -> int:
        """Lines of the whole drawing: the numbers, the floors and the last frame."""
        return 2 + self.floors * (self.inner + 1)

    @property
    def room_width(self) -> int:
        """Cells of a room between its frames."""
        return self.space * 2 + 1

    def floor_y(self, floor: int) -> int:
        """The line of a floor's upper frame."""
        return 1 + floor * (self.inner + 1)

    def room_box(self, floor: int, place: int) -> Box:
        """A place of a floor."""
        x = 1 + place * (self.room_width + 1) + (self.lift + 1 if place >= SHAFT else 0)
        return Box(x, self.floor_y(floor) + 1, self.room_width, self.inner)

    def lift_box(self, floor: int) -> Box:
        """The elevator of a floor."""
        x = 1 + SHAFT * (self.room_width + 1)
        return Box(x, self.floor_y(floor) + 1, self.lift, self.inner)

    def space_box(self, floor: int, place: int, slot: int, two: bool) -> Box:
        """A space of a room; a single or linked one takes the whole room."""
        room = self.room_box(floor, place)
        if not two:
            return room
        return Box(room.x + slot * (self.space + 1), room.y, self.space, room.height)

    def boxes(self, scene: ShelterScene) -> dict[str, Box]:
        """Every space of the vault by its notation."""
        found: dict[str, Box] = {}
        for floor in scene.floors:
            if floor.lift is not None:
                found[floor.lift.space] = self.lift_box(floor.floor)
            found.update(self._room_spaces(floor))
        return found

    def _room_spaces(self, floor: Floor) -> dict[str, Box]:
        found: dict[str, Box] = {}
        for at, place in enumerate(floor.places):
            if place is not None:
                two = len(place.spaces) == 2
                for slot, spot in enumerate(place.spaces):
                    found[spot.space] = self.space_box(floor.floor, at, slot, two)
        return found


def plan(width: int, height: int, floors: int) -> Plan:
    """The roomiest plan for that many floors; it may be higher than `height`, never wider."""
    # Seven cells a floor with eight frames between, and a frame inside each room.
    frames = ROOMS + 2 + ROOMS
    space = (width - frames - LEAST_LIFT) // (2 * ROOMS)
    space = max(LEAST_SPACE, min(MOST_SPACE, space))
    lift = max(LEAST_LIFT, min(width - frames - 2 * ROOMS * space, 2 * space + 1))
    inner = (height - 2) // floors - 1
    inner = max(LEAST_INNER, min(MOST_INNER, inner))
    return Plan(frames + 2 * ROOMS * space + lift, floors, space, lift, inner)


def neighbour(boxes: dict[str, Box], space: str, dx: int, dy: int) -> str:
    """The space that an arrow key leads to, or the same one where there is nothing that way."""
    here = boxes.get(space)
    if here is None:
        return next(iter(boxes), space)
    best, shortest = space, float("inf")
    middle = here.x + here.width / 2
    for other, box in boxes.items():
        across = box.x + box.width / 2 - middle
        down = box.y - here.y
        ahead, aside = (across * dx, abs(down) * 8) if dx else (down * dy * 8, abs(across))
        # Sideways the floor is kept; up and down the nearest column wins.
        if ahead <= 0 or (dx and down):
            continue
        distance = ahead * (1 if dx else 100) + aside
        if distance < shortest:
            best, shortest = other, distance
    return best
