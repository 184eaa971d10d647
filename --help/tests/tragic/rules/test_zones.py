"""Where cards lie, what is worn, and the radiation track: TR-Z, TR-N1."""

from __future__ import annotations

import pytest

from overseer.tragic.player import MOST_POINTS
from overseer.tragic.rules.board import set_radiation
from overseer.tragic.rules.damage import raise_radiation
from overseer.tragic.words import ST_ARMOUR
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

LAY = "hammer-arm-1"


# -- zones ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-Z1")
def test_play_and_hand_have_no_limit() -> None:
    table = Table().hand(0, *["volunteer-1"] * 30).lots(0)
    for _ in range(29):
        table.put(0, "volunteer-1")

    table.play("cast volunteer-1").pass_all()

    assert len(table.player(0).permanents) == 30
    assert len(table.player(0).hand) == 29


@pytest.mark.rule("TR-Z1")
def test_a_letter_has_at_most_ten_points() -> None:
    assert MOST_POINTS == 10
    table = Table().points(0, "S10").hand(0, "volunteer-1", LAY).play("cast volunteer-1")

    assert not table.legal(f"lay {LAY}")


@pytest.mark.rule("TR-Z1")
def test_attacking_allies_stand_in_the_combat_zone() -> None:
    table = Table().hand(1, "volunteer-1")
    ally = table.put(0, "volunteer-1")

    table.play("attack a1")
    assert (table.seat, table.topic, ally.fighting) == (1, "answer", True)

    table.play("pass")
    assert not ally.fighting


@pytest.mark.rule("TR-Z1")
def test_only_what_is_in_the_hand_is_cast_only_what_is_ones_own_is_used() -> None:
    table = Table()
    table.put(1, "bess-anvil-2")

    absent = table.refused("cast punch-1")
    theirs = table.refused("use b1")

    assert (absent.rule, absent.reason) == ("TR-Z1", "tragic-not-in-hand")
    assert (theirs.rule, theirs.reason) == ("TR-Z1", "tragic-not-yours")


@pytest.mark.rule("TR-Z2")
def test_equipment_arrives_engaged_which_is_not_worn() -> None:
    table = Table().hand(0, "winners-hat-1")

    table.play("cast winners-hat-1")

    assert table.player(0).permanents[0].engaged
    assert table.state.stat(0, ST_ARMOUR) == 0


@pytest.mark.rule("TR-Z2", "TR-E6")
def test_putting_on_and_taking_off_pay_the_cost_again() -> None:
    table = Table().points(0, "L3").hand(0, "winners-hat-1")

    table.play("cast winners-hat-1", "wear a1")
    assert (table.state.stat(0, ST_ARMOUR), table.player(0).spent[6]) == (1, 2)

    table.play("take-off a1")
    assert (table.state.stat(0, ST_ARMOUR), table.player(0).spent[6]) == (0, 3)
    refusal = table.refused("wear a1")
    assert (refusal.rule, refusal.reason) == ("TR-P1", "tragic-too-dear")


@pytest.mark.rule("TR-Z2")
def test_one_piece_per_body_place() -> None:
    table = Table().lots(0)
    table.put(0, "winners-hat-1")
    table.put(0, "night-goggles-1", worn=False)
    table.put(0, "bottle-belt-1", worn=False)

    refusal = table.refused("wear a2")
    assert (refusal.rule, refusal.reason) == ("TR-Z2", "tragic-place-taken")
    assert table.legal("wear a3")

    table.play("take-off a1")
    assert table.legal("wear a2")


@pytest.mark.rule("TR-Z2")
def test_what_is_worn_is_not_put_on_nor_what_is_off_taken_off() -> None:
    table = Table().lots(0)
    table.put(0, "winners-hat-1")
    table.put(0, "bottle-belt-1", worn=False)

    worn, off = table.refused("wear a1"), table.refused("take-off a2")

    assert (worn.rule, worn.reason) == ("TR-Z2", "tragic-place-taken")
    assert (off.rule, off.reason) == ("TR-Z2", "tragic-not-worn")


@pytest.mark.rule("TR-Z2")
def test_equipment_that_is_not_worn_cannot_be_used() -> None:
    table = Table().lots(0)
    table.put(1, "volunteer-1")
    table.put(0, "laser-musket-1", worn=False)
    refusal = table.refused("use a1")
    assert (refusal.rule, refusal.reason) == ("TR-Z2", "tragic-not-worn")

    assert table.play("wear a1").legal("use a1")


FITTED = own(
    card("banner", "armour", place="back", cost="1", gives=["ally-health 2"]),
    card("millstone", "armour", place="head", cost="1", gives=["ally-health -1"]),
    card("bomb", "ally", attack=3, health=1, keywords=["martyr"]),
)


@pytest.mark.rule("TR-Z2", "TR-K9", "TR-W6")
@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize(
    ("piece", "worn", "move"), [("banner-1", True, "take-off"), ("millstone-1", False, "wear")]
)
def test_what_equipment_brings_about_happens_at_once(
    piece: str, worn: bool, move: str, by_hand: bool
) -> None:
    table = Table(FITTED)
    table.put(0, piece, worn)
    table.put(0, "bomb-1").damage = 2 if worn else 0

    if by_hand:
        table.play("by-hand", f"{move} a1")
        assert (table.topic, table.hp(0)) == ("pay", 100)  # what it costs comes first
        table.play("pay L")
    else:
        table.play(f"{move} a1")

    assert (table.topic, table.in_play(0), table.hp(0)) == ("main", [piece], 97)


# -- radiation -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-N1")
def test_the_drawbacks_of_the_track_add_up_and_are_lifted_again() -> None:
    table = Table()
    player = table.player(0)
    rows = table.cards.radiation
    assert [level for level in range(11) if rows[level]] == [2, 4, 6, 8, 10]

    set_radiation(table.state, player, 1)
    assert player.max_hp == 100
    set_radiation(table.state, player, 5)
    assert (player.max_hp, player.hp) == (90, 90)
    set_radiation(table.state, player, 3)
    assert (player.max_hp, player.hp) == (95, 90)
    set_radiation(table.state, player, 0)
    assert (player.max_hp, player.hp) == (100, 90)


@pytest.mark.rule("TR-N1")
def test_the_track_ends_at_ten_and_at_nothing() -> None:
    table = Table()

    raise_radiation(table.state, 0, 25)
    assert table.player(0).radiation == 10
    raise_radiation(table.state, 0, -25)
    assert table.player(0).radiation == 0
    assert table.player(0).stats == Table().player(0).stats


@pytest.mark.rule("TR-N1")
def test_a_card_set_has_its_own_track() -> None:
    track = '[[radiation]]\nlevel = 1\ngives = ["armour -2"]'
    table = Table(own(track, card("glow", "action", does("irradiate 1 opponent"))))
    table.hand(0, "glow-1").gain(1, ST_ARMOUR, 3)

    table.play("cast glow-1")

    assert (table.player(1).radiation, table.state.stat(1, ST_ARMOUR)) == (1, 1)


@pytest.mark.rule("TR-K8")
@pytest.mark.rule("TR-P3")
@pytest.mark.parametrize(("spent", "after"), [(2, 1), (1, 1), (0, 0)])
def test_an_ability_card_laid_again_lies_disengaged(spent: int, after: int) -> None:
    table = Table().lay(0, "hammer-arm-1").hand(0, "hammer-arm-1", "punch-1")
    table.player(0).points = bytes([2, 1, 1, 1, 1, 1, 1])
    table.player(0).spent = bytes([spent, 0, 0, 0, 0, 0, 0])
    table.state.may_lay = True

    table.play("lay hammer-arm-1")

    assert table.player(0).points[0] == 2
    assert table.player(0).spent[0] == after
    assert table.ids(table.player(0).discard) == ["hammer-arm-1"]


@pytest.mark.rule("TR-Z2")
@pytest.mark.parametrize("worn", [False, True])
def test_disengaging_equipment_puts_it_on_where_its_place_is_free(worn: bool) -> None:
    turns = does("disengage target", when="use", target="own-object", engage=True)
    cards = own(
        card("bench", "object", turns, stays=True),
        card("helmet", "armour", place="head", gives=["armour 2"]),
        card("hat", "armour", place="head", gives=["armour 1"]),
    )
    table = Table(cards)
    table.put(0, "bench-1")
    helmet = table.put(0, "helmet-1", worn=False)
    table.put(0, "hat-1", worn=worn)

    table.play("use a1", "target a2")

    assert helmet.engaged == worn
    assert table.state.stat(0, ST_ARMOUR) == (1 if worn else 2)
