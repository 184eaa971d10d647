"""`overseer cards shelter`: the cards of a set, one card in full, and what is wrong in a file."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path

from overseer.cardfile.problems import CardFileError, problem_line
from overseer.shelter import text as words
from overseer.shelter.card import CardSet, Elevator, Room
from overseer.shelter.cards.file import load, standard
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.voice.shelter.cards import all_cards, card_line, card_text


def run(action: str, what: str | None, cards: str | None, lang: str) -> int:
    """List, show or check; the exit code."""
    if action == "check":
        return check(what or cards, lang)
    found = card_set(cards)
    if action == "list":
        list_cards(found, what, lang)
    else:
        show_card(found, what, lang)
    return 0


def card_set(file: str | None) -> CardSet:
    """The standard set, or the one of a file."""
    return standard() if file is None else load(Path(file))


def list_cards(cards: CardSet, only: str | None, lang: str) -> None:
    """Every card in a line, by kind; `only` picks one kind."""
    kinds = ("room", "elevator", "item", "threat")
    if only is not None and only.rstrip("s") not in kinds:
        known = ", ".join(kinds)
        raise UsageError("cli-error-kind", kind=only[:40], known=known)
    last = ""
    for kind, card in all_cards(cards):
        if only is not None and only.rstrip("s") != kind:
            continue
        if kind != last:
            print(translate(lang, f"cards-{kind}s"))
            last = kind
        name = words.name(kind, card, lang)
        copies = 1 if isinstance(card, Elevator) else card.copies
        text = card_text(kind, card, lang)
        print(translate(lang, "cards-line", id=card.id, name=name, copies=copies, text=text))


def show_card(cards: CardSet, id: str | None, lang: str) -> None:
    """One card, in full."""
    if id is None:
        raise UsageError("cli-error-no-card")
    found = {card.id: (kind, card) for kind, card in all_cards(cards)}
    names = {words.name(kind, card, lang).lower(): card.id for kind, card in found.values()}
    key = id if id in found else names.get(id.strip().lower(), "")
    if key not in found:
        near = get_close_matches(id.lower(), [*found, *names], 5, 0.5)
        nearest = ", ".join(dict.fromkeys(names.get(each, each) for each in near))
        raise UsageError("cli-error-card", id=id[:40], near=nearest)
    kind, card = found[key]
    print(card_line(kind, card, lang))
    if not isinstance(card, Elevator) and not (isinstance(card, Room) and card.red):
        print(translate(lang, "cards-copies", copies=card.copies))
    print(translate(lang, "cards-source", source=card.source))


def check(file: str | None, lang: str) -> int:
    """Every problem of a file as `FILE:LINE: what is wrong`; 0 if there is none."""
    if file is None:
        raise UsageError("cli-error-no-file")
    try:
        cards = load(Path(file))
    except CardFileError as error:
        for problem in error.problems:
            print(problem_line(problem, lang))
        count = len(error.problems)
        print(translate(lang, "cardfile-count-problems", n=count), file=sys.stderr)
        return 1
    print(translate(lang, "cardfile-good", id=cards.id, version=str(cards.version)))
    counts = {
        "rooms": sum(room.copies for room in cards.rooms),
        "items": sum(item.copies for item in cards.items),
        "threats": sum(threat.copies for threat in cards.threats),
    }
    print(translate(lang, "cards-counts", elevators=len(cards.elevators), **counts))
    return 0
