"""A campaign is played through clients alone, as every game of the conformance suite is."""

from __future__ import annotations

import pytest

from overseer.wasteland.campaign.game import Campaign
from tests.conformance import test_clients as suite
from tests.conformance.tables import Table

TABLES = [Table(Campaign(), seats) for seats in Campaign().seats]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_campaign_is_played_through_clients_alone(table: Table) -> None:
    suite.test_a_game_is_played_through_clients_alone(table, 0)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_its_steps_are_the_same_for_all(table: Table) -> None:
    suite.test_steps_are_the_same_for_who_was_there_and_who_comes_late(table, 0)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_bad_input_is_refused(table: Table) -> None:
    suite.test_bad_input_is_refused_with_its_rule_and_changes_nothing(table, 0)
