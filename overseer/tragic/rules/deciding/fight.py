"""Allies in a fight: joining, blocking, striking back, dividing damage, stepping in the way."""

from __future__ import annotations

from overseer.tragic.moves import AIM, BLOCK, CHARGE, DEAL, JOIN, SLOTS, YES, TragicMove
from overseer.tragic.refusals import (
    R_NO_ANSWERER,
    R_NO_BLOCK,
    R_NO_CHARGE,
    R_NO_TARGET,
    R_NOT_ASKED,
    R_SHARE,
)
from overseer.tragic.rules.attack import area_others, chargers, defender_of, guardians
from overseer.tragic.rules.duel import W_STEPS, W_TRIGGERS, Duel
from overseer.tragic.rules.effects.guards import shielded, shielders
from overseer.tragic.rules.fighters import answer_places
from overseer.tragic.rules.legal import own_permanent
from overseer.tragic.rules.movement import (
    free_chargers,
    joiners,
    next_division,
    possible_blockers,
)


def list_joiners(duel: Duel, found: list[TragicMove]) -> None:
    """Allies that may set out with the others."""
    for place in joiners(duel, duel.work[-1]):
        found.append(duel.tables.moves.join[place])


def why_not_join(duel: Duel, move: TragicMove) -> int:
    """Why this ally does not join."""
    if move.kind != JOIN:
        return R_NOT_ASKED
    return 0 if move.a in joiners(duel, duel.work[-1]) else R_NO_TARGET


def list_blockers(duel: Duel, found: list[TragicMove]) -> None:
    """Allies that may block."""
    for permanent in possible_blockers(duel, duel.chain[-1]):
        found.append(duel.tables.moves.block[duel.seat * SLOTS + permanent.slot])


def why_not_block(duel: Duel, move: TragicMove) -> int:
    """Why this ally does not block."""
    if move.kind != BLOCK:
        return R_NOT_ASKED
    permanent = own_permanent(duel, duel.seat, move.a)
    fits = permanent is not None and permanent in possible_blockers(duel, duel.chain[-1])
    return 0 if fits else R_NO_BLOCK


def list_against(duel: Duel, found: list[TragicMove]) -> None:
    """The attackers that a blocker may stand against."""
    for place in _attackers(duel):
        found.append(duel.tables.moves.aim[place])


def why_not_against(duel: Duel, move: TragicMove) -> int:
    """Why nobody is blocked there."""
    if move.kind != AIM:
        return R_NOT_ASKED
    return 0 if move.a in _attackers(duel) else R_NO_BLOCK


def _attackers(duel: Duel) -> list[int]:
    """The places of a movement's attackers."""
    item = duel.chain[-1]
    return [
        item.seat * SLOTS + permanent.slot
        for permanent in duel.players[item.seat].permanents
        if permanent.serial in item.attackers
    ]


def list_strike_back(duel: Duel, found: list[TragicMove]) -> None:
    """The attackers at which an ally may strike back."""
    for place in answer_places(duel, duel.chain[-1]):
        found.append(duel.tables.moves.aim[place])


def why_not_strike_back(duel: Duel, move: TragicMove) -> int:
    """Why nobody is struck there."""
    if move.kind != AIM:
        return R_NOT_ASKED
    return 0 if move.a in answer_places(duel, duel.chain[-1]) else R_NO_ANSWERER


def list_shares(duel: Duel, found: list[TragicMove]) -> None:
    """How much damage the next blocker may take."""
    share = next_division(duel, duel.chain[-1])
    assert share is not None
    for n in range(share[2] + 1):
        found.append(duel.tables.moves.deal[n])


def why_not_share(duel: Duel, move: TragicMove) -> int:
    """Why not so much."""
    if move.kind != DEAL:
        return R_NOT_ASKED
    share = next_division(duel, duel.chain[-1])
    return 0 if share is not None and move.a <= share[2] else R_SHARE


def list_chargers(duel: Duel, found: list[TragicMove]) -> None:
    """Allies that may take the damage."""
    for place in _chargers(duel):
        found.append(duel.tables.moves.charge[place])


def why_not_charge(duel: Duel, move: TragicMove) -> int:
    """Why this ally does not step in the way."""
    if move.kind != CHARGE:
        return R_NOT_ASKED
    return 0 if move.a in _chargers(duel) else R_NO_CHARGE


def _chargers(duel: Duel) -> list[int]:
    work = duel.work[-1]
    if work.kind == W_STEPS:
        return [duel.seat * SLOTS + ally.slot for ally in shielders(duel, work, duel.seat)]
    if work.kind == W_TRIGGERS:  # MARTYR
        return [duel.seat * SLOTS + ally.slot for ally in guardians(duel, duel.seat)]
    item = duel.chain[-1]
    if item.attackers:
        side = defender_of(item)
        return [side * SLOTS + ally.slot for ally in free_chargers(duel, side, item)]
    return [duel.seat * SLOTS + ally.slot for ally in chargers(duel, duel.seat, item)]


def list_protected(duel: Duel, found: list[TragicMove]) -> None:
    """The allies that a charger may protect from an area (TR-W13)."""
    for place in _protectable(duel):
        found.append(duel.tables.moves.aim[place])


def why_not_protect(duel: Duel, move: TragicMove) -> int:
    """Why this ally is not protected."""
    if move.kind != AIM:
        return R_NOT_ASKED
    return 0 if move.a in _protectable(duel) else R_NO_CHARGE


def _protectable(duel: Duel) -> list[int]:
    work = duel.work[-1]
    side = duel.seat
    if work.kind == W_STEPS:
        return [side * SLOTS + a.slot for a in shielded(duel, work, side, work.charger)]
    item = duel.chain[-1]
    return [side * SLOTS + ally.slot for ally in area_others(duel, side, item, item.charger)]


def list_incapacitate(duel: Duel, found: list[TragicMove]) -> None:
    """TR-W10: the card leaves instead of taking damage; passing deals the damage."""
    found.append(duel.tables.moves.yes)


def why_not_incapacitate(move: TragicMove) -> int:
    """Whether it is that choice."""
    return 0 if move.kind == YES else R_NOT_ASKED
