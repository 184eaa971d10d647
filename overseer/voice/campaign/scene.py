"""Where a campaign stands, as a client draws it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from overseer.text import translate
from overseer.voice.campaign.carried import carried_into, consequence_lines
from overseer.voice.campaign.forces import army, consumables
from overseer.voice.campaign.given import CampaignScene, Station, Trial
from overseer.voice.campaign.situation import perk_lines, seen_by, waiting_lines
from overseer.voice.campaign.words import end_text, side_title, structure_title
from overseer.voice.reader import Reader
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.battle.battle import LEVELS
from overseer.wasteland.battle.dice import WHITE_FACES
from overseer.wasteland.campaign.linked import FAILED, LIMITS, LINKED, TRIALS
from overseer.wasteland.campaign.player import Fought
from overseer.wasteland.campaign.scenery import scenario_of_rule, side_names
from overseer.wasteland.campaign.text import model_name
from overseer.wasteland.campaign.topics import (
    T_BATTLE,
    T_BUILD,
    T_CHOOSE,
    T_DRAW,
    T_EXPLORE,
    T_PICK,
    T_RESULT,
)
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.settlement.draw import fields_supplied
from overseer.wasteland.settlement.explore import succeeds
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.leader import WITHOUT, attributes
from overseer.wasteland.settlement.pile import useless
from overseer.wasteland.settlement.structure import COOKS
from overseer.wasteland.settlement.supply import supplied
from overseer.wasteland.words import ATTRIBUTES

_STEPS: Final = {T_BUILD: 1, T_DRAW: 2, T_PICK: 2, T_EXPLORE: 2, T_CHOOSE: 3}


def scene(reader: Reader) -> CampaignScene:
    """The battles, and every player."""
    state = seen_by(reader)
    data: dict[str, Any] = reader.view.data()
    books, lang = state.books, reader.lang
    for person, player in zip(data["players"], state.players, strict=True):
        own = player.own
        person["leader_name"] = model_name(own.leader, lang) if own.leader else ""
        person["army"] = army(player, books, lang)
        person["consumables"] = consumables(player, books)
        person["notes"] = [*perk_lines(own, lang), *waiting_lines(own, books, lang)]
        settlement = person.get("settlement")
        if settlement is not None:
            settlement["draws"], settlement["keeps"] = draws(own, books)
            settlement["model_names"] = {id: model_name(id, lang) for id in settlement["models"]}
            drawn = settlement["draw"]
            if drawn is not None:
                items = [id for id in drawn["drawn"] if id in books.cards.item_numbers]
                drawn["useless"] = [id for id in items if useless(id, own, books)]
            for each in settlement["structures"]:
                each["name"] = structure_title(each["id"], own, books, lang)
                each["used"] = min(own.used.get(each["id"], 0), each["on"])
    data["stations"] = stations(reader, state)
    data["over"] = reader.over
    data["step"] = _STEPS.get(state.topic, 0)
    return msgspec.convert(data, CampaignScene)


def draws(own: Holdings, books: Books) -> tuple[int, int]:
    """How many cards the structures draw in step 2, and how many are kept."""
    drawn = kept = 0
    for id in own.built:
        structure, n = books.structures[id], supplied(own, id, books)
        if structure.draws and n:
            each = fields_supplied(own, books) if structure.work == COOKS else structure.draw
            drawn += each * n
            kept += min(structure.keep, each) * n
    return drawn, kept


def stations(reader: Reader, state: SeenCampaign) -> list[Station]:
    """The battles: those that were fought, the next, and in a linked campaign all that follow."""
    found = [_fought(reader, n, battle) for n, battle in enumerate(state.fought, start=1)]
    if state.linked:
        later = LINKED[len(state.fought) :]
        return found + [
            _linked(reader, state, len(found) + n, rule) for n, rule in enumerate(later, start=1)
        ]
    battle = state.battle
    if T_BATTLE < state.topic <= T_RESULT and not reader.over:
        found.append(
            Station(
                number=len(found) + 1,
                state="next",
                scenario=battle.scenario,
                title=scenario_title(battle.scenario, reader.lang),
                rule=battle.rule,
                limit=battle.limit,
                sides=[player.side for player in state.players],
            )
        )
    return found


def _fought(reader: Reader, number: int, battle: Fought) -> Station:
    state, lang = seen_by(reader), reader.lang
    won = [seat for seat, side in enumerate(battle.sides) if side == battle.victor >= 0]
    return Station(
        number=number,
        state="fought",
        scenario=battle.scenario,
        title=scenario_title(battle.scenario, lang),
        rule=battle.rule,
        limit=battle.limit,
        sides=list(battle.sides),
        victor=battle.victor,
        winners=won,
        level=LEVELS[battle.level],
        end=end_text(battle.scenario, battle.victor, battle.level, battle.how, lang),
        rounds=battle.rounds,
        caps=list(battle.caps),
        brings=consequence_lines(reader, state, number),
    )


def _linked(reader: Reader, state: SeenCampaign, number: int, rule: str) -> Station:
    """A battle of the linked five that is still to come."""
    scenario = scenario_of_rule(rule).id
    now = number == len(state.fought) + 1
    return Station(
        number=number,
        state="next" if now else "later",
        scenario=scenario,
        title=scenario_title(scenario, reader.lang),
        rule=rule,
        limit=LIMITS[rule],
        trial=_trial(state, rule, reader.lang),
        passed=state.battle.passed if now and state.battle.rule == rule else None,
        sides=[player.side for player in state.players] if now else [],
        gets=carried_into(state, rule, reader.lang),
    )


def _trial(state: SeenCampaign, rule: str, lang: str) -> Trial | None:
    """WC-X8, WC-X9: the leader of a side is tested before force building."""
    if rule not in TRIALS:
        return None
    side, attribute = TRIALS[rule]
    names = side_names(scenario_of_rule(rule).id)
    words = state.plan.sides
    heads = [player for player in state.players if words[player.seat] == side]
    value = attributes(heads[0].own, state.books)[attribute] if heads else WITHOUT
    assert side in names
    wins, of = sum(succeeds(face, value) for face in WHITE_FACES), len(WHITE_FACES)
    word = ATTRIBUTES[attribute]
    return Trial(
        side=side,
        attribute=word,
        value=value,
        wins=wins,
        of=of,
        failed=FAILED,
        text=translate(
            lang,
            "campaign-trial-odds",
            side=side_title(scenario_of_rule(rule).id, names.index(side), lang),
            attribute=translate(lang, f"wasteland-attribute-{word}"),
            value=value,
            failed=FAILED,
            percent=round(100 * (of - wins) / of),
        ),
    )
