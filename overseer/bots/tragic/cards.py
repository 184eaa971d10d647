"""What Tragic's cards are worth by themselves, in hit points: worked out once for a card set."""

from __future__ import annotations

from typing import Final

from overseer.bots.tragic.weights import Weights
from overseer.tragic.card import Ability, Amount, Card, Step
from overseer.tragic.rules.duel import Tables
from overseer.tragic.words import (
    ABILITY,
    ABSORB,
    BEAT,
    BLAST_AREA,
    BOOST,
    CANCEL,
    COUNT_HP,
    COUNT_NONE,
    COUNT_TARGET_HEALTH,
    CRITICAL,
    DESTROY,
    DISCARD,
    DISCARD_RANDOM,
    DISCOVERY,
    DODGE,
    DRAIN,
    DRAW,
    EXCESS,
    FREE_ATTACK,
    GAIN,
    GUARDIAN_CHARGE,
    HEAL,
    HIDE,
    HIT,
    HORDE,
    IN_DEFENCE,
    IRRADIATE,
    KEY_ARMOUR,
    LAY,
    LOSE,
    LUMINESCENT,
    MARTYR,
    N_STATS,
    ON_CAST,
    ON_START,
    ON_UPKEEP,
    ON_USE,
    OPPONENT,
    PENETRATING,
    PIERCING,
    RECOVER,
    REDIRECT,
    REDUCE,
    REFRESH,
    REPEAT,
    REPRIEVE,
    RETURN,
    REVIVE,
    SEARCH,
    ST_ALLY_ARMOUR,
    ST_ALLY_ATTACK,
    ST_ALLY_HEALTH,
    ST_ARMOUR,
    ST_BLAST_ARMOUR,
    ST_CHEAPER_S,
    ST_CHEAPER_SKILL,
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_DAMAGE,
    ST_DAMAGE_BARE_HANDS,
    ST_DAMAGE_ENERGY,
    ST_DAMAGE_EXPLOSIVE,
    ST_DAMAGE_MELEE,
    ST_DAMAGE_RANGED,
    ST_DAMAGE_TAKEN,
    ST_DODGE,
    ST_DRAW_RATE,
    ST_NO_HEALING,
    ST_PENETRATING,
    ST_STRIKES,
    ST_STRIKES_BARE_HANDS,
    ST_VAMPIRISM,
    STEAL,
    TARGET,
    UNTARGETABLE,
    VAMPIRISM,
    YOU,
)

LETTER: Final = 5.0  # points of a letter that a card counts on, before one knows better


def stat_rates() -> list[float]:
    """What one of each stat is worth in a turn."""
    rates = [0.15] * N_STATS
    rates[ST_ARMOUR] = 1.6
    rates[ST_BLAST_ARMOUR] = 0.3
    rates[ST_CRITICAL] = 0.5
    rates[ST_CRITICAL_FACTOR] = 0.7
    rates[ST_DAMAGE] = 1.1
    rates[ST_DAMAGE_MELEE] = 0.8
    rates[ST_DAMAGE_RANGED] = 0.8
    rates[ST_DAMAGE_BARE_HANDS] = 0.6
    rates[ST_DAMAGE_ENERGY] = 0.6
    rates[ST_DAMAGE_EXPLOSIVE] = 0.6
    rates[ST_PENETRATING] = 0.4
    rates[ST_VAMPIRISM] = 3.0
    rates[ST_STRIKES] = 4.0
    rates[ST_STRIKES_BARE_HANDS] = 2.5
    rates[ST_ALLY_ATTACK] = 1.5
    rates[ST_ALLY_HEALTH] = 0.9
    rates[ST_ALLY_ARMOUR] = 1.3
    rates[ST_DRAW_RATE] = 4.5
    rates[ST_DODGE] = 1.0
    rates[ST_DAMAGE_TAKEN] = -1.5
    rates[ST_NO_HEALING] = -1.0
    for stat in range(ST_CHEAPER_S, ST_CHEAPER_SKILL + 1):
        rates[stat] = 0.7
    return rates


def outline(amount: Amount) -> float:
    """A card's number before one knows the position."""
    if amount.count == COUNT_NONE:
        return float(amount.flat)
    many = LETTER if amount.count < COUNT_HP else 2.0
    if amount.count == COUNT_TARGET_HEALTH:
        many = 4.0
    return amount.flat + amount.times * many / amount.part


def upkeep_healing(card: Card) -> int:
    """Hit points that a card in force gives back in every upkeep, for nothing."""
    total = 0
    for ability in card.abilities:
        if ability.when == ON_UPKEEP and ability.modes and sum(ability.cost) == 0:
            for step in ability.modes[0]:
                if step.op == HEAL and step.whom == YOU:
                    total += step.amount.flat
    return total


class CardWorths:
    """The worths of all cards of a set, by number."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        self.rates: list[float] = stat_rates()
        cards = tables.cards
        self.base: list[float] = [self.card(card) for card in cards]  # as a card to have in hand
        self.extra: list[float] = [self.beyond(card) for card in cards]  # beside attack and health
        self.gifts: list[float] = [self.gift_rate(card) for card in cards]  # a turn in force
        self.heals: list[int] = [upkeep_healing(card) for card in cards]  # in every upkeep

    def card(self, card: Card) -> float:
        """A card in hand, roughly."""
        if card.kind == ABILITY:
            return self.weights.point + 5.0 * self.gift_rate(card) + self.beyond(card)
        total = self.beyond(card)
        if card.is_ally:
            total += 2.4 * card.attack + 0.9 * card.health
        strike = card.strike
        if strike is not None:
            letters = strike.plus + (LETTER if strike.letter >= 0 else 0.0)
            if strike.second >= 0:
                letters += LETTER * 0.6
            total += (letters * strike.times + strike.base) * strike.strikes * 1.1
        total += 4.0 * self.gift_rate(card)
        # A designed card is worth about its price: the middle of both judgements errs less.
        return 0.5 * total + 0.5 * (2.0 + 3.5 * card.price)

    def gift_rate(self, card: Card) -> float:
        """What a card in force gives in a turn."""
        total = 0.0
        for gift in card.gifts:
            one = self.rates[gift.stat] * gift.amount
            total += one if gift.condition is None else 0.6 * one
        return total

    def beyond(self, card: Card) -> float:
        """Keywords and abilities."""
        words = card.keywords
        total = 0.0
        if card.is_ally:
            total += 1.5 * words[KEY_ARMOUR] + 0.6 * card.attack * words[MARTYR]
            total += 1.0 * card.attack * words[VAMPIRISM] + 0.5 * words[PENETRATING]
            total += 2.0 * words[UNTARGETABLE] + 3.0 * words[GUARDIAN_CHARGE]
            total += 1.0 * words[PIERCING] + 1.0 * words[EXCESS] + 0.5 * words[ABSORB]
            total += 0.5 * words[HORDE] + 1.0 * words[LUMINESCENT] + 1.0 * words[CRITICAL]
            total += 2.0 if words[IN_DEFENCE] else 0.0
        elif card.strike is not None:
            total += 0.8 * words[PENETRATING] + 2.0 * words[PIERCING] + 1.0 * words[EXCESS]
            total += 6.0 * words[VAMPIRISM] + 4.0 * words[BLAST_AREA] + 0.7 * words[CRITICAL]
        for ability in card.abilities:
            total += self.ability(ability)
        return total

    def ability(self, ability: Ability) -> float:
        """An ability over the whole duel."""
        best = 0.0
        for at in range(len(ability.modes)):
            one = 0.0
            for step in ability.modes[at]:
                one += self.step(step)
            best = one if at == 0 else max(best, one)
        when = ability.when
        if when == ON_CAST or when == ON_START:
            times = 1.0
        elif when == ON_USE:
            times = 1.0 if ability.sacrifice else 2.5
            best -= (
                sum(ability.cost) * 1.2 + ability.life + self.weights.card * 0.6 * ability.discards
            )
            best = max(best, 0.0)
        elif when == ON_UPKEEP:
            times = 3.0
            if ability.unpaid:
                best -= 2.0
        else:
            times = 1.5
        if ability.condition is not None:
            times *= 0.7
        if ability.roll:
            times *= ability.roll / 6.0
        return best * times

    def step(self, step: Step) -> float:
        """A step, roughly: what it does to others counts for it, to oneself as it is."""
        op = step.op
        n = outline(step.amount)
        mine = step.whom == YOU
        card = self.weights.card
        if op == DRAW:
            return card * n if mine else 0.0
        if op == HEAL:
            return 0.8 * n if mine else 0.0
        if op == HIT:
            return n if step.whom == OPPONENT or step.whom == TARGET else 1.5 * n
        if op == LOSE:
            return -n if mine else n
        if op == DISCARD or op == DISCARD_RANDOM:
            return -0.6 * card * n if mine else 0.8 * card * n
        if op == STEAL:
            return 1.6 * card * n
        if op == SEARCH or op == RECOVER:
            return 1.2 * card * n
        if op == BOOST:
            return 1.2 * step.amount.flat + 0.6 * step.second
        if op == GAIN:
            return self.rates[step.detail] * step.amount.flat * (1.0 if mine else -1.0) * 1.5
        return self.rare_step(op, n)

    def rare_step(self, op: int, n: float) -> float:
        """A step that needs no look at whom it is for."""
        if op == REVIVE:
            return 9.0 * n
        if op == BEAT or op == DESTROY:
            return 9.0
        if op == RETURN:
            return 5.0
        if op == CANCEL or op == DODGE or op == REDIRECT:
            return 10.0
        if op == REDUCE:
            return 0.8 * n
        if op == LAY or op == FREE_ATTACK or op == REPEAT or op == REPRIEVE:
            return 6.0
        if op == HIDE:
            return 6.0
        if op == REFRESH or op == DRAIN or op == DISCOVERY or op == IRRADIATE:
            return 1.2 * n
        return 2.0
