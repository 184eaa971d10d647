"""Heroes: V.A.T.S., quick actions, critical points, luck (WB-H1, H2, H3, H5)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.acting.costs import (
    QUICK_ATTACK,
    QUICK_EXPERTISE,
    QUICK_MOVE,
    QUICK_PREPARE,
    quick_kinds,
)
from overseer.wasteland.battle.attack.arms import critical_points
from overseer.wasteland.battle.model import Model
from overseer.wasteland.words import SHAKEN
from tests.wasteland.table import Table


def hero(*weapons: str, luck: int = 0, distance: int = 200) -> tuple[Table, Model, Model]:
    """A heroic sole survivor in his activation, past the V.A.T.S. die, and a super mutant."""
    table = Table()
    model = table.model("sole-survivor", 0, 100, 100, *weapons, heroic=True)
    target = table.model("super-mutant", 1, 100 + distance, 100)
    model.luck = luck
    table.activate(model).play("roll B:s")
    return table, model, target


@pytest.mark.rule("WB-H1")
def test_heroic_is_one_health_more_and_luck_tokens() -> None:
    table = Table()
    plain = table.model("sole-survivor", 0, 100, 100)
    heroic = table.model("sole-survivor", 0, 200, 100, heroic=True)
    assert (plain.health, heroic.health) == (7, 8)
    assert (plain.luck, heroic.luck) == (0, 4)


@pytest.mark.rule("WB-H1")
@pytest.mark.parametrize(("face", "points"), [("b", 1), ("bb", 2), ("bs", 1), ("s", 0), ("x", 0)])
def test_vats_gives_an_action_point_a_bottle(face: str, points: int) -> None:
    table = Table()
    model = table.model("sole-survivor", 0, 100, 100, heroic=True)
    table.activate(model)
    assert table.asked == (NATURE, "dice")
    table.play(f"roll B:{face}")
    assert model.points == points


@pytest.mark.rule("WB-H1", "WB-R4")
def test_heroes_may_do_everything_quickly() -> None:
    table = Table()
    plain = table.model("settler", 0, 100, 100)
    heroic = table.model("settler", 0, 200, 100, heroic=True)
    assert quick_kinds(table.state, plain) == QUICK_PREPARE
    everything = QUICK_MOVE | QUICK_ATTACK | QUICK_EXPERTISE | QUICK_PREPARE
    assert quick_kinds(table.state, heroic) == everything


# -- critical points -----------------------------------------------------------------------------


@pytest.mark.rule("WB-H2")
@pytest.mark.parametrize(
    ("roll", "points"),
    [("roll 3 Y:- Y:-", 1), ("roll ! Y:- Y:-", 2), ("roll 8 Y:- Y:-", 0), ("roll X Y:- Y:-", 0)],
)
def test_a_hit_is_a_point_and_a_shout_one_more(roll: str, points: int) -> None:
    table, model, _ = hero("hunting-rifle")
    table.play("shoot m1 hunting-rifle", roll)
    assert critical_points(model, 0) == points


@pytest.mark.rule("WB-H2")
def test_who_is_no_hero_collects_none() -> None:
    table = Table()
    model = table.model("settler", 0, 100, 100, "hunting-rifle")
    table.model("super-mutant", 1, 300, 100)
    table.activate(model).play("shoot m1 hunting-rifle", "roll ! Y:- Y:-", "armour 4")
    assert critical_points(model, 0) == 0


@pytest.mark.rule("WB-H2")
def test_the_meter_never_overflows() -> None:
    table, model, _ = hero("10mm-pistol")
    model.criticals = b"\x01"
    table.play("shoot m1 10mm-pistol", "roll ! K:- G:-")
    assert critical_points(model, 0) == 2


@pytest.mark.rule("WB-H2")
def test_a_full_meter_is_an_automatic_hit_of_the_critical_column() -> None:
    table, model, target = hero("combat-rifle")
    model.criticals = b"\x03"
    assert "shoot m1 combat-rifle critical" in table.listed("shoot")
    table.play("shoot m1 combat-rifle critical")
    assert table.asked == (NATURE, "dice")  # no white die
    table.play("roll K:d1 K:d2 Y:r1")
    assert target.wounds == 6  # 3 + 3, and nothing left of the rating
    assert critical_points(model, 0) == 0


@pytest.mark.rule("WB-H2")
def test_a_meter_that_is_not_full_gives_nothing() -> None:
    table, model, _ = hero("combat-rifle")
    model.criticals = b"\x02"
    assert table.rule("shoot m1 combat-rifle critical") == "WB-H2"
    assert "shoot m1 combat-rifle critical" not in table.listed("shoot")


@pytest.mark.rule("WB-H2")
@pytest.mark.parametrize(
    ("weapon", "distance", "good", "bad"),
    [
        ("hunting-rifle", 280, "long critical", "critical"),
        ("combat-shotgun", 178, "critical", "long critical"),
    ],
)
def test_some_criticals_are_for_one_band(weapon: str, distance: int, good: str, bad: str) -> None:
    table, model, _ = hero(weapon, distance=distance)
    model.criticals = b"\x04"
    assert table.rule(f"shoot m1 {weapon} {good}") == ""
    assert table.rule(f"shoot m1 {weapon} {bad}") == "WB-H2"


@pytest.mark.rule("WB-H2")
def test_thrown_weapons_have_no_criticals() -> None:
    table, model, _ = hero("frag-grenade", distance=150)
    table.play("throw frag-grenade m1", "roll ! K:- Y:-", "armour 4")
    assert model.criticals == b""


@pytest.mark.rule("WB-H2")
def test_a_critical_gives_effects_of_its_own() -> None:
    table, model, target = hero("plasma-rifle", distance=150)
    table.equip(target, "aviator-cap")
    model.criticals = b"\x04"
    table.play("shoot m1 plasma-rifle critical", "roll Y:- G:-")
    assert target.wounds == 3  # reduction 2 leaves none of the 2 to roll against


# -- luck ----------------------------------------------------------------------------------------


@pytest.mark.rule("WB-H3")
@pytest.mark.parametrize(
    ("roll", "asked"),
    [("roll 8 Y:- Y:-", True), ("roll 9 Y:- Y:-", True), ("roll 10 Y:- Y:-", False)],
)
def test_a_miss_by_two_or_less_may_be_turned(roll: str, asked: bool) -> None:
    table, _, _ = hero("hunting-rifle", luck=2)  # PER 7
    table.play("shoot m1 hunting-rifle", roll)
    assert (table.asked == (0, "luck")) == asked


@pytest.mark.rule("WB-H3")
@pytest.mark.parametrize(("coin", "hit"), [("lucky", 1), ("blank", 0)])
def test_a_token_is_spent_whatever_the_coin_says(coin: str, hit: int) -> None:
    table, model, _ = hero("hunting-rifle", luck=1)
    table.play("shoot m1 hunting-rifle", "roll 9 Y:- Y:-", "yes")
    assert table.asked == (NATURE, "flip")
    table.play(f"flip {coin}")
    assert model.luck == 0
    assert len(table.told("hit")) == hit
    assert len(table.told("missed")) == 1 - hit


@pytest.mark.rule("WB-D5")
def test_the_luck_token_is_a_fair_coin() -> None:
    table, _, _ = hero("hunting-rifle", luck=1)
    table.play("shoot m1 hunting-rifle", "roll 9 Y:- Y:-", "yes")
    assert table.state.spread == 2
    assert [str(table.state.chance(k)) for k in range(2)] == ["flip blank", "flip lucky"]


@pytest.mark.rule("WB-H3")
def test_no_token_is_spent_by_saying_no() -> None:
    table, model, _ = hero("hunting-rifle", luck=1)
    table.play("shoot m1 hunting-rifle", "roll 9 Y:- Y:-", "no")
    assert model.luck == 1
    assert len(table.told("missed")) == 1


@pytest.mark.rule("WB-H3")
@pytest.mark.parametrize(
    ("roll", "asked"),
    [("roll 6 Y:- Y:-", True), ("roll 4 Y:- Y:-", True), ("roll 3 Y:- Y:-", False)],
)
def test_a_hit_within_two_may_be_dodged(roll: str, asked: bool) -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    target = table.model("sole-survivor", 1, 300, 100, heroic=True)
    table.activate(shooter).play("shoot m1 hunting-rifle", roll)
    assert (table.asked == (1, "luck")) == asked
    if asked:
        table.play("yes", "flip lucky")
        assert table.told("lucky-dodge") == [{"model": 1}]
        assert (target.wounds, target.luck) == (0, 3)


@pytest.mark.rule("WB-H3")
@pytest.mark.parametrize(("coin", "wounds"), [("lucky", 1), ("blank", 2)])
def test_tough_takes_one_damage_off(coin: str, wounds: int) -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    target = table.model("sole-survivor", 1, 300, 100, heroic=True)
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 2 Y:- Y:-", "armour 4")
    assert table.asked == (1, "luck")
    table.play("yes", f"flip {coin}")
    assert (target.wounds, target.luck) == (wounds, 3)


@pytest.mark.rule("WB-H3")
@pytest.mark.parametrize(("coin", "points"), [("lucky", 2), ("blank", 1)])
def test_luck_may_be_one_critical_point_more(coin: str, points: int) -> None:
    table, model, _ = hero("combat-rifle", luck=1)
    table.play("shoot m1 combat-rifle", "roll 3 K:- Y:-", "yes", f"flip {coin}")
    assert critical_points(model, 0) == points
    assert model.luck == 0


@pytest.mark.rule("WB-H3")
def test_a_full_meter_asks_for_no_luck() -> None:
    table, model, _ = hero("10mm-pistol", luck=1)
    table.play("shoot m1 10mm-pistol", "roll ! K:- G:-")
    assert critical_points(model, 0) == 2
    assert table.asked == (NATURE, "armour")


@pytest.mark.rule("WB-H3")
def test_without_tokens_nobody_is_asked() -> None:
    table, _, _ = hero("hunting-rifle", luck=0)
    table.play("shoot m1 hunting-rifle", "roll 8 Y:- Y:-")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-H5")
def test_luck_never_turns_a_cross() -> None:
    table, _, _ = hero("hunting-rifle", luck=3)
    table.play("shoot m1 hunting-rifle", "roll X Y:- Y:-")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-H5")
def test_luck_never_dodges_a_shout() -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    shooter.conditions = SHAKEN  # 6 − 2
    table.model("sole-survivor", 1, 300, 100, heroic=True)
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll ! Y:- Y:-")
    assert table.asked == (NATURE, "armour")


@pytest.mark.rule("WB-H5", "WB-H3")
def test_luck_still_softens_the_damage_of_a_shout() -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    table.model("sole-survivor", 1, 300, 100, heroic=True)
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll ! Y:- Y:-", "armour 4")
    assert table.asked == (1, "luck")
