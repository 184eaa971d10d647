"""The Brotherhood and its enemies: TR-W24 to TR-W27."""

from __future__ import annotations

import pytest

from overseer.tragic.words import ST_ARMOUR, ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out
from tests.tragic.vocabulary import word

ENEMIES = [
    "super-mutant",
    "ghoul",
    "synth",
    "enclave",
    "institute",
    "deathclaw",
    "c-27",
    "rust-devil",
]
OTHERS = ["human", "raider", "robot", "minutemen", "animal", "non-humanoid"]
SHUNNED = ["non-humanoid", "robot", "synth", "c-27"]

CARDS = own(
    card("order", "attack", strike="9", types=["brotherhood"]),
    card("blow", "attack", strike="9"),
    card("purge", "action", does("damage 4 plain target", target="opposing-ally-or-player"),
         types=["brotherhood"]),
    card("oath", "action", does("heal 1"), types=["brotherhood"]),
    card("recant", "reaction", does("heal 1"), answers=["action"], types=["brotherhood"]),
    card("paladin", "ally", attack=4, health=9, types=["brotherhood"]),
    card("plate", "armour", place="torso", gives=["armour 2"], types=["brotherhood"]),
    card("coat", "armour", place="back", gives=["armour 1"]),
    card("bunker", "building", types=["brotherhood"]),
    card("citizen", "ally", attack=1, health=20),
    *(card(f"{kind}-ally", "ally", attack=1, health=20, types=[kind]) for kind in ENEMIES),
    *(card(f"{kind}-ally", "ally", attack=1, health=20, types=[kind])
      for kind in OTHERS),
    *(card(f"{kind}-trait", "trait", types=[kind]) for kind in dict.fromkeys(ENEMIES + OTHERS)),
)  # fmt: skip


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    """A position without critical dice."""
    return laid_out(CARDS, mine, theirs, hand).gain(0, ST_CRITICAL, -2)


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


@pytest.mark.rule("TR-W24", "TR-W27")
@word(*(f"type:{kind}" for kind in (*ENEMIES, "brotherhood")))
@pytest.mark.parametrize("kind", ENEMIES)
def test_who_calls_an_enemy_loses_all_brotherhood_cards(kind: str) -> None:
    duel = table("paladin plate coat bunker", "paladin", f"{kind}-ally")

    duel.play(f"cast {kind}-ally-1")

    assert duel.in_play(0) == ["coat-1", f"{kind}-ally-1"]
    assert duel.player(0).stats[ST_ARMOUR] == 1  # the plate was worn
    assert duel.ids(duel.player(0).discard) == ["paladin-1", "plate-1", "bunker-1"]
    assert duel.in_play(1) == ["paladin-1"]  # the other side keeps its own


@pytest.mark.rule("TR-W24", "TR-W27")
@pytest.mark.parametrize("kind", OTHERS)
def test_others_are_no_enemies(kind: str) -> None:
    duel = table("paladin", "", f"{kind}-ally").play(f"cast {kind}-ally-1")

    assert duel.in_play(0) == ["paladin-1", f"{kind}-ally-1"]


@pytest.mark.rule("TR-W24")
def test_a_brotherhood_card_may_come_after_the_enemy() -> None:
    duel = table("ghoul-ally", "", "paladin").play("cast paladin-1")

    assert duel.in_play(0) == ["ghoul-ally-1", "paladin-1"]


@pytest.mark.rule("TR-W25", "TR-W27")
@pytest.mark.parametrize(
    ("kind", "wounds"), [*((kind, 10) for kind in ENEMIES), *((kind, 9) for kind in OTHERS)]
)
def test_its_attacks_hurt_an_enemy_more(kind: str, wounds: int) -> None:
    duel = table("", f"{kind}-ally", "order").play("cast order-1", "target b1")
    assert damages(duel, 1) == [wounds]

    duel = table("", "", "order").trait(1, f"{kind}-trait-1").play("cast order-1")
    assert duel.hp(1) == 100 - wounds


@pytest.mark.rule("TR-W25")
def test_only_a_brotherhood_source_does() -> None:
    duel = table("", "ghoul-ally", "blow").play("cast blow-1", "target b1")

    assert damages(duel, 1) == [9]


@pytest.mark.rule("TR-W25")
def test_before_armour_and_critical() -> None:
    duel = table("", "", "order").trait(1, "ghoul-trait-1").gain(1, ST_ARMOUR, 3)
    duel.gain(0, ST_CRITICAL, 2)

    duel.play("cast order-1", "ones 2")

    assert duel.hp(1) == 86  # (9 + 1 - 3) x 2


@pytest.mark.rule("TR-W25")
def test_actions_and_allies_of_the_brotherhood_do_it_too() -> None:
    duel = table("paladin", "ghoul-ally", "purge").play("attack a1", "target b1", "pass")
    assert damages(duel, 1) == [5]
    duel.play("cast purge-1", "target b1")
    assert damages(duel, 1) == [10]

    duel = table("paladin", "citizen", "purge").play("attack a1", "target b1", "pass")
    duel.play("cast purge-1", "target b1")
    assert damages(duel, 1) == [8]


@pytest.mark.rule("TR-W26")
@pytest.mark.parametrize("kind", SHUNNED)
def test_some_players_cannot_cast_its_cards(kind: str) -> None:
    duel = table("", "", "order oath paladin plate bunker blow").trait(0, f"{kind}-trait-1")

    for name in ("order", "oath", "paladin", "plate", "bunker"):
        refusal = duel.refused(f"cast {name}-1")
        assert (refusal.rule, refusal.reason) == ("TR-W26", "tragic-shunned")
    assert duel.legal("cast blow-1")


@pytest.mark.rule("TR-W26")
def test_nor_answer_with_them() -> None:
    duel = table("", "", "oath").hand(1, "recant-1").trait(1, "robot-trait-1").play("cast oath-1")

    assert duel.refused("cast recant-1").rule == "TR-W26"


@pytest.mark.rule("TR-W26")
@pytest.mark.parametrize("kind", ["human", "ghoul", "super-mutant", "raider"])
def test_other_traits_can(kind: str) -> None:
    duel = table("", "", "order").trait(0, f"{kind}-trait-1")

    assert duel.play("cast order-1").hp(1) == 91


@pytest.mark.rule("TR-W15")
@pytest.mark.parametrize(("faction", "damage"), [(["brotherhood"], 0), ([], 2)])
def test_a_guardian_of_the_same_faction_takes_nothing(faction: list[str], damage: int) -> None:
    blast = does("damage 2 plain opposing-allies", when="use", engage=True)
    duel = Table(
        own(
            card("gunner", "ally", blast, attack=1, health=9, types=["brotherhood"]),
            card("shield", "ally", health=9, types=faction, keywords=["guardian-charge"]),
            card("rat", "ally", health=9),
        )
    )
    duel.put(0, "gunner-1")
    shield, rat = duel.put(1, "shield-1"), duel.put(1, "rat-1")

    duel.play("use a1", "charge b1")
    if duel.topic == "protect":
        duel.play("target b2")

    assert (shield.damage, rat.damage) == (damage * 2, 0)
