"""The campaign's guise: everything that the terminal asks of it, and where it is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from overseer.engine.decision import Decision
from overseer.engine.refusal import Value
from overseer.engine.state import Move, State
from overseer.terminal.guise import Guise, Parts
from overseer.terminal.session import Session
from overseer.text import translate
from overseer.voice.campaign.changes import CHANGING, change_lines
from overseer.voice.campaign.short_list import shortened, typing_hints
from overseer.voice.campaign.situation import look, situation
from overseer.voice.campaign.words import as_called, move_parts
from overseer.voice.wasteland.stories import about_scenario
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.phase import judge
from overseer.wasteland.campaign.text import model_name, worded
from overseer.wasteland.campaign.topics import T_BUILD
from overseer.wasteland.text.names import joined

if TYPE_CHECKING:
    from overseer.terminal.table.table_screen import TableScreen

# The questions before which the plain client tells the whole situation.
_OPENING = ("battle", "quest", "keep", "found", "build")


def _ends(move: Move) -> bool:
    """What ends a step stands below what can still be done in it."""
    return isinstance(move, CampaignMove) and move.verb in ("done", "finish")


class Own(Guise):
    """A campaign as people see it."""

    seat_words: ClassVar[tuple[str, ...]] = ("seat",)
    plain_help: ClassVar[str] = "campaign-plain-help"
    look_nothing: ClassVar[str] = "campaign-look-nothing"

    def move_parts(self, state: State, move: Move, lang: str) -> Parts:
        assert isinstance(state, Campaigning)
        assert isinstance(move, CampaignMove)
        title, detail = move_parts(state, move, lang)
        if state.topic == T_BUILD and move.verb in CHANGING and judge(state, move) is None:
            changes = change_lines(state.own, move, state.books, lang)
            detail = joined("list-sentences", [detail, "; ".join(changes)], lang)
        return title, detail

    def offered(self, session: Session) -> list[Move]:
        state = session.state
        assert isinstance(state, Campaigning)
        return self.in_order(shortened(state, session.moves()))

    def opening(self, session: Session) -> list[str]:
        state = session.state
        assert isinstance(state, Campaigning)
        if state.fought or not state.battle.scenario:
            return []
        return ["", *about_scenario(state.battle.scenario, session.lang)]

    def hints(self, session: Session) -> list[str]:
        return typing_hints(session)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return sorted(moves, key=_ends)

    def told(self, args: Mapping[str, Value], state: State) -> Mapping[str, Value]:
        assert isinstance(state, Campaigning)
        seat = args.get("seat")
        if "structure" not in args or not isinstance(seat, int) or seat >= len(state.players):
            return args
        return as_called(args, state.players[seat].own, state.books)

    def word(self, key: str, value: Value, state: State, lang: str) -> object:
        assert isinstance(state, Campaigning)
        if key == "unit" and isinstance(value, str) and "." in value:
            return model_name(value, lang)  # the second model of its kind
        return worded({key: value}, state.books, lang)[key]

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "campaign-score", seat=seat, n=n)

    def situation(self, session: Session) -> list[str]:
        return situation(session)

    def opens(self, decision: Decision) -> bool:
        return decision.name in _OPENING

    def look(self, session: Session, word: str) -> str | None:
        return look(session, word)

    def screen(self) -> type[TableScreen]:
        # Textual takes a second to load, so only who draws a screen pays for it.
        from overseer.terminal.table.campaign.campaign_screen import CampaignScreen

        return CampaignScreen
