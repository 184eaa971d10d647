"""Where a number comes from: every card that adds to it, and until when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from overseer.text import translate
from overseer.tragic.card import Card, Gift
from overseer.tragic.moves import SEATS, SLOTS, place_text
from overseer.tragic.player import NEXT_OF, Permanent, Player
from overseer.tragic.rules.board import attack_of, full_health, keyword
from overseer.tragic.rules.damage import BASE_CHANCES
from overseer.tragic.text.gifts import gift_text, stat_text
from overseer.tragic.text.steps import keyword_text
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import (
    CRITICAL,
    HORDE,
    IN_DEFENCE,
    KEY_ARMOUR,
    KEYWORDS,
    MARTYR,
    MORE_ATTACK,
    MORE_HEALTH,
    N_STATS,
    PENETRATING,
    ST_ALLY_ARMOUR,
    ST_ALLY_ATTACK,
    ST_ALLY_CRITICAL,
    ST_ALLY_HEALTH,
    ST_ALLY_HORDE,
    ST_ALLY_IN_DEFENCE,
    ST_ALLY_MARTYR,
    ST_ALLY_PENETRATING,
    ST_CRITICAL,
    ST_MAX_HP,
    STATS,
    UNTIL_END,
)
from overseer.voice.tragic.given import Bearing, Figure, Source
from overseer.voice.tragic.where import chosen

Sources = dict[int, list[Source]]  # by stat
_GIVEN: Final = {
    KEY_ARMOUR: ST_ALLY_ARMOUR,
    PENETRATING: ST_ALLY_PENETRATING,
    MARTYR: ST_ALLY_MARTYR,
    HORDE: ST_ALLY_HORDE,
    CRITICAL: ST_ALLY_CRITICAL,
    IN_DEFENCE: ST_ALLY_IN_DEFENCE,
}


def until_word(until: int) -> str:
    """Until when a bonus lasts: empty, `end`, or `next:a`."""
    if until >= NEXT_OF:
        return f"next:{SEATS[until - NEXT_OF]}"
    return "end" if until == UNTIL_END else ""


def in_force(duel: SeenDuel, player: Player) -> Iterator[tuple[Card | None, str, Gift]]:
    """Every static bonus that a player has: its card, where that lies, and the bonus."""
    for permanent in player.permanents:
        if not permanent.card.is_equipment or not permanent.engaged:
            place = place_text(player.seat * SLOTS + permanent.slot)
            for gift in permanent.card.gifts:
                yield permanent.card, place, gift
    for number in player.traits + player.skills + player.abilities:
        card = duel.tables.cards[number]
        for gift in card.gifts:
            yield card, chosen(player.seat, card.id), gift
    track = duel.tables.set.radiation
    for level in range(1, min(player.radiation, len(track) - 1) + 1):
        for gift in track[level]:
            yield None, "radiation", gift


def sources(duel: SeenDuel, seat: int, lang: str) -> Sources:
    """What each stat of a player is made of; the parts add up to it."""
    player = duel.players[seat]
    found: Sources = {}
    for card, at, gift in in_force(duel, player):
        condition = gift.condition
        if condition is None or duel.holds(condition, seat):
            text = "" if condition is None else gift_text(gift, lang)
            part = Source(n=gift.amount, card="" if card is None else card.id, at=at, text=text)
            found.setdefault(gift.stat, []).append(part)
    for stat, amount, until in player.fading:
        found.setdefault(stat, []).append(Source(n=amount, until=until_word(until)))
    for stat in range(N_STATS):  # what came once and stays, such as by the set-up
        rest, parts = duel.stat(seat, stat), found.get(stat)
        if parts is not None:
            rest -= sum([part.n for part in parts])
        if rest:
            found.setdefault(stat, []).append(Source(n=rest))
    return found


def figures(duel: SeenDuel, seat: int, parts: Sources, lang: str) -> list[Figure]:
    """Every number of a player that some card has changed, and the chances of a critical."""
    told: list[Figure] = []
    base = [Source(n=BASE_CHANCES)]
    for stat in sorted({ST_CRITICAL, *parts}):
        of = parts.get(stat, [])
        n = sum(part.n for part in of)
        text = stat_text(stat, n, lang) if n and stat != ST_CRITICAL else ""
        if stat == ST_CRITICAL:
            n, of = n + BASE_CHANCES, base + of
        if stat != ST_MAX_HP and of:
            told.append(Figure(what=STATS[stat], n=n, text=text, of=of))
    return told


# -- allies --------------------------------------------------------------------------------------


def attack_sources(duel: SeenDuel, seat: int, ally: Permanent, parts: Sources) -> list[Source]:
    """What an ally's attack is made of."""
    of = _of(ally.card.attack, ally.attack, ally.fresh_attack, ally, MORE_ATTACK, parts)
    return _evened(of, attack_of(duel, seat, ally))


def health_sources(duel: SeenDuel, seat: int, ally: Permanent, parts: Sources) -> list[Source]:
    """What an ally's full health is made of."""
    of = _of(ally.card.health, ally.health, ally.fresh_health, ally, MORE_HEALTH, parts)
    return _evened(of, full_health(duel, seat, ally))


def _of(
    printed: int, lasting: int, fresh: int, ally: Permanent, word: int, parts: Sources
) -> list[Source]:
    of = [Source(n=printed, card=ally.card.id)]
    if lasting:
        of.append(Source(n=lasting))
    if fresh:
        of.append(Source(n=fresh, until="end"))
    of += _granted(ally, word)
    return of + parts.get(ST_ALLY_ATTACK if word == MORE_ATTACK else ST_ALLY_HEALTH, [])


def _granted(ally: Permanent, word: int) -> list[Source]:
    return [
        Source(n=n, until=until_word(until)) for which, n, until in ally.granted if which == word
    ]


def _evened(of: list[Source], n: int) -> list[Source]:
    rest = n - sum(part.n for part in of)
    return [*of, Source(n=rest)] if rest else of


def bearings(
    duel: SeenDuel, seat: int, permanent: Permanent, parts: Sources, lang: str
) -> list[Bearing]:
    """The keywords that a permanent has now."""
    told: list[Bearing] = []
    for at, word in enumerate(KEYWORDS):
        n = keyword(duel, seat, permanent, at)
        if n <= 0:
            continue
        of: list[Source] = []
        if permanent.card.keywords[at]:
            of.append(Source(n=permanent.card.keywords[at], card=permanent.card.id))
        of += _granted(permanent, at)
        if permanent.card.is_ally and at in _GIVEN and (at != IN_DEFENCE or seat != duel.active):
            of += parts.get(_GIVEN[at], [])
        name = translate(lang, f"tragic-keyword-{word}")
        told.append(Bearing(word=word, name=name, n=n, text=keyword_text(at, n, lang), of=of))
    return told
