"""Traits and skills: the choice that the deck plans, and the ones next to it (TR-S3, TR-S4).

A choice is one move that names everything, and there are hundreds of them. People begin from the
plan of their deck and change it card by card.
"""

from __future__ import annotations

from overseer.engine.state import Move
from overseer.tragic.moves import TragicMove
from overseer.tragic.rules.turn_facts import skill_slots
from overseer.tragic.topics import T_SKILLS, T_TRAITS
from overseer.tragic.view import SeenDuel

MOST_TRAITS = 2


def choosing(duel: SeenDuel) -> bool:
    """Whether traits or skills are chosen now."""
    return duel.topic in (T_TRAITS, T_SKILLS)


def pool(duel: SeenDuel) -> list[int]:
    """The cards to choose from."""
    return duel.tables.set.traits if duel.topic == T_TRAITS else duel.tables.set.skills


def wanted(duel: SeenDuel) -> int:
    """How many may be chosen at most; skills are exactly so many."""
    return MOST_TRAITS if duel.topic == T_TRAITS else skill_slots(duel, duel.seat)


def planned(duel: SeenDuel) -> tuple[int, ...]:
    """What the deck was built for, filled up or cut to what is asked for."""
    cards = [n for n in duel.players[duel.seat].plan if n in pool(duel)][: wanted(duel)]
    if duel.topic == T_SKILLS:
        others = [n for n in pool(duel) if n not in cards]
        cards += others[: wanted(duel) - len(cards)]
    return tuple(sorted(cards))


def move_for(duel: SeenDuel, cards: tuple[int, ...]) -> TragicMove | None:
    """The move that chooses exactly these cards; None when that is no choice."""
    moves = duel.tables.moves
    chosen = sorted(cards)
    if duel.topic == T_TRAITS:
        if not chosen:
            return moves.traits[0]
        ids = " ".join(duel.tables.cards[n].id for n in chosen)
        return moves.by_text.get(f"traits {ids}")
    ids = " ".join(duel.tables.cards[n].id for n in chosen)
    return moves.by_text.get(f"skills {ids}")


def proposed(duel: SeenDuel) -> list[Move]:
    """The plan, and for traits none at all; everything else is picked from the cards."""
    found = [move_for(duel, planned(duel))]
    if duel.topic == T_TRAITS:
        found.append(move_for(duel, ()))
    return [move for move in dict.fromkeys(found) if move is not None]


def offered(duel: SeenDuel, legal: list[Move]) -> list[Move]:
    """The plan first, then what differs from it by one card; the rest is for who types it."""
    plan = planned(duel)
    found: list[Move | None] = [move_for(duel, plan)]
    if duel.topic == T_TRAITS:
        found.append(move_for(duel, ()))
        found += [move_for(duel, (n,)) for n in pool(duel)]
    else:
        for old in plan:
            kept = tuple(n for n in plan if n != old)
            found += [move_for(duel, (*kept, n)) for n in pool(duel) if n not in plan]
    known = set(legal)
    return [move for move in dict.fromkeys(found) if move is not None and move in known]
