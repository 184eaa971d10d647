"""Close combat: dice, guns at close quarters, outnumbering, who may be fought (WB-F2, F3)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.arms import IMPROVISED, improvised
from overseer.wasteland.battle.attack.attempt import Attempt, attempt
from overseer.wasteland.battle.model import Model
from overseer.wasteland.words import BLACK_DIE, G_HANDY, GREEN_DIE, STUNNED, YELLOW_DIE
from tests.wasteland.table import Table, box


def touching(unit: str, *weapons: str, foe: str = "super-mutant") -> tuple[Table, Model, Model]:
    """A model of a unit with an enemy east of it, base to base."""
    table = Table()
    model = table.model(unit, 0, 300, 300, *weapons)
    other = table.model(foe, 1, 300, 300)
    other.x += model.radius + other.radius
    return table, model, other


def blow(table: Table, model: Model, target: Model, slot: int = 0) -> Attempt:
    """A close-combat attack worked out."""
    number = improvised(table.state) if slot == IMPROVISED else model.weapons[slot]
    weapon = table.cards.weapons[number]
    return attempt(
        *(table.state, model, target, slot, weapon, True, False, False, False, model.x, model.y)
    )


@pytest.mark.rule("WB-F3")
def test_a_fight_uses_the_melee_skill_and_the_weapons_dice() -> None:
    table, model, foe = touching("settler", "machete")
    found = blow(table, model, foe)
    assert found.items == [("strength", 3)]
    assert found.dice == bytes((1, 0, 1, 0))
    table.activate(model).play("fight m1 machete", "roll 3 K:d2 G:-", "armour 2", "stay")
    assert foe.wounds == 3
    assert table.state.actions == 1


@pytest.mark.rule("WB-F3")
@pytest.mark.parametrize(
    ("unit", "weapon", "die"),
    [
        ("brute", "sledgehammer", BLACK_DIE),  # STR 8
        ("brute", "ripper", YELLOW_DIE),  # its card says so
        ("super-mutant", "sledgehammer", -1),  # STR 6
        ("deathclaw", "", BLACK_DIE),  # a part of its body is a weapon too
    ],
)
def test_strength_seven_adds_a_die(unit: str, weapon: str, die: int) -> None:
    table, model, foe = touching(unit, *([weapon] if weapon else []), foe="settler")
    found = blow(table, model, foe)
    assert found.dice_items == ([("strength", die)] if die >= 0 else [])


@pytest.mark.rule("WB-F3")
def test_everybody_has_an_improvised_weapon() -> None:
    table, model, foe = touching("settler")
    table.activate(model)
    assert table.listed("fight") == ["fight m1 improvised"]
    assert blow(table, model, foe, IMPROVISED).dice == bytes((0, 0, 1, 0))
    table.play("fight m1 improvised", "roll 1* G:r1", "stay")
    assert foe.wounds == 1  # 1 physical; the reduction leaves no armour to roll


@pytest.mark.rule("WB-F3")
def test_a_gun_at_close_quarters_is_at_minus_two_and_one_armour() -> None:
    table, model, foe = touching("settler", "assault-rifle")
    found = blow(table, model, foe)
    assert found.items == [("perception", 6), ("gun-in-melee", -2)]
    assert found.armour == 1
    table.activate(model).play("fight m1 assault-rifle", "roll 4 K:- G:-", "armour 2", "stay")
    assert foe.wounds == 0


@pytest.mark.rule("WB-F3", "WB-I3")
def test_super_mutants_hit_with_guns_by_their_melee_skill() -> None:
    table, model, foe = touching("super-mutant", "bolt-action-pipe-rifle", foe="settler")
    assert blow(table, model, foe).items == [("strength", 6), ("gun-in-melee", -2)]


@pytest.mark.rule("WB-F3")
def test_a_handy_gun_has_no_penalty() -> None:
    table, model, foe = touching("settler", "assault-rifle")
    handy = [
        item.number for item in table.cards.items if any(g.stat == G_HANDY for g in item.gifts)
    ]
    model.mods = (handy[0],)
    found = blow(table, model, foe)
    assert (found.value, found.armour) == (6, 0)


@pytest.mark.rule("WB-F3")
@pytest.mark.parametrize("friends", [0, 1, 2])
def test_outnumbering_is_one_green_die_in_all(friends: int) -> None:
    table, model, foe = touching("settler", "machete")
    for n in range(friends):
        table.model("settler", 0, foe.x, foe.y + (36 if n else -36))
    extra = [("outnumbering", GREEN_DIE)] if friends else []
    assert blow(table, model, foe).dice_items == extra


@pytest.mark.rule("WB-F3", "WB-F20")
def test_a_weapon_with_a_minimum_range_is_no_club() -> None:
    table, model, _ = touching("settler", "sniper-rifle")
    table.activate(model)
    assert table.rule("fight m1 sniper-rifle") == "WB-F1"


@pytest.mark.rule("WB-F2")
def test_the_engaged_fight_only_those_they_touch() -> None:
    table, model, _ = touching("settler", "assault-rifle", "machete")
    table.model("super-mutant", 1, 300, 400)
    table.activate(model)
    assert table.rule("shoot m1 assault-rifle") == "WB-F2"
    assert table.rule("shoot m2 assault-rifle") == "WB-F2"
    assert table.rule("fight m2 machete") == "WB-F2"
    assert table.rule("fight m1 machete") == ""


@pytest.mark.rule("WB-F2")
def test_long_arms_reach_over_a_gap_but_not_out_of_a_fight() -> None:
    table = Table()
    behemoth = table.model("behemoth", 0, 300, 300)
    table.model("settler", 1, 390, 300)  # a gap of 44 or so
    table.activate(behemoth)
    assert table.rule("fight m1 behemoth-swing") == ""
    table.model("settler", 1, 300, 300 - behemoth.radius - 16)
    assert table.rule("fight m1 behemoth-swing") == "WB-F2"
    assert table.rule("fight m2 behemoth-swing") == ""


@pytest.mark.rule("WB-G5")
def test_long_arms_do_not_reach_through_a_wall() -> None:
    table = Table([box(345, 200, 10, 200, "sight", "wall")])
    behemoth = table.model("behemoth", 0, 300, 300)
    table.model("settler", 1, 390, 300)
    table.activate(behemoth)
    assert table.rule("fight m1 behemoth-swing") == "WB-G5"


@pytest.mark.rule("WB-F5")
def test_a_slide_follows_each_blow_hit_or_miss() -> None:
    table, model, foe = touching("settler", "machete")
    table.activate(model).play("fight m1 machete", "roll X K:- G:-")
    assert table.asked == (0, "slide")
    slide = table.listed("slide")[0]
    table.play(slide)
    assert (model.x, model.y) != (300, 300)
    assert table.asked == (0, "action")
    assert table.rule("fight m1 machete") == ""  # it has kept contact
    assert foe.wounds == 0


@pytest.mark.rule("WB-I3")
def test_a_swarm_bites_once_for_every_two_health() -> None:
    table, swarm, foe = touching("radroach-swarm", foe="settler")
    table.activate(swarm).play("fight m1 radroach-swarm-bite", "roll 3 G:-", "stay")
    assert foe.rads == 1
    assert table.asked == (NATURE, "roll")
    table.play("roll 3 G:-", "stay")
    assert foe.rads == 2
    assert table.state.actions == 1
    swarm.wounds = 3
    table.play("fight m1 radroach-swarm-bite", "roll 3 G:-", "stay")
    assert table.told("fought")[-1]["model"] == 0
    assert len(table.told("fought")) == 3


@pytest.mark.rule("WB-I3")
def test_a_swarm_stops_when_its_prey_is_down() -> None:
    table, swarm, foe = touching("radroach-swarm", foe="settler")
    foe.wounds = 3
    table.activate(swarm).play("fight m1 radroach-swarm-bite", "roll 3 G:-")
    assert not foe.alive
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-F14", "WB-F12")
def test_a_free_crush_throws_nobody() -> None:
    table = Table()
    claw = table.model("deathclaw", 1, 300, 300)
    leaver = table.model("settler", 0, 300 + claw.radius + 16, 300)
    crush = claw.weapons.index(table.cards.weapon_numbers["deathclaw-crush"])
    tokens = bytearray(len(claw.weapons))
    tokens[crush] = 3
    claw.tokens = bytes(tokens)
    leaver.health = 9
    table.activate(leaver).play(f"move {leaver.x + 50},300", "roll 1* K:- Y:- Y:- Y:-", "armour 4")
    assert leaver.x == 300 + claw.radius + 16 + 50
    assert leaver.conditions == STUNNED
    assert table.told("pushed") == []
