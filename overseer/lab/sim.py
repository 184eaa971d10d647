"""Many games of bots against bots, on as many processes as one likes, with the same result.

A game's dice and its bots' whims follow from the seed and the game's number alone, and what is
counted are whole numbers, so neither the number of workers nor their order can be seen in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from typing import Any, Final

import overseer
from overseer.bots import make
from overseer.engine.decision import Event
from overseer.engine.game import Game
from overseer.engine.nature import roll
from overseer.engine.state import NATURE, OVER, State
from overseer.host.faults import faults_of
from overseer.lab.battles import BattleTally
from overseer.lab.campaigns import CampaignTally, Table, campaign_options, play_campaign
from overseer.lab.crew import Crew, Processes
from overseer.lab.duels import DuelTally
from overseer.lab.tally import Tally
from overseer.wasteland.campaign.game import Campaign

MOST_CHUNKS: Final = 400  # so often, at most, progress is told
Progress = Callable[[int], None]  # so many more games are done


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played. With `mirror`, every deal is played once for each rotation of the bots.

    A bot's deck (in Wasteland its force) goes with it around the table. `line_ups` names the decks
    by the bots' places; the deals take them in turn, and `decks` says what each name stands for.
    Where one has a name more than there are bots, the last force is that of Wasteland's AI.
    `campaign` names a campaign of Wasteland that is played instead of single battles.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    mirror: bool = False
    budget: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    line_ups: tuple[tuple[str, ...], ...] = ()
    decks: dict[str, str] = field(default_factory=dict)
    campaign: str = ""

    def check(self) -> None:
        """Raise BadOption where it cannot be played."""
        if self.campaign:
            Campaign().new(len(self.bots), campaign_options(self.campaign, self.options))
            return
        game = overseer.game(self.game)
        for turn in range(max(1, len(self.line_ups))):
            game.new(len(self.bots), self.options_of(turn * self.rotations))

    @property
    def rotations(self) -> int:
        """How often a deal is played."""
        return len(self.bots) if self.mirror else 1

    def line_up(self, number: int) -> tuple[str, ...]:
        """The names of the decks of a game, by seat; empty where there is no choice of decks."""
        if not self.line_ups:
            return ()
        named = self.line_ups[self.deal(number) % len(self.line_ups)]
        return tuple(named[place] for place in self.seating(number))

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of one game."""
        named = self.line_up(number)
        if not named:
            return self.options
        option = "forces" if self.game == "wasteland" else "decks"
        found = {**self.options, option: [self.decks.get(name, name) for name in named]}
        meeting = self.line_ups[self.deal(number) % len(self.line_ups)]
        if len(meeting) > len(named):
            found["enemy"] = self.decks.get(meeting[-1], meeting[-1])
        return found

    def deal(self, number: int) -> int:
        """Which dice a game has."""
        return number // len(self.bots) if self.mirror else number

    def seating(self, number: int) -> list[int]:
        """Which bot sits where: by seat, its place in `bots`."""
        count = len(self.bots)
        turned = number % count if self.mirror else 0
        return [(seat + turned) % count for seat in range(count)]


def fresh_tally(plan: Plan) -> Tally:
    """An empty tally that counts what there is to count in this game."""
    seats = len(plan.bots)
    if plan.campaign:
        return CampaignTally(seats)
    if plan.game == "wasteland":
        return BattleTally(seats)
    return DuelTally(seats) if plan.game == "tragic" else Tally(seats)


def simulate(
    plan: Plan, jobs: int = 1, progress: Progress | None = None, crew: Crew | None = None
) -> Tally:
    """Play all games of a plan and count what happened; `crew` works instead of processes.

    `progress` first hears 0, when all workers have been started: a thread that runs before that
    could hear a Ctrl-C in the middle of it.
    """
    chunks = [(plan, part.start, part.stop) for part in pieces(plan.games, plan.rotations)]
    parts: dict[int, Tally] = {}
    for done in (crew or Processes(jobs)).shared_out(play_piece, chunks):
        if done is not None:
            parts[done[0]] = done[1]
        if progress is not None:
            progress(0 if done is None else done[1].games)
    return in_order(plan, parts)


def in_order(plan: Plan, parts: dict[int, Tally]) -> Tally:
    """Parts by their first game as one tally, in the order of the games whoever was ready first.

    Where counts are equal, their order shows.
    """
    total = fresh_tally(plan)
    for start in sorted(parts):
        total.merge(parts[start])
    return total


def pieces(games: int, rotations: int) -> list[range]:
    """So many games cut into pieces of work; all games of a deal stay together."""
    size = max(1, -(-games // (MOST_CHUNKS * rotations))) * rotations
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def play_piece(plan: Plan, start: int, stop: int) -> tuple[int, Tally]:
    """A piece of work, with the number of its first game."""
    return start, play_chunk(plan, start, stop)


def play_chunk(plan: Plan, start: int, stop: int) -> Tally:
    """The games from number `start` on, up to but not including `stop`."""
    game = overseer.game(plan.game)
    tally = fresh_tally(plan)
    for number in range(start, stop):
        play_one(plan, game, number, tally)
    return tally


def play_one(plan: Plan, game: Game, number: int, tally: Tally) -> None:
    """One whole game; chance is drawn from the game's own seed."""
    deal = _seed(plan.seed, b"deal", plan.deal(number))
    seating = plan.seating(number)
    whims = _seed(plan.seed, b"bots", number)
    if isinstance(tally, CampaignTally):
        rolled = count()
        table = Table(
            plan.campaign,
            [plan.bots[place] for place in seating],
            [_whim(whims, place) for place in seating],
            plan.options,
            lambda spread: roll(deal, next(rolled), spread),
            plan.budget,
        )
        play_campaign(table, seating, tally)
        for seat, place in enumerate(seating):
            tally.count_faults(place, faults_of(table.settlers[seat]))
            tally.count_faults(place, faults_of(table.fighters[seat]))
        return
    bots = [
        make(plan.bots[place], game.name, _whim(whims, place), budget=plan.budget)
        for place in seating
    ]
    events: list[Event] = []
    state: State = game.new(len(bots), plan.options_of(number))
    state.ears = events
    rolls = decisions = 0
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(roll(deal, rolls, state.spread)))
            rolls += 1
        else:
            state.play(bots[state.seat].choose(state.view(state.seat)))
            decisions += 1
    tally.add(state, seating, events, decisions, plan.line_up(number))
    for bot, place in zip(bots, seating, strict=True):
        tally.count_faults(place, faults_of(bot))


def _whim(key: bytes, place: int) -> int:
    """A bot's own seed in one game."""
    return int.from_bytes(blake2b(bytes([place]), digest_size=7, key=key).digest(), "big")


def _seed(seed: int, purpose: bytes, number: int) -> bytes:
    """The key of one game's stream."""
    block = seed.to_bytes(8, "big") + number.to_bytes(8, "big")
    return blake2b(block, digest_size=32, person=purpose).digest()
