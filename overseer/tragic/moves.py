"""Tragic's moves: what they are called, how they are numbered, and their notation.

cast bat-blow-2 · lay legendary-strength-1 · use a3 · use recycle-1 · attack a2 · target b3
pay S · wear a4 · block b1 · deal 3 · discard punch-1 · take medic-1 · top medic-1
show brace-1 · pass · end
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from overseer.engine.state import Move
from overseer.tragic.card import CardSet
from overseer.tragic.words import ABILITY, BODY_PARTS, LETTERS, PLACES

# What a move does. NATURE's come last.
PASS: Final = 0
END: Final = 1  # the main phase is over
BY_HAND: Final = 2  # the next cost is paid point by point
YES: Final = 3
NONE: Final = 4  # take, or show, nothing
CAST: Final = 5
LAY_CARD: Final = 6
USE: Final = 7  # an ability of a permanent: its place, and which of its uses
USE_CARD: Final = 8  # an ability of a skill, trait or ability card
WEAR: Final = 9
TAKE_OFF: Final = 10
ATTACK_WITH: Final = 11
JOIN: Final = 12
BLOCK: Final = 13
CHARGE: Final = 14
AIM: Final = 15  # at a permanent
AIM_PLAYER: Final = 16
PART: Final = 17
PAY: Final = 18  # a point of a letter
DEAL: Final = 19  # that much damage to the next blocker
THROW: Final = 20  # discard a card from the hand
TAKE: Final = 21
TOP: Final = 22
BOTTOM: Final = 23
AWAY: Final = 24
MODE: Final = 25
TRAITS: Final = 26
SKILLS: Final = 27
MULLIGAN: Final = 28
DRAW_CARD: Final = 29
ROLL: Final = 30
ONES: Final = 31
SNATCH: Final = 32  # a random card of a hand
NEXT: Final = 33  # which trigger goes next
SHOW: Final = 34  # a card of the hand

SEATS: Final = "abcd"
SLOTS: Final = 128  # permanents a player; a place is seat × SLOTS + slot
MOST_DAMAGE: Final = 60  # in one division
MOST_ONES: Final = 24
USES: Final = 2  # uses a permanent may have
MODES: Final = 4
QUEUE: Final = 16  # triggers that may be ordered


class TragicMove(Move):
    """A move of Tragic; what `a` and `b` mean depends on `kind`."""

    __slots__ = ("a", "b", "kind")

    def __init__(self, number: int, text: str, kind: int, a: int, b: int) -> None:
        super().__init__(number, text)
        self.kind: int = kind
        self.a: int = a
        self.b: int = b

    def __reduce__(self) -> tuple[object, ...]:
        return (TragicMove, (self.id, self.text, self.kind, self.a, self.b))


def place_text(place: int) -> str:
    """`b3`: the third place on the second player's side."""
    return f"{SEATS[place // SLOTS]}{place % SLOTS + 1}"


class Catalogue:
    """Every move of a card set, numbered, and by what it does."""

    def __init__(self, cards: CardSet) -> None:
        self.all: list[TragicMove] = []
        self.by_text: dict[str, TragicMove] = {}
        self.passing = self._add("pass", PASS, 0, 0)
        self.end = self._add("end", END, 0, 0)
        self.by_hand = self._add("by-hand", BY_HAND, 0, 0)
        self.yes = self._add("yes", YES, 0, 0)
        self.none = self._add("none", NONE, 0, 0)
        self.mulligan = self._add("mulligan", MULLIGAN, 0, 0)
        places = range(len(SEATS) * SLOTS)
        self.use = [
            self._add(f"use {place_text(p)}" + (f" {n + 1}" if n else ""), USE, p, n)
            for p in places
            for n in range(USES)
        ]
        self.wear = [self._add(f"wear {place_text(p)}", WEAR, p, 0) for p in places]
        self.take_off = [self._add(f"take-off {place_text(p)}", TAKE_OFF, p, 0) for p in places]
        self.attack = [self._add(f"attack {place_text(p)}", ATTACK_WITH, p, 0) for p in places]
        self.join = [self._add(f"join {place_text(p)}", JOIN, p, 0) for p in places]
        self.block = [self._add(f"block {place_text(p)}", BLOCK, p, 0) for p in places]
        self.charge = [self._add(f"charge {place_text(p)}", CHARGE, p, 0) for p in places]
        self.aim = [self._add(f"target {place_text(p)}", AIM, p, 0) for p in places]
        self.aim_player = [self._add(f"target {s}", AIM_PLAYER, n, 0) for n, s in enumerate(SEATS)]
        self.part = [self._add(f"aim {PLACES[n]}", PART, n, 0) for n in range(BODY_PARTS)]
        self.pay = [self._add(f"pay {letter}", PAY, n, 0) for n, letter in enumerate(LETTERS)]
        self.deal = [self._add(f"deal {n}", DEAL, n, 0) for n in range(MOST_DAMAGE + 1)]
        self.mode = [self._add(f"choose {n + 1}", MODE, n, 0) for n in range(MODES)]
        self.next = [self._add(f"next {n + 1}", NEXT, n, 0) for n in range(QUEUE)]
        self.roll = [self._add(f"roll {n}", ROLL, n, 0) for n in range(7)]
        self.ones = [self._add(f"ones {n}", ONES, n, 0) for n in range(MOST_ONES + 1)]
        self.cast = self._cards(cards, "cast", CAST)
        self.lay = self._cards(cards, "lay", LAY_CARD)
        self.use_card = self._cards(cards, "use", USE_CARD)
        self.throw = self._cards(cards, "discard", THROW)
        self.take = self._cards(cards, "take", TAKE)
        self.show = self._cards(cards, "show", SHOW)
        self.top = self._cards(cards, "top", TOP)
        self.bottom = self._cards(cards, "bottom", BOTTOM)
        self.away = self._cards(cards, "away", AWAY)
        self.draw = self._cards(cards, "draw", DRAW_CARD)
        self.snatch = self._cards(cards, "snatch", SNATCH)
        # TR-S3: no trait, one, or two; TR-S4: three skills, or four with a trait.
        self.traits: list[TragicMove] = [self._add("traits none", TRAITS, -1, -1)]
        ids = [card.id for card in cards.cards]
        for n in cards.traits:
            self.traits.append(self._add(f"traits {ids[n]}", TRAITS, n, -1))
        for n, m in combinations(cards.traits, 2):
            self.traits.append(self._add(f"traits {ids[n]} {ids[m]}", TRAITS, n, m))
        self.groups: list[tuple[int, ...]] = []  # the skills of each skill move, by `a`
        self.skills: list[list[TragicMove]] = [[], []]  # of three, of four
        for size in (3, 4):
            for group in combinations(cards.skills, size):
                text = "skills " + " ".join([ids[n] for n in group])
                move = self._add(text, SKILLS, len(self.groups), size)
                self.skills[size - 3].append(move)
                self.groups.append(group)

    def _cards(self, cards: CardSet, verb: str, kind: int) -> list[TragicMove]:
        """A move by card number; the gaps (cards it makes no sense for) are never looked up."""
        found = [self.passing] * len(cards.cards)
        for card in cards.cards:
            if kind == USE_CARD:
                fits = bool(card.abilities) and (not card.in_library or card.kind == ABILITY)
            elif kind == LAY_CARD:
                fits = card.kind == ABILITY
            elif kind == CAST:
                fits = card.in_library and card.kind != ABILITY
            else:
                fits = card.in_library
            if fits:
                found[card.number] = self._add(f"{verb} {card.id}", kind, card.number, 0)
        return found

    def _add(self, text: str, kind: int, a: int, b: int) -> TragicMove:
        move = TragicMove(len(self.all), text, kind, a, b)
        self.all.append(move)
        self.by_text[text] = move
        return move
