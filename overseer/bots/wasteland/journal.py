"""WC-X19: a look at the lock, every key on the way to it, and out with the journal."""

from __future__ import annotations

from math import isqrt
from typing import Final

from overseer.bots.wasteland.paths import WALKER, apart, paths_of
from overseer.bots.wasteland.reach import unseen
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import INVESTIGATION, LETTER, SEARCHABLE, Marker, Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_USE, Aim
from overseer.wasteland.battle.things.markers import known, lies_there
from overseer.wasteland.geometry.plane import square
from overseer.wasteland.scenarios.base import ScenarioRules, rule_of
from overseer.wasteland.scenarios.objects import (
    carrier_of,
    key_places,
    keys_of,
    numbers,
    with_word,
)
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.words import DOG, NONE

SEEKERS: Final = 0  # the first side of the file
JOURNAL: Final = "journal"  # its word
FAR: Final = 400  # mm to the chest: nobody goes there only to look at the lock
ROUND: Final = 200  # mm that a key may be a way round


def journal_of(battle: Battle) -> Part | None:
    """The rules of the journal, where they are played."""
    return rule_of(battle, "journal")


def chest_of(battle: Battle, part: Part) -> Marker | None:
    """The chest until the journal is taken from it."""
    number = part.fact(battle, "chest")
    return None if number == NONE else battle.markers[number]


def seeks(model: Model) -> bool:
    """Survivors with hands."""
    return model.side == SEEKERS and not model.unit.types & DOG


def seek(battle: Battle, part: Part, model: Model) -> Aim | None:
    """Every key on the way to the chest, and a look at the lock; none where the AI's aim says it.

    The dog, which has no hands, runs ahead and looks what lies where.
    """
    if model.side != SEEKERS or carrier_of(battle, JOURNAL) != NONE or with_word(battle, JOURNAL):
        return None
    chest = chest_of(battle, part)
    if chest is None:
        return None
    lock = part.fact(battle, "lock")
    if not seeks(model):
        places = unseen(battle, SEEKERS)
        return Aim(AIM_USE, markers=numbers(places)) if places else None
    at_hand = key_at_hand(battle, model, lock)
    if at_hand is not None:
        return Aim(AIM_USE, markers=(at_hand.number,))
    if lock == NONE:
        return approach(battle, model, chest)
    for enemy in battle.on_table(1 - SEEKERS):
        if lock in keys_of(battle, enemy):
            return Aim(AIM_DEFEAT, (enemy.number,))
    return None


def approach(battle: Battle, model: Model, chest: Marker) -> Aim:
    """Before anybody knows which key fits: the chest, or a key that is hardly a way round."""
    places = key_places(battle, SEEKERS, NONE)
    if keys_of(battle, model):
        return Aim(AIM_USE, markers=(chest.number,))
    people = battle.models if battle.round == 0 else battle.on_table(SEEKERS)
    straight = apart(model.x, model.y, chest.x, chest.y)
    if straight > FAR:
        places = tuple([n for n in places if detour(model, battle.markers[n], chest) <= ROUND])
    elif nearest([m for m in people if seeks(m)], chest) is model:
        places = ()
    return Aim(AIM_USE, markers=places or (chest.number,))


def detour(model: Model, marker: Marker, chest: Marker) -> int:
    """How much longer the way to the chest is past a marker, in mm."""
    past = apart(model.x, model.y, marker.x, marker.y) + apart(marker.x, marker.y, chest.x, chest.y)
    return past - apart(model.x, model.y, chest.x, chest.y)


def any_key(battle: Battle) -> bool:
    """Whether every key is welcome, because nobody knows the lock."""
    part = journal_of(battle)
    return part is not None and part.fact(battle, "lock") == NONE


def key_at_hand(battle: Battle, model: Model, lock: int) -> Marker | None:
    """A key that a model touches and that may fit."""
    for marker in battle.markers:
        if marker.kind != SEARCHABLE or not lies_there(battle, marker.number):
            continue
        if known(marker, SEEKERS) and marker.content >= LETTER and at_marker(model, marker):
            if lock == NONE or lock == marker.content - LETTER:
                return marker
    return None


def past_chest(battle: Battle, part: Part, goal: Marker) -> int:
    """How far it still is from a key to the chest and out, in mm."""
    chest = chest_of(battle, part)
    if chest is None:
        return 0
    side = battle.layout.side
    out = min(chest.x, chest.y, side - chest.x, side - chest.y)
    return out + isqrt(square(goal.x, goal.y, chest.x, chest.y))


def opens_up(battle: Battle, part: Part, model: Model) -> bool:
    """Whether a model carries the journal, or a key that may fit."""
    if model.side != SEEKERS:
        return False
    keys = keys_of(battle, model)
    lock = part.fact(battle, "lock")
    fits = lock in keys or (lock == NONE and len(keys) > 0)
    return carrier_of(battle, JOURNAL) == model.number or fits


def places_keys(battle: Battle) -> bool:
    """Whether survivors put down what may be a key."""
    rules = battle.rules
    if journal_of(battle) is None or not isinstance(rules, ScenarioRules):
        return False
    if battle.sides[battle.seat] != SEEKERS:
        return False
    return rules.scenario.markers[battle.work[-1].task].kind == SEARCHABLE


def has_key(battle: Battle, model: Model) -> bool:
    """Whether a model has in its hands what opens the chest, as far as anybody knows."""
    part = journal_of(battle)
    return part is not None and opens_up(battle, part, model)


def judge_key_place(battle: Battle, move: BattleMove) -> float:
    """On a short way from the own edge to all places where the chest may be."""
    ways = paths_of(battle.layout, WALKER)
    far = 0
    chests = 0
    for marker in battle.markers:
        if marker.kind == INVESTIGATION:
            far += ways.length(move.x, move.y, marker.x, marker.y, marker.radius)
            chests += 1
    return -float(move.y) - far / max(chests, 1)


def nearest(models: list[Model], marker: Marker) -> Model:
    """Who stands nearest to a marker."""
    found: list[tuple[int, int]] = []
    for place, model in enumerate(models):
        found.append((apart(model.x, model.y, marker.x, marker.y), place))
    return models[min(found)[1]]
