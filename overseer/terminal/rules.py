"""`overseer rules`: the rulebook, or one rule."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Final, Protocol

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import overseer
from overseer.text import ids, translate
from overseer.text.rulebook import HEAD, Rulebook
from overseer.voice.complaint import UsageError, printable

_GAMES: Final = {"SH": "shelter", "TR": "tragic"}  # whose rule it is, by its letters


class Ruled(Protocol):
    """What has rules: a game, or its rulebook."""

    def rule_ids(self) -> tuple[str, ...]: ...


def run(name: str, words: list[str], lang: str) -> int:
    """Print the rulebook, one rule, or the rules in which words occur; the exit code."""
    game: Ruled = book_of(name) or overseer.game(name)
    console = Console(highlight=False)
    if not words:
        book(game, console, lang)
        return 0
    asked = " ".join(words)
    rule = find_rule(game, asked)
    if rule is not None:
        for line in rule_lines(rule, lang):
            console.print(line, markup=False)
        return 0
    found = search(game, asked, lang)
    if not found:
        raise no_rule(game, asked)
    console.print(translate(lang, "rules-found", n=len(found), words=asked[:40]), markup=False)
    for rule in found:
        _print_rule(console, rule, lang)
    return 0


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
    """The rulebook of a game that comes with Overseer; one from outside has only its rules."""
    # Imported when it is asked for: a game's package brings all its cards along.
    if name == "shelter":
        from overseer.shelter import rulebook as shelter

        return shelter.BOOK
    if name == "tragic":
        from overseer.tragic import rulebook as tragic

        return tragic.BOOK
    if name in ("wasteland", "campaign"):
        from overseer.wasteland import rulebook as wasteland

        return wasteland.BOOK
    return None


def book(game: Ruled, console: Console, lang: str) -> None:
    """The whole rulebook, in sections where the game has them."""
    if not isinstance(game, Rulebook):
        for rule in game.rule_ids():
            _print_rule(console, rule, lang)
        return
    console.print(Text(translate(lang, f"rulebook-{game.game}-title"), style="bold"))
    for part in HEAD:
        console.print()
        console.print(translate(lang, f"rulebook-{game.game}-{part}"), markup=False)
    for section, rules in game.sections:
        console.print()
        console.print(Text(translate(lang, f"rulebook-section-{section}"), style="bold"))
        console.print(translate(lang, f"rulebook-section-{section}-intro"), markup=False)
        for rule in rules:
            _print_rule(console, rule, lang)


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


def _title(rule: str, lang: str) -> str:
    title = translate(lang, f"rule-{rule}.title")
    letters = rule.partition("-")[0]
    owner = book_of(_GAMES.get(letters, ""))
    mark = owner.mark(lang, rule) if owner else ""
    if not mark:
        return translate(lang, "cli-rule", rule=rule, title=title)
    return translate(lang, "cli-rule-marked", rule=rule, title=title, mark=mark)


def _print_rule(console: Console, rule: str, lang: str) -> None:
    title, sentence = rule_lines(rule, lang)
    console.print()
    console.print(Text(title, style="cyan"))
    console.print(Padding(Text(sentence), (0, 0, 0, 4)))


def _prefixes(game: Ruled) -> list[str]:
    return list(dict.fromkeys(rule.partition("-")[0] for rule in game.rule_ids()))
