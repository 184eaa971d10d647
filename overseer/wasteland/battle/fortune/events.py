"""Events and consequences: the deck is looked at and drawn from, and cards happen (WC-E1 to E7)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.area import touched
from overseer.wasteland.battle.attack.guns import push_gun
from overseer.wasteland.battle.attack.hit import BY_AREA, push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.event_deck import (
    DECIDED,
    DRAW,
    DRAWN,
    LOOK,
    LOOKED,
    OWNER,
    PEEK,
    PEEKED,
)
from overseer.wasteland.battle.fortune.event_places import beast_places, bring_beast, open_places
from overseer.wasteland.battle.fortune.event_targets import (
    help_models,
    meant,
    needs_draw,
    of_side,
    starters,
)
from overseer.wasteland.battle.fortune.fate import FACE_DOWN, NO_CARD
from overseer.wasteland.battle.fortune.plays import throw_for
from overseer.wasteland.battle.model import ITEM_MARKER, ON_TABLE, SEARCHABLE
from overseer.wasteland.battle.things.expertise import begin_search
from overseer.wasteland.battle.topics import (
    T_AIM,
    T_BOON,
    T_CHANCE,
    T_EVENT,
    T_PEEK,
    T_PICK,
    T_ROLL,
)
from overseer.wasteland.battle.values import attribute, hindrance
from overseer.wasteland.battle.work import W_CHECK, W_EVENT, Work
from overseer.wasteland.campaign_cards import EventEffect
from overseer.wasteland.campaign_words import (
    V_ADVANTAGE,
    V_ATTACK,
    V_BEAST,
    V_BOOST,
    V_CALM,
    V_CURE,
    V_FIND,
    V_FLIP_BOOST,
    V_HEAL,
    V_HURT,
    V_MARKER,
    V_POINTS,
    V_STRIKE,
    V_TEST_CONDITION,
    V_TEST_HURT,
)
from overseer.wasteland.words import ATTRIBUTES, LENGTHS, NONE

# Stages of W_EVENT.
_NEXT: Final = 0
_SIDES: Final = 1
_PICKED: Final = 2
_HITS: Final = 3
_TESTS: Final = 4
_TESTED: Final = 5
_STRUCK: Final = 6
_MARKED: Final = 7
_DRAWN: Final = 8
_ENTERED: Final = 9
_CHOSEN: Final = 10


# -- the deck ------------------------------------------------------------------------------------


def run_fate(battle: Battle, work: Work) -> bool:
    """The top card is looked at (WC-E4), drawn (WC-E2), or shown to somebody; `model`: to whom."""
    fate = battle.fate
    stage = work.stage
    if stage == LOOK:
        return _look(battle, work)
    if stage == LOOKED:
        return _looked(battle, work)
    if stage == OWNER:
        owners = [seat for card, seat in fate.due if card == work.drawn]
        return _resolve(battle, work, work.drawn, owners[work.answer])
    if stage == DRAW:
        if fate.top == FACE_DOWN:
            work.stage = DRAWN
            return battle.ask_nature(T_EVENT)
        if fate.top == NO_CARD:
            battle.done(work)
            return False
        work.answer = fate.top
        work.stage = DRAWN
        return False
    if stage == DRAWN:
        return _drawn(battle, work, work.answer)
    if stage == PEEK:
        if fate.top == FACE_DOWN:
            work.stage = PEEKED
            return battle.ask_nature(T_EVENT)
        return _peeked(battle, work)
    if stage == PEEKED:
        fate.top = work.answer
        battle.revealed += 1
        return _peeked(battle, work)
    if work.answer == 1:
        fate.under = (*fate.under, (fate.top, fate.seers))
        fate.top = NO_CARD
        fate.seers = 0
        battle.tell("event-under", {"model": work.model})
        work.stage = LOOK
        return False
    battle.done(work)
    return False


def _look(battle: Battle, work: Work) -> bool:
    fate = battle.fate
    if fate.top != NO_CARD or fate.height == 0:
        battle.done(work)
        return False
    if fate.left + len(fate.due) > 0:
        work.stage = LOOKED
        return battle.ask_nature(T_EVENT)
    fate.top, fate.seers = fate.under[0]
    fate.under = fate.under[1:]
    battle.done(work)
    return False


def _looked(battle: Battle, work: Work) -> bool:
    fate = battle.fate
    if work.answer == NONE:
        fate.top = FACE_DOWN
        fate.left -= 1
        battle.done(work)
        return False
    battle.revealed += 1
    card = battle.cards.events[work.answer]
    if not card.consequence:
        fate.top = card.number  # WC-E3
        fate.seers = 3
        fate.left -= 1
        battle.tell("event-flipped", {"event": card.id})
        battle.done(work)
        return False
    owners = [seat for number, seat in fate.due if number == card.number]
    if len(owners) > 1:  # WC-E5
        work.drawn = card.number
        work.outcomes = len(owners)
        work.stage = OWNER
        return battle.ask_nature(T_CHANCE)
    return _resolve(battle, work, card.number, owners[0])


def _resolve(battle: Battle, work: Work, card: int, seat: int) -> bool:
    """WC-E4: a consequence on top happens at once, and the next card is looked at."""
    fate = battle.fate
    fate.due = tuple([each for each in fate.due if each != (card, seat)])
    work.stage = LOOK
    side = battle.sides[seat]
    battle.tell("consequence", {"event": battle.cards.events[card].id, "side": side})
    _happens(battle, card, seat)
    return False


def _drawn(battle: Battle, work: Work, card: int) -> bool:
    fate = battle.fate
    fate.top = NO_CARD
    fate.seers = 0
    fate.gone = (*fate.gone, card)
    battle.revealed += 1
    battle.tell("event-drawn", {"event": battle.cards.events[card].id})
    work.stage = LOOK
    _happens(battle, card, NONE)
    return False


def _happens(battle: Battle, card: int, seat: int) -> None:
    fate = battle.fate
    fate.standing = (*fate.standing, (card, seat))
    fate.settle(battle.cards.events)
    work = battle.push(W_EVENT)
    work.card = card
    work.side = seat


def _peeked(battle: Battle, work: Work) -> bool:
    fate = battle.fate
    model = battle.models[work.model]
    work.answer = NONE  # the card stays with those who saw it
    fate.seers |= 1 << model.side
    event = battle.cards.events[fate.top].id
    battle.whisper("event-peeked", model.side, {"model": model.number, "event": event})
    work.stage = DECIDED
    return battle.ask_of(model, T_PEEK)


# -- a card happens ------------------------------------------------------------------------------


def run_event(battle: Battle, work: Work) -> bool:
    """One step of a card: `next` counts its effects, `counted` what an effect has done."""
    effects = battle.cards.events[work.card].effects
    stage = work.stage
    if stage == _NEXT:
        if work.next >= len(effects):
            battle.done(work)
            if battle.round > 0:
                battle.push(W_CHECK)  # WC-F5
            return False
        work.next += 1
        work.models = ()
        work.bought = ()
        return _begin(battle, work, effects[work.next - 1])
    effect = effects[work.next - 1]
    if stage == _SIDES:
        return _next_side(battle, work, effect)
    if stage == _PICKED:
        work.bought = (*work.bought, work.answer)
        work.stage = _SIDES
        return False
    if stage == _HITS:
        return _hits(battle, work, effect)
    if stage == _TESTS:
        return _tests(battle, work, effect)
    if stage == _TESTED:
        _tested(battle, work, effect)
        return False
    if stage == _STRUCK:
        x, y = open_places(battle, 0)[work.answer]
        battle.tell("event-struck", {"x": x, "y": y})
        work.models = tuple(touched(battle, x, y, LENGTHS[effect.ruler]))
        work.flags = BY_AREA
        return _start(work, _HITS)
    if stage == _MARKED:
        return _mark(battle, work, effect)
    if stage == _DRAWN:
        return _boost(battle, work, effect)
    if stage == _ENTERED:
        bring_beast(battle, effect.unit, beast_places(battle, effect.unit)[work.answer])
        work.stage = _NEXT
        return False
    work.stage = _NEXT  # _CHOSEN
    begin_search(battle, battle.models[work.answer], effect.amount)
    return False


def _start(work: Work, stage: int) -> bool:
    work.counted = 0
    work.stage = stage
    return False


def _begin(battle: Battle, work: Work, effect: EventEffect) -> bool:
    kind = effect.effect
    if kind == V_CALM:
        for model in battle.models:
            model.reactions = 0
        return False
    if kind == V_ADVANTAGE:
        battle.fate.swaps = not battle.fate.swaps
        return False
    if kind == V_HURT or kind in (V_HEAL, V_CURE, V_POINTS, V_FLIP_BOOST):
        if needs_draw(effect):
            return _start(work, _SIDES)
        return _meant(battle, work, effect, meant(battle, effect, work.side))
    if kind == V_TEST_HURT or kind == V_TEST_CONDITION:
        work.models = meant(battle, effect, work.side)
        return _start(work, _TESTS)
    if kind == V_STRIKE:
        work.outcomes = len(open_places(battle, 0))
        work.stage = _STRUCK
        return battle.ask_nature(T_CHANCE)
    if kind == V_MARKER:
        work.answer = NONE
        return _start(work, _MARKED)
    if kind == V_BOOST:
        work.answer = NONE
        return _start(work, _DRAWN)
    if kind == V_ATTACK:
        if work.side != NONE:
            push_gun(battle, NONE, work.side, starters(battle), effect.skill, effect.amount)
        return False
    if kind == V_BEAST:
        work.outcomes = len(beast_places(battle, effect.unit))
        if work.outcomes == 0:
            return False
        work.stage = _ENTERED
        return battle.ask_nature(T_CHANCE)
    if kind == V_FIND and work.side != NONE:
        work.models = of_side(battle, battle.sides[work.side])
        if work.models:
            work.stage = _CHOSEN
            return battle.ask(work.side, T_AIM)
    return False  # what stands is added up already (fate.settle)


def _meant(battle: Battle, work: Work, effect: EventEffect, models: tuple[int, ...]) -> bool:
    """An effect on everybody whom it means."""
    if effect.effect == V_HURT:
        work.models = models
        work.flags = 0
        return _start(work, _HITS)
    help_models(battle, effect, models)
    work.stage = _NEXT
    return False


def _next_side(battle: Battle, work: Work, effect: EventEffect) -> bool:
    """One random model of each side."""
    while work.counted < 2:
        work.models = of_side(battle, work.counted)
        work.counted += 1
        if len(work.models) > 1:
            work.stage = _PICKED
            return battle.ask_nature(T_PICK)
        work.bought = work.bought + work.models
    return _meant(battle, work, effect, work.bought)


def _hits(battle: Battle, work: Work, effect: EventEffect) -> bool:
    while work.counted < len(work.models):
        target = battle.models[work.models[work.counted]]
        work.counted += 1
        if target.place == ON_TABLE:
            push_hit(battle, target, NONE, effect.amount, effect.damage, 0, work.flags)
            return False
    work.stage = _NEXT
    return False


def _tests(battle: Battle, work: Work, effect: EventEffect) -> bool:
    while work.counted < len(work.models):
        model = battle.models[work.models[work.counted]]
        work.counted += 1
        if model.place == ON_TABLE:
            work.model = model.number
            work.value = attribute(battle, model, effect.attribute) + hindrance(model)
            work.dice = b"\0\0\0\0"
            args: dict[str, int | str] = {"model": model.number, "value": work.value}
            battle.tell("event-tested", {**args, "attribute": ATTRIBUTES[effect.attribute]})
            work.stage = _TESTED
            return throw_for(battle, work, model, T_ROLL)
    work.model = NONE
    work.stage = _NEXT
    return False


def _tested(battle: Battle, work: Work, effect: EventEffect) -> None:
    work.stage = _TESTS
    model = battle.models[work.model]
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    if thrown.margin(work.value) >= 0:
        battle.tell("event-withstood", {"model": model.number})
    elif effect.effect == V_TEST_HURT:
        push_hit(battle, model, NONE, effect.amount, effect.damage, 0, 0)
    else:
        add_condition(battle, model, effect.amount)


def _mark(battle: Battle, work: Work, effect: EventEffect) -> bool:
    """Things to search appear; `bought` counts them."""
    if work.answer != NONE:
        x, y = open_places(battle, 16)[work.answer]
        marker = battle.add_marker(SEARCHABLE, x, y)
        marker.content = ITEM_MARKER
        marker.open = True
        battle.tell("event-marker", {"marker": marker.number})
        work.bought = (*work.bought, work.answer)
    work.outcomes = len(open_places(battle, 16))
    if len(work.bought) >= effect.amount or work.outcomes == 0:
        work.stage = _NEXT
        return False
    return battle.ask_nature(T_CHANCE)


def _boost(battle: Battle, work: Work, effect: EventEffect) -> bool:
    """Every player draws boosts, unseen by the others; `counted` of them."""
    if work.answer != NONE:
        seat = work.counted % battle.seats
        give_boost(battle, seat, work.answer)
        work.answer = NONE
        work.counted += 1
    if work.counted >= effect.amount * battle.seats or not battle.cards.boosts:
        work.stage = _NEXT
        return False
    return battle.ask_nature(T_BOON)


def give_boost(battle: Battle, seat: int, boost: int) -> None:
    """A boost comes into a hand."""
    hand = tuple(sorted((*battle.hands[seat], boost)))
    battle.hands = (*battle.hands[:seat], hand, *battle.hands[seat + 1 :])
    battle.tell("boost-drawn", {"seat": seat})


def boost_drawer(battle: Battle, work: Work) -> int:
    """The seat that draws a boost now."""
    return work.counted % battle.seats
