"""A deck in words and bars: what is in it, what is wrong with it, its numbers, a hand from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from overseer.terminal.findings import finding_line
from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.decks.check import Finding
from overseer.tragic.decks.deck import SIZE, Deck
from overseer.tragic.decks.ready import title
from overseer.tragic.decks.stats import COUNTS, TURNS, Stats, draws, main_letters
from overseer.tragic.text import cards as text
from overseer.tragic.words import ABILITY, LETTERS, SKILL, TRAIT
from overseer.voice.lists import listed
from overseer.voice.tragic.decks import kind_name, odds_sentences, percent
from overseer.voice.tragic.words import card_title

HAND_TURNS: Final = 4  # turns that a test hand shows
_BAR: Final = "█"
_WIDEST: Final = 24


def summary(deck: Deck, cards: CardSet, lang: str) -> str:
    """A deck in one line: its name, its letters, how many cards."""
    return translate(
        lang,
        "deck-summary",
        name=title(deck, lang),
        letters=main_letters(deck, cards),
        n=len(deck.cards),
        size=SIZE,
        format=deck.format,
    )


def plan_lines(deck: Deck, cards: CardSet, lang: str) -> list[str]:
    """Its traits and skills."""
    return [
        translate(lang, f"deck-{word}", list=listed(_titles(numbers, cards, lang), lang))
        for word, numbers in (("traits", deck.traits), ("skills", deck.skills))
    ]


def kind_groups(deck: Deck, cards: CardSet) -> list[tuple[int, list[tuple[Card, int]]]]:
    """The library kind by kind: each card with its copies, the cheap ones first."""
    counts = Counter(deck.cards)
    groups: list[tuple[int, list[tuple[Card, int]]]] = []
    for kind in range(TRAIT):
        own = [cards.cards[number] for number in counts if cards.cards[number].kind == kind]
        own.sort(key=lambda card: (card.letters[0], card.price, card.number))
        if own:
            groups.append((kind, [(card, counts[card.number]) for card in own]))
    return groups


def kind_title(kind: int, n: int, lang: str) -> str:
    """A kind with how many cards there are of it."""
    return translate(lang, "deck-kind", kind=kind_name(kind, lang), n=n)


def row(card: Card, copies: int, lang: str, room: int = 0) -> str:
    """One card of a list; of what does not fit into `room` cells, the name is cut."""
    whole = _row(card, copies, card_title(card, lang), lang)
    over = cell_len(whole) - room
    if room <= 0 or over <= 0:
        return whole
    name = text.name(card, lang)
    cut = name[: max(1, len(name) - over - 1)].rstrip() + "…"
    title = translate(lang, "say-tragic-card", name=cut, level=text.level_text(card))
    found = _row(card, copies, title, lang)
    # A long cost leaves no room even for a cut name: then the parts move together.
    return found if cell_len(found) <= room else found.replace(" · ", " ")


def _row(card: Card, copies: int, title: str, lang: str) -> str:
    return translate(
        lang,
        "deck-row",
        copies=copies,
        card=title,
        shown="plan" if card.kind in (TRAIT, SKILL) else text.face_of(card),
        cost=text.cost_text(card.cost, card.letters),
        attack=card.attack,
        health=card.health,
        letter="".join(LETTERS[at] for at in card.letters),
    )


def list_lines(deck: Deck, cards: CardSet, lang: str) -> list[str]:
    """The whole deck."""
    lines = [summary(deck, cards, lang), *plan_lines(deck, cards, lang)]
    for kind, own in kind_groups(deck, cards):
        lines.append(kind_title(kind, sum(copies for _, copies in own), lang))
        lines += [f"  {row(card, copies, lang)}" for card, copies in own]
    return lines


def finding_lines(findings: Sequence[Finding], lang: str) -> list[Text]:
    """Errors and warnings, each with its rule; one line of praise when there are none."""
    if not findings:
        return [Text(translate(lang, "deck-good"), "green")]
    return [
        finding_line(finding.error, finding.text(lang), finding.refusal.rule, lang)
        for finding in findings
    ]


def curve_lines(stats: Stats) -> list[Text]:
    """The cost curve as bars."""
    highest = max(stats.curve.values(), default=0)
    lines: list[Text] = []
    for price in range(min(stats.curve, default=0), max(stats.curve, default=-1) + 1):
        n = stats.curve.get(price, 0)
        line = Text(f"{price:>2} ")
        line.append(_BAR * (n * _WIDEST // max(highest, _WIDEST)), "cyan")
        lines.append(line.append(f" {n}"))
    return lines


def letter_lines(stats: Stats, lang: str) -> list[Text]:
    """Ability cards and other cards of each letter that the deck has."""
    return [
        Text(
            translate(
                lang,
                "deck-letter",
                letter=LETTERS[at],
                name=translate(lang, f"letter-{LETTERS[at]}"),
                abilities=abilities,
                others=others,
            )
        )
        for at, (abilities, others) in enumerate(stats.letters)
        if abilities or others
    ]


def kind_lines(stats: Stats, lang: str) -> list[Text]:
    """How many cards there are of each kind."""
    return [Text(kind_title(kind, n, lang)) for kind, n in stats.kinds.items()]


def odds_table(stats: Stats, lang: str) -> Table:
    """The chance of so many ability cards by each turn."""
    table = Table(box=SIMPLE, title=translate(lang, "deck-odds"), title_justify="left")
    table.add_column(translate(lang, "deck-odds-turn"), justify="right", no_wrap=True)
    table.add_column(translate(lang, "deck-odds-seen"), justify="right", no_wrap=True)
    for count in COUNTS:
        table.add_column(translate(lang, "deck-odds-least", n=count), justify="right", no_wrap=True)
    for turn in range(1, TURNS + 1):
        shares = [percent(stats.abilities_by(turn, count), lang) for count in COUNTS]
        table.add_row(str(turn), str(stats.seen(turn)), *shares)
    return table


def odds_lines(stats: Stats, lang: str) -> list[Text]:
    """What else there is to say about the draw."""
    rate, *others = odds_sentences(stats, lang)
    second = translate(lang, "deck-odds-second")
    return [Text(line) for line in (rate, second, *others)]


def hand_lines(deck: Deck, cards: CardSet, seed: bytes, lang: str) -> list[str]:
    """A first hand, and what the next turns draw for whoever begins."""
    first, *later = draws(deck, cards, seed)
    lines = [translate(lang, "deck-hand", n=len(first))]
    lines += [f"  {row(card, 1, lang)}" for card in _in_order(first, cards)]
    for turn, drawn in zip(range(2, HAND_TURNS + 1), later, strict=False):
        titles = _titles(drawn, cards, lang)
        lines.append(translate(lang, "deck-hand-turn", turn=turn, list=listed(titles, lang)))
    return lines


def _in_order(numbers: Sequence[int], cards: CardSet) -> list[Card]:
    """Ability cards first, then by price."""
    found = [cards.cards[number] for number in numbers]
    return sorted(found, key=lambda card: (card.kind != ABILITY, card.price, card.number))


def _titles(numbers: Sequence[int], cards: CardSet, lang: str) -> list[str]:
    return [card_title(cards.cards[number], lang) for number in numbers]


def stats_page(found: Stats, lang: str) -> RenderableType:
    """The numbers of a deck on one page."""
    curve = [Text(translate(lang, "deck-curve"), "bold"), *curve_lines(found)]
    kinds = [Text(translate(lang, "deck-kinds"), "bold"), *kind_lines(found, lang)]
    letters = [Text(translate(lang, "deck-letters"), "bold"), *letter_lines(found, lang)]
    columns = [Group(*curve), Group(*kinds), Group(*letters)]
    blank = Text("")
    return Group(
        blank,
        Columns(columns, padding=(0, 4)),
        blank,
        odds_table(found, lang),
        *odds_lines(found, lang),
    )
