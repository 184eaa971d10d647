"""The odds of Shelter's fights: two dice, and what items add to them (SH-T4)."""

from __future__ import annotations

from typing import Final

from overseer.shelter import moves as kinds
from overseer.shelter.card import Space
from overseer.shelter.legal import moment_items
from overseer.shelter.moves import ShelterMove
from overseer.shelter.state import SeenShelter
from overseer.shelter.tables import BEFORE_FIGHT
from overseer.voice.reader import Reader
from overseer.voice.shelter.amounts import summed
from overseer.voice.shelter.words import shown_space

WAYS: Final = {total: 6 - abs(7 - total) for total in range(2, 13)}
ALL: Final = 36


def wins(number: int, bonus: int = 0) -> int:
    """In how many of 36 rolls a fight is won."""
    return sum(ways for total, ways in WAYS.items() if total + bonus >= number)


def percent(number: int, bonus: int = 0) -> int:
    """The same in percent."""
    return round(100 * wins(number, bonus) / ALL)


def move_odds(reader: Reader, state: SeenShelter, move: ShelterMove) -> dict[str, object]:
    """The odds of the fight that a move leads to; empty when it leads to none."""
    if move.kind == kinds.FIGHT:
        return fight_odds(reader, state, state.showing().fight, int(state.bonus))
    if move.kind == kinds.USE and state.space >= 0 and state.showing().fight:
        bonus = state.tables.items[move.a].bonus
        return fight_odds(reader, state, state.showing().fight, int(state.bonus) + bonus)
    face = shown_space(state, move.a) if move.kind == kinds.PLACE else None
    return {} if face is None else space_odds(reader, state, face)


def space_odds(reader: Reader, state: SeenShelter, face: Space) -> dict[str, object]:
    """The odds of a fight on a space, and what is won or lost by it; empty without a fight."""
    if not face.fight:
        return {}
    found = fight_odds(reader, state, face.fight)
    found["won"] = summed(face.reward)
    found["lost"] = {"wounded": 2 if face.linked else 1}
    return found


def fight_odds(
    reader: Reader, state: SeenShelter, number: int, bonus: int = 0
) -> dict[str, object]:
    """A fight as data: the roll that wins, in how many of 36 rolls, and with each item at hand."""
    found: dict[str, object] = {"number": number, "of": ALL, "wins": wins(number, bonus)}
    found["rolls"] = {str(total): ways for total, ways in WAYS.items()}
    if bonus:
        found["bonus"] = bonus
    if reader.viewer is not None:
        player = state.players[reader.viewer]
        helps = {
            state.tables.cards.items[n].id: wins(number, bonus + state.tables.items[n].bonus)
            for n in moment_items(state, player, BEFORE_FIGHT)
        }
        if helps:
            found["with"] = helps
    return found
