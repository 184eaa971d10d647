"""WC-X5: how the bots find the armour, put it on and walk out with it."""

from __future__ import annotations

import pytest

from overseer.bots.wasteland.activation import Activation
from overseer.bots.wasteland.answers import judge_turn
from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.orders import Orders
from overseer.bots.wasteland.schemes import scheme
from overseer.bots.wasteland.suit import errand, judge_hiding
from overseer.bots.wasteland.weights import patient
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import ACTIVATE, ORDER, BattleMove, at_model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_USE
from overseer.wasteland.state import WastelandState
from tests.wasteland.scenarios.rivals import rivals
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage
from tests.wasteland.scenarios.test_suit import armour, dressed


def found(stage: Stage) -> Marker:
    """The armour, known to the attackers, far from everybody but in nobody's way."""
    marker = armour(stage)
    for number, enemy in enumerate(stage.side(1)):
        stage.put(enemy, 120 + 60 * number, 880)
    return marker


def best(stage: Stage, model: Model) -> str:
    """What `hard` does first with a model that has been activated."""
    stage.activate(model)
    state = stage.state
    moves = [m for m in state.moves() if isinstance(m, BattleMove) and m.kind != ORDER]
    values = Activation(state, model, patient(), moves, False).judge()
    return str(moves[values.index(max(values))])


def urgencies(state: WastelandState, *models: Model) -> list[float]:
    """How soon `hard` wants to activate some models."""
    return judge_turn(state, [at_model(ACTIVATE, model.number) for model in models], patient())


@pytest.mark.rule("WC-X5")
def test_only_who_can_wear_it_takes_the_armour() -> None:
    stage = rivals("suit-up")
    marker = found(stage)
    settler, piper = stage.models("settler")[0], stage.model("piper")
    stage.put(settler, marker.x + 20, marker.y)
    stage.put(piper, marker.x, marker.y - 25)
    assert scheme(stage.state, settler).kind == AIM_NONE
    aim = scheme(stage.state, piper)
    assert (aim.kind, aim.markers) == (AIM_USE, (marker.number,))
    assert best(stage, settler).split()[0] != "interact"
    assert best(stage, piper) == f"interact k{marker.number}"


@pytest.mark.rule("WC-X5")
def test_who_cannot_wear_it_makes_room_first() -> None:
    stage = rivals("suit-up")
    marker = found(stage)
    settler, piper = stage.models("settler")[0], stage.model("piper")
    stage.put(settler, marker.x, marker.y)
    stage.put(piper, marker.x, marker.y - 100)
    stage.activate(settler)
    ground = Ground(stage.state, Blows(stage.state, patient()), settler, patient())
    assert ground.stand(marker.x, marker.y) < ground.stand(marker.x, marker.y + 75)
    in_the_way, wearer = urgencies(stage.state, settler, piper)
    assert in_the_way > wearer > patient().hold


@pytest.mark.rule("WC-X5")
def test_defenders_shoot_first_at_who_could_wear_it() -> None:
    stage = rivals("suit-up")
    aim = scheme(stage.state, stage.side(1)[0])
    assert (aim.kind, aim.models) == (AIM_DEFEAT, (stage.model("piper").number,))
    stage.activate(stage.side(1)[0])
    assert Orders(stage.state, 1, patient()).prey == [stage.model("piper").number]


@pytest.mark.rule("WC-X5")
def test_who_can_wear_it_waits_for_those_who_look() -> None:
    """He acts last, so that he can take in the same round what they have found."""
    stage = rivals("suit-up")
    settler, piper = stage.models("settler")[0], stage.model("piper")
    stage.activate(settler)
    looking, waiting = urgencies(stage.state, settler, piper)
    assert waiting < looking
    assert Orders(stage.state, 0, patient()).bearers == [piper.number]


@pytest.mark.rule("WC-X5")
def test_nobody_looks_again_where_something_else_lies() -> None:
    stage = rivals("suit-up")
    state = stage.state
    settler = stage.models("settler")[0]
    hidden = scheme(state, settler).markers
    assert len(hidden) == 5
    state.markers[hidden[0]].content = 1
    state.markers[hidden[0]].open = True
    assert scheme(state, settler).markers == hidden[1:]


@pytest.mark.rule("WC-X5")
def test_to_look_is_worth_more_than_a_shot() -> None:
    stage = rivals("suit-up")
    settler = stage.models("settler")[0]
    marker = stage.state.markers[scheme(stage.state, settler).markers[0]]
    for other in stage.side(0):
        stage.put(other, 60 + 60 * other.number, 30)
    for number, enemy in enumerate(stage.side(1)):
        stage.put(enemy, 120 + 60 * number, 880)
    stage.put(stage.side(1)[0], marker.x, marker.y + 250)
    stage.put(settler, marker.x, marker.y - 90)
    assert best(stage, settler).startswith("move")


@pytest.mark.rule("WC-X5")
def test_the_wearer_walks_out_whoever_can_be_shot() -> None:
    stage, piper = dressed()
    stage.put(piper, 457, 150)
    enemy = stage.put(stage.side(1)[0], 457, 320)
    enemy.wounds = enemy.health - 1
    aim = scheme(stage.state, piper)
    assert aim.kind == AIM_GO
    assert best(stage, piper).startswith("move")
    friend = stage.models("settler")[0]
    first, second = urgencies(stage.state, piper, friend)
    assert first > second


@pytest.mark.rule("WC-X5")
def test_markers_lie_on_a_short_way_or_on_a_long_one() -> None:
    opening = Opening("suit-up", forces=[FORCE, MUTANTS])
    for longer in (False, True):  # the attacker begins, then it is the defender's turn
        moves = [move for move in opening.state.moves() if isinstance(move, BattleMove)]
        moves.sort(key=lambda move: judge_hiding(opening.state, move))
        ways = [errand(opening.state, move.x, move.y) for move in moves]
        assert ways == sorted(ways, reverse=not longer)
        opening.play(str(moves[-1]))
