"""What is drawn over the map for the choice under the cursor: reach, rulers, ways, sight."""

from __future__ import annotations

import re

from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.camera import Camera
from overseer.terminal.table.wasteland.map_drawing import Marks, Outline, Point, Ring, Sight
from overseer.terminal.table.wasteland.things import model_of, point_of, subject
from overseer.voice import given
from overseer.voice.wasteland.given import ModelSeen, Place, Polygon, Room

PUTTING = ("place", "put")  # kinds of choices that put a model or a marker down
WALKING = ("move", "charge", "slide")  # … that lead from where a model stands
GUNS = ("pistol", "rifle", "heavy")
_POINT = re.compile(r"\d+,\d+")


class Overlays:
    """What takes a while to draw is worked out once a position and camera."""

    def __init__(self) -> None:
        self._room_key: tuple[object, ...] = ()
        self._room: frozenset[Point] = frozenset()

    def marks(self, play: BattlePlay, camera: Camera) -> Marks:
        """All that is drawn over the map now."""
        model = subject(play.battle, play.meant)
        chosen = model_of(play.battle, play.meant)
        return Marks(
            cursor=play.pointer,
            active="" if model is None else model.at,
            chosen="" if chosen is None else chosen.at,
            outlines=outlines(play, model),
            rings=rings(play, model),
            path=path_of(model, play.picked),
            sights=sights(play, model, chosen),
            room=self.room(play, camera),
        )

    def room(self, play: BattlePlay, camera: Camera) -> frozenset[Point]:
        """The cells in which what is being put down may lie."""
        choices = [play.picked, *play.listed] if play.my_turn else []
        wanted = next((each for each in choices if each is not None and each.kind in PUTTING), None)
        found = None if wanted is None else play.asked(verb_of(wanted)).room
        if found is None:
            return frozenset()
        key = (id(found), camera.window)
        if key != self._room_key:
            self._room_key = key
            self._room = cells_of(found, camera)
        return self._room


def verb_of(choice: given.Choice) -> str:
    """How a choice begins that is aimed at a point."""
    return _POINT.sub("", choice.move).strip()


def cells_of(room: Room, camera: Camera) -> frozenset[Point]:
    """The cells in whose middle something may lie."""
    lines: dict[int, list[tuple[int, int]]] = {}
    for y, first, last in room.spans:
        lines.setdefault(y, []).append((first, last))
    found: list[Point] = []
    for line in range(camera.height):
        y = camera.point(0, line)[1]
        for first, last in lines.get(room.step * round(y / room.step), []):
            for column in range(camera.width):
                if first <= camera.point(column, line)[0] <= last:
                    found.append((column, line))
    return frozenset(found)


def outlines(play: BattlePlay, model: ModelSeen | None) -> tuple[Outline, ...]:
    """How far a model gets by a charge and by a move, or by a quick one where that is left."""
    topic = play.question.topic if play.my_turn else ""
    if model is None or play.overlay != "reach" or topic not in ("action", "reaction"):
        return ()
    quick = topic == "reaction" or play.battle.actions == 0
    found: list[Outline] = []
    reaches = {reach.kind: reach for reach in play.asked(f"reach {model.at}").reach}
    for kind in ("quick",) if quick else ("charge", "move"):
        reach = reaches.get(kind)
        if reach is not None and reach.slow_outlines:
            # Over difficult ground; its rim would hide the terrain that it lies on.
            letter = "" if reach.outlines else reach.slow_rulers
            found.append(Outline(loops_of(reach.slow_outlines), letter))
        if reach is not None and reach.outlines:
            found.append(Outline(loops_of(reach.outlines), reach.rulers))
    return tuple(found)


def loops_of(outlines: list[Polygon]) -> tuple[tuple[Place, ...], ...]:
    """Polygons that stay as they are."""
    return tuple(tuple(loop) for loop in outlines)


def rings(play: BattlePlay, model: ModelSeen | None) -> tuple[Ring, ...]:
    """The rulers round a model: all of them, or those of a weapon."""
    if model is None:
        return ()
    if play.overlay == "rulers":
        return tuple(
            Ring(model.x, model.y, model.radius + ruler.length, ruler.letter)
            for ruler in play.table.rulers
        )
    if play.overlay != "weapon":
        return ()
    weapon = gun_of(play, model)
    bands = [ring for ring in play.asked(f"see {model.at}").rings if ring.weapon == weapon]
    return tuple(
        Ring(model.x, model.y, ring.radius, ring.rulers[-1])
        for ring in bands[:2]
        if weapon and ring.rulers
    )


def gun_of(play: BattlePlay, model: ModelSeen) -> str:
    """The gun that is about to be fired, else the first one that could be."""
    faces = play.table.weapons
    guns = [held for held in model.weapons if held.id in faces and faces[held.id].sort in GUNS]
    choice = play.picked
    if choice is not None and choice.kind == "shoot":
        for held in guns:
            if held.id in choice.move.split():
                return held.id
    loaded = [held for held in guns if not held.empty]
    return next((held.id for held in loaded or guns), "")


def path_of(model: ModelSeen | None, choice: given.Choice | None) -> tuple[Point, ...]:
    """The way of a move or charge, or the point that something is put or thrown to."""
    if choice is None:
        return ()
    points = [point_of(word) for word in _POINT.findall(choice.move)]
    found = tuple(point for point in points if point is not None)
    if not found or model is None or choice.kind not in WALKING:
        return found
    return ((model.x, model.y), *found)


def sights(
    play: BattlePlay, model: ModelSeen | None, target: ModelSeen | None
) -> tuple[Sight, ...]:
    """The line from the model that acts to the one that is looked at."""
    if model is None or target is None or target.at == model.at:
        return ()
    found = play.asked(f"see {target.at}").sight
    if found is None:
        return ()
    return (Sight((model.x, model.y), (target.x, target.y), found.sees, len(found.cover)),)
