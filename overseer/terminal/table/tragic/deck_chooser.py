"""The full-screen list of ready decks: a plan, its letters, its cards, and one key to take it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from overseer.terminal.calm import CalmApp
from overseer.terminal.keys import LEAVING, on
from overseer.terminal.table import palette
from overseer.terminal.table.page import Folded
from overseer.terminal.table.tragic import signs
from overseer.text import translate
from overseer.tragic.card import CardSet
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.ready import plan, title
from overseer.tragic.text import cards as text
from overseer.tragic.text.steps import capital
from overseer.tragic.words import KINDS, LETTERS
from overseer.voice.lists import listed
from overseer.voice.tragic.words import card_title

BAR: Final = 24  # signs of the longest bar
HEADING = Style(color=palette.AMBER, bold=True)
PLAIN = Style(color=palette.TEXT)
QUIET = Style(color=palette.QUIET)


class DeckChooser(CalmApp[str]):
    """Decks on the left, the one under the cursor on the right."""

    CSS_PATH = Path(__file__).with_name("deck_chooser.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        *LEAVING,
        on("page-up", "read(-10)", priority=True),
        on("page-down", "read(10)", priority=True),
    ]

    def __init__(self, offered: Sequence[Deck], cards: CardSet, heading: str, lang: str) -> None:
        super().__init__()
        self.offered = offered
        self.cards = cards
        self.heading = heading
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(id="chooser"):
            with Horizontal(id="halves"):
                yield OptionList(*[Option(self._row(at)) for at in self._all], id="decks")
                with VerticalScroll(id="deck", can_focus=False):
                    yield Static(id="deck-text")
            yield Static(
                Folded(Text(translate(self.lang, "decks-tragic-own"), QUIET)), classes="foot"
            )
            yield Static(
                Folded(Text(translate(self.lang, "decks-tragic-keys"), QUIET)), classes="foot"
            )

    def on_mount(self) -> None:
        self.query_one("#chooser").border_title = Text(self.heading)
        decks = self.query_one(OptionList)
        decks.focus()
        decks.highlighted = 0

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        at = event.option_index
        for other in self._all:
            event.option_list.replace_option_prompt_at_index(other, self._row(other, other == at))
        deck = self.offered[at]
        told = Folded(deck_text(deck, self.cards, self.lang))
        self.query_one("#deck-text", Static).update(told)
        self.query_one("#deck").scroll_home(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.exit(self.offered[event.option_index].name)

    @property
    def _all(self) -> range:
        return range(len(self.offered))

    def _row(self, at: int, cursor: bool = False) -> Text:
        mark = Text(f"{palette.LEGAL_MARK if cursor else ' '} ", palette.mark)
        return mark.append(title(self.offered[at], self.lang))

    def action_read(self, lines: int) -> None:
        """Up or down the cards of the deck."""
        self.query_one("#deck").scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Without a choice."""
        self.exit(None)


def deck_text(deck: Deck, cards: CardSet, lang: str) -> Text:
    """A deck in full: its plan, traits and skills, how many cards of each letter, every card."""
    told = [Text(title(deck, lang), Style(color=palette.BRIGHT, bold=True))]
    told += [Text(plan(deck, lang), PLAIN), Text()]
    for word, chosen in (("traits", deck.traits), ("skills", deck.skills)):
        names = listed([card_title(cards.cards[n], lang) for n in chosen], lang)
        told.append(Text(translate(lang, f"decks-tragic-{word}", cards=names), PLAIN))
    told.append(Text())
    own = [cards.cards[n] for n in deck.cards]
    counts = [sum(card.letters[0] == at for card in own) for at in range(len(LETTERS))]
    for at, count in enumerate(counts):
        if count:
            colour = signs.COLOURS[LETTERS[at]]
            line = Text(f"{LETTERS[at]} {count:>2} ", Style(color=colour, bold=True))
            bar = "█" * max(1, round(BAR * count / max(counts)))
            told.append(line.append(bar, Style(color=colour)))
    for kind in dict.fromkeys(card.kind for card in own):
        told += [Text(), Text(capital(translate(lang, f"tragic-kind-{KINDS[kind]}")), HEADING)]
        for card in own:
            if card.kind == kind:
                cost = "" if text.face_of(card) == "free" else text.cost_text(card.cost)
                line = Text(f"  {signs.KINDS[KINDS[kind]]} {card_title(card, lang)} ", PLAIN)
                told.append(line.append(cost, HEADING))
    return Text("\n").join(told)


def choose(offered: Sequence[Deck], cards: CardSet, heading: str, lang: str) -> str | None:
    """Let a person choose; None when they left."""
    return DeckChooser(offered, cards, heading, lang).run()
