"""A campaign as plain data for clients: everything that a screen needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overseer.wasteland.battle.battle import LEVELS
from overseer.wasteland.campaign.muster import limit_of
from overseer.wasteland.campaign.player import SITS_OUT, Player
from overseer.wasteland.campaign.topics import TOPICS
from overseer.wasteland.settlement.draw import left
from overseer.wasteland.settlement.holdings import UNKNOWN
from overseer.wasteland.settlement.leader import attributes, most_boosts
from overseer.wasteland.settlement.quests import open_quests
from overseer.wasteland.settlement.stores import places, sheds, stores
from overseer.wasteland.settlement.supply import balance, supplied

if TYPE_CHECKING:
    from overseer.wasteland.campaign.facts import Campaigning


def described(state: Campaigning, seat: int | None) -> dict[str, object]:
    """The whole campaign as a seat knows it."""
    return {
        "seat": seat,
        "asked": state.seat,
        "topic": TOPICS[state.topic],
        "course": state.plan.course,
        "battle": _battle(state),
        "fought": fought(state),
        "players": [_player(state, player, player.seat == seat) for player in state.players],
    }


def fought(state: Campaigning) -> list[dict[str, object]]:
    """The battles that are over."""
    return [
        {
            "scenario": battle.scenario,
            "rule": battle.rule,
            "limit": battle.limit,
            "sides": list(battle.sides),
            "victor": battle.victor,
            "level": LEVELS[battle.level],
            "how": battle.how,
            "rounds": battle.rounds,
            "record": battle.record,
            "caps": list(battle.caps),
            "bank": list(battle.bank),
        }
        for battle in state.fought
    ]


def _battle(state: Campaigning) -> dict[str, object]:
    battle = state.battle
    return {
        "scenario": battle.scenario,
        "rule": battle.rule,
        "limit": battle.limit,
        "test": None if battle.passed is None else battle.passed,
        "number": len(state.fought) + 1,
    }


def _player(state: Campaigning, player: Player, whole: bool) -> dict[str, object]:
    own, books = player.own, state.books
    found: dict[str, object] = {
        "seat": player.seat,
        "settled": own.settled,
        "caps": own.caps,
        "victories": player.victories,
        "battles": player.battles,
        "side": player.side,
        "limit": limit_of(state, player) if player.side != SITS_OUT else 0,
        "force": player.force,
        "hand": list(player.hand),
        "quest": player.quest,
        "leader": own.leader,
        "leader_card": own.leader_card,
        "leader_fell": own.leader_fell,
        "attributes": list(attributes(own, books)) if own.leader else [],
        "finished": list(own.finished),
        "learned": list(own.learned),
        "open": open_quests(own, books),
        "consequences": list(own.consequences),
        "harm": [[kind, n] for kind, n in own.harm],
        "next_limit": own.limit,
        "extra": list(own.extra),
        "free": list(own.free),
    }
    if own.settled:
        found["settlement"] = _settlement(state, player)
    return found


def _settlement(state: Campaigning, player: Player) -> dict[str, object]:
    own, books = player.own, state.books
    now = balance(own, books)
    draw = own.draw
    return {
        "structures": [
            {
                "id": id,
                "n": n,
                "free": own.granted.get(id, 0),
                "on": supplied(own, id, books),
                "left": max(0, left(own, id, books)),
            }
            for id, n in sorted(own.built.items())
        ],
        "power": [now.power_used, now.power],
        "water": [now.water_used, now.water],
        "room": [now.room_used, now.room],
        "sheds": [places(_open(own.kept), books), sheds(own, books)],
        "stores": [places(_open(own.chosen), books), stores(own, books)],
        "boosts": most_boosts(own, books),
        "quest_land": own.quest_land,
        "perks": list(own.perks),
        "models": {model: list(perks) for model, perks in own.models.items()},
        "perked": list(own.perked),
        "gifts": list(own.gifts),
        "leaders": list(own.leaders),
        "degraded": [[unit, armour] for unit, armour in own.degraded],
        "guards": list(own.guards),
        "reserve": list(own.reserve),
        "chosen": list(own.chosen),
        "heap": list(own.heap),
        "kept": list(own.kept),
        "draw": None
        if draw is None
        else {
            "structure": draw.structure,
            "kind": draw.kind,
            "due": draw.due,
            "keep": draw.keep,
            "drawn": list(draw.drawn),
        },
        "meeting": own.meeting,
    }


def _open(cards: list[str]) -> list[str]:
    return [id for id in cards if id != UNKNOWN]
