"""When abilities work, and every number that a card may count."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.tragic.words import ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

STOCK = (
    card("blow", "attack", strike="9"),
    card("shot", "attack", strike="3"),
    card("burst", "attack", strike="5", keywords=["blast-area"]),
    card("rat", "ally", attack=2, health=3),
    card("dog", "ally", attack=5, health=9),
    card("cup", "object", stays=True),
    card("hat", "armour", place="head", gives=["armour 3"]),
    card("frame", "armour", place="frame", types=["frame"]),
    card("jet", "drug", does("heal 1")),
    card("grip", "ability"),
    card("nerve", "ability", letters="P"),
    card("zap", "action", does("damage 9 plain target", target="any-ally")),
    card("out", "action", does("return target", target="any-ally")),
    card("nap", "skill", does("refresh 1", when="use", engage=True)),
    card("brace", "reaction", does("reduce 1"), answers=["attack"]),
    card("recycled", "action", does("revive 1 ally")),
)


def watching(when: str, kind: str = "object", **keys: Any) -> Table:
    """Seat 0 has a card in play, `a1`, that heals 7 when it is set off; both have 50 HP."""
    face: dict[str, object] = {"stays": True} if kind == "object" else {"attack": 1, "health": 4}
    it = card("it", kind, does("heal 7", when=when, **keys), **face)
    duel = Table(own(it, *STOCK)).gain(0, ST_CRITICAL, -2)
    duel.put(0, "it-1")
    duel.player(0).hp = duel.player(1).hp = 50
    return duel


def healed(duel: Table) -> bool:
    """Whether the card was set off, exactly once."""
    assert duel.topic == "main"
    told = len(duel.told("triggered"))
    assert told <= 1
    return told == 1


# -- when ----------------------------------------------------------------------------------------


@word("when:end")
def test_at_the_end_of_ones_own_turn_only() -> None:
    duel = watching("end").tops(0, "cup-1", "cup-1").tops(1, "cup-1", "cup-1").play("end")
    assert (healed(duel), duel.hp(0)) == (True, 57)
    duel.events.clear()
    assert not healed(duel.play("end"))


@pytest.mark.rule("TR-T3")
@word("when:upkeep")
def test_in_the_upkeep_of_ones_own_turn_only() -> None:
    duel = watching("upkeep").tops(0, "cup-1", "cup-1").tops(1, "cup-1", "cup-1")
    assert not healed(duel.play("end"))
    assert (healed(duel.play("end")), duel.hp(0)) == (True, 57)


@pytest.mark.rule("TR-K10")
@word("when:leave")
@pytest.mark.parametrize("how", ["zap-1", "out-1"])
def test_when_it_leaves_however(how: str) -> None:
    duel = watching("leave", "ally").hand(0, how).play(f"cast {how}")
    assert (healed(duel), duel.hp(0)) == (True, 57)


@pytest.mark.rule("TR-K10")
def test_a_leaving_card_keeps_to_its_condition() -> None:
    for size, works in ((2, True), (1, False)):
        duel = watching("leave", "ally", **{"if": "discard >= 2"}).hand(0, "zap-1")
        duel.discard(0, *["cup-1"] * size).play("cast zap-1")
        assert healed(duel) == works


@pytest.mark.rule("TR-C6")
@word("when:critical")
@pytest.mark.parametrize(("ones", "works"), [(1, False), (2, True)])
def test_when_ones_attack_is_critical(ones: int, works: bool) -> None:
    duel = watching("critical").hand(0, "blow-1").gain(0, ST_CRITICAL, 2)
    assert healed(duel.play("cast blow-1", f"ones {ones}")) == works


@word("when:ally-leaves", "when:ally-arrives")
def test_when_another_ally_comes_or_goes() -> None:
    duel = watching("ally-arrives", "ally").hand(0, "rat-1")
    assert healed(duel.play("cast rat-1"))

    duel = watching("ally-leaves", "ally").hand(0, "zap-1")
    duel.put(0, "rat-1")
    assert healed(duel.play("cast zap-1", "target a2"))

    for when in ("ally-arrives", "ally-leaves"):  # not the opponent's, not itself
        duel = watching(when, "ally").hand(0, "zap-1", "it-1")
        duel.put(1, "rat-1")
        assert not healed(duel.play("cast zap-1", "target b1", "pass"))
        if when == "ally-leaves":
            assert not healed(duel.hand(0, "zap-1").play("cast zap-1", "pass"))


@word("when:lay", "kind:ability")
def test_when_an_ability_card_is_laid() -> None:
    duel = watching("lay").hand(0, "shot-1", "grip-1").play("cast shot-1")
    assert (healed(duel.play("lay grip-1")), duel.hp(0)) == (True, 57)


@word("when:hurt")
def test_when_an_attack_hurts_its_player() -> None:
    duel = watching("hurt").hand(1, "shot-1")
    duel.state.active = 1
    duel.play("cast shot-1", "ones 0")
    assert (healed(duel), duel.hp(0)) == (True, 54)

    duel = watching("hurt").hand(0, "shot-1")  # another's wounds, or none, do not count
    assert not healed(duel.play("cast shot-1"))


@word("when:kill")
def test_when_ones_attack_card_or_this_ally_beats_an_ally() -> None:
    duel = watching("kill").hand(0, "blow-1")
    duel.put(1, "rat-1")
    assert healed(duel.play("cast blow-1", "target b1"))

    duel = watching("kill").hand(0, "burst-1")
    duel.put(1, "rat-1")
    assert healed(duel.play("cast burst-1"))

    duel = watching("kill").hand(0, "blow-1")
    duel.put(1, "dog-1").health = 9
    assert not healed(duel.play("cast blow-1", "target b1"))

    duel = watching("kill", "ally")
    duel.put(1, "rat-1").damage = 2
    assert healed(duel.play("attack a1", "target b1"))

    duel = watching("kill")  # of another ally's deeds an object knows nothing
    duel.put(0, "dog-1")
    duel.put(1, "rat-1")
    assert not healed(duel.play("attack a2", "target b1"))


@word("when:skill")
def test_when_a_skill_is_used() -> None:
    duel = watching("skill").skill(0, "nap-1").play("use nap-1")
    assert healed(duel)


@pytest.mark.rule("TR-C8")
@word("when:attack")
def test_when_ones_attack_card_has_resolved() -> None:
    assert healed(watching("attack").hand(0, "shot-1").play("cast shot-1"))

    duel = watching("attack")
    duel.put(0, "rat-1")
    assert not healed(duel.play("attack a2"))


@pytest.mark.rule("TR-Z2")
def test_engaged_cards_still_watch_but_equipment_has_to_be_worn() -> None:
    duel = watching("attack").hand(0, "shot-1")
    duel.player(0).permanents[0].engaged = True
    assert healed(duel.play("cast shot-1"))

    it = card("it", "armour", does("heal 7", when="attack"), place="head")
    for worn, hp in ((True, 57), (False, 50)):
        duel = Table(own(it, *STOCK)).gain(0, ST_CRITICAL, -2).hand(0, "shot-1")
        duel.player(0).hp = 50
        duel.put(0, "it-1", worn=worn)
        assert duel.play("cast shot-1").hp(0) == hp


@word("when:strike")
def test_when_this_ally_deals_damage_to_a_player() -> None:
    assert healed(watching("strike", "ally").play("attack a1"))

    duel = watching("strike", "ally")
    duel.put(1, "hat-1")
    assert not healed(duel.play("attack a1"))  # stopped by the armour

    duel = watching("strike", "ally")
    duel.put(1, "dog-1")
    assert not healed(duel.play("attack a1", "target b", "block b1"))


@pytest.mark.rule("TR-W2")
def test_excess_counts_as_damage_to_the_player() -> None:
    it = does("heal 7", when="strike")
    duel = Table(own(card("it", "ally", it, attack=9, health=9, keywords=["excess"]), *STOCK))
    duel.put(0, "it-1")
    duel.put(1, "rat-1")
    duel.player(0).hp = 50

    duel.play("attack a1", "target b", "block b1")

    assert (duel.hp(0), duel.hp(1)) == (57, 94)


@word("when:drug", "when:reaction")
def test_when_a_drug_is_taken_or_a_reaction_cast() -> None:
    duel = watching("drug").hand(0, "jet-1").play("cast jet-1")
    assert (healed(duel), duel.hp(0)) == (True, 58)

    duel = watching("reaction").hand(0, "brace-1").hand(1, "shot-1")
    duel.state.active = 1
    duel.play("cast shot-1", "cast brace-1", "ones 0")
    assert (healed(duel), duel.hp(0)) == (True, 55)


@word("when:use")
def test_use_engages_sacrifices_pays_and_works_once() -> None:
    engage = watching("use", engage=True).play("use a1")
    assert engage.hp(0) == 57
    assert engage.refused("use a1").rule == "TR-K11"

    gone = watching("use", sacrifice=True).play("use a1")
    assert (gone.hp(0), gone.in_play(0)) == (57, [])

    paid = watching("use", cost="S1", life=3, once=True).play("use a1")
    assert (paid.hp(0), sum(paid.player(0).spent)) == (54, 2)
    assert paid.refused("use a1").reason == "tragic-used"

    thrown = watching("use", discards=1).hand(0, "cup-1", "rat-1").play("use a1", "discard rat-1")
    assert thrown.play("pass").hp(0) == 57


def test_triggers_may_be_declined_cost_a_condition_or_come_once_a_turn() -> None:
    duel = watching("attack", may=True).hand(0, "shot-1", "shot-1")
    duel.play("cast shot-1", "pass")
    assert duel.topic == "may"
    duel.play("pass")
    assert duel.hp(0) == 50
    assert duel.play("cast shot-1", "yes").hp(0) == 57

    duel = watching("attack", once=True).hand(0, "shot-1", "shot-1")
    duel.play("cast shot-1", "pass", "cast shot-1")
    assert duel.hp(0) == 57

    duel = watching("attack", **{"if": "opposing-wounds >= 54"}).hand(0, "shot-1", "shot-1")
    duel.play("cast shot-1", "pass")
    assert duel.hp(0) == 50
    assert duel.play("cast shot-1").hp(0) == 57


def test_a_die_decides() -> None:
    otherwise: dict[str, Any] = {"else": ["lose 2"]}
    for die, left in ((3, 57), (4, 48)):
        duel = watching("attack", roll=3, **otherwise).hand(0, "shot-1")
        assert duel.play("cast shot-1", f"roll {die}").hp(0) == left


def test_a_choice_of_ones_own_and_of_the_opponents() -> None:
    modes = [["heal 1"], ["heal 9"]]
    for choice, seat, topic in (
        (does(choose=modes), 0, "mode"),
        (does(choose=modes, by="opponents"), 1, "vote"),
    ):
        duel = Table(own(card("it", "action", choice), *STOCK)).hand(0, "it-1")
        duel.player(0).hp = 50
        duel.play("cast it-1")
        assert (duel.seat, duel.topic) == (seat, topic)
        assert duel.play("choose 2").hp(0) == 59


@word("when:start", "step:point", "kind:trait")
def test_at_the_start_of_the_duel() -> None:
    sly = card("sly", "trait", does("point +2 S", "point -1 L", when="start"))
    skills = [card(f"s{n}", "skill", does("draw 1", when="use", engage=True)) for n in range(3)]
    duel = Table(own(sly, *skills, *STOCK))
    duel.state.phase = duel.state.setting = 0

    duel.start().play("traits sly-1", "traits none")

    assert duel.player(0).points == bytes([3, 1, 1, 1, 1, 1, 0])
    assert duel.player(1).points == bytes([1] * 7)


# -- what is counted -----------------------------------------------------------------------------


def counted(count: str) -> Table:
    """Seat 0 casts a card that counts: five cards, two allies, a worn hat, wounds, and so on."""
    it = card("it", "action", does(f"lose {count} opponent"))
    duel = Table(own(it, *STOCK)).hand(0, "it-1", "shot-1", "shot-1").hand(1, "cup-1", "cup-1")
    duel.points(0, "S2 P3 E4 C5 I6 A7 L8").lay(0, "grip-1", "nerve-1")
    for name in ("rat-1", "rat-1", "cup-1", "frame-1"):
        duel.put(0, name)
    duel.put(0, "hat-1", worn=False)
    for name in ("dog-1", "cup-1", "cup-1", "hat-1"):
        duel.put(1, name)
    duel.discard(0, "cup-1", "cup-1", "cup-1")
    duel.player(0).hp, duel.player(1).hp = 30, 60
    duel.player(0).radiation, duel.player(1).radiation = 2, 3
    duel.player(0).stealth = True
    return duel.play("cast it-1", "pass")


COUNTED = {
    "S": 3,
    "P": 4,
    "E": 4,
    "C": 5,
    "I": 6,
    "A": 7,
    "L": 8,
    "hp": 30,
    "wounds": 70,
    "hand": 2,
    "allies": 2,
    "opposing-allies": 1,
    "opposing-hand": 2,
    "opposing-objects": 3,
    "opposing-armour": 3,
    "opposing-wounds": 40,
    "radiation": 2,
    "opposing-radiation": 3,
    "abilities": 2,
    "worn": 1,
    "objects": 3,
    "discard": 3,
    "actions": 0,
    "stealth": 1,
    "frame": 1,
}


@word(*(f"count:{count}" for count in COUNTED))
@pytest.mark.parametrize(("count", "number"), COUNTED.items())
def test_counts(count: str, number: int) -> None:
    assert 60 - counted(count).hp(1) == number


@word("count:opposing-armour")
def test_armour_with_a_condition_counts_while_it_is_met() -> None:
    it = card("it", "action", does("lose opposing-armour opponent"))
    rind = card("rind", "ability", gives=["armour 2 if radiation >= 3"])
    mirror = card("mirror", "ability", gives=["armour 4 if opposing-armour >= 0"])
    for radiation, lost in ((2, 0), (3, 2)):
        duel = Table(own(it, rind, mirror)).hand(0, "it-1").lay(0, "mirror-1")
        duel.lay(1, "rind-1", "mirror-1").player(1).radiation = radiation

        assert duel.play("cast it-1").hp(1) == 100 - lost


@word("count:actions")
def test_actions_before_this_one() -> None:
    duel = Table(own(card("it", "action", does("lose actions opponent")))).hand(0, *["it-1"] * 3)

    duel.play("cast it-1", "pass", "cast it-1", "pass", "cast it-1")

    assert duel.hp(1) == 97


@word("count:target-health", "count:target-attack")
@pytest.mark.parametrize(("count", "lost"), [("target-health", 5), ("target-attack", 6)])
def test_counts_of_the_target(count: str, lost: int) -> None:
    it = card("it", "action", does(f"lose {count} opponent", target="opposing-ally"))
    duel = Table(own(it, *STOCK)).hand(0, "it-1")
    dog = duel.put(1, "dog-1")
    dog.damage, dog.fresh_attack = 4, 1

    assert duel.play("cast it-1").hp(1) == 100 - lost


@pytest.mark.parametrize(
    ("amount", "number"), [("4", 4), ("2*P", 8), ("P/3", 1), ("3+allies", 5), ("1+3*P/2", 7)]
)
def test_amounts(amount: str, number: int) -> None:
    assert 60 - counted(amount).hp(1) == number


@pytest.mark.parametrize(
    ("condition", "works"),
    [("P >= 4", True), ("P >= 5", False), ("P <= 4", True), ("P <= 3", False), ("P = 4", True)],
)
def test_conditions(condition: str, works: bool) -> None:
    it = card("it", "action", does("lose 5 opponent", **{"if": condition}))
    duel = Table(own(it)).hand(0, "it-1").points(0, "P4").play("cast it-1")

    assert duel.hp(1) == (95 if works else 100)


# -- what also sets them off, and what does not ----------------------------------------------------


@word("step:revive")
@word("when:cast")
def test_an_ally_that_comes_back_arrives_too() -> None:
    duel = Table().lots(0).hand(0, "never-say-die-3").discard(0, "militia-captain-3")
    duel.tops(0, "punch-1")
    volunteer = duel.put(0, "volunteer-1")

    duel.play("cast never-say-die-3", "take militia-captain-3").pass_all()

    assert duel.in_play(0) == ["volunteer-1", "militia-captain-3"]
    assert (volunteer.attack, volunteer.health) == (1, 1)


@pytest.mark.rule("TR-C1")
@word("when:strike")
def test_an_ally_that_strikes_back_deals_damage() -> None:
    duel = Table().lots(0).hand(0, "horseshoe-throw-1").points(0, "L1")
    duel.put(1, "radscorpion-2")

    duel.play("cast horseshoe-throw-1", "target b1").pass_all()

    assert duel.in_play(1) == ["radscorpion-2"]
    assert duel.hp(0) == 100 - 3 - 2  # its blow, then its poison


@pytest.mark.rule("TR-R1")
@word("when:attack")
@pytest.mark.parametrize("answer", ["leap", "roll", "shove", ""])
def test_only_an_attack_card_that_strikes_has_resolved(answer: str) -> None:
    it = card("it", "object", does("heal 7", when="attack"), stays=True)
    leap = card("leap", "reaction", does("dodge"), answers=["attack"])
    roll = card("roll", "reaction", does("dodge-roll 3"), answers=["attack"])
    shove = card("shove", "reaction", does("return target", target="own-ally"), answers=["attack"])
    duel = Table(own(it, leap, roll, shove, *STOCK)).gain(0, ST_CRITICAL, -2)
    duel.hand(0, "shot-1").hand(1, *([f"{answer}-1"] if answer else ["cup-1"]))
    duel.put(0, "it-1")
    duel.put(1, "dog-1")
    duel.player(0).hp = 50

    duel.play("cast shot-1", "target b1" if answer == "shove" else "target b")
    if answer:
        duel.play(f"cast {answer}-1")
    duel.pass_all()
    if answer == "roll":
        duel.play("roll 1")
    duel.pass_all()

    assert (duel.topic, len(duel.told("triggered"))) == ("main", 0 if answer else 1)


@word("when:reaction")
def test_a_reaction_that_was_cancelled_was_cast() -> None:
    it = card("it", "object", does("heal 7", when="reaction"), stays=True)
    no = card("no", "reaction", does("cancel"), answers=["attack", "reaction"])
    duel = Table(own(it, no, *STOCK)).hand(0, "shot-1", "no-1").hand(1, "no-1")
    duel.put(1, "it-1")
    duel.player(1).hp = 50

    duel.play("cast shot-1", "pass", "cast no-1", "cast no-1").pass_all()
    if duel.topic == "critical":
        duel.play("ones 0").pass_all()

    assert len(duel.told("cancelled")) == 1
    assert duel.hp(1) == 50 - 3 + 7


@pytest.mark.rule("TR-W21")
def test_a_toll_of_cards_takes_all_of_them_and_is_never_free() -> None:
    toll = does("heal 7", when="upkeep", discards=2, **{"else": ["lose 4"]})
    duel = Table(own(card("it", "drug", toll, stays=True), *STOCK))
    duel.put(0, "it-1")
    duel.hand(0, "cup-1", "rat-1").tops(0, "dog-1", "cup-1").tops(1, "cup-1", "cup-1")
    duel.player(0).hp = 50

    duel.play("end", "end").pass_all()
    assert duel.topic == "toll"
    assert not duel.legal("yes")
    duel.play("discard rat-1", "discard dog-1").pass_all()

    assert duel.ids(duel.player(0).discard) == ["rat-1", "dog-1"]
    assert duel.hp(0) == 57


@pytest.mark.rule("TR-W21")
def test_a_toll_of_two_cards_cannot_be_paid_with_one() -> None:
    toll = does("heal 7", when="upkeep", discards=2, **{"else": ["lose 4"]})
    duel = Table(own(card("it", "drug", toll, stays=True), *STOCK))
    duel.put(0, "it-1")
    duel.hand(0, "cup-1").tops(1, "cup-1", "cup-1")
    duel.state.active = 1

    duel.tops(0, "rat-1", "rat-1").play("end")
    duel.player(0).hand = duel.player(0).hand[:1]
    assert duel.topic == "toll"
    assert duel.refused("yes").reason == "tragic-not-asked"
    assert duel.refused(f"discard {duel.ids(duel.player(0).hand)[0]}").rule == "TR-P1"
    duel.play("pass")

    assert duel.hp(0) == 96
