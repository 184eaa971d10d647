"""The deck builder on the whole screen: the cards there are, the deck, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from overseer.cardfile.problems import CardFileError
from overseer.engine.nature import SEED_BYTES
from overseer.engine.refusal import Refused
from overseer.terminal.calm import CalmApp
from overseer.terminal.deck import show as deck_show
from overseer.terminal.deck.draft import Draft, Narrow
from overseer.terminal.deck.sheets import (
    LEAST_HEIGHT,
    LEAST_WIDTH,
    LeaveSheet,
    NameSheet,
    ReadSheet,
    TooSmall,
)
from overseer.terminal.keys import ESCAPE, KEYS, on, printed
from overseer.terminal.table import palette
from overseer.terminal.table.page import Folded, Page
from overseer.terminal.tragic.cards import panel
from overseer.text import has, translate
from overseer.tragic.card import Card
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.deck import FORMATS, SIZE
from overseer.tragic.decks.stats import Stats
from overseer.tragic.text.steps import capital
from overseer.tragic.words import KINDS, LETTERS, SKILL, TRAIT
from overseer.voice.complaint import UsageError, complaint
from overseer.voice.tragic.words import card_title

INTERRUPTED: Final = 130
LEVELS: Final = 3  # of cards
# The key's meaning, and the message `deck-key-…` that says what it does here.
BAR: Final = (
    ("act,more", "add"),
    ("less", "remove"),
    ("next", "other"),
    ("type", "search"),
    ("letter", "letter"),
    ("level", "level"),
    ("kind", "kind"),
    ("back", "all"),
    ("odds", "stats"),
    ("test-hand", "hand"),
    ("code", "code"),
    ("name", "name"),
    ("format", "format"),
    ("undo", "undo"),
    ("keep", "save"),
    ("help", "help"),
    ("leave", "quit"),
)
HEADING: Final = Style(color=palette.AMBER, bold=True)
QUIET: Final = Style(color=palette.QUIET)
_TALLY: Final = {"wrong": Style(color=palette.RED, bold=True), "unwise": HEADING}


class Cards(OptionList):
    """A list of cards; the keys for lists come from its base, all others from the screen."""

    marked: int | None = None  # the line that has the sign of the cursor


class CardOption(Option):
    """A line of such a list that knows its card, wherever the cursor is by now."""

    def __init__(self, prompt: Text, card: Card) -> None:
        super().__init__(prompt)
        self.card = card


class DeckScreen(Screen[None]):
    """The pool on the left, the deck in the middle, card, curve and findings on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        on("up", "go(-1)"),
        on("down", "go(1)"),
        on("left", "other"),
        on("right", "other"),
        on("next", "other", priority=True),
        on("before", "other", priority=True),
        on("more", "add"),
        on("less", "remove"),
        on("type", "search"),
        on("letter", "letter"),
        on("kind", "kind"),
        on("level", "level"),
        on("back", "all"),
        on("odds", "stats"),
        on("test-hand", "hand"),
        on("code", "code"),
        on("name", "name"),
        on("format", "format"),
        on("undo", "undo"),
        on("help", "help"),
        on("keep", "save"),
        on("leave", "quit"),
    ]

    def __init__(self, draft: Draft, lang: str) -> None:
        super().__init__()
        self.draft = draft
        self.lang = lang
        self.narrow = Narrow()
        self.found: list[Card] = []
        self.listed: list[Card | None] = []  # of the deck's list; None: a heading
        self.told = ""

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="bench"):
            with Vertical(id="pool-side"):
                yield Input(id="search", placeholder=self.text("deck-search"))
                yield Cards(id="pool", compact=True)
            yield Cards(id="deck", compact=True)
            with VerticalScroll(id="reading", can_focus=False):
                yield Static(id="card")
                yield Static(id="numbers")
        yield Static(id="told")
        yield Page(id="keys")

    def on_mount(self) -> None:
        self.query_one("#search").display = False
        self.fill_pool()
        self.fill_deck()
        self.query_one("#pool").focus()

    def text(self, id: str, /, **args: object) -> str:
        return translate(self.lang, id, **args)

    # -- what is shown -----------------------------------------------------------------------------

    def fill_pool(self) -> None:
        """The cards that the filter leaves."""
        pool = self.query_one("#pool", Cards)
        at = pool.highlighted or 0
        self.found = self.draft.pool(self.narrow, self.lang)
        pool.clear_options()
        pool.add_options([CardOption(self._row(card, pool), card) for card in self.found])
        if self.found:
            pool.highlighted = min(at, len(self.found) - 1)
        self._mark(pool)
        pool.border_title = Text(self._filter_text())
        self.show_card()

    def fill_deck(self) -> None:
        """The deck, kind by kind, and all that follows from it."""
        deck, cards = self.draft.deck, self.draft.cards
        shown = self.query_one("#deck", Cards)
        at = shown.highlighted or 0
        self.listed = []
        options: list[Option] = []
        plan = [(TRAIT, deck.traits), (SKILL, deck.skills)]
        groups = [(kind, [(cards.cards[n], 1) for n in own]) for kind, own in plan if own]
        for kind, own in [*groups, *deck_show.kind_groups(deck, cards)]:
            n = sum(copies for _, copies in own)
            heading = Text(deck_show.kind_title(kind, n, self.lang), HEADING)
            options.append(Option(heading, disabled=True))
            self.listed.append(None)
            options += [CardOption(self._row(card, shown), card) for card, _ in own]
            self.listed += [card for card, _ in own]
        shown.clear_options()
        shown.add_options(options)
        if options:
            at = min(at, len(options) - 1)
            # A heading is no card: the cursor goes to the first one below it.
            shown.highlighted = at + 1 if self.listed[at] is None else at
        self._mark(shown)
        shown.border_title = Text(self.text("deck-count", n=len(deck.cards), size=SIZE))
        self._show_numbers()
        self._show_top()
        self.show_card()

    def refresh_pool_row(self, card: Card) -> None:
        """A card came or went: its number in the pool changes, the rest stays."""
        if card in self.found:
            pool = self.query_one("#pool", Cards)
            at = self.found.index(card)
            row = self._row(card, pool, at == pool.highlighted)
            pool.replace_option_prompt_at_index(at, row)

    def show_card(self) -> None:
        """The card under the cursor in full."""
        card = self.card
        shown: RenderableType = "" if card is None else panel(card, self.lang)
        self.query_one("#card", Static).update(shown)

    @property
    def card(self) -> Card | None:
        """The card under the cursor of the list that has the keys."""
        if self.query_one("#deck").has_focus:
            at = self.query_one("#deck", Cards).highlighted
            return None if at is None or at >= len(self.listed) else self.listed[at]
        at = self.query_one("#pool", Cards).highlighted
        return None if at is None or at >= len(self.found) else self.found[at]

    def tell(self, text: str) -> None:
        """One line for what has just happened."""
        self.told = text
        self.query_one("#told", Static).update(Folded(Text(text, Style(color=palette.BRIGHT))))

    def _row(self, card: Card, shown: Cards, cursor: bool = False) -> Text:
        mark = palette.LEGAL_MARK if cursor else " "
        room = shown.scrollable_content_region.width - len(mark)
        row = deck_show.row(card, self.draft.copies(card), self.lang, room)
        return Text(mark + row, no_wrap=True, overflow="ellipsis")

    def _mark(self, shown: Cards) -> None:
        """The cursor has a sign too, for whoever sees no colours."""
        for at in {shown.marked, shown.highlighted}:
            option = None if at is None or at >= shown.option_count else shown.options[at]
            if at is not None and isinstance(option, CardOption):
                row = self._row(option.card, shown, at == shown.highlighted)
                shown.replace_option_prompt_at_index(at, row)
        shown.marked = shown.highlighted

    def _filter_text(self) -> str:
        letter, kind, level, words = self.narrow
        parts = [self.text(f"letter-{LETTERS[letter]}")] if letter >= 0 else []
        parts += [capital(self.text(f"tragic-kind-{KINDS[kind]}"))] if kind >= 0 else []
        parts += ["★" * level] if level else []
        parts += [self.text("deck-words", words=words)] if words else []
        shown = " · ".join(parts) or self.text("deck-all-cards")
        return self.text("deck-pool", filter=shown, n=len(self.found))

    def _show_numbers(self) -> None:
        found = Stats(self.draft.deck, self.draft.cards)
        curve = deck_show.curve_lines(found)
        findings = deck_show.finding_lines(self.draft.findings, self.lang)
        title = Text(self.text("deck-curve"), HEADING)
        self.query_one("#numbers", Static).update(Group(title, *curve, Text(""), *findings))

    def _show_top(self) -> None:
        deck = self.draft.deck
        line = Text(no_wrap=True)
        summary = deck_show.summary(deck, self.draft.cards, self.lang)
        line.append(f" {summary} ", Style(bold=True, reverse=True))
        if self.draft.changed:
            line.append(f"  {self.text('deck-unsaved')}", HEADING)
        errors = [finding.error for finding in self.draft.findings]
        for what, n in (("wrong", errors.count(True)), ("unwise", errors.count(False))):
            if n:
                line.append(f"  {self.text('deck-tally', what=what, n=n)}", _TALLY[what])
        line.append(f"  {self.draft.path}", QUIET)
        self.query_one("#top", Static).update(line)
        keys = Text()
        for meanings, word in BAR:
            key = "\u00a0".join(KEYS[meaning].first for meaning in meanings.split(","))
            key = key.replace(ESCAPE, self.text("table-escape"))
            keys.append(f" {key}", HEADING)
            label = self.text(f"deck-key-{word}").replace(" ", "\u00a0")
            keys.append(f"\u00a0{label} ", QUIET)
        self.query_one("#keys", Page).put(keys)

    # -- what happens ------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if isinstance(event.option_list, Cards):
            self._mark(event.option_list)
        self.show_card()

    def on_resize(self) -> None:
        self.call_after_refresh(self._fill)

    def _fill(self) -> None:
        """Both lists, with names as long as there is room for."""
        self.fill_pool()
        self.fill_deck()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if isinstance(event.option, CardOption):
            self._add(event.option.card)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        self.show_card()

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self.narrow = self.narrow._replace(words=event.value.strip())
        self.fill_pool()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_other()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "down") and self.query_one("#search").has_focus:
            event.stop()
            event.prevent_default()
            self.action_other()

    def action_other(self) -> None:
        """To the other list; from the search line to the pool."""
        search = self.query_one("#search", Input)
        search.display = bool(search.value)
        to_deck = self.query_one("#pool").has_focus and bool(self.listed)
        self.query_one("#deck" if to_deck else "#pool").focus()

    def action_search(self) -> None:
        """Type words of the cards that are wanted."""
        search = self.query_one("#search", Input)
        search.display = True
        search.focus()

    def action_go(self, steps: int) -> None:
        """Up or down the list that has the keys."""
        for shown in self.query(Cards):
            if shown.has_focus:
                shown.action_cursor_down() if steps > 0 else shown.action_cursor_up()

    def action_letter(self) -> None:
        """Only cards of the next letter; after the last one: of all."""
        self._narrow(letter=(self.narrow.letter + 2) % (len(LETTERS) + 1) - 1)

    def action_level(self) -> None:
        """Only cards of the next level; after the last one: of all."""
        self._narrow(level=(self.narrow.level + 1) % (LEVELS + 1))

    def action_kind(self) -> None:
        """Only cards of the next kind; after the last one: of all."""
        self._narrow(kind=(self.narrow.kind + 2) % (len(KINDS) + 1) - 1)

    def action_all(self) -> None:
        """All cards again."""
        search = self.query_one("#search", Input)
        search.value = ""
        search.display = False
        self.narrow = Narrow()
        self.fill_pool()

    def action_add(self) -> None:
        """One more of the card under the cursor."""
        if self.card is not None:
            self._add(self.card)

    def _add(self, card: Card) -> None:
        if self._done(lambda: self.draft.add(card)):
            self._changed(card, "deck-added")

    def action_remove(self) -> None:
        """One less of it."""
        card = self.card
        if card is not None and self._done(lambda: self.draft.remove(card)):
            self._changed(card, "deck-removed")

    def action_undo(self) -> None:
        """Take the last change back."""
        if self._done(self.draft.undo):
            self.fill_pool()
            self.fill_deck()
            self.tell(self.text("deck-undone"))

    def action_save(self) -> None:
        """Write the file."""
        if self._done(self.draft.save):
            self._show_top()
            self.tell(self.text("deck-saved", file=str(self.draft.path)))

    def action_format(self) -> None:
        """The next format."""
        names = list(FORMATS)
        self.draft.reformat(names[(names.index(self.draft.deck.format) + 1) % len(names)])
        self.fill_deck()

    def action_name(self) -> None:
        """Give the deck a name."""
        self.app.push_screen(NameSheet(self.draft.deck.name, self.lang), self._named)

    def action_stats(self) -> None:
        """Curve, kinds, letters and odds on a sheet."""
        page = deck_show.stats_page(Stats(self.draft.deck, self.draft.cards), self.lang)
        self.app.push_screen(ReadSheet(self.text("deck-sheet-stats"), page, self.lang))

    def action_hand(self) -> None:
        """A test hand on a sheet."""
        seed = token_bytes(SEED_BYTES)
        lines = deck_show.hand_lines(self.draft.deck, self.draft.cards, seed, self.lang)
        page = Text("\n".join(lines))
        self.app.push_screen(ReadSheet(self.text("deck-sheet-hand"), page, self.lang))

    def action_help(self) -> None:
        """All keys on a sheet."""
        page = Text()
        for meanings, word in BAR:
            key = printed(meanings).replace(ESCAPE, self.text("table-escape"))
            longer = f"deck-help-{word}"
            told = self.text(longer if has(self.lang, longer) else f"deck-key-{word}")
            page.append(f"{key:<8}", HEADING).append(f"{told}\n")
        self.app.push_screen(ReadSheet(self.text("deck-sheet-help"), page, self.lang))

    def action_code(self) -> None:
        """The code on a sheet, and in the clipboard where the terminal has one."""
        code = encode(self.draft.deck, self.draft.cards)
        self.app.copy_to_clipboard(code)
        page = Text(f"{code}\n\n{self.text('deck-code-about')}")
        self.app.push_screen(ReadSheet(self.text("deck-sheet-code"), page, self.lang))

    def action_quit(self) -> None:
        """Leave; what is not saved is asked about."""
        if self.draft.changed:
            self.app.push_screen(LeaveSheet(self.lang), self._leave)
        else:
            self.app.exit(0)

    def _named(self, name: str | None) -> None:
        if name is not None and self._done(lambda: self.draft.rename(name)):
            self._show_top()

    def _leave(self, answer: str | None) -> None:
        if answer == "save":
            self.action_save()
            if not self.draft.changed:
                self.app.exit(0)
        elif answer == "lose":
            self.app.exit(0)

    def _narrow(self, **changes: int) -> None:
        self.narrow = self.narrow._replace(**changes)  # type: ignore[arg-type]
        self.fill_pool()

    def _changed(self, card: Card, id: str) -> None:
        self.refresh_pool_row(card)
        self.fill_deck()
        self.tell(self.text(id, n=1, card=card_title(card, self.lang)))

    def _done(self, change: Callable[[], None]) -> bool:
        """Whether a change was made; else why not is told."""
        try:
            change()
        except (Refused, UsageError, CardFileError) as error:
            self.tell(complaint(error, self.lang))
            return False
        return True


class DeckApp(CalmApp[int]):
    """The builder as a program."""

    CSS_PATH = Path(__file__).with_name("deck.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        on("quit", "leave", priority=True),
        on("interrupt", "interrupt", priority=True),
    ]

    def __init__(self, draft: Draft, lang: str) -> None:
        super().__init__()
        self.bench = DeckScreen(draft, lang)
        self.covered = False  # by the message that the terminal is too small
        self.title = translate(lang, "deck-title")

    def get_default_screen(self) -> Screen[None]:
        return self.bench

    def action_leave(self) -> None:
        """Ask about what is not saved, from wherever it was pressed."""
        while len(self.screen_stack) > 1 and not isinstance(self.screen, TooSmall):
            self.pop_screen()
        self.bench.action_quit()

    def action_interrupt(self) -> None:
        """Ctrl-C asks about what is not saved; once more leaves without an answer."""
        if self.bench.draft.changed and not isinstance(self.screen, LeaveSheet):
            self.action_leave()
        else:
            self.exit(INTERRUPTED)

    def on_resize(self, event: events.Resize) -> None:
        """Cover a bench that does not fit with the reason, and uncover it when it does."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        if small and not self.covered:
            self.covered = True
            self.push_screen(TooSmall(self.bench.lang))
        elif self.covered and not small:
            self.covered = False
            while not isinstance(self.screen, TooSmall):
                self.pop_screen()  # the last question, if somebody wanted to leave from there
            self.pop_screen()


def run(draft: Draft, lang: str) -> int:
    """Build on the whole screen; the exit code of the program."""
    app = DeckApp(draft, lang)
    code = app.run()
    if draft.changed:
        print(translate(lang, "deck-lost", file=str(draft.path)))
    return app.return_code or 0 if code is None else code
