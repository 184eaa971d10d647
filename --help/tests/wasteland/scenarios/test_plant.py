"""The plant: data, a virus, and mutants who understand (WC-X1)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.engine.refusal import BadOption
from overseer.wasteland.battle.model import BLANK_MARKER, DIGIT, INVESTIGATION, Marker, Model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_USE
from overseer.wasteland.battle.topics import T_ROLL
from overseer.wasteland.battle.values import kind_against
from overseer.wasteland.words import PHYSICAL, RADIATION
from tests.wasteland.scenarios.rivals import CROSS, SHOUT, carry_on, rivals
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage, set_up, start

BROTHERS = """name = "brothers"

[[unit]]
unit = "knight"
count = 2
weapons = ["laser-rifle"]

[[unit]]
unit = "field-scribe"
leader = "veteran"
weapons = ["laser-pistol"]
"""


def computers(stage: Stage) -> list[Marker]:
    """All six are known to everybody: the hub and five more, then two blanks out of the way."""
    found = [m for m in stage.state.markers if m.kind == INVESTIGATION]
    for n, marker in enumerate(found):
        marker.x, marker.y = 150 + 100 * n, 457
        marker.content = DIGIT + n + 1 if n < 6 else BLANK_MARKER
        marker.open = True
        marker.out = n >= 6
    stage.state.stocks = ((), stage.state.stocks[1])
    return found[:6]


def copying(stage: Stage, model: Model, marker: Marker, white: int = SHOUT) -> Stage:
    """A model tries its luck at a computer."""
    stage.put(model, marker.x, marker.y - 26)
    model.locked = ()
    stage.activate(model).play(f"try k{marker.number} computers")
    carry_on(stage, white)
    return stage


@pytest.mark.rule("WC-X1")
def test_the_set_up() -> None:
    opening = Opening("plant", forces=[FORCE, MUTANTS])
    hub = opening.state.markers[0]
    assert (hub.x, hub.y, hub.content, hub.open) == (457, 457, DIGIT + 1, True)
    for n in range(7):
        assert opening.asked == (n % 2, "put")  # Blue first
        assert opening.rule(f"put k{n + 1} 457,100") == "WC-F3"
        assert opening.rule(f"put k{n + 1} 500,500") == "WC-F4"
        opening.play(opening.listed("put")[0])
    state = set_up(start("plant", forces=[FORCE, MUTANTS]))
    stocks = state.stocks
    assert sum(n for _, n in stocks[0]) == 7
    assert dict(stocks[1])[BLANK_MARKER] == 2
    assert sum(n for _, n in stocks[1]) == 8


@pytest.mark.rule("WC-X1", "WC-R5")
def test_super_mutants_are_never_blue() -> None:
    with pytest.raises(BadOption) as caught:
        start("plant", forces=[MUTANTS, FORCE])
    assert caught.value.refusal.rule == "WC-X1"
    for number in range(3):
        state = set_up(start("plant", 1, ai="both"), number)
        leaders = [m for m in state.models if m.side == 0]
        assert "super-mutant" not in {m.unit.id for m in leaders}


@pytest.mark.rule("WC-X1")
def test_four_sets_win() -> None:
    stage = rivals("plant", FORCE, BROTHERS)
    settler = stage.models("settler")[0]
    found = computers(stage)
    copying(stage, settler, found[0], CROSS)
    assert stage.told("data-set") == []
    for n in range(4):
        assert stage.state.how == ""
        copying(stage, settler, found[n])
        assert stage.told("data-set")[-1]["total"] == n + 1
    assert (stage.state.how, stage.won()) == ("plant-copied", 0)
    assert stage.rules.rewards(stage.state) == (200, 120)


@pytest.mark.rule("WC-X1")
def test_one_set_per_computer_and_only_for_blue() -> None:
    stage = rivals("plant")
    settler, brute = stage.models("settler")[0], stage.model("brute")
    found = computers(stage)
    copying(stage, settler, found[1])
    stage.activate(settler)
    assert stage.rule(f"try k{found[1].number} computers") == "WC-F9"
    found[2].open = False
    stage.put(settler, found[2].x, found[2].y - 26)
    assert stage.rule(f"try k{found[2].number} computers") == "WB-I1"
    stage.put(brute, found[3].x, found[3].y - 40)
    stage.activate(brute)
    assert stage.rule(f"try k{found[3].number} computers") != ""


def infected() -> tuple[Stage, list[Marker]]:
    """A scribe of Red has uploaded the virus."""
    stage = rivals("plant", FORCE, BROTHERS)
    found = computers(stage)
    found[5].open = False
    return copying(stage, stage.model("field-scribe"), found[0]), found


@pytest.mark.rule("WC-X1")
def test_the_virus_turns_everything_up_and_hinders_blue() -> None:
    before = rivals("plant", FORCE, BROTHERS)
    settler = before.models("settler")[0]
    copying(before, settler, computers(before)[1])
    plain = [event["value"] for event in before.told("tried")]
    stage, found = infected()
    assert stage.told("virus")
    assert found[5].open
    settler = stage.models("settler")[0]
    copying(stage, settler, found[1])
    assert stage.told("tried")[-1]["value"] == int(plain[0]) - 4
    scribe = stage.model("field-scribe")
    stage.put(scribe, found[0].x, found[0].y - 26)
    stage.activate(scribe)
    assert stage.rule(f"try k{found[0].number} computers") == "WC-F9"  # once


@pytest.mark.rule("WC-X1")
def test_the_virus_comes_after_data_too() -> None:
    stage = rivals("plant", FORCE, BROTHERS)
    found = computers(stage)
    settler = stage.models("settler")[0]
    copying(stage, settler, found[1])
    stage.put(settler, 40, 60)
    copying(stage, stage.model("field-scribe"), found[0])
    copying(stage, settler, found[2])
    values = [int(event["value"]) for event in stage.told("tried")]
    assert values[2] == values[0] - 4
    assert stage.told("data-set")[-1]["total"] == 2


@pytest.mark.rule("WC-X1")
def test_a_slave_of_the_mutants_explains_nothing_to_them() -> None:
    stage = rivals("plant")
    state = stage.state
    settler, found = stage.models("settler")[0], computers(stage)
    slave = stage.model("brute")
    slave.unit = state.cards.unit("enslaved-tech")  # human, of their force, Intelligence 8
    stage.put(slave, found[1].x, 340)
    stage.put(settler, found[1].x, found[1].y - 26)
    stage.activate(settler).play(f"try k{found[1].number} computers")
    state.apply(state.chance(CROSS))
    assert not (state.seat == NATURE and state.topic == T_ROLL)
    assert not stage.told("understood")


@pytest.mark.rule("WC-X1")
@pytest.mark.parametrize("watchers", [0, 1, 2, 3])
def test_mutants_who_watch_may_understand(watchers: int) -> None:
    stage = rivals("plant")
    state = stage.state
    settler = stage.models("settler")[0]
    found = computers(stage)
    mutants = [*stage.models("super-mutant"), stage.model("brute")]
    stage.put(stage.model("mutant-hound"), found[1].x, 560)  # a hound understands nothing
    for n, mutant in enumerate(mutants[:watchers]):
        stage.put(mutant, found[1].x - 80 + 80 * n, 340)
    stage.put(settler, found[1].x, found[1].y - 26)
    stage.activate(settler).play(f"try k{found[1].number} computers")
    state.apply(state.chance(CROSS))
    asked = False
    while state.seat == NATURE and state.topic == T_ROLL:
        asked = True
        assert state.spread == (240 if watchers == 3 else 20)  # one green die with three
        state.ears = stage.events
        state.apply(state.chance(SHOUT))
    assert asked == (watchers > 0)
    assert bool(stage.told("understood")) == asked
    bodies = [m for m in state.models if m.unit.id == "computer"]
    assert len(bodies) == (6 if asked else 0)


def smashers() -> tuple[Stage, list[Model]]:
    """The mutants have understood; all six computers are targets."""
    stage = rivals("plant")
    settler, mutant = stage.models("settler")[0], stage.models("super-mutant")[0]
    found = computers(stage)
    stage.put(mutant, found[1].x, 340)
    copying(stage, settler, found[1])
    stage.put(settler, 40, 60)
    return stage, [m for m in stage.state.models if m.unit.id == "computer"]


@pytest.mark.rule("WC-X1", "WC-R5", "WB-I5")
def test_broken_computers_put_four_sets_out_of_reach() -> None:
    stage, bodies = smashers()
    brute = stage.model("brute")
    body = bodies[-1]
    assert (body.health, body.unit.ratings) == (4, (2, 1, 0))
    stage.put(brute, body.x, body.y + body.radius + brute.radius + 1)
    stage.activate(brute)
    assert stage.rule(f"fight m{body.number} sledgehammer") == ""
    marker = next(m for m in stage.state.markers if m.card == body.number)
    stage.remove(body)
    assert marker.out
    read = [b for b in bodies if stage.state.markers[1].card == b.number]
    stage.remove(*read)  # its set is copied already
    assert stage.settle() == ""
    others = [b for b in bodies if b is not body and b not in read]
    stage.remove(others[0])
    assert stage.settle() == ""
    stage.remove(others[1])
    assert (stage.settle(), stage.won()) == ("plant-out-of-reach", 1)


@pytest.mark.rule("WC-X1")
def test_a_side_without_models_loses() -> None:
    stage, _ = smashers()
    stage.remove(*[m for m in stage.side(0) if m.unit.id != "computer"])
    assert (stage.settle(), stage.won()) == ("plant-blue-gone", 1)
    other = rivals("plant")
    other.remove(*other.side(1))
    assert (other.settle(), other.won()) == ("plant-red-gone", 0)


@pytest.mark.rule("WC-X1")
def test_the_storm_wipes_everything() -> None:
    stage = rivals("plant")
    assert (stage.time_is_up(), stage.won()) == ("plant-storm", 1)


@pytest.mark.rule("WC-X1")
def test_radiation_hurts_the_immune_like_a_blow() -> None:
    stage = rivals("plant")
    state = stage.state
    assert kind_against(state, stage.model("super-mutant"), RADIATION) == PHYSICAL
    assert kind_against(state, stage.models("settler")[0], RADIATION) == RADIATION
    other = rivals("skirmish")
    assert kind_against(other.state, other.model("super-mutant"), RADIATION) == RADIATION


@pytest.mark.rule("WC-X1", "WC-A3")
def test_what_the_ai_is_after() -> None:
    stage, bodies = smashers()
    mutants = stage.models("super-mutant")
    mutants[0].token, mutants[1].token = 1, 2
    assert stage.aim(stage.models("settler")[0]).kind == AIM_USE
    hunter, smasher = stage.aim(mutants[0]), stage.aim(mutants[1])
    assert hunter.kind == smasher.kind == AIM_DEFEAT
    assert smasher.models[0] in [body.number for body in bodies]
    assert not set(hunter.models) & {body.number for body in bodies}
    brothers = rivals("plant", FORCE, BROTHERS)
    assert brothers.aim(brothers.model("field-scribe")).kind in (AIM_USE, AIM_DEFEAT)
    users = [m for m in brothers.side(1) if brothers.aim(m).kind == AIM_USE]
    assert len(users) == 1
