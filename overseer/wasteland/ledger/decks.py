"""Entries about cards: items and dangers, events, boosts, quests; and markers (WB-I1, WC-E1…)."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.fortune.event_deck import add_consequence
from overseer.wasteland.battle.fortune.fate import FACE_DOWN, NO_CARD, UNKNOWN_CARD
from overseer.wasteland.battle.model import CONTENTS, MARKER_KINDS, UNKNOWN
from overseer.wasteland.battle.things.dangers import full_deck
from overseer.wasteland.battle.things.items import (
    begin_use,
    give_item,
    holds,
    leave_item,
    take_find,
    uses_of,
)
from overseer.wasteland.battle.things.kit import may_hold, may_use
from overseer.wasteland.battle.work import W_DANGER
from overseer.wasteland.ledger.act import HIDDEN
from overseer.wasteland.ledger.acts import (
    Boost,
    Consequence,
    Danger,
    Event,
    Find,
    Flip,
    Give,
    Marker,
    Quest,
    Settle,
    UseCard,
)
from overseer.wasteland.ledger.models import missing, standing
from overseer.wasteland.ledger.running import Asked, carry_on
from overseer.wasteland.ledger.sheet import APART, OPEN_DECKS, Sheet, card_number, refuse
from overseer.wasteland.scenarios.deck import count_of, first_deck, put_in
from overseer.wasteland.words import NONE


def lay_decks(sheet: Sheet) -> Refusal | None:
    """The decks of a battle that begins (WC-E1, C17)."""
    battle, begun = sheet.battle, sheet.begun
    assert begun is not None
    battle.dangers = full_deck(battle)
    scenario = sheet.scenario
    first_deck(battle, None if scenario is None else scenario.deck)
    for id in begun.deck:
        card = card_number(sheet.cards, id)
        if card == NONE:
            return refuse("CO-1", "no-card", card=id)
        put_in(battle, card)
    if begun.events:
        plain = sum(1 for event in sheet.cards.events if not event.consequence)
        battle.fate.left = min(begun.rounds - 1, plain)
    return None


# Items and dangers


def find(sheet: Sheet, act: Find) -> Refusal | None:
    """A card of the item deck comes to a model (WB-I1)."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    card = card_number(sheet.cards, act.card)
    if card == NONE:
        return refuse("CO-1", "no-card", card=act.card)
    battle = sheet.battle
    if count_of(battle, card):
        at = battle.finds.index(card)
        left = battle.deck[at] - 1
        battle.deck = battle.deck[:at] + bytes((left,)) + battle.deck[at + 1 :]
    elif OPEN_DECKS not in sheet.house:
        return refuse("CO-3", "not-in-deck", card=act.card)
    take_find(battle, sheet.model(act.token), card)
    return None


def use(sheet: Sheet, act: UseCard) -> Refusal | Asked | None:
    """A card is used (WB-I2, WB-I4)."""
    if (wrong := standing(sheet, act.token, act.on)) is not None:
        return wrong
    battle, model = sheet.battle, sheet.model(act.token)
    card = sheet.cards.item_numbers.get(act.card, NONE)
    if card == NONE or not holds(battle, model, card):
        return refuse("WB-I2", "not-held", token=act.token, card=act.card)
    item = sheet.cards.items[card]
    eater = model if act.on == NONE else sheet.model(act.on)
    if not item.stages and not uses_of(battle, model, eater, item):
        return refuse("WB-I4", "no-use", card=act.card)
    if not may_use(battle, eater, card) or (item.stages and eater is not model):
        return refuse("WB-I3", "not-for-it", token=act.token if act.on == NONE else act.on)
    if any(at_work == card for at_work, _ in model.stages):
        return refuse("WB-I4", "at-work", card=act.card)
    begin_use(battle, model, card, NONE if act.on == NONE else eater.number)
    return carry_on(sheet, act.answers)


def give(sheet: Sheet, act: Give) -> Refusal | None:
    """A find changes hands, or stays behind."""
    if (wrong := standing(sheet, act.token, act.to)) is not None:
        return wrong
    battle, model = sheet.battle, sheet.model(act.token)
    card = card_number(sheet.cards, act.card)
    if card == NONE or card not in model.found:
        return refuse("WB-I2", "not-held", token=act.token, card=act.card)
    if act.to == NONE:
        leave_item(battle, model, card)
        return None
    if act.to == act.token or not may_hold(battle, sheet.model(act.to), card):
        return refuse("WB-I3", "not-for-it", token=act.to)
    give_item(battle, model, card, sheet.tokens[act.to])
    return None


def danger(sheet: Sheet, act: Danger) -> Refusal | Asked | None:
    """A danger happens to a model (WB-I1)."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    battle = sheet.battle
    numbers = [card.number for card in sheet.cards.dangers if card.id == act.card]
    if not numbers:
        return refuse("CO-1", "no-card", card=act.card)
    if sum(battle.dangers) == 0:
        battle.dangers = full_deck(battle)
    if not battle.dangers[numbers[0]]:
        if OPEN_DECKS not in sheet.house:
            return refuse("CO-3", "not-in-deck", card=act.card)
        at = numbers[0]
        battle.dangers = battle.dangers[:at] + b"\1" + battle.dangers[at + 1 :]
    battle.push(W_DANGER, sheet.tokens[act.token])
    return carry_on(sheet, (f"danger {act.card}", *act.answers))


# Events


def _event(sheet: Sheet, id: str, consequence: bool) -> int | Refusal:
    number = sheet.cards.event_numbers.get(id, NONE)
    if number == NONE or sheet.cards.events[number].consequence != consequence:
        return refuse("CO-1", "no-card", card=id)
    return number


def event(sheet: Sheet, act: Event) -> Refusal | None:
    """The event of a round lies there now (WC-E2)."""
    number = _event(sheet, act.card, consequence=False)
    if isinstance(number, Refusal):
        return number
    fate = sheet.battle.fate
    if fate.top not in (NO_CARD, FACE_DOWN, number):
        return refuse("WC-E3", "other-top", card=sheet.cards.events[fate.top].id)
    if number in fate.gone and OPEN_DECKS not in sheet.house:
        return refuse("CO-3", "not-in-deck", card=act.card)
    if fate.top == NO_CARD:
        if fate.left == 0:
            return refuse("WC-E2", "deck-empty")
        fate.left -= 1
    fate.top = NO_CARD
    fate.gone = (*fate.gone, number)
    fate.standing = (*fate.standing, (number, NONE))
    fate.settle(sheet.cards.events)
    return None


def flip(sheet: Sheet, act: Flip) -> Refusal | None:
    """The top card of the deck lies face up (WC-E3)."""
    number = _event(sheet, act.card, consequence=False)
    if isinstance(number, Refusal):
        return number
    fate = sheet.battle.fate
    if fate.top not in (NO_CARD, FACE_DOWN):
        return refuse("WC-E3", "other-top", card=sheet.cards.events[fate.top].id)
    if fate.left == 0 and fate.top == NO_CARD:
        return refuse("WC-E2", "deck-empty")
    if number in fate.gone and OPEN_DECKS not in sheet.house:
        return refuse("CO-3", "not-in-deck", card=act.card)
    if fate.top == NO_CARD:
        fate.left -= 1
    fate.top, fate.seers = number, 3
    return None


def consequence(sheet: Sheet, act: Consequence) -> Refusal | None:
    """A consequence goes into the deck, or comes up (WC-E4, WC-E5)."""
    number = UNKNOWN_CARD
    if act.card != HIDDEN:
        known = _event(sheet, act.card, consequence=True)
        if isinstance(known, Refusal):
            return known
        number = known
    if act.seat >= sheet.battle.seats - 3:
        return refuse("CO-1", "no-seat", seat=act.seat + 1)
    battle, fate = sheet.battle, sheet.battle.fate
    if not act.comes:
        if number == UNKNOWN_CARD:
            fate.due = tuple(sorted((*fate.due, (number, act.seat))))
        elif not add_consequence(battle, number, act.seat):
            return refuse("WC-E5", "consequence-there", card=act.card)
        return None
    due = list(fate.due)
    lying = [(number, act.seat), (UNKNOWN_CARD, act.seat)]
    there = next((each for each in lying if each in due), None)
    if there is None or number == UNKNOWN_CARD:
        return refuse("CO-3", "not-in-deck", card=act.card)
    due.remove(there)
    fate.due = tuple(due)
    fate.standing = (*fate.standing, (number, act.seat))
    fate.settle(sheet.cards.events)
    return None


def settle(sheet: Sheet, act: Settle) -> Refusal | None:
    """An event that lies there goes."""
    number = sheet.cards.event_numbers.get(act.card, NONE)
    fate = sheet.battle.fate
    lying = [card for card, _ in fate.standing]
    if number not in lying:
        return refuse("WC-E2", "no-event", card=act.card)
    at = lying.index(number)
    fate.standing = fate.standing[:at] + fate.standing[at + 1 :]
    fate.settle(sheet.cards.events)
    return None


# What people hold


def boost(sheet: Sheet, act: Boost) -> Refusal | None:
    """A boost comes into a hand, or is played (WC-B1)."""
    number = sheet.cards.boost_numbers.get(act.card, NONE)
    if act.card == HIDDEN and not act.played:
        number = UNKNOWN_CARD
    if number == NONE:
        return refuse("CO-1", "no-card", card=act.card)
    if act.seat >= sheet.battle.seats - 3:
        return refuse("CO-1", "no-seat", seat=act.seat + 1)
    hands = list(sheet.battle.hands)
    held = list(hands[act.seat])
    if act.played:
        there = number if number in held else UNKNOWN_CARD
        if there not in held:
            return refuse("WC-B1", "boost-not-held", card=act.card)
        held.remove(there)
    else:
        held.append(number)
    hands[act.seat] = tuple(sorted(held))
    sheet.battle.hands = tuple(hands)
    return None


def quest(sheet: Sheet, act: Quest) -> Refusal | None:
    """A quest, and what became of it (WC-Q1)."""
    battle = sheet.battle
    if act.seat >= battle.seats - 3:
        return refuse("CO-1", "no-seat", seat=act.seat + 1)
    if act.card:
        number = sheet.cards.quest_numbers.get(act.card, NONE)
        if act.card == HIDDEN:
            number = UNKNOWN_CARD
        if number == NONE:
            return refuse("CO-1", "no-card", card=act.card)
        battle.quests = (*battle.quests[: act.seat], number, *battle.quests[act.seat + 1 :])
        sheet.quests.pop(act.seat, None)
    if act.done is not None:
        if battle.quests[act.seat] == NONE:
            return refuse("WC-Q1", "no-quest", seat=act.seat + 1)
        sheet.quests[act.seat] = act.done
    elif not act.card:
        return refuse("WC-Q1", "no-quest", seat=act.seat + 1)
    return None


def marker(sheet: Sheet, act: Marker) -> Refusal | None:
    """A marker as it is now (WB-I1)."""
    if (wrong := missing(sheet, act.carrier)) is not None:
        return wrong
    if len(CONTENTS) <= act.content < 10:
        return refuse("WB-I1", "no-content", number=act.number)
    battle = sheet.battle
    if act.number not in sheet.marks:
        if act.out or len(sheet.marks) >= 99:
            return refuse("CO-1", "no-marker", number=act.number)
        at = APART * (len(battle.markers) + 1)
        made = battle.add_marker(MARKER_KINDS.index(act.kind), at, at)
        sheet.marks[act.number] = made.number
    lying = sheet.marker(act.number)
    lying.kind = MARKER_KINDS.index(act.kind)
    lying.word = act.word
    if act.content != UNKNOWN or act.side != NONE:  # what is known of it else stays known
        lying.content = act.content
        lying.open = act.content != UNKNOWN and act.side == NONE
        lying.seen = 0 if act.side == NONE else 1 << act.side
    if lying.carrier != NONE:
        carried = battle.models[lying.carrier]
        carried.carrying = tuple(n for n in carried.carrying if n != lying.number)
    lying.carrier = NONE if act.carrier == NONE else sheet.tokens[act.carrier]
    if lying.carrier != NONE:
        holder = battle.models[lying.carrier]
        holder.carrying = (*holder.carrying, lying.number)
    lying.out = act.out
    return None
