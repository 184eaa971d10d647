"""What is paid by itself follows from what lies open: another hand pays with the same points."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER, Move
from overseer.tragic.game import Tragic
from overseer.tragic.state import TragicState
from overseer.tragic.topics import T_DRAW
from tests.tragic.table import Table


def spent(table: Table, seat: int = 0) -> str:
    left = zip("SPECIAL", table.player(seat).spent, strict=True)
    return " ".join(f"{letter}{n}" for letter, n in left if n)


@pytest.mark.rule("TR-P1")
@pytest.mark.parametrize("held", ["pistol-shot-2", "research-1", "lookout-1", "punch-1"])
def test_what_the_hand_holds_plays_no_part(held: str) -> None:
    table = Table().points(0, "S3 P2 E0 C0 I1 A0 L0").hand(0, "punch-2", held)

    table.play("cast punch-2")

    assert spent(table) == "S2 I1"


@pytest.mark.rule("TR-P1")
def test_letters_with_few_points_pay_first() -> None:
    table = Table().points(0, "S5 P1 E2 C0 I0 A0 L1").hand(0, "bat-blow-2")

    table.play("cast bat-blow-2")

    assert spent(table) == "S2 P1 L1"


@pytest.mark.rule("TR-P1")
@pytest.mark.parametrize("pile", ["discard", "play", "known"])
def test_what_open_cards_have_asked_for_is_spared(pile: str) -> None:
    table = Table().points(0, "S5 P1 E2 C0 I0 A0 L1").hand(0, "bat-blow-2")
    if pile == "discard":
        table.discard(0, "pistol-shot-1")
    elif pile == "play":
        table.put(0, "stealth-boy-2")  # its ability asks for E
    else:
        table.player().put_in_hand(table.number("pistol-shot-1"), True)

    table.play("cast bat-blow-2")

    assert spent(table) == {"play": "S2 P1 L1"}.get(pile, "S2 E1 L1")


# -- whole duels in two worlds -------------------------------------------------------------------


class Worlds:
    """One position as a seat knows it, twice: in each the hidden cards are other ones."""

    def __init__(self, state: TragicState, viewer: int, rng: Random) -> None:
        view = state.view(viewer)
        self.viewer = viewer
        self.rng = rng
        pair = (view.guess(rng), view.guess(rng))
        assert isinstance(pair[0], TragicState)
        assert isinstance(pair[1], TragicState)
        self.pair: tuple[TragicState, TragicState] = (pair[0], pair[1])

    @property
    def alike(self) -> bool:
        """Whether the seat still cannot tell one from the other."""
        one, other = self.pair
        return one.view(self.viewer).encode() == other.view(self.viewer).encode()

    def step(self) -> bool:
        """The same input in both; false where it is none in one of them: a hidden card is used."""
        if self.pair[0].seat == OVER:
            return False
        moves = self.inputs()
        for state, move in zip(self.pair, moves, strict=True):
            if state.refusal(move) is not None:
                return False
        for state, move in zip(self.pair, moves, strict=True):
            state.play(move)
        return True

    def inputs(self) -> tuple[Move, Move]:
        """A move for both; a card that nobody sees may be any in each of them."""
        one, other = self.pair
        move = self.random(one)
        if one.seat == NATURE and one.topic == T_DRAW:
            if str(one.shown(move, self.viewer)) != str(move):
                return move, self.random(other)
        return move, move

    def random(self, state: TragicState) -> Move:
        if state.seat == NATURE:
            return state.chance(self.rng.randrange(state.spread))
        return self.rng.choice(state.moves())


@pytest.mark.rule("TR-P1", "TR-R1", "TR-R4", "TR-P6")
@pytest.mark.parametrize("seed", range(8))
def test_worlds_that_look_alike_pay_and_ask_alike(seed: int) -> None:
    rng = Random(seed)
    state = Tragic().deal(2)
    steps = 0
    paid = 0
    while state.seat != OVER:
        if state.seat != NATURE and rng.random() < 0.2:
            worlds = Worlds(state, rng.randrange(2), rng)
            before = [player.spent for player in state.players]
            for _ in range(60):
                if not worlds.step():
                    break
                one, other = worlds.pair
                now = [player.spent for player in one.players]
                assert now == [player.spent for player in other.players]
                assert (one.seat, one.topic) == (other.seat, other.topic)
                steps += 1
                paid += now != before
                before = now
                if not worlds.alike:  # cards were shown
                    break
        state.play(
            state.chance(rng.randrange(state.spread))
            if state.seat == NATURE
            else rng.choice(state.moves())
        )
    assert steps > 100
    assert paid > 10
