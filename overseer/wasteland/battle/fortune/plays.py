"""Where boosts may be used: around the rolls of one's models, and when they are hit (WC-B1).

Who holds any boost is asked, whether one of them fits or not, so that asking tells nothing; who
holds none is never asked, and then nothing is pushed.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.work import W_ATTACK, W_PLAY, Work
from overseer.wasteland.words import NONE

# Stages of W_PLAY: `topic` is that of the roll, `side` the seat that is asked.
BEFORE: Final = 0
AIMED: Final = 1
ROLL: Final = 2
THROWN: Final = 3
AFTER: Final = 4
REROLLED: Final = 5
STRUCK: Final = 6
AGAIN: Final = 7


def holds_boosts(battle: Battle, model: Model) -> bool:
    """Whether the owner of a model has a boost in hand; the AI has none (WC-A25)."""
    return model.seat >= 0 and len(battle.hands[model.seat]) > 0


def throw_for(battle: Battle, work: Work, model: Model, topic: int) -> bool:
    """A roll for a model: its owner, and whom it aims at, may use boosts around it.

    The work has its dice and value and stands at the stage that reads the faces.
    """
    asked = holds_boosts(battle, model)
    target = NONE
    if work.kind == W_ATTACK and work.target != NONE:
        aimed = battle.models[work.target]
        if aimed.seat != model.seat and holds_boosts(battle, aimed):
            asked = True
        target = work.target
    if not asked:
        return battle.ask_nature(topic)
    play = battle.push(W_PLAY, model.number, target)
    play.topic = topic
    return False


def offer_hit(battle: Battle, work: Work, target: Model) -> None:
    """A model is hit, before its armour counts."""
    if holds_boosts(battle, target):
        battle.push(W_PLAY, work.model, target.number).stage = STRUCK


def rerolled(faces: bytes, places: tuple[int, ...], again: bytes) -> bytes:
    """A throw of which some dice were thrown again; `again` has no white die in front."""
    found = bytearray(faces)
    for n in range(len(places)):
        found[places[n]] = again[n + 1]
    return bytes(found)


def dice_at(dice: bytes, places: tuple[int, ...]) -> bytes:
    """The dice that lie at some places of a throw."""
    found = bytearray(4)
    place = 1
    for die in range(4):
        for _ in range(dice[die]):
            if place in places:
                found[die] += 1
            place += 1
    return bytes(found)
