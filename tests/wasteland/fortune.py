"""Tables with perks, boosts and events of a test's own, beside the standard cards."""

from __future__ import annotations

from collections.abc import Iterable

from overseer.wasteland.battle.battle import Tables
from overseer.wasteland.battle.fortune.event_deck import look_at_deck
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import W_EVENT, W_ROUND
from overseer.wasteland.campaign_cards import BattleEvent, Boost, Perk, Quest
from overseer.wasteland.campaign_words import (
    BOOST_EFFECTS,
    DEEDS,
    LASTS,
    MOMENTS,
    PERK_POWERS,
)
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.cards.fortune_grammar import read_event_effect
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.words import DICE, ICONS, NONE
from tests.wasteland.table import Table

__all__ = ["FortuneTable", "own_cards"]


def own_cards() -> CardSet:
    """The standard units and equipment, without any of the campaign's cards."""
    found, source = CardSet(), standard()
    found.name, found.digest = source.name, source.digest
    found.units, found.unit_numbers = source.units, source.unit_numbers
    found.weapons, found.weapon_numbers = source.weapons, source.weapon_numbers
    found.items, found.item_numbers = source.items, source.item_numbers
    found.leaders, found.leader_numbers = source.leaders, source.leader_numbers
    found.dangers, found.ai, found.ai_of = source.dangers, source.ai, source.ai_of
    return found


class FortuneTable(Table):
    """A table whose campaign cards are made as they are needed."""

    def __init__(self, pieces: Iterable[Piece] = (), ai: int = 0) -> None:
        super().__init__(pieces, ai=ai)
        self.cards = own_cards()
        before = self.state.tables
        self.state.tables = Tables(self.cards, before.rules, before.settings)

    def perk(self, model: Model, *powers: str) -> Perk:
        """A new perk with these powers, on a model."""
        perk = Perk(len(self.cards.perks), f"perk-{len(self.cards.perks)}")
        for word in powers:
            perk.powers |= 1 << PERK_POWERS.index(word)
        self.cards.perks.append(perk)
        self.cards.perk_numbers[perk.id] = perk.number
        model.perks = (*model.perks, perk.number)
        refresh(self.state, model)
        return perk

    def boost(
        self,
        effect: str,
        moment: str,
        amount: int = 1,
        seat: int = 0,
        dice: str = "",
        die: str = "",
        icon: str = "",
        ruler: int = NONE,
        tests: bool = False,
    ) -> str:
        """A new boost in a hand; its id."""
        boost = Boost(len(self.cards.boosts), f"{effect}-{len(self.cards.boosts)}", 0)
        boost.effect = BOOST_EFFECTS.index(effect)
        boost.moment = MOMENTS.index(moment)
        boost.amount = amount
        for word in dice.split():
            boost.dice |= 1 << DICE.index(word)
        boost.die = DICE.index(die) if die else NONE
        boost.icon = ICONS.index(icon) if icon else NONE
        boost.ruler = ruler
        boost.attacks = not tests
        boost.tests = tests
        self.cards.boosts.append(boost)
        self.cards.boost_numbers[boost.id] = boost.number
        hands = list(self.state.hands)
        hands[seat] = (*hands[seat], boost.number)
        self.state.hands = tuple(hands)
        return boost.id

    def event(
        self, *effects: str, lasts: str = "round", flip: bool = False, consequence: bool = False
    ) -> BattleEvent:
        """A new event card; where it lies, the test says."""
        card = BattleEvent(len(self.cards.events), f"event-{len(self.cards.events)}")
        card.effects = [read_event_effect(text) for text in effects]
        card.lasts = LASTS.index(lasts)
        card.flip = flip
        card.consequence = consequence
        self.cards.events.append(card)
        self.cards.event_numbers[card.id] = card.number
        return card

    def quest(self, *deeds: tuple[str, int], seat: int = 0) -> Quest:
        """A new quest that a seat has taken."""
        quest = Quest(len(self.cards.quests), f"quest-{len(self.cards.quests)}")
        quest.deeds = tuple([(DEEDS.index(word), n) for word, n in deeds])
        self.cards.quests.append(quest)
        self.cards.quest_numbers[quest.id] = quest.number
        quests = list(self.state.quests)
        quests[seat] = quest.number
        self.state.quests = tuple(quests)
        return quest

    def happens(self, *effects: str, owner: int = NONE, lasts: str = "round") -> FortuneTable:
        """An event with these effects comes up now, at the start of a round."""
        card = self.event(*effects, lasts=lasts, consequence=owner != NONE)
        state = self.state
        state.work.clear()
        state.push(W_ROUND).stage = 2
        state.fate.standing = (*state.fate.standing, (card.number, owner))
        state.fate.settle(self.cards.events)
        work = state.push(W_EVENT)
        work.card = card.number
        work.side = owner
        state.ears = self.events
        state.go_on()
        return self

    def begin(self) -> FortuneTable:
        """Everybody is deployed, and the first round comes next: the deck is looked at."""
        state = self.state
        state.work.clear()
        state.round = 0
        state.push(W_ROUND)
        look_at_deck(state)
        state.ears = self.events
        state.go_on()
        return self
