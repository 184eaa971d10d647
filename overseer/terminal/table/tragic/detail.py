"""What the cursor is on, in full: the card, the move, and the odds of an attack."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.engine.state import Move
from overseer.terminal.table import palette
from overseer.terminal.table.detail import GOOD, PLAIN, QUIET, STRONG, refusal_lines
from overseer.terminal.table.tragic.duel_play import DuelPlay, Toggle
from overseer.terminal.table.tragic.odds_lines import preview_lines
from overseer.tragic import moves as kinds
from overseer.tragic.card import Card
from overseer.tragic.moves import SEATS, SLOTS, TragicMove
from overseer.tragic.rules.board import attack_of, health_left
from overseer.tragic.rules.payment import card_cost
from overseer.tragic.text import cards as text
from overseer.tragic.topics import TOPICS
from overseer.voice.lists import listed
from overseer.voice.tragic import choosing
from overseer.voice.tragic import where as things
from overseer.voice.tragic.forecast import foresee, incoming
from overseer.voice.tragic.words import card_title, keyword_meanings

FLAVOUR = Style(color=palette.QUIET, italic=True)
# Moves about a card that is known by its number, and moves about what lies at a place.
_WITH_CARD = (kinds.CAST, kinds.LAY_CARD, kinds.THROW, kinds.SHOW)
_AT_PLACE = (kinds.ATTACK_WITH, kinds.JOIN, kinds.BLOCK, kinds.CHARGE, kinds.AIM)


def detail_lines(play: DuelPlay) -> list[Text]:
    """What the cursor is on, or why it cannot be had."""
    told: list[Text] = []
    if play.refusal is not None:
        told += refusal_lines(play.session, play.refusal)
    choice = play.choice
    if isinstance(choice, Toggle):
        return [*told, *_toggle(play, choice)]
    if choice is not None:
        told += move_lines(play, choice.move)
        told.append(Text(play.session.text("table-enter-choose"), GOOD))
        return told
    closed = play.closed() if play.refusal is None else None
    if closed is not None:
        told += refusal_lines(play.session, closed)
    return [*told, *thing_lines(play)]


def _toggle(play: DuelPlay, choice: Toggle) -> list[Text]:
    session, duel = play.session, play.duel
    if choice.card < 0:
        picked = play.picked or ()
        return [Text(session.text("table-tragic-missing", n=choosing.wanted(duel) - len(picked)))]
    told = [
        Text(
            session.text(
                "table-tragic-pushed",
                card=card_title(duel.tables.cards[number], session.lang),
                n=choosing.wanted(duel),
                topic=TOPICS[duel.topic],
            ),
            STRONG,
        )
        for number in play.pushed
    ]
    told += card_lines(play, duel.tables.cards[choice.card])
    word = "table-tragic-drop" if choice.card in (play.picked or ()) else "table-tragic-pick"
    return [*told, Text(session.text(word), GOOD)]


def card_lines(play: DuelPlay, card: Card, mood: bool = True, place: int = -1) -> list[Text]:
    """A card as it would be printed; without the `mood` where there is more to say.

    An ally at a `place` of the table has the attack and the health that it has now.
    """
    lang = play.session.lang
    title = Text(card_title(card, lang), STRONG)
    if text.face_of(card) != "free":
        cost = text.cost_text(card_cost(play.duel, play.own, card), card.letters)
        title.append(f"  {cost}", Style(color=palette.AMBER, bold=True))
    if card.is_ally:
        title.append(f"  {_strength(play, card, place)}", STRONG)
    told = [title, *changed_lines(play, place), Text(text.type_line(card, lang), QUIET)]
    told += [Text(line, PLAIN) for line in text.rules_lines(card, lang)]
    flavour = text.flavour(card, lang) if mood else ""
    if flavour:
        told.append(Text(flavour, FLAVOUR))
    return told


def _strength(play: DuelPlay, card: Card, place: int) -> str:
    """An ally's attack and health: now where it is in play, else as printed."""
    permanent = play.duel.permanent(place, -1)
    if permanent is None:
        return f"{card.attack}/{card.health}"
    seat = place // SLOTS
    attack = attack_of(play.duel, seat, permanent)
    return f"{attack}/{health_left(play.duel, seat, permanent)}"


def changed_lines(play: DuelPlay, place: int) -> list[Text]:
    """What is printed on an ally that has become stronger, weaker or wounded."""
    permanent = play.duel.permanent(place, -1)
    if permanent is None or not permanent.card.is_ally:
        return []
    card, wounds = permanent.card, permanent.damage
    if not wounds and _strength(play, card, place) == f"{card.attack}/{card.health}":
        return []
    word = "wounded" if wounds else "printed"
    args = {"attack": card.attack, "health": card.health, "wounds": wounds}
    return [Text(play.session.text(f"table-tragic-{word}", **args), QUIET)]


def keyword_lines(play: DuelPlay, card: Card) -> list[Text]:
    """What the keywords of a card mean."""
    return [Text(line, QUIET) for line in keyword_meanings(card, play.session.lang)]


def thing_lines(play: DuelPlay) -> list[Text]:
    """A thing on the table, about which nothing is chosen."""
    where = play.where
    if where.startswith(things.SEAT):
        return player_lines(play, SEATS.index(where.removeprefix(things.SEAT)))
    id = things.card_at(play.duel, where)
    if not id:
        return []
    place = things.place_number(where)
    told = card_lines(play, play.duel.tables.set.by_id[id], place=place)
    if where.startswith(things.CHAIN):
        at = int(where.removeprefix(things.CHAIN))
        told += preview_lines(play.session, play.duel, incoming(play.duel, at))
    return [*told, *keyword_lines(play, play.duel.tables.set.by_id[id])]


def player_lines(play: DuelPlay, seat: int) -> list[Text]:
    """A player: armour by kind, abilities laid, cards that everybody knows."""
    session, player = play.session, play.data["players"][seat]
    lang = session.lang
    told = [Text(session.name(seat), palette.seat_style(seat))]
    armour = [
        session.text("table-tragic-armour-kind", kind=kind, n=n)
        for kind, n in player["armour"].items()
        if n > 0
    ]
    if armour:
        told.append(Text(session.text("table-tragic-armour", list=listed(armour, lang)), PLAIN))
    told.append(Text(session.text("table-tragic-rate", n=player["draw_rate"]), PLAIN))
    for word in ("abilities", "known"):
        names = [card_title(play.duel.tables.set.by_id[id], lang) for id in player[word]]
        if names:
            words = session.text(f"table-tragic-{word}", list=listed(names, lang))
            told.append(Text(words, PLAIN))
    level = player["radiation"]
    for line in text.radiation_lines(play.duel.tables.set.radiation[: level + 1], lang):
        told.append(Text(line, QUIET))
    return told


def move_lines(play: DuelPlay, move: Move) -> list[Text]:
    """A move: its card in full or its words, and what an attack would do."""
    session, duel = play.session, play.duel
    odds = preview_lines(session, duel, foresee(duel, session.asked, move))
    if isinstance(move, TragicMove) and move.kind in _WITH_CARD:
        card = duel.tables.cards[move.a]
        return [*card_lines(play, card, not odds), *odds, *keyword_lines(play, card)]
    told = [Text(session.move_name(move), STRONG), *odds]
    if isinstance(move, TragicMove) and move.kind in _AT_PLACE:
        told += changed_lines(play, move.a)
    detail = session.move_detail(move)
    if detail:
        told.append(Text(detail, PLAIN))
    if isinstance(move, TragicMove) and move.kind in _AT_PLACE:
        permanent = duel.permanent(move.a, -1)
        if permanent is not None:
            told += keyword_lines(play, permanent.card)
    return told
