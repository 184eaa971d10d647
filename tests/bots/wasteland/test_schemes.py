"""Wasteland's bots in scenarios: what they look ahead to, and the ways they take."""

from __future__ import annotations

from math import isqrt

import pytest

from overseer import bots
from overseer.bots.wasteland.answers import endurance
from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.paths import paths_of
from overseer.bots.wasteland.schemes import further, scheme
from overseer.bots.wasteland.weights import patient
from overseer.wasteland.battle.battle import SOUTH
from overseer.wasteland.battle.model import PLACE, Marker, Model
from overseer.wasteland.battle.moves import CHARGE, DETONATE, INTERACT, MOVE, BattleMove
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.geometry.plane import square
from overseer.wasteland.scenarios.demolition.charges import (
    ACTIVE,
    DISARMED,
    carried,
    charges,
    hits,
    pillars,
)
from overseer.wasteland.scenarios.demolition.wishes import blows_up, dearest, throws
from overseer.wasteland.scenarios.farms.rules import ALARM
from overseer.wasteland.scenarios.farms.wishes import CROP, claim
from overseer.wasteland.scenarios.journal.rules import LOCK
from tests.bots.wasteland.test_scenario_play import (
    Aims,
    LosingAims,
    SleepingAims,
    choice,
    set_up,
)
from tests.wasteland.scenarios.stage import Stage
from tests.wasteland.scenarios.test_demolition import charge_at, mined, part_of, site
from tests.wasteland.scenarios.test_last_tutorials import chest, dump, key
from tests.wasteland.table import Table, box


def ground_of(table: Table, model: Model) -> Ground:
    """What a model that has been activated sees."""
    table.activate(model)
    return Ground(table.state, Blows(table.state, patient()), model, patient())


# Ways


def test_the_way_round_a_wall_is_longer() -> None:
    table = Table([box(200, 300, 400, 20, "wall")])
    paths = paths_of(table.state.layout, 16)
    assert paths_of(table.state.layout, 16) is paths
    assert paths.length(400, 200, 400, 250, 12) == 50
    assert 400 < paths.length(400, 250, 400, 400, 12) < 650
    assert paths.length(100, 100, 500, 100, 12) in range(400, 420)


def test_who_wants_something_behind_a_wall_goes_round_it() -> None:
    """It ran up to the wall, and stayed there until the time was up."""
    pieces = [box(250, 300, 400, 20, "wall", "sight")]
    table = Table(pieces, rules=Aims(Aim(AIM_GO, markers=(0,))))
    model = table.model("settler", 0, 400, 270, "hunting-rifle")
    table.marker(PLACE, 400, 400)
    move = choice(table, model)
    assert move.kind == MOVE
    assert abs(move.x - 400) > 60


def test_a_pillar_is_reached_at_its_rim() -> None:
    table = Table(rules=Aims(Aim(AIM_USE, markers=(0,))))
    model = table.model("settler", 0, 300, 200)
    table.marker(PLACE, 400, 200).radius = 20
    ground = ground_of(table, model)
    assert ground.usable(400 - 20 - model.radius, 200)
    assert not ground.usable(400 - 30 - model.radius, 200)


# Time


class WinningAims(Aims):
    """When time is up, side 0 has won."""

    def over(self, battle: object, timed: bool) -> bool:
        if timed:
            battle.victor = 0  # type: ignore[attr-defined]
        return timed


def test_who_would_have_a_draw_dares_more_than_who_would_win() -> None:
    grounds = []
    for rules in (WinningAims, Aims, LosingAims):
        table = Table(rules=rules(Aim(AIM_USE, markers=(0,))))
        model = table.model("settler", 0, 200, 200, "hunting-rifle")
        table.marker(PLACE, 500, 200)
        table.model("super-mutant", 1, 200, 500, "board")
        grounds.append(ground_of(table, model))
    ahead, level, behind = grounds
    assert ahead.fear > level.fear > behind.fear
    assert ahead.haste < level.haste < behind.haste
    assert ahead.stakes < level.stakes < behind.stakes


def test_nobody_walks_on_to_what_an_enemy_keeps() -> None:
    table = Table(rules=LosingAims(Aim(AIM_USE, markers=(0,))))
    model = table.model("super-mutant", 0, 300, 200, "board")
    table.model("settler", 1, 420, 200)
    table.marker(PLACE, 420, 200)
    assert ground_of(table, model).onward(300, 251) == 0.0
    assert choice(table, model).kind == CHARGE


# WC-X7


@pytest.mark.rule("WC-X7")
def test_sleepers_are_woken_only_for_what_is_at_hand() -> None:
    table = Table(rules=SleepingAims(Aim(AIM_GO, markers=(0,))))
    table.state.rules.rounds = 5
    model = table.model("settler", 0, 420, 200)
    table.marker(PLACE, 420, 600)
    table.model("super-mutant", 1, 420, 560, "board")
    ground = ground_of(table, model)
    assert ground.noticed(420, 480)
    assert ground.care(420, 350) == 1.0
    assert ground.care(420, 500) == ground.weights.dash
    table.state.round = 5
    assert ground_of(table, model).care(420, 350) == 0.0


# WC-X8


@pytest.mark.rule("WC-X8")
def test_who_can_search_walks_up_in_the_first_round() -> None:
    state = set_up("minesweepers", 4, "hammer", "minutemen")
    kinds = [scheme(state, model).kind for model in state.on_table(1)]
    assert AIM_GO in kinds
    state.round = 2
    kinds = [scheme(state, model).kind for model in state.on_table(1)]
    assert AIM_USE in kinds
    assert AIM_GO not in kinds


# WC-X19


@pytest.mark.rule("WC-X19")
def test_the_nearest_looks_at_the_lock_and_who_has_a_key_follows() -> None:
    stage = dump()
    first, second = stage.models("settler")
    survivor = stage.model("sole-survivor-day-one")
    box_ = chest(stage)
    for model, y in ((survivor, 100), (first, 100), (second, 60)):
        stage.put(model, box_.x, box_.y - y)
    stage.put(survivor, box_.x, 20)
    assert scheme(stage.state, second).markers == (box_.number,)
    assert box_.number not in scheme(stage.state, survivor).markers
    assert box_.number not in scheme(stage.state, first).markers
    first.carrying = (key(stage, 1).number,)
    key(stage, 1).carrier = first.number
    assert scheme(stage.state, first).markers == (box_.number,)


@pytest.mark.rule("WC-X19")
def test_a_mutant_with_the_key_is_hunted() -> None:
    stage = dump()
    brute, settler = stage.model("brute"), stage.models("settler")[0]
    stage.part().write(stage.state, LOCK, 2)
    assert scheme(stage.state, settler).kind == AIM_USE
    brute.carrying = (key(stage, 2).number,)
    key(stage, 2).carrier = brute.number
    aim = scheme(stage.state, settler)
    assert (aim.kind, aim.models) == (AIM_DEFEAT, (brute.number,))


@pytest.mark.rule("WC-X19")
def test_the_way_out_counts_before_the_chest_is_reached() -> None:
    stage = dump()
    settler, box_ = stage.models("settler")[0], chest(stage)
    to_chest = further(stage.state, settler, Aim(AIM_USE, markers=(box_.number,)))
    side = stage.state.layout.side
    assert to_chest == min(box_.x, box_.y, side - box_.x, side - box_.y)
    first = key(stage, 0)
    assert further(stage.state, settler, Aim(AIM_USE, markers=(first.number,))) > to_chest
    assert further(stage.state, settler, Aim(AIM_PROTECT, markers=(first.number,))) == 0


@pytest.mark.rule("WC-X19")
def test_survivors_lay_their_markers_together_and_barrels_far_away() -> None:
    state = set_up("journal", 3)
    barrels = [marker for marker in state.markers if marker.word == "barrel"]
    assert state.rules.edge_of(state, 0) == SOUTH
    assert all(marker.y > 457 for marker in barrels)
    near = [marker for marker in state.markers if marker.y < 300 and not marker.word]
    assert max(marker.x for marker in near) - min(marker.x for marker in near) < 640


# WC-X3


def lays_at(stage: Stage, porter: Model, pillar: Marker, x: int, y: int) -> bool:
    """Whether a carrier so far from a pillar can lay a charge that takes it down."""
    stage.put(porter, pillar.x + x, pillar.y + y)
    return throws(stage.state, porter, pillar)


@pytest.mark.rule("WC-X3")
def test_charges_go_to_the_dearest_pillars() -> None:
    stage = site()
    best = {marker.number for marker in pillars(stage.state)[2:]}
    assert {marker.number for marker in dearest(stage.state, part_of(stage))} == best
    porter = next(model for model in stage.side(0) if carried(stage.state, model))
    assert set(scheme(stage.state, porter).markers) == best
    pillar = pillars(stage.state)[5]
    charge_at(stage, 0, pillar.x + 32, pillar.y)
    assert set(scheme(stage.state, porter).markers) == best - {pillar.number}


@pytest.mark.rule("WC-X3")
def test_who_has_nothing_to_lay_arms_charges_again() -> None:
    stage = site()
    for charge in charges(stage.state):
        charge_at(stage, charges(stage.state).index(charge), 400, 400)
    cut = charges(stage.state)[2]
    cut.state = DISARMED
    aim = scheme(stage.state, stage.side(0)[0])
    assert (aim.kind, aim.markers) == (AIM_USE, (cut.number,))


@pytest.mark.rule("WC-X3")
def test_it_is_set_off_as_soon_as_enough_would_fall() -> None:
    """It waited until nobody carried a charge any more, and Red had disarmed them."""
    for numbers, lit in (((8, 7), False), ((8, 7, 6, 5), True)):
        stage = mined(*numbers)
        assert blows_up(stage.state, part_of(stage)) == lit
        stage.activate(stage.side(0)[0])
        move = bots.make("hard", "wasteland", 1).choose(stage.state.view(0))
        assert isinstance(move, BattleMove)
        detonator = stage.markers("detonator")[0]
        assert (move.kind == INTERACT and move.a == detonator.number) == lit
        stage.state.round = 5
        assert not blows_up(stage.state, part_of(stage))


@pytest.mark.rule("WC-X3")
def test_a_charge_is_laid_as_soon_as_the_pillar_is_within_its_blast() -> None:
    """Carriers walked on until they touched the pillar, and were shot on the way."""
    stage = site()
    porter = next(model for model in stage.side(0) if carried(stage.state, model))
    pillar = pillars(stage.state)[5]
    far = porter.radius + 80
    ways = [(far, 0), (-far, 0), (0, far), (0, -far)]
    near = next(way for way in ways if lays_at(stage, porter, pillar, *way))
    assert not lays_at(stage, porter, pillar, near[0] * 2, near[1] * 2)
    assert lays_at(stage, porter, pillar, *near)
    stage.activate(porter)
    bot = bots.make("hard", "wasteland", 1)
    move = bot.choose(stage.state.view(0))
    assert isinstance(move, BattleMove)
    assert move.kind == INTERACT
    assert move.a in porter.carrying
    stage.state.play(move)
    stage.state.play(bot.choose(stage.state.view(0)))
    laid = stage.state.markers[move.a]
    assert laid.state == ACTIVE
    assert hits(laid, pillar)


# WC-X6


@pytest.mark.rule("WC-X6")
def test_fields_lie_away_from_the_switches_and_attackers_beside_fields_of_their_own() -> None:
    """All of them lay between the switches, under the guns of the defenders."""
    state = set_up("farms", 4, "hunters", "farm-guard")
    switches = [marker for marker in state.markers if marker.word == ALARM]
    fields = [marker for marker in state.markers if marker.word == CROP]
    gaps = [min(isqrt(square(f.x, f.y, s.x, s.y)) for s in switches) for f in fields]
    assert sum(gap > 70 for gap in gaps) >= 7
    mine = {claim(state.on_table(0), fields, model) for model in state.on_table(0)}
    assert len(mine) == 7


# WC-X10


def test_a_bomber_goes_off_among_enemies_only() -> None:
    table = Table()
    bomber = table.model("suicider", 0, 300, 300)
    for x, y in ((340, 300), (300, 340), (300, 260)):
        table.model("paladin-danse", 1, x, y)
    assert choice(table, bomber).kind == DETONATE
    alone = Table()
    bomber = alone.model("suicider", 0, 300, 300)
    alone.model("settler", 0, 340, 300)
    alone.model("paladin-danse", 1, 600, 300)
    assert choice(alone, bomber).kind != DETONATE


def test_who_cannot_do_it_himself_comes_along() -> None:
    """Hounds stayed at their edge while the others went to the machines."""

    class Handless(LosingAims):
        def aim(self, battle: object, model: Model) -> Aim:
            able = model.side == 0 and model.unit.id != "mutant-hound"
            return Aim(AIM_USE, markers=(0,)) if able else Aim(AIM_NONE)

    table = Table(rules=Handless())
    table.model("super-mutant", 0, 400, 600, "board")
    hound = table.model("mutant-hound", 0, 400, 850)
    table.marker(PLACE, 400, 100)
    table.model("settler", 1, 400, 100, "hunting-rifle")
    ground = ground_of(table, hound)
    assert ground.behind
    assert ground.wanted(400, 600) > ground.wanted(400, 850)
    assert choice(table, hound).y < 750


def test_who_stands_on_what_is_wanted_is_struck_first() -> None:
    table = Table(rules=Aims(Aim(AIM_USE, markers=(0,))))
    table.model("settler", 0, 500, 300)
    model = table.model("settler", 0, 450, 200, "hunting-rifle")
    beside = table.model("super-mutant", 1, 450, 450, "board")
    keeper = table.model("super-mutant", 1, 550, 450, "board")
    table.marker(PLACE, 550, 450)
    worths = ground_of(table, model).blows.worths
    assert worths[keeper.number] > 1.3 * worths[beside.number]


def test_what_it_came_for_is_done_before_it_shoots() -> None:
    """Who shot first was shot before he came to it."""
    table = Table(rules=LosingAims(Aim(AIM_GO, markers=(0,))))
    model = table.model("settler", 0, 300, 300, "hunting-rifle")
    table.marker(PLACE, 360, 300)
    enemy = table.model("super-mutant", 1, 300, 520, "board")
    enemy.wounds = enemy.health - 2
    move = choice(table, model)
    assert move.kind == MOVE
    assert abs(move.x - 360) <= model.radius + 14


@pytest.mark.rule("WC-X7")
def test_the_toughest_is_singled_out_not_the_fastest() -> None:
    table = Table()
    survivor = table.model("sole-survivor-day-one", 0, 300, 300)
    dog = table.model("dog", 0, 400, 300)
    assert endurance(table.state, survivor) > endurance(table.state, dog)
