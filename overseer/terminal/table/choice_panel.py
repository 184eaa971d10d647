"""The question that is asked, and the numbered list of answers."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.moves import ShelterMove
from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.displays import signs
from overseer.terminal.table.page import Page
from overseer.terminal.table.play import Play
from overseer.terminal.words import who_words


class Answers(OptionList, can_focus=False):
    """The list; the keys belong to the table, the mouse comes here."""


class ChoicePanel(Vertical):
    """Prompt and answers of the current decision."""

    @dataclass
    class Clicked(Message):
        """An answer was clicked."""

        at: int

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._told: list[Text] = []

    def compose(self) -> ComposeResult:
        yield Page(id="prompt")
        yield Answers(id="answers")

    def show(self, play: Play, prompt: Text, title: Text) -> None:
        """Draw the question that is open now."""
        self.border_title = title
        self.query_one(Page).put(prompt)
        answers = self.query_one(Answers)
        told = [_answer(play, choice, at) for at, choice in enumerate(play.choices)]
        if len(told) != len(self._told):
            answers.clear_options()
            answers.add_options([Option(answer) for answer in told])
        else:
            for at, answer in enumerate(told):
                if answer != self._told[at]:
                    answers.replace_option_prompt_at_index(at, answer)
        self._told = told
        answers.highlighted = play.at
        self.set_class(bool(play.choices), "-asked")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Clicked(event.option_index))


def _answer(play: Play, choice: Choice, at: int) -> Text:
    cursor = at == play.at
    text = Text()
    text.append(f"{at + 1:>2} ", Style(color=palette.AMBER, bold=True))
    text.append(palette.LEGAL_MARK if cursor else " ", palette.legal)
    style = Style(color=palette.BRIGHT if cursor else palette.TEXT, bold=cursor)
    if play.company is None and choice.space and play.placing:
        text.append(space_label(play, choice.space) + " ", style)
        text.append_text(space_signs(play, choice.space))
        if len(choice.moves) > 1:
            text.append(f" ({len(choice.moves)})", palette.mark)
    elif play.company is not None and isinstance(choice.move, ShelterMove):
        words = who_words(choice.move.b, play.session.lang)
        text.append(words[:1].upper() + words[1:], style)
    elif choice.kind == kinds.BUILD and isinstance(choice.move, ShelterMove):
        side = palette.LEFT_MARK if choice.move.b == kinds.LEFT else palette.RIGHT_MARK
        text.append(f" {side} {play.faces.room_name(built_room(choice.move))}", style)
    else:
        text.append(play.session.move_name(choice.move), style)
    return text


def built_room(move: Move) -> str:
    """The id of the room that a build names."""
    return str(move).split()[1]


def space_label(play: Play, space: str) -> str:
    """A space by what it belongs to: a threat, a room or the player's own elevator."""
    found = play.scene.find(space)
    if found is None:
        return space
    floor, place, spot = found
    if spot.threat is not None:
        return f"{palette.THREAT_MARK} {play.faces.threat_name(spot.threat)}"
    if place is not None:
        return play.faces.room_name(place.room)
    owner = floor.owner
    if owner is None or owner == play.session.viewer:
        return play.session.text("table-lift")
    return play.session.text("table-lift-of", owner=play.session.name(owner))


def space_signs(play: Play, space: str) -> Text:
    """What a space costs and gives, in signs."""
    found = play.scene.find(space)
    return Text() if found is None else signs(play.faces.face(found[0], found[2]))
