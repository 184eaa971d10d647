"""Views leak nothing, and guesses fit them.

Two guesses of one view are the position with what is hidden permuted: whatever its owner can
get at must be the same in both.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType

import msgspec

from overseer.engine import NATURE, OVER, Event, Move, State, View
from tests.conformance.tables import Table, pick, running, sample

SEEDS = range(4)
# Code is shared by everything; only what belongs to an object is followed.
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)


def reachable(root: object) -> Iterator[object]:
    """Everything that an object holds, however deep."""
    seen: set[int] = set()
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, CODE):
            seen.add(id(thing))
            yield thing
            todo += gc.get_referents(thing)


# What was looked at with its fingerprint, by its place in memory. It is kept, or something else
# could come to lie there; what several views share, such as the cards, is looked at once.
Known = dict[int, tuple[object, int]]


def shape(thing: object, known: Known) -> int:
    """A fingerprint of everything that an object holds, wherever in memory it lies."""
    if isinstance(thing, CODE):
        return 0
    if isinstance(thing, (int, str, bytes, float)) or thing is None:
        return hash((type(thing).__name__, thing))
    if id(thing) not in known:
        known[id(thing)] = (thing, 0)  # for circles
        inside = [shape(child, known) for child in gc.get_referents(thing)]
        known[id(thing)] = (thing, hash((type(thing).__name__, *inside)))
    return known[id(thing)][1]


def guesses(view: View, table: Table, count: int) -> list[State]:
    rng = table.rng(count)
    return [view.guess(rng) for _ in range(count)]


def veiled(table: Table, seed: int, count: int) -> list[tuple[State, View]]:
    """Positions with the views in them that do not show everything."""
    found = [
        (state, view)
        for state in running(table, seed, count)
        for view in map(state.view, table.viewers)
        if view.secrets
    ]
    assert found
    return found


def test_a_view_has_no_path_to_the_state(table: Table, seed: int) -> None:
    for state in sample(table, seed, 4):
        for view in map(state.view, table.viewers):
            assert not any(thing is state for thing in reachable(view))


def test_a_view_stays_as_it_was(table: Table, seed: int) -> None:
    for state in running(table, seed, 4):
        views = [state.view(viewer) for viewer in table.viewers]
        before = [view.encode() for view in views]
        rng = table.rng(seed)
        for _ in range(40):
            if state.seat == OVER:
                break
            state.apply(pick(state, rng))
        for guess in (view.guess(rng) for view in views):
            if guess.seat != OVER:
                guess.apply(pick(guess, rng))
        assert [view.encode() for view in views] == before


def test_a_view_asks_only_its_owner(table: Table, seed: int) -> None:
    for state in sample(table, seed, 10):
        for viewer in table.viewers:
            view = state.view(viewer)
            assert view.seat == viewer
            assert view.decision == state.decision
            assert view.moves() == (state.moves() if state.seat == viewer else [])
            assert msgspec.json.encode(view.data())


def test_guesses_fit_the_view(table: Table, seed: int) -> None:
    for state in running(table, seed, 8):
        for view in map(state.view, table.viewers):
            for guess in guesses(view, table, 3):
                assert guess.view(view.seat).encode() == view.encode()
                assert (guess.seat, guess.topic) == (state.seat, state.topic)
                assert table.game.invariants(guess) == []
                rng = table.rng(seed)
                for _ in range(20):
                    if guess.seat != OVER:
                        guess.play(pick(guess, rng))


def test_guesses_differ_where_something_is_hidden(hiding_table: Table, seed: int) -> None:
    found = veiled(hiding_table, seed, 20)
    same = [
        view
        for _, view in found
        if len({guess.digest() for guess in guesses(view, hiding_table, 16)}) < 2
    ]
    # Sixteen guesses at one card that is hardly ever another one may well be the same.
    assert len(same) <= len(found) // 10


def test_what_is_hidden_leaves_no_trace_in_a_view(hiding_table: Table, seed: int) -> None:
    known: Known = {}
    for _, view in veiled(hiding_table, seed, 12):
        traces = {
            (again.encode(), again.digest(), msgspec.json.encode(again.data()), shape(again, known))
            for again in (guess.view(view.seat) for guess in guesses(view, hiding_table, 4))
        }
        assert len(traces) == 1


def told(state: State, move: Move, viewer: int | None) -> list[Event]:
    """Carry out a move and return what a viewer hears of it."""
    heard: list[Event] = []
    state.ears = heard
    state.apply(move)
    state.ears = None
    return [event.shown(viewer) for event in heard]


def test_who_is_asked_depends_on_public_facts(hiding_table: Table, seed: int) -> None:
    """Whatever is hidden: after what looks and sounds the same to all, the same is asked."""
    compared = 0
    for _, view in veiled(hiding_table, seed, 40):
        after: dict[str, tuple[int, int]] = {}
        for guess in guesses(view, hiding_table, 4):
            for move in options(guess):
                position = guess.copy()
                public = repr((guess.shown(move, None), told(position, move, None)))
                asked = (position.seat, position.topic)
                compared += public in after
                assert after.setdefault(public, asked) == asked
    assert compared


def test_a_move_shows_and_tells_no_more_than_the_view_after_it(
    hiding_table: Table, seed: int
) -> None:
    """If two ways to go on from a position look the same to somebody, they sound the same."""
    compared = 0
    for count in (20, 200):  # in some games secrets are made rarely
        for state in running(hiding_table, seed, count):
            compared += sum(sounding_alike(state, viewer) for viewer in hiding_table.viewers)
        if compared:
            return
    raise AssertionError("nothing is hidden here")


def sounding_alike(state: State, viewer: int | None) -> int:
    """How many ways to go on look like another to somebody; all of them must sound like it."""
    found = 0
    after: dict[bytes, tuple[str, Move, list[Event]]] = {}
    for move in options(state):
        shown = state.shown(move, viewer)
        assert shown == move or state.seat != viewer, "a player sees the own moves"
        position = state.copy()
        heard = told(position, move, viewer)
        this = (position.digest(), shown, heard)
        other = after.setdefault(position.view(viewer).encode(), this)
        if other[0] != this[0]:
            found += 1
            assert other[1:] == this[1:]
    return found


def options(state: State) -> list[Move]:
    """What can be done in a position, each thing once."""
    if state.seat == NATURE:
        return list(dict.fromkeys(state.chance(k) for k in range(state.spread)))
    return state.moves()


def test_what_is_learned_from_a_move_counts_as_revealed(hiding_table: Table) -> None:
    """Undo relies on it: nobody takes back a move that told somebody something hidden."""
    learned = 0
    for state, view in (found for seed in SEEDS for found in veiled(hiding_table, seed, 40)):
        if state.seat == NATURE:
            continue
        imagined = guesses(view, hiding_table, 3)
        for move in state.moves():
            if surprising(state, view, move, imagined):
                learned += 1
                after = state.copy()
                after.apply(move)
                assert after.revealed > state.revealed
    assert learned


def surprising(state: State, view: View, move: Move, imagined: list[State]) -> bool:
    """Whether a move tells the owner of a view what a guess at the position did not know."""
    if state.shown(move, view.seat) != move:
        return False
    sights = set()
    for guess in imagined:
        if guess.refusal(move) is not None:
            return True
        guess = guess.copy()
        guess.apply(move)
        sights.add(guess.view(view.seat).encode())
    return len(sights) > 1
