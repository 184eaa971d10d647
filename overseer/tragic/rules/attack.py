"""An attack card on the pile, stage by stage (TR-C3): dodge, second window, charge, strikes."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.engine.state import NATURE
from overseer.tragic.card import Card
from overseer.tragic.moves import SLOTS, place_text
from overseer.tragic.player import Permanent
from overseer.tragic.rules.board import (
    attack_of,
    engage,
    health_left,
    keyword,
    leave,
    own_trigger,
    raise_triggers,
    spared,
    take_off,
)
from overseer.tragic.rules.damage import (
    chances_of,
    heal_player,
    hurt_ally,
    hurt_player,
    is_melee,
    net_on_ally,
    net_on_player,
    penetration_of,
    pierces,
    raw_damage,
    strikes_of,
    sweep,
)
from overseer.tragic.rules.duel import W_CHAIN, Duel
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item, Work
from overseer.tragic.rules.targets import FITS, attack_fit, can_be_incapacitated
from overseer.tragic.topics import T_CHARGE, T_CRITICAL, T_DODGE, T_INCAPACITATE, T_PROTECT
from overseer.tragic.words import (
    ABSORB,
    ARMOUR,
    BLAST_AREA,
    BY_ATTACK,
    BY_MOVEMENT,
    BY_REACTION,
    EXCESS,
    GUARDIAN_CHARGE,
    INCAPACITATE,
    LUMINESCENT,
    NO_STRIKE_BACK,
    ON_ATTACK,
    ON_CRITICAL,
    ON_KILL,
    ON_STRIKE,
    PENETRATING,
    PIERCING,
    PLAIN,
    RADIATION,
    RIGHT_HAND,
    SILENCED,
    ST_CRITICAL_FACTOR,
    ST_DODGE,
    ST_EXCESS,
    ST_LUMINESCENT,
    ST_ONE_HANDED,
    ST_SILENCED,
    ST_STEALTH,
    ST_VAMPIRISM,
    TARGETING,
    UNAVOIDABLE,
    VAMPIRISM,
)

# Stages of an attack item.
CHECK: Final = 0
DODGING: Final = 1
SECOND_WINDOW: Final = 2  # TR-R5
CHARGING: Final = 3
STRIKING: Final = 4
APPLYING: Final = 5
FOLLOWING: Final = 6  # what the card says after the strike: FOLLOWING + the ability's number
DONE: Final = 99

# What INCAPACITATE does (Item.mode), as its player decides (TR-W10).
DISABLES: Final = 0
STRIKES: Final = 1


def unavoidable(duel: Duel, item: Item) -> bool:
    """TR-W28: no dodge, cancelling, redirection or GUARDIAN CHARGE against it.

    It is a word about attacks: who casts or uses an ally that has it may be answered. A movement
    is unavoidable when all are that fight in it; of a mixed one, only the others are avoided.
    """
    if item.stealthy:
        return True
    if item.kind == BY_MOVEMENT:
        sure = False
        for permanent in duel.players[item.seat].permanents:
            if permanent.fighting and permanent.serial in item.attackers:
                if keyword(duel, item.seat, permanent, UNAVOIDABLE) == 0:
                    return False
                sure = True
        return sure
    if item.kind != BY_ATTACK and item.kind != BY_REACTION:  # a reaction may strike, too (TR-W14)
        return False
    return duel.tables.cards[item.card].keywords[UNAVOIDABLE] > 0


def is_area(card: Card) -> bool:
    """TR-W14: it strikes a group, not one target."""
    return card.keywords[BLAST_AREA] > 0


def defender_of(item: Item) -> int:
    """The player whose side is attacked, -1 for an area."""
    if item.target == NOBODY:
        return -1
    return item.target - PLAYER if item.target >= PLAYER else item.target // SLOTS


def still_fits(duel: Duel, item: Item) -> bool:
    """TR-R1: whether the target is still there and may still be aimed at."""
    card = duel.tables.cards[item.card]
    if is_area(card):
        return True
    if item.target < PLAYER and duel.permanent(item.target, item.target_serial) is None:
        return False
    if unavoidable(duel, item):  # TR-W28: no hiding from it and no cover, once it is on its way
        return item.target < PLAYER or not duel.players[item.target - PLAYER].out
    # A reaction may turn it on what its player could not aim at: an ally of their own.
    return item.redirected or attack_fit(duel, item.seat, card, item.target) == FITS


def run_attack(duel: Duel, item: Item) -> bool:
    """Take an attack on to its next decision; true when somebody (or NATURE) is asked."""
    card = duel.tables.cards[item.card]
    if item.stage == CHECK:
        if item.target == NOBODY and not is_area(card):  # TR-K14: only what follows the strike
            item.stage = FOLLOWING
            return False
        if not still_fits(duel, item):
            return _fizzled(duel, item, card)
        item.stage = DODGING
        chance = _dodge_chance(duel, item)
        if chance > 0:
            item.dodge_roll = chance
            return duel.ask(NATURE, T_DODGE)
    if item.stage == DODGING:
        item.stage = CHARGING
    if item.stage == SECOND_WINDOW:
        if not still_fits(duel, item):
            return _fizzled(duel, item, card)
        item.stage = CHARGING
        if item.dodge_roll > 0 and item.target >= PLAYER:  # a second reaction that rolls
            return duel.ask(NATURE, T_DODGE)
    if item.stage == CHARGING:
        if item.dodged:
            item.stage = DONE
            return False
        if _may_strike_instead(duel, item, card):
            return duel.ask(item.seat, T_INCAPACITATE)
        if is_area(card):
            if _ask_chargers(duel, item):
                return True
        elif item.asked == 0 and _may_be_charged(duel, item, card):
            item.asked = 1
            return duel.ask(defender_of(item), T_CHARGE)
        item.stage = STRIKING
    if item.stage == STRIKING:
        if _incapacitates(duel, item, card):
            item.stage = FOLLOWING
            return False
        if _strike_on(duel, item, card):
            return True
        item.stage = APPLYING
    if item.stage == APPLYING:
        _apply(duel, item, card)
        item.stage = FOLLOWING
    return False


def _fizzled(duel: Duel, item: Item, card: Card) -> bool:
    """TR-R1: the attack has lost its target and does nothing."""
    duel.tell("fizzled", {"seat": item.seat, "card": card.id})
    item.fizzled = True
    item.stage = DONE
    return False


# -- dodging (TR-R3, TR-R5) ------------------------------------------------------------------------


def _dodge_chance(duel: Duel, item: Item) -> int:
    """The highest number on the die that dodges: by a reaction, or by what the defender has."""
    if item.target < PLAYER or unavoidable(duel, item):
        return 0
    return min(max(item.dodge_roll, duel.stat(item.target - PLAYER, ST_DODGE)), 6)


def dodge_rolled(duel: Duel, item: Item, die: int) -> None:
    """The die of a dodge: a success ends the attack, a failure opens the second window."""
    victim = item.target - PLAYER
    dodged = die <= item.dodge_roll
    name = "dodged" if dodged else "not-dodged"
    duel.tell(name, {"seat": victim, "die": die, "need": item.dodge_roll})
    if dodged:
        item.dodged |= 1 << victim
        item.stage = CHARGING
        return
    item.stage = SECOND_WINDOW
    item.dodge_roll = 0
    window = duel.push(W_CHAIN, item.seat, len(duel.chain))
    window.distance = 1


# -- GUARDIAN CHARGE (TR-W13) ----------------------------------------------------------------------


def chargers(duel: Duel, side: int, item: Item) -> list[Permanent]:
    """TR-W13: the allies of a side that may take the damage, engaged or not; never the target."""
    if item.kind != BY_MOVEMENT and is_area(duel.tables.cards[item.card]):
        return [
            ally for ally in guardians(duel, side) if area_others(duel, side, item, ally.serial)
        ]
    target = item.target_serial if item.target < PLAYER else -1
    return [ally for ally in guardians(duel, side) if ally.serial != target]


def guard_of(duel: Duel, work: Work, protected: int) -> tuple[int, Permanent] | None:
    """The charger, with its owner, that takes an area's hit for an ally."""
    for charger, protects in work.guards:
        if protects == protected:
            return duel.by_serial(charger)
    return None


def area_others(duel: Duel, side: int, item: Item, charger: int) -> list[Permanent]:
    """The allies of a side that an area strikes, but for the charger itself."""
    return [
        ally for owner, ally in area_victims(duel, item) if owner == side and ally.serial != charger
    ]


def guardians(duel: Duel, side: int) -> list[Permanent]:
    """The allies of a side that have GUARDIAN CHARGE."""
    found: list[Permanent] = []
    for permanent in duel.players[side].permanents:
        if permanent.card.is_ally and keyword(duel, side, permanent, GUARDIAN_CHARGE) > 0:
            found.append(permanent)
    return found


def _may_be_charged(duel: Duel, item: Item, card: Card) -> bool:
    """Whether an ally may take the damage that is meant for one target."""
    if unavoidable(duel, item) or disables(duel, item, card) is not None:  # no damage to take
        return False
    return bool(chargers(duel, defender_of(item), item))


def _ask_chargers(duel: Duel, item: Item) -> bool:
    """Ask one side after the other who steps in the way of an area, and for whom (TR-M1)."""
    if item.charger >= 0 and item.protects < 0:
        return duel.ask(_owner(duel, item.charger), T_PROTECT)
    item.settle_guard()
    if unavoidable(duel, item):
        return False
    while item.asked < duel.seats - 1:
        item.asked += 1
        side = (item.seat + item.asked) % duel.seats
        if not duel.players[side].out and chargers(duel, side, item):
            return duel.ask(side, T_CHARGE)
    return False


def _owner(duel: Duel, serial: int) -> int:
    found = duel.by_serial(serial)
    return -1 if found is None else found[0]


# -- strikes ---------------------------------------------------------------------------------------


def disables(duel: Duel, item: Item, card: Card) -> Permanent | None:
    """TR-W10: what the attack discards instead of dealing damage; None: it strikes."""
    if card.keywords[INCAPACITATE] == 0 or item.target >= PLAYER or item.target == NOBODY:
        return None
    if item.mode == STRIKES:
        return None
    target = duel.permanent(item.target, item.target_serial)
    return target if target is not None and can_be_incapacitated(target) else None


def _may_strike_instead(duel: Duel, item: Item, card: Card) -> bool:
    """TR-W10: whether the attacker has still to decide; an object can only be discarded."""
    if item.mode >= 0:
        return False
    target = disables(duel, item, card)
    return target is not None and target.card.is_ally


def _incapacitates(duel: Duel, item: Item, card: Card) -> bool:
    """TR-W10: instead of damage, the target is discarded."""
    target = disables(duel, item, card)
    if target is None:
        return False
    owner = item.target // SLOTS
    if target.card.is_ally and _spares(item, card, owner, target):  # TR-W15: redirected at it
        return True
    duel.tell_card("incapacitated", owner, target)
    leave(duel, owner, target, item.seat, False)
    return True


def net_of_strike(duel: Duel, item: Item, card: Card) -> int:
    """One strike after armour, before its critical; areas: the raw damage."""
    strike = card.strike
    if strike is None:
        return 0
    raw = raw_damage(duel, item.seat, card)
    if is_area(card):
        return raw
    through = penetration_of(duel, item.seat, card)
    piercing = pierces(duel, item.seat, card)
    if item.charger >= 0:
        found = duel.by_serial(item.charger)
        if found is not None:
            owner, guard = found
            if _spares(item, card, owner, guard):
                return 0
            return net_on_ally(duel, owner, guard, raw, strike.damage, through, piercing, card)
    if item.target >= PLAYER:
        return net_on_player(
            duel, item.target - PLAYER, raw - item.reduced, strike.damage, through, piercing, card
        )
    target = duel.permanent(item.target, item.target_serial)
    if target is None:
        return 0
    owner = item.target // SLOTS
    if _spares(item, card, owner, target):
        return 0
    return net_on_ally(duel, owner, target, raw, strike.damage, through, piercing, card)


def _spares(item: Item, card: Card, owner: int, ally: Permanent) -> bool:
    """TR-W15: an attack card does an opposing ally of its faction no harm."""
    return owner != item.seat and spared(card, ally.card)


def _strike_on(duel: Duel, item: Item, card: Card) -> bool:
    """Roll for the next strike; false when all strikes are done."""
    n = 1 if is_area(card) else strikes_of(duel, item.seat, card)
    chances = chances_of(duel, item.seat, card)
    if item.strikes == 0 and duel.ears is not None:
        _announce(duel, item, card)
    while item.strikes < n:
        net = net_of_strike(duel, item, card)
        if net > 0 and chances > 0:
            item.step = chances + 1  # dice in hand
            return duel.ask(NATURE, T_CRITICAL)
        _struck(duel, item, card, net)
    return False


def _announce(duel: Duel, item: Item, card: Card) -> None:
    """TR-C3: base damage, penetration, and what armour leaves of a strike; an area: the base."""
    through = -1 if pierces(duel, item.seat, card) else penetration_of(duel, item.seat, card)
    args: dict[str, Value] = {"seat": item.seat, "card": card.id, "through": through}
    args["base"] = raw_damage(duel, item.seat, card)
    args["net"] = net_of_strike(duel, item, card)
    duel.tell("announced-area" if is_area(card) else "announced", args)


def _struck(duel: Duel, item: Item, card: Card, net: int) -> None:
    """A strike is done; what a reduction has left goes off the next one."""
    item.damage += net
    item.strikes += 1
    item.reduced = max(item.reduced - raw_damage(duel, item.seat, card), 0)


def critical_rolled(duel: Duel, item: Item, ones: int) -> None:
    """TR-C6: at least two 1s double the strike, or triple it."""
    card = duel.tables.cards[item.card]
    net = net_of_strike(duel, item, card)
    if ones >= 2:
        factor = 2 + duel.stat(item.seat, ST_CRITICAL_FACTOR)
        if is_area(card):
            item.criticals = factor  # the whole area at once (TR-W14)
        else:
            net *= factor
            item.criticals += 1
        duel.tell("critical", {"seat": item.seat, "factor": factor, "dice": item.step})
    else:
        duel.tell("no-critical", {"seat": item.seat, "dice": item.step, "ones": ones})
    _struck(duel, item, card, net)


# -- applying --------------------------------------------------------------------------------------


def area_victims(duel: Duel, item: Item) -> list[tuple[int, Permanent]]:
    """TR-W14: the attackers of the movement that it meets; outside one all opposing allies."""
    found: list[tuple[int, Permanent]] = []
    met: Item | None = None
    for below in duel.chain:
        if below.kind == BY_MOVEMENT and below.seat != item.seat:
            met = below
    for player in duel.players:
        if player.seat == item.seat:
            continue
        for permanent in player.permanents:
            if not permanent.card.is_ally:
                continue
            if met is not None and permanent.serial not in met.attackers:
                continue
            found.append((player.seat, permanent))
    return found


def _apply(duel: Duel, item: Item, card: Card) -> None:
    """All damage of the attack at once, then healing (TR-A2)."""
    if item.criticals:
        _sets_off(duel, item, ON_CRITICAL)
    if is_area(card):
        _apply_area(duel, item, card)
        return
    times = 1 + item.repeats + (1 if off_balance(duel, item, card) else 0)
    total = item.damage * times  # TR-C7: the same result once more
    strike = card.strike
    kind = PLAIN if strike is None else strike.damage
    guard = duel.by_serial(item.charger) if item.charger >= 0 else None
    target = None
    if item.target < PLAYER:
        target = duel.permanent(item.target, item.target_serial)
    final = total
    glow = glows(duel, item.seat, card)
    # TR-C1: the ally it is aimed at strikes back with what it has at this moment, even if it dies.
    # Reading: even if a guardian takes the blow in its place (TR-W13).
    back = attack_of(duel, item.target // SLOTS, target) if target is not None else 0
    if guard is not None or target is not None:
        owner = item.target // SLOTS if guard is None else guard[0]
        struck = target if guard is None else guard[1]
        assert struck is not None
        final = _wound(duel, item, card, owner, struck, total, kind)
        if glow and not _spares(item, card, owner, struck):  # TR-W17
            hurt_ally(duel, owner, struck, 1)
        safe = item.stealthy or duel.hidden(item.seat)  # TR-W31
        if target is not None and _spares(item, card, item.target // SLOTS, target):
            safe = True  # TR-W15: nor does the ally harm who spares it
        if target is not None and back > 0 and not safe and card.keywords[NO_STRIKE_BACK] == 0:
            _strike_back(duel, item.seat, item.target // SLOTS, target, back)
    elif item.target >= PLAYER:
        victim = item.target - PLAYER
        hurt_player(duel, victim, total, kind, True)
        if glow:  # TR-W17
            _radiate(duel, victim, card)
        _take_aim(duel, item, card, victim)
    if card.keywords[VAMPIRISM] + duel.stat(item.seat, ST_VAMPIRISM) > 0:  # TR-W18
        heal_player(duel, item.seat, final)
    if sweep(duel, item.seat) > 0:
        _sets_off(duel, item, ON_KILL)


def glows(duel: Duel, seat: int, card: Card) -> bool:
    """TR-W17: a melee attack card of somebody who shines, or that shines itself.

    Radiation passes armour (TR-C10): it does not matter whether the blow itself does.
    """
    shines = card.keywords[LUMINESCENT] + duel.stat(seat, ST_LUMINESCENT) > 0
    return shines and is_melee(card.types) and raw_damage(duel, seat, card) > 0


def struck_back(duel: Duel, seat: int, owner: int, ally: Permanent, power: int) -> int:
    """TR-C1: what the attacking player loses to an ally, with the keywords it has (TR-W3)."""
    through = keyword(duel, owner, ally, PENETRATING)
    piercing = keyword(duel, owner, ally, PIERCING) > 0
    return net_on_player(duel, seat, power, PLAIN, through, piercing, ally.card)


def _strike_back(duel: Duel, seat: int, owner: int, ally: Permanent, power: int) -> None:
    """An ally strikes the attacking player."""
    taken = struck_back(duel, seat, owner, ally, power)
    glow = 0
    if is_melee(ally.card.types) and keyword(duel, owner, ally, LUMINESCENT) > 0:  # TR-W17
        glow = net_on_player(duel, seat, 1, RADIATION, 0, False, ally.card)
    if taken + glow == 0:
        return
    if duel.ears is not None:
        place = place_text(owner * SLOTS + ally.slot)
        duel.tell("struck-back", {"seat": seat, "card": ally.card.id, "place": place})
    hurt_player(duel, seat, taken, PLAIN, True)
    hurt_player(duel, seat, glow, RADIATION, True)
    if keyword(duel, owner, ally, VAMPIRISM) > 0:  # TR-W18
        heal_player(duel, owner, taken)
    own_trigger(duel, owner, ON_STRIKE, ally)


def _radiate(duel: Duel, victim: int, card: Card) -> None:
    hurt_player(
        duel, victim, net_on_player(duel, victim, 1, RADIATION, 0, False, card), RADIATION, True
    )


def off_balance(duel: Duel, item: Item, card: Card) -> bool:
    """TR-C5: aimed at the right hand of a one-handed player, it applies once more."""
    if card.keywords[TARGETING] == 0 or item.target < PLAYER or item.part != RIGHT_HAND:
        return False
    return duel.stat(item.target - PLAYER, ST_ONE_HANDED) > 0


def _take_aim(duel: Duel, item: Item, card: Card, victim: int) -> None:
    """TR-W9: the armour worn at the aimed part comes off; a weapon there stays."""
    if card.keywords[TARGETING] == 0:
        return
    for permanent in duel.players[victim].permanents:
        worn = permanent.card.kind == ARMOUR and not permanent.engaged
        if worn and permanent.card.place == item.part:
            duel.tell_card("stripped", victim, permanent)
            take_off(duel, victim, permanent)


def _wound(
    duel: Duel, item: Item, card: Card, owner: int, ally: Permanent, total: int, kind: int
) -> int:
    """An ally takes the damage; EXCESS goes on to its player (TR-W2). The final damage.

    What VAMPIRISM heals is limited by no victim's health or armour beyond it (TR-W18).
    """
    health = max(health_left(duel, owner, ally), 0)
    hurt_ally(duel, owner, ally, total)
    spill = card.keywords[EXCESS] + duel.stat(item.seat, ST_EXCESS) > 0
    if not spill or total <= health or keyword(duel, owner, ally, ABSORB) > 0:  # TR-W1
        return total
    through = penetration_of(duel, item.seat, card)
    piercing = pierces(duel, item.seat, card)
    over = net_on_player(duel, owner, total - health, kind, through, piercing, card)
    hurt_player(duel, owner, over, kind, True)
    return total


def _apply_area(duel: Duel, item: Item, card: Card) -> None:
    """Every ally of the area; a charger takes the hit of the one it protects as well."""
    through = penetration_of(duel, item.seat, card)
    piercing = pierces(duel, item.seat, card)
    strike = card.strike
    kind = PLAIN if strike is None else strike.damage
    factor = max(item.criticals, 1) * (1 + item.repeats)
    victims = area_victims(duel, item)
    glow = glows(duel, item.seat, card)
    final = 0
    for owner, ally in victims:
        hit_owner, hit = owner, ally
        guard = guard_of(duel, item, ally.serial)
        if guard is not None:
            hit_owner, hit = guard
        if _spares(item, card, hit_owner, hit):
            continue
        net = net_on_ally(duel, hit_owner, hit, item.damage, kind, through, piercing, card) * factor
        final += _wound(duel, item, card, hit_owner, hit, net, kind)
        if glow:  # TR-W17
            hurt_ally(duel, hit_owner, hit, 1)
    if card.keywords[VAMPIRISM] + duel.stat(item.seat, ST_VAMPIRISM) > 0:  # TR-W18
        heal_player(duel, item.seat, final)
    if sweep(duel, item.seat) > 0:
        _sets_off(duel, item, ON_KILL)


def _sets_off(duel: Duel, item: Item, when: int) -> None:
    """What an attack sets off; of one that cannot be avoided, that cannot either (TR-W28)."""
    before = len(duel.triggers)
    raise_triggers(duel, item.seat, when)
    if unavoidable(duel, item):
        for trigger in duel.triggers[before:]:
            trigger.sure = True


def end_attack(duel: Duel, item: Item) -> None:
    """What follows an attack card; STEALTH ends, unless it was silenced (TR-W29)."""
    card = duel.tables.cards[item.card]
    if not item.dodged and not item.fizzled:
        _sets_off(duel, item, ON_ATTACK)  # TR-C8: never by an ally's attack
    noise(duel, item.seat, card)


def noise(duel: Duel, seat: int, card: Card) -> None:
    """TR-W29: an attack card, or an action or skill that deals damage, gives its player away."""
    if card.keywords[SILENCED] + duel.stat(seat, ST_SILENCED) <= 0:
        end_stealth(duel, seat)


def end_stealth(duel: Duel, seat: int) -> None:
    """STEALTH ends and every card that gave it is engaged."""
    player = duel.players[seat]
    if not duel.hidden(seat):
        return
    player.stealth = False
    lasting: list[tuple[int, int, int]] = []
    for fading in player.fading:
        if fading[0] == ST_STEALTH:
            player.stats[ST_STEALTH] -= fading[1]
        else:
            lasting.append(fading)
    player.fading = tuple(lasting)
    for permanent in player.permanents:
        if permanent.hiding or gives_stealth(duel, seat, permanent.card):
            permanent.hiding = False
            engage(duel, seat, permanent)
    duel.tell("seen", {"seat": seat})


def gives_stealth(duel: Duel, seat: int, card: Card) -> bool:
    """Whether a card's static bonus is STEALTH, and in force."""
    for gift in card.gifts:
        if gift.stat == ST_STEALTH and duel.hides(gift, seat):
            return True
    return False
