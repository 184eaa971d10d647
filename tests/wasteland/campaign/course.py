"""Campaigns to test with: played by notation, chance scripted or seeded."""

from __future__ import annotations

from random import Random
from typing import Any

from overseer.engine.state import NATURE, OVER, Move
from overseer.wasteland.battle.battle import PLAIN
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.moves import CampaignMove, result_move
from overseer.wasteland.campaign.results.result import BattleResult, SeatResult
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_FORCE, T_QUEST, T_RESULT, TOPICS
from overseer.wasteland.settlement.holdings import Holdings

GAME = Campaign()
WON = BattleResult(0, PLAIN, "ambush-cleared", [])
LOST = BattleResult(1, PLAIN, "ambush-time", [])


def campaign(seats: int = 1, **options: Any) -> CampaignState:
    """A free campaign that has just begun."""
    state = GAME.new(seats, {"course": "free", **options})
    assert isinstance(state, CampaignState)
    return state


def play(state: CampaignState, *moves: str) -> CampaignState:
    """Play moves by their notation; each has to be legal."""
    for text in moves:
        state.play(GAME.parse(text))
    return state


def refused(state: CampaignState, text: str) -> str:
    """Rule and reason for which a move is refused; empty when it is legal."""
    refusal = state.refusal(GAME.parse(text))
    return "" if refusal is None else f"{refusal.rule} {refusal.reason}"


def asked(state: CampaignState) -> tuple[int, str]:
    """Who is asked for what."""
    return state.seat, TOPICS[state.topic]


def muster(state: CampaignState) -> CampaignState:
    """Everybody brings a default force without a quest."""
    while state.topic in (T_QUEST, T_FORCE):
        move = CampaignMove("quest", "none") if state.topic == T_QUEST else state.moves()[0]
        state.play(move)
    assert state.topic == T_RESULT
    return state


def fight(state: CampaignState, result: BattleResult = WON) -> CampaignState:
    """An ambush of everybody against the AI, and how it ended."""
    sides = " ".join(["players"] * len(state.players))
    play(state, f"battle ambush 750 {sides}")
    muster(state)
    state.play(result_move(result))
    return state


def after_battle(*built: str, caps: int = 0, heap: tuple[str, ...] = ()) -> CampaignState:
    """One player in step 1 after a won battle, with structures and caps as wanted."""
    state = fight(campaign())
    own = state.players[0].own
    own.caps = caps
    own.room = 60
    for id in built:
        own.built[id] = own.built.get(id, 0) + 1
    own.reserve += heap
    own.gain(heap)
    play(state, "supply auto")
    return state


def own_of(state: CampaignState, seat: int = 0) -> Holdings:
    """What a player owns."""
    return state.players[seat].own


def said(seat: int = 0, **facts: Any) -> SeatResult:
    """What a battle left of a force."""
    return SeatResult(seat, **facts)


def some_move(state: CampaignState, rng: Random) -> Move:
    """A random move of whoever decides."""
    if state.seat == NATURE:
        return state.chance(rng.randrange(state.spread))
    return rng.choice(state.moves())


def random_campaign(seed: int, seats: int, **options: Any) -> list[CampaignState]:
    """All positions of a random campaign."""
    rng = Random(f"campaign {seed} {seats}")
    state = GAME.new(seats, options)
    assert isinstance(state, CampaignState)
    found = [state.copy()]
    while state.seat != OVER:
        state.apply(some_move(state, rng))
        found.append(state.copy())
    return found
