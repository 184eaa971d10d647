"""The set-up: traits, skills, the first hand (TR-S3, TR-S4, TR-S6)."""

from __future__ import annotations

from overseer.tragic.moves import MULLIGAN, SKILLS, TRAITS, TragicMove
from overseer.tragic.refusals import R_NOT_ASKED, R_SKILL_COUNT, R_TWO_RACES
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.turn_facts import skill_slots


def two_races(duel: Duel, first: int, second: int) -> bool:
    """TR-S7: at most one race."""
    if first < 0 or second < 0:
        return False
    cards = duel.tables.cards
    return cards[first].race and cards[second].race


def list_traits(duel: Duel, found: list[TragicMove]) -> None:
    """No trait, one, or two that go together."""
    for move in duel.tables.moves.traits:
        if not two_races(duel, move.a, move.b):
            found.append(move)


def why_not_traits(duel: Duel, move: TragicMove) -> int:
    """Why these are no traits to choose."""
    if move.kind != TRAITS:
        return R_NOT_ASKED
    return R_TWO_RACES if two_races(duel, move.a, move.b) else 0


def list_skills(duel: Duel, found: list[TragicMove]) -> None:
    """As many skills as there are places for."""
    found.extend(duel.tables.moves.skills[skill_slots(duel, duel.seat) - 3])


def why_not_skills(duel: Duel, move: TragicMove) -> int:
    """Why these are no skills to choose."""
    if move.kind != SKILLS:
        return R_NOT_ASKED
    return 0 if move.b == skill_slots(duel, duel.seat) else R_SKILL_COUNT


def list_mulligan(duel: Duel, found: list[TragicMove]) -> None:
    """Another hand; keeping this one is passing."""
    found.append(duel.tables.moves.mulligan)


def why_not_mulligan(move: TragicMove) -> int:
    """Whether it is another hand that is asked for."""
    return 0 if move.kind == MULLIGAN else R_NOT_ASKED
