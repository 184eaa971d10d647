"""The rules of a game, found by their id or by words in them."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from importlib import import_module
from typing import Protocol

import overseer
from overseer.engine.game import Game, all_registered
from overseer.text import ids, translate
from overseer.text.rulebook import Rulebook
from overseer.voice.complaint import UsageError, printable

ROOM = "rulebook"  # the game's own, by `Game.rooms`


class Ruled(Protocol):
    """What has rules: a game, or its rulebook."""

    def rule_ids(self) -> tuple[str, ...]: ...


def search(game: Ruled, asked: str, lang: str) -> list[str]:
    """The rules whose title and text have every word; a title that has them comes first."""
    words = _folded(asked).split()
    titled: list[str] = []
    others: list[str] = []
    for rule in known_rules(game):
        title = _folded(translate(lang, f"rule-{rule}.title"))
        whole = f"{title} {_folded(translate(lang, f'rule-{rule}'))}"
        if words and all(word in whole for word in words):
            (titled if all(word in title for word in words) else others).append(rule)
    return [*titled, *others]


def found_rules(game: Ruled, asked: str, lang: str) -> list[str]:
    """The rule of an id, or those in which words occur."""
    rule = find_rule(game, asked) if asked else None
    return [rule] if rule is not None else search(game, asked, lang)


def no_rule(game: Ruled, asked: str) -> UsageError:
    """Neither an id nor words that occur."""
    if any(char.isdigit() for char in asked):
        near = ", ".join(nearest_rules(game, asked))
        return UsageError("cli-error-rule", rule=printable(asked[:40]), near=near)
    return UsageError("rules-nothing", words=printable(asked[:40]))


def _folded(text: str) -> str:
    """For comparing: small letters without accents."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def book_of(name: str) -> Rulebook | None:
    """The rulebook of a game that has one."""
    return _book(overseer.game(name))


def _book(game: Game) -> Rulebook | None:
    # Imported when it is asked for: a game's package brings all its cards along.
    module = game.rooms().get(ROOM)
    if module is None:
        return None
    found: Rulebook = import_module(module).BOOK
    return found


def find_rule(game: Ruled, text: str) -> str | None:
    """The rule that is meant: its id in any case, the game's own also without its letters."""
    tidy = text.strip().upper()
    known = known_rules(game)
    for rule in (tidy, *(f"{prefix}-{tidy}" for prefix in _prefixes(game))):
        if rule in known:
            return rule
    return None


def nearest_rules(game: Ruled, text: str) -> list[str]:
    """Rules that may have been meant: those of the same chapter, or ids that look alike."""
    tidy = text.strip().upper()[:20]
    known = known_rules(game)
    chapter = re.match(r"(?:[A-Z]+-)?[A-Z](?=\d|$)", tidy)
    begins = chapter[0] if chapter else ""
    if begins and "-" not in begins:  # “p9” means the game's own
        begins = known[0].partition("-")[0] + "-" + begins
    same = [rule for rule in known if begins and rule.startswith(begins)]
    return same or get_close_matches(tidy, known, 5) or known[:5]


def known_rules(game: Ruled) -> list[str]:
    """The rules of the game, then those of every table."""
    common = sorted(id[5:] for id in ids("en") if re.fullmatch(r"rule-OV-[A-Z]\d+", id))
    return [*game.rule_ids(), *common]


def rule_lines(rule: str, lang: str) -> list[str]:
    """A rule: its id and title, then its sentences."""
    return [_title(rule, lang), translate(lang, f"rule-{rule}")]


def rule_text(rule: str, lang: str) -> str:
    """A rule in one piece."""
    return "\n".join(rule_lines(rule, lang))


def _title(rule: str, lang: str) -> str:
    title = translate(lang, f"rule-{rule}.title")
    books = (_book(game) for game in all_registered() if rule in game.rule_ids())
    owner = next(books, None)
    mark = owner.mark(lang, rule) if owner else ""
    if not mark:
        return translate(lang, "cli-rule", rule=rule, title=title)
    return translate(lang, "cli-rule-marked", rule=rule, title=title, mark=mark)


def _prefixes(game: Ruled) -> list[str]:
    return list(dict.fromkeys(rule.partition("-")[0] for rule in game.rule_ids()))
