"""Telling how a battle on a real table ended: one question after another, each checked at once."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from overseer.text import translate
from overseer.text.plain import plain
from overseer.voice.campaign.given import (
    CampaignCard,
    CampaignFixed,
    CampaignScene,
    Person,
    UnitScene,
)
from overseer.voice.complaint import UsageError, printable
from overseer.voice.lists import listed

_TIMES: Final = re.compile(r"(\d{1,3})(?:[x×*:](\d{1,3}))?")
_YES: Final = ("y", "yes", "o", "oui", "j", "ja", "s", "si", "sí")
_NO: Final = ("n", "no", "non", "nein")
_UNKNOWN: Final = "?"  # what only somebody else may know


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

    player: Person
    removed: list[int] = field(default_factory=list)
    boosts: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    degraded: list[int] = field(default_factory=list)
    quest: bool = False
    owed: list[str] = field(default_factory=list)


class Entry:
    """A result in the making. Ask `question`, give `answer` a line; `move` when none is left.

    The last question shows all of it, and `back` goes to the question before. Once others have
    gone on from a result it cannot be taken back.
    """

    def __init__(self, fixed: CampaignFixed, scene: CampaignScene, lang: str) -> None:
        self._names = fixed.names
        self._lang = lang
        self._faces = {card.id: card for card in fixed.cards}
        scenario = next(each.scenario for each in scene.stations if each.state == "next")
        self._scenario = next(each for each in fixed.scenarios if each.id == scenario)
        self._way = self._scenario.ends[0]
        self._rounds = self._scenario.rounds
        self._told = [Told(player) for player in scene.players if player.army is not None]
        self._questions: list[tuple[str, Told | None]] = [("end", None), ("rounds", None)]
        for told in self._told:
            self._questions += [(word, told) for word in self._wanted(told.player)]
        self._questions.append(("sure", None))
        self._at = 0

    def _wanted(self, player: Person) -> list[str]:
        words = ["removed"]
        if self._boosts(player):
            words.append("boosts")
        words.append("cards")
        if any(unit.armour for unit in _units(player)):
            words.append("degraded")
        if player.quest:
            words.append("quest")
        if player.consequences:
            words.append("owed")
        return words

    @property
    def question(self) -> Question | None:
        """What is asked now; None: everything has been told."""
        if self._at == len(self._questions):
            return None
        word, told = self._questions[self._at]
        seat = "" if told is None else self._names[told.player.seat]
        text = self._say(f"campaign-entry-{word}", seat=seat, most=self._scenario.rounds)
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
        if told is None:
            self._about_battle(word, tidy)
        else:
            self._about_player(word, told, tidy)
        self._at += 1

    def back(self) -> None:
        """To the question before; from the first one nowhere."""
        self._at = max(0, self._at - 1)

    @property
    def move(self) -> str:
        """Everything that was told, as the campaign takes it."""
        told = {
            "victor": self._way.victor,
            "level": self._way.level,
            "how": self._way.how,
            "seats": [_seat(each) for each in self._told],
            "rounds": self._rounds,
        }
        return f"result {json.dumps(told)}"

    # What there is to choose from

    def _options(self, word: str, told: Told | None) -> list[str]:
        if word == "end":
            return [way.text for way in self._scenario.ends]
        if told is None:
            return []
        player = told.player
        if word in ("removed", "degraded"):
            named = [self._copies(unit.name, unit.n) for unit in _units(player)]
            return [
                self._say("campaign-entry-leader", unit=name) if unit.leader else name
                for unit, name in zip(_units(player), named, strict=True)
            ]
        if word == "boosts":
            return [self._name(id) for id in self._listed_boosts(player)]
        if word == "cards":
            return [self._name(id) for id in player.consumables]
        if word == "owed":
            return [self._name(id) for id in player.consequences]
        return []

    def _copies(self, name: str, n: int) -> str:
        return self._say("campaign-copies", n=n, card=name)

    def _name(self, id: str) -> str:
        return self._faces[id].name if id in self._faces else id

    def _lines(self, word: str, told: Told | None) -> list[str]:
        """The quest, for those who may know it; in the end, everything that has been said."""
        if word == "quest" and told is not None and told.player.quest != _UNKNOWN:
            card = self._faces[told.player.quest]
            return [self._say("say-move", name=card.name, detail=card.text)]
        if word != "sure":
            return []
        rounds = self._say("campaign-entry-told-rounds", n=self._rounds)
        return [self._way.text, rounds, *(self._told_of(each) for each in self._told)]

    def _told_of(self, told: Told) -> str:
        """What has been said about one player, in a line."""
        units = _units(told.player)
        facts: list[str] = []
        for word, places in (("removed", told.removed), ("degraded", told.degraded)):
            names = [self._copies(units[at].name, n) for at, n in sorted(Counter(places).items())]
            if names:
                facts.append(self._fact(word, names))
            elif word == "removed":
                facts.append(self._say("campaign-entry-told-standing"))
        if told.cards:
            facts.append(self._fact("cards", [self._name(id) for id in told.cards]))
        else:
            facts.append(self._say("campaign-entry-told-empty"))
        if told.boosts:
            facts.append(self._say("campaign-entry-told-boosts", n=len(told.boosts)))
        if told.quest:
            facts.append(self._say("campaign-entry-told-quest"))
        if told.owed:
            facts.append(self._fact("owed", [self._name(id) for id in told.owed]))
        said = facts[0]
        for fact in facts[1:]:
            said = self._say("campaign-entry-told-also", facts=said, fact=fact)
        seat = self._names[told.player.seat]
        return self._say("campaign-entry-told-of", seat=seat, facts=said)

    def _fact(self, word: str, names: list[str]) -> str:
        return self._say(f"campaign-entry-told-{word}", names=listed(names, self._lang))

    def _boosts(self, player: Person) -> list[str]:
        return [*player.hand, *player.extra]

    def _listed_boosts(self, player: Person) -> list[str]:
        """The boosts that somebody brought, where they may be known."""
        found = self._boosts(player)
        return [] if _UNKNOWN in found else found

    # Reading answers

    def _about_battle(self, word: str, line: str) -> None:
        if word == "end":
            ends = self._scenario.ends
            self._way = ends[self._number(line, len(ends)) - 1]
        elif word == "rounds" and line:
            self._rounds = self._number(line, self._scenario.rounds)

    def _about_player(self, word: str, told: Told, line: str) -> None:
        player = told.player
        if word == "removed":
            told.removed = self._places(line, player)
        elif word == "degraded":
            told.degraded = sorted(set(self._places(line, player)))
        elif word == "boosts":
            told.boosts = self._cards(line, self._listed_boosts(player), boosts=True)
        elif word == "cards":
            told.cards = self._cards(line, player.consumables, boosts=False)
        elif word == "quest":
            told.quest = self._yes(line)
        else:
            offered = player.consequences
            told.owed = [offered[self._number(part, len(offered)) - 1] for part in line.split()]

    def _number(self, text: str, most: int) -> int:
        if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= most:
            raise UsageError("campaign-entry-number", most=most)
        return int(text)

    def _places(self, line: str, player: Person) -> list[int]:
        """`1 3x2`: a model of the first unit, two of the third."""
        units = _units(player)
        found: list[int] = []
        for part in line.replace(",", " ").split():
            read = _TIMES.fullmatch(part)
            if read is None or not 1 <= int(read[1]) <= len(units):
                raise UsageError("campaign-entry-places", word=printable(part[:20]))
            found += [int(read[1]) - 1] * int(read[2] or 1)
        for place, n in Counter(found).items():
            if n > units[place].n:
                args = {"unit": units[place].name, "most": units[place].n}
                raise UsageError("campaign-entry-many", **args)
        return found

    def _cards(self, line: str, offered: Sequence[str], boosts: bool) -> list[str]:
        """Numbers of what is listed, or names and ids with commas between them."""
        found: list[str] = []
        for part in (piece.strip() for piece in line.split(",")):
            if not part:
                continue
            if part.replace(" ", "").isdecimal() and offered:
                found += [offered[self._number(n, len(offered)) - 1] for n in part.split()]
                continue
            kinds = ("boost",) if boosts else ("weapon", "item")
            meant = [id for id, card in self._faces.items() if card.kind in kinds]
            ids = [id for id in meant if _is_called(self._faces[id], part)]
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
        return translate(self._lang, id, **args)


def _units(player: Person) -> list[UnitScene]:
    return [] if player.army is None else player.army.units


def _is_called(card: CampaignCard, typed: str) -> bool:
    return plain(typed) in (plain(card.id), plain(card.name))


def _seat(told: Told) -> dict[str, object]:
    head = next(at for at, unit in enumerate(_units(told.player)) if unit.leader)
    return {
        "seat": told.player.seat,
        "removed": sorted(told.removed),
        "leader": head in told.removed,
        "boosts": sorted(told.boosts),
        "cards": sorted(told.cards),
        "degraded": sorted(told.degraded),
        "quest": told.quest,
        "owed": sorted(told.owed),
    }
