"""Boosts: who is asked when, and what each of them does (WC-B1)."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.model import (
    ITEM_MARKER,
    LOCKPICK_MARKER,
    SEARCHABLE,
    UNREADY,
    Model,
)
from overseer.wasteland.battle.views.view import WastelandView
from overseer.wasteland.words import INJURED_ARM, NONE, YELLOW
from tests.wasteland.fortune import FortuneTable
from tests.wasteland.table import box, spent

CLOSE = (200, 236)  # two bases that touch


def shooter(
    weapon: str = "hunting-rifle", cover: bool = False, distance: int = 200
) -> tuple[FortuneTable, Model, Model]:
    """A settler in its activation; m1, a super mutant in range, perhaps behind something low."""
    table = FortuneTable([box(240, 80, 20, 60, "cover")] if cover else [])
    model = table.model("settler", 0, 100, 100, weapon)
    target = table.model("super-mutant", 1, 100 + distance, 100)
    return table, model, target


# -- who is asked --------------------------------------------------------------------------------


@pytest.mark.rule("WC-B1")
def test_who_holds_none_is_never_asked() -> None:
    table, model, _ = shooter()
    table.activate(model).play("shoot m1 hunting-rifle")
    assert table.asked == (NATURE, "roll")


@pytest.mark.rule("WC-B1")
def test_who_holds_any_is_asked_before_and_after_though_nothing_fits() -> None:
    table, model, _ = shooter()
    table.boost("heal", "action")
    table.activate(model).play("shoot m1 hunting-rifle")
    assert table.asked == (0, "play")
    assert table.listed() == ["pass"]
    table.play("pass", "roll 9 Y:- Y:-")
    assert table.asked == (0, "play")


@pytest.mark.rule("WC-B1")
def test_a_used_boost_is_shown_and_gone() -> None:
    table, model, _ = shooter()
    boost = table.boost("skill", "before", 2)
    table.activate(model).play("shoot m1 hunting-rifle", f"play {boost}")
    assert table.told("boost-used") == [{"seat": 0, "boost": boost}]
    assert table.state.hands[0] == ()
    assert table.asked == (NATURE, "roll")


@pytest.mark.rule("WC-B1")
def test_what_one_does_not_hold_or_does_not_fit_is_refused() -> None:
    table, model, _ = shooter()
    other = table.boost("skill", "before", 2, seat=1)
    late = table.boost("damage", "after", 1)
    table.activate(model).play("shoot m1 hunting-rifle")
    missing, early = table.refusal(f"play {other}"), table.refusal(f"play {late}")
    assert missing is not None
    assert missing.reason == "wasteland-no-boost"
    assert early is not None
    assert early.reason == "wasteland-boost-moment"
    assert (missing.rule, early.rule) == ("WC-B1", "WC-B1")
    table.play("pass", "pass", "roll 3 Y:- Y:-", f"play {late}")
    assert table.state.hands[0] == ()


@pytest.mark.rule("WC-B1")
def test_a_hand_is_secret() -> None:
    table, model, _ = shooter()
    table.boost("skill", "before", 2)
    table.boost("damage", "after", 1)
    table.boost("dodge", "aimed", 2, seat=1)
    table.activate(model)
    own, other = table.state.view(0), table.state.view(1)
    assert isinstance(own, WastelandView)
    assert isinstance(other, WastelandView)
    assert own.position.hands[0] == (0, 1)
    assert other.position.hands == ((-2, -2), (2,))
    assert (own.secrets, other.secrets) == (1, 2)
    guessed = other.guess(Random(1))
    assert guessed.view(1).encode() == other.encode()


# -- before the roll -----------------------------------------------------------------------------


@pytest.mark.rule("WC-B1")
def test_swap_turns_a_yellow_green_or_blue_die_black() -> None:
    table, model, _ = shooter()
    boost = table.boost("swap", "before", dice="yellow green blue", die="black")
    table.activate(model).play("shoot m1 hunting-rifle")
    assert table.listed("play") == [f"play {boost} yellow"]
    table.play(f"play {boost} yellow")
    assert table.state.work[-1].dice == bytes((1, 1, 0, 0))


@pytest.mark.rule("WC-B1")
def test_die_and_skill_are_added() -> None:
    table, model, _ = shooter()
    die = table.boost("die", "before", die="green")
    skill = table.boost("skill", "before", 2)
    table.activate(model).play("shoot m1 hunting-rifle")
    before = table.state.work[-2].value
    table.play(f"play {die}", f"play {skill}")
    assert table.state.work[-1].dice == bytes((0, 2, 1, 0))
    assert table.state.work[-1].value == before + 2


@pytest.mark.rule("WC-B1", "WB-F1")
def test_cover_can_be_ignored_where_there_is_any() -> None:
    table, model, _ = shooter(cover=True)
    boost = table.boost("no-cover", "before", 1)
    table.activate(model).play("shoot m1 hunting-rifle")
    attack = table.state.work[-2]
    value, armour = attack.value, attack.cover
    table.play(f"play {boost}")
    assert (attack.value, attack.cover) == (value + 2, armour - 1)
    table, model, _ = shooter()
    table.boost("no-cover", "before", 1)
    table.activate(model).play("shoot m1 hunting-rifle")
    assert table.listed() == ["pass"]


@pytest.mark.rule("WC-B1")
def test_tests_have_boosts_of_their_own() -> None:
    table = FortuneTable()
    model = table.model("sole-survivor", 0, 100, 100)
    table.marker(SEARCHABLE, 100, 125, LOCKPICK_MARKER, open=True)
    table.boost("skill", "before", 3)
    boost = table.boost("skill", "before", 2, tests=True)
    table.activate(model)
    if table.asked[1] == "dice":
        table.play("roll B:s")
    table.play("try k0 lockpick")
    assert table.listed("play") == [f"play {boost}"]
    value = table.state.work[-2].value
    table.play(f"play {boost}", "pass")
    assert table.state.work[-1].value == value + 2


# -- after the roll ------------------------------------------------------------------------------


@pytest.mark.rule("WC-B1", "WB-F6")
def test_damage_and_reduction_count_when_it_hits() -> None:
    table, model, target = shooter()
    damage = table.boost("damage", "after", 2)
    reduction = table.boost("reduction", "after", 1)
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll 1* Y:- Y:-")
    table.play(f"play {damage}", f"play {reduction}")
    if table.asked[1] == "armour":
        table.play("armour 4")
    assert target.unit.ratings[0] - 1 < 4
    assert target.wounds == table.cards.weapon("hunting-rifle").damage + 2
    table, model, target = shooter()
    damage = table.boost("damage", "after", 2)
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll X Y:- Y:-")
    table.play(f"play {damage}")
    assert target.wounds == 0


@pytest.mark.rule("WC-B1")
def test_lower_turns_a_miss_into_a_hit_but_never_a_cross() -> None:
    table, model, _ = shooter()
    boost = table.boost("lower", "after", 3)
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll X Y:- Y:-")
    assert table.listed() == ["pass"]
    table, model, _ = shooter()
    boost = table.boost("lower", "after", 3)
    table.activate(model).play("shoot m1 hunting-rifle", "pass")
    table.play(f"roll {table.state.work[-2].value + 3} Y:- Y:-", f"play {boost}")
    assert len(table.told("hit")) == 1


@pytest.mark.rule("WC-B1")
def test_again_throws_the_white_die_once_more() -> None:
    table, model, _ = shooter()
    boost = table.boost("again", "after")
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll 10 Y:r1 Y:-")
    attack = table.state.work[-2]
    table.play(f"play {boost}")
    assert table.asked == (NATURE, "roll")
    table.play("roll 2")
    assert len(table.told("hit")) == 1
    assert attack.reduction == 1  # the other dice lie as they fell


@pytest.mark.rule("WC-B1")
def test_blanks_are_thrown_again() -> None:
    table, model, _ = shooter()
    boost = table.boost("blanks", "after")
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll 2 Y:r1 Y:-")
    attack = table.state.work[-2]
    table.play(f"play {boost}", "roll Y:r2")
    assert attack.reduction == 3
    table, model, _ = shooter()
    table.boost("blanks", "after")
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll 2 Y:r1 Y:r1")
    assert table.listed() == ["pass"]


@pytest.mark.rule("WC-B1")
def test_icons_are_added_and_bottles_turned() -> None:
    table, model, _ = shooter()
    icon = table.boost("icon", "after", 2, icon="star")
    turn = table.boost("turn-icons", "after", icon="explosion")
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll 2 Y:b Y:-")
    attack = table.state.work[-2]
    table.play(f"play {icon}", f"play {turn}")
    assert (attack.bottles, attack.stars, attack.blasts) == (0, 2, 1)


@pytest.mark.rule("WC-B1", "WB-R4")
def test_points_after_a_roll_only_in_the_own_activation() -> None:
    table, model, _ = shooter()
    boost = table.boost("points", "after", 1)
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll 9 Y:- Y:-")
    table.play(f"play {boost}")
    assert model.points == 1


# -- aimed and hit -------------------------------------------------------------------------------


@pytest.mark.rule("WC-B1")
def test_dodge_and_duck_make_the_shot_harder() -> None:
    table, model, _ = shooter()
    dodge = table.boost("dodge", "aimed", 2, seat=1)
    duck = table.boost("duck", "aimed", 1, seat=1)
    table.activate(model).play("shoot m1 hunting-rifle")
    assert table.asked == (1, "play")
    attack = table.state.work[-2]
    value = attack.value
    table.play(f"play {dodge}", f"play {duck}")
    assert (attack.value, attack.cover) == (value - 4, 1)


@pytest.mark.rule("WC-B1")
def test_nobody_ducks_in_close_combat() -> None:
    table = FortuneTable()
    model = table.model("settler", 0, 200, 100, "machete")
    table.model("super-mutant", 1, 236, 100)
    table.boost("duck", "aimed", 1, seat=1)
    table.activate(model).play("fight m1 machete")
    assert table.listed() == ["pass"]


def struck(effect: str, amount: int = 1) -> tuple[FortuneTable, Model]:
    """m1 is hit by a hunting rifle and its owner has used a boost."""
    table, model, target = shooter()
    boost = table.boost(effect, "hit", amount, seat=1)
    table.activate(model).play("shoot m1 hunting-rifle", "pass", "roll 1* Y:- Y:-")
    assert table.asked == (1, "play")
    table.play(f"play {boost}")
    return table, target


@pytest.mark.rule("WC-B1", "WB-F6")
def test_armour_adds_to_the_rating() -> None:
    table, target = struck("armour", 2)
    rating = target.unit.ratings[0]
    table.play("armour 1")
    assert table.told("armour")[0]["rating"] == rating + 2


@pytest.mark.rule("WC-B1")
def test_weaken_takes_damage_away() -> None:
    table, target = struck("weaken", 9)
    assert target.wounds == 0
    assert len(table.told("unhurt")) == 1


@pytest.mark.rule("WC-B1")
def test_counter_is_a_reaction_token_afterwards() -> None:
    table, target = struck("counter")
    assert target.reactions == 0
    table.play("armour 1")
    assert target.reactions == 1


@pytest.mark.rule("WC-B1", "WB-H3")
def test_luck_is_used_at_once() -> None:
    table, target = struck("luck")
    table.play("armour 1")
    assert table.asked == (NATURE, "flip")
    before = table.state.work[-1].damage
    table.play("flip lucky")
    assert target.wounds == before - 1


@pytest.mark.rule("WC-B1")
def test_shrug_leaves_only_the_damage() -> None:
    def burnt(shrugs: bool) -> Model:
        table = FortuneTable()
        model = table.model("settler", 0, 100, 100, "power-fist")
        target = table.model("super-mutant", 1, 136, 100)
        boost = table.boost("shrug", "hit", seat=1)
        icon = table.boost("icon", "after", 3, icon="bottle")
        table.activate(model).play("fight m1 power-fist")
        for _ in range(40):
            seat, topic = table.asked
            if topic == "play" and f"play {boost}" in table.listed() and shrugs:
                table.play(f"play {boost}")
            elif topic == "play" and f"play {icon}" in table.listed():
                table.play(f"play {icon}")
            elif topic == "play":
                table.play("pass")
            elif seat == NATURE:
                table.state.play(table.state.chance(0))
            elif topic == "effect":
                table.play(table.listed("effect")[0])
            else:
                break
        return target

    assert burnt(False).conditions != 0
    assert burnt(True).conditions == 0


# -- between actions -----------------------------------------------------------------------------


def acting() -> tuple[FortuneTable, Model]:
    """A settler in its activation, an enemy far off."""
    table = FortuneTable()
    model = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.model("super-mutant", 1, 800, 800)
    return table, model


@pytest.mark.rule("WC-B1")
def test_stride_lengthens_moves_of_this_activation() -> None:
    table, model = acting()
    boost = table.boost("stride", "action", 1)
    table.activate(model)
    assert table.rule("move 330,200") == "WB-G2"
    table.play(f"play {boost}")
    assert table.state.actions == 2
    assert table.rule("move 330,200") == ""
    table.play("end")
    assert table.state.boons == 0


@pytest.mark.rule("WC-B1", "WB-F14")
def test_break_leaves_contact_without_free_attacks() -> None:
    table = FortuneTable()
    model = table.model("settler", 0, 200, 200)
    table.model("super-mutant", 1, 236, 200, "sledgehammer")
    boost = table.boost("break", "action")
    table.activate(model).play(f"play {boost}", "move 120,200")
    assert table.told("free-attack") == []
    assert model.x == 120


@pytest.mark.rule("WC-B1", "WB-R5")
def test_quiet_is_no_trigger() -> None:
    table = FortuneTable()
    model = table.model("settler", 0, 200, 200)
    watcher = table.model("super-mutant", 1, 300, 200, "hunting-rifle")
    watcher.reactions = 1
    boost = table.boost("quiet", "action")
    table.activate(model).play("move 210,200")
    assert table.asked == (1, "react")
    table.play("pass", f"play {boost}", "move 220,200")
    assert table.asked[1] != "react"


@pytest.mark.rule("WC-B1", "WB-F19")
def test_charge_at_what_is_not_seen() -> None:
    table = FortuneTable([box(280, 100, 10, 85, "wall", "sight")])
    model = table.model("settler", 0, 240, 130)
    table.model("super-mutant", 1, 330, 130)
    boost = table.boost("charge", "action")
    path = "charge m1 250,220 306,220 322,170"
    table.activate(model)
    assert table.rule(path) == "WB-F19"
    table.play(f"play {boost}")
    assert table.rule(path) != "WB-F19"


@pytest.mark.rule("WC-B1")
def test_call_readies_a_friend_in_reach() -> None:
    table, model = acting()
    near = table.model("settler", 0, 260, 200)
    far = table.model("settler", 0, 700, 200)
    boost = table.boost("call", "action", ruler=YELLOW)
    near.status = far.status = UNREADY
    table.activate(model)
    assert table.rule(f"play {boost} m{far.number}") == "WB-G2"
    assert table.listed("play") == [f"play {boost} m{near.number}"]
    table.play(f"play {boost} m{near.number}")
    assert near.status != UNREADY
    spent(far)


@pytest.mark.rule("WC-B1")
def test_heal_cleanse_and_cure() -> None:
    table, model = acting()
    heal = table.boost("heal", "action", 2)
    cleanse = table.boost("cleanse", "action", 1)
    cured = table.boost("cure", "action")
    table.activate(model)
    assert table.listed("play") == []
    model.wounds, model.rads, model.conditions = 1, 2, INJURED_ARM
    table.play(f"play {heal}", f"play {cleanse}", f"play {cured}")
    assert (model.wounds, model.rads, model.conditions) == (0, 1, 0)


@pytest.mark.rule("WC-B1")
def test_prepare_guard_load_and_points() -> None:
    table = FortuneTable()
    model = table.model("settler", 0, 200, 200, "missile-launcher")
    table.model("super-mutant", 1, 800, 800)
    model.empty = 1
    prepare = table.boost("prepare", "action")
    guard = table.boost("guard", "action", 2)
    load = table.boost("load", "action")
    points = table.boost("points", "action", 1)
    table.activate(model)
    table.play(f"play {prepare}", f"play {guard}", f"play {load}", f"play {points}")
    assert (model.reactions, model.boosts, model.empty, model.points) == (1, 2, 0, 1)
    assert table.state.hands[0] == ()


@pytest.mark.rule("WC-B1")
def test_find_draws_from_the_wasteland_deck() -> None:
    table, model = acting()
    boost = table.boost("find", "action", 1)
    table.activate(model)
    assert table.rule(f"play {boost}") == "WB-I4"
    table.state.finds = (table.cards.item_numbers["stimpak"],)
    table.state.deck = b"\1"
    table.play(f"play {boost}", "find stimpak")
    assert model.found == (table.cards.item_numbers["stimpak"],)


@pytest.mark.rule("WC-B1", "WC-E1")
def test_peek_shows_the_top_event_to_one_side_and_may_put_it_under() -> None:
    table, model = acting()
    boost = table.boost("peek", "action")
    first, second = table.event("calm"), table.event("advantage")
    fate = table.state.fate
    fate.left = 1
    table.activate(model)
    assert table.rule(f"play {boost}") == "WB-I4"  # there is no card on top yet
    fate.top = -2
    table.play(f"play {boost}", f"event {first.id}")
    assert table.asked == (0, "peek")
    other = table.state.view(1)
    assert isinstance(other, WastelandView)
    assert (other.position.fate.top, other.secrets) == (-2, 1)
    assert str(first.id) not in str(other.data())
    table.play("yes", "event -")
    assert fate.under == ((first.number, 1),)
    assert fate.top == -2
    assert second.number not in fate.gone


@pytest.mark.rule("WC-B1")
def test_a_mine_of_markers_is_not_asked_about() -> None:
    """Markers without a test ask for no boosts: there is no roll."""
    table, model = acting()
    table.boost("skill", "before", 2, tests=True)
    table.marker(SEARCHABLE, 200, 225, ITEM_MARKER, open=True)
    table.activate(model).play("try k0 search")
    assert table.asked[1] != "play"
    assert table.state.markers[0].out
    assert NONE not in table.state.hands[0]
