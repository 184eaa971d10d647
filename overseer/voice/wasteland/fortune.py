"""Events, boosts and quests in words: what stands, what one holds, what others hold."""

from __future__ import annotations

from overseer.text import translate
from overseer.voice.reader import Reader
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.campaign_cards import BattleEvent, Boost, Quest
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.names import named
from overseer.wasteland.words import NONE


def fortune_lines(reader: Reader, battle: SeenBattle) -> list[str]:
    """A line for each card that counts now, and for what others hold in secret."""
    lang, events = reader.lang, battle.cards.events
    shown = battle.fate.standing
    lines = [_card("event", "event", events[card], battle, lang) for card, _ in shown]
    if battle.fate.top >= 0:
        lines.append(_card("event-next", "event", events[battle.fate.top], battle, lang))
    for seat in range(battle.seats):
        lines += _held(reader, battle, seat)
    return lines


def _held(reader: Reader, battle: SeenBattle, seat: int) -> list[str]:
    """The boosts and the quest of a seat."""
    lang, cards = reader.lang, battle.cards
    hand, quest = battle.hands[seat], battle.quests[seat]
    lines: list[str] = []
    if hand and min(hand) < 0:
        name = reader.name(seat)
        lines.append(translate(lang, "plain-wasteland-boosts", seat=name, n=len(hand)))
    else:
        lines += [_card("boost", "boost", cards.boosts[n], battle, lang) for n in hand]
    if quest >= 0:
        lines.append(_card("quest", "quest", cards.quests[quest], battle, lang))
    elif quest != NONE:
        lines.append(translate(lang, "plain-wasteland-quest-other", seat=reader.name(seat)))
    return lines


def _card(
    message: str, kind: str, card: BattleEvent | Boost | Quest, battle: SeenBattle, lang: str
) -> str:
    rules = text.rules_text(card, battle.cards, lang)
    name = named(kind, card.id, lang)
    return translate(lang, f"plain-wasteland-{message}", rules=rules, **{kind: name})
