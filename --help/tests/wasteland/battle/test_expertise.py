"""Use expertise: tests at markers, lock-outs, and what is drawn (WB-I1, WC-F9 with C7, C8)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import (
    COMPUTERS_MARKER,
    DANGER_MARKER,
    DIGIT,
    HEAP,
    INVESTIGATION,
    ITEM_MARKER,
    LOCKPICK_MARKER,
    SEARCH_MARKER,
    SEARCHABLE,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import EXPERTISE, WEAPON_FIND, BattleMove, try_skill
from overseer.wasteland.battle.things.expertise import (
    expertise_dice,
    expertise_items,
    expertise_value,
)
from overseer.wasteland.words import COMPUTERS, INJURED_ARM, LOCKPICK, SEARCH
from tests.wasteland.table import OpenRules, Table


def scene(
    unit: str = "settler", content: int = SEARCH_MARKER, *cards: str, leader: str = ""
) -> Table:
    """m0 of side 0 touches the open marker k0; m1 of side 1 stands far off."""
    table = Table()
    model = table.model(unit, 0, 300, 300, *cards, leader=leader)
    table.model("raider", 1, 850, 850)
    table.marker(SEARCHABLE, 300 + model.radius + 10, 300, content, open=True)
    deck(table, "fresh-melon", "fresh-melon", "eyeglasses", "pipe-pistol")
    return table


def deck(table: Table, *cards: str) -> None:
    """The wasteland deck holds these cards."""
    finds: list[int] = []
    counts: list[int] = []
    for card in cards:
        number = number_of(table, card)
        if number not in finds:
            finds.append(number)
            counts.append(0)
        counts[finds.index(number)] += 1
    table.state.finds = tuple(finds)
    table.state.deck = bytes(counts)


def number_of(table: Table, card: str) -> int:
    if card in table.cards.item_numbers:
        return table.cards.item_numbers[card]
    return WEAPON_FIND + table.cards.weapon_numbers[card]


def start(table: Table) -> Table:
    return table.activate(table.state.models[0])


def marker_of(table: Table) -> Marker:
    return table.state.markers[0]


@pytest.mark.rule("WB-I1", "WC-F9")
def test_a_success_draws_an_item_and_empties_the_marker() -> None:
    table = start(scene())
    assert table.listed("try") == ["try k0 search"]
    table.play("try k0 search")
    assert table.asked == (-1, "roll")
    table.play("roll 6")
    assert table.asked == (-1, "find")
    assert sorted(str(move) for move in table.state.moves()) == [
        *("find eyeglasses", "find fresh-melon", "find pipe-pistol"),
    ]
    table.play("find fresh-melon")
    model = table.state.models[0]
    assert model.found == (number_of(table, "fresh-melon"),)
    assert table.state.deck == bytes((1, 1, 1))
    assert marker_of(table).out
    assert table.state.actions == 1
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-I1")
def test_a_failure_locks_the_model_out_of_that_marker() -> None:
    table = scene()
    table.marker(SEARCHABLE, 300, 326, SEARCH_MARKER, open=True)
    start(table).play("try k0 search", "roll 7")
    assert table.state.models[0].locked == (0,)
    assert not marker_of(table).out
    assert table.rule("try k0 search") == "WB-I1"
    assert table.listed("try") == ["try k1 search"]


@pytest.mark.rule("WB-I1")
@pytest.mark.parametrize(
    ("unit", "leader", "content", "skill", "locked"),
    [
        ("settler", "gatherer", SEARCH_MARKER, "search", ()),
        ("enslaved-tech", "", COMPUTERS_MARKER, "computers", ()),
        ("enslaved-tech", "", LOCKPICK_MARKER, "lockpick", (0,)),
    ],
)
def test_who_is_never_locked_out(
    unit: str, leader: str, content: int, skill: str, locked: tuple[int, ...]
) -> None:
    table = start(scene(unit, content, leader=leader))
    table.play(f"try k0 {skill}", "roll X")
    assert table.state.models[0].locked == locked


@pytest.mark.rule("WB-D2", "WB-R4")
def test_a_gear_on_the_white_die_gives_an_action_point_but_not_in_a_quick_try() -> None:
    table = start(scene())
    table.play("try k0 search", "roll X*")
    assert table.state.models[0].points == 1
    table = scene()
    model = table.state.models[0]
    model.heroic = True
    start(table).play("roll B:b")  # V.A.T.S.: one action point
    assert "quick try k0 search" in table.listed("quick try")
    table.play("quick try k0 search")
    assert table.told("tried")[0]["value"] == 4  # 6 − 2
    table.play("roll X*")
    assert model.points == 0


@pytest.mark.rule("WB-I1", "WC-F9")
def test_only_the_skill_under_the_marker_and_only_with_its_icon() -> None:
    table = start(scene("settler", LOCKPICK_MARKER))
    assert table.rule("try k0 search") == "WB-I1"
    assert table.rule("try k0 lockpick") == "WB-D2"
    assert table.rule("try k0 melee") == "WB-I1"
    assert table.listed("try") == []


@pytest.mark.rule("WB-I1")
def test_a_marker_must_be_touched_and_known() -> None:
    table = scene()
    table.marker(SEARCHABLE, 400, 300, SEARCH_MARKER, open=True)
    table.marker(SEARCHABLE, 300, 326, SEARCH_MARKER)
    start(table)
    far = table.refusal("try k1 search")
    unknown = table.refusal("try k2 search")
    assert far is not None
    assert far.reason == "wasteland-not-touching"
    assert unknown is not None
    assert unknown.reason == "wasteland-unseen"
    assert table.rule("try k9 search") == "WC-F9"


@pytest.mark.rule("WC-F9", "WB-F2")
def test_who_is_engaged_cannot_try() -> None:
    table = scene()
    enemy = table.state.models[1]
    enemy.x, enemy.y = 268, 300
    assert start(table).rule("try k0 search") == "WB-F2"


@pytest.mark.rule("WC-F9")
def test_an_item_marker_needs_an_action_and_no_test() -> None:
    table = start(scene("super-mutant", ITEM_MARKER))
    table.play("try k0 search")
    assert table.asked == (-1, "find")
    table.play("find eyeglasses")
    assert table.state.actions == 1
    assert table.told("found") == [{"model": 0, "card": "eyeglasses"}]


@pytest.mark.rule("WC-F9", "WB-I1")
def test_behind_a_danger_lies_an_item() -> None:
    table = scene("settler", DANGER_MARKER)
    table.state.dangers = bytes([card.copies for card in table.cards.dangers])
    start(table).play("try k0 search")
    assert table.asked == (-1, "danger")
    table.play("danger leaking-barrel", "roll !", "find eyeglasses")
    assert table.state.models[0].found == (number_of(table, "eyeglasses"),)
    assert marker_of(table).out


@pytest.mark.rule("WC-F9")
def test_who_is_removed_by_a_danger_leaves_the_item() -> None:
    table = scene("settler", DANGER_MARKER)
    table.state.dangers = bytes([card.copies for card in table.cards.dangers])
    model = table.state.models[0]
    model.wounds = 3
    start(table).play("try k0 search", "danger swinging-engine", "roll X", "armour 4")
    assert not model.alive
    assert not marker_of(table).out
    assert (marker_of(table).content, marker_of(table).open) == (ITEM_MARKER, True)


@pytest.mark.rule("WB-I1", "WB-I2")
def test_a_key_opens_without_a_test_once() -> None:
    table = scene("settler", LOCKPICK_MARKER, "skeleton-key")
    start(table).play("try k0 lockpick", "find eyeglasses")
    assert table.told("opened") == [{"model": 0, "marker": 0, "card": "skeleton-key"}]
    assert table.state.groups[0] == ()


@pytest.mark.rule("WB-I1")
def test_one_more_card_is_drawn_and_one_put_back() -> None:
    table = scene("settler", ITEM_MARKER, leader="wasteland-searcher")
    start(table).play("try k0 search", "find fresh-melon", "find eyeglasses")
    assert table.asked == (0, "drop")
    assert sorted(table.listed()) == ["leave eyeglasses", "leave fresh-melon"]
    assert table.rule("leave pipe-pistol") != ""
    table.play("leave fresh-melon")
    assert table.state.models[0].found == (number_of(table, "eyeglasses"),)
    assert table.state.deck == bytes((2, 0, 1))


@pytest.mark.rule("WB-H4")
def test_a_leaders_first_find_of_the_battle_is_a_choice_of_two() -> None:
    table = scene("settler", ITEM_MARKER, leader="old-timer")
    table.marker(SEARCHABLE, 300, 326, ITEM_MARKER, open=True)
    start(table).play("try k0 search", "find fresh-melon", "find eyeglasses", "leave fresh-melon")
    table.play("try k1 search", "find fresh-melon")
    assert len(table.state.models[0].found) == 2


@pytest.mark.rule("WB-H4")
def test_two_such_rules_add_up() -> None:
    table = scene("settler", ITEM_MARKER, leader="procurer")
    start(table).play("try k0 search", "find fresh-melon", "find eyeglasses", "find fresh-melon")
    table.play("leave fresh-melon")
    assert table.asked == (0, "drop")
    table.play("leave fresh-melon")
    assert table.state.models[0].found == (number_of(table, "eyeglasses"),)


@pytest.mark.rule("WB-I2")
def test_an_empty_deck_gives_nothing() -> None:
    table = scene("settler", ITEM_MARKER)
    table.state.deck = bytes(len(table.state.deck))
    start(table).play("try k0 search")
    assert table.told("found-nothing") == [{"model": 0}]
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-I2")
def test_a_weapon_that_was_found_can_be_used() -> None:
    table = scene("settler", ITEM_MARKER)
    start(table).play("try k0 search", "find pipe-pistol")
    model = table.state.models[0]
    assert table.cards.weapon_numbers["pipe-pistol"] in model.weapons
    assert model.found == (number_of(table, "pipe-pistol"),)


@pytest.mark.rule("WB-I3")
def test_a_dog_searches_near_its_handler_and_leaves_what_it_cannot_carry() -> None:
    table = scene("dogmeat", SEARCH_MARKER)
    assert start(table).rule("try k0 search") == "WB-D2"
    table = scene("dogmeat", SEARCH_MARKER)
    table.model("sole-survivor", 0, 300, 200)
    start(table)
    assert expertise_items(table.state, table.state.models[0], SEARCH, False) == [("handler", 7)]
    table.play("try k0 search", "roll 7", "find eyeglasses")
    assert table.state.models[0].found == ()
    heap = table.state.markers[-1]
    assert (heap.kind, heap.items) == (HEAP, (number_of(table, "eyeglasses"),))


@pytest.mark.rule("WB-D2", "WB-F10")
def test_the_value_item_by_item() -> None:
    table = scene("settler", SEARCH_MARKER, "flashlight")
    model = table.state.models[0]
    model.conditions |= INJURED_ARM
    assert expertise_items(table.state, model, SEARCH, True) == [
        *(("perception", 6), ("skill-search", 2), ("quick", -2), ("conditions", -2)),
    ]
    assert expertise_value(table.state, model, COMPUTERS, False) == 2
    enemy = table.model("deathclaw", 1, 300, 500)
    assert ("dread", -2) in expertise_items(table.state, model, SEARCH, False)
    enemy.x, enemy.y = 800, 800
    assert ("dread", -2) not in expertise_items(table.state, model, SEARCH, False)


@pytest.mark.rule("WB-H4")
def test_dice_of_ones_own_cards_and_of_friends_around() -> None:
    table = scene("enslaved-tech")
    model = table.state.models[0]
    assert expertise_dice(table.state, model, LOCKPICK) == b"\0\0\0\0"
    friend = table.model("settler", 0, model.x + 60, model.y)  # company lends a hand
    assert expertise_dice(table.state, model, LOCKPICK) == b"\1\0\0\0"
    assert expertise_dice(table.state, friend, LOCKPICK) == b"\0\0\0\0"
    friend.x += 200
    assert expertise_dice(table.state, model, LOCKPICK) == b"\0\0\0\0"
    table = scene()
    model = table.state.models[0]
    assert expertise_dice(table.state, model, SEARCH) == b"\0\0\0\0"
    leader = table.model("settler", 0, 300, 350, leader="wasteland-searcher")
    assert expertise_dice(table.state, model, SEARCH) == b"\0\1\1\0"
    assert expertise_dice(table.state, model, COMPUTERS) == b"\0\0\0\0"
    leader.x, leader.y = 850, 100
    assert expertise_dice(table.state, model, SEARCH) == b"\0\0\0\0"


class Terminal(OpenRules):
    """A scenario with a computer: `state` 1 when it was read."""

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        return [try_skill(0, COMPUTERS, False)]

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        return 0 if move.kind == EXPERTISE and move.b == COMPUTERS else 3

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        battle.markers[marker].state = 1 if success else 2
        return True


@pytest.mark.rule("WC-F9")
def test_a_scenario_has_markers_of_its_own() -> None:
    table = Table(rules=Terminal())
    table.model("settler", 0, 300, 300)
    table.model("raider", 1, 850, 850)
    marker = table.marker(INVESTIGATION, 326, 300, DIGIT + 1, open=True)
    table.activate(table.state.models[0])
    assert table.listed("try") == ["try k0 computers"]
    assert table.rule("try k0 search") == "WC-F9"
    table.play("try k0 computers", "roll 4")
    assert (marker.state, marker.out) == (1, False)
    table.play("try k0 computers", "roll 9")
    assert marker.state == 2
    assert table.state.models[0].locked == (0,)
