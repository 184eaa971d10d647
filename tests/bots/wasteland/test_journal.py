"""WC-X19: how the bots look for the key, and run with it."""

from __future__ import annotations

from math import hypot

import pytest

from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.journal import detour, judge_key_place
from overseer.bots.wasteland.orders import Orders
from overseer.bots.wasteland.paths import paths_of
from overseer.bots.wasteland.schemes import scheme
from overseer.bots.wasteland.weights import patient
from overseer.wasteland.battle.model import INVESTIGATION, SEARCHABLE
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.rules import AIM_USE
from overseer.wasteland.scenarios.journal.rules import LOCK
from overseer.wasteland.state import WastelandState
from tests.wasteland.scenarios.stage import Opening, Stage
from tests.wasteland.scenarios.test_last_tutorials import chest, dump, key
from tests.wasteland.table import Table, box


def known_to_survivors(stage: Stage, *letters: int) -> None:
    """Somebody has looked at some keys."""
    for letter in letters:
        key(stage, letter).seen |= 1


@pytest.mark.rule("WC-X19")
def test_who_touches_a_key_takes_it_before_he_goes_on() -> None:
    stage = dump()
    survivor, first = stage.model("sole-survivor-day-one"), key(stage, 1)
    known_to_survivors(stage, 1)
    stage.put(survivor, first.x, first.y - survivor.radius)
    assert scheme(stage.state, survivor).markers == (first.number,)
    stage.part().write(stage.state, LOCK, 2)
    assert scheme(stage.state, survivor).markers != (first.number,)


@pytest.mark.rule("WC-X19")
def test_on_a_long_way_only_keys_that_lie_on_it_are_fetched() -> None:
    stage = dump()
    settler, box_ = stage.models("settler")[0], chest(stage)
    stage.put(settler, box_.x, 30)
    on_the_way, aside = key(stage, 0), key(stage, 1)
    on_the_way.x, on_the_way.y = box_.x, 300
    aside.x, aside.y = (box_.x + 457) % 800, 60
    assert detour(settler, on_the_way, box_) <= 2
    wanted = scheme(stage.state, settler).markers
    assert on_the_way.number in wanted
    assert aside.number not in wanted


@pytest.mark.rule("WC-X19")
def test_one_known_key_does_not_stop_the_others_from_looking() -> None:
    """As long as nobody has seen the lock, any of the three may be the one."""
    stage = dump()
    known_to_survivors(stage, 0)
    stage.activate(stage.models("settler")[0])
    aims = Orders(stage.state, 0, patient()).aims
    places = {number for aim in aims.values() if aim.kind == AIM_USE for number in aim.markers}
    assert len(places) >= 3


@pytest.mark.rule("WC-X19")
def test_the_dog_runs_ahead_and_looks() -> None:
    stage = dump()
    aim = scheme(stage.state, stage.model("dogmeat"))
    hidden = [marker.number for marker in stage.state.markers if marker.kind == SEARCHABLE]
    assert (aim.kind, list(aim.markers)) == (AIM_USE, hidden)


@pytest.mark.rule("WC-X19")
def test_who_may_have_the_right_key_runs() -> None:
    stage = dump()
    settler, fitting = stage.models("settler")[0], key(stage, 1)
    nearer = stage.put(stage.models("settler")[1], chest(stage).x, chest(stage).y - 60)
    stage.activate(settler)
    assert scheme(stage.state, nearer).markers == (chest(stage).number,)
    before = Ground(stage.state, Blows(stage.state, patient()), settler, patient())
    settler.carrying = (fitting.number,)
    fitting.carrier = settler.number
    after = Ground(stage.state, Blows(stage.state, patient()), settler, patient())
    assert after.haste >= patient().race
    assert after.errand
    assert after.exit > before.exit


@pytest.mark.rule("WC-X19")
def test_what_may_be_a_key_lies_on_the_way_to_every_chest() -> None:
    opening = Opening("journal")
    state = opening.state
    while [m.kind for m in state.markers].count(INVESTIGATION) < 4 or state.seat != 0:
        opening.play(str(state.moves()[0]))
    moves = [move for move in state.moves() if isinstance(move, BattleMove)]
    best = max(moves, key=lambda move: judge_key_place(state, move))
    worst = min(moves, key=lambda move: judge_key_place(state, move))
    assert way(state, best) < way(state, worst)


def way(state: WastelandState, move: BattleMove) -> float:
    """From the survivors' edge past a place to a chest, on average."""
    ends = [marker for marker in state.markers if marker.kind == INVESTIGATION]
    far = [hypot(m.x - move.x, m.y - move.y) for m in ends]
    return move.y + sum(far) / len(far)


def test_nobody_is_there_who_stands_behind_a_wall() -> None:
    """A wearer stood 4 cm from the armour until the end, on the other side of a wall."""
    table = Table([box(410, 200, 8, 300, "wall")])
    paths = paths_of(table.state.layout, 16)
    assert paths.length(392, 350, 428, 350, 12) > 200
