"""A duel as one seat sees it: players, permanents and the own hand, in hit points.

One is what a point of damage to the opponent is worth.
"""

from __future__ import annotations

from typing import Final

from overseer.bots.tragic.cards import CardWorths
from overseer.bots.tragic.race import LOST, NEAR, Race
from overseer.bots.tragic.weights import Weights
from overseer.tragic.card import Card
from overseer.tragic.player import MOST_POINTS, Permanent, Player, total_of
from overseer.tragic.rules.attack import is_area
from overseer.tragic.rules.board import attack_of, full_health, keyword, place_taken
from overseer.tragic.rules.damage import is_melee, net_on_player, raw_damage
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.payment import can_pay, card_cost
from overseer.tragic.rules.turn_facts import draw_rate
from overseer.tragic.words import (
    ABILITY,
    ATTACK,
    BLAST,
    CRITICAL,
    DRUG,
    IN_DEFENCE,
    LUMINESCENT,
    MARTYR,
    PENETRATING,
    PIERCING,
    PLAIN,
    RADIATION,
    REACTION,
    ST_ALLY_ATTACK,
    ST_ALLY_HEALTH,
    ST_ARMOUR,
    ST_BRAWLER,
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_DAMAGE,
    ST_DAMAGE_EXPLOSIVE,
    ST_MARKSMAN,
    ST_NO_HEALING,
    ST_PENETRATING,
    ST_STRIKES,
    ST_VAMPIRISM,
    UNTIL_END,
)

# Stats, beside those of damage, that serve attack cards alone.
STRIKING: Final = (
    ST_BRAWLER,
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_MARKSMAN,
    ST_PENETRATING,
    ST_STRIKES,
    ST_VAMPIRISM,
)
HITS: Final = 2.0  # blows a turn that armour is good against, before one knows better
LATE: Final = 18  # draws: from here on a longer library is worth keeping
HUNGRY: Final = 3  # points without a card to spend them on
LETHAL: Final = 200.0  # what wins the duel at once
USUAL_DRAW: Final = 2.0  # cards a turn (TR-T2)


class Sight:
    """The position for one seat."""

    def __init__(self, duel: Duel, seat: int, worths: CardWorths) -> None:
        self.duel: Duel = duel
        self.worths: CardWorths = worths
        self.weights: Weights = worths.weights
        self.seat: int = seat
        self.me: Player = duel.players[seat]
        self.foe: Player = weakest_other(duel, seat)
        self.own_turn: bool = duel.active == seat
        self.threat: int = standing_attack(duel, self.foe.seat)
        self.turns: float = turns_left(self.me, self.foe, worths.weights.pace)
        # Wounds hurt more, the fewer of them one can still take.
        danger = 12.0 + 1.5 * self.threat
        weights = worths.weights
        self.skin: float = weights.skin_low
        if self.me.hp > 2.5 * danger:
            self.skin = weights.skin
        elif self.me.hp > danger:
            self.skin = weights.skin_hurt
        self.face: float = weights.face  # a point of damage to the opponent
        self.stay: float = weights.stay
        self.race: Race = Race(duel, self.me, self.foe)
        self.vain: int = -1  # whether blows at the opponent do better later, once it was asked
        self.besieging: int = -1  # whether only damage can win, and there is time, once asked
        self.unhurt: int = -1  # whether wounds come too slowly to matter, once asked
        self.unused: int = -1000  # points that nothing in hand needs, once counted
        if self.race.pressed:
            self.face *= weights.press
            self.skin *= weights.press_skin
            self.stay *= weights.press_skin
        elif self.race.waiting:  # to be there still is all that counts
            self.skin = max(self.skin, weights.skin_low)
            self.stay = weights.wait_stay

    # -- players ---------------------------------------------------------------------------------

    def hurt(self, victim: Player, amount: float) -> float:
        """Wounds of a player, good or bad for the seat."""
        if amount <= 0.0:
            return 0.0
        if victim.seat == self.seat:
            return -amount * self.skin - (LETHAL if amount >= victim.hp else 0.0)
        return amount * self.face + (LETHAL if amount >= victim.hp else 0.0)

    def healed(self, player: Player, amount: float) -> float:
        """Healing of a player."""
        if self.duel.stat(player.seat, ST_NO_HEALING) > 0:
            return 0.0
        gain = min(amount, float(player.max_hp - player.hp))
        return gain * self.skin * self.weights.heal if player.seat == self.seat else -gain * 0.8

    def drawn(self, player: Player, n: int) -> float:
        """Cards drawn by a player: who runs out of them first, loses (TR-E2)."""
        if not self.runs_out(player):
            if player.seat != self.seat or not self.saves(n):
                return self.weights.card * n
        cost = self.weights.last_card * n
        race = self.race
        if player.seat != self.seat:
            return -cost
        if race.hopeless:  # all these cards come anyway: the sooner, the better
            return self.weights.sooner * self.weights.card * n
        if race.waiting:
            # Time wins, unless it is given away.
            cost += self.weights.lead * (1.0 if n > race.spare else 0.5 / (race.spare + 1 - n))
        return -cost

    def heals(self, player: Player) -> int:
        """What a player heals in every upkeep."""
        heals = self.worths.heals
        total = 0
        for number in player.abilities + player.traits:
            total += heals[number]
        for permanent in player.permanents:
            total += heals[permanent.card.number]
        return total

    def runs_out(self, player: Player) -> bool:
        """Whether a player may be the one who has no card to draw at last."""
        other = self.foe if player.seat == self.seat else self.me
        turns = player.library_size / draw_rate(self.duel, player.seat)
        if turns >= other.library_size / draw_rate(self.duel, other.seat) + 3.0:
            return False
        if player.seat == self.seat and turns > NEAR and self.idle() >= HUNGRY:
            if not self.safe():
                return False  # wounds come first, and cards are what helps against them
        return turns < 8.0 or self.outlasts(player, other, turns)

    def outlasts(self, player: Player, other: Player, turns: float) -> bool:
        """Whether the other one, losing hit points as until now, is there after so many turns."""
        lost = other.max_hp - other.hp + self.weights.guess_loss
        so_far = player.turns + self.weights.guess_turns
        return lost * turns < self.weights.doubt * so_far * other.hp

    def safe(self) -> bool:
        """Whether one is there when the own library ends, losing hit points as until now."""
        if self.unhurt < 0:
            me = self.me
            weights = self.weights
            # Before wounds have been seen: healing and armour make them fewer.
            guess = weights.guess_loss - weights.guess_turns * self.heals(me)
            guess -= HITS * weights.guess_turns * self.duel.stat(self.seat, ST_ARMOUR)
            lost = me.max_hp - me.hp + max(guess, 0.0)
            turns = me.library_size / draw_rate(self.duel, self.seat)
            so_far = self.foe.turns + weights.guess_turns
            self.unhurt = 1 if lost * turns < so_far * me.hp else 0
        return self.unhurt == 1

    def saves(self, n: int) -> bool:
        """Whether so many cards would give away a victory that time alone may bring."""
        race = self.race
        return LOST < race.spare < n and race.theirs <= LATE and self.safe()

    def siege(self) -> bool:
        """Whether nobody is beaten soon, and time alone loses: then all damage counts together."""
        if self.besieging < 0:
            lost = self.race.spare < 0 and self.runs_out(self.me)
            self.besieging = 1 if lost else 0
        return self.besieging == 1

    # -- permanents ------------------------------------------------------------------------------

    def ally(self, owner: int, ally: Permanent) -> float:
        """An ally on the table, to its owner."""
        attack = attack_of(self.duel, owner, ally)
        health = full_health(self.duel, owner, ally)
        return self.fighter(ally.card, attack, health)

    def fighter(self, card: Card, attack: int, health: int) -> float:
        """An ally by its attack and health."""
        weights = self.weights
        hits = weights.hits + weights.more_hits * min(self.turns, 5.0)
        if card.keywords[IN_DEFENCE]:
            hits *= 0.4
        worth = 1.0 + attack * hits + weights.health * health
        return worth + weights.extra * self.worths.extra[card.number]

    def permanent(self, owner: int, permanent: Permanent) -> float:
        """Anything on the table, to its owner."""
        card = permanent.card
        if card.is_ally:
            return self.ally(owner, permanent)
        gain = self.worths.gifts[card.number] * self.turns
        if card.is_equipment:
            gain = gain if not permanent.engaged else 0.4 * gain
            return max(gain, 0.5) + 0.5 * self.worths.extra[card.number]
        return gain + 0.6 * max(self.worths.extra[card.number], 1.0)

    def lost(self, owner: int, permanent: Permanent) -> float:
        """A permanent leaves the table, good or bad for the seat."""
        worth = self.permanent(owner, permanent)
        if owner == self.seat:
            return -worth + self.blast(owner, permanent, self.foe)
        return worth + self.blast(owner, permanent, self.me)

    def blast(self, owner: int, permanent: Permanent, victim: Player) -> float:
        """TR-W6: what a MARTYR that is beaten does to who beats it."""
        card = permanent.card
        index = keyword(self.duel, owner, permanent, MARTYR) if card.is_ally else 0
        if index <= 0:
            return 0.0
        power = index * attack_of(self.duel, owner, permanent)
        net = net_on_player(self.duel, victim.seat, power, BLAST, 0, False, card)
        return self.hurt(victim, float(net))

    # -- hands -----------------------------------------------------------------------------------

    def passing(self, stat: int, until: int) -> float:
        """For how many turns' worth a stat is used that goes again."""
        if stat in STRIKING or ST_DAMAGE <= stat <= ST_DAMAGE_EXPLOSIVE:
            return 2.0 if self.own_turn and self.attacks_ready() > 0 else 0.0
        if stat == ST_ALLY_ATTACK or stat == ST_ALLY_HEALTH:
            return 1.2 if self.own_turn else 0.5
        # What protects is of use in the opponent's turn.
        return 0.0 if self.own_turn and until == UNTIL_END else 1.5

    def attacks_ready(self) -> int:
        """Attack cards in hand that could be paid for."""
        n = 0
        for number in self.me.hand:
            card = self.duel.tables.cards[number]
            if card.strike is not None and card.kind != REACTION:
                if can_pay(self.me, card_cost(self.duel, self.seat, card)):
                    n += 1
        return n

    def free_attack(self) -> float:
        """The best attack card in hand, as a blow at the opponent."""
        best = 0.0
        for number in self.me.hand:
            card = self.duel.tables.cards[number]
            strike = card.strike
            if strike is not None and card.kind != REACTION and not is_area(card):
                raw = raw_damage(self.duel, self.seat, card)
                best = max(best, float(raw * strike.strikes))
        return best

    def layable(self) -> int:
        """Ability cards in hand that could be laid."""
        n = 0
        for number in self.me.hand:
            card = self.duel.tables.cards[number]
            if card.kind == ABILITY and self.me.points[card.letters[0]] < MOST_POINTS:
                if number not in self.me.abilities:
                    n += 1
        return n

    def worst_cards(self, n: int) -> float:
        """What discarding so many of one's own cards costs."""
        if n <= 0:
            return 0.0
        values = sorted([self.in_hand(number) for number in self.me.hand])
        return sum(values[:n]) * (0.4 + 0.6 * self.scarce())

    def scarce(self) -> float:
        """How dear cards are: nobody casts later what waits behind a hand full of others."""
        weights = self.weights
        more = len(self.me.hand) - weights.few
        return min(max(1.0 - more / (weights.many - weights.few), 0.0), 1.0)

    def in_hand(self, number: int) -> float:
        """A card of the own hand: less, the further one is from paying for it."""
        card = self.duel.tables.cards[number]
        base = self.worths.base[number]
        me = self.me
        if card.kind == ABILITY:
            if number in me.abilities or me.points[card.letters[0]] >= MOST_POINTS:
                return 0.0
            early = min(1.0, 0.3 + 0.12 * self.turns)
            return (base + self.weights.unlock * self.lacking(card.letters[0])) * early
        missing = 0
        for letter in range(7):
            lack = card.cost[letter] - me.points[letter]
            if lack > 0:
                missing += lack
        if missing:
            base *= 0.7 if missing == 1 else 0.45 if missing == 2 else 0.25
        if card.is_equipment and place_taken(me, card):
            base *= 0.3
        if self.siege():
            if card.kind == ATTACK and not is_area(card):
                base *= 1.5
            elif card.kind == REACTION:
                base *= 0.6
        return base

    def wanted(self, number: int) -> float:
        """A card that may come to hand: points without cards want cards, and the other way."""
        worth = self.in_hand(number)
        card = self.duel.tables.cards[number]
        if worth <= 0.0 or card.kind == REACTION:
            return worth
        idle = self.idle()
        more = self.weights.tempo
        if card.kind == ABILITY:
            ready = self.layable()
            if ready > 1:
                return 0.6 * worth
            if ready == 0:
                return worth + more
            return worth - more if idle > 3 else worth
        return worth + more if card.price <= idle and affordable(self.me, card) else worth

    def idle(self) -> int:
        """Points that the hand as it is leaves over in a turn."""
        if self.unused == -1000:
            me = self.me
            self.unused = total_of(me.points)
            for number in me.hand:
                card = self.duel.tables.cards[number]
                if card.kind != REACTION and card.kind != ABILITY and affordable(me, card):
                    self.unused -= card.price
        return self.unused

    def lacking(self, letter: int) -> int:
        """How many cards of the own hand wait for points of a letter."""
        points = self.me.points[letter]
        n = 0
        for number in self.me.hand:
            if self.duel.tables.cards[number].cost[letter] > points:
                n += 1
        return n

    def usual(self) -> float:
        """What a card of the own library is worth on average."""
        library = self.me.library
        if not library:
            return 0.0
        total = 0.0
        for number in library:
            total += self.wanted(number)
        return total / len(library)

    def turn_worth(self) -> float:
        """What one's own main phase is worth: cards to cast, allies to send."""
        total = 1.0
        for ally in self.me.permanents:
            if ally.card.is_ally and not ally.engaged:
                total += 0.7 * attack_of(self.duel, self.seat, ally)
        points = total_of(self.me.points)
        playable = 0
        for number in self.me.hand:
            card = self.duel.tables.cards[number]
            if card.kind != REACTION and card.kind != ABILITY and card.price <= points:
                if self.in_hand(number) >= self.worths.base[number]:
                    points -= card.price
                    playable += 1
        return total + 4.0 * playable + (4.0 if self.layable() and playable else 0.0)

    def on_drugs(self) -> bool:
        """Whether the seat has taken a drug that lasts."""
        for permanent in self.me.permanents:
            if permanent.card.kind == DRUG:
                return True
        return False

    def buried_ally(self) -> bool:
        """Whether an ally lies in the own discard."""
        for number in self.me.discard:
            if self.duel.tables.cards[number].is_ally:
                return True
        return False


def affordable(player: Player, card: Card) -> bool:
    """Whether a player has the points of every letter that a card names."""
    for letter in range(7):
        if card.cost[letter] > player.points[letter]:
            return False
    return True


def weakest_other(duel: Duel, seat: int) -> Player:
    """The opponent nearest to defeat."""
    found: Player | None = None
    for player in duel.players:
        if player.seat != seat and not player.out:
            if found is None or player.hp < found.hp:
                found = player
    if found is None:
        return duel.players[(seat + 1) % duel.seats]
    return found


def blow_on_player(duel: Duel, seat: int, ally: Permanent, victim: int, more: int = 0) -> float:
    """What an unblocked ally does to a player; with `more` attack than it has."""
    through = keyword(duel, seat, ally, PENETRATING)
    piercing = keyword(duel, seat, ally, PIERCING) > 0
    power = attack_of(duel, seat, ally) + more
    net = float(net_on_player(duel, victim, power, PLAIN, through, piercing, ally.card))
    if keyword(duel, seat, ally, CRITICAL) > 0:
        net *= 1.07
    if power > 0 and is_melee(ally.card.types) and keyword(duel, seat, ally, LUMINESCENT) > 0:
        # TR-W17: whatever armour stops.
        net += net_on_player(duel, victim, 1, RADIATION, 0, False, ally.card)
    return net


def standing_attack(duel: Duel, seat: int) -> int:
    """What a player's allies could deal in a turn, unblocked."""
    total = 0
    for ally in duel.players[seat].permanents:
        if ally.card.is_ally and keyword(duel, seat, ally, IN_DEFENCE) == 0:
            total += attack_of(duel, seat, ally)
    return total


def has_ally(player: Player) -> bool:
    """Whether an ally stands on a player's side."""
    for permanent in player.permanents:
        if permanent.card.is_ally:
            return True
    return False


def turns_left(player: Player, other: Player, pace: float) -> float:
    """A guess at how many more turns each has, by the wounds and by the cards left to draw."""
    health = min(player.hp, other.hp)
    cards = min(player.library_size, other.library_size)
    return min(1.5 + max(health, 0) / pace, 1.0 + cards / USUAL_DRAW)


def stripped_worth(victim: Player) -> float:
    """Equipment that a player wears."""
    n = 0.0
    for permanent in victim.permanents:
        if permanent.card.is_equipment and not permanent.engaged:
            n += 2.0
    return n
