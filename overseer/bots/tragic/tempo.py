"""How fast a player can beat the other: what the table and the hand deal in a turn, and answers."""

from __future__ import annotations

from math import log
from typing import Final

from overseer.bots.tragic.sight import Sight, blow_on_player
from overseer.tragic.card import Card
from overseer.tragic.player import total_of
from overseer.tragic.rules.attack import is_area
from overseer.tragic.rules.board import attack_of, health_left, keyword
from overseer.tragic.rules.damage import (
    net_on_player,
    penetration_of,
    pierces,
    raw_damage,
    strikes_of,
)
from overseer.tragic.words import (
    ABILITY,
    IN_DEFENCE,
    REACTION,
    ST_CRITICAL_FACTOR,
    ST_DAMAGE,
    ST_DODGE,
    ST_NO_HEALING,
    ST_STRIKES,
    ST_VAMPIRISM,
)

TEMPO: Final = [
    *("reach", "ready", "ready-attack", "ready-health"),
    *("all-blows", "best-blow", "burst", "hit", "left", "clock"),
    *("reactions", "answers", "playable", "price", "missing", "layable"),
    *("heals", "free"),
    *("S", "P", "E", "C", "I", "A", "L"),
    *("dodge", "damage", "strikes", "vampirism", "no-healing", "critical-factor"),
    *("laid", "discard", "inside"),
]


def tempo(sight: Sight) -> list[float]:
    """In the order of the inputs of that name."""
    duel = sight.duel
    seat = sight.seat
    me = sight.me
    foe = sight.foe
    active = duel.active == seat
    reach = 0.0
    ready = 0.0
    ready_attack = 0
    ready_health = 0
    for permanent in me.permanents:
        if permanent.card.is_ally:
            if keyword(duel, seat, permanent, IN_DEFENCE) == 0:
                reach += blow_on_player(duel, seat, permanent, foe.seat)
            if active or not permanent.engaged:
                ready += 1.0
                ready_attack += attack_of(duel, seat, permanent)
                ready_health += health_left(duel, seat, permanent)
    cards = duel.tables.cards
    blows: list[float] = []
    costs: list[bytes] = []
    reactions = 0.0
    answers = 0.0
    playable = 0.0
    price = 0
    missing = 0
    for number in me.hand:
        card = cards[number]
        if card.kind == ABILITY:
            continue
        lack = 0
        late = 0
        for letter in range(7):
            short = card.cost[letter] - me.points[letter]
            if short > 0:
                lack += short
            if card.cost[letter] > me.points[letter] - me.spent[letter]:
                late = 1
        if card.kind == REACTION:
            reactions += 1.0
            if lack == 0 and (active or late == 0):
                answers += 1.0
            continue
        missing += lack
        if lack == 0:
            playable += 1.0
            price += card.price
            if card.strike is not None:
                blows.append(dealt(sight, card))
                costs.append(card.cost)
    burst = afforded(me.points, blows, costs)
    best = max(blows) if blows else 0.0
    hit = reach + burst
    left = foe.hp - hit
    return [
        *(
            log(reach + 3.0),
            ready,
            log(max(ready_attack, 0) + 3.0),
            log(max(ready_health, 0) + 3.0),
        ),
        *(sum(blows), best, burst, log(hit + 3.0)),
        *(min(max(left, -10.0), 30.0), log(max(foe.hp, 1) / (hit + 2.0) + 0.5)),
        *(reactions, answers, playable, float(price), float(missing), float(sight.layable())),
        *(float(sight.heals(me)), float(total_of(me.points) - total_of(me.spent))),
        *[float(points) for points in me.points],
        *(float(duel.stat(seat, ST_DODGE)), float(duel.stat(seat, ST_DAMAGE))),
        *(float(duel.stat(seat, ST_STRIKES)), float(duel.stat(seat, ST_VAMPIRISM))),
        *(float(duel.stat(seat, ST_NO_HEALING)), float(duel.stat(seat, ST_CRITICAL_FACTOR))),
        *(float(len(me.abilities)), float(len(me.discard)), float(me.inside >= 0)),
    ]


def dealt(sight: Sight, card: Card) -> float:
    """What an attack card takes from the opponent, past armour."""
    duel = sight.duel
    seat = sight.seat
    strike = card.strike
    if strike is None:
        return 0.0
    raw = raw_damage(duel, seat, card)
    through = penetration_of(duel, seat, card)
    victim = sight.foe.seat
    net = net_on_player(duel, victim, raw, strike.damage, through, pierces(duel, seat, card), card)
    return float(net * (1 if is_area(card) else strikes_of(duel, seat, card)))


def afforded(points: bytes, blows: list[float], costs: list[bytes]) -> float:
    """The blows of one turn, the hardest first, as far as the points reach."""
    left = list(points)
    free = sum(left)
    total = 0.0
    for at in sorted(range(len(blows)), key=lambda at: -blows[at]):
        cost = costs[at]
        if sum(cost) > free:
            continue
        fits = True
        for letter in range(7):
            if cost[letter] > left[letter]:
                fits = False
        if fits:
            total += blows[at]
            free -= sum(cost)
            for letter in range(7):
                left[letter] -= cost[letter]
    return total
