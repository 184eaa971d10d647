"""What a player can do now: every useful move of a step, in a sensible order."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from overseer.engine.state import Move
from overseer.wasteland.campaign import moves as notation
from overseer.wasteland.campaign.course import STAYS_AWAY
from overseer.wasteland.campaign.default_force import followers, legal_forces
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.muster import force_of
from overseer.wasteland.campaign.phases.phase import judge
from overseer.wasteland.campaign.results.samples import sample_results
from overseer.wasteland.campaign.scenery import playable, side_names
from overseer.wasteland.campaign.topics import (
    T_BATTLE,
    T_BUILD,
    T_CHOOSE,
    T_DRAW,
    T_EXPLORE,
    T_FORCE,
    T_FOUND,
    T_KEEP,
    T_LEADER,
    T_PICK,
    T_QUEST,
    T_RESULT,
)
from overseer.wasteland.force.caps import LIMITS
from overseer.wasteland.settlement.draw import nameable
from overseer.wasteland.settlement.perks import perk_price, unit_of
from overseer.wasteland.settlement.quests import open_quests


def choices(state: Campaigning) -> list[Move]:
    """The moves that are listed; others may be legal too (forces, results, battles)."""
    topic = state.topic
    if topic == T_BATTLE:
        return battles(state)
    if topic == T_QUEST:
        quests = open_quests(state.own, state.books)
        return [notation.NO_QUEST, *(CampaignMove("quest", id) for id in quests)]
    if topic == T_FORCE:
        return [CampaignMove("force", code) for code in legal_forces(state, state.owner)]
    if topic == T_RESULT:
        return [notation.result_move(result) for result in sample_results(state)]
    return [move for move in _phase(state) if judge(state, move) is None]


def battles(state: Campaigning) -> list[Move]:
    """Every scenario with every limit, and everybody on any side; who sits out comes last."""
    found: list[Move] = []
    seats = len(state.players)
    for scenario in playable():
        everywhere = product((*side_names(scenario), STAYS_AWAY), repeat=seats)
        words = sorted(everywhere, key=_away)[:-1]  # somebody has to take part
        for limit in LIMITS:
            found += [CampaignMove("battle", scenario, str(limit), *sides) for sides in words]
    if state.fought:
        found.insert(0, notation.FINISH)
    return found


def _away(sides: tuple[str, ...]) -> int:
    return sides.count(STAYS_AWAY)


def _phase(state: Campaigning) -> Iterable[CampaignMove]:
    own, books = state.own, state.books
    topic = state.topic
    structures = books.structures
    if topic == T_KEEP:
        yield notation.DONE
        yield from _each("keep", own.heap)
    elif topic == T_FOUND:
        yield from (notation.ROAM, notation.FOUND)
    elif topic == T_LEADER:
        yield notation.STAY
        cards = [card.id for card in books.cards.leaders]
        first = dict.fromkeys([own.leader_card, *own.leaders, *cards])
        for model in followers(state, state.owner):
            yield from (CampaignMove("lead", model, card) for card in first)
    elif topic == T_BUILD:
        yield notation.DONE
        yield notation.AUTO
        yield from _each("build", structures.by_id)
        yield from _each("scrap", own.built)
        yield from (CampaignMove("land", how) for how in ("caps", "quests"))
        yield from _perk_moves(state)
        for id in own.built:
            if structures[id].supplied:
                for n in range(own.built[id] + 1):
                    if n != own.on.get(id, 0):
                        yield CampaignMove("supply", id, str(n))
    elif topic == T_DRAW:
        yield notation.DONE
        yield notation.BACK
        yield from _each("use", own.built)
        yield from _each("again", own.used)
        yield from _each("repair", [unit for unit, _ in own.degraded])
        yield from _each("guard", [model.partition(".")[0] for model in models_of(state)])
        if own.built.get("office"):
            for id in own.built:
                if structures[id].draws and not structures[id].of_boosts:
                    for card in nameable(own, id, books):
                        yield CampaignMove("name", id, card)
        yield notation.AUTO
        for id, n in own.built.items():
            if structures[id].supplied:
                for on in (own.on.get(id, 0) - 1, own.on.get(id, 0) + 1):
                    if 0 <= on <= n:
                        yield CampaignMove("supply", id, str(on))
    elif topic == T_PICK and own.draw is not None:
        yield from _each("keep", own.draw.drawn)
        yield from (notation.PEN, notation.STABLES, notation.RANCH)
        yield from _each("pass", own.draw.drawn)
    elif topic == T_EXPLORE:
        yield from (notation.GO, notation.PAY, notation.DECLINE, notation.SWAP)
    elif topic == T_CHOOSE:
        yield notation.DONE
        yield from _each("take", own.reserve)
        yield from _each("drop", own.chosen)


def _perk_moves(state: Campaigning) -> Iterable[CampaignMove]:
    """Perks for the settlement and for every model."""
    own, books = state.own, state.books
    models = [model for model in models_of(state) if model not in own.perked]
    for perk in books.cards.perks:
        # There are some seventy perks and a dozen models; most perks are too dear for anybody.
        if perk_price(own, perk.id, books) > own.caps:
            continue
        if perk.settlement:
            yield CampaignMove("perk", perk.id)
        else:
            for model in models:
                yield CampaignMove("perk", perk.id, model)
    yield from _each("unperk", own.perks)
    for model, owned in own.models.items():
        for id in owned:
            yield CampaignMove("unperk", id, model)


def models_of(state: Campaigning) -> list[str]:
    """The leader, models with perks, those of the last force, then the others of the faction."""
    own, books, player = state.own, state.books, state.owner
    found = [own.leader, *own.models] if own.leader else [*own.models]
    if player.force:
        found += [unit.unit for unit in force_of(player, books).units]
    head = unit_of(own.leader, books) if own.leader else None
    if head is not None:
        found += [unit.id for unit in books.cards.units if unit.faction == head.faction]
    return [model for model in dict.fromkeys(found) if unit_of(model, books) is not None]


def _each(verb: str, ids: Iterable[str]) -> list[CampaignMove]:
    return [CampaignMove(verb, id) for id in dict.fromkeys(ids)]
