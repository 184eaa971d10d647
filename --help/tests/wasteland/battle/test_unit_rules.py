"""Rules that a single unit, leader or weapon brings with it."""

from __future__ import annotations

import pytest

from overseer.bots.wasteland.answers import judge_small
from overseer.engine import NATURE
from overseer.text import LANGUAGES
from overseer.wasteland.battle.attack.attempt import Attempt, attempt
from overseer.wasteland.battle.deciding import list_choices
from overseer.wasteland.battle.model import REMOVED, Model
from overseer.wasteland.battle.moving.charge import cry_value, resist_value
from overseer.wasteland.battle.topics import T_SWAP
from overseer.wasteland.battle.values import rating, settle_all
from overseer.wasteland.cards.file import standard
from overseer.wasteland.cards.find import named
from overseer.wasteland.text.cards import rules_text
from overseer.wasteland.words import ENERGY, PHYSICAL, RADIATION, SHAKEN, YELLOW_DIE
from tests.wasteland.ai.opponent import AI, Opponent
from tests.wasteland.played_out import seen
from tests.wasteland.table import Table


def shot(table: Table, model: Model, weapon: str, target: Model) -> Attempt:
    """A shot with the model's only weapon, worked out."""
    card = table.cards.weapon(weapon)
    flags = (False, False, False, False)
    return attempt(table.state, model, target, 0, card, *flags, model.x, model.y)


# -- Preston Garvey ------------------------------------------------------------------------------


@pytest.mark.rule("WB-D3", "WB-F4", "WB-H4")
def test_preston_shares_how_well_he_resists() -> None:
    table = Table()
    charger = table.model("knight-captain-cade", 0, 200, 200)
    settler = table.model("settler", 1, 330, 200)
    preston = table.model("preston-garvey", 1, 330, 300)
    state = table.state
    assert cry_value(state, settler) < cry_value(state, preston) == 7
    assert resist_value(state, settler) == 7
    table.activate(charger).play("charge m1 297,200", "yes", "roll 6")  # he cries with CHA 6
    table.play("roll 5")  # the settler alone would have failed with this

    assert len(table.told("cry-lost")) == 1
    preston.x = 850
    assert resist_value(state, settler) == cry_value(state, settler)


@pytest.mark.rule("WB-D3")
def test_nobody_resists_worse_for_a_friend_nor_cries_better() -> None:
    table = Table()
    preston = table.model("preston-garvey", 0, 200, 200)
    settler = table.model("settler", 0, 260, 200)
    preston.conditions = SHAKEN
    own = cry_value(table.state, settler)
    assert resist_value(table.state, settler) >= own
    assert cry_value(table.state, settler) == own


@pytest.mark.rule("WB-H4")
def test_minutemen_near_preston_are_hardier_and_never_fall_by_leaving_him() -> None:
    table = Table()
    preston = table.model("preston-garvey", 0, 200, 200)
    man = table.model("minuteman", 0, 300, 200)
    state = table.state
    usual = man.health
    settle_all(state)
    assert (man.health, man.bonus, preston.bonus) == (usual + 1, 1, 0)
    man.wounds = usual
    assert man.left == 1
    preston.place = REMOVED
    settle_all(state)

    assert (man.health, man.left) == (usual, 1)


@pytest.mark.rule("WB-F6", "WB-H4")
def test_what_removes_a_minuteman_is_judged_where_he_stands() -> None:
    table = Table()
    shooter = table.model("settler", 1, 100, 100, "hunting-rifle")
    man = table.model("minuteman", 0, 300, 100)
    table.model("preston-garvey", 0, 380, 100)
    man.wounds = man.health - 2
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 1* Y:- Y:-", "armour 4")

    assert man.alive
    assert man.left == 1  # two damage, one health more than his card says


# -- Piper ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-F10", "WB-H4")
def test_piper_distracts_one_enemy_an_activation() -> None:
    table = Table()
    piper = table.model("piper", 0, 100, 100)
    near = table.model("super-mutant", 1, 300, 100)
    table.model("super-mutant", 1, 300, 200)
    table.model("super-mutant", 1, 700, 700)
    friend = table.model("settler", 0, 100, 200)
    table.activate(piper)
    assert table.listed("order") == ["order m1", "order m2"]
    assert table.rule("order m3") == "WB-G2"  # beyond her presence
    table.play("order m1")

    assert near.conditions & SHAKEN
    assert table.told("distracted") == [{"model": 0, "target": 1}]
    assert table.state.actions == 2  # it costs nothing …
    assert table.listed("order") == []  # … but is done once
    assert not friend.conditions
    table.play("end")
    table.activate(piper)
    assert table.listed("order") == ["order m2"]  # never twice the same


@pytest.mark.rule("WB-H4")
def test_others_have_no_order_for_an_enemy() -> None:
    table = Table()
    settler = table.model("settler", 0, 100, 100)
    table.model("super-mutant", 1, 300, 100)
    table.activate(settler)
    assert table.rule("order m1") == "WB-H4"


# -- Cade ----------------------------------------------------------------------------------------


def cade(*weapons: str) -> tuple[Table, Model]:
    table = Table()
    model = table.model("knight-captain-cade", 0, 100, 100, *weapons)
    target = table.model("super-mutant", 1, 200, 100)
    target.health = 30
    table.activate(model)
    return table, model


@pytest.mark.rule("WB-D1", "WB-R3")
def test_cade_may_throw_a_yellow_die_in_place_of_another_once_an_activation() -> None:
    table, model = cade("10mm-pistol")  # black and green
    assert "swap" in seen(table, model, "shoot m1 10mm-pistol").notes
    table.play("shoot m1 10mm-pistol")
    assert table.asked == (0, "swap")
    assert table.listed() == ["die 0", "die 2", "pass"]
    table.play("die 2")
    assert table.state.work[-1].dice == b"\1\1\0\0"
    table.play("roll X K:- Y:-", "shoot m1 10mm-pistol")
    assert table.asked == (NATURE, "roll")
    assert "swap" not in seen(table, model, "shoot m1 10mm-pistol").notes


@pytest.mark.rule("WB-D1")
def test_who_keeps_his_dice_may_swap_one_later() -> None:
    table, _ = cade("10mm-pistol")
    table.play("shoot m1 10mm-pistol", "pass", "roll X K:- G:-", "shoot m1 10mm-pistol")
    assert table.asked == (0, "swap")


@pytest.mark.rule("WB-D1")
def test_only_yellow_dice_leave_nothing_to_swap() -> None:
    table, _ = cade("hunting-rifle")
    table.play("shoot m1 hunting-rifle")
    assert table.asked == (NATURE, "roll")


@pytest.mark.rule("WB-R5")
def test_reactions_are_not_his_turn() -> None:
    table = Table()
    model = table.model("knight-captain-cade", 0, 100, 100, "10mm-pistol")
    enemy = table.model("super-mutant", 1, 200, 100)
    model.reactions = 1
    table.activate(enemy).play("move 200,150")
    assert table.asked == (0, "react")
    table.play("react m0", "shoot m1 10mm-pistol")
    assert table.asked == (NATURE, "roll")


@pytest.mark.rule("WC-A8")
def test_the_ai_has_an_answer_too() -> None:
    table = Opponent()
    model = table.model("knight-captain-cade", AI, 100, 100, "10mm-pistol")
    table.model("settler", 0, 200, 100)
    table.responds(model, "A", method="ranged")
    table.play("shoot m1 10mm-pistol")
    assert (table.asked[0], table.state.topic) == (NATURE, T_SWAP)
    assert {str(table.state.chance(k)) for k in range(table.state.spread)} == {
        *("die 0", "die 2", "pass")
    }


@pytest.mark.parametrize(("cover", "answer"), [(2, "die 2"), (0, "pass")])
def test_a_bot_swaps_a_die_where_armour_stands_in_the_way(cover: int, answer: str) -> None:
    table, _ = cade("10mm-pistol")
    table.play("shoot m1 10mm-pistol")
    table.state.work[-1].cover = cover
    moves = list_choices(table.state)
    values = [judge_small(table.state, move) for move in moves]
    assert str(moves[values.index(max(values))]) == answer


# -- Hammer --------------------------------------------------------------------------------------


@pytest.mark.rule("WB-F4")
@pytest.mark.parametrize(("unit", "dice"), [("hammer", [0, 1, 2]), ("super-mutant", [0, 2])])
def test_hammer_may_charge_with_a_yellow_die(unit: str, dice: list[int]) -> None:
    table = Table()
    model = table.model(unit, 0, 200, 200)
    table.model("settler", 1, 330, 200)
    table.activate(model).play("charge m1 293,200")
    assert table.listed() == [f"die {die}" for die in dice]
    table.play(f"die {dice[1]}")
    assert model.charge_dice[YELLOW_DIE] == (1 if unit == "hammer" else 0)


# -- Cait ----------------------------------------------------------------------------------------


@pytest.mark.rule("WB-I2", "WB-I4")
def test_caits_first_chem_of_a_battle_is_not_used_up() -> None:
    table = Table()
    model = table.model("cait", 0, 200, 200, "stimpak")
    model.wounds = 6
    table.activate(model).play("use stimpak")
    assert model.wounds == 2
    assert table.told("chem-kept") == [{"model": 0, "card": "stimpak"}]
    table.play("use stimpak")
    assert model.wounds == 0
    assert table.rule("use stimpak") == "WB-I2"  # there was one card


@pytest.mark.rule("WB-I4")
def test_a_chem_that_fades_begins_anew() -> None:
    table = Table()
    model = table.model("cait", 0, 200, 200, "jet")
    stages = len(table.cards.item("jet").stages)
    for _ in range(stages):
        table.activate(model).play("use jet")
        if table.asked == (NATURE, "dice"):
            table.play("roll B:b")  # the last stage is tested for addiction all the same
    assert len(table.told("chem-kept")) == 1
    table.activate(model)
    assert table.listed("use") == ["use jet"]


@pytest.mark.rule("WB-I2")
def test_what_cait_shares_is_used_up_and_food_is_no_chem() -> None:
    table = Table()
    model = table.model("cait", 0, 200, 200, "stimpak", "fresh-melon")
    friend = table.model("settler", 0, 260, 200)
    friend.wounds = model.wounds = 3
    table.activate(model).play("use stimpak m1", "use fresh-melon")
    assert table.told("chem-kept") == []
    assert table.listed("use") == []


# -- the loner -----------------------------------------------------------------------------------


@pytest.mark.rule("WB-H4", "WB-F6")
def test_the_loner_is_at_his_best_alone() -> None:
    table = Table()
    loner = table.model("sole-survivor-loner", 0, 200, 200, "combat-rifle")
    enemy = table.model("super-mutant", 1, 300, 200)
    dog = table.model("dogmeat", 0, 240, 240)
    state = table.state
    usual = loner.unit.health
    settle_all(state)

    assert [rating(state, loner, kind) for kind in (PHYSICAL, ENERGY, RADIATION)] == [4, 4, 2]
    assert (loner.health, dog.bonus) == (usual + 2, 0)
    assert ("card", YELLOW_DIE) in shot(table, loner, "combat-rifle", enemy).dice_items
    friend = table.model("settler", 0, 200, 300)
    settle_all(state)
    assert [rating(state, loner, kind) for kind in (PHYSICAL, ENERGY, RADIATION)] == [3, 3, 1]
    assert loner.health == usual
    assert shot(table, loner, "combat-rifle", enemy).dice_items == []
    friend.y = 400  # more than red away
    settle_all(state)
    assert loner.health == usual + 2


@pytest.mark.rule("WB-R6")
def test_health_follows_the_table_after_every_action() -> None:
    table = Table()
    loner = table.model("sole-survivor-loner", 0, 200, 200)
    friend = table.model("settler", 0, 200, 400)
    settle_all(table.state)
    loner.wounds = 8
    assert loner.left == 1
    table.activate(friend).play("move 200,330")

    assert (loner.health, loner.left, loner.bonus) == (7, 1, 0)


# -- the protectron ------------------------------------------------------------------------------


@pytest.mark.rule("WB-I3")
@pytest.mark.parametrize(("wounds", "asked"), [(1, "action"), (2, "dice")])
def test_a_protectron_fails_below_half_its_health(wounds: int, asked: str) -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    robot = table.model("protectron", 1, 300, 100)
    robot.wounds = wounds  # of 7; the rifle takes 2
    table.activate(shooter)
    table.play("shoot m1 hunting-rifle", "roll 1* Y:r2 Y:r2")
    assert robot.wounds == wounds + 2
    assert table.asked[1] == asked


@pytest.mark.rule("WB-I3", "WB-F8")
def test_a_failing_protectron_explodes() -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    robot = table.model("protectron", 1, 300, 100)
    robot.wounds = 3
    table.activate(shooter)
    table.play("shoot m1 hunting-rifle", "roll 1* Y:r2 Y:r2", "roll B:x")
    assert not robot.alive
    assert table.told("detonated") == [{"model": 1}]


# -- the Blitzer ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-H4")
def test_a_blitzers_die_is_for_those_who_act_in_his_turn() -> None:
    table = Table()
    leader = table.model("sole-survivor", 0, 200, 200, leader="blitzer")
    friend = table.model("settler", 0, 260, 200, "10mm-pistol")
    enemy = table.model("super-mutant", 1, 350, 200)
    assert shot(table, friend, "10mm-pistol", enemy).dice_items == []
    table.activate(leader)
    assert shot(table, friend, "10mm-pistol", enemy).dice_items == []
    table.activate(friend)
    assert len(shot(table, friend, "10mm-pistol", enemy).dice_items) == 1
    table.state.turn += 2  # his next turn, without the leader
    table.activate(friend)
    assert shot(table, friend, "10mm-pistol", enemy).dice_items == []


# -- radstag meat --------------------------------------------------------------------------------

LASER = "roll 1* Y:- G:-"


@pytest.mark.rule("WB-I4", "WB-F6")
@pytest.mark.parametrize(
    ("weapon", "roll", "asked"),
    [
        ("laser-pistol", LASER, "boost"),
        ("10mm-pistol", "roll 1* K:- G:-", "armour"),
    ],
)
def test_cooked_radstag_helps_against_energy_alone(weapon: str, roll: str, asked: str) -> None:
    table = Table()
    eater = table.model("settler", 0, 200, 200, "radstag-meat")
    shooter = table.model("sole-survivor", 1, 300, 200, weapon)
    eater.wounds = 3
    table.activate(eater).play("use radstag-meat")
    assert (eater.wounds, eater.boosts, eater.energy_boosts) == (0, 0, 2)
    assert table.told("energy-boosts-won") == [{"model": 0, "amount": 2}]
    table.activate(shooter)
    told = seen(table, shooter, f"shoot m0 {weapon}")
    table.play(f"shoot m0 {weapon}", roll)

    assert table.asked[1] == asked
    assert ("boost" in told.notes) == (asked == "boost")


@pytest.mark.rule("WB-F6")
def test_boosts_against_energy_are_spent_before_those_against_everything() -> None:
    table = Table()
    shooter = table.model("sole-survivor", 1, 300, 200, "laser-pistol")
    target = table.model("settler", 0, 200, 200)
    target.boosts = target.energy_boosts = 1
    table.activate(shooter).play("shoot m1 laser-pistol", LASER, "yes")
    assert (target.boosts, target.energy_boosts) == (1, 0)


# -- the AI's healing ----------------------------------------------------------------------------


@pytest.mark.rule("WC-A18", "WB-R4")
def test_healing_costs_the_ai_its_action_point() -> None:
    table = Opponent()
    murphy = table.model("mama-murphy", AI, 200, 200, "stimpak", "radaway")
    table.model("settler", 0, 800, 800)
    table.responds(murphy, "A")
    murphy.wounds, murphy.rads, murphy.points = 2, 2, 1
    murphy.reactions = 1  # so that there is nothing else to spend it on
    table.state.actions = 0
    table.play("quick use stimpak")

    assert (murphy.wounds, murphy.rads, murphy.points) == (0, 2, 0)
    assert table.listed("quick use") == []


@pytest.mark.rule("WB-R4", "WB-I2")
def test_players_use_their_items_without_a_point() -> None:
    table = Table()
    model = table.model("settler", 0, 200, 200, "stimpak")
    model.wounds = 2
    model.points = 1
    table.activate(model)
    assert table.rule("quick use stimpak") == "WB-R4"
    assert table.rule("use stimpak") == ""


# -- what the cards say --------------------------------------------------------------------------

SAID = {
    "preston-garvey": "resist",
    "piper": "−2",
    "knight-captain-cade": "yellow",
    "hammer": "yellow",
    "cait": "chem",
    "sole-survivor-loner": "hile no friend but a dog is within red",
    "protectron": "half its health",
    "flare-gun": "where it comes down",
    "blitzer": "in the same turn",
    "radstag-meat": "against energy",
}


@pytest.mark.rule("WB-X1")
@pytest.mark.parametrize("id", SAID)
def test_the_cards_say_so(id: str) -> None:
    cards = standard()
    card = named(cards, id, "en")[0]
    texts = [rules_text(card, cards, lang) for lang in LANGUAGES]
    assert SAID[id] in rules_text(card, cards, "en")
    assert len(set(texts)) == len(LANGUAGES)
