"""The damage of a movement of allies: every hit is worked out, then all are applied (TR-C1)."""

from __future__ import annotations

from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent
from overseer.tragic.rules.board import attack_of, health_left, keyword, own_trigger, spared
from overseer.tragic.rules.damage import (
    heal_player,
    hurt_ally,
    hurt_player,
    is_melee,
    net_on_ally,
    net_on_player,
    sweep,
)
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.fighters import (
    against_guard,
    answered_by,
    blockers_of,
    dodged,
    fighters,
    is_blocked,
    is_sure,
    struck_by,
)
from overseer.tragic.rules.pile import PLAYER, Item
from overseer.tragic.words import (
    ABSORB,
    EXCESS,
    LUMINESCENT,
    ON_KILL,
    ON_STRIKE,
    PENETRATING,
    PIERCING,
    PLAIN,
    RADIATION,
    ST_CRITICAL_FACTOR,
    ST_STRIKE_BACK,
    VAMPIRISM,
)


class _Blow:
    """A hit that is worked out before any is applied."""

    def __init__(
        self, owner: int, ally: Permanent | None, amount: int, by: Permanent | None
    ) -> None:
        self.owner: int = owner
        self.ally: Permanent | None = ally
        self.amount: int = amount
        self.by: Permanent | None = by
        self.glows: bool = False
        self.over: int = 0  # beyond the ally's health


def clash(duel: Duel, item: Item) -> None:
    """Work every hit out, then apply them together (TR-C1)."""
    blows: list[_Blow] = []
    defender = item.target - PLAYER if item.target >= PLAYER else item.target // SLOTS
    guard = duel.by_serial(item.charger) if item.charger >= 0 else None
    target = None
    if item.target < PLAYER:
        target = duel.permanent(item.target, item.target_serial)
    fighting = fighters(duel, item)
    for at in range(len(fighting)):
        attacker = fighting[at]
        power = attack_of(duel, item.seat, attacker)
        factor = 1
        if item.criticals & (1 << at):
            factor = 2 + duel.stat(item.seat, ST_CRITICAL_FACTOR)
        if is_blocked(item, attacker.serial):
            _fight(duel, item, attacker, factor, defender, blows)
            continue
        struck = target
        if guard is not None and against_guard(duel, item, attacker):
            struck = guard[1]
        if struck is not None:
            back = _answers(duel, item, struck, attacker)
            _exchange(duel, item.seat, attacker, power, factor, defender, struck, blows, back)
        elif item.target >= PLAYER and (not dodged(item) or is_sure(duel, item, attacker)):
            _strike_player(duel, item, attacker, power, factor, defender, blows)
    _land(duel, item, blows, defender)


def _answers(duel: Duel, item: Item, struck: Permanent, attacker: Permanent) -> bool:
    """TR-C2: whether this is the attacker that a struck ally strikes back at."""
    named = answered_by(item, struck.serial)
    if named >= 0:
        return named == attacker.serial
    attackers = struck_by(duel, item, struck)
    return bool(attackers) and attackers[0] is attacker


def _strike_player(
    duel: Duel,
    item: Item,
    attacker: Permanent,
    power: int,
    factor: int,
    defender: int,
    blows: list[_Blow],
) -> None:
    cut = min(item.reduced, power)
    item.reduced -= cut
    through = keyword(duel, item.seat, attacker, PENETRATING)
    piercing = keyword(duel, item.seat, attacker, PIERCING) > 0
    net = net_on_player(duel, defender, power - cut, PLAIN, through, piercing, attacker.card)
    blow = _Blow(defender, None, net * factor, attacker)  # the critical comes last (TR-C3)
    blow.glows = power > 0 and _glows(duel, item.seat, attacker)
    blows.append(blow)
    back = duel.stat(defender, ST_STRIKE_BACK)  # TR-C11
    if back > 0:
        taken = net_on_ally(duel, item.seat, attacker, back, PLAIN, 0, False, attacker.card)
        blows.append(_Blow(item.seat, attacker, taken, None))


def _glows(duel: Duel, seat: int, ally: Permanent) -> bool:
    """TR-W17: it fights hand to hand and shines; no armour stops that (TR-C10)."""
    return is_melee(ally.card.types) and keyword(duel, seat, ally, LUMINESCENT) > 0


def _exchange(
    duel: Duel,
    seat: int,
    attacker: Permanent,
    power: int,
    factor: int,
    side: int,
    other: Permanent,
    blows: list[_Blow],
    answers: bool,
) -> None:
    """Two allies strike each other at the same time; of one faction they do not (TR-W15)."""
    if spared(attacker.card, other.card):
        return
    blow = _hit(duel, seat, attacker, power, side, other)
    blow.amount *= factor
    blows.append(blow)
    if answers:
        back = attack_of(duel, side, other)
        blows.append(_hit(duel, side, other, back, seat, attacker))


def _hit(duel: Duel, seat: int, by: Permanent, power: int, side: int, struck: Permanent) -> _Blow:
    through = keyword(duel, seat, by, PENETRATING)
    piercing = keyword(duel, seat, by, PIERCING) > 0
    net = net_on_ally(duel, side, struck, power, PLAIN, through, piercing, by.card)
    blow = _Blow(side, struck, net, by)
    blow.glows = power > 0 and _glows(duel, seat, by)
    return blow


def _fight(
    duel: Duel, item: Item, attacker: Permanent, factor: int, defender: int, blows: list[_Blow]
) -> None:
    """A blocked attacker divides its damage; each blocker strikes it (TR-C2)."""
    blockers = blockers_of(duel, item, attacker.serial)
    rest = attack_of(duel, item.seat, attacker)
    for at in range(len(blockers)):
        blocker = blockers[at]
        share = rest
        if at < len(blockers) - 1:
            for who, whom, amount in item.deals:
                if who == attacker.serial and whom == blocker.serial:
                    share = min(amount, rest)
        rest -= share
        _exchange(duel, item.seat, attacker, share, factor, defender, blocker, blows, True)


def _land(duel: Duel, item: Item, blows: list[_Blow], defender: int) -> None:
    """Apply every hit, then what spills over, then healing; then the beaten leave."""
    healed = [0] * duel.seats
    struck: list[Permanent] = []
    killers: list[tuple[int, Permanent, Permanent]] = []
    for blow in blows:
        by = blow.by
        if blow.ally is None:
            glow = 0
            hurt_player(duel, blow.owner, blow.amount, PLAIN, True)
            if blow.glows and by is not None:  # TR-W17
                glow = net_on_player(duel, blow.owner, 1, RADIATION, 0, False, by.card)
                hurt_player(duel, blow.owner, glow, RADIATION, True)
            if blow.amount + glow > 0 and by is not None:
                struck.append(by)
        else:
            blow.over = max(blow.amount - max(health_left(duel, blow.owner, blow.ally), 0), 0)
            hurt_ally(duel, blow.owner, blow.ally, blow.amount)
            if blow.glows:
                hurt_ally(duel, blow.owner, blow.ally, 1)
            wounds = blow.amount > 0 or blow.glows
            beaten = wounds and health_left(duel, blow.owner, blow.ally) <= 0
            if by is not None and beaten:
                killers.append((item.seat if blow.owner == defender else defender, by, blow.ally))
        if by is not None:
            owner = item.seat if blow.owner == defender else defender
            if keyword(duel, owner, by, VAMPIRISM) > 0:  # TR-W18
                healed[owner] += blow.amount
    for attacker in fighters(duel, item):
        over = _excess(duel, item, attacker, blows, defender)
        if over > 0:
            through = keyword(duel, item.seat, attacker, PENETRATING)
            piercing = keyword(duel, item.seat, attacker, PIERCING) > 0
            net = net_on_player(duel, defender, over, PLAIN, through, piercing, attacker.card)
            hurt_player(duel, defender, net, PLAIN, True)
            if net > 0 and attacker not in struck:
                struck.append(attacker)
    for seat in range(duel.seats):
        heal_player(duel, seat, healed[seat])
    sweep(duel, item.seat, defender)
    for ally in struck:
        own_trigger(duel, item.seat, ON_STRIKE, ally)
    for seat, ally, _ in killers:
        own_trigger(duel, seat, ON_KILL, ally)


def _excess(duel: Duel, item: Item, attacker: Permanent, blows: list[_Blow], defender: int) -> int:
    """TR-W2: what an attacker's damage leaves over, once all its blockers have lethal damage."""
    if keyword(duel, item.seat, attacker, EXCESS) == 0:
        return 0
    if dodged(item) and not is_sure(duel, item, attacker):
        return 0
    for blocker in blockers_of(duel, item, attacker.serial):
        if health_left(duel, defender, blocker) > 0:  # one of its faction stands, too (TR-W15)
            return 0
    over = 0
    for blow in blows:
        ally = blow.ally
        if ally is None or blow.by is not attacker:  # what strikes back is by another
            continue
        if health_left(duel, blow.owner, ally) > 0:
            return 0
        if keyword(duel, blow.owner, ally, ABSORB) == 0:  # TR-W1
            over += blow.over
    return over
