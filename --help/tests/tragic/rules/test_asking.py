"""Who is asked what follows from public facts: sizes of hands, points left, cards on the table."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.tragic.game import Tragic
from overseer.tragic.state import TragicState
from overseer.tragic.words import ST_CRITICAL, ST_NO_REACTIONS
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

CARDS = own(
    card("blow", "attack", strike="9", cost="S"),
    card("hum", "action", does("heal 1")),
    card("tale", "quest", does("heal 1")),
    card("rat", "ally", attack=2, health=3),
    card("cup", "object", stays=True),
    card("grip", "ability"),
    card("knack", "skill", does("heal 1", when="use", engage=True)),
    card("duck", "reaction", does("dodge"), answers=["attack", "movement"], cost="A1"),
    card("hush", "reaction", does("cancel"), answers=["action"], cost="I"),
    card("bell", "object", does("heal 1", when="use", engage=True), stays=True),
)
HANDS = [("duck-1", "hush-1"), ("rat-1", "cup-1"), ("grip-1", "grip-1"), ("blow-1", "duck-1")]


def table() -> Table:
    return Table(CARDS).gain(0, ST_CRITICAL, -2).points(0, "S3")


@pytest.mark.rule("TR-R1", "TR-R4")
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("card", "asked"), [("blow-1", True), ("hum-1", True), ("tale-1", False), ("cup-1", False)]
)
def test_the_opponent_is_asked_by_what_the_edition_could_answer(
    card: str, asked: bool, hand: tuple[str, ...]
) -> None:
    duel = table().hand(0, card).hand(1, *hand).play(f"cast {card}")

    assert ((duel.seat, duel.topic) == (1, "answer")) == asked


@pytest.mark.rule("TR-R1", "TR-P1")
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("points", "asked"), [("A1 I1", True), ("A0 I1", False), ("S0 P0 E0 C0 I0 A1 L0", False)]
)
def test_and_by_the_points_left_to_pay_for_it(
    points: str, asked: bool, hand: tuple[str, ...]
) -> None:
    duel = table().hand(0, "blow-1").hand(1, *hand).points(1, points).play("cast blow-1")

    assert (duel.topic == "answer") == asked


@pytest.mark.rule("TR-R1")
def test_an_empty_hand_answers_nothing_nor_does_who_may_not() -> None:
    assert table().hand(0, "blow-1").play("cast blow-1").topic == "main"

    duel = table().hand(0, "blow-1").hand(1, "duck-1").gain(1, ST_NO_REACTIONS, 1)
    assert duel.play("cast blow-1").topic == "main"


@pytest.mark.rule("TR-K6", "TR-R2")
@pytest.mark.parametrize("hand", HANDS)
def test_an_ability_on_the_table_is_a_public_fact(hand: tuple[str, ...]) -> None:
    duel = table().hand(0, "cup-1", "cup-1").hand(1, *hand)
    bell = duel.put(1, "bell-1")

    assert duel.play("cast cup-1", "pass").topic == "answer"
    duel.play("pass")
    bell.engaged = True
    assert duel.play("cast cup-1").topic == "main"


@pytest.mark.rule("TR-P3", "TR-P6")
@pytest.mark.parametrize("held", ["grip-1", "rat-1", "duck-1"])
def test_the_right_to_lay_is_offered_whatever_is_held(held: str) -> None:
    duel = table().hand(0, "blow-1", held).play("cast blow-1")
    assert (duel.seat, duel.topic) == (0, "lay")

    assert table().hand(0, "blow-1").play("cast blow-1").topic == "main"  # an empty hand is seen


@pytest.mark.rule("TR-C2", "TR-W13")
def test_blocks_are_asked_by_what_stands_there() -> None:
    duel = table()
    duel.put(0, "rat-1")
    assert duel.play("attack a1").topic == "main"

    duel = table()
    duel.put(0, "rat-1")
    duel.put(1, "rat-1")
    assert duel.play("attack a1", "target b").topic == "block"


# -- over whole duels ----------------------------------------------------------------------------


def exchanged(state: TragicState, seat: int, keep: int, rng: Random) -> TragicState:
    """The same position with other cards in a hand: what nobody has seen, but for `keep`."""
    twin = state.copy()
    player = twin.players[seat]
    held = list(player.hand)
    fixed = list(player.known)
    if keep >= 0 and keep not in fixed:
        fixed.append(keep)
    for number in fixed:
        held.remove(number)
    pool = held + list(player.library)
    rng.shuffle(pool)
    player.hand = tuple(sorted(fixed + pool[: len(held)]))
    player.library = tuple(sorted(pool[len(held) :]))
    return twin


@pytest.mark.rule("TR-R1", "TR-R4", "TR-P6")
@pytest.mark.parametrize("seed", range(12))
def test_other_cards_in_a_hand_change_nobodys_turn_to_decide(seed: int) -> None:
    rng = Random(seed)
    state = Tragic().deal(2)
    compared = 0
    while state.seat != OVER:
        if state.seat == NATURE:
            state.play(state.chance(rng.randrange(state.spread)))
            continue
        mover = state.seat
        move = rng.choice(state.moves())
        twins = [exchanged(state, 1 - mover, -1, rng)]
        verb, _, name = str(move).partition(" ")
        if verb in ("cast", "lay"):  # its own player's other cards do not matter either
            twins.append(exchanged(state, mover, state.tables.set.by_id[name].number, rng))
        state.play(move)
        for twin in twins:
            twin.play(move)
            assert (twin.seat, twin.topic) == (state.seat, state.topic), (str(move), verb)
            compared += 1
    assert compared > 50
