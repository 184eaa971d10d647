"""Which battle comes next, who is on which side, and what is prepared before it."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine.refusal import Refusal, Value
from overseer.wasteland.campaign.facts import Battle, Campaigning, Frame
from overseer.wasteland.campaign.linked import LIMITS as LINKED_LIMITS
from overseer.wasteland.campaign.linked import LINKED, TRIALS
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.player import SITS_OUT
from overseer.wasteland.campaign.reasons import no
from overseer.wasteland.campaign.scenery import playable, scenario_of_rule, side_names
from overseer.wasteland.campaign.topics import T_BATTLE, T_FORCE, T_QUEST, T_RESULT, T_TRIAL
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.settlement.leader import WITHOUT, attributes
from overseer.wasteland.settlement.quests import may_take

STAYS_AWAY = "-"  # a seat that sits a battle out
LEAST, MOST = 200, 3000  # WC-F1: 500, 750 and 1000 are usual; players may agree on others


def battles_left(state: Campaigning) -> int:
    """How many battles there are still to come; of a free campaign, at the most."""
    battles = len(LINKED) if state.linked else state.plan.battles
    return max(0, battles - len(state.fought))


def next_battle(state: Campaigning) -> None:
    """The next battle is prepared or asked for; or the campaign is over."""
    if battles_left(state) == 0:
        state.finish()
        return
    if not state.linked:
        state.push(Frame(T_BATTLE, 0))
        return
    rule = LINKED[len(state.fought)]
    scenario = scenario_of_rule(rule)
    sides = [scenario.side(word) for word in state.plan.sides]
    begin_battle(state, scenario.id, LINKED_LIMITS[rule], sides)


def why_battle(state: Campaigning, move: CampaignMove) -> Refusal | None:
    """Why a free campaign cannot go on with a battle like this."""
    if move.verb == "finish":
        return None if state.fought else no("finish")
    scenario, limit, *words = move.words
    if scenario not in playable():
        return no("scenario", scenario=scenario)
    if not limit.isdecimal() or len(limit) > 4 or not LEAST <= int(limit) <= MOST:
        return no("limit", limit=limit, least=LEAST, most=MOST)
    names = side_names(scenario)
    first, second = names
    if len(words) != len(state.players):
        return no("side", side=" ".join(words), first=first, second=second)
    for word in words:
        if word not in (*names, STAYS_AWAY):
            return no("side", side=word, first=first, second=second)
    if all(word == STAYS_AWAY for word in words):
        return no("nobody")
    return None


def name_battle(state: Campaigning, words: Sequence[str]) -> None:
    """The players have agreed on a battle."""
    scenario, limit, *chosen = words
    names = side_names(scenario)
    sides = [SITS_OUT if word == STAYS_AWAY else names.index(word) for word in chosen]
    begin_battle(state, scenario, int(limit), sides)


def begin_battle(state: Campaigning, scenario: str, limit: int, sides: Sequence[int]) -> None:
    """A battle is prepared: a test of a leader perhaps, quests, forces, and then its result."""
    rule = standard_scenario(scenario).rule
    state.battle = Battle(scenario, rule, limit)
    for player, side in zip(state.players, sides, strict=True):
        player.side = side
        player.quest = player.force = ""
        player.chose_quest = False
        player.hand = []
        player.fielded = []
    told: dict[str, Value] = {"scenario": scenario, "limit": limit}
    state.tell("battle", {**told, "number": len(state.fought) + 1})
    frames = _trials(state) if state.linked else []
    for player in state.fighters:
        frames += [Frame(T_QUEST, player.seat), Frame(T_FORCE, player.seat)]
    state.push(*frames, Frame(T_RESULT, state.fighters[0].seat))


def _trials(state: Campaigning) -> list[Frame]:
    """The leader's test before force building; the AI's leader is of the middling sort."""
    if state.battle.rule not in TRIALS:
        return []
    word, attribute = TRIALS[state.battle.rule]
    side = side_names(state.battle.scenario).index(word)
    leaders = [player for player in state.fighters if player.side == side]
    value = attributes(leaders[0].own, state.books)[attribute] if leaders else WITHOUT
    seat = leaders[0].seat if leaders else state.fighters[0].seat
    return [Frame(T_TRIAL, seat, n=value)]


def why_quest(state: Campaigning, id: str) -> Refusal | None:
    """Why a quest cannot be taken (WC-Q1, WC-Q2)."""
    cards, own = state.books.cards, state.own
    if id == "none":
        return None
    if id not in cards.quest_numbers:
        return no("quest", quest=id)
    if may_take(own, cards.quest(id)):
        return None
    if id in own.finished:
        return no("quest-done", quest=id)
    return no("quest-closed", quest=id)
