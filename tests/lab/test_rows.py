"""Games one by one: the same tally as all of them together, however the work is shared out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import pytest

from overseer.lab.comparing.evidence import Evidence
from overseer.lab.crew import Processes
from overseer.lab.rows import Row, play_rows, played_rows, tally_of
from overseer.lab.sim import Plan, fresh_tally, in_order, pieces, simulate
from overseer.lab.summary import summary

Result = TypeVar("Result")
SHELTER = Plan("shelter", ("random", "normal"), 8, 5, mirror=True)
PLANS = [
    SHELTER,
    Plan("tragic", ("random",) * 2, 2, 1, mirror=True, line_ups=(("thieves", "gamblers"),)),
    Plan("wasteland", ("random",), 1, 1, options={"scenario": "ambush"}),
    Plan("wasteland", ("random",), 1, 1, campaign="free:ambush"),
]


class Backwards:
    """A crew that has the last task ready first."""

    def shared_out(
        self, work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[Result | None]:
        yield None
        for task in reversed(tasks):
            yield work(*task)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.campaign or plan.game)
def test_rows_add_up_to_the_tally(plan: Plan) -> None:
    rows = play_rows(plan, range(plan.games))
    assert [row.number for row in rows] == list(range(plan.games))
    assert repr(summary(plan, tally_of(plan, rows))) == repr(summary(plan, simulate(plan)))


def test_one_two_and_three_workers_have_the_same_result() -> None:
    """To the last byte: the order of what is equally often counts too."""
    one = json.dumps(summary(SHELTER, simulate(SHELTER)))
    assert json.dumps(summary(SHELTER, simulate(SHELTER, crew=Backwards()))) == one
    for jobs in (2, 3):
        assert json.dumps(summary(SHELTER, simulate(SHELTER, jobs))) == one


def test_what_is_equally_often_keeps_its_order() -> None:
    """The ends of battles are told by how often they came; here each came once."""
    parts = {}
    for number, how in enumerate(("b", "a")):
        parts[number] = fresh_tally(SHELTER)
        parts[number].endings[how] += 1
    for order in ((0, 1), (1, 0)):
        total = in_order(SHELTER, {number: parts[number] for number in order})
        assert [how for how, _ in total.endings.most_common()] == ["b", "a"]


def test_rows_are_the_same_from_every_crew() -> None:
    found = []
    for crew in (Processes(1), Processes(2), Backwards()):
        parts = [rows for rows in played_rows(SHELTER, range(8), crew) if rows is not None]
        found.append(sorted((row for rows in parts for row in rows), key=lambda row: row.number))
    assert found[0] == found[1] == found[2]


def test_all_games_of_a_deal_are_one_piece() -> None:
    for games, rotations in ((1200, 3), (7, 1), (5000, 4), (2, 2)):
        cut = pieces(games, rotations)
        assert [number for part in cut for number in part] == list(range(games))
        assert all(part.start % rotations == 0 for part in cut)


def test_a_row_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="turns"):
        tally_of(SHELTER, [Row(0, [("turns", "3", 1)])])


def test_evidence_does_not_depend_on_the_order_of_the_pieces() -> None:
    rows = play_rows(SHELTER, range(8))
    there, back = Evidence(SHELTER), Evidence(SHELTER)
    there.add(rows)
    for at in (6, 4, 2, 0):
        back.add(rows[at : at + 2])
    assert there.sums() == back.sums()
    assert there.games.deals == 4
    assert there.games.cases == 8
