"""Reading a card set of Tragic: a folder of TOML files, or one; every mistake is told at once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problem, Problems
from overseer.cardfile.source import contents_of, text_of
from overseer.tragic.card import Card, CardSet, Gift
from overseer.tragic.cards.ability import read_ability
from overseer.tragic.cards.digest import digest
from overseer.tragic.cards.grammar import (
    malformed,
    read_gift,
    read_keyword,
    read_strike,
    read_types,
    word_number,
)
from overseer.tragic.cards.table import TragicTable
from overseer.tragic.words import (
    ABILITY,
    ALLY,
    ANSWERS,
    ARMOUR,
    ATTACK,
    BLAST_AREA,
    COMPANION,
    DRUG,
    INCAPACITATE,
    KEYWORDS,
    KINDS,
    LETTERS,
    OBJECT,
    PLACES,
    REACTION,
    SKILL,
    TRAIT,
    WEAPON,
)

SOURCES: Final = ("seed", "public", "designed")
MOST_CARDS: Final = 2000
MOST_FILES: Final = 64
TRACK: Final = 10  # TR-N1: the highest level of the radiation track
FLAVOUR_LENGTH: Final = 200

# The files of a set come in this order, then any others by name.
ORDER: Final = (
    *("set", "strength", "perception", "endurance", "charisma", "intelligence", "agility"),
    *("luck", "traits", "skills"),
)

_CARD: Final = (
    *("name", "level", "kind", "source", "types", "keywords", "gives", "ability"),
    *("title", "flavour"),
)
_PLAYED: Final = (*_CARD, "letters", "cost")
_KEYS: Final = {
    ABILITY: (*_CARD, "letters"),
    ATTACK: (*_PLAYED, "strike", "player_only"),
    REACTION: (*_PLAYED, "answers", "strike"),
    ALLY: (*_PLAYED, "attack", "health"),
    COMPANION: (*_PLAYED, "attack", "health", "proper"),
    OBJECT: (*_PLAYED, "stays"),
    ARMOUR: (*_PLAYED, "place"),
    WEAPON: (*_PLAYED, "place"),
    DRUG: (*_PLAYED, "stays"),
    TRAIT: (*_CARD, "drawbacks", "race"),
    SKILL: _CARD,
}
_ANY: Final = tuple(dict.fromkeys(key for keys in (_PLAYED, *_KEYS.values()) for key in keys))


def load(path: Path | None = None) -> CardSet:
    """The standard set, or the one of a folder or file; a CardFileError with all its problems."""
    return standard() if path is None else _read(path)


@cache
def standard() -> CardSet:
    """The card set that the game comes with."""
    return _read(files("overseer.tragic") / "sets" / "standard")


def load_text(text: str, file: str = "cards") -> CardSet:
    """A card set from one text, as a record keeps it."""
    return _card_set([(file, text)], file)


def source_text(path: Path) -> str:
    """The whole set of a folder or file as one text that `load_text` reads to the same set."""
    return "\n".join(text for _, text in texts_of(path))


def _read(path: Traversable) -> CardSet:
    return _card_set(texts_of(path), str(path))


def texts_of(path: Traversable) -> list[tuple[str, str]]:
    """The files of a set with their texts, in the order of their cards."""
    if not path.is_dir():
        return [(str(path), text_of(path))]
    found = [each for each in path.iterdir() if each.name.endswith(".toml") and each.is_file()]
    if not 0 < len(found) <= MOST_FILES:
        args: dict[str, str | int] = {"found": len(found), "high": MOST_FILES}
        raise CardFileError([Problem(str(path), 0, "tragic-file-folder", args)])
    ranks = {f"{name}.toml": rank for rank, name in enumerate(ORDER)}
    found.sort(key=lambda each: (ranks.get(each.name, len(ranks)), each.name))
    return [(str(each), text_of(each)) for each in found]


def _card_set(texts: list[tuple[str, str]], whole: str) -> CardSet:
    """The set of all its files together."""
    problems: list[Problem] = []
    name = ""
    cards: list[Card] = []
    radiation: list[list[Gift]] = [[] for _ in range(TRACK + 1)]
    first: dict[str, str] = {}
    for file, text in texts:
        try:
            contents = contents_of(text, file)
        except CardFileError as error:
            problems += error.problems
            continue
        found = Problems(file, LineIndex(text))
        top = TragicTable(contents, (), found)
        top.only("name", "radiation", "card")
        name = top.id("name", name) or name
        for table in top.tables("radiation"):
            _read_radiation(table, radiation)
        for table in top.tables("card"):
            card = _card(table, len(cards))
            cards.append(card)
            if card.id in first:
                where = first[card.id]
                table.wrong("name", "tragic-file-twice", id=card.id, first=where)
            first.setdefault(card.id, f"{file}:{table.line}")
        problems += sorted(found.found, key=lambda problem: problem.line)
    if not name and not problems:
        problems.append(Problem(whole, 0, "cardfile-missing-key", {"key": "name"}))
    if not 0 < len(cards) <= MOST_CARDS and not problems:
        args: dict[str, str | int] = {"found": len(cards), "high": MOST_CARDS}
        problems.append(Problem(whole, 0, "tragic-file-cards", args))
    if problems:
        raise CardFileError(problems)
    return CardSet(name, cards, radiation, digest(cards, radiation))


def _read_radiation(table: TragicTable, radiation: list[list[Gift]]) -> None:
    table.only("level", "gives")
    level = table.number("level", 1, TRACK)
    if level and radiation[level]:
        table.wrong("level", "tragic-file-level-twice", level=level)
    if not table.has("gives"):
        table.wrong("gives", "cardfile-missing-key", key="gives")
    radiation[level] += table.phrases("gives", read_gift)


def _card(table: TragicTable, number: int) -> Card:
    name = table.id("name")
    level = table.number("level", 1, 3)
    table.card = f"{name}-{level}" if name and level else name
    word = table.choice("kind", tuple(KINDS))
    if word not in KINDS:
        # Which keys belong here is known only when the kind is; some belong nowhere.
        table.only(*_ANY)
        return Card(number, name, level, OBJECT)
    card = Card(number, name, level, KINDS.index(word))
    table.only(*_KEYS.get(card.kind, _PLAYED))
    card.source = table.choice("source", SOURCES)
    card.names = table.names("title")
    card.flavours = table.names("flavour", FLAVOUR_LENGTH)
    _read_price(table, card)
    _read_face(table, card)
    card.gifts = table.phrases("gives", read_gift)
    card.abilities = [read_ability(each, card) for each in table.tables("ability")]
    return card


def _read_price(table: TragicTable, card: Card) -> None:
    if card.kind in (TRAIT, SKILL):
        return
    if not table.has("letters"):
        table.wrong("letters", "cardfile-missing-key", key="letters")
    card.letters = table.phrase("letters", _letters) or b""
    if card.kind != ABILITY:
        card.cost = table.cost("cost", needed=True)


def _read_face(table: TragicTable, card: Card) -> None:
    """What only some kinds of cards show."""
    card.types = _types(table)
    card.keywords = _keywords(table)
    card.attack = table.number("attack", 0, 50, None if card.is_ally else 0)
    card.health = table.number("health", 1, 50, None if card.is_ally else 0)
    card.stays = table.flag("stays")
    card.at_player_only = table.flag("player_only")
    card.race = table.flag("race")
    card.drawbacks = table.number("drawbacks", 0, 3, 0)
    if card.is_equipment:
        place = table.choice("place", tuple(PLACES))
        card.place = PLACES.index(place) if place in PLACES else 0
    if card.kind == COMPANION:
        card.proper = table.id("proper")
    if card.kind == REACTION:
        if not table.has("answers"):
            table.wrong("answers", "cardfile-missing-key", key="answers")
        elif table.data["answers"] == []:
            table.wrong("answers", "tragic-file-idle")
        for bit in table.phrases("answers", lambda word: 1 << word_number(word, ANSWERS, "answer")):
            card.answers |= bit
        if card.keywords[BLAST_AREA]:  # TR-W14: it strikes the attackers, with a critical roll
            card.strike = table.phrase("strike", read_strike)
        elif table.has("strike"):
            allowed = ", ".join(key for key in _KEYS[REACTION] if key != "strike")
            table.wrong("strike", "cardfile-unknown-key", key="strike", allowed=allowed)
    if card.kind == ATTACK:
        card.strike = table.phrase("strike", read_strike)
        # TR-W10: INCAPACITATE deals no damage.
        if not table.has("strike") and not card.keywords[INCAPACITATE]:
            table.wrong("strike", "cardfile-missing-key", key="strike")


def _types(table: TragicTable) -> int:
    types = 0
    for bit in table.phrases("types", lambda word: read_types([word])):
        types |= bit
    return types


def _keywords(table: TragicTable) -> bytes:
    indices = [0] * len(KEYWORDS)
    for keyword, index in table.phrases("keywords", read_keyword):
        if indices[keyword]:
            table.wrong("keywords", "tragic-file-keyword-twice", word=KEYWORDS[keyword])
        indices[keyword] = index
    return bytes(indices)


def _letters(text: str) -> bytes:
    """The master letter, and a second one where there is one."""
    if len(text) not in (1, 2) or len(set(text)) < len(text):
        raise malformed(text, "S SP")
    return bytes(word_number(letter, list(LETTERS), "letter") for letter in text)
