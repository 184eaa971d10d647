"""Who fights in a movement of allies, and whom the struck ally answers (TR-C2, TR-C13)."""

from __future__ import annotations

from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent
from overseer.tragic.rules.board import attack_of, keyword, spared
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.pile import PLAYER, Item
from overseer.tragic.words import UNAVOIDABLE


def fighters(duel: Duel, item: Item) -> list[Permanent]:
    """The attackers that are still there (TR-C13)."""
    found: list[Permanent] = []
    for permanent in duel.players[item.seat].permanents:
        if permanent.serial in item.attackers and permanent.fighting:
            found.append(permanent)
    return found


def blockers_of(duel: Duel, item: Item, attacker: int) -> list[Permanent]:
    """Who blocks an attacker and is still there."""
    found: list[Permanent] = []
    for blocker, blocked in item.blocks:
        if blocked == attacker:
            there = duel.by_serial(blocker)
            if there is not None:
                found.append(there[1])
    return found


def is_blocked(item: Item, attacker: int) -> bool:
    """Once blocked, an attacker stays blocked (TR-C13)."""
    for _, blocked in item.blocks:
        if blocked == attacker:
            return True
    return False


def dodged(item: Item) -> bool:
    """TR-R3: whether the attacked player has dodged: none hits them but the unavoidable."""
    return item.target >= PLAYER and item.dodged & (1 << (item.target - PLAYER)) != 0


def is_sure(duel: Duel, item: Item, attacker: Permanent) -> bool:
    """TR-W28: an attacker that nobody avoids."""
    return keyword(duel, item.seat, attacker, UNAVOIDABLE) > 0


# -- striking back (TR-C2) -----------------------------------------------------------------------
#
# Reading: an ally that several attack strikes back at one of them, which its player names; so does
# a guardian that takes their blows (TR-W13). Blockers strike the attacker they block.


def against_guard(duel: Duel, item: Item, attacker: Permanent) -> bool:
    """Whether a guardian takes this attacker's blow."""
    return item.charger >= 0 and not is_sure(duel, item, attacker)


def struck_by(duel: Duel, item: Item, struck: Permanent) -> list[Permanent]:
    """The attackers that an ally meets unblocked and may strike (TR-W15)."""
    guards = struck.serial == item.charger
    return [
        attacker
        for attacker in fighters(duel, item)
        if not is_blocked(item, attacker.serial)
        and against_guard(duel, item, attacker) == guards
        and not spared(attacker.card, struck.card)
    ]


def unanswered(duel: Duel, item: Item) -> tuple[int, Permanent, list[Permanent]] | None:
    """Whose player has to name whom it strikes back at: the seat, the ally, the attackers."""
    for serial in (item.charger, item.target_serial if item.target < PLAYER else -1):
        found = duel.by_serial(serial) if serial >= 0 else None
        if found is None or answered_by(item, serial) >= 0:
            continue
        seat, struck = found
        if attack_of(duel, seat, struck) > 0:
            attackers = struck_by(duel, item, struck)
            if len(attackers) > 1 and not _alike(attackers):
                return seat, struck, attackers
    return None


def _alike(attackers: list[Permanent]) -> bool:
    """Whether it makes no difference which of them is struck."""
    first = attackers[0].facts()[3:]
    for attacker in attackers:
        if attacker.card is not attackers[0].card or attacker.facts()[3:] != first:
            return False
    return True


def answered_by(item: Item, struck: int) -> int:
    """The attacker that a struck ally was told to strike back at; -1: none yet."""
    for ally, attacker in item.backs:
        if ally == struck:
            return attacker
    return -1


def answer_places(duel: Duel, item: Item) -> list[int]:
    """The places of the attackers that may be named."""
    found = unanswered(duel, item)
    if found is None:
        return []
    return [item.seat * SLOTS + attacker.slot for attacker in found[2]]


def strike_back_at(duel: Duel, item: Item, attacker: Permanent) -> None:
    """The struck ally's player has named an attacker."""
    found = unanswered(duel, item)
    assert found is not None
    item.backs = (*item.backs, (found[1].serial, attacker.serial))
