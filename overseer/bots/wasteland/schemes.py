"""What a player who looks ahead is after in some scenarios, where their AI has a simpler aim."""

from __future__ import annotations

from overseer.bots.wasteland.journal import opens_up, past_chest, seek
from overseer.bots.wasteland.pages import report, still_to_go
from overseer.bots.wasteland.suit import dress, walks_out, way_out
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.rules import AIM_GO, AIM_USE, Aim
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.parts import Part


def scheme(battle: Battle, model: Model) -> Aim:
    """What a model is after; the AI's aim where there is no more to say."""
    rules = battle.rules
    if isinstance(rules, ScenarioRules):
        for part in rules.parts:
            found = scheme_of(battle, part, model)
            if found is not None:
                return found
    return rules.aim(battle, model)


def scheme_of(battle: Battle, part: Part, model: Model) -> Aim | None:
    """What one of a scenario's rules lets a model hope for."""
    if part.word == "journal":
        return seek(battle, part, model)
    if part.word == "suit":
        return dress(battle, part, model)
    if part.word == "journalist":
        return report(battle, part, model)
    return part.wish(battle, model)


def worth_using(battle: Battle, model: Model, marker: Marker, aim: Aim) -> bool:
    """Whether a model interacts with a marker that is not what it is after."""
    rules = battle.rules
    if isinstance(rules, ScenarioRules):
        for part in rules.parts:
            if part.worth_using(battle, model, marker, aim):
                return True
    return False


def spot_worth(battle: Battle, x: int, y: int) -> float:
    """What a place is worth that a scenario's rule asks for."""
    rules = battle.rules
    if isinstance(rules, ScenarioRules):
        return rules.parts[battle.work[-1].part].spot_worth(battle, x, y)
    return 0.0


# -- The way to a victory that one model walks -----------------------------------------------------


def further(battle: Battle, model: Model, aim: Aim) -> int:
    """How far a model has to go on from what it is after: key, chest, edge, pages, in mm."""
    rules = battle.rules
    if aim.kind == AIM_GO:
        return still_to_go(battle, model)
    if model.side != 0 or aim.kind != AIM_USE or not isinstance(rules, ScenarioRules):
        return 0
    for part in rules.parts:
        if part.word == "suit" and aim.markers:
            return way_out(battle, model, battle.markers[aim.markers[0]])
        if part.word == "journal" and aim.markers:
            return past_chest(battle, part, battle.markers[aim.markers[0]])
    return 0


def decides(battle: Battle, model: Model) -> bool:
    """Whether a model has in its hands what wins the battle, or goes for it alone."""
    rules = battle.rules
    if not isinstance(rules, ScenarioRules) or battle.round == 0:
        return False
    for part in rules.parts:
        if part.word == "suit":
            return walks_out(battle, part, model)
        if part.word == "journal":
            return opens_up(battle, part, model)
    return False
