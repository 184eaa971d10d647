"""The campaign's voice: everything that is said about it, and where it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from overseer.engine.decision import Decision
from overseer.engine.game import Game
from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import Move
from overseer.text import translate
from overseer.voice.campaign.asking import answer
from overseer.voice.campaign.changes import CHANGING, change_lines
from overseer.voice.campaign.choosing import builders, filled, own, places
from overseer.voice.campaign.faces import fixed
from overseer.voice.campaign.scene import scene
from overseer.voice.campaign.short_list import shortened, typing_hints
from overseer.voice.campaign.situation import look, seen_by, situation
from overseer.voice.campaign.words import as_called, battle_title, move_parts
from overseer.voice.complaint import shown_args
from overseer.voice.given import (
    Answer,
    AnyBuilder,
    Choice,
    Fixed,
    Hint,
    Scene,
)
from overseer.voice.reader import Reader
from overseer.voice.voice import Parts, Voice
from overseer.voice.wasteland.stories import about_scenario
from overseer.wasteland.campaign.moves import AUTO, CampaignMove
from overseer.wasteland.campaign.phases.phase import judge
from overseer.wasteland.campaign.text import model_name, refusal_text, worded
from overseer.wasteland.campaign.topics import T_BATTLE, T_BUILD, T_DRAW, T_LEADER, T_RESULT
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.force.check import Finding
from overseer.wasteland.force.text import finding_text
from overseer.wasteland.settlement.supply import everything_on
from overseer.wasteland.text.names import joined
from overseer.wasteland.words import NONE

# The questions before which the whole situation is told.
_OPENING = ("battle", "quest", "keep", "found", "build")
SECRET = ("force", "result")
LONG = (T_BATTLE, T_LEADER, T_BUILD, T_DRAW)  # questions with more moves than a list has lines
BUILT = ("battle", "lead")  # the list has the usual one of each, the builder all of them
FORCE = "wasteland-force-"  # how the reasons begin that are about a force by itself
_OURS = ("campaign-", "settlement-")


def _ends(move: Move) -> bool:
    """What ends a step stands below what can still be done in it."""
    return isinstance(move, CampaignMove) and move.verb in ("done", "finish")


class Own(Voice):
    """A campaign in words."""

    seat_words: ClassVar[tuple[str, ...]] = ("seat",)

    def move_parts(self, reader: Reader, move: Move) -> Parts:
        assert isinstance(move, CampaignMove)
        state, lang = seen_by(reader), reader.lang
        title, detail = move_parts(state, move, lang)
        if move.verb == "battle":
            title = battle_title(move, lang, reader.names)
        if state.topic == T_BUILD and move.verb in CHANGING and judge(state, move) is None:
            changes = change_lines(state.own, move, state.books, lang)
            detail = joined("list-sentences", [detail, "; ".join(changes)], lang)
        return title, detail

    def offered(self, reader: Reader) -> list[Move]:
        return self.in_order(shortened(seen_by(reader), listed_moves(reader)))

    def opening(self, reader: Reader) -> list[str]:
        state = seen_by(reader)
        if state.fought or not state.battle.scenario:
            return []
        return ["", *about_scenario(state.battle.scenario, reader.lang)]

    def hints(self, reader: Reader) -> list[str]:
        return typing_hints(reader)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return sorted(moves, key=_ends)

    def told(self, args: Mapping[str, Value], reader: Reader) -> Mapping[str, Value]:
        state, seat = seen_by(reader), args.get("seat")
        if "structure" not in args or not isinstance(seat, int) or seat >= len(state.players):
            return args
        return as_called(args, state.players[seat].own, state.books)

    def word(self, key: str, value: Value, reader: Reader) -> object:
        if key == "unit" and isinstance(value, str) and "." in value:
            return model_name(value, reader.lang)  # the second model of its kind
        return worded({key: value}, seen_by(reader).books, reader.lang)[key]

    def refusal_text(self, refusal: Refusal, reader: Reader) -> str:
        state, lang = seen_by(reader), reader.lang
        if refusal.reason.startswith(_OURS):
            args = refusal.args
            if state.work:
                args = as_called(args, state.own, state.books)
            shown = Refusal(refusal.rule, refusal.reason, shown_args(args, lang))
            return refusal_text(shown, state.books, lang)
        if refusal.reason.startswith(FORCE):
            word = refusal.reason.removeprefix(FORCE)
            finding = Finding(True, NONE, refusal.rule, word, shown_args(refusal.args, lang))
            return finding_text(finding, state.books.cards, lang)
        return super().refusal_text(refusal, reader)

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "campaign-score", seat=seat, n=n)

    def situation(self, reader: Reader) -> list[str]:
        return situation(reader)

    def opens(self, decision: Decision) -> bool:
        return decision.name in _OPENING

    def look(self, reader: Reader, word: str) -> str | None:
        return look(reader, word)

    # What clients get

    def fixed(self, game: Game, reader: Reader) -> Fixed:
        return fixed(super().fixed(game, reader), seen_by(reader), reader.lang)

    def scene(self, reader: Reader) -> Scene:
        return scene(reader)

    def choice(self, reader: Reader, move: Move) -> Choice:
        return filled(seen_by(reader), own(move), super().choice(reader, move))

    def leads_to(self, reader: Reader, move: Move) -> tuple[str, bool]:
        # What follows from them depends on the others' secrets too.
        if seen_by(reader).topic == T_RESULT or own(move).verb in SECRET:
            return "", True
        return super().leads_to(reader, move)

    def places(self, reader: Reader, move: Move) -> list[str]:
        return places(seen_by(reader), own(move))

    def builders(self, reader: Reader) -> list[AnyBuilder]:
        state = seen_by(reader)
        if state.topic not in LONG:
            return []
        moves = reader.moves()
        listed = set(shortened(state, worth_listing(state, moves)))
        whole = [move for move in moves if move not in listed or own(move).verb in BUILT]
        return list(builders(reader, whole))

    def answer(self, reader: Reader, target: str) -> Answer | None:
        return answer(self, reader, target)

    def learned(self, reader: Reader) -> list[Hint]:
        return []  # its hints are about typing


def listed_moves(reader: Reader) -> list[Move]:
    """The moves that are listed."""
    return worth_listing(seen_by(reader), reader.moves())


def worth_listing(state: SeenCampaign, moves: list[Move]) -> list[Move]:
    """Supplying everything is only listed where that changes something."""
    if AUTO not in moves:
        return moves
    trial = state.own.copy()
    everything_on(trial, state.books)
    return moves if trial.on != state.own.on else [move for move in moves if move != AUTO]
