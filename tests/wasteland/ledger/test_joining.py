"""Two devices write apart and come together again."""

from __future__ import annotations

from random import Random

import pytest

from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.joining import join, joint
from overseer.wasteland.ledger.log import Entry, fold
from overseer.wasteland.ledger.shown import data_of
from tests.wasteland.ledger.ledgers import Pen, ambush, random_log

EVERY = frozenset(range(6))


def state(entries: list[Entry]) -> object:
    return data_of(fold(entries).sheet, EVERY)


def test_a_device_that_was_away_is_simply_added() -> None:
    base = ambush().entries
    away = Pen("b", base)
    away.does(acts.Hurt(token=9, wounds=1), acts.Note(text="from the train"))
    found = joint(base, away.entries, len(base))
    assert not found.clash
    done = join(base, found, "after", "j")
    assert [*base, *done.added] == away.entries
    assert not done.misfits


def test_both_wrote_and_choose() -> None:
    base = ambush().entries
    here, away = Pen("a2", base), Pen("b", base)
    here.does(acts.Hurt(token=9, wounds=99))
    away.does(acts.Ready(token=9), acts.Hurt(token=8, wounds=1))
    found = joint(here.entries, away.entries, len(base))
    assert found.clash
    assert len(found.theirs) == 1
    assert len(found.mine) == 2

    after = join(here.entries, found, "after", "j")
    assert [entry.act for entry, _ in after.misfits] == [acts.Ready(token=9)]
    assert after.misfits[0][1].rule == "WB-R8"
    assert [entry.act for entry in after.added] == [acts.Hurt(token=8, wounds=1)]

    mine = join(here.entries, found, "mine", "j")
    assert state([*here.entries, *mine.added]) == state(away.entries)
    theirs = join(here.entries, found, "theirs", "j")
    assert theirs.added == ()


def test_what_was_sent_before_is_not_taken_twice() -> None:
    base = ambush().entries
    away = Pen("b", base)
    away.does(acts.Hurt(token=9, wounds=1))
    once = join(base, joint(base, away.entries, len(base)), "after", "j")
    log = [*base, *once.added]
    again = joint(log, away.entries, len(base))
    assert again.mine == ()
    assert again.theirs == ()
    assert not again.clash


@pytest.mark.parametrize("seed", range(3))
def test_random_logs_come_together(seed: int) -> None:
    rng = Random(seed)
    base = random_log(rng, 25).entries
    here = random_log(rng, 12, "h", base).entries
    away = random_log(rng, 12, "w", base).entries
    found = joint(here, away, len(base))
    assert len(found.mine) == len(found.theirs) == 12

    after = join(here, found, "after", "j")
    assert len(after.added) + len(after.misfits) == len(found.mine)
    log = [*here, *after.added]
    ids = {line.id for line in fold(log).lines}
    assert all(line.id in ids for line in fold(here).lines)  # nothing of the others is lost

    mine = join(here, found, "mine", "j")
    if not mine.misfits:
        assert state([*here, *mine.added]) == state(away)
    back = [entry for entry in mine.added if entry.id.startswith("j.")]
    assert state([*here, *back]) == state(base)
    assert join(here, found, "mine", "j") == mine  # the same ids again
