"""How the bots run a campaign: each question of it answered by what things are worth.

`easy` errs about worth, `normal` knows it and builds in a sound order, `hard` also looks at how
many battles are left and at what the next scenario offers. The battles themselves are played by
Wasteland's bots.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from overseer.bots.campaign.build import next_build, sells_better
from overseer.bots.campaign.worth import (
    declined_worth,
    draw_worth,
    drawn_worth,
    explore_worth,
    met_worth,
    quest_worth,
    taken_worth,
)
from overseer.engine.bot import Bot
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.wasteland.campaign import moves as notation
from overseer.wasteland.campaign.course import STAYS_AWAY, battles_left
from overseer.wasteland.campaign.default_force import followers, legal_forces
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.muster import needed
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import (
    T_BATTLE,
    T_BUILD,
    T_CHOOSE,
    T_DRAW,
    T_EXPLORE,
    T_FORCE,
    T_FOUND,
    T_KEEP,
    T_LEADER,
    T_PICK,
    T_QUEST,
)
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.force.code import decode
from overseer.wasteland.prices import price_in
from overseer.wasteland.settlement.draw import helper, nameable, why_pass
from overseer.wasteland.settlement.leader import may_lead
from overseer.wasteland.settlement.perks import unit_of
from overseer.wasteland.settlement.structure import (
    ADDS,
    EXPLORES,
    KEEPS,
    LISTENING_FEE,
    LISTENS,
    REDRAWS,
)

LEVELS: Final = ("easy", "normal", "hard")
WAVERING: Final = 30.0  # caps by which `easy` may err
RESERVES: Final = 3  # `normal` listens to the radio with so many fees in hand
FOUNDED: Final = 10.0  # caps that a settlement is worth for each battle it is still paid for
PERKED: Final = 3.0  # what a perk of the present leader counts, in attributes
PER_ATTRIBUTE: Final = 20.0  # caps that one attribute more of a leader is worth

Options = Iterable[tuple[float, CampaignMove]]


def _for_all(move: Move) -> bool:
    """Whether nobody sits a battle out."""
    return isinstance(move, CampaignMove) and STAYS_AWAY not in move.words


class CampaignBot(Bot):
    """A player of campaigns."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self._rng = Random(seed)
        self._noise = WAVERING if name == LEVELS[0] else 0.0
        self._foresight = name == LEVELS[-1]
        self._heard = 0  # after so many battles the radio was last listened to

    def draw_from(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        state = view.guess(self._rng)
        assert isinstance(state, CampaignState)
        topic = state.topic
        if topic == T_QUEST:
            return self._best(self._quests(state), 0.0, notation.NO_QUEST)
        if topic == T_FORCE:
            return self._force(state)
        if topic == T_KEEP:
            return self._carry(state, "keep", state.own.heap)
        if topic == T_FOUND:
            worth = FOUNDED * battles_left(state)
            return self._best([(worth, notation.FOUND)], 0.0, notation.ROAM)
        if topic == T_LEADER:
            return self._best(self._leaders(state), 0.0, notation.STAY)
        if topic == T_BUILD:
            return self._build(state)
        if topic == T_DRAW:
            return self._draw(state)
        if topic == T_PICK:
            return self._pick(state)
        if topic == T_EXPLORE:
            return self._explore(state)
        if topic == T_CHOOSE:
            return self._carry(state, "take", state.own.reserve)
        return self._any(state, topic)

    def _best(self, options: Options, least: float, otherwise: CampaignMove) -> CampaignMove:
        """What is worth most, if that is above `least`."""
        found = otherwise
        for worth, move in options:
            worth += self._noise * (self._rng.random() - 0.5)
            if worth > least:
                least, found = worth, move
        return found

    def _any(self, state: CampaignState, topic: int) -> Move:
        """Which battle is next, and how one ended that nobody played: whatever comes to mind."""
        listed = state.moves()
        if topic == T_BATTLE:
            listed = [move for move in listed if move != notation.FINISH and _for_all(move)]
        return self._rng.choice(listed)

    # -- before a battle -------------------------------------------------------------------------

    def _quests(self, state: CampaignState) -> Options:
        cards, scenario = state.books.cards, state.battle.scenario
        for move in state.moves():
            assert isinstance(move, CampaignMove)
            if move != notation.NO_QUEST:
                quest = cards.quest(move.a)
                yield quest_worth(quest, scenario, self._foresight, state.books), move

    def _force(self, state: CampaignState) -> CampaignMove:
        """The force that uses most of what the stores gave out, then most of the caps."""
        books = state.books
        codes = legal_forces(state, state.owner)
        if self._noise:
            return CampaignMove("force", codes[0])
        ranks: list[tuple[int, int, str]] = []
        for code in codes:
            force = decode(code, books.cards)
            used = len(needed(force, books)) + len(force.boosts)
            ranks.append((used, force_caps(force, books.cards, books.caps_list), code))
        return CampaignMove("force", max(ranks, key=lambda each: each[:2])[2])

    # -- after it --------------------------------------------------------------------------------

    def _carry(self, state: CampaignState, verb: str, pile: list[str]) -> CampaignMove:
        """The card of a pile that is worth most in the next battle, as long as one can be had."""
        own, books = state.own, state.books
        cards = [
            (taken_worth(own, id, books), CampaignMove(verb, id))
            for id in dict.fromkeys(pile)
            if not sells_better(state, id)
        ]
        legal = [each for each in cards if state.judge(each[1]) is None]
        return self._best(legal, 0.0, notation.DONE)

    def _leaders(self, state: CampaignState) -> Options:
        """Who would lead better than the present leader, whose perks would be lost."""
        own, books = state.own, state.books
        now = unit_of(own.leader, books)
        assert now is not None
        stays = PERKED * len(own.models.get(own.leader, []))
        for model in followers(state, state.owner):
            unit = unit_of(model, books)
            move = CampaignMove("lead", model, own.leader_card)
            if unit is None or not may_lead(model, books) or state.judge(move) is not None:
                continue
            better = max(unit.attributes) - max(now.attributes) - stays
            dearer = price_in(unit.caps, books.caps_list) - price_in(now.caps, books.caps_list)
            yield better * PER_ATTRIBUTE - dearer, move

    def _build(self, state: CampaignState) -> CampaignMove:
        """`easy` stops building when it likes."""
        if self._noise and self._rng.random() < 0.2:
            move = next_build(state, False)
            return notation.DONE if state.judge(notation.DONE) is None else move
        return next_build(state, self._foresight)

    # -- step 2 ----------------------------------------------------------------------------------

    def _draw(self, state: CampaignState) -> CampaignMove:
        """Explorers go first: what they lose has not been drawn yet. Helpers come last."""
        own, books = state.own, state.books
        if state.judge(notation.DONE) is not None:
            return notation.AUTO
        moves = [CampaignMove("repair", unit) for unit, _ in own.degraded]
        moves += self._named(state) if self._foresight else []
        explorers = [id for id in own.built if books.structures[id].work == EXPLORES]
        drawers = [id for id in own.built if books.structures[id].draws]
        moves += [CampaignMove("use", id) for id in explorers]
        if self._listens(state):
            listeners = [id for id in own.built if books.structures[id].work == LISTENS]
            moves += [CampaignMove("use", id) for id in listeners]
        drawers.sort(key=lambda id: -books.structures[id].price)
        moves += [CampaignMove("use", id) for id in drawers]
        moves += [CampaignMove("again", id) for id in drawers if own.used.get(id)]
        for move in moves:
            if state.judge(move) is None:
                if move.verb == "use" and books.structures[move.a].work == LISTENS:
                    self._heard = len(state.fought)
                return move
        return notation.DONE

    def _listens(self, state: CampaignState) -> bool:
        """Whether an exploration is worth its fee now; once a phase is enough."""
        own = state.own
        if battles_left(state) == 0 or self._heard == len(state.fought):
            return False
        if self._foresight:
            return explore_worth(own, state.books) > LISTENING_FEE
        return own.caps >= RESERVES * LISTENING_FEE

    def _named(self, state: CampaignState) -> list[CampaignMove]:
        """The card that the office should name, if there is an office."""
        own, books = state.own, state.books
        if not own.built.get("office"):
            return []
        found = [
            (drawn_worth(own, card, books), CampaignMove("name", id, card))
            for id in own.built
            if books.structures[id].draws and not books.structures[id].of_boosts
            for card in nameable(own, id, books)
        ]
        legal = [each for each in found if state.judge(each[1]) is None]
        return [max(legal, key=lambda each: each[0])[1]] if legal else []

    def _pick(self, state: CampaignState) -> CampaignMove:
        own, books = state.own, state.books
        draw = own.draw
        assert draw is not None
        worths = sorted((drawn_worth(own, id, books) for id in draw.drawn), reverse=True)
        for id in draw.drawn:
            if why_pass(own, id, books) is None:
                return CampaignMove("pass", id)
        if helper(own, ADDS, books) and state.judge(notation.STABLES) is None:
            return notation.STABLES
        mean = draw_worth(own, draw.kind, len(draw.drawn), books)
        if helper(own, REDRAWS, books) and worths[0] < mean * 0.7:
            return notation.PEN
        if helper(own, KEEPS, books) and draw.keep < len(draw.drawn):
            return notation.RANCH
        cards = [(drawn_worth(own, id, books), CampaignMove("keep", id)) for id in draw.drawn]
        return self._best(cards, -WAVERING, cards[0][1])

    def _explore(self, state: CampaignState) -> CampaignMove:
        own, books = state.own, state.books
        worth = met_worth(own, own.meeting, books)
        found = [
            (worth, notation.GO),
            (worth, notation.PAY),
            (declined_worth(own.meeting, books), notation.DECLINE),
            (explore_worth(own, books), notation.SWAP),
        ]
        legal = [each for each in found if state.judge(each[1]) is None]
        return self._best(legal, -1000.0, legal[0][1])
