"""The words of the printed games, and numbers that agree with their nouns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from overseer import text

CATALOGUES = (Path(text.__file__).parent, Path(__file__).parents[1] / "web" / "src" / "i18n")

# What no player of the printed games says there, and the messages that mean another thing by it:
# an ammunition store is a bunker too, a hoard and a mine are made of caps that one can hold.
STRANGE: dict[str, dict[str, set[str]]] = {
    "de": {
        r"\bEtagen?\b": set(),
        r"\bBunker\b": {"scenario-linked-minefield.story", "scenario-minesweepers.story"},
        r"niemandes Seite": {"wasteland-boost-hired-gun.flavour"},
        r"\bSchlacht(?:en)?\b": set(),  # but “Schlachtfeld”
        # A game is the thing in the box; what one plays of it is “eine Partie”.
        r"Erstes Spiel|Das Spiel (?:ist vorbei|ist zu Ende|endete|ist gespeichert|beginnt)": set(),
        r"\b(?:[Dd]eine?m?|Alle ‹n›|Durch das|Dieses) Spiele?\b(?! kennt)": set(),
        r"Spiele, die du|Spiel starten|(?:starte|startet) das Spiel|Spiel nach älteren": set(),
    },
    "fr": {
        r"\b[ÉéEe]tages?\b": set(),
        r"\b[Hh]abitants?\b": set(),
        r"\b[Cc]apsules\b": {"item-bottle-cap-hoard", "wasteland-weapon-bottlecap-mine"},
        r"\b[Éé]vénement": set(),
        r"\bTour ‹n› sur\b": set(),  # of a battle: “Round”
    },
    "es": {r"\b[Hh]abitantes?\b": set(), r"\b[Mm]odelos?\b": set()},
    "en": {},
}

# A count, written without its forms, right before a word that is in the plural.
COUNTED = re.compile(
    r"‹(n|amount|count|done|free|hours|left|minutes|rounds|seats|used)›[ \u00a0]"
    r"(?:(?:sur|de|of)[ \u00a0]‹\w+›[ \u00a0])?"
    r"(?!has\b|was\b|los\b|plus\b|less\b|happiness\b|más\b|menos\b|fois\b|aux\b|dans\b|pas\b|vous\b)[a-zà-ÿA-Z][\w-]*[sx]\b"
)
# Never one, by what they say: limits and whole sets, who has too many, what is tied, copies.
SEVERAL = {
    *("beside-did-people", "cli-error-decks-many", "cli-error-names-many", "continue-all"),
    *("event-wasteland-ai-chance", "event-wasteland-ai-defend-drawn"),
    *("event-wasteland-ai-target-chance", "force-file-units", "log-fold", "report-note-ends"),
    *("changes-note-first", "gallery-tragic-family", "refusal-wasteland-force-boosts"),
    *("refusal-wasteland-force-leaders", "say-odds-strikes"),
    *("say-odds-times", "sim-error-decks", "sim-error-forces", "table-tragic-pushed"),
    *("tragic-copies", "terrain-file-many", "wasteland-card-danger-copies"),
    *("wasteland-card-effect-limit", "wasteland-card-walked", "wasteland-file-numbers"),
    *(
        "wasteland-scenario-points",
        "event-campaign-gained",
        "tragic-points",
        "event-wasteland-ai-safest",
    ),
    # “1 of 12 plots” is right as it is.
    *("campaign-plots", "campaign-status-linked", "tragic-pay-sum", "tragic-hp"),
}
LARGE = re.compile(
    r"› (?:(?:de|of) ‹\w+› )?(?:[Cc]aps|chapas|cartes|cartas|cards|partidas|games)\b"
)  # limits and decks are of hundreds
# One has a form of its own beside it: one die, one card.
BESIDE = re.compile(r"^(wasteland-(die|icon)-.*\.n|refusal-.*|.*-deck-.*|gallery-.*)$")


@cache
def messages(lang: str) -> tuple[tuple[str, ast.Pattern], ...]:
    """Every message and attribute of a language."""
    return tuple(_read(lang))


def _read(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for folder in CATALOGUES:
        for path in sorted((folder / lang).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    if entry.value is not None:
                        yield entry.id.name, entry.value
                    for part in entry.attributes:
                        yield f"{entry.id.name}.{part.id.name}", part.value


def said(pattern: ast.Pattern, formed: frozenset[str] = frozenset()) -> Iterator[str]:
    """The texts of a pattern; an argument is ‹named›, one whose forms are chosen is § there."""
    parts = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts += element.value
        elif isinstance(element.expression, ast.VariableReference):
            name = element.expression.id.name
            parts += "§" if name in formed else f"‹{name}›"
        elif isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            own = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for variant in element.expression.variants:
                yield from said(variant.value, formed | own)
            parts += "¤"
        else:
            parts += "¤"
    yield parts


def plurals_without_forms(found: Iterable[tuple[str, ast.Pattern]]) -> list[tuple[str, str]]:
    """Counts whose noun would be wrong after one."""
    return [
        (name, match[0])
        for name, pattern in found
        if name not in SEVERAL and not BESIDE.match(name)
        for words in said(pattern)
        for match in COUNTED.finditer(words)
        if not LARGE.search(match[0])
    ]


@pytest.mark.parametrize("lang", STRANGE)
def test_the_words_are_those_of_the_printed_games(lang: str) -> None:
    assert [
        (name, words)
        for name, pattern in messages(lang)
        for words in said(pattern)
        for strange, meant in STRANGE[lang].items()
        if re.search(strange, words) and name not in meant and not name.endswith(".flavour")
    ] == []


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_a_count_has_the_form_of_its_noun(lang: str) -> None:
    assert plurals_without_forms(messages(lang)) == []


@pytest.mark.parametrize("lang", text.COMPLETE)
def test_one_is_one(lang: str) -> None:
    """“1 sur 1 libre”: what the page counts, with one, in its own catalogue."""
    plural = {"en": "s", "fr": "s", "es": "s", "de": "en"}[lang]
    source = f"a = {{ $n ->\n    [one] {{ $n }} x\n   *[other] {{ $n }} x{plural}\n}}\n"
    source += f"b = {{ $n }} of {{ $m }} x{plural}\n"
    parsed = FluentParser().parse(source).body
    found = ((each.id.name, each.value) for each in parsed if isinstance(each, ast.Message))
    wrong = plurals_without_forms((name, value) for name, value in found if value is not None)
    assert [name for name, _ in wrong] == ([] if lang == "de" else ["b"])
