"""Sheets of Tragic to read: its keys and signs, every card on the table, the discard piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.reading import LAST_KEYS, HelpSheet, card
from overseer.terminal.table.sheet import HEADING, QUIET, Sheet
from overseer.terminal.table.tragic import signs
from overseer.terminal.table.tragic.duel_play import DuelPlay
from overseer.terminal.table.tragic.faces import is_ally, priced, strength
from overseer.terminal.table.tragic.mat import hand_title
from overseer.voice.tragic.given import Held, Side, Standing

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

    play: DuelPlay

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
        found: list[tuple[Text, str]] = []
        for side in self.play.scene.sides:
            shape = Text(palette.STANDING[side.seat], palette.seat_style(side.seat))
            found.append((shape, self.play.name(side.seat)))
        for sign, word in _MARKS:
            found.append((Text(sign, HEADING), self.play.seat.text(f"table-mark-{word}")))
        return found

    def signs(self) -> list[tuple[str, str]]:
        return [(sign, self.play.faces.kind(kind)) for kind, sign in signs.KINDS.items()]


class _CardSheet(Sheet):
    """Cards under headings."""

    play: DuelPlay

    def cards(self, ids: list[str], now: Sequence[Standing] = ()) -> list[RenderableType]:
        """Each card once, with how often it is there; allies in play as they are `now`."""
        faces = self.play.faces
        found: list[RenderableType] = []
        for id in dict.fromkeys(ids):
            if id == "?":
                continue
            face, times = faces[id], ids.count(id)
            name = faces.title(id) + (f" ×{times}" if times > 1 else "")
            if not face.free:
                name += f"  {priced(face, face.cost)}"
            if is_ally(face):
                here = [f"{ally.attack}/{ally.health}" for ally in now if ally.card == id]
                name += "  " + ", ".join(here or [strength(face)])
            found += card(name, f"{face.type_line}\n{faces.rules(face)}".rstrip())
        if not found:
            words = self.play.seat.text("table-tragic-no-cards")
            found.append(Padding(Text(words, QUIET), (0, 0, 0, 2)))
        return found

    def owner(self, side: Side) -> Text:
        """A player's name."""
        words = f"{palette.STANDING[side.seat]} {self.play.name(side.seat)}"
        return Text(words, palette.seat_style(side.seat))


class PilesSheet(_CardSheet):
    """The discard piles, the newest card first, and what is out of the game for good."""

    def heading(self) -> str:
        return self.play.seat.text("table-tragic-piles-title")

    def body(self) -> RenderableType:
        seat = self.play.seat
        parts: list[RenderableType] = []
        for side in self.play.scene.sides:
            parts.append(self.owner(side))
            n = len(side.discard)
            parts.append(Text(seat.text("table-tragic-discard", n=n), HEADING))
            parts += self.cards(side.discard[::-1])
            if side.destroyed:
                n = len(side.destroyed)
                parts.append(Text(seat.text("table-tragic-destroyed", n=n), HEADING))
                parts += self.cards(side.destroyed)
            parts.append(Text())
        return Group(*parts)


class CardsSheet(_CardSheet):
    """Every card that the viewer may read: hand, table, traits and skills, the own library."""

    def heading(self) -> str:
        return self.play.seat.text("table-cards-title")

    def body(self) -> RenderableType:
        play, own = self.play, self.play.things.side
        hand = [each.card for each in play.things.held.values() for _ in range(each.n)]
        parts: list[RenderableType] = [Text(hand_title(play), HEADING), *self.cards(hand)]
        for side in play.scene.sides:
            parts += [Text(), self.owner(side)]
            chosen = [each.card for each in (*side.traits, *side.skills, *side.abilities)]
            lying = [each.card for each in side.permanents]
            parts += self.cards(chosen + lying, side.permanents)
        if own.cards_left:
            title = play.seat.text("table-tragic-library", n=own.library)
            parts += [Text(), Text(title, HEADING)]
            parts += [
                Padding(Text(self._short(each), QUIET), (0, 0, 0, 2)) for each in own.cards_left
            ]
        return Group(*parts)

    def _short(self, held: Held) -> str:
        faces = self.play.faces
        line = faces.line(faces[held.card])
        return f"{held.n}× {line}" if held.n > 1 else line
