"""The answers of a list in words: spaces with their signs, dwellers, rooms, moves."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.shelter.displays import signs
from overseer.terminal.table.shelter.faces import find
from overseer.terminal.table.shelter.vault_play import VaultPlay


def answer(play: VaultPlay, choice: Choice, style: Style) -> Text:
    """What a choice is called in the list."""
    text, told = Text(), play.about(choice)
    site = play.site(choice)
    if play.within is None and choice.where and play.roaming:
        text.append(space_label(play, choice.where) + " ", style)
        text.append_text(space_signs(play, choice.where))
        if len(choice.moves) > 1:
            text.append(f" ({len(choice.moves)})", palette.mark)
    elif play.within is not None and told.doer:
        text.append(told.doer[:1].upper() + told.doer[1:], style)
    elif site is not None:
        side = palette.LEFT_MARK if play.is_left(site) else palette.RIGHT_MARK
        text.append(f" {side} {play.faces.room(play.card_of(choice)).name}", style)
    else:
        text.append(told.name, style)
    return text


def space_label(play: VaultPlay, space: str) -> str:
    """A space by what it belongs to: a threat, a room or the player's own elevator."""
    found = find(play.scene, space)
    if found is None:
        return space
    floor, place, spot = found
    if spot.threat is not None:
        return f"{palette.THREAT_MARK} {play.faces.threat(spot.threat).name}"
    if place is not None:
        return play.faces.room(place.room).name
    owner = floor.owner
    if owner is None or owner == play.scene.seat:
        return play.seat.text("table-lift")
    return play.seat.text("table-lift-of", owner=play.name(owner))


def space_signs(play: VaultPlay, space: str) -> Text:
    """What a space costs and gives, in signs."""
    found = find(play.scene, space)
    return Text() if found is None else signs(play.faces.face(play.scene, found[0], found[2]))
