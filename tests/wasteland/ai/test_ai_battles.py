"""The AI against itself: it never gets stuck, and everything it says can be said."""

from __future__ import annotations

import random

import pytest

from overseer.engine import OVER, Event
from overseer.text import LANGUAGES, translate
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.deciding import reason
from overseer.wasteland.battle.model import SEARCH_MARKER, SEARCHABLE, Model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.battle.topics import FIRST_CHOICE
from overseer.wasteland.battle.work import W_ROUND
from overseer.wasteland.words import PRIORITIES
from tests.wasteland.table import OpenRules, Table, box
from tools.ai_battles import Count, battle

PIECES = (
    box(300, 300, 100, 60, "wall", "sight", number=0, tall=100),
    box(500, 450, 120, 40, "cover", number=1),
    box(420, 600, 150, 100, "difficult", "cover", number=2),
    box(600, 200, 40, 160, "wall", "sight", number=3),
)


class EverySort(OpenRules):
    """Every model has another aim."""

    def aim(self, battle: Battle, model: Model) -> Aim:
        foes = tuple([m.number for m in battle.enemies_of(model)])
        friends = tuple([m.number for m in battle.friends_of(model)])
        sorts = (
            Aim(AIM_USE, markers=(0,)),
            Aim(AIM_DEFEAT, models=foes[:1]),
            Aim(AIM_PROTECT, models=friends[:1]),
            Aim(AIM_GO, point=(450, 450)),
            Aim(AIM_NONE),
            Aim(AIM_PROTECT, markers=(0,)),
        )
        return sorts[model.number % len(sorts)]


def battle_of(seed: int, wordless: bool = False) -> Table:
    """Eight models of two AI sides, played to the end of round 6 with dice from a seed."""
    table = Table(PIECES, EverySort(), ai=3)
    table.model("super-mutant", 0, 100, 100, "board", "bolt-action-pipe-rifle")
    table.model("suicider", 0, 300, 100)
    table.model("brute", 0, 500, 100, "sledgehammer", leader="brawler")
    table.model("mutant-hound", 0, 700, 100)
    table.model("sole-survivor", 1, 200, 700, "hunting-rifle", "frag-grenade", heroic=True)
    table.model("dogmeat", 1, 300, 700)
    table.model("paladin", 1, 600, 700, "machete", "gatling-laser", "t-60-power-armour")
    table.model("field-scribe", 1, 700, 700, "laser-pistol")
    table.marker(SEARCHABLE, 450, 420)
    state = table.state
    state.stocks = ((), ((SEARCH_MARKER, 3),))
    state.round = 0
    state.work.clear()
    state.push(W_ROUND)
    state.ears, state.wordless = table.events, wordless
    state.go_on()
    dice = random.Random(seed)
    while state.seat != OVER:
        if state.topic >= FIRST_CHOICE:
            assert state.thought is None
            for move in state.think().moves:
                assert reason(state, move) == 0
        state.play(state.chance(dice.randrange(state.spread)))
        assert state.decisions < 3000
    return table


@pytest.mark.rule("WC-A21")
@pytest.mark.parametrize("seed", range(6))
def test_a_battle_of_the_ai_against_itself_ends_and_every_step_can_be_told(seed: int) -> None:
    table = battle_of(seed)
    assert table.state.round == 6
    told = [event for event in table.events if event.name.startswith("wasteland-ai-")]
    assert len(told) > 40
    for event in told:
        assert sayable(event)


def sayable(event: Event) -> bool:
    """Whether an event can be said in every language, each saying something of its own."""
    said = {translate(lang, f"event-{event.name}", **event.args) for lang in LANGUAGES}
    return len(said) == len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_priority_has_its_sentence(lang: str) -> None:
    said = {
        translate(lang, f"event-wasteland-ai-target-{word}", model="A", target="B")
        for word in PRIORITIES
    }
    assert len(said) == len(PRIORITIES)


def test_the_same_dice_tell_the_same_battle() -> None:
    first = [(event.name, event.args) for event in battle_of(3).events]
    again = [(event.name, event.args) for event in battle_of(3).events]
    assert first == again


@pytest.mark.rule("WC-A21", "WC-A12")
@pytest.mark.parametrize(
    ("id", "seed"), [("skirmish", 20), ("minesweepers", 133), ("head", 75), ("helmet", 158)]
)
def test_no_action_is_lost_and_nobody_creeps(id: str, seed: int) -> None:
    """A short form of `python -m tools.ai_battles`, which plays 250 battles."""
    count = Count()
    battle(id, seed, count)
    assert count.moves > 20
    assert (count.lost, count.creeping) == (0, 0)
