"""The state of a battle: copies, canonical bytes, moves and refusals, views (WB-R2, WB-I1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.invariants import broken
from overseer.wasteland.battle.model import INVESTIGATION, SEARCHABLE, UNKNOWN, Marker
from overseer.wasteland.battle.moves import BattleMove, parse
from overseer.wasteland.battle.views.view import WastelandView
from overseer.wasteland.state import WastelandState
from tests.wasteland.skirmish import chosen, over, skirmish
from tests.wasteland.table import Table

SEEDS = range(8)
STEPS = 36


def positions(seed: int, steps: int = STEPS) -> Iterator[tuple[WastelandState, Random]]:
    """The positions of a random battle."""
    rng = Random(seed)
    state = skirmish(rng, 3).state
    for _ in range(steps):
        if over(state):
            return
        yield state, rng
        state.apply(chosen(state, rng))


@pytest.mark.rule("WB-R2")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_listed_is_legal_and_what_happens_is_sane(seed: int) -> None:
    for state, _ in positions(seed):
        assert broken(state) == []
        if state.seat != NATURE:
            moves = state.moves()
            assert moves
            assert len(set(moves)) == len(moves)
            for move in moves:
                assert state.refusal(move) is None, (seed, str(move))


@pytest.mark.rule("WB-R2")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_move_can_be_written_and_read(seed: int) -> None:
    for state, _ in positions(seed, 24):
        moves = state.moves() if state.seat != NATURE else [state.chance(0)]
        for move in moves:
            assert isinstance(move, BattleMove)
            again = parse(str(move), state.cards)
            assert (again.kind, again.a, again.b, again.c) == (move.kind, move.a, move.b, move.c)
            assert (again.path, again.faces, again.quick) == (move.path, move.faces, move.quick)
            assert state.why(again) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_lives_its_own_life(seed: int) -> None:
    for state, rng in positions(seed, 40):
        before = state.encode()
        twin = state.copy()
        assert twin.encode() == before
        assert twin.digest() == state.digest()
        move = chosen(state, rng)
        twin.apply(move)
        assert state.encode() == before
        again = state.copy()
        again.apply(move)
        assert again.encode() == twin.encode()


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_but_apply_changes_a_position(seed: int) -> None:
    for state, rng in positions(seed, 24):
        before = state.encode()
        if state.seat != NATURE:
            state.moves()
        state.view(0).data()
        state.view(1).guess(rng)
        state.refusal(parse("shoot m0 hunting-rifle", state.cards))
        state.refusal(parse("move 400,400", state.cards))
        assert state.decision is not None
        assert state.encode() == before


@pytest.mark.parametrize("seed", range(2))
def test_a_battle_ends(seed: int) -> None:
    rng = Random(seed)
    table = skirmish(rng, 2)
    table.state.tables.rules.rounds = 1
    for _ in range(2000):
        if over(table.state):
            break
        table.state.apply(chosen(table.state, rng))
    assert table.state.seat == OVER
    assert table.state.outcome is not None
    assert table.state.moves() == []
    refusal = table.refusal("end")
    assert refusal is not None
    assert refusal.reason == "wasteland-over"


# -- what must hold ------------------------------------------------------------------------------


def overlap(state: WastelandState) -> None:
    state.models[1].x, state.models[1].y = state.models[0].x + 5, state.models[0].y


def lose_a_slot(state: WastelandState) -> None:
    state.models[0].tokens = b""


def break_the_armour(state: WastelandState) -> None:
    state.models[0].power = state.cards.item_numbers["t-60-power-armour"]
    state.models[0].power_damage = 4


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda state: setattr(state.models[0], "wounds", 4), "m0: 0 health and still there"),
        (lambda state: setattr(state.models[0], "wounds", -1), "m0: a number below zero"),
        (lambda state: setattr(state.models[0], "x", 2000), "m0: off the table"),
        (lambda state: setattr(state.models[0], "stuns", 1), "m0: stunned without a token"),
        (lambda state: setattr(state.models[0], "conditions", 9), "m0: frozen and on fire"),
        (lambda state: setattr(state.models[0], "place", 2), "m0: gone, and not all of it"),
        (
            lambda state: setattr(state.models[0], "empty", 2),
            "m0: an empty weapon that is not there",
        ),
        (
            lambda state: setattr(state.models[0], "criticals", b"\x09"),
            "m0: too many critical points on hunting-rifle",
        ),
        (
            lambda state: setattr(state.models[0], "tokens", b"\x09"),
            "m0: too many tokens on hunting-rifle",
        ),
        (
            lambda state: setattr(state.models[1], "charge_dice", b"\1\0\0\0"),
            "m1: charge dice after the activation",
        ),
        (lambda state: setattr(state.models[0], "carrying", (0,)), "m0: carries what is not there"),
        (lambda state: setattr(state.markers[0], "carrier", 0), "k0: its carrier does not know"),
        (lambda state: setattr(state, "actions", 4), "4 actions"),
        (lambda state: setattr(state, "active", 1), "m1 is active without an activation"),
        (lambda state: setattr(state, "how", "won"), "over, and nobody knows how"),
        (overlap, "m0 and m1 overlap"),
        (lose_a_slot, "m0: weapon slots of different lengths"),
        (break_the_armour, "m0: full power armour that is not degraded"),
    ],
)
def test_what_is_broken_is_noticed(spoil: Callable[[WastelandState], None], word: str) -> None:
    table = Table()
    model = table.model("settler", 0, 300, 300, "hunting-rifle")
    table.model("super-mutant", 1, 800, 800)
    table.marker(SEARCHABLE, 100, 100)
    table.activate(model)
    assert broken(table.state) == []
    spoil(table.state)
    assert word in broken(table.state)


# -- views ---------------------------------------------------------------------------------------


def looking() -> tuple[Table, Marker]:
    """Seat 0 has looked at a marker that seat 1 has not."""
    table = Table()
    model = table.model("settler", 0, 300, 300)
    table.model("super-mutant", 1, 800, 800)
    marker = table.marker(INVESTIGATION, 340, 300)
    other = table.marker(INVESTIGATION, 340, 340)
    table.state.stocks = (((5, 2), (10, 1), (11, 2)), ())
    table.activate(model).play("look k0", "content k0 10")
    assert other.content == UNKNOWN
    return table, marker


@pytest.mark.rule("WB-I1")
def test_only_who_has_looked_knows() -> None:
    table, marker = looking()
    assert marker.content == 10
    mine, theirs, anybody = (table.state.view(seat) for seat in (0, 1, None))
    assert [data["content"] for data in listed(mine)] == ["A", ""]
    assert [data["content"] for data in listed(theirs)] == ["", ""]
    assert [data["content"] for data in listed(anybody)] == ["", ""]
    assert (mine.secrets, theirs.secrets) == (0, 1)


def listed(view: object) -> list[dict[str, object]]:
    """The markers as a view shows them."""
    assert isinstance(view, WastelandView)
    markers = view.data()["markers"]
    assert isinstance(markers, list)
    return markers


@pytest.mark.rule("WB-I1")
def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    seen = []
    for what in (5, 10, 11):
        table = Table()
        model = table.model("settler", 0, 300, 300)
        table.model("super-mutant", 1, 800, 800)
        table.marker(INVESTIGATION, 340, 300)
        table.state.stocks = (((5, 2), (10, 2), (11, 1)), ())
        table.activate(model).play("look k0", f"content k0 {what}")
        seen.append((table.state.view(1).encode(), table.state.view(None).encode()))
        assert table.state.view(0).encode() == table.state.encode()
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("WB-I1")
def test_a_guess_fills_in_what_may_lie_there() -> None:
    table, _ = looking()
    rng = Random(1)
    contents = set()
    for _ in range(60):
        guess = table.state.view(1).guess(rng)
        assert isinstance(guess, WastelandState)
        contents.add(guess.markers[0].content)
        stock = guess.stocks[INVESTIGATION]
        assert sum(n for _, n in stock) == 4
        assert guess.markers[1].content == UNKNOWN
        assert guess.view(1).encode() == table.state.view(1).encode()
    assert contents == {5, 10, 11}
    known = table.state.view(0).guess(rng)
    assert known.encode() == table.state.encode()


@pytest.mark.rule("WB-I1")
def test_others_do_not_hear_what_was_seen() -> None:
    table, _ = looking()
    (event,) = [event for event in table.events if event.name == "wasteland-looked"]
    assert event.shown(0).args == {"model": 0, "marker": 0, "content": "A"}
    assert event.shown(1).args == event.shown(None).args == {"model": 0}


@pytest.mark.rule("WB-I1")
def test_others_do_not_see_the_move_that_says_it() -> None:
    table = Table()
    model = table.model("settler", 0, 300, 300)
    table.marker(INVESTIGATION, 340, 300)
    table.state.stocks = (((5, 2), (10, 2)), ())
    table.activate(model)
    look = table.parse("look k0")
    assert table.state.shown(look, 1) == look
    table.play("look k0")
    says = table.parse("content k0 10")
    assert table.state.shown(says, 0) == says
    assert str(table.state.shown(says, 1)) == str(table.state.shown(says, None)) == "?"


@pytest.mark.parametrize("seed", range(3))
def test_views_of_random_positions(seed: int) -> None:
    for state, rng in positions(seed, 40):
        for seat in (0, 1, None):
            view = state.view(seat)
            asked = seat is not None and state.seat == seat
            assert bool(view.moves()) == asked
            guess = view.guess(rng)
            assert guess.view(seat).encode() == view.encode()
