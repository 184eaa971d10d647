"""A player's side of the table: the zones of TR-Z1, and the permanents that lie there."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import Card, Gift
from overseer.tragic.words import N_STATS, UNTIL_NEXT
from overseer.tragic.written import Told, flag, number

BASE_HP: Final = 100  # TR-A1
MOST_POINTS: Final = 10  # TR-Z1, TR-P7: points a letter
BASE_RATE: Final = 2  # TR-T2
UNKNOWN: Final = -1  # a card that a view does not show
UNCHANGED: Final = ", False, 0, 0, 0, 0, 0, (), False, False, 0)"  # a permanent as it came
NEXT_OF: Final = 10  # NEXT_OF + seat: a bonus that ends when the next turn of that player begins


def ends_at(until: int, seat: int) -> int:
    """When a bonus that `seat` brought about ends."""
    return NEXT_OF + seat if until == UNTIL_NEXT else until


class Permanent:
    """A card on the table: an ally, an object, equipment, a building."""

    __slots__ = (
        "attack",
        "card",
        "damage",
        "engaged",
        "fighting",
        "fresh_attack",
        "fresh_health",
        "granted",
        "health",
        "hiding",
        "serial",
        "slot",
        "used",
    )

    def __init__(self, card: Card, slot: int, serial: int) -> None:
        self.card: Card = card
        self.slot: int = slot
        self.serial: int = serial  # never given twice, so a target that left is recognised
        self.engaged: bool = False  # equipment: not worn
        self.damage: int = 0
        self.attack: int = 0  # lasting bonus
        self.health: int = 0
        self.fresh_attack: int = 0  # until the end of the turn
        self.fresh_health: int = 0
        # Keywords beyond the printed ones, as (keyword, index, until).
        self.granted: tuple[tuple[int, int, int], ...] = ()
        self.fighting: bool = False  # in the combat zone
        self.hiding: bool = False  # gives its player STEALTH
        self.used: int = 0  # mask of abilities used this turn

    def copy(self) -> Permanent:
        twin = Permanent(self.card, self.slot, self.serial)
        twin.engaged = self.engaged
        twin.damage = self.damage
        twin.attack = self.attack
        twin.health = self.health
        twin.fresh_attack = self.fresh_attack
        twin.fresh_health = self.fresh_health
        twin.granted = self.granted
        twin.fighting = self.fighting
        twin.hiding = self.hiding
        twin.used = self.used
        return twin

    def written(self) -> str:
        """Everything about it, for the canonical bytes."""
        what = f"({number(self.card.number)}, {number(self.slot)}, {number(self.serial)}"
        if self.unchanged():
            return what + UNCHANGED
        granted = repr(self.granted) if self.granted else "()"
        return (
            f"{what}, {flag(self.engaged)}, {number(self.damage)}, "
            f"{number(self.attack)}, {number(self.health)}, "
            f"{number(self.fresh_attack)}, {number(self.fresh_health)}, {granted}, "
            f"{flag(self.fighting)}, {flag(self.hiding)}, {number(self.used)})"
        )

    def unchanged(self) -> bool:
        """Whether it lies there as it came into play."""
        if self.engaged or self.damage != 0 or self.used != 0 or self.fighting or self.hiding:
            return False
        if self.attack != 0 or self.health != 0 or self.granted:
            return False
        return self.fresh_attack == 0 and self.fresh_health == 0

    def facts(self) -> tuple[object, ...]:
        """Everything about it."""
        return (
            self.card.number,
            self.slot,
            self.serial,
            self.engaged,
            self.damage,
            self.attack,
            self.health,
            self.fresh_attack,
            self.fresh_health,
            self.granted,
            self.fighting,
            self.hiding,
            self.used,
        )


class Player:
    """One player. Cards in hand, library and piles are card numbers; the hand is kept sorted."""

    __slots__ = (
        "abilities",
        "actions",
        "bottoms",
        "conditional",
        "destroyed",
        "discard",
        "fading",
        "hand",
        "hp",
        "inside",
        "known",
        "library",
        "looking",
        "max_hp",
        "mulligans",
        "out",
        "permanents",
        "plan",
        "points",
        "radiation",
        "repeats",
        "reprieve",
        "seat",
        "skills",
        "skills_engaged",
        "skills_used",
        "spent",
        "stats",
        "stealth",
        "told",
        "tops",
        "traits",
        "turns",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.hp: int = BASE_HP
        self.max_hp: int = BASE_HP
        self.radiation: int = 0
        self.hand: tuple[int, ...] = ()
        self.known: tuple[int, ...] = ()  # cards of the hand that everybody has seen, sorted
        self.library: tuple[int, ...] = ()  # a multiset, sorted: its order does not exist yet
        self.tops: tuple[int, ...] = ()  # laid on top, known to the owner; the first is next
        self.bottoms: tuple[int, ...] = ()  # laid under the library; the last is the lowest
        self.looking: tuple[int, ...] = ()  # being looked at (TR-W16)
        self.discard: tuple[int, ...] = ()
        self.destroyed: tuple[int, ...] = ()
        self.points: bytes = b"\1\1\1\1\1\1\1"
        self.spent: bytes = b"\0\0\0\0\0\0\0"
        self.abilities: tuple[int, ...] = ()  # laid, in order
        self.traits: tuple[int, ...] = ()
        self.skills: tuple[int, ...] = ()
        self.plan: tuple[int, ...] = ()  # the traits and skills that the deck was built for
        self.skills_engaged: int = 0  # mask by position
        self.skills_used: int = 0  # mask of what works once a turn: board.once_at
        self.permanents: list[Permanent] = []
        self.stats: list[int] = [0] * N_STATS
        self.conditional: tuple[Gift, ...] = ()
        # Stats that will go again, as (stat, amount, until).
        self.fading: tuple[tuple[int, int, int], ...] = ()
        self.stealth: bool = False  # by a card that did not stay (TR-W12)
        self.inside: int = -1  # serial of the building the player is in (TR-K14)
        self.reprieve: int = 0  # turn ends for which 0 HP does not lose yet
        self.repeats: int = 0  # the next attack card applies so many times more
        self.actions: int = 0  # of this turn
        self.turns: int = 0  # finished or running
        self.mulligans: int = 0
        self.out: bool = False
        self.told: Told | None = None  # what was last written of all this

    def copy(self) -> Player:
        twin = Player(self.seat)
        twin.hp = self.hp
        twin.max_hp = self.max_hp
        twin.radiation = self.radiation
        twin.hand = self.hand
        twin.known = self.known
        twin.library = self.library
        twin.tops = self.tops
        twin.bottoms = self.bottoms
        twin.looking = self.looking
        twin.discard = self.discard
        twin.destroyed = self.destroyed
        twin.points = self.points
        twin.spent = self.spent
        twin.abilities = self.abilities
        twin.traits = self.traits
        twin.skills = self.skills
        twin.plan = self.plan
        twin.skills_engaged = self.skills_engaged
        twin.skills_used = self.skills_used
        for permanent in self.permanents:
            twin.permanents.append(permanent.copy())
        twin.stats = self.stats[:]
        twin.conditional = self.conditional
        twin.fading = self.fading
        twin.stealth = self.stealth
        twin.inside = self.inside
        twin.reprieve = self.reprieve
        twin.repeats = self.repeats
        twin.actions = self.actions
        twin.turns = self.turns
        twin.mulligans = self.mulligans
        twin.out = self.out
        twin.told = self.told
        return twin

    def written(self) -> str:
        """Everything about the player, for the canonical bytes."""
        piles: list[object] = [
            self.hand,
            self.known,
            self.library,
            self.tops,
            self.bottoms,
            self.looking,
            self.discard,
            self.destroyed,
            self.points,
            self.spent,
            self.abilities,
            self.traits,
            self.skills,
            self.plan,
        ]
        told = self.told
        if told is None or not told.holds(piles, self.stats):
            told = Told(told, piles, self.stats)
            self.told = told
        permanents = ", ".join([permanent.written() for permanent in self.permanents])
        fading = repr(self.fading) if self.fading else "()"
        return (
            f"({number(self.seat)}, {number(self.hp)}, {number(self.max_hp)}, "
            f"{number(self.radiation)}, {told.row}, "
            f"{number(self.skills_engaged)}, {number(self.skills_used)}, [{permanents}], "
            f"{told.stats_text}, {fading}, {flag(self.stealth)}, {number(self.inside)}, "
            f"{number(self.reprieve)}, {number(self.repeats)}, {number(self.actions)}, "
            f"{number(self.turns)}, {number(self.mulligans)}, {flag(self.out)})"
        )

    @property
    def library_size(self) -> int:
        """How many cards lie in the library, wherever in it."""
        return len(self.library) + len(self.tops) + len(self.bottoms)

    def at(self, slot: int) -> Permanent | None:
        """The permanent in a slot."""
        for permanent in self.permanents:
            if permanent.slot == slot:
                return permanent
        return None

    def take_from_hand(self, card: int) -> None:
        """A card leaves the hand; if others knew one of its kind, it was that one."""
        self.hand = without(self.hand, card)
        if card in self.known:
            self.known = without(self.known, card)

    def show_in_hand(self, card: int) -> None:
        """Everybody sees a card of the hand, which stays there for now.

        Where a copy of it is known already, that may be the one: nobody learns of a second.
        """
        if card not in self.known:
            self.known = within(self.known, card)

    def put_in_hand(self, card: int, known: bool) -> None:
        """A card comes into the hand; `known`: everybody has seen it."""
        self.hand = within(self.hand, card)
        if known:
            self.known = within(self.known, card)

    def shuffle(self) -> None:
        """A shuffle only forgets what was known of the order."""
        for card in self.tops:
            self.library = within(self.library, card)
        for card in self.bottoms:
            self.library = within(self.library, card)
        self.tops = ()
        self.bottoms = ()


def total_of(points: bytes) -> int:
    """The points of all letters together."""
    total = 0
    for n in points:
        total += n
    return total


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pile with one such card less."""
    at = 0
    while pile[at] != card:
        at += 1
    return pile[:at] + pile[at + 1 :]


def within(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The sorted pile with one such card more."""
    at = 0
    while at < len(pile) and pile[at] < card:
        at += 1
    return (*pile[:at], card, *pile[at:])
