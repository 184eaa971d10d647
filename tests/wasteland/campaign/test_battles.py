"""Naming battles, quests, rewards, and results that can and cannot be (WC-S2, S3, F6, Q1 to Q3)."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.engine.state import HIDDEN
from overseer.wasteland.battle.battle import MINOR, PLAIN
from overseer.wasteland.campaign.moves import CampaignMove, result_move
from overseer.wasteland.campaign.muster import force_of, limit_of
from overseer.wasteland.campaign.phases.phase import change_of
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.campaign.results.samples import sample_results
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.settlement.supply import balance
from tests.wasteland.campaign.course import (
    GAME,
    LOST,
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

BOOST = campaign().books.cards.boosts[0].id


def ready(seats: int = 1, **options: Any) -> CampaignState:
    """An ambush is over, and its result is asked for."""
    sides = " ".join(["players"] * seats)
    return muster(play(campaign(seats, **options), f"battle ambush 750 {sides}"))


@pytest.mark.rule("WC-S3")
def test_the_cycle_of_a_battle() -> None:
    state = campaign(2)
    assert asked(state) == (0, "battle")
    play(state, "battle ambush 500 players -")
    assert asked(state) == (0, "quest")
    play(state, "quest none")
    assert asked(state) == (0, "force")
    state.play(state.moves()[0])
    assert asked(state) == (0, "result")
    state.play(result_move(WON))
    assert asked(state) == (0, "build")
    play(state, "done")
    assert asked(state) == (0, "draw")
    play(state, "done")
    assert asked(state) == (0, "choose")
    play(state, "done")
    assert asked(state) == (0, "battle")
    assert own_of(state, 1).caps == 0  # who sat out has no phase and no caps


@pytest.mark.rule("WC-S3")
def test_no_step_is_entered_twice() -> None:
    state = fight(campaign())
    assert refused(state, "use listen") == "WC-S3 campaign-not-now"
    play(state, "done")
    for text in ("build shed", "scrap shed", "land caps", "perk armourer", "unperk armourer"):
        assert refused(state, text) == "WC-S3 campaign-late"
    assert refused(state, "supply shed 0") == "WC-S3 settlement-supply-late"
    play(state, "done")
    assert refused(state, "build shed") == "WC-S3 campaign-late"
    assert refused(state, "use listen") == "WC-S3 campaign-not-now"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("battle nowhere 750 players players", "WC-F3 campaign-scenario"),
        ("battle beginnings 750 survivors mutants", "WC-F3 campaign-scenario"),
        ("battle ambush 60 players players", "WC-F1 campaign-limit"),
        ("battle ambush 750 players west", "WC-F3 campaign-side"),
        ("battle ambush 750 players", "WC-F3 campaign-side"),
        ("battle ambush 750 - -", "WC-F3 campaign-nobody"),
        ("finish", "WC-S3 campaign-finish"),
        ("quest none", "WC-S3 campaign-not-now"),
    ],
)
def test_battles_that_cannot_be(text: str, why: str) -> None:
    assert refused(campaign(2), text) == why


@pytest.mark.rule("WC-S2", "WC-F6")
@pytest.mark.parametrize(
    ("limit", "result", "caps"),
    [
        (750, WON, 200),
        (750, LOST, 120),
        (1000, WON, 200),  # nobody's force is worth quite 1000
        (1000, LOST, 120),
        (500, BattleResult(-1, 0, "draw", []), 160),
    ],
)
def test_caps_after_a_battle(limit: int, result: BattleResult, caps: int) -> None:
    state = muster(play(campaign(), f"battle ambush {limit} players"))
    state.play(result_move(result))
    assert own_of(state).caps == caps


@pytest.mark.rule("WC-S2")
@pytest.mark.parametrize(
    ("scenario", "result", "caps"),
    [
        ("ambush", WON, 250),
        ("ambush", LOST, 170),
        ("ambush", BattleResult(-1, 0, "draw", []), 210),
        ("suit-up", BattleResult(0, PLAIN, "suit-up-left", []), 250),
        ("suit-up", BattleResult(1, MINOR, "suit-up-trapped", []), 170),
    ],
)
def test_forces_worth_1000_bring_50_caps_more(
    scenario: str, result: BattleResult, caps: int
) -> None:
    """What forces are worth counts, not their limit; the printed rewards are raised too."""
    state = campaign()
    own_of(state).limit = 300  # a force may then cost more than 1000
    side = "players" if scenario == "ambush" else "attacker"
    muster(play(state, f"battle {scenario} 1000 {side}"))
    assert force_caps(force_of(state.players[0], state.books), state.books.cards) >= 1000
    state.play(result_move(result))
    assert own_of(state).caps == caps
    other = campaign()
    own_of(other).limit = 300
    muster(play(other, f"battle {scenario} 750 {side}"))
    other.play(result_move(result))
    assert own_of(other).caps == caps - 50  # the AI's force is worth no more than 750


@pytest.mark.rule("WC-F6")
def test_a_printed_reward_replaces_the_winners_caps_and_only_those() -> None:
    lost = BattleResult(1, PLAIN, "escort-killed", [])
    won = next(
        result
        for result in sample_results(muster(play(campaign(), "battle escort 1000 players")))
        if result.victor == 0
    )
    state = muster(play(campaign(), "battle escort 1000 players"))
    assert {result.how for result in sample_results(state)} >= {lost.how}
    state.play(result_move(lost))
    assert own_of(state).caps == 120
    state = muster(play(campaign(), "battle escort 1000 players"))
    state.play(result_move(won))
    assert own_of(state).caps in (100, 200)


@pytest.mark.rule("WC-F6")
def test_without_a_settlement_a_printed_reward_raises_the_winners_next_limit_once() -> None:
    state = campaign(2, settlements=[False, False])
    play(state, "battle police-station 750 attacker defender")
    muster(state)
    won = next(each for each in sample_results(state) if each.victor == 0)
    state.play(result_move(won))
    play(state, "roam", "roam")  # and there is no settlement phase
    play(state, "battle ambush 500 players -")
    assert limit_of(state, state.players[0]) == 650
    assert own_of(state, 1).limit == 0  # the loser gets nothing for the next force
    muster(state)
    state.play(result_move(WON))
    play(state, "roam", "battle ambush 500 players -")
    assert limit_of(state, state.players[0]) == 500
    assert own_of(state).caps == 0


@pytest.mark.rule("WC-Q1", "WC-Q2")
def test_a_quest_is_chosen_once_in_secret_and_may_be_tried_again() -> None:
    state = play(campaign(2), "battle ambush 750 players players")
    assert refused(state, "quest nothing") == "WC-Q2 campaign-quest"
    assert refused(state, "quest lost-patrol-2a") == "WC-Q2 campaign-quest-closed"
    move = GAME.parse("quest lost-patrol-1")
    assert state.shown(move, 0) == move
    assert state.shown(move, 1) == state.shown(move, None) == HIDDEN
    state.play(move)
    assert state.view(1).position.players[0].quest == "?"
    assert state.view(0).position.players[0].quest == "lost-patrol-1"
    assert refused(state, "quest none") == "WC-S3 campaign-not-now"
    muster(state)
    state.play(result_move(BattleResult(1, PLAIN, "ambush-time", [said(0), said(1)])))
    play(state, *["done"] * 6, "battle ambush 750 players players")
    assert refused(state, "quest lost-patrol-1") == ""
    play(state, "quest lost-patrol-1")
    muster(state)
    state.play(result_move(BattleResult(0, PLAIN, "ambush-cleared", [said(0, quest=True)])))
    own = own_of(state)
    assert own.finished == ["lost-patrol-1"]
    play(state, *["done"] * 6, "battle ambush 750 players players")
    assert refused(state, "quest lost-patrol-1") == "WC-Q2 campaign-quest-done"
    assert refused(state, "quest lost-patrol-2b") == ""


@pytest.mark.rule("WC-Q3", "WC-B1")
def test_rewards_come_after_the_battle() -> None:
    state = play(campaign(), "battle ambush 750 players", "quest magazine-club")
    muster(state)
    gains = state.books.cards.quest("magazine-club").gains
    state.play(result_move(BattleResult(0, PLAIN, "ambush-cleared", [said(0, quest=True)])))
    assert gains
    assert asked(state) == (-1, "card")
    while asked(state) == (-1, "card"):
        state.apply(state.chance(0))
    own = own_of(state)
    assert len(own.extra) == sum(gain.amount for gain in gains)
    play(state, "done", "done", "done", "battle ambush 750 players")
    muster(state)
    options = GAME.battle_options(state)
    assert options["brought"][0]["extra"] == own.extra


@pytest.mark.rule("WC-Q3")
def test_without_a_settlement_two_boosts_come_instead() -> None:
    state = campaign(settlements=[False])
    play(state, "battle ambush 750 players", "quest wanted-dead")
    muster(state)
    state.play(result_move(BattleResult(0, PLAIN, "ambush-cleared", [said(0, quest=True)])))
    n = 0
    while asked(state) == (-1, "card"):
        state.apply(state.chance(n))
        n += 1
    own = own_of(state)
    caps = [g for g in state.books.cards.quest("wanted-dead").gains if g.outcome == 0]
    assert len(own.extra) >= 2 * len(caps) > 0
    assert own.caps == 0


@pytest.mark.rule("WC-E6", "WC-S8")
def test_a_consequence_that_was_not_resolved_waits_for_the_next_battle() -> None:
    state = fight(campaign())
    own = own_of(state)
    own.consequences = ["gun-for-hire"]
    own.harm = [("physical", 2)]
    play(state, "done", "done", "done", "battle ambush 750 players")
    muster(state)
    brought = GAME.battle_options(state)["brought"][0]
    assert (brought["consequences"], brought["harm"]) == (["gun-for-hire"], [["physical", 2]])
    state.play(result_move(BattleResult(0, PLAIN, "ambush-cleared", [said(owed=["gun-for-hire"])])))
    assert (own.consequences, own.harm) == (["gun-for-hire"], [])
    play(state, "done", "done", "done", "battle ambush 750 players")
    muster(state)
    state.play(result_move(WON))
    assert own.consequences == []


@pytest.mark.rule("WC-S2")
def test_a_removed_leader_may_be_replaced_before_the_settlement_is_used() -> None:
    state = ready()
    own = own_of(state)
    first = own.leader
    state.play(result_move(BattleResult(1, PLAIN, "ambush-time", [said(removed=[0], leader=True)])))
    assert asked(state) == (0, "leader")
    assert refused(state, f"lead {first} hunter") == "WC-S2 settlement-leader-same"
    play(state, "lead piper hunter")
    assert (own.leader, own.leader_card, own.leader_fell) == ("piper", "hunter", True)
    assert asked(state) == (0, "build")
    play(state, "done", "done", "done", "battle ambush 750 players")
    muster(state)
    state.play(result_move(WON))
    assert asked(state) == (0, "build")  # nobody asks while the leader stands
    assert not own.leader_fell


@pytest.mark.rule("WC-S2", "WC-F5", "WC-Q2", "WC-E6", "WC-S9")
@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"how": "nothing"}, "WC-F5 campaign-result-end"),
        ({"victor": -1}, "WC-F5 campaign-result-end"),
        ({"level": 3}, "WC-F5 campaign-result-end"),
        ({"rounds": 9}, "WC-F5 campaign-result-rounds"),
        ({"seats": [said(1)]}, "WC-S2 campaign-result-seat"),
        ({"seats": [said(0), said(0)]}, "WC-S2 campaign-result-seat"),
        ({"seats": [said(removed=[30])]}, "WC-S2 campaign-result-removed"),
        ({"seats": [said(removed=[0, 0])]}, "WC-S2 campaign-result-removed"),
        ({"seats": [said(leader=True)]}, "WC-S2 campaign-result-leader"),
        ({"seats": [said(removed=[0])]}, "WC-S2 campaign-result-leader"),
        ({"seats": [said(quest=True)]}, "WC-Q2 campaign-result-quest"),
        ({"seats": [said(cards=["no-such-card"])]}, "WC-S2 campaign-result-card"),
        ({"seats": [said(cards=["alien-blaster"] * 2)]}, "WC-S2 campaign-result-card"),
        ({"seats": [said(cards=["alien-blaster"])]}, ""),  # won in the battle
        ({"seats": [said(boosts=[BOOST] * 30)]}, "WC-S2 campaign-result-boosts"),
        ({"seats": [said(boosts=[BOOST])]}, ""),  # an event may give one
        ({"seats": [said(cards=["dog-bite"])]}, "WC-S2 campaign-result-card"),
        ({"seats": [said(boosts=["stimpak"])]}, "WC-S2 campaign-result-boost"),
        ({"seats": [said(degraded=[0])]}, "WC-S9 campaign-result-degraded"),
        ({"seats": [said(owed=["gun-for-hire"])]}, "WC-E6 campaign-result-owed"),
        ({"seats": [said(cards=["stimpak", "stimpak"])]}, ""),  # finds
    ],
)
def test_results_that_cannot_be(facts: dict[str, Any], why: str) -> None:
    whole: dict[str, Any] = {"victor": 0, "level": PLAIN, "how": "ambush-cleared", "seats": []}
    move = result_move(BattleResult(**{**whole, **facts}))
    state = ready()
    refusal = state.refusal(move)
    assert ("" if refusal is None else f"{refusal.rule} {refusal.reason}") == why


@pytest.mark.rule("WC-S2")
def test_a_unique_card_that_was_won_joins_the_reserve() -> None:
    state = ready(2)
    both = [said(seat, cards=["alien-blaster"]) for seat in (0, 1)]
    twice = BattleResult(0, PLAIN, "ambush-cleared", both)
    assert state.refusal(result_move(twice)) is not None  # there is one
    state.play(result_move(BattleResult(0, PLAIN, "ambush-cleared", both[:1])))
    assert own_of(state).reserve == ["alien-blaster"]
    assert GAME.invariants(state) == []
    while asked(state)[1] != "result":
        state.apply(next(m for m in state.moves() if str(m) != "finish"))
        if asked(state)[1] == "battle":
            play(state, "battle ambush 750 players players")
    again = BattleResult(0, PLAIN, "ambush-cleared", both[1:])
    assert state.refusal(result_move(again)) is not None  # the other player has it


@pytest.mark.rule("WC-F5")
def test_who_is_gone_has_no_model_left() -> None:
    state = muster(play(campaign(2), "battle farms 500 attacker defender"))
    models = [force_of(player, state.books).models for player in state.players]
    places = [
        [at for at, unit in enumerate(force.units) for _ in range(unit.count)]
        for force in (force_of(player, state.books) for player in state.players)
    ]

    def why(*removed: int) -> str:
        seats = [
            said(seat, removed=places[seat][:n], leader=0 in places[seat][:n])
            for seat, n in enumerate(removed)
        ]
        found = state.refusal(result_move(BattleResult(0, MINOR, "farms-defenders-gone", seats)))
        return "" if found is None else f"{found.rule} {found.reason}"

    assert why(0, 0) == "WC-F5 campaign-result-standing"
    assert why(0, models[1] - 1) == "WC-F5 campaign-result-standing"
    assert why(models[0], models[1]) == "WC-F5 campaign-result-nobody"
    assert why(models[0] - 1, models[1]) == ""


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_free_campaign_ends_when_the_players_like_or_the_battles_are_fought(seats: int) -> None:
    roam = ["roam"] * seats
    state = play(fight(campaign(seats, settlements=[False] * seats, battles=3)), *roam)
    assert refused(state, "finish") == ""
    ended = play(state.copy(), "finish")
    assert ended.outcome is not None
    assert ended.outcome.how == "campaign-free"
    play(fight(state), *roam)
    fight(state, LOST)
    assert state.outcome is not None
    assert state.outcome.winners == tuple(range(seats))
    assert state.outcome.scores == (2,) * seats
    refusal = state.refusal(GAME.parse("finish"))
    assert refusal is not None
    assert refusal.reason == "campaign-over"


@pytest.mark.rule("WC-S4")
def test_every_purchase_can_be_looked_at_before_it_is_made() -> None:
    state = fight(campaign())
    own = own_of(state)
    own.caps = 600
    seen = set()
    for move in state.moves():
        assert isinstance(move, CampaignMove)
        change = change_of(own, move, state.books)
        if change is None:
            assert move.verb in ("done", "supply")
            continue
        seen.add(move.verb)
        trial = state.copy()
        trial.play(move)
        assert own_of(trial).caps - own.caps == change.caps
        assert balance(own_of(trial), state.books) == change.after
        assert balance(own, state.books) == change.before
    assert seen == {"build", "scrap", "perk", "land"}
