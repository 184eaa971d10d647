"""Readers of duels that were laid out, and matches that are played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import overseer
from overseer.engine import Move
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.voice.reader import Reader
from overseer.voice.tragic.given import TragicAnswer, TragicScene
from overseer.voice.voice import Voice, voice_of
from tests.tragic.table import Table

NAMES = ("Jonas", "Mara")


def voice() -> Voice:
    return voice_of(overseer.game("tragic"))


def reads(table: Table, seat: int | None, lang: str = "en") -> Reader:
    """Who reads about a duel that was laid out."""
    view = table.state.view(seat)
    return Reader(view=view, lang=lang, seats=("human", "human"), names=NAMES)


def scene_of(table: Table, seat: int | None, lang: str = "en") -> TragicScene:
    found = voice().scene(reads(table, seat, lang))
    assert isinstance(found, TragicScene)
    return found


def asked(table: Table, seat: int | None, target: str, lang: str = "en") -> TragicAnswer:
    found = voice().answer(reads(table, seat, lang), target)
    assert isinstance(found, TragicAnswer)
    return found


def things(scene: TragicScene) -> Iterator[str]:
    """Every word of a scene that can be asked about."""
    for side in scene.sides:
        yield side.at
        yield from (each.at for each in side.permanents)
        yield from (each.at for each in (*side.traits, *side.skills, *side.abilities))
    yield from (each.at for each in scene.hand)
    yield from (each.at for each in scene.chain)


def at_random(seed: int, lang: str, most: int = 150) -> Iterator[tuple[Client, Sitting, Random]]:
    """Whoever is asked, decision by decision, of a match that plays itself."""
    sitting = Sitting.begin(overseer.game("tragic"), ["human", "human"], seed=seed)
    rng = Random(seed)
    for _ in range(most):
        if sitting.over:
            return
        yield Client(sitting, sitting.asked, lang), sitting, rng
        if not sitting.over:
            sitting.play(wild(sitting.moves(), rng))


def wild(moves: list[Move], rng: Random) -> Move:
    """Any move, but rather something than nothing: more happens so."""
    doing = [move for move in moves if str(move) not in ("pass", "end", "by-hand")]
    return rng.choice(doing if doing and rng.random() < 0.8 else moves)
