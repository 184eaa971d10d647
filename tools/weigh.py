"""How much what counts in a position of Tragic: the net of the search, found in duels of bots.

make compile; python -m tools.weigh 200000

Plays so many duels between `normal` bots, some wavering, most of them between equal decks, and
looks at both players when a turn begins, in every second turn or so. A net (`tools/learner.py`)
learns from nine tenths of the duels who won and is written to `overseer/bots/tragic/value.toml`;
the others tell how well it foresees the winner.

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

import overseer
from overseer.bots.policy import best_move
from overseer.bots.tragic.bot import TragicPolicy, turns_played
from overseer.bots.tragic.lore import cards_by_zone
from overseer.bots.tragic.value import features
from overseer.engine import NATURE, OVER
from overseer.engine.dice import Dice
from overseer.lab.crew import Crew
from overseer.lab.source import source_digest
from overseer.terminal.sim.cluster import crew_of
from overseer.terminal.sim.progress import progress_bar
from overseer.tragic.decks.ready import READY
from overseer.tragic.player import Player
from overseer.tragic.state import TragicState
from tools.learner import NOTHING, Cards, Rows, learned

FILE = Path("overseer/bots/tragic/value.toml")
WAVERING = (0.0, 1.0, 1.0, 3.0)
SOURCE = "source"  # the name under which a file says by which rules and bots it was played
CARDS = "-cards"
OFTEN = 30.0  # seconds after which what was played is written down
CHUNK = 100  # duels a piece of work
MOST = 140  # cards of one player
SEEN = 0.5  # of all turns
HELD_BACK = 10  # one duel in so many, of each deck, is not learned from

Piece = tuple[Rows, Cards]


# -- the duels -------------------------------------------------------------------------------------


def duel(number: int, policy: TragicPolicy) -> list[tuple[list[float], list[list[int]]]]:
    """Turn by turn: the player whose turn begins, the other one, their turns, who won (1, 0), and
    the number of the duel; then the cards of both."""
    rng = Random(number)
    deck = READY[number % len(READY)]
    other = deck if number // len(READY) % 4 != 0 else rng.choice(READY)
    state = overseer.game("tragic").new(2, {"decks": [deck, other]})
    assert isinstance(state, TragicState)
    dice = Dice(rng.randrange(1, 2**31 - 2))
    wavering = rng.choice(WAVERING)
    worths = policy.card_worths(state.tables)
    seen: list[tuple[int, list[float], list[list[int]]]] = []
    turns = 1
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(dice.below(state.spread)))
        else:
            state.apply(best_move(policy, state, dice, wavering))
        if turns_played(state) > turns and state.seat != OVER:
            turns = turns_played(state)
            if rng.random() < SEEN:
                both = (state.players[state.active], state.players[1 - state.active])
                inputs = [one for player in both for one in features(state, player, worths)]
                cards = [listed(player, len(state.tables.cards)) for player in both]
                seen.append((state.active, [*inputs, turns], cards))
    outcome = state.outcome
    assert outcome is not None
    if len(outcome.winners) > 1:
        return []
    won = [float(seat in outcome.winners) for seat in range(2)]
    return [([*inputs, won[seat], number], cards) for seat, inputs, cards in seen]


def listed(player: Player, cards: int) -> list[int]:
    """A player's cards, each numbered with its zone."""
    zones = enumerate(cards_by_zone(player))
    found = [zone * cards + number for zone, numbers in zones for number in numbers][:MOST]
    return found + [NOTHING] * (MOST - len(found))


def duels(first: int) -> tuple[int, Piece]:
    """A piece of work, with the number of its first duel."""
    policy = TragicPolicy(ahead=1, noise=0.0)
    seen = [row for number in range(first, first + CHUNK) for row in duel(number, policy)]
    rows = np.array([inputs for inputs, _ in seen], dtype=np.float32)
    return first, (rows, np.array([cards for _, cards in seen], dtype=np.int16))


def played(games: int, crew: Crew, keep: Path | None = None) -> Piece:
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
    chosen = [pieces[first] for first in firsts]
    return np.concatenate([rows for rows, _ in chosen]), np.concatenate([own for _, own in chosen])


def kept(path: Path) -> dict[int, Piece]:
    """The pieces of a file; none where there is no file. One of other rules or bots is refused."""
    if not path.exists():
        return {}
    with np.load(path) as found:
        if str(found[SOURCE]) != source_digest():
            raise SystemExit(f"{path} was played by other rules or bots: take another file")
        names = [name for name in found.files if name.isdigit()]
        return {int(name): (found[name], found[name + CARDS]) for name in names}


def write(path: Path, pieces: Mapping[int, Piece]) -> None:
    """Put the file in its place, whole."""
    fresh = path.with_name(f"{path.name}.new.npz")
    arrays: dict[str, Any] = {}
    for first, (rows, cards) in pieces.items():
        arrays[str(first)], arrays[f"{first}{CARDS}"] = rows, cards
    arrays[SOURCE] = np.array(source_digest())
    np.savez_compressed(fresh, **arrays)
    fresh.replace(path)


def found(rows: Rows, cards: Cards) -> tuple[str, float]:
    """The file that these duels teach, and its loss on those that are held back."""
    held = rows[:, -1] // len(READY) % HELD_BACK == 3
    learner, lost = learned(rows[:, :-2], cards, rows[:, -2], held)
    edition = overseer.game("tragic").new(2)
    assert isinstance(edition, TragicState)
    return learner.written(edition.tables.cards), lost


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("games", type=int)
    asked.add_argument("--cluster")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--out", type=Path, default=FILE)
    typed = asked.parse_args()
    with crew_of(typed.cluster, typed.jobs, (), "tragic", "en") as crew:
        rows, cards = played(typed.games, crew, typed.keep)
    text, lost = found(rows, cards)
    typed.out.write_text(text, encoding="utf-8")
    print(f"{len(rows)} positions; loss {lost:.4f}")


if __name__ == "__main__":
    main()
