"""Damage: armour rolls, strong armour, reduction, two kinds at once, radiation (WB-F6, F18)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.hit import (
    DODGED,
    LOWER_RATING,
    PAST_ARMOUR,
    PULSE,
    WEAK_STRONG,
    push_hit,
)
from overseer.wasteland.battle.model import HEAP, REMOVED, Model
from overseer.wasteland.battle.odds.shield import unhurt_by
from overseer.wasteland.battle.work import Work
from overseer.wasteland.words import ENERGY, NONE, PHYSICAL, RADIATION
from tests.wasteland.table import Table


def struck(
    unit: str, damage: int, kind: int, reduction: int = 0, how: int = 0
) -> tuple[Table, Model, Work]:
    """A model that a hit meets in its own activation, before the armour roll."""
    table = Table()
    model = table.model(unit, 0, 300, 300)
    table.model("settler", 1, 800, 800)
    table.activate(model)
    return table, model, push_hit(table.state, model, NONE, damage, kind, reduction, how)


def go_on(table: Table) -> Table:
    """Run what has been pushed."""
    table.state.ears = table.events
    table.state.go_on()
    return table


@pytest.mark.rule("WB-F6")
@pytest.mark.parametrize(
    ("rating", "reduction", "red", "left"),
    [
        (1, 0, 1, 2),
        (1, 0, 2, 3),
        (3, 0, 3, 0),
        (3, 0, 4, 3),
        (3, 1, 3, 3),  # reduced below the number rolled
        (3, 1, 2, 1),
        (4, 0, 4, 0),
    ],
)
def test_red_at_most_the_rating_blocks_so_many(
    rating: int, reduction: int, red: int, left: int
) -> None:
    table, model, hit = struck("super-mutant", 3, PHYSICAL, reduction)
    hit.cover = rating - 1  # the super mutant's own is 1
    go_on(table).play(f"armour {red}")
    assert model.wounds == left


@pytest.mark.rule("WB-F6")
@pytest.mark.parametrize(("reduction", "red", "left"), [(0, 3, 0), (0, 4, 3), (9, 0, 3)])
def test_the_plus_one_always_blocks(reduction: int, red: int, left: int) -> None:
    table, model, _ = struck("deathclaw", 4, PHYSICAL, reduction)  # 3+1
    go_on(table)
    if red:
        table.play(f"armour {red}")
    assert model.wounds == left


@pytest.mark.rule("WB-F6", "WB-D4")
def test_ripping_takes_the_plus_one_away() -> None:
    table, model, _ = struck("deathclaw", 4, PHYSICAL, 0, WEAK_STRONG)
    go_on(table).play("armour 4")
    assert model.wounds == 4


@pytest.mark.rule("WB-F6")
def test_immune_is_immune_even_to_what_goes_past_armour() -> None:
    table, model, _ = struck("super-mutant", 4, RADIATION, 0, PAST_ARMOUR)
    go_on(table)
    assert table.told("immune") == [{"model": 0, "kind": "radiation"}]
    assert (model.rads, model.wounds) == (0, 0)


@pytest.mark.rule("WB-F6")
def test_past_armour_rolls_none() -> None:
    table, model, _ = struck("deathclaw", 2, PHYSICAL, 0, PAST_ARMOUR)
    go_on(table)
    assert model.wounds == 2
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-F6")
def test_radiation_is_a_token_of_its_own_and_counts_against_health() -> None:
    table, model, _ = struck("settler", 3, RADIATION)
    go_on(table)
    assert (model.wounds, model.rads, model.left) == (0, 3, 1)
    push_hit(table.state, model, NONE, 1, PHYSICAL, 0, PAST_ARMOUR)
    go_on(table)
    assert model.place == REMOVED


@pytest.mark.rule("WB-F6")
@pytest.mark.parametrize(("damage", "removed"), [(3, False), (4, True), (9, True)])
def test_removed_at_damage_of_its_health(damage: int, removed: bool) -> None:
    table, model, _ = struck("settler", damage, PHYSICAL, 0, PAST_ARMOUR)
    go_on(table)
    assert (model.place == REMOVED) == removed
    assert [event["model"] for event in table.told("removed")] == ([0] if removed else [])


@pytest.mark.rule("WB-F6", "WB-I2")
def test_what_it_found_stays_where_it_fell() -> None:
    table, model, _ = struck("settler", 4, PHYSICAL, 0, PAST_ARMOUR)
    model.found = (table.cards.item_numbers["stimpak"],)
    go_on(table)
    heap = table.state.markers[-1]
    assert (heap.kind, heap.x, heap.y) == (HEAP, 300, 300)
    assert heap.items == (table.cards.item_numbers["stimpak"],)


@pytest.mark.rule("WB-F18")
def test_mixed_damage_rolls_once_for_each_kind() -> None:
    table = Table()
    ghoul = table.model("feral-ghoul", 0, 300, 300)
    foe = table.model("paladin", 1, 332, 300)  # 3/2/1
    table.activate(ghoul).play("fight m1 feral-ghoul-swipe", "roll 3 K:d1 G:r1")
    assert table.asked == (NATURE, "armour")
    table.play("armour 3")  # 3 less 1 for the first kind: nothing blocked
    assert table.told("armour")[-1] | {} == {
        "model": 1,
        "roll": 3,
        "rating": 2,
        "blocked": 0,
        "kind": "physical",
    }
    table.play("armour 1", "stay")  # radiation 1, not reduced
    assert table.told("armour")[-1]["rating"] == 1
    assert (foe.wounds, foe.rads) == (3, 0)


@pytest.mark.rule("WB-F18")
def test_the_second_kind_comes_through_alone() -> None:
    table = Table()
    ghoul = table.model("feral-ghoul", 0, 300, 300)
    foe = table.model("settler", 1, 332, 300)
    table.activate(ghoul).play("fight m1 feral-ghoul-swipe", "roll 3 K:- G:-", "armour 1", "stay")
    assert (foe.wounds, foe.rads) == (1, 1)


@pytest.mark.rule("WB-I3", "WB-F6")
def test_radiation_heals_a_ghoul() -> None:
    table, model, _ = struck("feral-ghoul", 2, RADIATION)
    model.wounds = 3
    go_on(table)
    assert (model.wounds, model.rads) == (1, 0)
    assert table.told("healed") == [{"model": 0, "amount": 2}]
    assert table.told("unhurt") == [{"model": 0}]


@pytest.mark.rule("WB-F6")
def test_plasma_meets_the_lower_rating() -> None:
    table, model, _ = struck("nuka-girl", 2, ENERGY, 0, LOWER_RATING)  # 1/3
    model.spent = DODGED
    go_on(table).play("armour 2")
    assert table.told("armour")[0]["rating"] == 1
    assert model.wounds == 2


@pytest.mark.rule("WB-F6")
@pytest.mark.parametrize(("unit", "hurt"), [("settler", 0), ("protectron", 2)])
def test_pulses_hurt_robots_alone(unit: str, hurt: int) -> None:
    table, model, _ = struck(unit, 2, ENERGY, 9, PULSE)
    go_on(table)
    assert model.wounds == hurt


@pytest.mark.rule("WB-F6")
@pytest.mark.parametrize(("cards", "hurt"), [((), 2), (("pulse-shield",), 0)])
def test_a_pulse_shield_keeps_pulses_off(cards: tuple[str, ...], hurt: int) -> None:
    table = Table()
    model = table.model("protectron", 0, 300, 300, *cards)
    shooter = table.model("settler", 1, 800, 800)
    table.activate(model)
    push_hit(table.state, model, shooter.number, 2, ENERGY, 9, PULSE)
    go_on(table)
    assert model.wounds == hurt
    grenade = table.cards.weapons[table.cards.weapon_numbers["pulse-grenade"]]
    assert unhurt_by(table.state, model, grenade) == (hurt == 0)


@pytest.mark.rule("WB-F6", "WB-I2")
@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 2)])
def test_an_armour_boost_is_one_rating_once(answer: str, left: int) -> None:
    table, model, _ = struck("super-mutant", 2, PHYSICAL)
    model.boosts = 1
    go_on(table)
    assert table.asked == (0, "boost")
    table.play(answer, "armour 2")
    assert model.wounds == left
    assert model.boosts == (0 if answer == "yes" else 1)


@pytest.mark.rule("WB-F6")
def test_one_who_dodges_ignores_one_hit_a_battle() -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "44-revolver")
    girl = table.model("nuka-girl", 1, 300, 100)
    girl.luck = 0
    table.activate(shooter).play("shoot m1 44-revolver", "roll 3 Y:- Y:-")
    assert table.asked == (NATURE, "roll")
    table.play("roll 8")
    assert table.told("rolled")[-1] == {"roll": "8", "value": 8}  # AGI
    assert table.told("dodged") == [{"model": 1}]
    assert girl.wounds == 0
    table.play("shoot m1 44-revolver", "roll 3 Y:- Y:-", "armour 4")
    assert girl.wounds == 2


@pytest.mark.rule("WB-F10", "WB-F6")
def test_damage_reaches_the_parent_of_a_piercing_shot() -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "laser-rifle")
    target = table.model("deathclaw", 1, 300, 100)
    table.activate(shooter).play("shoot m1 laser-rifle", "roll 3 K:- B:b", "armour 3")
    assert target.wounds == 1  # 2 energy blocked, 1 past armour
    assert [event["damage"] for event in table.told("damaged")] == [1]
