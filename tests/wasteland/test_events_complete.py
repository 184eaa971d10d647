"""Nothing changes silently: what anybody sees change in a step, an event of it names."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from overseer.engine import NATURE, OVER, Event, Match, Move, compiled, numbered_seed
from overseer.engine.match import Step
from overseer.engine.view import View
from overseer.wasteland.battle.views.changes import (
    CONTENT,
    DIE,
    MARKER,
    MODEL,
    PIECE,
    SILENT,
    TABLE,
    written,
)
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.scenario_file import STANDARD

MOST_STEPS = 600 if compiled() else 120
# What is being asked is in the question itself; the rest stays as it is while a battle lasts.
ASKED = ("topic", "seat")
FOR_GOOD = ("side", "edges", "scenario", "sides", "ai")

Data = dict[str, Any]


def named(events: list[Event], viewer: int | None, name: str, kind: str, number: int) -> Data:
    """All that the events of a step say about one thing, to somebody."""
    found: Data = {}
    for event in events:
        if event.only is None or (viewer is not None and viewer in event.only):
            if event.name == name and event.args.get(kind, number) == number:
                found.update(event.args)
    return found


def unnamed(old: Data, new: Data, events: list[Event], viewer: int | None) -> list[str]:
    """What has changed in somebody's eyes without an event that says so."""
    missing: list[str] = []
    told = named(events, viewer, TABLE, "table", 0)
    for key, value in new.items():
        if key in ("models", "markers", "pieces", *ASKED):
            continue
        if value != old[key] and (key in FOR_GOOD or told.get(key) != written(value)):
            missing.append(f"{key}: {old[key]} → {value}, told {told.get(key)}")
    for what, kind, name in (("models", "model", MODEL), ("markers", "marker", MARKER)):
        before = {each["number"]: each for each in old[what]}
        after = {each["number"]: each for each in new[what]}
        for number in before.keys() - after.keys():
            if named(events, viewer, name, kind, number).get("out") != 1:
                missing.append(f"{kind} {number} is gone")
        for number, each in after.items():
            about = named(events, viewer, name, kind, number)
            if what == "markers":
                about = {**about, **named(events, viewer, CONTENT, kind, number)}
            nothing = {"content": ""} if what == "markers" else {}  # face down until it is told
            for key, value in each.items():
                changed = before.get(number, nothing).get(key) != value
                if changed and key != "number" and about.get(key) != written(value):
                    missing.append(f"{kind} {number} {key}: {value}, told {about.get(key)}")
    for number in range(len(old["pieces"]), len(new["pieces"])):
        about = named(events, viewer, PIECE, "piece", number)
        if any(about.get(key) != written(value) for key, value in new["pieces"][number].items()):
            missing.append(f"piece {number}")
    return missing


def wrong(new: Data, events: list[Event], viewer: int | None) -> list[str]:
    """What events say of the table that somebody may not know, or that is not so."""
    found = []
    told = named(events, viewer, TABLE, "table", 0)
    found += [f"{key}: {told[key]}" for key in told if told[key] != written(new[key])]
    for each in new["models"]:
        about = named(events, viewer, MODEL, "model", each["number"])
        about.pop("model", None)
        found += [f"model {key}" for key in about if about[key] != written(each[key])]
    for each in new["markers"]:
        about = named(events, viewer, MARKER, "marker", each["number"])
        about.pop("marker", None)
        found += [f"marker {key}" for key in about if about[key] != written(each[key])]
    return found


class Audience:
    """Everybody at a table, who sees every step."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers: list[int | None] = [*range(len(match.seats)), None]
        self.seen = self.look()
        self.steps = 0
        self.dice = 0
        match.on_step = self.hear

    def look(self) -> list[Data]:
        return [self.view(viewer).data() for viewer in self.viewers]

    def view(self, viewer: int | None) -> View:
        return self.match.view(viewer)

    def hear(self, step: Step) -> None:
        seen = self.look()
        for viewer, old, new in zip(self.viewers, self.seen, seen, strict=True):
            entry = f"step {step.number} {step.shown[-1]}, viewer {viewer}"
            assert not unnamed(old, new, step.events, viewer), entry
            assert not wrong(new, step.events, viewer), entry
        self.seen = seen
        self.steps += 1
        throws = step.shown[-1].split()[0] in ("roll", "armour", "scatter", "flip")
        dice = [event for event in step.events if event.name == DIE]
        assert len(dice) == throws, step
        self.dice += len(dice)


def choose(view: View, rng: Random) -> Move:
    return rng.choice(view.moves())


@pytest.mark.parametrize("scenario", STANDARD)
def test_every_change_is_named(scenario: str) -> None:
    options: dict[str, object] = {"scenario": scenario, "events": True}
    seats = 1 + STANDARD.index(scenario) % 2
    if seats == 2:
        options["ai"] = "none"
    rng = Random(scenario)
    match = Match(Wasteland(), [None] * seats, options, numbered_seed(len(scenario)))
    audience = Audience(match)
    while not match.over and audience.steps < MOST_STEPS:
        seat = match.state.seat
        match.play(seat, choose(match.view(seat), rng))
    assert audience.steps
    assert audience.dice or scenario != "skirmish"  # elsewhere one may get by without
    assert not any(event.name in SILENT for event in match.events)


def test_nobody_pays_for_what_nobody_hears() -> None:
    state = Wasteland().new(2, {"ai": "none"})
    heard: list[Event] = []
    state.ears = heard
    rng = Random(3)
    for _ in range(60):
        if state.seat == OVER:
            break
        moves = state.moves() if state.seat != NATURE else []
        state.apply(rng.choice(moves) if moves else state.chance(rng.randrange(state.spread)))
    assert heard
    assert not any(event.name in SILENT for event in heard)
