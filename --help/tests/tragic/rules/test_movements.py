"""Allies attack together, are blocked and struck back: TR-C1, TR-C2, TR-C11 to TR-C13, TR-W28."""

from __future__ import annotations

import pytest

from overseer.tragic.rules.board import leave
from overseer.tragic.words import ST_ARMOUR, ST_STRIKE_BACK
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

CARDS = own(
    card("scout", "ally", attack=2, health=3),
    card("guard", "ally", attack=3, health=5),
    card("brute", "ally", attack=7, health=8),
    card("tank", "ally", attack=3, health=5, keywords=["armour 1"]),
    card("wall", "ally", attack=0, health=9, keywords=["in-defence"]),
    card("bomb", "ally", attack=5, health=6, keywords=["martyr"]),
    card("spade", "object", stays=True),
    card("trip", "reaction", does("damage 3 plain attackers"), answers=["movement"]),
    card("flinch", "reaction", does("beat target", target="opposing-ally"), answers=["movement"]),
    card("rescue", "reaction", does("return target", target="own-ally"), answers=["movement"]),
    card("halt", "reaction", does("cancel"), answers=["movement"]),
    card("duck", "reaction", does("dodge"), answers=["attack", "movement"]),
    card("weave", "reaction", does("dodge-roll 3"), answers=["attack", "movement"]),
    card("brace", "reaction", does("reduce 4"), answers=["attack", "movement"]),
    card("turn", "reaction", does("redirect", target="any-ally"), answers=["attack", "movement"]),
    card("blow", "attack", strike="6"),
    card("nerve", "ability"),
    card("hunter", "ally", attack=4, health=6, keywords=["unavoidable"]),
    card("sapper", "ally", does("heal 1", when="use", engage=True), keywords=["unavoidable"]),
    card("ogre", "ally", attack=9, health=9, keywords=["excess"]),
    card("stalker", "ally", attack=9, health=9, keywords=["excess", "unavoidable"]),
    card("knight", "ally", attack=9, health=20, types=["brotherhood"], keywords=["excess"]),
    card("squire", "ally", attack=3, health=5, types=["brotherhood"]),
    card("rat", "ally", attack=2, health=2),
    card("leech", "ally", does("heal 5", when="kill"), attack=1, health=9),
    card("eye", "action", does("grant unavoidable own-allies end")),
    card("veto", "reaction", does("cancel"), answers=["ally", "use"]),
)


def table(mine: str = "", theirs: str = "") -> Table:
    duel = Table(CARDS)
    for seat, names in enumerate((mine, theirs)):
        for name in names.split():
            duel.put(seat, f"{name}-1")
    return duel


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


# -- who attacks whom ----------------------------------------------------------------------------


@pytest.mark.rule("TR-C1", "TR-C2")
def test_allies_attack_the_player_together() -> None:
    duel = table("scout guard brute").play("attack a1", "join a3", "pass")

    assert duel.hp(1) == 91
    assert [ally.engaged for ally in duel.player(0).permanents] == [True, False, True]
    assert len(duel.told("ally-attacks")) == 2


@pytest.mark.rule("TR-C1")
def test_allies_at_an_ally_exchange_damage_at_the_same_time() -> None:
    duel = table("guard", "guard").play("attack a1", "target b1")
    assert damages(duel, 0) == damages(duel, 1) == [3]

    duel = table("brute", "brute")
    duel.player(0).permanents[0].damage = duel.player(1).permanents[0].damage = 3
    duel.play("attack a1", "target b1")
    assert (duel.in_play(0), duel.in_play(1)) == ([], [])
    assert (duel.hp(0), duel.hp(1)) == (100, 100)


@pytest.mark.rule("TR-C1", "TR-C2")
def test_several_attack_one_ally_and_it_strikes_one_of_them() -> None:
    duel = table("guard brute", "brute").play("attack a1", "target b1", "join a2", "target a1")

    assert duel.in_play(1) == []
    assert sorted(permanent.card.id for permanent in duel.player(0).permanents) == ["brute-1"]
    assert damages(duel, 0) == [0]


@pytest.mark.rule("TR-C2", "TR-C11")
def test_an_attack_at_an_ally_cannot_be_blocked() -> None:
    duel = table("guard", "guard scout").play("attack a1", "target b1")

    assert duel.topic == "main"
    assert damages(duel, 1) == [3, 0]


@pytest.mark.rule("TR-C11")
@pytest.mark.parametrize("engaged", [False, True])
def test_an_ally_may_be_attacked_engaged_or_not_and_fights(engaged: bool) -> None:
    duel = table("guard", "guard")
    duel.player(1).permanents[0].engaged = engaged

    duel.play("attack a1", "target b1")

    assert damages(duel, 0) == damages(duel, 1) == [3]


@pytest.mark.rule("TR-C2")
def test_the_engaged_neither_attack_nor_join_nor_block() -> None:
    duel = table("guard scout", "scout guard")
    duel.player(0).permanents[1].engaged = True
    duel.player(1).permanents[1].engaged = True

    refusal = duel.refused("attack a2")
    assert (refusal.rule, refusal.reason) == ("TR-K11", "tragic-engaged")
    duel.play("attack a1", "target b")
    assert (duel.seat, duel.topic) == (1, "block")  # nobody could join
    assert duel.refused("block b2").rule == "TR-C2"
    assert duel.legal("block b1")


# -- blocks and division -------------------------------------------------------------------------


@pytest.mark.rule("TR-C2")
def test_a_blocker_takes_the_damage_strikes_and_stays_disengaged() -> None:
    duel = table("guard", "scout").play("attack a1", "target b", "block b1")

    assert duel.hp(1) == 100
    assert duel.in_play(1) == []  # 3 damage, 3 health
    assert damages(duel, 0) == [2]

    duel = table("scout", "guard").play("attack a1", "target b", "block b1")
    assert (damages(duel, 1), duel.player(1).permanents[0].engaged) == ([2], False)


@pytest.mark.rule("TR-C2")
def test_nobody_has_to_block() -> None:
    duel = table("guard", "scout guard").play("attack a1", "target b", "pass")

    assert (duel.topic, duel.hp(1), damages(duel, 1)) == ("main", 97, [0, 0])


@pytest.mark.rule("TR-C2")
def test_unblocked_attackers_hit_the_player_and_each_blocker_blocks_one() -> None:
    duel = table("guard brute scout", "scout guard")
    duel.play("attack a1", "target b", "join a2", "join a3")
    assert (duel.seat, duel.topic) == (1, "block")

    duel.play("block b1", "target a2")
    assert duel.refused("block b1").rule == "TR-C2"  # only once
    duel.play("block b2", "target a1")

    assert duel.topic == "main"
    assert duel.hp(1) == 98  # the scout alone came through
    assert duel.in_play(1) == ["guard-1"]
    assert damages(duel, 0) == [3, 2, 0]


@pytest.mark.rule("TR-C2")
@pytest.mark.parametrize(
    ("share", "left", "wounds"),
    [(0, ["scout-1"], [0]), (2, ["scout-1"], [2]), (3, ["guard-1"], [4]), (7, ["guard-1"], [0])],
)
def test_the_attacker_divides_among_its_blockers(
    share: int, left: list[str], wounds: list[int]
) -> None:
    duel = table("brute", "scout guard")
    duel.play("attack a1", "target b", "block b1", "block b2")
    assert (duel.seat, duel.topic) == (0, "divide")

    refusal = duel.refused("deal 8")
    assert (refusal.rule, refusal.reason) == ("TR-C2", "tragic-share")
    duel.play(f"deal {share}")

    assert (duel.in_play(1), damages(duel, 1)) == (left, wounds)
    assert damages(duel, 0) == [5]  # both strike the attacker


@pytest.mark.rule("TR-C2")
def test_both_blockers_strike_even_if_they_die() -> None:
    duel = table("guard", "guard guard")
    duel.play("attack a1", "target b", "block b1", "block b2", "deal 3")

    assert duel.in_play(0) == []
    assert damages(duel, 1) == [3, 0]


# -- the attacked player -------------------------------------------------------------------------


@pytest.mark.rule("TR-C11")
@word("stat:strike-back")
def test_the_attacked_player_does_not_strike_back_unless_a_card_says_so() -> None:
    duel = table("guard").play("attack a1")
    assert damages(duel, 0) == [0]

    duel = table("guard tank").gain(1, ST_STRIKE_BACK, 2).play("attack a1", "join a2")
    assert damages(duel, 0) == [2, 1]

    duel = table("guard", "guard").gain(1, ST_STRIKE_BACK, 2)
    duel.play("attack a1", "target b", "block b1")
    assert damages(duel, 0) == [3]  # only the blocker: the player was not hit


@pytest.mark.rule("TR-C11")
def test_a_reaction_may_strike_the_attackers() -> None:
    duel = table("scout guard").hand(1, "trip-1").play("attack a1", "join a2")
    assert (duel.seat, duel.topic) == (1, "answer")

    duel.play("cast trip-1")

    assert duel.in_play(0) == ["guard-1"]
    assert (damages(duel, 0), duel.hp(1)) == ([3], 97)


@pytest.mark.rule("TR-C11")
def test_the_armour_of_the_player_counts_against_each_attacker() -> None:
    duel = table("scout guard brute").gain(1, ST_ARMOUR, 2)

    duel.play("attack a1", "join a2", "join a3")

    assert duel.hp(1) == 94


# -- the order, and what is gone -----------------------------------------------------------------


@pytest.mark.rule("TR-C12")
def test_engage_name_the_target_react_block_divide_damage_return() -> None:
    duel = table("guard", "scout").hand(0, "nerve-1").hand(1, "brace-1", "duck-1")

    duel.play("attack a1")
    assert (duel.seat, duel.topic) == (0, "target")
    duel.play("target b")
    attacker = duel.player(0).permanents[0]
    assert attacker.engaged
    assert attacker.fighting
    assert (duel.seat, duel.topic) == (0, "lay")
    duel.play("pass")
    assert (duel.seat, duel.topic) == (1, "answer")
    duel.play("pass")
    assert (duel.seat, duel.topic) == (1, "block")
    duel.play("pass")
    assert (duel.topic, duel.hp(1)) == ("main", 97)
    assert attacker.engaged
    assert not attacker.fighting


@pytest.mark.rule("TR-C12", "TR-W6")
def test_returning_from_combat_is_no_leaving() -> None:
    duel = table("bomb").play("attack a1")

    assert (duel.in_play(0), duel.hp(0), duel.hp(1)) == (["bomb-1"], 100, 95)
    assert not duel.told("martyr")


@pytest.mark.rule("TR-C13")
def test_an_attacker_that_is_gone_deals_nothing() -> None:
    duel = table("guard brute").hand(1, "flinch-1").play("attack a1", "join a2")

    duel.play("cast flinch-1", "target a2")

    assert (duel.in_play(0), duel.hp(1)) == (["guard-1"], 97)


@pytest.mark.rule("TR-C13", "TR-R1")
def test_when_the_target_is_gone_the_movement_comes_to_nothing() -> None:
    duel = table("guard", "scout").hand(1, "rescue-1")

    duel.play("attack a1", "target b1", "cast rescue-1")

    assert (duel.topic, duel.hp(1), damages(duel, 0)) == ("main", 100, [0])
    assert duel.player(0).permanents[0].engaged
    assert not duel.player(0).permanents[0].fighting
    assert len(duel.told("movement-fizzled")) == 1


@pytest.mark.rule("TR-C13")
def test_a_blocked_attacker_stays_blocked_when_its_blockers_are_gone() -> None:
    duel = table("brute", "scout guard")
    duel.play("attack a1", "target b", "block b1", "block b2")
    for blocker in duel.player(1).permanents[:]:
        leave(duel.state, 1, blocker, 1, False)

    duel.start()

    assert (duel.topic, duel.hp(1), damages(duel, 0)) == ("main", 100, [0])


@pytest.mark.rule("TR-C13")
def test_of_two_blockers_the_one_that_is_left_takes_it_all() -> None:
    duel = table("guard", "scout brute")
    duel.play("attack a1", "target b", "block b1", "block b2")
    leave(duel.state, 1, duel.player(1).permanents[0], 1, False)

    duel.start()

    assert damages(duel, 1) == [3]
    assert duel.in_play(0) == []  # the brute's seven


# -- reactions to a movement ---------------------------------------------------------------------


@pytest.mark.rule("TR-C12")
@word("step:cancel", "answer:movement")
def test_a_cancelled_movement_sends_everybody_home_engaged() -> None:
    duel = table("guard", "scout").hand(1, "halt-1")

    duel.play("attack a1", "target b", "cast halt-1")

    attacker = duel.player(0).permanents[0]
    assert (duel.topic, duel.hp(1)) == ("main", 100)
    assert attacker.engaged
    assert not attacker.fighting


@pytest.mark.rule("TR-R3")
@word("step:dodge")
def test_a_full_dodge_of_a_movement_needs_no_roll() -> None:
    duel = table("guard brute").hand(1, "duck-1").play("attack a1", "join a2", "cast duck-1")

    assert (duel.topic, duel.hp(1)) == ("main", 100)


@pytest.mark.rule("TR-R3", "TR-R5")
@word("step:dodge-roll")
@pytest.mark.parametrize(("die", "left"), [(3, 100), (4, 97)])
def test_a_rolled_dodge_of_a_movement(die: int, left: int) -> None:
    duel = table("guard").hand(1, "weave-1").play("attack a1", "cast weave-1", f"roll {die}")

    assert (duel.topic, duel.hp(1)) == ("main", left)


@pytest.mark.rule("TR-R3", "TR-R5")
def test_after_a_failed_roll_there_is_a_second_window() -> None:
    duel = table("guard").hand(1, "weave-1", "weave-1", "duck-1")

    duel.play("attack a1", "cast weave-1", "roll 6")
    assert (duel.seat, duel.topic, duel.hp(1)) == (1, "answer", 100)
    duel.play("cast weave-1", "roll 5")
    assert (duel.seat, duel.topic, duel.hp(1)) == (1, "answer", 100)
    duel.play("cast duck-1")

    assert (duel.topic, duel.hp(1)) == ("main", 100)


@pytest.mark.rule("TR-C3")
@word("step:reduce")
def test_reduce_takes_from_the_whole_movement_before_armour() -> None:
    duel = table("guard brute").hand(1, "brace-1").gain(1, ST_ARMOUR, 1)

    duel.play("attack a1", "join a2", "cast brace-1")

    assert duel.hp(1) == 95  # 3 of the guard and 1 of the brute are gone, then 1 armour


@pytest.mark.rule("TR-C12")
@word("step:redirect", "target:any-ally")
def test_a_redirected_movement_strikes_what_the_reaction_names() -> None:
    duel = table("guard scout", "brute").hand(1, "turn-1")
    duel.play("attack a1", "target b", "pass", "cast turn-1", "target b1")
    assert (duel.hp(1), damages(duel, 1)) == (100, [3])

    duel = table("guard scout").hand(1, "turn-1").play("attack a1", "pass", "cast turn-1")
    duel.play("target a2")
    assert (duel.hp(1), duel.in_play(0), damages(duel, 0)) == (100, ["guard-1"], [2])

    duel = table("guard scout").hand(1, "turn-1").play("attack a1", "pass", "cast turn-1")
    duel.play("target a1")  # nobody strikes itself
    assert (duel.hp(1), damages(duel, 0)) == (100, [0, 0])
    assert not duel.player(0).permanents[0].fighting


@pytest.mark.rule("TR-C1")
def test_a_redirected_attack_card_strikes_an_ally_of_its_own_side() -> None:
    duel = table("brute").hand(0, "blow-1").hand(1, "turn-1")

    duel.play("cast blow-1", "cast turn-1", "ones 0")

    assert (duel.hp(1), damages(duel, 0)) == (100, [6])


# -- UNAVOIDABLE attackers (TR-W28) --------------------------------------------------------------

AVOIDING = ["duck", "weave", "halt", "turn"]


@pytest.mark.rule("TR-W28", "TR-R1")
@pytest.mark.parametrize("ally", ["courser-3", "railroad-agent-2"])
def test_an_unavoidable_ally_may_be_cancelled_when_it_is_cast(ally: str) -> None:
    duel = Table().lots(0).lots(1).hand(0, ally).hand(1, "one-shot-3")

    duel.play(f"cast {ally}", "cast one-shot-3").pass_all()

    assert (duel.in_play(0), duel.ids(duel.player(0).discard)) == ([], [ally])


@pytest.mark.rule("TR-W28", "TR-R1")
def test_and_so_may_the_ability_that_it_uses() -> None:
    duel = table("sapper").hand(1, "veto-1")
    duel.player(0).hp = 50

    duel.play("use a1", "cast veto-1")

    assert (duel.topic, duel.hp(0)) == ("main", 50)


@pytest.mark.rule("TR-W28")
@pytest.mark.parametrize("reaction", AVOIDING)
@pytest.mark.parametrize("how", ["printed", "granted"])
def test_a_movement_of_the_unavoidable_is_not_avoided(how: str, reaction: str) -> None:
    duel = table("hunter hunter" if how == "printed" else "guard guard", "rat")
    duel.hand(1, f"{reaction}-1")
    if how == "granted":
        duel.hand(0, "eye-1").play("cast eye-1").pass_all()

    duel.play("attack a1", "target b", "join a2")

    assert duel.refused(f"cast {reaction}-1").rule == "TR-W28"
    assert duel.pass_all().hp(1) == (92 if how == "printed" else 94)


@pytest.mark.rule("TR-W28")
@pytest.mark.parametrize("first", [1, 2])
def test_who_dodges_a_mixed_movement_is_struck_by_the_unavoidable_alone(first: int) -> None:
    for moves in (("cast duck-1",), ("cast weave-1", "roll 3")):
        duel = table("brute hunter" if first == 1 else "hunter brute").hand(1, moves[0][5:])

        duel.play("attack a1", "join a2", *moves)

        assert (duel.topic, duel.hp(1)) == ("main", 96)


@pytest.mark.rule("TR-W28")
def test_the_printed_courser_is_not_dodged_by_way_of_its_companion() -> None:
    duel = Table().lots(0).lots(1).hand(1, "leap-aside-2")
    duel.put(0, "volunteer-1")
    duel.put(0, "courser-3")

    duel.play("attack a1", "join a2", "cast leap-aside-2").pass_all()

    assert duel.play("ones 0").hp(1) == 93


@pytest.mark.rule("TR-W28", "TR-W2")
def test_the_excess_of_the_unavoidable_reaches_who_has_dodged() -> None:
    for ally, left in (("ogre", 100), ("stalker", 93)):
        duel = table(f"scout {ally}", "rat").hand(1, "duck-1")

        duel.play("attack a1", "target b", "join a2", "cast duck-1", "block b1", "target a2")

        assert (duel.topic, duel.hp(1), duel.in_play(1)) == ("main", left, [])


@pytest.mark.rule("TR-W28", "TR-C12")
@pytest.mark.parametrize("mine", ["brute hunter", "hunter brute"])
def test_who_cancels_a_mixed_movement_sends_home_only_the_others(mine: str) -> None:
    duel = table(mine, "wall").hand(1, "halt-1")
    duel.player(1).permanents[0].engaged = True

    duel.play("attack a1", "join a2", "cast halt-1")

    assert (duel.topic, duel.hp(1), damages(duel, 1)) == ("main", 100, [4])
    assert [ally.engaged for ally in duel.player(0).permanents] == [True, True]
    assert not any(ally.fighting for ally in duel.player(0).permanents)


@pytest.mark.rule("TR-W28", "TR-C2")
@pytest.mark.parametrize("mine", ["brute hunter scout", "hunter brute scout"])
def test_who_redirects_a_mixed_movement_parts_it(mine: str) -> None:
    # Reading: a movement has one target, so the UNAVOIDABLE go on in one of their own.
    duel = table(mine, "guard").hand(1, "turn-1", "brace-1")

    duel.play("attack a1", "target b", "join a2", "pass", "cast turn-1", "target b1")
    assert (duel.seat, duel.topic, len(duel.state.chain)) == (1, "block", 2)
    duel.play("pass")

    assert (duel.topic, duel.hp(1), duel.in_play(1)) == ("main", 96, [])  # 4, and the brute's 7
    brute = next(ally for ally in duel.player(0).permanents if ally.card.id == "brute-1")
    assert brute.damage == 3
    assert not any(ally.fighting for ally in duel.player(0).permanents)


@pytest.mark.rule("TR-W28", "TR-C2")
def test_the_unavoidable_part_may_be_blocked_and_the_other_still_fights() -> None:
    duel = table("hunter brute scout", "guard").hand(1, "turn-1")

    duel.play("attack a1", "target b", "join a2", "pass", "cast turn-1", "target a3", "block b1")

    assert (duel.topic, duel.hp(1), damages(duel, 1)) == ("main", 100, [4])
    assert (duel.in_play(0), damages(duel, 0)) == (["hunter-1", "brute-1"], [3, 2])


@pytest.mark.rule("TR-W28", "TR-R1")
def test_a_redirected_movement_of_which_only_the_unavoidable_are_left_keeps_its_target() -> None:
    cards = own(
        card("hunter", "ally", attack=4, health=6, keywords=["unavoidable"]),
        card("scout", "ally", attack=2, health=3),
        card("guard", "ally", attack=3, health=5),
        card(
            "trap",
            "reaction",
            does("redirect", "damage 3 plain attackers", target="own-ally"),
            answers=["movement"],
        ),
    )
    duel = Table(cards).hand(1, "trap-1")
    for seat, name in ((0, "scout-1"), (0, "hunter-1"), (1, "guard-1")):
        duel.put(seat, name)

    duel.play("attack a1", "target b", "join a2", "cast trap-1").pass_all()

    assert (duel.in_play(0), duel.hp(1), damages(duel, 1)) == (["hunter-1"], 96, [0])


# -- EXCESS and kills of a movement --------------------------------------------------------------


@pytest.mark.rule("TR-W2", "TR-W15")
@pytest.mark.parametrize(("share", "theirs"), [(0, "squire rat"), (9, "rat squire")])
def test_no_excess_past_a_blocker_of_its_faction(share: int, theirs: str) -> None:
    duel = table("knight", theirs)

    duel.play("attack a1", "target b", "block b1", "block b2", f"deal {share}")

    assert (duel.topic, duel.hp(1), duel.in_play(1)) == ("main", 100, ["squire-1"])


@pytest.mark.rule("TR-W2")
def test_the_excess_of_a_redirected_movement_goes_on_to_its_own_player() -> None:
    duel = table("ogre rat").hand(1, "turn-1")

    duel.play("attack a1", "pass", "cast turn-1", "target a2")

    assert (duel.hp(0), duel.hp(1), duel.in_play(0)) == (93, 100, ["ogre-1"])
    assert damages(duel, 0) == [2]  # the rat's strike is no excess of its own


@pytest.mark.rule("TR-C1", "TR-W5")
def test_who_deals_nothing_has_beaten_nobody() -> None:
    for victim, left in (("tank", 50), ("guard", 55)):
        duel = table("brute leech", victim)
        duel.player(0).hp = 50

        duel.play("attack a1", "target b1", "join a2", "target a1").pass_all()

        assert (duel.in_play(1), duel.hp(0)) == ([], left)
