"""The names of Wasteland's cards and words, and lists of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Final

from overseer.text import has, translate
from overseer.wasteland.prices import priced_by
from overseer.wasteland.words import COLOURS, LISTS, NONE, TYPES

LIST_2020: Final = 1  # the prices of this list are shown unless another is asked for (WB-X1)
_MINUS: Final = "−"


def named(kind: str, id: str, lang: str) -> str:
    """The name of a card: the catalogue's, else its id made readable.

    >>> named("weapon", "sledgehammer", "fr"), named("unit", "my-own-hero", "en")
    ('Masse', 'My own hero')
    """
    message = f"wasteland-{kind}-{id}"
    if has(lang, message):
        return translate(lang, message)
    return capital(id.replace("-", " "))


@lru_cache(maxsize=256)
def model_titles(units: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """The models of a battle, by their units: only twins have numbers, from 1 on.

    >>> model_titles(("settler", "dogmeat", "settler"), "en")
    ('Settler 1', 'Dogmeat', 'Settler 2')
    """
    names = [named("unit", unit, lang) for unit in units]
    return tuple(
        translate(lang, "say-wasteland-model", name=name, n=str(n)) if n else name
        for name, n in zip(names, twins(names), strict=True)
    )


@lru_cache(maxsize=256)
def model_tabs(units: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """What stands on the models' tokens: letters of the name, and the number of a twin.

    >>> model_tabs(("settler", "dogmeat", "settler", "sole-survivor"), "en")
    ('S1', 'D', 'S2', 'SS')
    """
    names = [named("unit", unit, lang) for unit in units]
    letters: dict[str, str] = {}
    for name in names:
        if name not in letters:
            taken = letters.values()
            letters[name] = next(short for short in _shorts(name) if short not in taken)
    return tuple(f"{letters[name]}{n or ''}" for name, n in zip(names, twins(names), strict=True))


def twins(names: Sequence[str]) -> list[int]:
    """A number for each name: 0 where nobody shares it, else from 1 on.

    >>> twins(["Raider", "Brute", "Raider"])
    [1, 0, 2]
    """
    many = Counter(names)
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(seen[name] if many[name] > 1 else 0)
    return found


def _shorts(name: str) -> Iterator[str]:
    """Shorter and longer shortenings of a name, all in letters; the list never ends."""
    words = [word for part in name.split() if (word := "".join(filter(str.isalpha, part)))]
    first = words[0] if words else "?"
    yield first[0].upper()
    if len(words) > 1:
        yield f"{first[0]}{words[1][0]}".upper()
    for letter in first[1:]:
        yield f"{first[0]}{letter}".upper()
    for more in count(2):
        yield first[0].upper() * more


def capital(text: str) -> str:
    """A phrase as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def joined(message: str, parts: list[str], lang: str) -> str:
    """Parts joined by a message of two, from the last one on."""
    text = parts[-1] if parts else ""
    for part in reversed(parts[:-1]):
        text = translate(lang, message, first=part, rest=text)
    return text


def listed(parts: list[str], lang: str) -> str:
    """“a, b, c”."""
    return joined("list-more", parts, lang)


def dotted(parts: list[str], lang: str) -> str:
    """The facts of a card's head: “a · b · c”."""
    return joined("wasteland-card-list-dot", parts, lang)


def labelled(label: str, text: str, lang: str) -> str:
    """“label: text”."""
    return translate(lang, "wasteland-card-label", label=label, text=text)


def sentences(phrases: list[str], lang: str) -> list[str]:
    """Phrases as sentences."""
    return [translate(lang, "wasteland-card-line", text=capital(phrase)) for phrase in phrases]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{_MINUS}{-number}" if number < 0 else f"+{number}"


def colour_text(ruler: int, lang: str) -> str:
    """The colour of a ruler; a number beyond the longest is the longest."""
    return translate(lang, f"wasteland-colour-{COLOURS[max(0, min(ruler, len(COLOURS) - 1))]}")


def caps_text(caps: tuple[int, ...], prices: int, lang: str) -> str:
    """What a card costs in a list."""
    counts = priced_by(caps, prices)
    if counts == NONE:
        return translate(lang, "wasteland-card-caps-none")
    price = translate(lang, "wasteland-card-caps", n=caps[counts])
    if counts == prices:
        return price
    return translate(lang, "wasteland-card-caps-other", caps=price, list=LISTS[counts])


def head_text(facts: list[str], unique: bool, caps: tuple[int, ...], prices: int, lang: str) -> str:
    """What a card is, whether there is only one of it, and its price."""
    parts = [capital(facts[0]), *facts[1:]]
    if unique:
        parts.append(translate(lang, "wasteland-card-unique"))
    return dotted([*parts, caps_text(caps, prices, lang)], lang)


def users_text(types: int, lang: str) -> list[str]:
    """Who alone may have a card; nothing when its kind says it."""
    found = [word for at, word in enumerate(TYPES) if types >> at & 1]
    if not found:
        return []
    many = listed([translate(lang, f"wasteland-type-{word}.many") for word in found], lang)
    return [translate(lang, "wasteland-card-only-for", list=many)]
