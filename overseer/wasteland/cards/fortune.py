"""The campaign's cards as card files write them: perks, boosts, events, exploration, quests."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.campaign_cards import BattleEvent, Boost, Exploration, Gain, Perk, Quest
from overseer.wasteland.campaign_words import (
    AT_AFTER,
    AT_BEFORE,
    AT_ONCE,
    BOOST_EFFECTS,
    BOOST_KINDS,
    EVENT_EFFECTS,
    FOES,
    LASTS,
    MOMENTS,
    O_CARD,
    O_CONSEQUENCE,
    O_LEADER,
    O_PERK,
    O_QUEST,
    OWNERS,
    PERK_POWERS,
    V_ATTACK,
    V_BEAST,
    V_CALM,
    V_COVER,
    V_FAST,
    V_FIND,
    V_NO_EXPERTISE,
    V_NO_ROBOTS,
    V_NO_SHOTS,
    V_SHORT_SIGHT,
    V_SKILL,
    V_SLOW,
    V_SPOIL,
    WHO,
)
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.fortune_grammar import read_deed, read_event_effect, read_gain
from overseer.wasteland.cards.grammar import malformed, read_number, word_number
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.words import ATTRIBUTES, COLOURS, DICE, ICONS, NONE, TYPES, WEAPON_KINDS

MOST_FEE: Final = 500

# When each effect of a boost comes, and the keys that it needs; others do not belong to it.
_BOOST_SHAPES: Final = {
    "swap": ("before", "dice die"),
    "die": ("before", "die"),
    "skill": ("before", "amount"),
    "no-cover": ("before", "amount"),
    "damage": ("after", "amount"),
    "reduction": ("after", "amount"),
    "lower": ("after", "amount"),
    "again": ("after", ""),
    "blanks": ("after", ""),
    "icon": ("after", "amount icon"),
    "turn-icons": ("after", "icon"),
    "points": ("after action", "amount"),
    "dodge": ("aimed", "amount"),
    "duck": ("aimed", "amount"),
    "armour": ("hit", "amount"),
    "weaken": ("hit", "amount"),
    "shrug": ("hit", ""),
    "counter": ("hit", ""),
    "luck": ("hit", ""),
    "stride": ("action", "amount"),
    "break": ("action", ""),
    "quiet": ("action", ""),
    "charge": ("action", ""),
    "call": ("action", "ruler"),
    "heal": ("action", "amount"),
    "cleanse": ("action", "amount"),
    "cure": ("action", ""),
    "prepare": ("action", ""),
    "guard": ("action", "amount"),
    "load": ("action", ""),
    "find": ("action", "amount"),
    "peek": ("action", ""),
}
# Keys that a perk of the one or the other does not have.
_NOT_FOR: Final = {
    "settlement": ("needs", "users", "gives", "dice", "powers"),
    "model": ("bench", "mods", "armour_mods"),
}
# What stands while an event lies there; the other effects happen when it is drawn.
STANDING: Final = (
    *(V_NO_SHOTS, V_SHORT_SIGHT, V_SLOW, V_FAST, V_SKILL, V_CALM, V_NO_EXPERTISE, V_COVER),
    *(V_SPOIL, V_NO_ROBOTS),
)
# What needs somebody to whom the card belongs.
OWNED: Final = (V_ATTACK, V_FIND)


def read_perk(table: WastelandTable, number: int) -> Perk:
    table.only(
        *("id", "source", "caps", "settlement", "needs", "after", "users", "gives", "dice"),
        *("powers", "bench", "mods", "armour_mods"),
    )
    perk = Perk(number, table.card)
    perk.source = table.source()
    perk.caps = table.caps()
    perk.settlement = table.flag("settlement")
    perk.needs = tuple(table.phrases("needs", _read_need))
    perk.after = tuple(table.texts("after"))
    perk.users = table.bits("users", TYPES, "type")
    perk.gifts = table.gifts()
    perk.dice = table.extra_dice()
    perk.powers = table.bits("powers", PERK_POWERS, "perk-power")
    perk.bench = table.id("bench", "")
    perk.mods = table.bits("mods", WEAPON_KINDS, "weapon-kind")
    perk.armour_mods = table.flag("armour_mods")
    # A settlement has no body, and a model no workshop.
    kind = "settlement" if perk.settlement else "model"
    for key in _NOT_FOR[kind]:
        if table.has(key):
            table.wrong(key, "wasteland-file-perk", key=key, kind=kind)
    return perk


def read_boost(table: WastelandTable, number: int) -> Boost:
    kind = table.word("kind", BOOST_KINDS)
    boost = Boost(number, table.card, kind)
    boost.effect = table.word("effect", BOOST_EFFECTS)
    if boost.effect == NONE:
        # Which keys belong here is known only when the effect is.
        return boost
    moments, needed = _BOOST_SHAPES[BOOST_EFFECTS[boost.effect]]
    moment = table.word("moment", moments.split())
    boost.moment = NONE if moment == NONE else MOMENTS.index(moments.split()[moment])
    rolls = boost.moment in (AT_BEFORE, AT_AFTER)
    table.only(
        *("id", "source", "kind", "caps", "moment", "effect", "copies"),
        *needed.split(),
        # Whether they belong here is known only when the moment is.
        *(("attacks", "tests") if rolls or boost.moment == NONE else ()),
    )
    table.need(*needed.split())
    boost.source = table.source()
    boost.caps = table.caps()
    boost.amount = table.number("amount", 1, 9, 0)
    boost.dice = table.bits("dice", DICE, "die")
    boost.die = table.word("die", DICE, NONE)
    boost.icon = table.word("icon", ICONS, NONE)
    boost.ruler = table.word("ruler", COLOURS, NONE)
    boost.attacks = table.flag("attacks") if table.has("attacks") else rolls
    boost.tests = table.flag("tests")
    boost.copies = table.number("copies", 1, 9, 1)
    if rolls and not boost.attacks and not boost.tests:
        table.wrong("attacks", "wasteland-file-no-roll")
    if boost.die != NONE and boost.dice >> boost.die & 1:
        table.wrong("dice", "wasteland-file-word-twice", word=DICE[boost.die])
    return boost


def read_event(table: WastelandTable, number: int) -> BattleEvent:
    table.only("id", "source", "flip", "consequence", "lasts", "effects")
    event = BattleEvent(number, table.card)
    event.source = table.source()
    event.flip = table.flag("flip")
    event.consequence = table.flag("consequence")
    event.lasts = table.word("lasts", LASTS, AT_ONCE)
    table.need("effects")
    event.effects = table.phrases("effects", read_event_effect)
    for key in ("flip", "lasts"):
        if event.consequence and table.has(key):
            table.wrong(key, "wasteland-file-consequence", key=key)
    for each in event.effects:
        word = EVENT_EFFECTS[each.effect]
        if each.effect in STANDING and event.lasts == AT_ONCE:
            table.wrong("effects", "wasteland-file-lasts", effect=word)
        owned = each.effect in OWNED or each.who in (OWNERS, FOES)
        if owned and not event.consequence:
            whose = word if each.effect in OWNED else WHO[each.who]
            table.wrong("effects", "wasteland-file-nobodys", effect=whose)
    return event


def link_event(table: WastelandTable, event: BattleEvent, cards: CardSet) -> None:
    """Find the beasts that events name, when all files are read."""
    for each in event.effects:
        if each.effect == V_BEAST:
            table.reference("effects", each.unit, cards.unit_numbers, "unit")


def read_exploration(table: WastelandTable, number: int) -> Exploration:
    table.only(
        *("id", "source", "fee", "unpaid", "attribute", "modifier", "gains", "failed", "copies"),
    )
    card = Exploration(number, table.card)
    card.source = table.source()
    card.fee = table.number("fee", 1, MOST_FEE, 0)
    card.unpaid = table.phrases("unpaid", read_gain)
    card.attribute = table.word("attribute", ATTRIBUTES, NONE)
    card.modifier = table.number("modifier", -9, 9, 0)
    table.need("gains")
    card.gains = table.phrases("gains", read_gain)
    card.failed = table.phrases("failed", read_gain)
    card.copies = table.number("copies", 1, 9, 1)
    if card.modifier and not table.has("attribute"):
        table.wrong("modifier", "wasteland-file-modifier")
    for key, other in (("unpaid", "fee"), ("failed", "attribute")):
        if table.has(key) and not table.has(other):
            table.wrong(key, "wasteland-file-needs", key=key, other=other)
    return card


def read_quest(table: WastelandTable, number: int) -> Quest:
    table.only(
        *("id", "source", "series", "part", "deeds", "gains", "next", "repeatable", "learned"),
    )
    quest = Quest(number, table.card)
    quest.source = table.source()
    quest.series = table.id("series", table.card)
    quest.part = table.number("part", 1, 9, 1)
    table.need("deeds", "gains")
    quest.deeds = tuple(table.phrases("deeds", read_deed))
    quest.gains = table.phrases("gains", read_gain)
    quest.next = tuple(table.texts("next"))
    quest.repeatable = table.flag("repeatable")
    quest.learned = table.flag("learned")
    if table.has("deeds") and table.data["deeds"] == []:
        table.wrong("deeds", "wasteland-file-no-deed")
    if quest.repeatable and quest.next:
        table.wrong("repeatable", "wasteland-file-repeatable")
    if quest.learned and quest.part > 1:
        table.wrong("learned", "wasteland-file-learned")
    return quest


def link_perk(table: WastelandTable, perk: Perk, cards: CardSet) -> None:
    """Find the perks that a perk needs."""
    for id in perk.after:
        table.reference("after", id, cards.perk_numbers, "perk")


def link_quest(table: WastelandTable, quest: Quest, cards: CardSet) -> None:
    """Find the parts that come next: of the same series, and one further (WC-Q2)."""
    for id in quest.next:
        if table.reference("next", id, cards.quest_numbers, "quest") != NONE:
            following = cards.quest(id)
            if (following.series, following.part) != (quest.series, quest.part + 1):
                table.wrong("next", "wasteland-file-next", id=id, part=quest.part + 1)


def link_gains(table: WastelandTable, key: str, gains: list[Gain], cards: CardSet) -> None:
    """Find the cards that one gains; structures are no cards and are not looked for."""
    consequences = {event.id: event.number for event in cards.events if event.consequence}
    known = {
        O_CARD: ("equipment", {**cards.item_numbers, **cards.weapon_numbers}),
        O_CONSEQUENCE: ("consequence", consequences),
        O_PERK: ("perk", cards.perk_numbers),
        O_LEADER: ("leader", cards.leader_numbers),
        O_QUEST: ("quest", cards.quest_numbers),
    }
    for gain in gains:
        if gain.outcome in known:
            what, numbers = known[gain.outcome]
            table.reference(key, gain.card, numbers, what)
        if gain.outcome == O_QUEST and gain.card in cards.quest_numbers:
            if not cards.quest(gain.card).learned:
                table.wrong(key, "wasteland-file-not-learned", id=gain.card)


def _read_need(text: str) -> tuple[int, int]:
    """An attribute and what it must be at least."""
    words = text.split()
    if len(words) != 2:
        raise malformed(text, "“endurance 5”")
    return word_number(words[0], ATTRIBUTES, "attribute"), read_number(words[1], "“endurance 5”")
