"""What is drawn over the map for the choice under the cursor: reach, rulers, ways, sight."""

from __future__ import annotations

from math import atan2

from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.camera import Camera
from overseer.terminal.table.wasteland.map_drawing import Marks, Outline, Point, Ring, Sight
from overseer.voice.wasteland.where import model_of, subject
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.attack.arms import IMPROVISED, is_empty
from overseer.wasteland.battle.attack.attempt import long_length, short_length
from overseer.wasteland.battle.measure import cover, sees
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import BattleMove, place
from overseer.wasteland.battle.moving.ways import Ways
from overseer.wasteland.battle.topics import T_ACTION, T_REACTION
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.battle.view import SeenBattle
from overseer.wasteland.words import LENGTHS, NONE, W_HEAVY


class Overlays:
    """Reaches are worked out once a position: they take a while."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._outlines: tuple[Outline, ...] = ()
        self._room_key: tuple[object, ...] = ()
        self._room: frozenset[Point] = frozenset()

    def marks(self, play: BattlePlay, camera: Camera) -> Marks:
        """All that is drawn over the map now."""
        battle = play.battle
        model = subject(battle, play.meant)
        choice = play.choice
        move = choice.move if choice is not None and len(choice.moves) == 1 else None
        chosen = model_of(battle, play.meant)
        return Marks(
            cursor=play.pointer,
            active=NONE if model is None else model.number,
            chosen=NONE if chosen is None else chosen.number,
            outlines=self.outlines(play, model),
            rings=rings(battle, model, play.overlay, move),
            path=path_of(model, move),
            sights=sights(battle, model, chosen),
            room=self.room(play, camera),
        )

    def room(self, play: BattlePlay, camera: Camera) -> frozenset[Point]:
        """The cells in which what is being put down may lie."""
        battle = play.battle
        wanted = next((move for move in play.listed if is_placing(move)), None)
        if play.choice is not None and is_placing(play.choice.move):
            wanted = play.choice.move
        if not play.my_turn or not isinstance(wanted, BattleMove):
            return frozenset()
        key = (battle.decisions, wanted.kind, wanted.a, camera.window)
        if key != self._room_key:
            self._room_key = key
            self._room = frozenset(
                (column, line)
                for line in range(camera.height)
                for column in range(camera.width)
                if not battle.why(place(wanted.kind, wanted.a, *camera.point(column, line)))
            )
        return self._room

    def outlines(self, play: BattlePlay, model: Model | None) -> tuple[Outline, ...]:
        """How far a model gets by a move, and by a charge."""
        battle = play.battle
        if model is None or play.overlay != "reach" or battle.topic not in (T_ACTION, T_REACTION):
            return ()
        if not play.my_turn:
            return ()
        key = (battle.decisions, model.number, model.x, model.y)
        if key != self._key:
            self._key = key
            quick = battle.topic == T_REACTION or battle.actions == 0
            self._outlines = reaches(battle, model, quick)
        return self._outlines


def is_placing(move: object) -> bool:
    """Whether a move puts a model or a marker down."""
    return isinstance(move, BattleMove) and move.kind in (kinds.PLACE, kinds.PUT)


def reaches(battle: SeenBattle, model: Model, quick: bool) -> tuple[Outline, ...]:
    """The outlines of a model's ways."""
    found = []
    for charging in (True, False):
        colour = move_colour(battle, model, charging, quick, False)
        if colour == NONE or (charging and quick):
            continue
        ways = Ways(battle, model, charging, quick)
        points = [] if ways.whole is None else ways.whole.outline(1)
        points.sort(key=lambda point: atan2(point[1] - model.y, point[0] - model.x))
        if points:
            found.append(Outline(model.x, model.y, tuple(points), colour))
    return tuple(found)


def rings(battle: SeenBattle, model: Model | None, overlay: str, move: object) -> tuple[Ring, ...]:
    """The rulers round a model: all of them, or those of a weapon."""
    if model is None or not model.alive:
        return ()
    if overlay == "rulers":
        return tuple(
            Ring(model.x, model.y, model.radius + length, colour)
            for colour, length in enumerate(LENGTHS)
        )
    if overlay != "weapon":
        return ()
    slot = _slot(battle, model, move)
    if slot == NONE:
        return ()
    weapon = battle.cards.weapons[model.weapons[slot]]
    found = [
        Ring(
            model.x,
            model.y,
            model.radius + short_length(battle, model, slot, weapon),
            weapon.short,
        )
    ]
    if weapon.long != NONE:
        length = model.radius + long_length(battle, model, slot, weapon)
        found.append(Ring(model.x, model.y, length, weapon.long))
    return tuple(found)


def _slot(battle: SeenBattle, model: Model, move: object) -> int:
    """The gun that is about to be fired, else the first one that could be."""
    guns = [
        slot
        for slot, number in enumerate(model.weapons)
        if slot < IMPROVISED and battle.cards.weapons[number].kind <= W_HEAVY
    ]
    if isinstance(move, BattleMove) and move.kind == kinds.SHOOT:
        for slot in guns:
            if model.weapons[slot] == move.b:
                return slot
    loaded = [slot for slot in guns if not is_empty(model, slot)]
    return (loaded or guns or [NONE])[0]


def path_of(model: Model | None, move: object) -> tuple[Point, ...]:
    """The way of a move or charge, or the point that something is put or thrown to."""
    if not isinstance(move, BattleMove) or not move.path:
        return ()
    points = [(move.path[at], move.path[at + 1]) for at in range(0, len(move.path), 2)]
    if model is None or move.kind not in (kinds.MOVE, kinds.CHARGE, kinds.SLIDE_TO):
        return tuple(points)
    return ((model.x, model.y), *points)


def sights(battle: SeenBattle, model: Model | None, target: Model | None) -> tuple[Sight, ...]:
    """The line from the model that acts to the one that is looked at."""
    if model is None or target is None or target is model or not model.alive:
        return ()
    clear = sees(battle, model, target)
    items = cover(battle, model, target) if clear else 0
    return (Sight((model.x, model.y), (target.x, target.y), clear, items),)
