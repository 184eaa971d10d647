"""The gallery: all cards as a page a language; `python -m overseer.tragic.cards.gallery`."""

from __future__ import annotations

from pathlib import Path

from overseer.text import COMPLETE, translate
from overseer.text.rulebook import table
from overseer.tragic.card import Card, CardSet
from overseer.tragic.cards import glossary as card_glossary
from overseer.tragic.cards.file import standard
from overseer.tragic.text import cards as text
from overseer.tragic.words import ABILITY, LETTERS, SKILL, TRAIT


def markdown(lang: str) -> str:
    """The page of a language."""
    cards = standard()
    parts = [
        f"# {translate(lang, 'gallery-tragic-title')}",
        translate(lang, "gallery-tragic-intro", n=len(cards.cards)),
        f"**{translate(lang, 'gallery-tragic-contents')}**",
        _contents(lang),
    ]
    for at, letter in enumerate(LETTERS):
        parts += _letter(cards, at, letter, lang)
    for name, kind in (("traits", TRAIT), ("skills", SKILL)):
        found = [card for card in cards.cards if card.kind == kind]
        parts += [_heading(name, translate(lang, f"gallery-tragic-{name}")), _table(found, lang)]
    parts += [_heading("glossary", translate(lang, "gallery-tragic-glossary")), _glossary(lang)]
    parts.append(_heading("radiation", translate(lang, "gallery-tragic-radiation")))
    parts.append("\n".join(f"- {line}" for line in text.radiation_lines(cards.radiation, lang)))
    return "\n\n".join(parts) + "\n"


def write(folder: Path) -> None:
    """Write the page of every language into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for lang in COMPLETE:
        (folder / f"tragic.{lang}.md").write_text(markdown(lang), encoding="utf-8")


def _contents(lang: str) -> str:
    lines = [
        f"- [{translate(lang, f'letter-{letter}')}](#letter-{letter.lower()})" for letter in LETTERS
    ]
    lines += [
        f"- [{translate(lang, f'gallery-tragic-{name}')}](#{name})"
        for name in ("traits", "skills", "glossary", "radiation")
    ]
    return "\n".join(lines)


def _letter(cards: CardSet, at: int, letter: str, lang: str) -> list[str]:
    found = [card for card in cards.cards if card.letters and card.letters[0] == at]
    abilities = [card for card in found if card.kind == ABILITY]
    others = [card for card in found if card.kind != ABILITY]
    counts = {"count": len(found), "abilities": len(abilities)}
    return [
        _heading(f"letter-{letter.lower()}", translate(lang, f"letter-{letter}")),
        translate(lang, "gallery-tragic-family", **counts),
        f"### {translate(lang, 'gallery-tragic-abilities')}",
        _table(abilities, lang),
        f"### {translate(lang, 'gallery-tragic-cards')}",
        _table(others, lang),
    ]


def _heading(anchor: str, title: str) -> str:
    # The headings differ by language, so links need an anchor that does not.
    return f'<a id="{anchor}"></a>\n\n## {title}'


def _table(cards: list[Card], lang: str) -> str:
    columns = ("card", "cost", "kind", "text")
    rows = [[translate(lang, f"gallery-tragic-column-{column}") for column in columns]]
    rows += [_row(card, lang) for card in cards]
    return table(rows)


def _row(card: Card, lang: str) -> list[str]:
    known = " ◆" if card.source == "seed" else ""
    flavour = text.flavour(card, lang)
    rules = text.rules_text(card, lang)
    told = [rules] if rules else []
    if flavour:
        told.append(f"*{flavour}*")
    cost = "" if text.face_of(card) == "free" else text.cost_text(card.cost, card.letters)
    kind = text.type_line(card, lang)
    if card.is_ally:
        kind = f"{kind} – **{card.attack}/{card.health}**"
    return [f"**{text.name(card, lang)}**{known}<br>`{card.id}`", cost, kind, "<br>".join(told)]


def _glossary(lang: str) -> str:
    return "\n".join(
        f"- **{card_glossary.name(word, lang)}** – {card_glossary.meaning(word, lang)}"
        for word in card_glossary.WORDS
    )


if __name__ == "__main__":
    write(Path("docs/gallery"))
