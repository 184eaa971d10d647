"""Shelter's choices as data: where, who, what it costs and what it gives."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.moves import (
    LEFT,
    PAIRS,
    SINGLES,
    SPACES,
    ShelterMove,
    dweller_text,
    pair_of,
    place_text,
    space_text,
)
from overseer.shelter.state import SeenShelter
from overseer.shelter.tables import Tables
from overseer.shelter.vault import T_WINDOW, W_CLOSE
from overseer.voice.given import Choice
from overseer.voice.shelter.amounts import Amounts, summed
from overseer.voice.shelter.faces import cube_counts
from overseer.voice.shelter.moves import placed_words, placement
from overseer.voice.shelter.words import stock_cubes, what_lies_at, who_words


def filled(state: SeenShelter, move: ShelterMove, choice: Choice, lang: str) -> Choice:
    """A choice that places nobody, with its cost and its gain."""
    choice.cost, choice.gain = amounts(state, move, lang)
    return choice


def placing(state: SeenShelter, move: ShelterMove, lang: str) -> Choice:
    """A placement as a choice, but for what follows from it: what players are asked most often,
    and the same whenever the same lies there."""
    at = move.a
    found = _placing(
        state.tables, what_lies_at(state, at), state.kind_at(at), move, state.seat, lang
    )
    return copy(found)


@lru_cache(maxsize=16384)
def _placing(
    tables: Tables, lies: tuple[int, int], kind: int, move: ShelterMove, seat: int, lang: str
) -> Choice:
    told = placed_words(tables, lies, kind, move.a, move.b, lang)
    text = str(move)
    return Choice(
        move=text,
        kind=text.partition(" ")[0],
        name=told.title,
        detail=told.detail,
        at=[space_text(move.a)],
        who=dwellers(seat, move),
        doer=who_words(move.b, lang),
        cost=dict(told.cost),
        gain=dict(told.gain),
    )


def between_rewards(state: SeenShelter) -> bool:
    """Whether all that is asked is if an item or a trade shall come between two rewards."""
    return state.topic == T_WINDOW and bool(state.work) and state.doing() != W_CLOSE


def places(state: SeenShelter, move: Move) -> list[str]:
    """The words of what a move is about."""
    assert isinstance(move, ShelterMove)
    kind, seat = move.kind, state.seat
    if kind == kinds.PLACE:
        return [space_text(move.a)]
    if kind == kinds.HEAL:
        if move.a < SPACES:
            return [space_text(move.a)]
        return [f"seat:{seat}:~{dweller_text(move.a - SPACES)}"]
    if kind in (kinds.USE, kinds.GIVE, kinds.READY):
        return [f"seat:{seat}:{state.tables.cards.items[move.a].id}"]
    if kind == kinds.TAKE:
        return [f"item:{state.tables.cards.items[move.a].id}"]
    if kind == kinds.BUILD:
        place = outermost(state, state.turn, move.b)
        found = [f"room:{state.tables.rooms[move.a].card.id}"]
        return found if place is None else [*found, place]
    if kind == kinds.FIGHT:
        return [space_text(state.space)]
    return []


def outermost(state: SeenShelter, seat: int, side: int) -> str | None:
    """The place where the next room of a side goes (SH-Y8); None when that side is full."""
    rooms = state.players[seat].rooms
    for place in (2, 1, 0) if side == LEFT else (3, 4, 5):
        if rooms[place] == 0:
            return place_text(state.floor_of[seat], place)
    return None


def dwellers(seat: int, move: ShelterMove) -> list[str]:
    """Who is placed."""
    who = move.b
    if who < SINGLES:
        return [f"seat:{seat}:{dweller_text(who)}"]
    hurt = 8 if who >= SINGLES + PAIRS else 0
    codes = pair_of((who - SINGLES) % PAIRS)
    return [f"seat:{seat}:{dweller_text(hurt + code)}" for code in codes]


def amounts(state: SeenShelter, move: ShelterMove, lang: str) -> tuple[Amounts, Amounts]:
    """What a move costs, and what it gives."""
    kind, tables = move.kind, state.tables
    if kind == kinds.PLACE:
        told = placement(state, move, lang)
        return dict(told.cost), dict(told.gain)
    if kind == kinds.USE:
        item = tables.cards.items[move.a]
        return summed(item.pay), summed(item.gain)
    if kind == kinds.BUILD:
        return price(state, move.a), {}
    if kind == kinds.GAIN:
        return {}, cube_counts(stock_cubes(move.a))
    if kind == kinds.PAY:
        return cube_counts(stock_cubes(move.a)), {}
    if kind == kinds.TRADE:
        give, take = tables.trade_give[move.a] * move.b, tables.trade_take[move.a] * move.b
        return cube_counts(stock_cubes(give)), cube_counts(stock_cubes(take))
    if kind == kinds.GIVE:
        return {"item": 1}, {}
    if kind in (kinds.TAKE, kinds.READY):
        return {}, {"item" if kind == kinds.TAKE else "ready": 1}
    return {}, {}


def price(state: SeenShelter, number: int) -> Amounts:
    """What a room costs the player whose turn it is, less what items take off."""
    if state.work and state.free_build:
        return {}
    room, mask = state.tables.rooms[number], state.players[state.turn].discount
    return cube_counts((room.energy[mask], room.food[mask], room.water[mask]))
