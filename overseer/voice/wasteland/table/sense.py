"""What a way on the table is good for: contacts, markers, cover, shots, or just a direction.

There are thousands of legal moves. People choose among a few that differ by what they do.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from overseer.text import translate
from overseer.voice.lists import listed
from overseer.voice.wasteland.table.objectives import errand_of
from overseer.voice.wasteland.words import (
    centimetres,
    compass_word,
    direction,
    marker_title,
    model_title,
    piece_title,
    way_length,
)
from overseer.wasteland.battle.attack.arms import IMPROVISED, is_empty
from overseer.wasteland.battle.attack.attempt import in_band
from overseer.wasteland.battle.measure import bases, is_object, sees_from, touches_marker
from overseer.wasteland.battle.model import HEAP, INVESTIGATION, PLACE, SEARCHABLE, Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.geometry.plane import touching
from overseer.wasteland.geometry.sight import cover_items
from overseer.wasteland.words import NONE, W_HEAVY

# What a way is for, in the order in which it is looked for and listed.
LEAVE: Final = "leave"  # off the table
MARKER: Final = "marker"
CONTACT: Final = "contact"
CLIMB: Final = "climb"
SHOT: Final = "shot"  # a shot that it does not have where it stands
HIDE: Final = "hide"  # nobody sees it there
COVER: Final = "cover"  # whoever sees it there shoots through cover
WAY: Final = "way"  # none of these: a direction
ORDER: Final = (LEAVE, MARKER, CONTACT, CLIMB, SHOT, HIDE, COVER, WAY)
WORTH_TOUCHING: Final = (INVESTIGATION, SEARCHABLE, PLACE, HEAP)


@dataclass(frozen=True)
class Sense:
    """What the end of a way is good for."""

    purpose: str
    subjects: tuple[int, ...]  # models, a marker or a piece
    seen_by: tuple[int, ...]  # enemies that see the place
    covered: tuple[int, ...]  # those of them that shoot through cover
    shots: tuple[int, ...]  # enemies that can be shot from there
    length: float  # mm
    towards: str  # compass

    @property
    def key(self) -> tuple[object, ...]:
        """Ways with the same key do the same."""
        if self.purpose == WAY:
            return (WAY, self.towards)
        return (self.purpose,) if self.purpose == COVER else (self.purpose, self.subjects)

    @property
    def rank(self) -> tuple[float, float]:
        """Of ways that do the same, the one with the lowest rank is worth listing."""
        if self.purpose == WAY:
            return (0, -self.length)
        return (len(self.seen_by) if self.purpose == COVER else 0, self.length)


class Known:
    """What was found out about the position that was looked at last."""

    def __init__(self) -> None:
        self.battle: SeenBattle | None = None
        self.decisions = NONE
        self.senses: dict[tuple[object, ...], Sense] = {}
        self.shots: dict[tuple[int, int, int], list[int]] = {}

    def of(self, battle: SeenBattle) -> Known:
        """The same, with nothing of any other position."""
        if self.battle is not battle or self.decisions != battle.decisions:
            self.battle, self.decisions = battle, battle.decisions
            self.senses, self.shots = {}, {}
        return self


_known: Final = Known()


def sense(battle: SeenBattle, model: Model, path: tuple[int, ...]) -> Sense:
    """What a way of a model is good for. Title, details and gain of a choice all ask for it."""
    known = _known.of(battle).senses
    key = (model.number, model.x, model.y, path)
    found = known.get(key)
    if found is None:
        found = known[key] = _sense(battle, model, path)
    return found


def _sense(battle: SeenBattle, model: Model, path: tuple[int, ...]) -> Sense:
    x, y = path[-2], path[-1]
    enemies = [m for m in battle.enemies_of(model) if not is_object(m)]
    seeing = [m for m in enemies if sees_from(battle, model, x, y, m)]
    covered = [m for m in seeing if _cover_at(battle, m, model, x, y)]
    shots = [m for m in seeing if _in_range(battle, model, m, x, y)]
    now = shootable(battle, model)
    purpose, subjects = _purpose(battle, model, x, y, enemies, seeing, covered, shots, now)
    return Sense(
        purpose,
        subjects,
        tuple(m.number for m in seeing),
        tuple(m.number for m in covered),
        tuple(m.number for m in shots),
        way_length(model, path),
        compass_word(x - model.x, y - model.y),
    )


def _purpose(
    battle: SeenBattle,
    model: Model,
    x: int,
    y: int,
    enemies: list[Model],
    seeing: list[Model],
    covered: list[Model],
    shots: list[Model],
    now: list[int],
) -> tuple[str, tuple[int, ...]]:
    side, r = battle.layout.side, model.radius
    if x < r or y < r or x > side - r or y > side - r:
        return LEAVE, ()
    for marker in battle.markers:
        if marker.out or marker.carrier != NONE or marker.kind not in WORTH_TOUCHING:
            continue
        if touches_marker(model, marker, x, y):
            return MARKER, (marker.number,)
    touched = [m.number for m in enemies if touching(x, y, r, m.x, m.y, m.radius)]
    if touched:
        return CONTACT, tuple(touched)
    for piece in battle.layout.pieces:
        if piece.climbable and piece.number != model.on and piece.under(x, y, r):
            return CLIMB, (piece.number,)
    fresh = [m.number for m in shots if m.number not in now]
    if fresh:
        return SHOT, tuple(fresh)
    if enemies and not seeing:
        return HIDE, ()
    if seeing and len(covered) == len(seeing):
        return COVER, tuple(m.number for m in covered)
    return WAY, ()


def _cover_at(battle: SeenBattle, shooter: Model, model: Model, x: int, y: int) -> bool:
    """Whether a model standing at a place would have cover against a shooter."""
    between = bases(battle, shooter, model)
    ends = (shooter.x, shooter.y, shooter.radius, x, y, model.radius)
    found = cover_items(battle.layout, *ends, between)
    return any(item < 0 or item != shooter.on for item in found)


def _in_range(battle: SeenBattle, model: Model, target: Model, x: int, y: int) -> bool:
    for slot, number in enumerate(model.weapons):
        weapon = battle.cards.weapons[number]
        if slot >= IMPROVISED or weapon.kind > W_HEAVY or is_empty(model, slot):
            continue
        if in_band(battle, model, slot, weapon, x, y, target, False):
            return True
        if in_band(battle, model, slot, weapon, x, y, target, True):
            return True
    return False


def _shootable(battle: SeenBattle, model: Model, target: Model) -> bool:
    at = (model.x, model.y)
    return sees_from(battle, model, *at, target) and _in_range(battle, model, target, *at)


def shootable(battle: SeenBattle, model: Model) -> list[int]:
    """The enemies that a model can shoot from where it stands."""
    known = _known.of(battle).shots
    key = (model.number, model.x, model.y)
    found = known.get(key)
    if found is None:
        enemies = [m for m in battle.enemies_of(model) if not is_object(m)]
        found = known[key] = [m.number for m in enemies if _shootable(battle, model, m)]
    return found


def distinct(battle: SeenBattle, model: Model, moves: list[BattleMove]) -> list[BattleMove]:
    """Of ways that do the same only the best one, in the order of what they are good for."""
    best: dict[tuple[object, ...], tuple[Sense, BattleMove]] = {}
    for move in moves:
        found = sense(battle, model, move.path)
        key = (move.quick, *found.key)
        if key not in best or found.rank < best[key][0].rank:
            best[key] = (found, move)
    ordered = sorted(best.values(), key=lambda each: (each[1].quick, ORDER.index(each[0].purpose)))
    return [move for _, move in ordered]


def way_parts(battle: SeenBattle, model: Model, move: BattleMove, lang: str) -> tuple[str, str]:
    """A move in words: what for, and how far, who sees it there, whom it can shoot."""
    found = sense(battle, model, move.path)
    quick = "yes" if move.quick else "no"
    errand = errand_of(battle, model, move)
    if errand is not None:
        what = errand.words(battle, lang)
        args = {"quick": quick, "what": what, "moves": errand.moves}
        title = translate(lang, "say-wasteland-go-towards", **args)
        return title, way_detail(battle, model, move.path, found, lang)
    if found.purpose == MARKER:
        what = marker_title(battle, found.subjects[0], lang)
    elif found.purpose == CLIMB:
        what = piece_title(battle, found.subjects[0], lang)
    elif found.purpose == WAY:
        what = _direction(found.towards, lang)
    else:
        what = _models(battle, found.subjects, lang)
    title = translate(lang, f"say-wasteland-go-{found.purpose}", quick=quick, what=what)
    return title, way_detail(battle, model, move.path, found, lang)


def slide_parts(battle: SeenBattle, model: Model, move: BattleMove, lang: str) -> tuple[str, str]:
    """A slide in words: which way, and the same details as those of a move."""
    found = sense(battle, model, move.path)
    title = translate(lang, "say-wasteland-slide", what=_direction(found.towards, lang))
    return title, way_detail(battle, model, move.path, found, lang)


def way_detail(
    battle: SeenBattle, model: Model, path: tuple[int, ...], found: Sense, lang: str
) -> str:
    """Length and direction, then who sees the place and whom one can shoot from there."""
    x, y = path[-2], path[-1]
    args = {"length": centimetres(found.length, lang), "to": _direction(found.towards, lang)}
    told = [translate(lang, "say-wasteland-way", x=str(x), y=str(y), **args)]
    open_to = tuple(n for n in found.seen_by if n not in found.covered)
    if open_to:
        told.append(translate(lang, "say-wasteland-seen-by", models=_models(battle, open_to, lang)))
    if found.covered:
        models = _models(battle, found.covered, lang)
        told.append(translate(lang, "say-wasteland-covered-from", models=models))
    if not found.seen_by and battle.enemies_of(model):
        told.append(translate(lang, "say-wasteland-unseen"))
    if found.shots:
        models = _models(battle, found.shots, lang)
        told.append(translate(lang, "say-wasteland-can-shoot", models=models))
    return " ".join(told)


def spot_words(battle: SeenBattle, x: int, y: int, lang: str) -> str:
    """A place on the table by the nearest edge or the middle, and the terrain beside it."""
    half = battle.layout.side // 2
    if hypot(x - half, y - half) < battle.layout.side / 8:
        area = translate(lang, "say-wasteland-middle")
    else:
        area = direction(x - half, y - half, lang)
    near = [p.number for p in battle.layout.pieces if p.under(x, y, 45)]
    if near:
        piece = piece_title(battle, near[0], lang)
        return translate(lang, "say-wasteland-spot-near", area=area, piece=piece)
    return area


def _direction(word: str, lang: str) -> str:
    return translate(lang, "say-wasteland-direction", to=word)


def _models(battle: SeenBattle, numbers: tuple[int, ...], lang: str) -> str:
    return listed([model_title(battle, n, lang) for n in numbers], lang) if numbers else ""
