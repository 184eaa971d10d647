"""Duels for tests: a position is laid out as it should be, then played in notation."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine import NATURE, OVER, Event, Refusal
from overseer.tragic.card import CardSet
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.player import Permanent, Player
from overseer.tragic.rules.board import arrive, give, lay_ability, wear
from overseer.tragic.rules.duel import MAIN, Tables
from overseer.tragic.state import TragicState
from overseer.tragic.words import LETTERS

_STANDARD: list[Tables] = []


def standard_tables() -> Tables:
    """The tables of the standard set, built once."""
    if not _STANDARD:
        _STANDARD.append(Tables(standard()))
    return _STANDARD[0]


def own_tables(text: str) -> Tables:
    """The tables of a few cards of the test's own, in the words of a card file."""
    return Tables(load_text(text))


class Table:
    """A duel in the main phase of seat 0: empty hands, one point of each letter, 100 HP."""

    def __init__(self, tables: Tables | None = None, seats: int = 2, copies: int = 4) -> None:
        self.tables = tables or standard_tables()
        self.cards: CardSet = self.tables.set
        self.state = TragicState(None, self.tables, seats, copies)
        self.events: list[Event] = []
        self.state.phase = MAIN
        self.state.first = 0
        self.state.active = 0
        for player in self.state.players:
            player.turns = 1

    # -- laying out ------------------------------------------------------------------------------

    def number(self, card: str) -> int:
        """The number of a card by its id."""
        return self.cards.by_id[card].number

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int, *cards: str) -> Table:
        """Put cards into a hand."""
        for card in cards:
            self.player(seat).put_in_hand(self.number(card), False)
        return self

    def library(self, seat: int, *cards: str) -> Table:
        """Put cards into a library, in no order."""
        player = self.player(seat)
        player.library = tuple(sorted(player.library + tuple(map(self.number, cards))))
        return self

    def tops(self, seat: int, *cards: str) -> Table:
        """Put cards on top of a library: the first is drawn first, without NATURE."""
        player = self.player(seat)
        player.tops = tuple(map(self.number, cards)) + player.tops
        return self

    def discard(self, seat: int, *cards: str) -> Table:
        player = self.player(seat)
        player.discard += tuple(map(self.number, cards))
        return self

    def points(self, seat: int, text: str) -> Table:
        """`S5 P3`: so many points of these letters."""
        player = self.player(seat)
        points = list(player.points)
        for word in text.split():
            points[LETTERS.index(word[0])] = int(word[1:])
        player.points = bytes(points)
        return self

    def lots(self, seat: int) -> Table:
        """Ten points of every letter: nothing is too dear."""
        self.player(seat).points = bytes([10] * 7)
        return self

    def lay(self, seat: int, *cards: str) -> Table:
        """Lay ability cards (each adds its point and its bonus)."""
        for card in cards:
            self.player(seat).put_in_hand(self.number(card), False)
            lay_ability(self.state, seat, self.number(card))
        return self

    def trait(self, seat: int, *cards: str) -> Table:
        """Give traits, with their static bonuses (HP filled up)."""
        player = self.player(seat)
        for card in cards:
            player.traits += (self.number(card),)
            give(self.state, player, self.cards.by_id[card].gifts, 1)
        player.hp = player.max_hp
        return self

    def skill(self, seat: int, *cards: str) -> Table:
        player = self.player(seat)
        for card in cards:
            player.skills += (self.number(card),)
            give(self.state, player, self.cards.by_id[card].gifts, 1)
        return self

    def put(self, seat: int, card: str, worn: bool = True) -> Permanent:
        """Put a permanent into play; equipment is worn. Nothing is triggered by it."""
        fresh = arrive(self.state, seat, self.cards.by_id[card])
        self.state.triggers.clear()
        if fresh.card.is_equipment and worn:
            wear(self.state, seat, fresh)
        return fresh

    def gain(self, seat: int, stat: int, amount: int) -> Table:
        """Change a stat directly."""
        self.player(seat).stats[stat] += amount
        return self

    def fill(self) -> Table:
        """Fill the libraries up to sixty cards a player, so that the invariants hold."""
        state = self.state
        for player in state.players:
            used = list(player.hand + player.discard + player.destroyed + player.abilities)
            used += player.tops + player.bottoms + player.library
            used += [permanent.card.number for permanent in player.permanents]
            pool = [n for n in self.cards.pool for _ in range(state.copies)]
            for number in used:
                if number in pool:
                    pool.remove(number)
            player.library = tuple(sorted(player.library + tuple(pool[: 60 - len(used)])))
        return self

    # -- playing ---------------------------------------------------------------------------------

    def start(self) -> Table:
        """Ask the first decision."""
        self.state.go_on()
        return self

    def play(self, *moves: str) -> Table:
        """Play moves in notation (NATURE's too), each checked; the first call starts the duel."""
        if self.state.seat == NATURE and not self.state.work and self.state.topic == 0:
            self.start()
        for text in moves:
            move = self.tables.moves.by_text[text]
            self.state.ears = self.events
            self.state.play(move)
            self.state.ears = None
        return self

    def pass_all(self, limit: int = 40) -> Table:
        """Decline every offer until the main decision, an unskippable one or NATURE comes."""
        quiet = ("lay", "answer", "block", "join", "charge", "interrupt", "upkeep", "may", "free")
        for _ in range(limit):
            if self.state.seat in (NATURE, OVER) or self.topic not in quiet:
                return self
            self.play("pass")
        raise AssertionError("it never ends")

    def refused(self, text: str) -> Refusal:
        """The refusal of a move; an error when it is legal."""
        if self.state.seat == NATURE and not self.state.work and self.state.topic == 0:
            self.start()
        refusal = self.state.refusal(self.tables.moves.by_text[text])
        assert refusal is not None, f"{text} is legal"
        return refusal

    def legal(self, text: str) -> bool:
        return self.state.refusal(self.tables.moves.by_text[text]) is None

    # -- looking ---------------------------------------------------------------------------------

    @property
    def topic(self) -> str:
        decision = self.state.decision
        return "over" if decision is None else decision.name

    @property
    def seat(self) -> int:
        return self.state.seat

    def hp(self, seat: int) -> int:
        return self.player(seat).hp

    def ids(self, pile: Sequence[int]) -> list[str]:
        return [self.cards.cards[number].id for number in pile]

    def in_play(self, seat: int) -> list[str]:
        return [permanent.card.id for permanent in self.player(seat).permanents]

    def told(self, name: str) -> list[Event]:
        """The events of that name so far."""
        return [event for event in self.events if event.name == f"tragic-{name}"]


def laid_out(
    cards: Tables, mine: str = "", theirs: str = "", hand: str = "", answers: str = ""
) -> Table:
    """Cards of level 1 by name: what each has in play, and in hand."""
    duel = Table(cards)
    for seat, names in enumerate((mine, theirs)):
        for name in names.split():
            duel.put(seat, f"{name}-1")
    duel.hand(0, *(f"{name}-1" for name in hand.split()))
    return duel.hand(1, *(f"{name}-1" for name in answers.split()))
