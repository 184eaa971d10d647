"""How a campaign ends: the fort's level decides the linked five; a free one, most victories."""

from __future__ import annotations

from overseer.engine.decision import Outcome
from overseer.wasteland.battle.battle import LEVELS
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.linked import FORT
from overseer.wasteland.campaign.scenery import side_names


def outcome_of(state: Campaigning) -> Outcome:
    """The end of a campaign that is over."""
    last = state.fought[-1] if state.fought else None
    if state.linked and last is not None and last.rule == FORT:
        if last.victor < 0:
            return Outcome((), _nothing(state), "campaign-linked-draw", FORT)
        side = side_names(last.scenario)[last.victor]
        winners = tuple(p.seat for p in state.players if last.sides[p.seat] == last.victor)
        how = f"campaign-linked-{side}-{LEVELS[last.level]}"
        scores = _scores(state) if winners else _nothing(state)  # the AI has won
        return Outcome(winners, scores, how, FORT)
    best = _best(state, tuple(range(len(state.players))))
    return Outcome(best, _scores(state) if best else _nothing(state), "campaign-free", "WC-S2")


def ahead(state: Campaigning, staying: tuple[int, ...]) -> tuple[int, ...]:
    """Who of these has most victories so far; in the linked five only the fort decides."""
    return () if state.linked else _best(state, staying)


def _scores(state: Campaigning) -> tuple[int, ...]:
    return tuple(player.victories for player in state.players)


def _nothing(state: Campaigning) -> tuple[int, ...]:
    """Where nobody wins, nobody's victories count."""
    return (0,) * len(state.players)


def _best(state: Campaigning, staying: tuple[int, ...]) -> tuple[int, ...]:
    """Most victories, then caps; alone one wins with more victories than other ends."""
    if len(state.players) == 1:
        only = state.players[0]
        return (0,) if 2 * only.victories > only.battles else ()
    ranks = [(player.victories, player.own.caps) for player in state.players]
    best = max(ranks[seat] for seat in staying)
    return tuple(seat for seat in staying if ranks[seat] == best and best[0] > 0)
