"""What sheds keep, what stores give out, and what is sold (WC-S2, WC-S6, WC-S11)."""

from __future__ import annotations

import pytest

from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.fortune import most_boosts as force_boosts
from overseer.wasteland.settlement import stores, supply
from overseer.wasteland.settlement.leader import attributes, lead, most_boosts, why_lead
from overseer.wasteland.words import CHARISMA
from tests.wasteland.settlement.ground import BOOKS, hold, reason, settled

ONE, TWO, THREE = (boost.id for boost in BOOKS.cards.boosts[:3])


@pytest.mark.rule("WC-S2", "WC-S11")
def test_a_shed_keeps_an_item_or_two_boosts_and_the_rest_is_sold() -> None:
    own = settled("shed")
    own.heap = ["stimpak", "stimpak", "rope", ONE, TWO, THREE, "alien-blaster"]
    own.gain(own.heap)
    stores.hold(own, "stimpak")  # a count token is a card of its own
    assert stores.why_hold(own, "stimpak", BOOKS) is None
    stores.hold(own, ONE)
    stores.hold(own, TWO)
    assert reason(stores.why_hold(own, THREE, BOOKS)) == "WC-S11 settlement-sheds"
    assert reason(stores.why_hold(own, "rope", BOOKS)) == "WC-S11 settlement-sheds"
    assert reason(stores.why_hold(own, "beer", BOOKS)) == "WC-S5 settlement-card"
    assert reason(stores.why_hold(own, "alien-blaster", BOOKS)) == "WC-S5 settlement-card"
    caps = 38 + 3 + BOOKS.cards.boost(THREE).caps[1]
    assert stores.close_sheds(own, BOOKS) == own.caps == caps
    assert own.reserve == ["stimpak", ONE, TWO, "alien-blaster"]  # uniques stay by themselves
    assert (own.heap, own.kept) == ([], [])


@pytest.mark.rule("WC-S11")
def test_a_shed_without_power_keeps_nothing() -> None:
    own = settled()
    supply.switch(own, "shed", 0)
    own.heap = ["stimpak"]
    assert reason(stores.why_hold(own, "stimpak", BOOKS)) == "WC-S11 settlement-sheds"


@pytest.mark.rule("WC-S6")
def test_a_store_gives_out_an_item_or_two_boosts() -> None:
    own = settled("store", "gen-m")
    hold(own, "stimpak", "rope", ONE, TWO, THREE, "alien-blaster")
    stores.take(own, ONE)
    stores.take(own, TWO)
    assert stores.why_take(own, "stimpak", BOOKS) is None
    stores.take(own, "stimpak")
    assert reason(stores.why_take(own, THREE, BOOKS)) == "WC-S6 settlement-stores"
    assert reason(stores.why_take(own, "beer", BOOKS)) == "WC-S5 settlement-card"
    stores.drop(own, TWO)
    assert reason(stores.why_drop(own, TWO)) == "WC-S5 settlement-card"
    assert reason(stores.why_take(own, "rope", BOOKS)) == "WC-S6 settlement-stores"
    sold = 3 + sum(BOOKS.cards.boost(id).caps[1] for id in (TWO, THREE))
    assert stores.close_stores(own, BOOKS) == own.caps == sold
    assert own.chosen == [ONE, "stimpak"]
    assert own.reserve == ["alien-blaster"]  # waits for the next phase


@pytest.mark.rule("WC-S6")
def test_no_more_boosts_than_the_leaders_highest_attribute() -> None:
    own = settled(*["store"] * 8, "gen-l", "gen-l")
    most = most_boosts(own, BOOKS)
    assert most == max(BOOKS.cards.unit("sole-survivor").attributes)
    boosts = [boost.id for boost in BOOKS.cards.boosts[: most + 1]]
    hold(own, *boosts)
    for id in boosts[:-1]:
        assert stores.why_take(own, id, BOOKS) is None
        stores.take(own, id)
    assert reason(stores.why_take(own, boosts[-1], BOOKS)) == "WC-S6 settlement-boosts"


@pytest.mark.rule("WC-S6", "WC-B1")
def test_the_leader_card_counts_for_the_boosts() -> None:
    """A brawler's charisma is two more than printed, in tests and for boosts alike."""
    own = settled()
    best = max(
        (max(unit.attributes), unit.id)
        for unit in BOOKS.cards.units
        if max(unit.attributes) == unit.attributes[CHARISMA]
    )[1]
    lead(own, best, "brawler")
    printed = max(BOOKS.cards.unit(best).attributes)
    assert most_boosts(own, BOOKS) == max(attributes(own, BOOKS)) == printed + 2
    force = Force([ForceUnit(best, 1, (), (), (), "brawler")])
    assert force_boosts(force, BOOKS.cards) == printed + 2


@pytest.mark.rule("WC-S2")
def test_another_model_follows_a_removed_leader() -> None:
    own = settled()
    why = why_lead
    assert reason(why(own, "sole-survivor", "hunter", BOOKS)) == "WC-S2 settlement-leader-same"
    assert reason(why(own, "deathclaw", "hunter", BOOKS)) == "WC-S2 settlement-leader"
    assert reason(why(own, "piper", "nobody", BOOKS)) == "WC-S2 settlement-leader"
    assert why(own, "piper", "hunter", BOOKS) is None  # the same card will do
    lead(own, "settler.2", "brawler")
    assert (own.leader, own.leader_card) == ("settler.2", "brawler")
    unit = BOOKS.cards.unit("settler").attributes
    assert all(has >= printed for has, printed in zip(attributes(own, BOOKS), unit, strict=True))
