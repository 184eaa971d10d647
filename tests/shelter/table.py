"""A table to play scenarios on: set a position up, script the dice, play by notation, look.

    table = deal(seats=2).has("A", cubes="f2 w1").threat("roaches", on="2c1")
    table.play('''
        A:    place 2c1 o
        dice: roll 3 4
        B:    pass
    ''')
    assert table["A"].happiness == 1

Seats are A, B, C, D; `dice` and `deck` are chance. It is strict: a line that is not the turn of who
is named in it fails, and so does looking at the table while somebody owes a decision that the
script did not answer and the test did not name with `asks`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overseer.engine.decision import Event, Outcome
from overseer.engine.state import NATURE, OVER
from overseer.shelter.card import CardSet
from overseer.shelter.describe import letters, standing
from overseer.shelter.invariants import broken
from overseer.shelter.moves import LETTERS, SPACES, ShelterMove, cubes_text, space_text
from overseer.shelter.player import Player
from overseer.shelter.rewards import put_room
from overseer.shelter.round import set_space
from overseer.shelter.state import ShelterState
from overseer.shelter.turn import room_row, threat_row
from overseer.shelter.vault import TOPICS, joined, without
from tests.shelter.sets import box, tables_of

SEATS: Final = "ABCD"
CHANCE: Final = ("dice", "deck")

Deal = Callable[..., "Table"]


# What no sentence says and clients draw by; test_events_complete.py needs all of it.
DRAWN: Final[dict[str, tuple[str, ...]]] = {
    "built": ("place",),
    "gained": ("source",),
    "gave": ("exhausted",),
    "healed": ("space", "who"),
    "over": ("ending",),
    "placed": ("who",),
    "placed-lift": ("who",),
    "placed-threat": ("who",),
    "removed": ("by",),
    "rolled": ("first", "second"),
    "rolled-nothing": ("first", "second"),
    "trained": ("wounded",),
    "wounded": ("space",),
}


class Table:
    """One scenario."""

    def __init__(
        self,
        seats: int = 2,
        cards: CardSet | None = None,
        round: int = 1,
        first: str = "A",
        floors: tuple[int, ...] = (),
    ) -> None:
        self.tables = tables_of(cards or box())
        self.state = ShelterState(None, self.tables, seats)
        self.events: list[Event] = []
        self._begun = False
        self._owed = False  # somebody has to decide, and the test did not say so
        self.state.first = SEATS.index(first)
        self.state.round = round - 1
        if floors:
            self.state.floor_of = bytes(floors)
            self.state.owner_of = bytes(floors.index(n) for n in range(1, seats + 1))

    # ---- The position --------------------------------------------------------------------------

    def has(
        self,
        who: str,
        cubes: str = "",
        dwellers: str = "o o",
        items: str = "",
        exhausted: str = "",
        happiness: int = 0,
    ) -> Table:
        """What lies in front of a player; `~` is a wounded dweller, a letter a trained one."""
        player = self._player(who)
        player.stock = stock_of(cubes)
        player.happiness = player.by_spaces = happiness
        player.fresh = player.hurt = player.trained = player.hurt_trained = 0
        for dweller in dwellers.split():
            code = dweller.removeprefix("~")
            if code == "o":
                player.fresh += not dweller.startswith("~")
                player.hurt += dweller.startswith("~")
            elif dweller.startswith("~"):
                player.hurt_trained |= 2 << LETTERS.index(code)
            else:
                player.trained |= 2 << LETTERS.index(code)
        player.total = len(dwellers.split())
        for name in items.split():
            player.ready = joined(player.ready, self._item_from_deck(player, name))
        for name in exhausted.split():
            player.spent = joined(player.spent, self._item_from_deck(player, name))
        return self

    def floor(self, who: str, left: str = "", right: str = "") -> Table:
        """Rooms that a player has built, on each side from the elevator outwards."""
        player = self._player(who)
        items, player.ready = player.ready, b""  # no item works at the set-up
        self.state.turn = SEATS.index(who)
        for side, names in enumerate((left, right)):
            for name in names.split():
                number = self._room(name)
                self.state.room_deck = without(self.state.room_deck, number)
                put_room(self.state, number, side, 0)
                self.state.pop()  # the display is filled later
        player.ready = items
        return self

    def threat(self, name: str, on: str) -> Table:
        """A threat that covers a space."""
        self._setting_up()
        number = self._threat(name)
        self.state.threat_deck = without(self.state.threat_deck, number)
        floor, at = divmod(space_number(on), 12)
        assert self.state.kind_at(floor * 12 + at), f"no space {on}"
        set_space(self.state, floor, at, number + 1, self.tables.threats[number])
        return self

    def shows(self, items: str = "", rooms: str = "") -> Table:
        """The displays; what is not named is filled with the commonest card: junk and closets."""
        self._setting_up()
        for name in items.split():
            self._show_item(self._item(name))
        for name in rooms.split():
            self._show_room(self._room(name))
        return self

    def discarded(self, items: str = "", rooms: str = "", threats: str = "") -> Table:
        """Cards that lie on the discard piles."""
        self._setting_up()
        state = self.state
        for name in items.split():
            state.item_deck = without(state.item_deck, self._item(name))
            state.item_gone = joined(state.item_gone, self._item(name))
        for name in rooms.split():
            state.room_deck = without(state.room_deck, self._room(name))
            state.room_gone = joined(state.room_gone, self._room(name))
        for name in threats.split():
            state.threat_deck = without(state.threat_deck, self._threat(name))
            state.threat_gone = joined(state.threat_gone, self._threat(name))
        return self

    # ---- The play ------------------------------------------------------------------------------

    def play(self, script: str) -> Table:
        """Play the lines of a script, each `who: move`."""
        self._begin()
        for line in script.strip().splitlines():
            who, move = self._read(line)
            refusal = self.state.refusal(move)
            assert refusal is None, f"{who}: {move} is refused: {refusal}"
            assert move in self.state.moves(), f"{move} is legal but not offered"
            unheard = self.state.copy()
            self.state.ears = self.events
            self.state.apply(move)
            self.state.ears = None
            unheard.apply(move)
            assert unheard.digest() == self.state.digest(), f"{move} differs if nobody listens"
            self._check()
        return self

    def quiet(self) -> Table:
        """Step 1 without a threat: a 7 for every floor."""
        return self.play("dice: roll 3 4\n" * (self.state.seats + 1))

    def asks(self, who: str, topic: str) -> Table:
        """Who has to decide now, and about what."""
        self._begin()
        assert (self.who, self.topic) == (who, topic), self._pending()
        self._owed = False
        return self

    def refused(self, line: str, rule: str, reason: str) -> Table:
        """A move that is not allowed now, and why."""
        self._begin()
        _, move = self._read(line)
        refusal = self.state.refusal(move)
        assert refusal is not None, f"{move} is allowed"
        assert (refusal.rule, refusal.reason) == (rule, f"shelter-{reason}"), refusal
        assert move not in self.state.moves(), f"{move} is refused but offered"
        return self

    def offers(self, word: str = "") -> list[str]:
        """The moves that are offered now, or those that begin with a word."""
        self._begin()
        self._owed = False
        return sorted(str(m) for m in self.state.moves() if str(m).split()[0] == word or not word)

    # ---- What is to be seen --------------------------------------------------------------------

    def __getitem__(self, who: str) -> Seen:
        self._look()
        return Seen(self, self.state.players[SEATS.index(who)])

    @property
    def who(self) -> str:
        """Who decides now: a seat, or `chance`, or nobody."""
        seat = self.state.seat
        return "chance" if seat == NATURE else "nobody" if seat == OVER else SEATS[seat]

    @property
    def topic(self) -> str:
        return TOPICS[self.state.topic]

    @property
    def round(self) -> int:
        self._look()
        return int(self.state.round)

    @property
    def first(self) -> str:
        """Who holds the first-player marker."""
        self._look()
        return SEATS[self.state.first]

    @property
    def items(self) -> str:
        """The item display, the newest card last."""
        self._look()
        return self._names("item", self.state.item_show)

    @property
    def rooms(self) -> str:
        """The room display, the newest card last."""
        self._look()
        return self._names("room", self.state.room_show)

    @property
    def decks(self) -> tuple[str, str, str]:
        """What the decks of items, rooms and threats still hold."""
        self._look()
        state = self.state
        return (
            self._pile("item", state.item_deck),
            self._pile("room", state.room_deck),
            self._pile("threat", state.threat_deck),
        )

    @property
    def discards(self) -> tuple[str, str, str]:
        """The discarded items, rooms and threats."""
        self._look()
        state = self.state
        return (
            self._pile("item", state.item_gone),
            self._pile("room", state.room_gone),
            self._pile("threat", state.threat_gone),
        )

    def on(self, space: str) -> str:
        """Who stands on a space: `A`, `A A` on a linked one, `A~` if wounded."""
        self._look()
        found = standing(self.state).get(space_number(space), [])
        return " ".join(SEATS[seat] + ("~" if wounded else "") for seat, wounded, _ in found)

    def threat_on(self, space: str) -> str:
        """The threat that covers a space, or nothing."""
        self._look()
        floor, at = divmod(space_number(space), 12)
        number = threat_row(self.state, floor)[at]
        return self.tables.cards.threats[number - 1].id if number else ""

    def told(self, name: str) -> list[dict[str, int | str]]:
        """The arguments of every event of that name so far, less what only pictures need."""
        drawn = DRAWN.get(name, ())
        return [
            {key: value for key, value in event.args.items() if key not in drawn}
            for event in self.events
            if event.name == f"shelter-{name}"
        ]

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome
        assert found is not None, f"the game is not over: {self._pending()}"
        return found

    @property
    def winners(self) -> str:
        return "".join(SEATS[seat] for seat in self.outcome.winners)

    def settled(self) -> None:
        """Nobody may owe an unnamed decision when the test ends."""
        assert not self._owed, f"the script ends too early: {self._pending()}"

    # ---- Inside --------------------------------------------------------------------------------

    def _begin(self) -> None:
        if self._begun:
            return
        state = self.state
        for player in state.players:
            for number in player.ready + player.spent:
                item = self.tables.items[number]
                player.discount |= item.discount
                player.extra_income += item.card.when == "income"
        cards = self.tables.cards
        while len(state.item_show) < 3 and state.item_deck:
            self._show_item(max(state.item_deck, key=lambda n: cards.items[n].copies))
        while len(state.room_show) < 3 and state.room_deck:
            self._show_room(max(state.room_deck, key=lambda n: self.tables.rooms[n].card.copies))
        self._begun = True
        state.ears = self.events
        state.go_on()
        state.ears = None
        self._check()

    def _check(self) -> None:
        # A scenario may have fewer dwellers than a game begins with (SH-S3).
        few = [f"seat {seat}: {n} dwellers of {n}" for seat in range(4) for n in (0, 1)]
        wrong = [fact for fact in broken(self.state) if fact not in few]
        assert not wrong, wrong
        self._owed = self.state.seat == NATURE or self.topic not in ("turn", "over")

    def _look(self) -> None:
        self._begin()
        assert not self._owed, f"not in the script: {self._pending()}"

    def _pending(self) -> str:
        moves = [str(move) for move in self.state.moves()]
        more = " …" if len(moves) > 12 else ""
        return f"{self.who} decides ({self.topic}): {', '.join(moves[:12])}{more}"

    def _read(self, line: str) -> tuple[str, ShelterMove]:
        who, _, text = line.strip().partition(":")
        expected = "chance" if who in CHANCE else who
        assert self.who == expected, f"{line.strip()!r}, but {self._pending()}"
        return who, self.tables.moves.by_text[" ".join(text.split())]

    def _setting_up(self) -> None:
        assert not self._begun, "the position is set up before the first move"

    def _player(self, who: str) -> Player:
        self._setting_up()
        return self.state.players[SEATS.index(who)]

    def _item_from_deck(self, player: Player, name: str) -> int:
        number = self._item(name)
        self.state.item_deck = without(self.state.item_deck, number)
        return number

    def _show_item(self, number: int) -> None:
        self.state.item_deck = without(self.state.item_deck, number)
        self.state.item_show += bytes([number])

    def _show_room(self, number: int) -> None:
        self.state.room_deck = without(self.state.room_deck, number)
        self.state.room_show += bytes([number])

    def _item(self, name: str) -> int:
        return [item.id for item in self.tables.cards.items].index(name)

    def _room(self, name: str) -> int:
        return [table.card.id for table in self.tables.rooms].index(name)

    def _threat(self, name: str) -> int:
        return [threat.id for threat in self.tables.cards.threats].index(name)

    def _names(self, kind: str, numbers: bytes) -> str:
        cards = self.tables.cards
        if kind == "room":
            return " ".join(self.tables.rooms[n].card.id for n in numbers)
        pile = cards.items if kind == "item" else cards.threats
        return " ".join(pile[n].id for n in numbers)

    def _pile(self, kind: str, numbers: bytes) -> str:
        """Cards whose order does not matter, by the alphabet."""
        return " ".join(sorted(self._names(kind, numbers).split()))


class Seen:
    """What lies in front of one player."""

    def __init__(self, table: Table, player: Player) -> None:
        self._table = table
        self.player = player

    @property
    def cubes(self) -> str:
        """`e1 f2`, or `nothing`."""
        return cubes_text(int(self.player.stock))

    @property
    def happiness(self) -> int:
        return int(self.player.happiness)

    @property
    def dwellers(self) -> str:
        """The available ones: `o o S ~o ~P`."""
        player = self.player
        found = ["o"] * int(player.fresh) + list(letters(int(player.trained)))
        found += ["~o"] * int(player.hurt)
        found += [f"~{letter}" for letter in letters(int(player.hurt_trained))]
        return " ".join(found)

    @property
    def total(self) -> int:
        """How many dwellers have left the box."""
        return int(self.player.total)

    @property
    def items(self) -> str:
        return self._table._pile("item", self.player.ready)

    @property
    def exhausted(self) -> str:
        return self._table._pile("item", self.player.spent)

    @property
    def floor(self) -> str:
        """The rooms from left to right, `|` for the shaft."""
        state = self._table.state
        seat = state.players.index(self.player)
        row = room_row(state, state.floor_of[seat])
        names = [self._table.tables.rooms[n - 1].card.id if n else "" for n in row]
        return " ".join([*filter(None, names[:3]), "|", *filter(None, names[3:])])


def stock_of(cubes: str) -> int:
    """`e1 w2` as the number of a stock."""
    worth = {"e": 49, "f": 7, "w": 1}
    return sum(worth[part[0]] * int(part[1:]) for part in cubes.split())


def space_number(text: str) -> int:
    """The number of a space by its notation."""
    return next(space for space in range(SPACES) if space_text(space) == text)
