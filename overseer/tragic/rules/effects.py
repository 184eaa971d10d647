"""The steps of abilities: what each word of the vocabulary does."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE
from overseer.tragic.card import Ability, Amount, Card, Step
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import MOST_POINTS, Permanent, ends_at
from overseer.tragic.rules.attack import guard_of, guardians, unavoidable
from overseer.tragic.rules.board import attack_of as ally_attack
from overseer.tragic.rules.board import (
    change_max_hp,
    change_stat,
    engage,
    health_left,
    last_blast,
    leave,
    place_taken,
    send_home,
    spared,
    take_off,
    wear,
)
from overseer.tragic.rules.damage import (
    heal_player,
    hurt_ally,
    hurt_player,
    net_on_ally,
    net_on_player,
    raise_radiation,
    sweep,
)
from overseer.tragic.rules.duel import (
    SETTING_UP,
    W_DISCARD,
    W_DRAW,
    W_FREE,
    W_LAY,
    W_LETTERS,
    W_LOOK,
    W_RECOVER,
    W_SEARCH,
    W_SHOW,
    W_STEAL,
    Duel,
)
from overseer.tragic.rules.movement import called_off, keep_aim
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item, Work
from overseer.tragic.rules.targets import matches
from overseer.tragic.rules.telling import tell_effect, tell_gain, tell_permanents, whom_args
from overseer.tragic.topics import T_CHARGE, T_FORTUNE, T_MODE, T_PROTECT, T_VOTE
from overseer.tragic.words import (
    ALL_ALLIES,
    ALL_OBJECTS,
    ALWAYS,
    ATTACKERS,
    BEAT,
    BOOST,
    BY_MOVEMENT,
    CANCEL,
    COUNT_NONE,
    COUNT_TARGET_ATTACK,
    COUNT_TARGET_HEALTH,
    CURE,
    DESTROY,
    DISCARD,
    DISCARD_RANDOM,
    DISCOVERY,
    DISENGAGE,
    DODGE,
    DODGE_ROLL,
    DRAIN,
    DRAW,
    DRUG,
    EACH,
    END_TURN,
    ENGAGE,
    ENTER,
    EQUAL_DRAW,
    FREE_ATTACK,
    GAIN,
    GAS,
    GRANT,
    HEAL,
    HEAL_ALLY,
    HIDE,
    HIT,
    IRRADIATE,
    LAY,
    LETTERS,
    LOSE,
    MAX_HP,
    MILL,
    MORE_ATTACK,
    MORE_HEALTH,
    OPPONENT,
    OPPOSING_ALLIES,
    OPPOSING_OBJECTS,
    OTHER_OWN_ALLIES,
    OWN_ALLIES,
    POINT,
    RECOVER,
    REDIRECT,
    REDUCE,
    REFRESH,
    REPEAT,
    REPRIEVE,
    RETURN,
    REVIVE,
    SEARCH,
    SHOW_HAND,
    SHOW_REACTIONS,
    ST_GOOD_NATURED,
    ST_IMMUNE_RADIATION,
    ST_RESPIRATOR,
    ST_STEALTH,
    STEAL,
    STRIP,
    TAKE_OFF_DRUG,
    TARGET,
    THIS,
    UNTIL_END,
    WATER,
    YOU,
)

UNPAID: Final = -2  # the mode of an upkeep whose cost was not paid
# Where an ability stands on the pile, if it does not: it was set off, perhaps by an attack that
# nobody avoids (TR-W28).
NO_ITEM: Final = -1
SURE: Final = -2


def steps_of(ability: Ability, mode: int) -> list[Step]:
    """The steps of a mode; a failed roll without an `else` does nothing."""
    if mode == UNPAID:
        return ability.unpaid
    if mode < len(ability.modes):
        return ability.modes[mode]
    return []


def run_steps(duel: Duel, work: Work) -> bool:
    """Carry out an ability's steps until one of them asks somebody."""
    ability = duel.ability_of(work.card, work.ability)
    if work.mode == -1:
        if duel.phase == SETTING_UP:  # nobody has cast or used it
            card = duel.tables.cards[work.card]
            if duel.ears is not None:
                tell_effect(duel, work.seat, card, work.ability, False)
        if ability.roll > 0:
            return duel.ask(NATURE, T_FORTUNE)
        if len(ability.modes) > 1:
            if ability.by_opponents:
                return _ask_vote(duel, work)
            return duel.ask(work.seat, T_MODE)
        work.mode = 0
    steps = steps_of(ability, work.mode)
    if work.step == 0:
        duel.moved = 0
    depth = len(duel.work)
    while work.step < len(steps):
        step = steps[work.step]
        if step.op == HIT and _ask_guardian(duel, work, step):
            return True
        work.step += 1
        perform(duel, work, step)
        work.asked = 0
        work.guards = ()
        if step.op == END_TURN:  # TR-T6: nothing else of this action
            break
        if len(duel.work) > depth:
            return False
    duel.work.remove(work)
    return False


def _ask_vote(duel: Duel, work: Work) -> bool:
    """TR-M1: every opponent votes in the order of the seats; `b` holds how many have."""
    opponents = opponents_of(duel, work.seat)
    if work.b < len(opponents):
        return duel.ask(opponents[work.b], T_VOTE)
    work.mode = 0
    best = -1
    ability = duel.ability_of(work.card, work.ability)
    for mode in range(len(ability.modes)):
        votes = (work.c >> (4 * mode)) & 15
        if votes > best or (votes == best and mode == work.d):
            best = votes
            work.mode = mode
    return run_steps(duel, work)


def vote(work: Work, mode: int) -> None:
    """One opponent's choice; the first of them in seat order breaks ties (`d`)."""
    if work.b == 0:
        work.d = mode
    work.c += 1 << (4 * mode)
    work.b += 1


def opponents_of(duel: Duel, seat: int) -> list[int]:
    """The other players still in the duel, in seat order after this one."""
    found: list[int] = []
    for distance in range(1, duel.seats):
        other = (seat + distance) % duel.seats
        if not duel.players[other].out:
            found.append(other)
    return found


# -- amounts and whom ----------------------------------------------------------------------------


def value(duel: Duel, work: Work, amount: Amount) -> int:
    """A card's number at this moment."""
    if amount.count == COUNT_NONE:
        return amount.flat
    if amount.count == COUNT_TARGET_HEALTH or amount.count == COUNT_TARGET_ATTACK:
        target = duel.permanent(work.target, work.target_serial)
        n = 0
        if target is not None:
            owner = work.target // SLOTS
            if amount.count == COUNT_TARGET_HEALTH:
                n = max(health_left(duel, owner, target), 0)
            else:
                n = ally_attack(duel, owner, target)
    else:
        n = duel.count(amount.count, work.seat)
    return max(amount.flat + amount.times * n // amount.part, 0)


def kindly(duel: Duel, work: Work, step: Step, n: int) -> int:
    """TR-W22: a clause that draws, heals or fetches a fixed number for oneself gives one more."""
    fixed = step.amount.count == COUNT_NONE  # nothing equal to another number
    if fixed and step.whom == YOU and n > 0 and duel.stat(work.seat, ST_GOOD_NATURED) > 0:
        return n + 1
    return n


def players_reached(duel: Duel, work: Work, step: Step) -> list[int]:
    """The players whom a step speaks of."""
    if step.whom == OPPONENT or step.whom == TARGET:
        if work.target >= PLAYER:
            return [work.target - PLAYER]
        return [] if step.whom == TARGET else opponents_of(duel, work.seat)
    if step.whom == EACH:
        return [work.seat, *opponents_of(duel, work.seat)]
    return [work.seat]


def exposed(duel: Duel, work: Work, seat: int) -> bool:
    """Whether a hostile clause reaches a player at all (TR-K14, TR-W20)."""
    player = duel.players[seat]
    if seat == work.seat:
        return True
    if player.inside >= 0:
        return False
    gas = duel.tables.cards[work.card].types & (GAS | WATER)
    return not (gas and duel.stat(seat, ST_RESPIRATOR) > 0)


def permanents_reached(duel: Duel, work: Work, step: Step) -> list[tuple[int, Permanent]]:
    """The permanents whom a step speaks of, with their owners."""
    found = _all_reached(duel, work, step)
    if step.filter is None:
        return found
    return [(owner, one) for owner, one in found if matches(one.card, step.filter)]


def _all_reached(duel: Duel, work: Work, step: Step) -> list[tuple[int, Permanent]]:
    whom = step.whom
    found: list[tuple[int, Permanent]] = []
    if whom == TARGET or whom == THIS:
        place = work.target if whom == TARGET else work.source
        serial = work.target_serial if whom == TARGET else work.serial
        if place != NOBODY and place < PLAYER:
            there = duel.permanent(place, serial)
            if there is not None:
                found.append((place // SLOTS, there))
        return found
    attackers: tuple[int, ...] = ()
    if whom == ATTACKERS:
        for item in duel.chain:
            if item.kind == BY_MOVEMENT:
                attackers = item.attackers
    for player in duel.players:
        own = player.seat == work.seat
        for permanent in player.permanents:
            if whom == ATTACKERS:
                fits = permanent.serial in attackers
            elif whom in (OPPOSING_OBJECTS, ALL_OBJECTS):
                fits = permanent.card.is_object and (whom == ALL_OBJECTS or not own)
            elif not permanent.card.is_ally:
                fits = False
            elif whom == OWN_ALLIES:
                fits = own
            elif whom == OTHER_OWN_ALLIES:
                fits = own and permanent.serial != work.serial
            elif whom == OPPOSING_ALLIES:
                fits = not own
            else:
                fits = whom == ALL_ALLIES
            if fits:
                found.append((player.seat, permanent))
    return found


def answered(duel: Duel, work: Work) -> Item | None:
    """The item below the one that is being resolved (`a`: its place on the pile)."""
    if 0 < work.a < len(duel.chain):
        return duel.chain[work.a - 1]
    return None


# -- the steps -----------------------------------------------------------------------------------


def perform(duel: Duel, work: Work, step: Step) -> None:
    """One step."""
    op = step.op
    n = value(duel, work, step.amount)
    seat = work.seat
    player = duel.players[seat]
    card = duel.tables.cards[work.card]
    if op == DRAW:
        for who in reversed(players_reached(duel, work, step)):
            duel.push(W_DRAW, who, kindly(duel, work, step, n))
    elif op == HEAL:
        for who in players_reached(duel, work, step):
            heal_player(duel, who, kindly(duel, work, step, n))
    elif op == HIT:
        _hit(duel, work, step, n, card)
    elif op == LOSE:
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who):
                hurt_player(duel, who, n, 0, False)
    elif op == DISCARD or op == DISCARD_RANDOM:
        duel.moved = 0
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_DISCARD, who, n, 1 if op == DISCARD_RANDOM else 0)
    elif op == STEAL:
        duel.moved = 0
        for who in opponents_of(duel, seat):
            if work.target < PLAYER or work.target == PLAYER + who:
                if exposed(duel, work, who):
                    duel.push(W_STEAL, seat, n, who)
    elif op == EQUAL_DRAW:  # TR-W22: as many, never one more
        duel.push(W_DRAW, seat, duel.moved)
    elif op == SEARCH:
        found = duel.push(W_SEARCH, seat, kindly(duel, work, step, n))
        found.card, found.ability, found.mode, found.step = (
            work.card,
            work.ability,
            work.mode,
            work.step - 1,
        )
    elif op == RECOVER or op == REVIVE:
        found = duel.push(W_RECOVER, seat, n, 1 if op == REVIVE else 0)
        if op == RECOVER:
            found.a = kindly(duel, work, step, n)
        found.card, found.ability, found.mode, found.step = (
            work.card,
            work.ability,
            work.mode,
            work.step - 1,
        )
    elif op == DISCOVERY:
        duel.push(W_LOOK, seat, kindly(duel, work, step, n))
    elif op == MILL:
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_DRAW, who, n, 1)
    elif op == BOOST or op == GRANT or op == HEAL_ALLY:
        _help_allies(duel, work, step, n)
    elif op == GAIN:
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who):
                more = _signed(n, step)
                gain(duel, who, step.detail, more, ends_at(step.until, seat), card)
                if duel.ears is not None:
                    tell_gain(duel, work, who, step, more)
    elif op in (BEAT, DESTROY, RETURN, ENGAGE, DISENGAGE):
        _handle(duel, work, step, card)
    elif op == REFRESH:
        duel.push(W_LETTERS, seat, n, 0)
    elif op == DRAIN:
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_LETTERS, who, n, 1)
    elif op == HIDE:
        _hide(duel, work)
    elif op == IRRADIATE:
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who) and duel.stat(who, ST_IMMUNE_RADIATION) <= 0:
                raise_radiation(duel, who, n)
    elif op == CURE:
        raise_radiation(duel, seat, -n)
    elif op == END_TURN:
        if seat == duel.active:
            duel.stop_turn = True
            duel.tell("turn-stopped", {"seat": seat, "card": card.id})
    elif op in (CANCEL, DODGE, DODGE_ROLL, REDUCE, REDIRECT):
        _answer(duel, work, op, n)
    elif op == LAY:
        if player.hand:
            duel.push(W_LAY, seat, n, 0)
    elif op == SHOW_REACTIONS:
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_SHOW, who, 1)
    elif op == SHOW_HAND:
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who):
                _show_hand(duel, who)
    elif op == ENTER:
        player.inside = work.serial
        duel.tell("entered", {"seat": seat, "card": card.id})
    elif op == REPRIEVE:
        player.reprieve = 2 if seat == duel.active else 1
        duel.tell("reprieve", {"seat": seat})
    elif op == FREE_ATTACK:
        if player.hand:
            duel.push(W_FREE, seat)
    elif op == POINT:
        _point(duel, work, step)
    elif op == MAX_HP:
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who):
                change_max_hp(duel, duel.players[who], step.amount.flat, card)
    elif op == STRIP:
        _strip(duel, work, step)
    elif op == REPEAT:
        player.repeats += 1
        duel.tell("repeats", {"seat": seat, "card": card.id})
    elif op == TAKE_OFF_DRUG:
        for permanent in player.permanents[:]:
            if permanent.card.kind == DRUG:
                duel.tell("discarded", {"seat": seat, "card": permanent.card.id})
                leave(duel, seat, permanent, seat, False)


def _hit(duel: Duel, work: Work, step: Step, n: int, card: Card) -> None:
    """Damage that is no attack: armour counts, nothing is critical, nobody strikes back."""
    kind = step.detail
    if 0 <= work.a < len(duel.chain):
        duel.chain[work.a].hostile |= step.whom != YOU and step.whom != THIS
    if step.whom in (YOU, OPPONENT, EACH) or (step.whom == TARGET and work.target >= PLAYER):
        for who in players_reached(duel, work, step):
            direct = step.whom != EACH and who != work.seat
            if direct and duel.hidden(who):  # TR-W12
                continue
            guard = _own_guard(duel, work, who)
            if guard is not None:  # TR-W13
                net = net_on_ally(duel, who, guard, n, kind, 0, False, card)
                hurt_ally(duel, who, guard, net)
            elif exposed(duel, work, who):
                net = net_on_player(duel, who, n, kind, 0, False, card)
                hurt_player(duel, who, net, kind, False)
        if work.guards:
            sweep(duel, work.seat)
        return
    for owner, ally in permanents_reached(duel, work, step):
        if _serves_not(work, card, owner, ally):
            continue
        guarding = guard_of(duel, work, ally.serial)
        if guarding is not None:  # TR-W13
            owner, ally = guarding
            if _serves_not(work, card, owner, ally):
                continue
        hurt_ally(duel, owner, ally, net_on_ally(duel, owner, ally, n, kind, 0, False, card))
    sweep(duel, work.seat)


def _serves_not(work: Work, card: Card, owner: int, struck: Permanent) -> bool:
    """TR-W15: no card, not even an ally that leaves, harms an opposing ally of its faction."""
    return struck.card.is_ally and owner != work.seat and spared(card, struck.card)


def _ask_guardian(duel: Duel, work: Work, step: Step) -> bool:
    """TR-W13: whether an ally is asked to take what an area does to another one or its player."""
    if step.whom not in (OPPOSING_ALLIES, ALL_ALLIES, ATTACKERS, EACH):
        return False
    follows = 0 <= work.a < len(duel.chain) and unavoidable(duel, duel.chain[work.a])
    if follows or work.a == SURE:  # TR-W28: what follows from such an attack neither
        return False
    if work.charger >= 0 and work.protects < 0 and step.whom != EACH:
        found = duel.by_serial(work.charger)
        if found is not None:
            return duel.ask(found[0], T_PROTECT)
    work.settle_guard()
    while work.asked < duel.seats - 1:
        work.asked += 1
        side = (work.seat + work.asked) % duel.seats
        if not duel.players[side].out and shielders(duel, work, side):
            return duel.ask(side, T_CHARGE)
    return False


def _own_guard(duel: Duel, work: Work, seat: int) -> Permanent | None:
    """The ally that takes what strikes everybody in its player's place."""
    for charger, protects in work.guards:
        found = duel.by_serial(charger)
        if protects < 0 and found is not None and found[0] == seat:
            return found[1]
    return None


def shielders(duel: Duel, work: Work, side: int) -> list[Permanent]:
    """Allies with GUARDIAN CHARGE, where the area strikes somebody else of their side."""
    guards = guardians(duel, side)
    if running_step(duel, work).whom == EACH:
        return guards if exposed(duel, work, side) else []
    return [guard for guard in guards if shielded(duel, work, side, guard.serial)]


def shielded(duel: Duel, work: Work, side: int, charger: int) -> list[Permanent]:
    """The allies of a side that the running area strikes, but for the charger itself."""
    return [
        ally
        for owner, ally in permanents_reached(duel, work, running_step(duel, work))
        if owner == side and ally.serial != charger
    ]


def running_step(duel: Duel, work: Work) -> Step:
    """The step that an ability has come to."""
    return steps_of(duel.ability_of(work.card, work.ability), work.mode)[work.step]


def _help_allies(duel: Duel, work: Work, step: Step, n: int) -> None:
    """Bonuses, keywords and healing for allies."""
    until = ends_at(step.until, work.seat)
    more = _signed(n, step)
    card = duel.tables.cards[work.card]
    helped: list[tuple[int, Permanent]] = []
    for owner, ally in permanents_reached(duel, work, step):
        if _serves_not(work, card, owner, ally):
            continue
        if step.op != HEAL_ALLY or (ally.damage > 0 and n > 0):
            helped.append((owner, ally))
        if step.op == BOOST:
            if until == UNTIL_END:
                ally.fresh_attack += more
                ally.fresh_health += step.second
            elif until == ALWAYS:
                ally.attack += more
                ally.health += step.second
            else:
                ally.granted = (
                    *ally.granted,
                    (MORE_ATTACK, more, until),
                    (MORE_HEALTH, step.second, until),
                )
        elif step.op == GRANT:
            more = max(n, 1)
            ally.granted = (*ally.granted, (step.detail, more, until))
        else:
            ally.damage = max(ally.damage - n, 0)
    if helped and duel.ears is not None:
        tell_permanents(duel, work, step, more, helped)
    if step.op == BOOST and (step.second < 0):
        sweep(duel, work.seat)


def _signed(n: int, step: Step) -> int:
    """The amount of a bonus: what is counted, else the written number, which may be negative."""
    return step.amount.flat if step.amount.count == COUNT_NONE else n


def gain(duel: Duel, seat: int, stat: int, amount: int, until: int, card: Card) -> None:
    """A stat changes for a while, or for good."""
    player = duel.players[seat]
    change_stat(duel, player, stat, amount, card)
    if until != ALWAYS or stat == ST_STEALTH:  # TR-W29: no STEALTH outlasts one's own attack
        player.fading = (*player.fading, (stat, amount, until))


def _handle(duel: Duel, work: Work, step: Step, card: Card) -> None:
    """Permanents are beaten, destroyed, returned, engaged, disengaged."""
    op = step.op
    reached = permanents_reached(duel, work, step)
    blasts = [last_blast(duel, owner, permanent) for owner, permanent in reached]
    turned: list[tuple[int, Permanent]] = []
    for at in range(len(reached)):
        owner, permanent = reached[at]
        if _serves_not(work, card, owner, permanent):
            continue
        if op == ENGAGE:
            if not permanent.engaged:
                turned.append(reached[at])
                engage(duel, owner, permanent)
        elif op == DISENGAGE:
            if permanent.engaged and _upright(duel, owner, permanent):
                turned.append(reached[at])
        elif op == RETURN:
            duel.tell("returned", {"seat": owner, "card": permanent.card.id})
            send_home(duel, owner, permanent, work.seat, blasts[at])
        else:
            name = "destroyed" if op == DESTROY else "beaten"
            duel.tell(name, {"seat": owner, "card": permanent.card.id})
            leave(duel, owner, permanent, work.seat, op == DESTROY, blasts[at])
    if turned and duel.ears is not None:
        tell_permanents(duel, work, step, 0, turned)


def _upright(duel: Duel, owner: int, permanent: Permanent) -> bool:
    """A permanent is disengaged: equipment is put on, where its place is free (TR-Z2)."""
    if not permanent.card.is_equipment:
        permanent.engaged = False
        return True
    if place_taken(duel.players[owner], permanent.card):
        return False
    wear(duel, owner, permanent)
    return True


def _hide(duel: Duel, work: Work) -> None:
    """TR-W12: STEALTH, from a permanent or from a card that does not stay."""
    source = duel.permanent(work.source, work.serial) if work.source != NOBODY else None
    if source is not None:
        source.hiding = True
    else:
        duel.players[work.seat].stealth = True
    duel.tell("hidden", {"seat": work.seat})


def _answer(duel: Duel, work: Work, op: int, n: int) -> None:
    """What a reaction does to the item it answers; nothing against the unavoidable (TR-W28)."""
    item = answered(duel, work)
    if item is None:
        return
    if op == REDUCE:
        item.reduced += n
        if n > 0:
            card = duel.tables.cards[work.card]
            duel.tell("reduced", {"seat": work.seat, "card": card.id, "amount": n})
        return
    if unavoidable(duel, item):
        return
    if op == CANCEL:
        item.cancelled = item.kind != BY_MOVEMENT or called_off(duel, item)
    elif op == DODGE:
        item.d |= 1 << work.seat
        duel.tell("dodges", {"seat": work.seat})
        if item.kind != BY_MOVEMENT:
            item.cancelled = True
    elif op == DODGE_ROLL:
        item.dodge_roll = max(item.dodge_roll, n)
    elif work.target != NOBODY:  # REDIRECT
        if item.kind == BY_MOVEMENT:
            keep_aim(item)
        item.target = work.target
        item.target_serial = work.target_serial
        item.redirected = True
        if duel.ears is not None:
            card = duel.tables.cards[work.card]
            duel.tell(
                "redirected", {"seat": work.seat, "card": card.id, **whom_args(duel, work.target)}
            )


def _show_hand(duel: Duel, seat: int) -> None:
    """A hand is shown; everybody knows it from now on."""
    player = duel.players[seat]
    duel.revealed += 1
    player.known = player.hand
    names = ", ".join([duel.tables.cards[number].id for number in player.hand])
    duel.tell("hand-shown" if names else "hand-empty", {"seat": seat, "cards": names})


def _point(duel: Duel, work: Work, step: Step) -> None:
    """Base points of a letter, up or down (set-up)."""
    player = duel.players[work.seat]
    letter = step.detail
    n = min(max(player.points[letter] + step.amount.flat, 0), MOST_POINTS)
    player.points = player.points[:letter] + bytes((n,)) + player.points[letter + 1 :]
    duel.tell("point", {"seat": work.seat, "letter": LETTERS[letter], "points": n})


def _strip(duel: Duel, work: Work, step: Step) -> None:
    """Worn equipment comes off."""
    if step.whom == TARGET and work.target < PLAYER:
        for owner, permanent in permanents_reached(duel, work, step):
            if permanent.card.is_equipment and not permanent.engaged:
                take_off(duel, owner, permanent)
                duel.tell("stripped", {"seat": owner, "card": permanent.card.id})
        return
    for who in players_reached(duel, work, step):
        if not exposed(duel, work, who) or (who != work.seat and duel.hidden(who)):  # TR-W12
            continue
        for permanent in duel.players[who].permanents:
            if permanent.card.is_equipment and not permanent.engaged:
                take_off(duel, who, permanent)
                duel.tell("stripped", {"seat": who, "card": permanent.card.id})
