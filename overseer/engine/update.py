"""An unfinished match of older rules goes on under today's: its moves are played again.

Where today's rules ask something else, the moves that no longer fit are left out and the new
questions filled in, so that as much as possible of what follows still fits. What was done is
written into the header of the new record.
"""

from __future__ import annotations

from heapq import heappop, heappush
from pathlib import Path
from typing import Final

import msgspec

from overseer.engine.decision import Event
from overseer.engine.entries import (
    HERE,
    IDLE,
    RESIGN,
    TIME,
    is_move,
    sealed_move,
    settings_in,
    settings_text,
    standing,
)
from overseer.engine.game import Game
from overseer.engine.nature import roll
from overseer.engine.record import (
    Entry,
    Header,
    Record,
    RecordError,
    Update,
    write_safely,
)
from overseer.engine.refusal import BadNotation, BadOption, IllegalMove, Refusal, Value
from overseer.engine.state import NATURE, OVER, Move, State

FAR_ENOUGH: Final = 12  # so many moves that fit again: the match has found its way back
FILLED, LEFT_OUT = 1, 2  # an old move is worth more than a question of today
MOST_TRIED: Final = 60  # ways round, the cheapest first
MOST_LIKE: Final = 2  # answers like the old move that are tried for one question


class Brought:
    """A record under today's rules, and what became of the moves of the old one."""

    def __init__(self, record: Record, moves: int, update: Update) -> None:
        self.record = record
        self.moves = moves  # of the old record
        self.update = update

    @property
    def whole(self) -> bool:
        """Whether every move fitted, and nothing else was needed."""
        return not self.update.left_out and not self.update.filled_in


def update_event(update: Update) -> Event:
    """What is told in the log where a match went on under new rules, or was corrected."""
    if update.corrected:
        args: dict[str, Value] = {"left_out": update.left_out, "filled_in": update.filled_in}
        return Event("corrected", args)
    return Event(
        "updated",
        {"rules": update.rules, "left_out": update.left_out, "filled_in": update.filled_in},
    )


def turning_points(header: Header) -> dict[int, list[Event]]:
    """What is told after so many moves: that newer rules came, that another table took it in."""
    found: dict[int, list[Event]] = {}
    for number, update in enumerate((*header.updates, None)):
        if header.imported is not None and header.imported.updates == number:
            moves = header.imported_moves
            found.setdefault(moves, []).append(Event("imported", {"moves": moves}))
        if update is not None:
            found.setdefault(update.moves, []).append(update_event(update))
    return found


def outdated(record: Record, game: Game) -> bool:
    """Whether an earlier release wrote a record, by other rules or with other standard cards."""
    head = record.header
    return any(
        each.rules == head.rules and (each.rules != game.rules_version or each.cards == head.cards)
        for each in game.earlier()
    )


def bring_over(record: Record, game: Game, seed: bytes) -> Brought:
    """An unfinished record of older rules under today's.

    A RecordError when it cannot: its options or its cards are none today.
    """
    head = record.header
    options = {**head.options, **_options_of(head, game)}
    header = msgspec.structs.replace(head, rules=game.rules_version, options=options)
    try:
        state = game.new(len(header.seats), options)
    except (BadOption, ValueError) as error:  # a card file's mistakes are ValueErrors
        release = game.release_of(head.rules, head.cards) or "unknown"
        args: dict[str, Value] = {"theirs": head.rules, "release": release}
        raise RecordError(Refusal("OV-R1", "record-stays", args)) from error
    journey = Journey(game, header, state, seed, record)
    journey.run()
    update = Update(
        rules=head.rules,
        cards=head.cards,
        link=record.entries[-1].link if record.entries else record.first_link,
        moves=len(journey.steps),
        rolls=journey.rolls,
        left_out=journey.left_out,
        filled_in=journey.filled_in,
    )
    cards = game.cards_digest(header.options)
    header = msgspec.structs.replace(header, cards=cards, updates=[*head.updates, update])
    return Brought(written(game, header, journey.steps), len(journey.entries), update)


def written(game: Game, header: Header, steps: list[tuple[int, str]]) -> Record:
    """A record of steps that are known to be legal."""
    record = Record(header)
    state = game.new(len(header.seats), header.options)
    for seat, move in steps:
        if move == TIME and seat == NATURE:
            state.call_time()
        elif is_move(move):
            if seat != state.seat:
                state.attend(seat)
            state.apply(game.parse(move, header.options))
        record.add(seat, move, state)
    return record


def last_asides(entries: list[Entry], game: Game) -> list[tuple[int, str]]:
    """How the seats wanted to be asked at last, as entries, as far as today's game knows it."""
    known = game.settings()
    away: set[int] = set()
    settings: dict[int, dict[str, str]] = {}
    for entry in entries:
        if entry.move in (IDLE, HERE, RESIGN, TIME):
            (away.add if entry.move == IDLE else away.discard)(entry.seat)
        made = settings_in(entry.move)
        if made is not None:
            fits = {name: made[name] for name in made if made[name] in known.get(name, ())}
            settings[entry.seat] = {**settings.get(entry.seat, {}), **fits}
        if entry.move in (RESIGN, TIME):
            settings.pop(entry.seat, None)  # who is out is asked nothing more
    found = [(seat, settings_text(settings[seat])) for seat in sorted(settings) if settings[seat]]
    return [*found, *((seat, IDLE) for seat in sorted(away))]


def _options_of(head: Header, game: Game) -> dict[str, object]:
    """What a match of an earlier release has today instead of the options of then."""
    for each in game.earlier():
        if (each.rules, each.cards) == (head.rules, head.cards):
            return each.options
    return {}


def keep_old(path: Path, rules: str) -> Path:
    """A copy of a record as older rules wrote it, for the release that plays by them."""
    kept, number = path.with_name(f"{path.name}.{rules}"), 1
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.name}.{rules}-{number}")
    write_safely(kept, path.read_bytes())
    return kept


def _alike(one: str, other: str) -> int:
    """With how many letters both begin."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))


class Journey:
    """An old record on its way through today's rules."""

    def __init__(
        self, game: Game, header: Header, state: State, seed: bytes, record: Record
    ) -> None:
        self.game = game
        self.rules = record.header.rules  # those of then
        self.header = header
        self.state = state
        self.seed = seed
        # Early sealed answers are asked for once more, and what was taken back is not repeated.
        stand = [record.entries[number] for number in standing(record.entries)]
        self.entries = [entry for entry in stand if sealed_move(entry.move) is None]
        self.asides = last_asides(record.entries, game)
        self.at = 0  # the next old entry
        self.rolls = record.rolls  # no roll of then is made twice
        self.steps: list[tuple[int, str]] = []
        self.resigned: set[int] = set()
        self.left_out = 0
        self.filled_in = 0

    def run(self) -> None:
        """As far as it goes; what is left over at the end is left out."""
        while self.at < len(self.entries):
            entry = self.entries[self.at]
            if self.take(entry):
                continue
            detour = self.detour()
            if detour is None:
                break
            self.__dict__.update(detour.__dict__)
        self.left_out += len(self.entries) - self.at
        if self.state.seat not in (NATURE, OVER):
            self.steps += self.asides

    def take(self, entry: Entry) -> bool:
        """Repeat an entry if it fits."""
        state, text = self.state, entry.move
        if state.seat == OVER:
            return False
        if entry.move == RESIGN or (entry.move == TIME and entry.seat != NATURE):
            if state.seat == NATURE or entry.seat in self.resigned:
                return False
            self.resigned.add(entry.seat)
        elif entry.move == TIME:
            try:
                state.call_time()
            except IllegalMove:
                return False
        else:
            move = self._fitting(entry)
            if move is None:
                return False
            state.apply(move)
            text = str(move)
        self.steps.append((entry.seat, text))
        self.at += 1
        return True

    def _fitting(self, entry: Entry) -> Move | None:
        try:
            move = self.game.parse(entry.move, self.header.options)
        except BadNotation:
            return None
        before = self._asked_besides(move)
        while before is not None:
            self._fill_in(before)
            before = self._asked_besides(move)
        if self.state.attends(entry.seat):
            self.state.attend(entry.seat)
        if entry.seat != self.state.seat:
            return None
        if entry.seat in self.resigned and move != self.game.idle(self.state):
            return None
        return move if self.state.refusal(move) is None else None

    def _asked_besides(self, old: Move) -> Move | None:
        """What the game knows to come before an old move today."""
        if self.state.seat in (NATURE, OVER):
            return None
        return self.game.asked_besides(self.rules, self.state, old)

    def detour(self) -> Journey | None:
        """The cheapest way round after which old moves fit again, many of them if possible."""
        best: Journey | None = None
        furthest = 0
        number = 0
        ways: list[tuple[int, int, Journey]] = [(0, number, self)]
        for _ in range(MOST_TRIED):
            if not ways or furthest == FAR_ENOUGH:
                break
            cost, _, way = heappop(ways)
            for more, further in way._steps_aside():
                fit = further._how_many_fit()
                if fit > furthest:
                    best, furthest = further, fit
                number += 1
                heappush(ways, (cost + more, number, further))
        return best or self._instead()

    def _steps_aside(self) -> list[tuple[int, Journey]]:
        """What can be done with one question of today or one old move, and what that costs."""
        found: list[tuple[int, Journey]] = []
        if self.state.seat != OVER:
            for move in self._answers():
                filled = self._copy()
                filled._fill_in(move)
                found.append((FILLED, filled))
        if self.at < len(self.entries):
            shorter = self._copy()
            shorter._leave_out()
            found.append((LEFT_OUT, shorter))
        return found

    def _instead(self) -> Journey | None:
        """The old move replaced by the one of today that is most like it, if there is one."""
        entry = self.entries[self.at]
        if entry.seat != self.state.seat:
            return None
        answers = self._answers()
        if not answers:
            return None
        other = self._copy()
        other._fill_in(answers[0])
        other._leave_out()
        return other

    def _answers(self) -> list[Move]:
        """Answers to the question of today: chance's; else the most like the old move, or none."""
        state = self.state
        if state.seat == NATURE:
            return [state.chance(roll(self.seed, self.rolls, state.spread))]
        old = self.entries[self.at].move if self.at < len(self.entries) else ""
        like = sorted(state.moves(), key=lambda move: -_alike(str(move), old))
        return list(dict.fromkeys((*like[:MOST_LIKE], self.game.idle(state))))

    def _fill_in(self, move: Move) -> None:
        """Answer the question of today."""
        state = self.state
        self.rolls += state.seat == NATURE
        self.steps.append((state.seat, str(move)))
        state.apply(move)
        self.filled_in += 1

    def _leave_out(self) -> None:
        """Go on without the old move."""
        self.at += 1
        self.left_out += 1

    def _how_many_fit(self) -> int:
        """How many of the next old moves fit from here on; the end of them is far enough."""
        scout = self._copy()
        for fit in range(FAR_ENOUGH):
            if scout.at == len(scout.entries):
                return FAR_ENOUGH
            if not scout.take(scout.entries[scout.at]):
                return fit
        return FAR_ENOUGH

    def _copy(self) -> Journey:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.steps = list(self.steps)
        other.resigned = set(self.resigned)
        return other
