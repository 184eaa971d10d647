"""How the bots play Tragic: the move that looks best, seen one decision at a time."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import NEVER, Policy, best_move
from overseer.bots.tragic.answers import (
    judge_answer,
    judge_block,
    judge_charge,
    judge_deal,
    judge_incapacitate,
    judge_protect,
    judge_strike_back,
)
from overseer.bots.tragic.cards import CardWorths
from overseer.bots.tragic.fight import joining, sending
from overseer.bots.tragic.lethal import Planner, within_reach
from overseer.bots.tragic.outlook import Outlook
from overseer.bots.tragic.turn import Turn
from overseer.bots.tragic.value import Value, read_value
from overseer.bots.tragic.weights import Weights
from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move, State
from overseer.tragic.card import Card, Step
from overseer.tragic.moves import (
    AIM,
    BOTTOM,
    BY_HAND,
    LAY_CARD,
    MULLIGAN,
    NEXT,
    NONE,
    PASS,
    THROW,
    TOP,
    YES,
    TragicMove,
)
from overseer.tragic.rules.duel import W_MOVEMENT, Duel, Tables
from overseer.tragic.rules.pile import PLAYER
from overseer.tragic.state import TragicState
from overseer.tragic.topics import (
    T_AGAINST,
    T_ANSWER,
    T_BLOCK,
    T_CHARGE,
    T_DISCARD,
    T_DIVIDE,
    T_DRAIN,
    T_DRAW,
    T_FREE,
    T_INCAPACITATE,
    T_INTERRUPT,
    T_JOIN,
    T_LAY,
    T_MAIN,
    T_MAY,
    T_MODE,
    T_MULLIGAN,
    T_ORDER,
    T_PART,
    T_PAY,
    T_PLACE,
    T_PROTECT,
    T_RECOVER,
    T_REFRESH,
    T_SEARCH,
    T_SHOW,
    T_SKILLS,
    T_STRIKE_BACK,
    T_TARGET,
    T_TOLL,
    T_TRAITS,
    T_UPKEEP,
    T_VOTE,
)
from overseer.tragic.words import ABILITY, LOSE, OPPONENT, RIGHT_HAND, ST_ONE_HANDED

SCALE: Final = 0.01  # one hit point, as part of a victory
MARGIN: Final = 25.0
WAVERING: Final = 20.0
PLAYOUTS: Final = 480  # a decision; a clear one ends long before
# Decisions that are not searched: what the deck was planned for, and what hardly matters.
JUDGED: Final = (T_TRAITS, T_SKILLS, T_PAY, T_ORDER)


class TragicPolicy(Policy):
    """Tragic's judgement for bots and search; playouts stop `ahead` turns later."""

    def __init__(self, ahead: int, noise: float) -> None:
        super().__init__(SCALE, MARGIN, WAVERING)
        self.budget = PLAYOUTS
        self.ahead: int = ahead
        self.noise: float = noise
        self.weights: Weights = Weights()
        self.worths: CardWorths | None = None
        self.positions: Value | None = None
        self.eager: TragicPolicy | None = None

    def card_worths(self, tables: Tables) -> CardWorths:
        """The card set's worths, worked out once."""
        worths = self.worths
        if worths is None or worths.tables is not tables:
            worths = CardWorths(tables, self.weights)
            self.worths = worths
        return worths

    def judge(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, TragicState)
        found: list[TragicMove] = []
        for move in moves:
            assert isinstance(move, TragicMove)
            found.append(move)
        topic = state.topic
        if topic == T_TRAITS or topic == T_SKILLS:
            return plan_worths(state, found)
        outlook = Outlook(state, state.seat, self.card_worths(state.tables))
        if topic == T_MAIN or topic == T_LAY or topic == T_UPKEEP:
            return Turn(outlook, found).judge()
        if topic == T_ANSWER or topic == T_INTERRUPT:
            return [judge_answer(outlook, move) for move in found]
        return [judge_move(outlook, topic, move) for move in found]

    def sure_win(self, state: State) -> Move | None:
        assert isinstance(state, TragicState)
        if state.topic != T_MAIN:
            return None
        if not within_reach(Outlook(state, state.seat, self.card_worths(state.tables))):
            return None
        eager = self.eager
        if eager is None:
            eager = TragicPolicy(self.ahead, 0.0)
            eager.weights.face = 6.0
            eager.weights.reserve = 0.0
            eager.weights.waste = 0.0
            self.eager = eager
        return Planner(self, eager, state.seat).first_winning(state)

    def thinks(self, state: State) -> bool:
        assert isinstance(state, TragicState)
        return state.topic not in JUDGED

    def horizon(self, state: State) -> int:
        # A move that ends the turn must not be imagined further than the others.
        assert isinstance(state, TragicState)
        return turns_played(state) + self.ahead

    def play_on(self, state: State, dice: Dice, horizon: int) -> None:
        """Every turn has its own luck, and drawing has its own within it.

        So moves that are compared meet the same cards and rolls as far as that can be.
        """
        assert isinstance(state, TragicState)
        luck = dice.below(1073741824)
        turns = -1
        draws = dice
        while state.seat != OVER:
            now = turns_played(state)
            if now > horizon:
                return
            if now != turns:
                turns = now
                dice = Dice(luck + 2 * now + 1)
                draws = Dice(luck + 2 * now + 2)
            if state.seat == NATURE:
                source = draws if state.topic == T_DRAW else dice
                state.apply(state.chance(source.below(state.spread)))
            else:
                state.apply(best_move(self, state, dice, self.noise))

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, TragicState)
        if state.seat == OVER:
            outcome = state.outcome
            assert outcome is not None
            if seat not in outcome.winners:
                return -1.0
            return 1.0 if len(outcome.winners) == 1 else 0.0
        positions = self.positions
        if positions is None:
            positions = read_value()
            self.positions = positions
        return positions.of(state, seat, self.card_worths(state.tables))


def turns_played(duel: Duel) -> int:
    """How many turns have begun."""
    total = 0
    for player in duel.players:
        total += player.turns
    return total


# -- the smaller decisions -------------------------------------------------------------------------


def plan_worths(duel: Duel, moves: list[TragicMove]) -> list[float]:
    """Traits and skills as the deck was planned for."""
    worths = [-1.0] * len(duel.tables.cards)
    for number in duel.players[duel.seat].plan:
        worths[number] = 1.0
    found: list[float] = []
    for move in moves:
        total = 0.0
        if duel.topic == T_TRAITS:
            total += worths[move.a] if move.a >= 0 else 0.0
            total += worths[move.b] if move.b >= 0 else 0.0
        else:
            for number in duel.tables.moves.groups[move.a]:
                total += worths[number]
        found.append(total)
    return found


def judge_move(outlook: Outlook, topic: int, move: TragicMove) -> float:
    """A move that needs no look at the others."""
    kind = move.kind
    if kind == BY_HAND:
        return NEVER
    if kind == LAY_CARD:
        return 20.0 if move.a not in outlook.me.abilities else -1.0
    if topic == T_TARGET:
        return judge_target(outlook, move)
    if topic == T_BLOCK or topic == T_AGAINST:
        return judge_block(outlook, topic, move)
    if topic == T_JOIN:
        return judge_join(outlook, move)
    if topic == T_DIVIDE:
        return judge_deal(outlook, move)
    if topic == T_ORDER:  # what is used in the upkeep waits until it is judged as such
        return 0.0 if kind == NEXT else -0.1
    if topic == T_STRIKE_BACK:
        return judge_strike_back(outlook, move)
    if topic == T_INCAPACITATE:
        return 0.0 if kind == PASS else judge_incapacitate(outlook)
    if topic == T_CHARGE:
        return judge_charge(outlook, move)
    if topic == T_PROTECT:
        return judge_protect(outlook, move)
    if topic in (T_DISCARD, T_SEARCH, T_RECOVER, T_SHOW, T_PLACE):
        return judge_card(outlook, topic, move)
    if topic == T_MODE or topic == T_VOTE:
        return judge_mode(outlook, topic, move)
    if topic == T_TOLL:
        return judge_toll(outlook, move)
    if topic == T_MAY:
        return 0.0 if kind != YES else judge_may(outlook)
    if topic == T_MULLIGAN:
        return 0.0 if kind != MULLIGAN else 3.5 - hand_quality(outlook)
    if topic == T_FREE:
        return 0.0 if kind == PASS else outlook.best_attack(outlook.duel.tables.cards[move.a])
    return judge_letter(outlook, topic, move)


def judge_join(outlook: Outlook, move: TragicMove) -> float:
    """Whether an ally goes along."""
    duel = outlook.duel
    ally = duel.permanent(move.a, -1)
    if move.kind == PASS or ally is None:
        return 0.0
    return joining(outlook, duel.chain[-1], ally)


def judge_card(outlook: Outlook, topic: int, move: TragicMove) -> float:
    """A card of the hand, the library or the discard."""
    kind = move.kind
    if topic == T_DISCARD:
        return -outlook.in_hand(move.a)
    if topic == T_SEARCH or topic == T_RECOVER:
        return 0.0 if kind == NONE else fetched(outlook, move.a)
    if topic == T_SHOW:  # what everybody knows already gives nothing away
        return 0.0 if kind == NONE or move.a in outlook.me.known else -outlook.in_hand(move.a)
    good = outlook.wanted(move.a) - outlook.usual()
    if kind == TOP:
        return good
    if kind == BOTTOM:
        return -good
    return -good - (6.0 if outlook.runs_out(outlook.me) else 0.1)


def judge_letter(outlook: Outlook, topic: int, move: TragicMove) -> float:
    """A part of the body, or a letter that is refreshed or drained."""
    if topic == T_PART:
        return judge_part(outlook, move.a)
    if topic == T_REFRESH:
        return letter_need(outlook, move.a)
    if topic == T_DRAIN:
        return -letter_need(outlook, move.a)
    return 0.0


def judge_target(outlook: Outlook, move: TragicMove) -> float:
    """Whom to aim at."""
    duel = outlook.duel
    work = duel.work[-1]
    target = move.a if move.kind == AIM else PLAYER + move.a
    if work.kind == W_MOVEMENT:
        first = duel.permanent(work.source, work.serial)
        return 0.0 if first is None else sending(outlook, first, target)
    card = duel.tables.cards[work.card]
    source = duel.permanent(work.source, work.serial) if work.source >= 0 else None
    using = work.what == 1 or work.what == 2
    if using:
        return outlook.ability(card, card.abilities[work.ability], target, source)
    if card.strike is not None and work.stage == 0:
        return outlook.strike(card, target)
    return outlook.cast_abilities(card, target)


def fetched(outlook: Outlook, number: int) -> float:
    """A card that a search or recovery could bring."""
    value = outlook.wanted(number)
    return 0.8 * value if number in outlook.me.hand else value


def judge_mode(outlook: Outlook, topic: int, move: TragicMove) -> float:
    """Which mode of an ability; a vote is for what helps its owner least."""
    duel = outlook.duel
    work = duel.work[-1]
    card = duel.tables.cards[work.card]
    ability = card.abilities[work.ability]
    source = duel.permanent(work.source, work.serial) if work.source >= 0 else None
    if topic == T_VOTE:
        theirs = Outlook(duel, work.seat, outlook.worths)
        worth = -theirs.steps(card, ability.modes[move.a], work.target, source)
        return worth + lost_life(outlook, ability.modes[move.a])
    return outlook.steps(card, ability.modes[move.a], work.target, source)


def lost_life(outlook: Outlook, steps: list[Step]) -> float:
    """What the own wounds count more, or less, than who deals them thinks."""
    total = 0.0
    for step in steps:
        if step.op == LOSE and step.whom == OPPONENT:
            n = outlook.amount(step.amount, -1)
            total += outlook.hurt(outlook.me, n) + n * outlook.weights.face
    return total


def judge_toll(outlook: Outlook, move: TragicMove) -> float:
    """TR-W21: paying by points, by a card, or bearing what follows."""
    duel = outlook.duel
    trigger = duel.triggers[duel.work[-1].trigger]
    card = duel.tables.cards[trigger.card]
    ability = card.abilities[trigger.ability]
    source = duel.permanent(trigger.source, trigger.serial) if trigger.source >= 0 else None
    if move.kind == PASS:
        return outlook.steps(card, ability.unpaid, -1, source)
    lay = 4.0 if outlook.layable() else 0.0
    paid = lay + (outlook.steps(card, ability.modes[0], -1, source) if ability.modes else 0.0)
    if card.refuge:  # TR-K14: inside one does not play at all
        paid += 10.0
    if move.kind == THROW:
        return paid - outlook.in_hand(move.a)
    return paid - 1.2 * sum(ability.cost)


def judge_may(outlook: Outlook) -> float:
    """A trigger that one may decline."""
    duel = outlook.duel
    trigger = duel.triggers[duel.work[-1].trigger]
    card = duel.tables.cards[trigger.card]
    ability = card.abilities[trigger.ability]
    source = duel.permanent(trigger.source, trigger.serial) if trigger.source >= 0 else None
    return outlook.ability(card, ability, -1, source) - 1.0 * sum(ability.cost)


def hand_quality(outlook: Outlook) -> float:
    """How well a first hand can begin: abilities and cheap cards."""
    total = 0.0
    for number in outlook.me.hand:
        card: Card = outlook.duel.tables.cards[number]
        if card.kind == ABILITY:
            total += 1.0
        elif card.level == 1 and card.price <= 3:
            total += 1.0
    return total


def judge_part(outlook: Outlook, part: int) -> float:
    """TR-W9, TR-C5: a one-handed opponent's right hand, else the best armour."""
    duel = outlook.duel
    if part == RIGHT_HAND and duel.stat(outlook.foe.seat, ST_ONE_HANDED) > 0:
        return 50.0
    for permanent in outlook.foe.permanents:
        if permanent.card.is_equipment and not permanent.engaged:
            if permanent.card.place == part:
                return outlook.permanent(outlook.foe.seat, permanent)
    return 0.0


def letter_need(outlook: Outlook, letter: int) -> float:
    """How much the hand wants points of a letter."""
    total = 0.0
    for number in outlook.me.hand:
        total += outlook.duel.tables.cards[number].cost[letter]
    return total
