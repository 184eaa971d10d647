"""What a tracker offers next: turns, the AI's tokens, events, rounds, the end."""

from __future__ import annotations

import pytest

from overseer.wasteland.ledger.acts import (
    Activate,
    Begin,
    EndActivation,
    Event,
    FieldUnit,
    Finish,
    Play,
    Put,
    Ready,
    Round,
    SideTurn,
)
from overseer.wasteland.ledger.log import Entry, fold
from overseer.wasteland.ledger.next import Next, next_thing
from overseer.wasteland.ledger.sheet import FREE_ORDER

SETUP: tuple[Play, ...] = (
    Begin(scenario="ambush", rounds=2, events=True),
    FieldUnit(tokens=(1, 2), side=0, unit="settler", seat=0),
    FieldUnit(tokens=(8,), side=1, unit="brute"),
)


def after(*acts: Play) -> Next:
    """What comes next after some acts."""
    told = fold([Entry(str(at), act) for at, act in enumerate(acts)])
    assert not told.misfits
    return next_thing(told)


def test_before_the_first_round() -> None:
    assert after() == Next("begin")
    assert after(Begin()) == Next("field")
    assert after(*SETUP).what == "round"


@pytest.mark.rule("WB-R1")
def test_the_side_with_fewer_models_gets_the_advantage_marker() -> None:
    free = (Begin(), *SETUP[1:])
    assert after(*free) == Next("round", 1)
    equal = after(*free, Put(token=2, place="removed"))
    assert equal == Next("round")


@pytest.mark.rule("WB-R2")
def test_ready_then_activate_or_hold_then_the_other_side() -> None:
    begun = (*SETUP, Round(advantage=0))
    assert after(*begun) == Next("ready", 0, (1, 2))
    assert after(*begun, Ready(token=1)) == Next("activate", 0, (1,), hold=True)
    acting = (*begun, Ready(token=1), Activate(token=1))
    assert after(*acting) == Next("act", 0, (1,))
    assert after(*acting, EndActivation(token=1)) == Next("turn", 1)
    held = (*begun, Ready(token=1), SideTurn(side=1))
    assert after(*held) == Next("token", 1, (8,))
    drawn = (*held, Ready(token=8))
    assert after(*drawn) == Next("activate", 1, (8,))
    gathered = (*drawn, Activate(token=8), EndActivation(token=8), SideTurn(side=0))
    assert after(*gathered) == Next("ready", 0, (2,))
    assert after(*gathered, Ready(token=2)) == Next("activate", 0, (1, 2), hold=True)


def everybody() -> tuple[Play, ...]:
    """A round in which everybody acts."""
    found: list[Play] = []
    for token in (1, 2, 8):
        found += [Ready(token=token), Activate(token=token), EndActivation(token=token)]
    return tuple(found)


@pytest.mark.rule("WC-E2")
def test_a_round_ends_an_event_comes_and_the_last_round_ends_the_battle() -> None:
    first = (*SETUP, Round(advantage=0), *everybody())
    assert after(*first).what == "round"
    second = (*first, Round(advantage=0))
    assert after(*second) == Next("event")
    told = (*second, Event(card="earth-tremor"))
    assert after(*told) == Next("ready", 0, (1, 2))
    assert after(*told, *everybody()) == Next("finish")
    ended = (*told, *everybody(), Finish(victor=0, level=2, how="ambush-cleared"))
    assert after(*ended) == Next("over")


def test_with_free_order_nobody_is_readied() -> None:
    free = (Begin(house=(FREE_ORDER,)), *SETUP[1:], Round(advantage=0))
    assert after(*free) == Next("activate", 0, (1, 2), hold=True)
    acted = (*free, Activate(token=1), EndActivation(token=1))
    assert after(*acted) == Next("turn", 1)
