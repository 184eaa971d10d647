"""Allies attack together: one movement, its blocks, divisions and damage (TR-C2, TR-C12)."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE
from overseer.tragic.attack import chargers, unavoidable
from overseer.tragic.board import (
    attack_of,
    engage,
    health_left,
    keyword,
    own_trigger,
    spared,
)
from overseer.tragic.damage import (
    MOST_CHANCES,
    heal_player,
    hurt_ally,
    hurt_player,
    is_melee,
    net_on_ally,
    net_on_player,
    sweep,
)
from overseer.tragic.duel import W_CHAIN, W_MOVEMENT, Duel
from overseer.tragic.moves import MOST_DAMAGE, SLOTS
from overseer.tragic.pile import NOBODY, PLAYER, Item, Work
from overseer.tragic.player import Permanent
from overseer.tragic.targets import FITS, ally_fit, ally_targets
from overseer.tragic.topics import (
    T_AGAINST,
    T_BLOCK,
    T_CHARGE,
    T_CRITICAL,
    T_DIVIDE,
    T_DODGE,
    T_JOIN,
    T_TARGET,
)
from overseer.tragic.words import (
    ABSORB,
    BY_MOVEMENT,
    CRITICAL,
    EXCESS,
    HORDE,
    IN_DEFENCE,
    LUMINESCENT,
    ON_KILL,
    ON_STRIKE,
    PENETRATING,
    PIERCING,
    PLAIN,
    RADIATION,
    ST_CRITICAL_FACTOR,
    ST_NO_CRITICALS,
    ST_STRIKE_BACK,
    UNAVOIDABLE,
    VAMPIRISM,
)

CHECK: Final = 0
BLOCKING: Final = 1
DIVIDING: Final = 2
CHARGING: Final = 3
ROLLING: Final = 4
APPLYING: Final = 5
DONE: Final = 99


# -- sending allies ------------------------------------------------------------------------------


def can_attack(duel: Duel, seat: int, permanent: Permanent) -> bool:
    """TR-K5, TR-W7: a disengaged ally that does not stand IN DEFENCE."""
    return (
        permanent.card.is_ally
        and not permanent.engaged
        and not permanent.fighting
        and keyword(duel, seat, permanent, IN_DEFENCE) == 0
    )


def begin_movement(duel: Duel, seat: int, place: int) -> None:
    """An ally sets out; its target and companions follow."""
    work = duel.push(W_MOVEMENT, seat)
    first = duel.permanent(place, -1)
    assert first is not None
    item = Item(BY_MOVEMENT, seat)
    item.source = place
    item.attackers = (first.serial,)
    item.card = first.card.number
    duel.chain.append(item)
    work.source = place
    work.serial = first.serial


def run_sending(duel: Duel, work: Work) -> bool:
    """Target, then who joins, then the movement is on its way (TR-C12)."""
    item = duel.chain[-1]
    first = duel.permanent(work.source, work.serial)
    assert first is not None
    if work.stage == 0:
        targets = ally_targets(duel, work.seat, first)
        if len(targets) > 1:
            return duel.ask(work.seat, T_TARGET)
        aim_movement(duel, work, targets[0])
    if work.stage == 1:
        if joiners(duel, work):
            return duel.ask(work.seat, T_JOIN)
        work.stage = 2
    duel.work.pop()
    send(duel, item)
    return False


def aim_movement(duel: Duel, work: Work, target: int) -> None:
    """The target is named; a horde comes along (TR-W8)."""
    item = duel.chain[-1]
    item.target = target
    if target < PLAYER:
        aimed = duel.permanent(target, -1)
        assert aimed is not None
        item.target_serial = aimed.serial
    work.stage = 1
    work.a = -1  # the last slot that joined
    _rally(duel, work)


def join(duel: Duel, work: Work, place: int) -> None:
    """One more ally attacks with the others."""
    permanent = duel.permanent(place, -1)
    assert permanent is not None
    item = duel.chain[-1]
    item.attackers = (*item.attackers, permanent.serial)
    work.a = permanent.slot
    _rally(duel, work)


def _rally(duel: Duel, work: Work) -> None:
    """TR-W8: when one of a horde attacks, every disengaged one that can joins."""
    item = duel.chain[-1]
    player = duel.players[work.seat]
    horde = False
    for permanent in player.permanents:
        if permanent.serial in item.attackers and keyword(duel, work.seat, permanent, HORDE) > 0:
            horde = True
    if not horde:
        return
    for permanent in player.permanents:
        if (
            permanent.serial not in item.attackers
            and keyword(duel, work.seat, permanent, HORDE) > 0
            and can_attack(duel, work.seat, permanent)
            and ally_fit(duel, work.seat, permanent, item.target) == FITS
        ):
            item.attackers = (*item.attackers, permanent.serial)


def joiners(duel: Duel, work: Work) -> list[int]:
    """The places of allies that may still join, in the order of their slots."""
    item = duel.chain[-1]
    found: list[int] = []
    for permanent in duel.players[work.seat].permanents:
        if (
            permanent.slot > work.a
            and permanent.serial not in item.attackers
            and can_attack(duel, work.seat, permanent)
            and ally_fit(duel, work.seat, permanent, item.target) == FITS
        ):
            found.append(work.seat * SLOTS + permanent.slot)
    return found


def send(duel: Duel, item: Item) -> None:
    """The allies engage and move to the combat zone; the opponents may answer."""
    player = duel.players[item.seat]
    for permanent in player.permanents:
        if permanent.serial in item.attackers:
            engage(duel, item.seat, permanent)
            permanent.fighting = True
            duel.tell("ally-attacks", {"seat": item.seat, "card": permanent.card.id})
    window = duel.push(W_CHAIN, item.seat, len(duel.chain) - 1)
    window.b = 1


# -- the movement resolves -----------------------------------------------------------------------


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


def possible_blockers(duel: Duel, item: Item) -> list[Permanent]:
    """TR-C2: disengaged allies of the attacked player, each once, in the order of their slots."""
    if item.target < PLAYER:
        return []
    last = -1
    for permanent in duel.players[item.target - PLAYER].permanents:
        for blocker, _ in item.blocks:
            if blocker == permanent.serial:
                last = max(last, permanent.slot)
    found: list[Permanent] = []
    for permanent in duel.players[item.target - PLAYER].permanents:
        if permanent.card.is_ally and not permanent.engaged and permanent.slot > last:
            found.append(permanent)
    return found


def run_movement(duel: Duel, item: Item) -> bool:
    """Take a movement on to its next decision."""
    if item.stage == CHECK:
        if item.also != NOBODY and _part(duel, item):
            return False
        alive = [f for f in fighters(duel, item) if _still_fits(duel, item, f)]
        if not alive:
            duel.tell("movement-fizzled", {"seat": item.seat})
            return _return_home(duel, item)
        for fighter in fighters(duel, item):
            fighter.fighting = fighter in alive  # who may not strike the new target goes home
        item.attackers = tuple([f.serial for f in alive])
        if item.dodge_roll > 0 and item.target >= PLAYER and not unavoidable(duel, item):
            return duel.ask(NATURE, T_DODGE)
        item.stage = BLOCKING
    if item.stage == BLOCKING:
        if item.mode >= 0:  # a blocker waits to be told whom it blocks
            return duel.ask(item.target - PLAYER, T_AGAINST)
        if possible_blockers(duel, item):
            return duel.ask(item.target - PLAYER, T_BLOCK)
        item.stage = DIVIDING
    if item.stage == DIVIDING:
        if next_division(duel, item) is not None:
            return duel.ask(item.seat, T_DIVIDE)
        item.stage = CHARGING
    if item.stage == CHARGING:
        item.stage = ROLLING
        item.a = 0
        side = item.target - PLAYER if item.target >= PLAYER else item.target // SLOTS
        if _free_hits(duel, item) and free_chargers(duel, side, item):
            return duel.ask(side, T_CHARGE)
    if item.stage == ROLLING:
        if _roll_on(duel, item):
            return True
        item.stage = APPLYING
    if item.stage == APPLYING:
        _apply(duel, item)
        return _return_home(duel, item)
    return False


def _still_fits(duel: Duel, item: Item, attacker: Permanent) -> bool:
    if item.target < PLAYER and duel.permanent(item.target, item.target_serial) is None:
        return False
    if item.redirected:  # by a reaction, perhaps at one of its own side; never at itself
        target = duel.permanent(item.target, item.target_serial)
        if target is None:
            return True
        return target is not attacker and not spared(attacker.card, target.card)
    return ally_fit(duel, item.seat, attacker, item.target) == FITS


def movement_dodge_rolled(duel: Duel, item: Item, die: int) -> None:
    """TR-R3, TR-R5: who dodges is not hit; after a failure there is a second window."""
    victim = item.target - PLAYER
    dodged = die <= item.dodge_roll
    name = "dodged" if dodged else "not-dodged"
    duel.tell(name, {"seat": victim, "die": die, "need": item.dodge_roll})
    item.dodge_roll = 0
    if dodged:
        item.d |= 1 << victim
        return
    window = duel.push(W_CHAIN, item.seat, len(duel.chain))
    window.b = 1


def _return_home(duel: Duel, item: Item) -> bool:
    """Survivors go back engaged; that is no leaving (TR-C12)."""
    for permanent in duel.players[item.seat].permanents:
        if permanent.serial in item.attackers:
            permanent.fighting = False
    for permanent in fighters(duel, item):
        permanent.fighting = False
    item.stage = DONE
    return False


def dodged(item: Item) -> bool:
    """TR-R3: whether the attacked player has dodged: none hits them but the unavoidable."""
    return item.target >= PLAYER and item.d & (1 << (item.target - PLAYER)) != 0


# -- UNAVOIDABLE attackers beside others (TR-W28) ------------------------------------------------
#
# Reading: who dodges, cancels, redirects or charges avoids those attackers of a movement that can
# be avoided; the UNAVOIDABLE ones strike on, whoever set out first.


def is_sure(duel: Duel, item: Item, attacker: Permanent) -> bool:
    """TR-W28: an attacker that nobody avoids."""
    return keyword(duel, item.seat, attacker, UNAVOIDABLE) > 0


def called_off(duel: Duel, item: Item) -> bool:
    """A movement is cancelled: who can be stopped goes home; whether that is everybody."""
    sure: list[int] = []
    for attacker in fighters(duel, item):
        if is_sure(duel, item, attacker):
            sure.append(attacker.serial)
    if not sure:
        return True
    for attacker in fighters(duel, item):
        attacker.fighting = attacker.serial in sure
    _lead(duel, item, sure)
    return False


def keep_aim(item: Item) -> None:
    """A movement is redirected: remember (in `also`) where the UNAVOIDABLE go nevertheless."""
    if not item.redirected:
        item.also = item.target
        item.also_serial = item.target_serial


def _part(duel: Duel, item: Item) -> bool:
    """A redirected movement: its UNAVOIDABLE attackers keep their target. True when it parts.

    A movement has one target (TR-C2), so they become one of their own, which fights first.
    """
    sure: list[int] = []
    turned: list[int] = []
    for attacker in fighters(duel, item):
        if is_sure(duel, item, attacker):
            sure.append(attacker.serial)
        else:
            turned.append(attacker.serial)
    kept = item.copy()
    kept.target = item.also
    kept.target_serial = item.also_serial
    kept.redirected = False
    kept.also = item.also = NOBODY
    kept.also_serial = item.also_serial = -1
    if not sure:
        return False
    if not turned:
        item.target = kept.target
        item.target_serial = kept.target_serial
        item.redirected = False
        return False
    item.reduced = 0  # what was taken off goes with those who still strike the same
    _lead(duel, item, turned)
    _lead(duel, kept, sure)
    duel.chain.append(kept)
    return True


def _lead(duel: Duel, item: Item, attackers: list[int]) -> None:
    """Those are left of a movement, which bears the name of the first."""
    item.attackers = tuple(attackers)
    first = duel.by_serial(attackers[0])
    assert first is not None
    item.card = first[1].card.number
    item.source = item.seat * SLOTS + first[1].slot


# -- blocks, division, charges -------------------------------------------------------------------


def block(duel: Duel, item: Item, permanent: Permanent) -> None:
    """A blocker steps forward; with one attacker it is clear whom it blocks."""
    if len(item.attackers) == 1:
        item.blocks = (*item.blocks, (permanent.serial, item.attackers[0]))
    else:
        item.mode = permanent.serial
    duel.tell("blocks", {"seat": item.target - PLAYER, "card": permanent.card.id})


def block_against(item: Item, attacker: Permanent) -> None:
    """… this one."""
    item.blocks = (*item.blocks, (item.mode, attacker.serial))
    item.mode = -1


def next_division(duel: Duel, item: Item) -> tuple[Permanent, Permanent, int] | None:
    """Attacker, blocker and damage left of the next share to be named (TR-C2).

    The last blocker of an attacker gets what is left, so only the others are asked for.
    """
    for attacker in fighters(duel, item):
        blockers = blockers_of(duel, item, attacker.serial)
        if len(blockers) < 2:
            continue
        rest = min(attack_of(duel, item.seat, attacker), MOST_DAMAGE)
        named = 0
        for who, _, amount in item.deals:
            if who == attacker.serial:
                rest -= amount
                named += 1
        if named < len(blockers) - 1:
            return attacker, blockers[named], rest
    return None


def deal(duel: Duel, item: Item, amount: int) -> None:
    """A share of an attacker's damage."""
    found = next_division(duel, item)
    assert found is not None
    attacker, blocker, _ = found
    item.deals = (*item.deals, (attacker.serial, blocker.serial, amount))


def _free_hits(duel: Duel, item: Item) -> bool:
    """Whether something still strikes the target itself that a guardian could take (TR-W28)."""
    if dodged(item):
        return False
    for attacker in fighters(duel, item):
        if not is_blocked(item, attacker.serial) and not is_sure(duel, item, attacker):
            return True
    return False


def free_chargers(duel: Duel, side: int, item: Item) -> list[Permanent]:
    """TR-W13: allies with GUARDIAN CHARGE that do not fight already."""
    fighting = [blocker for blocker, _ in item.blocks]
    fighting.extend(item.attackers)  # redirected at its own side
    return [ally for ally in chargers(duel, side, item) if ally.serial not in fighting]


def _roll_on(duel: Duel, item: Item) -> bool:
    """TR-C6: allies roll for criticals only when a card says so."""
    for player in duel.players:
        if not player.out and duel.stat(player.seat, ST_NO_CRITICALS) > 0:
            return False
    fighting = fighters(duel, item)
    while item.a < len(fighting):
        ally = fighting[item.a]
        index = keyword(duel, item.seat, ally, CRITICAL)
        if index > 0 and attack_of(duel, item.seat, ally) > 0:
            item.step = min(2 + index, MOST_CHANCES + 1)  # CRITICAL x1: a player's usual three dice
            return duel.ask(NATURE, T_CRITICAL)
        item.a += 1
    return False


def ally_critical_rolled(duel: Duel, item: Item, ones: int) -> None:
    """An ally's critical: a bit for each attacker, in order."""
    if ones >= 2:
        item.criticals |= 1 << item.a
        factor = 2 + duel.stat(item.seat, ST_CRITICAL_FACTOR)
        duel.tell("critical", {"seat": item.seat, "factor": factor, "dice": item.step})
    else:
        duel.tell("no-critical", {"seat": item.seat, "dice": item.step, "ones": ones})
    item.a += 1


# -- damage, all at once -------------------------------------------------------------------------


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


def _apply(duel: Duel, item: Item) -> None:
    """Work every hit out, then apply them together (TR-C1)."""
    blows: list[_Blow] = []
    defender = item.target - PLAYER if item.target >= PLAYER else item.target // SLOTS
    guard = duel.by_serial(item.charger) if item.charger >= 0 else None
    guard_answered = False
    target_answered = False
    fighting = fighters(duel, item)
    for at in range(len(fighting)):
        attacker = fighting[at]
        power = attack_of(duel, item.seat, attacker)
        factor = 1
        if item.criticals & (1 << at):
            factor = 2 + duel.stat(item.seat, ST_CRITICAL_FACTOR)
        if is_blocked(item, attacker.serial):
            _fight(duel, item, attacker, factor, defender, blows)
        elif guard is not None and not is_sure(duel, item, attacker):
            other = guard[1]
            first = not guard_answered
            if _exchange(duel, item.seat, attacker, power, factor, defender, other, blows, first):
                guard_answered = True
        elif item.target < PLAYER:
            target = duel.permanent(item.target, item.target_serial)
            if target is not None:
                first = not target_answered
                _exchange(duel, item.seat, attacker, power, factor, defender, target, blows, first)
                target_answered = True
        elif not dodged(item) or is_sure(duel, item, attacker):
            _strike_player(duel, item, attacker, power, factor, defender, blows)
    _land(duel, item, blows, defender)


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
    blow.glows = net > 0 and _glows(duel, item.seat, attacker)
    blows.append(blow)
    back = duel.stat(defender, ST_STRIKE_BACK)  # TR-C11
    if back > 0:
        taken = net_on_ally(duel, item.seat, attacker, back, PLAIN, 0, False, attacker.card)
        blows.append(_Blow(item.seat, attacker, taken, None))


def _glows(duel: Duel, seat: int, ally: Permanent) -> bool:
    """TR-W17: it fights hand to hand and shines."""
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
) -> bool:
    """Two allies strike each other at the same time; of one faction they do not (TR-W15)."""
    if spared(attacker.card, other.card):
        return False
    blow = _hit(duel, seat, attacker, power, side, other)
    blow.amount *= factor
    blows.append(blow)
    if answers:
        back = attack_of(duel, side, other)
        blows.append(_hit(duel, side, other, back, seat, attacker))
    return True


def _hit(duel: Duel, seat: int, by: Permanent, power: int, side: int, struck: Permanent) -> _Blow:
    through = keyword(duel, seat, by, PENETRATING)
    piercing = keyword(duel, seat, by, PIERCING) > 0
    net = net_on_ally(duel, side, struck, power, PLAIN, through, piercing, by.card)
    blow = _Blow(side, struck, net, by)
    blow.glows = net > 0 and _glows(duel, seat, by)
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
            hurt_player(duel, blow.owner, blow.amount, PLAIN, True)
            if blow.glows and by is not None:  # TR-W17
                net = net_on_player(duel, blow.owner, 1, RADIATION, 0, False, by.card)
                hurt_player(duel, blow.owner, net, RADIATION, True)
            if blow.amount > 0 and by is not None:
                struck.append(by)
        else:
            blow.over = max(blow.amount - max(health_left(duel, blow.owner, blow.ally), 0), 0)
            hurt_ally(duel, blow.owner, blow.ally, blow.amount)
            if blow.glows:
                hurt_ally(duel, blow.owner, blow.ally, 1)
            beaten = blow.amount > 0 and health_left(duel, blow.owner, blow.ally) <= 0
            if by is not None and beaten:
                killers.append((item.seat if blow.owner == defender else defender, by, blow.ally))
        if by is not None:
            owner = item.seat if blow.owner == defender else defender
            if keyword(duel, owner, by, VAMPIRISM) > 0:
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
            if keyword(duel, item.seat, attacker, VAMPIRISM) > 0:
                healed[item.seat] += net - over  # TR-W18: the final damage
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
