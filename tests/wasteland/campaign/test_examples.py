"""Both worked examples of the book, to the cap (WC-S10)."""

from __future__ import annotations

import pytest

from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.settlement.holdings import new_holdings
from overseer.wasteland.settlement.supply import balance
from tests.wasteland.campaign.course import (
    WON,
    asked,
    campaign,
    fight,
    muster,
    own_of,
    play,
    refused,
    said,
)


@pytest.fixture(scope="module")
def boosts() -> list[str]:
    return [boost.id for boost in campaign().books.cards.boosts]


@pytest.mark.rule("WC-S10", "WC-S4", "WC-S5", "WC-S6", "WC-S8", "WC-P2")
@pytest.mark.parametrize("pays", [True, False])
def test_the_example_of_a_settlement(pays: bool, boosts: list[str]) -> None:
    state = fight(campaign())
    assert asked(state) == (0, "build")
    own = own_of(state)
    own.built = {"gen-s": 3, "store": 2, "shed": 1, "listen": 1, "rack-any-s": 1}
    own.caps = 257 + 7
    own.gain(["stimpak"])
    own.reserve = ["stimpak"]  # kept by the shed
    play(state, "perk gun-nut-rifle")  # brings the free weapon workshop
    assert own.caps == 257
    play(state, "build shop-armour")
    assert own.caps == 107
    play(state, "supply auto")
    now = balance(own, state.books)
    assert (now.room_used, now.power, now.power_used) == (10, 9, 6)
    assert sum(own.built.values()) - own.built["gen-s"] == 7
    play(state, "done")
    # The workshop cannot draw a stun pack, which is for close combat weapons.
    play(state, "use wb-weapon")
    assert refused(state, "draw stun-pack") == "WC-S5 campaign-chance"
    play(state, "draw comfort-grip")  # nothing to choose from: it is kept
    play(state, "use shop-armour", "draw damaged-hazmat-suit", "draw sturdy-leather-armour")
    play(state, "keep sturdy-leather-armour")
    play(state, "use rack-any-s", f"draw {boosts[0]}")
    assert asked(state) == (0, "draw")  # a small rack gives one boost
    play(state, "use listen")
    assert own.caps == 57
    play(state, "meet gun-for-hire")
    if pays:
        play(state, "pay")
        assert (own.caps, own.consequences) == (27, ["gun-for-hire"])
        assert refused(state, "use listen") == "WC-S4 settlement-caps"
    else:
        play(state, "decline")
        assert (own.caps, own.consequences) == (57, [])
        assert refused(state, "use listen") == ""  # a second use
    play(state, "done", f"take {boosts[0]}", "take sturdy-leather-armour")
    assert refused(state, "take stimpak") == "WC-S6 settlement-stores"
    left = own.caps
    play(state, "done")
    assert own.chosen == [boosts[0], "sturdy-leather-armour"]
    assert own.caps == left + 38 + 12  # stimpak and grip are sold
    assert own.reserve == []
    assert own.consequences == (["gun-for-hire"] if pays else [])


@pytest.mark.rule("WC-S10", "WC-S2", "WC-S11", "WC-S9")
def test_the_sole_survivor_after_a_battle(boosts: list[str]) -> None:
    state = fight(campaign())
    own = own_of(state)
    own.leader, own.leader_card = "sole-survivor", "brawler"
    own.built["shed"] = 2
    own.built["store"] = 4
    own.built["gen-s"] = 3
    own.gain(["stimpak", "stimpak", *boosts[:3]])
    own.reserve = ["stimpak", "stimpak", *boosts[:3]]
    play(state, "supply auto", "done", "done")
    play(state, "take stimpak", "take stimpak", *(f"take {id}" for id in boosts[:3]), "done")
    play(state, "battle ambush 750 players")
    muster(state)
    player = state.players[0]
    assert sorted(player.fielded) == sorted(["stimpak", "stimpak", *boosts[:3]])
    caps = own.caps
    # Two boosts were used, no stimpak, and a rifle was found.
    left = said(boosts=[boosts[0]], cards=["stimpak", "stimpak", "bolt-action-pipe-rifle"])
    state.play(result_move(BattleResult(WON.victor, WON.level, WON.how, [left])))
    assert asked(state) == (0, "keep")
    heap = ["bolt-action-pipe-rifle", boosts[0], "stimpak", "stimpak"]
    assert sorted(own.heap) == sorted(heap)  # the hunting rifle is always his
    play(state, "keep stimpak", "keep bolt-action-pipe-rifle")
    assert refused(state, "keep stimpak") == "WC-S11 settlement-sheds"
    play(state, "done")
    assert own.reserve == ["stimpak", "bolt-action-pipe-rifle"]
    boost = state.books.cards.boost(boosts[0]).caps[1]
    assert own.caps == caps + 200 + 38 + boost


@pytest.mark.rule("WC-S1")
def test_caps_won_before_a_settlement_are_gone() -> None:
    assert new_holdings(True).caps == 0
