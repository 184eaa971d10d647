"""Exact odds: against every throw by hand, and against the engine played out over every throw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from overseer.wasteland.battle.dice import (
    RED_FACES,
    WHITE_FACES,
    Thrown,
    spread_of,
    throw,
)
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.odds.exact import Defence, attack_odds, success
from overseer.wasteland.battle.odds.preview import Spread, preview
from overseer.wasteland.battle.values import power_room
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.words import (
    BOTTLE,
    E_DAMAGE,
    E_PIERCE,
    E_REDUCTION,
    IMMUNE,
    STAR,
)
from tests.wasteland.played_out import played_out, seen
from tests.wasteland.table import Table, box

# -- by hand -------------------------------------------------------------------------------------


def by_hand(
    value: int, dice: bytes, damage: int, effect: IconEffect | None, rating: int, strong: bool
) -> tuple[Fraction, Spread]:
    """The chance to hit and the damage by looking at every single throw and armour roll."""
    hits = 0
    found: Counter[int] = Counter()
    throws = spread_of(True, dice)
    for k in range(throws):
        thrown = Thrown(throw(True, dice, k), dice, False)
        hit = thrown.margin(value) >= 0
        hits += hit
        for red in RED_FACES:
            if not hit:
                found[0] += 1
                continue
            dealt, less, past = damage + thrown.damage, thrown.reduction, 0
            if effect is not None:
                bought = min(thrown.icons(effect.icon) // effect.count, effect.limit)
                dealt += bought * effect.amount if effect.effect == E_DAMAGE else 0
                less += bought * effect.amount if effect.effect == E_REDUCTION else 0
                past += bought * effect.amount if effect.effect == E_PIERCE else 0
            block = (red if red <= max(rating - less, 0) else 0) + strong
            found[(max(dealt - block, 0) if dealt > 0 else 0) + past] += 1
    total = throws * len(RED_FACES)
    return Fraction(hits, throws), {n: Fraction(w, total) for n, w in sorted(found.items())}


@pytest.mark.rule("WB-D2")
@pytest.mark.parametrize(
    ("value", "percent"),
    [*enumerate((15, 25, 30, 35, 40, 45, 55, 65, 75, 80, 85)), (-4, 15), (12, 85)],
)
def test_the_success_table_of_the_white_die(value: int, percent: int) -> None:
    assert success(value, 0) * 100 == percent * len(WHITE_FACES)


CASES = [
    (6, bytes((1, 0, 0, 0)), 1, None, 2, False),
    (4, bytes((0, 2, 0, 0)), 2, IconEffect(BOTTLE, 1, 1, E_DAMAGE, 1), 3, True),
    (5, bytes((0, 1, 1, 0)), 2, IconEffect(BOTTLE, 1, 2, E_PIERCE, 1), 4, False),
    (2, bytes((0, 0, 1, 1)), 1, IconEffect(STAR, 1, 1, E_REDUCTION, 2), 2, False),
    (0, bytes(4), 3, None, 1, True),
]


@pytest.mark.rule("WB-D2", "WB-D4", "WB-F6")
@pytest.mark.parametrize("case", CASES)
def test_the_odds_are_those_of_every_throw(
    case: tuple[int, bytes, int, IconEffect | None, int, bool],
) -> None:
    value, dice, damage, effect, rating, strong = case
    hit, spread = by_hand(*case)
    effects = [] if effect is None else [effect]
    odds = attack_odds(value, dice, damage, 0, effects, 0, False, Defence(rating, strong))

    assert Fraction(odds.hit, odds.total) == hit
    found = {n: Fraction(w, odds.total) for n, w in enumerate(odds.damage) if w}
    assert found == spread
    assert sum(odds.damage) == odds.total
    assert odds.at_least(0) == odds.total


@pytest.mark.rule("WB-F6")
def test_nothing_comes_through_immunity() -> None:
    odds = attack_odds(6, bytes((2, 0, 0, 0)), 3, 0, [], 0, False, Defence(IMMUNE, False))

    assert odds.damage == [odds.total]
    assert odds.hit > 0


@pytest.mark.rule("WB-H2")
def test_a_critical_is_not_tested() -> None:
    odds = attack_odds(-5, bytes((1, 0, 0, 0)), 2, 0, [], 0, True, Defence(0, False))

    assert odds.hit == odds.total


# -- by the engine -------------------------------------------------------------------------------


def attack(
    weapon: str, target: str = "settler", far: int = 90, **where: int
) -> tuple[Table, Model]:
    """Somebody with a weapon and a target so far away; the target is model 1."""
    wall = [box(145, 60, 10, 80, "cover")] if where.get("cover") else []
    table = Table(wall)
    shooter = table.model("sole-survivor", 0, 100, 100, weapon)
    table.model(target, 1, 100 + far, 100)
    table.activate(shooter)
    return table, shooter


SHOTS = [
    ("10mm-pistol", "shoot m1 10mm-pistol", "settler", 90, False),
    ("pipe-pistol", "shoot m1 pipe-pistol", "super-mutant", 90, True),
    ("laser-pistol", "shoot m1 laser-pistol", "paladin", 90, False),
    ("gamma-gun", "shoot m1 gamma-gun", "settler", 90, False),
    ("plasma-pistol", "shoot m1 plasma-pistol", "super-mutant", 90, False),
    ("missile-launcher", "shoot m1 missile-launcher", "settler", 250, False),
    ("frag-grenade", "throw frag-grenade m1", "settler", 150, False),
]


@pytest.mark.rule("WB-D2", "WB-F1", "WB-F6", "WB-F8", "WB-F16")
@pytest.mark.parametrize(("weapon", "text", "target", "far", "covered"), SHOTS)
def test_a_preview_is_what_the_engine_does(
    weapon: str, text: str, target: str, far: int, covered: bool
) -> None:
    table, shooter = attack(weapon, target, far, cover=covered)
    told = seen(table, shooter, text)
    hit, spread = played_out(table, text, table.state.models[1])

    assert told.hit == hit
    assert told.wounds[0].model == 1
    assert told.wounds[0].damage == spread
    assert told.value == sum(amount for _, amount in told.items)
    assert (told.items[-1] == ("cover", -2)) == covered


@pytest.mark.rule("WB-F3", "WB-F6")
def test_a_preview_of_close_combat_is_what_the_engine_does() -> None:
    table = Table()
    fighter = table.model("super-mutant", 0, 100, 100, "pipe-pistol")
    target = table.model("settler", 1, 100 + fighter.radius + 16 + 1, 100)
    table.activate(fighter)
    told = seen(table, fighter, "fight m1 pipe-pistol")
    hit, spread = played_out(table, "fight m1 pipe-pistol", target)

    assert told.close
    assert ("gun-in-melee", -2) in told.items
    assert ("gun-in-melee", 1) in told.wounds[0].items
    assert (told.hit, told.wounds[0].damage) == (hit, spread)


@pytest.mark.rule("WB-F15")
def test_a_shot_into_a_fight_may_strike_anyone_in_it() -> None:
    table = Table()
    shooter = table.model("sole-survivor", 0, 100, 100, "10mm-pistol")
    target = table.model("super-mutant", 1, 190, 100)
    friend = table.model("settler", 0, 190 + target.radius + 16 + 1, 100)
    table.activate(shooter)
    text = "shoot m1 10mm-pistol"
    told = seen(table, shooter, text)

    assert "fight" in told.notes
    assert [wounds.model for wounds in told.wounds] == [target.number, friend.number]
    for wounds, model in zip(told.wounds, (target, friend), strict=True):
        assert wounds.damage == played_out(table, text, model)[1]


@pytest.mark.rule("WB-F8", "WB-F16")
def test_an_area_hurts_everybody_in_it_also_where_it_scatters() -> None:
    table = Table()
    thrower = table.model("sole-survivor", 0, 100, 100, "frag-grenade")
    target = table.model("settler", 1, 230, 100)
    near = table.model("settler", 1, 275, 100)
    table.activate(thrower)
    text = "throw frag-grenade m1"
    told = seen(table, thrower, text)
    found = {wounds.model: wounds.damage for wounds in told.wounds}

    assert "scatter" in told.notes
    assert found[near.number] == played_out(table, text, near)[1]
    assert found[target.number] == played_out(table, text, target)[1]
    assert max(found[near.number]) > 0


def test_a_throw_at_a_bare_point_has_no_target_but_victims() -> None:
    table = Table()
    thrower = table.model("sole-survivor", 0, 100, 100, "frag-grenade")
    table.model("settler", 1, 230, 100)
    table.activate(thrower)
    text = "throw frag-grenade 225,110"
    told = seen(table, thrower, text)

    assert [wounds.model for wounds in told.wounds] == [1, 0]  # it may fly back to its thrower
    for wounds in told.wounds:
        assert wounds.damage == played_out(table, text, table.state.models[wounds.model])[1]


@pytest.mark.rule("WB-F17")
def test_intact_power_armour_must_be_broken_before_its_wearer_is_removed() -> None:
    table, shooter = attack("10mm-pistol", "settler")
    bare = seen(table, shooter, "shoot m1 10mm-pistol").wounds[0]
    table.state.models[1].wounds = 3
    hurt = seen(table, shooter, "shoot m1 10mm-pistol").wounds[0]
    table.equip(table.state.models[1], "t-45-power-armour")
    armoured = seen(table, shooter, "shoot m1 10mm-pistol").wounds[0]

    assert hurt.removed == hurt.at_least(1) > bare.removed
    assert armoured.items[0][0] == "power-armour"
    room = power_room(table.state, table.state.models[1])
    assert room > 0
    assert armoured.removed == armoured.at_least(1 + room)


def test_a_quick_shot_is_worse() -> None:
    table, shooter = attack("10mm-pistol")
    usual = seen(table, shooter, "shoot m1 10mm-pistol")
    quick = seen(table, shooter, "quick shoot m1 10mm-pistol")
    reaction = preview(table.state, shooter, table.parse("shoot m1 10mm-pistol"), reacting=True)

    assert quick.items == (*usual.items, ("quick", -2))
    assert quick.hit < usual.hit
    assert reaction.hit == quick.hit


def test_what_the_numbers_leave_out_is_named() -> None:
    table, shooter = attack("10mm-pistol")
    target = table.state.models[1]
    target.luck = 1
    target.boosts = 1

    assert seen(table, shooter, "shoot m1 10mm-pistol").notes == ("luck", "boost")


def test_every_weapon_of_the_set_can_be_previewed() -> None:
    weapons: list[Weapon] = [each for each in Table().cards.weapons if each.kind < 3]
    for weapon in weapons:
        table, shooter = attack(weapon.id)
        told = seen(table, shooter, f"shoot m1 {weapon.id}")
        assert 0 < told.hit < 1, weapon.id
        assert sum(told.wounds[0].damage.values()) == 1
        assert told.wounds[0].at_least(1) == 1 - told.wounds[0].damage[0]
