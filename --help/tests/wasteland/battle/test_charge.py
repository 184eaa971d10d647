"""Charges: who may, the battle cry, the charge dice, bayonets."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.measure import in_contact
from overseer.wasteland.battle.model import REMOVED
from overseer.wasteland.battle.moving.charge import cry_colour, cry_value
from overseer.wasteland.card import Leader
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import AURA_CRY, NONE, ORANGE, SHAKEN, YELLOW
from tests.wasteland.moving import DONE, Field, block

NO_DICE = b"\0\0\0\0"
BLACK = b"\1\0\0\0"
GREEN = b"\0\0\1\0"
BOTH = b"\1\0\1\0"


@pytest.mark.rule("WB-F4")
def test_a_charge_is_longer_than_a_move_and_ends_in_contact() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 380, 200)
    assert field.why_not(brute, 343, 200) == "WB-G2 too-far"
    assert field.why_no_charge(brute, settler, 343, 200) == ""
    assert field.why_no_charge(brute, settler, 330, 200) == "WB-F4 no-contact"
    settler.x = 450
    assert field.why_no_charge(brute, settler, 413, 200) == "WB-G2 too-far"


@pytest.mark.rule("WB-F19")
def test_who_may_charge_whom() -> None:
    field = Field(block(0, 280, 190, 300, 210, "wall"))
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 330, 200)
    way = (240, 240, 315, 233)
    assert field.why_no_charge(brute, settler, *way) == ""  # past the corner it is seen
    field.battle.layout = Field(block(0, 280, 140, 300, 260, "wall")).battle.layout
    assert field.why_no_charge(brute, settler, *way) == "WB-F19 charge-sight"
    hound = field.put("mutant-hound", 0, 200, 260)
    field.battle.layout = Field(block(0, 280, 140, 300, 300, "wall")).battle.layout
    round_it = (280, 322, 320, 318, 331, 233)
    assert field.why_no_charge(brute, settler, *round_it) == "WB-F19 charge-sight"
    assert field.why_no_charge(hound, settler, *round_it) == ""  # it smells its prey
    friend = field.put("settler", 0, 200, 330)
    assert field.why_no_charge(brute, friend, 200, 293) == "WB-F1 friend"
    field.put("settler", 1, 163, 200)
    field.battle.layout = Field().battle.layout
    assert field.why_no_charge(brute, settler, 293, 200) == "WB-F19 charge-engaged"


@pytest.mark.rule("WB-F19")
def test_a_friend_s_eyes_show_where_to_charge() -> None:
    field = Field(block(0, 280, 100, 300, 290, "wall"))
    settler = field.put("settler", 0, 240, 270)
    prey = field.put("settler", 1, 330, 250)
    way = (262, 308, 318, 308, 330, 283)
    assert field.why_no_charge(settler, prey, *way) == "WB-F19 charge-sight"
    field.put("eyebot", 0, 330, 330)
    assert field.why_no_charge(settler, prey, *way) == ""


@pytest.mark.rule("WB-I5")
def test_objects_are_not_charged() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    turret = field.put("machine-gun-turret", 1, 330, 200)
    assert field.why_no_charge(brute, turret, 293, 200) == "WB-I5 object"


@pytest.mark.rule("WB-F4")
def test_one_without_a_cry_takes_a_black_or_a_green_die() -> None:
    field = Field()
    mutant = field.put("super-mutant", 0, 200, 200)
    settler = field.put("settler", 1, 330, 200)
    assert field.charge(mutant, settler, 293, 200) == "seat 0 charge-die"
    assert field.battle.work[-1].models == (0, 2)
    assert field.answer("die 2") == DONE
    assert in_contact(mutant, settler)
    assert mutant.charge_dice == GREEN


@pytest.mark.rule("WB-F4")
def test_a_cry_may_be_left_alone() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 330, 200)
    assert field.charge(brute, settler, 293, 200) == "seat 0 cry"
    assert field.answer("no") == "seat 0 charge-die"
    assert field.answer("die 0") == DONE
    assert brute.charge_dice == BLACK
    assert (settler.x, settler.y) == (330, 200)


@pytest.mark.rule("WB-F4", "WB-D3")
def test_a_won_cry_gives_both_dice_and_a_push() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 330, 200)
    assert cry_colour(field.battle, brute) == YELLOW
    field.charge(brute, settler, 293, 200)
    assert field.answer("yes") == "nature roll"
    assert field.answer("roll 6") == "nature roll"
    assert field.answer("roll X") == "seat 0 follow"
    assert (settler.x, settler.y) == (432, 200)
    assert brute.charge_dice == BOTH
    assert field.answer("yes") == DONE
    assert in_contact(brute, settler)
    assert "cry-won" in field.events


@pytest.mark.rule("WB-D3")
@pytest.mark.parametrize(
    ("cry", "resist", "event"),
    [
        ("6", "10", "cry-won"),  # success beats failure
        ("X", "2", "cry-lost"),
        ("X", "X", "cry-failed"),  # two failures: nothing happens
        ("4", "2", "cry-won"),  # 7 − 4 against 5 − 2: a tie goes to the one who acts
        ("5", "2", "cry-lost"),
        ("!", "!", "cry-won"),  # a roll of 0 each
    ],
)
def test_the_opposed_test(cry: str, resist: str, event: str) -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    survivor = field.put("sole-survivor", 1, 330, 200)
    assert cry_value(field.battle, survivor) == 5
    field.charge(brute, survivor, 293, 200)
    field.answer("yes")
    field.battle.work[-1].value = 7  # the brute's margins stay easy to read
    field.answer(f"roll {cry}", f"roll {resist}")
    assert event in field.events


@pytest.mark.rule("WB-F4")
def test_a_lost_cry_keeps_the_charge_s_own_die() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    survivor = field.put("sole-survivor", 1, 330, 200)
    field.charge(brute, survivor, 293, 200)
    assert field.answer("yes", "roll X", "roll 2") == "seat 0 charge-die"
    assert field.answer("die 0") == DONE
    assert brute.charge_dice == BLACK
    assert (survivor.x, survivor.y) == (330, 200)


@pytest.mark.rule("WB-F4", "WB-R7")
@pytest.mark.parametrize(("resist", "asked"), [("X", DONE), ("2", "seat 1 react")])
def test_after_a_won_cry_the_target_does_not_react(resist: str, asked: str) -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    survivor = field.put("sole-survivor", 1, 330, 200)
    survivor.reactions = 1
    assert field.charge(brute, survivor, 293, 200, window=True) == "seat 0 cry"
    if resist == "X":
        assert field.answer("yes", "roll 6", "roll X", "no") == asked
    else:
        assert field.answer("yes", "roll X", f"roll {resist}", "die 0") == asked
        assert field.battle.work[-1].target == survivor.number  # it may leave unharmed


@pytest.mark.rule("WB-D3")
def test_who_has_no_icon_resists_with_nothing() -> None:
    field = Field()
    roach = field.put("radroach-swarm", 1, 200, 200)
    assert cry_value(field.battle, roach) == 0
    brute = field.put("brute", 0, 300, 200)
    strength = cry_value(field.battle, brute)
    brute.conditions = SHAKEN
    assert cry_value(field.battle, brute) == strength - 2


@pytest.mark.rule("WB-F4")
def test_some_are_immune_to_cries() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    deathclaw = field.put("deathclaw", 1, 340, 200)
    assert field.charge(brute, deathclaw, 289, 200) == "seat 0 charge-die"


@pytest.mark.rule("WB-H4")
def test_a_berserker_s_friends_cry_too() -> None:
    field = Field()
    chief = field.put("super-mutant", 0, 200, 120)
    mutant = field.put("super-mutant", 0, 200, 200)
    assert cry_colour(field.battle, mutant) == NONE
    chief.leader = Leader(0, "berserker")
    chief.leader.powers = AURA_CRY
    assert cry_colour(field.battle, mutant) == ORANGE


@pytest.mark.rule("WB-F4")
def test_a_bayonet_hurts_the_charger() -> None:
    field = Field()
    mutant = field.put("super-mutant", 0, 200, 200)
    settler = field.put("settler", 1, 330, 200, "hunting-rifle")
    settler.mods = (standard().item_numbers["bayonet"],)
    assert field.charge(mutant, settler, 293, 200) == "nature dice"
    mutant.wounds = mutant.health - 1
    assert field.answer("roll G:d1") == "nature armour"
    assert field.answer("armour 4") == DONE
    assert mutant.place == REMOVED
    assert mutant.charge_dice == NO_DICE


@pytest.mark.rule("WB-F19")
def test_a_burrowing_charge_goes_under_everything() -> None:
    field = Field(block(0, 270, 100, 290, 300, "cover"), block(1, 250, 150, 260, 250, "wall"))
    field.battle.layout.blockers.clear()
    scorpion = field.put("radscorpion", 0, 200, 200)
    brute = field.put("brute", 0, 200, 280)
    settler = field.put("settler", 1, 350, 200)
    radius = scorpion.radius + settler.radius + 1
    assert field.why_no_charge(scorpion, settler, 350 - radius, 200) == ""
    assert field.why_no_charge(brute, settler, 313, 200) == "WB-G4 wall"
