"""What is offered in the settlement phase: perks and armour boosts for any model (WC-S4, WC-S7)."""

from __future__ import annotations

import pytest

from overseer.wasteland.campaign.muster import force_of
from tests.wasteland.campaign.course import after_battle, own_of, play


@pytest.mark.rule("WC-S4", "WC-P1")
def test_perks_are_offered_for_every_model_of_the_last_force_and_the_faction() -> None:
    state = after_battle(caps=500)
    own = own_of(state)
    words = [str(move).split() for move in state.moves()]
    offered = {each[2] for each in words if each[0] == "perk" and len(each) == 3}
    force = {unit.unit for unit in force_of(state.players[0], state.books).units}
    assert force <= offered
    assert own.leader in offered
    faction = state.books.cards.unit(own.leader).faction
    mates = {unit.id for unit in state.books.cards.units if unit.faction == faction}
    assert len(mates & offered) > len(mates) // 2
    assert all(state.refusal(move) is None for move in state.moves())


@pytest.mark.rule("WC-S7")
def test_the_armoury_serves_any_unit() -> None:
    state = after_battle("wb-armour", "gen-l", caps=50)
    play(state, "done")
    words = [str(move).split() for move in state.moves()]
    offered = {each[1] for each in words if each[0] == "guard"}
    force = {unit.unit for unit in force_of(state.players[0], state.books).units}
    assert force <= offered
    assert len(offered) > len(force)
