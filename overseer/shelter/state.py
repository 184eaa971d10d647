"""Shelter as the kernel sees it: a state that lists, judges and applies moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

from overseer.engine.decision import Decision, Outcome
from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import NATURE, OVER, Move, State
from overseer.engine.view import View
from overseer.shelter import refusals
from overseer.shelter.deciding import list_moves, reason
from overseer.shelter.describe import describe
from overseer.shelter.legal import NOT_ASKED, after_trade
from overseer.shelter.moves import (
    BUILD,
    DONE,
    DRAW_ITEM,
    DRAW_ROOM,
    DRAW_THREAT,
    FIGHT,
    GAIN,
    GIVE,
    HEAL,
    PASS,
    PAY,
    PLACE,
    READY,
    ROLL,
    TAKE,
    TRADE,
    TRAIN,
    USE,
    ShelterMove,
    cubes_text,
)
from overseer.shelter.rewards import (
    care_for,
    pay_room,
    put_room,
    ready_item,
    reserve,
    run_row,
    take_item,
    train_now,
)
from overseer.shelter.round import (
    between,
    fend_off,
    next_last,
    put_threat,
    ranking,
    rolled_floor,
    threat_comes,
    train_next,
)
from overseer.shelter.tables import Tables
from overseer.shelter.turn import (
    end_lost_fight,
    end_turn,
    exhaust,
    fight,
    give_item,
    lose,
    place,
    use,
    work,
)
from overseer.shelter.vault import (
    LAST_THREAT,
    NO_MOVES,
    ONE,
    SIXTH_ROOM,
    T_APPEAR,
    T_DRAW_ITEM,
    T_DRAW_ROOM,
    T_FIGHT,
    T_FIRST,
    T_INCOME,
    T_LOST,
    T_REROLL,
    T_ROLL_FIGHT,
    T_ROLL_FLOOR,
    T_TRAIN,
    T_TURN,
    T_WINDOW,
    TOPICS,
    W_CLOSE,
    W_GIVE,
    W_NAME,
    W_ROW,
    W_THREAT,
    Vault,
    without,
)

if TYPE_CHECKING:
    from random import Random


class ShelterState(Vault):
    """A position of Shelter."""

    def __init__(self, source: ShelterState | None, tables: Tables, seats: int) -> None:
        super().__init__(source, tables, seats)

    def copy(self) -> ShelterState:
        return ShelterState(self, self.tables, self.seats)

    def moves(self) -> list[Move]:
        return list_moves(self)  # type: ignore[return-value]

    def why(self, move: Move) -> int:
        return reason(self, move) if isinstance(move, ShelterMove) else NOT_ASKED

    def explain(self, move: Move, reason: int) -> Refusal:
        return refusals.explain(self, move, reason)

    def go_on(self) -> None:
        """Work off what is unfinished until somebody has to decide."""
        while True:
            if self.work:
                what = self.work[-1] & 255  # see `Vault.doing`
                if what == W_ROW:
                    if run_row(self):
                        return
                elif what == W_THREAT:
                    if threat_comes(self):
                        return
                elif work(self, what):
                    return
            elif between(self):
                return

    def apply(self, move: Move) -> None:
        assert isinstance(move, ShelterMove)
        self.act(move.kind, move.a, move.b)

    def act(self, kind: int, a: int, b: int) -> None:
        """Carry out the move of these numbers and go on to the next decision."""
        if not self.answer(kind, a, b):
            self.go_on()

    def answer(self, kind: int, a: int, b: int) -> bool:
        """Carry out what was decided; true when it leads straight to another decision."""
        if kind == PLACE:
            place(self, a, b)
        elif kind == ROLL:
            if self.topic == T_ROLL_FIGHT:
                return fight(self, a, b)
            rolled_floor(self, a, b)
        elif kind == DONE:
            return self.decline()
        elif kind == GAIN:
            self.gain(a)
        elif kind == DRAW_ITEM:
            self.item_deck = without(self.item_deck, a)
            self.item_show += ONE[a]
            if self.ears is not None:
                self.tell("item-shown", {"item": self.tables.cards.items[a].id})
        elif kind == DRAW_ROOM:
            self.room_deck = without(self.room_deck, a)
            self.room_show += ONE[a]
            if self.ears is not None:
                self.tell("room-shown", {"room": self.tables.rooms[a].card.id})
        elif kind == DRAW_THREAT:
            return put_threat(self, a)
        elif kind == PASS:
            self.passed |= 1 << self.seat
            self.acting = 0
            self.again = 0
            self.used = 0
            self.unready = 0
            if self.ears is not None:
                self.tell("passed", {"seat": self.seat})
        elif kind == USE:
            return self.use_item(a)
        elif kind == BUILD:
            self.build(a, b)
        elif kind == TAKE:
            take_item(self, a)
        elif kind == PAY:
            self.players[self.turn].stock -= a
            if self.ears is not None:
                self.tell_paid(self.turn, a)
            self.pop()
        elif kind == TRADE:
            self.trade(a, b)
        elif kind == TRAIN:
            if self.topic == T_TRAIN:
                train_next(self, self.seat, a)
            else:
                train_now(self, a)
        elif kind == FIGHT:
            self.ask(NATURE, T_ROLL_FIGHT)
            return True
        elif kind == GIVE:
            give_item(self, a)
            left = self.first_of() - 1
            self.pop()
            if left:
                self.push(W_GIVE, left, 0, 0)
        elif kind == READY:
            ready_item(self, a)
        elif kind == HEAL:
            care_for(self, a)
        else:  # FIRST
            self.first = a
        return False

    def decline(self) -> bool:
        """DONE: go on without."""
        topic = self.topic
        if topic == T_WINDOW:
            if not self.work:
                next_last(self)
            elif self.doing() == W_CLOSE:
                end_turn(self)
        elif topic == T_REROLL:
            return lose(self)
        elif topic == T_LOST:
            end_lost_fight(self, True)
        else:  # a build, an income or a threat's item that is not wanted
            self.pop()
        return False

    def gain(self, cubes: int) -> None:
        """Cubes of choice: a reward, or income (SH-E1)."""
        self.players[self.seat].stock += cubes
        if self.ears is not None:
            name = "income" if self.topic == T_INCOME else "gained-cubes"
            self.tell(name, {"seat": self.seat, "cubes": cubes_text(cubes)})
        self.pop()

    def use_item(self, number: int) -> bool:
        """An item at its moment."""
        topic = self.topic
        if topic == T_TURN or topic == T_WINDOW:
            use(self, number)
            return False
        exhaust(self, self.seat, number)
        if topic == T_FIGHT:
            self.bonus += self.tables.items[number].bonus
        elif topic == T_REROLL:
            self.ask(NATURE, T_ROLL_FIGHT)
            return True
        elif topic == T_LOST:
            end_lost_fight(self, False)
        elif topic == T_APPEAR:
            fend_off(self)
        return False

    def build(self, number: int, side: int) -> None:
        """A room is named: with the placement that pays for it, or for a later symbol."""
        if self.doing() == W_NAME:
            self.pop()
            reserve(self, number, side)
            return
        free = self.free_build
        happiness = self.second_of()
        self.pop()
        if not free:
            pay_room(self, number)
        self.room_show = without(self.room_show, number)
        put_room(self, number, side, happiness)

    def trade(self, way: int, n: int) -> None:
        """SH-Y12: n times in that direction."""
        player = self.players[self.turn]
        player.stock = after_trade(self, player.stock, way, n)
        self.seen = [*self.seen, player.stock]
        self.reopen()
        if self.ears is not None:
            give, take = self.tables.trade_give[way] * n, self.tables.trade_take[way] * n
            args: dict[str, Value] = {"give": cubes_text(give), "take": cubes_text(take)}
            self.tell("traded", {"seat": self.turn, **args})

    @property
    def spread(self) -> int:
        topic = self.topic
        if topic == T_ROLL_FLOOR or topic == T_ROLL_FIGHT:
            return 36
        if topic == T_DRAW_ITEM:
            return len(self.item_deck)
        if topic == T_DRAW_ROOM:
            return len(self.room_deck)
        if topic == T_FIRST:
            return self.seats
        return len(self.threat_deck)

    def chance(self, k: int) -> Move:
        moves = self.tables.moves
        topic = self.topic
        if topic == T_ROLL_FLOOR or topic == T_ROLL_FIGHT:
            return moves.roll[k]
        if topic == T_DRAW_ITEM:
            return moves.item[self.item_deck[k]]
        if topic == T_DRAW_ROOM:
            return moves.room[self.room_deck[k]]
        if topic == T_FIRST:
            return moves.first[k]
        return moves.threat[self.threat_deck[k]]

    @property
    def decision(self) -> Decision | None:
        if self.seat == OVER:
            return None
        about: dict[str, Value] = {"round": self.round}
        return Decision(self.seat, self.topic, TOPICS[self.topic], about)

    @property
    def outcome(self) -> Outcome | None:
        if self.seat != OVER:
            return None
        winners = self.ahead(tuple(range(self.seats)))
        scores = tuple(int(player.happiness) for player in self.players)
        if self.ending & SIXTH_ROOM:
            return Outcome(winners, scores, "shelter-rooms", "SH-X1")
        if self.ending & LAST_THREAT:
            return Outcome(winners, scores, "shelter-threats", "SH-X4")
        if self.ending & NO_MOVES:
            return Outcome(winners, scores, "shelter-still", "SH-X6")
        return Outcome(winners, scores, "shelter-rounds", "SH-X6")

    def ahead(self, staying: tuple[int, ...]) -> tuple[int, ...]:
        best = max(ranking(self.players[s]) for s in staying)
        return tuple(s for s in staying if ranking(self.players[s]) == best)

    def view(self, seat: int | None) -> View:
        return ShelterView(self.copy(), seat)


# A table as a viewer may know it: by this type nobody takes any other for it.
SeenShelter = NewType("SeenShelter", ShelterState)


class ShelterView(View):
    """In Shelter everything but the future lies open, so a view holds a copy of the table.

    The decks are multisets: what they hold is public, their order does not exist yet.
    """

    def __init__(self, table: ShelterState, seat: int | None) -> None:
        super().__init__(seat)
        self._position = SeenShelter(table)

    @property
    def position(self) -> SeenShelter:
        return self._position

    @property
    def decision(self) -> Decision | None:
        return self._position.decision

    def moves(self) -> list[Move]:
        return self._position.moves() if self._position.seat == self.seat else []

    def guess(self, rng: Random) -> State:
        return self._position.copy()

    def encode(self) -> bytes:
        return self._position.encode()

    def data(self) -> dict[str, object]:
        return describe(self._position)
