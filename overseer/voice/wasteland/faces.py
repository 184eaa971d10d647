"""The faces of Wasteland's cards, made once for a card set and a language."""

from __future__ import annotations

from functools import lru_cache

from overseer.text import translate
from overseer.voice.wasteland.given import (
    Cell,
    Effect,
    Face,
    Matrix,
    Named,
    Skill,
    UnitFace,
    WeaponFace,
)
from overseer.wasteland.card import AiCard, CardSet, IconEffect, Unit, Weapon
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.ai import ai_notes, cell_text, column_text
from overseer.wasteland.text.effects import effect_text, icons_text, rating_text
from overseer.wasteland.text.names import LIST_2020, capital
from overseer.wasteland.words import (
    ATTRIBUTES,
    BOTTLE,
    COLOUR_LETTERS,
    DAMAGES,
    DICE,
    EXPLOSION,
    ICONS,
    METHODS,
    NONE,
    PRIORITIES,
    RESPONSES,
    ROWS,
    SITUATIONS,
    SKILLS,
    STAR,
    TYPES,
    WEAPON_KINDS,
)

_ROW_ICONS = ((BOTTLE, 1), (BOTTLE, 2), (STAR, 1), (STAR, 2), (EXPLOSION, 1))


class Faces:
    """The faces of a card set in a language, each made when it is first asked for."""

    def __init__(self, cards: CardSet, lang: str) -> None:
        self.cards = cards
        self.lang = lang
        self._units: dict[str, UnitFace] = {}
        self._weapons: dict[str, WeaponFace] = {}
        self._others: dict[tuple[str, str], Face] = {}

    def unit(self, id: str) -> UnitFace:
        """A unit card, with its AI card."""
        if id not in self._units:
            self._units[id] = unit_face(self.cards.unit(id), self.cards, self.lang)
        return self._units[id]

    def weapon(self, id: str) -> WeaponFace:
        """A weapon card."""
        if id not in self._weapons:
            self._weapons[id] = weapon_face(self.cards.weapon(id), self.cards, self.lang)
        return self._weapons[id]

    def other(self, card: text.Card) -> Face:
        """Any other card."""
        key = (text.kind_of(card), card.id)
        if key not in self._others:
            data = face(card, self.cards, self.lang)
            self._others[key] = Face(**data)  # type: ignore[arg-type]
        return self._others[key]


@lru_cache(maxsize=8)
def faces_of(cards: CardSet, lang: str) -> Faces:
    """The faces of a card set in a language."""
    return Faces(cards, lang)


def face(card: text.Card, cards: CardSet, lang: str, prices: int = LIST_2020) -> dict[str, object]:
    """What all cards have; prices are those of a list."""
    return {
        "id": card.id,
        "kind": text.kind_of(card),
        "name": text.name(card, lang),
        "head": text.head_line(card, lang, prices),
        "lines": text.rules_lines(card, cards, lang),
        "flavour": text.flavour(card, lang),
    }


def letter(ruler: int) -> str:
    """A ruler by its letter; empty where there is none."""
    return COLOUR_LETTERS[min(ruler, len(COLOUR_LETTERS) - 1)] if ruler >= 0 else ""


def dice_data(dice: bytes) -> dict[str, int]:
    """Effect dice by colour."""
    return {DICE[die]: n for die, n in enumerate(dice) if n}


def effect_data(effect: IconEffect, lang: str) -> Effect:
    """What icons buy."""
    return Effect(
        text=capital(effect_text(effect, lang)),
        icon="" if effect.icon == NONE else ICONS[effect.icon],
        count=effect.count,
        most=effect.limit,
    )


def weapon_face(weapon: Weapon, cards: CardSet, lang: str) -> WeaponFace:
    """A weapon card."""
    return WeaponFace(
        **face(weapon, cards, lang),  # type: ignore[arg-type]
        sort=WEAPON_KINDS[weapon.kind],
        skill=SKILLS[weapon.skill],
        short=letter(weapon.short),
        long=letter(weapon.long),
        minimum=letter(weapon.minimum),
        area=letter(weapon.area),
        short_dice=dice_data(weapon.short_dice),
        long_dice=dice_data(weapon.long_dice),
        damage=weapon.damage,
        damage_kind=DAMAGES[weapon.damage_kind],
        more_damage=weapon.more_damage,
        more_kind="" if weapon.more_kind == NONE else DAMAGES[weapon.more_kind],
        slow=weapon.slow,
        one_use=weapon.one_use,
        effects=[effect_data(effect, lang) for effect in weapon.effects],
        critical_points=0 if weapon.critical is None else weapon.critical.points,
    )


def unit_face(unit: Unit, cards: CardSet, lang: str) -> UnitFace:
    """A unit card."""
    number = cards.ai_of.get(unit.number, NONE)
    rulers = {
        "move": unit.move,
        "charge": unit.charge,
        "awareness": unit.awareness,
        "throw": unit.throw,
        "cry": unit.cry,
        "presence": unit.presence,
    }
    return UnitFace(
        **face(unit, cards, lang),  # type: ignore[arg-type]
        radius=unit.radius,
        health=unit.health,
        attributes=dict(zip(ATTRIBUTES, unit.attributes, strict=True)),
        armour={
            word: rating_text(unit.ratings[kind], unit.strong[kind])
            for kind, word in enumerate(DAMAGES)
        },
        skills=[
            Skill(
                id=SKILLS[skill],
                name=capital(translate(lang, f"wasteland-skill-{SKILLS[skill]}")),
                attribute=ATTRIBUTES[beside],
                value=unit.attributes[beside],
            )
            for skill, beside in enumerate(unit.skills)
            if beside != NONE
        ],
        rulers={word: letter(ruler) for word, ruler in rulers.items() if ruler >= 0},
        types=[word for at, word in enumerate(TYPES) if unit.types >> at & 1],
        weapons=[cards.weapons[weapon].id for weapon in unit.weapons],
        ai=None if number == NONE else matrix(cards.ai[number], cards, lang),
    )


def matrix(card: AiCard, cards: CardSet, lang: str) -> Matrix:
    """An AI card (WC-A4)."""
    columns = [
        Named(
            id=f"{SITUATIONS[column.situation]} {column.low} {column.high}",
            name=column_text(column, lang),
        )
        for column in card.columns
    ]
    return Matrix(
        columns=columns,
        rows=[
            Named(id=ROWS[row], name=icons_text(*_ROW_ICONS[row], lang))
            for row in range(len(card.cells))
        ],
        methods=[METHODS[method] for method in card.methods],
        cells=[
            [
                Cell(
                    letter=RESPONSES[cell.response],
                    text=cell_text(cell, lang),
                    reckless=cell.reckless,
                    stays=cell.stays,
                )
                for cell in row
            ]
            for row in card.cells
        ],
        priorities=[
            Named(
                id=PRIORITIES[each], name=translate(lang, f"wasteland-priority-{PRIORITIES[each]}")
            )
            for each in card.priorities
        ],
        lines=ai_notes(card, cards, lang),
    )
