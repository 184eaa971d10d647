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

from overseer.terminal.table import palette
from overseer.terminal.table.page import Page, folded
from overseer.terminal.table.play import Play

INDENT = 4  # cells of a number, the blank after it and the cursor


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

    def show(self, play: Play, prompt: Text, title: Text, words: list[Text]) -> None:
        """Draw the question that is open now; `words` has those of every choice."""
        self.border_title = title
        self.query_one(Page).put(prompt)
        answers = self.query_one(Answers)
        room = answers.scrollable_content_region.width - INDENT
        told = [_answer(at, at == play.at, answer, room) for at, answer in enumerate(words)]
        if len(told) != len(self._told):
            answers.clear_options()
            answers.add_options([Option(answer) for answer in told])
        else:
            for at, answer in enumerate(told):
                if answer != self._told[at]:
                    answers.replace_option_prompt_at_index(at, answer)
        self._told = told
        answers.highlighted = play.at
        # How high the list is shows only when it has been laid out with these words.
        self.call_after_refresh(answers.scroll_to_highlight)
        self.set_class(bool(play.choices), "-asked")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Clicked(event.option_index))


def answer_style(cursor: bool) -> Style:
    """How the words of an answer are written, the one under the cursor brighter."""
    return Style(color=palette.BRIGHT if cursor else palette.TEXT, bold=cursor)


def _answer(at: int, cursor: bool, words: Text, room: int) -> Text:
    """A numbered answer; what does not fit into its line goes on below, under the words."""
    text = Text()
    text.append(f"{at + 1:>2} ", Style(color=palette.AMBER, bold=True))
    text.append(palette.LEGAL_MARK if cursor else " ", palette.legal)
    if room <= 0:  # not laid out yet
        return text.append_text(words)
    return text.append_text(Text(f"\n{' ' * INDENT}").join(folded(words, room).split("\n")))
