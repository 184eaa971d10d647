"""The end of a match of Shelter: who becomes overseer, and where the happiness came from."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET, STRONG
from overseer.terminal.table.shelter.vault_play import VaultPlay

_SOURCES = ("rooms", "fights", "spaces", "items", "threats")
_RESIGNED = "OV-E1"


class VaultEnd(EndSheet):
    """Everybody's points, and what decided between equals."""

    play: VaultPlay

    def figures(self) -> list[RenderableType]:
        parts: list[RenderableType] = [Text(), self._scores()]
        tie = self._tie()
        if tie:
            parts += [Text(), Text(tie, PLAIN)]
        return parts

    def _scores(self) -> Table:
        """Happiness by where it came from, and what breaks a tie."""
        play, text, scene = self.play, self.play.seat.text, self.play.scene
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        header = [Text()]
        for player in scene.players:
            grid.add_column(justify="right", no_wrap=True)
            shape = palette.STANDING[player.seat]
            title = f"{shape} {play.name(player.seat)}"
            header.append(Text(title, palette.seat_style(play.hue(player.seat))))
        grid.add_row(*header)
        for source in _SOURCES:
            row = [Text(text(f"table-points-{source}"), PLAIN)]
            row += [
                Text(str(getattr(player.points, source)).replace("-", "−"), PLAIN)
                for player in scene.players
            ]
            grid.add_row(*row)
        total = [Text(text("table-points-all"), STRONG)]
        total += [
            Text(f"{palette.HAPPY_MARK} {player.happiness}", HEADING) for player in scene.players
        ]
        grid.add_row(*total)
        for word, counts in (
            ("cubes", [p.energy + p.food + p.water for p in scene.players]),
            ("dwellers", [p.dwellers for p in scene.players]),
            ("items", [len(p.ready) + len(p.exhausted) for p in scene.players]),
        ):
            row = [Text(text(f"table-tie-{word}"), QUIET)]
            row += [Text(str(n), QUIET) for n in counts]
            grid.add_row(*row)
        return grid

    def _tie(self) -> str:
        """What decided between equals (SH-X3); nothing when happiness alone did."""
        text, ended, by = self.play.seat.text, self.play.ended, self.play.scene.tie
        if by:
            return text("table-tie", by=by)
        shared = ended is not None and len(ended.winners) > 1 and ended.rule != _RESIGNED
        return text("table-tie-shared") if shared else ""
