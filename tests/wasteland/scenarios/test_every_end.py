"""Every way to end the ten scenarios, each reached by a battle that is played (WC-X11 to WC-X20).

The battles begin with the first decision of the set-up and know legal moves only; the dice are
loaded so that they go where they shall. The one end that needs a fall of two leaders at once
starts from a position.
"""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.model import INVESTIGATION, SEARCHABLE
from overseer.wasteland.battle.moves import PLACE, BattleMove, place
from overseer.wasteland.battle.things.markers import lies_there
from overseer.wasteland.battle.topics import T_ARMOUR, T_PLACE
from overseer.wasteland.scenarios.journal.rules import CHEST, JOURNAL
from overseer.wasteland.scenarios.objects import carrier_of, keys_of, with_word
from overseer.wasteland.scenarios.scenario import WHEN_ROUNDS, EndData
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE
from tests.wasteland.scenarios.fate import AIM, ATTACK, FIRST, Play, going_to, idle, marching
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Stage

RULES = tuple(f"WC-X{number}" for number in range(11, 21))
TEN = [id for id in STANDARD if standard_scenario(id).rule in RULES]
TRIES = 10  # seeds that a battle gets

BAND = {"forces": [FORCE]}
MOB = {"forces": [MUTANTS]}
BANDS = {"forces": [FORCE, MUTANTS]}
SMALL = {"limit": 500}
PACK = """name = "pack"

[[unit]]
unit = "mutant-hound"

[[unit]]
unit = "brute"
leader = "brawler"
weapons = ["sledgehammer"]
"""


def until_hurt(state: WastelandState) -> tuple[int, ...]:
    """The wasteland has luck until the brahmin has five health left."""
    left = [model.left for model in state.models if model.unit.id == "brahmin"]
    return (1,) if left and left[0] > 5 else ()


def traps(state: WastelandState) -> list[tuple[int, int]]:
    """Traps near the dog; each hunter goes for another one as long as they last."""
    found = [(trap.x, trap.y) for trap in with_word(state, "trap")]
    if state.round == 0:
        return [(457, 457)]
    hunters = [model.number for model in state.on_table(1)]
    return [found[hunters.index(state.active) % len(found)]] if state.active in hunters else []


def journal(state: WastelandState) -> list[tuple[int, int]]:
    """Everything near the own edge; then a key, the chest, and off with the journal."""
    if state.active == NONE:
        return [(457, 0)]
    seeker = state.models[state.active]
    if carrier_of(state, JOURNAL) == seeker.number:
        return [(seeker.x, 0)]
    chests = [m for m in state.markers if m.kind == INVESTIGATION and m.content == CHEST]
    keys = [m for m in state.markers if m.kind == SEARCHABLE and lies_there(state, m.number)]
    return [(m.x, m.y) for m in (chests if keys_of(state, seeker) else keys)]


def as_far_as_each_other(state: WastelandState, rng: Random) -> BattleMove:
    """Both leaders wait level with the cave, their bases equally far from it."""
    for move in state.moves() if state.topic == T_PLACE else []:
        assert isinstance(move, BattleMove)
        model = state.models[move.a]
        if model.leader is not None:
            far = 370 + model.radius
            x = 457 + far if move.x > 457 else 457 - far
            return place(PLACE, model.number, x, 863)
    return idle(state, rng)


PLAYS = {
    "ambush-cleared": Play("ambush", lucky=(0,), options=SMALL),
    "ambush-wiped-out": Play("ambush", lucky=(1,), options=SMALL),
    "ambush-time": Play("ambush", "wasteland", options=BAND),
    "helmet-carried-off": Play("helmet", "wasteland", (1,), AIM, options=BAND),
    "helmet-cleared": Play("helmet", lucky=(0,), die=ATTACK, options=SMALL),
    "helmet-no-hands": Play("helmet", "players", (0,), ATTACK, options={"forces": [PACK]}),
    "helmet-time": Play("helmet", "none", options=BANDS),
    "head-leader-removed": Play("head", lucky=(1,), options=SMALL),
    "head-cleared": Play("head", lucky=(0,), options=SMALL),
    "head-time": Play("head", "wasteland", options=BAND),
    "loot-players-alone": Play("loot", lucky=(0,), die=ATTACK, options=SMALL),
    "loot-wasteland-alone": Play("loot", lucky=(1,), die=ATTACK, options=SMALL),
    "loot-players-richer": Play("loot", "players", (0,), AIM, finds=FIRST, options=MOB),
    "loot-wasteland-richer": Play("loot", "wasteland", (1,), AIM, finds=FIRST, options=BAND),
    "loot-equal": Play("loot", "none", options=BANDS),
    "escort-killed": Play("escort", lucky=(1,), options=SMALL),
    "escort-safe": Play("escort", "none", choice=marching, options=BANDS),
    "escort-safe-hurt": Play("escort", "wasteland", until_hurt, choice=marching, options=BAND),
    "escort-alive": Play("escort", "none", options=BANDS),
    "escort-alive-hurt": Play("escort", "wasteland", until_hurt, options=BAND),
    "beginnings-traps-emptied": Play("beginnings", "none", (1,), choice=going_to(1, traps)),
    "beginnings-survivors-gone": Play("beginnings", lucky=(1,), die=ATTACK),
    "beginnings-freed": Play("beginnings", lucky=(0,)),
    "beginnings-draw": Play("beginnings", "none"),
    "fort-davis-mutants-gone": Play("fort-davis", lucky=(0,), die=ATTACK),
    "fort-davis-survivors-gone": Play("fort-davis", lucky=(1,), die=ATTACK),
    "fort-davis-survivors-more": Play("fort-davis", "survivors", (0,), AIM),
    "fort-davis-mutants-more": Play("fort-davis", "mutants", (1,), AIM),
    "fort-davis-equal": Play("fort-davis", "none"),
    "water-plant-water": Play("water-plant", "survivors", (0,), AIM),
    "water-plant-captured": Play("water-plant", lucky=(1,)),
    "water-plant-survivors-gone": Play("water-plant", lucky=(1,), die=ATTACK),
    "water-plant-mutants-gone": Play("water-plant", lucky=(0,), die=ATTACK),
    "water-plant-dry": Play("water-plant", "none"),
    "journal-journal-out": Play("journal", "none", choice=going_to(0, journal), finds=FIRST),
    "journal-survivors-gone": Play("journal", lucky=(1,), die=ATTACK),
    "journal-mutants-gone": Play("journal", lucky=(0,), die=ATTACK),
    "journal-time": Play("journal", "none"),
    "storm-brute-down": Play("storm", lucky=(0,)),
    "storm-survivor-down": Play("storm", lucky=(1,)),
    "storm-survivors-nearer": Play("storm", "survivors", die=AIM),
    "storm-mutants-nearer": Play("storm", "mutants", die=AIM),
    "storm-truce": Play("storm", "none", choice=as_far_as_each_other),
}
BY_POSITION = {"storm-both-down"}


def ends_of(scenario: str) -> dict[str, EndData]:
    """The ends that the data of a scenario name."""
    return {f"{scenario}-{end.how}": end for end in standard_scenario(scenario).ends}


@pytest.mark.rule("WC-F5")
def test_every_end_of_the_data_has_its_battle() -> None:
    assert len(TEN) == len(RULES)
    named = {how for id in TEN for how in ends_of(id)}
    assert set(PLAYS) | BY_POSITION == named


@pytest.mark.rule("WC-F5", *RULES)
@pytest.mark.parametrize("how", PLAYS)
def test_a_battle_ends_so(how: str) -> None:
    play = PLAYS[how]
    for seed in range(TRIES):
        state = play.played(seed)
        if state.how == how:
            break
    end = ends_of(play.scenario)[how]
    assert state.how == how
    assert state.victor == end.winner
    assert state.outcome is not None
    assert state.outcome.how == f"wasteland-{how}"
    assert state.round == state.rules.rounds or not (end.timed or end.when == WHEN_ROUNDS)


@pytest.mark.rule("WC-F5", "WC-X20")
def test_one_grenade_for_both_leaders() -> None:
    stage = Stage("storm")
    stage.away()
    state, thrower = stage.state, stage.model("super-mutant")
    chiefs = stage.model("sole-survivor"), stage.model("brute")
    stage.put(thrower, 300, 457)
    for chief, x in zip(chiefs, (400, 440), strict=True):
        stage.put(chief, x, 457)
        chief.wounds = chief.health - 1
        chief.luck = 0
    stage.activate(thrower)
    assert state.how == ""
    stage.play(f"throw frag-grenade m{chiefs[0].number}")
    while state.seat == NATURE:
        state.apply(state.chance(state.spread - 1 if state.topic == T_ARMOUR else 0))
    assert state.how == "storm-both-down"
    assert state.victor == NONE


@pytest.mark.rule("WC-F5", *RULES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", TEN)
def test_it_always_ends(id: str, seed: int) -> None:
    forces = (FORCE, MUTANTS, PACK)
    state = Play(id, lucky=None, options={"enemy": forces[seed]}).played(seed)
    assert state.seat == OVER
    assert state.how in ends_of(id)
