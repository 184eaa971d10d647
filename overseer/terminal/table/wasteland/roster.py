"""The list of models: health, status, conditions and tokens of everybody, a line each."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from overseer.terminal.table import palette
from overseer.terminal.table.canvas import cut
from overseer.terminal.table.page import Page, lines
from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.things import (
    alive,
    capital,
    model_of,
    side_name,
    tab_of,
)
from overseer.voice.wasteland.given import ModelSeen

BAR = 9  # health that is drawn as a bar
NAME = 14  # cells of a name where there is little room
FACTS = 29  # cells beside the name


class Roster(VerticalScroll, can_focus=False):
    """Everybody in the battle."""

    def compose(self) -> ComposeResult:
        yield Page(id="roster-lines")

    def show(self, play: BattlePlay) -> None:
        """Draw everybody as they are now."""
        self.border_title = Text(play.seat.text("table-wasteland-roster"))
        room = self.content_size.width - 1  # the scroll bar
        self.query_one(Page).put(lines(*roster_lines(play, max(30, room))))


def roster_lines(play: BattlePlay, width: int) -> list[Text]:
    """Both sides, the viewer's first; in words only where there is room for everybody's."""
    found = side_lines(play, width, True)
    if any(line.cell_len > width for line in found):
        found = side_lines(play, width, False)
    for line in found:
        line.truncate(width, overflow="ellipsis")
    return found


def side_lines(play: BattlePlay, width: int, words: bool) -> list[Text]:
    """Side by side, and owner by owner where several people hold one."""
    battle = play.battle
    own = next((side.number for side in battle.sides if battle.seat in side.seats), 0)
    found: list[Text] = []
    for side in sorted({model.side for model in battle.models}, key=lambda side: side != own):
        title = f"{signs.side_shape(side)} {capital(side_name(battle, side))}"
        found.append(Text(title, signs.side_style(side)))
        models = [model for model in battle.models if model.side == side]
        seats = sorted({model.seat for model in models if model.seat >= 0})
        shared = len(seats) > 1
        rest = [model for model in models if not shared or model.seat < 0]
        found += [model_line(play, model, width, words) for model in rest]
        for seat in seats if shared else []:
            owner = f"{palette.STANDING[seat]} {play.name(seat)}"
            found.append(Text(f" {owner}", palette.seat_style(seat)))
            own_models = [model for model in models if model.seat == seat]
            found += [model_line(play, model, width, words) for model in own_models]
    return found


def model_line(play: BattlePlay, model: ModelSeen, width: int, words: bool) -> Text:
    """One model: its sign and number, its name, its health, what ails it; its status in words."""
    line = Text(signs.ACTIVE if model.at == play.battle.active else " ", palette.mark)
    sign = f"{signs.shape(model.side, model.status)}{tab_of(model):<4}"
    line.append(sign, signs.side_style(model.side))
    looked_at = model_of(play.battle, play.where) is model
    room = max(NAME, width - FACTS)
    name = cut(model.title, room)
    dim = not alive(model) or model.status == "used"
    colour = palette.BRIGHT if looked_at else palette.QUIET if dim else palette.TEXT
    line.append(f"{name:<{room}} ", Style(color=colour, bold=looked_at))
    if not alive(model):
        line.append(play.seat.text(f"table-wasteland-{model.place}"), palette.faint)
        return line
    line.append(health_bar(model), health_style(model))
    line.append(f" {model.left}/{model.health} ", palette.legal)
    facts = tokens(play, model)
    if words and not model.thing:  # the shape tells it too
        facts.append(play.seat.text("say-wasteland-status", status=model.status))
    line.append(" ".join(facts), palette.faint)
    return line


def health_bar(model: ModelSeen) -> str:
    """Health left of all health; more than fits is drawn to scale."""
    size = min(BAR, model.health)
    full = -(-size * max(model.left, 0) // max(1, model.health))
    return palette.FULL * full + palette.EMPTY * (size - full)


def health_style(model: ModelSeen) -> Style:
    """Green, amber below two thirds, red below one."""
    share = model.left / max(1, model.health)
    if share > 2 / 3:
        return Style(color=palette.GREEN)
    return Style(color=palette.AMBER if share > 1 / 3 else palette.RED)


def tokens(play: BattlePlay, model: ModelSeen) -> list[str]:
    """Engaged, reactions, action points, luck, radiation, conditions."""
    found = ["⚔"] if model.engaged else []
    held = (("↯", "reactions"), ("◆", "points"), ("☘", "luck"))
    counts = [(sign, model.tokens.get(word, 0)) for sign, word in held]
    found += [f"{sign}{n}" for sign, n in (*counts, ("☢", model.rads)) if n]
    return found + [play.seat.text(f"wasteland-condition-{word}") for word in model.conditions]
