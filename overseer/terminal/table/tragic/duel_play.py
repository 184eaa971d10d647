"""The person at a duel: what they can choose, what they look at, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.style import Style

from overseer.engine.refusal import Refusal
from overseer.engine.state import Move
from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.tragic import moves as kinds
from overseer.tragic.autopass import Stops
from overseer.tragic.moves import SLOTS, TragicMove
from overseer.tragic.topics import T_ANSWER, T_DISCARD, T_INTERRUPT, T_LAY, T_MAIN, T_SHOW, T_TARGET
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import ABILITY
from overseer.voice.tragic import choosing
from overseer.voice.tragic import where as things
from overseer.voice.tragic.moves import in_order
from overseer.voice.tragic.situation import position
from overseer.voice.tragic.tutorial import advised


@dataclass(frozen=True, slots=True)
class Toggle(Choice):
    """A line that takes a trait or skill into the choice, or out of it; -1: not enough yet."""

    card: int = -1


class DuelPlay(Play):
    """A session of Tragic with a cursor."""

    chapters: ClassVar[tuple[str, ...]] = ("tragic-turn",)
    signs: ClassVar[Mapping[str, tuple[str, Style]]] = {"time-up": ("⌛", palette.mark)}

    def __init__(self, session: Session, habits: Habits | None = None) -> None:
        self.duel: SeenDuel = position(session.reads)
        self.data: dict[str, Any] = session.view().data()
        self.picked: tuple[int, ...] | None = None  # traits or skills, while they are chosen
        self.pushed: tuple[int, ...] = ()  # the one that the last of them has pushed out
        super().__init__(session, habits)

    @property
    def own(self) -> int:
        """The seat that is drawn below."""
        viewer = self.session.viewer
        return 0 if viewer is None else viewer

    def look(self) -> None:
        view = self.session.view()
        self.duel = position(self.session.reads)
        self.data = view.data()
        if not self._picking:
            self.picked = None
        super().look()

    @property
    def _picking(self) -> bool:
        return self.my_turn and choosing.choosing(self.duel)

    @property
    def stops(self) -> Stops:
        """Where the person at the screen wants to be asked."""
        return Stops.chosen(self.session.settings(self.own))

    def change_stops(self, stops: Stops) -> None:
        """Be asked there from now on; whoever only watches is asked nowhere."""
        if self.session.viewer is not None:
            self.session.choose_settings(self.own, stops.settings())

    # What can be chosen

    def offered(self) -> list[Choice]:
        if self._picking:
            return self._pick_list()
        return [
            Choice((move,), things.where_of(self.duel, move))
            for move in in_order(self.session.moves())
        ]

    def _pick_list(self) -> list[Choice]:
        """The choice as it stands, then every card that can be taken in or out."""
        if self.picked is None:
            self.picked = choosing.planned(self.duel)
        move = choosing.move_for(self.duel, self.picked)
        first = Toggle(()) if move is None else Choice((move,))
        rest = [Toggle((), card=number) for number in choosing.pool(self.duel)]
        return [first, *rest]

    def act(self) -> bool:
        choice = self.choice
        if self.my_turn and isinstance(choice, Toggle):
            self._toggle(choice.card)
            return False
        return super().act()

    def _toggle(self, card: int) -> None:
        if card < 0 or self.picked is None:
            return
        at = self.at
        self.pushed = ()
        if card in self.picked:
            self.picked = tuple(n for n in self.picked if n != card)
        else:
            # One more than allowed pushes out the one that was taken first, and says so.
            most = choosing.wanted(self.duel)
            taken, pushed = (*self.picked, card)[-most:], (*self.picked, card)[:-most]
            if sum(bool(self.duel.tables.cards[number].race) for number in taken) > 1:
                self.refusal = Refusal("TR-S7", "tragic-two-races")
                return
            self.picked, self.pushed = taken, pushed
        self.refusal = None
        self.choices = self._pick_list()
        self.at = at

    def select(self, at: int) -> None:
        self.pushed = ()
        super().select(at)

    def first_choice(self) -> int:
        moves = [move for choice in self.choices for move in choice.moves]
        hinted = advised(self.session.reads, moves)
        for at, choice in enumerate(self.choices):
            if hinted is not None and hinted in choice.moves:
                return at  # what a learner is told to do
        if self.duel.topic in (T_ANSWER, T_INTERRUPT):
            for at, choice in enumerate(self.choices):
                if _kind(choice) == kinds.PASS:
                    return at  # to let it happen is what most people want
        return 0

    def way_on(self) -> Move | None:
        for choice in self.choices:
            if _kind(choice) in (kinds.PASS, kinds.NONE):
                return choice.move
        return None

    def go_on(self) -> bool:
        """Space: pass; where only the end of the turn is left, to it and, once more, end it."""
        for at, choice in enumerate(self.choices):
            if _kind(choice) == kinds.END:
                if self.at == at:
                    return self.act()
                self.select(at)
                return False
        return super().go_on()

    # What is looked at

    def on_table(self, where: str) -> bool:
        if where.startswith(things.HAND):
            return where.removeprefix(things.HAND) in self.data["players"][self.own]["hand"]
        return bool(things.card_at(self.duel, where)) or where.startswith(things.SEAT)

    def closed(self) -> Refusal | None:
        """Why nothing can be done with what is under the cursor."""
        if not self.my_turn or not self.where or self.at is not None:
            return None
        move = self._meant()
        if move is None:
            return None
        return self.session.match.refusal(self.session.asked, move)

    def _meant(self) -> Move | None:
        """What one would want to do with the thing under the cursor."""
        duel, moves = self.duel, self.duel.tables.moves
        where, seat = self.where, self.session.asked
        if where.startswith(things.HAND):
            card = duel.tables.set.by_id[where.removeprefix(things.HAND)]
            if duel.topic == T_DISCARD:
                return moves.throw[card.number]
            if duel.topic == T_SHOW:
                return moves.show[card.number]
            if card.kind == ABILITY or duel.topic == T_LAY:
                return moves.lay[card.number] if card.kind == ABILITY else None
            return moves.cast[card.number]
        place = things.place_number(where)
        permanent = duel.permanent(place, -1) if place >= 0 else None
        if permanent is None:
            return None
        if duel.topic == T_TARGET:
            return moves.aim[place]
        if place // SLOTS != seat or duel.topic != T_MAIN:
            return None
        if permanent.card.is_ally:
            return moves.attack[place]
        if permanent.card.is_equipment:
            return moves.wear[place] if permanent.engaged else moves.take_off[place]
        return moves.use[place * kinds.USES]


def _kind(choice: Choice) -> int:
    move = choice.moves[0] if choice.moves else None
    return move.kind if isinstance(move, TragicMove) else -1
