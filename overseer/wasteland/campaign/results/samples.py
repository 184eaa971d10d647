"""Results that a battle may well have: every end, with nobody and with half of all removed."""

from __future__ import annotations

from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.muster import force_of, used_up
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.results.possible import why_result
from overseer.wasteland.campaign.results.result import BattleResult, SeatResult, result_text
from overseer.wasteland.campaign.scenery import gone_sides, ways_to_end
from overseer.wasteland.scenarios.scenario_file import standard_scenario


def sample_results(state: Campaigning) -> list[BattleResult]:
    """Plausible results; whoever enters them does not know the boosts of others."""
    scenario = state.battle.scenario
    rounds = standard_scenario(scenario).rounds
    found: list[BattleResult] = []
    for victor, level, how in ways_to_end(scenario):
        gone, _ = gone_sides(scenario, (victor, level, how))
        for half in (False, True):
            seats = [
                _seat(state, player, half, player.side == victor, player.side == gone)
                for player in state.fighters
            ]
            found.append(BattleResult(victor, level, how, seats, rounds))
    different = {result_text(result): result for result in found}
    return [result for result in different.values() if why_result(state, result) is None]


def _seat(state: Campaigning, player: Player, half: bool, won: bool, gone: bool) -> SeatResult:
    books, own = state.books, player.own
    force = force_of(player, books)
    removed: list[int] = []
    if half or gone:
        places = [at for at, unit in enumerate(force.units) for _ in range(unit.count)]
        removed = places if gone else places[: (len(places) + 1) // 2]
    head = next(at for at, unit in enumerate(force.units) if unit.leader)
    left = [id for id in player.fielded if used_up(id, books)]
    mine = player.seat == state.work[-1].seat
    return SeatResult(
        player.seat,
        removed,
        head in removed,
        [*player.hand, *own.extra] if mine and won else [],
        [] if half or gone else left,
        [],
        won and bool(player.quest),
        [] if won else sorted(own.consequences),
    )
