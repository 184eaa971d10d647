"""Hit points, and how a duel ends: TR-A2 to TR-A4, TR-E."""

from __future__ import annotations

import pytest

from overseer.engine import OVER, Match, numbered_seed
from overseer.tragic.game import Tragic
from overseer.tragic.rules.board import change_max_hp, keyword
from overseer.tragic.rules.duel import MOST_TURNS, TIME_UP
from overseer.tragic.rules.turn_facts import draw_rate
from overseer.tragic.words import IN_DEFENCE
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

LAY = "hammer-arm-1"


def winners(table: Table) -> tuple[int, ...]:
    """Who won the duel, which is over."""
    assert table.seat == OVER
    outcome = table.state.outcome
    assert outcome is not None
    return outcome.winners


# -- hit points ----------------------------------------------------------------------------------

POOL = own(
    card("blow", "attack", strike="10"),
    card("drain", "attack", strike="10", keywords=["vampirism"]),
    card("bomb", "ally", attack=10, health=1, keywords=["martyr"]),
    card("friend", "ally", attack=10, health=10),
    card("bargain", "action", does("lose 10 each", "heal 10")),
    card("ruin", "action", does("lose 10 each")),
    card("mend", "reaction", does("heal 5"), answers=["attack"]),
    card("revenge", "object", does("lose 50 opponent", when="hurt"), stays=True),
    card("rest", "action", does("heal 20")),
    card("bandage", "action", does("heal-ally 3 target", target="own-ally")),
    card("cling", "reaction", does("reprieve"), answers=["attack"]),
    card("sap", "action", does("max-hp -30 opponent")),
    card("read", "action", does("draw 2")),
    card("seek", "action", does("search 1 any")),
    card("filler", "ability"),
)


@pytest.mark.rule("TR-A2")
@pytest.mark.parametrize(("hp", "over"), [(11, False), (10, True), (4, True)])
def test_who_is_at_0_or_below_has_lost(hp: int, over: bool) -> None:
    table = Table(POOL).hand(0, "blow-1")
    table.player(1).hp = hp

    table.play("cast blow-1", "ones 0")

    assert (table.topic == "over") is over
    if over:
        assert winners(table) == (0,)
        outcome = table.state.outcome
        assert outcome is not None
        assert (outcome.how, outcome.rule) == ("tragic-beaten", "TR-A2")
        refusal = table.refused("pass")
        assert (refusal.rule, refusal.reason) == ("TR-A2", "tragic-over")
        assert table.state.moves() == []


@pytest.mark.rule("TR-A2")
def test_both_at_once_is_a_draw() -> None:
    table = Table(POOL).hand(0, "ruin-1")
    table.player(0).hp = table.player(1).hp = 10

    assert winners(table.play("cast ruin-1")) == (0, 1)


@pytest.mark.rule("TR-A2")
def test_an_item_is_checked_with_its_damage_and_then_its_healing() -> None:
    table = Table(POOL).hand(0, "bargain-1")
    table.player(0).hp = table.player(1).hp = 10

    assert winners(table.play("cast bargain-1")) == (0,)
    assert table.hp(0) == 10


@pytest.mark.rule("TR-A2")
def test_vampirism_saves_from_the_strike_back_of_the_same_attack() -> None:
    table = Table(POOL).hand(0, "drain-1")
    table.put(1, "friend-1")
    table.player(0).hp = 10

    table.play("cast drain-1", "target b1", "ones 0")

    assert (table.topic, table.hp(0)) == ("main", 10)


@pytest.mark.rule("TR-A2")
def test_an_answer_is_an_item_of_its_own() -> None:
    table = Table(POOL).hand(0, "blow-1").hand(1, "mend-1")
    table.player(1).hp = 10

    table.play("cast blow-1", "cast mend-1", "ones 0")

    assert (table.topic, table.hp(1)) == ("main", 5)


@pytest.mark.rule("TR-A2")
def test_a_martyr_or_a_trigger_of_the_killing_blow_comes_too_late() -> None:
    table = Table(POOL).hand(0, "blow-1")
    table.put(1, "revenge-1")
    table.player(1).hp = 10
    table.player(0).hp = 10
    assert winners(table.play("cast blow-1", "ones 0")) == (0,)

    other = Table(POOL)
    other.put(0, "friend-1")
    other.put(0, "friend-1")
    other.put(1, "bomb-1")
    other.player(0).hp = other.player(1).hp = 10
    other.play("attack a1", "target b", "join a2", "block b1", "target a1")
    assert winners(other) == (0,)


@pytest.mark.rule("TR-A2")
def test_the_martyr_comes_before_the_next_item() -> None:
    table = Table(POOL).hand(0, "blow-1")
    table.put(1, "bomb-1")
    table.player(0).hp = 20

    table.play("cast blow-1", "target b1", "ones 0")

    assert winners(table) == (1,)  # struck back for ten, and ten more


@pytest.mark.rule("TR-A2")
def test_an_effect_may_grant_a_delay() -> None:
    table = Table(POOL).hand(0, "blow-1").hand(1, "cling-1", "rest-1")
    table.tops(0, *["filler-1"] * 6).tops(1, *["filler-1"] * 6)
    table.player(1).hp = 10

    table.play("cast blow-1", "cast cling-1", "ones 0")
    assert (table.topic, table.hp(1)) == ("main", 0)

    table.play("end")
    assert table.state.active == 1
    saved = Table(POOL)
    saved.state = table.state.copy()

    assert winners(table.play("end")) == (0,)
    saved.play("cast rest-1", "pass", "end")
    assert (saved.topic, saved.hp(1)) == ("main", 20)


@pytest.mark.rule("TR-A3")
def test_hp_never_exceed_the_maximum() -> None:
    table = Table(POOL).hand(0, "rest-1")
    table.player(0).hp = 95

    assert table.play("cast rest-1").hp(0) == 100


@pytest.mark.rule("TR-A3")
def test_only_players_are_healed_unless_a_card_says_so() -> None:
    table = Table(POOL).hand(0, "rest-1", "bandage-1")
    ally = table.put(0, "friend-1")
    ally.damage = 5

    table.play("cast rest-1", "pass")
    assert ally.damage == 5
    table.play("cast bandage-1")
    assert ally.damage == 2


@pytest.mark.rule("TR-A4")
@pytest.mark.parametrize(("hp", "left"), [(100, 70), (70, 70), (40, 40)])
def test_a_falling_maximum_cuts_current_hp(hp: int, left: int) -> None:
    table = Table(POOL).hand(0, "sap-1")
    table.player(1).hp = hp

    table.play("cast sap-1")

    assert (table.player(1).max_hp, table.hp(1)) == (70, left)
    change_max_hp(table.state, table.player(1), 30)
    assert (table.player(1).max_hp, table.hp(1)) == (100, left)


FATES = own(
    card("curse", "object", does("lose 10", when="upkeep"), stays=True),
    card("spring", "object", does("heal 20", when="upkeep"), stays=True),
    card("filler", "ability"),
)


@pytest.mark.rule("TR-A2", "TR-T3")
@pytest.mark.parametrize(("first", "over"), [("next 1", True), ("next 2", False)])
def test_hp_are_checked_before_the_next_trigger(first: str, over: bool) -> None:
    table = Table(FATES).tops(0, "filler-1")
    table.put(0, "curse-1")
    table.put(0, "spring-1")
    table.player(0).hp = 10
    table.state.active = 1

    table.play("end", first)

    assert (table.seat == OVER) is over


@pytest.mark.rule("TR-A4")
def test_a_maximum_that_fell_as_far_as_it_can_comes_back_to_what_it_was() -> None:
    curse = card("curse", "action", does("gain max-hp -70 opponent end"))
    table = Table(own(curse, card("filler", "ability"))).hand(0, "curse-1", "curse-1")
    table.tops(1, "filler-1")

    table.play("cast curse-1", "pass", "cast curse-1")
    assert (table.player(1).max_hp, table.hp(1)) == (1, 1)

    table.play("end")
    assert (table.player(1).max_hp, table.hp(1)) == (100, 1)


@pytest.mark.rule("TR-A4")
@pytest.mark.parametrize("deed", ["read-1", "seek-1"])
def test_an_empty_library_gives_nothing_in_the_main_phase(deed: str) -> None:
    table = Table(POOL).hand(0, deed)

    table.play(f"cast {deed}")

    assert (table.topic, table.player(0).hand) == ("main", ())


# -- ends ----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-E1")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_loses(seat: int) -> None:
    match = Match(Tragic(), [None, None], seed=numbered_seed(1))

    match.resign(seat)

    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.how) == ((1 - seat,), "resigned")


@pytest.mark.rule("TR-E2")
def test_an_empty_library_at_the_draw_phase_loses() -> None:
    table = Table().play("end")

    assert winners(table) == (0,)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.how, outcome.rule) == ("tragic-no-cards", "TR-E2")


def clock(hp: tuple[int, int], time_up: bool = True) -> Table:
    """Each player has had a turn, seat 1 is about to end the round."""
    table = Table().tops(0, *[LAY] * 4).tops(1, *[LAY] * 4)
    table.player(0).hp, table.player(1).hp = hp
    table.state.active = 1
    table.state.time_up = time_up
    return table


@pytest.mark.rule("TR-E3")
@pytest.mark.parametrize(
    ("hp", "won"), [((50, 49), (0,)), ((49, 50), (1,)), ((50, 50), (0, 1)), ((100, 1), (0,))]
)
def test_when_time_is_up_the_fewer_wounds_win(hp: tuple[int, int], won: tuple[int, ...]) -> None:
    table = clock(hp).play("end")

    assert winners(table) == won
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.how, outcome.rule) == ("tragic-time", "TR-E3")


@pytest.mark.rule("TR-E3", "TR-A2")
def test_nobody_is_wounded_beyond_0_hp() -> None:
    table = clock((-5, -40))
    for player in table.state.players:
        player.reprieve = 3

    assert winners(table.play("end")) == (0, 1)


@pytest.mark.rule("TR-E3")
def test_wounds_are_what_is_missing_to_the_maximum() -> None:
    table = clock((30, 31))
    table.player(1).max_hp = 102

    assert winners(table.play("end")) == (0,)


@pytest.mark.rule("TR-E3")
def test_play_goes_on_until_both_had_the_same_number_of_turns() -> None:
    table = clock((50, 60))
    table.state.active = 0
    table.player(1).turns = 0

    table.play("end")
    assert (table.state.active, table.topic) == (1, "main")

    assert winners(table.play("end")) == (1,)


@pytest.mark.rule("TR-E3")
def test_nothing_ends_while_there_is_time() -> None:
    assert clock((50, 60), time_up=False).play("end").topic == "main"


@pytest.mark.rule("TR-E3")
def test_a_match_may_be_given_its_number_of_turns() -> None:
    state = Tragic().deal(2, {"turns": 1})
    assert (state.turn_limit, Tragic().deal(2).turn_limit) == (1, MOST_TURNS)

    table = clock((50, 60), time_up=False)
    table.state.turn_limit = 1
    assert winners(table.play("end")) == (1,)
    assert table.state.how == TIME_UP


# -- single cards --------------------------------------------------------------------------------


@pytest.mark.rule("TR-E4")
def test_magic_allies_stand_in_defence_in_the_opponents_turn() -> None:
    table = Table().trait(1, "you-are-magic-2").hand(0, "punch-1").tops(1, LAY)
    ally = table.put(1, "volunteer-1")

    table.play("cast punch-1", "ones 0")
    assert (table.hp(1), ally.damage) == (100, 1)  # there was nobody else to aim at

    table.play("end")
    assert keyword(table.state, 1, ally, IN_DEFENCE) == 0
    assert table.legal("attack b1")


@pytest.mark.rule("TR-E5")
def test_the_raider_helmet_costs_a_card_while_worn_without_a_frame() -> None:
    table = Table()
    helmet = table.put(0, "raider-helmet-1", worn=False)
    assert draw_rate(table.state, 0) == 2

    table.lots(0).play("wear a1")
    assert not helmet.engaged
    assert draw_rate(table.state, 0) == 1

    frame = table.put(0, "power-armour-frame-3")
    assert draw_rate(table.state, 0) == 2
    table.play(f"take-off a{frame.slot + 1}")
    assert draw_rate(table.state, 0) == 1


@pytest.mark.rule("TR-E6")
def test_all_armour_can_be_taken_off() -> None:
    table = Table().lots(0)
    pieces = [each.id for each in table.cards.cards if each.is_equipment]
    assert len(pieces) > 20

    for piece in pieces:
        worn = Table().lots(0)
        worn.put(0, piece)
        assert worn.play("take-off a1").player(0).permanents[0].engaged, piece
