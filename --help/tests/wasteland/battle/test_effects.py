"""What icons buy: limits, choices, conditions, pushes, points (WB-D4, WB-F10, F12, F13)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.effects import BEFORE, condition_of
from overseer.wasteland.battle.measure import in_contact
from overseer.wasteland.battle.model import Model
from overseer.wasteland.words import (
    CONDITIONS,
    EFFECTS,
    FROZEN,
    INJURED_ARM,
    INJURED_LEG,
    ON_FIRE,
    POISONED,
    STUNNED,
)
from tests.wasteland.table import Table


def blow(unit: str, weapon: str, foe: str = "super-mutant") -> tuple[Table, Model, Model]:
    """A model in contact with its foe, in its activation."""
    table = Table()
    model = table.model(unit, 0, 300, 300, *([weapon] if weapon else []))
    other = table.model(foe, 1, 300, 300)
    other.x += model.radius + other.radius
    other.health = 20
    table.activate(model)
    return table, model, other


def shot(weapon: str, foe: str = "super-mutant") -> tuple[Table, Model, Model]:
    """A settler with a gun and its target."""
    table = Table()
    model = table.model("settler", 0, 100, 100, weapon)
    other = table.model(foe, 1, 200, 100)
    other.health = 20
    table.activate(model)
    return table, model, other


@pytest.mark.rule("WB-D4")
def test_icons_buy_what_is_printed_on_the_weapon() -> None:
    table, _, foe = shot("railway-rifle")
    table.play("shoot m1 railway-rifle", "roll 3 B:bs")  # damage 1 and reduction 1
    assert foe.wounds == 3
    assert [event["effect"] for event in table.told("bought")] == ["damage", "reduction"]


@pytest.mark.rule("WB-D4")
def test_an_effect_is_bought_once_however_many_icons() -> None:
    table, _, foe = shot("railway-rifle")
    table.play("shoot m1 railway-rifle", "roll 3 B:bb", "armour 4")
    assert foe.wounds == 3


@pytest.mark.rule("WB-D4")
def test_or_as_often_as_its_limit_says() -> None:
    table, model, foe = blow("settler", "baseball-bat", "deathclaw")
    table.play("fight m1 baseball-bat", "roll 3 K:b Y:b", "armour 1", "stay")
    assert table.told("armour")[0]["rating"] == 1  # 3 less 2
    assert model.alive
    assert foe.wounds == 0


@pytest.mark.rule("WB-D4")
def test_where_effects_compete_the_attacker_chooses() -> None:
    table, _, foe = shot("laser-rifle")
    table.play("shoot m1 laser-rifle", "roll 3 K:- B:bb")
    assert table.asked == (0, "effect")
    assert table.listed() == ["effect 0", "effect 1", "pass"]
    table.play("effect 1", "armour 4")
    assert foe.conditions == ON_FIRE
    assert foe.wounds == 2  # nothing went past armour


@pytest.mark.rule("WB-D4")
def test_icons_may_be_left_unspent() -> None:
    table, _, foe = shot("laser-rifle")
    table.play("shoot m1 laser-rifle", "roll 3 K:- B:bb", "pass", "armour 4")
    assert foe.conditions == 0
    assert foe.wounds == 2


@pytest.mark.rule("WB-D4")
def test_a_miss_buys_nothing() -> None:
    table, _, _ = shot("railway-rifle")
    table.play("shoot m1 railway-rifle", "roll 9 B:bs")
    assert table.told("bought") == []


@pytest.mark.rule("WB-D4", "WB-F10")
@pytest.mark.parametrize(
    ("weapon", "dice", "condition"),
    [
        ("power-fist", "K:b K:-", STUNNED),
        ("lead-pipe", "B:s", STUNNED),
        ("super-sledge", "Y:- Y:- B:s", INJURED_ARM),
    ],
)
def test_conditions_by_blows(weapon: str, dice: str, condition: int) -> None:
    table, _, foe = blow("settler", weapon)
    table.play(f"fight m1 {weapon}", f"roll 3 {dice}", "armour 4", "stay")
    assert foe.conditions == condition


@pytest.mark.rule("WB-D4", "WB-F10")
@pytest.mark.parametrize(("answer", "condition"), [("arm", INJURED_ARM), ("leg", INJURED_LEG)])
def test_an_injury_is_the_attackers_choice(answer: str, condition: int) -> None:
    table, _, foe = blow("settler", "lead-pipe")
    table.play("fight m1 lead-pipe", "roll 3 B:x", "armour 4")
    assert table.asked == (0, "injury")
    table.play(answer, "stay")
    assert foe.conditions == condition


@pytest.mark.rule("WB-D4", "WB-F10")
@pytest.mark.parametrize(
    ("weapon", "dice", "condition"),
    [("indys-freezing-44", "Y:- B:s", FROZEN), ("flare-gun", "G:- B:s", ON_FIRE)],
)
def test_conditions_by_shots(weapon: str, dice: str, condition: int) -> None:
    table, _, foe = shot(weapon)
    table.play(f"shoot m1 {weapon}", f"roll 3 {dice}", "armour 4")
    assert foe.conditions == condition


@pytest.mark.rule("WB-D4", "WB-F10")
@pytest.mark.parametrize(("red", "poisoned"), [("armour 3", False), ("armour 4", True)])
def test_poison_comes_only_with_damage(red: str, poisoned: bool) -> None:
    table, _, foe = blow("radscorpion", "", "paladin")  # rating 3
    table.play("fight m1 radscorpion-pincers", "roll 3 Y:- Y:- B:b", red, "stay")
    assert (foe.conditions == POISONED) == poisoned


@pytest.mark.rule("WB-D4")
@pytest.mark.parametrize(("tokens", "left", "stunned"), [(1, 0, False), (0, 0, True)])
def test_a_stun_baton_calms_or_stuns(tokens: int, left: int, stunned: bool) -> None:
    table, _, foe = blow("settler", "stun-baton")
    foe.reactions = tokens
    table.play("fight m1 stun-baton", "roll 3 K:- G:- B:b", "armour 4", "stay")
    assert foe.reactions == left
    assert (foe.conditions == STUNNED) == stunned


@pytest.mark.rule("WB-D4", "WB-R4")
def test_a_bite_wins_an_action_point() -> None:
    table, dog, _ = blow("dogmeat", "")
    table.play("fight m1 dog-bite", "roll 3 Y:- G:- B:s", "armour 4", "stay")
    assert dog.points == 1


@pytest.mark.rule("WB-R4", "WB-D4")
def test_a_quick_bite_wins_none() -> None:
    table = Table()
    dog = table.model("dogmeat", 0, 300, 300, heroic=True)
    table.model("super-mutant", 1, 336, 300)
    table.activate(dog).play("roll B:b", "quick fight m1 dog-bite", "roll 3 Y:- G:- B:s", "no")
    table.play("armour 4", "stay")
    assert dog.points == 0


@pytest.mark.rule("WB-F5", "WB-F12", "WB-F13")
def test_a_push_and_following_it() -> None:
    table, brute, foe = blow("brute", "huge-club", "settler")
    table.play("fight m1 huge-club", "roll 3 K:- K:- B:b B:x", "armour 4")
    assert foe.x == 300 + 36 + 51
    assert table.asked == (0, "follow")
    table.play("yes")
    assert table.asked == (0, "slide")
    assert in_contact(brute, foe)


@pytest.mark.rule("WB-F12")
def test_pushed_away_there_is_no_slide() -> None:
    table, _, _ = blow("brute", "huge-club", "settler")
    table.play("fight m1 huge-club", "roll 3 K:- K:- B:b B:x", "armour 4", "no")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-D4")
def test_what_goes_past_armour() -> None:
    table, _, foe = shot("laser-rifle", "deathclaw")
    table.play("shoot m1 laser-rifle", "roll 3 K:- B:b", "armour 1")
    assert foe.wounds == 1  # 2 energy: 1 and the "+1" blocked; 1 past both


@pytest.mark.rule("WB-D4", "WB-F6")
def test_radiation_past_armour() -> None:
    table, _, foe = blow("bloated-glowing-one", "", "settler")
    table.play("fight m1 bloated-glowing-one-swipe", "roll 3 K:- K:- Y:r1 B:b", "stay")
    assert (foe.wounds, foe.rads) == (2, 3)


@pytest.mark.rule("WB-D4")
def test_mods_print_effects_too() -> None:
    table, model, foe = shot("hunting-rifle")
    model.mods = (table.cards.item_numbers["refined"],)
    table.play("shoot m1 hunting-rifle", "roll 3 Y:b Y:-")
    assert [event["effect"] for event in table.told("bought")] == ["reduction"]
    assert foe.wounds == 2  # no armour is left to roll


@pytest.mark.rule("WB-D4")
def test_every_effect_is_before_armour_or_after_it() -> None:
    after = [word for n, word in enumerate(EFFECTS) if n not in BEFORE]
    given = [condition_of(EFFECTS.index(word)) for word in after]
    assert sorted(bit for bit in given if bit) == [1 << n for n in range(len(CONDITIONS))]


@pytest.mark.rule("WB-D4", "WB-F14")
def test_a_free_attack_buys_no_push() -> None:
    table = Table()
    brute = table.model("brute", 1, 300, 300, "huge-club")
    leaver = table.model("settler", 0, 336, 300)
    leaver.health = 20
    table.activate(leaver).play("move 390,300")
    assert table.asked == (NATURE, "roll")
    table.play("roll 3 K:- K:- B:b B:s", "armour 4")
    assert [event["effect"] for event in table.told("bought")] == ["stun"]
    assert leaver.x == 390
    assert brute.x == 300
