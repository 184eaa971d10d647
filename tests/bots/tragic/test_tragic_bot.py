"""Tragic's bots: they finish duels, keep to the plan, and see what is there to be seen."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import overseer
from overseer import bots
from overseer.bots.policy import NEVER
from overseer.bots.tragic.bot import TragicPolicy
from overseer.engine import NATURE, OVER, Bot, Match, State, numbered_seed
from overseer.lab.sim import Plan, simulate
from overseer.lab.tally import WHOLE
from overseer.tragic.moves import BY_HAND, TragicMove
from overseer.tragic.state import TragicState
from overseer.tragic.topics import TOPICS
from tests.tragic.table import Table

GAME = overseer.game("tragic")
THINKERS = ("easy", "normal", "hard")
OFTEN = ("main", "answer", "target")  # decisions that every duel has many of


def bot(name: str, seed: int = 1, budget: int = 4) -> Bot:
    return bots.make(name, "tragic", seed, budget=budget)


def played(*names: str, decks: tuple[str, str] = ("fists", "horde"), seed: int = 1) -> Match:
    """A whole match."""
    seats = [bot(name, at) for at, name in enumerate(names)]
    match = Match(GAME, seats, {"decks": list(decks)}, seed=numbered_seed(seed))
    while not match.over:
        match.step()
    return match


def choice(table: Table, name: str, budget: int = 32) -> str:
    """What a bot does in a position that was laid out."""
    state = table.fill().state
    if state.seat == NATURE:
        table.start()
    return str(bot(name, budget=budget).choose(state.view(state.seat)))


def play_turn(table: Table, name: str) -> TragicState:
    """Let a bot play seat 0 to the end of its turn; dice never help, the other one passes."""
    state = table.fill().start().state
    thinker = bot(name, budget=16)
    known = state.tables.moves
    while state.seat != OVER and state.active == 0:
        if state.seat == NATURE:
            unlucky = known.ones[0] in state.moves()
            state.apply(known.ones[0] if unlucky else state.chance(state.spread - 1))
        elif state.seat == 0:
            state.play(thinker.choose(state.view(0)))
        else:
            state.play(GAME.idle(state))
    return state


@pytest.mark.parametrize(
    ("names", "decks"),
    [
        (("random", "easy"), ("poison", "walls")),
        (("normal", "normal"), ("stealth", "brotherhood")),
        (("hard", "normal"), ("gamblers", "beasts")),
    ],
    ids=str,
)
def test_bots_play_whole_duels(names: tuple[str, ...], decks: tuple[str, str]) -> None:
    match = played(*names, decks=decks)

    assert match.state.outcome is not None
    match.record.replay(GAME)


def test_the_same_seed_and_budget_give_the_same_duel() -> None:
    first, second = (played("hard", "normal", seed=3) for _ in range(2))

    assert first.record.encode() == second.record.encode()


@pytest.mark.parametrize("name", THINKERS)
def test_no_bot_goes_round_in_circles(name: str) -> None:
    match = Match(
        GAME, [bot(name, 1), bot(name, 2)], {"decks": ["robots"] * 2}, seed=numbered_seed(5)
    )
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


def test_normal_beats_random() -> None:
    """A sample; docs/strength.md has the figures."""
    plan = Plan("tragic", ("normal", "random"), 12, 1, mirror=True, line_ups=(("horde",) * 2,))
    tally = simulate(plan)

    assert tally.wins[0] >= 11 * WHOLE


def test_every_move_of_every_decision_is_judged() -> None:
    """Random duels reach all kinds of decisions; one move is always worth considering."""
    policy = TragicPolicy(ahead=1, noise=0.0)
    rng = Random(4)
    met = set()
    for pair in (
        ("fists", "walls"),
        ("horde", "poison"),
        ("stealth", "control"),
        ("robots", "burn"),
    ):
        for _ in range(4):
            state: State = GAME.new(2, {"decks": list(pair)})
            while state.seat != OVER:
                if state.seat == NATURE:
                    state.apply(state.chance(rng.randrange(state.spread)))
                    continue
                moves = state.moves()
                values = policy.judge(state, moves)
                met.add(TOPICS[state.topic])
                assert len(values) == len(moves)
                assert max(values) > NEVER
                state.apply(rng.choice(moves))
    assert {"main", "answer", "lay", "target", "block", "discard", "search"} <= met


def test_hard_tries_out_the_small_decisions_too() -> None:
    """What to lay, to throw away or to leave on the library decides duels too."""
    rng = Random(7)
    thinker = bot("hard", budget=8)
    tried = set()
    for deck in ("walls", "thieves", "gamblers", "glowing-ghouls"):
        state = GAME.new(2, {"decks": [deck, deck]})
        while state.seat != OVER:
            if state.seat == NATURE:
                state.apply(state.chance(rng.randrange(state.spread)))
                continue
            if TOPICS[state.topic] not in OFTEN:
                thinker.choose(state.view(state.seat))
                if thinker.reason().kind == "tried":
                    tried.add(TOPICS[state.topic])
            state.apply(rng.choice(state.moves()))
    assert {"lay", "join", "discard", "place", "drain"} <= tried
    assert tried.isdisjoint({"traits", "skills", "pay", "order"})


# What they see


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_a_blow_that_wins_is_struck(name: str) -> None:
    table = Table().hand(0, "punch-1", "bat-blow-2", "field-dressing-1").points(0, "S4 P5")
    table.put(1, "raider-bruiser-1")
    table.player(1).hp = 8

    assert play_turn(table, name).players[1].out


def test_hard_plans_a_turn_that_wins() -> None:
    """Only the war cry before both blows is enough: 4 + 2 and 4 + 2 + 1."""
    table = Table().hand(0, "war-cry-1", "punch-1", "claw-blow-1", "raider-bruiser-1")
    table.points(0, "S4 P0 E0 C0 I0 A0 L0")
    table.player(1).hp = 13

    assert play_turn(table, "hard").players[1].out


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_an_ability_card_is_laid_as_soon_as_it_may(name: str) -> None:
    table = Table().hand(0, "bat-blow-2", "legendary-strength-1").points(0, "S4 P5")
    table.play("cast bat-blow-2")

    assert choice(table, name) == "lay legendary-strength-1"


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_a_deadly_blow_is_answered(name: str) -> None:
    table = Table().hand(0, "bat-blow-2").points(0, "S9 P5")
    table.hand(1, "brace-1").points(1, "S9")
    table.player(1).hp = 10
    table.play("cast bat-blow-2")
    assert table.topic == "answer"

    assert choice(table, name) == "cast brace-1"


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_an_ally_is_thrown_in_the_way_of_death(name: str) -> None:
    table = Table()
    table.put(0, "mutant-bear-3")
    table.put(1, "raider-bruiser-1")
    table.player(1).hp = 5
    table.play("attack a1", "target b")
    table.pass_all(1) if table.topic == "answer" else None
    assert table.topic == "block"

    assert choice(table, name) == "block b1"


def test_a_small_ally_stays_out_of_a_large_ones_way() -> None:
    table = Table()
    table.put(0, "mutant-bear-3")
    table.put(1, "raider-bruiser-1")
    table.play("attack a1", "target b")
    table.pass_all(1) if table.topic == "answer" else None

    assert choice(table, "normal") == "pass"


def test_the_plan_of_the_deck_is_kept() -> None:
    state = GAME.new(2, {"decks": ["fists", "fists"]})
    assert isinstance(state, TragicState)
    plan = set(state.players[0].plan)
    for _ in range(4):
        state.play(bot("normal").choose(state.view(state.seat)))

    for player in state.players:
        assert set(player.traits) | set(player.skills) == plan


@pytest.mark.parametrize("name", THINKERS)
def test_points_are_never_paid_by_hand(name: str) -> None:
    match = Match(
        GAME, [bot(name, 1), bot("random", 2)], {"decks": ["control"] * 2}, seed=numbered_seed(2)
    )
    while not match.over:
        move = None
        if match.state.seat == 0:
            move = bot(name, 3).choose(match.view(0))
        assert not isinstance(move, TragicMove) or move.kind != BY_HAND
        match.step()


def test_nobody_draws_the_last_cards_without_need() -> None:
    """TR-E2: with a small library a card that draws is left in the hand."""
    table = Table().hand(0, "research-1").lots(0).points(1, "S1")
    table.library(0, *["punch-1"] * 4).library(1, *["punch-1"] * 30)
    state = table.start().state

    assert str(bot("normal").choose(state.view(0))) == "end"


def test_time_to_think_instead_of_a_budget() -> None:
    state = Table().hand(0, "punch-1", "field-dressing-1").fill().start().state

    move = bots.make("hard", "tragic", 1, think=0.05).choose(state.view(0))

    assert state.refusal(move) is None
