"""What the cursor is on, in full: the card, the move, and the odds of an attack."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.detail import GOOD, PLAIN, QUIET, STRONG, refusal_lines
from overseer.terminal.table.tragic.duel_play import DuelPlay, Toggle
from overseer.terminal.table.tragic.faces import is_ally, priced, rules_lines, strength
from overseer.terminal.table.tragic.odds_lines import preview_lines
from overseer.voice.given import Choice
from overseer.voice.lists import listed
from overseer.voice.tragic.given import Side, Standing

FLAVOUR = Style(color=palette.QUIET, italic=True)
# Moves about what lies at a place.
_AT_PLACE = ("attack", "join", "block", "charge", "target")


def detail_lines(play: DuelPlay) -> list[Text]:
    """What the cursor is on, or why it cannot be had."""
    why = play.refusal or play.closed()
    told = [] if why is None else refusal_lines(play.seat, why)
    choice = play.choice
    if isinstance(choice, Toggle):
        return [*told, *_toggle(play, choice)]
    if choice is not None:
        told += move_lines(play, play.about(choice))
        return [*told, Text(play.seat.text("table-enter-choose"), GOOD)]
    return [*told, *thing_lines(play)]


def _toggle(play: DuelPlay, choice: Toggle) -> list[Text]:
    seat, pick = play.seat, play.picks
    if not choice.card or pick is None:
        return [Text(seat.text("table-tragic-missing", n=play.missing))]
    told = [
        Text(
            seat.text(
                "table-tragic-pushed",
                card=play.faces.title(id),
                n=pick.most,
                topic=play.scene.topic,
            ),
            STRONG,
        )
        for id in play.pushed
    ]
    told += card_lines(play, choice.card)
    word = "table-tragic-drop" if choice.card in (play.picked or ()) else "table-tragic-pick"
    return [*told, Text(seat.text(word), GOOD)]


def card_lines(play: DuelPlay, id: str, where: str = "", mood: bool = True) -> list[Text]:
    """A card as it would be printed; without the `mood` where there is more to say.

    An ally on the table has the attack and the health that it has now, a card of the hand costs
    what it costs now.
    """
    faces = play.faces
    face, standing = faces[id], play.things.standing.get(where)
    title = Text(faces.title(id), STRONG)
    if not face.free:
        cost = priced(face, play.cost(where, face))
        title.append(f"  {cost}", Style(color=palette.AMBER, bold=True))
    if is_ally(face):
        title.append(f"  {strength(face) if standing is None else _now(standing)}", STRONG)
    told = [title, *changed_lines(play, where), Text(face.type_line, QUIET)]
    told += [Text(line, PLAIN) for line in rules_lines(face)]
    if mood and face.flavour:
        told.append(Text(face.flavour, FLAVOUR))
    return told


def _now(ally: Standing) -> str:
    return f"{ally.attack}/{ally.health}"


def changed_lines(play: DuelPlay, where: str) -> list[Text]:
    """What is printed on an ally that has become stronger, weaker or wounded."""
    ally = play.things.standing.get(where)
    if ally is None or not ally.ally:
        return []
    face, wounds = play.faces[ally.card], ally.full_health - ally.health
    if not wounds and _now(ally) == strength(face):
        return []
    word = "wounded" if wounds else "printed"
    args = {"attack": face.attack, "health": face.health, "wounds": wounds}
    return [Text(play.seat.text(f"table-tragic-{word}", **args), QUIET)]


def keyword_lines(play: DuelPlay, id: str) -> list[Text]:
    """What the keywords of a card mean."""
    return [Text(line, QUIET) for line in play.faces.meanings(play.faces[id])]


def thing_lines(play: DuelPlay) -> list[Text]:
    """A thing on the table, about which nothing is chosen."""
    where, things = play.where, play.things
    if where in things.sides:
        return player_lines(play, things.sides[where])
    id = things.card(where)
    if not id:
        return []
    told = card_lines(play, id, where)
    if where in things.chain:
        told += preview_lines(things.chain[where].foreseen)
    return [*told, *keyword_lines(play, id)]


def player_lines(play: DuelPlay, side: Side) -> list[Text]:
    """A player: armour by kind, abilities laid, cards that everybody knows."""
    seat, faces = play.seat, play.faces
    told = [Text(faces.fixed.names[side.seat], palette.seat_style(side.seat))]
    armour = [
        seat.text("table-tragic-armour-kind", kind=kind, n=n)
        for kind, n in side.armour.items()
        if n > 0
    ]
    if armour:
        words = seat.text("table-tragic-armour", list=listed(armour, faces.lang))
        told.append(Text(words, PLAIN))
    told.append(Text(seat.text("table-tragic-rate", n=side.draw_rate), PLAIN))
    laid = [each.card for each in side.abilities]
    known = [each.card for each in side.known for _ in range(each.n)]
    for word, ids in (("abilities", laid), ("known", known)):
        names = [faces.title(id) for id in ids]
        if names:
            words = seat.text(f"table-tragic-{word}", list=listed(names, faces.lang))
            told.append(Text(words, PLAIN))
    return told + [Text(line, QUIET) for line in faces.radiation(side.radiation)]


def move_lines(play: DuelPlay, choice: Choice) -> list[Text]:
    """A move: its card in full or its words, and what an attack would do."""
    things = play.things
    where = choice.at[0] if choice.at else ""
    odds = preview_lines(play.foreseen(choice))
    held = things.held.get(where)
    if held is not None:
        card = card_lines(play, held.card, where, not odds)
        return [*card, *odds, *keyword_lines(play, held.card)]
    told = [Text(choice.name, STRONG), *odds]
    standing = things.standing.get(where) if choice.kind in _AT_PLACE else None
    if standing is not None:
        told += changed_lines(play, where)
    if choice.detail:
        told.append(Text(choice.detail, PLAIN))
    return told if standing is None else [*told, *keyword_lines(play, standing.card)]
