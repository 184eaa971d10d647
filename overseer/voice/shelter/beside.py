"""Shelter beside a real table: what a score sheet counts, and how threats fall."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import field

from overseer.shelter.cards.file import standard
from overseer.text import translate
from overseer.voice.given import Given
from overseer.voice.library import RuleText, rule_of
from overseer.voice.rules import book_of
from overseer.voice.shelter.faces import faces

SHAFT: Final = 7  # SH-T2
DICE: Final = 2
FACES: Final = 6
TRACK: Final = 6  # cubes of a kind, rooms of a floor
DWELLERS: Final = 7
ITEMS: Final = 31
THREATS: Final = 12  # spaces of a floor
# What is counted for everybody, in the order of the sheet, each with the most there can be.
COUNTED: Final = {
    "happiness": 99,
    "energy": TRACK,
    "food": TRACK,
    "water": TRACK,
    "dweller": DWELLERS,
    "item": ITEMS,
    "lying": THREATS,
    "room": TRACK,
    "trained": DWELLERS,
    "threat": 18,
}
RULES: Final = ("SH-T1", "SH-T2", "SH-T4", "SH-X2", "SH-X3", "SH-X5")


class CountAsked(Given, kw_only=True):
    """Something that is counted for each player."""

    id: str
    name: str
    most: int
    cards: bool = False  # only some cards need it


class EndItem(Given, kw_only=True):
    """A card that pays at the end: happiness for so many of something, at the most so much."""

    id: str
    name: str
    text: str
    sum: list[str]  # the counts that it adds up
    calm: bool = False  # it pays once if no threat lies on the floor
    each: int = 1
    happiness: int = 1
    most: int = 0  # 0: no bound


class ColumnOdds(Given, kw_only=True):
    """A column of the vault: how likely a threat falls there."""

    sum: int
    exact: str
    text: str
    reach: str = ""  # how likely two dice show at least as much


class ShelterBeside(Given, kw_only=True):
    """Everything that is counted and thrown beside a real vault."""

    counts: list[CountAsked]
    items: list[EndItem]
    ties: list[list[str]]  # what breaks ties, in order: sums of counts
    columns: list[ColumnOdds]
    shaft: int
    players: list[int] = field(default_factory=lambda: [2, 3, 4])
    rules: list[RuleText] = field(default_factory=list)


def _sums(per: str) -> list[str]:
    """The counts that a card adds up."""
    return {"cube": ["energy", "food", "water"], "calm": []}.get(per, [per])


def shelter_beside(lang: str) -> ShelterBeside:
    """All of it in a language."""
    cards = standard()
    shown = {face.id: face for face in faces(cards, lang).items}
    paying = [item for item in cards.items if item.per]
    always = ("happiness", "energy", "food", "water", "dweller", "item", "lying")
    book = book_of("shelter")
    return ShelterBeside(
        counts=[
            CountAsked(
                id=id,
                name=translate(lang, f"beside-shelter-{id}"),
                most=most,
                cards=id not in always,
            )
            for id, most in COUNTED.items()
        ],
        items=[
            EndItem(
                id=item.id,
                name=shown[item.id].name,
                text=shown[item.id].text,
                sum=_sums(item.per),
                calm=item.per == "calm",
                each=item.each,
                happiness=item.happiness,
                most=item.most,
            )
            for item in paying
        ],
        ties=[["energy", "food", "water"], ["dweller"], ["item"]],
        columns=[_column(sum, lang) for sum in range(DICE, DICE * FACES + 1)],
        shaft=SHAFT,
        rules=[rule_of(rule, lang, book) for rule in RULES],
    )


def ways(sum: int) -> int:
    """In how many of 36 throws two dice show a sum."""
    return FACES - abs(sum - FACES - 1)


def _column(sum: int, lang: str) -> ColumnOdds:
    all_ways = FACES**DICE
    reached = Fraction(_at_least(sum), all_ways)
    return ColumnOdds(
        sum=sum,
        exact=f"{ways(sum)}/{all_ways}",
        text=_percent(Fraction(ways(sum), all_ways), lang),
        reach=_percent(reached, lang),
    )


def _at_least(number: int) -> int:
    found = 0
    for each in range(number, DICE * FACES + 1):
        found += ways(each)
    return found


def _percent(share: Fraction, lang: str) -> str:
    return translate(lang, "odds-percent", n=round(float(share) * 100, 1))
