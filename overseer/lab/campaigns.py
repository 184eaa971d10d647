"""Whole campaigns of bots: settlements by the campaign's bots, battles by Wasteland's.

What is counted are whole numbers: how every battle and the campaign ended, what each settlement
had after every phase, and which quests were taken and done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from overseer.bots import make
from overseer.engine.bot import Bot
from overseer.engine.decision import Event
from overseer.engine.refusal import BadOption, Refusal
from overseer.engine.state import NATURE, OVER, State
from overseer.lab.tally import Tally
from overseer.wasteland.battle.battle import LEVELS, Battle
from overseer.wasteland.campaign.facts import FREE_COURSE, LINKED_COURSE
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.moves import CampaignMove, result_move
from overseer.wasteland.campaign.player import Fought
from overseer.wasteland.campaign.results.hand_over import battle_options, battle_seats, result_of
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.campaign.scenery import playable, side_names
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_BATTLE, T_RESULT
from overseer.wasteland.game import Wasteland
from overseer.wasteland.words import NONE

GAME: Final = Campaign()
FREE: Final = f"{FREE_COURSE}:"  # and the scenarios, with commas between them
LIMIT: Final = "750"  # caps of the forces in a free campaign (C5)
DRAWN: Final = "draw"
HOLDINGS: Final = ("caps", "structures", "perks", "cards")  # what is looked at after a phase
SETTLED: Final = "campaign-settled"
QUESTS: Final = {"campaign-quest": "taken", "campaign-quest-done": "done"}

Chance = Callable[[int], int]  # a number below the one that is given


def read_course(text: str) -> tuple[str, ...]:
    """The scenarios of a free campaign, none for the linked five; BadOption for anything else.

    >>> read_course("linked"), read_course("free:ambush,loot")
    ((), ('ambush', 'loot'))
    """
    if text == LINKED_COURSE:
        return ()
    named = tuple(text.removeprefix(FREE).split(",")) if text.startswith(FREE) else ()
    if not named or not set(named) <= set(playable()):
        allowed = ", ".join((LINKED_COURSE, f"{FREE}{','.join(playable())}"))
        raise BadOption(Refusal("OV-O1", "option", {"name": "campaign", "allowed": allowed}))
    return named


def campaign_options(text: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of the campaign that a text names."""
    named = read_course(text)
    if not named:
        return {**options, "course": LINKED_COURSE}
    return {**options, "course": FREE_COURSE, "battles": len(named)}


def sides_of(scenario: str, seats: int) -> list[str]:
    """Who is on which side in a free campaign: alone or of three against the AI, two against
    each other."""
    first, second = side_names(scenario)
    return [first, second] if seats == 2 else [first] * seats


class Table:
    """One campaign on the table, with the bots that run it and those that fight."""

    def __init__(
        self,
        course: str,
        names: Sequence[str],
        seeds: Sequence[int],
        options: dict[str, Any],
        chance: Chance,
        budget: int | None = None,
    ) -> None:
        self.scenarios = read_course(course)
        state = GAME.new(len(names), campaign_options(course, options))
        assert isinstance(state, CampaignState)
        self.state = state
        self.events: list[Event] = []
        state.ears = self.events
        self.chance = chance
        self.settlers = [
            make(name, GAME.name, seed) for name, seed in zip(names, seeds, strict=True)
        ]
        self.fighters = [
            make(name, "wasteland", seed, budget=budget)
            for name, seed in zip(names, seeds, strict=True)
        ]
        self.decisions = 0

    def step(self) -> None:
        """The next decision of the campaign; a battle is played to its end for it."""
        state = self.state
        if state.seat == NATURE:
            state.apply(state.chance(self.chance(state.spread)))
            return
        self.decisions += 1
        if state.topic == T_RESULT:
            state.play(result_move(self.result()))
        elif state.topic == T_BATTLE:
            scenario = self.scenarios[len(state.fought)]
            sides = sides_of(scenario, len(state.players))
            state.play(CampaignMove("battle", scenario, LIMIT, *sides))
        else:
            state.play(self.settlers[state.seat].choose(state.view(state.seat)))

    def result(self) -> BattleResult:
        """Play the battle that is prepared to its end."""
        seats = battle_seats(self.state)
        state = Wasteland().new(len(seats), battle_options(self.state))
        bots: list[Bot] = [self.fighters[seat] for seat in seats]
        while state.seat != OVER:
            if state.seat == NATURE:
                state.apply(state.chance(self.chance(state.spread)))
            else:
                state.play(bots[state.seat].choose(state.view(state.seat)))
                self.decisions += 1
        assert isinstance(state, Battle)
        return result_of(state, seats)


def play_campaign(table: Table, seating: Sequence[int], tally: CampaignTally) -> None:
    """Play a campaign to its end and count it."""
    heard = 0
    while table.state.seat != OVER:
        table.step()
        for event in table.events[heard:]:
            if event.name == SETTLED:
                tally.settled(table.state, int(event.args["seat"]))
        heard = len(table.events)
    tally.add(table.state, seating, table.events, table.decisions)


class CampaignTally(Tally):
    """A tally that also knows battles, settlements and quests; by seat, a bot's place is counted.

    Seats have sides in the linked five, so what a settlement has is counted by seat.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # By number of the battle: its scenario and result, its way to end, its rounds.
        self.results: Counter[tuple[int, str, str]] = Counter()
        self.ways: Counter[tuple[int, str]] = Counter()
        self.lengths: Counter[tuple[int, int]] = Counter()
        # By number of the battle before, seat, and what: how often so many.
        self.held: Counter[tuple[int, int, str, int]] = Counter()
        self.quests: Counter[tuple[str, str]] = Counter()  # by id: taken, done
        self.quest_seats: Counter[tuple[int, str]] = Counter()
        self.built: Counter[tuple[int, str]] = Counter()  # by seat and structure, at the end

    def settled(self, state: CampaignState, seat: int) -> None:
        """Count what a settlement has when its phase is over."""
        own = state.players[seat].own
        perks = len(own.perks) + sum(len(each) for each in own.models.values())
        cards = len(own.chosen) + len(own.reserve)
        found = (own.caps, sum(own.built.values()), perks, cards)
        for what, n in zip(HOLDINGS, found, strict=True):
            self.held[len(state.fought), seat, what, n] += 1

    def add(
        self,
        state: State,
        seating: Sequence[int],
        events: Sequence[Event],
        decisions: int,
        line_up: Sequence[str] = (),
    ) -> None:
        super().add(state, seating, events, decisions, line_up)
        assert isinstance(state, CampaignState)
        for number, battle in enumerate(state.fought, start=1):
            self.results[number, battle.scenario, result_word(battle)] += 1
            self.ways[number, battle.how] += 1
            self.lengths[number, battle.rounds] += 1
        for event in events:
            if event.name in QUESTS:
                what = QUESTS[event.name]
                self.quests[str(event.args["quest"]), what] += 1
                self.quest_seats[int(event.args["seat"]), what] += 1
        for player in state.players:
            for id, n in player.own.built.items():
                self.built[player.seat, id] += n


def result_word(battle: Fought) -> str:
    """The side that won and its level: "attacker-major", "north-plain" or "draw"."""
    if battle.victor == NONE:
        return DRAWN
    return f"{side_names(battle.scenario)[battle.victor]}-{LEVELS[battle.level]}"
