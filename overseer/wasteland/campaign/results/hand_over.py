"""A campaign hands a battle to the battle game, and takes its result back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.deeds import quest_done
from overseer.wasteland.battle.model import ESCAPED, ON_TABLE, REMOVED, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.linked import ATTACKER, DEFENDER, ends, spoils
from overseer.wasteland.campaign.muster import consumed, force_of, limit_of, limit_of_side
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.results.result import BattleResult, SeatResult
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.force import ForceUnit
from overseer.wasteland.prices import price_in
from overseer.wasteland.words import NONE


def battle_seats(state: Campaigning) -> list[int]:
    """The campaign's seats in the order in which they sit at the battle."""
    return [player.seat for player in state.fighters]


def battle_options(state: Campaigning) -> dict[str, Any]:
    """The options of the battle that is prepared."""
    battle = state.battle
    names = side_names(battle.scenario)
    seats = battle_seats(state)
    players = [state.players[seat] for seat in seats]
    sides = {player.side for player in players}
    ai = next((names[side] for side in (0, 1) if side not in sides), "none")
    found: dict[str, Any] = {
        **state.plan.options,
        "scenario": battle.scenario,
        "ai": ai,
        "sides": [player.side for player in players],
        "forces": [_code(state, player) for player in players],
        "limits": [_limit(state, side) for side in (0, 1)],
        "brought": [brought(state, player) for player in players],
    }
    if state.linked:
        if ai != "none":
            found["enemy"] = state.plan.factions[(ATTACKER, DEFENDER).index(ai)]
        found["spoils"] = spoils(battle.rule, ends(state.fought, names), names)
    return found


def _code(state: Campaigning, player: Player) -> str:
    return encode(force_of(player, state.books), state.books.cards) if player.force else ""


def _limit(state: Campaigning, side: int) -> int:
    """Caps for a side of the battle, high enough for every force: those were judged before.

    A side's caps are shared equally, so the dearest allowance counts for each of its players.
    """
    mates = [player for player in state.fighters if player.side == side]
    if not mates:
        return limit_of_side(state, side)
    return max(_most(state, player) for player in mates) * len(mates)


def _most(state: Campaigning, player: Player) -> int:
    at, cards = state.books.caps_list, state.books.cards
    free = [price_in(cards.leader(id).caps, at) for id in player.own.leaders]
    return limit_of(state, player) + max([0, *free])


def brought(state: Campaigning, player: Player) -> dict[str, Any]:
    """What a player brings besides the force."""
    own = player.own
    found: dict[str, Any] = {
        "quest": player.quest,
        "consequences": list(own.consequences),
        "harm": [[kind, n] for kind, n in own.harm],
        "extra": list(own.extra),
        "free": list(own.free),
    }
    for key, places in (("degraded", _degraded(state, player)), ("guards", _guards(state, player))):
        if places:
            found[key] = places
    return found


def _degraded(state: Campaigning, player: Player) -> list[int]:
    """The places of units whose power armour nobody has repaired (WC-S9)."""
    waiting = list(player.own.degraded)
    found: list[int] = []
    for place, unit in enumerate(force_of(player, state.books).units):
        worn = next((armour for armour in waiting if _wears(unit, armour)), None)
        if worn is not None:
            waiting.remove(worn)
            found.append(place)
    return found


def _wears(unit: ForceUnit, armour: tuple[str, str]) -> bool:
    return unit.unit == armour[0] and armour[1] in unit.items


def _guards(state: Campaigning, player: Player) -> list[int]:
    """The places of units that an armoury gave an armour boost (WC-S7)."""
    units = [unit.unit for unit in force_of(player, state.books).units]
    return [units.index(unit) for unit in player.own.guards if unit in units]


def result_of(battle: Battle, seats: Sequence[int], record: str = "") -> BattleResult:
    """The result of a finished battle; `seats` are the campaign's, in the order of the battle's."""
    found = [_seat_result(battle, at, seat) for at, seat in enumerate(seats)]
    return BattleResult(
        battle.victor, battle.level, battle.how, found, max(battle.round, 0), record
    )


def _seat_result(battle: Battle, at: int, seat: int) -> SeatResult:
    models = [model for model in battle.models if model.seat == at and model.group != NONE]
    groups = sorted({model.group for model in models})
    removed = [groups.index(model.group) for model in models if model.place == REMOVED]
    degraded = {groups.index(model.group) for model in models if model.degraded}
    leader = any(model.leader is not None and model.place == REMOVED for model in models)
    cards: list[str] = []
    for group in groups:
        cards += _left(battle, [model for model in models if model.group == group])
    return SeatResult(
        seat,
        sorted(removed),
        leader,
        sorted(battle.cards.boosts[number].id for number in battle.hands[at]),
        sorted(cards),
        sorted(degraded),
        quest_done(battle, at),
        sorted(battle.cards.events[card].id for card, owner in battle.fate.due if owner == at),
    )


def _left(battle: Battle, models: list[Model]) -> list[str]:
    """What a unit has left of things that are used up, and its finds; not what it always has."""
    numbers = list(battle.groups[models[0].group])
    for model in models:
        if model.place in (ON_TABLE, ESCAPED):
            numbers += model.found
    first = models[0]
    for place, number in enumerate(first.items):
        item = battle.cards.items[number]
        if consumed(item) and not (item.tokens and first.counters[place] == 0):
            numbers.append(number)
    standard = list(first.unit.standard)
    found: list[str] = []
    for number in numbers:
        id = card_id(battle, number)
        if id in standard:
            standard.remove(id)
        else:
            found.append(id)
    return found


def card_id(battle: Battle, number: int) -> str:
    """The id of a card that a model carries."""
    if number >= WEAPON_FIND:
        return battle.cards.weapons[number - WEAPON_FIND].id
    return battle.cards.items[number].id
