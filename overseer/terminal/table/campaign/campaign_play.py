"""The person at a campaign: what they can choose, grouped, and whose settlement they look at."""

from __future__ import annotations

from typing import ClassVar

from overseer.engine.refusal import BadNotation
from overseer.engine.state import Move
from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.session import Session
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.wasteland.campaign.moves import DONE, GO, NO_QUEST, ROAM, STAY, CampaignMove
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.topics import (
    T_BUILD,
    T_CHOOSE,
    T_DRAW,
    T_EXPLORE,
    T_FOUND,
    T_KEEP,
    T_LEADER,
    T_QUEST,
)
from overseer.wasteland.campaign.view import SeenCampaign

_WAYS_ON = {
    T_QUEST: NO_QUEST,
    T_KEEP: DONE,
    T_FOUND: ROAM,
    T_LEADER: STAY,
    T_BUILD: DONE,
    T_DRAW: DONE,
    T_EXPLORE: GO,
    T_CHOOSE: DONE,
}
SCENARIO, LIMIT = "scenario-", "limit-"  # lists within lists
_STEPS = (T_KEEP, T_BUILD, T_DRAW, T_CHOOSE)  # nobody comes back to them
_LAST = ("done", "finish")  # what ends something stands below what can still be done


class CampaignPlay(Play):
    """A campaign with a cursor."""

    chapters: ClassVar[tuple[str, ...]] = ("campaign-battle", "campaign-fought")

    session: CampaignSession

    def __init__(self, session: Session, habits: Habits | None = None) -> None:
        assert isinstance(session, CampaignSession)
        self.shown: int | None = None  # whose settlement is looked at; None: one's own
        super().__init__(session, habits)

    @property
    def state(self) -> SeenCampaign:
        """The campaign as the viewer may know it."""
        return self.session.seen

    @property
    def player(self) -> Player:
        """The player whose settlement is shown."""
        seat = self.session.viewer if self.shown is None else self.shown
        return self.state.players[0 if seat is None else seat]

    def next_player(self) -> None:
        """Look at the next player's settlement."""
        self.shown = (self.player.seat + 1) % len(self.session.seats)

    @property
    def begun(self) -> bool:
        """Whether a person has decided anything so far."""
        session = self.session
        return any(entry.seat in session.humans for entry in session.match.record.entries)

    # What can be chosen

    def offered(self) -> list[Choice]:
        """The moves, with a line for each kind where there are many."""
        if self.session.to_fight:
            return []
        groups: dict[str, list[Move]] = {}
        for at, move in enumerate(self.session.moves()):
            assert isinstance(move, CampaignMove)
            groups.setdefault(self._group(move) or f"{at}", []).append(move)
        choices = [Choice(tuple(moves), where) for where, moves in groups.items()]
        return sorted(choices, key=_ends)

    def opened(self, choice: Choice) -> list[Choice]:
        """Of a scenario the limits, and of each limit who is on which side."""
        if not choice.where.startswith(SCENARIO):
            return super().opened(choice)
        limits: dict[str, list[Move]] = {}
        for move in choice.moves:
            assert isinstance(move, CampaignMove)
            limits.setdefault(f"{LIMIT}{move.b}", []).append(move)
        return [Choice(tuple(moves), where) for where, moves in limits.items()]

    def back(self) -> bool:
        """From the sides to the limits, from those to the scenarios."""
        within = self.within
        closed = super().back()
        if within is not None and isinstance(within.move, CampaignMove):
            found = [choice.where for choice in self.choices]
            scenario = f"{SCENARIO}{within.move.a}"
            if scenario in found:
                self.select(found.index(scenario))
            if within.where.startswith(LIMIT):
                self.act()
                self.select([choice.where for choice in self.choices].index(within.where))
        return closed

    def _group(self, move: CampaignMove) -> str:
        """The word of the list that a move stands in; empty: it stands for itself."""
        if move.verb == "build":
            return f"family-{self.state.books.structures[move.a].family}"
        if move.verb in ("scrap", "unperk", "guard"):
            return move.verb
        if move.verb == "perk":
            return f"model-{move.b}" if move.b else "perk"
        if move.verb == "supply" and move.a != "auto":
            return "supply"
        if move.verb == "name":
            return f"name-{move.a}"
        if move.verb == "battle":
            return f"{SCENARIO}{move.a}"
        if move.verb == "lead":
            return f"lead-{move.a}"
        return ""

    def way_on(self) -> Move | None:
        move = _WAYS_ON.get(self.session.campaign.topic)
        if move is None or self.session.match.refusal(self.session.asked, move) is not None:
            return None
        return move

    def go_on(self) -> bool:
        """Where that ends a step, the first time only the cursor goes there."""
        if self.my_turn and self.session.campaign.topic in _STEPS:
            self.back()
            last = len(self.choices) - 1
            if self.at != last and self.way_on() is not None:
                self.select(last)
                return False
        return super().go_on()

    def aside(self) -> str:
        """What stands beside the choices: the battle that is prepared concerns everybody."""
        return self.session.text("table-campaign-ready") if self.session.to_fight else ""

    @property
    def stranger(self) -> bool:
        return super().stranger and not self.session.to_fight

    def settle(self) -> None:
        self.shown = None
        super().settle()

    def bring(self, code: str) -> bool:
        """A force of one's own; true unless it is refused."""
        return self.type_move(f"force {code}")

    def type_move(self, text: str) -> bool:
        """A move in notation; true unless it is refused."""
        try:
            move = self.session.parse(text)
        except BadNotation as error:
            self.refusal = error.refusal
            return False
        return self.play(move)


def _ends(choice: Choice) -> bool:
    move = choice.move
    return isinstance(move, CampaignMove) and move.verb in _LAST
