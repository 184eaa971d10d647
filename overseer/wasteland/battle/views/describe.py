"""A battle as plain data, for clients that draw it."""

from __future__ import annotations

from overseer.wasteland.battle.attack.arms import IMPROVISED, is_empty
from overseer.wasteland.battle.battle import EDGES, Battle
from overseer.wasteland.battle.model import (
    CONTENTS,
    DIGIT,
    LETTER,
    MARKER_KINDS,
    PLACES,
    STATUSES,
    STRIKE,
    UNKNOWN,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import card_text
from overseer.wasteland.battle.topics import TOPICS
from overseer.wasteland.words import CONDITIONS, NONE


def acting(battle: Battle) -> int:
    """Who is to do something now: the active one, or who reacts, slides, is charged; else NONE."""
    if not battle.work:
        return NONE
    number = battle.work[-1].model
    if number == NONE:
        number = battle.active
    return number if number != NONE and battle.models[number].alive else NONE


def described(battle: Battle) -> dict[str, object]:
    """Everything that a client draws."""
    return {
        "side": battle.layout.side,
        "edges": list(EDGES),
        "scenario": battle.rules.name,
        "round": battle.round,
        "rounds": battle.rules.rounds,
        "turn": battle.turn_side,
        "advantage": battle.advantage,
        "active": battle.active,
        "acting": acting(battle),
        "actions": battle.actions,
        "topic": TOPICS[battle.topic],
        "seat": battle.seat,
        "sides": list(battle.sides),
        "ai": [side for side in (0, 1) if (battle.ai >> side) & 1],
        "pieces": [
            {
                "kind": piece.kind,
                "points": [list(point) for point in piece.points],
                "blocks_sight": piece.blocks_sight,
                "cover": piece.cover,
                "impassable": piece.impassable,
                "difficult": piece.difficult,
                "height": piece.height,
                "climbable": piece.climbable,
            }
            for piece in battle.layout.pieces
        ],
        "models": [model_data(battle, model) for model in battle.models],
        "markers": [marker_data(battle, marker) for marker in battle.markers if not marker.out],
        "pools": pools_data(battle),
        "deck": sum(battle.deck),
        "hands": [[card_of_hand(battle, n) for n in hand] for hand in battle.hands],
        "quests": [quest_word(battle, n) for n in battle.quests],
        "events": events_data(battle),
        "notes": list(battle.notes),
        "over": battle.how,
        "victor": battle.victor,
        "level": battle.level,
    }


def pools_data(battle: Battle) -> list[list[str]]:
    """The limited items of each unit card."""
    return [[card_text(battle.cards, card) for card in pool] for pool in battle.groups]


def card_of_hand(battle: Battle, boost: int) -> str:
    """A boost in a hand; "?" for one that somebody else holds."""
    return battle.cards.boosts[boost].id if boost >= 0 else "?"


def quest_word(battle: Battle, quest: int) -> str:
    """A quest; "?" for somebody else's, empty for none (WC-Q1)."""
    if quest == NONE:
        return ""
    return battle.cards.quests[quest].id if quest >= 0 else "?"


def events_data(battle: Battle) -> dict[str, object]:
    """The event deck as everybody sees it, with what a side knows besides."""
    fate, events = battle.fate, battle.cards.events
    return {
        "deck": fate.height,
        "top": events[fate.top].id if fate.top >= 0 else "",
        "standing": [events[card].id for card, _ in fate.standing],
        "due": [[events[card].id if card >= 0 else "?", seat] for card, seat in fate.due],
    }


def model_data(battle: Battle, model: Model) -> dict[str, object]:
    """A model as data."""
    cards = battle.cards
    return {
        "number": model.number,
        "unit": model.unit.id,
        "side": model.side,
        "seat": model.seat,
        "place": PLACES[model.place],
        "x": model.x,
        "y": model.y,
        "radius": model.radius,
        "on": model.on,
        "status": STATUSES[model.status],
        "health": model.health,
        "wounds": model.wounds,
        "rads": model.rads,
        "conditions": [word for n, word in enumerate(CONDITIONS) if (model.conditions >> n) & 1],
        "stuns": model.stuns,
        "reactions": model.reactions,
        "points": model.points,
        "boosts": model.boosts,
        "energy_boosts": model.energy_boosts,
        "luck": model.luck,
        "heroic": model.heroic,
        "leader": "" if model.leader is None else model.leader.id,
        "weapons": [
            {
                "id": cards.weapons[number].id,
                "empty": is_empty(model, slot),
                "tokens": model.tokens[slot],
                "critical": model.criticals[slot],
                "mod": "" if model.mods[slot] == NONE else cards.items[model.mods[slot]].id,
            }
            for slot, number in enumerate(model.weapons)
            if slot < IMPROVISED
        ],
        "items": [card_text(cards, card) for card in model.items],
        "found": [card_text(cards, card) for card in model.found],
        "power": "" if model.power == NONE else cards.items[model.power].id,
        "power_damage": model.power_damage,
        "degraded": model.degraded,
        "carrying": list(model.carrying),
        "perks": [cards.perks[number].id for number in model.perks],
        "token": model.token,
        "group": model.group,
    }


def marker_data(battle: Battle, marker: Marker) -> dict[str, object]:
    """A marker as data; an unknown content is empty."""
    return {
        "number": marker.number,
        "kind": MARKER_KINDS[marker.kind],
        "x": marker.x,
        "y": marker.y,
        "radius": marker.radius,
        "content": content_word(marker.content),
        "open": marker.open,
        "seen": marker.seen,
        "carrier": marker.carrier,
        "side": marker.side,
        "card": marker_card(battle, marker),
        "items": [card_text(battle.cards, card) for card in marker.items],
        "state": marker.state,
        "word": marker.word,
    }


def marker_card(battle: Battle, marker: Marker) -> str:
    """The card that lies there: a mine's, or the smoke that calls a strike in."""
    if marker.card == NONE:
        return ""
    if marker.kind == STRIKE:
        return battle.cards.items[marker.card].id
    return battle.cards.weapons[marker.card].id


def content_word(content: int) -> str:
    """What is under a marker, as a word: item, A, 3; empty when unknown."""
    if content == UNKNOWN:
        return ""
    if content >= DIGIT:
        return str(content - DIGIT)
    return "ABCDEFGH"[content - LETTER] if content >= LETTER else CONTENTS[content]
