"""An attack before it is made: what it deals, exactly, with every die that will be rolled.

    seen = preview(view.position, seat, card, target, part)
    seen.net, seen.critical, seen.damage      # 11, Fraction(2, 27), {11: …, 22: …}

The engine itself works the attack out on copies, once for each outcome of the dice, so nothing
can differ. It works on what a seat knows: nobody answers, blocks or steps in, and what is laid
later changes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.state import NATURE
from overseer.tragic.card import Card
from overseer.tragic.moves import SLOTS
from overseer.tragic.odds import critical as critical_chance
from overseer.tragic.odds import dice
from overseer.tragic.player import Permanent
from overseer.tragic.rules import movement
from overseer.tragic.rules.announce import item_kind
from overseer.tragic.rules.attack import (
    DISABLES,
    FOLLOWING,
    critical_rolled,
    dodge_rolled,
    is_area,
    net_of_strike,
    off_balance,
    run_attack,
)
from overseer.tragic.rules.board import health_left, keyword
from overseer.tragic.rules.damage import (
    armour_of,
    chances_of,
    net_on_ally,
    net_on_player,
    penetration_of,
    pierces,
    raw_damage,
    strikes_of,
)
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.fighters import fighters, strike_back_at, unanswered
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item
from overseer.tragic.topics import (
    T_BLOCK,
    T_DIVIDE,
    T_DODGE,
    T_INCAPACITATE,
    T_PROTECT,
    T_STRIKE_BACK,
)
from overseer.tragic.words import (
    ATTACK,
    BY_MOVEMENT,
    CRITICAL,
    KEY_ARMOUR,
    POISON,
    RADIATION,
    ST_CRITICAL_FACTOR,
    VAMPIRISM,
)

Spread = dict[int, Fraction]  # an amount, and how likely it is
SIX: Final = 6


@dataclass(frozen=True)
class Strike:
    """One strike of an attack card, step by step (TR-C3)."""

    raw: int  # TR-C4
    worn: int  # armour of the target against this kind of damage
    ignored: int  # of it, by PENETRATING or PIERCING (TR-W3, TR-W4)
    armour: int  # what armour takes off it, penetration considered
    net: int  # before its critical
    count: int  # strikes of the card
    times: int  # how often the result is applied (TR-C7)
    factor: int  # of a critical
    critical: Fraction  # the chance of one
    dice: int  # that are rolled for one; 0: none


@dataclass(frozen=True)
class Wounds:
    """What an ally takes, on either side."""

    place: int
    damage: Spread
    beaten: Fraction


@dataclass(frozen=True)
class Preview:
    """An attack card or a movement of allies at a target."""

    strike: Strike | None  # of an attack card
    dodge: Fraction  # the chance that the target dodges by a roll
    damage: Spread  # to the target, all together; an area: to all allies in it
    beats: Fraction  # the chance that the target is beaten by it
    spill: Spread  # what goes on to the player of an ally (TR-W2)
    taken: Spread  # what the attacking player takes, by a strike-back (TR-C1)
    healed: Spread  # what the attacking player heals (TR-W18)
    allies: tuple[Wounds, ...]  # every ally that may take damage

    @property
    def mean(self) -> Fraction:
        """The expected damage."""
        return mean(self.damage)


def mean(spread: Spread) -> Fraction:
    """The expected amount."""
    return sum((amount * chance for amount, chance in spread.items()), Fraction(0))


def at_least(spread: Spread, amount: int) -> Fraction:
    """The chance of that much or more."""
    return sum((chance for n, chance in spread.items() if n >= amount), Fraction(0))


# -- what is previewed ---------------------------------------------------------------------------


def preview(duel: Duel, seat: int, card: int, target: int, part: int = -1) -> Preview:
    """What an attack card of `seat` would do to a target, before it is cast."""
    staged = _copy(duel)
    cast = staged.tables.cards[card]
    player = staged.players[seat]
    if card in player.hand:
        player.take_from_hand(card)
    if seat == staged.active:
        player.actions += 1
    item = Item(item_kind(cast), seat)
    item.card = card
    item.part = part
    item.stealthy = cast.kind == ATTACK and staged.hidden(seat)
    item.repeats = player.repeats if cast.kind == ATTACK else 0
    _aim(staged, item, target)
    staged.chain.append(item)
    return _preview(staged, len(staged.chain) - 1)


def preview_item(duel: Duel, at: int) -> Preview | None:
    """What an item of the chain will do as it lies there; None: that is no attack, or none now."""
    item = duel.chain[at]
    if item.cancelled:
        return None
    if item.kind != BY_MOVEMENT and duel.tables.cards[item.card].strike is None:
        return None
    if item.kind != BY_MOVEMENT and (item.ability >= 0 or item.stage >= FOLLOWING):
        return None
    if item.kind == BY_MOVEMENT and (item.stage > movement.BLOCKING or item.target == NOBODY):
        return None
    if item.kind == BY_MOVEMENT and item.mode >= 0:  # a blocker waits to be told whom it blocks
        return None
    staged = _copy(duel)
    if item.kind == BY_MOVEMENT:
        _send(staged, staged.chain[at])
    return _preview(staged, at)


def preview_block(duel: Duel, blocker: int, attacker: int) -> Preview | None:
    """What the movement on top of the chain will do if an ally blocks one of its attackers."""
    staged = _copy(duel)
    item = staged.chain[-1]
    guard, other = staged.permanent(blocker, -1), staged.permanent(attacker, -1)
    if guard is None or other is None:
        return None
    item.mode = guard.serial
    movement.block_against(staged, item, other)
    return preview_item(staged, len(staged.chain) - 1)


def preview_plan(
    duel: Duel, blocks: list[tuple[int, int]], deals: list[tuple[int, int, int]]
) -> Preview | None:
    """What the movement on top of the chain will do with these blocks and no others.

    Blocks are places of blocker and attacker, added to those that are made. `deals` adds how much
    an attacker deals to a blocker; the others are struck down one after the other.
    """
    staged = _copy(duel)
    item = staged.chain[-1]
    serials: dict[int, int] = {}
    named = [*blocks, *((by, at) for by, at, _ in deals)]
    for place in [place for pair in named for place in pair]:
        permanent = staged.permanent(place, -1)
        if permanent is None:
            return None
        serials[place] = permanent.serial
    item.mode = -1
    item.stage = min(item.stage, movement.BLOCKING)
    item.blocks += tuple((serials[blocker], serials[attacker]) for blocker, attacker in blocks)
    item.deals += tuple((serials[by], serials[at], amount) for by, at, amount in deals)
    return preview_item(staged, len(staged.chain) - 1)


def preview_movement(duel: Duel, seat: int, place: int, target: int) -> Preview:
    """What an ally, with the horde that comes along, would do to a target (TR-W8)."""
    staged = _copy(duel)
    movement.begin_movement(staged, seat, place)
    movement.aim_movement(staged, staged.work[-1], target)
    _send(staged, staged.chain[-1])
    return _preview(staged, len(staged.chain) - 1)


def _copy(duel: Duel) -> Duel:
    twin = duel.copy()
    assert isinstance(twin, Duel)
    return twin


def _aim(duel: Duel, item: Item, target: int) -> None:
    item.target = target
    if 0 <= target < PLAYER:
        permanent = duel.permanent(target, -1)
        item.target_serial = -1 if permanent is None else permanent.serial


def _send(duel: Duel, item: Item) -> None:
    """The allies are on their way."""
    for permanent in duel.players[item.seat].permanents:
        if permanent.serial in item.attackers:
            permanent.engaged = True
            permanent.fighting = True


# -- working it out ------------------------------------------------------------------------------


@dataclass
class _Branch:
    """A way the dice may fall, and what came of it."""

    duel: Duel
    chance: Fraction
    told: list[Event]
    there: dict[int, tuple[int, Permanent]]  # who stood there before anything was dealt

    def sum(self, name: str, seat: int) -> int:
        """All that happened to a player under that name."""
        return sum(
            int(event.args["amount"])
            for event in self.told
            if event.name == f"tragic-{name}" and event.args["seat"] == seat
        )

    def sum_others(self, name: str, seat: int) -> int:
        """All that happened to the other players under that name."""
        return sum(self.sum(name, other) for other in range(self.duel.seats) if other != seat)


def _preview(duel: Duel, at: int) -> Preview:
    item = duel.chain[at]
    before = {p.serial: p.damage for player in duel.players for p in player.permanents}
    if _apart(duel, item):
        return _each_apart(duel, at, before)
    strike, dodge = _strike(duel, item), Fraction(0)
    leaves: list[_Branch] = []
    waiting = [_branch(duel, Fraction(1))]
    while waiting:
        branch = waiting.pop()
        running = branch.duel.chain[at]
        run = movement.run_movement if running.kind == BY_MOVEMENT else run_attack
        if not run(branch.duel, running):
            leaves.append(branch)
        elif branch.duel.seat == NATURE:
            if branch.duel.topic == T_DODGE:
                dodge = Fraction(running.dodge_roll, SIX)
            waiting += _rolled(branch, at)
        else:
            _decline(branch.duel, running)
            waiting.append(branch)
    return _seen(duel, item, leaves, before, strike, dodge)


# -- many attackers ------------------------------------------------------------------------------
#
# Every attacker that rolls for a critical doubles the ways the dice may fall. Allies that attack a
# player harm nobody together: an attacker's critical concerns the player, or its own blockers. So
# it is enough to look at each alone. Healing is the exception: its sum is cut at the maximum.

FEW: Final = 4  # so many are rolled out


def _apart(duel: Duel, item: Item) -> bool:
    """Whether more attackers roll than are rolled out, and each can be looked at alone."""
    if item.kind != BY_MOVEMENT or item.target < PLAYER or item.dodge_roll > 0:
        return False
    allies = fighters(duel, item)
    rolling = [ally for ally in allies if keyword(duel, item.seat, ally, CRITICAL) > 0]
    if len(rolling) <= FEW:
        return False
    everybody = [(player.seat, p) for player in duel.players for p in player.permanents]
    return not any(keyword(duel, seat, p, VAMPIRISM) > 0 for seat, p in everybody)


def _each_apart(duel: Duel, at: int, before: dict[int, int]) -> Preview:
    """The preview from one way without any critical and one way for each of them."""
    item = duel.chain[at]
    plain, rolls = _one_way(duel, at, -1)
    none = _seen(duel, item, [plain], before, None, Fraction(0))
    damage = dict(none.damage)
    usual = {wounds.place: wounds for wounds in none.allies}
    spreads = dict(usual)
    for number, chance in rolls.items():
        way, _ = _one_way(duel, at, number)
        alone = _seen(duel, item, [way], before, None, Fraction(0))
        more = max(alone.damage) - max(none.damage)
        if more:
            damage = _with(damage, more, chance)
        for wounds in alone.allies:
            old = usual.get(wounds.place, Wounds(wounds.place, {0: Fraction(1)}, Fraction(0)))
            if wounds != old:  # it fights this attacker
                spreads[wounds.place] = _mixed(old, wounds, chance)
    victim = plain.duel.players[item.target - PLAYER]
    least = victim.hp + max(none.damage)  # who loses as much is beaten
    beats = at_least(damage, least) if victim.reprieve == 0 else Fraction(0)
    healed, taken, spill = none.healed, none.taken, none.spill
    allies = tuple(spreads[place] for place in sorted(spreads))
    return Preview(None, Fraction(0), damage, beats, spill, taken, healed, allies)


def _one_way(duel: Duel, at: int, lucky: int) -> tuple[_Branch, dict[int, Fraction]]:
    """The way in which only that attacker has a critical (-1: none), and the chance of each."""
    branch = _branch(duel, Fraction(1))
    rolls: dict[int, Fraction] = {}
    while movement.run_movement(branch.duel, branch.duel.chain[at]):
        running = branch.duel.chain[at]
        if branch.duel.seat == NATURE:
            rolls[running.strikes] = critical_chance(running.step - 1)
            ones = 2 if running.strikes == lucky else 0
            movement.ally_critical_rolled(branch.duel, running, ones)
        else:
            _decline(branch.duel, running)
    return branch, rolls


def _with(spread: Spread, more: int, chance: Fraction) -> Spread:
    """A spread to which something may be added."""
    found: Spread = {}
    for amount, likely_so in spread.items():
        _add(found, amount, likely_so * (1 - chance))
        _add(found, amount + more, likely_so * chance)
    return found


def _mixed(one: Wounds, other: Wounds, chance: Fraction) -> Wounds:
    """One or, with that chance, the other."""
    found: Spread = {}
    for wounds, share in ((one, 1 - chance), (other, chance)):
        for amount, likely_so in wounds.damage.items():
            _add(found, amount, likely_so * share)
    return Wounds(one.place, found, one.beaten * (1 - chance) + other.beaten * chance)


def _decline(duel: Duel, item: Item) -> None:
    """Nobody (else) blocks or steps in; several blockers are struck down one after the other."""
    if duel.topic == T_BLOCK:
        item.stage = movement.DIVIDING
    elif duel.topic == T_DIVIDE:
        share = movement.next_division(duel, item)
        assert share is not None
        health = health_left(duel, item.target - PLAYER, share[1])
        movement.deal(duel, item, min(share[2], max(health, 0)))
    elif duel.topic == T_INCAPACITATE:
        item.mode = DISABLES
    elif duel.topic == T_STRIKE_BACK:
        struck = unanswered(duel, item)
        assert struck is not None
        strike_back_at(duel, item, struck[2][0])
    elif duel.topic == T_PROTECT:
        item.charger = -1


def _branch(duel: Duel, chance: Fraction) -> _Branch:
    twin = _copy(duel)
    told: list[Event] = []
    twin.ears = told
    there = {p.serial: (player.seat, p) for player in twin.players for p in player.permanents}
    return _Branch(twin, chance, told, there)


def _rolled(branch: _Branch, at: int) -> list[_Branch]:
    """The two ways a roll can go: a dodge or none, a critical or none."""
    item = branch.duel.chain[at]
    dodging = branch.duel.topic == T_DODGE
    if dodging:
        good = Fraction(item.dodge_roll, SIX)
    else:
        good = critical_chance(item.step - 1)
    found: list[_Branch] = []
    for lucky, chance in ((True, good), (False, 1 - good)):
        if chance == 0:
            continue
        twin = _branch(branch.duel, branch.chance * chance)
        running = twin.duel.chain[at]
        if dodging:
            die = running.dodge_roll + (0 if lucky else 1)
            if running.kind == BY_MOVEMENT:
                movement.movement_dodge_rolled(twin.duel, running, die)
            else:
                dodge_rolled(twin.duel, running, die)
        elif running.kind == BY_MOVEMENT:
            movement.ally_critical_rolled(twin.duel, running, 2 if lucky else 0)
        else:
            critical_rolled(twin.duel, running, 2 if lucky else 0)
        found.append(twin)
    return found


def _seen(
    duel: Duel,
    item: Item,
    leaves: list[_Branch],
    before: dict[int, int],
    strike: Strike | None,
    dodge: Fraction,
) -> Preview:
    """All branches together."""
    target = item.target
    side = _side(duel, item)
    damage: Spread = {}
    spill: Spread = {}
    taken: Spread = {}
    healed: Spread = {}
    beats = Fraction(0)
    wounds: dict[int, Spread] = {}
    beaten: dict[int, Fraction] = {}
    for leaf in leaves:
        for serial, (_, ally) in leaf.there.items():
            if ally.card.is_ally:
                _add(wounds.setdefault(serial, {}), ally.damage - before[serial], leaf.chance)
                if leaf.duel.by_serial(serial) is None:
                    beaten[serial] = beaten.get(serial, Fraction(0)) + leaf.chance
        hurt = leaf.sum("hurt", side) if side >= 0 else leaf.sum_others("hurt", item.seat)
        if target >= PLAYER:
            _add(damage, hurt, leaf.chance)
            _add(spill, 0, leaf.chance)
            victim = leaf.duel.players[target - PLAYER]
            gone = victim.hp <= 0 and victim.reprieve == 0
        else:
            _add(damage, _dealt(leaf, item, before), leaf.chance)
            _add(spill, hurt, leaf.chance)
            gone = target != NOBODY and leaf.duel.by_serial(item.target_serial) is None
        beats += leaf.chance if gone else 0
        _add(taken, leaf.sum("hurt", item.seat) if side != item.seat else 0, leaf.chance)
        _add(healed, leaf.sum("healed", item.seat), leaf.chance)
    places = {
        p.serial: player.seat * SLOTS + p.slot for player in duel.players for p in player.permanents
    }
    allies = tuple(
        Wounds(places[serial], spread, beaten.get(serial, Fraction(0)))
        for serial, spread in wounds.items()
        if serial in beaten or any(amount for amount in spread)
    )
    return Preview(strike, dodge, damage, beats, spill, taken, healed, allies)


def _side(duel: Duel, item: Item) -> int:
    """Whose side is attacked; -1: an area's."""
    if item.target >= PLAYER:
        return item.target - PLAYER
    return -1 if item.target == NOBODY else item.target // SLOTS


def _dealt(leaf: _Branch, item: Item, before: dict[int, int]) -> int:
    """What the target ally takes; in an area, all of the other side."""
    total = 0
    for serial, (seat, ally) in leaf.there.items():
        hit = seat != item.seat if item.target == NOBODY else serial == item.target_serial
        if hit:
            total += ally.damage - before[serial]
    return total


def _add(spread: Spread, amount: int, chance: Fraction) -> None:
    spread[amount] = spread.get(amount, Fraction(0)) + chance


def _strike(duel: Duel, item: Item) -> Strike | None:
    """The steps of one strike, for the eye."""
    if item.kind == BY_MOVEMENT:
        return None
    card = duel.tables.cards[item.card]
    net = net_of_strike(duel, item, card)
    chances = chances_of(duel, item.seat, card)
    rolls = net > 0 and chances > 0
    worn = _worn(duel, item, card)
    through = worn if pierces(duel, item.seat, card) else penetration_of(duel, item.seat, card)
    return Strike(
        raw=raw_damage(duel, item.seat, card),
        worn=worn,
        ignored=min(max(through, 0), worn),
        armour=_bare(duel, item, card, net) - net,
        net=net,
        count=1 if is_area(card) else strikes_of(duel, item.seat, card),
        times=1 + item.repeats + (1 if off_balance(duel, item, card) else 0),
        factor=2 + duel.stat(item.seat, ST_CRITICAL_FACTOR),
        critical=critical_chance(chances) if rolls else Fraction(0),
        dice=dice(chances) if rolls else 0,
    )


def _worn(duel: Duel, item: Item, card: Card) -> int:
    """The armour that a strike meets, before penetration (TR-C9, TR-C10, TR-W5)."""
    strike = card.strike
    if strike is None or is_area(card) or item.target == NOBODY:
        return 0
    if item.target >= PLAYER:
        return armour_of(duel, item.target - PLAYER, strike.damage)
    target = duel.permanent(item.target, item.target_serial)
    if target is None or strike.damage in (POISON, RADIATION):
        return 0
    return keyword(duel, item.target // SLOTS, target, KEY_ARMOUR)


def _bare(duel: Duel, item: Item, card: Card, net: int) -> int:
    """What a strike would deal without any armour."""
    strike = card.strike
    if strike is None or is_area(card) or item.target == NOBODY:
        return net
    raw = raw_damage(duel, item.seat, card)
    if item.target >= PLAYER:
        victim = item.target - PLAYER
        return net_on_player(duel, victim, raw - item.reduced, strike.damage, 0, True, card)
    target = duel.permanent(item.target, item.target_serial)
    if target is None:
        return net
    return net_on_ally(duel, item.target // SLOTS, target, raw, strike.damage, 0, True, card)


def likely(spread: Spread) -> Iterable[tuple[int, Fraction]]:
    """The amounts in rising order with their chances."""
    return sorted(spread.items())
