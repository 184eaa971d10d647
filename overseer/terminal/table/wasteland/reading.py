"""Sheets of Wasteland to read: keys and signs, everybody in full, the briefing."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from overseer.terminal.table.reading import LAST_KEYS, HelpSheet, told
from overseer.terminal.table.sheet import HEADING, STRONG, Sheet
from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.roster import roster_lines
from overseer.terminal.table.wasteland.things import capital, side_name
from overseer.text import translate

ROSTER_WIDTH = 76
_KINDS = (
    *("ruin", "building", "container", "barrier", "fence", "rocks", "scrap", "rubble", "stream"),
    "field",
)


# Keys that look at the battle and change nothing.
LOOK_HELP: Final = (
    ("nearer,farther", "zoom"),
    ("look-left,look-right,look-up,look-down", "scroll"),
    ("centre", "centre"),
    ("rulers", "bands"),
    ("models", "roster"),
    ("briefing", "briefing"),
)


class BattleHelp(HelpSheet):
    """How the battle is played and read."""

    play: BattlePlay
    keys: ClassVar[tuple[tuple[str, str], ...]] = (
        ("up,down", "list"),
        ("act", "act"),
        ("on", "go-on-wasteland"),
        ("digits", "digits"),
        ("point", "point"),
        ("next,before", "next-wasteland"),
        ("type", "type"),
        *LOOK_HELP,
        ("waits", "by-hand"),
        ("page-up,page-down", "read"),
        ("back", "back-wasteland"),
        ("undo", "undo"),
        ("cards", "everybody"),
        ("log", "log"),
        ("why", "explain"),
        ("help", "help"),
        ("rules", "rules"),
        ("always", "always-wasteland"),
        ("speed", "speed"),
        ("hand-over", "hand-over"),
        *LAST_KEYS,
    )

    def marks(self) -> list[tuple[Text, str]]:
        battle, seat = self.play.battle, self.play.seat
        found: list[tuple[Text, str]] = []
        for side in sorted({model.side for model in battle.models}):
            for status in signs.STATUSES:
                shape = Text(f"{signs.shape(side, status)}3", signs.side_style(side))
                state = seat.text("say-wasteland-status", status=status)
                name = side_name(battle, side)
                words = seat.text("table-wasteland-mark-model", side=name, status=state)
                found.append((shape, words))
        for sign, word in (
            (signs.ACTIVE, "active"),
            ("⚔", "engaged"),
            ("↯", "reactions"),
            ("◆", "points"),
            ("☘", "luck"),
            ("☢", "rads"),
            (f"{signs.PATH} {signs.END}", "path"),
            (signs.ROOM, "room"),
            (signs.SIGHT, "sight"),
            ("c", "sight-cover"),
            ("x", "sight-blocked"),
        ):
            found.append((Text(sign, HEADING), seat.text(f"table-wasteland-mark-{word}")))
        for ruler in self.play.table.rulers:
            letter = Text(ruler.letter, signs.ruler_style(ruler.letter))
            args = {"colour": ruler.name, "letter": ruler.letter}
            name = seat.text("say-wasteland-ruler", **args)
            found.append((letter, seat.text("table-wasteland-mark-ruler", ruler=name)))
        return found

    def signs(self) -> list[tuple[str, str]]:
        lang = self.play.seat.lang
        found = []
        for terrain in _KINDS:
            name = translate(lang, f"wasteland-terrain-{terrain}")
            found.append((signs.PATTERNS[terrain] * 2, capital(name)))
        for kind, sign in signs.MARKERS.items():
            own = kind in ("investigation", "searchable")
            message = f"wasteland-marker-{kind}" if own else f"table-wasteland-mark-{kind}"
            found.append((f"{sign}4", capital(translate(lang, message))))
        return found


class EverybodySheet(Sheet):
    """Every model with its card and weapons, and the terrain."""

    play: BattlePlay

    def heading(self) -> str:
        return self.play.seat.text("table-wasteland-everybody")

    def body(self) -> RenderableType:
        parts: list[RenderableType] = []
        for model in self.play.battle.models:
            shape = signs.shape(model.side, model.status)
            title = Text(f"{shape} ", signs.side_style(model.side))
            parts.append(title.append(model.title, STRONG))
            for line in self.play.asked(f"see {model.at}").lines[1:]:
                parts.append(Padding(told(line), (0, 0, 0, 2)))
            parts.append(Text())
        parts.append(Text(self.play.seat.text("table-wasteland-terrain"), HEADING))
        terrain = [piece.text for piece in self.play.table.pieces]
        bare = self.play.seat.text("plain-wasteland-bare")
        parts += [Padding(told(line), (0, 0, 0, 2)) for line in terrain or [bare]]
        return Group(*parts)


class RosterSheet(Sheet):
    """The list of models, where the screen has no room for it."""

    play: BattlePlay

    def heading(self) -> str:
        return self.play.seat.text("table-wasteland-roster")

    def body(self) -> RenderableType:
        return Group(*roster_lines(self.play, min(ROSTER_WIDTH, max(40, self.app.size.width - 14))))


class BriefingSheet(Sheet):
    """What the scenario is about."""

    play: BattlePlay

    def heading(self) -> str:
        return self.play.seat.text("table-wasteland-briefing")

    def body(self) -> RenderableType:
        briefing = self.play.table.briefing
        title, *rest = [""] if briefing is None else briefing.lines
        parts: list[RenderableType] = [Text(title, HEADING)]
        for line in rest:
            parts += [Text(), told(line)]
        return Group(*parts)
