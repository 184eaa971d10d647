"""What the cursor is on, in detail: a purchase and its changes, a quest, a force, the battle."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.terminal.campaign.forces import brought_lines, units_lines
from overseer.terminal.table import palette
from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.detail import PLAIN, QUIET, STRONG, refusal_lines
from overseer.voice.campaign.changes import CHANGING, change_lines
from overseer.voice.campaign.words import move_parts, side_title, structure_title
from overseer.voice.wasteland.stories import about_scenario, scenario_title
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.muster import limit_of
from overseer.wasteland.campaign.player import SITS_OUT
from overseer.wasteland.campaign.text import model_name
from overseer.wasteland.campaign.topics import T_EXPLORE, T_RESULT
from overseer.wasteland.force.code import decode
from overseer.wasteland.settlement.explore import exploration
from overseer.wasteland.text import cards as text

MOST_LISTED = 12  # names of a list that is not open
CHANGE = Style(color=palette.AMBER)


def detail_lines(play: CampaignPlay) -> list[Text]:
    """Why not; else what the cursor is on; else the battle that is prepared."""
    if play.refusal is not None:
        return refusal_lines(play.session, play.refusal)
    choice = play.choice
    if choice is None:
        return battle_lines(play)
    scenario = _scenario(choice)
    if scenario:
        lines = about_scenario(scenario, play.session.lang)
        return [Text(lines[0], STRONG), *(Text(line, PLAIN) for line in lines[1:])]
    if len(choice.moves) > 1:
        return [Text(group_name(play, choice), STRONG), *_names(play, choice)]
    return [*_meeting(play), *_move(play, choice)]


def _scenario(choice: Choice) -> str:
    """The scenario that a choice is about; empty where it is about none."""
    move = choice.move
    return move.a if isinstance(move, CampaignMove) and move.verb == "battle" else ""


def group_name(play: CampaignPlay, choice: Choice) -> str:
    """What a line that opens a list is called."""
    say, lang = play.session.text, play.session.lang
    kind, _, rest = choice.where.partition("-")
    n = len(choice.moves)
    if kind == "family":
        return say("table-campaign-build", family=say(f"structure-family-{rest}"), n=n)
    if kind == "scenario":
        return scenario_title(rest, lang)
    if kind == "limit":
        return say("table-campaign-limit", n=rest)
    if kind in ("model", "lead"):
        return say(f"table-campaign-{kind}", model=model_name(rest, lang), n=n)
    if kind == "name":
        structure = structure_title(rest, play.player.own, play.state.books, lang)
        return say("table-campaign-name", structure=structure, n=n)
    return say(f"table-campaign-{kind}", n=n)


def _names(play: CampaignPlay, choice: Choice) -> list[Text]:
    told = [Text(f"· {play.session.move_name(move)}", PLAIN) for move in choice.moves]
    more = len(told) - MOST_LISTED
    if more > 1:
        told = [*told[:MOST_LISTED], Text(play.session.text("table-campaign-more", n=more), QUIET)]
    return told


def _move(play: CampaignPlay, choice: Choice) -> list[Text]:
    session, state, move = play.session, play.state, choice.move
    assert isinstance(move, CampaignMove)
    title, detail = move_parts(state, move, session.lang)
    told = [Text(title, STRONG)]
    if detail:
        told.append(Text(detail, PLAIN))
    if move.verb in CHANGING:
        changes = change_lines(state.own, move, state.books, session.lang)
        told += [Text(), *(Text(line, CHANGE) for line in changes)]
    if move.verb == "quest" and move.a != "none":
        story = text.flavour(state.books.cards.quest(move.a), session.lang)
        told.append(Text(story, Style(color=palette.QUIET, italic=True)))
    if move.verb == "force":
        force = decode(move.a, state.books.cards)
        told += [Text(line.strip(), PLAIN) for line in units_lines(session, force)]
    return told


def _meeting(play: CampaignPlay) -> list[Text]:
    """The exploration card that is being resolved."""
    state, lang = play.state, play.session.lang
    if state.topic != T_EXPLORE or not state.own.meeting:
        return []
    card = exploration(state.own.meeting, state.books)
    return [Text(text.name(card, lang), CHANGE), Text(text.flavour(card, lang), QUIET)]


def battle_lines(play: CampaignPlay) -> list[Text]:
    """The battle that is prepared: its story, what both sides want, and the forces."""
    session, state = play.session, play.state
    id, lang = state.battle.scenario, session.lang
    if state.topic > T_RESULT or not id:
        return []
    title, *lines = about_scenario(id, lang)
    told = [Text(title, STRONG), *(Text(line, PLAIN) for line in lines)]
    for player in state.players:
        if player.side != SITS_OUT:
            side = side_title(id, player.side, lang)
            args = {"seat": session.name(player.seat), "side": side}
            line = session.text("campaign-fights", limit=limit_of(state, player), **args)
            told.append(Text(line, palette.seat_style(player.seat)))
    return [*told, Text(), *(Text(line, PLAIN) for line in brought_lines(session))]
