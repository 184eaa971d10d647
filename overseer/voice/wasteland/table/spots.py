"""What a point of the table is: what lies there, whether one gets there, who sees one there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from overseer.engine.refusal import Refusal
from overseer.engine.state import Move
from overseer.text import translate
from overseer.voice.given import Why
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice
from overseer.voice.wasteland.choosing import choice, ends_at, moves_of
from overseer.voice.wasteland.faces import letter
from overseer.voice.wasteland.given import BattleAnswer, Way
from overseer.voice.wasteland.moves import actor
from overseer.voice.wasteland.situation import point_lines, position
from overseer.voice.wasteland.table.pointing import meant
from overseer.voice.wasteland.table.sense import sense, spot_words
from overseer.voice.wasteland.table.sights import enemies, ruler_words, seen_lines, sight
from overseer.voice.wasteland.words import model_title, way_length
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import T_ACTION, T_MARCH, T_PLACE, T_REACTION, T_SLIDE
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.geometry.paths import crosses_difficult
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import UNIMPEDED

_WALKING: Final = (T_ACTION, T_REACTION, T_MARCH, T_SLIDE)


class Verdict(NamedTuple):
    """Whether one gets to a point: the moves that it may stand for, and those that end there."""

    legal: list[BattleMove]
    here: list[BattleMove]
    why_not: list[Why]

    def nearest(self) -> tuple[int, int] | None:
        """Where one gets to instead; None: there, or nowhere."""
        return (self.legal[0].x, self.legal[0].y) if self.legal and not self.here else None


def about_point(voice: Voice, reader: Reader, x: int, y: int) -> BattleAnswer:
    """A point: what lies there, whether and how one gets there, and who sees one there."""
    return _told(reader, x, y, _judged(voice, reader, x, y) if reader.is_asked else None)


def about_way(voice: Voice, reader: Reader, x: int, y: int) -> BattleAnswer:
    """The point that one gets to by making for another one, and why one gets no farther."""
    verdict = _judged(voice, reader, x, y) if reader.is_asked else None
    nearest = None if verdict is None else verdict.nearest()
    if verdict is None or nearest is None:
        return _told(reader, x, y, verdict)
    found = about_point(voice, reader, *nearest)
    found.why_not = verdict.why_not
    found.nearest = nearest
    return found


def why_not(voice: Voice, reader: Reader, moves: Iterable[Move]) -> list[Why]:
    """Why none of some moves is allowed, each reason once."""
    if not reader.is_asked:
        return []
    refusals = [reader.view.position.refusal(move) for move in moves]
    found: dict[tuple[str, str], Refusal] = {}
    for refusal in refusals:
        if refusal is not None:
            found.setdefault((refusal.rule, refusal.reason), refusal)
    return [Why(rule=r.rule, text=voice.refusal_text(r, reader)) for r in found.values()]


def _told(reader: Reader, x: int, y: int, verdict: Verdict | None) -> BattleAnswer:
    """All about a point that has been judged; without a verdict nobody is asked."""
    battle, lang = position(reader), reader.lang
    found = BattleAnswer(
        title=capital(spot_words(battle, x, y, lang)),
        lines=point_lines(battle, x, y, lang),
        point=(x, y),
        pieces=[f"p{piece.number}" for piece in battle.layout.pieces if piece.under(x, y, 1)],
        things=_things_at(battle, x, y),
    )
    if verdict is None:
        return found
    found.why_not = verdict.why_not
    found.reachable = bool(verdict.here)
    found.nearest = verdict.nearest()
    found.choices = [choice(reader, move) for move in verdict.legal]
    ways = [move for move in verdict.here if move.kind in (kinds.MOVE, kinds.SLIDE_TO)]
    if battle.topic in _WALKING:
        _add_way(battle, found, actor(battle), ways[0] if ways else None, lang)
    elif battle.topic == T_PLACE and verdict.here:
        model = battle.models[verdict.here[0].a]
        _add_sights(battle, found, model, x, y, lang)
    return found


def _judged(voice: Voice, reader: Reader, x: int, y: int) -> Verdict:
    """Whether whoever is asked gets to a point, else why not and where to instead."""
    moves = moves_of(reader)
    wanted = meant(position(reader), x, y, moves)
    tries = dict.fromkeys([*ends_at(moves, x, y), *wanted])
    legal = [move for move in tries if reader.view.position.refusal(move) is None]
    here = [move for move in legal if move.path[-2:] == (x, y)]
    done = {move.kind for move in here}
    failed = [move for move in wanted if move.path[-2:] == (x, y) and move.kind not in done]
    return Verdict(legal, here, why_not(voice, reader, failed))


def _things_at(battle: SeenBattle, x: int, y: int) -> list[str]:
    """The models and markers that cover a point."""
    found = [
        f"m{m.number}"
        for m in battle.models
        if m.alive and (m.x - x) ** 2 + (m.y - y) ** 2 <= m.radius**2
    ]
    return found + [
        f"k{k.number}"
        for k in battle.markers
        if not k.out and (k.x - x) ** 2 + (k.y - y) ** 2 <= k.radius**2
    ]


def _add_way(
    battle: SeenBattle, found: BattleAnswer, model: Model, move: BattleMove | None, lang: str
) -> None:
    """The way to a point, and who would see the model there."""
    assert found.point is not None
    x, y = found.point
    if move is not None:
        points = [(model.x, model.y)]
        points += [(move.path[at], move.path[at + 1]) for at in range(0, len(move.path), 2)]
        found.way = Way(
            points=points, length=round(way_length(model, move.path)), rulers="", quick=move.quick
        )
        if move.kind == kinds.MOVE:  # a slide takes no ruler
            _add_ruler(battle, found, found.way, model, lang)
        meaning = sense(battle, model, move.path)
        found.shots = [f"m{number}" for number in meaning.shots]
    _add_sights(battle, found, model, x, y, lang)


def _add_ruler(battle: SeenBattle, found: BattleAnswer, way: Way, model: Model, lang: str) -> None:
    """The ruler that a way takes: a shorter one over difficult ground (WB-G4)."""
    rough = crosses_difficult(battle.layout, model.radius, way.points)
    way.slow = rough and not model.unit.traits & UNIMPEDED
    way.rulers = letter(move_colour(battle, model, False, way.quick, way.slow))
    message = "wasteland-client-reachable-slow" if way.slow else "wasteland-client-reachable"
    title = model_title(battle, model.number, lang)
    found.lines.append(translate(lang, message, model=title, ruler=ruler_words(way.rulers, lang)))


def _add_sights(
    battle: SeenBattle, found: BattleAnswer, model: Model, x: int, y: int, lang: str
) -> None:
    """Who would see a model at a point."""
    found.sights = [
        sight(battle, model, x, y, other, False, lang) for other in enemies(battle, model)
    ]
    found.lines += seen_lines(battle, model, found.sights, lang)
