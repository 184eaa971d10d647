"""Where two rules meet: attacks out of the dark, guardians, dodges, factions, falling together."""

from __future__ import annotations

from functools import partial

import pytest

from overseer.tragic.words import ST_ARMOUR, ST_DODGE, ST_GOOD_NATURED, ST_LUMINESCENT
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out

CARDS = own(
    card("blow", "attack", strike="9"),
    card("flurry", "attack", strike="3 2 strikes"),
    card("cripple", "attack", strike="9", keywords=["incapacitate"]),
    card("aim", "attack", strike="9", keywords=["targeting"]),
    card("blast", "attack", strike="4", keywords=["blast-area"]),
    card("quake", "attack", strike="4", keywords=["blast-area", "excess", "vampirism"],
         types=["melee"]),
    card("shine", "attack", strike="4", keywords=["luminescent"], types=["melee"]),
    card("spray", "attack", does("damage 3 fire opposing-allies"), strike="5"),
    card("pry", "attack", does("beat target", target="opposing-equipment"), strike="1"),
    card("shade", "action", does("stealth")),
    card("fade", "action", does("gain stealth 1 you always")),
    card("hide", "object", gives=["stealth 1 if wounds >= 10"], stays=True),
    card("disarm", "action", does("strip opponent")),
    card("rest", "action", does("heal S")),
    card("storm", "action", does("damage 5 cryo each")),
    card("sweep", "action", does("beat all-allies")),
    card("veil", "reaction", does("stealth"), answers=["attack", "action", "movement"]),
    card("filch", "action", does("beat target", target="opposing-equipment")),
    card("smash", "reaction", does("beat opposing-objects"), answers=["attack"]),
    card("rampart", "reaction", does("grant in-defence own-allies end"), answers=["attack"]),
    card("brace", "reaction", does("reduce 4"), answers=["attack", "movement"]),
    card("duck", "reaction", does("dodge"), answers=["attack", "movement"]),
    card("weave", "reaction", does("dodge-roll 3"), answers=["attack", "movement"]),
    card("no", "reaction", does("cancel"), answers=["attack", "movement"]),
    card("turn", "reaction", does("redirect", target="any-ally"), answers=["movement"]),
    card("cloak", "object", does("stealth", when="use", engage=True), stays=True),
    card("trophy", "object", does("heal 2", when="attack"), stays=True),
    card("den", "building", does("enter", when="use", engage=True, own_turn=True)),
    card("needle", "object",
         does("draw 1", when="use", cost="E", pay_by_life=True), stays=True),
    card("guard", "ally", attack=3, health=9, keywords=["guardian-charge"]),
    card("rat", "ally", attack=2, health=2),
    card("brute", "ally", attack=5, health=9),
    card("ram", "ally", attack=9, health=9, keywords=["excess"]),
    card("robot", "ally", does("heal 1", when="use", engage=True, own_turn=True),
         attack=1, health=5),
    card("radio", "object", does("heal 1", when="use", engage=True, own_turn=True), stays=True),
    card("glove", "armour", place="right-hand"),
    card("gun", "weapon", place="right-hand"),
    card("pike", "ally", attack=5, health=3, keywords=["penetrating 2"]),
    card("drill", "ally", attack=5, health=3, keywords=["piercing"]),
    card("leech", "ally", attack=5, health=3, keywords=["vampirism"]),
    card("glow", "ally", attack=5, health=3, keywords=["luminescent"], types=["melee"]),
    card("lurker", "ally", attack=5, health=9, keywords=["critical"]),
    card("knight", "ally", does("damage 3 plain target", target="opposing-ally"),
         attack=2, health=9, types=["brotherhood"]),
    card("herald", "ally", does("boost -1/-1 opposing-allies end", "engage opposing-allies"),
         types=["brotherhood"]),
    card("zealot", "ally", does("damage 2 plain opposing-allies", when="leave"),
         types=["brotherhood"]),
    card("squire", "ally", attack=2, health=9, types=["brotherhood"]),
    card("hound", "ally", keywords=["horde"]),
    card("wall", "ally", keywords=["horde", "in-defence"]),
    card("page", "ally", keywords=["horde"], types=["brotherhood"]),
    card("bomb", "ally", attack=2, health=1, keywords=["martyr"]),
    card("drum", "ability", gives=["ally-attack 2 if allies >= 2"]),
    card("pill", "drug", does(when="upkeep", cost="1", **{"else": ["lose 4"]}), stays=True),
    card("clinic", "object", does("take-off-drug", when="upkeep"), stays=True),
)  # fmt: skip


table = partial(laid_out, CARDS)


def asked(duel: Table, seat: int, topic: str, never: str = "-") -> Table:
    """Decline what comes before that question; it has to come, and that other one must not."""
    for _ in range(9):
        if (duel.seat, duel.topic) == (seat, topic):
            return duel
        assert duel.topic != never
        duel.play("ones 0" if duel.topic == "critical" else "pass")
    raise AssertionError((duel.seat, duel.topic))


# -- out of the dark -----------------------------------------------------------------------------


@pytest.mark.rule("TR-W28", "TR-R1")
@pytest.mark.parametrize("answer", ["veil-1", "rampart-1"])
@pytest.mark.parametrize(("hand", "left"), [("shade blow", 91), ("blow", 100)])
def test_who_hides_or_is_covered_too_late_is_hit_out_of_the_dark(
    answer: str, hand: str, left: int
) -> None:
    duel = table(theirs="rat", hand=hand, answers=answer[:-2])
    if "shade" in hand:
        asked(duel.play("cast shade-1"), 0, "main")

    asked(duel.play("cast blow-1", "target b"), 1, "answer").play(f"cast {answer}")

    asked(duel, 0, "main")
    assert duel.hp(1) == left


@pytest.mark.rule("TR-W28", "TR-M1")
def test_an_attack_out_of_the_dark_at_who_is_out_by_then_does_nothing() -> None:
    duel = Table(CARDS, seats=3).hand(0, "blow-1").points(1, "E0")
    duel.put(1, "needle-1")
    duel.player(0).stealth = True
    duel.player(1).hp = 1

    asked(duel.play("cast blow-1", "target b"), 1, "answer").play("use b1")

    asked(duel, 0, "main")
    assert (duel.player(1).out, duel.hp(1), len(duel.told("fizzled"))) == (True, 0, 1)


@pytest.mark.rule("TR-W28", "TR-W13")
@pytest.mark.parametrize("hidden", [False, True])
def test_no_guardian_for_what_follows_from_an_attack_out_of_the_dark(hidden: bool) -> None:
    duel = table(theirs="guard brute", hand="shade spray")
    if hidden:
        asked(duel.play("cast shade-1"), 0, "main")

    duel.play("cast spray-1", "target b")
    if not hidden:
        asked(asked(duel, 1, "charge").play("pass"), 1, "charge").play("pass")

    asked(duel, 0, "main", never="charge")
    assert [ally.damage for ally in duel.player(1).permanents] == [3, 3]


@pytest.mark.rule("TR-W31", "TR-C1")
def test_who_hides_while_the_attack_is_under_way_is_not_struck_back() -> None:
    duel = table("cloak", "brute", hand="blow", answers="brace")

    asked(duel.play("cast blow-1", "target b1"), 1, "answer").play("cast brace-1")
    asked(duel, 0, "answer").play("use a1")

    asked(duel, 0, "main")
    assert (duel.hp(0), duel.in_play(1)) == (100, [])


@pytest.mark.rule("TR-W31", "TR-C1")
def test_who_is_uncovered_while_the_attack_is_under_way_is_not_struck_back_either() -> None:
    duel = table("cloak", "brute", hand="blow", answers="smash")
    asked(duel.play("use a1"), 0, "main")

    asked(duel.play("cast blow-1", "target b1"), 1, "answer").play("cast smash-1")

    asked(duel, 0, "main")
    assert (duel.in_play(0), duel.state.hidden(0)) == ([], False)
    assert (duel.hp(0), duel.in_play(1)) == (100, [])


@pytest.mark.rule("TR-R1", "TR-W12")
@pytest.mark.parametrize(("answer", "left"), [("", ["brute-1"]), ("veil", ["brute-1", "glove-1"])])
def test_the_second_target_of_an_attack_may_be_lost_as_well(answer: str, left: list[str]) -> None:
    duel = table(theirs="brute glove", hand="pry", answers=answer)

    duel.play("cast pry-1", "target b1")
    if answer:
        asked(duel, 1, "answer").play("cast veil-1")

    asked(duel, 0, "main")
    assert duel.in_play(1) == left
    assert duel.player(1).permanents[0].damage == 1


@pytest.mark.rule("TR-W12", "TR-W29")
def test_stealth_may_hang_on_a_condition() -> None:
    duel = table("hide", hand="blow blow")
    asked(duel.play("cast blow-1"), 0, "main")
    assert (duel.state.hidden(0), duel.player(0).permanents[0].engaged) == (False, False)

    duel.player(0).hp = 80
    assert duel.state.hidden(0)

    asked(duel.play("cast blow-1"), 0, "main")
    assert (duel.state.hidden(0), duel.player(0).permanents[0].engaged) == (False, True)


@pytest.mark.rule("TR-W29")
def test_no_stealth_outlasts_ones_own_attack() -> None:
    duel = table(hand="fade blow")
    assert asked(duel.play("cast fade-1"), 0, "main").state.hidden(0)

    assert not asked(duel.play("cast blow-1"), 0, "main").state.hidden(0)


@pytest.mark.rule("TR-W12")
@pytest.mark.parametrize("hidden", [False, True])
def test_what_the_hidden_wear_is_not_stripped_off_them(hidden: bool) -> None:
    duel = table(theirs="glove", hand="disarm")
    duel.player(1).stealth = hidden

    asked(duel.play("cast disarm-1"), 0, "main")

    assert duel.player(1).permanents[0].engaged is not hidden


@pytest.mark.rule("TR-R1", "TR-W12")
@pytest.mark.parametrize(("answer", "left"), [("", []), ("veil", ["glove-1"])])
def test_an_action_loses_its_target_when_its_wearer_hides(answer: str, left: list[str]) -> None:
    duel = table(theirs="glove", hand="filch", answers=answer).play("cast filch-1")

    if answer:
        asked(duel, 1, "answer").play("cast veil-1")

    asked(duel, 0, "main")
    assert (duel.in_play(1), len(duel.told("fizzled"))) == (left, len(left))


# -- guardians -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-W10", "TR-W13")
@pytest.mark.parametrize(("place", "gone"), [("b2", "robot-1"), ("b3", "radio-1")])
def test_there_is_no_damage_in_incapacitate_for_a_guardian_to_take(place: str, gone: str) -> None:
    duel = table(theirs="guard robot radio", hand="cripple").play("cast cripple-1")
    chosen = (f"target {place}", "yes") if gone == "robot-1" else (f"target {place}",)

    asked(duel.play(*chosen), 0, "main", never="charge")

    assert duel.ids(duel.player(1).discard) == [gone]
    assert duel.player(1).permanents[0].damage == 0


@pytest.mark.rule("TR-W10", "TR-W13")
def test_but_there_is_in_such_an_attack_at_one_that_it_cannot_discard() -> None:
    duel = table(theirs="guard brute", hand="cripple").play("cast cripple-1", "target b2")

    asked(duel, 1, "charge").play("charge b1")

    asked(duel, 0, "main")
    assert duel.in_play(1) == ["brute-1"]


@pytest.mark.rule("TR-W13")
@pytest.mark.parametrize(
    ("answer", "left", "wounds"), [("charge b2", 100, [0, 5]), ("pass", 95, [0, 0])]
)
def test_a_guardian_takes_what_an_area_does_to_its_player(
    answer: str, left: int, wounds: list[int]
) -> None:
    duel = table(theirs="rat guard", hand="storm")

    asked(duel.play("cast storm-1"), 1, "charge").play(answer)

    asked(duel, 0, "main")
    assert (duel.hp(0), duel.hp(1)) == (95, left)
    assert [ally.damage for ally in duel.player(1).permanents] == wounds


@pytest.mark.rule("TR-W13", "TR-W17")
def test_a_guardian_takes_the_radiation_too() -> None:
    duel = table(theirs="guard", hand="shine").play("cast shine-1", "target b")

    asked(duel, 1, "charge").play("charge b1")

    asked(duel, 0, "main")
    assert (duel.player(1).permanents[0].damage, duel.player(1).radiation) == (4 + 1, 0)


@pytest.mark.rule("TR-W13", "TR-W14")
def test_a_guardian_at_home_protects_the_only_one_in_an_area() -> None:
    mines = own(
        card("hound", "ally", attack=2, health=2),
        card("guard", "ally", attack=3, health=9, keywords=["guardian-charge"]),
        card("frag", "attack", strike="3", keywords=["blast-area"]),
        card("ambush", "reaction", does("free-attack"), answers=["movement"]),
    )
    duel = Table(mines).hand(1, "ambush-1", "frag-1")
    duel.put(0, "hound-1")
    duel.put(0, "guard-1").engaged = True

    asked(duel.play("attack a1"), 1, "answer").play("cast ambush-1", "cast frag-1")
    asked(duel, 0, "charge").play("charge a2", "target a1")

    asked(duel, 0, "main")
    assert [ally.damage for ally in duel.player(0).permanents] == [0, 3]


@pytest.mark.rule("TR-W13", "TR-M1")
def test_a_guardian_is_not_asked_for_the_allies_of_a_third_player() -> None:
    duel = Table(CARDS, seats=3).hand(0, "blast-1")
    for seat, name in ((1, "guard"), (2, "rat")):
        duel.put(seat, f"{name}-1")

    asked(duel.play("cast blast-1"), 0, "main", never="charge")

    assert (duel.in_play(1), duel.in_play(2)) == (["guard-1"], [])


# -- dodging -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-R3", "TR-W13")
def test_who_has_dodged_needs_no_guardian() -> None:
    duel = table("brute", "guard", answers="duck").play("attack a1", "target b")

    asked(duel, 1, "answer").play("cast duck-1")
    asked(duel, 1, "block").play("pass")

    assert (duel.topic, duel.hp(1)) == ("main", 100)


@pytest.mark.rule("TR-R3", "TR-W2")
@pytest.mark.parametrize(("answer", "left"), [("", 93), ("duck", 100)])
def test_who_has_dodged_takes_no_excess_either(answer: str, left: int) -> None:
    duel = table("ram", "rat", answers=answer).play("attack a1", "target b")

    if answer:
        asked(duel, 1, "answer").play("cast duck-1")
    asked(duel, 1, "block").play("block b1")

    assert (duel.topic, duel.in_play(1), duel.hp(1)) == ("main", [], left)


@pytest.mark.rule("TR-R5")
def test_what_is_cancelled_in_the_second_window_is_told() -> None:
    duel = table(hand="blow", answers="weave no")

    asked(duel.play("cast blow-1"), 1, "answer").play("cast weave-1", "roll 6")
    asked(duel, 1, "answer").play("cast no-1")

    asked(duel, 0, "main")
    assert duel.hp(1) == 100
    assert [event.args["card"] for event in duel.told("cancelled")] == ["blow-1"]


@pytest.mark.rule("TR-R5", "TR-R1", "TR-W12")
def test_who_hides_in_the_second_window_is_not_hit() -> None:
    duel = table(hand="blow", answers="weave veil")

    asked(duel.play("cast blow-1"), 1, "answer").play("cast weave-1", "roll 6")
    asked(duel, 1, "answer").play("cast veil-1")

    asked(duel, 0, "main")
    assert (duel.hp(1), len(duel.told("fizzled"))) == (100, 1)


@pytest.mark.rule("TR-R3", "TR-R5")
@pytest.mark.parametrize(("die", "left"), [(3, 100), (4, 91)])
def test_a_second_roll_in_the_second_window_of_an_attack_card(die: int, left: int) -> None:
    duel = table(hand="blow", answers="weave weave")

    asked(duel.play("cast blow-1"), 1, "answer").play("cast weave-1", "roll 6")
    asked(duel, 1, "answer").play("cast weave-1", f"roll {die}")

    asked(duel, 0, "main")
    assert duel.hp(1) == left


@pytest.mark.rule("TR-R3")
@pytest.mark.parametrize(("own_dodge", "need"), [(0, 3), (2, 3), (4, 4)])
def test_of_two_chances_to_dodge_the_better_one_is_rolled_for(own_dodge: int, need: int) -> None:
    duel = table(hand="blow", answers="weave").gain(1, ST_DODGE, own_dodge)

    asked(duel.play("cast blow-1"), 1, "answer").play("cast weave-1", "roll 6")

    assert [event.args["need"] for event in duel.told("not-dodged")] == [need]


@pytest.mark.rule("TR-R1")
@pytest.mark.parametrize(("answer", "healed"), [("", 2), ("no", 0)])
def test_a_cancelled_attack_has_not_resolved(answer: str, healed: int) -> None:
    duel = table("trophy", hand="blow", answers=answer)
    duel.player(0).hp = 50

    duel.play("cast blow-1")
    if answer:
        asked(duel, 1, "answer").play("cast no-1")

    asked(duel, 0, "main")
    assert duel.hp(0) == 50 + healed


# -- strikes -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-C14", "TR-C3")
def test_what_a_reduction_has_left_goes_off_the_next_strike() -> None:
    duel = table(hand="flurry", answers="brace")

    asked(duel.play("cast flurry-1"), 1, "answer").play("cast brace-1")

    asked(duel, 0, "main")
    assert duel.hp(1) == 100 - (3 + 3 - 4)


@pytest.mark.rule("TR-C1", "TR-W3", "TR-W4", "TR-W17", "TR-W18")
@pytest.mark.parametrize(
    ("name", "lost", "level", "theirs"),
    [("brute", 2, 0, 50), ("pike", 4, 0, 50), ("drill", 5, 0, 50), ("leech", 2, 0, 52),
     ("glow", 3, 1, 50)],
)  # fmt: skip
def test_an_ally_strikes_back_with_its_keywords(
    name: str, lost: int, level: int, theirs: int
) -> None:
    duel = table(theirs=name, hand="blow").gain(0, ST_ARMOUR, 3)
    duel.player(1).hp = 50

    asked(duel.play("cast blow-1", "target b1"), 0, "main")

    assert (duel.hp(0), duel.player(0).radiation, duel.hp(1)) == (100 - lost, level, theirs)


@pytest.mark.rule("TR-C9")
def test_less_than_no_armour_makes_no_hit_worse() -> None:
    duel = table(hand="blow").gain(1, ST_ARMOUR, -3)

    asked(duel.play("cast blow-1"), 0, "main")

    assert duel.hp(1) == 91


@pytest.mark.rule("TR-W2", "TR-W6", "TR-K14")
def test_neither_excess_nor_a_martyr_reaches_who_is_inside() -> None:
    duel = table("ram", "rat den").play("attack a1", "target b")
    duel.player(1).inside = duel.player(1).permanents[1].serial
    asked(duel, 1, "block").play("block b1")
    assert (duel.in_play(1), duel.hp(1)) == (["den-1"], 100)

    duel = table("bomb", "brute den")
    duel.player(1).inside = duel.player(1).permanents[1].serial
    asked(duel.play("attack a1"), 0, "main")
    assert (len(duel.told("martyr")), duel.hp(1)) == (1, 100)


@pytest.mark.rule("TR-W2", "TR-W14", "TR-W18")
def test_an_area_with_excess_spills_over_from_each_ally() -> None:
    duel = table(theirs="rat brute rat", hand="quake").gain(1, ST_ARMOUR, 1)
    duel.player(0).hp = 50

    asked(duel.play("cast quake-1"), 0, "main")

    assert (duel.in_play(1), duel.hp(1)) == (["brute-1"], 100 - 2 * (4 - 2 - 1))
    assert duel.hp(0) == 50 + 4 + 4 + 4


@pytest.mark.rule("TR-W14", "TR-W17")
def test_a_luminescent_melee_area_radiates() -> None:
    duel = table(theirs="brute guard", hand="quake").gain(0, ST_LUMINESCENT, 1)

    asked(duel.play("cast quake-1"), 1, "charge").play("pass")

    asked(duel, 0, "main")
    assert [ally.damage for ally in duel.player(1).permanents] == [5, 5]


@pytest.mark.rule("TR-W9")
@pytest.mark.parametrize(("name", "off"), [("glove", True), ("gun", False)])
def test_targeting_takes_armour_off_and_leaves_weapons(name: str, off: bool) -> None:
    duel = table(theirs=name, hand="aim").play("cast aim-1", "aim right-hand")

    asked(duel, 0, "main")

    assert duel.player(1).permanents[0].engaged is off


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize("ones", [1, 2])
def test_an_allys_roll_is_told_whether_it_is_critical_or_not(ones: int) -> None:
    duel = table("lurker").play("attack a1", f"ones {ones}")

    assert len(duel.told("critical")) == (1 if ones == 2 else 0)
    assert [event.args["ones"] for event in duel.told("no-critical")] == ([1] if ones == 1 else [])


# -- allies --------------------------------------------------------------------------------------


@pytest.mark.rule("TR-C12")
def test_an_attacker_that_the_others_are_turned_upon_goes_home() -> None:
    duel = table("rat brute", answers="turn").play("attack a1", "join a2")

    asked(duel, 1, "answer").play("cast turn-1", "target a2")

    asked(duel, 0, "main")
    assert [(ally.damage, ally.fighting) for ally in duel.player(0).permanents] == [(2, False)]


@pytest.mark.rule("TR-R1", "TR-W12")
def test_allies_do_not_reach_who_hides_in_answer() -> None:
    duel = table("brute", answers="veil").play("attack a1")

    asked(duel, 1, "answer").play("cast veil-1")

    assert (duel.topic, duel.hp(1), len(duel.told("movement-fizzled"))) == ("main", 100, 1)
    assert not duel.player(0).permanents[0].fighting


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize(("ones", "left"), [(1, ["ram-1"]), (2, [])])
def test_an_allys_critical_counts_against_an_ally(ones: int, left: list[str]) -> None:
    duel = table("lurker", "ram").play("attack a1", "target b1", f"ones {ones}")

    assert duel.in_play(1) == left


@pytest.mark.rule("TR-W15")
def test_an_ally_that_arrives_cannot_aim_at_its_own_faction() -> None:
    duel = table(theirs="squire rat brute", hand="knight").play("cast knight-1")

    refusal = duel.refused("target b1")
    assert (refusal.rule, refusal.reason) == ("TR-W15", "tragic-spared")
    assert [str(move) for move in duel.state.moves()] == ["target b2", "target b3"]


@pytest.mark.rule("TR-W15")
def test_no_hostile_bonus_nor_a_last_ability_touches_the_own_faction() -> None:
    duel = table(theirs="squire brute", hand="herald")
    asked(duel.play("cast herald-1"), 0, "main")
    squire, brute = duel.player(1).permanents
    assert (squire.fresh_attack, squire.engaged, brute.fresh_attack, brute.engaged) == (
        *(0, False),
        *(-1, True),
    )

    duel = table("zealot", "squire brute")
    asked(duel.play("attack a1", "target b2"), 0, "main")
    assert duel.in_play(0) == []
    assert [ally.damage for ally in duel.player(1).permanents] == [0, 3]


@pytest.mark.rule("TR-W7", "TR-W8")
def test_who_stands_in_defence_neither_joins_nor_comes_with_the_horde() -> None:
    duel = table("hound wall hound rat").play("attack a1")

    assert duel.topic == "join"
    assert [str(move) for move in duel.state.moves()] == ["pass", "join a4"]
    asked(duel, 0, "main")
    assert [ally.engaged for ally in duel.player(0).permanents] == [True, False, True, False]


@pytest.mark.rule("TR-W8", "TR-W15")
def test_nobody_joins_against_their_own_faction_not_even_with_the_horde() -> None:
    duel = table("hound page squire hound", "squire")

    asked(duel.play("attack a1", "target b1"), 0, "main", never="join")

    assert [event.args["card"] for event in duel.told("ally-attacks")] == ["hound-1", "hound-1"]


@pytest.mark.rule("TR-W6")
@pytest.mark.parametrize("how", ["blast", "sweep"])
def test_martyrs_that_fall_together_all_have_the_attack_of_that_moment(how: str) -> None:
    duel = table(theirs="bomb bomb", hand=how).lay(1, "drum-1")

    asked(duel.play(f"cast {how}-1"), 0, "main")

    assert [event.args["amount"] for event in duel.told("martyr")] == [4, 4]
    assert duel.hp(0) == 92


@pytest.mark.rule("TR-W21", "TR-T3")
def test_the_toll_of_a_card_that_has_left_play_is_not_due() -> None:
    duel = table("pill clinic").tops(0, "rat-1", "rat-1")
    duel.state.active = 1

    duel.play("end", "next 2")

    assert (duel.topic, duel.in_play(0), duel.hp(0)) == ("main", ["clinic-1"], 100)


@pytest.mark.rule("TR-W22")
def test_good_nature_adds_nothing_to_a_number_that_is_counted() -> None:
    duel = table(hand="rest").gain(0, ST_GOOD_NATURED, 1).points(0, "S4")
    duel.player(0).hp = 50

    asked(duel.play("cast rest-1"), 0, "main")

    assert duel.hp(0) == 54
