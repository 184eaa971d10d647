"""The table of a duel: the players, the pile, and the stack of unfinished work."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import Value
from overseer.engine.state import State
from overseer.tragic.card import Ability, Card, CardSet, Condition, Gift
from overseer.tragic.cards.digest import ability_facts
from overseer.tragic.moves import SLOTS, Catalogue, place_text
from overseer.tragic.player import Permanent, Player
from overseer.tragic.rules.pile import Item, Trigger, Work
from overseer.tragic.words import (
    ANSWERS,
    BY_REACTION,
    COUNT_ABILITIES,
    COUNT_ACTIONS,
    COUNT_ALLIES,
    COUNT_DISCARD,
    COUNT_FRAME,
    COUNT_HAND,
    COUNT_HP,
    COUNT_OBJECTS,
    COUNT_OPPOSING_ALLIES,
    COUNT_OPPOSING_ARMOUR,
    COUNT_OPPOSING_HAND,
    COUNT_OPPOSING_OBJECTS,
    COUNT_OPPOSING_RADIATION,
    COUNT_OPPOSING_WOUNDS,
    COUNT_RADIATION,
    COUNT_STEALTH,
    COUNT_WORN,
    COUNT_WOUNDS,
    FRAME,
    ON_UPKEEP,
    ON_USE,
    REACTION,
    SKILL,
    ST_ARMOUR,
    ST_STEALTH,
)
from overseer.tragic.written import flag, number

# The phases of a turn (TR-T1 to TR-T5); 5 and 6, interrupting and reacting, are in the main one.
SETTING_UP: Final = 0
DISENGAGING: Final = 1
DRAWING: Final = 2
UPKEEP: Final = 3
MAIN: Final = 4
ENDING: Final = 7

# Unfinished work. `invariants.FIELDS` says what each kind writes, pile.Work what it means.
W_CHAIN: Final = 1  # answers are asked for, then the pile is resolved: chain.py
W_ANNOUNCE: Final = 2  # a card or ability is being announced: announce.py
W_STEPS: Final = 3  # an ability's steps: effects/run.py
W_DRAW: Final = 4
W_DISCARD: Final = 5
W_SEARCH: Final = 6
W_RECOVER: Final = 7
W_LOOK: Final = 8  # … and then W_PLACE, the same work
W_PLACE: Final = 9
W_TRIGGERS: Final = 10
W_LAY: Final = 11
W_LETTERS: Final = 12  # points are refreshed or drained
W_STEAL: Final = 13
W_FREE: Final = 14  # a free attack
W_UPKEEP: Final = 15
W_MOVEMENT: Final = 16  # allies are being sent: movement.py
W_FINISH: Final = 17  # the main phase is over: interruptions, then the end of the turn
W_CHECK: Final = 18  # HP are checked (TR-A2)
W_POINTS: Final = 19  # points of any letter to pay by hand
W_SHOW: Final = 20  # a reaction is shown, or it is said that there is none
MOST_ITEMS: Final = 12  # TR-L1
MOST_ACTIONS: Final = 100  # TR-L2
MOST_TURNS: Final = 60  # TR-L3
MOST_TRIGGERS: Final = 50  # TR-L4

# How a duel ended.
NOT_OVER: Final = 0
BEATEN: Final = 1
NO_CARDS: Final = 2
TIME_UP: Final = 3


USABLE: Final = 1 << ON_USE | 1 << ON_UPKEEP  # when abilities work that may have a price
MOST_WANTED: Final = 8  # points of a letter that are told apart in a mask: seven fit into an int


def asking(cost: bytes) -> int:
    """The letters of a cost as a mask."""
    mask = 0
    for letter in range(7):
        mask |= ((1 << min(cost[letter], MOST_WANTED)) - 1) << (MOST_WANTED * letter)
    return mask


class Tables:
    """A card set with its moves, and what is looked up often."""

    def __init__(self, cards: CardSet) -> None:
        self.set: CardSet = cards
        self.cards: list[Card] = cards.cards
        self.moves: Catalogue = Catalogue(cards)
        # The reactions of the edition by what they answer: whether somebody is asked depends on
        # these and on public facts, never on the hand (TR-R1).
        self.reactions: list[list[Card]] = []
        for kind in range(len(ANSWERS)):
            self.reactions.append(
                [c for c in cards.cards if c.kind == REACTION and c.answers & (1 << kind)]
            )
            self.reactions[kind].sort(key=lambda card: card.price)
        # A number for each ability of each card: the same where it is the same thing.
        self.alike: list[list[int]] = []
        known: dict[str, int] = {}
        for card in cards.cards:
            self.alike.append([])
            for ability in card.abilities:
                place = (card.types, card.is_ally, card.kind == SKILL, card.refuge)
                key = repr((ability_facts(ability), place))
                self.alike[-1].append(known.setdefault(key, len(known)))
        # What a card costs, and what its abilities do, as masks: bit `n` of a letter's MOST_WANTED
        # bits says that more than `n` points are asked for. So | gives the most of several cards.
        self.wants: list[int] = [asking(card.cost) for card in cards.cards]
        self.uses: list[int] = []
        for card in cards.cards:
            mask = 0
            if card.waits & USABLE:
                for ability in card.abilities:
                    mask |= asking(ability.cost)
            self.uses.append(mask)
        self.tallies: list[list[int]] = []  # see `take_tally`
        self.likely_decks: list[tuple[int, ...]] = []  # what an unknown library may be …
        self.likely_holders: list[list[int]] = []  # … and which of them hold a card, by its number

    def take_tally(self) -> list[int]:
        """A zero for each card, to count with: making and freeing such a list costs more."""
        try:
            return self.tallies.pop()
        except IndexError:
            return [0] * len(self.cards)

    def return_tally(self, counts: list[int], counted: list[int]) -> None:
        """Give it back for the next one, after these cards were counted in it."""
        for card in counted:
            if card >= 0:
                counts[card] = 0
        self.tallies.append(counts)

    def expect(self, decks: list[tuple[int, ...]]) -> None:
        """An unknown library may be one of these decks."""
        self.likely_decks = decks
        self.likely_holders = [[] for _ in self.cards]
        for at in range(len(decks)):
            for card in set(decks[at]):
                self.likely_holders[card].append(at)


class Duel(State):
    """All of a duel's facts; the rules are functions that work on it."""

    def __init__(self, source: Duel | None, tables: Tables, seats: int, copies: int) -> None:
        super().__init__()
        self.tables: Tables = tables
        self.seats: int = seats
        self.copies: int = copies  # of a card, by the format (TR-S1)
        self.players: list[Player] = []
        self.work: list[Work] = []
        self.chain: list[Item] = []
        self.triggers: list[Trigger] = []
        if source is None:
            for seat in range(seats):
                self.players.append(Player(seat))
            self.active: int = 0  # whose turn it is
            self.first: int = -1  # who began
            self.phase: int = SETTING_UP
            self.setting: int = 0  # how far the set-up has come
            self.rolls: tuple[int, ...] = ()  # who begins (TR-S5)
            self.may_lay: bool = False  # TR-P3: the active player's right, one clear flag
            self.by_hand: bool = False  # the next cost of the seat that decides is paid by hand
            self.stop_turn: bool = False  # TR-T6
            self.triggered: int = 0  # of this turn (TR-L4)
            self.serials: int = 0
            self.turn_limit: int = MOST_TURNS
            self.time_up: bool = False  # TR-E3
            self.how: int = NOT_OVER
            self.moved: int = 0  # cards that the last step moved (equal-draw)
            self.hurt_by_attack: int = 0  # mask of players that an attack hurt (for ON_HURT)
            return
        self.seat = source.seat
        self.topic = source.topic
        self.revealed = source.revealed
        for player in source.players:
            self.players.append(player.copy())
        for work in source.work:
            self.work.append(work.copy())
        for item in source.chain:
            self.chain.append(item.copy())
        if source.triggers:
            self.triggers = source.triggers[:]
        self.active = source.active
        self.first = source.first
        self.phase = source.phase
        self.setting = source.setting
        self.rolls = source.rolls
        self.may_lay = source.may_lay
        self.by_hand = source.by_hand
        self.stop_turn = source.stop_turn
        self.triggered = source.triggered
        self.serials = source.serials
        self.turn_limit = source.turn_limit
        self.time_up = source.time_up
        self.how = source.how
        self.moved = source.moved
        self.hurt_by_attack = source.hurt_by_attack

    def encode(self) -> bytes:
        players = ", ".join([player.written() for player in self.players])
        work = ", ".join([work.written() for work in self.work])
        chain = ", ".join([item.written() for item in self.chain])
        triggers = ", ".join([trigger.written() for trigger in self.triggers])
        rolls = repr(self.rolls) if self.rolls else "()"
        text = (
            f"({number(self.seat)}, {number(self.topic)}, {number(self.revealed)}, "
            f"[{players}], [{work}], [{chain}], [{triggers}], {number(self.active)}, "
            f"{number(self.first)}, {number(self.phase)}, {number(self.setting)}, {rolls}, "
            f"{flag(self.may_lay)}, {flag(self.by_hand)}, {flag(self.stop_turn)}, "
            f"{number(self.triggered)}, {number(self.serials)}, {number(self.turn_limit)}, "
            f"{flag(self.time_up)}, {number(self.how)}, {number(self.moved)}, "
            f"{number(self.hurt_by_attack)})"
        )
        return text.encode()

    def call_time(self) -> None:
        self.time_up = True  # TR-E3

    # -- asking and telling ----------------------------------------------------------------------

    def ask(self, seat: int, topic: int) -> bool:
        """`seat` decides next; true, for handlers that return whether somebody is asked."""
        self.seat = seat
        self.topic = topic
        return True

    def tell(self, name: str, args: dict[str, Value]) -> None:
        """Something happened for all to see."""
        if self.ears is not None:
            self.ears.append(Event(f"tragic-{name}", args))

    def enter_phase(self, phase: int) -> None:
        """The next phase of a turn begins."""
        self.phase = phase
        if self.wordless:
            self.note("phase", {"phase": phase})

    def tell_card(self, name: str, seat: int, permanent: Permanent) -> None:
        """Something happened to a card in play: which one is said by its place."""
        if self.ears is not None:
            place = place_text(seat * SLOTS + permanent.slot)
            self.tell(name, {"seat": seat, "card": permanent.card.id, "place": place})

    def note(self, name: str, args: dict[str, Value]) -> None:
        """Something changed that needs no words: for who draws the table."""
        if self.wordless:
            self.tell_silently(f"tragic-{name}", args)

    def note_card(self, name: str, seat: int, permanent: Permanent) -> None:
        """The same of a card in play."""
        if self.wordless:
            place = place_text(seat * SLOTS + permanent.slot)
            self.note(name, {"seat": seat, "card": permanent.card.id, "place": place})

    def whisper(self, name: str, seat: int, args: dict[str, Value]) -> None:
        """Something happened that only `seat` sees whole; the others learn that it did."""
        if self.ears is not None:
            self.ears.append(Event(f"tragic-{name}", args, (seat,), {"seat": seat}))

    # -- looking things up -----------------------------------------------------------------------

    def permanent(self, place: int, serial: int) -> Permanent | None:
        """The permanent at a place, if it is still the same one (`serial` -1: whichever)."""
        if not 0 <= place < self.seats * SLOTS:
            return None
        found = self.players[place // SLOTS].at(place % SLOTS)
        if found is None or (serial >= 0 and found.serial != serial):
            return None
        return found

    def by_serial(self, serial: int) -> tuple[int, Permanent] | None:
        """The seat and the permanent of a serial number."""
        for player in self.players:
            for permanent in player.permanents:
                if permanent.serial == serial:
                    return player.seat, permanent
        return None

    def ability_of(self, card: int, ability: int) -> Ability:
        """An ability by the numbers of its card and itself."""
        return self.tables.cards[card].abilities[ability]

    def stat(self, seat: int, stat: int) -> int:
        """A player's stat with all that is in force."""
        player = self.players[seat]
        total = player.stats[stat]
        for gift in player.conditional:
            if gift.stat == stat:
                condition = gift.condition
                if condition is not None and self.holds(condition, seat):
                    total += gift.amount
        return total

    def hidden(self, seat: int) -> bool:
        """Whether a player is under STEALTH (TR-W12); an engaged card gives none (TR-W29)."""
        player = self.players[seat]
        if player.stealth:
            return True
        given = player.stats[ST_STEALTH]
        for gift in player.conditional:
            if gift.stat == ST_STEALTH and self.hides(gift, seat):
                given += gift.amount
        if given > 0:
            for permanent in player.permanents:
                if permanent.engaged and not permanent.card.is_equipment:
                    for gift in permanent.card.gifts:
                        if gift.stat == ST_STEALTH and self.hides(gift, seat):
                            given -= gift.amount
        if given > 0:
            return True
        for permanent in player.permanents:
            if permanent.hiding:
                return True
        return False

    def hides(self, gift: Gift, seat: int) -> bool:
        """Whether a bonus of STEALTH is in force; never one that hangs on STEALTH itself, or on
        armour, which may hang on STEALTH: they would count each other for ever."""
        condition = gift.condition
        if condition is None:
            return True
        if condition.count == COUNT_STEALTH or condition.count == COUNT_OPPOSING_ARMOUR:
            return False
        return self.holds(condition, seat)

    def count(self, what: int, seat: int) -> int:
        """A number that cards count (words.COUNTS), seen from `seat`."""
        player = self.players[seat]
        if what < 7:
            return player.points[what]
        if what == COUNT_HP:
            return player.hp
        if what == COUNT_WOUNDS:
            return player.max_hp - player.hp
        if what == COUNT_HAND:
            return len(player.hand)
        if what == COUNT_ALLIES:
            return allies(player)
        if what == COUNT_RADIATION:
            return player.radiation
        if what == COUNT_ABILITIES:
            return len(player.abilities)
        if what == COUNT_WORN:
            return worn(player, 0)
        if what == COUNT_OBJECTS:
            return len(player.permanents) - allies(player)
        if what == COUNT_DISCARD:
            return len(player.discard)
        if what == COUNT_ACTIONS:
            return max(player.actions - 1, 0)
        if what == COUNT_STEALTH:
            return 1 if self.hidden(seat) else 0
        if what == COUNT_FRAME:
            return worn(player, FRAME)
        most = 0  # with several opponents: the highest number of any of them
        for other in self.players:
            if other.seat == seat or other.out:
                continue
            n = 0
            if what == COUNT_OPPOSING_ALLIES:
                n = allies(other)
            elif what == COUNT_OPPOSING_HAND:
                n = len(other.hand)
            elif what == COUNT_OPPOSING_OBJECTS:
                n = len(other.permanents) - allies(other)
            elif what == COUNT_OPPOSING_ARMOUR:
                n = self.armour_seen(other)
            elif what == COUNT_OPPOSING_WOUNDS:
                n = other.max_hp - other.hp
            elif what == COUNT_OPPOSING_RADIATION:
                n = other.radiation
            most = max(most, n)
        return most

    def armour_seen(self, player: Player) -> int:
        """A player's plain armour, as others count it; armour that depends on the armour of others
        is left out, or two players who both had such would count each other for ever."""
        total = player.stats[ST_ARMOUR]
        for gift in player.conditional:
            condition = gift.condition
            if gift.stat == ST_ARMOUR and condition is not None:
                if condition.count != COUNT_OPPOSING_ARMOUR and self.holds(condition, player.seat):
                    total += gift.amount
        return total

    def holds(self, condition: Condition, seat: int) -> bool:
        """Whether a card's condition is met for `seat`."""
        n = self.count(condition.count, seat)
        if condition.compare == 0:
            return n >= condition.number
        if condition.compare == 1:
            return n <= condition.number
        return n == condition.number

    def push(self, kind: int, seat: int, count: int = 0, which: int = 0) -> Work:
        """A new piece of work that comes before everything else."""
        work = Work(kind, seat)
        work.count = count
        work.which = which
        self.work.append(work)
        return work

    @property
    def reacting(self) -> bool:
        """Whether the top of the pile is a reaction card."""
        return bool(self.chain) and self.chain[-1].kind == BY_REACTION


def allies(player: Player) -> int:
    """How many allies and companions a player has."""
    n = 0
    for permanent in player.permanents:
        if permanent.card.is_ally:
            n += 1
    return n


def worn(player: Player, types: int) -> int:
    """How many pieces of equipment are worn, of these types (0: any)."""
    n = 0
    for permanent in player.permanents:
        card = permanent.card
        if card.is_equipment and not permanent.engaged and (types == 0 or card.types & types):
            n += 1
    return n
