"""The things of a real table by their names: fighters, marks, edges, rulers."""

from __future__ import annotations

from overseer.text import has, translate
from overseer.wasteland.companion.table import HOME, NEAREST_EDGE, POINT, Fighter, Mark, Table
from overseer.wasteland.text.names import joined, named
from overseer.wasteland.words import COLOUR_LETTERS, COLOURS, LENGTHS


def fighter_title(table: Table, fighter: Fighter, lang: str) -> str:
    """A fighter by the name that people gave it, else by its unit; a twin by its base too."""
    name = fighter_name(fighter, lang)
    if sum(fighter_name(other, lang) == name for other in table.fighters) < 2:
        return name
    return translate(lang, "say-wasteland-model", name=name, n=str(base_number(fighter)))


def fighter_name(fighter: Fighter, lang: str) -> str:
    """The name that people gave it, else its unit's."""
    return fighter.name or named("unit", fighter.unit, lang)


def base_number(fighter: Fighter) -> int:
    """The number on a fighter's base."""
    return fighter.token if fighter.ai and fighter.token else fighter.id


def mark_title(mark: Mark, lang: str) -> str:
    """A marker with its number, or the scenario's word for it."""
    message = f"scenario-marker-{mark.word}"
    if mark.word and has(lang, message):
        what = translate(lang, message)
    elif mark.kind in ("investigation", "searchable"):
        what = translate(lang, f"wasteland-marker-{mark.kind}")
    else:
        what = mark.word.replace("-", " ") or translate(lang, "say-wasteland-aim")
    return translate(lang, "say-wasteland-marker", what=what, n=str(mark.id))


def title(table: Table, word: str, lang: str) -> str:
    """Anything that a word names."""
    if word == HOME:
        return translate(lang, "companion-home")
    if word == NEAREST_EDGE:
        return translate(lang, "companion-nearest-edge")
    if word == POINT:
        return translate(lang, "companion-point")
    if word[:1] == "m" and word[1:].isdigit():
        return fighter_title(table, table.fighter(int(word[1:])), lang)
    if word[:1] == "k" and word[1:].isdigit():
        return mark_title(table.mark(int(word[1:])), lang)
    return translate(lang, "wasteland-ai-about", what=word) if word else ""


def titles(table: Table, words: tuple[str, ...], lang: str) -> str:
    """Equally good things: “a or b or c”."""
    return joined("companion-or", [title(table, word, lang) for word in words], lang)


def card_title(id: str, lang: str) -> str:
    """A weapon or an item."""
    return named("weapon" if has(lang, f"wasteland-weapon-{id}") else "item", id, lang)


def ruler_title(letter: str, lang: str) -> str:
    """One ruler with its length: “yellow ruler (10 cm)”."""
    colour = COLOUR_LETTERS.index(letter)
    cm = round(LENGTHS[colour] / 10)
    return translate(lang, "companion-ruler", colour=COLOURS[colour], cm=cm)


def ruler_titles(letters: str, lang: str) -> str:
    """Rulers laid one after the other."""
    return joined("companion-then", [ruler_title(letter, lang) for letter in letters], lang)
