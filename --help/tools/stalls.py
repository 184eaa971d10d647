"""How often games of Shelter stand still, and who wins by turn order (SH-Q12, SH-X6).

python -m tools.stalls --games 10000 --bot normal --seats 4
"""

from __future__ import annotations

import argparse

from overseer.lab.stalls import BOTS, LONG, measure
from overseer.lab.tally import WHOLE


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="How often games of Shelter stand still.")
    parser.add_argument("--bot", choices=BOTS, default="normal")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = measure(asked.bot, asked.seats, asked.games, asked.seed)
    shares = [found.order[at] / WHOLE / found.games for at in range(asked.seats)]
    print(f"{asked.bot}, {asked.seats} seats, seed {asked.seed}, {found.games} games")
    print(f"endings {dict(sorted(found.endings.items()))}")
    print(f"longest wait of a seat, in rounds: {dict(sorted(found.longest.items()))}")
    print(f"games with a seat locked out for {LONG} rounds: {found.locked}")
    print(f"rounds {min(found.rounds)} to {max(found.rounds)}")
    print("victories in turn order", *(f"{share:.1%}" for share in shares))


if __name__ == "__main__":
    main()
