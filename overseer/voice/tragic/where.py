"""What lies on the table, by a word of its own: cards of the hand, places, skills, players.

`hand:punch-1` · `a3` · `chosen:a:recycle-1` · `seat:b` · `chain:0` · `discard:a`; a card that one
chooses where it is not drawn, such as from a library: `card:punch-1`
"""

from __future__ import annotations

from overseer.engine.state import Move
from overseer.tragic import moves as kinds
from overseer.tragic.moves import SEATS, TragicMove, place_text
from overseer.tragic.view import SeenDuel

HAND = "hand:"
CHOSEN = "chosen:"
SEAT = "seat:"
CHAIN = "chain:"
DISCARD = "discard:"
CARD = "card:"
_HAND_MOVES = (kinds.CAST, kinds.LAY_CARD, kinds.THROW, kinds.SHOW)
_PLACE_MOVES = (
    kinds.USE,
    kinds.WEAR,
    kinds.TAKE_OFF,
    kinds.ATTACK_WITH,
    kinds.JOIN,
    kinds.BLOCK,
    kinds.CHARGE,
    kinds.AIM,
)
_CARD_MOVES = (kinds.TAKE, kinds.TOP, kinds.BOTTOM, kinds.AWAY)


def in_hand(card: str) -> str:
    """A card of the viewer's hand."""
    return HAND + card


def chosen(seat: int, card: str) -> str:
    """A trait, a skill or a laid ability card."""
    return f"{CHOSEN}{SEATS[seat]}:{card}"


def player(seat: int) -> str:
    """A player."""
    return SEAT + SEATS[seat]


def discard(seat: int) -> str:
    """A player's discard."""
    return DISCARD + SEATS[seat]


def cards_of(duel: SeenDuel, move: Move) -> list[str]:
    """The cards that a move names and that lie on no drawn place."""
    if not isinstance(move, TragicMove):
        return []
    if move.kind in _CARD_MOVES:
        numbers = [move.a]
    elif move.kind == kinds.TRAITS:
        numbers = [n for n in (move.a, move.b) if n >= 0]
    elif move.kind == kinds.SKILLS:
        numbers = list(duel.tables.moves.groups[move.a])
    else:
        return []
    return [CARD + duel.tables.cards[n].id for n in numbers]


def where_of(duel: SeenDuel, move: Move) -> str:
    """What a move is about, if that lies on the table."""
    if not isinstance(move, TragicMove):
        return ""
    if move.kind in _HAND_MOVES:
        return in_hand(duel.tables.cards[move.a].id)
    if move.kind in _PLACE_MOVES:
        return place_text(move.a)
    if move.kind == kinds.USE_CARD:
        return chosen(duel.seat, duel.tables.cards[move.a].id)
    if move.kind == kinds.AIM_PLAYER:
        return player(move.a)
    return ""


def place_number(where: str) -> int:
    """The place that a notation means; -1: it is none."""
    if len(where) < 2 or where[0] not in SEATS or not where[1:].isdecimal():
        return -1
    return SEATS.index(where[0]) * kinds.SLOTS + int(where[1:]) - 1
