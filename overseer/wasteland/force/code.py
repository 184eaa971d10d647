"""Force codes: a force as a short text that survives chats, addresses and reading aloud.

`WW1-` and base32: the first number is the version of the code, 2 where perks or boosts come with
it. In it stand a mark of the edition, the force as one number and a checksum. The number: unit by
unit, card by card, each choice is a digit whose base is the number of choices there are.

A code holds no name: who reads it gives the force one.
"""

from __future__ import annotations

import re
from base64 import b32decode, b32encode
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.check import MOST_MODELS
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.force_file import MOST_COPIES, MOST_UNITS

PLAIN: Final = 1
FORTUNE: Final = 2  # with perks and boosts
VERSIONS: Final = (PLAIN, FORTUNE)
NAME: Final = "code"  # what a force is called that came as a code
MOST_CARDS: Final = 15  # different weapons, items or mods of one unit

_FORM: Final = re.compile(r"WW(\d{1,3})-([A-Z2-7]+)")
_MARK: Final = 3  # bytes
_SUM: Final = 3


def looks_like_code(text: str) -> bool:
    """Whether a text is meant to be a force code.

    >>> looks_like_code("ww1-aaiq"), looks_like_code("minutemen")
    (True, False)
    """
    return re.match(r"\s*ww\d{1,3}-", text, re.IGNORECASE) is not None


def mark_of(cards: CardSet, version: int = PLAIN) -> str:
    """What tells editions apart in a code: the set's name and which cards it has.

    A changed price does not spoil the codes that players have shared; a card more or less does.
    """
    shelves = [cards.unit_numbers, cards.weapon_numbers, cards.item_numbers, cards.leader_numbers]
    if version == FORTUNE:
        shelves += [cards.perk_numbers, cards.boost_numbers]
    text = "\n".join([cards.name, *(id for shelf in shelves for id in (*sorted(shelf), ""))])
    return blake2b(text.encode(), digest_size=_MARK).hexdigest()


def encode(force: Force, cards: CardSet) -> str:
    """The code of a force; a BadOption when it is too large for one."""
    version = FORTUNE if force.boosts or any(unit.perks for unit in force.units) else PLAIN
    digits = _Digits(cards)
    digits.write(len(force.units), MOST_UNITS + 1)
    for unit in force.units:
        digits.unit(unit)
        if version == FORTUNE:
            digits.cards(unit.perks, digits.perks)
    if version == FORTUNE:
        digits.cards(force.boosts, digits.boosts)
    number = digits.number()
    body = bytes.fromhex(mark_of(cards, version)) + number.to_bytes(
        (number.bit_length() + 7) // 8, "big"
    )
    text = b32encode(body + _checksum(body, version)).decode().rstrip("=")
    return f"WW{version}-{text}"


def decode(text: str, cards: CardSet) -> Force:
    """The force of a code, one of its own for each caller; a BadOption says what is wrong."""
    read = _read(text, cards)
    units = [
        ForceUnit(
            *(unit.unit, unit.count, unit.weapons, unit.items, unit.mods),
            *(unit.leader, unit.heroic, unit.perks),
        )
        for unit in read.units
    ]
    return Force(units, read.name, read.boosts)


@lru_cache(maxsize=128)  # in a campaign the same codes are asked for again and again
def _read(text: str, cards: CardSet) -> Force:
    # Chats break lines and add spaces; people write small letters.
    match = _FORM.fullmatch("".join(text.split()).upper())
    if match is None:
        raise _refused("letters")
    version = int(match[1])
    if version not in VERSIONS:
        raise _refused("version", found=version, known=VERSIONS[-1])
    try:
        raw = b32decode(match[2] + "=" * (-len(match[2]) % 8))
    except ValueError:
        raise _refused("broken") from None  # no base32 text has this length: letters are missing
    body, checksum = raw[:-_SUM], raw[-_SUM:]
    if len(body) < _MARK or _checksum(body, version) != checksum:
        raise _refused("broken")
    mark = body[:_MARK].hex()
    own = mark_of(cards, version)
    if mark != own:
        raise _refused("edition", mark=mark, here=cards.name, own=own)
    reader = _Reader(int.from_bytes(body[_MARK:], "big"), cards)
    units: list[ForceUnit] = []
    for _ in range(reader.read(MOST_UNITS + 1)):
        units.append(reader.unit())
        if version == FORTUNE:
            units[-1].perks = tuple(reader.cards(reader.perks))
    boosts = reader.cards(reader.boosts) if version == FORTUNE else []
    found = Force(units, NAME, boosts)
    # Who can make a checksum can make these up as well: a force has one code and no other.
    if reader.left or encode(found, cards) != match[0]:
        raise _refused("broken")
    return found


class _Shelves:
    """The ids of a card set in a fixed order."""

    def __init__(self, cards: CardSet) -> None:
        self.units = sorted(cards.unit_numbers)
        self.weapons = sorted(cards.weapon_numbers)
        self.items = sorted(cards.item_numbers)
        self.leaders = ["", *sorted(cards.leader_numbers)]
        self.perks = sorted(cards.perk_numbers)
        self.boosts = sorted(cards.boost_numbers)


class _Digits(_Shelves):
    """Digits of many bases; the first written is the first read."""

    def __init__(self, cards: CardSet) -> None:
        super().__init__(cards)
        self.digits: list[tuple[int, int]] = []

    def write(self, digit: int, base: int) -> None:
        if not 0 <= digit < base:
            raise _refused("large", high=base - 1)
        self.digits.append((digit, base))

    def number(self) -> int:
        number = 0
        for digit, base in reversed(self.digits):
            number = number * base + digit
        return number

    def unit(self, unit: ForceUnit) -> None:
        self.write(self.units.index(unit.unit), len(self.units))
        self.write(unit.count - 1, MOST_MODELS)
        self.write(int(unit.heroic), 2)
        self.write(self.leaders.index(unit.leader), len(self.leaders))
        self.cards(unit.weapons, self.weapons)
        self.cards(unit.items, self.items)
        self.write(len(unit.mods), MOST_CARDS + 1)
        for text in unit.mods:
            mod, _, weapon = text.partition(" ")
            self.write(self.items.index(mod), len(self.items))
            place = self.weapons.index(weapon) + 1 if weapon else 0
            self.write(place, len(self.weapons) + 1)

    def cards(self, ids: tuple[str, ...], shelf: list[str]) -> None:
        groups = grouped(ids)
        self.write(len(groups), MOST_CARDS + 1)
        for id, copies in groups:
            self.write(shelf.index(id), len(shelf))
            self.write(copies - 1, MOST_COPIES)


class _Reader(_Shelves):
    """Reads what _Digits wrote."""

    def __init__(self, number: int, cards: CardSet) -> None:
        super().__init__(cards)
        self.left = number

    def read(self, base: int) -> int:
        self.left, digit = divmod(self.left, base)
        return digit

    def unit(self) -> ForceUnit:
        unit = self.units[self.read(len(self.units))]
        count = self.read(MOST_MODELS) + 1
        heroic = bool(self.read(2))
        leader = self.leaders[self.read(len(self.leaders))]
        weapons, items = self.cards(self.weapons), self.cards(self.items)
        mods: list[str] = []
        for _ in range(self.read(MOST_CARDS + 1)):
            mod = self.items[self.read(len(self.items))]
            weapon = self.read(len(self.weapons) + 1)
            mods.append(f"{mod} {self.weapons[weapon - 1]}" if weapon else mod)
        return ForceUnit(unit, count, weapons, items, mods, leader, heroic)

    def cards(self, shelf: list[str]) -> list[str]:
        ids: list[str] = []
        for _ in range(self.read(MOST_CARDS + 1)):
            id = shelf[self.read(len(shelf))]
            ids += [id] * (self.read(MOST_COPIES) + 1)
        return ids


def grouped(ids: tuple[str, ...]) -> list[tuple[str, int]]:
    """Equal neighbours counted together."""
    found: list[tuple[str, int]] = []
    for id in ids:
        if found and found[-1][0] == id:
            found[-1] = (id, found[-1][1] + 1)
        else:
            found.append((id, 1))
    return found


def _checksum(body: bytes, version: int) -> bytes:
    return blake2b(b"force" + bytes([version]) + body, digest_size=_SUM).digest()


def _refused(word: str, **args: Value) -> BadOption:
    return BadOption(Refusal("WC-F1", f"wasteland-force-code-{word}", dict(args)))
