"""What the AI weighed, as data for those who listen: list entries it did not take, and targets."""

from __future__ import annotations

import pytest

from overseer.engine.refusal import Value
from overseer.wasteland.ai.explain import SILENT
from overseer.wasteland.ai.weighed import Entries
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.words import PRIORITIES
from tests.wasteland.ai.opponent import AI, Opponent
from tests.wasteland.ai.test_ai_battles import battle_of


def listening() -> Opponent:
    """A table that somebody draws from events."""
    table = Opponent()
    table.state.wordless = True
    return table


def entries(table: Opponent) -> list[tuple[Value, Value, Value]]:
    """The list that was told: entry, why not, rulers."""
    told = table.told("weighed-entry")
    return [(each["entry"], each["why"], each["rulers"]) for each in told]


@pytest.mark.rule("WC-A8")
def test_the_entries_that_are_not_possible_are_told_with_their_reasons() -> None:
    table = listening()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    table.model("settler", 0, 200, 236 + 262)
    table.responds(mutant).act()
    assert entries(table) == [
        ("fight", "untouched", ""),
        ("charge", "short", "R"),
        ("contact", "short", "Y"),
        ("next-charge", "short", "YR"),
        ("next-move", "short", "YY"),
        ("towards", "", ""),
    ]


@pytest.mark.rule("WC-A9")
def test_what_comes_after_the_entry_that_is_done_is_not_needed() -> None:
    table = listening()
    mutant = table.model("super-mutant", AI, 200, 200, "bolt-action-pipe-rifle")
    table.model("settler", 0, 200, 400)
    table.responds(mutant, method="ranged").act()
    assert [why for _, why, _ in entries(table)] == ["", "later", "later", "free"]


@pytest.mark.rule("WC-A10")
def test_every_candidate_is_told_with_its_figure_under_each_priority() -> None:
    table = listening()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    hurt = table.model("settler", 0, 200, 340)
    whole = table.model("settler", 0, 340, 200)
    hurt.wounds = 1
    table.responds(mutant).act()
    told = table.told("weighed-target")
    by_target = {each["target"]: each for each in told if each["priority"] == "most-hurt"}
    if by_target:
        assert (by_target[hurt.number]["figure"], by_target[hurt.number]["best"]) == (1, "yes")
        assert (by_target[whole.number]["figure"], by_target[whole.number]["best"]) == (0, "no")
    assert {each["target"] for each in told} == {hurt.number, whole.number}
    assert all(each["priority"] in PRIORITIES for each in told)
    assert told[0]["place"] == 1


def test_while_it_thinks_it_only_keeps_what_it_had_before_it() -> None:
    table = listening()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    settler = table.model("settler", 0, 200, 500)
    table.responds(mutant)
    aside = table.thought.steps[0].aside
    assert isinstance(aside, Entries)
    assert aside.only == [settler]
    assert table.told("weighed-entry") == []


def test_whole_battles_are_weighed_without_changing_them() -> None:
    """Every list has one entry that was taken, and the best candidates come from those listed."""
    table = battle_of(1, wordless=True)
    told = [event for event in table.events if event.name in SILENT]
    assert {event.name for event in told} == set(SILENT)
    taken = [e for e in told if e.name.endswith("entry") and e.args["why"] == ""]
    firsts = [e for e in told if e.name.endswith("entry") and e.args["place"] == 1]
    assert len(taken) == len(firsts) > 20
    assert isinstance(table.state, Battle)
