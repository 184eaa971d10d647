"""Exploration, what it and quests bring, and which quests are open (WC-S8, Q1 to Q3)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.dice import WHITE_WORDS
from overseer.wasteland.campaign_cards import Gain
from overseer.wasteland.campaign_words import (
    O_BOOST,
    O_CAPS,
    O_CARD,
    O_CONSEQUENCE,
    O_HARM,
    O_ITEM,
    O_LAND,
    O_LEADER,
    O_LIMIT,
    O_LOSE,
    O_PERK,
    O_POWER,
    O_QUEST,
    O_STRUCTURE,
    O_WATER,
    OUTCOMES,
)
from overseer.wasteland.settlement import explore, quests
from overseer.wasteland.settlement.gains import Due, settle
from overseer.wasteland.settlement.holdings import Holdings, new_holdings
from overseer.wasteland.settlement.leader import attributes, trial_value
from overseer.wasteland.settlement.supply import balance
from overseer.wasteland.words import PERCEPTION
from tests.wasteland.settlement.ground import BOOKS, hold, reason, settled


def gain(own: Holdings, made: Gain, quest: bool = False) -> list[Due]:
    return settle(own, made, quest, BOOKS)[0]


@pytest.mark.rule("WC-S8")
def test_a_leader_that_fell_tests_at_minus_two() -> None:
    own = settled()
    value = trial_value(own, PERCEPTION, -1, BOOKS)
    assert value == attributes(own, BOOKS)[PERCEPTION] - 1
    own.leader_fell = True
    assert trial_value(own, PERCEPTION, -1, BOOKS) == value - 2


@pytest.mark.rule("WC-S8")
def test_a_shout_always_succeeds_a_cross_never() -> None:
    faces = {word: WHITE_WORDS.index(word) for word in WHITE_WORDS}
    assert explore.succeeds(faces["!"], -3)
    assert explore.succeeds(faces["5"], 5)
    assert not explore.succeeds(faces["6"], 5)
    assert not explore.succeeds(faces["X"], 99)


@pytest.mark.rule("WC-S8")
def test_fees_may_be_paid_or_declined_and_scouts_find_another_card() -> None:
    own = settled("scouts", caps=20)
    explore.meet(own, "gun-for-hire", BOOKS)
    assert reason(explore.why_pay(own, BOOKS)) == "WC-S8 settlement-fee"
    assert explore.why_decline(own, BOOKS) is None
    assert reason(explore.why_go(own, BOOKS)) == "WC-S8 settlement-fee-due"
    explore.swap(own, BOOKS)
    assert own.meeting == ""
    free = next(card for card in BOOKS.cards.explorations if not card.fee)
    explore.meet(own, free.id, BOOKS)
    assert reason(explore.why_swap(own, BOOKS)) == "WC-S8 settlement-scouts"
    assert reason(explore.why_pay(own, BOOKS)) == "WC-S8 settlement-no-fee"
    assert reason(explore.why_decline(own, BOOKS)) == "WC-S8 settlement-no-fee"
    assert not explore.asks(own, BOOKS)


@pytest.mark.rule("WC-S8", "WC-S15")
def test_the_exploration_pile_is_shuffled_when_it_is_used_up() -> None:
    own = settled()
    every = explore.unexplored(own, BOOKS)
    for id in every:
        assert id in explore.unexplored(own, BOOKS)
        explore.meet(own, id, BOOKS)
    assert explore.unexplored(own, BOOKS) == every
    explore.meet(own, every[0], BOOKS)
    assert own.explored == [every[0]]


@pytest.mark.rule("WC-S8")
@pytest.mark.parametrize("card", [card.id for card in BOOKS.cards.explorations])
def test_every_exploration_card_brings_what_it_says(card: str) -> None:
    found = explore.exploration(card, BOOKS)
    for gains in (found.gains, found.failed, found.unpaid):
        own = settled("gen-l", caps=100)
        hold(own, "rope")
        for each in gains:
            before = own.copy()
            dues = gain(own, each)
            assert dues or own != before, OUTCOMES[each.outcome]


@pytest.mark.rule("WC-S8", "WC-E5")
def test_what_each_outcome_does() -> None:
    own = settled(caps=10)
    gain(own, Gain(O_CAPS, 15))
    gain(own, Gain(O_CAPS, -40))
    assert own.caps == 0  # never below
    assert gain(own, Gain(O_ITEM, 2, "chem")) == [Due("chem", 2, "reserve")]
    assert gain(own, Gain(O_BOOST, 1, "any")) == [Due("boost", 1, "reserve")]
    assert gain(own, Gain(O_LOSE)) == []  # nothing to lose
    gain(own, Gain(O_CARD, card="alien-blaster"))
    assert gain(own, Gain(O_LOSE)) == [Due("", 1, "")]
    gain(own, Gain(O_CONSEQUENCE, card="gun-for-hire"))
    assert settle(own, Gain(O_CONSEQUENCE, card="gun-for-hire"), False, BOOKS)[1]["what"] == (
        "nothing"
    )
    gain(own, Gain(O_HARM, 2, "physical"))
    gain(own, Gain(O_PERK, card="sneak"))
    gain(own, Gain(O_LEADER, card="veteran"))
    gain(own, Gain(O_LAND, 3))
    gain(own, Gain(O_QUEST, card="treasure-map-1"))
    gain(own, Gain(O_LIMIT, -20))
    gain(own, Gain(O_POWER, 3))
    gain(own, Gain(O_WATER, -2))
    assert (own.reserve, own.consequences) == (["alien-blaster"], ["gun-for-hire"])
    assert (own.harm, own.gifts, own.leaders) == ([("physical", 2)], ["sneak"], ["veteran"])
    assert (own.room, own.learned, own.limit) == (63, ["treasure-map-1"], -20)
    assert (balance(own, BOOKS).power, balance(own, BOOKS).water) == (9, 0)
    gain(own, Gain(O_STRUCTURE, card="pump"))
    assert (own.built["pump"], own.granted["pump"]) == (1, 1)
    assert settle(own, Gain(O_STRUCTURE, card="listen"), False, BOOKS)[1]["what"] == "nothing"


@pytest.mark.rule("WC-Q3")
def test_quest_rewards_are_free_and_uniques_take_a_store_place() -> None:
    own = settled()
    assert gain(own, Gain(O_ITEM, 1, "rifle"), True) == [Due("rifle", 1, "free")]
    assert gain(own, Gain(O_BOOST, 2, "tactical"), True) == [Due("tactical", 2, "extra")]
    gain(own, Gain(O_CARD, card="stealth-boy"), True)
    gain(own, Gain(O_CARD, card="final-judgement"), True)
    assert (own.free, own.reserve) == (["stealth-boy"], ["final-judgement"])


@pytest.mark.rule("WC-Q3")
@pytest.mark.parametrize(
    "made",
    [
        Gain(O_CAPS, 50),
        Gain(O_PERK, card="sneak"),
        Gain(O_STRUCTURE, card="pump"),
        Gain(O_LAND, 5),
        Gain(O_POWER, 3),
        Gain(O_LEADER, card="bruiser"),
        Gain(O_CARD, card="final-judgement"),
    ],
)
def test_what_only_settlements_can_use_becomes_two_boosts_without_one(made: Gain) -> None:
    own = new_holdings(False)
    assert gain(own, made, True) == [Due("boost", 2, "extra")]
    assert own == new_holdings(False)


@pytest.mark.rule("WC-Q2")
def test_parts_go_in_order_and_a_branch_is_taken_once() -> None:
    own = settled()
    first = set(quests.open_quests(own, BOOKS))
    assert "lost-patrol-1" in first
    assert not first & {"lost-patrol-2a", "lost-patrol-2b", "treasure-map-1"}
    quests.finish(own, "lost-patrol-1", BOOKS)
    after = set(quests.open_quests(own, BOOKS))
    assert after == first - {"lost-patrol-1"} | {"lost-patrol-2a", "lost-patrol-2b"}
    quests.finish(own, "lost-patrol-2b", BOOKS)
    assert not set(quests.open_quests(own, BOOKS)) & {"lost-patrol-2a", "lost-patrol-2b"}
    quests.learn(own, "treasure-map-1")
    assert "treasure-map-1" in quests.open_quests(own, BOOKS)


@pytest.mark.rule("WC-Q2")
@pytest.mark.parametrize("quest", [quest.id for quest in BOOKS.cards.quests])
def test_every_quest_can_be_reached_and_rewards(quest: str) -> None:
    before = {part: each.id for each in BOOKS.cards.quests for part in each.next}
    way = [quest]
    while way[0] in before:
        way.insert(0, before[way[0]])
    own = settled("gen-l", caps=50)
    if BOOKS.cards.quest(way[0]).learned:
        assert way[0] not in quests.open_quests(own, BOOKS)
        quests.learn(own, way[0])
    for part in way:
        assert part in quests.open_quests(own, BOOKS)
        quests.finish(own, part, BOOKS)
    again = BOOKS.cards.quest(quest).repeatable
    assert (quest in quests.open_quests(own, BOOKS)) == again
    for each in BOOKS.cards.quest(quest).gains:
        facts = own.copy()
        assert gain(own, each, True) or own != facts
