"""The end of a battle on a real table is a result that the campaign takes."""

from __future__ import annotations

import pytest

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.battle import PLAIN
from overseer.wasteland.battle.model import REMOVED
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.hand_over import battle_options, battle_seats
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.campaign.scenery import ways_to_end
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_RESULT
from overseer.wasteland.cards.file import standard
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.drafts import draft, of_options
from overseer.wasteland.ledger.ending import result_of
from overseer.wasteland.ledger.shown import data_of
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from tests.wasteland.campaign.course import campaign, muster, play
from tests.wasteland.ledger.ledgers import Pen


def prepared(seats: int = 1) -> tuple[CampaignState, Pen]:
    """A campaign that waits for its battle, and the battle's ledger."""
    sides = " ".join(["players"] * seats)
    state = muster(play(campaign(seats), f"battle ambush 750 {sides}"))
    pen = Pen()
    pen.does(*of_options(battle_options(state), standard()))
    pen.does(acts.FieldUnit(tokens=(90,), side=1, unit="brute"), acts.Round())
    return state, pen


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.rule("WC-S2")
def test_the_settlement_phase_follows(seats: int) -> None:
    state, pen = prepared(seats)
    token = min(pen.told.sheet.tokens)
    pen.does(
        acts.Put(token=token, place="removed"),
        acts.Finish(victor=0, level=PLAIN, how="ambush-cleared"),
    )
    result = result_of(pen.told.sheet, battle_seats(state))
    assert isinstance(result, BattleResult)
    assert result.rounds == 1
    assert len(result.of(0).removed) == 1
    move = result_move(result)
    assert state.refusal(move) is None
    state.play(move)
    assert state.topic != T_RESULT


def test_a_battle_that_goes_on_has_no_result() -> None:
    _, pen = prepared()
    found = result_of(pen.told.sheet, [0])
    assert isinstance(found, Refusal)
    assert found.rule == "WC-S2"


@pytest.mark.parametrize("scenario", STANDARD)
def test_every_scenario_can_be_tracked_to_every_end(scenario: str) -> None:
    data = standard_scenario(scenario)
    pen = Pen()
    pen.does(*draft(scenario, (0,), (False, True), [None]))
    printed = sum(unit.count for side in data.sides for unit in side.units)
    assert len(pen.told.sheet.tokens) == printed + len(data.bystanders)
    assert data_of(pen.told.sheet).rounds == data.rounds
    for victor, level, how in ways_to_end(scenario):
        end = pen.tries(acts.Finish(victor=victor, level=level, how=how))
        assert end.refusal is None
        found = result_of(end.told.sheet, [0])
        assert isinstance(found, BattleResult)
        assert (found.victor, found.level, found.how) == (victor, level, how)
        pen.does(acts.Undo(of=pen.last))


def test_who_comes_back_has_health() -> None:
    _, pen = prepared()
    token = min(pen.told.sheet.tokens)
    pen.does(acts.Hurt(token=token, wounds=99))
    assert pen.told.sheet.model(token).place == REMOVED
    sheet = pen.does(acts.Put(token=token, place="table"))
    assert sheet.model(token).left == 1
