"""Ready forces, and finding the force that somebody means."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from overseer.cardfile.problems import CardFileError, shown
from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.text import has, translate
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.code import decode, looks_like_code
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.force_file import force_of

# By faction, for 500, 750 and 1000 caps (2020 list).
BY_FACTION: Final[dict[str, tuple[str, str, str]]] = {
    "survivors": ("farm-guard", "minutemen", "commonwealth"),
    "super-mutants": ("hunters", "hammer", "behemoth"),
    "brotherhood": ("patrol", "steel-line", "strike-team"),
    "creatures": ("pack", "nest", "alpha"),
}
READY: Final = tuple(name for names in BY_FACTION.values() for name in names)
READY_LIMITS: Final = (500, 750, 1000)


def ready_name(faction: str, limit: int) -> str:
    """The ready force of a faction that fits a limit best; its smallest when none fits.

    >>> ready_name("survivors", 750), ready_name("brotherhood", 950)
    ('minutemen', 'steel-line')
    """
    place = max((at for at, caps in enumerate(READY_LIMITS) if caps <= limit), default=0)
    return BY_FACTION[faction][place]


def limit_of(name: str) -> int:
    """The limit that a ready force is built for."""
    for names in BY_FACTION.values():
        if name in names:
            return READY_LIMITS[names.index(name)]
    raise KeyError(name)


@cache
def ready_text(name: str) -> str:
    """The file of a ready force."""
    return files("overseer.wasteland.force").joinpath("ready", f"{name}.toml").read_text("utf-8")


@cache
def ready(cards: CardSet) -> tuple[Force, ...]:
    """The ready forces that can be built with a card set, in their order."""
    found: list[Force] = []
    for name in READY:
        try:
            found.append(force_of(ready_text(name), cards, name))
        except CardFileError:
            # A set of somebody's own need not have the cards of every ready force.
            continue
    return tuple(found)


def title(force: Force, lang: str) -> str:
    """A force's name: a ready one's is translated."""
    message = f"force-wasteland-{force.name}"
    return translate(lang, message) if has(lang, message) else force.name


def resolve(source: object, cards: CardSet) -> Force:
    """The force that a ready force's name, a code or a file's text stands for; else a BadOption."""
    if not isinstance(source, str):
        allowed = ", ".join(READY)
        raise BadOption(Refusal("OV-O1", "option", {"name": "forces", "allowed": allowed}))
    tidy = source.strip()
    if looks_like_code(tidy):
        return decode(tidy, cards)
    if "=" in tidy or "\n" in tidy:
        return _of_text(source, cards)
    if tidy in READY:
        return _of_text(ready_text(tidy), cards)
    near = get_close_matches(tidy[:40].lower(), READY, 1)
    args: dict[str, Value] = {
        "name": shown(tidy),
        "known": ", ".join(READY),
        "guess": near[0] if near else "no",
    }
    raise BadOption(Refusal("WC-F1", "wasteland-force-unknown-name", args))


def _of_text(text: str, cards: CardSet) -> Force:
    try:
        return force_of(text, cards)
    except CardFileError as error:
        first = error.problems[0]
        args: dict[str, Value] = {"n": len(error.problems), "line": first.line}
        raise BadOption(Refusal("WC-F1", "wasteland-force-file", args)) from None
