"""Copies and canonical bytes forget no field: each is changed in turn and both have to show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

import overseer
from overseer.engine import OVER, State
from overseer.shelter.player import Player as Dwellers
from overseer.shelter.state import ShelterState
from overseer.tragic.player import Permanent, Player
from overseer.tragic.rules.pile import Item, Trigger
from overseer.tragic.rules.pile import Work as DuelWork
from overseer.tragic.state import TragicState
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.work import W_ATTACK, Work
from overseer.wasteland.state import WastelandState
from tests.conformance.tables import pick

STATE = ("ears", "wordless", "tables", "seats")  # who listens is no fact; the rest never changes
LISTS = 3  # a position is looked for in which the lists of objects are not empty


def fields_of(thing: object) -> list[str]:
    """The names of all attributes of an object, in both builds."""
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        for listed in ("__slots__", "__mypyc_attrs__"):
            found = kind.__dict__.get(listed, ())
            names.update(dict.fromkeys([found] if isinstance(found, str) else found))
    names.update(dict.fromkeys(getattr(thing, "__dict__", {})))
    return [name for name in names if not name.startswith("__")]


def changed(value: Any) -> Any:
    """Another value of the same type; None where only the game itself could make one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, bytes):
        return value + b"\1"
    if isinstance(value, tuple):
        return (*value, value[-1] if value else 1)
    if isinstance(value, list):
        more = value[-1] if value else 1
        return [*value, more.copy() if hasattr(more, "copy") else more]
    twin: Any = value.copy() if hasattr(value, "copy") else None
    if twin is not None:
        name = next(name for name in fields_of(twin) if isinstance(getattr(twin, name), int))
        setattr(twin, name, changed(getattr(twin, name)))
    return twin


@cache
def position(game: str, *lists: str) -> State:
    """A position of a random match in which none of some lists is empty."""
    for seed in range(40):
        rng = Random(seed)
        state: Any = overseer.game(game).new(2)
        while state.seat != OVER:
            state.apply(pick(state, rng))
            if all(getattr(state, name) for name in lists):
                return state.copy()  # type: ignore[no-any-return]
    raise AssertionError(f"{game}: {lists} are never all filled")


def a_model() -> Model:
    state = position("wasteland", "models", "markers", "work")
    assert isinstance(state, WastelandState)
    return state.models[0].copy()


def a_permanent() -> Permanent:
    state = position("tragic", "work")
    assert isinstance(state, TragicState)
    return Permanent(state.tables.cards[0], 1, 2)


def a_player() -> Player:
    player = Player(0)
    player.permanents.append(a_permanent())
    return player


def a_duel() -> TragicState:
    state = position("tragic", "work", "chain").copy()
    assert isinstance(state, TragicState)
    state.triggers.append(Trigger(0, 0, 0))
    return state


def dwellers() -> Dwellers:
    state = position("shelter")
    assert isinstance(state, ShelterState)
    return state.players[0]


@dataclass(frozen=True)
class Kind:
    """A kind of object: how one is made, copied and written down."""

    name: str
    make: Callable[[], Any]
    written: Callable[[Any], object]
    copied: Callable[[Any], Any] = lambda thing: thing.copy()
    # What is not copied, and what is not written down because it follows from the rest.
    lost: tuple[str, ...] = ()
    implied: tuple[str, ...] = ()
    given: tuple[str, ...] = field(default=())  # made by the game alone: carried over as it is


KINDS = (
    Kind(
        "Wasteland's Model",
        a_model,
        lambda model: model.facts(),
        implied=("stats", "auras", "dice", "powers"),
        given=("unit", "leader"),
    ),
    Kind("Wasteland's Marker", lambda: Marker(1, 2, 3, 4), lambda marker: marker.facts()),
    Kind("Wasteland's Work", lambda: Work(W_ATTACK), lambda work: work.facts()),
    Kind(
        "Wasteland's Battle",
        lambda: position("wasteland", "models", "markers", "work").copy(),
        lambda battle: battle.encode(),
        lost=("ears", "wordless", "thought"),
        implied=STATE,
        given=("layout", "tables"),  # `terrain` and `built` say how it was made
    ),
    Kind(
        "Wasteland's Response",
        lambda: position("wasteland", "work").copy().response,  # type: ignore[attr-defined]
        lambda response: response.facts(),
    ),
    Kind(
        "Wasteland's Fate",
        lambda: position("wasteland", "work").copy().fate,  # type: ignore[attr-defined]
        lambda fate: fate.facts(),
        implied=("bars", "sight", "pace", "cover", "attacks", "skills"),
    ),
    Kind("Tragic's Permanent", a_permanent, lambda thing: thing.written(), given=("card",)),
    Kind(
        "Tragic's Player",
        a_player,
        lambda player: player.written(),
        implied=("conditional",),
        given=("told",),
    ),
    Kind("Tragic's Work", lambda: DuelWork(1, 0), lambda work: work.written()),
    Kind("Tragic's Item", lambda: Item(1, 0), lambda item: item.written()),
    Kind(
        "Tragic's Duel",
        a_duel,
        lambda duel: duel.encode(),
        lost=("ears", "wordless"),
        implied=(*STATE, "copies"),
        given=("tables",),
    ),
    Kind(
        "Shelter's Player",
        dwellers,
        lambda player: player.encode(),
        lambda player: Dwellers(player, player.floor),
        given=("floor",),
    ),
    Kind(
        "Shelter's Vault",
        lambda: position("shelter", "work").copy(),
        lambda vault: vault.encode(),
        lost=("ears", "wordless", "revealed"),  # nothing is hidden that could be revealed
        implied=("ears", "tables", "owner_of"),
        given=("tables", "top"),
    ),
)


def same(one: Any, other: Any) -> bool:
    """Whether two values say the same; objects are told by what they write down."""
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    for name in ("written", "facts", "encode"):
        if hasattr(one, name) and not isinstance(one, str):
            return bool(getattr(one, name)() == getattr(other, name)())
    return bool(one == other)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_copy_forgets_no_field(kind: Kind) -> None:
    names = fields_of(kind.make())
    assert len(names) > LISTS
    for name in names:
        if name in kind.lost or name in STATE:
            continue
        thing = kind.make()
        value = getattr(thing, name)
        if name in kind.given:
            assert getattr(kind.copied(thing), name) is value, f"a copy forgets {name}"
            continue
        setattr(thing, name, changed(value))
        twin = kind.copied(thing)
        assert same(getattr(twin, name), getattr(thing, name)), f"a copy forgets {name}"
        if isinstance(value, list):
            assert getattr(twin, name) is not getattr(thing, name), f"a copy shares {name}"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_canonical_bytes_forget_no_field(kind: Kind) -> None:
    for name in fields_of(kind.make()):
        if name in kind.implied or name in kind.given or name in kind.lost:
            continue
        thing = kind.make()
        before = kind.written(thing)
        setattr(thing, name, changed(getattr(thing, name)))
        assert kind.written(thing) != before, f"canonical bytes forget {name}"
