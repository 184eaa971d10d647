"""A duel as one seat looks at it: what damage, cards, allies and steps are worth to it now.

Everything is counted in hit points: one is what a point of damage to the opponent is worth.
"""

from __future__ import annotations

from typing import Final

from overseer.bots.tragic_cards import CardWorths
from overseer.bots.tragic_weights import Weights
from overseer.tragic.attack import is_area
from overseer.tragic.board import attack_of, full_health, health_left, keyword, place_taken
from overseer.tragic.cards import Ability, Amount, Card, Step
from overseer.tragic.damage import (
    chances_of,
    net_on_ally,
    net_on_player,
    penetration_of,
    pierces,
    raw_damage,
    strikes_of,
)
from overseer.tragic.duel import Duel
from overseer.tragic.moves import SLOTS
from overseer.tragic.pile import NOBODY, PLAYER
from overseer.tragic.player import MOST_POINTS, Permanent, Player
from overseer.tragic.targets import ability_targets, attack_targets
from overseer.tragic.words import (
    ABILITY,
    ALL_ALLIES,
    ALL_OBJECTS,
    ALWAYS,
    ATTACKERS,
    BEAT,
    BOOST,
    COUNT_NONE,
    COUNT_TARGET_ATTACK,
    COUNT_TARGET_HEALTH,
    CURE,
    DESTROY,
    DISCARD,
    DISCARD_RANDOM,
    DISCOVERY,
    DISENGAGE,
    DRAIN,
    DRAW,
    EACH,
    END_TURN,
    ENGAGE,
    ENTER,
    EQUAL_DRAW,
    EXCESS,
    FREE_ATTACK,
    GAIN,
    GRANT,
    HEAL,
    HEAL_ALLY,
    HIDE,
    HIT,
    IN_DEFENCE,
    INCAPACITATE,
    IRRADIATE,
    LAY,
    LOSE,
    MAX_HP,
    MILL,
    NO_STRIKE_BACK,
    NO_TARGET,
    ON_CAST,
    OPPONENT,
    OPPOSING_ALLIES,
    OPPOSING_OBJECTS,
    OTHER_OWN_ALLIES,
    OWN_ALLIES,
    PLAIN,
    REACTION,
    RECOVER,
    REFRESH,
    REPEAT,
    REPRIEVE,
    RETURN,
    REVIVE,
    SEARCH,
    SHOW_HAND,
    SHOW_REACTIONS,
    ST_ALLY_ATTACK,
    ST_ALLY_HEALTH,
    ST_BRAWLER,
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_DAMAGE,
    ST_DAMAGE_EXPLOSIVE,
    ST_DODGE,
    ST_IMMUNE_RADIATION,
    ST_MARKSMAN,
    ST_NO_HEALING,
    ST_PENETRATING,
    ST_STRIKES,
    ST_VAMPIRISM,
    STEAL,
    STRIP,
    TAKE_OFF_DRUG,
    TARGET,
    TARGETING,
    THIS,
    VAMPIRISM,
    YOU,
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
LETHAL: Final = 200.0  # what wins the duel at once
# TR-C6: at least two 1s on so many dice.
TWO_ONES: Final = [
    1.0 - (5 / 6) ** n - n / 6 * (5 / 6) ** (n - 1) if n > 1 else 0.0 for n in range(14)
]


class Outlook:
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
        self.turns: float = turns_left(self.me.hp, self.foe.hp, worths.weights.pace)
        # Wounds hurt more, the fewer of them one can still take.
        danger = 12.0 + 1.5 * self.threat
        weights = worths.weights
        self.skin: float = weights.skin_low
        if self.me.hp > 2.5 * danger:
            self.skin = weights.skin
        elif self.me.hp > danger:
            self.skin = weights.skin_hurt

    # -- players ---------------------------------------------------------------------------------

    def hurt(self, victim: Player, amount: float) -> float:
        """Wounds of a player, good or bad for the seat."""
        if amount <= 0.0:
            return 0.0
        if victim.seat == self.seat:
            return -amount * self.skin - (LETHAL if amount >= victim.hp else 0.0)
        return amount * self.weights.face + (LETHAL if amount >= victim.hp else 0.0)

    def healed(self, player: Player, amount: float) -> float:
        """Healing of a player."""
        if self.duel.stat(player.seat, ST_NO_HEALING) > 0:
            return 0.0
        gain = min(amount, float(player.max_hp - player.hp))
        return gain * self.skin * self.weights.heal if player.seat == self.seat else -gain * 0.8

    def drawn(self, player: Player, n: int) -> float:
        """Cards drawn by a player: who runs out of them first, loses (TR-E2)."""
        other = self.foe if player.seat == self.seat else self.me
        size = player.library_size
        if size < other.library_size + 6 and (size < 16 or outlasts(player, other)):
            return -6.0 * n
        return self.weights.card * n

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
        return -worth if owner == self.seat else worth

    # -- attack cards ----------------------------------------------------------------------------

    def expected(self, card: Card, net: float) -> float:
        """A strike's damage after armour with all its strikes, criticals and repeats."""
        if net <= 0.0:
            return 0.0
        duel = self.duel
        chances = chances_of(duel, self.seat, card)
        total = net * (1 if is_area(card) else strikes_of(duel, self.seat, card))
        if chances > 0:
            factor = 1 + duel.stat(self.seat, ST_CRITICAL_FACTOR)
            total *= 1.0 + TWO_ONES[chances + 1] * factor
        return total

    def strike(self, card: Card, target: int) -> float:
        """An attack card at a target: its blow, not what else the card says."""
        duel = self.duel
        strike = card.strike
        if strike is None:
            return 0.0
        seat = self.seat
        raw = raw_damage(duel, seat, card)
        through = penetration_of(duel, seat, card)
        piercing = pierces(duel, seat, card)
        vampire = card.keywords[VAMPIRISM] + duel.stat(seat, ST_VAMPIRISM) > 0
        if is_area(card):
            return self.area(card, raw, through, piercing)
        times = 1.0 + self.me.repeats
        if target >= PLAYER:
            victim = duel.players[target - PLAYER]
            net = net_on_player(duel, victim.seat, raw, strike.damage, through, piercing, card)
            damage = self.expected(card, net) * times
            sure = net * strikes_of(duel, seat, card) * times
            dodge = duel.stat(victim.seat, ST_DODGE)
            worth = damage * self.weights.face
            if 0 < dodge < 7:
                worth *= 1.0 - dodge / 6.0
            if sure >= victim.hp:
                worth += LETHAL
            if vampire:
                worth += self.healed(self.me, damage)
            if card.keywords[TARGETING] and stripped_worth(victim) > 0:
                worth += 2.0
            return worth
        ally = duel.permanent(target, -1)
        if ally is None:
            return 0.0
        owner = target // SLOTS
        if card.keywords[INCAPACITATE]:
            return self.lost(owner, ally)
        net = net_on_ally(duel, owner, ally, raw, strike.damage, through, piercing, card)
        damage = self.expected(card, net) * times
        sure = net * strikes_of(duel, seat, card) * times
        health = health_left(duel, owner, ally)
        worth = self.lost(owner, ally) if sure >= health else 0.0
        if sure < health <= damage:
            worth = 0.4 * self.lost(owner, ally)
        if sure > health and card.keywords[EXCESS]:
            worth += 0.9 * (sure - health)
        if vampire:
            worth += self.healed(self.me, damage)
        if card.keywords[NO_STRIKE_BACK] == 0 and not duel.hidden(seat):
            back = net_on_player(
                duel, seat, attack_of(duel, owner, ally), PLAIN, 0, False, ally.card
            )
            worth += self.hurt(self.me, back)
        return worth

    def area(self, card: Card, raw: int, through: int, piercing: bool) -> float:
        """An attack at all opposing allies."""
        duel = self.duel
        total = 0.0
        kind = PLAIN if card.strike is None else card.strike.damage
        for player in duel.players:
            if player.seat == self.seat:
                continue
            for ally in player.permanents:
                if ally.card.is_ally:
                    net = net_on_ally(duel, player.seat, ally, raw, kind, through, piercing, card)
                    if net >= health_left(duel, player.seat, ally):
                        total += self.ally(player.seat, ally)
        return total

    def attack(self, card: Card, target: int) -> float:
        """An attack card at a target, with all that it says."""
        return self.strike(card, target) + self.cast_abilities(card, NOBODY)

    def best_attack(self, card: Card) -> float:
        """An attack card at its best target."""
        rest = self.cast_abilities(card, NOBODY)
        if is_area(card):
            return self.strike(card, NOBODY) + rest
        best = -1000.0
        for target in attack_targets(self.duel, self.seat, card):
            best = max(best, self.strike(card, target))
        return best + rest

    # -- abilities -------------------------------------------------------------------------------

    def cast_abilities(self, card: Card, target: int) -> float:
        """What a card does when it is cast; with NOBODY, at its best targets."""
        total = 0.0
        for ability in card.abilities:
            if ability.when == ON_CAST:
                if ability.condition is not None:
                    if not self.duel.holds(ability.condition, self.seat):
                        continue
                total += self.ability(card, ability, target, None)
        return total

    def ability(self, card: Card, ability: Ability, target: int, source: Permanent | None) -> float:
        """What an ability does, at a target or (NOBODY) at its best one."""
        if ability.target == NO_TARGET:
            return self.modes(card, ability, NOBODY, source)
        if target != NOBODY:
            return self.modes(card, ability, target, source)
        place = NOBODY
        if source is not None:
            place = self.seat * SLOTS + source.slot
        best = -1000.0
        found = False
        for each in ability_targets(self.duel, self.seat, ability, place):
            found = True
            best = max(best, self.modes(card, ability, each, source))
        return best if found else 0.0

    def modes(self, card: Card, ability: Ability, target: int, source: Permanent | None) -> float:
        """The mode that will be chosen, or the average of a roll."""
        modes = ability.modes
        if not modes:
            return 0.0
        first = self.steps(card, modes[0], target, source)
        if ability.roll:
            second = self.steps(card, modes[1], target, source) if len(modes) > 1 else 0.0
            return (first * ability.roll + second * (6 - ability.roll)) / 6.0
        for at in range(1, len(modes)):
            other = self.steps(card, modes[at], target, source)
            first = min(first, other) if ability.by_opponents else max(first, other)
        return first

    def steps(self, card: Card, steps: list[Step], target: int, source: Permanent | None) -> float:
        """Steps one after the other."""
        total = 0.0
        for step in steps:
            total += self.step(card, step, target, source)
        return total

    def amount(self, amount: Amount, target: int) -> int:
        """A card's number now."""
        if amount.count == COUNT_NONE:
            return amount.flat
        n = 0
        if amount.count == COUNT_TARGET_HEALTH or amount.count == COUNT_TARGET_ATTACK:
            if 0 <= target < PLAYER:
                aimed = self.duel.permanent(target, -1)
                if aimed is not None and amount.count == COUNT_TARGET_HEALTH:
                    n = max(health_left(self.duel, target // SLOTS, aimed), 0)
                elif aimed is not None:
                    n = attack_of(self.duel, target // SLOTS, aimed)
        else:
            n = self.duel.count(amount.count, self.seat)
        return max(amount.flat + amount.times * n // amount.part, 0)

    def step(self, card: Card, step: Step, target: int, source: Permanent | None) -> float:
        """One step, good or bad for the seat."""
        op = step.op
        n = self.amount(step.amount, target)
        whom = step.whom
        me = self.me
        if op == HIT:
            return self.hits(card, step, n, target, source)
        if op == DRAW or op == EQUAL_DRAW:
            mine = 0.0 if whom == OPPONENT else self.drawn(me, n if op == DRAW else 1)
            return mine if whom == YOU else mine - 0.9 * self.drawn(self.foe, n)
        if op == HEAL:
            mine = 0.0 if whom == OPPONENT else self.healed(me, n)
            return mine if whom == YOU else mine + self.healed(self.foe, n)
        if op == LOSE:
            mine = 0.0 if whom == OPPONENT else self.hurt(me, n)
            return mine if whom == YOU else mine + self.hurt(self.foe, n)
        if op == DISCARD or op == DISCARD_RANDOM:
            theirs = 0.75 * self.weights.card * min(n, len(self.foe.hand))
            if whom == OPPONENT or whom == TARGET:
                return theirs
            mine = self.worst_cards(n)
            return (theirs if whom == EACH else 0.0) - mine
        if op == STEAL:
            return 1.6 * self.weights.card * min(n, len(self.foe.hand))
        if op == SEARCH:
            return self.weights.fetch * self.weights.card * n if me.library_size > 0 else 0.0
        if op == RECOVER:
            return self.weights.fetch * self.weights.card * min(n, len(me.discard))
        if op == REVIVE:
            return 9.0 * n if self.buried_ally() else 0.0
        if op in (BEAT, DESTROY, RETURN, ENGAGE, DISENGAGE, BOOST, GRANT, HEAL_ALLY):
            return self.handled(step, target, source)
        if op == GAIN:
            rate = self.worths.rates[step.detail] * step.amount.flat
            rate *= self.turns if step.until == ALWAYS else self.passing(step.detail)
            return -rate if whom == OPPONENT or whom == TARGET else rate
        if op == END_TURN:
            return -self.turn_worth() if self.own_turn else 0.0
        if op == LAY:
            return min(n, self.layable()) * self.weights.point
        if op == FREE_ATTACK:
            return self.free_attack()
        if op == STRIP:
            return 2.0 * stripped_worth(self.foe)
        return self.small_step(op, n, whom)

    def small_step(self, op: int, n: int, whom: int) -> float:
        """The rarer steps."""
        me = self.me
        if op == REFRESH:
            return 1.2 * min(n, sum(me.spent))
        if op == DRAIN:
            return 1.0 * min(n, sum(self.foe.points) - sum(self.foe.spent))
        if op == DISCOVERY:
            return 0.9 * n
        if op == MILL:
            return -0.1 * n if whom == YOU else 1.0 * n if self.foe.library_size < 16 else 0.1 * n
        if op == IRRADIATE:
            if whom == YOU:
                return -1.5 * n
            return 0.0 if self.duel.stat(self.foe.seat, ST_IMMUNE_RADIATION) > 0 else 1.5 * n
        if op == CURE:
            return 1.5 * min(n, me.radiation)
        if op == HIDE:
            return 0.0 if self.duel.hidden(self.seat) else 4.0 + 0.8 * self.threat
        if op == ENTER:
            return 20.0 if self.threat + 10 >= me.hp else -15.0
        if op == REPRIEVE:
            return 40.0 if me.hp <= self.threat + 12 else 0.0
        if op == REPEAT:
            return 0.7 * self.free_attack()
        if op == MAX_HP:
            return 0.3 * n if whom == YOU else -0.3 * n
        if op == SHOW_HAND or op == SHOW_REACTIONS:
            return 0.1
        if op == TAKE_OFF_DRUG:
            return 0.5
        return 0.0

    def hits(self, card: Card, step: Step, n: int, target: int, source: Permanent | None) -> float:
        """Damage that is no attack."""
        duel = self.duel
        whom = step.whom
        total = 0.0
        if whom == YOU or whom == EACH:
            net = net_on_player(duel, self.seat, n, step.detail, 0, False, card)
            total += self.hurt(self.me, net)
        if whom == OPPONENT or whom == EACH or (whom == TARGET and target >= PLAYER):
            foe = duel.players[target - PLAYER] if target >= PLAYER else self.foe
            if whom == EACH or not duel.hidden(foe.seat):
                net = net_on_player(duel, foe.seat, n, step.detail, 0, False, card)
                total += self.hurt(foe, net)
        if whom == YOU or whom == EACH or whom == OPPONENT or target >= PLAYER:
            return total
        for owner in range(duel.seats):
            for ally in duel.players[owner].permanents:
                if ally.card.is_ally and self.reached(whom, owner, ally, target, source):
                    net = net_on_ally(duel, owner, ally, n, step.detail, 0, False, card)
                    left = health_left(duel, owner, ally)
                    if net >= left:
                        total += self.lost(owner, ally)
                    elif owner != self.seat:
                        total += 0.15 * net
        return total

    def reached(
        self, whom: int, owner: int, ally: Permanent, target: int, source: Permanent | None
    ) -> bool:
        """Whether a step reaches a permanent."""
        own = owner == self.seat
        if whom == TARGET:
            return target == owner * SLOTS + ally.slot
        if whom == THIS:
            return source is not None and ally.serial == source.serial
        if whom == OPPOSING_ALLIES:
            return not own and ally.card.is_ally
        if whom == OWN_ALLIES:
            return own and ally.card.is_ally
        if whom == OTHER_OWN_ALLIES:
            return own and ally.card.is_ally and (source is None or ally.serial != source.serial)
        if whom == ALL_ALLIES:
            return ally.card.is_ally
        if whom == ATTACKERS:
            return ally.fighting
        if whom == OPPOSING_OBJECTS:
            return not own and ally.card.is_object
        return whom == ALL_OBJECTS and ally.card.is_object

    def handled(self, step: Step, target: int, source: Permanent | None) -> float:
        """Permanents beaten, returned, engaged, helped."""
        op = step.op
        total = 0.0
        duel = self.duel
        for owner in range(duel.seats):
            own = owner == self.seat
            for permanent in duel.players[owner].permanents:
                if not self.reached(step.whom, owner, permanent, target, source):
                    continue
                if op == BEAT or op == DESTROY:
                    total += self.lost(owner, permanent)
                elif op == RETURN:
                    total += 0.6 * self.lost(owner, permanent)
                elif op == ENGAGE:
                    if not permanent.engaged:
                        total += 0.35 * self.lost(owner, permanent)
                elif op == DISENGAGE:
                    if permanent.engaged and permanent.card.is_ally:
                        more = 0.9 * attack_of(duel, owner, permanent)
                        total += more if own else -more
                elif op == BOOST:
                    gain = self.boosted(step, own, owner, permanent)
                    total += gain if own else -gain
                elif op == GRANT:
                    gain = 1.0 if permanent.engaged and step.until != ALWAYS else 2.0
                    total += gain if own else -gain
                elif permanent.damage > 0:
                    total += 1.0 if own else -1.0
        return total

    def boosted(self, step: Step, own: bool, owner: int, ally: Permanent) -> float:
        """+x/+y for an ally, to its owner; a health of 0 beats it."""
        attack = step.amount.flat
        if step.second < 0 and health_left(self.duel, owner, ally) + step.second <= 0:
            return -self.ally(owner, ally)
        if step.until == ALWAYS:
            weights = self.weights
            hits = weights.hits + weights.more_hits * min(self.turns, 5.0)
            return attack * hits + weights.health * step.second
        useful = own == self.own_turn and not ally.engaged
        return (0.9 * attack if useful else 0.2 * attack) + 0.15 * step.second

    # -- hands -----------------------------------------------------------------------------------

    def passing(self, stat: int) -> float:
        """For how many turns' worth a stat is used that goes with this turn."""
        if stat in STRIKING or ST_DAMAGE <= stat <= ST_DAMAGE_EXPLOSIVE:
            return 2.0 if self.own_turn and self.attacks_ready() > 0 else 0.0
        if stat == ST_ALLY_ATTACK or stat == ST_ALLY_HEALTH:
            return 1.2 if self.own_turn else 0.5
        return 0.4 if self.own_turn else 1.5

    def attacks_ready(self) -> int:
        """Attack cards in hand."""
        n = 0
        for number in self.me.hand:
            if self.duel.tables.cards[number].strike is not None:
                if self.duel.tables.cards[number].kind != REACTION:
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
        return sum(values[:n])

    def in_hand(self, number: int) -> float:
        """A card of the own hand: less, the further one is from paying for it."""
        card = self.duel.tables.cards[number]
        base = self.worths.base[number]
        me = self.me
        if card.kind == ABILITY:
            if number in me.abilities or me.points[card.letters[0]] >= MOST_POINTS:
                return 0.0
            return base * min(1.2, 0.4 + 0.13 * self.turns)
        missing = 0
        for letter in range(7):
            lack = card.cost[letter] - me.points[letter]
            if lack > 0:
                missing += lack
        if missing:
            base *= 0.7 if missing == 1 else 0.45 if missing == 2 else 0.25
        if card.is_equipment and place_taken(me, card):
            base *= 0.3
        return base

    def turn_worth(self) -> float:
        """What one's own main phase is worth: cards to cast, allies to send."""
        total = 1.0
        for ally in self.me.permanents:
            if ally.card.is_ally and not ally.engaged:
                total += 0.7 * attack_of(self.duel, self.seat, ally)
        points = sum(self.me.points)
        playable = 0
        for number in self.me.hand:
            card = self.duel.tables.cards[number]
            if card.kind != REACTION and card.kind != ABILITY and card.price <= points:
                if self.in_hand(number) >= self.worths.base[number]:
                    points -= card.price
                    playable += 1
        return total + 4.0 * playable + (4.0 if self.layable() and playable else 0.0)

    def buried_ally(self) -> bool:
        """Whether an ally lies in the own discard."""
        for number in self.me.discard:
            if self.duel.tables.cards[number].is_ally:
                return True
        return False

    def arriving(self, card: Card) -> float:
        """An ally, object or piece of equipment that comes into play."""
        duel = self.duel
        if card.is_ally:
            attack = card.attack + duel.stat(self.seat, ST_ALLY_ATTACK)
            health = card.health + duel.stat(self.seat, ST_ALLY_HEALTH)
            return self.fighter(card, attack, health)
        gain = self.worths.gifts[card.number] * self.turns
        if card.is_equipment:
            if place_taken(self.me, card):
                return -1.0
            return self.weights.gear * gain + 0.5 * self.worths.extra[card.number]
        if not card.lasting:
            return 0.0
        lasting = 0.0
        for ability in card.abilities:
            if ability.when != ON_CAST:
                lasting += self.worths.ability(ability)
        return gain + lasting

    def cast(self, card: Card) -> float:
        """Casting a card now, at its best target."""
        if card.strike is not None:
            return self.best_attack(card)
        return self.arriving(card) + self.cast_abilities(card, NOBODY)


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


def standing_attack(duel: Duel, seat: int) -> int:
    """What a player's allies could deal in a turn, unblocked."""
    total = 0
    for ally in duel.players[seat].permanents:
        if ally.card.is_ally and keyword(duel, seat, ally, IN_DEFENCE) == 0:
            total += attack_of(duel, seat, ally)
    return total


def turns_left(mine: int, theirs: int, pace: float) -> float:
    """A guess at how many more turns each has."""
    least = mine if mine < theirs else theirs
    return 1.5 + max(least, 0) / pace


def outlasts(player: Player, other: Player) -> bool:
    """Whether the other one, losing hit points as until now, is there when the cards run out."""
    turns = player.turns
    if turns < 6:
        return False
    lost = other.max_hp - other.hp
    return lost * player.library_size < 2 * turns * other.hp


def stripped_worth(victim: Player) -> float:
    """Equipment that a player wears."""
    n = 0.0
    for permanent in victim.permanents:
        if permanent.card.is_equipment and not permanent.engaged:
            n += 2.0
    return n
