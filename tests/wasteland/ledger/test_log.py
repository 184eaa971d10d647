"""Undo, redo, corrections and what was forgotten: the log only grows, all is worked out anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from overseer.host.companion.writing import work
from overseer.wasteland.battle.model import ON_TABLE, REMOVED
from overseer.wasteland.ledger import acts, log
from overseer.wasteland.ledger.changes import changes
from overseer.wasteland.ledger.doing import done
from overseer.wasteland.ledger.joining import Joint
from overseer.wasteland.ledger.log import (
    Entry,
    fold,
    judge,
    last_redoable,
    last_undoable,
    log_text,
    read_log,
)
from overseer.wasteland.ledger.rights import OWNER, Hand
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.ledger.shown import data_of
from tests.wasteland.ledger.ledgers import Pen, ambush, random_log, some_play

FROZEN = sorted((Path(__file__).parents[2] / "saves").glob("*/companion.jsonl"))


def digest(entries: list[Entry]) -> object:
    sheet = fold(entries).sheet
    every = frozenset(range(6))
    return data_of(sheet, every)


def test_everything_can_be_taken_back_and_brought_back() -> None:
    pen = ambush()
    pen.does(acts.Hurt(token=9, wounds=99))
    end = pen.last
    assert pen.told.sheet.model(9).place == REMOVED
    pen.does(acts.Undo(of=end))
    assert pen.told.sheet.model(9).place == ON_TABLE
    pen.does(acts.Redo(of=end))
    assert pen.told.sheet.model(9).place == REMOVED
    assert pen.refused(acts.Redo(of=end)).rule == "CO-4"


def test_steps_back_and_forward_go_one_by_one() -> None:
    pen = ambush()
    first = pen.last
    pen.does(acts.Hurt(token=9, wounds=1))
    second = pen.last
    assert last_undoable(pen.entries) == second
    pen.does(acts.Undo(of=second))
    assert (last_undoable(pen.entries), last_redoable(pen.entries)) == (first, second)
    pen.does(acts.Undo(of=first))
    assert last_redoable(pen.entries) == first
    pen.does(acts.Redo(of=first))
    assert last_redoable(pen.entries) == second
    pen.does(acts.Note(text="new"))
    assert last_redoable(pen.entries) is None
    assert last_undoable(pen.entries, by="b") is None


def test_a_correction_works_out_everything_anew() -> None:
    pen = ambush()
    pen.does(acts.Hurt(token=9, wounds=1))
    wrong = pen.last
    pen.does(
        acts.Condition(token=9, condition="leg"), acts.Ready(token=9), acts.Note(text="and on")
    )
    before = pen.told
    judged = pen.tries(acts.Correct(of=wrong, act=acts.Hurt(token=9, wounds=99)))
    assert judged.refusal is None
    assert [misfit.act for misfit in judged.lost] == [
        acts.Condition(token=9, condition="leg"),
        acts.Ready(token=9),
    ]
    assert {misfit.refusal.rule for misfit in judged.lost} == {"WB-R8"}
    changed = changes(data_of(before.sheet), data_of(judged.told.sheet))
    assert ("left", "5", "0") in [(c.fact, c.before, c.after) for c in changed if c.token == 9]
    assert ("place", "table", "removed") in [(c.fact, c.before, c.after) for c in changed]
    pen.does(acts.Undo(of=pen.last))  # what did not fit fits again
    assert pen.told.misfits == ()
    assert data_of(pen.told.sheet) == data_of(before.sheet)


def test_a_correction_has_to_fit_itself() -> None:
    pen = ambush()
    pen.does(acts.Hurt(token=9, wounds=1))
    of = pen.last
    assert pen.refused(acts.Correct(of=of, act=acts.Hurt(token=77, wounds=1))).rule == "CO-1"
    asked = pen.tries(
        acts.Correct(of=of, act=acts.Strike(token=1, target=9, weapon="laser-musket"))
    ).asked
    assert asked is not None
    assert asked.topic == "roll"


def test_what_was_forgotten_comes_before() -> None:
    pen = ambush()
    pen.does(acts.Ready(token=1), acts.Activate(token=1))
    acted = pen.last
    sheet = pen.does(acts.Insert(before=acted, act=acts.Condition(token=1, condition="poisoned")))
    assert sheet.model(1).wounds == 1  # the poison was there when it began to act
    assert [line.changed for line in pen.told.lines].count(True) == 1


def test_an_entry_is_written_once() -> None:
    pen = ambush()
    assert judge(pen.entries, pen.entries[-1]).refusal is not None


@pytest.mark.parametrize("seed", range(3))
def test_random_logs_are_deterministic_and_survive_their_text(seed: int) -> None:
    pen = random_log(Random(seed), 60)
    assert digest(pen.entries) == digest(read_log(log_text(pen.entries)))


@pytest.mark.parametrize("seed", range(3))
def test_random_logs_can_be_taken_back_to_the_beginning(seed: int) -> None:
    pen = random_log(Random(seed), 40)
    while (id := last_undoable(pen.entries)) is not None:
        entry = pen.entry(acts.Undo(of=id))
        judged = judge(pen.entries, entry)
        assert judged.refusal is None
        pen.entries.append(entry)
    assert digest(pen.entries) == digest([])


@pytest.mark.parametrize("seed", range(3))
def test_undo_and_redo_of_any_entry_change_nothing(seed: int) -> None:
    rng = Random(seed)
    pen = random_log(rng, 40)
    before = digest(pen.entries)
    on = [line.id for line in pen.told.lines if line.on]
    for id in rng.sample(on, 5):
        back = Entry(f"x-{id}", acts.Undo(of=id))
        again = Entry(f"y-{id}", acts.Redo(of=id))
        assert digest([*pen.entries, back, again]) == before


@pytest.mark.parametrize("seed", range(3))
def test_what_is_refused_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    sheet = random_log(rng, 30).told.sheet
    refused = 0
    for _ in range(60):
        before = data_of(sheet, frozenset({0}))
        after, wrong = done(sheet, some_play(rng, sheet))
        if wrong is not None:
            refused += 1
            assert after is sheet
        assert data_of(sheet, frozenset({0})) == before
    assert refused


def test_the_pen_of_another_does_not_clash() -> None:
    one, two = ambush("a"), Pen("b")
    two.entries = list(one.entries)
    two.does(acts.Note(text="hello"))
    assert two.last == "b-1"


def test_what_comes_behind_is_judged_without_working_everything_out_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long the log is: an act that is only added is carried out once."""
    pen = ambush()
    pen.does(*[acts.Note(text=str(n)) for n in range(40)])
    before, count = pen.told, 0

    def counted(sheet: Sheet, act: acts.Play) -> object:
        nonlocal count
        count += 1
        return done(sheet, act)

    monkeypatch.setattr(log, "done", counted)
    sent = [pen.entry(acts.Note(text=str(n))) for n in range(30)]
    found = Joint(len(pen.entries), (), tuple(sent))
    worked = work(pen.entries, before, found, Hand("a", OWNER, (0,)), "after", 0)
    assert worked is not None
    assert len(worked.added) == count == 30
    assert worked.after == fold([*pen.entries, *sent])._replace(sheet=worked.after.sheet)
    assert digest([*pen.entries, *sent]) == data_of(worked.after.sheet, frozenset(range(6)))


def test_what_does_not_fit_leaves_a_growing_log_as_it_was() -> None:
    pen = ambush()
    growing = log.Growing(pen.entries, told=pen.told)
    first = pen.entries[0].id
    wrong: list[acts.Any] = [
        acts.Insert(before=first, act=acts.Hurt(token=9, wounds=1)),
        acts.Correct(of=first, act=acts.Hurt(token=9, wounds=1)),
        acts.Redo(of=first),
        acts.Hurt(token=999, wounds=1),
    ]
    for act in wrong:
        assert growing.judge(pen.entry(act)).refusal is not None
        assert growing.entries == pen.entries
    right = pen.entry(acts.Insert(before=first, act=acts.Note(text="before")))
    assert growing.judge(right).refusal is None
    assert growing.told.lines == fold([*pen.entries, right]).lines
    assert growing.judge(right).refusal is not None


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.parent.name)
def test_a_log_of_an_earlier_release_says_what_it_said_and_goes_on(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    entries = read_log(f"[{','.join(lines)}]")
    assert [log_text([entry])[1:-1] for entry in entries] == lines
    pen = Pen("new", entries)
    assert len(entries) > 5
    assert pen.told.misfits == ()
    pen.does(acts.Undo(of=entries[-1].id))
    assert digest(pen.entries) == digest(entries[:-1]) != digest(entries)
