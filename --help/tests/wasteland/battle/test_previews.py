"""Previews of the rare cases: each is what the engine does, played out over every throw."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import power_room
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import load_text, source_text
from tests.wasteland.played_out import played_all, seen
from tests.wasteland.table import Table, box

# Cards that bring together what no card of the standard set does.
CARDS = """
[[weapon]]
id = "bell-mace"
kind = "melee"
source = "designed"
caps = [1, 1, 1]
dice = "Y"
damage = "2 physical"
effects = ["bottle pierce 1"]
critical = { points = 1, dice = "Y", damage = 2, area = "yellow", effects = ["pierce 1"] }

[[weapon]]
id = "needle-bomb"
kind = "thrown"
source = "designed"
caps = [1, 1, 1]
dice = "Y"
damage = "2 physical, 1 radiation"
effects = ["bottle pierce 1", "pierce 1 if-damaged"]
area = "yellow"
inner = "orange"
inner_effects = ["ignore-strong"]
direct = ["damage 1"]
scatter = ["1 orange", "3 yellow"]

[[weapon]]
id = "ray-pistol"
kind = "pistol"
source = "designed"
caps = [1, 1, 1]
short = "green Y"
damage = "1 energy"
effects = ["radiate 1 if-damaged", "bottle radiate 2"]

[[weapon]]
id = "ray-claw"
kind = "melee"
source = "designed"
caps = [1, 1, 1]
dice = "Y"
damage = "2 physical, 1 radiation"
effects = ["bottle radiate 1"]

[[weapon]]
id = "charm-stick"
kind = "melee"
source = "designed"
caps = [1, 1, 1]
dice = "YY"
damage = "1 physical"
effects = ["bottle reduction 1 max 2", "bottle damage 1"]
"""


@cache
def cards() -> CardSet:
    """The standard set with those cards."""
    folder = Path(str(files("overseer.wasteland"))) / "sets" / "standard"
    return load_text(source_text(folder) + CARDS)


def agree(table: Table, model: Model, text: str, *watched: Model) -> None:
    """The preview of an attack has the chances of the engine, for everybody watched."""
    told = seen(table, model, text)
    damage = {wounds.model: wounds.damage for wounds in told.wounds}
    hit, spreads = played_all(table, text, watched)
    assert told.hit == hit
    for each, spread in zip(watched, spreads, strict=True):
        assert damage.get(each.number, {0: 1}) == spread


def beside(table: Table, model: Model, unit: str, side: int, *given: str) -> Model:
    """A model in contact with another, to its right."""
    other = table.model(unit, side, 0, model.y, *given)
    other.x = model.x + model.radius + other.radius + 1
    return other


# -- things in contact ---------------------------------------------------------------------------


@pytest.mark.rule("WB-I5", "WB-F3")
def test_a_gun_is_fired_at_a_thing_in_contact() -> None:
    table = Table()
    shooter = table.model("sole-survivor", 0, 100, 100, "10mm-pistol")
    turret = beside(table, shooter, "machine-gun-turret", 1)
    table.activate(shooter)
    text = "shoot m1 10mm-pistol"

    assert not seen(table, shooter, text).close
    agree(table, shooter, text, turret)


# -- criticals with an area ----------------------------------------------------------------------


@pytest.mark.rule("WB-H2", "WB-F8")
def test_a_critical_in_close_combat_may_strike_everybody_around_but_the_striker() -> None:
    table = Table(cards=cards())
    fighter = table.model("sole-survivor", 0, 300, 300, "bell-mace", heroic=True)
    fighter.luck = 0
    fighter.criticals = b"\x01"
    target = beside(table, fighter, "super-mutant", 1)
    near = table.model("settler", 1, target.x, target.y + 50)
    table.activate(fighter).play("roll B:s")
    text = "fight m1 bell-mace critical"
    told = seen(table, fighter, text)

    assert [wounds.model for wounds in told.wounds] == [target.number, near.number]
    agree(table, fighter, text, target, near, fighter)


# -- swarms --------------------------------------------------------------------------------------


def swarm(target: str, *given: str) -> tuple[Table, Model, Model]:
    """Radroaches with all their health, at somebody's feet."""
    table = Table()
    roaches = table.model("radroach-swarm", 0, 300, 300)
    victim = beside(table, roaches, target, 1, *given)
    table.activate(roaches)
    return table, roaches, victim


BITE = "fight m1 radroach-swarm-bite"


@pytest.mark.rule("WB-I3")
@pytest.mark.parametrize("left", [1, 2, 4])
def test_every_bite_of_a_swarm_counts_until_nobody_is_left(left: int) -> None:
    table, roaches, victim = swarm("settler")
    victim.wounds = victim.health - left
    told = seen(table, roaches, BITE)

    assert "strokes" in told.notes
    agree(table, roaches, BITE, victim)
    roaches.wounds = 2  # one bite
    assert seen(table, roaches, BITE).hit < told.hit


@pytest.mark.rule("WB-I3", "WB-F4")
def test_the_charge_helps_only_the_first_bite() -> None:
    table, roaches, victim = swarm("settler")
    roaches.charge_dice = b"\1\0\0\0"
    agree(table, roaches, BITE, victim)


@pytest.mark.rule("WB-I3")
def test_only_one_bite_is_dodged() -> None:
    table, roaches, victim = swarm("nuka-girl")
    assert "dodge" in seen(table, roaches, BITE).notes
    agree(table, roaches, BITE, victim)


@pytest.mark.rule("WB-I3", "WB-F17")
def test_power_armour_may_turn_between_two_bites() -> None:
    table, roaches, victim = swarm("settler", "t-45-power-armour")
    roaches.charge_dice = b"\1\0\0\0"
    victim.power_damage = 2
    assert power_room(table.state, victim) == 1
    agree(table, roaches, BITE, victim)


# -- roofs ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-F8", "WB-F16")
@pytest.mark.parametrize("high", [True, False])
def test_a_disc_on_a_roof_reaches_those_up_there(high: bool) -> None:
    table = Table([box(200, 60, 120, 80, "sight", "cover", "climbable", tall=60)])
    thrower = table.model("sole-survivor", 0, 100, 100, "frag-grenade")
    thrower.on = 0
    target = table.model("settler", 1, 230, 100)
    target.on = 0
    near = table.model("settler", 1, 265, 100)
    near.on = 0 if high else -1
    if not high:
        near.x, near.y = 230, 158  # on the ground below
    table.activate(thrower)
    text = "throw frag-grenade m1"
    agree(table, thrower, text, target, near)
    found = {wounds.model: wounds for wounds in seen(table, thrower, text).wounds}
    assert found[near.number].at_least(1) > 0


# -- past armour ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-D4", "WB-F6")
@pytest.mark.parametrize("left", [1, 2, 4])
@pytest.mark.parametrize("weapon", ["laser-rifle", "ray-pistol"])
def test_nothing_goes_past_the_armour_of_one_who_is_gone(left: int, weapon: str) -> None:
    table = Table(cards=cards())
    shooter = table.model("sole-survivor", 0, 100, 100, weapon)
    target = table.model("settler", 1, 190, 100)
    target.wounds = target.health - left
    table.activate(shooter)
    agree(table, shooter, f"shoot m1 {weapon}", target)


@pytest.mark.rule("WB-D4", "WB-F8", "WB-F18")
def test_an_area_goes_past_armour_too_and_has_a_second_kind_of_damage() -> None:
    table = Table(cards=cards())
    thrower = table.model("sole-survivor", 0, 100, 100, "needle-bomb")
    target = table.model("knight", 1, 230, 100)
    near = table.model("settler", 1, 300, 100, "combat-armour")
    table.activate(thrower)
    agree(table, thrower, "throw needle-bomb m1", target, near)


@pytest.mark.rule("WB-F8")
def test_an_area_may_be_dodged_but_not_what_goes_past_armour() -> None:
    table = Table(cards=cards())
    thrower = table.model("sole-survivor", 0, 100, 100, "needle-bomb")
    girl = table.model("nuka-girl", 1, 230, 150)
    table.activate(thrower)
    agree(table, thrower, "throw needle-bomb m1", girl)


@pytest.mark.rule("WB-F8", "WB-F6")
def test_what_the_icons_buy_past_armour_reaches_everybody_in_the_disc() -> None:
    table = Table(cards=cards())
    thrower = table.model("sole-survivor", 0, 100, 100, "needle-bomb")
    target = table.model("settler", 1, 230, 100)
    near = table.model("settler", 1, 270, 100)
    target.health = near.health = 20
    table.activate(thrower).play("throw needle-bomb m1", "roll 1* Y:b")
    while table.asked[1] == "armour":
        table.play("armour 4")  # nothing is blocked

    assert (target.wounds, target.rads) == (2 + 1 + 1 + 1, 1)  # direct, bottle, damaged
    assert (near.wounds, near.rads) == (2 + 1 + 1, 1)


@pytest.mark.rule("WB-D4", "WB-I3")
@pytest.mark.parametrize("target", ["settler", "feral-ghoul"])
def test_rays_hurt_whom_radiation_hurts(target: str) -> None:
    table = Table(cards=cards())
    fighter = table.model("settler", 0, 300, 300, "ray-claw")
    victim = beside(table, fighter, target, 1)
    table.activate(fighter)
    agree(table, fighter, "fight m1 ray-claw", victim)


@pytest.mark.rule("WB-D4")
def test_who_could_buy_one_effect_twice_or_two_once_is_asked() -> None:
    table = Table(cards=cards())
    fighter = table.model("sole-survivor", 0, 300, 300, "charm-stick")
    victim = beside(table, fighter, "super-mutant", 1)
    table.activate(fighter)
    agree(table, fighter, "fight m1 charm-stick", victim)
    table.play("fight m1 charm-stick", "roll 2 Y:b Y:b")
    assert table.asked == (0, "effect")


# -- stray shots ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-F16")
def test_a_flare_that_misses_may_come_down_on_somebody() -> None:
    table = Table()
    shooter = table.model("sole-survivor", 0, 100, 100, "flare-gun")
    target = table.model("settler", 1, 250, 100)
    near = table.model("settler", 0, 300, 100)
    table.activate(shooter)
    text = "shoot m1 flare-gun"
    told = seen(table, shooter, text)

    assert "scatter" in told.notes
    assert near.number in [wounds.model for wounds in told.wounds]
    agree(table, shooter, text, target, near)


@pytest.mark.rule("WB-F3", "WB-F16")
def test_nothing_scatters_in_close_combat() -> None:
    table = Table()
    shooter = table.model("sole-survivor", 0, 300, 300, "flare-gun")
    target = beside(table, shooter, "settler", 1)
    table.activate(shooter)
    text = "fight m1 flare-gun"

    assert "scatter" not in seen(table, shooter, text).notes
    agree(table, shooter, text, target)
    table.play(text, "roll X G:- B:s")
    assert table.told("exploded") == []
