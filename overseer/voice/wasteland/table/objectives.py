"""What a model of one's own could make for: the objectives, and how many moves off they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overseer.voice.wasteland.arguments import about
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import straight_on, way_to_subject
from overseer.wasteland.ai.subjects import Subject, hostile, word_of
from overseer.wasteland.ai.travel import NO_MOVES
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import BattleMove, go
from overseer.wasteland.battle.views.view import SeenBattle

MOST: Final = 3  # objectives that are offered, the nearest first
_known: dict[tuple[object, ...], list[Errand]] = {}  # of the last position that was looked at


@dataclass(frozen=True)
class Errand:
    """A move towards an objective."""

    move: BattleMove
    subject: str  # as events name it
    moves: int  # until it is there

    def words(self, battle: SeenBattle, lang: str) -> str:
        """What it leads to."""
        return about(self.subject, battle, lang)


def errands(battle: SeenBattle, model: Model, quick: bool) -> list[Errand]:
    """Moves towards those objectives of a side that are several moves off.

    They are the aims that the AI would have there (WC-A3); enemies are found without this.
    """
    mind = Mind(battle, model, quick)
    if mind.engaged or mind.walk().smooth == 0:
        return []
    found: list[tuple[int, int, Errand]] = []
    for place, subject in enumerate(_sought(battle, mind)):
        way = way_to_subject(mind, subject)
        if way is None or not 1 < way.moves < NO_MOVES:
            continue
        path = straight_on(mind, way, mind.fighters())
        if path:
            errand = Errand(go(path, quick), word_of(subject), way.moves)
            found.append((way.moves, place, errand))
    found.sort(key=lambda each: each[:2])
    return [errand for _, _, errand in found[:MOST]]


def errand_of(battle: SeenBattle, model: Model, move: BattleMove) -> Errand | None:
    """What a move makes for, if it is one of those."""
    key = (id(battle), battle.decisions, model.number, model.x, model.y, move.quick)
    if key not in _known:
        _known.clear()
        _known[key] = errands(battle, model, move.quick)
    return next((errand for errand in _known[key] if errand.move == move), None)


def _sought(battle: SeenBattle, mind: Mind) -> list[Subject]:
    return [each for each in mind.subjects if not hostile(battle, mind.model, each)]
