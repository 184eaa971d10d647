"""How much what counts in a position of Tragic: the net of the search, found in duels of bots.

make compile; python -m tools.weigh 50000

Plays so many duels between `normal` bots, some wavering, half of them between equal decks, and
looks at both players whenever a turn begins. A net with one hidden layer learns from nine tenths of
the duels who won (Adam, the logarithmic loss) and is written to `overseer/bots/tragic/value.toml`;
the last tenth tells how well it foresees the winner.

`--cluster ADDRESS` plays the duels on a ray cluster; the net is the same, to the last byte. `--keep
FILE.npz` keeps the duels as they are played: after a Ctrl-C the same command goes on from there.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import overseer
from overseer.bots.net import Net
from overseer.bots.policy import best_move
from overseer.bots.tragic.bot import TragicPolicy, turns_played
from overseer.bots.tragic.value import INPUTS, features
from overseer.engine import NATURE, OVER
from overseer.engine.dice import Dice
from overseer.lab.crew import Crew
from overseer.lab.source import source_digest
from overseer.terminal.sim.cluster import crew_of
from overseer.terminal.sim.progress import progress_bar
from overseer.tragic.decks.ready import READY
from overseer.tragic.state import TragicState

Rows = NDArray[np.float32]
FILE = Path("overseer/bots/tragic/value.toml")
WAVERING = (0.0, 1.0, 1.0, 3.0)
SOURCE = "source"  # the name under which a file says by which rules and bots it was played
OFTEN = 30.0  # seconds after which what was played is written down
CHUNK = 100  # duels a piece of work
HELD_BACK = 10  # one duel in so many is not learned from; they are of every second ready deck
CELLS = 24
EPOCHS = 14
BATCH = 1024
RATE = 0.003
RIDGE = 1e-5


# -- the duels -------------------------------------------------------------------------------------


def duel(number: int, policy: TragicPolicy) -> list[list[float]]:
    """Turn by turn: the player whose turn begins, the other one, their turns, who won (1, 0)."""
    rng = Random(number)
    deck = READY[number % len(READY)]
    other = deck if number // len(READY) % 2 == 0 else rng.choice(READY)
    state = overseer.game("tragic").new(2, {"decks": [deck, other]})
    assert isinstance(state, TragicState)
    dice = Dice(rng.randrange(1, 2**31 - 2))
    wavering = rng.choice(WAVERING)
    worths = policy.card_worths(state.tables)
    seen: list[tuple[int, list[float]]] = []
    turns = 1
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(dice.below(state.spread)))
        else:
            state.apply(best_move(policy, state, dice, wavering))
        if turns_played(state) > turns and state.seat != OVER:
            turns = turns_played(state)
            both = (state.players[state.active], state.players[1 - state.active])
            inputs = [one for player in both for one in features(state, player, worths)]
            seen.append((state.active, [*inputs, turns]))
    outcome = state.outcome
    assert outcome is not None
    if len(outcome.winners) > 1:
        return []
    return [[*inputs, float(seat in outcome.winners), number] for seat, inputs in seen]


def duels(first: int) -> tuple[int, Rows]:
    """A piece of work, with the number of its first duel."""
    policy = TragicPolicy(ahead=1, noise=0.0)
    rows = [row for number in range(first, first + CHUNK) for row in duel(number, policy)]
    return first, np.array(rows, dtype=np.float32)


def played(games: int, crew: Crew, keep: Path | None = None) -> Rows:
    """So many duels in their order, whoever plays them and whichever is ready first."""
    pieces = {} if keep is None else kept(keep)
    firsts = range(0, games, CHUNK)
    bar = progress_bar()
    task = bar.add_task("duels", total=len(firsts), completed=len(pieces.keys() & set(firsts)))
    missing = [(first,) for first in firsts if first not in pieces]
    written = monotonic()
    try:
        for done in crew.shared_out(duels, missing):
            bar.start()
            if done is None:
                continue
            pieces[done[0]] = done[1]
            bar.advance(task)
            if keep is not None and monotonic() - written > OFTEN:
                write(keep, pieces)
                written = monotonic()
    finally:
        bar.stop()
        if keep is not None:
            write(keep, pieces)
    return np.concatenate([pieces[first] for first in firsts])


def kept(path: Path) -> dict[int, Rows]:
    """The pieces of a file; none where there is no file. One of other rules or bots is refused."""
    if not path.exists():
        return {}
    with np.load(path) as found:
        if str(found[SOURCE]) != source_digest():
            raise SystemExit(f"{path} was played by other rules or bots: take another file")
        return {int(name): found[name] for name in found.files if name != SOURCE}


def write(path: Path, pieces: Mapping[int, Rows]) -> None:
    """Put the file in its place, whole."""
    fresh = path.with_name(f"{path.name}.new.npz")
    arrays: dict[str, Any] = {str(first): rows for first, rows in pieces.items()}
    arrays[SOURCE] = np.array(source_digest())
    np.savez_compressed(fresh, **arrays)
    fresh.replace(path)


# -- learning --------------------------------------------------------------------------------------


class Learner:
    """The net of `overseer.bots.net` over many rows at once, and how it gets better."""

    def __init__(self, rows: Rows) -> None:
        n = len(INPUTS)
        players = rows[:, : 2 * n].reshape(-1, n)
        self.mean: Rows = np.concatenate([players.mean(0)] * 2 + [rows[:, 2 * n :].mean(0)])
        spread = np.concatenate([players.std(0)] * 2 + [rows[:, 2 * n :].std(0)])
        self.spread: Rows = np.where(spread > 0, spread, 1).astype(np.float32)
        rng = np.random.default_rng(0)
        self.parts: list[Rows] = [
            rng.normal(0, (2 * n + 1) ** -0.5, (2 * n + 1, CELLS)).astype(np.float32),
            np.zeros(CELLS, np.float32),  # bias
            rng.normal(0, 0.1, CELLS).astype(np.float32),  # out
            np.zeros(n, np.float32),  # direct
        ]
        self.slopes: list[Rows] = [np.zeros_like(part) for part in self.parts]
        self.bends: list[Rows] = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def both_ways(self, rows: Rows) -> tuple[Rows, Rows]:
        """The rows in the scale of the net, and the same with the players changed over."""
        n = len(INPUTS)
        there = (rows - self.mean) / self.spread
        return there, np.concatenate([there[:, n : 2 * n], there[:, :n], there[:, 2 * n :]], 1)

    def learn(self, rows: Rows, won: Rows, rate: float) -> None:
        """One step towards the winners of these rows."""
        weights, bias, out, direct = self.parts
        n = len(INPUTS)
        there, back = self.both_ways(rows)
        ahead, behind = np.tanh(there @ weights + bias), np.tanh(back @ weights + bias)
        leads = there[:, :n] - back[:, :n]
        error = 1 / (1 + np.exp(-(ahead - behind) @ out - leads @ direct)) - won
        error /= len(won)
        up = error[:, None] * out * (1 - ahead**2)
        down = -error[:, None] * out * (1 - behind**2)
        found = [
            there.T @ up + back.T @ down,
            up.sum(0) + down.sum(0),
            (ahead - behind).T @ error,
            leads.T @ error,
        ]
        self.steps += 1
        for at, slope in enumerate(found):
            slope = slope + RIDGE * self.parts[at]
            self.slopes[at] = 0.9 * self.slopes[at] + 0.1 * slope
            self.bends[at] = 0.999 * self.bends[at] + 0.001 * slope**2
            step = self.slopes[at] / (1 - 0.9**self.steps)
            size = np.sqrt(self.bends[at] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[at] -= rate * step / size

    def net(self) -> Net:
        """The net for inputs as they are counted."""
        weights, bias, out, direct = self.parts
        n = len(INPUTS)
        raw = (weights / self.spread[:, None]).astype(np.float64)
        moved = bias - self.mean @ raw
        return Net(
            raw[:n].T.tolist(),
            raw[n : 2 * n].T.tolist(),
            raw[2 * n].tolist(),
            moved.tolist(),
            out.tolist(),
            (direct / self.spread[:n]).tolist(),
        )


def loss(rows: Rows, won: Rows, net: Net) -> float:
    """The average logarithmic loss of the winners foretold."""
    n = len(INPUTS)
    own, other = np.array(net.mine).T, np.array(net.theirs).T
    mine, theirs = rows[:, :n], rows[:, n : 2 * n]
    both = np.outer(rows[:, 2 * n], net.shared) + np.array(net.bias)
    there, back = mine @ own + theirs @ other, theirs @ own + mine @ other
    cells = np.tanh(there + both) - np.tanh(back + both)
    leads = cells @ np.array(net.out) + (mine - theirs) @ np.array(net.direct)
    return float(np.mean(np.logaddexp(0, (1 - 2 * won) * leads)))


# -- the file --------------------------------------------------------------------------------------


def written(net: Net) -> str:
    """The net as the file that `read_net` reads."""

    def numbers(row: list[float]) -> str:
        return "[" + ", ".join(f"{number:.5g}" for number in row) + "]"

    lines = ["# Found by `python -m tools.weigh`; what it means: net.py.", "inputs = ["]
    lines += [*(f'    "{name}",' for name in INPUTS), "]", f"direct = {numbers(net.direct)}"]
    for cell, out in enumerate(net.out):
        lines += ["", "[[cells]]"]
        lines += [f"mine = {numbers(net.mine[cell])}", f"theirs = {numbers(net.theirs[cell])}"]
        lines += [f"shared = {net.shared[cell]:.5g}", f"bias = {net.bias[cell]:.5g}"]
        lines += [f"out = {out:.5g}"]
    return "\n".join(lines) + "\n"


def learned(rows: Rows) -> tuple[Net, float]:
    """The net that has learned from these duels, and its loss on those that were held back."""
    inputs, won, held = rows[:, :-2], rows[:, -2], rows[:, -1] % HELD_BACK == 0
    learner = Learner(inputs)
    rng = np.random.default_rng(0)
    order = np.flatnonzero(~held)
    for epoch in track(range(EPOCHS), "learning"):
        rng.shuffle(order)
        for batch in np.array_split(order, max(1, len(order) // BATCH)):
            learner.learn(inputs[batch], won[batch], RATE * (1 - epoch / EPOCHS))
    net = learner.net()
    return net, loss(inputs[held], won[held], net)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("games", type=int)
    asked.add_argument("--cluster")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--out", type=Path, default=FILE)
    typed = asked.parse_args()
    with crew_of(typed.cluster, typed.jobs, (), "tragic", "en") as crew:
        rows = played(typed.games, crew, typed.keep)
    net, lost = learned(rows)
    typed.out.write_text(written(net), encoding="utf-8")
    print(f"{len(rows)} positions; loss {lost:.4f}")


if __name__ == "__main__":
    main()
