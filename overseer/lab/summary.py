"""A tally in figures that explain themselves: shares with their 95 % intervals, means, rates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

from overseer.lab.battles import BattleTally
from overseer.lab.campaign_summary import campaigns
from overseer.lab.campaigns import CampaignTally
from overseer.lab.duels import DuelTally
from overseer.lab.sim import Plan
from overseer.lab.tally import CARDS, SOURCES, WHOLE, Tally

Why = tuple[str, str]  # the kind of a fault, and its words
Z: Final = 1.959963984540054  # of a 95 % interval


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson; shared victories count as their part.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    centre = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def summary(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Everything that was found out, as JSON knows it.

    `seats` has the bots in the order of the option: the seats themselves or, with mirrored
    seats, each bot over all the seats that it had; `by_seat` then has the seats.
    """
    found = general(plan, tally)
    if isinstance(tally, CampaignTally):
        return {**found, **campaigns(plan.campaign, tally)}
    if isinstance(tally, DuelTally):
        return {**found, **duels(tally)}
    if isinstance(tally, BattleTally):
        return {**found, **battles(tally)}
    places = range(len(plan.bots))
    return {
        **found,
        "by_order": [
            {
                "order": later + 1,
                "games": tally.games,
                **_share(tally.order_wins[later], tally.games, tally.order_scores[later]),
            }
            for later in places
            if tally.rounds
        ],
        "rounds": rounds(tally.rounds),
        "decisions": {"mean": _mean(tally.decisions, tally.games)},
        "endings": dict(sorted(tally.endings.items())),
        "points": [
            {source: _mean(tally.points[place, source], tally.games) for source in SOURCES}
            for place in places
        ],
        "won_mostly_by": {
            source: round(tally.best_source[source] / WHOLE, 3) for source in SOURCES[:-1]
        },
        **{f"{kind}s": cards(tally, kind) for kind in CARDS},
    }


def general(plan: Plan, tally: Tally) -> dict[str, Any]:
    """What every game has: its bots and seats, and how they fared."""
    places = range(len(plan.bots))
    count = tally.games
    return {
        "game": plan.game,
        "games": count,
        "seed": plan.seed,
        "mirror": plan.mirror,
        "budget": plan.budget,
        "seats": [
            {
                "bot": plan.bots[place],
                **_own_deck(plan, place),
                **_share(tally.wins[place], count, tally.scores[place]),
            }
            for place in places
        ],
        "by_seat": [
            {"seat": seat + 1, **_share(tally.seat_wins[seat], count, tally.seat_scores[seat])}
            for seat in places
        ],
        "by_bot": by_bot(plan, tally),
        "shared_victories": tally.shared,
        **lost_turns(faults_by_bot(plan.bots, tally)),
    }


def faults_by_bot(bots: Sequence[str], tally: Tally) -> dict[str, Counter[Why]]:
    """By bot, how often it lost a turn for which reason."""
    by_bot: dict[str, Counter[Why]] = {}
    for (place, kind, text), n in tally.faults.items():
        by_bot.setdefault(bots[place], Counter())[kind, text] += n
    return by_bot


def lost_turns(by_bot: Mapping[str, Counter[Why]]) -> dict[str, Any]:
    """By bot, the turns that it lost and why, most often first; nothing where none did."""
    rows = [
        {
            "bot": bot,
            "n": sum(faults.values()),
            "why": [
                {"kind": kind, "text": text, "n": n}
                for (kind, text), n in sorted(faults.items(), key=_order)
            ],
        }
        for bot, faults in sorted(by_bot.items())
    ]
    return {"lost_turns": rows} if rows else {}


def _order(fault: tuple[Why, int]) -> tuple[bool, int, Why]:
    """Most often first; that a bot is not asked any more only follows from what was before."""
    why, n = fault
    return why[0] == "given-up", -n, why


def _own_deck(plan: Plan, place: int) -> dict[str, Any]:
    """The deck that a bot has in every game, if it is always the same."""
    return {"deck": plan.line_ups[0][place]} if len(plan.line_ups) == 1 else {}


def duels(tally: DuelTally) -> dict[str, Any]:
    """What duels have: turns, who began, decks against decks, cards drawn."""
    decks = list(dict.fromkeys(deck for deck, _ in tally.met))
    return {
        "turns": rounds(tally.turns),
        "decisions": {"mean": _mean(tally.decisions, tally.games)},
        "endings": dict(sorted(tally.endings.items())),
        "first_player": part(tally.first_wins["first"], tally.games),
        "decks": [{"deck": deck, **_deck(tally, deck)} for deck in sorted(decks)],
        "matrix": {
            deck: {
                other: part(tally.met_wins[deck, other], tally.met[deck, other])
                for other in sorted(decks)
                if tally.met[deck, other]
            }
            for deck in sorted(decks)
        },
        "cards": [
            {"id": id, **part(tally.drawn_wins[id], tally.drawn[id])} for id in sorted(tally.drawn)
        ],
    }


def battles(tally: BattleTally) -> dict[str, Any]:
    """What battles have: rounds, draws, who began, forces against forces."""
    forces = sorted({force for force, _ in tally.met})
    return {
        "rounds": rounds(tally.rounds),
        "decisions": {"mean": _mean(tally.decisions, tally.games)},
        "endings": dict(sorted(tally.endings.items())),
        "draws": part(WHOLE * tally.draws["draw"], tally.games),
        "first_player": part(tally.first_wins["first"], tally.games),
        "forces": [{"force": force, **_deck(tally, force)} for force in forces],
        "matrix": {
            force: {
                other: part(tally.met_wins[force, other], tally.met[force, other])
                for other in forces
                if tally.met[force, other]
            }
            for force in forces
        },
    }


def _deck(tally: DuelTally | BattleTally, deck: str) -> dict[str, Any]:
    met = [pair for pair in tally.met if pair[0] == deck]
    wins = sum(tally.met_wins[pair] for pair in met)
    return part(wins, sum(tally.met[pair] for pair in met))


def part(parts: int, games: int) -> dict[str, Any]:
    """A share with its interval, of so many."""
    wins = parts / WHOLE
    low, high = wilson(wins, games)
    return {
        "n": games,
        "share": round(wins / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def by_bot(plan: Plan, tally: Tally) -> list[dict[str, Any]]:
    """The same bot on several seats taken together: shares are of the seats that it had."""
    found = []
    for bot in dict.fromkeys(plan.bots):
        places = [place for place, each in enumerate(plan.bots) if each == bot]
        wins = sum(tally.wins[place] for place in places)
        score = sum(tally.scores[place] for place in places)
        found.append({"bot": bot, **_share(wins, tally.games * len(places), score)})
    return found


def rounds(counts: Counter[int]) -> dict[str, Any]:
    """How long the games were."""
    games = sum(counts.values())
    if not games:
        return {"mean": None}
    return {
        "mean": _mean(sum(length * n for length, n in counts.items()), games),
        "least": min(counts),
        "most": max(counts),
        "games_by_length": {str(length): counts[length] for length in sorted(counts)},
    }


def cards(tally: Tally, kind: str) -> list[dict[str, Any]]:
    """Every card that was offered: how often it was taken, and how its takers fared."""
    return [_card(tally, kind, id) for id in _ids(tally.offered, kind)]


def _card(tally: Tally, kind: str, id: str) -> dict[str, Any]:
    key = kind, id
    offered, taken, takers = tally.offered[key], tally.taken[key], tally.takers[key]
    wins = tally.taker_wins[key] / WHOLE
    low, high = wilson(wins, takers)
    return {
        "id": id,
        "offered": offered,
        "taken": taken,
        "pick_rate": round(taken / offered, 4),
        "left_untaken": round(1 - taken / offered, 4),
        "win_share_when_taken": round(wins / takers, 4) if takers else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _ids(counts: Iterable[tuple[str, str]], kind: str) -> list[str]:
    return sorted(id for each, id in counts if each == kind)


def _share(parts: int, games: int, score: int) -> dict[str, Any]:
    wins = parts / WHOLE
    low, high = wilson(wins, games)
    return {
        "wins": round(wins, 3),
        "share": round(wins / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": _mean(score, games),
    }


def _mean(total: int, games: int) -> float:
    return round(total / games, 3) if games else 0.0
