"""A ladder: every bot meets every other one, deal by deal, and what was played is kept.

A deal is played twice, once from either side. Deals go in rounds: everybody has met everybody
before anybody meets somebody again, so that a ladder that was stopped is a fair one. The dice of a
deal follow from the seed and its number, so whoever goes on later gets what they would have got.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.metadata import entry_points
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

import overseer
from overseer.bots import house
from overseer.bots.strangers.inside import FILE, GROUP
from overseer.bots.strangers.roster import source_of
from overseer.lab.crew import shared_out
from overseer.lab.rating import Pair, rate
from overseer.lab.sim import Plan, play_chunk
from overseer.lab.summary import Why, lost_turns, part
from overseer.lab.tally import WHOLE

FORMAT: Final = 1
GAMES: Final = 2  # of a deal
WHOLE_DEAL: Final = GAMES * WHOLE
Parts = Annotated[int, msgspec.Meta(ge=0, le=WHOLE_DEAL)]


class Meeting(msgspec.Struct, forbid_unknown_fields=True):
    """Two bots: by number of the deal, the parts of victories of the first; None: not played."""

    first: str
    second: str
    deals: list[Parts | None] = []


class Lost(msgspec.Struct, forbid_unknown_fields=True):
    """Turns that a bot lost for one reason."""

    bot: str
    kind: str
    text: str
    n: int


class Ladder(msgspec.Struct, forbid_unknown_fields=True):
    """What has been played so far, as it lies in a file."""

    format: int
    game: str
    seed: int
    budget: int | None
    bots: dict[str, str] = {}  # by name: what it was when it played
    meetings: list[Meeting] = []
    lost: list[Lost] = []

    def meeting(self, pair: Pair) -> Meeting:
        """What two bots have played, begun if they never met."""
        for each in self.meetings:
            if (each.first, each.second) == pair:
                return each
        self.meetings.append(Meeting(*pair, []))
        return self.meetings[-1]

    def forget(self, bot: str) -> None:
        """A bot is not what it was: its games count no more."""
        self.meetings = [each for each in self.meetings if bot not in (each.first, each.second)]
        self.lost = [each for each in self.lost if each.bot != bot]


def fingerprint(bot: str, game: str) -> str:
    """What a bot is: another one of the same name is another bot."""
    played = f"{overseer.__version__} {overseer.game(game).rules_version}"
    if bot in house(game):
        return played
    source = source_of(bot, game) or ""
    if source.startswith(FILE):
        raw = Path(source.removeprefix(FILE)).read_bytes()
        return f"{played} {blake2b(raw, digest_size=12).hexdigest()}"
    versions = [
        entry.dist.version for entry in entry_points(group=GROUP, name=source) if entry.dist
    ]
    return " ".join([played, *versions])


def welcome(ladder: Ladder, bots: Sequence[str]) -> list[str]:
    """Everybody who plays now; the names of those who are not what they were."""
    changed = []
    for bot in bots:
        now = fingerprint(bot, ladder.game)
        if ladder.bots.get(bot, now) != now:
            ladder.forget(bot)
            changed.append(bot)
        ladder.bots[bot] = now
    return changed


def owed(ladder: Ladder, bots: Sequence[str], deals: int) -> list[tuple[Pair, int]]:
    """Which deals are still to be played, in the order of the rounds."""
    pairs: list[Pair] = list(combinations(sorted(bots), 2))
    kept = {pair: ladder.meeting(pair).deals for pair in pairs}
    return [
        (pair, number)
        for number in range(deals)
        for pair in pairs
        if number >= len(kept[pair]) or kept[pair][number] is None
    ]


def climb(
    ladder: Ladder,
    bots: Sequence[str],
    deals: int,
    jobs: int,
    line_ups: tuple[tuple[str, ...], ...] = (),
    options: dict[str, Any] | None = None,
) -> Iterator[int]:
    """Play what is still owed; after each deal what is kept is whole. Tells the games played.

    First comes a 0, when all workers have been started.
    """
    tasks = [
        (plan_of(ladder, pair, number, line_ups, options or {}), pair, number)
        for pair, number in owed(ladder, bots, deals)
    ]
    for found in shared_out(play_deal, tasks, jobs):
        if found is None:
            yield 0
            continue
        pair, number, parts, faults = found
        kept = ladder.meeting(pair).deals
        kept += [None] * (number + 1 - len(kept))
        kept[number] = parts
        for (place, kind, text), n in faults.items():
            note(ladder, pair[place], kind, text, n)
        yield GAMES


def note(ladder: Ladder, bot: str, kind: str, text: str, n: int) -> None:
    """Count lost turns."""
    for each in ladder.lost:
        if (each.bot, each.kind, each.text) == (bot, kind, text):
            each.n += n
            return
    ladder.lost.append(Lost(bot, kind, text, n))


def plan_of(
    ladder: Ladder,
    pair: Pair,
    number: int,
    line_ups: tuple[tuple[str, ...], ...],
    options: dict[str, Any],
) -> Plan:
    """The games of one pair up to a deal; both have the same decks or forces."""
    return Plan(
        ladder.game,
        pair,
        GAMES * (number + 1),
        ladder.seed,
        mirror=True,
        budget=ladder.budget,
        options=options,
        line_ups=line_ups,
    )


def play_deal(
    plan: Plan, pair: Pair, number: int
) -> tuple[Pair, int, int, Counter[tuple[int, str, str]]]:
    """One deal from both sides: the parts of victories of the first bot, and lost turns."""
    tally = play_chunk(plan, GAMES * number, GAMES * (number + 1))
    return pair, number, tally.wins[0], tally.faults


def standings(ladder: Ladder, bots: Sequence[str]) -> dict[str, Any]:
    """The ladder in figures, as JSON knows it: ratings, and who won how much against whom."""
    chosen = set(bots)
    met = {
        (each.first, each.second): [parts for parts in each.deals if parts is not None]
        for each in ladder.meetings
        if {each.first, each.second} <= chosen
    }
    parts: dict[str, dict[str, list[int]]] = {bot: {} for bot in bots}
    for (first, second), deals in met.items():
        if deals:
            parts[first][second] = deals
            parts[second][first] = [WHOLE_DEAL - each for each in deals]
    shares = {pair: [each / WHOLE_DEAL for each in deals] for pair, deals in met.items()}
    rows = []
    for place, (bot, rating, low, high) in enumerate(rate(shares, GAMES, ladder.seed), start=1):
        every = [each for deals in parts[bot].values() for each in deals]
        rows.append(
            {
                "rank": place,
                "bot": bot,
                "rating": round(rating, 1),
                "low": round(low, 1),
                "high": round(high, 1),
                "games": GAMES * len(every),
                "share": round(sum(every) / (WHOLE_DEAL * len(every)), 4),
            }
        )
    order = [str(row["bot"]) for row in rows]
    return {
        "game": ladder.game,
        "seed": ladder.seed,
        "budget": ladder.budget,
        "games": GAMES * sum(len(deals) for deals in met.values()),
        "ladder": rows,
        "matrix": {
            bot: {
                other: part(sum(parts[bot][other]), GAMES * len(parts[bot][other]))
                for other in order
                if other in parts[bot]
            }
            for bot in order
        },
        **lost_turns(_faults(ladder, chosen)),
    }


def _faults(ladder: Ladder, bots: set[str]) -> dict[str, Counter[Why]]:
    by_bot: dict[str, Counter[Why]] = {}
    for each in ladder.lost:
        if each.bot in bots:
            by_bot.setdefault(each.bot, Counter())[each.kind, each.text] += each.n
    return by_bot
