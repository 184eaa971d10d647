"""What exploration and quest cards say, and all that a player gains between battles."""

from __future__ import annotations

from overseer.text import translate
from overseer.wasteland.campaign_cards import Exploration, Gain, Quest
from overseer.wasteland.campaign_words import (
    DEEDS,
    O_BOOST,
    O_CAPS,
    O_CARD,
    O_HARM,
    O_ITEM,
    O_LIMIT,
    O_POWER,
    O_STRUCTURE,
    O_WATER,
    OUTCOMES,
)
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.fortune_grammar import ANY, NAMING
from overseer.wasteland.text.effects import damage_text, done
from overseer.wasteland.text.fortune import copies_text, structure_text
from overseer.wasteland.text.names import capital, dotted, joined, listed, named, signed
from overseer.wasteland.words import ATTRIBUTES, DAMAGES, NONE


def exploration_head(card: Exploration, lang: str) -> str:
    """What it is, and how many there are."""
    return dotted([capital(_say("exploration", lang)), *copies_text(card.copies, lang)], lang)


def exploration_phrases(card: Exploration, cards: CardSet, lang: str) -> list[str]:
    """A fee, a test, and what comes of them (WC-S8)."""
    gains = gains_text(card.gains, cards, lang)
    phrases: list[str] = []
    if card.attribute != NONE:
        if card.fee:
            phrases.append(_say("pay-first", lang, n=card.fee))
        phrases.append(done(_test_text(card, lang), gains, lang))
        failed = gains_text(card.failed, cards, lang) or _say("nothing", lang)
        phrases.append(done(_say("failed", lang), failed, lang))
    elif card.fee:
        phrases.append(done(_say("pay", lang, n=card.fee), gains, lang))
    else:
        phrases.append(gains)
    if card.unpaid:
        phrases.append(done(_say("unpaid", lang), gains_text(card.unpaid, cards, lang), lang))
    return phrases


def _test_text(card: Exploration, lang: str) -> str:
    """The test of the leader: “leader's Strength test at −1”."""
    word = translate(lang, f"wasteland-attribute-{ATTRIBUTES[card.attribute]}")
    if not card.modifier:
        return _say("test", lang, attribute=word)
    return _say("test-modified", lang, attribute=word, signed=signed(card.modifier))


def quest_head(quest: Quest, lang: str) -> str:
    """Which part of its series, and who may take it (WC-Q2)."""
    facts = [capital(_say("quest", lang))]
    if quest.part > 1 or quest.next:
        facts.append(_say("part", lang, n=quest.part))
    if quest.repeatable:
        facts.append(_say("repeatable", lang))
    if quest.learned:
        facts.append(_say("learned", lang))
    return dotted(facts, lang)


def quest_phrases(quest: Quest, cards: CardSet, lang: str) -> list[str]:
    """The deed, its reward, and the parts that follow."""
    deeds = [deed_text(deed, least, lang) for deed, least in quest.deeds]
    phrases = [
        done(_say("deed", lang), joined("wasteland-card-list-semicolon", deeds, lang), lang),
        done(_say("reward", lang), gains_text(quest.gains, cards, lang), lang),
    ]
    if quest.next:
        following = [named("quest", id, lang) for id in quest.next]
        text = following[0]
        if len(following) > 1:
            first = listed(following[:-1], lang)
            last = following[-1]
            text = translate(lang, "wasteland-card-list-or", first=first, last=last)
        phrases.append(_say("next", lang, quest=text))
    return phrases


def deed_text(deed: int, least: int, lang: str) -> str:
    """A deed that a quest asks for."""
    return _say(f"deed-{DEEDS[deed]}", lang, n=least)


def gains_text(gains: list[Gain], cards: CardSet, lang: str) -> str:
    """All that comes together: “get 20 caps; draw 1 item”."""
    texts = [gain_text(gain, cards, lang) for gain in gains]
    return joined("wasteland-card-list-semicolon", texts, lang)


def gain_text(gain: Gain, cards: CardSet, lang: str) -> str:
    """One thing that a player gets or loses."""
    message = f"gain-{OUTCOMES[gain.outcome]}"
    args: dict[str, object] = {"n": gain.amount}
    if gain.outcome in (O_CAPS, O_LIMIT):
        args = {"n": abs(gain.amount), "sign": "minus" if gain.amount < 0 else "plus"}
    elif gain.outcome in (O_POWER, O_WATER):
        args = {"signed": signed(gain.amount)}
    elif gain.outcome in (O_ITEM, O_BOOST) and gain.kind != ANY:
        words = "wasteland-kind" if gain.outcome == O_ITEM else "wasteland-fortune-kind"
        message += "-kind"
        args["kind"] = translate(lang, f"{words}-{gain.kind}")
    elif gain.outcome == O_HARM:
        args = {"damage": damage_text(gain.amount, DAMAGES.index(gain.kind), lang)}
    elif gain.outcome in NAMING:
        args = {"card": _card_text(gain, cards, lang)}
    return _say(message, lang, **args)


def _card_text(gain: Gain, cards: CardSet, lang: str) -> str:
    """The name of the card or structure that is gained."""
    if gain.outcome == O_STRUCTURE:
        return structure_text(gain.card, lang)
    kind = OUTCOMES[gain.outcome]
    if gain.outcome == O_CARD:
        kind = "weapon" if gain.card in cards.weapon_numbers else "item"
    return named("event" if kind == "consequence" else kind, gain.card, lang)


def _say(message: str, lang: str, **args: object) -> str:
    return translate(lang, f"wasteland-fortune-{message}", **args)
