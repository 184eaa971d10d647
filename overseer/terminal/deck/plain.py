"""The deck builder in lines, for screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes
from typing import Final

from rich.console import Console

from overseer.cardfile.problems import CardFileError
from overseer.engine.nature import SEED_BYTES
from overseer.engine.refusal import Refused
from overseer.terminal.deck import show as deck_show
from overseer.terminal.deck import source as deck_source
from overseer.terminal.deck.draft import Draft, Narrow
from overseer.terminal.lines import write
from overseer.terminal.tragic.cards import card_lines, unknown_card
from overseer.text import translate
from overseer.tragic.card import Card
from overseer.tragic.cards import find as find_cards
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.stats import Stats
from overseer.voice.complaint import UsageError, complaint, printable
from overseer.voice.tragic.words import card_title

INTERRUPTED: Final = 130
MOST_SHOWN: Final = 40  # cards of a list; a filter finds the others


def run(draft: Draft, lang: str) -> int:
    """Build until somebody leaves, or the input ends; the exit code."""
    return DeckLines(draft, lang).run()


class DeckLines:
    """The loop and the commands."""

    def __init__(self, draft: Draft, lang: str) -> None:
        self.draft = draft
        self.lang = lang
        self.narrow = Narrow()
        self.leaving = False
        self.warned = False
        self.console = Console(highlight=False, soft_wrap=True)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "add": self.add,
            "remove": self.remove,
            "filter": self.filter,
            "list": self.list_pool,
            "show": self.show,
            "deck": self.list_deck,
            "check": self.check,
            "stats": self.stats,
            "hand": self.hand,
            "code": self.code,
            "name": self.rename,
            "format": self.reformat,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> int:
        """The whole of it."""
        self.say("deck-plain-welcome", file=str(self.draft.path))
        self.tell()
        try:
            while not self.leaving:
                self.carry_out(input(self.text("deck-plain-prompt")))
        except KeyboardInterrupt:
            write()
            self.farewell()
            return INTERRUPTED
        except EOFError:
            write()
            self.farewell()
        return 0

    def carry_out(self, line: str) -> None:
        """One line; a mistake in it is told, and nothing is lost."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        command = self.commands.get(word.lower())
        if command is None:
            self.say(
                "deck-plain-unknown", word=printable(word[:40]), known=", ".join(self.commands)
            )
            return
        if word.lower() != "quit":
            self.warned = False
        try:
            command(rest.strip())
        except (Refused, UsageError, CardFileError) as error:
            write(complaint(error, self.lang))

    def text(self, id: str, /, **args: object) -> str:
        return translate(self.lang, id, **args)

    def say(self, id: str, /, **args: object) -> None:
        write(self.text(id, **args), flush=True)

    def tell(self) -> None:
        """How far the deck is."""
        write(deck_show.summary(self.draft.deck, self.draft.cards, self.lang), flush=True)

    def help(self, rest: str) -> None:
        """All commands."""
        self.say("deck-plain-help")

    def add(self, rest: str) -> None:
        """`add CARD [N]`."""
        card, copies = self._meant(rest)
        self.draft.add(card, copies)
        self.say("deck-added", n=copies, card=card_title(card, self.lang))
        self.tell()

    def remove(self, rest: str) -> None:
        """`remove CARD [N]`."""
        card, copies = self._meant(rest)
        self.draft.remove(card, copies)
        self.say("deck-removed", n=copies, card=card_title(card, self.lang))
        self.tell()

    def filter(self, rest: str) -> None:
        """`filter S attack 2 poison`; without words: all cards again."""
        self.narrow = Narrow.read(rest)
        self.list_pool("")

    def list_pool(self, rest: str) -> None:
        """The cards that the filter leaves, those of the deck with their number."""
        found = self.draft.pool(self.narrow, self.lang)
        for card in found[:MOST_SHOWN]:
            write(f"{deck_show.row(card, self.draft.copies(card), self.lang)} [{card.id}]")
        more = len(found) - MOST_SHOWN
        if more > 0:
            self.say("deck-plain-more", n=more)
        else:
            self.say("cards-tragic-count", n=len(found))

    def show(self, rest: str) -> None:
        """`show CARD`."""
        for card in self._named(rest):
            self.console.print(card_lines(card, self.lang))

    def list_deck(self, rest: str) -> None:
        """Every card of the deck."""
        for line in deck_show.list_lines(self.draft.deck, self.draft.cards, self.lang):
            write(line)

    def check(self, rest: str) -> None:
        """What is wrong and what is unwise."""
        for line in deck_show.finding_lines(self.draft.findings, self.lang):
            self.console.print(line)

    def stats(self, rest: str) -> None:
        """Curve and odds."""
        page = deck_show.stats_page(Stats(self.draft.deck, self.draft.cards), self.lang)
        Console(highlight=False, width=100).print(page)

    def hand(self, rest: str) -> None:
        """A test hand."""
        seed = token_bytes(SEED_BYTES)
        for line in deck_show.hand_lines(self.draft.deck, self.draft.cards, seed, self.lang):
            write(line)

    def code(self, rest: str) -> None:
        """The deck as a code."""
        write(encode(self.draft.deck, self.draft.cards))

    def rename(self, rest: str) -> None:
        """`name My deck`."""
        self.draft.rename(rest)
        self.tell()

    def reformat(self, rest: str) -> None:
        """`format duo`."""
        self.draft.reformat(deck_source.format_of(rest, self.draft.deck))
        self.tell()

    def undo(self, rest: str) -> None:
        """Take the last change back."""
        self.draft.undo()
        self.tell()

    def save(self, rest: str) -> None:
        """`save [FILE]`."""
        self.draft.save(Path(rest) if rest else None)
        self.say("deck-saved", file=str(self.draft.path))

    def quit(self, rest: str) -> None:
        """Leave; with unsaved changes only when asked twice."""
        if self.draft.changed and not self.warned:
            self.warned = True
            self.say("deck-plain-unsaved")
            return
        self.leaving = True

    def farewell(self) -> None:
        """The input has ended: what was not saved is lost, and that is said."""
        if self.draft.changed:
            self.say("deck-lost", file=str(self.draft.path))

    def _named(self, typed: str) -> list[Card]:
        if not typed:
            raise UsageError("cards-tragic-which")
        found = find_cards.named(self.draft.cards, typed, self.lang)
        if not found:
            near = find_cards.near(self.draft.cards, typed, self.lang)
            raise unknown_card(printable(typed[:40]), near)
        return found

    def _meant(self, typed: str) -> tuple[Card, int]:
        """One card and a number of copies, which may stand before or behind it."""
        words = typed.split()
        copies = 1
        for at in (0, -1):
            if len(words) > 1 and words[at].isdecimal() and len(words[at]) <= 2:
                copies = max(int(words.pop(at)), 1)
                break
        found = self._named(" ".join(words))
        if len(found) > 1:
            raise UsageError("deck-plain-which", cards=", ".join(card.id for card in found))
        return found[0], copies
