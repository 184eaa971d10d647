"""`overseer deck`: build decks of Tragic, check them, know their odds and share them."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from secrets import token_bytes

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from overseer.engine.nature import LARGEST_SEED, SEED_BYTES, numbered_seed
from overseer.terminal.deck import show as deck_show
from overseer.terminal.deck import source as deck_source
from overseer.terminal.deck.draft import Draft
from overseer.terminal.values import whole
from overseer.text import translate
from overseer.tragic.decks.check import check as findings_of
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.ready import READY, plan, ready, title
from overseer.tragic.decks.stats import COUNTS, TURNS, Stats, main_letters
from overseer.tragic.words import KINDS, LETTERS
from overseer.voice.complaint import UsageError


def new(file: str, source: str | None, format: str | None, own: str | None, lang: str) -> int:
    """A new deck file: empty, or a copy of another deck."""
    cards = deck_source.card_set(own)
    path = Path(file)
    if not path.suffix:
        path = path.with_name(path.name + deck_source.SUFFIX)
    model = Deck("", ()) if source is None else deck_source.find(source, cards)
    format = deck_source.format_of(format, model)
    deck = Deck(deck_source.name_for(path), model.cards, model.traits, model.skills, format)
    deck_source.write_new(path, deck, cards)
    print(translate(lang, "deck-new", file=str(path), n=len(deck.cards)))
    print(translate(lang, "deck-next", file=str(path)))
    return 0


def edit(file: str, plain: bool, own: str | None, environ: Mapping[str, str], lang: str) -> int:
    """The deck builder, full-screen or in lines."""
    if file in READY and not Path(file).exists():
        raise UsageError("deck-error-ready", name=file)
    draft = Draft.open(Path(file), deck_source.card_set(own))
    screen = sys.stdin.isatty() and sys.stdout.isatty() and environ.get("TERM") != "dumb"
    if plain or not screen:
        from overseer.terminal.deck.plain import run
    else:
        from overseer.terminal.deck.screen import run
    return run(draft, lang)


def check(source: str, format: str | None, own: str | None, lang: str) -> int:
    """What is wrong and what is unwise; 1 when no table would accept it."""
    cards = deck_source.card_set(own)
    deck = deck_source.find(source, cards)
    findings = findings_of(deck, deck_source.format_of(format, deck), cards)
    console = Console(highlight=False, soft_wrap=True)
    console.print(deck_show.summary(deck, cards, lang), markup=False)
    for line in deck_show.finding_lines(findings, lang):
        console.print(line)
    return int(any(finding.error for finding in findings))


def stats(source: str, as_json: bool, own: str | None, lang: str) -> int:
    """Curve, kinds, letters and odds."""
    cards = deck_source.card_set(own)
    deck = deck_source.find(source, cards)
    found = Stats(deck, cards)
    if as_json:
        print(json.dumps(_data(deck, found), indent=2))
        return 0
    # A pipe has no width of its own: give the table what it needs.
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
    console.print(Text(deck_show.summary(deck, cards, lang), style="bold"))
    for line in deck_show.plan_lines(deck, cards, lang):
        console.print(line, markup=False)
    console.print(deck_show.stats_page(found, lang))
    return 0


def code(source: str, out: str | None, own: str | None, lang: str) -> int:
    """A deck as a code; with `out`, as a file."""
    cards = deck_source.card_set(own)
    deck = deck_source.find(source, cards)
    if out is None:
        print(encode(deck, cards))
        return 0
    path = Path(out)
    named = Deck(deck_source.name_for(path), deck.cards, deck.traits, deck.skills, deck.format)
    deck_source.write_new(path, named, cards)
    print(translate(lang, "deck-new", file=str(path), n=len(deck.cards)))
    return 0


def hand(source: str, seed: str | None, own: str | None, lang: str) -> int:
    """A test hand."""
    cards = deck_source.card_set(own)
    deck = deck_source.find(source, cards)
    number = whole(seed, "--seed", 0, LARGEST_SEED)
    chosen = token_bytes(SEED_BYTES) if number is None else numbered_seed(number)
    for line in deck_show.hand_lines(deck, cards, chosen, lang):
        print(line)
    return 0


def show(source: str | None, own: str | None, lang: str) -> int:
    """The ready decks with their plans, or every card of one deck."""
    cards = deck_source.card_set(own)
    if source is not None:
        for line in deck_show.list_lines(deck_source.find(source, cards), cards, lang):
            print(line)
        return 0
    console = Console(highlight=False)
    for deck in ready(cards):
        head = Text(title(deck, lang), style="bold")
        head.append(f"  {main_letters(deck, cards)}  ", style="cyan")
        head.append(deck.name, style="dim")
        console.print(head)
        console.print(Padding(Text(plan(deck, lang)), (0, 0, 0, 2)))
    return 0


def _data(deck: Deck, found: Stats) -> dict[str, object]:
    turns = range(1, TURNS + 1)
    return {
        "name": deck.name,
        "format": deck.format,
        "cards": found.size,
        "abilities": found.abilities,
        "early": found.early,
        "draw_rate": found.rate,
        "curve": {str(price): n for price, n in found.curve.items()},
        "kinds": {KINDS[kind]: n for kind, n in found.kinds.items()},
        "levels": {str(level): n for level, n in found.levels.items()},
        "letters": {
            LETTERS[at]: {"abilities": abilities, "others": others}
            for at, (abilities, others) in enumerate(found.letters)
        },
        "opening": float(found.opening),
        "good_opening": float(found.good_opening),
        "abilities_by_turn": {
            str(turn): {str(count): float(found.abilities_by(turn, count)) for count in COUNTS}
            for turn in turns
        },
    }
