"""The main phase as the bots see it: what to cast, use, wear, lay and send, and in which order."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import NEVER
from overseer.bots.tragic.fight import best_sending
from overseer.bots.tragic.outlook import Outlook
from overseer.bots.tragic.sight import LETHAL
from overseer.bots.tragic.weights import Weights
from overseer.tragic.card import Ability, Card
from overseer.tragic.moves import (
    ATTACK_WITH,
    BY_HAND,
    CAST,
    LAY_CARD,
    TAKE_OFF,
    USE,
    USE_CARD,
    WEAR,
    TragicMove,
)
from overseer.tragic.player import MOST_POINTS, Permanent, total_of
from overseer.tragic.rules.board import place_taken
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.rules.payment import ability_cost, can_pay, card_cost
from overseer.tragic.rules.pile import NOBODY
from overseer.tragic.rules.targets import ally_targets
from overseer.tragic.rules.turn import use_number
from overseer.tragic.topics import T_LAY
from overseer.tragic.words import (
    ABILITY,
    ATTACK,
    DISCOVERY,
    DRAW,
    GAIN,
    REACTION,
    SEARCH,
)

LAYING: Final = 60.0  # a right to lay is used before anything else
# What comes earlier in a turn.
STRIKES: Final = 0  # blows and allies sent out
COMES: Final = 1  # allies, objects, actions
STRENGTHENS: Final = 2  # what makes the rest stronger
SHOWS: Final = 3  # new cards
SOON: Final = 3.0  # turns: too few to wait for a better moment


class Turn:
    """The judgement of all moves of a main decision, a laying or an upkeep."""

    def __init__(self, outlook: Outlook, moves: list[TragicMove]) -> None:
        self.outlook: Outlook = outlook
        self.moves: list[TragicMove] = moves
        self.weights: Weights = outlook.weights
        me = outlook.me
        self.points: int = total_of(me.points) - total_of(me.spent)
        # An action also lays a card, if there is one to lay.
        self.lay: float = 0.0
        if outlook.duel.topic != T_LAY and outlook.layable():
            self.lay = self.weights.lay
        self.reserve: Card | None = None
        self.reserve_worth: float = 0.0
        self.cost: int = 0  # of the move that was judged last: the points it takes …
        self.rank: int = STRIKES  # … and how early in the turn it is due

    def judge(self) -> list[float]:
        """Every move's worth; ending the phase, or passing, is worth nothing."""
        self.look_at_hand()
        worths: list[float] = []
        costs: list[int] = []
        ranks: list[int] = []
        wanted = 0
        for move in self.moves:
            self.cost = 0
            self.rank = STRIKES
            worth = self.move(move)
            worths.append(worth)
            costs.append(self.cost)
            ranks.append(self.rank)
            if worth > 0.0:
                wanted += self.cost
        if wanted > self.points:
            # Not enough for everything: what gives most for its points comes first. But points
            # that nothing else is bought with are lost anyway.
            for at in range(len(worths)):
                if worths[at] > 0.0:
                    dear = worths[at] - self.weights.dear * costs[at]
                    worths[at] = max(dear, 0.01 * worths[at])
        elif max(worths) < LETHAL:
            put_in_order(worths, ranks)
        return worths

    def look_at_hand(self) -> None:
        """Which reaction one would like to keep points for."""
        outlook = self.outlook
        duel = outlook.duel
        for number in outlook.me.hand:
            card = duel.tables.cards[number]
            if card.kind == REACTION:
                if can_pay(outlook.me, card_cost(duel, outlook.seat, card)):
                    worth = self.weights.reserve * outlook.worths.base[number]
                    if outlook.race.waiting:
                        worth *= self.weights.wait_reserve
                    if worth > self.reserve_worth:
                        self.reserve = card
                        self.reserve_worth = worth

    def move(self, move: TragicMove) -> float:
        """One move."""
        kind = move.kind
        duel = self.outlook.duel
        if kind == CAST:
            return self.cast(duel.tables.cards[move.a])
        if kind == LAY_CARD:
            return LAYING + self.laying(duel.tables.cards[move.a])
        if kind == USE:
            permanent = duel.permanent(move.a, -1)
            if permanent is None:
                return NEVER
            ability = permanent.card.abilities[nth_use(permanent.card, move.b)]
            return self.use(permanent.card, ability, permanent)
        if kind == USE_CARD:
            card = duel.tables.cards[move.a]
            return self.use(card, card.abilities[use_number(duel, move.a)], None)
        if kind == ATTACK_WITH:
            return self.send(move.a)
        if kind == WEAR:
            return self.wear(move.a)
        if kind == TAKE_OFF:
            return -8.0
        return NEVER if kind == BY_HAND else 0.0

    def spent(self, cost: bytes) -> float:
        """What paying a cost takes away from other plans."""
        total = total_of(cost)
        self.cost = total
        loss = self.weights.spare * total
        keep = self.reserve
        if keep is not None:
            need = card_cost(self.outlook.duel, self.outlook.seat, keep)
            if self.points - total < sum(need):
                return loss + self.reserve_worth
            me = self.outlook.me
            for letter in range(7):
                if me.points[letter] - me.spent[letter] - cost[letter] < need[letter]:
                    return loss + self.reserve_worth
        return loss

    def cast(self, card: Card) -> float:
        """Casting a card."""
        outlook = self.outlook
        cost = card_cost(outlook.duel, outlook.seat, card)
        gain = outlook.cast(card)
        if card.is_equipment:
            # Putting it on costs as much again, now or next turn.
            gain -= 0.5 * sum(cost)
        elif card.strike is not None and gain < LETHAL:
            gain -= self.weights.patience * self.growth(card)
        gain -= self.wasted(card, gain)
        gain -= self.weights.keep * outlook.worths.base[card.number]
        gain -= self.spent(cost)
        if gain <= 0.0:
            return gain + 0.6 * self.lay
        gain += self.lay
        if card.kind == ATTACK:
            return gain + self.weights.late
        if prepares(card.abilities):
            self.rank = STRENGTHENS
            return gain + self.weights.early
        self.rank = COMES
        return gain + self.weights.middle

    def wasted(self, card: Card, gain: float) -> float:
        """What is given away with a card that is gone once it is cast, and does little now."""
        outlook = self.outlook
        if card.lasting or outlook.turns < SOON:
            return 0.0
        later = outlook.worths.base[card.number] - gain
        return self.weights.waste * outlook.scarce() * max(later, 0.0)

    def growth(self, card: Card) -> float:
        """How much more a blow will do with the ability cards that are still to come."""
        outlook = self.outlook
        strike = card.strike
        if strike is None or strike.letter < 0 or outlook.turns < SOON:
            return 0.0
        cards = outlook.duel.tables.cards
        more = 0.0
        for number in outlook.me.hand:
            if cards[number].kind == ABILITY and cards[number].letters[0] == strike.letter:
                more += 1.0
        deep = 0
        for number in outlook.me.library:
            if cards[number].kind == ABILITY and cards[number].letters[0] == strike.letter:
                deep += 1
        more += 6.0 * deep / max(len(outlook.me.library), 1)
        return more * strike.times * strike.strikes

    def laying(self, card: Card) -> float:
        """Laying an ability card: its bonus, its point, and what the point makes possible."""
        outlook = self.outlook
        me = outlook.me
        letter: int = card.letters[0]
        if card.number in me.abilities:
            return -LAYING - 1.0
        points: int = me.points[letter]
        if points >= MOST_POINTS:
            return -LAYING - 1.0
        cards = outlook.duel.tables.cards
        worth = self.weights.point + outlook.worths.gifts[card.number] * outlook.turns
        worth += 0.5 * outlook.worths.extra[card.number]
        for number in me.hand:
            other = cards[number]
            if other.kind == ABILITY:
                continue
            lack = other.cost[letter] - points
            if lack == 1:
                worth += 3.0
            elif lack > 1:
                worth += 1.0
            strike = other.strike
            if strike is not None and (strike.letter == letter or strike.second == letter):
                worth += 0.8 * strike.times * strike.strikes
        deep = 0
        for number in me.library:
            if cards[number].cost[letter] > points:
                deep += 1
        return worth + 0.12 * deep

    def use(self, card: Card, ability: Ability, permanent: Permanent | None) -> float:
        """Using an ability of a permanent, skill, trait or ability card."""
        outlook = self.outlook
        gain = outlook.ability(card, ability, NOBODY, permanent)
        cost = ability_cost(outlook.duel, outlook.seat, card, ability)
        gain -= self.spent(cost) + outlook.given_up(ability, permanent, 0.9)
        free = sum(cost) == 0 and ability.discards == 0 and ability.life == 0
        if free and not ability.engage and not ability.once:
            return min(gain, -1.0)  # it would never end
        if gain <= -2.0:
            return gain + 0.6 * self.lay
        if draws(ability):
            self.rank = SHOWS
            return gain + self.lay + self.weights.first
        self.rank = STRENGTHENS
        return gain + self.lay + (self.weights.early if gain > 0.0 else 0.0)

    def wear(self, place: int) -> float:
        """Putting equipment on."""
        outlook = self.outlook
        permanent = outlook.duel.permanent(place, -1)
        if permanent is None or place_taken(outlook.me, permanent.card):
            return NEVER
        number = permanent.card.number
        gain = outlook.worths.gifts[number] * outlook.turns + 0.5 * outlook.worths.extra[number]
        gain -= self.spent(card_cost(outlook.duel, outlook.seat, permanent.card))
        self.rank = STRENGTHENS
        return gain + self.lay + (self.weights.early if gain > 0.0 else 0.0)

    def send(self, place: int) -> float:
        """Sending an ally out."""
        outlook = self.outlook
        permanent = outlook.duel.permanent(place, -1)
        if permanent is None:
            return NEVER
        targets = ally_targets(outlook.duel, outlook.seat, permanent)
        gain = best_sending(outlook, permanent, targets)
        if gain <= 0.0:
            return gain
        return gain + self.lay + self.weights.late + 0.5


def put_in_order(worths: list[float], ranks: list[int]) -> None:
    """With points for everything that is wanted, what helps the rest comes before it.

    A move that would come too late is lifted just above those that are to follow it.
    """
    above = 0.0
    for rank in range(SHOWS + 1):
        top = above
        for at in range(len(worths)):
            worth = worths[at]
            if ranks[at] != rank or worth <= 0.0 or worth >= LAYING:
                continue
            if worth <= above:
                worth = above + worth / (1.0 + worth)
                worths[at] = worth
            top = max(top, worth)
        above = top


def prepares(abilities: list[Ability]) -> bool:
    """Whether a card strengthens what follows in the turn, or brings cards."""
    for ability in abilities:
        for mode in ability.modes:
            for step in mode:
                if step.op == GAIN or step.op == DRAW or step.op == SEARCH:
                    return True
    return False


def draws(ability: Ability) -> bool:
    """Whether an ability shows or brings new cards."""
    for mode in ability.modes:
        for step in mode:
            if step.op == DRAW or step.op == SEARCH or step.op == DISCOVERY:
                return True
    return False
