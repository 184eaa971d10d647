"""What a player who looks ahead is after in some scenarios, where their AI has a simpler aim."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.fields import till
from overseer.bots.wasteland.journal import opens_up, past_chest, seek
from overseer.bots.wasteland.pages import report, still_to_go
from overseer.bots.wasteland.suit import dress, walks_out, way_out
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.rules import AIM_GO, AIM_USE, Aim
from overseer.wasteland.battle.things.expertise import able
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.demolition.charges import (
    ACTIVE,
    BLAST,
    DISARMED,
    carried,
    charges,
    loose,
    pillars,
    placed,
    reaches,
)
from overseer.wasteland.scenarios.demolition.overpass import BLUE, FUSE, LIVE, TOKEN
from overseer.wasteland.scenarios.demolition.rules import Demolition, hits, spots_around
from overseer.wasteland.scenarios.farms.rules import Farms
from overseer.wasteland.scenarios.journal.rules import Journal
from overseer.wasteland.scenarios.journalist.rules import Newshound
from overseer.wasteland.scenarios.minesweepers.rules import CACHE, HIDING_PLACE, Minesweepers
from overseer.wasteland.scenarios.objects import numbers, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.suit_up.rules import Suit
from overseer.wasteland.words import NONE, SEARCH

WANTED: Final = 4  # pillars: the best four are enough, whichever two were swapped
TOTAL: Final = 33  # the numbers under all pillars …
ENOUGH: Final = 23.0  # … and so many, hoped for, are a victory whichever two were swapped
STAYS: Final = 2.0 / 3.0  # the chance that a pillar is not one of the two that were swapped
AVERAGE: Final = 5.5  # under a pillar that nobody has seen
SOON: Final = 0.5  # of a pillar that a carrier touches


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
    if isinstance(part, Minesweepers):
        return come_near(battle, part, model)
    if isinstance(part, Journal):
        return seek(battle, part, model)
    if isinstance(part, Farms):
        return till(battle, part, model)
    if isinstance(part, Suit):
        return dress(battle, part, model)
    if isinstance(part, Newshound):
        return report(battle, part, model)
    if isinstance(part, Demolition) and model.side == BLUE:
        return lay(battle, part, model)
    return None


# -- WC-X8: the first round is for walking ---------------------------------------------------------


def come_near(battle: Battle, part: Minesweepers, model: Model) -> Aim | None:
    """Who can search stands beside a hiding place when the searching begins."""
    aim = part.aim(battle, model)
    if aim is None and part.note(battle, CACHE) == NONE and able(battle, model, SEARCH):
        return Aim(AIM_GO, markers=numbers(with_word(battle, HIDING_PLACE)))
    return aim


# -- The way to a victory that one model walks -----------------------------------------------------


def further(battle: Battle, model: Model, aim: Aim) -> int:
    """How far a model has to go on from what it is after: key, chest, edge, pages, in mm."""
    rules = battle.rules
    if aim.kind == AIM_GO:
        return still_to_go(battle, model)
    if model.side != 0 or aim.kind != AIM_USE or not isinstance(rules, ScenarioRules):
        return 0
    for part in rules.parts:
        if isinstance(part, Suit) and aim.markers:
            return way_out(battle, model, battle.markers[aim.markers[0]])
        if isinstance(part, Journal) and aim.markers:
            return past_chest(battle, part, battle.markers[aim.markers[0]])
    return 0


def decides(battle: Battle, model: Model) -> bool:
    """Whether a model has in its hands what wins the battle, or goes for it alone."""
    rules = battle.rules
    if not isinstance(rules, ScenarioRules) or battle.round == 0:
        return False
    for part in rules.parts:
        if isinstance(part, Suit):
            return walks_out(battle, part, model)
        if isinstance(part, Journal):
            return opens_up(battle, part, model)
    return False


# -- WC-X3: the dearest pillars, and all of them before anybody can disarm the charges -------------


def lay(battle: Battle, part: Demolition, model: Model) -> Aim | None:
    """Carriers go to the best pillars without a live charge; the others pick up and re-arm."""
    if carried(battle, model):
        best = dearest(battle, part)
        bare = [p for p in best if not covered(battle, part, p)]
        return Aim(AIM_USE, markers=numbers(bare or best)) if best else None
    if loose(battle):
        return Aim(AIM_GO, markers=numbers(loose(battle)))
    cut = placed(battle, DISARMED)
    return Aim(AIM_USE, markers=numbers(cut)) if cut else None


def dearest(battle: Battle, part: Demolition) -> list[Marker]:
    """The pillars that are worth most, as far as Blue can tell."""
    found: list[tuple[float, int]] = []
    for n, pillar in enumerate(pillars(battle)):
        if not pillar.out:
            found.append((-belief(battle, part, n), pillar.number))
    found.sort()
    return [battle.markers[number] for _, number in found[:WANTED]]


def belief(battle: Battle, part: Demolition, n: int) -> float:
    """What Blue expects under a pillar: it may have been swapped with any other one."""
    seen = part.note(battle, TOKEN + n)
    if seen < 0:
        left = part.left(battle)
        return sum(left) / len(left) if left else AVERAGE
    return STAYS * seen + (1.0 - STAYS) * (TOTAL - seen) / 5.0


def covered(battle: Battle, part: Demolition, pillar: Marker) -> bool:
    """Whether a live charge is active beside a pillar."""
    live = part.note(battle, LIVE)
    every = charges(battle)
    for n, charge in enumerate(every):
        if charge.state == ACTIVE and not charge.out and live >> n & 1 and hits(charge, pillar):
            return True
    return False


def blows_up(battle: Battle) -> bool:
    """WC-X3: whether what is laid, and about to be laid, is worth the one detonation."""
    part = demolition_of(battle)
    if part is None or battle.round >= battle.rules.rounds - 1:
        return False
    return part.note(battle, FUSE) == NONE and hoped_for(battle, part) >= ENOUGH


def hoped_for(battle: Battle, part: Demolition) -> float:
    """The sum that would fall at the end of the next round."""
    total = 0.0
    for n, pillar in enumerate(pillars(battle)):
        if pillar.out:
            continue
        if covered(battle, part, pillar):
            total += belief(battle, part, n)
        elif brought(battle, pillar):
            total += SOON * belief(battle, part, n)
    return total


def brought(battle: Battle, pillar: Marker) -> bool:
    """Whether somebody with a charge is near enough to a pillar."""
    for model in battle.on_table(BLUE):
        if carried(battle, model) and (at_marker(model, pillar) or throws(battle, model, pillar)):
            return True
    return False


def throws(battle: Battle, model: Model, pillar: Marker) -> bool:
    """Whether a charge that a model lays beside itself would take a pillar down."""
    for x, y in spots_around(battle, model):
        if reaches(x, y, BLAST, pillar):
            return True
    return False


def worth_laying(battle: Battle, model: Model, charge: Marker, aim: Aim) -> bool:
    """Whether a model lays down this charge here: it is live, and what it is after falls."""
    part = demolition_of(battle)
    if part is None or charge.carrier != model.number:
        return False
    if not part.note(battle, LIVE) >> charges(battle).index(charge) & 1:
        return False
    return any(throws(battle, model, battle.markers[number]) for number in aim.markers)


def spot_worth(battle: Battle, x: int, y: int) -> float:
    """What would fall by a charge at a place and does not fall yet, and how near it is."""
    part = demolition_of(battle)
    total = 0.0
    if part is None:
        return total
    for n, pillar in enumerate(pillars(battle)):
        if not pillar.out and reaches(x, y, BLAST, pillar):
            more = 0.1 if covered(battle, part, pillar) else 1.0
            total += more * belief(battle, part, n)
    return total


def demolition_of(battle: Battle) -> Demolition | None:
    """The rules of the overpass, where they are played."""
    rules = battle.rules
    if isinstance(rules, ScenarioRules):
        for part in rules.parts:
            if isinstance(part, Demolition):
                return part
    return None
