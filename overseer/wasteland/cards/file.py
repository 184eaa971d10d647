"""Reading a card set of Wasteland: a folder of TOML files, or one; every mistake is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeVar

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problem, Problems
from overseer.cardfile.source import contents_of, text_of
from overseer.wasteland.campaign_cards import BattleEvent, Exploration, Perk, Quest
from overseer.wasteland.card import AiCard, CardSet, Unit
from overseer.wasteland.cards.ai import link_ai, read_ai
from overseer.wasteland.cards.digest import digest
from overseer.wasteland.cards.fortune import (
    link_event,
    link_gains,
    link_perk,
    link_quest,
    read_boost,
    read_event,
    read_exploration,
    read_perk,
    read_quest,
)
from overseer.wasteland.cards.item import read_item
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.cards.unit import link_unit, read_danger, read_leader, read_unit
from overseer.wasteland.cards.weapon import read_weapon

MOST_CARDS: Final = 2000
MOST_FILES: Final = 64

# The files of a set come in this order, then any others by name.
ORDER: Final = (
    *("set", "units-survivors", "units-mutants", "units-brotherhood", "units-creatures"),
    *("units-others", "weapons-ranged", "weapons-melee", "weapons-thrown", "armour", "clothing"),
    *("chems", "food", "gear", "mods", "power-armour", "leaders", "dangers"),
    *("ai-survivors", "ai-mutants", "ai-brotherhood", "ai-creatures", "ai-others"),
    *("perks", "boosts", "events", "exploration", "quests"),
)
KINDS: Final = (
    *("unit", "weapon", "item", "leader", "danger", "ai"),
    *("perk", "boost", "event", "exploration", "quest"),
)

T = TypeVar("T")


def load(path: Path | None = None) -> CardSet:
    """The standard set, or the one of a folder or file; a CardFileError with all its problems."""
    return standard() if path is None else _read(path)


@cache
def standard() -> CardSet:
    """The card set that the game comes with."""
    return _read(files("overseer.wasteland") / "sets" / "standard")


def load_text(text: str, file: str = "cards") -> CardSet:
    """A card set from one text, as a record keeps it."""
    return _card_set([(file, text)], file)


def source_text(path: Path) -> str:
    """The whole set of a folder or file as one text that `load_text` reads to the same set."""
    return "\n".join(text for _, text in _texts(path))


def _read(path: Traversable) -> CardSet:
    return _card_set(_texts(path), str(path))


def _texts(path: Traversable) -> list[tuple[str, str]]:
    """The files of a set with their texts, in the order of their cards."""
    if not path.is_dir():
        return [(str(path), text_of(path))]
    found = [each for each in path.iterdir() if each.name.endswith(".toml") and each.is_file()]
    if not 0 < len(found) <= MOST_FILES:
        args: dict[str, str | int] = {"found": len(found), "high": MOST_FILES}
        raise CardFileError([Problem(str(path), 0, "wasteland-file-folder", args)])
    ranks = {f"{name}.toml": rank for rank, name in enumerate(ORDER)}
    found.sort(key=lambda each: (ranks.get(each.name, len(ranks)), each.name))
    return [(str(each), text_of(each)) for each in found]


class _Reading:
    """A set while its files are read: cards may name others that come only later."""

    def __init__(self) -> None:
        self.cards = CardSet()
        self.units: list[tuple[WastelandTable, Unit]] = []
        self.ai: list[tuple[WastelandTable, AiCard]] = []
        self.perks: list[tuple[WastelandTable, Perk]] = []
        self.events: list[tuple[WastelandTable, BattleEvent]] = []
        self.explorations: list[tuple[WastelandTable, Exploration]] = []
        self.quests: list[tuple[WastelandTable, Quest]] = []
        self._first: dict[tuple[str, str], str] = {}

    def file(self, top: WastelandTable) -> None:
        top.only("name", *KINDS)
        cards = self.cards
        # A record keeps a set as one text, and there a later name would belong to a card.
        if top.has("name") and (cards.units or cards.weapons or cards.items):
            top.wrong("name", "wasteland-file-name")
        cards.name = top.id("name", cards.name) or cards.name
        for table in top.tables("unit"):
            unit = self._card(table, "unit", read_unit, cards.units)
            self.units.append((table, unit))
        for table in top.tables("weapon"):
            self._card(table, "weapon", read_weapon, cards.weapons)
        for table in top.tables("item"):
            self._card(table, "item", read_item, cards.items)
        for table in top.tables("leader"):
            self._card(table, "leader", read_leader, cards.leaders)
        for table in top.tables("danger"):
            self._card(table, "danger", read_danger, cards.dangers)
        for table in top.tables("ai"):
            card = self._card(table, "ai", read_ai, cards.ai, key="unit")
            self.ai.append((table, card))
        self._fortune(top)

    def _fortune(self, top: WastelandTable) -> None:
        """The campaign's cards."""
        cards = self.cards
        for table in top.tables("perk"):
            self.perks.append((table, self._card(table, "perk", read_perk, cards.perks)))
        for table in top.tables("boost"):
            self._card(table, "boost", read_boost, cards.boosts)
        for table in top.tables("event"):
            self.events.append((table, self._card(table, "event", read_event, cards.events)))
        for table in top.tables("exploration"):
            found = self._card(table, "exploration", read_exploration, cards.explorations)
            self.explorations.append((table, found))
        for table in top.tables("quest"):
            self.quests.append((table, self._card(table, "quest", read_quest, cards.quests)))

    def link(self) -> None:
        """When all files are read: numbers by id, and the cards that others name."""
        cards = self.cards
        cards.unit_numbers = {unit.id: unit.number for unit in cards.units}
        cards.weapon_numbers = {weapon.id: weapon.number for weapon in cards.weapons}
        cards.item_numbers = {item.id: item.number for item in cards.items}
        cards.leader_numbers = {leader.id: leader.number for leader in cards.leaders}
        weapons = {weapon.id: weapon for weapon in cards.weapons}
        for table, unit in self.units:
            link_unit(table, unit, weapons, cards.item_numbers)
        for table, card in self.ai:
            link_ai(table, card, cards.unit_numbers, weapons)
            cards.ai_of[card.unit] = card.number
        self._link_fortune()

    def _link_fortune(self) -> None:
        cards = self.cards
        cards.perk_numbers = {perk.id: perk.number for perk in cards.perks}
        cards.boost_numbers = {boost.id: boost.number for boost in cards.boosts}
        cards.event_numbers = {event.id: event.number for event in cards.events}
        cards.quest_numbers = {quest.id: quest.number for quest in cards.quests}
        for table, perk in self.perks:
            link_perk(table, perk, cards)
        for table, event in self.events:
            link_event(table, event, cards)
        for table, card in self.explorations:
            for key, gains in (
                ("gains", card.gains),
                ("failed", card.failed),
                ("unpaid", card.unpaid),
            ):
                link_gains(table, key, gains, cards)
        for table, quest in self.quests:
            link_quest(table, quest, cards)
            link_gains(table, "gains", quest.gains, cards)

    def _card(
        self,
        table: WastelandTable,
        kind: str,
        read: Callable[[WastelandTable, int], T],
        cards: list[T],
        key: str = "id",
    ) -> T:
        table.card = table.id(key)
        card = read(table, len(cards))
        cards.append(card)
        # Equipment is named by its id alone, so weapons and items share their names.
        shelf = "equipment" if kind in ("weapon", "item") else kind
        name = (shelf, table.card)
        if table.card and name in self._first:
            table.wrong(key, "wasteland-file-twice", id=table.card, first=self._first[name])
        self._first.setdefault(name, f"{table.problems.file}:{table.line}")
        return card


def _card_set(texts: list[tuple[str, str]], whole: str) -> CardSet:
    """The set of all its files together."""
    reading = _Reading()
    unreadable: list[Problem] = []
    files_: list[Problems] = []
    for file, text in texts:
        try:
            contents = contents_of(text, file)
        except CardFileError as error:
            unreadable += error.problems
            continue
        files_.append(Problems(file, LineIndex(text)))
        reading.file(WastelandTable(contents, (), files_[-1]))
    # Without one of the files, what its cards are called is not known.
    if not unreadable:
        reading.link()
    problems = unreadable
    for found in files_:
        problems += _in_order(found.found)
    cards = reading.cards
    if not cards.name and not problems:
        problems.append(Problem(whole, 0, "cardfile-missing-key", {"key": "name"}))
    count = len(cards.units) + len(cards.weapons) + len(cards.items) + len(cards.leaders)
    count += len(cards.dangers) + len(cards.ai) + len(cards.perks) + len(cards.boosts)
    count += len(cards.events) + len(cards.explorations) + len(cards.quests)
    if not (cards.units and count <= MOST_CARDS) and not problems:
        args: dict[str, str | int] = {"found": count, "high": MOST_CARDS}
        problems.append(Problem(whole, 0, "wasteland-file-cards", args))
    if problems:
        raise CardFileError(problems)
    cards.digest = digest(cards)
    return cards


def _in_order(found: list[Problem]) -> list[Problem]:
    """Problems by line; a list that is looked at twice is told of once."""
    once = {(each.line, each.id, each.card, str(each.args)): each for each in found}
    return sorted(once.values(), key=lambda problem: problem.line)
