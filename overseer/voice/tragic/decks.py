"""A deck for clients that build decks: what is in it, what is wrong or unwise, its numbers."""

# ruff: noqa: RUF012 - every struct gets a copy of its own

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from overseer.engine.refusal import BadOption, Value
from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.decks.check import (
    MOST_TRAITS,
    Finding,
    check,
    errors,
    is_early,
    skill_count,
    starting_points,
)
from overseer.tragic.decks.code import encode, encode_named
from overseer.tragic.decks.deck import FORMATS, SIZE, Deck
from overseer.tragic.decks.file import deck_text
from overseer.tragic.decks.ready import difficulty, plan, ready, title
from overseer.tragic.decks.stats import (
    COUNTS,
    FIRST_HAND,
    TURNS,
    Stats,
    draws,
    main_letters,
)
from overseer.tragic.text.steps import capital
from overseer.tragic.words import ABILITY, KINDS, LETTERS
from overseer.voice.given import Given
from overseer.voice.tragic.faces import faces
from overseer.voice.tragic.given import Face, Symbol
from overseer.voice.tragic.symbols import symbols
from overseer.voice.tragic.words import card_title


class DeckFinding(Given, kw_only=True):
    """One thing about a deck: what no table accepts, or what is unwise."""

    error: bool
    rule: str
    word: str  # what it is about, for programs
    text: str
    cards: list[str] = []  # the cards that it names


class CurveBar(Given):
    """So many cards cost so many points, or are of a level."""

    at: int
    n: int


class KindCount(Given):
    """How many cards there are of a kind."""

    kind: str
    name: str
    n: int


class LetterCount(Given):
    """The cards of a letter: ability cards, and others that have it as their first."""

    letter: str
    name: str
    abilities: int
    others: int


class OddsRow(Given):
    """By a turn: how many cards are seen, and the chance of at least so many ability cards."""

    turn: int
    seen: int
    chances: list[float]  # by `DeckJudged.counts`


class DeckList(Given, kw_only=True):
    """A deck as a client builds it."""

    name: str
    format: str
    cards: dict[str, int] = {}  # by id: copies
    traits: list[str] = []
    skills: list[str] = []


class DeckJudged(Given, kw_only=True):
    """What there is to say about a deck."""

    legal: bool
    size: int
    wanted: int  # cards of a library
    copies: int  # of one card that the format allows
    traits: int  # at most
    skills: int  # exactly, with these traits
    letters: str  # those that it is built on
    findings: list[DeckFinding] = []
    curve: list[CurveBar] = []  # by price; ability cards cost nothing and are not in it
    levels: list[CurveBar] = []
    kinds: list[KindCount] = []
    by_letter: list[LetterCount] = []
    abilities: int = 0
    rate: int = 0  # cards a draw
    hand: int = 0  # cards of the first hand
    counts: list[int] = []
    odds: list[OddsRow] = []
    opening: float = 0.0  # the chance of a card to cast in the first turn
    good_opening: float = 0.0  # … and an ability card to lay for it
    said: list[str] = []  # about the draw, in sentences
    early: list[str] = []  # every card of the set that the first points can pay
    code: str = ""  # empty: it is too large for one
    text: str = ""  # as a file


class ReadyDeck(Given, kw_only=True):
    """A deck that is there for everybody."""

    name: str
    title: str
    plan: str
    difficulty: int  # 1 to 3
    difficulty_text: str
    letters: str
    format: str
    code: str


class CardPool(Given, kw_only=True):
    """The cards of a set to build with."""

    name: str
    cards: list[Face]
    symbols: list[Symbol] = []
    formats: list[FormatRow] = []


class FormatRow(Given):
    """A format, and how often it allows the same card."""

    word: str
    name: str
    copies: int


class HandDrawn(Given, kw_only=True):
    """The first hand, and what each turn after it draws, for whoever begins."""

    seed: str
    hand: list[str]
    draws: list[list[str]] = []
    castable: int = 0  # of the first hand, in the first turn
    layable: int = 0  # ability cards among them
    text: str = ""  # the same in a sentence


def deck_list(deck: Deck, cards: CardSet) -> DeckList:
    """A deck by the ids of its cards."""
    counts = Counter(cards.cards[number].id for number in deck.cards)
    return DeckList(
        name=deck.name,
        format=deck.format,
        cards=dict(sorted(counts.items())),
        traits=_ids(deck.traits, cards),
        skills=_ids(deck.skills, cards),
    )


def judged(deck: Deck, cards: CardSet, lang: str) -> DeckJudged:
    """Everything there is to say about a deck."""
    stats = Stats(deck, cards)
    found = check(deck, deck.format, cards)
    points = starting_points(deck, cards)
    pool = [cards.cards[number] for number in cards.pool]
    first = min(stats.seen(1), stats.size)
    return DeckJudged(
        legal=not any(finding.error for finding in found),
        size=stats.size,
        wanted=SIZE,
        copies=FORMATS[deck.format],
        traits=MOST_TRAITS,
        skills=skill_count(deck, cards),
        letters=main_letters(deck, cards),
        findings=[_finding(finding, cards, lang) for finding in found],
        curve=[CurveBar(at=at, n=n) for at, n in stats.curve.items()],
        levels=[CurveBar(at=at, n=n) for at, n in stats.levels.items()],
        kinds=[
            KindCount(kind=KINDS[kind], name=kind_name(kind, lang), n=n)
            for kind, n in stats.kinds.items()
        ],
        by_letter=[
            LetterCount(
                letter=LETTERS[at],
                name=translate(lang, f"letter-{LETTERS[at]}"),
                abilities=abilities,
                others=others,
            )
            for at, (abilities, others) in enumerate(stats.letters)
            if abilities or others
        ],
        abilities=stats.abilities,
        rate=stats.rate,
        hand=first,
        counts=list(COUNTS),
        odds=[
            OddsRow(
                turn=turn,
                seen=stats.seen(turn),
                chances=[_share(stats.abilities_by(turn, count)) for count in COUNTS],
            )
            for turn in range(1, TURNS + 1)
        ],
        opening=_share(stats.opening),
        good_opening=_share(stats.good_opening),
        said=odds_sentences(stats, lang),
        early=[card.id for card in pool if is_early(card, points)],
        code=_code(deck, cards),
        text=deck_text(deck, cards),
    )


def odds_sentences(stats: Stats, lang: str) -> list[str]:
    """What there is to say about the draw."""
    opening, good = percent(stats.opening, lang), percent(stats.good_opening, lang)
    return [
        translate(lang, "deck-rate", n=stats.rate, hand=FIRST_HAND * stats.rate),
        translate(lang, "deck-opening", n=stats.early, percent=opening),
        translate(lang, "deck-good-opening", percent=good),
    ]


def percent(share: Fraction, lang: str) -> str:
    """A chance in whole per cent."""
    return translate(lang, "odds-percent-whole", n=round(100 * share))


def kind_name(kind: int, lang: str) -> str:
    """What a kind of cards is called, as a heading."""
    return capital(translate(lang, f"tragic-kind-{KINDS[kind]}"))


def legal_in(deck: Deck, cards: CardSet) -> tuple[str, ...]:
    """The formats whose tables take it."""
    return tuple(format for format in FORMATS if not errors(deck, format, cards))


def ready_decks(cards: CardSet, lang: str) -> list[ReadyDeck]:
    """The ready decks, the plainest plans first."""
    return [
        ReadyDeck(
            name=deck.name,
            title=title(deck, lang),
            plan=plan(deck, lang),
            difficulty=difficulty(deck.name),
            difficulty_text=translate(lang, "deck-difficulty", level=difficulty(deck.name)),
            letters=main_letters(deck, cards),
            format=deck.format,
            code=encode(deck, cards),
        )
        for deck in ready(cards)
    ]


def card_pool(cards: CardSet, lang: str) -> CardPool:
    """All cards of a set, with the words that occur on them."""
    rows = [
        FormatRow(word=word, name=_format(word, copies, lang), copies=copies)
        for word, copies in FORMATS.items()
    ]
    return CardPool(
        name=cards.name, cards=list(faces(cards, lang)), symbols=list(symbols(lang)), formats=rows
    )


def _format(word: str, copies: int, lang: str) -> str:
    return translate(lang, "deck-format", format=word, copies=copies)


def hand_drawn(deck: Deck, cards: CardSet, seed: bytes, lang: str) -> HandDrawn:
    """A first hand with what comes after it."""
    first, *later = draws(deck, cards, seed)
    points = starting_points(deck, cards)
    drawn = [cards.cards[number] for number in first]
    drawn.sort(key=lambda card: (card.kind != ABILITY, card.price, card.number))
    castable = sum(is_early(card, points) for card in drawn)
    layable = sum(card.kind == ABILITY for card in drawn)
    counts = {"n": len(drawn), "castable": castable, "layable": layable}
    return HandDrawn(
        seed=seed.hex(),
        hand=[card.id for card in drawn],
        draws=[_ids(each, cards) for each in later],
        castable=castable,
        layable=layable,
        text=translate(lang, "deck-hand-said", **counts),
    )


def _finding(finding: Finding, cards: CardSet, lang: str) -> DeckFinding:
    """A finding with the names of cards instead of their ids."""
    named: list[Card] = []

    def word(value: Value) -> Value:
        ids = str(value).split(", ")
        known = [cards.by_id[id] for id in ids if id in cards.by_id]
        if not isinstance(value, str) or len(known) != len(ids):
            return value
        named.extend(known)
        return ", ".join(card_title(card, lang) for card in known)

    args = {
        key: word(value) if key in ("card", "cards", "trait") else value
        for key, value in finding.refusal.args.items()
    }
    return DeckFinding(
        error=finding.error,
        rule=finding.refusal.rule,
        word=finding.word,
        text=translate(lang, f"refusal-{finding.refusal.reason}", **args),
        cards=[card.id for card in named],
    )


def _code(deck: Deck, cards: CardSet) -> str:
    try:
        return encode_named(deck, cards)
    except BadOption:
        return ""


def _share(share: Fraction) -> float:
    return round(float(share), 4)


def _ids(numbers: Sequence[int], cards: CardSet) -> list[str]:
    return [cards.cards[number].id for number in numbers]
