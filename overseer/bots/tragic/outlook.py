"""What blows, abilities and steps would do, as one seat looks at a duel; in hit points."""

from __future__ import annotations

from typing import Final

from overseer.bots.tragic.burst import in_vain
from overseer.bots.tragic.sight import LETHAL, Sight, blow_on_player, has_ally, stripped_worth
from overseer.tragic.card import Ability, Amount, Card, Step
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent
from overseer.tragic.rules.attack import glows, is_area, struck_back
from overseer.tragic.rules.board import attack_of, health_left, place_taken
from overseer.tragic.rules.damage import (
    MOST_CHANCES,
    chances_of,
    net_on_ally,
    net_on_player,
    penetration_of,
    pierces,
    raw_damage,
    strikes_of,
)
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.rules.targets import ability_targets, attack_targets
from overseer.tragic.words import (
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
    INCAPACITATE,
    IRRADIATE,
    LAY,
    LOSE,
    MAX_HP,
    MILL,
    NO_STRIKE_BACK,
    NO_TARGET,
    ON_CAST,
    ON_CRITICAL,
    OPPONENT,
    OPPOSING_ALLIES,
    OPPOSING_OBJECTS,
    OTHER_OWN_ALLIES,
    OWN_ALLIES,
    PLAIN,
    RADIATION,
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
    ST_CRITICAL_FACTOR,
    ST_DODGE,
    ST_IMMUNE_RADIATION,
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

# TR-C6: at least two 1s on so many dice.
TWO_ONES: Final = [
    1.0 - (5 / 6) ** n - n / 6 * (5 / 6) ** (n - 1) if n > 1 else 0.0
    for n in range(MOST_CHANCES + 2)
]


class Outlook(Sight):
    """What blows, abilities and steps do, seen from one seat."""

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
            worth = damage * self.face
            if self.own_turn and sure < victim.hp and in_vain(self):
                worth = -self.weights.hold
            if glows(duel, seat, card):  # TR-W17: a point of damage, and one on the track
                worth += 2.0 * net_on_player(duel, victim.seat, 1, RADIATION, 0, False, card)
            if 0 < dodge < 7:
                worth *= 1.0 - dodge / 6.0
            if sure >= victim.hp:
                worth += LETHAL
            else:
                worth += self.fortune(card)
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
            back = struck_back(duel, seat, owner, ally, attack_of(duel, owner, ally))
            worth += self.hurt(self.me, back)
        return worth

    def fortune(self, card: Card) -> float:
        """The cards that a critical would bring."""
        cards = self.duel.tables.cards
        n = 0
        for number in self.me.abilities:
            if cards[number].waits & (1 << ON_CRITICAL):
                for ability in cards[number].abilities:
                    if ability.when == ON_CRITICAL and ability.modes:
                        for step in ability.modes[0]:
                            n += step.amount.flat if step.op == DRAW else 0
        if n == 0:
            return 0.0
        chances = chances_of(self.duel, self.seat, card)
        return TWO_ONES[chances + 1] * self.drawn(self.me, n) if chances > 0 else 0.0

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

    def given_up(self, ability: Ability, permanent: Permanent | None, idle: float) -> float:
        """What using an ability takes besides points; `idle`: a point of attack that rests."""
        loss = ability.life * self.skin
        if ability.discards:
            loss += self.worst_cards(ability.discards)
        if permanent is not None:
            if ability.sacrifice:
                loss += self.permanent(self.seat, permanent)
            elif ability.engage and permanent.card.is_ally:
                loss += idle * attack_of(self.duel, self.seat, permanent)
        return loss

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
        if op in (STEAL, SEARCH, RECOVER, REVIVE):
            return self.brought(op, n)
        if op in (BEAT, DESTROY, RETURN, ENGAGE, DISENGAGE, BOOST, GRANT, HEAL_ALLY):
            return self.handled(step, target, source)
        if op == GAIN:
            rate = self.worths.rates[step.detail] * step.amount.flat
            if step.until == ALWAYS:
                rate *= self.turns
            else:
                rate *= self.passing(step.detail, step.until)
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

    def brought(self, op: int, n: int) -> float:
        """Cards that come from elsewhere than the top of the library."""
        me = self.me
        if op == STEAL:
            return 1.6 * self.weights.card * min(n, len(self.foe.hand))
        if op == SEARCH:
            gain = self.drawn(me, n) if me.library_size > 0 else 0.0
            return self.weights.fetch * gain if gain > 0.0 else gain
        if op == RECOVER:
            return self.weights.fetch * self.weights.card * min(n, len(me.discard))
        return 9.0 * n if self.buried_ally() else 0.0

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
            victim = me if whom == YOU else self.foe
            if self.duel.stat(victim.seat, ST_IMMUNE_RADIATION) > 0:
                return 0.0
            return -1.5 * n if whom == YOU else 1.5 * n
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
            return 0.5 if self.on_drugs() else 0.0
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
            foe = duel.players[target - PLAYER] if whom == TARGET else self.foe
            if whom == EACH or not duel.hidden(foe.seat):
                net = net_on_player(duel, foe.seat, n, step.detail, 0, False, card)
                total += self.hurt(foe, net)
        if whom in (YOU, EACH, OPPONENT) or (whom == TARGET and target >= PLAYER):
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
        if ally.engaged and own == self.own_turn:
            return 0.0  # it has struck already, and nobody strikes it before the turn ends
        if own != self.own_turn:
            return 0.2 * attack + 0.15 * step.second
        more = float(attack)
        if own and not has_ally(self.foe):  # only the player is there to be struck
            whole = blow_on_player(self.duel, owner, ally, self.foe.seat, attack)
            more = whole - blow_on_player(self.duel, owner, ally, self.foe.seat)
        return 0.9 * more + 0.15 * step.second

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
