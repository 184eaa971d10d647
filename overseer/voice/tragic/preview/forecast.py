"""What an attack would do, for whoever is about to make, aim, block or answer it."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import Move
from overseer.tragic import moves as kinds
from overseer.tragic.moves import SLOTS, TragicMove
from overseer.tragic.preview import (
    Preview,
    preview,
    preview_block,
    preview_item,
    preview_movement,
    preview_plan,
)
from overseer.tragic.rules.duel import W_MOVEMENT, Duel
from overseer.tragic.rules.fighters import blockers_of, fighters
from overseer.tragic.rules.movement import can_attack
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.rules.targets import ally_targets, attack_targets
from overseer.tragic.topics import T_AGAINST, T_BLOCK, T_DIVIDE, T_PART, T_TARGET
from overseer.tragic.view import SeenDuel, twin_of
from overseer.tragic.words import ABILITY, BLAST_AREA

_OF_BLOCKS: Final = (kinds.BLOCK, kinds.AIM, kinds.PASS, kinds.DEAL)

Foreseen = tuple[Preview, int]  # what will happen, and at which target


def foresee(duel: SeenDuel, seat: int, move: Move) -> Foreseen | None:
    """The attack that a move of `seat` begins, aims or answers; None where there is no attack."""
    if not isinstance(move, TragicMove):
        return None
    if move.kind == kinds.CAST and duel.tables.cards[move.a].strike is not None:
        return _cast(duel, seat, move.a)
    if move.kind == kinds.ATTACK_WITH:
        return _sent(duel, seat, move.a)
    if move.kind in (kinds.AIM, kinds.AIM_PLAYER) and duel.topic == T_TARGET:
        return _aimed(duel, seat, move.a if move.kind == kinds.AIM else PLAYER + move.a)
    if move.kind == kinds.PART and duel.topic == T_PART:
        work = duel.work[-1]
        return preview(duel, seat, work.card, work.target, move.a), work.target
    if move.kind == kinds.BLOCK or (move.kind == kinds.AIM and duel.topic == T_AGAINST):
        return _blocked(duel, move)
    if move.kind == kinds.DEAL:
        return foresee_plan(duel, [move])
    if move.kind == kinds.LAY_CARD:
        return _laid(duel, seat, move)
    if move.kind == kinds.PASS and duel.chain:
        return incoming(duel, len(duel.chain) - 1)
    return None


def incoming(duel: SeenDuel, at: int) -> Foreseen | None:
    """What an attack on the chain is going to do."""
    if at >= len(duel.chain):
        return None
    if duel.topic == T_DIVIDE and at == len(duel.chain) - 1:
        return foresee_plan(duel, [])  # struck down one after the other, unless it is said
    seen = preview_item(duel, at)
    return None if seen is None else (seen, duel.chain[at].target)


def _cast(duel: SeenDuel, seat: int, card: int) -> Foreseen | None:
    """An attack card in hand: against whatever it can be aimed at first."""
    if duel.tables.cards[card].keywords[BLAST_AREA]:
        return preview(duel, seat, card, NOBODY), NOBODY
    targets = attack_targets(duel, seat, duel.tables.cards[card])
    if not targets:
        return None
    players = [target for target in targets if target >= PLAYER and target != PLAYER + seat]
    target = players[0] if players else targets[0]
    return preview(duel, seat, card, target), target


def _sent(duel: SeenDuel, seat: int, place: int) -> Foreseen | None:
    permanent = duel.permanent(place, -1)
    if permanent is None or not can_attack(duel, seat, permanent):
        return None
    targets = ally_targets(duel, seat, permanent)
    if not targets:
        return None
    players = [target for target in targets if target >= PLAYER]
    target = players[0] if players else targets[0]
    return preview_movement(duel, seat, place, target), target


def _aimed(duel: SeenDuel, seat: int, target: int) -> Foreseen | None:
    """The target of what is being announced."""
    work = duel.work[-1]
    if work.kind == W_MOVEMENT:
        staged = twin_of(duel)
        staged.chain.pop()
        return preview_movement(staged, seat, work.source, target), target
    if work.card < 0 or duel.tables.cards[work.card].strike is None or work.target != NOBODY:
        return None
    return preview(duel, seat, work.card, target), target


def _blocked(duel: SeenDuel, move: TragicMove) -> Foreseen | None:
    """The fight of a blocker: with the attacker that is named, else with the only one."""
    item = duel.chain[-1]
    places = [
        item.seat * SLOTS + each.slot
        for each in duel.players[item.seat].permanents
        if each.serial in item.attackers
    ]
    if move.kind == kinds.AIM:
        guard = duel.by_serial(item.mode)
        if guard is None:
            return None
        seen = preview_block(duel, guard[0] * SLOTS + guard[1].slot, move.a)
    elif len(places) == 1:
        seen = preview_block(duel, move.a, places[0])
    else:
        return None
    return None if seen is None else (seen, item.target)


def foresee_plan(duel: SeenDuel, plan: list[TragicMove]) -> Foreseen | None:
    """A movement with all the blocks of a plan, and with shares of damage; None: it has others."""
    if duel.topic not in (T_BLOCK, T_DIVIDE) or any(move.kind not in _OF_BLOCKS for move in plan):
        return None
    item = duel.chain[-1]
    attackers = {each.serial: item.seat * SLOTS + each.slot for each in fighters(duel, item)}
    blocks: list[tuple[int, int]] = []
    for at, move in enumerate(plan):
        if move.kind == kinds.BLOCK:
            after = plan[at + 1] if at + 1 < len(plan) else move
            only = next(iter(attackers.values()))
            blocks.append((move.a, after.a if after.kind == kinds.AIM else only))
    shares = [move.a for move in plan if move.kind == kinds.DEAL]
    deals: list[tuple[int, int, int]] = []
    for serial, attacker in attackers.items():
        guards = [
            (item.target - PLAYER) * SLOTS + each.slot for each in blockers_of(duel, item, serial)
        ]
        guards += [guard for guard, against in blocks if against == attacker]
        named = sum(who == serial for who, _, _ in item.deals)
        for guard in guards[named:-1]:
            if shares:
                deals.append((attacker, guard, shares.pop(0)))
    seen = preview_plan(duel, blocks, deals)
    return None if seen is None else (seen, item.target)


def _laid(duel: SeenDuel, seat: int, move: TragicMove) -> Foreseen | None:
    """What one's own attack on the chain would do with the card laid (TR-P6)."""
    if not duel.chain or duel.chain[-1].seat != seat:
        return None
    if duel.tables.cards[move.a].kind != ABILITY:
        return None
    laid = duel.copy()
    laid.apply(move)
    assert isinstance(laid, Duel)
    return incoming(SeenDuel(laid), len(duel.chain) - 1)
