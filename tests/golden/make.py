"""The golden files: one recorded game and some move counts for every table.

    python -m tests.golden.make        writes them anew, after a rule was changed on purpose

`<game>-<seats>.play.txt`     the moves of one game in notation: read its diff to review a change
`<game>-<seats>.digests.txt`  the digest of every position of that game, the same on every build
`move-counts.txt`             how many ways there are to make 1, 2, 3 … decisions from the start,
                              chance always taking its first outcome
`scenario-moves.txt`          a digest of the first moves that two bots make in every scenario of
                              Wasteland
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import overseer
from overseer import bots
from overseer.engine import NATURE, OVER, Match, State, numbered_seed
from overseer.engine.nature import roll
from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.conformance.tables import Table, tables

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "move-counts.txt"
OPENINGS = FOLDER / "scenario-moves.txt"
STEPS = 40  # of bots in a scenario: the set-up and the first activations
ENOUGH = 3_000  # count one decision deeper until there are so many ways
SEED = numbered_seed(7)


def play(table: Table) -> tuple[list[str], list[str]]:
    """A game in notation, and the digest after every move of it.

    Chance and players choose by the seed, from moves in the order of their notation: neither
    the order of moves() nor Python's random generator matters.
    """
    state = table.game.new(table.seats)
    moves: list[str] = []
    digests = [state.digest()]
    while state.seat != OVER:
        decision = state.decision
        assert decision is not None
        counter = len(moves)
        if state.seat == NATURE:
            move = state.chance(roll(SEED, counter, state.spread))
        else:
            choices = sorted(state.moves(), key=str)
            move = choices[roll(SEED, counter, len(choices))]
        who = "nature" if state.seat == NATURE else f"seat {state.seat + 1}"
        moves.append(f"{who:7} {decision.name:12} {move}")
        state.play(move)
        digests.append(state.digest())
    outcome = state.outcome
    assert outcome is not None
    winners = ", ".join(str(seat + 1) for seat in outcome.winners)
    scores = ", ".join(map(str, outcome.scores))
    moves.append(f"end     {outcome.how} ({outcome.rule}), won by {winners}, scores {scores}")
    return moves, digests


def count(state: State, depth: int) -> int:
    """How many ways there are to make `depth` decisions."""
    while state.seat == NATURE:
        state.apply(state.chance(0))
    if depth == 0 or state.seat == OVER:
        return 1
    moves = state.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        total += count(after, depth - 1)
    return total


def counts(table: Table, depth: int) -> list[int]:
    """The numbers of ways to make 1 … depth decisions."""
    return [count(table.game.new(table.seats), deep) for deep in range(1, depth + 1)]


def opening(scenario: str) -> str:
    """A digest of what two bots and chance do first in a scenario of Wasteland."""
    seats = [bots.make("normal", "wasteland", seat, budget=2) for seat in range(2)]
    options = {"scenario": scenario, "ai": "none"}
    match = Match(overseer.game("wasteland"), seats, options, seed=SEED)
    for _ in range(STEPS):
        if not match.over:
            match.step()
    played = "\n".join(f"{entry.seat} {entry.move}" for entry in match.record.entries)
    return sha256(played.encode()).hexdigest()[:16]


def path(table: Table, what: str) -> Path:
    """Where a table's file lies."""
    return FOLDER / f"{table}.{what}.txt"


def lines(file: Path) -> list[str]:
    """What a golden file holds."""
    return file.read_text(encoding="utf-8").splitlines()


def stored_counts() -> dict[str, list[int]]:
    """The stored move counts by table."""
    rows = (line.split() for line in lines(COUNTS))
    return {name: list(map(int, numbers)) for name, *numbers in rows}


def stored_openings() -> dict[str, str]:
    """The stored digests by scenario."""
    return dict(line.split() for line in lines(OPENINGS))


def make() -> None:
    """Write every file."""
    rows = []
    for table in tables():
        for what, content in zip(("play", "digests"), play(table), strict=True):
            path(table, what).write_text("\n".join(content) + "\n", encoding="utf-8")
        depth = 1
        enough = ENOUGH if not table.game.leads_to else ENOUGH // 3  # a campaign takes its time
        while counts(table, depth)[-1] < enough:
            depth += 1
        rows.append(" ".join([str(table), *map(str, counts(table, depth))]))
    COUNTS.write_text("\n".join(rows) + "\n", encoding="utf-8")
    found = [f"{scenario} {opening(scenario)}" for scenario in STANDARD]
    OPENINGS.write_text("\n".join(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    import examples  # noqa: F401

    make()
