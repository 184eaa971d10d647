"""The answers of a list in words: spaces with their signs, dwellers, rooms, moves."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.moves import ShelterMove
from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.shelter.choices import kind_of
from overseer.terminal.table.shelter.displays import signs
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.voice.shelter.words import who_words


def answer(play: VaultPlay, choice: Choice, style: Style) -> Text:
    """What a choice is called in the list."""
    text = Text()
    if play.within is None and choice.where and play.roaming:
        text.append(space_label(play, choice.where) + " ", style)
        text.append_text(space_signs(play, choice.where))
        if len(choice.moves) > 1:
            text.append(f" ({len(choice.moves)})", palette.mark)
    elif play.within is not None and isinstance(choice.move, ShelterMove):
        words = who_words(choice.move.b, play.session.lang)
        text.append(words[:1].upper() + words[1:], style)
    elif kind_of(choice) == kinds.BUILD and isinstance(choice.move, ShelterMove):
        side = palette.LEFT_MARK if choice.move.b == kinds.LEFT else palette.RIGHT_MARK
        text.append(f" {side} {play.faces.room_name(built_room(choice.move))}", style)
    else:
        text.append(play.session.move_name(choice.move), style)
    return text


def built_room(move: Move) -> str:
    """The id of the room that a build names."""
    return str(move).split()[1]


def space_label(play: VaultPlay, space: str) -> str:
    """A space by what it belongs to: a threat, a room or the player's own elevator."""
    found = play.scene.find(space)
    if found is None:
        return space
    floor, place, spot = found
    if spot.threat is not None:
        return f"{palette.THREAT_MARK} {play.faces.threat_name(spot.threat)}"
    if place is not None:
        return play.faces.room_name(place.room)
    owner = floor.owner
    if owner is None or owner == play.session.viewer:
        return play.session.text("table-lift")
    return play.session.text("table-lift-of", owner=play.session.name(owner))


def space_signs(play: VaultPlay, space: str) -> Text:
    """What a space costs and gives, in signs."""
    found = play.scene.find(space)
    return Text() if found is None else signs(play.faces.face(found[0], found[2]))
