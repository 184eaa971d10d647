"""Whether a battle can have ended as a result says (WC-S2, WC-F5)."""

from __future__ import annotations

from collections import Counter

from overseer.engine.refusal import Refusal
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.muster import force_of
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.reasons import no
from overseer.wasteland.campaign.results.aftermath import power_armour
from overseer.wasteland.campaign.results.result import BattleResult, SeatResult
from overseer.wasteland.campaign.scenery import gone_sides, ways_to_end
from overseer.wasteland.campaign_words import V_BOOST
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.settlement.pile import is_boost, is_unique, known


def why_result(state: Campaigning, result: BattleResult) -> Refusal | None:
    """Why a battle cannot have ended like this."""
    scenario = state.battle.scenario
    if (result.victor, result.level, result.how) not in ways_to_end(scenario):
        return no("result-end", how=result.how, scenario=scenario)
    rounds = standard_scenario(scenario).rounds
    if result.rounds > rounds:
        return no("result-rounds", rounds=result.rounds, most=rounds)
    seats = [player.seat for player in state.fighters]
    named = [each.seat for each in result.seats]
    for seat in named:
        if seat not in seats or named.count(seat) > 1:
            return no("result-seat", seat=seat + 1)
    for player in state.fighters:
        wrong = _why_seat(state, player, result.of(player.seat))
        if wrong is not None:
            return wrong
    return _why_uniques(state, result) or _why_standing(state, result)


def _why_seat(state: Campaigning, player: Player, said: SeatResult) -> Refusal | None:
    books, seat = state.books, player.seat + 1
    force = force_of(player, books)
    removed = Counter(said.removed)
    for place, n in removed.items():
        if place >= len(force.units) or n > force.units[place].count:
            return no("result-removed", seat=seat, place=place + 1)
    head = next(at for at, unit in enumerate(force.units) if unit.leader)
    if said.leader != (removed[head] > 0):
        return no("result-leader", seat=seat)
    if said.quest and not player.quest:
        return no("result-quest", seat=seat)
    for place in said.degraded:
        worn = place < len(force.units) and power_armour(state, player, place)
        if not worn or said.degraded.count(place) > 1:
            return no("result-degraded", seat=seat, place=place + 1)
    for id in said.cards:
        if not known(id, books) or is_boost(id, books) or _natural(state, id):
            return no("result-card", seat=seat, card=id)
    for id in said.owed:
        if id not in player.own.consequences or said.owed.count(id) > 1:
            return no("result-owed", seat=seat, card=id)
    return _why_boosts(state, player, said)


def _why_boosts(state: Campaigning, player: Player, said: SeatResult) -> Refusal | None:
    """Unused boosts were brought, or an event of the battle gave them.

    What others hold is their secret: of theirs only the number is judged.
    """
    for id in said.boosts:
        if not is_boost(id, state.books):
            return no("result-boost", seat=player.seat + 1, card=id)
    brought = [*player.hand, *player.own.extra]
    new = len(said.boosts) - len(brought)
    if player.seat == state.work[-1].seat:
        new = sum((Counter(said.boosts) - Counter(brought)).values())
    if new > _event_boosts(state):
        return no("result-boosts", seat=player.seat + 1, n=len(said.boosts), most=len(brought))
    return None


def _event_boosts(state: Campaigning) -> int:
    """How many boosts the event cards of one battle can give a player."""
    effects = [effect for event in state.books.cards.events for effect in event.effects]
    return sum(effect.amount for effect in effects if effect.effect == V_BOOST)


def _why_uniques(state: Campaigning, result: BattleResult) -> Refusal | None:
    """A unique card was brought, or won in the battle; there is one of it (WC-S2)."""
    won: list[str] = []
    for player in state.fighters:
        brought = Counter([*player.fielded, *player.own.free])
        for id, n in Counter(result.of(player.seat).cards).items():
            if is_unique(id, state.books) and n > brought[id]:
                owned = any(each.own.held(id) for each in state.players)
                if n > 1 or owned or id in won:
                    return no("result-card", seat=player.seat + 1, card=id)
                won.append(id)
    return None


def _why_standing(state: Campaigning, result: BattleResult) -> Refusal | None:
    """WC-F5: a side that is gone has no model left, one that goes on alone has some."""
    way = (result.victor, result.level, result.how)
    gone, stands = gone_sides(state.battle.scenario, way)
    for player in state.fighters:
        models = force_of(player, state.books).models
        left = models - len(result.of(player.seat).removed)
        if player.side == gone and left:
            return no("result-standing", seat=player.seat + 1, n=left, how=result.how)
    mates = [player for player in state.fighters if player.side == stands]
    removed = sum(len(result.of(player.seat).removed) for player in mates)
    if mates and removed == sum(force_of(player, state.books).models for player in mates):
        return no("result-nobody", seat=mates[0].seat + 1, how=result.how)
    return None


def _natural(state: Campaigning, id: str) -> bool:
    cards = state.books.cards
    return id in cards.weapon_numbers and cards.weapon(id).natural
