"""Every scenario's special rules come up, each at its moment."""

from __future__ import annotations

import pytest

from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.drafts import draft
from overseer.wasteland.ledger.reminders import EVENT, reminders
from overseer.wasteland.scenarios.named import NAMED, OFFERS
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import (
    ACTS,
    AFTER,
    ATTACK,
    CLOSE,
    LAST,
    REMOVED,
    ROUND,
    SETUP,
)
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from tests.wasteland.ledger.ledgers import Pen

# When the engine asks a named rule, and when people have to think of it.
HOOKS = {
    **dict.fromkeys(("arrange", "begin", "first_side", "kept_free"), SETUP),
    **dict.fromkeys(("interactions", "expertise_done", "try_change", "may_charge"), ACTS),
    **dict.fromkeys(("slower", "fewer_actions", "drives", "targetable", "enemies"), ACTS),
    **dict.fromkeys(("may_leave", "stays_on"), ACTS),
    **dict.fromkeys(("activated", "touched", "passed", "watch"), AFTER),
    **dict.fromkeys(("attacked", "blasted"), ATTACK),
    "removed": REMOVED,
    "round_begins": ROUND,
    "round_ends": CLOSE,
    "counts": LAST,
}


def needed(rule: str) -> set[str]:
    """The moments at which a named rule does something."""
    kind = NAMED[rule]
    assert isinstance(kind, type)
    return {
        moment for hook, moment in HOOKS.items() if getattr(kind, hook) is not getattr(Part, hook)
    }


def offered(scenario: str) -> set[str]:
    """The moments at which people are reminded of something; the last round always is one."""
    told = standard_scenario(scenario)
    found = {moment.partition("@")[0] for due in told.reminders for moment in due} | {LAST}
    for rule in told.rules:
        found |= set(OFFERS[rule].reminders)
    return found


@pytest.mark.parametrize("scenario", STANDARD)
def test_whenever_a_special_rule_acts_people_are_reminded(scenario: str) -> None:
    for rule in standard_scenario(scenario).rules:
        assert needed(rule) <= offered(scenario), rule


@pytest.mark.parametrize("scenario", STANDARD)
def test_a_tracked_battle_brings_up_every_rule(scenario: str) -> None:
    pen = Pen()
    seen: set[int] = set()
    shared: set[str] = set()

    def write(*wanted: acts.Play) -> None:
        for act in wanted:
            pen.does(act)
            for due in reminders(pen.told):
                seen.update(due.sentences)
                shared.update(due.shared)

    write(*draft(scenario, (0,), (False, True), [None]))
    write(
        acts.FieldUnit(tokens=(900, 901), side=0, unit="settler", seat=0),
        acts.FieldUnit(tokens=(902,), side=1, unit="super-mutant", weapons=("board",)),
        acts.Round(),
        acts.Ready(token=900),
        acts.Activate(token=900),
        acts.EndActivation(token=900),
        acts.Strike(
            token=902,
            target=900,
            weapon="board",
            close=True,
            answers=_missed(),
        ),
        acts.Hurt(token=901, wounds=99),
    )
    for token in sorted(pen.told.sheet.tokens):
        if pen.told.sheet.model(token).status != 2:
            pen.tries(acts.Status(token=token, status="used"))
    write(acts.Note(text="all are used"))
    while pen.told.sheet.battle.round < standard_scenario(scenario).rounds:
        write(acts.Round())
    told = standard_scenario(scenario)
    assert seen == set(range(len(told.reminders)))
    assert shared == {rule for rule in told.rules if OFFERS[rule].reminders}


def _missed() -> tuple[str, ...]:
    """A throw of the super mutant's board that misses."""
    twin = Pen("x")
    twin.does(
        acts.Begin(),
        acts.FieldUnit(tokens=(900,), side=0, unit="settler"),
        acts.FieldUnit(tokens=(902,), side=1, unit="super-mutant", weapons=("board",)),
    )
    strike = acts.Strike(token=902, target=900, weapon="board", close=True)
    asked = twin.tries(strike).asked
    assert asked is not None
    return (" ".join(["roll X", *(f"{letter}:-" for letter in asked.dice[1:])]),)


def test_an_event_is_due_in_every_round_but_the_first() -> None:
    pen = Pen()
    pen.does(acts.Begin(events=True), acts.Round())
    assert EVENT not in [due.moment for due in reminders(pen.told)]
    pen.does(acts.Round())
    assert EVENT in [due.moment for due in reminders(pen.told)]


def test_a_free_battle_has_its_last_round() -> None:
    pen = Pen()
    pen.does(acts.Begin(rounds=1), acts.Round())
    assert [due.moment for due in reminders(pen.told)] == [LAST]
