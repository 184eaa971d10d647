"""What must hold in every position of a campaign."""

from __future__ import annotations

from collections import Counter

from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.topics import T_BUILD, T_CHOOSE, T_DRAW, T_KEEP, T_LEADER
from overseer.wasteland.settlement.holdings import Holdings
from overseer.wasteland.settlement.stores import places, stores
from overseer.wasteland.settlement.supply import balance

_STEPS = (T_KEEP, T_LEADER, T_BUILD, T_DRAW, T_CHOOSE)


def broken(state: Campaigning) -> list[str]:
    """Everything that is wrong; empty when all is well."""
    found: list[str] = []
    for player in state.players:
        found += [f"player {player.seat}: {wrong}" for wrong in _player(state, player)]
        steps = [frame.topic for frame in reversed(state.work) if frame.seat == player.seat]
        own = [topic for topic in steps if topic in _STEPS]
        if own != sorted(own):
            found.append(f"player {player.seat}: steps out of order {own}")
    return found


def _player(state: Campaigning, player: Player) -> list[str]:
    own, books = player.own, state.books
    found: list[str] = []
    if own.caps < 0:
        found.append(f"{own.caps} caps")
    if not own.settled:
        if own.built or own.reserve or own.chosen:
            found.append("owns what needs a settlement")
        return found + _ledger(own)
    for id, n in own.built.items():
        structure = books.structures[id]
        if not 0 <= own.granted.get(id, 0) <= n or not 0 <= own.on.get(id, 0) <= n:
            found.append(f"{id}: {n} built, more free or supplied")
        if structure.maximum and n > structure.maximum:
            found.append(f"{id}: {n} of {structure.maximum}")
    if not set(own.on) <= set(own.built) or not set(own.granted) <= set(own.built):
        found.append("supplies what is not built")
    now = balance(own, books)
    if now.room_used > now.room:
        found.append(f"{now.room_used} structures in room for {now.room}")
    if own.quest_land < 0:
        found.append("paid for land with more quests than were done")
    step = [frame.topic for frame in state.work if frame.seat == player.seat]
    if T_DRAW not in step and T_CHOOSE in step and T_BUILD not in step and now.short:
        found.append("more power or water used than there is")
    if T_CHOOSE in step and T_KEEP not in step:
        if places(own.chosen, books) > stores(own, books):
            found.append("more chosen than the stores hold")
    if Counter(player.fielded) - Counter([*own.chosen, *own.free]):
        found.append("fields cards that were not chosen")
    return found + _ledger(own)


def _ledger(own: Holdings) -> list[str]:
    """Every card that came is held or has gone."""
    found: list[str] = []
    for id in {*own.gained, *own.gone}:
        if own.gained.get(id, 0) - own.gone.get(id, 0) != own.held(id):
            found.append(f"{id}: {own.held(id)} held, not what came and went")
    for id in (*own.reserve, *own.chosen, *own.heap, *own.kept, *own.extra, *own.free):
        if id not in own.gained:
            found.append(f"{id} came from nowhere")
    return found
