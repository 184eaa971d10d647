"""A space, a card or a move in detail: what it would cost and give, or why it cannot be had."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.card import TRACK, Cubes
from overseer.shelter.moves import ShelterMove
from overseer.shelter.text import item_text, room_text, space_text
from overseer.shelter.vault import T_FIGHT, T_LOST, T_REROLL
from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.detail import GOOD, PLAIN, QUIET, STRONG, refusal_lines
from overseer.terminal.table.shelter.answers import space_label, space_signs
from overseer.terminal.table.shelter.choices import kind_of
from overseer.terminal.table.shelter.faces import chance_to_win
from overseer.terminal.table.shelter.scene import Floor, Place, Spot
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.voice.shelter.situation import position
from overseer.voice.shelter.words import read_cubes


def card_lines(play: VaultPlay, kind: str, card: str) -> list[Text]:
    """A card of a display in full."""
    faces, lang = play.faces, play.session.lang
    if kind == "item":
        return [
            Text(faces.item_name(card), STRONG),
            Text(item_text(faces.item(card), lang), PLAIN),
        ]
    return [
        Text(faces.room_name(card), STRONG),
        Text(room_text(faces.room(card), lang), PLAIN),
    ]


def detail_lines(play: VaultPlay) -> list[Text]:
    """What the cursor is on."""
    told: list[Text] = []
    if play.refusal is not None:
        told += refusal_lines(play.session, play.refusal)
    choice = play.choice
    if choice is not None and (play.within is not None or not choice.where):
        return [*told, *move_lines(play)]
    found = play.scene.find(play.where)
    if found is None:
        return told
    told += space_lines(play, *found)
    if choice is None and play.refusal is None:
        refusal = play.closed()
        if refusal is not None:
            told += refusal_lines(play.session, refusal)
    elif choice is not None:
        told.append(_hint(play, "table-enter-place", len(choice.moves)))
    return told


def move_lines(play: VaultPlay) -> list[Text]:
    """A choice that is no space: its name, and what it costs and gives."""
    choice = play.choice
    assert choice is not None
    told = [*fallen_dice(play), Text(play.session.move_name(choice.move), STRONG)]
    detail = play.session.move_detail(choice.move)
    if detail:
        told.append(Text(detail, PLAIN))
    after = tracks_after(play, choice.move)
    if after is not None:
        signs = zip(play.faces.cubes, after, strict=True)
        tracks = "  ".join(f"{sign} {n}" for sign, n in signs)
        words = play.session.text("table-afterwards", tracks=tracks)
        told.append(Text(words, Style(color=palette.AMBER)))
    chance = fight_chance(play, choice)
    if chance is not None:
        words = play.session.text("table-chance-now", percent=chance)
        told.append(Text(words, Style(color=palette.AMBER)))
    told.append(_hint(play, "table-enter-choose", 1))
    return told


def fallen_dice(play: VaultPlay) -> list[Text]:
    """The roll that the question is about: its dice, what was needed, what came of it."""
    state = position(play.session.reads)
    if state.topic not in (T_REROLL, T_LOST):
        return []
    fights = [event for event in play.told if event.name == "shelter-fought"]
    return [Text(play.session.event_text(fights[-1]), Style(color=palette.AMBER))]


def fight_chance(play: VaultPlay, choice: Choice) -> int | None:
    """How likely the fight is won that is about to be rolled, with the item under the cursor."""
    state = position(play.session.reads)
    if state.topic != T_FIGHT:
        return None
    bonus = int(state.bonus)
    if kind_of(choice) == kinds.USE and isinstance(choice.move, ShelterMove):
        bonus += play.faces.cards.items[choice.move.a].bonus
    return chance_to_win(state.showing().fight, bonus)


def tracks_after(play: VaultPlay, move: Move) -> Cubes | None:
    """A player's cubes after a move that is about cubes and nothing else."""
    if not isinstance(move, ShelterMove) or not play.my_turn:
        return None
    words = str(move).split(" ", 1)[-1]
    give = take = (0, 0, 0)
    times = 1
    if move.kind == kinds.GAIN:
        take = read_cubes(words)
    elif move.kind == kinds.PAY:
        give = read_cubes(words)
    elif move.kind == kinds.TRADE:
        sides, times = words.rsplit(" x", 1)[0].split(">"), move.b
        give, take = read_cubes(sides[0]), read_cubes(sides[1])
    else:
        return None
    player = play.scene.players[play.session.asked]
    have = (player.energy, player.food, player.water)
    energy, food, water = (
        min(TRACK, n - less * times + more * times)
        for n, less, more in zip(have, give, take, strict=True)
    )
    return energy, food, water


def space_lines(play: VaultPlay, floor: Floor, place: Place | None, spot: Spot) -> list[Text]:
    """A space: where it is, its signs, its sentences, who is there."""
    session, space = play.session, play.faces.shown(floor, spot)
    title = Text().append(space_label(play, spot.space), STRONG)
    title.append(f"  {spot.space}", QUIET)
    if spot.columns:
        columns = " ".join(str(column) for column in spot.columns)
        several = "yes" if len(spot.columns) > 1 else "no"
        words = session.text("table-columns", columns=columns, several=several)
        title.append(f"  {words}", QUIET)
    told = [title, space_signs(play, spot.space)]
    told.append(Text(space_text(space, session.lang), PLAIN))
    if spot.threat is not None and place is not None:
        covered = session.text("table-covers", room=play.faces.room_name(place.room))
        told.append(Text(covered, QUIET))
    if space.fight:
        chance = session.text("table-chance", percent=chance_to_win(space.fight))
        told.append(Text(chance, Style(color=palette.AMBER)))
    if (
        floor.owner is not None
        and place is not None
        and spot.threat is None
        and floor.owner != session.asked
    ):
        owner = session.name(floor.owner)
        told.append(Text(session.text("table-income", owner=owner), QUIET))
    for dweller in spot.dwellers:
        word = "table-there-wounded" if dweller.wounded else "table-there"
        shape = palette.dweller(dweller.seat, dweller.wounded)
        line = Text().append(f"{shape} ", palette.seat_style(session.hue(dweller.seat)))
        line.append(session.text(word, seat=session.name(dweller.seat)), QUIET)
        told.append(line)
    return told


def _hint(play: VaultPlay, word: str, n: int) -> Text:
    return Text(play.session.text(word, n=n), GOOD)
