"""The result of a battle that was played here: taken from its record, and from nothing else."""

from __future__ import annotations

import msgspec

from overseer.engine.record import Record, RecordError
from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.results.hand_over import battle_options, battle_seats, result_of
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.game import Wasteland


def result_from(state: Campaigning, battle: Record) -> BattleResult:
    """What the battle that a campaign has prepared came to.

    Every move and die of the record is checked, and that it is of this very battle; a RecordError
    says what is wrong.
    """
    game, number = Wasteland(), len(state.fought) + 1
    other = RecordError(Refusal("OV-R1", "campaign-battle-other", {"number": number}))
    if battle.header.game != game.name or not battle.entries:
        raise other
    if not is_prepared(battle, state):
        raise other
    if battle.end is None:
        raise other
    battle.check_claims(game)
    seed = battle.check_seed()
    played = battle.replay(game)
    if not isinstance(played, Battle) or not played.how:
        raise other  # it was given up, or goes on
    battle.check_rolls(game, seed)
    return result_of(played, battle_seats(state), battle.entries[-1].link)


def ended_as(battle: Record, result: BattleResult) -> bool:
    """Whether the last line of a battle's record says of its end what a result says."""
    end, sides = battle.end, battle.header.options.get("sides")
    if end is None or not isinstance(sides, list) or len(sides) != len(battle.header.seats):
        return False
    winners = [seat for seat, side in enumerate(sides) if side == result.victor]
    scores = [result.level if seat in winners else 0 for seat in range(len(sides))]
    return (end.winners, end.scores, end.how) == (
        winners,
        scores,
        f"{battle.header.game}-{result.how}",
    )


def is_prepared(battle: Record, state: Campaigning) -> bool:
    """Whether a record is of the very battle that is prepared: other forces may have mustered."""
    return _plain(battle.header.options) == _plain(battle_options(state))


def _plain(options: dict[str, object]) -> bytes:
    return msgspec.json.encode(options, order="deterministic")
