"""`overseer rules`: the rulebook, or one rule."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import overseer
from overseer.text import translate
from overseer.text.rulebook import HEAD, Rulebook
from overseer.voice.rules import Ruled, book_of, find_rule, no_rule, rule_lines, search


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


def _print_rule(console: Console, rule: str, lang: str) -> None:
    title, sentence = rule_lines(rule, lang)
    console.print()
    console.print(Text(title, style="cyan"))
    console.print(Padding(Text(sentence), (0, 0, 0, 4)))
