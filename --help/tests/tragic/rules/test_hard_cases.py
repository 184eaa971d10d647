"""The ten hardest meetings of rules, each played from the first decision to the last."""

from __future__ import annotations

from functools import partial

import pytest

from overseer.tragic.words import ST_ARMOUR, ST_CRITICAL, ST_GOOD_NATURED, ST_IN_DEFENCE
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out

CARDS = own(
    card("swing", "attack", strike="S x2", cost="1"),
    card("gulp", "attack", strike="9", keywords=["excess", "vampirism"]),
    card("blow", "attack", strike="9"),
    card("hush", "attack", strike="9", keywords=["silenced"]),
    card("shade", "action", does("stealth")),
    card("cheer", "action", does("boost +1/+3 own-allies end")),
    card("poke", "action", does("damage 6 plain target", target="any-ally")),
    card("thief", "action", does("steal 1", "draw 1")),
    card("swap", "action", does("discard 1 each", "heal 2", "gain armour 1 end")),
    card("mirror", "action", does("discard 1", "equal-draw", "discovery 1")),
    card("counter", "reaction", does("damage 3 plain opponent"), answers=["reaction"], cost="S"),
    card("bulk", "ability", gives=["damage 1"]),
    card("tank", "ability", gives=["armour 1"], letters="E"),
    card("brute", "ally", attack=6, health=4),
    card("guard", "ally", attack=3, health=5),
    card("rat", "ally", attack=2, health=2),
    card("ram", "ally", attack=9, health=9, keywords=["excess"]),
    card("bomb", "ally", attack=30, health=2, keywords=["martyr"]),
    card("charger", "ally", attack=4, health=6, keywords=["guardian-charge", "armour 2"]),
    card("wall", "ally", attack=0, health=9, keywords=["in-defence"]),
    card("mirage", "ally", attack=0, health=9, keywords=["in-defence", "untargetable"]),
    card("brace", "reaction", does("reduce 4"), answers=["attack"], cost="1"),
    card("weave", "reaction", does("dodge-roll 3"), answers=["attack"]),
    card("duck", "reaction", does("dodge"), answers=["attack"]),
    card("tripwire", "reaction", does("beat target", target="opposing-ally"),
         answers=["movement"]),
    card("watch", "object", does("heal 1", when="end"), stays=True),
)  # fmt: skip


table = partial(laid_out, CARDS)


def asks(duel: Table, seat: int, topic: str) -> None:
    assert (duel.seat, duel.topic) == (seat, topic)


@pytest.mark.rule("TR-P6", "TR-C4", "TR-P3")
def test_laying_inside_a_chain() -> None:
    """The right outlasts the opponent's answer; what is laid counts for the damage and pays."""
    duel = table(hand="swing counter bulk tank", answers="brace brace").points(0, "S3")

    duel.play("by-hand", "cast swing-1", "pay P")
    asks(duel, 0, "lay")
    duel.play("pass")  # not yet
    asks(duel, 1, "answer")
    duel.play("cast brace-1")
    asks(duel, 0, "answer")  # the reaction can be answered, and a card can still be laid
    duel.play("lay bulk-1")
    asks(duel, 0, "answer")
    assert duel.refused("lay tank-1").rule == "TR-P3"  # the right is used up
    duel.play("cast counter-1")  # paid with one of the four points of S
    asks(duel, 0, "lay")  # an action of one's own turn as well: a new right
    duel.play("pass")
    asks(duel, -1, "critical")
    assert (duel.hp(0), duel.hp(1)) == (100, 97)
    duel.play("ones 0")

    asks(duel, 0, "main")
    assert duel.hp(1) == 97 - ((4 + 1) * 2 - 4)
    assert duel.player(0).spent == bytes([1, 1, 0, 0, 0, 0, 0])
    duel.play("lay tank-1")  # the second right was still there after the resolution
    assert duel.player(0).stats[ST_ARMOUR] == 1


@pytest.mark.rule("TR-A2", "TR-C1", "TR-W2", "TR-W18")
def test_excess_critical_strike_back_and_vampirism_at_once() -> None:
    """18 at a brute of four health: 14 over, less 2 armour; six come back; the healing saves."""
    duel = table(theirs="brute", hand="gulp").gain(1, ST_ARMOUR, 2)
    duel.player(0).hp = 5

    duel.play("cast gulp-1", "target b1", "ones 2")

    asks(duel, 0, "main")  # at -1 HP for no moment that counts
    assert duel.hp(1) == 88
    assert duel.hp(0) == 5 - 6 + 18
    assert duel.in_play(1) == []


@pytest.mark.rule("TR-C2", "TR-C13", "TR-W2", "TR-W6")
def test_several_attackers_and_blockers() -> None:
    """Of three attackers one is felled on the way, one is blocked twice, one gets through."""
    duel = table("ram guard rat", "guard rat wall", answers="tripwire")
    duel.gain(1, ST_IN_DEFENCE, 1)  # the player stands in the front line: the wall only blocks

    duel.play("attack a1", "target b", "join a2", "join a3")
    asks(duel, 1, "answer")
    duel.play("cast tripwire-1", "target a2")
    asks(duel, 1, "block")
    duel.play("block b1", "target a1", "block b2", "target a1")
    asks(duel, 1, "block")
    assert duel.refused("block b1").rule == "TR-C2"
    duel.play("pass")
    asks(duel, 0, "divide")
    duel.play("deal 5")  # five at the guard, four at the rat of two: two over

    asks(duel, 0, "main")
    assert duel.hp(1) == 100 - 2 - 2
    assert (duel.in_play(0), duel.in_play(1)) == (["ram-1", "rat-1"], ["wall-1"])
    assert [ally.damage for ally in duel.player(0).permanents] == [5, 0]
    assert all(ally.engaged and not ally.fighting for ally in duel.player(0).permanents)
    assert not duel.player(1).permanents[0].engaged


@pytest.mark.rule("TR-W13", "TR-C6", "TR-R5")
def test_guardian_charge_on_a_card() -> None:
    """Chosen after the failed dodge and before armour and dice; it does not strike back."""
    duel = table(theirs="charger guard", hand="blow", answers="weave").gain(1, ST_ARMOUR, 5)
    duel.player(1).permanents[0].engaged = True

    duel.play("cast blow-1", "target b", "cast weave-1", "roll 4")
    asks(duel, 1, "charge")
    duel.play("charge b1")
    asks(duel, -1, "critical")
    duel.play("ones 2")

    asks(duel, 0, "main")
    assert (duel.hp(0), duel.hp(1)) == (100, 100)
    assert duel.in_play(1) == ["guard-1"]  # (9 - 2) x 2 against six health


@pytest.mark.rule("TR-W31", "TR-W28", "TR-W29", "TR-W6")
@pytest.mark.parametrize(("name", "left", "hidden"), [("blow", 70, False), ("hush", 100, True)])
def test_stealth_with_strike_back_and_martyr(name: str, left: int, hidden: bool) -> None:
    duel = table(theirs="bomb charger", hand=f"shade {name}", answers="duck")
    duel.gain(0, ST_CRITICAL, -2)

    duel.play("cast shade-1", "pass", f"cast {name}-1", "target b1")
    asks(duel, 1, "answer")
    assert duel.refused("cast duck-1").rule == "TR-W28"
    duel.play("pass")

    asks(duel, 0, "main")  # no charge was offered
    assert duel.in_play(1) == ["charger-1"]
    assert (duel.hp(0), duel.state.hidden(0)) == (left, hidden)


@pytest.mark.rule("TR-A2", "TR-W6", "TR-W2")
def test_a_martyr_comes_too_late_at_0_hp() -> None:
    """The excess kills before the explosion; without it the explosion would have."""
    duel = table(theirs="bomb", hand="gulp")
    duel.player(0).hp, duel.player(1).hp = 31, 7

    duel.play("cast gulp-1", "target b1", "ones 0")

    asks(duel, -2, "over")
    assert duel.state.outcome is not None
    assert duel.state.outcome.winners == (0,)
    assert not duel.told("martyr")

    duel = table(theirs="bomb", hand="gulp")
    duel.player(0).hp, duel.player(1).hp = 22, 8  # 22 - 30 + 9: alive until the explosion
    duel.play("cast gulp-1", "target b1", "ones 0")
    assert duel.state.outcome is not None
    assert duel.state.outcome.winners == (1,)
    assert len(duel.told("martyr")) == 1


@pytest.mark.rule("TR-W7", "TR-W11")
def test_cover_by_an_untargetable_ally() -> None:
    """It covers nobody; beside it a plain wall does, and it stays out of reach itself."""
    duel = table("rat", "mirage guard", "blow").play("cast blow-1")
    assert duel.refused("target b1").rule == "TR-W11"
    duel.play("target b", "ones 0")
    assert duel.hp(1) == 91
    duel.play("attack a1", "target b")
    asks(duel, 1, "block")
    duel.play("block b1", "pass")  # it may block all the same
    asks(duel, 0, "main")
    assert duel.hp(1) == 91

    duel = table("rat", "mirage guard wall", "blow")
    duel.play("cast blow-1", "ones 0")  # the wall is the only target
    assert duel.in_play(1) == ["mirage-1", "guard-1"]


@pytest.mark.rule("TR-R3", "TR-R4", "TR-R5")
def test_passing_and_the_second_window() -> None:
    duel = table(hand="blow", answers="weave duck brace").points(1, "S2")

    duel.play("cast blow-1")
    asks(duel, 1, "answer")
    duel.play("cast weave-1")
    asks(duel, -1, "dodge")  # the attacker has nothing to answer with: the chain is closed
    duel.play("roll 4")
    asks(duel, 1, "answer")  # after the failure, before HP are lost
    assert duel.hp(1) == 100
    duel.play("cast duck-1")
    asks(duel, 0, "main")
    assert (duel.hp(1), duel.ids(duel.player(1).hand)) == (100, ["brace-1"])

    duel = table(hand="blow", answers="weave duck")
    duel.play("cast blow-1", "pass")  # a pass closes the chain
    asks(duel, -1, "critical")
    duel.play("ones 0")
    assert duel.hp(1) == 91

    duel = table(hand="blow", answers="weave duck")
    duel.play("cast blow-1", "cast weave-1", "roll 4", "pass", "ones 0")
    asks(duel, 0, "main")
    assert duel.hp(1) == 91


@pytest.mark.rule("TR-T5", "TR-T9", "TR-K5")
def test_bonuses_at_the_end_of_the_turn() -> None:
    """End effects, then healing, then the bonus goes: an expiring bonus kills nobody."""
    duel = table("guard watch", "", "cheer poke").tops(1, "rat-1", "rat-1")
    duel.player(0).hp = 50

    duel.play("cast cheer-1", "pass", "cast poke-1")
    guard = duel.player(0).permanents[0]
    assert (guard.damage, duel.in_play(0)) == (6, ["guard-1", "watch-1"])  # 6 of 5 + 3
    duel.play("attack a1")
    assert duel.hp(1) == 96
    duel.play("end")

    asks(duel, 1, "main")
    assert duel.in_play(0) == ["guard-1", "watch-1"]
    assert (guard.damage, guard.fresh_attack, guard.fresh_health) == (0, 0, 0)
    assert duel.hp(0) == 51


@pytest.mark.rule("TR-W22")
def test_good_nature_on_mixed_effects() -> None:
    """Clause by clause: the hostile one stays, one's own drawing and healing get one more."""
    duel = table(hand="thief swap", answers="rat rat rat").gain(0, ST_GOOD_NATURED, 1)
    duel.tops(0, "guard-1", "guard-1", "guard-1")
    duel.player(0).hp = 50

    duel.play("cast thief-1", "pass", "snatch rat-1")
    assert duel.ids(duel.player(0).hand) == ["swap-1", "guard-1", "guard-1", "rat-1"]
    duel.play("cast swap-1", "pass", "discard rat-1", "discard rat-1")

    asks(duel, 0, "main")
    assert len(duel.player(0).hand) == 2  # one discarded, as written
    assert duel.ids(duel.player(1).hand) == ["rat-1"]
    assert (duel.hp(0), duel.player(0).stats[ST_ARMOUR]) == (53, 1)

    duel = table(hand="mirror rat").gain(0, ST_GOOD_NATURED, 1)
    duel.tops(0, "guard-1", "blow-1", "poke-1")
    duel.play("cast mirror-1", "pass")
    asks(duel, 0, "place")
    assert duel.ids(duel.player(0).hand) == ["guard-1"]  # as many, never one more
    assert duel.ids(duel.player(0).looking) == ["blow-1", "poke-1"]  # one and one more
    duel.play("top blow-1", "top poke-1")
    asks(duel, 0, "main")
