"""A space, a card or a move in detail: what it would cost and give, or why it cannot be had."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.detail import GOOD, PLAIN, QUIET, STRONG, refusal_lines
from overseer.terminal.table.shelter.answers import space_label, space_signs
from overseer.terminal.table.shelter.faces import find
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.voice.given import Choice
from overseer.voice.shelter.given import Floor, Place, Spot

_CUBES_ONLY = ("gain", "pay", "trade")  # kinds of choices that are about cubes and nothing else
_ROLLED = ("reroll", "lost")  # topics about dice that have fallen


def card_lines(play: VaultPlay, kind: str, id: str) -> list[Text]:
    """A card of a display in full."""
    card = play.faces.item(id) if kind == "item" else play.faces.room(id)
    return [Text(card.name, STRONG), Text(card.text, PLAIN)]


def detail_lines(play: VaultPlay) -> list[Text]:
    """What the cursor is on."""
    told: list[Text] = []
    if play.refusal is not None:
        told += refusal_lines(play.seat, play.refusal)
    choice = play.choice
    if choice is not None and (play.within is not None or not choice.where):
        return [*told, *move_lines(play, play.about(choice))]
    found = find(play.scene, play.where)
    if found is None:
        return told
    told += space_lines(play, *found)
    if choice is None and play.refusal is None:
        why = play.closed()
        if why is not None:
            told += refusal_lines(play.seat, why)
    elif choice is not None:
        told.append(_hint(play, "table-enter-place", len(choice.moves)))
    return told


def move_lines(play: VaultPlay, choice: Choice) -> list[Text]:
    """A choice that is no space: its name, and what it costs and gives."""
    amber = Style(color=palette.AMBER)
    told = [*fallen_dice(play), Text(choice.name, STRONG)]
    if choice.detail:
        told.append(Text(choice.detail, PLAIN))
    after = tracks_after(play, choice)
    if after is not None:
        signs = zip(play.faces.cubes, after, strict=True)
        tracks = "  ".join(f"{sign} {n}" for sign, n in signs)
        told.append(Text(play.seat.text("table-afterwards", tracks=tracks), amber))
    chance = fight_chance(play, choice)
    if chance is not None:
        told.append(Text(play.seat.text("table-chance-now", percent=chance), amber))
    told.append(_hint(play, "table-enter-choose", 1))
    return told


def fallen_dice(play: VaultPlay) -> list[Text]:
    """The roll that the question is about: its dice, what was needed, what came of it."""
    if play.question.topic not in _ROLLED:
        return []
    fights = [event for event in play.told if event.name == "shelter-fought"]
    return [Text(fights[-1].text, Style(color=palette.AMBER))]


def fight_chance(play: VaultPlay, choice: Choice) -> int | None:
    """How likely the fight is won that is about to be rolled, with the item under the cursor."""
    if play.question.topic != "fight":
        return None
    fight = play.way_on()
    odds = play.ask(choice.move).odds or (play.ask(fight).odds if fight is not None else {})
    return percent(odds)


def percent(odds: dict[str, Any]) -> int | None:
    """How likely something is; None where nothing is rolled for."""
    return round(100 * odds["wins"] / odds["of"]) if odds else None


def tracks_after(play: VaultPlay, choice: Choice) -> tuple[int, ...] | None:
    """A player's cubes after a choice that is about cubes and nothing else."""
    if choice.kind not in _CUBES_ONLY or not play.my_turn:
        return None
    player = play.scene.players[play.seat.asked]
    return tuple(
        min(play.faces.track, have - choice.cost.get(kind, 0) + choice.gain.get(kind, 0))
        for kind, have in (
            ("energy", player.energy),
            ("food", player.food),
            ("water", player.water),
        )
    )


def space_lines(play: VaultPlay, floor: Floor, place: Place | None, spot: Spot) -> list[Text]:
    """A space: where it is, its signs, its sentences, who is there."""
    text, face = play.seat.text, play.faces.shown(play.scene, floor, spot)
    title = Text().append(space_label(play, spot.space), STRONG)
    title.append(f"  {spot.space}", QUIET)
    if spot.columns:
        columns = " ".join(str(column) for column in spot.columns)
        several = "yes" if len(spot.columns) > 1 else "no"
        title.append(f"  {text('table-columns', columns=columns, several=several)}", QUIET)
    told = [title, space_signs(play, spot.space)]
    told.append(Text(face.text, PLAIN))
    if spot.threat is not None and place is not None:
        covered = text("table-covers", room=play.faces.room(place.room).name)
        told.append(Text(covered, QUIET))
    chance = percent(play.ask(spot.space).odds)
    if chance is not None:
        told.append(Text(text("table-chance", percent=chance), Style(color=palette.AMBER)))
    if (
        floor.owner is not None
        and place is not None
        and spot.threat is None
        and floor.owner != play.seat.asked
    ):
        told.append(Text(text("table-income", owner=play.name(floor.owner)), QUIET))
    for dweller in spot.dwellers:
        word = "table-there-wounded" if dweller.wounded else "table-there"
        shape = palette.dweller(dweller.seat, dweller.wounded)
        line = Text().append(f"{shape} ", palette.seat_style(play.hue(dweller.seat)))
        line.append(text(word, seat=play.name(dweller.seat)), QUIET)
        told.append(line)
    return told


def _hint(play: VaultPlay, word: str, n: int) -> Text:
    return Text(play.seat.text(word, n=n), GOOD)
