"""A masked policy gradient that learns two-player Shelter by playing against itself.

python -m examples.learn.policy_gradient train --out policy.pt
python -m examples.learn.policy_gradient measure policy.pt --games 1000

Needs the extras `learn` and `torch`, and the compiled build to get anywhere in minutes. It is PPO:
games are stepped by one call (`Batch`), only legal actions are ever scored, and a position in which
the other seat is asked is worth as much less as it is worth to them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from examples.learn.eyes import Eyes
from overseer.learn import Batch, SeatEnv

WIDTH, WORD = 128, 64  # of the layers, of what an action says
GAMES, STEPS = 256, 64  # of a round
TIMES, PART = 2, 8  # how often a round is learned from, and how many of its steps at once
RATE, FADING, CLIP, CURIOSITY = 1e-3, 0.95, 0.2, 0.01
HAPPINESS = 0.05  # what a point of lead is worth beside the victory
Ints = NDArray[Any]


class Policy(nn.Module):
    """Two layers, the value of a position, and what it wishes of an action."""

    def __init__(self, eyes: Eyes) -> None:
        super().__init__()
        self.lying = nn.EmbeddingBag(eyes.bag, WIDTH, mode="sum", padding_idx=0)
        self.counts, self.second = nn.Linear(eyes.counts, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.value, self.wish = nn.Linear(WIDTH, 1), nn.Linear(WIDTH, WORD)
        self.words = nn.EmbeddingBag(eyes.words, WORD, mode="sum", padding_idx=0)
        for bag in (self.lying, self.words):
            nn.init.normal_(bag.weight, std=0.1)

    def forward(
        self, lying: Tensor, counts: Tensor, game: Tensor, words: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Values of positions, and the logarithms of the shares of their legal actions."""
        h = torch.relu(self.second(torch.relu(self.lying(lying) + self.counts(counts))))
        score = (self.wish(h)[game] * self.words(words)).sum(1)
        best = score.new_full((len(h),), -1e9).scatter_reduce(0, game, score.detach(), "amax")
        score = score - best[game]
        total = score.new_zeros(len(h)).index_add(0, game, score.exp())
        return self.value(h)[:, 0], score - total.log()[game]


class Step(NamedTuple):
    """One step of all games: what was looked at, chosen and thought, and what it gave."""

    lying: Tensor
    counts: Tensor
    game: Tensor
    words: Tensor
    chosen: Tensor
    before: Tensor  # the logarithms of the shares that the chosen actions had
    value: Ints
    asked: Ints
    lead: Ints
    won: Ints
    done: Ints
    gain: Tensor = torch.zeros(0)


class Learner:
    """The policy, and games in which it plays both seats."""

    def __init__(self, seed: int, games: int = GAMES) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.batch, self.rng = Batch("shelter", games, 2, seed), np.random.default_rng(seed)
        self.eyes = Eyes(self.batch.subject)
        self.policy = Policy(self.eyes)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), RATE, eps=1e-5)

    def look(self, seen: Ints, game: Ints, legal: Ints) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What the policy works on."""
        eyes, made = self.eyes, torch.from_numpy
        words = made(eyes.read(seen, game, legal))
        return made(eyes.lying(seen)), made(eyes.count(seen)), made(game), words

    def rollout(self, steps: int) -> list[Step]:
        """Play on, and tell what each move gained beyond what was expected."""
        batch, every, kept = self.batch, np.arange(self.batch.n), []
        part = batch.subject.layout.part
        for _ in range(steps + 1):
            seen, legal, asked = batch.observations, batch.legal.astype(int), batch.asked
            game = np.repeat(every, batch.counts)
            looked = self.look(seen, game, legal)
            with torch.inference_mode():
                value, logs = self.policy(*looked)
            # The largest of the logarithms with Gumbel's noise is a draw by the shares.
            noisy = logs.numpy() + self.rng.gumbel(size=len(legal))
            starts = np.cumsum(batch.counts, dtype=int) - batch.counts
            chosen = np.flatnonzero(noisy == np.maximum.reduceat(noisy, starts)[game])
            own, other = (part(seen, f"seat{at}.happiness")[:, 0].astype(float) for at in (0, 1))
            batch.step(legal[chosen])
            picked = torch.from_numpy(chosen)
            thought = picked, logs[picked], value.numpy(), asked, own - other
            kept.append(Step(*looked, *thought, batch.rewards[every, asked], batch.done))
        gain, told = np.zeros(batch.n), []
        for now, then in zip(kept[-2::-1], kept[:0:-1], strict=True):
            sign = np.where(now.done, 0, np.where(now.asked == then.asked, 1, -1))
            shaped = HAPPINESS * np.where(now.done, 0, sign * then.lead - now.lead)
            gain = now.won + shaped + sign * then.value - now.value + FADING * sign * gain
            told.append(now._replace(gain=torch.from_numpy(gain.astype(np.float32))))
        return told

    def improve(self, played: list[Step]) -> float:
        """Learn from a rollout, in parts; how unsure the policy is, in nats."""
        spread = float(torch.cat([step.gain for step in played]).std()) + 1e-6
        unsure = []
        for _ in range(TIMES):
            order = self.rng.permutation(len(played))
            for start in range(0, len(order), PART):
                steps = [played[at] for at in order[start : start + PART]]
                unsure.append(self.learn(steps, spread))
        return float(np.mean(unsure))

    def learn(self, steps: list[Step], spread: float) -> float:
        """One step of the gradient."""
        ends = np.cumsum([0] + [len(step.game) for step in steps])
        game = torch.cat([step.game + self.batch.n * at for at, step in enumerate(steps)])
        chosen = torch.cat([s.chosen + int(at) for s, at in zip(steps, ends, strict=False)])
        lying, counts = torch.cat([s.lying for s in steps]), torch.cat([s.counts for s in steps])
        words, gain = torch.cat([s.words for s in steps]), torch.cat([s.gain for s in steps])
        target = gain + torch.from_numpy(np.concatenate([s.value for s in steps]))
        value, logs = self.policy(lying, counts, game, words)
        ratio = (logs[chosen] - torch.cat([s.before for s in steps])).exp()
        better = gain / spread
        # Beyond the clip a move that went well (or badly) is pushed no further.
        push = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        unsure = -(logs * logs.exp()).sum() / len(lying)
        loss = -push + 0.5 * (value - target).square().mean() - CURIOSITY * unsure
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
        self.optimiser.step()
        return unsure.item()

    def best(self, seen: Ints, game: Ints, legal: Ints) -> Ints:
        """Of each position the action that scores best."""
        with torch.inference_mode():
            logs = self.policy(*self.look(seen, game, legal))[1].numpy()
        order = np.lexsort((logs, game))
        return legal[order[np.append(np.flatnonzero(np.diff(game)), len(game) - 1)]]


def train(rounds: int, seed: int, out: Path | None) -> Learner:
    """Learn for so many rounds; the same number and seed give the same policy."""
    learner, start = Learner(seed), process_time()
    for done in range(1, rounds + 1):
        for group in learner.optimiser.param_groups:
            group["lr"] = RATE * min(1, 3 * (1 - (done - 1) / rounds))  # falls in the last third
        unsure = learner.improve(learner.rollout(STEPS))
        if done % 20 == 0 or done == rounds:
            minutes, games = (process_time() - start) / 60, learner.batch.finished
            print(
                f"round {done}, {minutes:.1f} min, {games:,} games, entropy {unsure:.2f}",
                flush=True,
            )
            if out is not None:
                torch.save(learner.policy.state_dict(), out)
    return learner


def measure(learner: Learner, games: int, seed: int, against: str) -> tuple[float, float, float]:
    """The share of points against a bot, a draw half a point, with its 95 % interval (Wilson).

    Every deal is played from both seats, all games at the same time.
    """
    tables = [SeatEnv("shelter", seat=n % 2, others=against) for n in range(games)]
    sights = [env.reset(seed=seed + n // 2)[0] for n, env in enumerate(tables)]
    points, playing = 0.0, list(range(games))
    while playing:
        game, legal = np.stack([sights[n]["action_mask"] for n in playing]).nonzero()
        actions = learner.best(np.stack([sights[n]["observation"] for n in playing]), game, legal)
        left = []
        for n, action in zip(playing, actions, strict=True):
            sights[n], reward, ended, _, _ = tables[n].step(action)
            points += (reward + 1) / 2 if ended else 0
            left += [] if ended else [n]
        playing = left
    share, z = points / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games**2)) ** 0.5
    return share, middle - half, middle + half


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    ways = reader.add_subparsers(dest="way", required=True)
    training = ways.add_parser("train", help="learn, and keep the policy in a file")
    training.add_argument("--rounds", type=int, default=600)
    training.add_argument("--seed", type=int, default=1)
    training.add_argument("--out", type=Path, default=Path("policy.pt"))
    measuring = ways.add_parser("measure", help="play against a bot")
    measuring.add_argument("policy", type=Path)
    measuring.add_argument("--games", type=int, default=1000)
    measuring.add_argument("--seed", type=int, default=1_000_000)
    measuring.add_argument("--against", default="easy")
    asked = reader.parse_args()
    if asked.way == "train":
        train(asked.rounds, asked.seed, asked.out)
        return
    learner = Learner(asked.seed, games=1)
    learner.policy.load_state_dict(torch.load(asked.policy))
    share, low, high = measure(learner, asked.games, asked.seed, asked.against)
    print(f"{share:.1%} against {asked.against} ({low:.1%} to {high:.1%}), {asked.games} games")


if __name__ == "__main__":
    main()
