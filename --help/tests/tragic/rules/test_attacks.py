"""Attack cards from the declaration to the last wound: TR-C1 to TR-C8 and TR-C14."""

from __future__ import annotations

from fractions import Fraction

import pytest

from overseer.tragic.odds import critical as critical_chance
from overseer.tragic.words import (
    ST_ARMOUR,
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_DAMAGE,
    ST_EXCESS,
    ST_ONE_HANDED,
    ST_PENETRATING,
    ST_VAMPIRISM,
)
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

CARDS = own(
    card("blow", "attack", strike="6"),
    card("swing", "attack", strike="S x2", types=["melee"]),
    card("trick", "attack", strike="S+P+1 x2 plus 3"),
    card("flurry", "attack", strike="10 3 strikes", keywords=["vampirism"]),
    card("rifle", "attack", strike="12", keywords=["penetrating 2", "targeting"]),
    card("duellist", "attack", strike="6", player_only=True),
    card("burst", "attack", strike="6", keywords=["blast-area"]),
    card("cripple", "attack", strike="6", keywords=["incapacitate"]),
    card("stone", "action", does("damage 6 plain target", target="opposing-ally")),
    card("again", "action", does("repeat")),
    card("bulk", "ability", gives=["damage 1"]),
    card("guard", "ally", attack=3, health=5),
    card("brute", "ally", attack=4, health=12),
    card("gunner", "ally", attack=4, health=4, keywords=["critical"]),
    card(
        "robot", "ally", does("draw 1", when="use", engage=True, own_turn=True), attack=3, health=9
    ),
    card("drill", "object", does("heal 1", when="attack"), stays=True),
    card("brace", "reaction", does("reduce 2"), answers=["attack"]),
)


def table() -> Table:
    return Table(CARDS)


# -- the forms of attack -------------------------------------------------------------------------


@pytest.mark.rule("TR-C1")
def test_an_attack_card_hits_the_player() -> None:
    duel = table().hand(0, "blow-1").play("cast blow-1", "ones 0")

    assert (duel.hp(0), duel.hp(1)) == (100, 94)
    assert duel.ids(duel.player(0).discard) == ["blow-1"]


@pytest.mark.rule("TR-C1")
def test_an_ally_struck_by_a_card_strikes_back_even_if_it_dies() -> None:
    duel = table().hand(0, "blow-1")
    duel.put(1, "guard-1")

    duel.play("cast blow-1", "target b1", "ones 0")

    assert duel.in_play(1) == []
    assert (duel.hp(0), duel.hp(1)) == (97, 100)
    assert len(duel.told("struck-back")) == 1


@pytest.mark.rule("TR-C1")
@pytest.mark.parametrize("engaged", [False, True])
def test_engaged_or_not_it_strikes_back(engaged: bool) -> None:
    duel = table().hand(0, "blow-1")
    duel.put(1, "brute-1").engaged = engaged

    duel.play("cast blow-1", "target b1", "ones 0")

    assert duel.hp(0) == 96
    assert duel.player(1).permanents[0].damage == 6


@pytest.mark.rule("TR-C1")
def test_the_attackers_armour_counts_against_the_strike_back() -> None:
    duel = table().hand(0, "blow-1").gain(0, ST_ARMOUR, 2)
    duel.put(1, "guard-1")

    duel.play("cast blow-1", "target b1", "ones 0")

    assert duel.hp(0) == 99


@pytest.mark.rule("TR-C1")
@pytest.mark.parametrize(
    ("number", "moves"),
    [
        ("stone-1", ("cast stone-1",)),
        ("burst-1", ("cast burst-1", "ones 0")),
        ("cripple-1", ("cast cripple-1", "target b1", "yes")),
    ],
)
def test_no_strike_back_against_actions_areas_or_incapacitate(
    number: str, moves: tuple[str, ...]
) -> None:
    duel = table().hand(0, number)
    duel.put(1, "robot-1")

    duel.play(*moves)

    assert duel.topic == "main"
    struck = duel.player(1).permanents
    assert not struck or struck[0].damage == 6
    assert duel.hp(0) == 100


@pytest.mark.rule("TR-C1")
def test_own_allies_objects_and_oneself_cannot_be_attacked() -> None:
    duel = table().hand(0, "blow-1")
    duel.put(0, "guard-1")
    duel.put(1, "guard-1")
    duel.put(1, "drill-1")

    duel.play("cast blow-1")

    for aim in ("target a", "target a1", "target b2"):
        refusal = duel.refused(aim)
        assert (refusal.rule, refusal.reason) == ("TR-C1", "tragic-no-target")
    assert duel.legal("target b")
    assert duel.legal("target b1")


@pytest.mark.rule("TR-C1")
def test_some_attacks_are_for_players_only() -> None:
    duel = table().hand(0, "duellist-1")
    duel.put(1, "guard-1")

    duel.play("cast duellist-1", "ones 0")  # nothing to choose

    assert duel.hp(1) == 94


@pytest.mark.rule("TR-C2")
def test_an_attack_card_cannot_be_blocked() -> None:
    duel = table().hand(0, "blow-1")
    duel.put(1, "guard-1")

    duel.play("cast blow-1", "target b", "ones 0")

    assert duel.topic == "main"
    assert duel.hp(1) == 94


# -- the sequence and the base damage ------------------------------------------------------------


@pytest.mark.rule("TR-C3")
def test_pay_react_base_armour_critical_repeat() -> None:
    """(12 - 2 reduced - 3 armour) = 7, critical 14, once more 28."""
    duel = table().hand(0, "again-1", "swing-1").hand(1, "brace-1").points(0, "S6")
    duel.gain(1, ST_ARMOUR, 3)

    duel.play("cast again-1", "pass", "cast swing-1")
    assert (duel.seat, duel.topic, duel.hp(1)) == (1, "answer", 100)
    duel.play("cast brace-1")
    assert (duel.topic, duel.hp(1)) == ("critical", 100)
    duel.play("ones 2")

    assert duel.hp(1) == 72


@pytest.mark.rule("TR-C3", "TR-C4")
def test_base_damage_is_worked_out_after_the_reactions() -> None:
    """The card laid before the answer adds its point and its bonus: (4 + 1) + 1 times 2."""
    duel = table().hand(0, "swing-1", "bulk-1").hand(1, "brace-1").points(0, "S4")

    duel.play("cast swing-1", "lay bulk-1", "pass", "ones 0")

    assert duel.hp(1) == 88


@pytest.mark.rule("TR-C4")
@pytest.mark.parametrize(("ones", "left"), [(0, 88), (2, 64)])
def test_worked_example_a(ones: int, left: int) -> None:
    duel = Table().hand(0, "bat-blow-2", "legendary-strength-1").points(0, "S4 P5")
    duel.gain(0, ST_CRITICAL_FACTOR, 1)

    duel.play("cast bat-blow-2", "lay legendary-strength-1", f"ones {ones}")

    assert duel.hp(1) == left


@pytest.mark.rule("TR-C4")
def test_two_letters_a_bonus_and_what_is_added_at_the_end() -> None:
    duel = table().hand(0, "trick-1").points(0, "S4 P2").gain(0, ST_DAMAGE, 1)

    assert duel.play("cast trick-1", "ones 0").hp(1) == 100 - ((4 + 2 + 1 + 1) * 2 + 3)


@pytest.mark.rule("TR-C4")
def test_a_fixed_number_does_not_grow_with_points() -> None:
    duel = table().hand(0, "blow-1").lots(0).play("cast blow-1", "ones 0")

    assert duel.hp(1) == 94


@pytest.mark.rule("TR-C5", "TR-W9")
@pytest.mark.parametrize(
    ("part", "one_handed", "left"),
    [("right-hand", 1, 78), ("left-hand", 1, 89), ("right-hand", 0, 89)],
)
def test_worked_example_b(part: str, one_handed: int, left: int) -> None:
    duel = table().hand(0, "rifle-1").gain(1, ST_ARMOUR, 3).gain(1, ST_ONE_HANDED, one_handed)

    duel.play("cast rifle-1", f"aim {part}", "ones 0")

    assert duel.hp(1) == left


# -- criticals -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize(("ones", "left"), [(0, 94), (1, 94), (2, 88), (3, 88)])
def test_at_least_two_ones_double(ones: int, left: int) -> None:
    duel = table().hand(0, "blow-1").play("cast blow-1", f"ones {ones}")

    assert duel.hp(1) == left


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize(("more", "dice"), [(0, 3), (1, 4), (3, 6), (-1, 2)])
def test_one_die_confirms_and_one_rolls_for_each_chance(more: int, dice: int) -> None:
    duel = table().hand(0, "blow-1").gain(0, ST_CRITICAL, more).play("cast blow-1")

    assert duel.topic == "critical"
    assert duel.legal(f"ones {dice}")
    assert not duel.legal(f"ones {dice + 1}")


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize("fewer", [-2, -5])
def test_without_a_chance_no_die_is_rolled(fewer: int) -> None:
    duel = table().hand(0, "blow-1").gain(0, ST_CRITICAL, fewer).play("cast blow-1")

    assert duel.topic == "main"
    assert duel.hp(1) == 94


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize("chances", [1, 2, 3, 4])
def test_the_dice_fall_with_the_exact_odds(chances: int) -> None:
    duel = table().hand(0, "blow-1").gain(0, ST_CRITICAL, chances - 2).play("cast blow-1")
    n = chances + 1
    spread = duel.state.spread

    critical = sum(int(str(duel.state.chance(k)).split()[1]) >= 2 for k in range(spread))

    miss = Fraction(5, 6)
    assert Fraction(critical, spread) == 1 - miss**n - n * Fraction(1, 6) * miss ** (n - 1)
    assert Fraction(critical, spread) == critical_chance(chances)


@pytest.mark.rule("TR-C6")
def test_an_attack_card_at_an_ally_may_be_critical() -> None:
    duel = table().hand(0, "blow-1")
    duel.put(1, "brute-1")

    duel.play("cast blow-1", "target b1", "ones 2")

    assert duel.in_play(1) == []


@pytest.mark.rule("TR-C6")
def test_allies_roll_only_when_a_card_says_so() -> None:
    duel = table()
    duel.put(0, "guard-1")
    duel.put(0, "gunner-1")

    duel.play("attack a1", "pass")
    assert (duel.topic, duel.hp(1)) == ("main", 97)
    duel.play("attack a2")
    assert duel.topic == "critical"
    duel.play("ones 2")
    assert duel.hp(1) == 89


@pytest.mark.rule("TR-C6")
def test_actions_are_never_critical() -> None:
    duel = table().hand(0, "stone-1")
    duel.put(1, "brute-1")

    duel.play("cast stone-1")

    assert duel.topic == "main"
    assert duel.player(1).permanents[0].damage == 6


# -- repeats and strikes -------------------------------------------------------------------------


@pytest.mark.rule("TR-C7", "TR-C14", "TR-W18")
def test_worked_example_c() -> None:
    """10 - 1 armour, three strikes of which two are critical: 45 damage, 45 healed."""
    duel = table().hand(0, "flurry-1").gain(1, ST_ARMOUR, 1)
    duel.player(0).hp = 40

    duel.play("cast flurry-1", "ones 2", "ones 0")
    assert (duel.hp(0), duel.hp(1)) == (40, 100)  # everything is lost at the same time
    duel.play("ones 3")

    assert (duel.hp(0), duel.hp(1)) == (85, 55)


@pytest.mark.rule("TR-C7")
@word("step:repeat")
def test_once_more_adds_the_same_result_without_a_new_roll() -> None:
    duel = table().hand(0, "again-1", "blow-1", "duellist-1").gain(1, ST_ARMOUR, 1)

    duel.play("cast again-1", "pass", "cast blow-1", "pass", "ones 2")
    assert (duel.topic, duel.hp(1)) == ("main", 80)  # (6 - 1) x 2, twice
    duel.play("cast duellist-1", "ones 0")
    assert duel.hp(1) == 75  # only the next attack card


@pytest.mark.rule("TR-C7", "TR-W14")
def test_an_area_is_repeated_too() -> None:
    duel = table().hand(0, "again-1", "burst-1")
    duel.put(1, "brute-1")

    duel.play("cast again-1", "pass", "cast burst-1", "ones 0")

    assert duel.in_play(1) == []


@pytest.mark.rule("TR-C14")
def test_all_strikes_share_one_reaction_window() -> None:
    duel = table().hand(0, "flurry-1").hand(1, "brace-1", "brace-1")

    duel.play("cast flurry-1", "pass")

    for _ in range(3):
        assert (duel.seat, duel.topic) == (-1, "critical")
        duel.play("ones 0")
    assert (duel.topic, duel.hp(1)) == ("main", 70)


@pytest.mark.rule("TR-C14")
def test_each_strike_meets_the_armour() -> None:
    duel = table().hand(0, "flurry-1").gain(1, ST_ARMOUR, 4).gain(0, ST_CRITICAL, -2)

    duel.play("cast flurry-1")

    assert duel.hp(1) == 82


# -- whose attack --------------------------------------------------------------------------------


@pytest.mark.rule("TR-C8")
def test_attack_means_the_players_own_attack_not_the_allies() -> None:
    duel = table()
    for stat in (ST_DAMAGE, ST_PENETRATING, ST_VAMPIRISM, ST_EXCESS):
        duel.gain(0, stat, 3)
    duel.gain(1, ST_ARMOUR, 2)
    duel.player(0).hp = 50
    duel.put(0, "guard-1")
    duel.put(0, "drill-1")

    duel.play("attack a1")

    assert (duel.hp(0), duel.hp(1)) == (50, 99)
    duel.hand(0, "blow-1").play("cast blow-1", "ones 0")
    assert (duel.hp(0), duel.hp(1)) == (60, 90)  # 9 by VAMPIRISM, 1 by the drill


@pytest.mark.rule("TR-W14")
@pytest.mark.parametrize(("ones", "damage"), [(0, 4), (2, 8)])
def test_a_blast_area_in_a_reaction_strikes_the_attackers_with_one_critical_roll(
    ones: int, damage: int
) -> None:
    duel = Table().hand(1, "minefield-2").points(1, "P4")
    for name in ("mutant-bear-3", "mutant-bear-3", "volunteer-1"):
        duel.put(0, name)
    duel.play("attack a1", "join a2", "pass", "cast minefield-2", f"ones {ones}")

    assert [ally.damage for ally in duel.player(0).permanents] == [damage, damage, 0]
