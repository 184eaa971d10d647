"""The net of `overseer.bots.net` over many positions at once, with what single cards mean, and how
it gets better: Adam, the logarithmic loss of the winner foretold."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from overseer.bots.tragic.lore import ZONES
from overseer.bots.tragic.value import INPUTS
from overseer.tragic.card import Card

Rows = NDArray[np.float32]
Cards = NDArray[np.int16]  # of both players, by zone and number; what is left over is NOTHING
NOTHING = -1
CELLS = 32
WIDTH = 8  # numbers that say what a card means
EPOCHS = 6
BATCH = 1024
MANY = 100_000  # positions that are looked through at once
RATE = 0.003
RIDGE = 1e-5


class Learner:
    """`rows` are the inputs of both players and the turns; `cards` what they have of each zone."""

    def __init__(self, rows: Rows, cards: Cards, won: Rows) -> None:
        n = len(INPUTS)
        self.rows, self.won = rows, won
        players = rows[:, : 2 * n].reshape(-1, n)
        self.mean: Rows = np.concatenate([players.mean(0)] * 2 + [rows[:, 2 * n :].mean(0)])
        spread = np.concatenate([players.std(0)] * 2 + [rows[:, 2 * n :].std(0)])
        self.spread: Rows = np.where(spread > 0, spread, 1).astype(np.float32)
        parts = np.array_split(cards, len(cards) // MANY + 1)
        found = np.unique(np.concatenate([np.unique(part) for part in parts]))
        self.known = found[found != NOTHING]  # cards, each with its zone, that were met
        place = np.full(int(found.max()) + 2, len(self.known), np.int16)  # NOTHING is the last
        place[self.known] = np.arange(len(self.known))
        self.cards: Cards = np.concatenate([place[part] for part in parts])
        rng = np.random.default_rng(0)
        size = 2 * (n + WIDTH) + 1
        self.parts: list[Rows] = [
            rng.normal(0, size**-0.5, (size, CELLS)).astype(np.float32),
            np.zeros(CELLS, np.float32),  # bias
            rng.normal(0, 0.1, CELLS).astype(np.float32),  # out
            np.zeros(n + WIDTH, np.float32),  # direct
            rng.normal(0, 0.05, (len(self.known), WIDTH)).astype(np.float32),  # the cards
        ]
        self.slopes: list[Rows] = [np.zeros_like(part) for part in self.parts]
        self.bends: list[Rows] = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def counted(self, chosen: NDArray[np.intp], seat: int) -> Rows:
        """How many of each card a player has, position by position."""
        wide = len(self.known) + 1
        cards = self.cards[chosen, seat].astype(np.int64)
        flat = cards + np.arange(len(chosen))[:, None] * wide
        counts = np.bincount(flat.ravel(), minlength=len(chosen) * wide).reshape(-1, wide)
        return counts[:, :-1].astype(np.float32)

    def both_ways(self, chosen: NDArray[np.intp], met: list[Rows]) -> tuple[Rows, Rows]:
        """Positions in the scale of the net, and the same with the players changed over."""
        n = len(INPUTS)
        rows = (self.rows[chosen] - self.mean) / self.spread
        mine = np.concatenate([rows[:, :n], met[0] @ self.parts[4]], 1)
        theirs = np.concatenate([rows[:, n : 2 * n], met[1] @ self.parts[4]], 1)
        turns = rows[:, 2 * n :]
        return np.concatenate([mine, theirs, turns], 1), np.concatenate([theirs, mine, turns], 1)

    def learn(self, chosen: NDArray[np.intp], rate: float) -> None:
        """One step towards the winners of these positions."""
        weights, bias, out, direct, _ = self.parts
        n, m = len(INPUTS), len(direct)
        met = [self.counted(chosen, 0), self.counted(chosen, 1)]
        there, back = self.both_ways(chosen, met)
        ahead, behind = np.tanh(there @ weights + bias), np.tanh(back @ weights + bias)
        leads = there[:, :m] - back[:, :m]
        error = 1 / (1 + np.exp(-(ahead - behind) @ out - leads @ direct)) - self.won[chosen]
        error /= len(chosen)
        up = error[:, None] * out * (1 - ahead**2)
        down = -error[:, None] * out * (1 - behind**2)
        own, other = weights[n:m].T, weights[m + n : 2 * m].T
        past = error[:, None] * direct[n:]
        found = [
            there.T @ up + back.T @ down,
            up.sum(0) + down.sum(0),
            (ahead - behind).T @ error,
            leads.T @ error,
            met[0].T @ (up @ own + down @ other + past)
            + met[1].T @ (up @ other + down @ own - past),
        ]
        self.steps += 1
        for at, slope in enumerate(found):
            slope = slope + RIDGE * self.parts[at]
            self.slopes[at] = 0.9 * self.slopes[at] + 0.1 * slope
            self.bends[at] = 0.999 * self.bends[at] + 0.001 * slope**2
            step = self.slopes[at] / (1 - 0.9**self.steps)
            size = np.sqrt(self.bends[at] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[at] -= rate * step / size

    def loss(self, chosen: NDArray[np.intp]) -> float:
        """The average logarithmic loss of the winners foretold."""
        weights, bias, out, direct, _ = self.parts
        total = 0.0
        for part in np.array_split(chosen, len(chosen) // BATCH + 1):
            met = [self.counted(part, 0), self.counted(part, 1)]
            there, back = self.both_ways(part, met)
            cells = np.tanh(there @ weights + bias) - np.tanh(back @ weights + bias)
            leads = (there - back)[:, : len(direct)] @ direct + cells @ out
            total += float(np.logaddexp(0, (1 - 2 * self.won[part]) * leads).sum())
        return total / max(len(chosen), 1)

    def written(self, cards: list[Card]) -> str:
        """The file that `read_value` reads: the net for inputs as they are counted."""
        weights, bias, out, direct, meaning = self.parts
        n, m = len(INPUTS), len(direct)
        still, one = np.zeros(WIDTH), np.ones(WIDTH)
        mean = np.concatenate([self.mean[:n], still, self.mean[n : 2 * n], still, self.mean[-1:]])
        spread = np.concatenate([self.spread[:n], one, self.spread[n : 2 * n], one])
        raw = weights / np.concatenate([spread, self.spread[-1:]])[:, None]
        moved = bias - mean @ raw
        lines = ["# Found by `python -m tools.weigh`; what it means: net.py and tragic/lore.py."]
        lines += ["inputs = [", *(f'    "{name}",' for name in INPUTS), "]"]
        lines += [f"width = {WIDTH}", f"direct = {numbers(direct / spread[:m], 5)}"]
        for cell in range(CELLS):
            lines += ["", "[[cells]]", f"mine = {numbers(raw[:m, cell], 5)}"]
            lines += [f"theirs = {numbers(raw[m : 2 * m, cell], 5)}"]
            lines += [f"shared = {raw[2 * m, cell]:.5g}", f"bias = {moved[cell]:.5g}"]
            lines += [f"out = {out[cell]:.5g}"]
        for zone, name in enumerate(ZONES):
            lines += ["", f"[cards.{name}]"]
            for at, known in enumerate(self.known):
                if known // len(cards) == zone:
                    lines += [f'"{cards[known % len(cards)].id}" = {numbers(meaning[at], 3)}']
        return "\n".join(lines) + "\n"


def numbers(row: NDArray[np.floating], digits: int) -> str:
    """A row of the file."""
    return "[" + ", ".join(f"{number:.{digits}g}" for number in row) + "]"


def learned(rows: Rows, cards: Cards, won: Rows, held: NDArray[np.bool_]) -> tuple[Learner, float]:
    """What is to be known of these positions, and its loss on those that are held back."""
    learner = Learner(rows, cards, won)
    rng = np.random.default_rng(0)
    order = np.flatnonzero(~held)
    for epoch in track(range(EPOCHS), "learning"):
        rng.shuffle(order)
        for batch in np.array_split(order, max(1, len(order) // BATCH)):
            learner.learn(np.sort(batch), RATE * (1 - epoch / EPOCHS))
    return learner, learner.loss(np.flatnonzero(held))
