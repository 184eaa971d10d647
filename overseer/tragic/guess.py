"""Guessing what is hidden: cards that fit what was seen, weighted by what was played."""

from __future__ import annotations

from random import Random
from typing import Final

from overseer.tragic.player import UNKNOWN, Player
from overseer.tragic.rules.duel import SETTING_UP, Duel, Tables
from overseer.tragic.rules.turn_facts import skill_slots

LEAST_LIKELY: Final = 1e-9
LIKENESS: Final[list[float]] = [0.25**strangers + LEAST_LIKELY for strangers in range(64)]


def deal_unknown(duel: Duel, player: Player, rng: Random) -> None:
    """Fill a player's hidden zones with cards that they may hold."""
    piles = (player.hand, player.library, player.tops, player.bottoms, player.looking)
    need = 0
    for pile in piles:
        for number in pile:
            if number == UNKNOWN:
                need += 1
    if need:
        cards = _unseen(duel, player, need, rng)
        player.hand = tuple(sorted(_fill(player.hand, cards, rng)))
        player.tops = _fill(player.tops, cards, rng)
        player.bottoms = _fill(player.bottoms, cards, rng)
        player.looking = tuple(sorted(_fill(player.looking, cards, rng)))
        # Whatever is left lies in the library, whose order does not exist yet.
        known = [number for number in player.library if number != UNKNOWN]
        player.library = tuple(sorted(known + cards))
    _choose_sealed(duel, player, rng)


def _fill(pile: tuple[int, ...], cards: list[int], rng: Random) -> tuple[int, ...]:
    if not pile:
        return pile
    return tuple([_pick(cards, rng) if number == UNKNOWN else number for number in pile])


def _pick(cards: list[int], rng: Random) -> int:
    """Take one card out at random."""
    at = int(rng.random() * len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    return cards.pop()


def seen_cards(duel: Duel, player: Player) -> list[int]:
    """The cards of a player's library that have come to light."""
    seen = list(player.discard + player.destroyed + player.abilities + player.known)
    seen += [permanent.card.number for permanent in player.permanents]
    for item in duel.chain:
        if item.seat == player.seat and item.ability < 0 and not item.attackers:
            if item.serial < 0:
                seen.append(item.card)
    return [number for number in seen if duel.tables.cards[number].in_library]


def _unseen(duel: Duel, player: Player, need: int, rng: Random) -> list[int]:
    """So many cards: the rest of a likely deck, or of the letters that were played."""
    seen = seen_cards(duel, player) + _strays(duel, player)
    rest: list[int] = []
    if duel.tables.likely_decks:
        counts = duel.tables.take_tally()
        # mypyc looks up how to add where `+=` is written on a list's item.
        for number in seen:
            counts[number] = counts[number] + 1
        for number in _likely_deck(duel.tables, seen, rng):
            count = counts[number]
            if count != 0:
                counts[number] = count - 1
            else:
                rest.append(number)
        duel.tables.return_tally(counts, seen)
        while len(rest) > need:
            _pick(rest, rng)
        if len(rest) == need:
            return rest
    return rest + _more(duel, player, seen + rest, need - len(rest), rng)


def _likely_deck(tables: Tables, seen: list[int], rng: Random) -> tuple[int, ...]:
    """A deck, drawn by how well each explains what was seen."""
    decks = tables.likely_decks
    strangers = [len(seen)] * len(decks)
    for number in seen:
        for at in tables.likely_holders[number]:
            strangers[at] = strangers[at] - 1
    total = 0.0
    for n in strangers:
        total += _likeness(n)
    # As `rng.choices` draws: the sums up to each deck are the very same numbers.
    point = rng.random() * total
    total = 0.0
    for at in range(len(decks) - 1):
        total += _likeness(strangers[at])
        if total > point:
            return decks[at]
    return decks[-1]


def _strays(duel: Duel, player: Player) -> list[int]:
    """Cards that others hold beyond what the format allows them: stolen, so no longer here."""
    found: list[int] = []
    for other in duel.players:
        if other.seat == player.seat:
            continue
        cards = list(other.hand + other.library + other.tops + other.bottoms + other.looking)
        cards += other.discard + other.destroyed + other.abilities
        for permanent in other.permanents:
            cards.append(permanent.card.number)
        for item in duel.chain:
            if item.seat == other.seat and item.ability < 0 and not item.attackers:
                if item.serial < 0:
                    cards.append(item.card)
        counts = duel.tables.take_tally()
        beyond = False
        for number in cards:
            if number != UNKNOWN:
                count = counts[number] + 1
                counts[number] = count
                beyond = beyond or count > duel.copies
        if beyond:
            for number in cards:
                if number != UNKNOWN and counts[number] > duel.copies:
                    found += [number] * (counts[number] - duel.copies)
                    counts[number] = 0
        duel.tables.return_tally(counts, cards)
    return found


def _likeness(strangers: int) -> float:
    """How well a deck explains what was seen: every stranger makes it much less likely."""
    return LIKENESS[strangers] if strangers < len(LIKENESS) else LEAST_LIKELY


def _more(duel: Duel, player: Player, taken: list[int], need: int, rng: Random) -> list[int]:
    """Cards of the edition within the format's limit, rather of letters that were played."""
    counts: dict[int, int] = {}
    for number in taken:
        counts[number] = counts.get(number, 0) + 1
    letters = {letter for number in taken for letter in duel.tables.cards[number].letters[:1]}
    fitting: list[int] = []
    others: list[int] = []
    for number in duel.tables.set.pool:
        free = duel.copies - counts.get(number, 0)
        if free > 0:
            first = duel.tables.cards[number].letters[0]
            (fitting if first in letters else others).extend([number] * free)
    if len(fitting) < need + 12:  # some room for surprise
        fitting += others
    return rng.sample(fitting, need)


def _choose_sealed(duel: Duel, player: Player, rng: Random) -> None:
    """Choices that lie face down: any that the rules allow."""
    moves = duel.tables.moves
    seats = duel.seats
    if duel.phase != SETTING_UP or duel.setting > 2 * seats + 1:
        return
    if duel.setting <= seats:
        if duel.setting > player.seat:
            cards = duel.tables.cards
            while True:
                move = rng.choice(moves.traits)
                chosen = tuple([n for n in (move.a, move.b) if n >= 0])
                if sum([cards[n].race for n in chosen]) < 2:
                    player.traits = chosen
                    return
    elif duel.setting - seats - 1 > player.seat:
        slots = skill_slots(duel, player.seat)
        player.skills = moves.groups[rng.choice(moves.skills[slots - 3]).a]
