"""Many campaigns in figures: results of every battle, settlements over time, quests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from overseer.lab.campaigns import HOLDINGS, CampaignTally
from overseer.wasteland.campaign.facts import FREE_COURSE, LINKED_COURSE
from overseer.wasteland.campaign.scenery import side_names

QUARTILES: Final = ("low", "median", "high")


def campaigns(campaign: str, tally: CampaignTally) -> dict[str, Any]:
    """What campaigns have, as JSON knows it.

    `settlements` has, after each battle and for each seat, the quartiles of what was held when
    the settlement phase was over; `results` names the winner's side and level.
    """
    numbers = sorted({number for number, _, _ in tally.results})
    seats = range(tally.seats)
    return {
        "campaign": campaign,
        "course": LINKED_COURSE if campaign == LINKED_COURSE else FREE_COURSE,
        "decisions": {"mean": round(tally.decisions / max(1, tally.games), 3)},
        "endings": dict(sorted(tally.endings.items())),
        "battles": [battle(tally, number) for number in numbers],
        "settlements": [
            {
                "after": number,
                "seats": [
                    {
                        "seat": seat + 1,
                        **{what: held(tally, number, seat, what) for what in HOLDINGS},
                    }
                    for seat in seats
                ],
            }
            for number in numbers
        ],
        "structures": [
            {id: round(n / tally.games, 3) for id, n in _most(tally.built, seat)} for seat in seats
        ],
        "quests": {
            "seats": [
                {
                    "seat": seat + 1,
                    "taken": tally.quest_seats[seat, "taken"],
                    "done": tally.quest_seats[seat, "done"],
                }
                for seat in seats
            ],
            "by_id": {
                id: {"taken": tally.quests[id, "taken"], "done": tally.quests[id, "done"]}
                for id in sorted({id for id, _ in tally.quests})
            },
        },
    }


def battle(tally: CampaignTally, number: int) -> dict[str, Any]:
    """How the battles with one number ended."""
    found = {key: n for key, n in tally.results.items() if key[0] == number}
    scenario = next(iter(found))[1]
    lengths = Counter({rounds: n for (at, rounds), n in tally.lengths.items() if at == number})
    return {
        "number": number,
        "scenario": scenario,
        "sides": list(side_names(scenario)),
        "n": sum(found.values()),
        "results": {
            word: n for word in words(scenario) if (n := tally.results[number, scenario, word])
        },
        "ways": {how: n for (at, how), n in sorted(tally.ways.items()) if at == number},
        "rounds": quartiles(lengths),
    }


def words(scenario: str) -> list[str]:
    """Every result that a scenario may have, from one side's best to the other side's."""
    first, second = side_names(scenario)
    levels = ("major", "plain", "minor")
    return [
        *(f"{first}-{level}" for level in levels),
        "draw",
        *(f"{second}-{level}" for level in reversed(levels)),
    ]


def held(tally: CampaignTally, number: int, seat: int, what: str) -> dict[str, Any]:
    """The quartiles of one thing that a seat's settlement had after a battle."""
    return quartiles(
        Counter(
            {
                n: count
                for (at, whose, each, n), count in tally.held.items()
                if (at, whose, each) == (number, seat, what)
            }
        )
    )


def quartiles(counts: Counter[int]) -> dict[str, Any]:
    """Lower quartile, median and upper quartile of numbers, each by how often it came.

    >>> quartiles(Counter({1: 1, 2: 1, 3: 1, 4: 1, 9: 1}))
    {'n': 5, 'low': 2, 'median': 3, 'high': 4}
    """
    n = sum(counts.values())
    if not n:
        return {"n": 0}
    places = ((n - 1) // 4, (n - 1) // 2, n - 1 - (n - 1) // 4)
    return {"n": n, **{name: _at(counts, at) for name, at in zip(QUARTILES, places, strict=True)}}


def _at(counts: Counter[int], place: int) -> int:
    """The number at a place when all stand in order."""
    for number in sorted(counts):
        place -= counts[number]
        if place < 0:
            return number
    raise ValueError(place)


def _most(counts: Counter[tuple[int, str]], seat: int) -> Iterable[tuple[str, int]]:
    """A seat's counts, most first."""
    own = [(id, n) for (whose, id), n in counts.items() if whose == seat]
    return sorted(own, key=lambda each: (-each[1], each[0]))
