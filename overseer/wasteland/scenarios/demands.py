"""What has to stand in a scenario's file besides what each key asks for, so that it can be played.

Each demand is told with the line of the table that it is about. What a rule of somebody's own
needs, nobody here knows.
"""

from __future__ import annotations

from typing import Final

from overseer.cardfile.problems import guess
from overseer.wasteland.battle.battle import EDGES, SOUTH
from overseer.wasteland.battle.model import PLACE
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.geometry.layout import SIDE as WIDTH
from overseer.wasteland.geometry.plane import Base, square
from overseer.wasteland.scenarios.named import OFFERS
from overseer.wasteland.scenarios.offer import NUMBER, SIDE, Demand
from overseer.wasteland.scenarios.scenario import FIXED, Scenario
from overseer.wasteland.words import NONE

# Words that mean something else where a side may be named.
RESERVED: Final = ("none", "both", "luck", "seed", "alternately", "fixed")

LEAST_CAPS: Final = 200  # of a force: fewer leave nobody to play with

_GENERAL: Final = (("eliminated", SIDE), ("gone", SIDE))  # ends that need no named rule


def check(top: WastelandTable, scenario: Scenario, cards: CardSet) -> None:
    """Tell everything that is missing, or cannot be meant."""
    _sides(top, scenario)
    _markers(top, scenario)
    _bystanders(top, scenario, cards)
    _aims(top, scenario)
    _ends(top, scenario)
    for rule in scenario.rules:
        if rule in OFFERS:
            _rule(top, scenario, cards, rule, OFFERS[rule].demand)
        if scenario.rules.count(rule) > 1:
            top.wrong("rules", "wasteland-scenario-rule-twice", word=rule)
            return


def _sides(top: WastelandTable, scenario: Scenario) -> None:
    tables = top.tables("side")
    ids = [side.id for side in scenario.sides]
    for table, side in zip(tables, scenario.sides, strict=True):
        if side.id in RESERVED:
            table.wrong("id", "wasteland-scenario-side-word", side=side.id)
        elif ids.count(side.id) > 1:
            table.wrong("id", "wasteland-scenario-side-twice", side=side.id)
            break
    if sorted(scenario.deployment) != [0, 1]:
        top.wrong("deploy", "wasteland-scenario-deploy", first=ids[0], second=ids[1])
    for table, side in zip(tables, scenario.sides, strict=True):
        caps = scenario.limit + side.more
        if not side.units and caps < LEAST_CAPS:
            table.wrong("more", "wasteland-scenario-caps", side=side.id, least=LEAST_CAPS)
    if scenario.chooser == NONE:
        return
    for number in (0, 1):
        if scenario.chooser in (number, 2) and not scenario.sides[number].edges:
            tables[number].wrong("edges", "wasteland-scenario-no-edges", side=ids[number])


def _markers(top: WastelandTable, scenario: Scenario) -> None:
    for table, group in zip(top.tables("marker"), scenario.markers, strict=True):
        if group.by != FIXED and group.zone is None and not group.points:
            table.wrong("zone", "wasteland-scenario-marker-zone")
        ids = [side.id for side in scenario.sides]
        known = (*ids, *[other.word for other in scenario.markers if other.word])
        if group.far_from and group.far_from not in known:
            args = {"key": "far_from", "value": group.far_from, "allowed": " ".join(known)}
            table.wrong("far_from", "cardfile-choice", **args, **guess(group.far_from, known))


def _bystanders(top: WastelandTable, scenario: Scenario, cards: CardSet) -> None:
    standing: list[Base] = []
    for table, each in zip(top.tables("bystander"), scenario.bystanders, strict=True):
        r = cards.unit(each.unit).radius
        inside = r <= each.x <= WIDTH - r and r <= each.y <= WIDTH - r
        near = any(square(each.x, each.y, x, y) < (r + far) ** 2 for x, y, far in standing)
        if near or not inside:
            table.wrong("at", "wasteland-scenario-bystander-at")
        standing.append((each.x, each.y, r))


def _aims(top: WastelandTable, scenario: Scenario) -> None:
    for table, aim in zip(top.tables("aim"), scenario.aims, strict=True):
        if aim.subject == "point":
            numbers = aim.word.split(",")
            if len(numbers) != 2 or not all(_whole(number, WIDTH) for number in numbers):
                table.wrong("subject", "wasteland-scenario-point")


def _ends(top: WastelandTable, scenario: Scenario) -> None:
    forms = dict(_GENERAL)
    for rule in scenario.rules:
        if rule in OFFERS:
            forms.update(OFFERS[rule].forms)
    for table, end in zip(top.tables("end"), scenario.ends, strict=True):
        if end.when not in forms:
            continue
        form = forms[end.when].split(" ")
        words = end.arg.split(" ")
        fits = len(words) == len(form) and all(
            _whole(word, 10**6) if wanted == NUMBER else scenario.side(word) != NONE
            for word, wanted in zip(words, form, strict=True)
        )
        if not fits:
            example = {SIDE: scenario.sides[0].id, NUMBER: "2"}
            shown = " ".join([end.when, *[example[word] for word in form]])
            table.wrong("when", "wasteland-scenario-when-form", form=shown)


def _whole(word: str, most: int) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 8 and int(word) <= most


def _rule(
    top: WastelandTable, scenario: Scenario, cards: CardSet, rule: str, demand: Demand
) -> None:
    for word, least in demand.markers:
        have = sum(
            group.count for group in scenario.markers if group.word == word and group.kind == PLACE
        )
        if have < least:
            top.wrong("rules", "wasteland-scenario-rule-marker", rule=rule, word=word, count=least)
    if demand.bystander != NONE:
        first = scenario.bystanders[0].side if scenario.bystanders else NONE
        if first != demand.bystander:
            whose = "none" if demand.bystander == 2 else scenario.sides[demand.bystander].id
            top.wrong("rules", "wasteland-scenario-rule-bystander", rule=rule, side=whose)
    if demand.leaders:
        for side in scenario.sides:
            if not any(unit.leader for unit in side.units):
                top.wrong("rules", "wasteland-scenario-rule-leader", rule=rule, side=side.id)
    if demand.south and scenario.sides[0].edge != SOUTH:
        args = {"rule": rule, "side": scenario.sides[0].id, "edge": EDGES[SOUTH]}
        top.wrong("rules", "wasteland-scenario-rule-edge", **args)
    known = (
        (demand.units, cards.unit_numbers),
        (demand.items, cards.item_numbers),
        (demand.weapons, cards.weapon_numbers),
    )
    for ids, numbers in known:
        for id in ids:
            if id not in numbers:
                top.wrong("rules", "wasteland-scenario-rule-card", rule=rule, card=id)
