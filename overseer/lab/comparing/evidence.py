"""What is looked at when two runs are compared: every figure of a run, deal by deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from overseer.lab.battles import BattleTally
from overseer.lab.campaigns import CampaignTally
from overseer.lab.comparing.chance import Sums
from overseer.lab.duels import DuelTally
from overseer.lab.rows import Row, tally_of
from overseer.lab.sim import Plan
from overseer.lab.tally import CARDS, SOURCES, WHOLE, Tally
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.words import NONE

HELD = ("caps", "structures")  # what is compared of settlements over time


class Name(NamedTuple):
    """A figure: what it is, and of whom or which card; `whole` is 0 for a mean, else what the
    values of a share are parts of."""

    what: str
    of: tuple[str, ...] = ()
    whole: int = 0


class Figure(NamedTuple):
    """What one deal says about a figure: so many cases, and the sum of their values.

    One that is `always` looked at has each game of a run as a case, also of deals without it.
    """

    name: Name
    cases: int
    values: int
    always: bool = False


class Evidence:
    """All figures of the games of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = Sums()
        self._found: dict[Name, Sums] = {}
        self._always: dict[Name, Sums] = {}

    def add(self, rows: Iterable[Row]) -> None:
        """Look at games; all games of a deal come together, in the order of their numbers."""
        for _, deal in groupby(rows, key=lambda row: self.plan.deal(row.number)):
            self._add_deal(tally_of(self.plan, deal))

    def _add_deal(self, tally: Tally) -> None:
        self.games = self.games.and_deal(tally.games, 0)
        for figure in figures(self.plan, tally):
            kept = self._always if figure.always else self._found
            before = kept.get(figure.name, Sums())
            kept[figure.name] = before.and_deal(figure.cases, figure.values)

    def sums(self) -> dict[Name, Sums]:
        """By name, what is known of every figure."""
        every = self.games
        found = {
            name: each._replace(
                deals=every.deals, cases=every.cases, cases_squared=every.cases_squared
            )
            for name, each in self._always.items()
        }
        return {**self._found, **found}


def figures(plan: Plan, tally: Tally) -> Iterator[Figure]:
    """Everything that a deal has to say."""
    yield from _of_everybody(plan, tally)
    if isinstance(tally, CampaignTally):
        yield from _of_campaigns(tally)
    elif isinstance(tally, DuelTally):
        yield _mean("turns", sum(n * many for n, many in tally.turns.items()), tally)
        yield _always("first", (), tally.first_wins["first"], tally)
        yield from _meetings(tally, "deck")
        for card, n in tally.drawn.items():
            yield Figure(Name("drawn-wins", (card,), WHOLE), n, tally.drawn_wins[card])
    elif isinstance(tally, BattleTally):
        yield _mean("rounds", sum(n * many for n, many in tally.rounds.items()), tally)
        yield _always("first", (), tally.first_wins["first"], tally)
        yield _always("draws", (), WHOLE * tally.victors[NONE], tally)
        decided = tally.victors[0] + tally.victors[1]
        yield Figure(Name("first-side", (), WHOLE), decided, WHOLE * tally.victors[0])
        yield from _meetings(tally, "force")
    elif tally.rounds:
        yield from _of_shelter(tally)


def _of_everybody(plan: Plan, tally: Tally) -> Iterator[Figure]:
    bots = list(dict.fromkeys(plan.bots))
    for bot in bots:
        places = [place for place, each in enumerate(plan.bots) if each == bot]
        cases = tally.games * len(places)
        if len(bots) > 1:
            wins = sum(tally.wins[place] for place in places)
            yield Figure(Name("bot", (bot,), WHOLE), cases, wins)
        yield Figure(Name("score", (bot,)), cases, sum(tally.scores[place] for place in places))
    for seat in range(tally.seats):
        yield _always("seat", (str(seat + 1),), tally.seat_wins[seat], tally)
    for how, n in tally.endings.items():
        yield _always("ending", (how,), WHOLE * n, tally)
    yield _mean("decisions", tally.decisions, tally)


def _of_shelter(tally: Tally) -> Iterator[Figure]:
    yield _mean("rounds", sum(n * many for n, many in tally.rounds.items()), tally)
    for later in range(tally.seats):
        yield _always("order", (str(later),), tally.order_wins[later], tally)
    for source in SOURCES:
        values = sum(tally.points[place, source] for place in range(tally.seats))
        yield Figure(Name("points", (source,)), tally.games * tally.seats, values)
    for kind in CARDS:
        for key, n in tally.offered.items():
            if key[0] == kind:
                yield Figure(Name(f"{kind}-taken", (key[1],), WHOLE), n, WHOLE * tally.taken[key])
        for key, n in tally.takers.items():
            if key[0] == kind:
                yield Figure(Name(f"{kind}-wins", (key[1],), WHOLE), n, tally.taker_wins[key])


def _meetings(tally: DuelTally | BattleTally, kind: str) -> Iterator[Figure]:
    """Decks or forces over all they met, and each pair once."""
    for each in dict.fromkeys(one for one, _ in tally.met):
        met = [pair for pair in tally.met if pair[0] == each]
        others = [pair for pair in met if pair[1] != each]
        if others:
            cases = sum(tally.met[pair] for pair in met)
            wins = sum(tally.met_wins[pair] for pair in met)
            yield Figure(Name(kind, (each,), WHOLE), cases, wins)
        for pair in others:
            if pair[0] < pair[1]:
                name = Name(f"{kind}-against", pair, WHOLE)
                yield Figure(name, tally.met[pair], tally.met_wins[pair])


def _of_campaigns(tally: CampaignTally) -> Iterator[Figure]:
    fought: dict[tuple[int, str], list[int]] = {}
    for (number, scenario, word), n in tally.results.items():
        side = side_names(scenario)[0]
        cases, wins = fought.setdefault((number, scenario), [0, 0])
        fought[number, scenario] = [cases + n, wins + n * word.startswith(f"{side}-")]
    for (number, scenario), (cases, wins) in fought.items():
        yield Figure(Name("battle", (str(number), scenario), WHOLE), cases, WHOLE * wins)
    held: dict[tuple[str, str, str], list[int]] = {}
    for (after, seat, what, n), count in tally.held.items():
        if what in HELD:
            sums = held.setdefault((what, str(after), str(seat + 1)), [0, 0])
            sums[0] += count
            sums[1] += n * count
    for (what, *of), (cases, values) in held.items():
        yield Figure(Name(what, tuple(of)), cases, values)
    built: dict[str, int] = {}
    for (_, id), n in tally.built.items():
        built[id] = built.get(id, 0) + n
    for id, n in built.items():
        yield Figure(Name("built", (id,)), tally.games, n, always=True)
    for what in ("taken", "done"):
        n = sum(tally.quest_seats[seat, what] for seat in range(tally.seats))
        yield _mean(f"quests-{what}", n, tally)


def _always(what: str, of: tuple[str, ...], values: int, tally: Tally) -> Figure:
    return Figure(Name(what, of, WHOLE), tally.games, values, always=True)


def _mean(what: str, values: int, tally: Tally) -> Figure:
    return Figure(Name(what), tally.games, values)
