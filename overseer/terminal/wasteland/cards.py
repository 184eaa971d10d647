"""`overseer cards wasteland`: the cards of a set, one card in full, and what is wrong in a set."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from overseer.cardfile.problems import CardFileError, problem_line
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards import find as find_cards
from overseer.wasteland.cards.file import load
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.cards import Card
from overseer.wasteland.words import SOURCES

OPTIONS: Final = ("kind", "text")
# A colour for each shelf, readable on dark and on light.
_COLOURS: Final = {
    "unit": "green",
    "weapon": "red",
    "item": "yellow",
    "leader": "magenta",
    "danger": "bright_black",
    "ai": "cyan",
    "perk": "green",
    "boost": "blue",
    "event": "red",
    "exploration": "yellow",
    "quest": "magenta",
}


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
    """Every card that fits, on its shelf."""
    asked = dict(narrow)
    if what is not None:
        asked.setdefault("text" if find_cards.kind_of(what) is None else "kind", what)
    kind = _kind(asked.get("kind"))
    found = find_cards.matching(cards, lang, kind, asked.get("text", ""))
    last = ""
    for card in found:
        shelf = find_cards.shelf_of(card)
        if shelf != last:
            heading = translate(lang, f"cards-wasteland-{shelf}s").upper()
            console.print(Text(heading, style=f"bold {_COLOURS[shelf]}"))
            last = shelf
        console.print(Padding(_entry(card, lang), (0, 0, 0, 2), expand=False))
    console.print(translate(lang, "cards-wasteland-count", n=len(found)), markup=False)


def show_cards(cards: CardSet, typed: str | None, console: Console, lang: str) -> None:
    """A card in full; a unit with its AI card."""
    if typed is None:
        raise UsageError("cards-wasteland-which")
    found = find_cards.named(cards, typed, lang)
    if not found:
        nearest = ", ".join(find_cards.near(cards, typed, lang)) or "…"
        raise UsageError("cards-wasteland-unknown", id=typed[:40], near=nearest)
    for card in found:
        console.print(panel(card, cards, lang))


def panel(card: Card, cards: CardSet, lang: str) -> Panel:
    """A card as it would be printed."""
    head = text.head_line(card, lang)
    lines = [Text(head, style="dim")] if head else []
    told = text.flavour(card, lang)
    lines += [Text(told, style="italic")] if told else []
    lines += [Text(line) for line in text.rules_lines(card, cards, lang)]
    source = translate(lang, "cards-source", source=SOURCES[card.source])
    foot = translate(lang, "cards-wasteland-foot", id=card.id, source=source)
    lines += [Text(""), Text(foot, style="dim")]
    title = Text(_title(card, lang), style="bold")
    colour = _COLOURS[find_cards.shelf_of(card)]
    return Panel(Group(*lines), title=title, title_align="left", border_style=colour)


def check(path: str | None, lang: str) -> int:
    """Every problem as `FILE:LINE: what is wrong`; 0 if there is none."""
    try:
        cards = load(Path(path) if path else None)
    except CardFileError as error:
        for problem in error.problems:
            print(problem_line(problem, lang))
        count = translate(lang, "cardfile-count-problems", n=len(error.problems))
        print(count, file=sys.stderr)
        return 1
    counts = {"units": len(cards.units), "weapons": len(cards.weapons)}
    more = {"items": len(cards.items), "ai": len(cards.ai)}
    fortune = len(cards.perks) + len(cards.boosts) + len(cards.events)
    more["campaign"] = fortune + len(cards.explorations) + len(cards.quests)
    print(translate(lang, "wasteland-file-good", name=cards.name, **counts, **more))
    return 0


def _entry(card: Card, lang: str) -> Text:
    """A card in a list."""
    line = Text().append(text.name(card, lang), style="bold")
    head = text.head_line(card, lang)
    if head:
        line.append(f"  {head}")
    return line.append(f"  {card.id}", style="dim")


def _title(card: Card, lang: str) -> str:
    name = text.name(card, lang)
    if find_cards.shelf_of(card) == "ai":
        return translate(lang, "cards-wasteland-ai-card", name=name)
    return name


def _kind(typed: str | None) -> str:
    if typed is None:
        return ""
    kind = find_cards.kind_of(typed)
    if kind is None:
        known = ", ".join(find_cards.KINDS)
        raise UsageError("cards-wasteland-kind", kind=typed[:40], known=known)
    return kind
