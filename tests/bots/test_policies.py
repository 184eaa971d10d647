"""The bots: they finish games, repeat themselves, never dither, and take a victory in reach."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import overseer
from overseer import bots
from overseer.bots.shelter.bot import prospects
from overseer.bots.shelter.worth import MARKERS
from overseer.engine import NATURE, OVER, BadOption, Bot, Match, numbered_seed
from overseer.shelter.floor import Floor
from overseer.shelter.state import ShelterState
from overseer.shelter.vault import SIXTH_ROOM

GAME = overseer.game("shelter")


def seated(*names: str) -> list[Bot]:
    """Bots by name; the searching ones think little, so that tests are quick."""
    return [bots.make(name, "shelter", seed, budget=4) for seed, name in enumerate(names)]


def played(*names: str, seed: int = 1) -> Match:
    """A whole match."""
    match = Match(GAME, seated(*names), seed=numbered_seed(seed))
    while not match.over:
        match.step()
    return match


@pytest.mark.parametrize(
    "names",
    [("random", "easy"), ("easy", "normal", "random"), ("normal", "normal", "easy", "hard")],
    ids=" ".join,
)
def test_bots_play_whole_games(names: tuple[str, ...]) -> None:
    match = played(*names)

    assert match.state.outcome is not None
    match.record.replay(GAME)


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    first, second = (played("hard", "normal", seed=3) for _ in range(2))

    assert first.record.encode() == second.record.encode()


def test_another_budget_gives_another_game() -> None:
    records = []
    for budget in (2, 24):
        seats = [bots.make("hard", "shelter", 1, budget=budget), *seated("normal")]
        match = Match(GAME, seats, seed=numbered_seed(3))
        while not match.over:
            match.step()
        records.append(match.record.encode())

    assert records[0] != records[1]


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_no_bot_goes_round_in_circles(name: str) -> None:
    """Free actions end by themselves: a seat's decisions in a row never repeat a position."""
    match = Match(GAME, seated(name, name), seed=numbered_seed(5))
    seen: list[tuple[int, str]] = []
    while not match.over:
        seen.append((match.state.seat, match.state.digest()))
        match.step()

    assert len(set(seen)) == len(seen)
    in_a_row = longest = 1
    for (before, _), (after, _) in pairwise(seen):
        in_a_row = in_a_row + 1 if before == after else 1
        longest = max(longest, in_a_row)
    assert longest < 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_to_begin_the_next_round_counts_as_much_at_the_end_of_a_playout(seats: int) -> None:
    """The marker is worth the same to the search as to the eye that moves in it."""
    state = GAME.new(seats)
    assert isinstance(state, ShelterState)
    rng = Random(1)
    while state.seat == NATURE:
        state.apply(state.chance(rng.randrange(state.spread)))
    state.first = 0
    begins = prospects(state, 0)
    state.first = 1

    assert begins - prospects(state, 0) == pytest.approx(MARKERS[seats])


def last_placement() -> ShelterState:
    """Seat 0 has one dweller left in the last round; only the lounge's happiness wins."""
    state = GAME.new(2, {"first": 1})
    assert isinstance(state, ShelterState)
    rng = Random(1)
    while state.seat == NATURE:
        state.apply(state.chance(rng.randrange(state.spread)))
    numbers = [room.card.id for room in state.tables.rooms]
    lounge = numbers.index("lounge")
    state.room_deck = bytes(number for number in state.room_deck if number != lounge)
    state.room_show = bytes(number for number in state.room_show if number != lounge)
    me, other = state.players
    me.rooms = bytes((0, 0, lounge + 1, 0, 0, 0))
    kinds = bytes(4) + state.tables.rooms[lounge].kinds + bytes(6)
    me.floor = Floor(kinds, state.tables)
    me.stock = 7 + 1  # one food, one water: what the lounge costs
    me.fresh, me.total = 1, 1
    other.fresh, other.total = 0, 2
    other.stock = 342  # eighteen cubes: a tie would go to the other one (SH-X3)
    other.placed = bytes((6, 0, 8, 0))
    state.taken = 1 << 6 | 1 << 8
    state.ending = SIXTH_ROOM
    return state


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_a_victory_in_reach_is_taken(name: str) -> None:
    state = last_placement()
    bot = bots.make(name, "shelter", 1, budget=64)

    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(0))
        else:
            state.play(bot.choose(state.view(state.seat)))

    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (1, 0)


def test_time_to_think_instead_of_a_budget() -> None:
    state = last_placement()

    move = bots.make("hard", "shelter", 1, think=0.05).choose(state.view(0))

    assert state.refusal(move) is None


def test_a_bot_is_only_asked_for_its_own_decisions() -> None:
    match = Match(GAME, seated("normal", "normal"), seed=numbered_seed(1))
    other = 1 - match.state.seat

    assert match.view(other).moves() == []


@pytest.mark.rule("OV-B1")
def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        bots.make("godlike", "shelter", 1)

    assert caught.value.refusal.rule == "OV-B1"
    assert caught.value.refusal.args["known"] == "random, easy, normal, hard"


def test_a_game_without_a_judgement_has_the_random_bot() -> None:
    assert bots.names("scavengers") == ("random",)
