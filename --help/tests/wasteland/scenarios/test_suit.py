"""Suit up: armour in a street, two groups of defenders, and a way out (WC-X5)."""

from __future__ import annotations

import pytest

from overseer.engine.refusal import BadOption
from overseer.wasteland.battle.battle import MAJOR, MINOR
from overseer.wasteland.battle.model import (
    DANGER_MARKER,
    ESCAPED,
    ITEM_MARKER,
    LETTER,
    ON_TABLE,
    WAITING,
    Marker,
    Model,
)
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_PROTECT, AIM_USE
from overseer.wasteland.words import NONE
from tests.wasteland.scenarios.rivals import carry_on, rivals
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage, start

BOTH_SIDES = 3


def armour(stage: Stage) -> Marker:
    """The first marker is the armour, and everybody has looked at it."""
    marker = stage.state.markers[0]
    marker.content = LETTER
    marker.seen = BOTH_SIDES
    marker.x, marker.y = 457, 457
    return marker


def dressed() -> tuple[Stage, Model]:
    """Piper, alone on her card, has put it on."""
    stage = rivals("suit-up")
    piper = stage.put(stage.model("piper"), 457, 430)
    marker = armour(stage)
    stage.activate(piper).play(f"interact k{marker.number}")
    carry_on(stage)
    return stage, piper


@pytest.mark.rule("WC-X5")
def test_markers_and_the_two_groups() -> None:
    opening = Opening("suit-up", forces=[FORCE, MUTANTS])
    for n in range(5):
        assert opening.asked == (n % 2, "put")  # the attacker first
        assert opening.rule(f"put k{n} 457,800") == "WC-F3"
        opening.play(opening.listed("put")[0])
    stage = rivals("suit-up")
    mutants = [model for model in stage.state.models if model.side == 1]
    assert [m.place for m in mutants].count(ON_TABLE) == len(mutants) // 2
    assert [m.place for m in mutants].count(WAITING) == len(mutants) - len(mutants) // 2
    stock = dict(stage.state.stocks[1])
    assert stock == {0: 2, ITEM_MARKER: 1, DANGER_MARKER: 1, LETTER: 1}


@pytest.mark.rule("WC-X5")
def test_a_force_without_a_wearer_cannot_attack() -> None:
    with pytest.raises(BadOption) as caught:
        start("suit-up", forces=[MUTANTS, FORCE])
    assert caught.value.refusal.rule == "WC-X5"
    start("suit-up", forces=[FORCE, MUTANTS])


@pytest.mark.rule("WC-X5")
def test_the_second_group_comes_in_round_three_with_one_action() -> None:
    stage = rivals("suit-up")
    state = stage.state
    late = [model for model in state.models if model.place == WAITING]
    state.round = 2
    stage.end_round()
    assert state.round == 3
    assert stage.rule(f"place m{late[0].number} 457,300") == "WC-F3"
    stage.put(stage.model("piper"), 300, 20)
    assert stage.rule(f"place m{late[0].number} 300,{late[0].radius}") == "WB-G4"
    assert stage.rule(f"place m{late[0].number} 370,{late[0].radius}") == "WC-F4"
    for n, model in enumerate(late):
        stage.play(f"place m{model.number} {600 + 80 * n},{model.radius}")
    assert all(model.place == ON_TABLE for model in late)
    stage.activate(late[0])
    assert state.actions == 1
    stage.activate(next(m for m in stage.side(1) if m not in late))
    assert state.actions == 2
    state.round = 4
    stage.activate(late[0])
    assert state.actions == 2


@pytest.mark.rule("WC-X5", "WC-R10", "WB-F7")
def test_who_can_wear_it_puts_it_on_with_an_action() -> None:
    stage, piper = dressed()
    assert stage.state.cards.items[piper.power].id == "t-60-power-armour"
    assert piper.radius == 20
    assert stage.state.actions == 1
    mutant = rivals("suit-up")
    brute = mutant.side(1)[0]
    mutant.put(brute, 457, 430)
    marker = armour(mutant)
    mutant.activate(brute)
    assert mutant.rule(f"interact k{marker.number}") == "WC-F9"


@pytest.mark.rule("WC-X5")
def test_others_carry_it_and_hand_it_over() -> None:
    stage = rivals("suit-up")
    settler, piper = stage.models("settler")[0], stage.model("piper")
    stage.put(settler, 457, 430)
    stage.put(piper, 457, 430 - settler.radius - piper.radius)
    enemy = stage.put(stage.side(1)[0], 560, 430)
    marker = armour(stage)
    stage.activate(settler).play(f"interact k{marker.number}")
    carry_on(stage)
    assert settler.power == NONE
    assert settler.carrying == (marker.number,)
    assert stage.rule(f"charge m{enemy.number} 520,430") == "WC-F9"
    assert stage.aim(settler).kind == AIM_USE
    stage.play(f"help m{piper.number}")
    carry_on(stage)
    assert piper.power != NONE
    assert not settler.carrying


@pytest.mark.rule("WC-X5", "WC-F6")
def test_the_wearer_leaves_and_the_attackers_win() -> None:
    stage, piper = dressed()
    assert stage.aim(piper).kind == AIM_GO
    assert stage.aim(stage.models("settler")[0]).kind == AIM_PROTECT
    assert stage.aim(stage.side(1)[0]).kind == AIM_DEFEAT
    stage.put(piper, 457, 40)
    stage.play("move 457,0")
    carry_on(stage)
    assert piper.place == ESCAPED
    assert (stage.state.how, stage.won()) == ("suit-up-left", 0)
    assert stage.rules.rewards(stage.state) == (200, 120)


@pytest.mark.rule("WC-X5")
def test_nobody_else_leaves_with_it() -> None:
    stage, piper = dressed()
    settler = stage.put(stage.models("settler")[0], 300, 40)
    assert stage.rules.may_leave(stage.state, piper, 0)
    assert not stage.rules.may_leave(stage.state, settler, 0)


@pytest.mark.rule("WC-X5", "WC-F6")
def test_worn_but_still_there_is_a_minor_victory() -> None:
    stage, _ = dressed()
    assert (stage.time_is_up(), stage.won()) == ("suit-up-trapped", 1)
    assert stage.state.level == MINOR
    assert stage.rules.rewards(stage.state) == (120, 100)


@pytest.mark.rule("WC-X5")
def test_never_found_is_a_major_victory() -> None:
    stage = rivals("suit-up")
    assert (stage.time_is_up(), stage.won()) == ("suit-up-not-worn", 1)
    assert stage.state.level == MAJOR


@pytest.mark.rule("WC-X5")
def test_a_removed_wearer_drops_it_as_it_was() -> None:
    stage, piper = dressed()
    piper.degraded = True
    marker = stage.state.markers[0]
    stage.remove(piper)
    assert not marker.out
    assert (marker.x, marker.y) == (piper.x, piper.y)
    settlers = stage.models("settler")
    stage.remove(settlers[1])
    stage.state.models[settlers[1].number].group = NONE  # the other one is alone on its card
    stage.put(settlers[0], marker.x, marker.y - 30)
    stage.activate(settlers[0]).play(f"interact k{marker.number}")
    carry_on(stage)
    assert settlers[0].degraded
    stage.remove(settlers[0])
    assert stage.settle() == "suit-up-attackers-gone"


@pytest.mark.rule("WC-X5")
def test_the_armour_lies_there_at_the_end() -> None:
    stage, piper = dressed()
    stage.remove(piper)
    assert stage.settle() == ""
    assert (stage.time_is_up(), stage.state.level) == ("suit-up-not-worn", MAJOR)


@pytest.mark.rule("WC-X5")
def test_without_attackers_it_is_over() -> None:
    stage = rivals("suit-up")
    stage.remove(*stage.side(0))
    assert (stage.settle(), stage.won(), stage.state.level) == ("suit-up-attackers-gone", 1, MAJOR)


@pytest.mark.rule("WC-X5", "WC-F9")
def test_the_item_marker_is_a_stimpak_and_the_deck_is_not_touched() -> None:
    stage = rivals("suit-up")
    state = stage.state
    settler = stage.put(stage.models("settler")[0], 457, 430)
    marker = state.markers[1]
    marker.content, marker.seen, marker.x, marker.y = ITEM_MARKER, 1, 457, 457
    deck = state.deck
    stage.activate(settler).play(f"try k{marker.number} search")
    carry_on(stage)
    assert [state.cards.items[card].id for card in settler.found] == ["stimpak"]
    assert state.deck == deck
    assert marker.out
