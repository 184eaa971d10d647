"""Wasteland's bots: they finish battles, strike where it pays, and stay out of the line of fire."""

from __future__ import annotations

from random import Random

import pytest

import overseer
from overseer import bots
from overseer.bots.wasteland.answers import endurance
from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.bot import WastelandPolicy
from overseer.bots.wasteland.ground import Ground
from overseer.engine import NATURE, OVER, Bot, Match, numbered_seed
from overseer.lab.battles import options_for
from overseer.lab.sim import Plan, simulate
from overseer.lab.tally import WHOLE
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import PLACE, READY, SEARCHABLE, USED, Model
from overseer.wasteland.battle.moves import INTERACT, MOVE, SHOOT, BattleMove, at_marker
from overseer.wasteland.battle.reasons import R_NOTHING_THERE
from overseer.wasteland.battle.rules import AIM_USE, Aim
from overseer.wasteland.battle.topics import T_ACTION, T_PLACE, T_PUT, T_READY, T_TURN
from overseer.wasteland.battle.work import W_ROUND, W_TURN
from overseer.wasteland.force.losses import caps_of
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE
from tests.wasteland.table import OpenRules, Table, box

GAME = overseer.game("wasteland")
SMALL = "farm-guard"  # a force of 500 caps


def bot(name: str, seed: int = 1, budget: int = 2) -> Bot:
    return bots.make(name, "wasteland", seed, budget=budget)


def played(*names: str, seed: int = 1) -> Match:
    """A whole skirmish of small forces."""
    options = {**options_for(2), "forces": [SMALL, SMALL], "limit": 500}
    seats = [bot(name, at) for at, name in enumerate(names)]
    match = Match(GAME, seats, options, seed=numbered_seed(seed))
    while not match.over:
        match.step()
    return match


def choice(table: Table, model: Model, name: str = "normal") -> BattleMove:
    """What a bot does with a model that has been activated."""
    return choose(table.activate(model), name)


def choose(table: Table, name: str) -> BattleMove:
    """What a bot decides now."""
    found = bot(name).choose(table.state.view(table.state.seat))
    assert isinstance(found, BattleMove)
    return found


@pytest.mark.parametrize("names", [("random", "easy"), ("normal", "normal")], ids=str)
def test_bots_play_whole_battles(names: tuple[str, ...]) -> None:
    match = played(*names)
    assert match.state.outcome is not None
    match.record.replay(GAME)


@pytest.mark.parametrize("scenario", ["beginnings", "journal", "storm"])
def test_a_bot_plays_a_scenario_against_the_ai(scenario: str) -> None:
    """Markers, interactions, choices at the set-up: nothing that is asked is beyond it."""
    match = Match(GAME, [bot("normal")], {"scenario": scenario}, seed=numbered_seed(2))
    while not match.over:
        match.step()
    assert match.state.outcome is not None


def test_the_same_seed_gives_the_same_battle() -> None:
    first, second = (played("easy", "normal", seed=3) for _ in range(2))
    assert first.record.encode() == second.record.encode()


def test_normal_beats_random() -> None:
    plan = Plan(
        "wasteland",
        ("normal", "random"),
        2,
        seed=4,
        mirror=True,
        options=options_for(2) | {"limit": 500},
        line_ups=((SMALL, SMALL),),
    )
    assert simulate(plan).wins[0] == 2 * WHOLE


def test_who_can_be_shot_in_the_open_is_shot() -> None:
    table = Table()
    shooter = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.model("super-mutant", 1, 200, 420, "board")
    assert str(choice(table, shooter)).startswith("shoot m1 hunting-rifle")


def test_hard_shoots_sooner_or_later() -> None:
    """It may step back first, out of reach of a charge."""
    table = Table()
    shooter = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.model("super-mutant", 1, 200, 420, "board")
    first = choice(table, shooter, "hard")
    if first.kind == MOVE:
        table.play(str(first))
        first = choose(table, "hard")
    assert first.kind == SHOOT


def test_hard_looks_past_the_first_action() -> None:
    """Round the corner stands somebody whom only a step makes visible."""
    wall = box(140, 330, 120, 12, "sight", "cover", "wall")
    table = Table([wall])
    shooter = table.model("settler", 0, 200, 280, "hunting-rifle")
    target = table.model("settler", 1, 200, 460, "pipe-pistol")
    target.wounds = target.health - 1
    target.status = USED
    assert table.activate(shooter).listed("shoot") == []
    first = choice(table, shooter, "hard")
    assert str(first).startswith("move")
    table.play(str(first))
    assert table.listed("shoot m1 hunting-rifle")


def test_hard_activates_whoever_can_strike() -> None:
    table = Table()
    far = table.model("settler", 0, 60, 60, "pipe-pistol")
    near = table.model("settler", 0, 500, 500, "hunting-rifle")
    prey = table.model("settler", 1, 500, 700, "pipe-pistol")
    prey.wounds = prey.health - 1
    far.status = near.status = READY
    state = table.state
    state.push(W_ROUND).stage = 4
    turn = state.push(W_TURN)
    turn.side, turn.stage = 0, 2
    state.go_on()
    assert table.asked == (0, "turn")
    assert str(choose(table, "hard")) == f"activate m{near.number}"


def test_the_nearly_dead_are_shot_first() -> None:
    table = Table()
    shooter = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.model("super-mutant", 1, 120, 400, "board")
    weak = table.model("super-mutant", 1, 280, 400, "board")
    weak.wounds = weak.health - 1
    assert choice(table, shooter).a == weak.number


def test_who_stands_behind_cover_is_not_the_first_target() -> None:
    wall = box(90, 330, 60, 12, "cover")
    table = Table([wall])
    shooter = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.model("super-mutant", 1, 80, 400, "board")
    bare = table.model("super-mutant", 1, 320, 400, "board")
    assert choice(table, shooter).a == bare.number


def test_out_of_reach_of_everybody_one_comes_nearer() -> None:
    table = Table()
    walker = table.model("super-mutant", 0, 200, 60, "board")
    prey = table.model("settler", 1, 200, 840, "pipe-pistol")
    move = choice(table, walker)
    assert str(move).startswith("move")
    assert abs(prey.y - move.y) < abs(prey.y - walker.y)


def test_a_brawler_charges_who_is_near() -> None:
    table = Table()
    brawler = table.model("brute", 0, 200, 200, "sledgehammer")
    table.model("settler", 1, 200, 320, "pipe-pistol")
    assert str(choice(table, brawler)).startswith("charge m1")


def test_a_place_behind_a_wall_is_safer_than_one_in_front_of_it() -> None:
    wall = box(120, 300, 160, 12, "sight", "cover")
    table = Table([wall])
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.model("settler", 1, 200, 560, "hunting-rifle")
    ground = Ground(table.state, Blows(table.state), model, WastelandPolicy().weights)
    assert ground.danger(200, 270) < ground.danger(340, 270)


def test_hard_fears_less_beside_a_better_target() -> None:
    """An enemy cannot shoot at everybody."""
    table = Table()
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.model("settler", 1, 200, 400, "hunting-rifle")
    weights = WastelandPolicy(hard=True).weights
    alone = Ground(table.state, Blows(table.state), model, weights).danger(200, 200)
    friend = table.model("settler", 0, 300, 200, "hunting-rifle")
    friend.wounds = friend.health - 1
    beside = Ground(table.state, Blows(table.state), model, weights).danger(200, 200)
    assert 0.0 < beside < alone


class TimedRules(OpenRules):
    """Side 1 wins when time is up."""

    def over(self, battle: Battle, timed: bool) -> bool:
        battle.victor = 1 if timed else NONE
        return timed


def test_time_makes_the_one_bold_who_would_lose_by_it() -> None:
    table = Table(rules=TimedRules())
    sides = [table.model("settler", side, 200, 200 + 200 * side) for side in (0, 1)]
    before = table.state.encode()
    blows = Blows(table.state)
    assert [blows.standing(side) for side in (0, 1)] == [-1, 1]
    weights = WastelandPolicy().weights
    loser, winner = (Ground(table.state, blows, model, weights) for model in sides)
    assert loser.fear < winner.fear == weights.fear
    assert table.state.encode() == before


def test_hard_waits_where_normal_does_not() -> None:
    """A poor shot is not worth showing oneself before the enemy has acted."""
    table = Table()
    shooter = table.model("settler", 0, 200, 200, "pipe-pistol")
    table.model("settler", 0, 60, 60, "pipe-pistol")
    table.model("super-mutant", 1, 200, 480, "board")
    shooter.status = READY
    state = table.state
    state.push(W_ROUND).stage = 4
    turn = state.push(W_TURN)
    turn.side, turn.stage = 0, 2
    state.go_on()
    assert table.asked == (0, "turn")
    assert str(choose(table, "normal")) == f"activate m{shooter.number}"
    assert str(choose(table, "hard")) == "hold"


def test_nobody_fears_who_has_acted_in_the_last_round() -> None:
    table = Table()
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    enemy = table.model("settler", 1, 200, 400, "hunting-rifle")
    policy = WastelandPolicy()
    before = Ground(table.state, Blows(table.state), model, policy.weights).danger(200, 200)
    table.state.round = table.state.rules.rounds
    enemy.status = USED
    after = Ground(table.state, Blows(table.state), model, policy.weights).danger(200, 200)
    assert before > 0.0
    assert after == 0.0


def test_the_hurt_use_a_stimpak() -> None:
    table = Table()
    hurt = table.model("settler", 0, 200, 200, "hunting-rifle", "stimpak")
    table.model("super-mutant", 1, 200, 420, "board")
    hurt.wounds = hurt.health - 1
    assert str(choice(table, hurt)).startswith("use stimpak")


class UseRules(OpenRules):
    """Everybody is after the only marker."""

    def aim(self, battle: object, model: Model) -> Aim:
        return Aim(AIM_USE, markers=(0,))


def test_what_the_scenario_is_about_draws_a_model() -> None:
    table = Table(rules=UseRules())
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.marker(PLACE, 700, 200)
    table.model("super-mutant", 1, 200, 900, "board")
    move = choice(table, model)
    assert str(move).startswith("move")
    assert move.x > 250


class PatientRules(UseRules):
    """When time is up, side 0 has won."""

    def over(self, battle: object, timed: bool) -> bool:
        if timed:
            battle.victor = 0  # type: ignore[attr-defined]
        return timed


def test_who_has_no_action_to_waste_walks_instead_of_shooting() -> None:
    for rounds, first in ((2, "move"), (6, "shoot")):
        table = Table(rules=PatientRules())
        model = table.model("settler", 0, 200, 200, "hunting-rifle")
        table.marker(PLACE, 540, 200)
        enemy = table.model("super-mutant", 1, 200, 560, "board")
        enemy.wounds = enemy.health - 1
        table.state.rules.rounds = rounds
        assert str(choice(table, model)).startswith(first)


def test_both_actions_may_be_strides() -> None:
    """A poor shot on the way is not worth half of the way."""
    table = Table(rules=UseRules())
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.marker(PLACE, 700, 200)
    table.model("super-mutant", 1, 200, 560, "board")
    for _ in range(2):
        move = choice(table, model) if table.state.topic != T_ACTION else choose(table, "normal")
        assert move.kind == MOVE
        table.play(str(move))


def test_who_comes_to_what_it_is_after_keeps_an_action_for_it() -> None:
    """First the way, then the work: the shot would leave no action to do it."""
    table = Table(rules=UseRules())
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.marker(PLACE, 320, 200)
    table.model("super-mutant", 1, 200, 520, "board")
    move = choice(table, model)
    assert str(move).startswith("move")
    assert abs(move.x - 320) <= model.radius + 14


class LeverRules(UseRules):
    """Marker 1 is a lever that anybody may pull at any time, for nothing."""

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        return [at_marker(INTERACT, 1)]

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        return 0 if move == at_marker(INTERACT, 1) else R_NOTHING_THERE

    def interaction_cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        return 0


def test_what_the_scenario_is_not_about_is_left_alone() -> None:
    table = Table(rules=LeverRules())
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.marker(PLACE, 700, 200)
    table.marker(PLACE, 200, 228)
    table.model("super-mutant", 1, 200, 900, "board")
    assert table.activate(model).listed("interact k1")
    assert choice(table, model).kind == MOVE


class SleepingRules(UseRules):
    """Side 1 sleeps: the scenario acts for it."""

    def drives(self, battle: Battle, model: Model) -> bool:
        return model.side == 1


def test_sleepers_are_neither_feared_nor_woken_by_a_shot() -> None:
    table = Table(rules=SleepingRules())
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.marker(PLACE, 700, 200)
    table.model("settler", 1, 200, 420, "hunting-rifle")
    assert table.activate(model).listed("shoot m1")
    assert choice(table, model).kind == MOVE
    ground = Ground(table.state, Blows(table.state), model, WastelandPolicy().weights)
    assert ground.danger(200, 200) == 0.0


def at_the_set_up(scenario: str, *forces: str) -> WastelandState:
    """A battle of two `normal` bots until everything is laid out and everybody deployed."""
    options = {"scenario": scenario, "ai": "none", "forces": list(forces)}
    state = GAME.new(2, options)
    assert isinstance(state, WastelandState)
    rng = Random(3)
    eye = bot("normal")
    while state.round == 0:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        elif state.topic == T_PUT and state.seat == 1:
            offered = [move for move in state.moves() if isinstance(move, BattleMove)]
            found = eye.choose(state.view(state.seat))
            assert isinstance(found, BattleMove)
            if state.rules.edge_of(state, 1) != NONE:
                assert found.y == min(move.y for move in offered)
            state.play(found)
        else:
            state.play(eye.choose(state.view(state.seat)))
    return state


@pytest.mark.rule("WC-X7")
def test_markers_are_put_near_home_and_the_fastest_is_named() -> None:
    state = at_the_set_up("journalist", "hunters", "farm-guard")
    named = [m for m in state.models if m.side == 1]
    gets = [endurance(state, m) for m in named]
    journalist = state.rules.aim(state, named[0]).models or (named[0].number,)
    assert gets[journalist[0] - named[0].number] == max(gets)


@pytest.mark.rule("WC-X3")
def test_charges_are_spread_evenly() -> None:
    state = at_the_set_up("demolition", "minutemen", "hammer")
    loads = [len(model.carrying) for model in state.models if model.side == 0]
    assert sum(loads) == 11
    assert max(loads) - min(loads) == 1


def test_a_searchable_marker_is_searched() -> None:
    table = Table()
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.marker(SEARCHABLE, 200, 228, content=2, open=True)
    assert str(choice(table, model)).startswith("try k0 search")


def test_odds_are_exact() -> None:
    """A sure removal is worth the whole model; a hopeless attack nothing."""
    table = Table()
    hitter = table.model("brute", 0, 200, 200, "sledgehammer")
    target = table.model("settler", 1, 200, 232, "pipe-pistol")
    blows = Blows(table.state)
    caps = caps_of(table.state, target)
    full = blows.fight(hitter, target, False)
    target.wounds = target.health - 1
    again = Blows(table.state).fight(hitter, target, False)
    assert 0.0 < full < again < 1.2 * caps
    assert blows.worths[target.number] == caps


def test_judging_judges_every_move_and_changes_nothing() -> None:
    policy = WastelandPolicy()
    rng = Random(6)
    state = GAME.new(2, {**options_for(2), "forces": [SMALL, SMALL], "limit": 500})
    topics = set()
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
            continue
        moves = state.moves()
        if rng.randrange(4) == 0:
            before = state.encode()
            assert len(policy.judge(state, moves)) == len(moves)
            assert state.encode() == before
            topics.add(state.topic)
        state.apply(rng.choice(moves))
    assert {T_PLACE, T_READY, T_TURN, T_ACTION} <= topics
