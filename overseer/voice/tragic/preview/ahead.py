"""What moves lead to, as data to draw and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from overseer.text import translate
from overseer.tragic.moves import TragicMove
from overseer.tragic.preview import Spread, mean
from overseer.tragic.text.steps import capital
from overseer.tragic.view import SeenDuel
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.tragic.given import Ahead, Asked, Effect, Loss, Wound
from overseer.voice.tragic.preview.foreseeing import chance, chances, wound
from overseer.voice.tragic.preview.odds_words import percent
from overseer.voice.tragic.preview.outlook import Outlook, outlook
from overseer.voice.tragic.where import place_number
from overseer.voice.tragic.words import effect_words, id_title, place_title

# The rule behind a question on the way.
_RULES: Final = {"charge": "TR-W13", "protect": "TR-W13", "block": "TR-C2", "order": "TR-R4"}


def looked_ahead(
    reader: Reader, duel: SeenDuel, plan: Sequence[TragicMove]
) -> tuple[Ahead, list[str]] | None:
    """What a plan of the reader leads to, drawn and in words; Stopped: it cannot be carried out.

    None: nothing, too many ways, or nothing is aimed at yet.
    """
    assert reader.viewer is not None
    seen = outlook(duel, reader.viewer, plan)
    if seen is None or "target" in seen.open:
        return None
    told = ahead(reader, duel, seen)
    return None if told == Ahead() else (told, ahead_lines(reader, duel, seen, told))


def ahead(reader: Reader, duel: SeenDuel, seen: Outlook) -> Ahead:
    """An outlook as a client draws it."""
    return Ahead(
        losses=[
            Loss(seat=seat, lost=chances(lost), beaten=chance(seen.beaten[seat]))
            for seat, lost in enumerate(seen.lost)
            if any(lost) or seen.beaten[seat]
        ],
        allies=_allies(seen),
        asked=[
            Asked(
                seat=seat,
                topic=topic,
                at=places,
                text=_asked(reader, duel, seat, topic, places),
                rule=_RULES.get(topic, ""),
            )
            for (seat, topic), places in seen.asked.items()
        ],
        effects=[
            Effect(seat=seat, card=card, text=_effect(duel, effect, reader.lang))
            for seat, card, effect in seen.effects
        ],
        open=seen.open,
    )


def _allies(seen: Outlook) -> list[Wound]:
    found: list[Wound] = []
    for place in sorted({*seen.gone, *seen.wounds}):
        damage, gone = seen.wounds.get(place, {}), seen.gone.get(place, Fraction(0))
        if gone or any(damage):
            found.append(wound(place, damage, gone))
    return found


def _effect(duel: SeenDuel, effect: str, lang: str) -> str:
    words = effect_words(duel, effect, lang) if effect else ""
    return translate(lang, "tragic-line", text=capital(words)) if words else ""


def _asked(reader: Reader, duel: SeenDuel, seat: int, topic: str, places: list[str]) -> str:
    cards = [place_title(duel, place_number(place), reader.lang) for place in places]
    words = listed(cards, reader.lang) if cards else ""
    return reader.text("client-tragic-asked", topic=topic, seat=reader.name(seat), cards=words)


def ahead_lines(reader: Reader, duel: SeenDuel, seen: Outlook, told: Ahead) -> list[str]:
    """The same to be read."""
    lines = [reader.text("client-tragic-ahead")]
    lines += [each.text for each in told.asked]
    lines += [
        reader.text(
            "client-tragic-effect",
            card=id_title(duel, each.card, reader.lang),
            seat=reader.name(each.seat),
            text=each.text,
        )
        for each in told.effects
    ]
    for seat, lost in enumerate(seen.lost):
        lines += loss_lines(reader, seat, lost, seen.beaten[seat])
    if not any(any(lost) for lost in seen.lost):
        lines.append(reader.text("client-tragic-no-loss"))
    for place, gone in sorted(seen.gone.items()):
        card = place_title(duel, place, reader.lang)
        lines.append(reader.text("client-tragic-ally-gone", card=card, percent=percent(gone)))
    if told.open:
        lines.append(reader.text("client-tragic-open"))
    return lines


def loss_lines(reader: Reader, seat: int, lost: Spread, beaten: Fraction) -> list[str]:
    """What a player may lose; less than nothing is what the player gets back."""
    if not any(lost):
        return []
    name, low, high = reader.name(seat), min(lost), max(lost)
    average = round(float(mean(lost)), 1)
    if low < 0 < high:
        told = [reader.text("client-tragic-loss-or-gain", seat=name, high=high, n=-low)]
    elif low == high:
        sure = "client-tragic-loss-sure" if low > 0 else "client-tragic-gain-sure"
        told = [reader.text(sure, seat=name, n=abs(low))]
    elif low < 0:  # it heals
        told = [reader.text("client-tragic-gain", seat=name, low=-high, high=-low, mean=-average)]
    else:
        told = [reader.text("client-tragic-loss", seat=name, low=low, high=high, mean=average)]
    if beaten:
        told.append(reader.text("client-tragic-beaten", seat=name, percent=percent(beaten)))
    return told
