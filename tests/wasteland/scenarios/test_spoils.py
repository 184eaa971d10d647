"""What earlier battles of the linked five bring into later ones (WC-X6 to WC-X10)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE, BadOption
from overseer.wasteland.battle.battle import MAJOR
from overseer.wasteland.battle.model import MINE
from overseer.wasteland.battle.moves import parse
from overseer.wasteland.battle.topics import T_ROLL
from overseer.wasteland.battle.work import W_SETUP
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.shared.rules_spoils import POINTS
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage, set_up, start

ATTACKER, DEFENDER = 0, 1


def opened(scenario: str, **spoils: object) -> Opening:
    """A battle with these spoils whose markers lie."""
    opening = Opening(scenario, forces=[MUTANTS, FORCE], events=False, spoils=spoils)
    while opening.asked[1] == "put" and opening.state.work[-1].kind == W_SETUP:
        opening.play(str(opening.state.moves()[0]))
    return opening


def staged(scenario: str, **spoils: object) -> Stage:
    """A battle with these spoils after its set-up."""
    return Stage(scenario, forces=[MUTANTS, FORCE], events=False, spoils=spoils)


@pytest.mark.rule("WC-X6", "WC-X7")
def test_food_of_choice() -> None:
    opening = opened("journalist", food=[0, 1])
    while opening.asked[1] == "choose" and not opening.listed("give"):
        opening.play(opening.listed("target")[0])
    assert opening.asked == (DEFENDER, "choose")
    assert any("nuka-cola" in move for move in opening.listed("give"))
    settler = next(m for m in opening.state.models if m.unit.id == "settler")
    opening.play(f"give nuka-cola m{settler.number}")
    number = opening.state.cards.item_numbers["nuka-cola"]
    assert number in opening.state.groups[settler.group]
    assert opening.asked[1] == "place"


@pytest.mark.rule("WC-X8", "WC-X9")
def test_a_weapon_of_choice() -> None:
    opening = opened("reinforcements", weapon=DEFENDER)
    while not opening.listed("give"):
        opening.play(str(opening.state.moves()[0]))
    piper = next(m for m in opening.state.models if m.unit.id == "piper")
    opening.play(f"give laser-rifle m{piper.number}")
    assert opening.state.cards.weapon_numbers["laser-rifle"] in piper.weapons


@pytest.mark.rule("WC-X7", "WC-X8")
def test_three_models_keep_an_action_point() -> None:
    stage = staged("minesweepers", points=DEFENDER, first=DEFENDER)
    part = stage.part(1)
    bits = part.note(stage.state, POINTS)
    assert bin(bits).count("1") == 3
    assert stage.rules.first_side(stage.state) == DEFENDER
    stage.away()
    settler = stage.model("settler")
    stage.activate(settler)
    stage.play(f"help m{settler.number}")
    assert settler.points == 1
    assert stage.rule(f"help m{settler.number}") != ""
    assert stage.state.actions == 2  # it costs nothing
    brute = stage.model("brute")
    stage.activate(brute)
    assert not stage.listed("help")


@pytest.mark.rule("WC-X7", "WC-X8")
def test_an_engaged_model_takes_its_action_point() -> None:
    stage = staged("minesweepers", points=DEFENDER, first=DEFENDER)
    stage.away()
    settler, brute = stage.model("settler"), stage.model("brute")
    stage.put(brute, settler.x - settler.radius - brute.radius, settler.y)
    stage.activate(settler)
    assert stage.listed("help") == [f"help m{settler.number}"]
    stage.play(f"help m{settler.number}")
    assert settler.points == 1


@pytest.mark.rule("WC-X7", "WC-X8")
def test_who_plays_first_is_chosen() -> None:
    for answer, side in (("yes", ATTACKER), ("no", DEFENDER)):
        opening = opened("minesweepers", chooses=ATTACKER)
        assert opening.asked == (ATTACKER, "choose")
        opening.play(answer)
        assert opening.state.rules.first_side(opening.state) == side


@pytest.mark.rule("WC-X7", "WC-X10")
def test_who_deploys_second() -> None:
    for side in (ATTACKER, DEFENDER):
        opening = opened("hold-the-fort", deploys_second=side)
        while opening.asked[1] != "place":
            opening.play("pass")
        assert opening.asked[0] == 1 - side


@pytest.mark.rule("WC-X8", "WC-X10")
def test_turrets_of_the_fort() -> None:
    opening = opened("hold-the-fort", turrets=2)
    opening.play("pass")  # no walls
    assert opening.asked == (DEFENDER, "put")
    assert opening.rule("put k0 457,60") == ""
    assert opening.rule("put k0 457,160") == "WC-F3"
    assert opening.rule("put k7 457,60") != ""
    opening.play("put k0 457,60", "put k1 557,60")
    turrets = [m.unit.id for m in opening.state.on_table(DEFENDER)]
    assert turrets == ["machine-gun-turret", "laser-turret"]


@pytest.mark.rule("WC-X8", "WC-X9")
def test_a_mine_is_buried_outside_the_defenders_zone() -> None:
    opening = opened("reinforcements", mine=ATTACKER)
    opening.play("choose 2", "choose 0")
    assert opening.asked == (ATTACKER, "put")
    assert opening.rule("put k0 457,60") == "WC-F3"
    assert opening.rule("put k0 457,457") == ""
    assert opening.rule("put k99 457,457") != ""
    opening.play("put k0 457,457")
    mine = opening.state.markers[-1]
    assert (mine.kind, mine.side, mine.live) == (MINE, ATTACKER, 0)


@pytest.mark.rule("WC-X8", "WC-X10")
def test_missiles_before_the_first_round() -> None:
    spoils = {"missiles": 2}
    state = start("hold-the-fort", forces=[MUTANTS, FORCE], events=False, spoils=spoils)
    set_up(state)
    while state.seat == NATURE:
        state.apply(state.chance(0))
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.name, state.round) == (ATTACKER, "choose", 0)
    targets = [str(move) for move in state.moves()]
    assert len(targets) == len(state.on_table(DEFENDER))
    target = state.on_table(DEFENDER)[0]
    state.play(parse(f"target m{target.number}", state.cards))
    assert state.topic == T_ROLL
    assert state.work[-1].value == 5  # skill 5
    state.ears = []
    state.play(parse("roll ! K:d1 Y:r1", state.cards))  # a direct hit
    told = [event.name for event in state.ears]
    assert "wasteland-exploded" in told


@pytest.mark.rule("WC-X9", "WC-X10")
def test_one_colour_deeper() -> None:
    for deeper, rule in ((False, "WC-F3"), (True, "")):
        opening = opened("hold-the-fort", deeper=deeper)
        while opening.asked != (ATTACKER, "place"):
            opening.play(str(opening.state.moves()[-1]))
        name = opening.listed("place")[0].split()[1]
        assert opening.rule(f"place {name} 457,640") == rule


@pytest.mark.rule("WC-X6")
@pytest.mark.parametrize(
    "spoils",
    [
        {"gold": 1},
        {"food": 3},
        {"food": [1, -1]},
        {"turrets": 99},
        {"missiles": True},
        {"deeper": 1},
        {"first": 2},
        {"mine": "attacker"},
        [],
    ],
)
def test_spoils_that_cannot_be(spoils: object) -> None:
    with pytest.raises(BadOption) as caught:
        Wasteland().new(2, {"scenario": "hold-the-fort", "ai": "none", "spoils": spoils})
    assert caught.value.refusal.rule == "WC-X6"


def test_levels_are_what_the_table_counts() -> None:
    stage = staged("hold-the-fort")
    for machine in stage.markers("purifier") + stage.markers("generator"):
        machine.out = True
    stage.settle()
    assert stage.state.level == MAJOR
