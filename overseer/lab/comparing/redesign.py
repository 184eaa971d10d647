"""Which cards two card sets do not share, and what these say in each of them."""

from __future__ import annotations

from typing import NamedTuple

from overseer.cardfile.problems import CardFileError
from overseer.shelter.cards.file import load_text, standard
from overseer.shelter.text import name as shelter_name
from overseer.text import translate
from overseer.tragic.card import Card
from overseer.tragic.cards.file import load_text as load_tragic
from overseer.tragic.cards.file import standard as standard_tragic
from overseer.tragic.text import cards as duel
from overseer.voice.shelter.cards import all_cards, card_text
from overseer.wasteland.cards.file import load_text as load_wasteland
from overseer.wasteland.cards.file import standard as standard_wasteland
from overseer.wasteland.cards.find import all_cards as all_of_wasteland
from overseer.wasteland.cards.find import shelf_of
from overseer.wasteland.text import cards as battle

Lines = tuple[str, ...]
Key = tuple[str, str]  # a card's kind and id


class Redesigned(NamedTuple):
    """A card that is not the same in both sets; one of them may not have it."""

    id: str
    name: str
    before: Lines
    now: Lines


def redesigned(game: str, before: object, now: object, lang: str) -> list[Redesigned]:
    """What differs between the texts of two card files; no text is the game's own set."""
    if before == now:
        return []
    try:
        then, after = faces(game, before, lang), faces(game, now, lang)
    except CardFileError:  # kept games may have cards that today's check refuses
        return []
    nothing: tuple[str, Lines] = ("", ())
    found = []
    for kind, id in {**after, **then}:
        old, new = then.get((kind, id), nothing), after.get((kind, id), nothing)
        if old != new:
            found.append(Redesigned(id, new[0] or old[0], old[1], new[1]))
    return found


def faces(game: str, text: object, lang: str) -> dict[Key, tuple[str, Lines]]:
    """Every card of a set: what it is called, and what it says."""
    own = text if isinstance(text, str) else None
    if game == "shelter":
        return {
            (kind, card.id): (
                shelter_name(kind, card, lang),
                (card_text(kind, card, lang), *_copies(getattr(card, "copies", 1), lang)),
            )
            for kind, card in all_cards(standard() if own is None else load_text(own))
        }
    if game == "tragic":
        duels = standard_tragic() if own is None else load_tragic(own)
        return {("", card.id): _duel_face(card, lang) for card in duels.by_id.values()}
    battles = standard_wasteland() if own is None else load_wasteland(own)
    return {
        (shelf_of(card), card.id): (
            battle.name(card, lang),
            (battle.head_line(card, lang), *battle.rules_lines(card, battles, lang)),
        )
        for card in all_of_wasteland(battles)
    }


def _duel_face(card: Card, lang: str) -> tuple[str, Lines]:
    lines = (duel.head_line(card, lang), duel.type_line(card, lang), *duel.rules_lines(card, lang))
    return f"{duel.name(card, lang)} {duel.level_text(card)}", lines


def _copies(n: int, lang: str) -> Lines:
    return (translate(lang, "changes-copies", n=n),) if n > 1 else ()
