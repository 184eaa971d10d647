"""The position of Scavengers and its rules. Each rule is cited where it is carried out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from overseer import engine
from overseer.engine import NATURE, OVER, Move, Value

from . import moves as acts
from . import pieces
from .moves import CARDS, Act
from .pieces import UNKNOWN, Point, Scavenger, changed, within
from .view import ScavengersView

LAST_TURN: Final = 40
GEARING, DRAWING, ACTING, ANSWERING, SEARCHING = range(5)
TOPICS: Final = ("gear", "draw", "act", "answer", "search")
FITTING: Final = ("gear", "draw", "walk search shoot pass", "answer pass", "die")  # EX-T2

NOW, REACH, EDGE, TAKEN, NOTHING, NO_CARD, RANGE, NO_SHOT = range(1, 9)
# Why a move is refused: rule, reason and sample arguments, by number; 0 stands for legal.
REASONS: Final[dict[int, tuple[str, str, dict[str, Value]]]] = {
    NOW: ("EX-T2", "scavengers-now", {"topic": "act"}),
    REACH: ("EX-W1", "scavengers-reach", {"reach": 150}),
    EDGE: ("EX-W2", "scavengers-edge", {}),
    TAKEN: ("EX-W3", "scavengers-taken", {}),
    NOTHING: ("EX-L1", "scavengers-nothing", {}),
    NO_CARD: ("EX-H1", "scavengers-no-card", {"card": "duck"}),
    RANGE: ("EX-F1", "scavengers-range", {"range": 200}),
    NO_SHOT: ("EX-A2", "scavengers-no-shot", {}),
}


class Scavenging(engine.State):
    """Two scavengers and a stack of unfinished work, whose top (the last) is asked now."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.who = [Scavenger(camp) for camp in pieces.CAMPS]
        self.caches: tuple[Point, ...] = pieces.CACHES
        self.chain: tuple[int, ...] = ()  # cards played and not resolved; the seats take turns
        hands = [(DRAWING, 1)] * pieces.HAND + [(DRAWING, 0)] * pieces.HAND  # EX-S1
        self.work = [*hands, (GEARING, 1), (GEARING, 0)]  # EX-S2
        self._ask()

    def copy(self) -> Scavenging:
        twin = Scavenging()
        twin.seat, twin.topic, twin.revealed = self.seat, self.topic, self.revealed
        twin.turn, twin.caches, twin.chain = self.turn, self.caches, self.chain
        twin.who, twin.work = self.who[:], self.work[:]
        return twin

    def encode(self) -> bytes:
        place = (self.seat, self.revealed, self.turn, self.work)
        return repr((place, self.caches, self.chain, self.who)).encode()

    @property
    def decision(self) -> engine.Decision | None:
        if self.seat == OVER:
            return None
        about: dict[str, Value] = {"card": CARDS[self.chain[-1]]} if self.chain else {}
        sealed = tuple(seat for topic, seat in reversed(self.work) if topic == GEARING)
        return engine.Decision(self.seat, self.topic, TOPICS[self.topic], about, sealed)

    @property
    def outcome(self) -> engine.Outcome | None:
        if self.seat != OVER:
            return None
        caps = tuple(each.caps for each in self.who)
        shot = [seat for seat in (0, 1) if self.who[seat].health == 0]
        if shot:
            return engine.Outcome((1 - shot[0],), caps, "scavengers-shot", "EX-E1")
        best = tuple(seat for seat in (0, 1) if caps[seat] == max(caps))  # EX-E4
        how, rule = ("time", "EX-E3") if self.caches else ("looted", "EX-E2")
        return engine.Outcome(best, caps, f"scavengers-{how}", rule)

    def view(self, seat: int | None) -> ScavengersView:
        return ScavengersView(self, seat)

    def shown(self, move: Move, seat: int | None) -> Move:
        private = self.topic in (GEARING, DRAWING)
        return engine.HIDDEN if private and seat != self.work[-1][1] else move

    # What is legal.

    def moves(self) -> list[Move]:
        return [] if self.seat == OVER else [act for act in self._sample() if not self.why(act)]

    def _sample(self) -> list[Act]:
        if self.topic == GEARING:
            return list(acts.TAKE_GEAR)
        if self.topic == ANSWERING:
            return [acts.PASS, *acts.ANSWERS]
        if self.topic != ACTING:
            return list(dict.fromkeys(self.chance(k) for k in range(self.spread)))
        points = [*self.caches, *pieces.around(self.who[self.seat].place, self._reach)]
        walks = dict.fromkeys(acts.walk(x, y) for x, y in points)
        return [acts.PASS, acts.SEARCH, acts.SHOOT, *walks]

    def why(self, move: Move) -> int:
        fitting = () if self.seat == OVER else FITTING[self.topic].split()
        if not isinstance(move, Act) or move.verb not in fitting:
            return NOW
        if move.verb == "draw":
            return 0 if self._library[move.n] else NOW
        if move.verb in ("pass", "gear", "die"):
            return 0
        me, foe = self.who[self.seat], self.who[1 - self.seat]
        if move.verb == "search":
            return 0 if self._near(me) else NOTHING
        if move.verb == "walk":
            if not within(move.point, me.place, self._reach):
                return REACH
            if not pieces.on_table(move.point):
                return EDGE
            # Bases may touch: their middles are then exactly two radii apart.
            return TAKEN if within(move.point, foe.place, 2 * pieces.BASE - 1) else 0
        if not me.hand[move.n]:
            return NO_CARD
        if move.verb == "shoot":
            return 0 if within(me.place, foe.place, self._range) else RANGE
        return NO_SHOT if move.n == acts.DUCK and self.chain[-1] != acts.SHOT else 0

    def explain(self, move: Move, reason: int) -> engine.Refusal:
        rule, name, sample = REASONS[reason]
        args = dict(sample)
        if reason == NOW:
            args["topic"] = "over" if self.seat == OVER else TOPICS[self.topic]
        elif reason == REACH:
            args["reach"] = self._reach
        elif reason == RANGE:
            args["range"] = self._range
        elif reason == NO_CARD and isinstance(move, Act):
            args["card"] = CARDS[move.n]
        return engine.Refusal(rule, name, args)

    @property
    def _reach(self) -> int:
        return 200 if self.who[self.seat].gear == acts.BOOTS else 150  # EX-W1

    @property
    def _range(self) -> int:
        return 300 if self.who[self.seat].gear == acts.RIFLE else 200  # EX-F1

    def _near(self, who: Scavenger) -> list[Point]:
        return [cache for cache in self.caches if within(who.place, cache, pieces.TOUCH)]

    # What chance may do.

    @property
    def _library(self) -> pieces.Cards:
        return self.who[self.work[-1][1]].library

    @property
    def spread(self) -> int:
        return sum(self._library) if self.topic == DRAWING else len(acts.DIE)

    def chance(self, k: int) -> Act:
        if self.topic != DRAWING:
            return acts.DIE[k]
        return [draw for draw in acts.DRAW for _ in range(self._library[draw.n])][k]

    # What follows.

    def apply(self, move: Move) -> None:
        assert isinstance(move, Act)
        topic, seat = self.work.pop()
        me = self.who[seat]
        if topic == GEARING:
            self._take_gear(seat, move.n)
        elif topic == DRAWING:
            library, hand = changed(me.library, move.n, -1), changed(me.hand, move.n, 1)
            self.who[seat] = replace(me, library=library, hand=hand)
            self._tell("drew", {"seat": seat, "card": CARDS[move.n]}, only=(seat,))
        elif topic == SEARCHING:
            found = self._near(me)[0]
            self.caches = tuple(cache for cache in self.caches if cache != found)
            self.who[seat] = replace(me, caps=me.caps + move.n)  # EX-L1
            self._tell("searched", {"seat": seat, "caps": move.n})
        elif move.verb == "walk":
            self.who[seat] = replace(me, place=move.point)
            self._tell("walked", {"seat": seat, "x": move.point[0], "y": move.point[1]})
        elif move.verb == "search":
            self.work.append((SEARCHING, seat))
        elif move.verb != "pass":
            self._play_card(seat, move.n)
        elif topic == ANSWERING:
            self._resolve(seat)
        self._ask()

    def _take_gear(self, seat: int, gear: int) -> None:
        self.who[seat] = replace(self.who[seat], gear=gear)
        if all(each.gear != UNKNOWN for each in self.who):
            self.revealed += 1  # EX-S2: both at once
            for owner in (0, 1):
                self._tell("geared", {"seat": owner, "gear": acts.GEAR[self.who[owner].gear]})

    def _play_card(self, seat: int, card: int) -> None:
        me = self.who[seat]
        hand, spent = changed(me.hand, card, -1), changed(me.spent, card, 1)
        self.who[seat] = replace(me, hand=hand, spent=spent)
        self.chain = (*self.chain, card)
        self.revealed += 1
        self.work.append((ANSWERING, 1 - seat))  # EX-A1: asked whatever is in the hand
        self._tell("played", {"seat": seat, "card": CARDS[card]})

    def _resolve(self, seat: int) -> None:
        """EX-A3: `seat` answers no more; last in, first out."""
        while len(self.chain) > 1:
            self._tell("cancelled", {"card": CARDS[self.chain[-2]]})
            self.chain = self.chain[:-2]
        if self.chain:  # only the shot is left, and its target is the one who passed
            self.chain = ()
            self.who[seat] = replace(self.who[seat], health=self.who[seat].health - 1)  # EX-F2
            self._tell("hit", {"seat": seat})

    def _ask(self) -> None:
        """Find out who is asked next: the top of the work, a new turn, or nobody any more."""
        if not self.caches or any(each.health == 0 for each in self.who):  # EX-E1, EX-E2
            self.work = []
        elif not self.work and self.turn < LAST_TURN:  # EX-E3
            seat = self.turn % 2
            self.turn += 1
            drawing = [(DRAWING, seat)] if any(self.who[seat].library) else []
            self.work = [(ACTING, seat), (ACTING, seat), *drawing]  # EX-T1
        if not self.work:
            self.seat = OVER
            return
        self.topic, owner = self.work[-1]
        self.seat = NATURE if self.topic in (DRAWING, SEARCHING) else owner

    def _tell(self, name: str, args: dict[str, Value], only: tuple[int, ...] | None = None) -> None:
        if self.ears is not None:
            public: dict[str, Value] = {} if only is None else {"seat": args["seat"]}
            self.ears.append(engine.Event(f"scavengers-{name}", args, only, public))
