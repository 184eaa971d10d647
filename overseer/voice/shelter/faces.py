"""Shelter's cards as data with words, made once for each card set and language."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from overseer.shelter import text as words
from overseer.shelter.card import LETTERS, RESOURCES, TRACK, CardSet, Cubes, Item, Space, Symbol
from overseer.shelter.player import MOST_DWELLERS
from overseer.shelter.text import legend, short_marks, short_row
from overseer.text import translate
from overseer.voice.given import Fixed
from overseer.voice.shelter.given import (
    Cards,
    Face,
    ItemCard,
    Letter,
    LiftCard,
    Mark,
    RoomCard,
    ShelterFixed,
    Sign,
    ThreatCard,
)

_BRIEF: Final = frozenset(("fight", "reroll", "lost", "appear", "discount", "end"))
_KEPT: Final = 16  # card sets and languages whose faces are remembered
_known: Final[dict[tuple[int, str], tuple[CardSet, Cards]]] = {}


def fixed(general: Fixed, cards: CardSet, lang: str) -> ShelterFixed:
    """What never changes in a match."""
    return ShelterFixed(
        game=general.game,
        rules=general.rules,
        seats=general.seats,
        names=general.names,
        cards=faces(cards, lang),
        track=TRACK,
        dwellers=MOST_DWELLERS,
    )


def faces(cards: CardSet, lang: str) -> Cards:
    """The cards of a set in words; the same object for the same set."""
    found = _known.get((id(cards), lang))
    if found is None or found[0] is not cards:
        if len(_known) >= _KEPT:
            _known.clear()
        found = _known[id(cards), lang] = cards, _made(cards, lang)
    return found[1]


def _made(cards: CardSet, lang: str) -> Cards:
    return Cards(
        set=cards.id,
        rooms=[
            RoomCard(
                id=room.id,
                name=words.name("room", room, lang),
                text=words.room_text(room, lang),
                copies=room.copies,
                red=room.red,
                cost=cube_counts(room.cost),
                price=short_row(_cubes(room.cost), lang),
                spaces=[_face(space, lang) for space in room.spaces],
            )
            for room in cards.rooms
        ],
        lifts=[
            LiftCard(
                id=lift.id,
                name=words.name("elevator", lift, lang),
                text=words.elevator_text(lift, lang),
                face=None if lift.space is None else _face(lift.space, lang),
            )
            for lift in cards.elevators
        ],
        items=[
            ItemCard(
                id=item.id,
                name=words.name("item", item, lang),
                text=words.item_text(item, lang),
                when=item.when,
                moment=translate(lang, f"item-when-{item.when}"),
                brief=_brief(item, lang),
                copies=item.copies,
                pay=_marks(item.pay, lang),
                gain=_marks(item.gain, lang),
                bonus=item.bonus,
                discount=item.discount,
                per=item.per,
                each=item.each,
                happiness=item.happiness,
                most=item.most,
            )
            for item in cards.items
        ],
        threats=[
            ThreatCard(
                id=threat.id,
                name=words.name("threat", threat, lang),
                text=words.threat_text(threat, lang),
                face=_face(threat.space, lang),
                copies=threat.copies,
            )
            for threat in cards.threats
        ],
        letters=[Letter(letter=each, name=translate(lang, f"letter-{each}")) for each in LETTERS],
        legend=[Sign(sign=sign, meaning=meaning) for sign, meaning in legend(lang)],
        columns=[list(numbers) for numbers in cards.columns],
    )


def _brief(item: Item, lang: str) -> str:
    """What the symbols of an item do not say; empty where they say it all."""
    if item.when not in _BRIEF:
        return ""
    if item.per == "calm":
        return translate(lang, "item-brief-end-calm")
    if item.when != "end":
        return translate(lang, f"item-brief-{item.when}")
    things = translate(lang, f"things-{item.per}", n=item.each)
    word = "end-most" if item.most else "end"
    return translate(lang, f"item-brief-{word}", things=things, most=item.most)


def _face(space: Space, lang: str) -> Face:
    return Face(
        text=words.space_text(space, lang),
        cost=_marks(space.cost, lang),
        reward=_marks(space.reward, lang),
        letter=space.letter,
        linked=space.linked,
        wounded=space.wounded,
        fight=space.fight,
        roll=translate(lang, "short-fight", n=space.fight) if space.fight else "",
        marks=short_marks(replace(space, fight=0), lang).split(),
    )


def _marks(row: tuple[Symbol, ...], lang: str) -> list[Mark]:
    return [
        Mark(
            kind=symbol.kind,
            n=symbol.n,
            arg=symbol.arg,
            give=cube_counts(symbol.give),
            take=cube_counts(symbol.take),
            short=short_row((symbol,), lang),
        )
        for symbol in row
    ]


def _cubes(cubes: Cubes) -> tuple[Symbol, ...]:
    """Cubes as the symbols that are printed for them."""
    return tuple(Symbol(kind, n) for kind, n in zip(RESOURCES, cubes, strict=True) if n)


def cube_counts(cubes: Cubes) -> dict[str, int]:
    """Cubes by their kind, those that there are."""
    return {kind: n for kind, n in zip(RESOURCES, cubes, strict=True) if n}
