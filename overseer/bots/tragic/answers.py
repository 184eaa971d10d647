"""Answers as the bots see them: reactions, blocks, guards, divided damage."""

from __future__ import annotations

from overseer.bots.policy import NEVER
from overseer.bots.tragic.fight import best_block, blocking, coming, enough
from overseer.bots.tragic.outlook import Outlook
from overseer.bots.tragic.sight import LETHAL
from overseer.tragic.card import Ability, Card, Step
from overseer.tragic.moves import AIM, BY_HAND, CAST, CHARGE, PASS, SLOTS, USE, USE_CARD, TragicMove
from overseer.tragic.player import Permanent
from overseer.tragic.rules.attack import net_of_strike, unavoidable
from overseer.tragic.rules.board import attack_of, health_left
from overseer.tragic.rules.damage import net_on_ally, net_on_player, strikes_of
from overseer.tragic.rules.duel import W_STEPS, W_TRIGGERS
from overseer.tragic.rules.fighters import unanswered
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.rules.movement import next_division
from overseer.tragic.rules.payment import ability_cost
from overseer.tragic.rules.pile import NOBODY, PLAYER, Item
from overseer.tragic.rules.turn import use_number
from overseer.tragic.topics import T_AGAINST, T_BLOCK, T_INTERRUPT
from overseer.tragic.words import (
    BLAST,
    BY_ATTACK,
    BY_MOVEMENT,
    BY_REACTION,
    BY_SKILL,
    BY_USE,
    CANCEL,
    DODGE,
    DODGE_ROLL,
    EXCESS,
    GAIN,
    HIDE,
    NO_TARGET,
    ON_CAST,
    REDIRECT,
    REDUCE,
    ST_DODGE,
    ST_EXCESS,
    ST_VAMPIRISM,
    VAMPIRISM,
)


def judge_answer(outlook: Outlook, move: TragicMove) -> float:
    """A reaction, an ability in another's turn, or nothing."""
    duel = outlook.duel
    kind = move.kind
    if kind == PASS:
        return 0.0
    if kind == BY_HAND:
        return NEVER
    if kind == CAST:
        card = duel.tables.cards[move.a]
        return reaction(outlook, card, duel.chain[-1]) - spent_reaction(outlook, move.a)
    item = duel.chain[-1] if duel.chain and duel.topic != T_INTERRUPT else None
    if kind == USE:
        permanent = duel.permanent(move.a, -1)
        if permanent is None:
            return NEVER
        card = permanent.card
        return interruption(outlook, card, card.abilities[nth_use(card, move.b)], permanent, item)
    if kind == USE_CARD:
        card = duel.tables.cards[move.a]
        return interruption(outlook, card, card.abilities[use_number(duel, move.a)], None, item)
    return 20.0  # laying


def spent_reaction(outlook: Outlook, number: int) -> float:
    """What a reaction card is worth for later: little in a full hand, less when time wins."""
    worth = outlook.weights.react * outlook.worths.base[number] * (0.4 + 0.6 * outlook.scarce())
    return worth * outlook.weights.wait_react if outlook.race.waiting else worth


def interruption(
    outlook: Outlook, card: Card, ability: Ability, permanent: Permanent | None, item: Item | None
) -> float:
    """An ability used in another's turn (TR-K6): aimed as well as can be, or at nobody."""
    gain = -0.5
    if ability.target != NO_TARGET or ability.roll or len(ability.modes) > 1:
        gain += outlook.ability(card, ability, NOBODY, permanent)
    else:
        for step in ability.modes[0]:
            if step.op == GAIN and step.detail == ST_DODGE:
                if item is not None and item.kind == BY_ATTACK:
                    gain += aimed_harm(outlook, item) * step.amount.flat / 6.0
            elif step.op == HIDE:
                gain += hiding(outlook, item)
            elif step.op != GAIN or item is not None:
                gain += outlook.step(card, step, NOBODY, permanent)
    cost = ability_cost(outlook.duel, outlook.seat, card, ability)
    gain -= 0.3 * sum(cost) + outlook.given_up(ability, permanent, 0.5)
    if not ability.engage and not ability.once and not ability.sacrifice and sum(cost) == 0:
        return min(gain, -1.0)
    return gain


def hiding(outlook: Outlook, item: Item | None) -> float:
    """TR-W12: STEALTH as an answer; an attack at the seat itself then strikes nobody."""
    if item is None or outlook.duel.hidden(outlook.seat) or unavoidable(outlook.duel, item):
        return 0.0
    return aimed_harm(outlook, item)


def reaction(outlook: Outlook, card: Card, item: Item) -> float:
    """A reaction card as the answer to an item."""
    total = 0.0
    if card.strike is not None:
        total += outlook.best_attack(card)
    for ability in card.abilities:
        if ability.when != ON_CAST or not ability.modes:
            continue
        best = answered(outlook, card, ability.modes[0], item)
        if ability.roll:
            failed = (
                answered(outlook, card, ability.modes[1], item) if len(ability.modes) > 1 else 0.0
            )
            total += (best * ability.roll + failed * (6 - ability.roll)) / 6.0
            continue
        for mode in ability.modes[1:]:
            best = max(best, answered(outlook, card, mode, item))
        total += best
    return total


def answered(outlook: Outlook, card: Card, steps: list[Step], item: Item) -> float:
    """What the steps of a reaction make of the item."""
    total = 0.0
    for step in steps:
        op = step.op
        if op == CANCEL or op == DODGE or op == REDIRECT:
            total += harm(outlook, item)
        elif op == DODGE_ROLL:
            total += harm(outlook, item) * outlook.amount(step.amount, NOBODY) / 6.0
        elif op == REDUCE:
            total += reduced(outlook, item, float(outlook.amount(step.amount, NOBODY)))
        elif card.strike is None:
            total += outlook.step(card, step, item.target, None)
    return total


def reduced(outlook: Outlook, item: Item, n: float) -> float:
    """What taking n off an attack saves."""
    whole = aimed_harm(outlook, item)
    if whole <= 0.0 or (item.target < PLAYER and item.kind == BY_ATTACK):
        return 0.0
    return min(n * outlook.skin * 1.15, whole) if whole < LETHAL else min(whole, LETHAL)


def aimed_harm(outlook: Outlook, item: Item) -> float:
    """What an attack card or a movement will do to the seat itself."""
    duel = outlook.duel
    if item.target != PLAYER + outlook.seat:
        return 0.0
    if item.kind == BY_MOVEMENT:
        return -outlook.hurt(outlook.me, coming_movement(outlook, item))
    card = duel.tables.cards[item.card]
    if card.strike is None:
        return 0.0
    theirs = Outlook(duel, item.seat, outlook.worths)
    net = net_of_strike(duel, item, card)
    damage = theirs.expected(card, float(net)) * (1 + item.repeats)
    worth = -outlook.hurt(outlook.me, damage)
    if card.keywords[VAMPIRISM] + duel.stat(item.seat, ST_VAMPIRISM) > 0:
        worth += 0.5 * damage
    if net * strikes_of(duel, item.seat, card) * (1 + item.repeats) >= outlook.me.hp:
        worth += LETHAL
    return worth


def coming_movement(outlook: Outlook, item: Item) -> float:
    """The damage of a movement, less what one's own allies will block."""
    total = coming(outlook, item)
    able = 0
    for ally in outlook.me.permanents:
        if ally.card.is_ally and not ally.engaged:
            able += 1
    n = len(item.attackers)
    if n == 0:
        return 0.0
    stopped = min(able, n)
    return total * (1.0 - 0.7 * stopped / n)


def harm(outlook: Outlook, item: Item) -> float:
    """What an item will do to the seat if nothing answers it."""
    duel = outlook.duel
    if item.cancelled or item.dodged & (1 << outlook.seat):
        return 0.0
    if item.target == PLAYER + outlook.seat and item.kind in (BY_ATTACK, BY_MOVEMENT):
        return aimed_harm(outlook, item)
    if item.seat == outlook.seat:
        return 0.0
    theirs = Outlook(duel, item.seat, outlook.worths)
    if item.kind == BY_MOVEMENT:
        return fight_harm(outlook, item)
    card = duel.tables.cards[item.card]
    if item.kind == BY_ATTACK:
        return theirs.strike(card, item.target)
    if item.kind == BY_USE or item.kind == BY_SKILL:
        return 0.9 * theirs.ability(card, card.abilities[item.ability], item.target, None)
    if item.kind == BY_REACTION:
        return reaction_harm(outlook, card)
    return 0.9 * (theirs.arriving(card) + theirs.cast_abilities(card, item.target))


def reaction_harm(outlook: Outlook, card: Card) -> float:
    """A reaction to one's own item: what that item would have brought, roughly."""
    duel = outlook.duel
    if len(duel.chain) < 2:
        return 0.0
    below = duel.chain[-2]
    if below.seat != outlook.seat or below.card < 0:
        return 0.0
    undone = 0.0
    for ability in card.abilities:
        for mode in ability.modes:
            for step in mode:
                if step.op in (CANCEL, DODGE, REDIRECT):
                    undone = 1.0
                elif step.op == DODGE_ROLL or step.op == REDUCE:
                    undone = max(undone, 0.5)
    return undone * 0.8 * outlook.worths.base[below.card]


def fight_harm(outlook: Outlook, item: Item) -> float:
    """A movement against one of the seat's own allies."""
    duel = outlook.duel
    target = duel.permanent(item.target, item.target_serial) if item.target >= 0 else None
    if target is None or item.target // SLOTS != outlook.seat:
        return 0.0
    dealt = 0
    for attacker in duel.players[item.seat].permanents:
        if attacker.serial in item.attackers:
            dealt += attack_of(duel, item.seat, attacker)
    if dealt < health_left(duel, outlook.seat, target):
        return 0.0
    return outlook.ally(outlook.seat, target)


# -- inside a fight --------------------------------------------------------------------------------


def judge_block(outlook: Outlook, topic: int, move: TragicMove) -> float:
    """Whether an ally blocks, and whom."""
    duel = outlook.duel
    item = duel.chain[-1]
    there = None if move.kind == PASS else duel.permanent(move.a, -1)
    if there is None:
        return 0.0
    if topic == T_BLOCK:
        return best_block(outlook, item, there)
    assert topic == T_AGAINST
    found = duel.by_serial(item.mode)
    return 0.0 if found is None else blocking(outlook, item, found[1], there)


def judge_deal(outlook: Outlook, move: TragicMove) -> float:
    """TR-C2: just enough for each blocker, else all that is left for the last."""
    duel = outlook.duel
    item = duel.chain[-1]
    share = next_division(duel, item)
    if share is None:
        return 0.0
    attacker, blocker, rest = share
    side = item.target - PLAYER
    need = enough(duel, item.seat, attacker, side, blocker)
    wanted = need if need <= rest else 0
    return -float(abs(move.a - wanted))


def judge_strike_back(outlook: Outlook, move: TragicMove) -> float:
    """TR-C2: the attacker that is beaten by it, the dearest first; else the dearest one."""
    duel = outlook.duel
    attacker = duel.permanent(move.a, -1) if move.kind == AIM else None
    struck = unanswered(duel, duel.chain[-1])
    if attacker is None or struck is None:
        return 0.0
    side = move.a // SLOTS
    worth = outlook.permanent(side, attacker)
    need = enough(duel, struck[0], struck[1], side, attacker)
    return worth if need <= attack_of(duel, struck[0], struck[1]) else 0.1 * worth


def judge_incapacitate(outlook: Outlook) -> float:
    """TR-W10: to discard is sure; a blow that beats the ally anyway may spill over or heal."""
    duel = outlook.duel
    item = duel.chain[-1]
    card = duel.tables.cards[item.card]
    target = duel.permanent(item.target, item.target_serial)
    if target is None:
        return 1.0
    more = card.keywords[EXCESS] + card.keywords[VAMPIRISM]
    more += duel.stat(outlook.seat, ST_EXCESS) + duel.stat(outlook.seat, ST_VAMPIRISM)
    dealt = net_of_strike(duel, item, card) * strikes_of(duel, item.seat, card)
    left = health_left(duel, item.target // SLOTS, target)
    return -1.0 if more > 0 and dealt > left else 1.0


def judge_charge(outlook: Outlook, move: TragicMove) -> float:
    """TR-W13: whether an ally takes the damage."""
    duel = outlook.duel
    guard = duel.permanent(move.a, -1) if move.kind == CHARGE else None
    if guard is None:
        return 0.0
    if duel.work[-1].kind == W_STEPS:  # one hit of many: it takes its own as well
        return -0.5
    if duel.work[-1].kind == W_TRIGGERS:
        return martyr_taken(outlook, guard)
    item = duel.chain[-1]
    saved = harm(outlook, item)
    dealt = 0
    if item.attackers:
        dealt = int(coming(outlook, item))
    else:
        card = duel.tables.cards[item.card]
        if card.strike is not None:
            dealt = net_of_strike(duel, item, card) * strikes_of(duel, item.seat, card)
    if dealt >= health_left(duel, outlook.seat, guard):
        saved -= outlook.ally(outlook.seat, guard)
    return saved - 0.5


def martyr_taken(outlook: Outlook, guard: Permanent) -> float:
    """TR-W13: whether a guardian takes the explosion of a MARTYR."""
    duel = outlook.duel
    trigger = duel.triggers[duel.work[-1].trigger]
    card = duel.tables.cards[trigger.card]
    saved = -outlook.hurt(
        outlook.me, net_on_player(duel, outlook.seat, trigger.amount, BLAST, 0, False, card)
    )
    dealt = net_on_ally(duel, outlook.seat, guard, trigger.amount, BLAST, 0, False, card)
    if dealt >= health_left(duel, outlook.seat, guard):
        saved -= outlook.ally(outlook.seat, guard)
    return saved - 0.5


def judge_protect(outlook: Outlook, move: TragicMove) -> float:
    """Which ally a charger protects from an area."""
    found = outlook.duel.permanent(move.a, -1) if move.kind == AIM else None
    return 0.0 if found is None else outlook.permanent(move.a // SLOTS, found)
