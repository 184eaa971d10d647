"""Every change of a view is named by an event or by the move of the same step, for every viewer.

What is checked, and how a game's book is written, is told in `explaining.py`. Shelter and Wasteland
are looked at more closely still, value by value, in their own `test_events_complete.py`.
"""

from __future__ import annotations

from random import Random

import pytest

import overseer
from overseer.engine import OVER, Event
from tests.conformance import events_campaign, events_tragic
from tests.conformance.explaining import Book, changes, named, unexplained
from tests.conformance.tables import pick, tables

BOOKS: dict[str, Book] = {"tragic": events_tragic.BOOK, "campaign": events_campaign.BOOK}
GAMES = (("tragic", 0), ("tragic", 1), ("tragic", 2), ("campaign", 0))


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_nothing_changes_unnamed(name: str, seed: int) -> None:
    game = overseer.game(name)
    book = BOOKS[name]
    table = next(table for table in tables() if table.game is game)
    rng = Random(f"events {name} {seed}")
    state = game.new(table.seats)
    before = {viewer: state.view(viewer).data() for viewer in table.viewers}
    while state.seat != OVER:
        move = pick(state, rng)
        seat, topic = state.seat, state.topic
        shown = {viewer: str(state.shown(move, viewer)) for viewer in table.viewers}
        heard: list[Event] = []
        state.ears, state.wordless = heard, True
        state.apply(move)
        state.ears, state.wordless = None, False
        for viewer in table.viewers:
            after = state.view(viewer).data()
            told = [event.shown(viewer) for event in heard]
            changed = changes(before[viewer], after, book.names)
            left = unexplained(book, changed, named(book, seat, shown[viewer], told))
            assert not left, (
                f"seen by {viewer}: {sorted(left)} after `{shown[viewer]}` (topic {topic}); "
                f"told: {[(event.name, event.args) for event in told]}"
            )
            before[viewer] = after


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_names_what_there_is(name: str) -> None:
    """An event or a move that is not met may be a slip of the pen."""
    verbs = {str(move).split()[0] for move in overseer.game(name).all_moves()}
    assert not verbs or set(BOOKS[name].moves) <= verbs | {"hidden"}


# -- the helper itself ---------------------------------------------------------------------------

PITS = Book(
    names={"pits": "name"},
    events={"dug": ("pits.{pit}.depth",), "filled": ("pits.{pits}.*",)},
    moves={"rest": ("players.{seat}.tired",), "sell": ("players.*.{1}",)},
    derived=("score",),
)


def view(**more: object) -> dict[str, object]:
    pits = [{"name": "a", "depth": 1}, {"name": "b", "depth": 2}]
    return {"pits": pits, "players": [{"tired": 3, "cubes": [1]}], "score": 0} | more


def test_changes_are_paths_by_the_names_of_things() -> None:
    gone = view(pits=[{"name": "b", "depth": 2}])
    assert changes(view(), gone, PITS.names) == {"pits.a.name", "pits.a.depth"}
    assert changes(view(), gone, {}) >= {"pits.0.name", "pits.1.name"}
    players = [{"tired": 3, "cubes": [1, 1]}]
    assert changes(view(), view(players=players, score=1), {}) == {"players.0.cubes", "score"}
    assert not changes(view(), view(), PITS.names)


@pytest.mark.parametrize(
    ("move", "events", "left"),
    [
        ("rest", [], {"pits.a.depth"}),
        ("rest", [Event("dug", {"pit": "b"})], {"pits.a.depth"}),
        ("rest", [Event("dug", {"pit": "a"})], set()),
        ("sell tired", [Event("filled", {"pits": "b, a"})], set()),
        ("walk", [], {"players.0.tired", "pits.a.depth"}),
    ],
)
def test_what_nothing_names_is_left(move: str, events: list[Event], left: set[str]) -> None:
    changed = {"players.0.tired", "pits.a.depth", "score"}
    assert unexplained(PITS, changed, named(PITS, 0, move, events)) == left


def test_what_follows_from_others_does_not_change_alone() -> None:
    assert unexplained(PITS, {"score"}, []) == {"score"}
