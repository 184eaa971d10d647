"""A masked policy gradient that learns two-player Shelter by playing against itself.

OMP_NUM_THREADS=1 python -m examples.learn.policy_gradient train --minutes 20 --out policy.npz
OMP_NUM_THREADS=1 python -m examples.learn.policy_gradient measure policy.npz --games 1000

Needs the extra `learn`, and the compiled build to get anywhere in that time. It is PPO: games are
stepped by one call (`Batch`), the advantage of a move is counted to the end of a rollout, and a
position that the other seat is asked in is worth as much less as it is worth to them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.learn.net import Eyes, Floats, Net
from overseer.learn import Batch, SeatEnv

WIDTH = 64
GAMES, STEPS, PART = 128, 64, 1024  # of a rollout; positions of a step of learning
FADING, CLIP, CURIOSITY, HAPPINESS = 0.95, 0.2, 0.01, 0.05
Ints = NDArray[Any]


def softmax(score: Floats, game: Ints, n: int) -> Floats:
    """Probabilities of actions that lie in one row, those of the first game first."""
    starts = np.searchsorted(game, np.arange(n))
    odds = np.exp(score - np.maximum.reduceat(score, starts)[game])
    shares: Floats = odds / np.add.reduceat(odds, starts)[game]
    return shares


class Learner:
    """The policy, and games in which it plays both seats."""

    def __init__(self, seed: int, games: int = GAMES) -> None:
        self.batch = Batch("shelter", games, 2, seed)
        self.eyes = Eyes(self.batch.subject.layout, self.batch.subject.actions)
        self.net = Net(self.eyes.inputs, self.eyes.words, WIDTH, seed)
        self.rng = np.random.default_rng(seed)

    def rollout(self, steps: int) -> dict[str, Any]:
        """Play on; of each position what was seen, legal, chosen, its value and its gain."""
        batch, n = self.batch, self.batch.n
        layout, kept = batch.subject.layout, []
        for _ in range(steps + 1):
            seen, game, legal = (
                batch.observations,
                np.repeat(np.arange(n), batch.counts),
                batch.legal,
            )
            words = self.eyes.read(seen, game, legal)
            x = self.eyes.see(seen)
            _, _, value, said = self.net.forward(x)
            odds = softmax(said[game[:, None], words].sum(1), game, n)
            # The first action whose share, added to those before it, goes beyond a random number.
            ends = np.cumsum(batch.counts)
            total = np.cumsum(odds, dtype=np.float64)
            before = np.concatenate([[0.0], total[ends[:-1] - 1]])
            chosen = np.searchsorted(
                total, before + self.rng.random(n) * (total[ends - 1] - before)
            )
            chosen = np.clip(chosen, ends - batch.counts, ends - 1)
            asked = batch.asked
            ahead = np.subtract(
                *(
                    layout.part(seen, f"seat{of}.happiness")[:, 0].astype(np.float32)
                    for of in (0, 1)
                )
            )
            batch.step(legal[chosen])
            won = batch.rewards[np.arange(n), asked]
            kept.append((x, value, asked, ahead, won, batch.done, game, words, chosen, odds))
        gain, target = np.zeros(n, np.float32), []
        for now, then in zip(kept[-2::-1], kept[:0:-1], strict=True):
            sign = np.where(now[5], 0, np.where(now[2] == then[2], 1, -1))
            shaped = HAPPINESS * np.where(now[5], 0, sign * then[3] - now[3])
            gain = now[4] + shaped + sign * then[1] - now[1] + FADING * sign * gain
            target.append(gain)
        return {"kept": kept[:-1], "gain": target[::-1]}

    def improve(self, played: dict[str, Any], rate: float, part: int = PART) -> float:
        """Learn from a rollout, in parts; how unsure the policy is, in nats."""
        kept, unsure = played["kept"], []
        at_once = max(1, part // self.batch.n)
        gains = np.concatenate(played["gain"])
        spread = gains.std() + 1e-6
        order = self.rng.permutation(len(kept))
        for start in range(0, len(kept), at_once):
            chosen = order[start : start + at_once]
            unsure.append(
                self._improve(
                    [kept[i] for i in chosen], [played["gain"][i] for i in chosen], spread, rate
                )
            )
        return float(np.mean(unsure))

    def _improve(self, kept: list[Any], gains: list[Floats], spread: float, rate: float) -> float:
        n = self.batch.n
        x = np.concatenate([each[0] for each in kept])
        gain = np.concatenate(gains)
        target = np.concatenate([each[1] for each in kept]) + gain
        game = np.concatenate([each[6] + n * i for i, each in enumerate(kept)])
        words = np.concatenate([each[7] for each in kept])
        sizes = np.cumsum([0] + [len(each[6]) for each in kept])
        chosen = np.concatenate([each[8] + at for each, at in zip(kept, sizes, strict=False)])
        before = np.concatenate([each[9] for each in kept])[chosen]
        h1, h2, value, said = self.net.forward(x)
        odds = softmax(said[game[:, None], words].sum(1), game, len(x))
        ratio = odds[chosen] / before
        better = gain / spread
        # PPO: beyond the clip a move that went well (or badly) is pushed no further.
        stop = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(stop, 0, better * ratio).astype(np.float32)
        logs = np.log(odds + 1e-8)
        unsure = -np.add.reduceat(odds * logs, np.searchsorted(game, np.arange(len(x))))
        dscore = push[game] * odds + CURIOSITY * odds * (logs + unsure[game])
        dscore[chosen] -= push
        places = (game[:, None] * self.eyes.words + words).ravel()
        pushed = np.bincount(places, np.repeat(dscore, words.shape[1]), said.size)
        dsaid = pushed.reshape(said.shape).astype(np.float32) / len(x)
        dvalue = ((value - target) / len(x)).astype(np.float32)
        self.net.learn(self.net.backward(x, h1, h2, dvalue, dsaid), rate)
        return float(unsure.mean())

    def best(self, seen: NDArray[np.uint8], legal: Ints) -> int:
        """The action that scores best."""
        game = np.zeros(len(legal), np.intp)
        said = self.net.forward(self.eyes.see(seen[None]))[3]
        return int(legal[said[0][self.eyes.read(seen[None], game, legal)].sum(1).argmax()])


def train(minutes: float, seed: int, out: Path | None) -> Learner:
    """Learn for so many minutes of processor time."""
    learner, start, rounds = Learner(seed), process_time(), 0
    while (share := (process_time() - start) / (60 * minutes)) < 1:
        played = learner.rollout(STEPS)
        unsure = learner.improve(played, 1e-3 * (1 - share) + 1e-5)
        rounds += 1
        if rounds % 20 == 0:
            games, used = learner.batch.finished, (process_time() - start) / 60
            print(f"{used:.1f} min, {games:,} games, entropy {unsure:.2f}", flush=True)
            if out is not None:
                learner.net.save(out)
    if out is not None:
        learner.net.save(out)
    return learner


def measure(learner: Learner, games: int, seed: int, against: str) -> tuple[float, float, float]:
    """The share of points against a bot, a draw half a point, with its 95 % interval (Wilson)."""
    points = 0.0
    tables = [SeatEnv("shelter", seat=seat, others=against) for seat in (0, 1)]
    for number in range(games):
        env = tables[number % 2]
        sight, _ = env.reset(seed=seed + number)
        ended, reward = False, 0.0
        while not ended:
            action = learner.best(sight["observation"], np.flatnonzero(sight["action_mask"]))
            sight, reward, ended, _, _ = env.step(np.int64(action))
        points += (reward + 1) / 2
    share, z = points / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games**2)) ** 0.5
    return share, middle - half, middle + half


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    ways = reader.add_subparsers(dest="way", required=True)
    training = ways.add_parser("train", help="learn, and keep the policy in a file")
    training.add_argument("--minutes", type=float, default=20)
    training.add_argument("--seed", type=int, default=1)
    training.add_argument("--out", type=Path, default=Path("policy.npz"))
    measuring = ways.add_parser("measure", help="play against a bot")
    measuring.add_argument("policy", type=Path)
    measuring.add_argument("--games", type=int, default=1000)
    measuring.add_argument("--seed", type=int, default=1_000_000)
    measuring.add_argument("--against", default="easy")
    asked = reader.parse_args()
    if asked.way == "train":
        train(asked.minutes, asked.seed, asked.out)
        return
    learner = Learner(asked.seed, games=1)
    learner.net.load(asked.policy)
    share, low, high = measure(learner, asked.games, asked.seed, asked.against)
    print(f"{share:.1%} against {asked.against} ({low:.1%} to {high:.1%}), {asked.games} games")


if __name__ == "__main__":
    main()
