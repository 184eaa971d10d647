"""What the cursor is on, in full: the move and its odds, a model, a marker, a place, the AI."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.engine.decision import Event
from overseer.engine.state import Move
from overseer.terminal.table import palette
from overseer.terminal.table.chronicle import story
from overseer.terminal.table.detail import GOOD, PLAIN, QUIET, STRONG, refusal_lines
from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.odds_lines import preview_lines
from overseer.terminal.table.wasteland.reel import AI
from overseer.voice.wasteland.moves import actor
from overseer.voice.wasteland.outlook import seen
from overseer.voice.wasteland.situation import (
    marker_line,
    model_lines,
    point_lines,
    ratings_words,
    sight_words,
    state_words,
    status_word,
    weapon_words,
)
from overseer.voice.wasteland.where import marker_of, model_of, place_of, subject
from overseer.voice.wasteland.words import model_title
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import BattleMove

REASON = Style(color="#9fd6ff")


def detail_lines(play: BattlePlay) -> list[Text]:
    """What the cursor is on, or why it cannot be had."""
    session = play.session
    told: list[Text] = []
    refusal = play.refusal or play.closed()
    if refusal is not None:
        told += refusal_lines(session, refusal)
    if play.reel is not None:
        return [*told, *reason_lines(play)]
    choice = play.choice
    if choice is None:
        told += thing_lines(play)
        if play.roaming and play.my_turn:  # the list is empty there, which must not look final
            told.append(Text(session.text("table-back-to-list"), GOOD))
        return told
    if len(choice.moves) > 1:
        return [*told, Text(session.text("table-wasteland-open"), PLAIN)]
    told += move_lines(play, choice.move)
    return [*told, Text(session.text("table-enter-choose"), GOOD)]


def reason_lines(play: BattlePlay) -> list[Text]:
    """Why the AI did what is shown now, step by step, and what came of it."""
    reel = play.reel
    assert reel is not None
    happened = [event for event in play.told[reel.before :] if not event.name.startswith(AI)]
    return told_lines(play, reel.reasons, happened)


def told_lines(play: BattlePlay, reasons: list[Event], happened: list[Event]) -> list[Text]:
    """The reasons of a decision, numbered, and what happened."""
    session = play.session
    told: list[Text] = []
    if reasons:
        told.append(Text(session.text("table-wasteland-why"), STRONG))
    for at, event in enumerate(reasons, start=1):
        told.append(Text(f"{at}. {session.event_text(event)}", REASON))
    if happened:
        told.append(Text(session.text("table-log"), STRONG))
        told.append(story(play, happened, len(happened)))
    return told


def move_lines(play: BattlePlay, move: Move) -> list[Text]:
    """A move: its words, the line of sight to its target, its odds."""
    battle, lang = play.battle, play.session.lang
    title, detail = play.parts(move)
    sight: list[Text] = []
    model = subject(battle, play.meant)
    target = model_of(battle, play.meant)
    if model is not None and target is not None and target is not model:
        sight.append(Text(sight_words(battle, model, target, lang), PLAIN))
    found = seen(battle, actor(battle), move) if isinstance(move, BattleMove) else None
    if found is not None:  # the list says already whom it attacks by what
        return [*preview_lines(battle, found, lang), *sight]
    told = [Text(title, STRONG), *sight]
    if target is not None:
        return [*told, *short_lines(play, target)]
    return [*told, Text(detail, PLAIN)] if detail else told


def short_lines(play: BattlePlay, model: Model) -> list[Text]:
    """A model in a few lines: health, state, weapons."""
    battle, lang, session = play.battle, play.session.lang, play.session
    name = Text(signs.shape(model.side, model.status) + " ", signs.side_style(model.side))
    name.append(model_title(battle, model.number, lang), STRONG)
    health = session.text("say-wasteland-health", left=model.left, health=model.health)
    told = [name, Text(health, PLAIN)]
    facts = [status_word(model, lang), *state_words(battle, model, lang)]
    told += [Text(f"  {fact}", QUIET) for fact in facts]
    told += [Text(f"  {weapon}", PLAIN) for weapon in weapon_words(battle, model, lang)]
    told.append(Text(ratings_words(battle, model, lang), QUIET))
    return told


def thing_lines(play: BattlePlay) -> list[Text]:
    """A thing on the table, or a place, about which nothing is chosen."""
    battle, lang = play.battle, play.session.lang
    model = model_of(battle, play.where)
    if model is not None:
        told = short_lines(play, model)
        told += [Text(line, PLAIN) for line in model_lines(battle, model, lang)[2:]]
        return told
    marker = marker_of(battle, play.where)
    if marker is not None:
        return [Text(marker_line(battle, marker, lang), PLAIN)]
    place = place_of(battle, play.where)
    if place is None:
        return []
    return [Text(line, Style(color=palette.TEXT)) for line in point_lines(battle, *place, lang)]
