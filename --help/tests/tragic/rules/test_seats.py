"""Nothing in the rules assumes two seats: TR-M1."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER, BadOption
from overseer.tragic.game import Tragic
from overseer.tragic.invariants import broken
from overseer.tragic.words import ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

FEW = own(
    card("vote", "action", does(choose=[["heal 1"], ["heal 2"], ["heal 4"]], by="opponents")),
    card("blow", "attack", strike="10"),
    card("flood", "action", does("lose 10 opponent")),
    card("storm", "action", does("lose 10 opponent", "beat all-allies")),
    card("dart", "action", does("lose 10 opponent", target="opponent")),
    card("halt", "reaction", does("cancel"), answers=["attack", "action", "reaction"]),
    card("duck", "reaction", does("dodge"), answers=["attack"]),
    card("ponder", "reaction", does("discovery 1"), answers=["attack"]),
    card("spite", "reaction", does("lose 10 opponent"), answers=["reaction"]),
    card("friend", "ally", attack=10, health=1),
    card("grudge", "object", does("lose 1 opponent", when="ally-leaves"), stays=True),
    card("grief", "object", does("lose 2 opponent", when="ally-leaves"), stays=True),
    card("might", "ability"),
)


def round_of(seats: int) -> Table:
    """A larger round; everybody has cards to draw."""
    table = Table(FEW, seats=seats)
    for seat in range(seats):
        table.tops(seat, *["might-1"] * 8)
    return table


def voted(votes: tuple[int, ...]) -> int:
    """The healing that the opponents' votes choose."""
    table = round_of(1 + len(votes)).hand(0, "vote-1")
    table.player(0).hp = 50
    table.play("cast vote-1")
    for n, mode in enumerate(votes):
        assert (table.seat, table.topic) == (n + 1, "vote")
        table.play(f"choose {mode}")
    assert table.topic == "main"
    return table.hp(0) - 50


@pytest.mark.rule("TR-M1")
@pytest.mark.parametrize(
    ("votes", "healed"),
    [
        ((2,), 2),
        ((1, 1), 1),
        ((3, 1, 1), 1),
        ((1, 3, 3), 4),
        ((3, 2, 3), 4),
    ],
)
def test_your_opponents_choose_by_majority(votes: tuple[int, ...], healed: int) -> None:
    assert voted(votes) == healed


@pytest.mark.rule("TR-M1")
@pytest.mark.parametrize(
    ("votes", "healed"), [((1, 2), 1), ((2, 1), 2), ((3, 1, 2), 4), ((1, 2, 3), 1)]
)
def test_the_seat_order_breaks_ties(votes: tuple[int, ...], healed: int) -> None:
    assert voted(votes) == healed


@pytest.mark.rule("TR-M1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_are_dealt_cards_and_choose_in_secret(seats: int) -> None:
    state = Tragic().deal(seats)

    assert [player.library_size for player in state.players] == [60] * seats
    decision = state.decision
    assert decision is not None
    assert decision.seats == tuple(range(seats))


@pytest.mark.rule("TR-M1")
def test_the_shipped_formats_are_duels() -> None:
    assert Tragic().seats == (2,)
    with pytest.raises(BadOption) as error:
        Tragic().new(3)
    assert error.value.refusal.rule == "OV-S1"


@pytest.mark.rule("TR-M1")
def test_turns_go_round_and_pass_over_who_is_out() -> None:
    table = round_of(3)
    order = []
    for _ in range(4):
        order.append(table.state.active)
        table.play("end")
    assert order == [0, 1, 2, 0]

    table.player(2).hp = 10
    table.hand(1, "flood-1").play("cast flood-1").pass_all()
    assert table.player(2).out
    assert table.topic == "main"
    table.play("end")
    assert table.state.active == 0


@pytest.mark.rule("TR-M1")
def test_the_last_one_left_wins() -> None:
    table = round_of(3).hand(0, "flood-1")
    table.player(1).hp = table.player(2).hp = 10

    table.play("cast flood-1")

    assert table.seat == OVER
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@pytest.mark.rule("TR-M1")
def test_who_loses_in_their_own_turn_hands_it_on() -> None:
    table = round_of(3)
    table.player(1).tops = ()

    table.play("end")

    assert table.player(1).out
    assert (table.seat, table.topic, table.state.active) == (2, "main", 2)


@pytest.mark.rule("TR-M1", "TR-C1")
def test_an_attack_chooses_among_the_opponents() -> None:
    table = round_of(3).hand(0, "blow-1", "dart-1")
    table.put(0, "friend-1")

    table.play("cast blow-1")
    refusal = table.refused("target a")
    assert (refusal.rule, refusal.reason) == ("TR-C1", "tragic-no-target")
    table.play("target c", "pass", "ones 0", "attack a1", "target b", "pass")
    table.play("cast dart-1", "target b")

    assert [table.hp(seat) for seat in range(3)] == [100, 80, 90]


@pytest.mark.rule("TR-M1", "TR-R4")
def test_answers_are_asked_for_in_seat_order() -> None:
    table = round_of(3).hand(0, "blow-1").hand(1, "halt-1", "duck-1").hand(2, "duck-1")

    table.play("cast blow-1", "target c")
    assert (table.seat, table.topic) == (1, "answer")
    refusal = table.refused("cast duck-1")
    assert (refusal.rule, refusal.reason) == ("TR-R3", "tragic-not-at-you")
    table.play("pass")
    assert (table.seat, table.topic) == (2, "answer")
    table.play("cast duck-1")
    assert (table.seat, table.topic) == (1, "answer")  # the dodge may be answered in turn
    table.play("cast halt-1", "ones 0")

    assert table.hp(2) == 90


@pytest.mark.rule("TR-M1")
def test_what_reaches_the_opponents_reaches_them_all() -> None:
    table = round_of(4).hand(0, "flood-1").play("cast flood-1")

    assert [table.hp(seat) for seat in range(4)] == [100, 90, 90, 90]


@pytest.mark.rule("TR-M1")
def test_who_is_out_is_not_asked_to_order_triggers() -> None:
    table = round_of(3).hand(0, "storm-1")
    for card_id in ("grudge-1", "grief-1", "friend-1"):
        table.put(1, card_id)
    table.player(1).hp = 10

    table.play("cast storm-1")

    assert table.player(1).out
    assert (table.seat, table.topic) == (0, "main")
    assert table.hp(0) == 100


@pytest.mark.rule("TR-M1")
def test_what_a_beaten_player_left_on_the_pile_does_nothing() -> None:
    table = round_of(3).hand(0, "blow-1", "spite-1").hand(1, "ponder-1").tops(1, "might-1")
    table.player(1).hp = 10

    table.play("cast blow-1", "target c", "pass", "cast ponder-1", "cast spite-1")
    assert table.player(1).out
    table.play("ones 0")

    assert (table.seat, table.topic, table.hp(2)) == (0, "main", 100 - 10 - 10)


@pytest.mark.rule("TR-M1", "TR-E3")
def test_time_is_up_for_all_after_the_same_number_of_turns() -> None:
    table = round_of(3)
    table.state.time_up = True
    table.player(1).turns = table.player(2).turns = 0
    table.player(1).hp = 90

    table.play("end", "end")
    assert table.state.active == 2
    table.play("end")

    assert table.seat == OVER
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 2)


@pytest.mark.rule("TR-M1")
@pytest.mark.parametrize("seats", [3, 4])
def test_random_rounds_come_to_an_end_with_all_cards_there(seats: int) -> None:
    rng = Random(f"round of {seats}")
    state = Tragic().deal(seats)
    for _ in range(20_000):
        if state.seat == OVER:
            break
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            assert not state.players[state.seat].out
            state.apply(rng.choice(state.moves()))
        assert broken(state) == []

    assert state.outcome is not None
    assert state.outcome.winners


AREAS = own(
    card("burst", "attack", strike="3", keywords=["blast-area"]),
    card("rain", "action", does("damage 3 plain opposing-allies")),
    card("quake", "action", does("damage 3 plain each")),
    card("charger", "ally", attack=1, health=9, keywords=["guardian-charge"]),
    card("rat", "ally", attack=1, health=9),
)


@pytest.mark.rule("TR-M1")
@pytest.mark.rule("TR-W13")
@pytest.mark.parametrize("area", ["burst", "rain"])
def test_every_side_is_asked_for_a_guardian_against_an_area(area: str) -> None:
    table = Table(AREAS, seats=4).hand(0, f"{area}-1").gain(0, ST_CRITICAL, -2)
    sides = [(table.put(seat, "charger-1"), table.put(seat, "rat-1")) for seat in (1, 2, 3)]

    table.play(f"cast {area}-1")
    assert (table.seat, table.topic) == (1, "charge")
    table.play("charge b1", "target b2")
    assert (table.seat, table.topic) == (2, "charge")
    table.play("pass")
    assert (table.seat, table.topic) == (3, "charge")
    table.play("charge d1", "target d2")

    assert table.topic == "main"
    taken = [(charger.damage, rat.damage) for charger, rat in sides]
    assert taken == [(6, 0), (3, 3), (6, 0)]


@pytest.mark.rule("TR-M1")
@pytest.mark.rule("TR-W13")
def test_every_side_is_asked_for_a_guardian_of_its_player() -> None:
    table = Table(AREAS, seats=3).hand(0, "quake-1")
    for seat in (1, 2):
        table.put(seat, "charger-1")

    table.play("cast quake-1", "charge b1", "charge c1")

    assert [table.hp(seat) for seat in range(3)] == [97, 100, 100]
