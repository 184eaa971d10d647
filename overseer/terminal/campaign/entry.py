"""Telling how a battle on a real table ended: one question after another, each checked at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from overseer.terminal.campaign.session import CampaignSession
from overseer.text import translate
from overseer.voice.campaign.words import card_text, card_title, end_text
from overseer.voice.complaint import UsageError, printable
from overseer.voice.lists import listed
from overseer.wasteland.campaign.muster import force_of, used_up
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.possible import why_result
from overseer.wasteland.campaign.result import BattleResult, SeatResult
from overseer.wasteland.campaign.scenery import ways_to_end
from overseer.wasteland.cards.find import named as cards_named
from overseer.wasteland.force.force import ForceUnit
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.settlement.pile import is_boost, known
from overseer.wasteland.text.names import named

_TIMES: Final = re.compile(r"(\d{1,3})(?:[x×*:](\d{1,3}))?")
_YES: Final = ("y", "yes", "o", "oui", "j", "ja", "s", "si", "sí")
_NO: Final = ("n", "no", "non", "nein")


@dataclass(frozen=True)
class Question:
    """What is asked, about whom, and what there is to choose from."""

    word: str
    text: str
    options: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()  # what there is to read about it


@dataclass
class Told:
    """What has been said about one player."""

    player: Player
    removed: list[int] = field(default_factory=list)
    boosts: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    degraded: list[int] = field(default_factory=list)
    quest: bool = False
    owed: list[str] = field(default_factory=list)


class Entry:
    """A result in the making. Ask `question`, give `answer` a line; `result` when none is left.

    A result cannot be taken back, so the last question shows all of it, and `back` goes to the
    question before.
    """

    def __init__(self, session: CampaignSession) -> None:
        self._session = session
        self._state = session.campaign
        self._ways = ways_to_end(self._state.battle.scenario)
        self._most = standard_scenario(self._state.battle.scenario).rounds
        self._way = self._ways[0]
        self._rounds = self._most
        self._told = [Told(player) for player in self._state.fighters]
        self._questions: list[tuple[str, Told | None]] = [("end", None), ("rounds", None)]
        for told in self._told:
            self._questions += [(word, told) for word in self._wanted(told.player)]
        self._questions.append(("sure", None))
        self._at = 0

    def _wanted(self, player: Player) -> list[str]:
        own = player.own
        words = ["removed"]
        if player.hand or own.extra:
            words.append("boosts")
        words.append("cards")
        if self._armoured(player):
            words.append("degraded")
        if player.quest:
            words.append("quest")
        if own.consequences:
            words.append("owed")
        return words

    @property
    def question(self) -> Question | None:
        """What is asked now; None: everything has been told."""
        if self._at == len(self._questions):
            return None
        word, told = self._questions[self._at]
        seat = "" if told is None else self._session.name(told.player.seat)
        text = self._say(f"campaign-entry-{word}", seat=seat, most=self._most)
        options, lines = self._options(word, told), self._lines(word, told)
        return Question(word, text, tuple(options), tuple(lines))

    def answer(self, line: str) -> None:
        """The answer to the question; a UsageError says what it should look like."""
        word, told = self._questions[self._at]
        tidy = line.strip()
        if word == "sure":
            if not self._yes(tidy):
                self._at = 0
                return
            refusal = why_result(self._state, self.result)
            if refusal is not None:
                why = self._session.refusal_text(refusal)
                raise UsageError("campaign-entry-impossible", why=why)
        if told is None:
            self._about_battle(word, tidy)
        else:
            self._about_player(word, told, tidy)
        self._at += 1

    def back(self) -> None:
        """To the question before; from the first one nowhere."""
        self._at = max(0, self._at - 1)

    @property
    def result(self) -> BattleResult:
        """Everything that was told."""
        victor, level, how = self._way
        return BattleResult(victor, level, how, [self._seat(t) for t in self._told], self._rounds)

    def _seat(self, told: Told) -> SeatResult:
        force = force_of(told.player, self._session.books)
        head = next(at for at, unit in enumerate(force.units) if unit.leader)
        return SeatResult(
            told.player.seat,
            sorted(told.removed),
            head in told.removed,
            sorted(told.boosts),
            sorted(told.cards),
            sorted(told.degraded),
            told.quest,
            sorted(told.owed),
        )

    # What there is to choose from

    def _options(self, word: str, told: Told | None) -> list[str]:
        lang, books = self._session.lang, self._session.books
        if word == "end":
            scenario = self._state.battle.scenario
            return [end_text(scenario, *way, lang) for way in self._ways]
        if told is None:
            return []
        player = told.player
        if word in ("removed", "degraded"):
            units = force_of(player, books).units
            return [
                self._say("campaign-entry-leader", unit=self._unit(unit))
                if unit.leader
                else self._unit(unit)
                for unit in units
            ]
        if word == "boosts" and self._knows(player):
            return [card_title(id, books, lang) for id in self._boosts(player)]
        if word == "cards":
            return [card_title(id, books, lang) for id in self._consumables(player)]
        if word == "owed":
            return [named("event", id, lang) for id in player.own.consequences]
        return []

    def _unit(self, unit: ForceUnit) -> str:
        name = named("unit", unit.unit, self._session.lang)
        return self._say("campaign-copies", n=unit.count, card=name)

    def _lines(self, word: str, told: Told | None) -> list[str]:
        """The quest, for those who may know it; in the end, everything that has been said."""
        books, lang = self._session.books, self._session.lang
        if word == "quest" and told is not None and self._knows(told.player):
            quest = told.player.quest
            name, rules = named("quest", quest, lang), card_text(quest, books, lang)
            return [self._say("say-move", name=name, detail=rules)]
        if word != "sure":
            return []
        end = end_text(self._state.battle.scenario, *self._way, lang)
        rounds = self._say("campaign-entry-told-rounds", n=self._rounds)
        return [end, rounds, *(self._told_of(each) for each in self._told)]

    def _told_of(self, told: Told) -> str:
        """What has been said about one player, in a line."""
        books, lang = self._session.books, self._session.lang
        units = force_of(told.player, books).units
        facts: list[str] = []
        for word, places in (("removed", told.removed), ("degraded", told.degraded)):
            names = [
                self._say("campaign-copies", n=n, card=named("unit", units[place].unit, lang))
                for place, n in sorted(Counter(places).items())
            ]
            if names:
                facts.append(self._say(f"campaign-entry-told-{word}", names=listed(names, lang)))
            elif word == "removed":
                facts.append(self._say("campaign-entry-told-standing"))
        if told.cards:
            names = [card_title(id, books, lang) for id in told.cards]
            facts.append(self._say("campaign-entry-told-cards", names=listed(names, lang)))
        else:
            facts.append(self._say("campaign-entry-told-empty"))
        if told.boosts:
            facts.append(self._say("campaign-entry-told-boosts", n=len(told.boosts)))
        if told.quest:
            facts.append(self._say("campaign-entry-told-quest"))
        if told.owed:
            names = [named("event", id, lang) for id in told.owed]
            facts.append(self._say("campaign-entry-told-owed", names=listed(names, lang)))
        said = facts[0]
        for fact in facts[1:]:
            said = self._say("campaign-entry-told-also", facts=said, fact=fact)
        seat = self._session.name(told.player.seat)
        return self._say("campaign-entry-told-of", seat=seat, facts=said)

    def _knows(self, player: Player) -> bool:
        """Whether whoever sits here may see that player's boosts and quest."""
        session = self._session
        return player.seat == session.viewer or player.seat not in session.humans

    def _boosts(self, player: Player) -> list[str]:
        return [*player.hand, *player.own.extra]

    def _consumables(self, player: Player) -> list[str]:
        return [id for id in player.fielded if used_up(id, self._session.books)]

    def _armoured(self, player: Player) -> bool:
        cards = self._session.books.cards
        units = force_of(player, self._session.books).units
        return any(cards.item(id).intact is not None for unit in units for id in unit.items)

    # Reading answers

    def _about_battle(self, word: str, line: str) -> None:
        if word == "end":
            self._way = self._ways[self._number(line, len(self._ways)) - 1]
        elif word == "rounds" and line:
            if not line.isdecimal() or len(line) > 3 or not 1 <= int(line) <= self._most:
                raise UsageError("campaign-entry-number", most=self._most)
            self._rounds = int(line)

    def _about_player(self, word: str, told: Told, line: str) -> None:
        player = told.player
        if word == "removed":
            told.removed = self._places(line, player)
        elif word == "degraded":
            told.degraded = sorted(set(self._places(line, player)))
        elif word == "boosts":
            offered = self._boosts(player)
            told.boosts = self._cards(line, offered if self._knows(player) else (), boosts=True)
        elif word == "cards":
            told.cards = self._cards(line, self._consumables(player), boosts=False)
        elif word == "quest":
            told.quest = self._yes(line)
        else:
            offered = player.own.consequences
            told.owed = [offered[self._number(part, len(offered)) - 1] for part in line.split()]

    def _number(self, text: str, most: int) -> int:
        if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= most:
            raise UsageError("campaign-entry-number", most=most)
        return int(text)

    def _places(self, line: str, player: Player) -> list[int]:
        """`1 3x2`: a model of the first unit, two of the third."""
        units = force_of(player, self._session.books).units
        found: list[int] = []
        for part in line.replace(",", " ").split():
            read = _TIMES.fullmatch(part)
            if read is None or not 1 <= int(read[1]) <= len(units):
                raise UsageError("campaign-entry-places", word=printable(part[:20]))
            found += [int(read[1]) - 1] * int(read[2] or 1)
        for place, n in Counter(found).items():
            if n > units[place].count:
                unit = named("unit", units[place].unit, self._session.lang)
                raise UsageError("campaign-entry-many", unit=unit, most=units[place].count)
        return found

    def _cards(self, line: str, offered: Sequence[str], boosts: bool) -> list[str]:
        """Numbers of what is listed, or names and ids with commas between them."""
        books, lang = self._session.books, self._session.lang
        found: list[str] = []
        for part in (piece.strip() for piece in line.split(",")):
            if not part:
                continue
            if part.replace(" ", "").isdecimal() and offered:
                found += [offered[self._number(n, len(offered)) - 1] for n in part.split()]
                continue
            meant = [card.id for card in cards_named(books.cards, part, lang)]
            ids = [id for id in (part, *meant) if known(id, books)]
            ids = [id for id in ids if is_boost(id, books) == boosts]
            if not ids:
                raise UsageError("campaign-entry-card", word=printable(part[:40]))
            found.append(ids[0])
        return found

    def _yes(self, line: str) -> bool:
        word = line.lower()
        if word not in (*_YES, *_NO):
            raise UsageError("campaign-entry-yes")
        return word in _YES

    def _say(self, id: str, **args: object) -> str:
        return translate(self._session.lang, id, **args)
