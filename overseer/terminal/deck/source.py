"""Decks as they are named at the command line: a ready deck, a code, or a file; and saving them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overseer.engine.record import RecordError, write_safely
from overseer.engine.refusal import Refusal
from overseer.terminal.records import store
from overseer.terminal.values import is_there
from overseer.tragic.card import CardSet
from overseer.tragic.cards.file import load
from overseer.tragic.decks.code import decode, looks_like_code
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.decks.file import deck_text, read_deck
from overseer.tragic.decks.ready import READY, resolve
from overseer.voice.complaint import UsageError

SUFFIX: Final = ".toml"
NAME_LENGTH: Final = 40


def card_set(file: str | None) -> CardSet:
    """The standard set, or one of the user's own."""
    return load(Path(file) if file else None)


def find(typed: str, cards: CardSet) -> Deck:
    """The deck that somebody means; a refusal or a file's problems when there is none."""
    if not typed.strip():
        raise UsageError("deck-error-which")
    if means_file(typed):
        return read_deck(Path(typed), cards)
    if looks_like_code(typed):
        return decode(typed, cards)
    return resolve(typed, cards)


def means_file(typed: str) -> bool:
    """Whether a file is meant and not a ready deck or a code."""
    if typed in READY:
        return False
    return is_there(typed) or (is_file_name(typed) and not looks_like_code(typed))


def is_file_name(typed: str) -> bool:
    """Whether a word can only mean a file, there or not."""
    return typed.endswith(SUFFIX) or "/" in typed or "\\" in typed


def format_of(typed: str | None, deck: Deck) -> str:
    """The format asked for; without one, the deck's own."""
    if typed is None:
        return deck.format
    word = typed.strip().lower()
    if word not in FORMATS:
        raise UsageError("deck-error-format", format=typed[:40], known=", ".join(FORMATS))
    return word


def name_for(path: Path) -> str:
    """What a deck is called that is saved there first: the file's name made readable."""
    words = path.stem.replace("_", " ").replace("-", " ").split()
    name = "".join(char for char in " ".join(words) if char.isprintable())[:NAME_LENGTH]
    return name[:1].upper() + name[1:] or "Deck"


def write_new(path: Path, deck: Deck, cards: CardSet) -> None:
    """Save a deck where nothing lies yet."""
    if is_there(path):
        raise UsageError("deck-error-there", file=str(path))
    write(path, deck, cards)


def write(path: Path, deck: Deck, cards: CardSet) -> None:
    """Save a deck; what lay there before is lost only when the new one is whole."""
    if not store.ordinary(path):
        raise RecordError(Refusal("OV-R1", "deck-place", {"file": str(path)}))
    try:
        write_safely(path, deck_text(deck, cards).encode())
    except RecordError as error:
        raise RecordError(Refusal("OV-R1", "deck-write", error.refusal.args)) from error
