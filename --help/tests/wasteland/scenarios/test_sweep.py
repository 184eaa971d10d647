"""The show: prizes, banks and the gong (WC-X4)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.battle import MAJOR
from overseer.wasteland.battle.model import DIGIT, INVESTIGATION, ITEM_MARKER, SEARCHABLE, Marker
from overseer.wasteland.battle.rules import AIM_GO, AIM_USE
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.scenarios.notes import EDGE, FIRST
from overseer.wasteland.words import NONE
from tests.wasteland.scenarios.rivals import carry_on, rivals
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage


def big(stage: Stage, n: int, x: int, y: int) -> Marker:
    """A big prize that everybody knows."""
    found = [m for m in stage.state.markers if m.kind == INVESTIGATION]
    marker = found[n]
    marker.content, marker.open = DIGIT + n, True
    marker.x, marker.y = x, y
    return marker


def small(stage: Stage, n: int, x: int, y: int) -> Marker:
    """A searchable marker with an item under it, known to everybody."""
    marker = [m for m in stage.state.markers if m.kind == SEARCHABLE][n]
    marker.content, marker.open = ITEM_MARKER, True
    marker.x, marker.y = x, y
    return marker


@pytest.mark.rule("WC-X4")
def test_the_set_up() -> None:
    opening = Opening("sweep", forces=[FORCE, MUTANTS])
    state = opening.state
    assert state.notes[FIRST] == 0  # three against four
    assert [(m.x, m.y) for m in state.markers] == [(12, 457), (902, 457)]
    for n in range(26):
        assert opening.asked == (n % 2, "put")
        if n < 8 or 16 <= n < 22:  # the centre band
            assert opening.rule(f"put k{n + 2} 457,200") == "WC-F3"
        else:
            assert opening.rule(f"put k{n + 2} 457,457") == "WC-F3"
            assert opening.rule(f"put k{n + 2} 100,200") == "WC-F3"  # too near to an edge
        opening.play(opening.listed("put")[0])
    assert [m.kind for m in state.markers].count(INVESTIGATION) == 16
    assert [m.kind for m in state.markers].count(SEARCHABLE) == 10
    assert (sum(n for _, n in state.stocks[0]), sum(n for _, n in state.stocks[1])) == (16, 18)
    assert state.spare == 8
    seat, topic = opening.asked
    assert topic == "choose"
    opening.play("choose 1")
    assert state.notes[EDGE + seat] == 1
    assert state.notes[EDGE + 1 - seat] == 0
    assert opening.asked[1] == "place"
    assert state.rules.first_side(state) == 0


@pytest.mark.rule("WC-X4")
def test_a_big_prize_is_heavy() -> None:
    stage = rivals("sweep")
    state = stage.state
    settler = stage.put(stage.models("settler")[0], 457, 430)
    enemy = stage.put(stage.model("brute"), 570, 430)
    first, second = big(stage, 1, 457, 457), big(stage, 2, 440, 410)
    before = move_colour(state, settler, False, False, False)
    stage.activate(settler).play(f"interact k{first.number}")
    carry_on(stage)
    assert state.actions == 1
    assert settler.carrying == (first.number,)
    assert move_colour(state, settler, False, False, False) == before - 1
    assert stage.rule(f"charge m{enemy.number} 520,430") == "WC-F9"
    assert stage.rule(f"interact k{second.number}") == "WC-F9"
    assert stage.aim(settler).kind == AIM_GO
    stage.remove(settler)
    assert first.carrier == NONE
    assert (first.x, first.y) == (settler.x, settler.y)


@pytest.mark.rule("WC-X4")
def test_dogs_and_the_ignorant_take_nothing() -> None:
    stage = rivals("sweep")
    hound = stage.put(stage.model("mutant-hound"), 457, 420)
    marker = big(stage, 1, 457, 457)
    hound.y = 457 - hound.radius - 12
    stage.activate(hound)
    assert stage.rule(f"interact k{marker.number}") == "WB-I3"
    settler = stage.put(stage.models("settler")[0], 457, 485)
    marker.open = False
    stage.activate(settler)
    assert stage.rule(f"interact k{marker.number}") == "WB-I1"


@pytest.mark.rule("WC-X4", "WC-F9")
def test_what_is_found_is_a_prize_and_two_are_enough() -> None:
    stage = rivals("sweep")
    state = stage.state
    settler = stage.put(stage.models("settler")[0], 457, 430)
    deck = state.deck
    found = [small(stage, n, x, y) for n, (x, y) in enumerate([(457, 457), (430, 430), (484, 430)])]
    for marker in found:
        stage.activate(settler).play(f"try k{marker.number} search")
        carry_on(stage)
    assert state.deck == deck
    assert settler.found == ()
    assert settler.carrying == (found[0].number, found[1].number)
    assert not found[2].out  # it lies there
    piper = stage.put(stage.model("piper"), 512, 430)
    stage.activate(piper).play(f"interact k{found[2].number}")
    carry_on(stage)
    assert state.actions == 2  # for nothing
    assert piper.carrying == (found[2].number,)


@pytest.mark.rule("WC-X4")
def test_touching_a_bank_banks_and_two_hundred_win() -> None:
    stage = rivals("sweep")
    state = stage.state
    settler = stage.models("settler")[0]
    for n, total in ((1, 60), (2, 110), (3, 150), (4, 180)):
        marker = big(stage, n, 300, 457)
        stage.put(settler, 300, 430)
        stage.activate(settler).play(f"interact k{marker.number}")
        carry_on(stage)
        stage.put(settler, 88, 457)
        stage.play("move 40,457")
        carry_on(stage)
        assert stage.told("prize-banked")[-1]["total"] == total
        assert settler.carrying == ()
    assert state.how == ""
    for n in range(2):
        marker = small(stage, n, 50, 490)
        stage.put(settler, 38, 465)
        stage.activate(settler).play(f"try k{marker.number} search")
        carry_on(stage)
    assert (state.how, stage.won(), state.level) == ("sweep-blue-banked", 0, MAJOR)
    red = rivals("sweep")
    red.state.notes[red.part().at + 1] = 200
    assert (red.settle(), red.won()) == ("sweep-red-banked", 1)


@pytest.mark.rule("WC-X4")
def test_the_gong_counts_what_is_banked_and_carried() -> None:
    stage = rivals("sweep")
    at = stage.part().at
    stage.state.notes[at] = 45
    brute = stage.put(stage.model("brute"), 457, 400)
    marker = big(stage, 1, 457, 400 + brute.radius + 12)
    stage.activate(brute).play(f"interact k{marker.number}")
    carry_on(stage)
    assert (stage.time_is_up(), stage.won()) == ("sweep-red-richer", 1)
    assert stage.state.level == MAJOR


@pytest.mark.rule("WC-X4")
def test_the_gong_needs_no_models() -> None:
    stage = rivals("sweep")
    stage.state.notes[stage.part().at] = 15
    stage.remove(*stage.side(0))
    assert stage.settle() == ""
    assert (stage.time_is_up(), stage.won()) == ("sweep-blue-richer", 0)


@pytest.mark.rule("WC-X4")
def test_a_tie_is_a_draw() -> None:
    stage = rivals("sweep")
    assert stage.time_is_up() == "sweep-tie"
    assert stage.won() == NONE
    assert stage.rules.rewards(stage.state) == (160, 160)


@pytest.mark.rule("WC-X4", "WC-A3")
def test_the_ai_takes_big_prizes_first() -> None:
    stage = rivals("sweep")
    settler = stage.models("settler")[0]
    assert len(stage.aim(settler).markers) > 1
    marker = big(stage, 1, 457, 457)
    aim = stage.aim(settler)
    assert (aim.kind, aim.markers) == (AIM_USE, (marker.number,))
