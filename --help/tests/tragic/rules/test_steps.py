"""Every step, time, target and group that a card may name, each shown at work."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.tragic.words import ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

RAT = card("rat", "ally", attack=2, health=3, letters="C")
DOG = card("dog", "ally", attack=3, health=6, types=["animal"], letters="C", level=2)
PROTECTRON = card("protectron", "ally", attack=3, health=6, types=["robot"])
CUP = card("cup", "object", stays=True)
HUT = card("hut", "building")
HAT = card("hat", "armour", place="head", gives=["armour 2"])
JET = card("jet", "drug", stays=True)
BLOW = card("blow", "attack", strike="9", cost="SS")
GRIP = card("grip", "ability")
NERVE = card("nerve", "ability", letters="P")
YES = card("yes", "quest", does("heal 1"))
DUCK = card("duck", "reaction", does("dodge"), answers=["attack"])
STOCK = (RAT, DOG, PROTECTRON, CUP, HUT, HAT, JET, BLOW, GRIP, NERVE, YES, DUCK)


def deal(*steps: str, kind: str = "action", mine: str = "", theirs: str = "", **keys: Any) -> Table:
    """Seat 0 holds one card, `it-1`, that does these steps when it is cast."""
    return place(card("it", kind, does(*steps, **keys)), mine=mine, theirs=theirs)


def place(it: str, mine: str = "", theirs: str = "") -> Table:
    duel = Table(own(it, *STOCK)).gain(0, ST_CRITICAL, -2)
    for seat, names in enumerate((mine, theirs)):
        for name in names.split():
            duel.put(seat, f"{name}")
    return duel if "it-1" in mine else duel.hand(0, "it-1")


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


def hands(duel: Table) -> list[list[str]]:
    return [duel.ids(player.hand) for player in duel.state.players]


# -- cards ---------------------------------------------------------------------------------------


@word("step:draw", "whom:you", "whom:opponent", "whom:each", "when:cast", "kind:action")
@pytest.mark.parametrize(
    ("step", "drawn"),
    [
        ("draw 2", (2, 0)),
        ("draw 1 opponent", (0, 1)),
        ("draw 1 each", (1, 1)),
        ("draw hand", (0, 0)),
    ],
)
def test_draw(step: str, drawn: tuple[int, int]) -> None:
    duel = deal(step).tops(0, "rat-1", "cup-1").tops(1, "rat-1", "cup-1").play("cast it-1")

    assert tuple(len(hand) for hand in hands(duel)) == drawn


@pytest.mark.rule("TR-A4")
def test_an_empty_library_gives_what_it_has() -> None:
    duel = deal("draw 3").tops(0, "rat-1").play("cast it-1")

    assert (duel.topic, hands(duel)[0]) == ("main", ["rat-1"])


@word("step:discard")
def test_discard_is_the_holders_choice() -> None:
    duel = deal("discard 1 opponent").hand(1, "rat-1", "cup-1").play("cast it-1")
    assert (duel.seat, duel.topic) == (1, "discard")
    duel.play("discard cup-1")
    assert duel.ids(duel.player(1).discard) == ["cup-1"]

    duel = deal("discard 3 opponent").hand(1, "rat-1", "cup-1").play("cast it-1")
    assert (duel.topic, hands(duel)[1]) == ("main", [])  # all of them: nothing to choose


@word("step:discard-random")
def test_discard_random() -> None:
    duel = deal("discard-random 1 opponent").hand(1, "rat-1", "cup-1").play("cast it-1")
    assert (duel.topic, duel.state.spread) == ("snatch", 2)

    duel.play("snatch rat-1")

    assert (hands(duel)[1], duel.ids(duel.player(1).discard)) == (["cup-1"], ["rat-1"])


@word("step:steal")
def test_steal() -> None:
    duel = deal("steal 2").hand(1, "rat-1", "cup-1", "cup-1").play("cast it-1")
    duel.play("snatch cup-1", "snatch rat-1")

    assert hands(duel) == [["rat-1", "cup-1"], ["cup-1"]]
    assert duel.ids(duel.player(0).known) == ["rat-1", "cup-1"]  # both have seen them


@pytest.mark.rule("TR-K7")
@word("step:search")
def test_search_takes_what_fits_and_shuffles() -> None:
    duel = deal("search 1 ally").library(0, "rat-1", "cup-1").tops(0, "dog-2").play("cast it-1")
    assert duel.refused("take cup-1").reason == "tragic-not-offered"

    duel.play("take dog-2")

    assert hands(duel)[0] == ["dog-2"]
    assert duel.player(0).tops == ()  # shuffled: nothing is known of the order
    assert duel.told("found")[0].args["card"] == "dog-2"

    duel = deal("search 1 ally").library(0, "rat-1").play("cast it-1", "none")
    assert (duel.topic, hands(duel)[0]) == ("main", [])


@pytest.mark.rule("TR-K2")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (
            "any",
            {"rat-1", "dog-2", "cup-1", "hut-1", "hat-1", "jet-1", "blow-1", "grip-1", "yes-1"},
        ),
        ("action", set()),  # a quest is no action to be searched for
        ("quest", {"yes-1"}),
        ("object", {"cup-1", "hat-1", "jet-1"}),  # never a building
        ("building|drug", {"hut-1", "jet-1"}),
        ("ally letter:C level:1", {"rat-1"}),
        ("ally level:2", {"rat-1", "dog-2"}),
        ("animal", {"dog-2"}),
    ],
)
def test_filters(wanted: str, found: set[str]) -> None:
    names = ("rat-1", "dog-2", "cup-1", "hut-1", "hat-1", "jet-1", "blow-1", "grip-1", "yes-1")
    duel = deal(f"search 1 {wanted}").library(0, *names).play("cast it-1")

    assert {name for name in names if duel.legal(f"take {name}")} == found


@word("step:recover")
def test_recover() -> None:
    duel = deal("recover 1 object").discard(0, "rat-1", "cup-1").play("cast it-1", "take cup-1")

    assert (hands(duel)[0], duel.ids(duel.player(0).discard)) == (["cup-1"], ["rat-1", "it-1"])
    assert deal("recover 1 object").discard(0, "rat-1").play("cast it-1").topic == "main"


@word("step:revive")
def test_revive_brings_an_ally_into_play() -> None:
    duel = deal("revive 2 ally level:1").discard(0, "rat-1", "dog-2", "rat-1").play("cast it-1")
    assert duel.refused("take dog-2").reason == "tragic-not-offered"

    duel.play("take rat-1", "take rat-1")

    assert duel.in_play(0) == ["rat-1", "rat-1"]
    assert not any(ally.engaged for ally in duel.player(0).permanents)


@word("step:mill")
def test_mill() -> None:
    duel = deal("mill 2 opponent").tops(1, "rat-1", "cup-1", "dog-2").play("cast it-1")

    assert duel.ids(duel.player(1).discard) == ["rat-1", "cup-1"]
    assert hands(duel)[1] == []


@pytest.mark.rule("TR-W22")
@word("step:equal-draw")
def test_equal_draw_counts_what_was_moved() -> None:
    duel = (
        deal("discard 3", "equal-draw").hand(0, "rat-1", "rat-1").tops(0, "cup-1", "cup-1", "cup-1")
    )

    duel.play("cast it-1", "pass")

    assert hands(duel)[0] == ["cup-1", "cup-1"]  # there were only two to discard


@pytest.mark.rule("TR-W22")
@word("step:equal-draw")
def test_equal_draw_counts_what_its_own_card_moved() -> None:
    duel = deal("heal 1", "equal-draw").hand(0, "rat-1").tops(0, "cup-1", "cup-1")
    duel.state.moved = 2  # by another card, before

    duel.play("cast it-1", "pass")

    assert hands(duel)[0] == ["rat-1"]


@word("step:show-hand")
def test_show_hand() -> None:
    duel = deal("show-hand opponent").hand(1, "rat-1", "cup-1").play("cast it-1")

    assert duel.ids(duel.player(1).known) == ["rat-1", "cup-1"]
    assert duel.told("hand-shown")[0].args == {"seat": 1, "cards": "rat-1, cup-1"}


@pytest.mark.rule("TR-K16")
@word("step:show-reactions")
def test_show_reactions() -> None:
    duel = deal("show-reactions opponent").hand(1, "duck-1", "cup-1")
    duel.play("cast it-1", "show duck-1")
    assert duel.ids(duel.player(1).known) == ["duck-1"]

    duel = deal("show-reactions opponent").hand(1, "cup-1").play("cast it-1", "none")
    assert duel.player(1).known == ()
    assert len(duel.told("no-reaction")) == 1

    duel = deal("show-reactions opponent").play("cast it-1")  # an empty hand needs no question
    assert len(duel.told("no-reaction")) == 1


@word("step:lay")
def test_lay_beyond_the_right() -> None:
    duel = deal("lay 1").hand(0, "grip-1", "nerve-1").play("cast it-1", "lay grip-1")
    assert duel.topic == "lay"  # the right was used before; this is the card's

    duel.play("lay nerve-1")

    assert duel.player(0).points == bytes([2, 2, 1, 1, 1, 1, 1])
    assert duel.topic == "main"


@pytest.mark.rule("TR-P4")
@word("step:free-attack")
def test_free_attack_needs_no_points_and_laying_may_come_first() -> None:
    duel = deal("free-attack").hand(0, "blow-1", "cup-1", "grip-1").play("cast it-1", "pass")
    assert (duel.seat, duel.topic) == (0, "free")
    assert duel.refused("cast cup-1").rule == "TR-D2"

    duel.play("lay grip-1", "cast blow-1", "pass")

    assert (duel.hp(1), sum(duel.player(0).spent)) == (91, 0)
    declined = deal("free-attack").hand(0, "blow-1").play("cast it-1", "pass", "pass")
    assert (declined.topic, declined.hp(1)) == ("main", 100)


# -- health --------------------------------------------------------------------------------------


@pytest.mark.rule("TR-A3")
@word("step:heal", "step:lose")
def test_heal_and_lose() -> None:
    duel = deal("heal 5", "lose 3 opponent")
    duel.player(0).hp = 98

    duel.play("cast it-1")

    assert (duel.hp(0), duel.hp(1)) == (100, 97)


@pytest.mark.rule("TR-A4")
@word("step:max-hp", "stat:max-hp")
@pytest.mark.parametrize("step", ["max-hp -30", "gain max-hp -30 always"])
def test_when_the_maximum_falls_hp_are_cut_to_it(step: str) -> None:
    duel = deal(step).play("cast it-1")
    assert (duel.hp(0), duel.player(0).max_hp) == (70, 70)

    duel = deal("max-hp +10").play("cast it-1")
    assert (duel.hp(0), duel.player(0).max_hp) == (100, 110)


@pytest.mark.rule("TR-A3")
@word("step:heal-ally", "target:own-ally", "whom:target")
def test_allies_are_healed_only_by_a_card_that_says_so() -> None:
    duel = deal("heal-ally 2 target", mine="rat-1 dog-2", target="own-ally")
    duel.player(0).permanents[1].damage = 5
    duel.play("cast it-1", "target a2")
    assert damages(duel, 0) == [0, 3]

    duel = deal("heal 9", mine="dog-2")
    duel.player(0).permanents[0].damage = 5
    assert damages(duel.play("cast it-1"), 0) == [5]


@pytest.mark.rule("TR-A2")
@word("step:reprieve")
def test_a_reprieve_lasts_to_the_end_of_ones_next_turn() -> None:
    duel = deal("reprieve", "lose hp").tops(0, "rat-1", "rat-1").tops(1, "rat-1", "rat-1")
    duel.play("cast it-1")
    assert (duel.topic, duel.hp(0)) == ("main", 0)

    duel.play("end", "end")
    assert (duel.seat, duel.topic) == (0, "main")
    duel.play("end")

    assert duel.topic == "over"
    assert duel.state.outcome is not None
    assert duel.state.outcome.winners == (1,)


@word("step:cure", "step:irradiate", "count:radiation", "count:opposing-radiation")
def test_irradiate_and_cure() -> None:
    duel = deal("irradiate 3 each", "cure 1", "lose radiation", "lose opposing-radiation opponent")

    duel.play("cast it-1")

    assert [player.radiation for player in duel.state.players] == [2, 3]
    assert (duel.hp(0), duel.hp(1)) == (98, 97)


# -- damage --------------------------------------------------------------------------------------


@word(
    *("step:damage", "whom:own-allies", "whom:opposing-allies", "whom:all-allies"),
    *("whom:other-own-allies", "whom:this", "kind:ally"),
)
@pytest.mark.parametrize(
    ("whom", "mine", "theirs"),
    [
        ("own-allies", [1, 1, 1], [0, 0]),
        ("opposing-allies", [0, 0, 0], [1, 1]),
        ("all-allies", [1, 1, 1], [1, 1]),
        ("other-own-allies", [1, 1, 0], [0, 0]),
        ("this", [0, 0, 1], [0, 0]),
    ],
)
def test_groups_of_allies(whom: str, mine: list[int], theirs: list[int]) -> None:
    it = card("it", "ally", does(f"damage 1 plain {whom}"), attack=1, health=9)
    duel = place(it, "dog-2 dog-2", "dog-2 dog-2").play("cast it-1")

    assert (damages(duel, 0), damages(duel, 1)) == (mine, theirs)
    assert (duel.hp(0), duel.hp(1)) == (100, 100)


@word(
    "target:opponent", "target:opposing-ally", "target:opposing-ally-or-player", "target:any-ally"
)
@pytest.mark.parametrize(
    ("target", "aims"),
    [
        ("opponent", {"b"}),
        ("opposing-ally", {"b1", "b2"}),
        ("opposing-ally-or-player", {"b", "b1", "b2"}),
        ("own-ally", {"a1", "a2"}),
        ("any-ally", {"a1", "a2", "b1", "b2"}),
    ],
)
def test_what_damage_may_be_aimed_at(target: str, aims: set[str]) -> None:
    duel = deal(
        "damage 1 plain target", target=target, mine="dog-2 dog-2 cup-1", theirs="dog-2 dog-2 cup-1"
    )
    duel.play("cast it-1")
    if target == "opponent":
        assert duel.hp(1) == 99
        return

    places = ("a", "a1", "a2", "a3", "b", "b1", "b2", "b3")
    assert {place for place in places if duel.legal(f"target {place}")} == aims


# -- permanents ----------------------------------------------------------------------------------


@word(
    *("target:opposing-object", "target:own-object", "target:opposing-equipment"),
    *("target:opposing-permanent", "target:own-permanent", "target:none"),
    *("kind:object", "kind:armour", "kind:drug"),
)
@pytest.mark.parametrize(
    ("target", "aims"),
    [
        ("opposing-object", {"b2", "b3", "b4", "b5"}),
        ("own-object", {"a2", "a3", "a4", "a5"}),
        ("opposing-equipment", {"b4", "b5"}),
        ("opposing-permanent", {"b1", "b2", "b3", "b4", "b5"}),
        ("own-permanent", {"a1", "a2", "a3", "a4", "a5"}),
    ],
)
def test_what_may_be_beaten(target: str, aims: set[str]) -> None:
    lot = "rat-1 cup-1 hut-1 hat-1"
    duel = deal("beat target", target=target, mine=lot, theirs=lot)
    for seat in (0, 1):
        duel.put(seat, "hat-1", worn=False)
    duel.play("cast it-1")

    places = tuple(f"{seat}{n}" for seat in "ab" for n in range(1, 6))
    assert {place for place in places if duel.legal(f"target {place}")} == aims
    duel.play(f"target {sorted(aims)[0]}")
    assert sum(len(player.permanents) for player in duel.state.players) == 9


def test_a_target_may_be_of_a_certain_sort() -> None:
    duel = deal(
        "beat target", target="opposing-ally", target_is="robot", theirs="rat-1 protectron-1"
    )

    assert duel.play("cast it-1").in_play(1) == ["rat-1"]


@pytest.mark.rule("TR-K9")
@word("step:beat", "step:destroy", "step:return")
@pytest.mark.parametrize(
    ("step", "zones"),
    [
        ("beat", (["rat-1"], [], [])),
        ("destroy", ([], ["rat-1"], [])),
        ("return", ([], [], ["rat-1"])),
    ],
)
def test_where_a_beaten_destroyed_or_returned_card_goes(
    step: str, zones: tuple[list[str], list[str], list[str]]
) -> None:
    duel = deal(f"{step} target", target="opposing-ally", theirs="rat-1").play("cast it-1")

    theirs = duel.player(1)
    assert duel.in_play(1) == []
    assert tuple(map(duel.ids, (theirs.discard, theirs.destroyed, theirs.hand))) == zones


@word("whom:opposing-objects", "whom:all-objects")
@pytest.mark.parametrize(
    ("whom", "mine", "theirs"),
    [
        ("opposing-objects", ["rat-1", "hut-1", "cup-1"], ["rat-1"]),
        ("all-objects", ["rat-1"], ["rat-1"]),
        ("all-objects building", ["rat-1", "cup-1"], ["rat-1", "hat-1"]),
    ],
)
def test_groups_of_objects(whom: str, mine: list[str], theirs: list[str]) -> None:
    duel = deal(f"beat {whom}", mine="rat-1 hut-1 cup-1", theirs="rat-1 hut-1 hat-1")

    duel.play("cast it-1")

    assert (duel.in_play(0), duel.in_play(1)) == (mine, theirs)


@word("step:engage", "step:disengage")
def test_engage_and_disengage() -> None:
    duel = deal(
        "engage opposing-allies", "disengage own-allies", mine="rat-1", theirs="rat-1 hat-1"
    )
    duel.player(0).permanents[0].engaged = True

    duel.play("cast it-1")

    assert not duel.player(0).permanents[0].engaged
    assert [permanent.engaged for permanent in duel.player(1).permanents] == [True, False]


@word("step:strip", "kind:weapon")
def test_strip_takes_worn_equipment_off() -> None:
    duel = deal("strip opponent", mine="hat-1", theirs="hat-1 rat-1").play("cast it-1")
    assert (duel.player(0).stats[0], duel.player(1).stats[0]) == (2, 0)
    assert not duel.player(1).permanents[1].engaged

    duel = deal("strip target", target="opposing-equipment", theirs="hat-1").play("cast it-1")
    assert (duel.player(1).permanents[0].engaged, duel.player(1).stats[0]) == (True, 0)


@word("step:take-off-drug", "kind:drug")
def test_taking_off_drugs_ends_the_addiction() -> None:
    duel = deal("take-off-drug", mine="jet-1 cup-1 jet-1", theirs="jet-1").play("cast it-1")

    assert (duel.in_play(0), duel.in_play(1)) == (["cup-1"], ["jet-1"])


# -- points, turns, places -----------------------------------------------------------------------


@word("step:refresh", "step:drain")
def test_refresh_and_drain_letters_of_ones_choice() -> None:
    duel = deal("refresh 1")
    duel.player(0).spent = bytes([1, 1, 0, 0, 0, 0, 0])
    duel.play("cast it-1")
    assert duel.refused("pay E").rule == "TR-P1"
    assert duel.play("pay P").player(0).spent == bytes([1, 0, 0, 0, 0, 0, 0])

    duel = deal("drain 2 opponent").play("cast it-1")
    assert (duel.seat, duel.topic) == (1, "drain")
    assert duel.play("pay S", "pay L").player(1).spent == bytes([1, 0, 0, 0, 0, 0, 1])


@pytest.mark.rule("TR-T6")
@word("step:end-turn")
def test_end_turn_stops_the_rest() -> None:
    duel = deal("end-turn", "heal 5").tops(1, "cup-1", "cup-1")
    duel.player(0).hp = 50

    duel.play("cast it-1")

    assert (duel.seat, duel.topic, duel.hp(0)) == (1, "main", 50)


@pytest.mark.rule("TR-K14")
@word("step:enter", "kind:building")
def test_enter() -> None:
    it = card("it", "building", does("enter"), does(when="upkeep", cost="1"))
    duel = place(it).tops(1, "blow-1", "blow-1").points(1, "S3").play("cast it-1")
    assert (duel.seat, duel.topic) == (1, "main")  # inside nothing is done

    assert duel.refused("cast blow-1").reason == "tragic-nothing-to-aim-at"
    assert duel.player(0).inside >= 0
