"""What the cursor is on, in detail: a purchase and its changes, a quest, a force, the battle."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.campaign.campaign_play import BEFORE, CampaignPlay
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.detail import PLAIN, QUIET, STRONG, refusal_lines

MOST_LISTED = 12  # names of a list that is not open
CHANGE = Style(color=palette.AMBER)


def detail_lines(play: CampaignPlay) -> list[Text]:
    """Why not; else what the cursor is on; else the battle that is prepared."""
    if play.refusal is not None:
        return refusal_lines(play.seat, play.refusal)
    choice = play.choice
    if choice is None:
        return battle_lines(play)
    if choice.move.startswith("battle "):
        return _scenario(play, choice.move.split()[1])
    if len(choice.moves) > 1:
        return [Text(group_name(play, choice), STRONG), *_names(play, choice)]
    return [*_meeting(play), *_move(play, choice)]


def _scenario(play: CampaignPlay, id: str) -> list[Text]:
    scenario = play.shelf.scenarios[id]
    return [Text(scenario.title, STRONG), *(Text(line, PLAIN) for line in scenario.lines)]


def group_name(play: CampaignPlay, choice: Choice) -> str:
    """What a line that opens a list is called."""
    say, shelf = play.seat.text, play.shelf
    kind, _, rest = choice.where.partition("-")
    n = len(choice.moves)
    if kind == "family":
        return say("table-campaign-build", family=shelf.families[rest], n=n)
    if kind == "scenario":
        return shelf.scenarios[rest].title
    if kind == "limit":
        return say("table-campaign-limit", n=rest)
    if kind == "model":
        return say("table-campaign-model", model=play.lines[choice.move].of, n=n)
    if kind == "lead":
        return say("table-campaign-lead", model=play.lines[choice.move].title, n=n)
    if kind == "name":
        return say("table-campaign-name", structure=structure_name(play, rest), n=n)
    return say(f"table-campaign-{kind}", n=n)


def structure_name(play: CampaignPlay, id: str) -> str:
    """A structure as its owner's faction calls it."""
    own = play.player.settlement
    standing = [each.name for each in own.structures if each.id == id] if own else []
    return standing[0] if standing else play.shelf.structures[id].name


def _names(play: CampaignPlay, choice: Choice) -> list[Text]:
    told = [Text(f"· {play.lines[move].name}", PLAIN) for move in choice.moves]
    more = len(told) - MOST_LISTED
    if more > 1:
        told = [*told[:MOST_LISTED], Text(play.seat.text("table-campaign-more", n=more), QUIET)]
    return told


def _move(play: CampaignPlay, choice: Choice) -> list[Text]:
    answer = play.ask(choice.move)
    changes = [] if answer.change is None else answer.change.lines
    told = [Text(answer.title, STRONG)]
    told += [Text(line, PLAIN) for line in answer.lines if line not in changes]
    if changes:
        told += [Text(), *(Text(line, CHANGE) for line in changes)]
    verb, _, id = choice.move.partition(" ")
    card = play.shelf.cards.get(id) if verb == "quest" else None
    if card is not None:
        told.append(Text(card.story, Style(color=palette.QUIET, italic=True)))
    return told


def _meeting(play: CampaignPlay) -> list[Text]:
    """The exploration card that is being resolved."""
    own = play.player.settlement
    if own is None or not own.meeting or play.question.topic != "explore":
        return []
    card = play.shelf.cards[own.meeting]
    return [Text(card.name, CHANGE), Text(card.story, QUIET)]


def battle_lines(play: CampaignPlay) -> list[Text]:
    """The battle that is prepared: its story, what both sides want, and the forces."""
    station = next((each for each in play.scene.stations if each.state == "next"), None)
    if station is None or play.question.topic not in BEFORE:
        return []
    told = _scenario(play, station.scenario)
    sides = play.shelf.scenarios[station.scenario].sides
    for player in play.scene.players:
        if player.side >= 0:
            args = {"seat": play.name(player.seat), "side": sides[player.side].name}
            line = play.seat.text("campaign-fights", limit=player.limit, **args)
            told.append(Text(line, palette.seat_style(player.seat)))
    return [*told, Text(), *(Text(line, PLAIN) for line in play.ask("forces").lines)]
