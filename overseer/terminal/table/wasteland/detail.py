"""What the cursor is on, in full: the move and its odds, a model, a marker, a place, the AI."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.chronicle import story
from overseer.terminal.table.detail import GOOD, PLAIN, QUIET, STRONG, refusal_lines
from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.odds_lines import preview_lines
from overseer.terminal.table.wasteland.reel import reasons_of
from overseer.terminal.table.wasteland.things import marker_of, model_of, point_of
from overseer.voice import given
from overseer.voice.wasteland.given import ModelSeen

ATTACKS = ("shoot", "fight", "throw")  # kinds of choices that have odds
REASON = Style(color="#9fd6ff")


def detail_lines(play: BattlePlay) -> list[Text]:
    """What the cursor is on, or why it cannot be had."""
    seat = play.seat
    told: list[Text] = []
    refusal = play.refusal or play.closed()
    if refusal is not None:
        told += refusal_lines(play.seat, refusal)
    if play.reel is not None:
        return [*told, *reason_lines(play)]
    choice = play.choice
    if choice is None:
        told += thing_lines(play)
        if play.roaming and play.my_turn:  # the list is empty there, which must not look final
            told.append(Text(seat.text("table-back-to-list"), GOOD))
        return told
    if len(choice.moves) > 1:
        return [*told, Text(seat.text("table-wasteland-open"), PLAIN)]
    told += move_lines(play, play.about(choice))
    return [*told, Text(seat.text("table-enter-choose"), GOOD)]


def reason_lines(play: BattlePlay) -> list[Text]:
    """Why the AI did what is shown now, step by step, and what came of it."""
    reel = play.reel
    assert reel is not None
    return told_lines(play, reel.happened)


def told_lines(play: BattlePlay, events: list[given.Happening]) -> list[Text]:
    """The reasons of a decision, numbered, and what happened."""
    seat = play.seat
    reasons = reasons_of(events)
    happened = [event for event in events if event not in reasons]
    told: list[Text] = []
    if reasons:
        told.append(Text(seat.text("table-wasteland-why"), STRONG))
    for at, event in enumerate(reasons, start=1):
        told.append(Text(f"{at}. {event.text}", REASON))
    if happened:
        told.append(Text(seat.text("table-log"), STRONG))
        told.append(story(play, happened, len(happened)))
    return told


def move_lines(play: BattlePlay, choice: given.Choice) -> list[Text]:
    """A move: its words, the line of sight to its target, its odds."""
    target = model_of(play.battle, play.meant)
    seen = None if target is None else play.asked(f"see {target.at}").sight
    sight = [] if seen is None else [Text(seen.text, PLAIN)]
    odds = play.asked(choice.move).attack if choice.kind in ATTACKS else None
    if odds is not None:  # the list says already whom it attacks by what
        return [*preview_lines(odds, play.seat.lang), *sight]
    told = [Text(choice.name, STRONG), *sight]
    if target is not None:
        return [*told, *short_lines(play, target)]
    return [*told, Text(choice.detail, PLAIN)] if choice.detail else told


def short_lines(play: BattlePlay, model: ModelSeen) -> list[Text]:
    """A model in a few lines: health, state, weapons."""
    seat, known = play.seat, play.asked(f"see {model.at}")
    name = Text(signs.shape(model.side, model.status) + " ", signs.side_style(model.side))
    name.append(model.title, STRONG)
    health = seat.text("say-wasteland-health", left=model.left, health=model.health)
    told = [name, Text(health, PLAIN)]
    told += [Text(f"  {fact}", QUIET) for fact in known.facts]
    for held in model.weapons:
        empty = seat.text("say-wasteland-empty", weapon=held.name)
        told.append(Text(f"  {empty if held.empty else held.name}", PLAIN))
    return [*told, *(Text(line, QUIET) for line in known.lines[1:2])]  # its armour


def thing_lines(play: BattlePlay) -> list[Text]:
    """A thing on the table, or a place, about which nothing is chosen."""
    model = model_of(play.battle, play.where)
    if model is not None:
        told = short_lines(play, model)
        more = play.asked(f"see {model.at}").lines[2:]
        return told + [Text(line, PLAIN) for line in more]
    marker = marker_of(play.battle, play.where)
    if marker is not None:
        return [Text(marker.text, PLAIN)]
    if point_of(play.where) is None:
        return []
    found = play.asked(play.where).lines
    return [Text(line, Style(color=palette.TEXT)) for line in found]
