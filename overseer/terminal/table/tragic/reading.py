"""Sheets of Tragic to read: its keys and signs, every card on the table, the discard piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.reading import LAST_KEYS, HelpSheet, card
from overseer.terminal.table.sheet import HEADING, QUIET, Sheet
from overseer.terminal.table.tragic import signs
from overseer.terminal.table.tragic.duel_play import DuelPlay
from overseer.terminal.table.tragic.mat import hand_title
from overseer.text import translate
from overseer.tragic.text import cards as text
from overseer.tragic.text.steps import capital
from overseer.tragic.words import KINDS
from overseer.voice.tragic.situation import card_line
from overseer.voice.tragic.words import card_title

_MARKS = (
    (palette.LEGAL_MARK, "legal-tragic"),
    (signs.HP, "hp"),
    (signs.SHIELD, "armour"),
    (signs.RADIATION, "radiation"),
    ("S 1/2", "points"),
    (signs.ENGAGED, "engaged"),
    (signs.FIGHTING, "fighting"),
    (signs.TOP, "top"),
    ("SS2", "cost"),
    ("★★", "level"),
    (signs.RACE, "race"),
    ("3/5", "ally"),
)


class DuelHelp(HelpSheet):
    """How the duel is played and read."""

    keys: ClassVar[tuple[tuple[str, str], ...]] = (
        ("up,down", "list"),
        ("left,right", "around"),
        ("next,before", "next"),
        ("page-up,page-down", "read"),
        ("act", "act"),
        ("on", "go-on-tragic"),
        ("digits", "digits"),
        ("back", "forget"),
        ("undo", "undo"),
        ("piles", "piles"),
        ("cards", "all-cards"),
        ("log", "log"),
        ("why", "explain"),
        ("help", "help"),
        ("rules", "rules"),
        ("always", "always"),
        ("waits", "stops"),
        ("speed", "speed"),
        *LAST_KEYS,
    )

    def marks(self) -> list[tuple[Text, str]]:
        session = self.play.session
        found: list[tuple[Text, str]] = []
        for seat in range(len(session.seats)):
            shape = Text(palette.STANDING[seat], palette.seat_style(seat))
            found.append((shape, session.name(seat)))
        for sign, word in _MARKS:
            found.append((Text(sign, HEADING), session.text(f"table-mark-{word}")))
        return found

    def signs(self) -> list[tuple[str, str]]:
        lang = self.play.session.lang
        return [
            (sign, capital(translate(lang, f"tragic-kind-{KINDS[kind]}")))
            for kind, sign in signs.KINDS.items()
        ]


class _CardSheet(Sheet):
    """Cards under headings."""

    play: DuelPlay

    def cards(self, ids: list[str], now: Sequence[dict[str, Any]] = ()) -> list[RenderableType]:
        """Each card once, with how often it is there; allies in play as they are `now`."""
        lang = self.play.session.lang
        found: list[RenderableType] = []
        for id in dict.fromkeys(ids):
            if id == "?":
                continue
            shown = self.play.duel.tables.set.by_id[id]
            times = ids.count(id)
            name = card_title(shown, lang) + (f" ×{times}" if times > 1 else "")
            if text.face_of(shown) != "free":
                name += f"  {text.cost_text(shown.cost, shown.letters)}"
            if shown.is_ally:
                here = [f"{a['attack']}/{a['health']}" for a in now if a["card"] == id]
                name += "  " + ", ".join(here or [f"{shown.attack}/{shown.health}"])
            rules = text.rules_text(shown, lang)
            found += card(name, f"{text.type_line(shown, lang)}\n{rules}".rstrip())
        if not found:
            words = self.play.session.text("table-tragic-no-cards")
            found.append(Padding(Text(words, QUIET), (0, 0, 0, 2)))
        return found

    def owner(self, player: dict[str, Any]) -> Text:
        """A player's name."""
        seat = player["seat"]
        words = f"{palette.STANDING[seat]} {self.play.session.name(seat)}"
        return Text(words, palette.seat_style(seat))


class PilesSheet(_CardSheet):
    """The discard piles, the newest card first, and what is out of the game for good."""

    def heading(self) -> str:
        return self.play.session.text("table-tragic-piles-title")

    def body(self) -> RenderableType:
        session = self.play.session
        parts: list[RenderableType] = []
        for player in self.play.data["players"]:
            parts.append(self.owner(player))
            n = len(player["discard"])
            parts.append(Text(session.text("table-tragic-discard", n=n), HEADING))
            parts += self.cards(player["discard"][::-1])
            if player["destroyed"]:
                n = len(player["destroyed"])
                parts.append(Text(session.text("table-tragic-destroyed", n=n), HEADING))
                parts += self.cards(player["destroyed"])
            parts.append(Text())
        return Group(*parts)


class CardsSheet(_CardSheet):
    """Every card that the viewer may read: hand, table, traits and skills, the own library."""

    def heading(self) -> str:
        return self.play.session.text("table-cards-title")

    def body(self) -> RenderableType:
        session, data = self.play.session, self.play.data
        own = data["players"][self.play.own]
        parts: list[RenderableType] = []
        parts.append(Text(hand_title(self.play, len(own["hand"])), HEADING))
        parts += self.cards(own["hand"])
        for player in data["players"]:
            parts += [Text(), self.owner(player)]
            chosen = player["traits"] + [skill["card"] for skill in player["skills"]]
            lying = [each["card"] for each in player["permanents"]]
            parts += self.cards(chosen + player["abilities"] + lying, player["permanents"])
        if own["library_cards"]:
            title = session.text("table-tragic-library", n=own["library"])
            parts += [Text(), Text(title, HEADING)]
            parts += [
                Padding(Text(self._short(id, own["library_cards"]), QUIET), (0, 0, 0, 2))
                for id in dict.fromkeys(own["library_cards"])
            ]
        return Group(*parts)

    def _short(self, id: str, pile: list[str]) -> str:
        times = pile.count(id)
        line = card_line(self.play.duel.tables.set.by_id[id], self.play.session.lang)
        return f"{times}× {line}" if times > 1 else line
