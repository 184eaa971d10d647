"""Reading scenarios: strict TOML in which every mistake is told with its line."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problems, guess, shown
from overseer.cardfile.source import contents_of, text_of
from overseer.wasteland.battle.battle import EDGES, LEVELS, PLAIN
from overseer.wasteland.battle.model import CONTENTS, DIGIT, LETTER, MARKER_KINDS
from overseer.wasteland.battle.rules import AIMS
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.cards.grammar import Mistake
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.scenarios import demands
from overseer.wasteland.scenarios.named import NAMED, named_rule
from overseer.wasteland.scenarios.scenario import (
    ALTERNATELY,
    BY_SEED,
    BY_SIDE,
    FIXED,
    LINES,
    MOMENTS,
    NO_REWARD,
    WHEN_ROUNDS,
    AimData,
    Bystander,
    DeckData,
    EndData,
    FixedUnit,
    MarkerGroup,
    Scenario,
    SideData,
    is_moment,
)
from overseer.wasteland.scenarios.zones import read_zone
from overseer.wasteland.terrain.presets import PRESETS, THEMES
from overseer.wasteland.words import EXPERTISE, FACTIONS, ITEM_KINDS, LENGTHS, NONE, SKILLS

_COUNT: Final = re.compile(r"[1-9]?[0-9]")  # of what lies under markers
_RULE: Final = re.compile(r'^rule = "WC-(?:X([0-9]+))?', re.MULTILINE)
OPENER: Final = "beginnings"  # what a newcomer plays first
SUBJECTS: Final = ("enemies", "leader", "unit", "markers", "edge", "point")
GENERAL: Final = ("eliminated", "gone", WHEN_ROUNDS)  # the ends that need no named rule
PUT_DOWN: Final = ("investigation", "searchable", "place")  # the kinds of markers
_TOP: Final = (
    *("id", "rule", "tutorial", "rounds", "events", "terrain", "theme", "clear", "deploy"),
    *("one_by_one", "chooser", "advantage", "rules", "spare", "side", "bystander", "marker"),
    *("stock", "deck", "aim", "end", "limit", "fewer_first", "reminders"),
)


def _standard() -> tuple[str, ...]:
    """The scenarios that the game comes with: a folder each, in the order of their rules."""
    found: list[tuple[int, str]] = []
    for folder in (files("overseer.wasteland") / "scenarios").iterdir():
        file = folder / "scenario.toml"
        if file.is_file():
            number = _RULE.findall(file.read_text(encoding="utf-8"))[0]
            found.append((int(number or 99), folder.name.replace("_", "-")))
    return tuple(id for _, id in sorted(found))


STANDARD: Final = _standard()


@cache
def standard_scenario(id: str) -> Scenario:
    """One of the scenarios that the game comes with."""
    return fresh_scenario(id)


def fresh_scenario(id: str) -> Scenario:
    """The same, for those who want to change something about it."""
    return read_scenario(standard_text(id), f"{id}.toml")


def standard_text(id: str) -> str:
    """What its file says."""
    folder = files("overseer.wasteland") / "scenarios" / id.replace("-", "_")
    return text_of(folder / "scenario.toml")


def load_scenario(path: Path, cards: CardSet | None = None) -> Scenario:
    """A scenario of one's own, with the units of a card set; a CardFileError with its mistakes."""
    return read_scenario(text_of(path, "scenario"), str(path), cards)


def read_scenario(text: str, file: str, cards: CardSet | None = None) -> Scenario:
    """A scenario from its text."""
    contents = contents_of(text, file, "scenario")
    problems = Problems(file, LineIndex(text))
    top, cards = WastelandTable(contents, (), problems), cards or standard()
    scenario = _Reading(top, cards).read()
    if not problems.found:
        demands.check(top, scenario, cards)
    if problems.found:
        raise CardFileError(sorted(problems.found, key=lambda problem: problem.line))
    return scenario


def read_stock(text: str) -> tuple[int, int]:
    """What lies under markers, and how often: "blank 3", "A", "number 4"."""
    words = text.split()
    counted = len(words) > 1 and _COUNT.fullmatch(words[-1]) is not None
    count = int(words.pop()) if counted else 1
    if len(words) == 1 and words[0] in CONTENTS:
        return CONTENTS.index(words[0]), count
    if len(words) == 1 and len(words[0]) == 1 and words[0] in "ABCDEFGH":
        return LETTER + "ABCDEFGH".index(words[0]), count
    if words == ["number"] and 0 < count < 9:
        return DIGIT + count, 1
    raise Mistake("wasteland-scenario-stock", text=shown(text))


class _Reading:
    """A scenario while its file is read."""

    def __init__(self, top: WastelandTable, cards: CardSet) -> None:
        self.top = top
        self.cards = cards
        self.scenario = Scenario("", "")

    def read(self) -> Scenario:
        top = self.top
        top.only(*_TOP)
        found = self.scenario
        found.id = top.id()
        found.rule = top.text("rule", "")
        found.tutorial = top.flag("tutorial")
        found.rounds = top.number("rounds", 1, 12)
        # Every battle of the campaign book has its event deck; tutorials have none (C17).
        found.events = top.flag("events") if top.has("events") else not found.tutorial
        found.limit = top.number("limit", 1, 5000, 750)
        found.terrain = top.choice("terrain", tuple(PRESETS))
        found.theme = top.choice("theme", tuple(THEMES), "mixed")
        found.clear = self._clear()
        sides = top.tables("side")
        if len(sides) != 2:
            top.wrong("side", "wasteland-scenario-sides", found=len(sides))
        found.sides = [SideData(table.id()) for table in sides]
        for table, side in zip(sides, found.sides, strict=True):
            self._side(table, side)
        found.bystanders = [self._bystander(table) for table in top.tables("bystander")]
        found.markers = [self._markers(table) for table in top.tables("marker")]
        self._stock()
        self._deck()
        if top.data.get("deploy") == "luck":
            found.lucky_order = True
        else:
            order = tuple(self._side_word(top, "deploy", word) for word in top.texts("deploy"))
            found.deployment = order or (0, 1)
        found.one_by_one = top.flag("one_by_one")
        found.fewer_first = top.flag("fewer_first")
        if top.has("chooser"):
            luck = top.text("chooser") == "luck"
            found.chooser = 2 if luck else self._side_word(top, "chooser", top.text("chooser"))
        if top.has("advantage"):
            found.advantage = self._side_word(top, "advantage", top.text("advantage"))
        found.rules = self._rules()
        found.reminders = self._reminders()
        found.aims = [self._aim(table) for table in top.tables("aim")]
        found.ends = [self._end(table) for table in top.tables("end")]
        if not found.ends:
            top.wrong("end", "wasteland-scenario-no-end")
        return found

    def _clear(self) -> list[tuple[int, ...]]:
        data = self.top.data.get("clear", [])
        found: list[tuple[int, ...]] = []
        for each in data if isinstance(data, list) else [None]:
            whole = isinstance(each, list) and all(type(n) is int for n in each)
            if not isinstance(each, list) or not whole or len(each) not in (3, 4):
                self.top.wrong("clear", "wasteland-scenario-clear")
                return []
            found.append(tuple(each))
        return found

    def _side_word(self, table: WastelandTable, key: str, word: str) -> int:
        number = self.scenario.side(word)
        if number == NONE:
            known = tuple(side.id for side in self.scenario.sides)
            allowed = " ".join(known)
            hints = guess(word, known)
            table.wrong(
                key, "cardfile-choice", key=key, value=shown(word), allowed=allowed, **hints
            )
        return number

    def _rules(self) -> list[str]:
        found = []
        for word in self.top.texts("rules"):
            if word in NAMED:
                found.append(word)
            else:
                hints = guess(word, tuple(NAMED))
                self.top.wrong("rules", "wasteland-scenario-rule", word=shown(word), **hints)
        return found

    def _reminders(self) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for words in self.top.texts("reminders"):
            found.append(tuple(words.split(" ")))
            for word in found[-1]:
                if not is_moment(word, self.scenario.rounds):
                    args = {"key": "reminders", "value": shown(word), "allowed": " ".join(MOMENTS)}
                    self.top.wrong("reminders", "cardfile-choice", **args, **guess(word, MOMENTS))
        return found

    def _side(self, table: WastelandTable, side: SideData) -> None:
        table.only(
            *("id", "more", "unit", "zone", "edge", "edges", "opposite", "skills", "spread"),
            *("line", "apart", "factions", "wearer", "reserve"),
        )
        side.more = table.number("more", -500, 500, 0)
        side.zone = table.phrase("zone", read_zone)
        if not table.has("zone"):
            table.wrong("zone", "wasteland-scenario-no-zone", side=side.id)
        side.edge = table.word("edge", EDGES, NONE)
        side.edges = tuple(table.words("edges", EDGES, "edge"))
        side.opposite = table.flag("opposite")
        known = [SKILLS[n] for n in EXPERTISE]
        side.skills = tuple(EXPERTISE[n] for n in table.words("skills", known, "skill"))
        ruler = table.ruler("spread")
        side.spread = 0 if ruler == NONE else LENGTHS[ruler]
        ruler = table.ruler("apart")
        side.apart = 0 if ruler == NONE else LENGTHS[ruler]
        side.factions = tuple(table.words("factions", FACTIONS, "faction"))
        side.wearer = table.flag("wearer")
        side.reserve = table.flag("reserve")
        side.line = table.choice("line", ("", *LINES), "")
        side.units = [self._unit(each) for each in table.tables("unit")]

    def _unit(self, table: WastelandTable) -> FixedUnit:
        table.only("unit", "count", "weapons", "items", "mods", "leader", "heroic", "throw")
        cards = self.cards
        unit = FixedUnit(table.id("unit"), table.number("count", 1, 9, 1))
        table.reference("unit", unit.unit, cards.unit_numbers, "unit")
        unit.weapons = table.texts("weapons")
        for id in unit.weapons:
            table.reference("weapons", id, cards.weapon_numbers, "weapon")
        unit.items = table.texts("items")
        for id in unit.items:
            table.reference(
                "items", id, {**cards.item_numbers, **cards.weapon_numbers}, "equipment"
            )
        unit.mods = table.texts("mods")
        for id in unit.mods:
            table.reference("mods", id, cards.item_numbers, "item")
        unit.leader = table.id("leader", "")
        if unit.leader:
            table.reference("leader", unit.leader, cards.leader_numbers, "leader")
        unit.heroic = table.flag("heroic")
        unit.throw = table.ruler("throw")
        return unit

    def _bystander(self, table: WastelandTable) -> Bystander:
        table.only("unit", "side", "at")
        unit = table.id("unit")
        table.reference("unit", unit, self.cards.unit_numbers, "unit")
        x, y = table.numbers("at", 2, 0, SIDE, SIDE // 2)
        side = 2 if not table.has("side") else self._side_word(table, "side", table.text("side"))
        return Bystander(unit, side, x, y)

    def _markers(self, table: WastelandTable) -> MarkerGroup:
        table.only(
            *("kind", "count", "word", "content", "by", "zone", "gap", "clear_of", "clear"),
            *("room", "points", "known", "first", "far_from"),
        )
        kind = MARKER_KINDS.index(table.choice("kind", PUT_DOWN) or PUT_DOWN[0])
        group = MarkerGroup(kind, table.number("count", 1, 20, 1))
        group.word = table.id("word", "")
        content = table.phrase("content", read_stock)
        group.content = NONE if content is None else content[0]
        by = table.text("by", "seed")
        if by in ("seed", "alternately", "fixed"):
            group.by = {"seed": BY_SEED, "alternately": ALTERNATELY, "fixed": FIXED}[by]
            if table.has("first"):
                group.side = self._side_word(table, "first", table.text("first"))
        else:
            group.by = BY_SIDE
            group.side = self._side_word(table, "by", by)
        group.zone = table.phrase("zone", read_zone)
        group.gap = table.ruler("gap")
        group.clear_kind = table.word("clear_of", (*MARKER_KINDS, "all"), NONE)
        group.clear = table.ruler("clear")
        group.room = table.flag("room")
        group.far_from = table.id("far_from", "")
        group.points = _points(table)
        if group.by == FIXED and len(group.points) != group.count:
            table.wrong("points", "wasteland-scenario-points", count=group.count)
        for word in table.texts("known"):
            group.lookers |= 1 << max(self._side_word(table, "known", word), 0)
        return group

    def _stock(self) -> None:
        self.scenario.spare = self.top.number("spare", 0, 20, 0)
        table = self.top.inner("stock")
        if table is None:
            return
        table.only("investigation", "searchable")
        self.scenario.stocks = (
            tuple(table.phrases("investigation", read_stock)),
            tuple(table.phrases("searchable", read_stock)),
        )

    def _deck(self) -> None:
        table = self.top.inner("deck")
        if table is None:
            return
        table.only("cards", "kinds", "drawn", "drawn_kinds")
        deck = DeckData()
        deck.cards = table.texts("cards")
        known = {**self.cards.item_numbers, **self.cards.weapon_numbers}
        for id in deck.cards:
            table.reference("cards", id, known, "equipment")
        deck.kinds = table.words("kinds", ITEM_KINDS, "kind")
        deck.drawn = table.number("drawn", 0, 20, 0)
        deck.drawn_kinds = table.words("drawn_kinds", ITEM_KINDS, "kind")
        self.scenario.deck = deck

    def _aim(self, table: WastelandTable) -> AimData:
        table.only("side", "aim", "subject")
        side = self._side_word(table, "side", table.text("side"))
        subject, _, word = table.text("subject", "enemies").partition(" ")
        if subject not in SUBJECTS:
            allowed = " ".join(SUBJECTS)
            table.wrong(
                "subject", "cardfile-choice", key="subject", value=shown(subject), allowed=allowed
            )
        return AimData(side, table.word("aim", AIMS), subject, word)

    def _end(self, table: WastelandTable) -> EndData:
        table.only("when", "winner", "how", "level", "timed", "reward")
        when, _, arg = table.text("when").partition(" ")
        end = EndData(when, arg, table.id("how"))
        if when in ("eliminated", "gone"):
            self._side_word(table, "when", arg)
        elif when not in self._conditions():
            known = self._conditions()
            hints = guess(when, known)
            table.wrong("when", "wasteland-scenario-when", word=shown(when), **hints)
        if table.has("winner"):
            end.winner = self._side_word(table, "winner", table.text("winner"))
        end.level = table.word("level", LEVELS, PLAIN)
        end.timed = table.flag("timed")
        end.reward = table.number("reward", 0, 999, NO_REWARD)
        return end

    def _conditions(self) -> tuple[str, ...]:
        found = list(GENERAL)
        for word in self.scenario.rules:
            found += named_rule(word, self.scenario).words
        return tuple(found)


def _points(table: WastelandTable) -> list[tuple[int, int]]:
    data = table.data.get("points", [])
    found: list[tuple[int, int]] = []
    for each in data if isinstance(data, list) else [None]:
        if not isinstance(each, list) or len(each) != 2:
            table.wrong("points", "wasteland-scenario-point")
            return []
        x, y = each
        if type(x) is not int or type(y) is not int or not (0 <= x <= SIDE and 0 <= y <= SIDE):
            table.wrong("points", "wasteland-scenario-point")
            return []
        found.append((x, y))
    return found
