"""Allies at war, as the bots see it: whom to send where, whom to block, how to divide damage."""

from __future__ import annotations

from overseer.bots.tragic.outlook import Outlook
from overseer.bots.tragic.sight import blow_on_player
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent
from overseer.tragic.rules.board import attack_of, health_left, keyword, spared
from overseer.tragic.rules.damage import net_on_ally
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.fighters import fighters, is_blocked
from overseer.tragic.rules.movement import can_attack
from overseer.tragic.rules.pile import PLAYER, Item
from overseer.tragic.rules.targets import FITS, ally_fit
from overseer.tragic.words import (
    EXCESS,
    PENETRATING,
    PIERCING,
    PLAIN,
    ST_STRIKE_BACK,
)


def blow_on_ally(duel: Duel, seat: int, ally: Permanent, side: int, other: Permanent) -> int:
    """What an ally does to another one; of the same faction nothing (TR-W15)."""
    if spared(ally.card, other.card):
        return 0
    through = keyword(duel, seat, ally, PENETRATING)
    piercing = keyword(duel, seat, ally, PIERCING) > 0
    power = attack_of(duel, seat, ally)
    return net_on_ally(duel, side, other, power, PLAIN, through, piercing, ally.card)


def exchange(outlook: Outlook, seat: int, ally: Permanent, side: int, other: Permanent) -> float:
    """Two allies strike each other: what the seat of the outlook gains by it."""
    duel = outlook.duel
    total = 0.0
    given = blow_on_ally(duel, seat, ally, side, other)
    health = health_left(duel, side, other)
    if given >= health:
        total += outlook.lost(side, other)
        if keyword(duel, seat, ally, EXCESS) > 0:
            total += outlook.hurt(duel.players[side], float(given - health))
    if blow_on_ally(duel, side, other, seat, ally) >= health_left(duel, seat, ally):
        total += outlook.lost(seat, ally)
    return total


class Charge:
    """One's own allies against one opponent: who should go for the player, who stays."""

    def __init__(self, outlook: Outlook, victim: int, must: int) -> None:
        self.outlook: Outlook = outlook
        self.victim: int = victim
        self.going: list[Permanent] = []
        self.worth: float = 0.0
        duel = outlook.duel
        seat = outlook.seat
        blockers: list[Permanent] = []
        for ally in duel.players[victim].permanents:
            if ally.card.is_ally and not ally.engaged:
                blockers.append(ally)
        allies: list[Permanent] = []
        gains: list[float] = []
        losses: list[float] = []
        total = 0.0
        back = duel.stat(victim, ST_STRIKE_BACK)
        for ally in duel.players[seat].permanents:
            if ally.serial != must:
                if not can_attack(duel, seat, ally):
                    continue
                if ally_fit(duel, seat, ally, PLAYER + victim) != FITS:
                    continue
            blow = blow_on_player(duel, seat, ally, victim)
            total += blow
            gain = blow * outlook.face
            if back > 0 and back >= health_left(duel, seat, ally):
                gain -= outlook.ally(seat, ally)
            gain -= stay_worth(outlook, ally)
            blocked = gain
            for blocker in blockers:
                blocked = min(blocked, exchange(outlook, seat, ally, victim, blocker))
            allies.append(ally)
            gains.append(gain)
            losses.append(gain - blocked)
        self.pick(allies, gains, losses, len(blockers), must)
        # When it wins on the spot, nobody stays at home.
        sure = total
        if blockers:
            hits = sorted([blow_on_player(duel, seat, ally, victim) for ally in allies])
            sure = sum(hits[: max(len(hits) - len(blockers), 0)])
        if sure >= duel.players[victim].hp:
            self.going = allies
            self.worth = 200.0

    def pick(
        self,
        allies: list[Permanent],
        gains: list[float],
        losses: list[float],
        blockers: int,
        must: int,
    ) -> None:
        """Leave the worst at home as long as that pays."""
        chosen = list(range(len(allies)))
        best = group(gains, losses, chosen, blockers)
        while len(chosen) > 1:
            drop = -1
            for at in chosen:
                if allies[at].serial == must:
                    continue
                rest = [other for other in chosen if other != at]
                without = group(gains, losses, rest, blockers)
                if without > best + 0.01:
                    best = without
                    drop = at
            if drop < 0:
                break
            chosen.remove(drop)
        self.going = [allies[at] for at in chosen]
        self.worth = best


def group(gains: list[float], losses: list[float], chosen: list[int], blockers: int) -> float:
    """A group's attack when each blocker stops the one that hurts most."""
    total = 0.0
    worst: list[float] = []
    for at in chosen:
        total += gains[at]
        worst.append(losses[at])
    if blockers:
        worst.sort()
        for loss in worst[max(len(worst) - blockers, 0) :]:
            if loss > 0.0:
                total -= loss
    return total


def stay_worth(outlook: Outlook, ally: Permanent) -> float:
    """What an ally that stays upright may stop in the opponent's turn."""
    duel = outlook.duel
    seat = outlook.seat
    foe = outlook.foe
    best = 0.0
    for other in foe.permanents:
        if other.card.is_ally:
            saved = -outlook.hurt(outlook.me, blow_on_player(duel, foe.seat, other, seat))
            saved += exchange(outlook, foe.seat, other, seat, ally)
            best = max(best, saved)
    if best <= 0.0:
        return 0.0
    if outlook.threat >= outlook.me.hp:
        return min(best, 30.0)
    return min(outlook.stay * best, 17.0 * outlook.stay)


def assault(outlook: Outlook, first: Permanent, target: int) -> float:
    """An attack at an ally, with as many as it takes; only the first is struck back."""
    duel = outlook.duel
    seat = outlook.seat
    other = duel.permanent(target, -1)
    if other is None:
        return 0.0
    owner = target // SLOTS
    worth = exchange(outlook, seat, first, owner, other)
    dealt = blow_on_ally(duel, seat, first, owner, other)
    need = health_left(duel, owner, other) - dealt
    spare = 0.3 * blow_on_player(duel, seat, first, owner) + 0.5 * stay_worth(outlook, first)
    worth -= spare
    if need <= 0:
        return worth
    for ally in duel.players[seat].permanents:
        if ally.serial != first.serial and can_attack(duel, seat, ally):
            if ally_fit(duel, seat, ally, target) == FITS:
                need -= blow_on_ally(duel, seat, ally, owner, other)
                worth -= 0.5 * blow_on_player(duel, seat, ally, owner)
                if need <= 0:
                    return worth + outlook.lost(owner, other)
    return -5.0


def best_sending(outlook: Outlook, first: Permanent, targets: list[int]) -> float:
    """Sending an ally out, at the best target."""
    best = -5.0
    for target in targets:
        best = max(best, sending(outlook, first, target))
    return best


def sending(outlook: Outlook, first: Permanent, target: int) -> float:
    """Sending an ally (and those that should join) at a target."""
    if target < PLAYER:
        return assault(outlook, first, target)
    charge = Charge(outlook, target - PLAYER, first.serial)
    alone = len(charge.going)
    return charge.worth if alone == 1 else charge.worth * 0.9


def joining(outlook: Outlook, item: Item, ally: Permanent) -> float:
    """One more ally for a movement that has its target."""
    duel = outlook.duel
    seat = outlook.seat
    if item.target >= PLAYER:
        charge = Charge(outlook, item.target - PLAYER, item.attackers[0])
        for going in charge.going:
            if going.serial == ally.serial:
                return 1.0 + 0.1 * attack_of(duel, seat, ally)
        return -1.0
    other = duel.permanent(item.target, -1)
    if other is None:
        return -1.0
    owner = item.target // SLOTS
    need = health_left(duel, owner, other)
    for attacker in duel.players[seat].permanents:
        if attacker.serial in item.attackers:
            need -= blow_on_ally(duel, seat, attacker, owner, other)
    if need <= 0:
        return -1.0
    return 2.0 - 0.1 * abs(need - blow_on_ally(duel, seat, ally, owner, other))


# -- blocking --------------------------------------------------------------------------------------


def coming(outlook: Outlook, item: Item) -> float:
    """What the attackers that nobody blocks do to the seat."""
    duel = outlook.duel
    total = 0.0
    for attacker in fighters(duel, item):
        if not is_blocked(item, attacker.serial):
            total += blow_on_player(duel, item.seat, attacker, outlook.seat)
    return max(total - item.reduced, 0.0)


def blocking(outlook: Outlook, item: Item, blocker: Permanent, attacker: Permanent) -> float:
    """A blocker against one attacker."""
    duel = outlook.duel
    gain = exchange(outlook, item.seat, attacker, outlook.seat, blocker)
    if is_blocked(item, attacker.serial):
        return gain - 1.0
    blow = blow_on_player(duel, item.seat, attacker, outlook.seat)
    all_of_it = coming(outlook, item)
    if keyword(duel, item.seat, attacker, EXCESS) > 0:  # TR-W2: the rest goes on
        blow = min(blow, float(health_left(duel, outlook.seat, blocker)))
    gain += blow * outlook.skin
    if all_of_it >= outlook.me.hp:
        gain += blow
        if all_of_it - blow < outlook.me.hp:
            gain += 40.0
    return gain


def best_block(outlook: Outlook, item: Item, blocker: Permanent) -> float:
    """A blocker against the attacker that suits it best."""
    best = -100.0
    for attacker in fighters(outlook.duel, item):
        best = max(best, blocking(outlook, item, blocker, attacker))
    return best


def enough(duel: Duel, seat: int, attacker: Permanent, side: int, blocker: Permanent) -> int:
    """How much of an attacker's damage beats a blocker: its health and its armour."""
    whole = attack_of(duel, seat, attacker)
    lost = whole - blow_on_ally(duel, seat, attacker, side, blocker)
    return health_left(duel, side, blocker) + max(lost, 0)
