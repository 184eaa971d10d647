"""After a battle: caps, what comes back, quests, and who settles next."""

from __future__ import annotations

from collections import Counter

from overseer.engine.refusal import Value
from overseer.wasteland.battle.battle import LEVELS
from overseer.wasteland.campaign.facts import Campaigning, Frame
from overseer.wasteland.campaign.muster import force_of, limit_of_side, used_up
from overseer.wasteland.campaign.player import SITS_OUT, Fought, Player
from overseer.wasteland.campaign.results.result import BattleResult, SeatResult
from overseer.wasteland.campaign.scenery import printed_reward, side_names
from overseer.wasteland.campaign.topics import (
    T_BUILD,
    T_CARD,
    T_CHOOSE,
    T_DRAW,
    T_FOUND,
    T_KEEP,
    T_LEADER,
    T_LOSE,
)
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.scenarios.base import LARGE, LARGE_LIMIT, LEVEL, LOSER, WINNER
from overseer.wasteland.scenarios.scenario import NO_REWARD
from overseer.wasteland.settlement.gains import Due, settle
from overseer.wasteland.settlement.pile import is_boost, is_unique
from overseer.wasteland.settlement.quests import finish
from overseer.wasteland.words import NONE


def power_armour(state: Campaigning, player: Player, place: int) -> str:
    """The power armour that a unit of the force wears; empty without one."""
    cards = state.books.cards
    for id in force_of(player, state.books).units[place].items:
        if cards.item(id).intact is not None:
            return id
    return ""


def rewards(state: Campaigning, result: BattleResult) -> tuple[tuple[int, ...], int]:
    """The caps of each seat, and what the scenario prints for the winner (WC-S2, WC-F6)."""
    battle = state.battle
    more = LARGE if all(_worth(state, side) >= LARGE_LIMIT for side in (0, 1)) else 0
    printed = printed_reward(battle.scenario, result.victor, result.level, result.how)
    found: list[int] = []
    for player in state.players:
        if player.side == SITS_OUT:
            found.append(0)
        elif result.victor == NONE:
            found.append(LEVEL + more)
        elif player.side != result.victor:
            found.append(LOSER + more)
        else:
            found.append((WINNER if printed == NO_REWARD else printed) + more)
    return tuple(found), printed


def _worth(state: Campaigning, side: int) -> int:
    """What a side's forces cost together; the AI's counts for its limit (WC-S2)."""
    mates = [player for player in state.fighters if player.side == side]
    if not mates:
        return limit_of_side(state, side)
    cards, caps_list = state.books.cards, state.books.caps_list
    return sum(force_caps(force_of(player, state.books), cards, caps_list) for player in mates)


def take_result(state: Campaigning, result: BattleResult) -> None:
    """The battle is over: everybody gets what is due, and the settlement phases follow."""
    caps, printed = rewards(state, result)
    state.revealed += 1
    battle = state.battle
    told: dict[str, Value] = {
        "scenario": battle.scenario,
        "how": result.how,
        "victor": result.victor,
        "side": "-" if result.victor == NONE else side_names(battle.scenario)[result.victor],
        "level": LEVELS[result.level],
        "number": len(state.fought) + 1,
    }
    state.tell("fought", told)
    paid = [0] * len(state.players)
    frames: list[Frame] = []
    for player in state.fighters:
        player.battles += 1
        player.victories += player.side == result.victor
        said = result.of(player.seat)
        won = printed if player.side == result.victor else NO_REWARD
        paid[player.seat] = _pay(state, player, caps[player.seat], won)
        _come_back(state, player, said)
        frames += _quest(state, player, said)
        if player.own.settled:
            frames += [Frame(T_KEEP, player.seat), *phase_frames(player.seat)]
        else:
            frames.append(Frame(T_FOUND, player.seat))
    state.fought.append(
        Fought(
            battle.scenario,
            battle.rule,
            battle.limit,
            tuple(player.side for player in state.players),
            result.victor,
            result.level,
            result.how,
            result.rounds,
            result.record,
            tuple(paid),
            tuple(player.own.caps for player in state.players),
        )
    )
    state.push(*frames)


def phase_frames(seat: int) -> list[Frame]:
    """A removed leader is replaced, and then the three steps of the settlement phase (WC-S3)."""
    return [Frame(topic, seat) for topic in (T_LEADER, T_BUILD, T_DRAW, T_CHOOSE)]


def _pay(state: Campaigning, player: Player, caps: int, printed: int) -> int:
    """Caps for the bank; without a settlement a printed reward raises the next limit (WC-F6).

    `printed`: what the scenario gives the player for the victory, if it says so.

    What was really got: without a settlement the ordinary caps are not.
    """
    own = player.own
    own.limit = 0
    if own.settled:
        own.caps += caps
    elif printed != NO_REWARD:
        own.limit = caps = printed
    else:
        return 0
    args: dict[str, Value] = {"seat": player.seat, "n": caps}
    state.tell("paid" if own.settled else "raised", args)
    return caps


def _come_back(state: Campaigning, player: Player, said: SeatResult) -> None:
    """What a force left: a heap of cards, the leader's fate, armour to be repaired (WC-S2)."""
    books, own = state.books, player.own
    own.leader_fell = said.leader
    force = force_of(player, books)
    # What stayed at home degraded is so still.
    worn = [(unit.unit, id) for unit in force.units for id in unit.items]
    own.degraded = sorted((Counter(own.degraded) - Counter(worn)).elements())
    own.degraded += [
        (force.units[place].unit, power_armour(state, player, place)) for place in said.degraded
    ]
    own.consequences = list(said.owed)
    own.harm = []
    own.guards = []
    # Equipment and what stayed at home come back by themselves, the rest as the result says.
    spent = [id for id in player.fielded if is_boost(id, books) or used_up(id, books)]
    spent += own.extra
    kept = Counter([*own.chosen, *own.free, *own.extra]) - Counter(spent)
    own.extra = []
    own.free = []
    own.chosen = []
    if own.settled:
        back = sorted([*said.boosts, *said.cards])
        own.lose(spent)
        own.gain(back)
        own.heap = [*sorted(kept.elements()), *back]
    else:
        own.lose([*spent, *kept.elements()])
    args: dict[str, Value] = {
        "seat": player.seat,
        "removed": len(said.removed),
        "leader": "fell" if said.leader else "stands",
        "n": sum(not is_unique(id, books) for id in own.heap),
    }
    state.tell("returned", args)
    player.fielded = []
    player.hand = []


def _quest(state: Campaigning, player: Player, said: SeatResult) -> list[Frame]:
    """A finished quest and its rewards (WC-Q3); an unfinished one may be tried again."""
    quest = player.quest
    player.quest = ""
    player.chose_quest = False
    if not said.quest:
        return []
    finish(player.own, quest, state.books)
    state.tell("quest-done", {"seat": player.seat, "quest": quest})
    frames: list[Frame] = []
    for gain in state.books.cards.quest(quest).gains:
        dues, told = settle(player.own, gain, True, state.books)
        state.tell("gained", {"seat": player.seat, **told})
        frames += due_frames(player.seat, dues)
    return frames


def due_frames(seat: int, dues: list[Due]) -> list[Frame]:
    """What chance owes a player."""
    return [Frame(T_CARD if due.kind else T_LOSE, seat, due.kind, due.n, due.to) for due in dues]
