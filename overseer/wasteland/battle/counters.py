"""Counters on a model's own cards: stages used, tokens left, rounds left (WB-I4)."""

from __future__ import annotations

from overseer.wasteland.battle.attack.arms import use_up
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model


def counter(battle: Battle, model: Model, card: int) -> int:
    """The counter of one of a model's own cards; new cards have all their tokens."""
    place = model.items.index(card)
    if place < len(model.counters):
        return model.counters[place]
    return battle.cards.items[card].tokens


def _counters(battle: Battle, model: Model) -> list[int]:
    """A counter for every one of its own cards."""
    found = list(model.counters)
    while len(found) < len(model.items):
        found.append(battle.cards.items[model.items[len(found)]].tokens)
    return found


def set_counter(battle: Battle, model: Model, card: int, n: int) -> None:
    """The counter of one of a model's own cards is this now."""
    found = _counters(battle, model)
    found[model.items.index(card)] = n
    model.counters = tuple(found)


def own(battle: Battle, model: Model, card: int, n: int) -> None:
    """A card becomes a model's own, with a counter."""
    model.counters = (*_counters(battle, model), n)
    model.items = (*model.items, card)


def disown(battle: Battle, model: Model, card: int) -> None:
    """One of a model's own cards goes."""
    found = _counters(battle, model)
    place = model.items.index(card)
    model.items = model.items[:place] + model.items[place + 1 :]
    model.counters = tuple(found[:place] + found[place + 1 :])


def open_card(battle: Battle, model: Model, card: int, n: int) -> None:
    """A find, or a card of the pool, becomes the model's own by its first use."""
    if card in model.items:
        return
    use_up(battle, model, card)
    own(battle, model, card, n)
