"""WC-X7: three pages on the shortest way, and the journalist's moment to run."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.paths import paths_of
from overseer.bots.wasteland.setup import gap_to_edge
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.rules import AIM_GO, Aim
from overseer.wasteland.scenarios.base import rule_of
from overseer.wasteland.scenarios.objects import with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.words import NONE

PAGE: Final = "story"  # the word of the file
PAGES: Final = 3  # so many are a victory
WORTH: Final = (1.0, 2.0, 4.0, 1.0)  # of the next page, by how many are taken
ABROAD: Final = 0.5  # of a page's distance from the own edge, what it seems farther away
LAST: Final = -1000.0  # caps: everybody else acts before
FIRST: Final = 1000.0


def newshound_of(battle: Battle) -> Part | None:
    """The rules of the journalist, where they are played."""
    return rule_of(battle, "journalist")


def is_journalist(battle: Battle, part: Part, model: Model) -> bool:
    """Whether a model is the journalist."""
    return part.fact(battle, "journalist") == model.number


def report(battle: Battle, part: Part, model: Model) -> Aim | None:
    """The journalist goes to the first page of the shortest way past all that are needed."""
    if not is_journalist(battle, part, model) or part.fact(battle, "taken") >= PAGES:
        return None
    way = round_of(battle, part, model)
    return Aim(AIM_GO, markers=(way[0].number,)) if way else None


def round_of(battle: Battle, part: Part, model: Model) -> list[Marker]:
    """The pages that are still needed, in the order in which they are taken soonest."""
    needed = PAGES - part.fact(battle, "taken")
    pages = with_word(battle, PAGE)
    best: list[Marker] = []
    least = 0
    if needed <= 0 or not pages:
        return best
    for order in orders_of(pages, needed):
        far = length_of(battle, model, order)
        if not best or far < least:
            best, least = order, far
    return best


def orders_of(pages: list[Marker], needed: int) -> list[list[Marker]]:
    """Every order in which so many pages can be taken."""
    found: list[list[Marker]] = [[]]
    for _ in range(min(needed, len(pages))):
        longer: list[list[Marker]] = []
        for order in found:
            for page in pages:
                if page not in order:
                    longer.append([*order, page])
        found = longer
    return found


def length_of(battle: Battle, model: Model, order: list[Marker]) -> int:
    """How far it is on foot past some pages."""
    ways = paths_of(battle.layout, model.radius)
    total = 0
    first = order[0]
    if battle.round > 0:
        total += ways.length(model.x, model.y, first.x, first.y, first.radius)
    for page in order:
        total += int(ABROAD * gap_to_edge(battle.rules.edge_of(battle, model.side), page.x, page.y))
    return total + beyond(battle, model, order)


def beyond(battle: Battle, model: Model, order: list[Marker]) -> int:
    """How far it is on foot from the first of some pages past the others, in mm."""
    ways = paths_of(battle.layout, model.radius)
    total = 0
    for place in range(1, len(order)):
        last, page = order[place - 1], order[place]
        far = ways.length(last.x, last.y, page.x, page.y, page.radius)
        total += max(far - 2 * (model.radius + page.radius), 0)
    return total


def still_to_go(battle: Battle, model: Model) -> int:
    """How far the journalist has to go after the next page, in mm."""
    part = newshound_of(battle)
    if part is None or not is_journalist(battle, part, model):
        return 0
    return beyond(battle, model, round_of(battle, part, model))


def journalist_of(battle: Battle) -> Model | None:
    """The journalist, where there is one."""
    part = newshound_of(battle)
    if part is None or battle.round == 0:
        return None
    number = part.fact(battle, "journalist")
    return None if number == NONE else battle.models[number]


def page_worth(battle: Battle) -> float:
    """How much more the next page is worth: the second saves a draw, the third wins."""
    part = newshound_of(battle)
    if part is None:
        return 1.0
    return WORTH[min(part.fact(battle, "taken"), PAGES)]


def next_page(battle: Battle, model: Model) -> Marker | None:
    """The page after the one that the journalist is going to take."""
    part = newshound_of(battle)
    if part is None or battle.round == 0 or not is_journalist(battle, part, model):
        return None
    way = round_of(battle, part, model)
    return way[1] if len(way) > 1 else None


def moment(battle: Battle, model: Model) -> float:
    """When the journalist acts: after all others while the enemies sleep, then before them."""
    part = newshound_of(battle)
    if part is None or battle.round == 0 or not is_journalist(battle, part, model):
        return 0.0
    return FIRST if part.fact(battle, "alarm") else LAST
