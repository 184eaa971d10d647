"""What a person can choose from: legal moves, those to the same space taken together."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from overseer.engine.refusal import Refusal
from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.moves import ShelterMove, space_text, who_text
from overseer.shelter.player import Player
from overseer.shelter.vault import T_WINDOW, W_CLOSE
from overseer.terminal.session import Session
from overseer.terminal.table.choices import Choice
from overseer.voice.shelter.situation import position


def kind_of(choice: Choice) -> int:
    """What kind of move it is."""
    move = choice.move
    return move.kind if isinstance(move, ShelterMove) else -1


def choices(moves: list[Move]) -> list[Choice]:
    """Legal moves as a list to choose from: the way on comes last, spaces in their order."""
    spaces: dict[str, list[Move]] = {}
    others: list[Choice] = []
    for move in moves:
        if isinstance(move, ShelterMove) and move.kind == kinds.PLACE:
            spaces.setdefault(space_text(move.a), []).append(move)
        elif isinstance(move, ShelterMove) and move.kind == kinds.HEAL and move.a < kinds.SPACES:
            others.append(Choice((move,), space_text(move.a)))
        else:
            others.append(Choice((move,)))
    return [Choice(tuple(found), space) for space, found in spaces.items()] + others


def quiet(moves: list[Move]) -> Move | None:
    """The move that goes on without choosing anything, if there is one."""
    for move in moves:
        if isinstance(move, ShelterMove) and move.kind in (kinds.DONE, kinds.FIGHT):
            return move
    return None


def between_rewards(session: Session) -> bool:
    """Whether all that is asked is if an item or a trade shall come between two rewards."""
    state = position(session.reads)
    if session.over or state.topic != T_WINDOW:
        return False
    return bool(state.work) and state.doing() != W_CLOSE


def why_not(session: Session, space: str) -> Refusal | None:
    """Why nobody can be placed there: the reason for the dwellers that come nearest to it."""
    state = position(session.reads)
    if session.over or not 0 <= state.seat < state.seats:
        return None
    singles, pairs = _companies(state.players[state.seat])
    found: list[Refusal] = []
    for who in [*pairs, *singles]:
        refusal = session.match.refusal(state.seat, session.parse(f"place {space} {who}"))
        if refusal is None:
            return None
        found.append(refusal)
    # That somebody else would have to come is the reason only if there is no other.
    for refusal in found:
        if refusal.reason not in _MISFITS:
            return refusal
    return found[len(pairs)]


_MISFITS: Final = (
    "shelter-needs-one",
    "shelter-needs-two",
    "shelter-needs-healthy",
    "shelter-needs-wounded",
)


def _companies(player: Player) -> tuple[list[str], list[str]]:
    """The single dwellers and the pairs that a player could send, as a placement writes them."""
    pairs: list[str] = []
    singles: list[str] = []
    for base, alike, slots in (
        (0, player.fresh, player.trained),
        (8, player.hurt, player.hurt_trained),
    ):
        codes = [base] * min(2, alike) + [base + n for n in range(1, 8) if slots >> n & 1]
        singles += dict.fromkeys(who_text(code) for code in codes)
        pairs += dict.fromkeys(
            f"{who_text(first)}+{who_text(second)}" for first, second in combinations(codes, 2)
        )
    return singles or [who_text(0)], pairs
