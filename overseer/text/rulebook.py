"""A rulebook: which rule stands where, and the page composed of the rule sentences.

What a game adds is data, a `Rulebook` in `overseer/<game>/rulebook.py`. The words are messages:
`rule-<id>` with its `.title`, `rulebook-section-<section>` with its `-intro`,
`rulebook-example-<game>-<name>`, and for the head of the page `rulebook-<game>-title`, `-notice`,
`-intro` and `-guide`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

from overseer.text import COMPLETE, translate

# A section is named after its game, so that every game can have a set-up: "shelter-setup".
Sections = tuple[tuple[str, tuple[str, ...]], ...]

HEAD: Final = ("notice", "intro", "guide")


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in the order of its book."""

    game: str
    letters: str  # the ids begin with them: SH-P3; a pattern where a book has two kinds: W[BC]
    sections: Sections
    # Rules that settle what the printed rules leave open: as a whole, or from "Our reading:" on.
    readings: frozenset[str]
    partly_readings: frozenset[str]
    # A last section without rules, and what makes its table in a language.
    annex: str
    annex_table: Callable[[str], str]
    # The names of the worked examples below a rule.
    examples: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # What makes the table below a rule in a language.
    tables: Mapping[str, Callable[[str], str]] = field(default_factory=dict)

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """Every rule once, in the order of the book."""
        return tuple(rule for _, rules in self.sections for rule in rules)

    @cached_property
    def rule_id(self) -> re.Pattern[str]:
        """What an id of this book looks like inside a sentence."""
        return re.compile(rf"\b{self.letters}-[A-Z]\d+\b")

    def rule_ids(self) -> tuple[str, ...]:
        """The ids of the rules, as a game gives them."""
        return self.rules

    def mark(self, lang: str, rule: str) -> str:
        """Whether a rule is our reading, or partly so, in words; empty when it is printed."""
        if rule in self.readings:
            return translate(lang, "rulebook-mark-reading")
        if rule in self.partly_readings:
            return translate(lang, "rulebook-mark-partly")
        return ""

    def example(self, lang: str, name: str) -> str:
        """A worked example in words."""
        return translate(lang, f"rulebook-example-{self.game}-{name}")

    def linked(self, sentence: str) -> str:
        """A sentence whose rule ids lead to their rules on the page."""
        return self.rule_id.sub(lambda found: f"[{found[0]}](#{found[0].lower()})", sentence)

    def markdown(self, lang: str) -> str:
        """The whole rulebook in one language as a Markdown page."""
        notice, intro, guide = (translate(lang, f"rulebook-{self.game}-{part}") for part in HEAD)
        parts = [
            f"# {translate(lang, f'rulebook-{self.game}-title')}",
            f"> {notice}",
            intro,
            self.linked(guide),
            f"**{translate(lang, 'rulebook-contents')}**",
            self._contents(lang),
        ]
        for section, rules in self.sections:
            parts += self._heading(lang, section)
            for rule in rules:
                parts += [self._rule(lang, rule), *self._examples(lang, rule)]
                if rule in self.tables:
                    parts.append(self.tables[rule](lang))
        parts += [*self._heading(lang, self.annex), self.annex_table(lang)]
        return "\n\n".join(parts) + "\n"

    def write(self, folder: Path) -> None:
        """Write the page of every language into a folder."""
        for lang in COMPLETE:
            page = folder / f"{self.game}.{lang}.md"
            page.write_text(self.markdown(lang), encoding="utf-8")

    def _contents(self, lang: str) -> str:
        names = [*(section for section, _ in self.sections), self.annex]
        return "\n".join(
            f"{number}. [{translate(lang, f'rulebook-section-{name}')}](#{self._anchor(name)})"
            for number, name in enumerate(names, 1)
        )

    def _heading(self, lang: str, section: str) -> list[str]:
        # The headings differ by language, so links need an anchor that does not.
        return [
            f'<a id="{self._anchor(section)}"></a>',
            f"## {translate(lang, f'rulebook-section-{section}')}",
            self.linked(translate(lang, f"rulebook-section-{section}-intro")),
        ]

    def _anchor(self, section: str) -> str:
        return section.removeprefix(f"{self.game}-")

    def _rule(self, lang: str, rule: str) -> str:
        title = translate(lang, f"rule-{rule}.title")
        mark = self.mark(lang, rule)
        marked = f" ({mark})" if mark else ""
        sentence = self.linked(translate(lang, f"rule-{rule}"))
        return f'<a id="{rule.lower()}"></a>**{rule}** *{title}*{marked} – {sentence}'

    def _examples(self, lang: str, rule: str) -> list[str]:
        head = translate(lang, "rulebook-example")
        return [
            f"> **{head}** – {self.linked(self.example(lang, name))}"
            for name in self.examples.get(rule, ())
        ]


def table(rows: list[list[str]]) -> str:
    """A Markdown table; the first row is its head."""
    head, *body = rows
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *body])
