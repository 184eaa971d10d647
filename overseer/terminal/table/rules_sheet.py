"""The rulebook to browse: rules by section on the left, the sentence on the right."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from overseer.terminal.keys import CLOSE, on
from overseer.terminal.table import palette
from overseer.terminal.table.page import Folded, folded, mark_more
from overseer.terminal.table.play import Play
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET, STRONG
from overseer.voice.rules import book_of

INDENT = 8  # cells of a rule's id and the blanks around it


class Titles(OptionList, can_focus=False):
    """The list of rules; the keys belong to the sheet, the mouse comes here."""


class RulesSheet(ModalScreen[None]):
    """Every rule is one key away from every other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *CLOSE,
        on("why", "close"),
        on("up", "walk(-1)"),
        on("down", "walk(1)"),
        on("page-up", "read(-1)"),
        on("page-down", "read(1)"),
        on("first", "walk(-1000)"),
        on("last", "walk(1000)"),
        on("language", "language"),
    ]

    def __init__(self, play: Play, rule: str = "") -> None:
        super().__init__()
        self.play = play
        book = book_of(play.game)
        assert book is not None, "a game with a table has a rulebook"
        self.book = book
        self.rules = list(book.rules)
        if rule and rule not in self.rules:  # a rule of every table, such as OV-U1
            self.rules.insert(0, rule)
        self.rule = rule or self.rules[0]

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            with Horizontal(id="rules"):
                yield Titles(id="rule-list", compact=True)
                with VerticalScroll(id="rule-body", can_focus=False):
                    yield Static(id="rule-text")
            yield Static(id="sheet-keys")

    def on_mount(self) -> None:
        self.fill()

    def on_resize(self) -> None:
        self.call_after_refresh(self.fill)  # titles are folded to the width of their list

    def fill(self) -> None:
        """Write everything in the language."""
        seat = self.play.seat
        self.query_one("#sheet").border_title = Text(seat.text("table-rules-title"))
        keys = seat.text("table-rules-keys")
        self.query_one("#sheet-keys", Static).update(Folded(Text(keys, QUIET)))
        titles = self.query_one(Titles)
        titles.clear_options()
        room = titles.scrollable_content_region.width - INDENT - 1
        sections = {rules[0]: name for name, rules in self.book.sections}
        for rule in self.rules:
            if rule in sections:
                name = seat.text(f"rulebook-section-{sections[rule]}")
                titles.add_option(Option(Text(name, HEADING), disabled=True))
            line = Text(f" {rule:<6} ", Style(color=palette.AMBER))
            title = folded(Text(seat.text(f"rule-{rule}.title"), PLAIN), max(room, 1))
            line.append_text(Text(f"\n{' ' * INDENT}").join(title.split("\n")))
            titles.add_option(Option(line, id=rule))
        self._show()

    def _show(self) -> None:
        seat, rule = self.play.seat, self.rule
        titles = self.query_one(Titles)
        titles.highlighted = titles.get_option_index(rule)
        text = Text().append(f"{rule}  ", HEADING)
        text.append(seat.text(f"rule-{rule}.title"), STRONG)
        mark = self.book.mark(seat.lang, rule)
        if mark:
            text.append(f"\n{mark}", QUIET)
        text.append("\n\n")
        sentence = Text(seat.text(f"rule-{rule}"), PLAIN)
        sentence.highlight_regex(self.book.rule_id, Style(color=palette.AMBER, bold=True))
        text.append_text(sentence)
        self.query_one("#rule-text", Static).update(Folded(text))
        body = self.query_one("#rule-body")
        body.scroll_home(animate=False)
        body.call_after_refresh(self._below)

    def _below(self) -> None:
        """Say so when the rule goes on below the frame."""
        words = self.play.seat.text("table-detail-more")
        mark_more(self.query_one("#sheet"), self.query_one("#rule-body"), words)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id is not None:
            self.rule = event.option_id
            self._show()

    def action_walk(self, steps: int) -> None:
        """To another rule."""
        at = self.rules.index(self.rule) + steps
        self.rule = self.rules[max(0, min(len(self.rules) - 1, at))]
        self._show()

    def action_read(self, way: int) -> None:
        """A page up or down in a long rule; where it ends, ten rules on."""
        body = self.query_one("#rule-body")
        here = body.scroll_offset.y
        if 0 < here if way < 0 else here < body.max_scroll_y:
            body.scroll_relative(y=way * max(1, body.size.height - 1), animate=False)
            body.call_after_refresh(self._below)
        else:
            self.action_walk(10 * way)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def action_language(self) -> None:
        """Read on in the next language."""
        self.play.next_language()
        self.fill()
