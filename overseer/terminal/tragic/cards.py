"""`overseer cards tragic`: the cards of a set, one card in full, and what is wrong in a set."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from overseer.cardfile.problems import CardFileError, Problem, problem_line
from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.cards import find as find_cards
from overseer.tragic.cards.file import load
from overseer.tragic.cards.lint import lint
from overseer.tragic.cards.places import places
from overseer.tragic.text import cards as text
from overseer.tragic.words import KINDS, LETTERS, SKILL, TRAIT
from overseer.voice.complaint import UsageError
from overseer.voice.tragic.words import keyword_meanings

OPTIONS: Final = ("letter", "kind", "level", "text")
# A colour for each letter, readable on dark and on light.
_COLOURS: Final = ("red", "yellow", "green", "magenta", "cyan", "blue", "bright_black")


def run(
    action: str, what: str | None, file: str | None, narrow: Mapping[str, str], lang: str
) -> int:
    """List, show or check; the exit code."""
    if action == "check":
        return check(what or file, lang)
    cards = load(Path(file) if file else None)
    console = Console(highlight=False)
    if action == "list":
        list_cards(cards, what, narrow, console, lang)
    else:
        show_cards(cards, what, console, lang)
    return 0


def list_cards(
    cards: CardSet, what: str | None, narrow: Mapping[str, str], console: Console, lang: str
) -> None:
    """Every card that fits, under its letter or kind."""
    asked = dict(narrow)
    if what is not None:
        asked.setdefault(_meant(what), what)
    found = find_cards.matching(
        cards,
        lang,
        letter=_letter(asked.get("letter")),
        kind=_kind(asked.get("kind")),
        level=_level(asked.get("level")),
        words=asked.get("text", ""),
    )
    last = ""
    for card in found:
        heading = heading_of(card, lang)
        if heading != last:
            console.print(Text(heading, style=f"bold {colour(card)}"))
            last = heading
        console.print(Padding(card_lines(card, lang), (0, 0, 0, 2)))
    console.print(translate(lang, "cards-tragic-count", n=len(found)), markup=False)


def card_lines(card: Card, lang: str) -> Group:
    """A card in a list: what it is, then what it does."""
    head = Text()
    head.append(text.head_line(card, lang), style="bold")
    head.append(f"  {card.id}", style="dim")
    rules = text.rules_text(card, lang)
    return Group(head, Padding(Text(rules), (0, 0, 0, 2))) if rules else Group(head)


def show_cards(cards: CardSet, typed: str | None, console: Console, lang: str) -> None:
    """A card in full; a family's name shows all its levels."""
    if typed is None:
        raise UsageError("cards-tragic-which")
    found = find_cards.named(cards, typed, lang)
    if not found:
        raise unknown_card(typed[:40], find_cards.near(cards, typed, lang))
    for card in found:
        console.print(panel(card, lang))


def unknown_card(typed: str, near: list[str]) -> UsageError:
    """There is no such card; those that look alike are named."""
    some = "yes" if near else "no"
    return UsageError("cards-tragic-unknown", id=typed, any=some, near=", ".join(near))


def panel(card: Card, lang: str) -> Panel:
    """A card as it would be printed, with the keywords explained."""
    lines: list[Text] = [Text(text.type_line(card, lang), style="dim")]
    lines += [Text(line) for line in text.rules_lines(card, lang)]
    flavour = text.flavour(card, lang)
    if flavour:
        lines += [Text(""), Text(flavour, style="italic")]
    lines.append(Text(""))
    lines += [Text(entry, style="dim") for entry in keyword_meanings(card, lang)]
    source = translate(lang, "cards-source", source=card.source)
    lines.append(Text(translate(lang, "cards-tragic-foot", id=card.id, source=source), style="dim"))
    title = Text(text.head_line(card, lang), style="bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style=colour(card))


def heading_of(card: Card, lang: str) -> str:
    """The letter of a card, or that it is a trait or a skill."""
    if card.kind in (TRAIT, SKILL):
        return translate(lang, f"cards-tragic-{KINDS[card.kind]}s")
    return translate(lang, f"letter-{LETTERS[card.letters[0]]}").upper()


def colour(card: Card) -> str:
    """The colour of a card's letter."""
    return _COLOURS[card.letters[0]] if card.letters else "white"


def check(path: str | None, lang: str) -> int:
    """Every problem as `FILE:LINE: what is wrong`; 0 if there is none."""
    try:
        cards = load(Path(path) if path else None)
    except CardFileError as error:
        return _tell(error.problems, lang)
    where = places(Path(path)) if path else None
    found = lint(cards, path or cards.name, standard=path is None, places=where)
    if found:
        return _tell(found, lang)
    print(translate(lang, "tragic-file-good", name=cards.name, cards=len(cards.cards)))
    return 0


def _tell(problems: list[Problem], lang: str) -> int:
    for problem in problems:
        print(problem_line(problem, lang))
    print(translate(lang, "cardfile-count-problems", n=len(problems)), file=sys.stderr)
    return 1


def _meant(what: str) -> str:
    """Which option a bare word stands for."""
    if find_cards.kind_of(what) is not None:
        return "kind"
    return "letter" if find_cards.letter_of(what) is not None else "text"


def _letter(typed: str | None) -> int:
    if typed is None:
        return -1
    letter = find_cards.letter_of(typed)
    if letter is None:
        raise UsageError("cards-tragic-letter", letter=typed[:40], known=" ".join(LETTERS))
    return letter


def _kind(typed: str | None) -> int:
    if typed is None:
        return -1
    kind = find_cards.kind_of(typed)
    if kind is None:
        raise UsageError("cli-error-kind", kind=typed[:40], known=", ".join(KINDS))
    return kind


def _level(typed: str | None) -> int:
    if typed is None:
        return 0
    if typed not in ("1", "2", "3"):
        raise UsageError("cards-tragic-level", level=typed[:40])
    return int(typed)
