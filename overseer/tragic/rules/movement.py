"""Allies attack together: one movement, its blocks, divisions and damage (TR-C2, TR-C12)."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.engine.state import NATURE
from overseer.tragic.moves import MOST_DAMAGE, SLOTS, place_text
from overseer.tragic.player import Permanent
from overseer.tragic.rules.attack import chargers, unavoidable
from overseer.tragic.rules.board import (
    attack_of,
    engage,
    keyword,
    spared,
)
from overseer.tragic.rules.clash import clash
from overseer.tragic.rules.damage import (
    MOST_CHANCES,
)
from overseer.tragic.rules.duel import W_CHAIN, W_MOVEMENT, Duel
from overseer.tragic.rules.fighters import (
    blockers_of,
    dodged,
    fighters,
    is_blocked,
    is_sure,
    unanswered,
)
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item, Work
from overseer.tragic.rules.targets import FITS, ally_fit, ally_targets
from overseer.tragic.rules.telling import tell_sent
from overseer.tragic.topics import (
    T_AGAINST,
    T_BLOCK,
    T_CHARGE,
    T_CRITICAL,
    T_DIVIDE,
    T_DODGE,
    T_JOIN,
    T_STRIKE_BACK,
    T_TARGET,
)
from overseer.tragic.words import (
    BY_MOVEMENT,
    CRITICAL,
    HORDE,
    IN_DEFENCE,
    ST_CRITICAL_FACTOR,
    ST_NO_CRITICALS,
)

CHECK: Final = 0
BLOCKING: Final = 1
DIVIDING: Final = 2
CHARGING: Final = 3
ANSWERING: Final = 4
ROLLING: Final = 5
APPLYING: Final = 6
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
    _rally(duel, work)


def join(duel: Duel, work: Work, place: int) -> None:
    """One more ally attacks with the others."""
    permanent = duel.permanent(place, -1)
    assert permanent is not None
    item = duel.chain[-1]
    item.attackers = (*item.attackers, permanent.serial)
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
    """TR-C2: the places of allies that may still join, in any order."""
    item = duel.chain[-1]
    found: list[int] = []
    for permanent in duel.players[work.seat].permanents:
        if (
            permanent.serial not in item.attackers
            and can_attack(duel, work.seat, permanent)
            and ally_fit(duel, work.seat, permanent, item.target) == FITS
        ):
            found.append(work.seat * SLOTS + permanent.slot)
    return found


def send(duel: Duel, item: Item) -> None:
    """The allies engage and move to the combat zone; the opponents may answer."""
    player = duel.players[item.seat]
    sent: list[Permanent] = []
    for permanent in player.permanents:
        if permanent.serial in item.attackers:
            engage(duel, item.seat, permanent)
            permanent.fighting = True
            sent.append(permanent)
    if duel.ears is not None:
        tell_sent(duel, item, sent)
    window = duel.push(W_CHAIN, item.seat, len(duel.chain) - 1)
    window.distance = 1


# -- the movement resolves -----------------------------------------------------------------------


def possible_blockers(duel: Duel, item: Item) -> list[Permanent]:
    """TR-C2: disengaged allies of the attacked player, each once, in any order."""
    if item.target < PLAYER:
        return []
    blocking = [blocker for blocker, _ in item.blocks]
    found: list[Permanent] = []
    for permanent in duel.players[item.target - PLAYER].permanents:
        if permanent.card.is_ally and not permanent.engaged and permanent.serial not in blocking:
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
        item.stage = ANSWERING
        item.strikes = 0
        side = item.target - PLAYER if item.target >= PLAYER else item.target // SLOTS
        if _free_hits(duel, item) and free_chargers(duel, side, item):
            return duel.ask(side, T_CHARGE)
    if item.stage == ANSWERING:
        found = unanswered(duel, item)
        if found is not None:
            return duel.ask(found[0], T_STRIKE_BACK)
        item.stage = ROLLING
    if item.stage == ROLLING:
        if _roll_on(duel, item):
            return True
        item.stage = APPLYING
    if item.stage == APPLYING:
        clash(duel, item)
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
        item.dodged |= 1 << victim
        return
    window = duel.push(W_CHAIN, item.seat, len(duel.chain))
    window.distance = 1


def _return_home(duel: Duel, item: Item) -> bool:
    """Survivors go back engaged; that is no leaving (TR-C12)."""
    for permanent in duel.players[item.seat].permanents:
        if permanent.serial in item.attackers:
            permanent.fighting = False
    for permanent in fighters(duel, item):
        permanent.fighting = False
    item.stage = DONE
    return False


# -- UNAVOIDABLE attackers beside others (TR-W28) ------------------------------------------------
#
# Reading: who dodges, cancels, redirects or charges avoids those attackers of a movement that can
# be avoided; the UNAVOIDABLE ones strike on, whoever set out first.


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
    item.mode = permanent.serial
    if len(item.attackers) == 1:
        found = duel.by_serial(item.attackers[0])
        assert found is not None
        block_against(duel, item, found[1])


def block_against(duel: Duel, item: Item, attacker: Permanent) -> None:
    """… this one."""
    item.blocks = (*item.blocks, (item.mode, attacker.serial))
    found = duel.by_serial(item.mode)
    item.mode = -1
    if found is not None:
        args: dict[str, Value] = {"seat": found[0], "card": found[1].card.id}
        args["place"] = place_text(found[0] * SLOTS + found[1].slot)
        args["at"] = place_text(item.seat * SLOTS + attacker.slot)
        duel.tell("blocks", {**args, "target": attacker.card.id})


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
    while item.strikes < len(fighting):
        ally = fighting[item.strikes]
        index = keyword(duel, item.seat, ally, CRITICAL)
        if index > 0 and attack_of(duel, item.seat, ally) > 0:
            item.step = min(2 + index, MOST_CHANCES + 1)  # CRITICAL x1: a player's usual three dice
            return duel.ask(NATURE, T_CRITICAL)
        item.strikes += 1
    return False


def ally_critical_rolled(duel: Duel, item: Item, ones: int) -> None:
    """An ally's critical: a bit for each attacker, in order."""
    if ones >= 2:
        item.criticals |= 1 << item.strikes
        factor = 2 + duel.stat(item.seat, ST_CRITICAL_FACTOR)
        duel.tell("critical", {"seat": item.seat, "factor": factor, "dice": item.step})
    else:
        duel.tell("no-critical", {"seat": item.seat, "dice": item.step, "ones": ones})
    item.strikes += 1
