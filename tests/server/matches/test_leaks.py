"""Nobody learns what they may not know: two worlds that differ only in that give the same bytes.

Here at the desk, which makes all that anybody gets of a match; `test_leaks_served.py` looks at the
same through the served table.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer.engine import compiled
from overseer.engine.refusal import Refused
from overseer.host.desk import Desk
from overseer.server.schema.updates import ClockSent, encode_moment, encode_update, parts_now
from tests.server.twins import Twins, World, twins

SEEDS = st.integers(0, 2**32)
WORDS = ("OV-U1", "xyzzy")
TYPED = ("undo", "restart", "pass", "end", "here", "helper ask=always", "seal pass", "xyzzy", "")
MOST_ASKED = 12
CASES = 40 if compiled() else 8


def options(game: str, viewer: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two set-ups that differ in what somebody else than the viewer brings."""
    if game == "tragic":
        others = [["snipers", "walls"], ["fists", "snipers"]]
        decks = [["fists" if seat == viewer else pair[seat] for seat in (0, 1)] for pair in others]
        return {"decks": decks[0]}, {"decks": decks[1]}
    if game == "wasteland":
        secrets = [
            {"quest": "lost-patrol-1", "extra": ["weak-point"], "consequences": ["gun-for-hire"]},
            {
                "quest": "raider-queen-1",
                "extra": ["can-opener"],
                "consequences": ["rooftop-sniper"],
            },
        ]
        rest = {"scenario": "skirmish", "ai": "none", "events": False}
        mine: dict[str, Any] = {"quest": "lost-patrol-2a"}
        first, second = (
            {**rest, "brought": [mine if seat == viewer else each for seat in (0, 1)]}
            for each in secrets
        )
        return first, second
    return {}, {}


def targets(pair: Twins, desk: Desk, rng: Random) -> list[str]:
    """What somebody may ask about: what is on the table, and what is hidden in either world."""
    found: set[str] = {"seat:a", "seat:b", "", "?"}
    scene = msgspec.json.decode(now(desk, pair.viewer, "en"))
    found.update(text for text in strings(scene) if 0 < len(text) < 40)
    for world in (pair.one, pair.other):
        found.update(entry.move for entry in world.log[-40:])
        found.update(str(move) for move in world.course.state.moves()[:40])
    everything = sorted(found)
    return rng.sample(everything, min(MOST_ASKED, len(everything)))


def strings(value: Any) -> Iterator[str]:
    """Every text in a JSON value, names of members too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield name
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)


def got(world: World, viewer: int | None, lang: str, asked: list[str], rng: Random) -> list[bytes]:
    """All that a viewer can get at, by every channel of a desk."""
    desk = world.desk()
    assert not desk.unkept
    rows = list(enumerate(world.rows, start=1))
    told = [
        now(desk, viewer, lang),
        desk.words(viewer, lang).body,
        msgspec.json.encode(desk.standing),
        *(step.body for step in desk.steps_given(viewer, lang, rows)),
        *(step.body for step in desk.steps_given(viewer, lang, rows[len(rows) // 2 :])),
        desk.export(viewer, lang, world.log),
    ]
    told += [desk.ask(viewer, lang, target).body for target in asked]
    told += [desk.help(viewer, lang, words).body for words in WORDS]
    for number in sorted({0, *(rng.randrange(len(rows) + 1) for _ in range(3)), len(rows)}):
        told.append(encode_moment(number, desk.moment(viewer, lang, world.log[:number])).body)
    if viewer is not None:
        for text in (*TYPED, *asked):
            told.append(answer(world, desk, viewer, lang, text))
    seal = world.record.header.commitment.encode()
    return [each.replace(seal, b"*") for each in told]


def now(desk: Desk, viewer: int | None, lang: str) -> bytes:
    """How it stands, as a client gets it."""
    return encode_update(parts_now(0, [], desk.now(viewer, lang)), ClockSent()).body


def answer(world: World, desk: Desk, viewer: int, lang: str, text: str) -> bytes:
    """What somebody hears who says something: why not, or what a way back led to.

    What a move leads to may well depend on what is hidden; whether it can be made does not.
    """
    try:
        done = desk.enter(viewer, [text], log=world.log)
    except Refused as error:
        return f"{error.refusal.rule} {desk.why(viewer, lang, error.refusal)}".encode()
    if text not in ("undo", "restart"):
        desk.drop()
        return b"yes"
    desk.accept()
    try:
        rows = [(done.first, done.steps)]
        steps = desk.steps_given(viewer, lang, rows)
        return b"".join([now(desk, viewer, lang), *(step.body for step in steps)])
    finally:
        desk.sitting = world.desk().sitting
        desk._clients.clear()


def compare(pair: Twins, lang: str, seed: int) -> None:
    assert (
        pair.one.course.state.view(pair.viewer).encode()
        == pair.other.course.state.view(pair.viewer).encode()
    )
    asked = targets(pair, pair.one.desk(), Random(seed))
    here, there = (
        got(world, pair.viewer, lang, asked, Random(seed)) for world in (pair.one, pair.other)
    )
    assert len(here) == len(there)
    for one, other in zip(here, there, strict=True):
        assert one == other


viewers = st.sampled_from([0, 1, None])
LONG = settings(max_examples=CASES)
FEW = settings(max_examples=2)  # free tables take their time


@LONG
@given(viewer=viewers, seed=SEEDS, length=st.integers(1, 60))
def test_a_duel(viewer: int | None, seed: int, length: int) -> None:
    """Hands, libraries, decks, traits that lie face down."""
    compare(twins("tragic", options("tragic", viewer), viewer, seed, length), "en", seed)


@FEW
@given(viewer=viewers, seed=SEEDS, length=st.integers(1, 8))
def test_a_battle(viewer: int | None, seed: int, length: int) -> None:
    """Quests and boosts that were brought, sealed choices of the set-up, cards."""
    compare(twins("wasteland", options("wasteland", viewer), viewer, seed, length), "en", seed)


@FEW
@given(viewer=viewers, seed=SEEDS, length=st.integers(1, 40))
def test_a_campaign(viewer: int | None, seed: int, length: int) -> None:
    """Quests."""
    compare(twins("campaign", ({}, {}), viewer, seed, length), "en", seed)


@LONG
@given(viewer=viewers, seed=SEEDS, length=st.integers(1, 60))
def test_a_shelter(viewer: int | None, seed: int, length: int) -> None:
    """What is drawn next lies in the seed alone, and no byte but its seal depends on that."""
    compare(twins("shelter", ({}, {}), viewer, seed, length), "en", seed)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["tragic", "wasteland"])
def test_what_never_changes(game: str, lang: str) -> None:
    """Faces, legends and terrain are the same whatever others have brought."""
    for viewer in (0, None):
        worlds = [World(game, 2, each, 1) for each in options(game, viewer)]
        one, other = (world.desk().fixed(viewer, lang) for world in worlds)
        assert one == other


def test_a_seat_without_a_number_is_nothing_to_ask_about() -> None:
    assert b"why_not" in World("shelter", 2, {}, 0).desk().ask(0, "en", "seat").body
