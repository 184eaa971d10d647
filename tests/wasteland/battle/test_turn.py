"""Rounds, turns and activations (WB-R1 to R4, R8, R9; WC-A1, A2, A22, A26; WC-F5, F7)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.acting.costs import (
    QUICK_ATTACK,
    QUICK_EXPERTISE,
    QUICK_MOVE,
    QUICK_PREPARE,
    QUICK_SHOT,
    can_go_on,
    quick_kinds,
)
from overseer.wasteland.battle.model import READY, STRIKE, UNREADY, USED, WAITING
from overseer.wasteland.battle.moves import MOVE, PREPARE
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.card import Stage, Weapon
from overseer.wasteland.words import FROZEN, NONE, OBJECT, ON_FIRE, STUNNED, TURRET
from tests.wasteland.rounds import Field, Quiet, leader, unit


def two_each() -> Field:
    """Two models a side, side 0 first: m0 and m1 against m2 and m3."""
    field = Field()
    field.add(0, 100, 100)
    field.add(0, 200, 100)
    field.add(1, 100, 800)
    field.add(1, 200, 800)
    return field


# -- the advantage marker ------------------------------------------------------------------------


@pytest.mark.rule("WC-F7")
def test_the_scenario_says_who_plays_first() -> None:
    field = Field(rules=Quiet(first=1))
    field.add(0, 100, 100)
    field.add(1, 100, 800)
    field.add(1, 200, 800)
    assert field.begin().asked == (1, "ready")
    assert field.battle.advantage == 1


@pytest.mark.rule("WB-R1")
def test_the_side_with_fewer_models_has_the_marker() -> None:
    field = Field(rules=Quiet(first=NONE))
    field.add(0, 100, 100)
    field.add(0, 200, 100)
    field.add(1, 100, 800)
    assert field.begin().asked == (1, "ready")


@pytest.mark.rule("WB-R1")
@pytest.mark.parametrize(("face", "side"), [("lucky", 0), ("blank", 1)])
def test_equal_sides_flip_for_it(face: str, side: int) -> None:
    field = Field(rules=Quiet(first=NONE))
    field.add(0, 100, 100)
    field.add(1, 100, 800)
    assert field.begin().asked == (NATURE, "flip")
    assert field.play(f"flip {face}").asked == (side, "ready")


@pytest.mark.rule("WB-R1")
def test_things_waiting_and_uncounted_models_do_not_count() -> None:
    field = Field(rules=Quiet(first=NONE))
    field.add(0, 100, 100)
    field.add(0, 200, 100, unit("barrel", types=OBJECT))
    field.add(0, 300, 100, unit("turret", ("reacts-only",), TURRET))
    field.add(0, 400, 100, unit("shaw", ("uncounted",)))
    field.add(0, 500, 100).place = WAITING
    field.add(1, 100, 800)
    field.add(1, 200, 800)
    assert field.begin().asked == (0, "ready")


@pytest.mark.rule("WB-R1")
def test_the_marker_is_worked_out_again_each_round() -> None:
    field = Field(rules=Quiet(first=0))
    field.add(0, 100, 100)
    field.add(0, 200, 100)
    field.add(1, 100, 800)
    field.begin().play("ready m0", "activate m0", "end")
    field.play("ready m2", "activate m2", "end", "ready m1", "activate m1", "end")
    assert field.battle.round == 2
    assert field.asked == (1, "ready")


# -- turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-R2")
def test_a_turn_readies_one_and_activates_all_that_are_ready() -> None:
    field = two_each().begin()
    assert field.options == ["ready m0", "ready m1"]
    field.play("ready m0")
    assert field.options == ["activate m0", "hold"]
    field.play("hold")
    assert field.asked == (1, "ready")
    field.play("ready m2", "activate m2", "end", "ready m1")
    assert field.options == ["activate m0", "activate m1", "hold"]
    field.play("activate m1")
    assert field.asked == (0, "action")
    field.play("end")
    assert field.battle.active == 0, "the last ready one follows by itself"
    field.play("end")
    assert field.asked == (1, "ready")
    assert [model.status for model in field.battle.models] == [USED, USED, USED, UNREADY]


@pytest.mark.rule("WB-R2")
def test_who_has_begun_to_activate_cannot_hold() -> None:
    field = Field()
    for x in (100, 200, 300):
        field.add(0, x, 100)
    field.add(1, 100, 800)
    field.begin().play("ready m0", "hold", "ready m3", "hold", "ready m1", "hold", "end")
    field.play("ready m2", "activate m0", "end")
    assert field.options == ["activate m1", "activate m2"]
    assert field.refused("hold") == "must-activate"


@pytest.mark.rule("WB-R2")
def test_out_of_unready_models_what_is_ready_must_be_activated() -> None:
    field = two_each().begin()
    field.play("ready m0", "hold", "ready m2", "hold", "ready m1", "hold", "ready m3", "hold")
    assert field.asked == (0, "turn")
    assert field.options == ["activate m0", "activate m1"]
    assert field.refused("hold") == "must-activate"


@pytest.mark.rule("WB-R2")
def test_a_side_without_anything_to_do_is_passed_over() -> None:
    field = Field()
    field.add(0, 100, 100)
    field.add(1, 100, 800)
    field.add(1, 200, 800)
    field.begin().play("ready m0", "activate m0", "end", "ready m1", "activate m1", "end")
    assert field.asked == (1, "ready")


@pytest.mark.rule("WB-R2")
def test_answers_that_are_refused() -> None:
    field = two_each().begin()
    assert field.refused("hold") == "not-asked"
    assert field.refused("ready m2") == "not-yours"
    assert field.refused("ready m9") == "nothing-there"
    field.play("ready m0")
    assert field.refused("ready m1") == "not-asked"
    assert field.refused("activate m1") == "not-ready"
    assert field.refused("activate m2") == "not-yours"
    assert field.refused("activate m7") == "nothing-there"
    field.play("hold", "ready m2", "hold")
    assert field.refused("ready m0") == "not-unready"


@pytest.mark.rule("WB-R2", "WC-F5")
def test_the_round_ends_when_all_are_used_and_the_last_round_ends_the_battle() -> None:
    rules = Quiet(rounds=2)
    field = Field(rules=rules)
    field.add(0, 100, 100)
    field.add(1, 100, 800)
    field.begin().play("ready m0", "activate m0", "end", "ready m1", "activate m1", "end")
    assert rules.calls[-2:] == ["ends 1", "begins 2"]
    assert True not in rules.checks
    field.play("flip lucky", "ready m0", "activate m0", "end", "ready m1", "activate m1", "end")
    assert field.battle.seat == OVER
    assert rules.calls[-1] == "ends 2"
    assert rules.checks[-1] is True, "the timed end comes after the round's end effects"
    assert rules.checks.count(True) == 1


@pytest.mark.rule("WC-A26")
def test_players_of_one_side_ready_in_seat_order() -> None:
    field = Field(sides=(0, 0, 1))
    field.add(0, 100, 100, seat=0)
    field.add(0, 200, 100, seat=1)
    field.add(0, 300, 100, seat=1)
    field.add(1, 100, 800)
    field.add(1, 200, 800)
    assert field.begin().options == ["ready m0"]
    field.play("ready m0", "hold", "ready m3", "hold")
    assert field.asked == (1, "ready")
    assert field.refused("ready m0") == "not-yours"
    field.play("ready m1", "activate m0")
    assert field.asked == (0, "action"), "the owner plays his model"
    field.play("end")
    assert field.asked == (1, "action")
    field.play("end", "ready m4", "activate m3", "end", "end")
    assert field.asked == (1, "ready"), "seat 0 has no unready model left"


@pytest.mark.rule("WC-A26")
def test_players_of_one_side_take_turns() -> None:
    field = Field(sides=(0, 0, 1))
    for seat in (0, 0, 1, 1):
        field.add(0, 100 + 100 * len(field.battle.models), 100, seat=seat)
    for x in (100, 200, 300, 400):
        field.add(1, x, 800)
    field.begin()
    seats = []
    for _ in range(4):
        seats.append(field.battle.seat)
        field.play(field.options[0], "hold")
        field.play(field.options[0], "hold")
    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("WB-H4")
def test_some_are_ready_from_the_start() -> None:
    field = Field()
    field.add(0, 100, 100, unit("assaultron", ("spare-ready",)))
    field.add(0, 200, 100)
    field.add(1, 100, 800)
    field.begin().play("ready m1")
    assert field.options == ["activate m0", "activate m1", "hold"]


# -- the AI's turn -------------------------------------------------------------------------------


def against_ai() -> Field:
    """One player (m0, m1) against three AI models (m2 to m4)."""
    field = Field(sides=(0,), ai=2)
    field.add(0, 100, 100)
    field.add(0, 200, 100)
    for x in (100, 200, 300):
        field.add(1, x, 800)
    return field


def in_pile(field: Field) -> list[int]:
    """The models whose tokens can be drawn now."""
    return list(field.battle.work[-1].models)


@pytest.mark.rule("WC-A2", "WC-A1")
def test_the_ai_draws_a_token_and_acts() -> None:
    field = against_ai().begin()
    assert field.asked == (0, "ready"), "turns alternate from the holder of the marker"
    field.play("ready m0", "hold")
    assert field.asked == (NATURE, "token")
    assert in_pile(field) == [2, 3, 4]
    field.play("token m3")
    assert field.asked == (NATURE, "dice")
    assert field.battle.active == 3
    field.play("roll B:b")
    assert field.asked == (NATURE, "action")
    assert field.battle.response.model == 3
    assert field.battle.actions == 2
    field.play("end")
    assert field.asked == (0, "ready")


@pytest.mark.rule("WC-A22")
def test_tokens_of_used_and_ready_models_are_put_back() -> None:
    field = against_ai().begin()
    field.play("ready m0", "hold", "token m3", "roll B:b", "end", "ready m1", "hold")
    assert in_pile(field) == [2, 4]
    assert field.battle.drawn == 1 << 3
    field.play("token m4", "roll B:b", "end", "activate m0", "end", "end")
    assert in_pile(field) == [2]
    field.play("token m2", "roll B:b", "end")
    assert field.battle.round == 2
    assert field.battle.drawn == 0, "each round all tokens are shuffled"


@pytest.mark.rule("WC-A2", "WC-A22")
def test_all_ready_ai_models_act_in_ascending_number() -> None:
    field = against_ai()
    for model, token in zip(field.battle.models[2:], (9, 4, 6), strict=True):
        model.token = token
    field.begin().play("ready m0")
    field.battle.models[2].status = READY
    field.battle.models[3].status = READY
    field.play("hold", "token m4")
    order = []
    while field.battle.turn_side == 1:
        order.append(field.battle.active)
        field.play("roll B:b", "end")
    assert order == [3, 4, 2]


@pytest.mark.rule("WC-A22")
def test_without_tokens_only_ready_models_act() -> None:
    field = against_ai().begin().play("ready m0")
    for model in field.battle.models[2:]:
        model.status = USED
    field.battle.models[4].status = READY
    field.play("hold")
    assert field.asked == (NATURE, "dice")
    assert field.battle.active == 4


@pytest.mark.rule("WB-I4")
def test_artillery_falls_when_the_next_round_begins() -> None:
    field = Field()
    field.add(0, 100, 100)
    field.add(1, 100, 800)
    marker = field.battle.add_marker(STRIKE, 500, 500)
    marker.live = 2
    marker.state = 0
    field.begin()
    assert field.asked == (0, "ready")
    field.play("ready m0", "activate m0", "end", "ready m1", "activate m1", "end")
    assert field.asked == (NATURE, "roll")
    assert not field.told("advantage")[1:], "it falls before the marker is given"
    field.play("roll X K:- Y:-")
    assert marker.out
    assert field.asked == (NATURE, "flip")


# -- activations ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-R3", "WC-F5")
def test_an_activation_has_two_main_actions() -> None:
    field = two_each().begin().play("ready m0", "activate m0")
    assert field.battle.actions == 2
    field.act(MOVE, (120, 120))
    assert field.asked == (0, "action")
    field.act(MOVE, (140, 140))
    assert field.asked == (1, "ready")
    assert field.battle.models[0].status == USED
    assert "activated m0" in field.rules.calls
    assert field.rules.checks, "and then the scenario looks for an end"


@pytest.mark.rule("WB-R4")
def test_action_points_are_lost_at_the_end() -> None:
    field = two_each().begin().play("ready m0", "activate m0")
    field.battle.models[0].points = 2
    field.play("end")
    assert field.battle.models[0].points == 0


@pytest.mark.rule("WB-R4")
def test_a_usable_action_point_keeps_the_activation_open() -> None:
    field = two_each().begin().play("ready m0", "activate m0")
    field.battle.models[0].points = 2
    field.act(MOVE, (120, 120)).act(MOVE, (140, 140))
    assert field.asked == (0, "action")
    field.act(PREPARE, quick=True)
    assert field.asked == (1, "ready"), "a settler shows no other quick action than prepare"


@pytest.mark.rule("WB-R4", "WB-H1")
def test_the_kinds_of_quick_actions_that_cards_show() -> None:
    field = Field()
    settler = field.add(0, 100, 100)
    dog = field.add(0, 200, 100, unit("dog", ("quick-moves",)))
    alien = field.add(0, 300, 100, unit("alien", ("quick-skills",)))
    deathclaw = field.add(0, 400, 100, unit("deathclaw", ("no-prepare",)))
    gifted = field.add(0, 500, 100, gives=("quick-move", "quick-attack", "quick-expertise"))
    hero = field.add(0, 600, 100)
    hero.heroic = True
    every = QUICK_MOVE | QUICK_ATTACK | QUICK_EXPERTISE | QUICK_PREPARE
    kinds = [quick_kinds(field.battle, model) for model in field.battle.models]
    assert kinds[settler.number] == QUICK_PREPARE
    assert kinds[dog.number] == QUICK_MOVE | QUICK_PREPARE
    assert kinds[alien.number] == QUICK_EXPERTISE | QUICK_PREPARE
    assert kinds[deathclaw.number] == 0
    assert kinds[gifted.number] == every
    assert kinds[hero.number] == every
    deathclaw.points = 3
    assert not can_go_on(field.battle, deathclaw)


@pytest.mark.rule("WB-R4")
def test_a_mod_makes_shots_with_its_weapon_quick() -> None:
    field = Field()
    model = field.add(0, 100, 100)
    field.cards.weapons.append(Weapon(0, "rifle", 1))
    model.weapons = (0,)
    model.mods = (field.item("quick-shot"),)
    model.tokens = model.criticals = b"\0"
    assert quick_kinds(field.battle, model) == QUICK_SHOT | QUICK_PREPARE


@pytest.mark.rule("WB-F10", "WB-R4")
def test_a_frozen_model_cannot_use_its_point_to_prepare() -> None:
    field = Field()
    model = field.add(0, 100, 100)
    model.points = 1
    assert can_go_on(field.battle, model)
    model.conditions = FROZEN
    assert not can_go_on(field.battle, model)


@pytest.mark.rule("WB-H1")
def test_vats_gives_a_point_for_every_bottle() -> None:
    field = two_each()
    hero = field.battle.models[0]
    hero.heroic = True
    refresh(field.battle, hero)
    assert hero.health == 5
    field.begin().play("ready m0", "activate m0")
    assert field.asked == (NATURE, "dice")
    field.play("roll B:bb")
    assert hero.points == 2
    assert field.asked == (0, "action")


@pytest.mark.rule("WB-H1")
@pytest.mark.parametrize(("gives", "points"), [((), 1), (("vats",), 2)])
def test_stars_count_only_with_the_right_card(gives: tuple[str, ...], points: int) -> None:
    field = Field()
    hero = field.add(0, 100, 100, gives=gives)
    hero.heroic = True
    field.add(1, 100, 800)
    field.begin().play("ready m0", "activate m0", "roll B:bs")
    assert hero.points == points


@pytest.mark.rule("WB-R9", "WC-A19")
def test_the_start_goes_fire_stun_vats_ai_die() -> None:
    field = Field(sides=(0,), ai=2, rules=Quiet(first=1))
    field.add(0, 100, 100)
    brute = field.add(1, 100, 800)
    brute.heroic = True
    refresh(field.battle, brute)
    brute.conditions = ON_FIRE | STUNNED
    brute.stuns = 1
    field.begin().play("token m1")
    assert field.asked == (NATURE, "flip")
    assert brute.wounds == 1, "the AI's column will count the health after burning"
    assert field.battle.actions == 2
    field.play("flip blank")
    assert field.battle.actions == 1
    assert field.asked == (NATURE, "dice")
    assert field.battle.response.model == NONE
    field.play("roll B:b")
    assert brute.points == 1
    assert field.asked == (NATURE, "dice")
    field.play("roll B:s")
    assert field.battle.response.model == 1
    assert field.asked == (NATURE, "action")


@pytest.mark.rule("WB-I4")
def test_what_fades_lasts_until_the_next_activation_begins() -> None:
    field = two_each()
    model = field.battle.models[0]
    chem = field.cards.items[field.item()]
    chem.stages.append(Stage())
    field.begin().play("ready m0", "activate m0")
    model.stages = ((chem.number, 0),)
    field.play("end", "ready m2", "activate m2", "end", "ready m1", "activate m1", "end")
    assert model.stages
    field.play("ready m3", "activate m3", "end", "flip lucky", "ready m0", "activate m0")
    assert not model.stages


@pytest.mark.rule("WB-R8", "WB-R9")
def test_a_model_that_burns_away_ends_its_activation() -> None:
    field = two_each()
    victim = field.battle.models[0]
    victim.wounds = 3
    victim.conditions = ON_FIRE
    field.begin().play("ready m0", "activate m0")
    assert not victim.alive
    assert field.asked == (1, "ready")
    assert field.rules.calls[-2:] == ["removed m0 by -1 far", "activated m0"]


@pytest.mark.rule("WB-R8")
def test_a_stunned_active_model_goes_on_with_what_is_left() -> None:
    field = two_each().begin().play("ready m0", "activate m0")
    model = field.battle.models[0]
    model.conditions |= STUNNED
    model.stuns = 1
    field.act(MOVE, (120, 120))
    assert field.asked == (0, "action")
    assert field.battle.actions == 1
    field.play("end")
    assert model.stuns == 1, "the stun waits for the next activation"


@pytest.mark.rule("WB-H4")
def test_a_dweller_keeps_an_action_for_later() -> None:
    field = Field()
    field.add(0, 100, 100, chief=leader("banks-action"))
    field.add(1, 100, 800)
    field.begin().play("ready m0", "activate m0").act(MOVE, (120, 120)).play("end")
    field.play("ready m1", "activate m1", "end", "flip lucky", "ready m0", "activate m0")
    assert field.battle.actions == 3


@pytest.mark.rule("WB-H4")
def test_without_the_card_nothing_is_kept() -> None:
    field = Field()
    field.add(0, 100, 100, chief=leader())
    field.add(1, 100, 800)
    field.begin().play("ready m0", "activate m0", "end")
    field.play("ready m1", "activate m1", "end", "flip lucky", "ready m0", "activate m0")
    assert field.battle.actions == 2
