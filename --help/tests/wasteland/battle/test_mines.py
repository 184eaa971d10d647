"""Mines: laying, arming, going off."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.model import MINE, REMOVED, Marker, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.moving.arrive import arm_mines, arrived, set_off
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.battle.things.mines import lay_mine, mine_fault, mine_moves
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import STUNNED
from tests.wasteland.moving import DONE, Field, block

FRAG = standard().weapon_numbers["frag-mine"]


def why_not(field: Field, model: Model, x: int, y: int) -> str:
    rule, word = REASONS[mine_fault(field.battle, model, FRAG, x, y)]
    return f"{rule} {word}".strip()


def armed(field: Field, x: int, y: int, card: str = "frag-mine") -> Marker:
    mine = field.battle.add_marker(MINE, x, y)
    mine.side = 0
    mine.card = standard().weapon_numbers[card]
    return mine


@pytest.mark.rule("WB-F8")
def test_where_a_mine_may_be_laid() -> None:
    field = Field(block(0, 240, 180, 250, 220, "wall"))
    settler = field.put("settler", 0, 200, 200)
    assert why_not(field, settler, 200, 240) == "WB-F1 no-weapon"
    settler.found = (WEAPON_FIND + FRAG,)
    assert why_not(field, settler, 200, 240) == ""
    assert why_not(field, settler, 200, 267) == ""
    assert why_not(field, settler, 200, 268) == "WB-F8 mine-far"
    assert why_not(field, settler, 245, 200) == "WB-G4 wall"
    assert why_not(field, settler, 262, 200) == "WB-G5 no-sight"
    field.put("brute", 1, 163, 200)
    assert why_not(field, settler, 200, 240) == "WB-F2 engaged"


@pytest.mark.rule("WB-F8")
def test_a_laid_mine_is_used_up() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    settler.found += (WEAPON_FIND + FRAG,)
    moves = mine_moves(field.battle, settler)
    assert moves
    for move in moves:
        assert why_not(field, settler, move.x, move.y) == ""
    mine = lay_mine(field.battle, settler, FRAG, 200, 240)
    assert (mine.kind, mine.side, mine.card) == (MINE, 0, FRAG)
    assert settler.found == ()
    assert mine_moves(field.battle, settler) == []


@pytest.mark.rule("WB-F8")
def test_a_unit_s_mine_comes_from_its_pool() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    settler.group = 0
    field.battle.groups += ((WEAPON_FIND + FRAG, WEAPON_FIND + FRAG),)
    lay_mine(field.battle, settler, FRAG, 200, 240)
    assert field.battle.groups == ((WEAPON_FIND + FRAG,),)


@pytest.mark.rule("WB-F8")
def test_a_mine_is_armed_from_its_owner_s_next_turn() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    settler.found = (WEAPON_FIND + FRAG,)
    brute = field.put("brute", 1, 200, 350)
    lay_mine(field.battle, settler, FRAG, 200, 260)
    field.battle.turn += 1
    arm_mines(field.battle, 1)  # the enemy's turn
    assert field.move(brute, 200, 300) == DONE
    brute.y = 350
    field.battle.turn += 1
    arm_mines(field.battle, 0)
    field.battle.turn += 1
    arm_mines(field.battle, 1)
    assert field.move(brute, 200, 300) == "nature dice"


@pytest.mark.rule("WB-F8")
def test_a_move_is_interrupted_where_it_sets_a_mine_off() -> None:
    field = Field()
    brute = field.put("brute", 1, 200, 300)
    mine = armed(field, 300, 330)
    assert field.move(brute, 290, 300) == "nature dice"
    gap = (brute.x - 300) ** 2 + (brute.y - 330) ** 2
    assert gap <= (51 + 20) ** 2 < (brute.x - 1 - 300) ** 2 + (brute.y - 330) ** 2
    assert mine.out
    asked = field.answer("roll Y:-")
    while asked == "nature armour":
        asked = field.answer("armour 4")
    assert asked == DONE
    assert (brute.x, brute.y) == (290, 300)
    assert field.rules.rested == [brute.number]


@pytest.mark.rule("WB-F8")
def test_one_removed_by_a_mine_goes_no_further() -> None:
    field = Field()
    settler = field.put("settler", 1, 200, 300)
    settler.wounds = settler.health - 1
    armed(field, 300, 300)
    assert field.move(settler, 300, 300) == "nature dice"
    assert field.answer("roll Y:r2") == DONE
    assert settler.place == REMOVED
    assert settler.x < 250
    assert field.rules.rested == []
    assert "moved" not in field.events


@pytest.mark.rule("WB-F8")
def test_friends_and_objects_walk_by() -> None:
    field = Field()
    friend = field.put("settler", 0, 200, 300)
    mine = armed(field, 280, 300)
    assert field.move(friend, 280, 300) == DONE
    turret = field.put("machine-gun-turret", 1, 300, 330)
    arrived(field.battle, turret)
    assert field.run() == DONE
    assert not mine.out


@pytest.mark.rule("WB-F8")
def test_an_action_that_ends_beside_a_mine_sets_it_off() -> None:
    field = Field()
    brute = field.put("brute", 1, 280, 300)
    armed(field, 300, 330)
    assert set_off(field.battle, brute)
    assert field.run() == "nature dice"
    assert not set_off(field.battle, brute)  # it is gone


@pytest.mark.rule("WB-F8", "WB-F16")
def test_a_wall_shields_from_a_mine() -> None:
    field = Field(block(0, 230, 200, 240, 400, "wall"))
    brute = field.put("brute", 1, 200, 300)
    armed(field, 250, 300)
    assert not set_off(field.battle, brute)


@pytest.mark.rule("WB-F8", "WB-D4")
def test_what_a_mine_s_icons_buy() -> None:
    field = Field()
    brute = field.put("brute", 1, 280, 300)
    armed(field, 280, 300, "bottlecap-mine")
    arrived(field.battle, brute)
    assert field.run() == "nature dice"
    asked = field.answer("roll Y:- Y:- B:b")
    while asked == "nature armour":
        asked = field.answer("armour 1")
    assert asked == DONE
    assert brute.conditions & STUNNED
    assert field.rules.rested == [brute.number]


@pytest.mark.rule("WB-F8")
def test_two_mines_go_off_one_after_the_other() -> None:
    field = Field()
    brute = field.put("brute", 1, 200, 300)
    brute.health = 50
    armed(field, 240, 250)
    armed(field, 240, 350)
    asked = field.move(brute, 240, 300)
    dice = 0
    while asked != DONE:
        if asked == "nature dice":
            dice += 1
            asked = field.answer("roll Y:-")
        else:
            asked = field.answer("armour 4")
    assert dice == 2
    assert field.events.count("mine-went-off") == 2
