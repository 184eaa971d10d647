"""Rows of symbols as a card file writes them: `"food water*2 ? item"`."""

import re
from typing import Final, NamedTuple

from overseer.cardfile.problems import guess, shown
from overseer.shelter.card import LETTERS, RESOURCES, TRACK, Cubes, Symbol

Mistake = tuple[str, dict[str, str | int]]
"""A message id and its arguments."""

# How each kind of symbol is written, as help for the author of a file.
SPELLING: Final[dict[str, str]] = {
    "energy": "energy",
    "food": "food",
    "water": "water",
    "any": "?",
    "happiness": "happiness",
    "item": "item",
    "ready": "ready",
    "dweller": "dweller",
    "first": "first",
    "build": "build",
    "train": "train train:S",
    "heal": "heal",
    "refresh": "refresh:items refresh:rooms",
    "trade": "trade:food*2=water",
    "wound": "wound",
    "again": "again",
}


class Row(NamedTuple):
    """What may stand in a row, and whether it is paid."""

    kinds: tuple[str, ...]
    paid: bool = False


PRICE: Final = Row(("energy", "food", "water"), paid=True)
COST: Final = Row(("energy", "food", "water", "any", "item", "wound", "build"), paid=True)
REWARD: Final = Row(tuple(kind for kind in SPELLING if kind not in ("wound", "again")))
PAY: Final = Row(("energy", "food", "water", "any", "item"), paid=True)
# An item that readies items could be used for ever.
GAIN: Final = Row(tuple(kind for kind in SPELLING if kind not in ("wound", "ready", "trade")))
PASSIVE: Final = Row(("energy", "food", "water", "happiness"))

_WORDS: Final = {spelling.split(":")[0].split()[0]: kind for kind, spelling in SPELLING.items()}
_TOKEN: Final = re.compile(r"([^:*]+)(?::([^*]*))?(?:\*([0-9]+))?")
# A second one of these in the same row would change nothing.
_ONCE: Final = ("first", "train", "heal", "wound", "again")


def read_row(text: str, row: Row) -> tuple[tuple[Symbol, ...], list[Mistake]]:
    """The symbols of a row and the mistakes in it.

    >>> read_row("food food ?", REWARD)[0]
    (Symbol(kind='food', n=2, ...), Symbol(kind='any', n=1, ...))
    """
    symbols: list[Symbol] = []
    mistakes: list[Mistake] = []
    for token in text.split():
        found = _read_token(token, row)
        if not isinstance(found, Symbol):
            mistakes.append(found)
        elif symbols and found.kind != "trade" and _alike(symbols[-1], found):
            symbols[-1] = Symbol(found.kind, symbols[-1].n + found.n, found.arg)
        else:
            symbols.append(found)
    return tuple(symbols), [*mistakes, *_too_many(symbols, row)]


def cubes(symbols: tuple[Symbol, ...]) -> Cubes:
    """How much energy, food and water a row shows."""
    energy, food, water = (
        sum(symbol.n for symbol in symbols if symbol.kind == kind) for kind in RESOURCES
    )
    return energy, food, water


def spellings(kinds: tuple[str, ...]) -> str:
    """How symbols of these kinds are written, one after the other."""
    return " ".join(SPELLING[kind] for kind in kinds)


def _alike(one: Symbol, other: Symbol) -> bool:
    return (one.kind, one.arg) == (other.kind, other.arg)


def _read_token(token: str, row: Row) -> Symbol | Mistake:
    match = _TOKEN.fullmatch(token)
    word = match[1] if match else token.split(":")[0].split("*")[0]
    if word not in _WORDS:
        hints = guess(word, tuple(_WORDS))
        allowed = spellings(row.kinds)
        return "cardfile-unknown-symbol", {"symbol": shown(token), "allowed": allowed, **hints}
    kind = _WORDS[word]
    if kind not in row.kinds:
        allowed = spellings(row.kinds)
        return "cardfile-misplaced-symbol", {"symbol": shown(token), "allowed": allowed}
    malformed: Mistake = (
        "cardfile-malformed-symbol",
        {"symbol": shown(token), "allowed": SPELLING[kind]},
    )
    if kind == "trade":
        return _read_trade(token, malformed)
    if match is None:
        return malformed
    arg, n = match[2], _times(match[3])
    if kind == "train":
        if arg is not None and not (len(arg) == 1 and arg in LETTERS):
            return "cardfile-letter", {"letter": shown(arg), "allowed": " ".join(LETTERS)}
    elif kind == "refresh":
        if arg not in ("items", "rooms"):
            return malformed
    elif arg is not None:
        return malformed
    if not 1 <= n <= TRACK:
        return "cardfile-times", {"symbol": shown(token), "low": 1, "high": TRACK}
    return Symbol(kind, n, arg or "")


def _times(digits: str | None) -> int:
    """The number behind a `*`; one that is far too long to be right is read as 0."""
    return 1 if digits is None else int(digits) if len(digits) < 10 else 0


_SIDE: Final = re.compile(r"(energy|food|water)(?:\*([1-6]))?")


def _read_trade(token: str, malformed: Mistake) -> Symbol | Mistake:
    left, _, right = token.removeprefix("trade:").partition("=")
    if any(part.split("*")[0] == "?" for side in (left, right) for part in side.split("+")):
        # SH-Y12: a trade is made in amounts and ways that are known before.
        return "cardfile-trade-any", {"symbol": shown(token)}
    give, take = _read_side(left), _read_side(right)
    if give is None or take is None:
        return malformed
    # What stands on both sides could be multiplied without end.
    for resource, one, other in zip(RESOURCES, give, take, strict=True):
        if one and other:
            return "cardfile-trade-same", {"symbol": shown(token), "resource": resource}
    return Symbol("trade", 1, "", give, take)


def _read_side(side: str) -> Cubes | None:
    counts = dict.fromkeys(RESOURCES, 0)
    for part in side.split("+"):
        match = _SIDE.fullmatch(part)
        if match is None or counts[match[1]]:
            return None
        counts[match[1]] = int(match[2] or 1)
    return counts["energy"], counts["food"], counts["water"]


def _too_many(symbols: list[Symbol], row: Row) -> list[Mistake]:
    totals: dict[str, int] = {}
    largest: dict[str, int] = {}
    for symbol in symbols:
        totals[symbol.kind] = totals.get(symbol.kind, 0) + symbol.n
        largest[symbol.kind] = max(largest.get(symbol.kind, 0), symbol.n)
    mistakes: list[Mistake] = []
    for kind, total in totals.items():
        written = "?" if kind == "any" else kind
        if total > 1 and _once(kind, symbols, row):
            mistakes.append(("cardfile-once", {"symbol": written}))
        # A track holds six cubes (SH-C2): nobody could pay more of a kind.
        elif (total if row.paid else largest[kind]) > TRACK:
            mistakes.append(("cardfile-times", {"symbol": written, "low": 1, "high": TRACK}))
    return mistakes


def _once(kind: str, symbols: list[Symbol], row: Row) -> bool:
    """Whether a row shows a symbol again that works only once."""
    if kind in ("refresh", "trade"):
        alike = [symbol for symbol in symbols if symbol.kind == kind]
        return len(set(alike)) < len(alike) or any(symbol.n > 1 for symbol in alike)
    return kind in _ONCE or (kind == "build" and row.paid)
