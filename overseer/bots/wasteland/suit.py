"""WC-X5: the others look for the armour, who can wear it keeps near, puts it on and walks out."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.pages import FIRST, LAST
from overseer.bots.wasteland.paths import WALKER, apart, paths_of
from overseer.bots.wasteland.reach import unseen
from overseer.bots.wasteland.setup import MIDDLE, gap_to_edge
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import LETTER, SEARCHABLE, Marker, Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_USE, Aim
from overseer.wasteland.battle.things.markers import known
from overseer.wasteland.scenarios.base import rule_of
from overseer.wasteland.scenarios.objects import numbers
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.words import NONE

ATTACKER: Final = 0  # the first side of the file
ARMOUR: Final = LETTER  # the searchable marker with the letter A
CLEAR: Final = 70  # mm from the middle of the armour to that of a base that leaves room
FETCHED: Final = 150  # mm: until somebody who can wear it has come as well


def suit_of(battle: Battle) -> Part | None:
    """The rules of the armour, where they are played."""
    return rule_of(battle, "suit")


def fits(battle: Battle, part: Part, model: Model) -> bool:
    """Whether a model can wear it."""
    return part.fact(battle, "fits", model.number) == 1


def dress(battle: Battle, part: Part, model: Model) -> Aim | None:
    """What a model is after; none where the AI's aim says it."""
    if part.fact(battle, "wearer") != NONE or part.fact(battle, "carried", model.number) != NONE:
        return None
    if model.side != ATTACKER:
        # Without somebody who can wear it, nobody walks out.
        wearers = fitting(battle, part)
        return Aim(AIM_DEFEAT, tuple(wearers)) if wearers else None
    able = fits(battle, part, model)
    found = armour(battle)
    if found is not None:
        if not able:
            return Aim(AIM_NONE)
        if found.carrier != NONE:
            return Aim(AIM_GO, models=(found.carrier,))
        return Aim(AIM_USE, markers=(found.number,))
    places = unseen(battle, ATTACKER)
    if able and searchers(battle, part):
        # It leaves those to the others where enemies are.
        edge = battle.rules.edge_of(battle, ATTACKER)
        places = [marker for marker in places if gap_to_edge(edge, marker.x, marker.y) < MIDDLE]
        if not places:
            return Aim(AIM_NONE)
    return Aim(AIM_USE, markers=numbers(places)) if places else None


def armour(battle: Battle) -> Marker | None:
    """The armour that lies there or is carried, once the attacker knows of it."""
    for marker in battle.markers:
        if marker.kind == SEARCHABLE and not marker.out and known(marker, ATTACKER):
            if marker.content == ARMOUR:
                return marker
    return None


def searchers(battle: Battle, part: Part) -> bool:
    """Whether anybody is there to look who cannot wear it."""
    for model in battle.on_table(ATTACKER):
        if not fits(battle, part, model) and not is_object(model):
            return True
    return False


def bearers(battle: Battle, side: int) -> list[int]:
    """Those without whom nothing can be won, as long as nobody knows where the armour is."""
    part = suit_of(battle)
    if part is None or side != ATTACKER or part.fact(battle, "wearer") != NONE:
        return []
    return fitting(battle, part) if armour(battle) is None else []


def fitting(battle: Battle, part: Part) -> list[int]:
    """All who can wear the armour."""
    found: list[int] = []
    for model in battle.on_table(ATTACKER):
        if fits(battle, part, model):
            found.append(model.number)
    return found


def left_lying(battle: Battle, model: Model, marker: Marker) -> bool:
    """Whether a model leaves the armour to somebody who can wear it."""
    part = suit_of(battle)
    if part is None or marker.kind != SEARCHABLE or marker.content != ARMOUR:
        return False
    return not fits(battle, part, model)


def looks_for(battle: Battle, model: Model, aim: Aim) -> bool:
    """Whether a model goes to see whether the armour lies somewhere: to touch is enough."""
    if suit_of(battle) is None or model.side != ATTACKER or not aim.markers:
        return False
    return aim.kind == AIM_USE and not known(battle.markers[aim.markers[0]], ATTACKER)


def way_out(battle: Battle, model: Model, marker: Marker) -> int:
    """How far it still is from a place where the armour may lie to the nearest edge, in mm."""
    side = battle.layout.side
    out = min(marker.x, marker.y, side - marker.x, side - marker.y)
    return out if known(marker, ATTACKER) else out + FETCHED


def errand(battle: Battle, x: int, y: int) -> float:
    """How far the attacker walks to fetch what lies at a place and to leave with it, in mm."""
    ways = paths_of(battle.layout, WALKER)
    side = battle.layout.side
    feet = [ways.length(x, y, start, WALKER, 0) for start in (side // 3, side // 2, side * 2 // 3)]
    return float(min(feet) + min(x, y, side - x, side - y))


def judge_hiding(battle: Battle, move: BattleMove) -> float:
    """Where a marker goes: on a short way for the attacker, on a long one for the defender."""
    far = errand(battle, move.x, move.y)
    return -far if battle.sides[battle.seat] == ATTACKER else far


def walks_out(battle: Battle, part: Part, model: Model) -> bool:
    """Whether a model wears the armour, or goes to put it on."""
    if model.side != ATTACKER:
        return False
    if part.fact(battle, "wearer") == model.number:
        return True
    return fits(battle, part, model) and armour(battle) is not None


def in_the_way(battle: Battle, model: Model) -> Marker | None:
    """The armour that a model must keep clear of: others have to get at it, in a larger base."""
    part = suit_of(battle)
    if part is None or model.side != ATTACKER or fits(battle, part, model):
        return None
    found = armour(battle)
    return found if found is not None and found.carrier == NONE else None


def cue(battle: Battle, model: Model) -> float:
    """Who can wear the armour acts after all who look for it or have to make room."""
    part = suit_of(battle)
    if part is None or model.side != ATTACKER or battle.round == 0:
        return 0.0
    wearer = part.fact(battle, "wearer")
    if wearer != NONE:
        return FIRST if wearer == model.number else 0.0
    if fits(battle, part, model):
        return FIRST if armour(battle) is not None else LAST
    found = in_the_way(battle, model)
    if found is None or apart(model.x, model.y, found.x, found.y) >= CLEAR:
        return 0.0
    return FIRST + FIRST
