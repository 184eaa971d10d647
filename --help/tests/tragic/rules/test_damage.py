"""Kinds of damage against kinds of armour: TR-C9, TR-C10, and what a RESPIRATOR keeps out."""

from __future__ import annotations

import pytest

from overseer.tragic.words import (
    DAMAGE,
    ST_ARMOUR,
    ST_CRITICAL,
    ST_DAMAGE_TAKEN,
    ST_IMMUNE_RADIATION,
    ST_RADIATION_ARMOUR,
    ST_RESPIRATOR,
    STATS,
)
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

# Which armour counts against which damage (TR-C9); poison and radiation pass the plain one.
AGAINST = {
    "plain": {"armour"},
    "blast": {"armour", "blast-armour"},
    "poison": {"bacteriological-armour"},
    "disease": {"armour", "bacteriological-armour"},
    "radiation": {"radiation-armour"},
    "fire": {"armour", "fireproof-armour", "energy-armour"},
    "cryo": {"armour", "energy-armour"},
    "laser": {"armour", "energy-armour", "polished-metal"},
    "plasma": {"armour", "energy-armour"},
    "electric": {"armour", "energy-armour"},
}
ARMOURS = STATS[:7]

CARDS = own(
    *(card(kind, "attack", strike=f"10 {kind}") for kind in DAMAGE),
    *(
        card(f"{kind}-flask", "action", does(f"damage 10 {kind} target", target="opponent"))
        for kind in DAMAGE
    ),
    card("rays", "attack", strike="3 radiation 3 strikes"),
    card("acid", "attack", strike="8 poison", keywords=["penetrating 2"]),
    card("drill", "attack", strike="10 laser", keywords=["penetrating 3"]),
    card("needle", "attack", strike="10 laser", keywords=["piercing"]),
    card("fog", "attack", strike="10", types=["gas"]),
    card("flood", "action", does("damage 10 plain target", target="opponent"), types=["water"]),
    card("plague", "action", does("lose 4 opponent", "heal 2"), types=["gas"]),
    card("dust", "action", does("irradiate 2 opponent", "damage 1 radiation opponent")),
    card("shell", "ally", attack=0, health=20, keywords=["armour 4"]),
)


def table() -> Table:
    return Table(CARDS).gain(0, ST_CRITICAL, -2)


@pytest.mark.rule("TR-C9", "TR-C10")
@word(*(f"damage:{kind}" for kind in DAMAGE), *(f"stat:{armour}" for armour in ARMOURS))
@pytest.mark.parametrize("armour", ARMOURS)
@pytest.mark.parametrize("kind", DAMAGE)
def test_every_armour_against_every_damage(kind: str, armour: str) -> None:
    left = 94 if armour in AGAINST[kind] else 90
    for name in (f"{kind}-1", f"{kind}-flask-1"):
        duel = table().hand(0, name).gain(1, STATS.index(armour), 4)

        duel.play(f"cast {name}")

        assert duel.hp(1) == left


@pytest.mark.rule("TR-C9")
@pytest.mark.parametrize("kind", DAMAGE)
def test_all_armour_that_applies_adds_up(kind: str) -> None:
    duel = table().hand(0, f"{kind}-1")
    for stat in range(len(ARMOURS)):
        duel.gain(1, stat, 2)

    duel.play(f"cast {kind}-1")

    assert duel.hp(1) == 90 + 2 * len(AGAINST[kind])


@pytest.mark.rule("TR-C9", "TR-W3")
def test_penetration_counts_once_against_the_sum() -> None:
    duel = table().hand(0, "drill-1")
    for armour in AGAINST["laser"]:
        duel.gain(1, STATS.index(armour), 2)

    duel.play("cast drill-1")

    assert duel.hp(1) == 93  # 6 armour, 3 of it ignored


@pytest.mark.rule("TR-C9")
def test_armour_never_heals() -> None:
    duel = table().hand(0, "plain-1").gain(1, ST_ARMOUR, 30)

    duel.play("cast plain-1")

    assert duel.hp(1) == 100


@pytest.mark.rule("TR-C9", "TR-W4")
def test_piercing_ignores_every_kind() -> None:
    duel = table().hand(0, "needle-1")
    for stat in range(len(ARMOURS)):
        duel.gain(1, stat, 5)

    duel.play("cast needle-1")

    assert duel.hp(1) == 90


# -- poison and radiation ------------------------------------------------------------------------


@pytest.mark.rule("TR-C10")
def test_poison_may_be_critical() -> None:
    duel = Table(CARDS).hand(0, "poison-1").gain(1, ST_ARMOUR, 4)

    duel.play("cast poison-1", "ones 2")

    assert duel.hp(1) == 80


@pytest.mark.rule("TR-C10")
def test_radiation_is_never_critical_and_raises_the_track() -> None:
    duel = Table(CARDS).hand(0, "radiation-1")

    duel.play("cast radiation-1")  # no dice

    assert (duel.topic, duel.hp(1), duel.player(1).radiation) == ("main", 90, 1)


@pytest.mark.rule("TR-C10")
def test_one_event_is_one_level() -> None:
    """An attack of three strikes is one event; another card is another."""
    duel = table().hand(0, "rays-1", "radiation-flask-1")

    duel.play("cast rays-1", "pass")
    assert (duel.hp(1), duel.player(1).radiation) == (91, 1)
    duel.play("cast radiation-flask-1")
    assert duel.player(1).radiation == 2


@pytest.mark.rule("TR-C10")
def test_radiation_that_deals_nothing_raises_nothing() -> None:
    duel = table().hand(0, "rays-1").gain(1, ST_RADIATION_ARMOUR, 3)

    duel.play("cast rays-1")

    assert (duel.hp(1), duel.player(1).radiation) == (100, 0)


@pytest.mark.rule("TR-C10")
@pytest.mark.parametrize("kind", [kind for kind in DAMAGE if kind != "radiation"])
def test_nothing_else_raises_the_track(kind: str) -> None:
    duel = table().hand(0, f"{kind}-1")

    duel.play(f"cast {kind}-1")

    assert duel.player(1).radiation == 0


@pytest.mark.rule("TR-C10", "TR-W5")
@pytest.mark.parametrize("kind", DAMAGE)
def test_poison_and_radiation_pass_the_armour_of_allies(kind: str) -> None:
    duel = table().hand(0, f"{kind}-1")
    shell = duel.put(1, "shell-1")

    duel.play(f"cast {kind}-1", "target b1")

    assert shell.damage == (10 if kind in ("poison", "radiation") else 6)


@pytest.mark.rule("TR-C10", "TR-W3")
def test_penetration_helps_poison_only_against_its_own_armour() -> None:
    duel = table().hand(0, "acid-1").gain(1, ST_ARMOUR, 5)
    duel.gain(1, STATS.index("bacteriological-armour"), 3)

    duel.play("cast acid-1")

    assert duel.hp(1) == 93


@pytest.mark.rule("TR-C10")
@word("stat:immune-radiation", "step:irradiate")
def test_who_is_immune_takes_no_radiation_and_no_level() -> None:
    duel = table().hand(0, "dust-1", "dust-1", "radiation-1")

    duel.play("cast dust-1", "pass")
    assert (duel.hp(1), duel.player(1).radiation) == (99, 3)
    duel.gain(1, ST_IMMUNE_RADIATION, 1).play("cast dust-1", "pass", "cast radiation-1")
    assert (duel.hp(1), duel.player(1).radiation) == (99, 3)


# -- before the armour ---------------------------------------------------------------------------


@pytest.mark.rule("TR-C3")
@word("stat:damage-taken")
def test_damage_taken_is_added_before_the_armour() -> None:
    duel = table().hand(0, "plain-1", "plain-flask-1").gain(1, ST_DAMAGE_TAKEN, 2)
    duel.gain(1, ST_ARMOUR, 3)

    duel.play("cast plain-1", "pass")
    assert duel.hp(1) == 91
    duel.play("cast plain-flask-1")
    assert duel.hp(1) == 82


@pytest.mark.rule("TR-W20")
@word("stat:respirator")
@pytest.mark.parametrize("name", ["fog-1", "flood-1", "plague-1"])
def test_a_respirator_keeps_gas_and_water_out(name: str) -> None:
    duel = table().hand(0, name, name, "plain-1")
    duel.player(0).hp = 50

    duel.play(f"cast {name}", "pass")
    hurt = duel.hp(1)
    assert hurt < 100
    duel.gain(1, ST_RESPIRATOR, 1).play(f"cast {name}", "pass")
    assert duel.hp(1) == hurt
    if name == "plague-1":
        assert duel.hp(0) == 54  # what it does for its own player still works
    duel.play("cast plain-1")
    assert duel.hp(1) == hurt - 10  # and nothing else is kept out
