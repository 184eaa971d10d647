"""Targets: what an announcement or a movement is aimed at, and the part of a body."""

from __future__ import annotations

from overseer.tragic.moves import AIM, AIM_PLAYER, PART, SLOTS, TragicMove
from overseer.tragic.refusals import R_NO_TARGET, R_NOT_ASKED
from overseer.tragic.rules.announce import aimed_ability, targets_for
from overseer.tragic.rules.duel import W_MOVEMENT, Duel
from overseer.tragic.rules.legal import AIM_REASONS
from overseer.tragic.rules.pile import PLAYER
from overseer.tragic.rules.targets import ability_fit, ally_fit, attack_fit
from overseer.tragic.words import ATTACK


def list_targets(duel: Duel, found: list[TragicMove]) -> None:
    """What may be aimed at in the running announcement."""
    moves = duel.tables.moves
    for target in targets_now(duel):
        found.append(moves.aim_player[target - PLAYER] if target >= PLAYER else moves.aim[target])


def why_not_target(duel: Duel, move: TragicMove) -> int:
    """Why the running announcement cannot be aimed like this."""
    if move.kind == AIM:
        return _why_not_at(duel, move.a)
    return _why_not_at(duel, PLAYER + move.a) if move.kind == AIM_PLAYER else R_NOT_ASKED


def targets_now(duel: Duel) -> list[int]:
    """The targets of the running announcement."""
    work = duel.work[-1]
    if work.kind == W_MOVEMENT:
        from_place = duel.permanent(work.source, work.serial)
        assert from_place is not None
        return [
            target
            for target in _everything(duel)
            if ally_fit(duel, work.seat, from_place, target) == 0
        ]
    return targets_for(duel, work)


def _everything(duel: Duel) -> list[int]:
    found = [PLAYER + other for other in range(duel.seats)]
    for player in duel.players:
        for permanent in player.permanents:
            found.append(player.seat * SLOTS + permanent.slot)
    return found


def _why_not_at(duel: Duel, target: int) -> int:
    """Why a target does not fit, as exactly as it can be said."""
    if target in targets_now(duel):
        return 0
    work = duel.work[-1]
    card = duel.tables.cards[work.card] if work.card >= 0 else None
    why = 1
    if work.kind == W_MOVEMENT:
        sent = duel.permanent(work.source, work.serial)
        if sent is not None:
            why = ally_fit(duel, work.seat, sent, target)
    elif card is not None and card.kind == ATTACK and work.stage == 0:
        why = attack_fit(duel, work.seat, card, target)
    elif card is not None:
        number = work.ability if work.ability >= 0 else aimed_ability(card)
        if number >= 0:
            why = ability_fit(duel, work.seat, card.abilities[number], target, work.source, card)
    return AIM_REASONS[why] or R_NO_TARGET


def list_parts(duel: Duel, found: list[TragicMove]) -> None:
    """TARGETING: the parts of a body."""
    found.extend(duel.tables.moves.part)


def why_not_part(move: TragicMove) -> int:
    """Whether it is a part of the body that is named."""
    return 0 if move.kind == PART else R_NOT_ASKED
