"""Short cuts of the AI's searches lead to the same answers as looking at everything."""

from __future__ import annotations

from random import Random

import pytest

from overseer.wasteland.ai.safest import Place, Watch, safest
from overseer.wasteland.ai.travel import ONE_BY_ONE, Travel
from overseer.wasteland.battle.model import Model
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import floor64, square
from overseer.wasteland.words import NONE
from tests.wasteland.ai.opponent import AI, Opponent
from tests.wasteland.table import box

PLAYERS = (
    ("sole-survivor", "hunting-rifle"),
    ("settler", "pipe-pistol"),
    ("settler", ""),
    ("brute", "missile-launcher"),
)


def crowded(rng: Random) -> tuple[Opponent, Model]:
    """A table full of walls, cover and people, and an AI model on it."""
    pieces: list[Piece] = []
    for row in range(3):
        for column in range(3):
            x, y = 90 + 260 * column + rng.randrange(60), 120 + 260 * row + rng.randrange(60)
            high = ("wall", "sight", "cover") if rng.random() < 0.6 else ("cover",)
            ground = ("difficult",) if rng.random() < 0.3 else high
            size = (40 + rng.randrange(120), 12 + rng.randrange(60))
            pieces.append(box(x, y, *size, *ground, number=len(pieces)))
    table = Opponent(pieces)
    model = table.model("super-mutant", AI, 60, 60, "hunting-rifle")
    for at in range(6):
        unit, weapon = rng.choice(PLAYERS)
        where = (rng.randrange(60, 850), rng.randrange(330, 380) + 80 * at)
        table.model(unit, 0, *where, *([weapon] if weapon else []))
    return table, model


@pytest.mark.rule("WC-A23")
@pytest.mark.parametrize("seed", range(12))
def test_the_safest_place_is_that_of_looking_at_all_of_them(seed: int) -> None:
    rng = Random(seed)
    table, model = crowded(rng)
    mind = table.mind(model)
    watch = Watch(mind)
    for _ in range(10):
        spots = [(rng.randrange(30, 880), rng.randrange(30, 880)) for _ in range(40)]
        places = [Place((x, y), square(x, y, model.x, model.y)) for x, y in spots]
        best = safest(mind, places, 500, 500)
        found = (best.threats, best.cover, best.x, best.y)
        keys = []
        for place in places:
            watch.look(place)
            far = floor64(place.x, place.y, 500, 500)
            keys.append((place.threats, -place.cover, far, place.length, place.x, place.y))
        threats, bare, _, _, x, y = min(keys)
        assert found == (threats, -bare, x, y)


@pytest.mark.rule("WC-A10")
@pytest.mark.parametrize("seed", range(6))
def test_the_tenth_way_is_as_short_as_if_it_were_the_only_one(seed: int) -> None:
    rng = Random(seed)
    table, model = crowded(rng)

    def travel() -> Travel:
        return Travel(table.state, model, model.x, model.y, NONE, NONE, False, False)

    busy = travel()
    bent = 0
    for _ in range(10 * ONE_BY_ONE):
        x, y = rng.randrange(30, 880), rng.randrange(30, 880)
        way, fresh = busy.way_to(x, y), travel().way_to(x, y)
        assert (way is None) == (fresh is None)
        if way is not None and fresh is not None:
            assert (way.points, way.rough) == (fresh.points, fresh.rough)
            bent += len(way.points) > 2
    assert bent > ONE_BY_ONE
