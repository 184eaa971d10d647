"""The linked five: consequences of results, limits, tests of leaders, the end (WC-X6 to X10)."""

from __future__ import annotations

import pytest

from overseer.engine.state import NATURE, OVER
from overseer.text import LANGUAGES, translate
from overseer.wasteland.campaign.linked import (
    FARMS,
    FORT,
    JOURNALIST,
    LINKED,
    MINESWEEPERS,
    REINFORCEMENTS,
    Ends,
    side_limit,
    spoils,
)
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.muster import limit_of_side
from overseer.wasteland.campaign.results.hand_over import battle_options
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.campaign.results.samples import sample_results
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.campaign.state import CampaignState
from tests.wasteland.campaign.course import GAME, asked, muster

SIDES = ("attacker", "defender")
ATTACKER_MAJOR = ("attacker", True)
ATTACKER_MINOR = ("attacker", False)
DEFENDER_MAJOR = ("defender", True)
DEFENDER_MINOR = ("defender", False)
NOBODY = ("", False)


@pytest.mark.rule("WC-X6", "WC-X7")
@pytest.mark.parametrize(
    ("end", "wanted"),
    [
        (DEFENDER_MAJOR, {"food": [0, 1]}),
        (DEFENDER_MINOR, {"food": [0, 1]}),
        (ATTACKER_MAJOR, {}),
        (ATTACKER_MINOR, {"food": [1, 0]}),
        (NOBODY, {}),
    ],
)
def test_the_farms_feed_the_next_battle(end: tuple[str, bool], wanted: dict[str, object]) -> None:
    assert spoils(JOURNALIST, {FARMS: end}, SIDES) == wanted


@pytest.mark.rule("WC-X8", "WC-X9")
def test_the_journalist_and_the_minesweepers_help_their_side() -> None:
    for end in (DEFENDER_MAJOR, DEFENDER_MINOR):
        assert spoils(MINESWEEPERS, {JOURNALIST: end}, SIDES) == {"points": 1, "first": 1}
        assert spoils(REINFORCEMENTS, {MINESWEEPERS: end}, SIDES) == {"weapon": 1}
    for end in (ATTACKER_MAJOR, ATTACKER_MINOR):
        assert spoils(MINESWEEPERS, {JOURNALIST: end}, SIDES) == {"chooses": 0}
        assert spoils(REINFORCEMENTS, {MINESWEEPERS: end}, SIDES) == {"mine": 0}
    assert spoils(MINESWEEPERS, {JOURNALIST: NOBODY}, SIDES) == {}


@pytest.mark.rule("WC-X10", "WC-R9")
@pytest.mark.parametrize(
    ("so_far", "wanted"),
    [
        ({FARMS: DEFENDER_MAJOR}, {"food": [0, 3]}),
        ({FARMS: DEFENDER_MINOR}, {}),
        ({JOURNALIST: DEFENDER_MAJOR}, {"deploys_second": 1}),
        ({JOURNALIST: ATTACKER_MAJOR}, {"deploys_second": 0}),
        ({JOURNALIST: ATTACKER_MINOR}, {}),
        ({MINESWEEPERS: DEFENDER_MAJOR}, {"turrets": 2}),
        ({MINESWEEPERS: ATTACKER_MAJOR}, {"missiles": 2}),
        ({MINESWEEPERS: DEFENDER_MINOR}, {}),
        ({REINFORCEMENTS: ATTACKER_MAJOR}, {"chooses": 0, "deeper": True}),
        ({REINFORCEMENTS: ATTACKER_MINOR}, {"chooses": 0}),
        ({REINFORCEMENTS: DEFENDER_MAJOR}, {}),
    ],
)
def test_everything_before_counts_at_the_fort(so_far: Ends, wanted: dict[str, object]) -> None:
    assert spoils(FORT, so_far, SIDES) == wanted


@pytest.mark.rule("WC-X6", "WC-X8", "WC-X9", "WC-X10")
def test_the_limits() -> None:
    assert [side_limit(rule, "attacker", None, {}) for rule in LINKED] == [500, 500, 750, 750, 1000]
    assert side_limit(MINESWEEPERS, "attacker", False, {}) == 550
    assert side_limit(MINESWEEPERS, "attacker", True, {}) == 750
    assert side_limit(MINESWEEPERS, "defender", False, {}) == 750
    assert side_limit(REINFORCEMENTS, "defender", False, {}) == 550
    assert side_limit(REINFORCEMENTS, "attacker", False, {}) == 750
    fort = [
        ({FARMS: ATTACKER_MAJOR}, 950),
        ({FARMS: ATTACKER_MINOR}, 1000),
        ({REINFORCEMENTS: DEFENDER_MAJOR}, 1050),
        ({REINFORCEMENTS: DEFENDER_MINOR}, 1025),
        ({FARMS: ATTACKER_MAJOR, REINFORCEMENTS: DEFENDER_MINOR}, 975),
    ]
    for so_far, limit in fort:
        assert side_limit(FORT, "defender", None, so_far) == limit
        assert side_limit(FORT, "attacker", None, so_far) == 1000


def linked(seats: int, **options: object) -> CampaignState:
    state = GAME.new(seats, {"course": "linked", **options})
    assert isinstance(state, CampaignState)
    return state


def won_by(state: CampaignState, side: str, level: int) -> BattleResult:
    """An end of the battle that is prepared."""
    names = side_names(state.battle.scenario)
    for result in sample_results(state):
        if result.victor == names.index(side) and result.level == level:
            return result
    raise AssertionError(f"{state.battle.scenario} has no such end")


def to_the_battle(state: CampaignState) -> None:
    """Settle everything with the first answer, as far as the next result."""
    while asked(state)[1] != "result":
        if state.seat == NATURE:
            state.apply(state.chance(0))
        elif asked(state)[1] in ("quest", "force"):
            muster(state)
        else:
            state.play(state.moves()[0])


@pytest.mark.rule("WC-X10", "WC-X8", "WC-X9")
@pytest.mark.parametrize(("side", "level"), [(s, n) for s in SIDES for n in (1, 3)])
def test_the_whole_campaign_and_its_epilogue(side: str, level: int) -> None:
    state = linked(2)
    rules: list[str] = []
    while state.seat != OVER:
        to_the_battle(state)
        rules.append(state.battle.rule)
        options = battle_options(state)
        assert options["scenario"] == state.battle.scenario
        assert options["ai"] == "none"
        assert options["limits"] == [limit_of_side(state, n) for n in (0, 1)]
        state.play(result_move(won_by(state, side, level)))
        while state.seat not in (OVER,) and asked(state)[1] not in ("quest", "force", "trial"):
            if state.seat == NATURE:
                state.apply(state.chance(0))
            else:
                state.play(state.moves()[0])
    assert rules == list(LINKED)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (0 if side == "defender" else 1,)
    assert all(translate(lang, f"end-{outcome.how}") for lang in LANGUAGES)


@pytest.mark.rule("WC-X8")
def test_alone_against_the_ai() -> None:
    state = linked(1)
    to_the_battle(state)
    names = side_names(state.battle.scenario)
    assert battle_options(state)["ai"] == "attacker"
    assert battle_options(state)["enemy"] == "super-mutants"
    assert state.players[0].side == names.index("defender")
    attacking = linked(1, sides=["attacker"])
    to_the_battle(attacking)
    assert battle_options(attacking)["ai"] == "defender"
    assert battle_options(attacking)["enemy"] == "survivors"
