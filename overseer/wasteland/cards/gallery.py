"""The gallery of all cards, a page a language: `python -m overseer.wasteland.cards.gallery`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from overseer.text import COMPLETE, translate
from overseer.text.rulebook import table
from overseer.wasteland.campaign_words import BOOST_KINDS
from overseer.wasteland.card import AiCard, CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.cards.find import all_cards
from overseer.wasteland.text.ai import ai_notes, ai_table
from overseer.wasteland.text.cards import Card, flavour, head_line, name, rules_lines
from overseer.wasteland.text.names import LIST_2020, capital, sentences
from overseer.wasteland.words import FACTIONS, ITEM_KINDS, LISTS, SOURCES, WEAPON_KINDS

SECTIONS = (
    *("units", "weapons", "items", "leaders", "dangers", "ai"),
    *("perks", "boosts", "events", "explorations", "quests"),
)
DESIGNED = SOURCES.index("designed")


def markdown(lang: str) -> str:
    """The page of a language."""
    cards = standard()
    count = len(all_cards(cards))
    titles = {section: translate(lang, f"gallery-wasteland-{section}") for section in SECTIONS}
    parts = [
        f"# {translate(lang, 'gallery-wasteland-title')}",
        translate(lang, "gallery-wasteland-intro", n=count, list=LISTS[LIST_2020]),
        f"**{translate(lang, 'gallery-wasteland-contents')}**",
        "\n".join(f"- [{title}](#{section})" for section, title in titles.items()),
        _heading("units", titles["units"]),
        *_families(
            cards, lang, "faction", FACTIONS, [(unit.faction, unit) for unit in cards.units]
        ),
        _heading("weapons", titles["weapons"]),
        *_families(
            cards, lang, "kind", WEAPON_KINDS, [(each.kind, each) for each in cards.weapons]
        ),
        _heading("items", titles["items"]),
        *_families(cards, lang, "kind", ITEM_KINDS, [(item.kind, item) for item in cards.items]),
        _heading("leaders", titles["leaders"]),
        _cards(cards.leaders, cards, lang),
        _heading("dangers", titles["dangers"]),
        _cards(cards.dangers, cards, lang),
        _heading("ai", titles["ai"]),
    ]
    for card in cards.ai:
        parts += _ai(card, cards, lang)
    parts += _fortune(cards, titles, lang)
    return "\n\n".join(parts) + "\n"


def _fortune(cards: CardSet, titles: dict[str, str], lang: str) -> list[str]:
    """The sections of the campaign's cards."""
    parts = [_heading("perks", titles["perks"]), _cards(cards.perks, cards, lang)]
    parts.append(_heading("boosts", titles["boosts"]))
    for number, kind in enumerate(BOOST_KINDS):
        members = [boost for boost in cards.boosts if boost.kind == number]
        parts.append(f"### {capital(translate(lang, f'wasteland-fortune-kind-{kind}'))}")
        parts.append(_cards(members, cards, lang))
    for section, found in (
        ("events", cards.events),
        ("explorations", cards.explorations),
        ("quests", cards.quests),
    ):
        parts += [_heading(section, titles[section]), _cards(found, cards, lang)]
    return parts


def write(folder: Path) -> None:
    """Write the page of every language into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for lang in COMPLETE:
        (folder / f"wasteland.{lang}.md").write_text(markdown(lang), encoding="utf-8")


def _families(
    cards: CardSet, lang: str, word: str, names: tuple[str, ...], found: list[tuple[int, Card]]
) -> list[str]:
    """A table for each family; `found` are cards with the number of their family."""
    parts: list[str] = []
    for number, family in enumerate(names):
        members = [card for at, card in found if at == number]
        if members:
            # Kinds have a word for many of them, factions are many already.
            message = f"wasteland-{word}-{family}" + (".many" if word == "kind" else "")
            parts.append(f"### {capital(translate(lang, message))}")
            parts.append(_cards(members, cards, lang))
    return parts


def _heading(anchor: str, title: str) -> str:
    # The headings differ by language, so links need an anchor that does not.
    return f'<a id="{anchor}"></a>\n\n## {title}'


def _cards(found: Sequence[Card], cards: CardSet, lang: str) -> str:
    columns = ("card", "kind", "text")
    rows = [[translate(lang, f"gallery-wasteland-column-{column}") for column in columns]]
    for card in found:
        lines = rules_lines(card, cards, lang)
        if told := flavour(card, lang):
            lines.insert(0, f"*{told}*")
        rows.append([_name(card, lang), head_line(card, lang), "<br>".join(lines)])
    return table(rows)


def _name(card: Card, lang: str) -> str:
    known = "" if card.source == DESIGNED else " ◆"
    return f"**{name(card, lang)}**{known}<br>`{card.id}`"


def _ai(card: AiCard, cards: CardSet, lang: str) -> list[str]:
    known = "" if card.source == DESIGNED else " ◆"
    return [
        f"### {name(card, lang)}{known}",
        table(ai_table(card, lang)),
        "<br>".join(sentences(ai_notes(card, cards, lang), lang)),
    ]


if __name__ == "__main__":
    write(Path("docs/gallery"))
