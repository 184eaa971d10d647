"""Deck codes: a deck as a short text that survives chats, addresses and reading aloud.

`TR1-` and base32: the first number is the version of the code. In it stand the format and the
sizes, a mark of the edition, the deck as one number and a checksum. The number: cards are put in
the order of their ids; all multisets of sixty of them are counted through, and the deck's own
place in that count is its number. Nothing shorter could tell every deck from every other.

A name may follow behind another dash, in base32 too, so that it survives what the code survives.
Two codes that differ in it alone are the same deck.
"""

from __future__ import annotations

import re
from base64 import b32decode, b32encode
from collections.abc import Sequence
from hashlib import blake2b
from math import comb
from typing import Final

from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.tragic.card import CardSet
from overseer.tragic.decks.deck import FORMATS, Deck

VERSION: Final = 1
MOST: Final = (255, 15, 15)  # cards, traits and skills of a deck that a code can hold
NAME: Final = "code"  # what a deck is called that came as a code

LONGEST_NAME: Final = 40

_FORM: Final = re.compile(r"(TR(\d{1,3})-([A-Z2-7]+))(?:-([A-Z2-7]+))?")
_HEAD: Final = 6  # bytes: format, cards, traits and skills, three of the edition's mark
_SUM: Final = 3


def looks_like_code(text: str) -> bool:
    """Whether a text is meant to be a deck code.

    >>> looks_like_code("tr1-aaiq"), looks_like_code("snipers")
    (True, False)
    """
    return re.match(r"\s*tr\d{1,3}-", text, re.IGNORECASE) is not None


def mark_of(cards: CardSet) -> str:
    """What tells editions apart in a code: the set's name and which cards it has.

    A changed cost does not spoil the codes that players have shared; a card more or less does.
    """
    text = "\n".join([cards.name, *sorted(cards.by_id)])
    return blake2b(text.encode(), digest_size=3).hexdigest()


def encode(deck: Deck, cards: CardSet) -> str:
    """The code of a deck; a BadOption when it is too large for one."""
    lists = (deck.cards, deck.traits, deck.skills)
    if any(len(own) > most for own, most in zip(lists, MOST, strict=True)):
        raise _refused("large", high=MOST[0])
    number = 0
    for own, order in zip(lists, _orders(cards), strict=True):
        places = [order.index(card) for card in own]
        number = number * _span(len(order), len(own)) + _rank(places)
    head = bytes(
        [
            list(FORMATS).index(deck.format),
            len(deck.cards),
            len(deck.traits) << 4 | len(deck.skills),
        ]
    )
    length = _length(cards, [len(own) for own in lists])
    body = head + bytes.fromhex(mark_of(cards)) + number.to_bytes(length, "big")
    return f"TR{VERSION}-{_letters(body + _checksum(body))}"


def encode_named(deck: Deck, cards: CardSet) -> str:
    """The code of a deck with its name."""
    name = deck.name.strip()[:LONGEST_NAME].strip().encode()
    return (
        f"{encode(deck, cards)}-{_letters(name + _checksum(name))}" if name else encode(deck, cards)
    )


def _letters(raw: bytes) -> str:
    return b32encode(raw).decode().rstrip("=")


def decode(text: str, cards: CardSet) -> Deck:
    """The deck of a code; a BadOption that says what is wrong with it (TR-D1)."""
    # Chats break lines and add spaces; people write small letters.
    match = _FORM.fullmatch("".join(text.split()).upper())
    if match is None:
        raise _refused("letters")
    if int(match[2]) != VERSION:
        raise _refused("version", found=int(match[2]), known=VERSION)
    raw = _bytes(match[3])
    if len(raw) < _HEAD + _SUM:
        raise _refused("truncated")
    sizes = [raw[1], raw[2] >> 4, raw[2] & 15]
    body, checksum = raw[:-_SUM], raw[-_SUM:]
    whole = _checksum(body) == checksum
    mark = body[3:_HEAD].hex()
    if whole and mark != mark_of(cards):
        raise _refused("edition", mark=mark, here=cards.name, own=mark_of(cards))
    if not whole:
        length = _HEAD + _length(cards, sizes) + _SUM
        raise _refused("truncated" if len(raw) < length else "corrupt")
    number = int.from_bytes(body[_HEAD:], "big")
    found: list[list[int]] = []
    for order, size in reversed(list(zip(_orders(cards), sizes, strict=True))):
        span = _span(len(order), size)
        if not span:
            raise _refused("corrupt")
        number, rank = divmod(number, span)
        found.append([order[place] for place in _places(rank, len(order), size)])
    # Who can make a checksum can make these up as well.
    if number or raw[0] >= len(FORMATS):
        raise _refused("corrupt")
    skills, traits, library = found
    name = NAME if match[4] is None else _name(match[4])
    deck = Deck(name, library, traits, skills, list(FORMATS)[raw[0]])
    if encode(deck, cards) != match[1]:  # the last letter has bits to spare: a deck has one code
        raise _refused("corrupt")
    return deck


def _name(text: str) -> str:
    raw = _bytes(text)
    name, checksum = raw[:-_SUM], raw[-_SUM:]
    if not name or _checksum(name) != checksum or _letters(raw) != text:
        raise _refused("truncated")
    try:
        found = name.decode()
    except UnicodeDecodeError:
        raise _refused("corrupt") from None
    # Who can make a checksum can make up any name as well.
    if found != found.strip() or len(found) > LONGEST_NAME or not found.isprintable():
        raise _refused("corrupt")
    return found


def _orders(cards: CardSet) -> tuple[list[int], list[int], list[int]]:
    """The numbers of library cards, traits and skills, each in the order of their ids."""

    def sorted_ids(numbers: Sequence[int]) -> list[int]:
        return sorted(numbers, key=lambda number: cards.cards[number].id)

    return sorted_ids(cards.pool), sorted_ids(cards.traits), sorted_ids(cards.skills)


def _span(kinds: int, size: int) -> int:
    """How many multisets of that size there are."""
    return comb(kinds + size - 1, size) if size else 1


def _rank(places: list[int]) -> int:
    """The number of a multiset: sorted and spread by 1, 2, 3… it is a set, and sets are counted by
    binomial coefficients.

    >>> [_rank(places) for places in ([0, 0], [0, 1], [1, 1], [0, 2])]
    [0, 1, 2, 3]
    """
    return sum(comb(place + at, at + 1) for at, place in enumerate(sorted(places)))


def _places(rank: int, kinds: int, size: int) -> list[int]:
    """The multiset of a number.

    >>> [_places(rank, 3, 2) for rank in range(4)]
    [[0, 0], [1, 0], [1, 1], [2, 0]]
    """
    places: list[int] = []
    place = kinds - 1
    for at in range(size - 1, -1, -1):
        while comb(place + at, at + 1) > rank:
            place -= 1
        rank -= comb(place + at, at + 1)
        places.append(place)
    return places


def _length(cards: CardSet, sizes: list[int]) -> int:
    """How many bytes the number of a deck of these sizes takes."""
    span = 1
    for order, size in zip(_orders(cards), sizes, strict=True):
        span *= max(_span(len(order), size), 1)
    return ((span - 1).bit_length() + 7) // 8


def _bytes(text: str) -> bytes:
    try:
        return b32decode(text + "=" * (-len(text) % 8))
    except ValueError:
        # No base32 text has this length: letters are missing.
        raise _refused("truncated") from None


def _checksum(body: bytes) -> bytes:
    return blake2b(bytes([VERSION]) + body, digest_size=_SUM).digest()


def _refused(word: str, **args: Value) -> BadOption:
    return BadOption(Refusal("TR-D1", f"tragic-deck-code-{word}", dict(args)))
